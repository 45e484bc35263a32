## A visita

tour-goal = Todo mundo joga cartas num monte, e a soma cresce. Quem chega a 77 ou mais perde a rodada e uma ficha.
tour-lay = É a sua vez. No início as cartas altas não fazem mal: jogue um 10.
tour-draw = Agora compre uma carta nova. Na partida ninguém vai lembrar você!
tour-twins = A soma é { $total }. Com o { $bad } daria { $sum }: dois algarismos iguais custam uma ficha. É melhor jogar o { $good }.
tour-remember = E o que vem depois de jogar? Isso: comprar. Senão você continua com uma carta a menos.
tour-arrow = A seta de { $name } mudou o sentido: é a sua vez de novo. Jogue o ×2!
tour-draw-again = Agora { $name } tem de jogar duas cartas. Primeiro compre a sua.
tour-paid = { $total }! { $name } fez dois algarismos iguais e entrega uma ficha. A rodada continua.
tour-save = Já está em { $total }, que aperto! Por sorte você tem um 0: não muda nada, e o problema passa adiante.
tour-last-draw = E o que é que você nunca esquece?
tour-lost = { $name } passa de 77 e perde a rodada: uma ficha a menos. Depois as cartas são dadas de novo, e a soma começa em 0.
tour-end = Sem fichas você está nadando: mais uma perda e fica fora. Ganha quem ficar por último na partida.

## Dicas

hint-draw = Compre agora, antes da próxima carta.
hint-call = Ao todo são { $total }.
hint-deal = A rodada acabou, e quem dá a próxima é você.
hint-lost = Qualquer carta leva a soma a 77 ou mais. Não tem jeito.
hint-pay = { $after } custa uma ficha, mas o resto seria pior.
hint-save = Com { $total } a coisa aperta. É para isso que serve esta carta.
hint-pass_on = Agora as outras cartas custariam mais.
hint-high = { $after } não faz mal. É melhor jogar os números altos enquanto há folga.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-11-title = Pequenas dúvidas
rules-11-text =
    Com 77 exatos a rodada está perdida, e com 88 e 99 também: não se paga duas vezes.
    Dá para começar com qualquer carta. Um 11 logo de início custa uma ficha.
    Depois de um ×2: se a primeira carta faz 77 ou elimina você, a segunda não é jogada. Duas somas com algarismos iguais custam duas fichas. Se você só tem uma carta, basta essa.
    Se a primeira das duas é uma seta, você joga a segunda mesmo assim. Duas setas se anulam. Um ×2 como segunda vale para quem for o próximo no fim da sua vez.
    Ninguém pode passar, mas pode perder de propósito. Não comprar conta sempre como esquecimento, também depois de um ×2.
    Quem esqueceu continua comprando depois, até a mão menor. Na rodada seguinte a mão volta a ser completa.
    Quando o monte acaba, o monte é embaralhado na hora; um ×2 pendente continua valendo. Uma rodada nova começa no sentido horário, em 0 e sem ×2.
    Quem dá também joga, e continua dando mesmo fora do jogo. Quem está fora é pulado.
