title = Rei ou bolacha
tagline = Lança o teu bobo no momento certo
summary = Viram-se cartas de doces para um monte, uma após outra. Quem acha que o monte vale a pena lança-lhe um bobo e leva tudo. Quem tem mais doces de uma espécie guarda uma carta, mais cartas dão uma moeda de ouro, e com três moedas ganha-se. Cuidado com os glutões – e com o rei, que acaba a ronda.

## Moves

move-flip = Virar uma carta
move-snatch = Apanhar! (bobo { $jester })
move-leave = Deixar estar
move-sort_out =
    Pôr de lado: { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
move-sorted = Tudo separado
move-give_back =
    Devolver: { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
move-next = Continuar
move-starts = Começa o lugar { $who }
move-close = A próxima carta vem sozinha
move-empty = O lugar { $who } sai e fica vazio
move-stop = O lugar { $who } sai e o jogo acaba

## Events

event-fex_passed = { $name } recebe as cartas Fex seguintes
event-round_began = Ronda { $round }: começa { $name }
event-card_up =
    { $name } vira: { $sweets } × { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
event-glutton_up = { $name } vira um glutão
event-reversed = Agora joga-se ao contrário
event-king_up = { $name } vira o rei: a ronda acabou
event-snatched = { $name } apanha o monte. Bobos que restam: { $left }
event-sorted_out =
    O Fex põe de lado: { $sweets } × { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } cartas)
    }
event-sorted_all = { $name } separou tudo
event-late = { $name } chegou tarde e perde o bobo. Restam: { $left }
event-wrong_flip = { $name } queria virar uma carta, mas não era a sua vez
event-took_glutton = { $name } tem de levar um glutão
event-hesitated = { $name } demorou demais
event-jesters_gone = Todos os bobos foram usados: a ronda acabou
event-heap_lost = Ninguém leva o monte: cartas { $cards }, doces { $sweets }, glutões { $gluttons }
event-found =
    O Fex de { $name } não quer: { $cards } × { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    } { $sweets }
event-counted =
    { $name } tem { $total } × { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
event-nobody_has =
    Ninguém tem desta espécie: { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
event-keeps =
    { $name } é quem tem mais e guarda uma carta: { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
event-has_gluttons = Glutões de { $name }: { $gluttons }
event-gave_back =
    { $name } devolve uma carta: { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
event-nothing_to_give = { $name } é quem tem mais glutões, mas nenhuma carta para devolver
event-coin = { $name } recebe uma moeda de ouro por { $kept } cartas guardadas e agora tem { $coins }
event-no_coin = Ninguém guardou uma carta: não há moeda nesta ronda
event-left = { $name } foi-se embora
event-stopped = O jogo acaba aqui
event-won = { $name } ganha com { $coins } moedas de ouro

## Why? One sentence or two for the rule behind an event

why-nk-10 = A carta de cima é virada à vista de todos e vai logo para o monte.
why-nk-14 = Um glutão vai para o monte como qualquer carta. Quem apanha o monte leva-o também.
why-nk-17 = Quem lança primeiro um bobo apanha o monte todo, glutões incluídos.
why-nk-19 = Um bobo lançado fica de lado até à ronda seguinte.
why-nk-24 = Ninguém é obrigado a usar os bobos. Os de quem se foi embora contam como usados.
why-nk-25 = Quando o último bobo apanhou o seu monte, já ninguém pode apanhar e a ronda acaba.
why-nk-26 = O rei esconde-se entre as últimas cartas. Quando aparece, a ronda acaba logo.
why-nk-27 = Quando o rei aparece, ninguém leva o monte que lá está.
why-nk-30 = De cada espécie somam-se todos os doces nas cartas de um jogador.
why-nk-32 = Quem tem mais doces de uma espécie guarda uma carta dela; em caso de empate, vários.
why-nk-34 = Só pode guardar uma carta quem tem alguma dessa espécie.
why-nk-36 = Quem tem mais glutões devolve uma das cartas guardadas.
why-nk-37 = Quem não guardou nada não tem nada para devolver.
why-nk-38 = Mais cartas guardadas dão uma moeda de ouro. Se vários empatarem, cada um recebe uma.
why-nk-43 = Quem recebeu a moeda de ouro começa a ronda seguinte.
why-nk-44 = Ganha quem tiver primeiro três moedas de ouro. Também se pode ganhar em conjunto.
why-nk-49 = As espécies que o Fex lançado recusa não contam nesse monte.
why-nk-50 = O que o Fex recusa é posto de lado assim que o monte é apanhado.
why-nk-53 = Depois de cada ronda, as cartas Fex passam ao jogador seguinte.
why-nk-57 = Na variante dos glutões, cada glutão inverte o sentido.
why-nk-59 = Na variante dos glutões, quem vira uma carta fora da vez leva um glutão do monte.

## Options

option-fex = Fex, o cozinheiro esquisito
option-fex-help = Nas costas dos bobos está o Fex com os doces que não quer.
option-fex-off = Não joga
option-fex-tricky = O que recusa não conta
option-fex-strict = O que recusa conta como glutão

option-glutton_variant = Os glutões invertem o sentido
option-glutton_variant-help = Cada glutão inverte o sentido, e têm de reparar nisso sozinhos. Quem se engana leva o glutão.
option-glutton_variant-off = Não
option-glutton_variant-on = Sim

option-king_new_round = O rei nas rondas seguintes
option-king_new_round-help = Onde o rei se esconde a partir da segunda ronda.
option-king_new_round-bottom_ten = Entre as últimas dez cartas
option-king_new_round-anywhere = Em qualquer sítio

option-king_spots = O sítio exato do rei
option-king_spots-help = Nas rondas seguintes: pode estar mesmo em cima ou em baixo das últimas cartas?
option-king_spots-eleven = Em qualquer sítio entre elas
option-king_spots-inner_nine = Só entre duas cartas

option-glutton_mistake = O que é um erro
option-glutton_mistake-help = Na variante dos glutões: que carta mal virada custa um glutão.
option-glutton_mistake-any_error = Qualquer uma fora da vez
option-glutton_mistake-forgot_reversal = Só esquecer a mudança de sentido

option-after_snatch = Depois de apanhar
option-after_snatch-help = Quem vira a carta seguinte.
option-after_snatch-after_last_flipper = Quem vem depois da última carta
option-after_snatch-after_snatcher = O vizinho de quem apanhou

option-fex_sort = Quando o Fex separa
option-fex_sort-help = Quando se tira o que ele recusa.
option-fex_sort-at_snatch = Logo
option-fex_sort-at_scoring = Ao contar

option-deck = Os doces
option-deck-help = Ninguém nos disse como os doces se repartem pelas 45 cartas. As duas formas são suposições.
option-deck-five_kinds = Cinco espécies, 1 a 3 por carta
option-deck-nine_kinds = Nove espécies, 1 a 5 por carta

option-snatch_tie = Exatamente ao mesmo tempo
option-snatch_tie-help = Quem leva o monte se dois bobos caírem juntos.
option-snatch_tie-turn_order = O próximo a jogar
option-snatch_tie-random = O acaso decide

option-late_jester = Bobos atrasados
option-late_jester-help = O que acontece a um bobo que chega tarde.
option-late_jester-returned = Recupera-se
option-late_jester-spent = Fica gasto

option-glutton_tie = Os mesmos glutões
option-glutton_tie-help = Quem devolve se vários tiverem mais glutões.
option-glutton_tie-all_pay = Todos eles
option-glutton_tie-nobody = Nenhum deles

option-next_starter = Quem começa a seguir
option-next_starter-help = Se vários receberam uma moeda.
option-next_starter-clockwise = O primeiro no sentido do relógio
option-next_starter-random = O acaso decide
option-next_starter-table_chooses = O primeiro lugar diz

option-zero_cards = Ninguém tem cartas
option-zero_cards-help = Há moeda se ninguém guardou uma carta?
option-zero_cards-no_coin = Nenhuma
option-zero_cards-coin_for_all = Uma para cada um

option-fex_scope = Que Fex conta
option-fex_scope-help = De que Fex se põe de lado o que não quer.
option-fex_scope-thrown = O lançado
option-fex_scope-own_three = Todas as tuas cartas Fex que ainda tens à frente

option-fex_sorting = Separar para o Fex
option-fex_sorting-help = Quem tira o que o Fex recusa. O que escapa encontra-se no fim da ronda.
option-fex_sorting-auto = A mesa
option-fex_sorting-by_hand = Quem apanhou

option-two_player_glutton = Um glutão a dois
option-two_player_glutton-help = Na variante dos glutões, com dois jogadores: quem vira a carta seguinte.
option-two_player_glutton-no_effect = O outro
option-two_player_glutton-flip_again = O mesmo outra vez

option-wrong_flip = Uma carta mal virada
option-wrong_flip-help = O que acontece à carta que alguém vira fora da vez.
option-wrong_flip-void = Volta sem ser vista
option-wrong_flip-stands = Fica

option-penalty_source = De onde vem o glutão
option-penalty_source-help = Na variante dos glutões: que glutão custa um erro.
option-penalty_source-heap = Um do monte, se houver
option-penalty_source-anywhere = O último, onde quer que esteja

option-give_back = Devolver uma carta
option-give_back-help = Quem escolhe a carta; só o número importa.
option-give_back-owner = O dono
option-give_back-auto = A mesa

option-shared_win = Três moedas em conjunto
option-shared_win-help = O que acontece se vários tiverem três moedas.
option-shared_win-share = Ganham juntos
option-shared_win-play_on = Joga-se até um ficar à frente

option-first_starter = Quem começa
option-first_starter-help = O maior maroto começa a primeira ronda.
option-first_starter-choose = O primeiro lugar diz quem é
option-first_starter-random = O acaso decide

option-heap_view = O monte
option-heap_view-help = O que se vê do monte. No jogo impresso, só a carta de cima.
option-heap_view-top = A carta de cima
option-heap_view-top_and_count = A carta de cima e quantas são
option-heap_view-spread = Todas as cartas

option-peek_own = A tua pilha
option-peek_own-help = Podes ver as cartas que apanhaste?
option-peek_own-off = Não
option-peek_own-on = Sim

option-turn_marker = Mostrar de quem é a vez
option-turn_marker-help = Só importa na variante dos glutões, onde é preciso saber.
option-turn_marker-off = Não na variante dos glutões
option-turn_marker-on = Sempre

option-pace = Ritmo
option-pace-help = Viram vocês as cartas, ou vêm sozinhas?
option-pace-free = Viramos nós
option-pace-windowed = Vêm sozinhas

option-window_ms = Tempo para cada carta
option-window_ms-help = Se as cartas vierem sozinhas: milésimos de segundo até à seguinte.

option-min_reveal_ms = Tempo para ver
option-min_reveal_ms-help = Milésimos de segundo que passam pelo menos entre duas cartas. Apanhar nunca é atrasado. Para crianças pequenas põe 1200.

option-flip_timeout_ms = Esperar por uma carta
option-flip_timeout_ms-help = Milésimos de segundo até a mesa virar por alguém. 0: nunca.

option-sort_pause_ms = Pausa para separar
option-sort_pause_ms-help = Milésimos de segundo em que todos veem o que o Fex põe de lado.

option-hesitation_ms = Lento é errado
option-hesitation_ms-help = Na variante dos glutões: depois de tantos milésimos de segundo, hesitar custa um glutão. 0: nunca.

option-turn_timer = Tempo para pensar
option-turn_timer-help = Segundos para cada escolha. Com 0 ninguém tem pressa.

option-on_timeout = Quando o tempo acaba
option-on_timeout-help = O que faz a mesa quando acaba o tempo para pensar.
option-on_timeout-wait = Esperar
option-on_timeout-random = Qualquer jogada permitida
option-on_timeout-lowest_risk = O que faria um bot

option-leaver = Quando alguém se vai embora
option-leaver-help = Quem continua por um jogador que se vai embora de vez.
option-leaver-bot = Um bot
option-leaver-empty = Ninguém: o lugar fica vazio
option-leaver-stop = Ninguém: o jogo acaba

## Editions

preset-german_2011 = Alemão: Keks oder König
preset-english_2011 = Inglês: Cake or King
preset-french_2011 = Francês: Au royaume sucré
preset-dutch_2011 = Neerlandês: Nilo Kilo
preset-spanish_2011 = Espanhol: Rey o galleta
preset-italian_2011 = Italiano: Re o biscotto

## Refusals

refusal-game_over = O jogo acabou. Podes começar outro.
refusal-not_for_seats = Isso só a mesa pode fazer. Escolhe uma jogada tua.
refusal-has_left = Este lugar deixou o jogo. Podes vê-lo até ao fim.
refusal-not_now = Não é o momento. A linha por baixo do tabuleiro diz o que se segue.
refusal-not_your_turn = Agora decide outra pessoa. Em breve é a tua vez.
refusal-no_such_seat = Nesse lugar não joga ninguém. Escolhe outro.
refusal-not_agreed = Nesta mesa isso não foi combinado. Vê as opções.
refusal-cards_come_alone = Nesta mesa as cartas vêm sozinhas. Olha para o monte.
refusal-flipped_wrongly = Já tentaste. A próxima carta é virada por outra pessoa.
refusal-no_heap = Não há monte para apanhar. Espera pela próxima carta.
refusal-no_jester = Já não tens bobos nesta ronda. Ainda podes virar cartas.
refusal-jester_gone = Este bobo está gasto. Pega num que tenhas à frente.
refusal-first_jester_goes = Os teus bobos são todos iguais. Pega no primeiro.
refusal-nothing_to_leave = Agora não há nada para deixar.
refusal-another_sorts = Outra pessoa está a separar. Espera um momento.
refusal-fex_likes_it = Disso o Fex gosta. Deixa-o com os outros.
refusal-no_such_card = Aqui não há nenhuma carta dessas. Escolhe outra espécie.
refusal-need_not_give = Não tens de devolver nada.
refusal-not_kept = Não guardaste nenhuma carta desta espécie. Escolhe outra.
refusal-seen_already = Já o disseste. Espera pelos outros.
refusal-say_who_begins = Diz primeiro quem começa a próxima ronda.
refusal-no_coin_won = Só pode começar quem recebeu uma moeda. Escolhe outra pessoa.

## How to play

rules-01-title = De que se trata
rules-01-text =
    O rei Nilo Kilo adora doces, e os seus bobos também. Juntem quantos puderem antes que o rei chegue!
    Podem jogar 2 a 4, a partir dos cinco anos. Um jogo dura cerca de um quarto de hora.

rules-02-title = Antes de começar
rules-02-text =
    Cada um recebe os três bobos de uma cor. Baralham-se 45 cartas de doces e 5 glutões. O rei esconde-se entre as últimas cartas.
    Começa o maior maroto.

rules-03-title = Virar cartas
rules-03-text =
    Na tua vez, vira a carta de cima. Vai para o monte, e logo joga o seguinte. Ninguém espera.
    Lembra-te do que está no monte: só vês a carta de cima.

rules-04-title = Apanhar
rules-04-text =
    Quando quiseres, mesmo que não seja a tua vez, podes lançar um bobo para o monte. Se fores o primeiro, levas tudo, virado para baixo. O bobo fica gasto nesta ronda.
    Podes portanto apanhar três vezes por ronda. Sem bobos continuas a virar cartas.

rules-05-title = O fim da ronda
rules-05-text =
    A ronda acaba quando todos os bobos estão gastos ou quando o rei aparece. Então ninguém leva o monte que lá está.

rules-06-title = Contar
rules-06-text =
    De cada espécie contem os doces, não as cartas. Quem tem mais guarda uma carta dessa espécie; em caso de empate, vários. As outras são devolvidas.
    Depois, quem tem mais glutões devolve uma carta guardada.

rules-07-title = Moedas de ouro
rules-07-text =
    Quem guardou mais cartas recebe uma moeda de ouro; em caso de empate, uma para cada um. Quem a recebeu começa a ronda seguinte.
    Ganha quem tiver primeiro três moedas de ouro.

rules-08-title = Fex o esquisito
rules-08-text =
    Nas costas dos bobos está o Fex, a raposa cozinheira, com o que não quer. Se lançares uma carta dessas, essas espécies não contam para ti nesse monte: escolhe bem.
    No jogo mais severo, cada carta recusada conta como um glutão. Depois de cada ronda, as cartas Fex passam ao seguinte.

rules-09-title = Os glutões invertem
rules-09-text =
    Nesta variante cada glutão inverte o sentido. Ninguém te diz de quem é a vez: atenção! Quem vira uma carta fora da vez leva um glutão do monte.
    O Fex e os glutões podem jogar juntos.

rules-10-title = O que supusemos
rules-10-text =
    O livrinho não diz que espécies há, quantos doces mostra uma carta nem o que o Fex recusa. Escolhemos cinco espécies de 1 a 3, ou nove espécies de 1 a 5.
    Quem tem a caixa pode corrigir tudo num pequeno ficheiro.

rules-11-title = Onde o livrinho se cala
rules-11-text =
    O primeiro bobo leva o monte; um atrasado recupera-se. Depois de apanhar continua quem vem depois da última carta. Se vários tiverem mais glutões, devolvem todos. Quem quiser outra coisa encontra-a nas opções.

## The terminal

now-round = Ronda { $round }
now-heap = Monte: { $card }
now-none = Monte: nenhum
now-glutton = um glutão
now-king = o rei
now-card =
    { $sweets } × { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
now-count = Cartas: { $n }
now-direction =
    ↻ { $way ->
        [1] no sentido do relógio
       *[other] ao contrário
    }
now-stack =
    Baralho: { $tall ->
        [0] vazio
        [1] poucas cartas
        [2] baixo
        [3] a meio
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
now-gone = foi-se embora
now-refuses = O Fex { $jester } recusa: { $kinds }
now-kind =
    { $sweet ->
        [1] bolacha
        [2] bolo
        [3] chupa-chupa
        [4] rebuçado
        [5] gelado
        [6] chocolate
        [7] gelatina
        [8] donut
       *[9] marshmallow
    }
now-kept = Guardadas: { $kinds }
now-gluttons = Glutões: { $n }
now-flip = É a tua vez: vira uma carta – ou apanha
now-flip-wait = { $name } vira uma carta. Apanha quando quiseres
now-watch = De quem é a vez? Vira uma carta se for tua – ou apanha
now-window = As cartas vêm sozinhas. Apanha quando quiseres
now-sort = Põe de lado o que o teu Fex recusa
now-sort-wait = { $name } está a separar
now-give = És quem tem mais glutões: escolhe uma carta para devolver
now-give-wait = { $name } devolve uma carta
now-next = Já viste tudo? Então continua
now-next-wait = À espera de { $name }
now-starter = Quem é o maior maroto? Diz quem começa
now-starter-wait = { $name } diz quem começa
now-over = O jogo acabou

## Na mesa

board-heap = O monte. Em cima: { $card }
board-no-heap = Ainda não há monte
board-place = O teu lugar
board-flip = Virar
board-snatch = Apanhar!
board-snatch-left =
    { $n ->
        [one] Apanhar: resta { $n } bobo
       *[other] Apanhar: restam { $n } bobos
    }
board-throw-fex = Apanhar com o Fex que recusa: { $kinds }
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
        [0] nenhuma carta apanhada
        [1] poucas cartas apanhadas
        [2] um montinho
        [3] um monte
        [4] um monte alto
       *[5] um monte muito alto
    }
board-sorted-out = O Fex põe de lado: { $cards }
board-aside =
    { $n ->
        [one] Postas de lado pelo Fex: { $n } carta
       *[other] Postas de lado pelo Fex: { $n } cartas
    }
board-scoring = Contam-se os doces
board-no-gluttons = Ninguém tem de devolver uma carta
board-to-end = Ao fim da contagem
board-next = Próxima ronda
board-won =
    { $n ->
        [one] { $names } ganha
       *[other] { $names } ganham em conjunto
    }
board-sort-alone = { $name } separa, e mais ninguém olha
board-peek = Ver as próprias cartas
