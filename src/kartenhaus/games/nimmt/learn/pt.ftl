## A visita

tour-goal = Cada cabeça numa carta é um ponto contra, e ninguém quer. Esta é a sua mão: dez cartas.
tour-rows = Há quatro fileiras na mesa. Cada carta jogada vai para o fim de uma delas.
tour-choose = Todo mundo escolhe uma carta em segredo. Toque no { $card }: ele encaixa logo atrás do { $below }.
tour-placed = Todas as cartas foram viradas. Primeiro a mais baixa, cada uma para a fileira que acaba logo abaixo dela.
tour-full = Esta fileira tem agora cinco cartas. Quem tiver de pôr a sexta leva as cinco. Cuidado!
tour-safe = É melhor o { $card }. Ele vai para trás do { $below }, e ali há lugar.
tour-sixth = Aconteceu: o { $card } de { $name } era a sexta carta. { $heads } cabeças para { $name }!
tour-low = E uma carta bem pequena? Experimente: ponha o { $card }.
tour-take = O { $card } é menor do que o fim de todas as fileiras e não cabe. Então você leva uma fileira. A { $row } é a mais barata.
tour-taken = Só uma cabeça, bem pensado! A sua carta recomeça a fileira, e o jogo continua.
tour-end = Depois de dez cartas as cabeças são contadas e as cartas são dadas de novo. Quando alguém passa de 66, ganha quem tiver menos.

## Dicas

hint-low = O { $card } não cabe em nenhuma fileira. Mas a mais barata custa pouco agora: cabeças { $heads }.
hint-next = Ninguém pode pôr nada entre o { $last } e o { $card }. É muito seguro.
hint-room = Na fileira { $row } há lugar, e o { $card } está perto do { $last }: raramente dá errado.
hint-risk = Agora nenhuma carta é bem segura. O { $card } deve custar menos.
hint-cheapest = A fileira { $row } é a mais barata. Cabeças: { $heads }.
hint-place = A fileira { $row } acaba logo abaixo da sua carta. O lugar dela é ali.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-13-title = Pequenas dúvidas
rules-13-text =
    A fileira para uma carta baixa demais é escolhida com todas as cartas da jogada à vista. Também vale uma fileira cheia.
    Ninguém pode passar: em cada jogada todos põem uma carta.
    Se alguém passa do limite no meio de uma rodada, joga-se até o fim dela. Mesmo quem passou pode ganhar com menos cabeças.
    Quatro cartas iniciais ruins ficam, na ordem em que saíram. O que sobra ninguém vê, e em cada rodada todas são embaralhadas.
    Num ponto o folheto italiano põe a carta mais baixa no início de uma fileira. É um engano: as cartas vão sempre para o fim.
    Cabeças: 0 no jogo inteiro é possível, e é o melhor que há.
