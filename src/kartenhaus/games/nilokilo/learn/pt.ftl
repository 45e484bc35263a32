## A visita

tour-goal = Junta doces antes que chegue o rei! As cartas vão para um monte, e tens três bobos para o apanhar.
tour-starts = Começa o maior maroto. Hoje és tu!
tour-flip = Vira a carta de cima.
tour-remember = { $name } também virou uma. Só vês a de cima: lembra-te do que está por baixo! Continua.
tour-snatch = Já há { $sweets } gelados! Atira um bobo ao monte. Podes fazê-lo quando quiseres; o mais rápido leva tudo.
tour-jester = Tudo teu! Esse bobo já foi usado nesta ronda; ainda tens dois. Vamos: vira uma carta.
tour-quicker = Desta vez foi { $name } que o apanhou. Não faz mal: vira a seguinte.
tour-glutton = Um glutão! Quem tiver mais no fim devolve uma carta. Deixa-o e vira a seguinte.
tour-taken = { $name } levou-o. Vira outra carta.
tour-candy = Só rebuçados! Apanha.
tour-last = { $name } já não tem bobos. Atira o último: quando acabam todos, acaba a ronda. Senão, acaba com o rei.
tour-count = Agora conta-se, tipo a tipo: quem tiver mais doces fica com uma carta.
tour-coin = { $name } tem o glutão e devolve uma carta. Tu tens mais cartas: uma moeda de ouro para ti!
tour-end = Ganha quem tiver primeiro três moedas de ouro. O jogo a sério é rápido: olhos abertos!

## Dicas

hint-snatch = Doces de que te lembras: { $sweets }. Isso vale um bobo.
hint-glutton = Há um glutão. É melhor deixar o monte aos outros.
hint-wait = Ainda há pouco. Espera, ou vira se for a tua vez.
hint-empty = Agora não há nada para apanhar.
hint-flip = É a tua vez: vira a próxima carta.
hint-sort = O teu Fex não gosta disso. Põe-no de parte.
hint-sorted = Do resto o teu Fex gosta.
hint-give = Só conta o número de cartas. Devolve uma qualquer.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-12-title = Pequenas dúvidas
rules-12-text =
    Sem monte não há nada para apanhar. Basta uma só carta, mesmo um glutão.
    Levas o que houver quando o teu bobo chega, surpresas incluídas. Se o rei já saiu, ninguém leva nada.
    Mesmo sem bobos tens de virar quando é a tua vez. Se só uma pessoa os tem, continua-se à mesma.
    Quem não tem nada de uma espécie não guarda nada. Se vários têm o mesmo, cada um guarda uma carta. Sem glutões ninguém paga.
    Fex: o que se põe de parte fica fora até à ronda seguinte; no jogo rigoroso fica como glutões com quem o apanhou. Enquanto se separa, todos esperam.
    Um Fex pode recusar o monte todo. Só se passam os Fex em jogo; a cor deixa de dizer de quem são.
    Cada ronda começa no sentido dos ponteiros. Dois glutões seguidos viram duas vezes. Sem esta variante, virar por engano não custa nada.
    Numas edições o bobo atira-se, noutras pousa-se: conta quem chega primeiro. Em cada ronda baralha-se tudo, mesmo que o livrinho não o diga.
