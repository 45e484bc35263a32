title = Carta alta
tagline = Três cartas, três vazas, e a última vale mais
summary = Todos põem uma carta em segredo. A mais alta ganha a vaza, e cada vaza vale um ponto mais do que a anterior. Ganha quem tiver mais pontos.

## Jogadas

move-lay = Pôr o { $card }

## Acontecimentos

event-dealt = Mão { $deal }: três cartas para cada um
event-laid = { $name } pôs uma carta
event-turned_up = Vaza { $turn }: viram-se as cartas
event-showed = { $name } mostra o { $card }
event-took =
    { $points ->
        [one] { $name } ganha a vaza com o { $card }: 1 ponto
       *[other] { $name } ganha a vaza com o { $card }: { $points } pontos
    }
event-scored =
    { $points ->
        [one] { $name } tem 1 ponto na mão { $deal }, { $total } ao todo
       *[other] { $name } tem { $points } pontos na mão { $deal }, { $total } ao todo
    }
event-won =
    { $total ->
        [one] { $name } ganha com 1 ponto
       *[other] { $name } ganha com { $total } pontos
    }

## Porquê?

why-hc-03 = Cada mão começa de novo: baralham-se todas as cartas e cada um recebe três.
why-hc-04 = Todos põem uma carta virada para baixo. Até o último escolher, fica secreta e pode ser trocada.
why-hc-05 = As cartas viram-se ao mesmo tempo, e só quando todos tiverem posto uma.
why-hc-06 = A carta mais alta ganha a vaza. Uma vaza vale tantos pontos como o seu número: a terceira vale três.
why-hc-09 = Depois de três vazas ninguém tem cartas, e apontam-se os pontos.
why-hc-11 = Ganha quem tiver mais pontos. Quem tiver os mesmos partilha o lugar.

## Opções

option-deals = Número de mãos
option-deals-help = Quantas mãos tem um jogo.

option-one_beats_highest = O 1 contra a carta mais alta
option-one_beats_highest-help = Qual das duas ganha a vaza quando ambas estão na mesa.
option-one_beats_highest-off = Ganha a carta mais alta
option-one_beats_highest-on = Ganha o 1

preset-short = Um jogo curto

## Recusas

refusal-game_over = O jogo acabou. Podes começar outro.
refusal-not_in_hand = Essa carta não está nesta mão. Escolhe uma das que tens.
refusal-same_card = Essa carta já está virada para baixo. Escolhe outra ou espera pelos outros.

## Como se joga

rules-01-title = De que se trata
rules-01-text = Ganha vazas com a carta mais alta, sobretudo as últimas. No fim ganha quem tiver mais pontos.

rules-02-title = Uma vaza
rules-02-text = Todos põem virada para baixo uma das suas três cartas. Depois viram-se todas ao mesmo tempo, e a mais alta ganha a vaza. A primeira vaza vale um ponto, a segunda dois, a terceira três.

rules-03-title = O fim
rules-03-text = Depois de três vazas apontam-se os pontos e dão-se as cartas de novo. Depois do número de mãos combinado, o jogo acaba.
