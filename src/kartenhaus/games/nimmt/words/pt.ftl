title = 6 nimmt!
tagline = Quatro fileiras, dez cartas, e a sexta ninguém quer
summary = Cada pessoa escolhe uma carta em segredo. Depois todas as cartas vão para quatro fileiras, a mais baixa primeiro. Quem põe a sexta carta numa fileira leva as outras cinco, e cada cabeça nelas é um ponto contra. Ganha quem tem menos cabeças.

## Moves

move-choose = Pôr a carta { $card }
move-take_back = Pegar a carta de volta
move-row = Fileira { $row }
move-draft = Pegar a carta { $card }
move-ready = Próxima rodada
move-cancel = Interromper a rodada

## Events

event-dealt = Rodada { $deal }: dez cartas para cada pessoa
event-draft_began = Rodada { $deal }: todas as cartas estão abertas, { $name } começa a escolher
event-drafted = { $name } pega a carta { $card }
event-rows_opened = Quatro cartas começam as fileiras
event-chose = { $name } pôs uma carta na mesa
event-took_back = { $name } pega a carta de volta
event-turned_up = Jogada { $turn }: as cartas são viradas
event-placed = { $name }: a carta { $card } vai para a fileira { $row }
event-sixth =
    { $heads ->
        [one] { $name } põe a carta { $card }, a sexta, e leva a fileira { $row }: { $heads } cabeça
       *[other] { $name } põe a carta { $card }, a sexta, e leva a fileira { $row }: { $heads } cabeças
    }
event-too_low = { $name }: a carta { $card } não cabe em nenhuma fileira
event-took_row =
    { $heads ->
        [one] { $name } leva a fileira { $row }: { $heads } cabeça
       *[other] { $name } leva a fileira { $row }: { $heads } cabeças
    }
event-deal_ended = A rodada { $deal } acabou
event-scored =
    { $heads ->
        [one] { $name } tem { $heads } cabeça na rodada { $deal }, { $total } ao todo
       *[other] { $name } tem { $heads } cabeças na rodada { $deal }, { $total } ao todo
    }
event-limit_passed =
    { $total ->
        [one] { $name } chega ao limite com { $total } cabeça
       *[other] { $name } chega ao limite com { $total } cabeças
    }
event-extra_deal = Empate com menos cabeças: mais uma rodada decide
event-was_ready = { $name } quer a próxima rodada
event-cancelled = A rodada { $deal } é interrompida e não conta para ninguém
event-won =
    { $total ->
        [one] { $name } ganha com { $total } cabeça: ninguém tem menos
       *[other] { $name } ganha com { $total } cabeças: ninguém tem menos
    }

## Why? One sentence or two for the rule behind an event

why-sn-05 = Cada rodada começa do zero: todas as cartas são embaralhadas e cada pessoa recebe dez.
why-sn-07 = Quatro cartas abertas começam as quatro fileiras. Todas as outras serão postas atrás delas.
why-sn-10 = Em cada jogada, cada pessoa põe uma carta virada para baixo. Ninguém a vê ainda.
why-sn-11 = As cartas são viradas todas juntas, e só quando a última pessoa decidiu. Até lá, cada escolha é segredo.
why-sn-17 = Os números de uma fileira sempre sobem. Das fileiras que terminam abaixo da carta, ela vai para a que termina mais perto.
why-sn-20 = Numa fileira cabem cinco cartas. Quem tem de pôr a sexta leva essas cinco, e a sexta começa a fileira de novo.
why-sn-22 = Os números de uma fileira sempre sobem. Esta carta é mais baixa que a última carta das quatro fileiras, então não cabe atrás de nenhuma.
why-sn-23 = Quem põe uma carta baixa demais para todas as fileiras leva uma das quatro. A carta baixa começa então essa fileira de novo.
why-sn-36 = Uma rodada acaba quando ninguém mais tem cartas na mão. As cartas que ficam nas fileiras não contam para ninguém.
why-sn-37 = Depois de uma rodada, cada pessoa conta as cabeças das cartas que levou. Elas se somam às das rodadas anteriores.
why-sn-38 = Quando todo mundo viu o resultado, as cartas são embaralhadas e começa a próxima rodada.
why-sn-39 = Joga-se rodada após rodada até alguém ter mais cabeças que o combinado. Isso só se verifica depois de uma rodada inteira.
why-sn-41 = No fim ganha quem tem menos cabeças. O primeiro lugar pode ser dividido, se a mesa não combinou uma rodada a mais.
why-sn-54 = Na variante para profissionais não se dá carta nenhuma. Todas as cartas em jogo ficam abertas na mesa.
why-sn-55 = Uma após a outra, as pessoas pegam uma carta aberta, volta após volta, até cada uma ter dez.

## Options

option-variant = Variante
option-variant-help = O jogo básico, ou o de profissionais, em que cada pessoa escolhe as suas cartas.
option-variant-base = Jogo básico
option-variant-professional = Profissionais

option-end_mode = Fim da partida
option-end_mode-help = O que acaba a partida: um número de cabeças, um número de rodadas ou o que vier antes.
option-end_mode-limit = Um número de cabeças
option-end_mode-deals = Um número de rodadas
option-end_mode-first_of_both = O que vier antes

option-limit = Limite de cabeças
option-limit-help = O número de cabeças que encerra a partida.

option-deals = Número de rodadas
option-deals-help = Quantas rodadas se jogam se a partida acaba por rodadas.

option-limit_compare = No limite
option-limit_compare-help = A partida acaba com exatamente esse número de cabeças ou só com mais?
option-limit_compare-over = Mais que o limite
option-limit_compare-reach = O limite basta

option-heads_rule = Cabeças nas cartas
option-heads_rule-help = O folheto italiano pode ser lido assim: todo número com um 5 tem pelo menos duas cabeças.
option-heads_rule-printed = Como nas cartas
option-heads_rule-italian_literal = Folheto italiano, ao pé da letra

option-symbol = Desenho
option-symbol-help = Que animal aparece nas cartas. No jogo não muda nada.
option-symbol-by_language = Conforme a língua
option-symbol-donkey = Burro
option-symbol-bull = Touro

option-tie = Primeiro lugar dividido
option-tie-help = O que acontece quando há empate com menos cabeças.
option-tie-shared = Vitória dividida
option-tie-extra_deal = Mais uma rodada decide

option-auto_row = Fileira para uma carta baixa demais
option-auto_row-help = Quando uma carta não cabe em nenhuma fileira, escolhe-se a fileira, ou a mais barata é levada logo.
option-auto_row-off = Escolher a fileira
option-auto_row-cheapest = Levar a mais barata

option-change_choice = Mudar de ideia
option-change_choice-help = Pode-se pegar de volta uma carta virada para baixo?
option-change_choice-until_all = Até a última escolha
option-change_choice-never = Não, carta posta, carta jogada

option-pile_view = Cartas levadas
option-pile_view-help = O que todo mundo vê das cartas levadas nesta rodada.
option-pile_view-counts_public = Quantas cabeças
option-pile_view-all_open = Todas as cartas
option-pile_view-closed = Nada, de memória

option-history = Olhar para trás
option-history-help = Até onde a mesa mostra o que foi jogado.
option-history-last_turn = A última jogada
option-history-full = A partida toda

option-first_drafter = Quem escolhe primeiro
option-first_drafter-help = Quem pega a primeira carta na variante para profissionais.
option-first_drafter-random_then_left = Por sorteio, depois para a esquerda
option-first_drafter-last_loser = Quem tem mais cabeças
option-first_drafter-fixed = Sempre o primeiro lugar

option-draft_order = Ordem da escolha
option-draft_order-help = Em que sentido se pegam as cartas na variante para profissionais.
option-draft_order-clockwise = Sempre em sentido horário
option-draft_order-snake = Ida e volta

option-draft_memory = Mãos escolhidas
option-draft_memory-help = As cartas escolhidas à vista de todos continuam abertas?
option-draft_memory-hidden = Não, de memória
option-draft_memory-shown = Sim, continuam abertas

option-self_place = Colocar por conta própria
option-self_place-help = Para aprender: cada pessoa coloca a sua carta, e uma fileira errada é explicada.
option-self_place-off = As cartas vão sozinhas
option-self_place-on = Cada pessoa coloca a sua

option-turn_timer = Tempo para pensar
option-turn_timer-help = Segundos para cada escolha. Com 0 não há pressa.

option-on_timeout = Quando o tempo acaba
option-on_timeout-help = O que a mesa faz quando o tempo para pensar acabou.
option-on_timeout-wait = Esperar
option-on_timeout-random = Uma carta qualquer
option-on_timeout-lowest_risk = A carta mais segura

option-leaver = Quando alguém sai
option-leaver-help = Quem continua jogando por quem foi embora de vez.
option-leaver-bot = Um bot
option-leaver-cancel_deal = Ninguém: a partida acaba, sem esta rodada
option-leaver-auto_random = O acaso

## Editions

preset-italian_1998 = Folheto italiano, 1998
preset-english_2005 = Folheto inglês, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = A partida acabou. Dá para começar outra.
refusal-not_now = Agora não é o momento. A linha acima das cartas diz o que vem a seguir.
refusal-not_in_hand = Essa carta não está na mão. Escolha uma das que você tem.
refusal-already_laid = Nesta mesa, carta posta fica posta. Espere pelas outras pessoas.
refusal-same_card = Esta carta já está virada para baixo. Escolha outra ou espere pelas outras pessoas.
refusal-nothing_to_take_back = Nenhuma carta sua está virada para baixo. Escolha uma primeiro.
refusal-cards_turned_up = As cartas já foram viradas. Na próxima jogada dá para escolher de novo.
refusal-placed_by_rule = Esta carta acha a sua fileira sozinha. Você só escolhe quando a sua carta não cabe em nenhuma.
refusal-another_places = Outra pessoa está colocando a carta. Espere um pouco.
refusal-row_ends_higher = Os números de uma fileira têm de subir, e esta termina mais alto. Escolha uma que termine mais baixo.
refusal-nearer_row = Outra fileira termina mais perto da sua carta. Escolha essa.
refusal-not_your_pick = Outra pessoa está escolhendo. Logo chega a sua vez.
refusal-not_on_display = Essa carta não pode ser escolhida. Pegue uma que esteja aberta.
refusal-already_ready = Você já disse sim à próxima rodada. Espere pelas outras pessoas.
refusal-not_for_seats = Isso só a própria mesa pode fazer. Escolha uma das suas jogadas.
refusal-rows_later = Nenhuma carta vai para uma fileira antes que todos tenham escolhido e as cartas sejam viradas.

## How to play

rules-01-title = Do que se trata
rules-01-text =
    Fuja das cartas! Cada carta mostra uma ou mais cabeças, e cada cabeça é um ponto contra. No fim ganha quem tem menos cabeças.
    Jogam de 2 a 10 pessoas, de preferência a partir de dez anos. Uma partida dura uns 45 minutos.

rules-02-title = Cartas e cabeças
rules-02-text =
    São 104 cartas, uma de cada número de 1 a 104. Elas têm estas cabeças:
    7 cabeças: o 55
    5 cabeças: os outros números com dois algarismos iguais (11, 22, 33, 44, 66, 77, 88, 99)
    3 cabeças: as dezenas (10, 20, 30 e assim por diante até 100)
    2 cabeças: os números que acabam em 5 (5, 15, 25 e assim por diante até 95, menos o 55)
    1 cabeça: todos os outros
    Ao todo são 171 cabeças.

rules-03-title = Antes da primeira jogada
rules-03-text =
    Todas as cartas são embaralhadas. Cada pessoa recebe dez; ninguém mais as vê, e elas já vêm em ordem, da mais baixa à mais alta.
    Outras quatro cartas ficam abertas no meio. Cada uma começa uma das quatro fileiras. Numa fileira cabem cinco cartas, contando a primeira.
    As cartas que sobram descansam nesta rodada.

rules-04-title = Uma jogada: escolher em segredo
rules-04-text =
    Todo mundo escolhe ao mesmo tempo uma das suas cartas e a põe virada para baixo. Dá para mudar de ideia enquanto alguém ainda pensa.
    Depois todas as cartas são viradas de uma vez.

rules-05-title = Para onde vão as cartas
rules-05-text =
    Primeiro se coloca a carta mais baixa, depois a seguinte, e assim por diante. Cada uma vai para o fim de uma fileira. Não é você quem escolhe a fileira, são duas regras.
    Subindo: uma carta só cabe atrás de outra mais baixa.
    Mais perto: se ela cabe em várias fileiras, vai para onde a última carta fica logo abaixo, com a menor diferença.
    Um exemplo: as fileiras terminam em 8, 31, 54 e 70. Um 57 caberia nas três primeiras. Ele vai atrás do 54.

rules-06-title = A sexta carta leva a fileira
rules-06-text =
    Com cinco cartas, uma fileira está cheia. Se a sua carta tem de ir para lá, é a sexta: você leva as cinco cartas, e a sua começa a fileira de novo.
    Só contam as cartas que você leva. A sua fica na mesa e não custa nada.

rules-07-title = Baixa demais para todas as fileiras
rules-07-text =
    Se a sua carta é mais baixa que a última carta das quatro fileiras, ela não cabe em nenhuma. Você leva então uma fileira inteira à sua escolha, longa ou curta, e a sua carta a começa de novo.
    Quase sempre se leva a fileira com menos cabeças, mas pode ser qualquer uma.
    As cartas colocadas depois da sua podem cair na fileira nova. Isso pode mudar muita coisa!

rules-08-title = O fim de uma rodada
rules-08-text =
    As cartas levadas ficam à sua frente e nunca vão para a mão.
    Depois de dez jogadas ninguém mais tem cartas. O que ainda está nas fileiras não conta para ninguém. Cada pessoa soma as suas cabeças, o resultado é anotado, e com todas as cartas começa uma nova rodada.

rules-09-title = O fim da partida
rules-09-text =
    A partida acaba depois da rodada em que alguém passa de 66 cabeças ao todo. Com 66 certinhas o jogo continua. A rodada é sempre jogada até o fim.
    Ganha quem tem menos cabeças. Se houver empate, a vitória é dividida. O resto segue conforme as suas cabeças.
    Antes da partida dá para combinar outro limite ou um número de rodadas.

rules-10-title = A variante para profissionais
rules-10-text =
    Joga-se só com as cartas mais baixas: dez para cada pessoa e mais quatro. Com 3 são as de 1 a 34, com 4 as de 1 a 44. Assim todo mundo sabe quais cartas existem.
    Não se dá carta nenhuma. Todas ficam abertas, e cada pessoa pega uma por vez, volta após volta, até ter dez. As quatro que sobram começam as fileiras.
    Quem escolhe primeiro é sorteado; a cada rodada passa para o lugar seguinte à esquerda. Depois as mãos ficam escondidas: tente lembrar.
    Todo o resto fica igual. Com duas pessoas há só 38 cabeças nas cartas, por isso uma partida demora mais.

rules-11-title = Edições e regras da casa
rules-11-text =
    Em algumas edições a partida acaba já quando alguém tem exatamente 66 cabeças. Em “Category 5” acaba com mais de 74. A edição italiana mostra burros em vez de touros.
    Lido ao pé da letra, o folheto italiano dá duas cabeças também aos números de 51 a 54 e de 56 a 59. As cartas impressas não.
    A mesa também pode combinar uma rodada a mais em caso de empate, cartas que não voltam para a mão ou cabeças escondidas que é preciso lembrar. Tudo isso está nas opções.

rules-12-title = Duas surpresas comuns
rules-12-text =
    Duas fileiras terminam em 25 (só três cartas) e em 27 (já cinco cartas). O seu 30 não vai atrás do 25, que seria seguro: o 27 está mais perto, então você leva essa fileira.
    Uma fileira termina em 63 e você põe o 64. Parece seguro. Mas se antes uma carta mais baixa leva a fileira do 63, o seu 64 tem de ir para outro lugar.

## What is going on now

now-draft = Pegue uma das cartas abertas
now-draft-wait = { $name } pega uma carta
now-choose = Escolha uma carta
now-chosen =
    { $more ->
        [0] A sua carta { $card } está virada para baixo. Esperando { $name }
        [one] A sua carta { $card } está virada para baixo. Esperando { $name } e mais { $more } pessoa
       *[other] A sua carta { $card } está virada para baixo. Esperando { $name } e mais { $more } pessoas
    }
now-wait =
    { $more ->
        [0] Esperando { $name }
        [one] Esperando { $name } e mais { $more } pessoa
       *[other] Esperando { $name } e mais { $more } pessoas
    }
now-take-row = Leve uma fileira: a sua carta { $card } não cabe em nenhuma
now-take-row-wait = { $name } leva uma fileira: a carta { $card } não cabe em nenhuma
now-self-place = Ponha a sua carta { $card } na fileira certa
now-self-place-wait = { $name } põe a carta { $card } numa fileira
now-score = A rodada { $deal } acabou. Vamos à próxima?
now-over = A partida acabou

## What the simulator counts

points-a-deal = Cabeças por rodada

## The board

heads =
    { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }
card-label =
    { $heads ->
        [one] Carta { $card }, { $heads } cabeça
       *[other] Carta { $card }, { $heads } cabeças
    }
card-chosen-label =
    { $heads ->
        [one] Carta { $card }, { $heads } cabeça, virada para baixo. Aperte de novo para pegá-la de volta
       *[other] Carta { $card }, { $heads } cabeças, virada para baixo. Aperte de novo para pegá-la de volta
    }
played-label =
    { $heads ->
        [one] { $name }: carta { $card }, { $heads } cabeça
       *[other] { $name }: carta { $card }, { $heads } cabeças
    }
row-label =
    { $heads ->
        [one] Fileira { $row }: { $cards }. { $n } de 5 cartas, { $heads } cabeça
       *[other] Fileira { $row }: { $cards }. { $n } de 5 cartas, { $heads } cabeças
    }
row-take-label =
    { $heads ->
        [one] Levar a fileira { $row } com { $cards }: { $heads } cabeça
       *[other] Levar a fileira { $row } com { $cards }: { $heads } cabeças
    }
row-take =
    { $heads ->
        [one] Levar: { $heads } cabeça
       *[other] Levar: { $heads } cabeças
    }
row-put-label = Pôr a carta na fileira { $row }, depois de { $cards }
row-put = Aqui
row-cost =
    { $heads ->
        [one] Levar esta fileira custa { $heads } cabeça
       *[other] Levar esta fileira custa { $heads } cabeças
    }
danger-place = Sexto espaço: quem chega aqui leva a fileira
rows-title = As quatro fileiras
hand-title = A sua mão
turned-up-title = As cartas desta jogada
deal-turn = Rodada { $deal }, jogada { $turn } de 10
draft-title = Cartas abertas: { $n }
draft-group = De { $from } a { $to }
seat-heads =
    { $heads ->
        [one] { $heads } cabeça nesta rodada, { $total } antes
       *[other] { $heads } cabeças nesta rodada, { $total } antes
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } cabeça antes desta rodada
       *[other] { $total } cabeças antes desta rodada
    }
seat-laid = pôs uma carta virada para baixo
pile-title = { $name }: cartas levadas
pile-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, { $heads ->
        [one] { $heads } cabeça
       *[other] { $heads } cabeças
    }
pile-empty = Nada levado nesta rodada
pile-closed = Neste monte só { $name } pode olhar
pile-closed-all = Os montes ficam fechados até o fim da rodada
fewest-wins = Ganha quem tem menos cabeças
limit-over =
    { $limit ->
        [one] A partida acaba depois da rodada em que alguém tem mais de { $limit } cabeça
       *[other] A partida acaba depois da rodada em que alguém tem mais de { $limit } cabeças
    }
limit-reach =
    { $limit ->
        [one] A partida acaba depois da rodada em que alguém tem { $limit } cabeça ou mais
       *[other] A partida acaba depois da rodada em que alguém tem { $limit } cabeças ou mais
    }
limit-deals =
    { $deals ->
        [one] A partida acaba depois de { $deals } rodada
       *[other] A partida acaba depois de { $deals } rodadas
    }
limit-first-over =
    A partida acaba depois de { $deals ->
        [one] { $deals } rodada
       *[other] { $deals } rodadas
    }, ou antes, depois de uma rodada em que alguém tem mais de { $limit ->
        [one] { $limit } cabeça
       *[other] { $limit } cabeças
    }
limit-first-reach =
    A partida acaba depois de { $deals ->
        [one] { $deals } rodada
       *[other] { $deals } rodadas
    }, ou antes, depois de uma rodada em que alguém tem { $limit ->
        [one] { $limit } cabeça
       *[other] { $limit } cabeças
    } ou mais
limit-mark = Limite { $limit }
end-won =
    { $heads ->
        [one] { $name } ganha com só { $heads } cabeça
       *[other] { $name } ganha com só { $heads } cabeças
    }
end-shared =
    { $heads ->
        [one] { $names } dividem a vitória com { $heads } cabeça por pessoa
       *[other] { $names } dividem a vitória com { $heads } cabeças por pessoa
    }
end-cancelled = A rodada foi interrompida; as rodadas terminadas contam
