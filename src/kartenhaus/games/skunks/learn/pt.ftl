## A visita

tour-goal = Os gambás apostam corrida! Ganha quem passar primeiro da última casa.
tour-skunk = Escolha um gambá.
tour-turn = Você começa. Vire uma carta: as pegadas fazem você avançar.
tour-more = { $steps } pegadas! Você já poderia correr. Ou arrisca mais uma? Vire esta.
tour-run = { $steps } ao todo, que beleza! Agora vai: corra!
tour-puma = Um puma! { $name } não pode correr. Veja onde ele está: é coberto de novo e fica ali.
tour-gifts = E { $name } tem de dar todas as pegadas, em volta da mesa. Uma ficou com você!
tour-fled = Ih, { $name } passou por você. Que fedor! O seu gambá fugiu para trás da casa fedorenta mais próxima.
tour-again = Agora é com você! Vire outra carta.
tour-stink = Assim você acabaria na casa { $tile }, e ela fede. Ali ninguém pode parar: vire mais uma.
tour-overtake = Com isso você até ultrapassa { $name }. Corra!
tour-end = Agora { $name } foge de você! Lembre onde estão os pumas, arrisque, e passe da última casa antes de todos.

## Dicas

hint-win = Com isso você passa da última casa. Você ganha!
hint-run =
    { $pumas ->
        [one] Isso leva você até a casa { $tile }. Outra carta seria arriscado: { $pumas } de { $cards } é um puma.
       *[other] Isso leva você até a casa { $tile }. Outra carta seria arriscado: { $pumas } de { $cards } são pumas.
    }
hint-first = Antes de correr você tem de virar pelo menos uma carta.
hint-must = Ali você não pode parar, então precisa de mais uma carta.
hint-dare =
    { $pumas ->
        [one] O risco compensa: só { $pumas } de { $cards } é um puma.
       *[other] O risco compensa: só { $pumas } de { $cards } são pumas.
    }
hint-cover = Guarde na memória onde está o puma e cubra.
hint-least = Para quem está na frente é melhor dar pouco.
hint-most = Para quem está atrás pode dar muito.
hint-go_on = Só restam pumas. Continue, e tudo é embaralhado de novo.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-12-title = Pequenas dúvidas
rules-12-text =
    Quem é ultrapassado logo depois de uma casa fedorenta volta mesmo assim para antes dela. Se ali também fede, volta mais ainda.
    Quem volta não ultrapassa nem atrapalha ninguém.
    Mesmo com um total que ganha você pode virar mais. Parar sem correr não dá. Uma corrida que acabaria mal não custa nada: você vira mais uma.
    Cartas iguais, ou uma só, são dadas sozinhas. Com dois jogadores, a outra pessoa recebe todas.
    A mesa avisa quando só restam pumas. Depois de embaralhar, tudo está em lugares novos, e quem continua tem de virar uma carta.
    Só corre um gambá de cada vez, então só ganha um; a volta não é jogada até o fim.
    Quer a folha ponha a largada “atrás” ou “na frente” da primeira casa, é o mesmo lugar. A última e a primeira não são vizinhas.
