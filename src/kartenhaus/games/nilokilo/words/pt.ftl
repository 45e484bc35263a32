title = Rei ou biscoito
tagline = Jogue o seu bobo na hora certa
summary = Cartas de doces são viradas num monte, uma após a outra. Quem acha que o monte vale a pena joga um bobo em cima e leva tudo. Quem tem mais doces de um tipo fica com uma carta, quem tem mais cartas ganha uma moeda de ouro, e com três moedas se vence. Cuidado com os gulosos – e com o rei, que encerra a rodada.

## Moves

move-flip = Virar uma carta
move-snatch = Pegar! (bobo { $jester })
move-leave = Deixar
move-sort_out =
    Separar: { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
move-sorted = Tudo separado
move-give_back =
    Devolver: { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
move-next = Continuar
move-starts = O lugar { $who } começa
move-close = A próxima carta vem sozinha
move-empty = O lugar { $who } sai e fica vazio
move-stop = O lugar { $who } sai e a partida acaba

## Events

event-fex_passed = { $name } recebe as próximas cartas do Fex
event-round_began = Rodada { $round }: { $name } começa
event-card_up =
    { $name } vira: { $sweets } × { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
event-glutton_up = { $name } vira um guloso
event-reversed = Agora o jogo vai no outro sentido
event-king_up = { $name } vira o rei: a rodada acabou
event-snatched = { $name } pega o monte. Bobos restantes: { $left }
event-sorted_out =
    O Fex separa: { $sweets } × { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } cartas)
    }
event-sorted_all = { $name } separou tudo
event-late = { $name } chegou tarde e perde o bobo. Restantes: { $left }
event-wrong_flip = { $name } queria virar uma carta, mas não era a sua vez
event-took_glutton = { $name } tem de levar um guloso
event-hesitated = { $name } demorou demais
event-jesters_gone = Todos os bobos foram usados: a rodada acabou
event-heap_lost = Ninguém leva o monte: cartas { $cards }, doces { $sweets }, gulosos { $gluttons }
event-found =
    O Fex de { $name } não quer: { $cards } × { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    } { $sweets }
event-counted =
    { $name } tem { $total } × { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
event-nobody_has =
    Ninguém tem deste tipo: { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
event-keeps =
    { $name } é quem tem mais e guarda uma carta: { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
event-has_gluttons = Gulosos de { $name }: { $gluttons }
event-gave_back =
    { $name } devolve uma carta: { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
event-nothing_to_give = { $name } é quem tem mais gulosos, mas não tem carta para devolver
event-coin =
    { $kept ->
        [one] { $name } ganha uma moeda de ouro por { $kept } carta guardada e agora tem { $coins }
       *[other] { $name } ganha uma moeda de ouro por { $kept } cartas guardadas e agora tem { $coins }
    }
event-no_coin = Ninguém guardou uma carta: não há moeda nesta rodada
event-left = { $name } saiu
event-stopped = A partida acaba aqui
event-won = { $name } vence com { $coins } moedas de ouro

## Why? One sentence or two for the rule behind an event

why-nk-10 = A carta de cima é virada à vista de todos e vai direto para o monte.
why-nk-14 = Um guloso vai para o monte como qualquer carta. Quem pega o monte leva o guloso também.
why-nk-17 = Quem joga um bobo primeiro pega o monte todo, gulosos incluídos.
why-nk-19 = Um bobo jogado fica de lado até a próxima rodada.
why-nk-24 = Ninguém é obrigado a usar os bobos. Os de quem saiu contam como usados.
why-nk-25 = Quando o último bobo pegou o seu monte, ninguém mais pode pegar, e a rodada acaba.
why-nk-26 = O rei se esconde entre as últimas cartas. Quando ele aparece, a rodada acaba na hora.
why-nk-27 = Quando o rei aparece, ninguém leva o monte que está ali.
why-nk-30 = De cada tipo são somados todos os doces nas cartas de um jogador.
why-nk-32 = Quem tem mais doces de um tipo fica com uma carta dele; em caso de empate, cada um fica com uma.
why-nk-34 = Só pode ficar com uma carta quem tem alguma desse tipo.
why-nk-36 = Quem tem mais gulosos devolve uma das cartas guardadas.
why-nk-37 = Quem não guardou nada não tem nada para devolver.
why-nk-38 = Quem guardou mais cartas ganha uma moeda de ouro. Se vários empatarem, cada um ganha uma.
why-nk-43 = Quem ganhou a moeda de ouro começa a próxima rodada.
why-nk-44 = Vence quem tiver primeiro três moedas de ouro. Também dá para vencer junto com alguém.
why-nk-49 = Os tipos que o Fex jogado recusa não contam nesse monte.
why-nk-50 = O que o Fex recusa é separado assim que o monte é pego.
why-nk-53 = Depois de cada rodada, as cartas do Fex passam para o próximo jogador.
why-nk-57 = Na variante dos gulosos, cada guloso inverte o sentido.
why-nk-59 = Na variante dos gulosos, quem vira uma carta fora da vez leva um guloso do monte.

## Options

option-fex = Fex, o cozinheiro enjoado
option-fex-help = No verso dos bobos está o Fex com os doces que ele não quer.
option-fex-off = Não joga
option-fex-tricky = O que ele recusa não conta
option-fex-strict = O que ele recusa conta como guloso

option-glutton_variant = Os gulosos invertem o sentido
option-glutton_variant-help = Cada guloso inverte o sentido, e vocês é que têm de perceber. Quem se engana leva o guloso.
option-glutton_variant-off = Não
option-glutton_variant-on = Sim

option-king_new_round = O rei nas próximas rodadas
option-king_new_round-help = Onde o rei se esconde a partir da segunda rodada.
option-king_new_round-bottom_ten = Entre as últimas dez cartas
option-king_new_round-anywhere = Em qualquer lugar

option-king_spots = O lugar exato do rei
option-king_spots-help = Nas próximas rodadas: ele pode ficar bem em cima ou bem embaixo das últimas cartas?
option-king_spots-eleven = Em qualquer lugar entre elas
option-king_spots-inner_nine = Só entre duas cartas

option-glutton_mistake = O que é um erro
option-glutton_mistake-help = Na variante dos gulosos: que carta virada errado custa um guloso.
option-glutton_mistake-any_error = Qualquer uma fora da vez
option-glutton_mistake-forgot_reversal = Só esquecer a mudança de sentido

option-after_snatch = Depois de pegar
option-after_snatch-help = Quem vira a carta seguinte.
option-after_snatch-after_last_flipper = Quem vem depois da última carta
option-after_snatch-after_snatcher = O vizinho de quem pegou

option-fex_sort = Quando o Fex separa
option-fex_sort-help = Quando se tira o que ele recusa.
option-fex_sort-at_snatch = Na hora
option-fex_sort-at_scoring = Na contagem

option-deck = Os doces
option-deck-help = Ninguém nos contou como os doces se dividem pelas 45 cartas. As duas formas são suposições.
option-deck-five_kinds = Cinco tipos, de 1 a 3 por carta
option-deck-nine_kinds = Nove tipos, de 1 a 5 por carta

option-snatch_tie = Exatamente ao mesmo tempo
option-snatch_tie-help = Quem leva o monte se dois bobos caírem juntos.
option-snatch_tie-turn_order = O próximo a jogar
option-snatch_tie-random = O acaso decide

option-late_jester = Bobos atrasados
option-late_jester-help = O que acontece com um bobo que chega tarde.
option-late_jester-returned = Ele volta
option-late_jester-spent = Ele está gasto

option-glutton_tie = Empate de gulosos
option-glutton_tie-help = Quem devolve se vários tiverem mais gulosos.
option-glutton_tie-all_pay = Todos eles
option-glutton_tie-nobody = Nenhum deles

option-next_starter = Quem começa depois
option-next_starter-help = Se vários ganharam uma moeda.
option-next_starter-clockwise = O primeiro no sentido horário
option-next_starter-random = O acaso decide
option-next_starter-table_chooses = O primeiro lugar diz

option-zero_cards = Ninguém tem cartas
option-zero_cards-help = Há moeda se ninguém guardou uma carta?
option-zero_cards-no_coin = Nenhuma
option-zero_cards-coin_for_all = Uma para cada um

option-fex_scope = Que Fex conta
option-fex_scope-help = De qual Fex se separa o que ele não quer.
option-fex_scope-thrown = O que foi jogado
option-fex_scope-own_three = Todas as suas cartas do Fex que ainda estão na mesa

option-fex_sorting = Separar para o Fex
option-fex_sorting-help = Quem tira o que o Fex recusa. O que escapa é achado no fim da rodada.
option-fex_sorting-auto = A mesa
option-fex_sorting-by_hand = Quem pegou

option-two_player_glutton = Um guloso com dois jogadores
option-two_player_glutton-help = Na variante dos gulosos, com dois jogadores: quem vira a próxima carta.
option-two_player_glutton-no_effect = O outro
option-two_player_glutton-flip_again = O mesmo de novo

option-wrong_flip = Uma carta virada errado
option-wrong_flip-help = O que acontece com a carta que alguém vira fora da vez.
option-wrong_flip-void = Volta sem ser vista
option-wrong_flip-stands = Fica

option-penalty_source = De onde vem o guloso
option-penalty_source-help = Na variante dos gulosos: qual guloso um erro custa.
option-penalty_source-heap = Um do monte, se houver
option-penalty_source-anywhere = O último, onde quer que esteja

option-give_back = Devolver uma carta
option-give_back-help = Quem escolhe a carta; só o número importa.
option-give_back-owner = O dono
option-give_back-auto = A mesa

option-shared_win = Três moedas ao mesmo tempo
option-shared_win-help = O que acontece se vários tiverem três moedas.
option-shared_win-share = Vencem juntos
option-shared_win-play_on = Joga-se até um ficar à frente

option-first_starter = Quem começa
option-first_starter-help = Quem for mais sapeca começa a primeira rodada.
option-first_starter-choose = O primeiro lugar diz quem é
option-first_starter-random = O acaso decide

option-heap_view = O monte
option-heap_view-help = O que se vê do monte. No jogo impresso, só a carta de cima.
option-heap_view-top = A carta de cima
option-heap_view-top_and_count = A carta de cima e quantas são
option-heap_view-spread = Todas as cartas

option-peek_own = O que você já pegou
option-peek_own-help = Você pode ver as cartas que pegou?
option-peek_own-off = Não
option-peek_own-on = Sim

option-turn_marker = Mostrar de quem é a vez
option-turn_marker-help = Só importa na variante dos gulosos, em que cada um tem de saber sozinho.
option-turn_marker-off = Não na variante dos gulosos
option-turn_marker-on = Sempre

option-pace = Ritmo
option-pace-help = Vocês viram as cartas, ou elas vêm sozinhas?
option-pace-free = Nós viramos
option-pace-windowed = Elas vêm sozinhas

option-window_ms = Tempo para cada carta
option-window_ms-help = Se as cartas vêm sozinhas: milésimos de segundo até a próxima.

option-min_reveal_ms = Tempo para ver
option-min_reveal_ms-help = Milésimos de segundo que passam, no mínimo, entre duas cartas. Pegar nunca é atrasado. Para crianças pequenas use 1200.

option-flip_timeout_ms = Esperar uma carta
option-flip_timeout_ms-help = Milésimos de segundo até a mesa virar por alguém. 0: nunca.

option-sort_pause_ms = Pausa para separar
option-sort_pause_ms-help = Milésimos de segundo em que todos veem o que o Fex separa.

option-hesitation_ms = Lento é errado
option-hesitation_ms-help = Na variante dos gulosos: depois de tantos milésimos de segundo, hesitar custa um guloso. 0: nunca.

option-turn_timer = Tempo para pensar
option-turn_timer-help = Segundos para cada escolha. Com 0 não há pressa.

option-on_timeout = Quando o tempo acaba
option-on_timeout-help = O que a mesa faz quando o tempo para pensar acabou.
option-on_timeout-wait = Esperar
option-on_timeout-random = Qualquer jogada permitida
option-on_timeout-lowest_risk = O que um bot faria

option-leaver = Quando alguém sai
option-leaver-help = Quem continua por alguém que foi embora de vez.
option-leaver-bot = Um bot
option-leaver-empty = Ninguém: o lugar fica vazio
option-leaver-stop = Ninguém: a partida acaba

## Editions

preset-german_2011 = Alemão: Keks oder König
preset-english_2011 = Inglês: Cake or King
preset-french_2011 = Francês: Au royaume sucré
preset-dutch_2011 = Holandês: Nilo Kilo
preset-spanish_2011 = Espanhol: Rey o galleta
preset-italian_2011 = Italiano: Re o biscotto

## Refusals

refusal-game_over = A partida acabou. Dá para começar outra.
refusal-not_for_seats = Isso só a própria mesa pode fazer. Escolha uma das suas jogadas.
refusal-has_left = Este lugar saiu da partida. Você pode assistir até o fim.
refusal-not_now = Agora não é o momento. A linha embaixo do tabuleiro diz o que vem a seguir.
refusal-not_your_turn = Agora outra pessoa decide. Logo chega a sua vez.
refusal-no_such_seat = Ninguém joga nesse lugar. Escolha outro.
refusal-not_agreed = Nesta mesa isso não foi combinado. Veja as opções.
refusal-cards_come_alone = Nesta mesa as cartas vêm sozinhas. Fique de olho no monte.
refusal-flipped_wrongly = Você já tentou. A próxima carta é virada por outra pessoa.
refusal-no_heap = Não há monte para pegar. Espere a próxima carta.
refusal-no_jester = Você não tem mais bobos nesta rodada. Ainda pode virar cartas.
refusal-jester_gone = Este bobo já foi usado. Pegue um que esteja na sua frente.
refusal-first_jester_goes = Os seus bobos são todos iguais. Pegue o primeiro.
refusal-nothing_to_leave = Agora não há nada para deixar.
refusal-another_sorts = Outra pessoa está separando. Espere um pouco.
refusal-fex_likes_it = Disso o Fex gosta. Deixe com os outros.
refusal-no_such_card = Aqui não há nenhuma carta dessas. Escolha outro tipo.
refusal-need_not_give = Você não precisa devolver nada.
refusal-not_kept = Você não guardou nenhuma carta desse tipo. Escolha outra.
refusal-seen_already = Você já disse isso. Espere os outros.
refusal-say_who_begins = Diga primeiro quem começa a próxima rodada.
refusal-no_coin_won = Só pode começar quem ganhou uma moeda. Escolha outra pessoa.

## How to play

rules-01-title = Do que se trata
rules-01-text =
    O rei Nilo Kilo adora doces, e os seus bobos também. Juntem quantos puderem antes que o rei chegue!
    Jogam de 2 a 4 pessoas, a partir dos cinco anos. Uma partida dura uns 15 minutos.

rules-02-title = Antes de começar
rules-02-text =
    Cada um recebe os três bobos de uma cor. 45 cartas de doces e 5 gulosos são embaralhados. O rei se esconde entre as últimas cartas.
    Quem for mais sapeca começa.

rules-03-title = Virar cartas
rules-03-text =
    Na sua vez, vire a carta de cima. Ela vai para o monte, e na mesma hora joga o próximo. Ninguém espera.
    Lembre o que está no monte: você só vê a carta de cima.

rules-04-title = Pegar
rules-04-text =
    Quando quiser, mesmo que não seja a sua vez, você pode jogar um bobo no monte. Se chegar primeiro, leva tudo, virado para baixo. O bobo fica gasto nesta rodada.
    Então você pode pegar três vezes por rodada. Sem bobos você continua virando cartas.

rules-05-title = O fim da rodada
rules-05-text = A rodada acaba quando todos os bobos foram usados ou quando o rei aparece. Aí ninguém leva o monte que está ali.

rules-06-title = Contar
rules-06-text =
    De cada tipo contem os doces, não as cartas. Quem tem mais fica com uma carta desse tipo; em caso de empate, cada um fica com uma. As outras são devolvidas.
    Depois, quem tem mais gulosos devolve uma carta guardada.

rules-07-title = Moedas de ouro
rules-07-text =
    Quem guardou mais cartas ganha uma moeda de ouro; em caso de empate, uma para cada um. Quem a ganhou começa a próxima rodada.
    Vence quem tiver primeiro três moedas de ouro.

rules-08-title = Fex, o enjoado
rules-08-text =
    No verso dos bobos está o Fex, a raposa cozinheira, com o que ele não quer. Se você joga uma carta dessas, esses tipos não contam para você nesse monte: escolha bem.
    No jogo mais rigoroso, cada carta recusada conta como um guloso. Depois de cada rodada, as cartas do Fex passam para o próximo.

rules-09-title = Os gulosos invertem
rules-09-text =
    Nesta variante cada guloso inverte o sentido. Ninguém diz de quem é a vez: atenção! Quem vira uma carta fora da vez leva um guloso do monte.
    O Fex e os gulosos podem jogar juntos.

rules-10-title = O que supusemos
rules-10-text =
    O folheto não diz que tipos existem, quantos doces uma carta mostra nem o que o Fex recusa. Escolhemos cinco tipos de 1 a 3, ou nove tipos de 1 a 5.
    Quem tem a caixa pode corrigir tudo num pequeno arquivo.

rules-11-title = Onde o folheto se cala
rules-11-text = O primeiro bobo leva o monte; um atrasado volta. Depois de pegar, continua quem vem depois da última carta. Se vários tiverem mais gulosos, todos devolvem. Quem quiser de outro jeito encontra nas opções.

## The terminal

now-round = Rodada { $round }
now-heap = Monte: { $card }
now-none = Monte: nenhum
now-glutton = um guloso
now-king = o rei
now-card =
    { $sweets } × { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
now-count = Cartas: { $n }
now-direction =
    ↻ { $way ->
        [1] no sentido horário
       *[other] no outro sentido
    }
now-stack =
    Baralho: { $tall ->
        [0] vazio
        [1] poucas cartas
        [2] baixo
        [3] pela metade
        [4] alto
       *[5] cheio
    }
now-seat =
    Moedas { $coins } · bobos { $left } · pilha: { $tall ->
        [0] nenhuma
        [1] poucas cartas
        [2] pequena
        [3] grande
       *[4] muito grande
    }
now-gone = saiu
now-refuses = O Fex { $jester } recusa: { $kinds }
now-kind =
    { $sweet ->
        [1] biscoito
        [2] bolo
        [3] pirulito
        [4] bala
        [5] sorvete
        [6] chocolate
        [7] gelatina
        [8] rosquinha
       *[9] marshmallow
    }
now-kept = Guardadas: { $kinds }
now-gluttons = Gulosos: { $n }
now-flip = É a sua vez: vire uma carta – ou pegue o monte
now-flip-wait = { $name } vira uma carta. Pegue quando quiser
now-watch = De quem é a vez? Vire uma carta se for sua – ou pegue
now-window = As cartas vêm sozinhas. Pegue quando quiser
now-sort = Separe o que o seu Fex recusa
now-sort-wait = { $name } está separando
now-give = Você é quem tem mais gulosos: escolha uma carta para devolver
now-give-wait = { $name } devolve uma carta
now-next = Já viu tudo? Então continue
now-next-wait = Esperando { $name }
now-starter = Quem é mais sapeca? Diga quem começa
now-starter-wait = { $name } diz quem começa
now-over = A partida acabou

## Na mesa

board-heap = O monte. Em cima: { $card }
board-no-heap = Ainda não há monte
board-place = O seu lugar
board-flip = Virar
board-snatch = Pegar!
board-snatch-left =
    { $n ->
        [one] Pegar: resta { $n } bobo
       *[other] Pegar: restam { $n } bobos
    }
board-throw-fex = Pegar com o Fex que recusa: { $kinds }
board-fex-gone = Já jogado: o Fex que recusa: { $kinds }
board-seconds =
    { $seconds ->
        [one] Resta { $seconds } segundo
       *[other] Restam { $seconds } segundos
    }
board-keys = Mostrar as teclas
board-keys-hide = Esconder as teclas
board-coins =
    { $n ->
        [one] { $n } moeda de ouro
       *[other] { $n } moedas de ouro
    }
board-jesters =
    { $n ->
        [one] resta { $n } bobo
       *[other] restam { $n } bobos
    }
board-pile =
    { $height ->
        [0] nenhuma carta
        [1] poucas cartas
        [2] um montinho
        [3] um monte
        [4] um monte alto
       *[5] um monte muito alto
    }
board-sorted-out = O Fex separa: { $cards }
board-aside =
    { $n ->
        [one] Separadas pelo Fex: { $n } carta
       *[other] Separadas pelo Fex: { $n } cartas
    }
board-scoring = Os doces são contados
board-no-gluttons = Ninguém precisa devolver uma carta
board-to-end = Ir para o fim da contagem
board-next = Próxima rodada
board-won =
    { $n ->
        [one] { $names } vence
       *[other] { $names } vencem juntos
    }
board-sort-alone = { $name } separa, e mais ninguém olha
board-peek = Ver as próprias cartas
