title = Carta alta
tagline = Três cartas, três vazas, e a última vale mais
summary = Todos põem uma carta em segredo. A mais alta ganha a vaza, e cada vaza vale um ponto a mais que a anterior. Ganha quem tiver mais pontos.

## Jogadas

move-lay = Jogar o { $card }

## Acontecimentos

event-dealt = Rodada { $deal }: três cartas para cada um
event-laid = { $name } jogou uma carta
event-turned_up = Vaza { $turn }: as cartas são viradas
event-showed = { $name } mostra o { $card }
event-took =
    { $points ->
        [one] { $name } ganha a vaza com o { $card }: 1 ponto
       *[other] { $name } ganha a vaza com o { $card }: { $points } pontos
    }
event-scored =
    { $points ->
        [one] { $name } tem 1 ponto na rodada { $deal }, { $total } ao todo
       *[other] { $name } tem { $points } pontos na rodada { $deal }, { $total } ao todo
    }
event-won =
    { $total ->
        [one] { $name } ganha com 1 ponto
       *[other] { $name } ganha com { $total } pontos
    }

## Por quê?

why-hc-03 = Cada rodada começa do zero: todas as cartas são embaralhadas e cada um recebe três.
why-hc-04 = Todos põem uma carta virada para baixo. Até o último escolher, ela é segredo e pode ser trocada.
why-hc-05 = As cartas são viradas ao mesmo tempo, e só quando todos tiverem jogado uma.
why-hc-06 = A carta mais alta ganha a vaza. Uma vaza vale tantos pontos quanto o seu número: a terceira vale três.
why-hc-09 = Depois de três vazas ninguém tem mais cartas, e os pontos são anotados.
why-hc-11 = Ganha quem tiver mais pontos. Quem tiver os mesmos divide o lugar.

## Opções

option-deals = Número de rodadas
option-deals-help = Quantas rodadas tem uma partida.

option-one_beats_highest = O 1 contra a carta mais alta
option-one_beats_highest-help = Qual das duas ganha a vaza quando as duas estão na mesa.
option-one_beats_highest-off = Ganha a carta mais alta
option-one_beats_highest-on = Ganha o 1

preset-short = Uma partida curta

## Recusas

refusal-game_over = A partida acabou. Dá para começar outra.
refusal-not_in_hand = Essa carta não está nesta mão. Escolha uma das que você tem.
refusal-same_card = Essa carta já está virada para baixo. Escolha outra ou espere os outros.

## Como se joga

rules-01-title = Do que se trata
rules-01-text = Ganhe vazas com a carta mais alta, principalmente as últimas. No fim ganha quem tiver mais pontos.

rules-02-title = Uma vaza
rules-02-text = Todos põem virada para baixo uma das suas três cartas. Depois todas são viradas ao mesmo tempo, e a mais alta ganha a vaza. A primeira vaza vale um ponto, a segunda dois, a terceira três.

rules-03-title = O fim
rules-03-text = Depois de três vazas os pontos são anotados e as cartas são dadas de novo. Depois do número de rodadas combinado, a partida acaba.
