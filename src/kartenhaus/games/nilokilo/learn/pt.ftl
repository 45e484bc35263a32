## A visita

tour-goal = Junte doces antes que o rei chegue! As cartas vão para um monte, e você tem três bobos para pegá-lo.
tour-starts = Começa quem for mais sapeca. Hoje é você!
tour-flip = Vire a carta de cima.
tour-remember = { $name } também virou uma. Você só vê a de cima: lembre o que está embaixo! Continue.
tour-snatch = Já há { $sweets } sorvetes! Jogue um bobo no monte. Você pode fazer isso quando quiser; o mais rápido leva tudo.
tour-jester = Tudo seu! Esse bobo já foi usado nesta rodada; você ainda tem dois. Vamos lá: vire uma carta.
tour-quicker = Desta vez foi { $name } quem pegou. Não faz mal: vire a próxima.
tour-glutton = Um guloso! Quem tiver mais deles no fim devolve uma carta. Deixe ali e vire a próxima.
tour-taken = { $name } levou o guloso. Vire outra carta.
tour-candy = Só balas! Pegue.
tour-last = { $name } não tem mais bobos. Jogue o seu último: quando todos foram usados, a rodada acaba. Senão, ela acaba com o rei.
tour-count = Agora os doces são contados, tipo por tipo: quem tiver mais fica com uma carta.
tour-coin = { $name } tem o guloso e devolve uma carta. Você guardou mais cartas: uma moeda de ouro para você!
tour-end = Vence quem tiver primeiro três moedas de ouro. O jogo de verdade é rápido: olhos abertos!

## Dicas

hint-snatch = Doces que dá para lembrar: { $sweets }. Isso vale um bobo.
hint-glutton = Há um guloso ali. É melhor deixar o monte para os outros.
hint-wait = Ainda há pouca coisa. Espere, ou vire se for a sua vez.
hint-empty = Agora não há nada para pegar.
hint-flip = É a sua vez: vire a próxima carta.
hint-sort = O seu Fex não gosta disso. Separe.
hint-sorted = Do resto o seu Fex gosta.
hint-give = Só conta o número de cartas. Devolva qualquer uma.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-12-title = Pequenas dúvidas
rules-12-text =
    Sem monte não há nada para pegar. Basta uma só carta, mesmo um guloso.
    Você leva o que houver quando o seu bobo chega, surpresas incluídas. Se o rei já apareceu, ninguém leva nada.
    Mesmo sem bobos você tem de virar quando é a sua vez. Se só uma pessoa ainda tem bobos, o jogo continua do mesmo jeito.
    Quem não tem nada de um tipo não guarda nada dele. Se vários têm o mesmo, cada um guarda uma carta. Sem gulosos ninguém paga.
    Fex: o que é separado fica fora até a próxima rodada; no jogo mais rigoroso fica como gulosos com quem pegou. Enquanto alguém separa, todos esperam.
    Um Fex pode recusar o monte todo. Só passam adiante os Fex em jogo; a cor então não diz mais de quem eles são.
    Cada rodada começa no sentido horário. Dois gulosos seguidos invertem duas vezes. Sem esta variante, virar por engano não custa nada.
    Em algumas edições o bobo é jogado, em outras é posto: conta quem chega primeiro. Em cada rodada tudo é embaralhado, mesmo que o folheto não diga.
