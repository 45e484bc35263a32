## A visita

tour-goal = As doninhas fazem uma corrida! Ganha a primeira a passar da última peça.
tour-skunk = Escolhe uma doninha.
tour-turn = Começas tu. Vira uma carta: as pegadas fazem-te avançar.
tour-more = { $steps } pegadas! Podias correr. Ou arriscas mais uma? Vira esta.
tour-run = { $steps } ao todo, que bom! Agora vai: corre!
tour-puma = Um puma! { $name } não pode correr. Vê onde está: volta a ser tapado e fica lá.
tour-gifts = E { $name } tem de dar todas as pegadas, à volta da mesa. Uma calhou-te a ti!
tour-fled = Oh, { $name } passou por ti. Que cheirete! Fugiste para trás da peça fedorenta mais próxima.
tour-again = Agora tu! Vira outra carta.
tour-stink = Assim acabavas na peça { $tile }, que cheira mal. Aí ninguém pode parar: vira mais uma.
tour-overtake = Com isso até passas { $name }. Corre!
tour-end = Agora { $name } foge de ti! Lembra-te dos pumas, arrisca, e passa da última peça antes de todos.

## Dicas

hint-win = Com isso passas da última peça. Ganhas!
hint-run = Isso leva-te à peça { $tile }. Outra carta seria arriscada: { $pumas } em { $cards } são pumas.
hint-first = Antes de correres tens de virar pelo menos uma carta.
hint-must = Aí não podes parar, por isso precisas de mais uma carta.
hint-dare = O risco compensa: só { $pumas } em { $cards } são pumas.
hint-cover = Lembra-te de onde está o puma e tapa-o.
hint-least = A quem vai à frente é melhor dar pouco.
hint-most = A quem vai atrás pode dar-se muito.
hint-go_on = Só restam pumas. Continua, e baralha-se tudo de novo.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-12-title = Pequenas dúvidas
rules-12-text =
    Quem é ultrapassado logo a seguir a uma peça que cheira mal recua à mesma para antes dela. Se aí também cheira, ainda mais.
    Quem recua não ultrapassa nem incomoda ninguém.
    Mesmo com uma soma vencedora podes virar mais. Parar sem correr não dá. Uma corrida que acabasse mal não custa nada: viras mais uma.
    Cartas iguais, ou uma só, dão-se por si. A dois, a outra pessoa recebe todas.
    A mesa avisa quando só restam pumas. Depois de baralhar, tudo está em lugares novos, e quem continua tem de virar uma carta.
    Só corre uma doninha de cada vez, por isso só ganha uma; a volta não se acaba.
    Quer a folha ponha a partida «atrás» ou «à frente» da primeira peça, é o mesmo lugar. A última e a primeira não são vizinhas.
