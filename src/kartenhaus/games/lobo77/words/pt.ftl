title = Lobo 77
tagline = Uma carta para cada um, uma soma para todos, e ninguém quer dizer 77
summary = Jogue uma carta, acrescente-a à soma e diga a soma em voz alta. Dois algarismos iguais, como 33, custam uma ficha, e quem chega a 77 ou mais perde a rodada. Não se esqueça de comprar uma carta nova! Ganha quem fica por último na partida.

## Moves

move-lay = Jogar { $card }
move-x2 = Jogar x2
move-turn = Jogar mudança de sentido
move-draw = Comprar uma carta
move-forget = Não comprar
move-call = Dizer { $total }
move-deal = Dar a próxima rodada
move-close = O tempo de comprar acabou
move-out = O jogador { $seat } está fora

## Events

event-dealt = { $name } dá a rodada { $deal }
event-starts = { $name } começa
event-laid = { $name }: { $before } + { $card } = { $total }
event-took_off = { $name }: { $before } − { $card } = { $total }
event-kept = { $name } joga 0: continua { $total }
event-put_down = { $name } joga { $card }
event-turned = { $name } muda o sentido
event-doubled = { $name } joga ×2: o próximo tem de jogar duas cartas
event-called = { $name } diz { $total }
event-miscalled = { $name } diz { $said }; a soma certa é { $total }
event-fined =
    { $chips ->
        [one] { $name } paga uma ficha pela soma errada. Resta { $chips }
       *[other] { $name } paga uma ficha pela soma errada. Restam { $chips }
    }
event-doublet =
    { $chips ->
        [one] { $total } tem dois algarismos iguais: { $name } entrega uma ficha. Resta { $chips }
       *[other] { $total } tem dois algarismos iguais: { $name } entrega uma ficha. Restam { $chips }
    }
event-doublet_unseen =
    { $chips ->
        [one] A soma escondida tem dois algarismos iguais: { $name } entrega uma ficha. Resta { $chips }
       *[other] A soma escondida tem dois algarismos iguais: { $name } entrega uma ficha. Restam { $chips }
    }
event-lost_round =
    { $chips ->
        [one] { $total } é 77 ou mais: { $name } perde a rodada e fica com { $chips } ficha
       *[other] { $total } é 77 ou mais: { $name } perde a rodada e fica com { $chips } fichas
    }
event-ran_dry =
    { $chips ->
        [one] { $name } ficou sem cartas, perde a rodada e fica com { $chips } ficha
       *[other] { $name } ficou sem cartas, perde a rodada e fica com { $chips } fichas
    }
event-burdened =
    { $cards ->
        [one] { $name } só tem { $cards } carta para jogar
       *[other] { $name } tem de jogar { $cards } cartas
    }
event-drew = { $name } compra uma carta
event-forgot =
    { $cards ->
        [one] { $name } se esqueceu de comprar e continua com { $cards } carta
       *[other] { $name } se esqueceu de comprar e continua com { $cards } cartas
    }
event-reshuffled = As cartas jogadas são embaralhadas e formam o novo monte
event-swims = { $name } não tem mais fichas e está nadando
event-left = { $name } deixou a partida
event-out = { $name } está fora
event-won = { $name } ganha

## Why? One sentence or two for the rule behind an event

why-lb-07 = Quem está à esquerda de quem dá as cartas joga a primeira. A soma começa em 0.
why-lb-11 = Na sua vez você joga exatamente uma carta, ou duas depois de um ×2.
why-lb-12 = O número da carta é acrescentado à soma.
why-lb-13 = Depois de jogar, você compra uma carta nova do monte. Ninguém faz isso por você!
why-lb-14 = Quando o monte acaba, as cartas jogadas são embaralhadas e formam o novo.
why-lb-15 = Dá para comprar até a próxima carta ser jogada. Quem não comprou joga com menos cartas até o fim da rodada.
why-lb-17 = Somas com dois algarismos iguais custam uma ficha: 11, 22, 33, 44, 55, 66. A rodada continua.
why-lb-20 = Uma carta −10 diminui a soma. Ela pode até ficar abaixo de zero.
why-lb-22 = Um 0 não muda nada: o problema passa para o próximo.
why-lb-24 = A seta inverte a ordem do jogo, e assim fica até a próxima seta.
why-lb-26 = Em cada rodada todas as cartas são embaralhadas e dadas de novo.
why-lb-27 = Quem joga uma carta diz a nova soma. Uma soma errada é corrigida.
why-lb-31 = Depois de um ×2 a sua vez acabou. O próximo tem de jogar duas cartas.
why-lb-34 = Depois de um ×2 o próximo joga duas cartas, uma após a outra.
why-lb-36 = Um ×2 nunca pode ficar direto em cima de outro ×2. Se ele pode ser a segunda de duas cartas, a mesa decide.
why-lb-50 = Quem chega a 77 ou mais perde a rodada, e começa outra.
why-lb-60 = Sem fichas você está nadando: ainda na partida, mas a próxima perda põe você para fora.
why-lb-61 = Quem tem de entregar uma ficha e não tem está fora da partida.
why-lb-70 = Joga-se até restar um só.
why-lb-71 = Ganha quem fica por último na partida, mesmo sem fichas.

## Options

option-cost_77 = Preço do 77
option-cost_77-help = Quanto custa chegar a 77 ou mais.
option-cost_77-one = Uma ficha
option-cost_77-all = Todas as fichas

option-dealer = Quem dá as cartas
option-dealer-help = Quem dá a próxima rodada. Começa quem está à sua esquerda.
option-dealer-fixed = Sempre a mesma pessoa
option-dealer-starter = Quem começou a última rodada

option-forgot_hand = Depois de esquecer de comprar
option-forgot_hand-help = Com quantas cartas continua quem se esquece de comprar.
option-forgot_hand-one_less = Uma a menos
option-forgot_hand-three = Três

option-game_end = Fim da partida
option-game_end-help = Quando a partida acaba.
option-game_end-last_player = Resta um jogador
option-game_end-last_with_chips = Só um ainda tem fichas

option-card_76 = A carta 76
option-card_76-help = Algumas caixas têm uma única carta 76.
option-card_76-in = Está no jogo
option-card_76-out = Fica na caixa

option-swimming = Nadar
option-swimming-help = Quem não tem fichas pode jogar até a próxima perda?
option-swimming-on = Sim
option-swimming-off = Não, a última ficha é o fim

option-x2_as_second = ×2 como segunda carta
option-x2_as_second-help = A segunda de duas cartas pode ser um ×2?
option-x2_as_second-allowed = Sim
option-x2_as_second-forbidden = Não

option-x2_draw = Comprar depois de um ×2
option-x2_draw-help = Quando compra quem tem de jogar duas cartas.
option-x2_draw-after_both = Depois das duas cartas
option-x2_draw-after_each = Depois de cada carta

option-x2_check = Soma de duas cartas
option-x2_check-help = Depois de um ×2 contam as duas somas, ou só a última?
option-x2_check-each = As duas somas
option-x2_check-final = Só a última

option-doublet_trigger = A mesma soma outra vez
option-doublet_trigger-help = Um 0, uma seta ou um ×2 numa soma como 22 também custa uma ficha?
option-doublet_trigger-called = Sim, paga quem a diz
option-doublet_trigger-changed = Não, só uma soma nova custa

option-negative_doublets = Algarismos iguais abaixo de zero
option-negative_doublets-help = −11, −22 e assim por diante também custam uma ficha?
option-negative_doublets-off = Não
option-negative_doublets-on = Sim

option-draw_mode = Comprar
option-draw_mode-help = Dá para esquecer de comprar. Quem está começando pode deixar isso para a mesa.
option-draw_mode-manual = Cada um tem de se lembrar
option-draw_mode-reminder = O monte lembra
option-draw_mode-auto = A mesa compra

option-draw_window = Tempo para comprar
option-draw_window-help = Segundos em que dá para comprar. Com 0 há tempo até a próxima carta.

option-forgot_again = Esquecer outra vez
option-forgot_again-help = O que acontece com quem se esquece de comprar uma segunda vez na rodada.
option-forgot_again-less = Uma carta a menos cada vez
option-forgot_again-no_effect = Mais nada

option-empty_hand = Sem cartas
option-empty_hand-help = O que acontece com quem se esquece de comprar e está sem cartas.
option-empty_hand-draw_one = Uma carta é comprada
option-empty_hand-lose_round = A rodada está perdida

option-total_call = A soma
option-total_call-help = Quem faz a conta, e quem vê a soma.
option-total_call-auto = A mesa faz a conta
option-total_call-player = Vocês fazem a conta
option-total_call-hidden = Ninguém vê, é de memória!

option-wrong_total = Uma soma errada
option-wrong_total-help = Quanto custa uma soma errada se vocês fazem a conta.
option-wrong_total-corrected = Nada, é corrigida
option-wrong_total-chip = Uma ficha

option-reshuffle_top = Carta de cima
option-reshuffle_top-help = O que acontece com a última carta quando as cartas jogadas são embaralhadas.
option-reshuffle_top-in = Também é embaralhada
option-reshuffle_top-stays = Fica onde está

option-out_hand = Cartas de quem está fora
option-out_hand-help = Para onde vão as cartas de quem está fora.
option-out_hand-aside = De lado até a próxima rodada
option-out_hand-discard = Para as cartas jogadas

option-look_back = Olhar para trás
option-look_back-help = Dá para ver as cartas jogadas? Nunca se a soma está escondida.
option-look_back-off = Só a de cima
option-look_back-on = Todas

option-start_chips = Fichas
option-start_chips-help = Fichas de cada um no começo. Com menos, a partida é mais curta.

option-hand_size = Cartas na mão
option-hand_size-help = Cartas que cada um recebe. Na primeira edição eram quatro.

option-turn_timer = Tempo para pensar
option-turn_timer-help = Segundos para cada escolha. Com 0 não há pressa.

option-on_timeout = Quando o tempo acaba
option-on_timeout-help = O que a mesa faz quando o tempo para pensar acabou.
option-on_timeout-wait = Esperar
option-on_timeout-random = Uma carta qualquer
option-on_timeout-lowest_risk = A carta mais segura

option-leaver = Quando alguém sai
option-leaver-help = O que acontece quando alguém vai embora de vez.
option-leaver-bot = Um bot continua
option-leaver-out = Está fora

## Editions

preset-iberian = Espanhola e portuguesa, 2004
preset-english = Inglesa, 2004

## Refusals

refusal-game_over = A partida acabou. Dá para começar outra.
refusal-not_for_seats = Isso só a própria mesa pode fazer. Escolha uma das suas jogadas.
refusal-not_agreed = Esta mesa não combinou isso.
refusal-out_of_game = Quem está fora só pode olhar.
refusal-not_your_turn = É a vez de outra pessoa. Espere um pouco.
refusal-deal_first = A rodada acabou. Primeiro as cartas são dadas de novo.
refusal-call_first = Diga primeiro a nova soma.
refusal-not_in_hand = Essa carta não está nesta mão. Escolha uma das que você tem.
refusal-x2_on_x2 = Um ×2 não pode ir direto em cima de um ×2. Jogue antes outra carta.
refusal-x2_as_second = Nesta mesa a segunda carta não pode ser um ×2. Jogue outra.
refusal-nothing_to_draw = Agora você não tem nada para comprar. Dá para comprar depois de jogar, até a próxima carta ser jogada.
refusal-nothing_to_call = Agora não é preciso dizer uma soma. Ela é dita depois de jogar, se isso foi combinado.
refusal-nothing_to_deal = Não é hora de dar as cartas. A rodada continua.
refusal-another_deals = Desta vez outra pessoa dá as cartas. Espere um pouco.

## How to play

rules-01-title = Do que se trata
rules-01-text =
    Todos jogam cartas num só monte, e há uma só soma. Ninguém quer levá-la a 77 ou mais, e ninguém quer algarismos iguais.
    Jogam de 2 a 8 pessoas, a partir de uns oito anos. Uma partida dura mais ou menos meia hora; é uma estimativa, pois o folheto não diz.

rules-02-title = As cartas
rules-02-text =
    São 56 cartas. Três de cada número de 2 a 9, oito de 10.
    Uma só de 11, 22, 33, 44, 55, 66 e 76.
    Quatro de 0, quatro de −10, quatro de ×2 e cinco com uma seta que muda o sentido.
    Cada um começa com três fichas.

rules-03-title = Antes da primeira carta
rules-03-text =
    Quem dá as cartas é sorteado. Cada um recebe cinco cartas; o resto é o monte de compra.
    Começa quem está à esquerda de quem dá. Joga-se no sentido horário.

rules-04-title = A sua vez
rules-04-text =
    Jogue uma carta, acrescente-a à soma, diga a nova soma. A soma começa em 0.
    É preciso jogar uma carta, mesmo que todas sejam ruins.

rules-05-title = Não se esqueça de comprar!
rules-05-text =
    Depois de jogar você compra uma carta nova, para ter sempre cinco. Lembrar é com você.
    Assim que o próximo joga uma carta, é tarde demais. Então você continua com quatro cartas até o fim da rodada, e com menos ainda se esquecer de novo.
    A última carta não dá para esquecer: com a mão vazia você recebe uma.
    Quando o monte acaba, as cartas jogadas são embaralhadas e formam o novo.

rules-06-title = Algarismos iguais
rules-06-text =
    Quem leva a soma a 11, 22, 33, 44, 55 ou 66 entrega uma ficha. A rodada continua, e a soma fica.
    Quem diz uma soma dessas outra vez também paga, com um 0, uma seta ou um ×2.
    As cartas com algarismos iguais não custam nada por si; só a soma conta.

rules-07-title = Cartas especiais
rules-07-text =
    −10: a soma baixa dez. Ela pode ficar abaixo de zero, e ali algarismos iguais não custam nada.
    0: a soma fica.
    Seta: a soma fica, e joga-se no outro sentido até a próxima seta. Com dois jogadores nada muda.
    ×2: a soma fica. O próximo tem de jogar duas cartas, uma após a outra, e depois compra duas. As duas somas contam.
    Um ×2 não pode ir direto em cima de um ×2, mas pode ser a segunda carta. Quem não tem outra coisa pode jogá-lo.
    76: soma 76. Só ajuda se a soma for 0 ou menos. Em −10 dá 66: algarismos iguais!

rules-08-title = O fim de uma rodada
rules-08-text =
    Quem chega a 77 ou mais entrega uma ficha, e a rodada acaba na hora. Uma segunda carta não é mais jogada.
    Todas as cartas são embaralhadas e dadas de novo, sempre pela mesma pessoa.

rules-09-title = Nadar
rules-09-text =
    Sem fichas você está nadando: continua jogando. Se tiver de entregar mais uma ficha, está fora, e as suas cartas ficam de lado.
    Ganha quem fica por último na partida, nadando ou não. Os outros ficam na ordem de quanto aguentaram.

rules-10-title = Edições e regras da casa
rules-10-text =
    O folheto inglês é diferente: 77 custa todas as fichas, quem começou uma rodada dá a próxima, quem se esquece de comprar continua com três cartas, não há 76, e ganha o último que tem fichas.
    Uma mesa pode fazer a conta sozinha, esconder a soma, ver as cartas jogadas ou deixar a mesa comprar. Tudo isso está nas opções.

## What is going on now

now-lay = Jogue uma carta
now-lay-wait = { $name } joga uma carta
now-lay-two = Jogue duas cartas. Esta é a primeira
now-lay-two-wait = { $name } tem de jogar duas cartas
now-lay-second = Jogue a sua segunda carta
now-lay-second-wait = { $name } joga a segunda carta
now-draw = Você pode comprar antes de { $name } jogar uma carta
now-call = Diga a nova soma
now-call-wait = { $name } diz a nova soma
now-deal = A rodada acabou. Dê a próxima
now-deal-wait = A rodada acabou. { $name } dá a próxima
now-over = A partida acabou

## What the simulator counts

points-a-deal = Adversários superados por rodada
value-a-deal = Vidas após uma rodada

## The board

round-title = Rodada { $deal }
total-title = Soma { $total }
total-hidden = Soma ?
last-card = Última carta { $card }
last-none = Ainda não há cartas
card-x2 = ×2
card-turn = ↻
direction-left = Joga-se no sentido horário
direction-right = Joga-se no outro sentido
piles =
    { $deck ->
        [one] Monte { $deck } carta
       *[other] Monte { $deck } cartas
    }
hand-title = A sua mão
seat-chips =
    { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }
seat-swims = nadando
seat-out = fora
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }

## The board in the browser

card-label = Carta { $card }
card-x2-label = ×2: quem vem depois joga duas cartas
card-turn-label = Mudança de sentido
next-player = Depois { $name }
line-title = Reta numérica
line-label = Reta numérica: a soma é { $total }
draw-for-me = Comprar por mim
draw-for-all = Comprar por todos
pad-erase = Apagar
pad-sign = Mais ou menos
laid-title = Cartas jogadas
course-losses = Fichas entregues, rodada a rodada
