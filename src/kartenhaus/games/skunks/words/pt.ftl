title = Flinke Stinker
tagline = Corram, doninhas, corram – e tapem o nariz
summary = Cinco doninhas-fedorentas fazem uma corrida por 22 peças. Vira pegadas, tantas quantas te atreveres, e corre. Mas entre as cartas há pumas: se encontrares um, as tuas pegadas vão para os outros. Quem é ultrapassado foge do teu cheiro. Ganha quem passar primeiro a última peça.

## Moves

move-skunk =
    { $tail ->
        [1] 1: a doninha verde
        [2] 2: a doninha laranja
        [3] 3: a doninha amarela
        [4] 4: a doninha vermelha
       *[5] 5: a doninha azul
    }
move-path = Peça de caminho
move-stink = Peça fedorenta
move-lift = Retirar a última peça
move-begin = A pista está pronta
move-starts = Começa o lugar { $who }
move-turn = Virar a carta { $place }
move-run = Correr
move-short = Correr só { $steps }
move-go_on = Continuar a virar
move-cover = Tapar o puma
move-give_first = Começar pelo { $left }.º à esquerda
move-give = Dar um { $footprints }
move-remove = O lugar { $who } deixa o jogo

## Events

event-laid_out = Há { $cards } cartas viradas para baixo, { $pumas } delas são pumas
event-chose_skunk =
    { $tail ->
        [1] { $name } fica com a doninha verde
        [2] { $name } fica com a doninha laranja
        [3] { $name } fica com a doninha amarela
        [4] { $name } fica com a doninha vermelha
       *[5] { $name } fica com a doninha azul
    }
event-path_laid = A peça { $tile } é caminho
event-stink_laid = A peça { $tile } cheira mal
event-lifted = A peça { $tile } é retirada
event-track_lies = A pista está pronta, com { $stinks } peças fedorentas
event-starts = Começa { $name }
event-turn_began = É a vez de { $name }
event-took = { $name } vira um { $footprints } no lugar { $place }: { $total } ao todo
event-bad_stink = { $total } acabaria na peça fedorenta { $tile }: { $name } tem de virar outra carta
event-bad_full = { $total } acabaria na peça { $tile }, que está cheia: { $name } tem de virar outra carta
event-only_pumas = No meio só restam os { $pumas } pumas
event-laid_anew = Tudo é baralhado e disposto de novo: { $cards } cartas, { $pumas } pumas
event-front_mixed =
    { $cards ->
        [one] { $name }: { $cards } carta é baralhada
       *[other] { $name }: { $cards } cartas são baralhadas
    }
event-puma_shown = Um puma! { $name } virou-o no lugar { $place }
event-met_puma = { $name } encontrou um puma e não pode correr
event-saw = { $name } já o viu
event-covered = O puma está tapado de novo
event-given = { $name } recebe um { $footprints }: tem à frente { $total }
event-ran = { $name } corre { $steps } até à peça { $tile }
event-ran_back = { $name } recua da peça { $was } para a peça { $tile }
event-ran_home = { $name } recua da peça { $was } até à partida
event-put_away =
    { $cards ->
        [one] { $name } põe { $cards } carta no monte das usadas
       *[other] { $name } põe { $cards } cartas no monte das usadas
    }
event-left = { $name } foi-se embora; a doninha volta para casa
event-won = { $name } corre { $steps }, para lá da última peça, e ganha
event-nobody_won = Só resta uma pessoa: o jogo acaba sem vencedor

## Why? One sentence or two for the rule behind an event

why-sk-08 = Todas as cartas em jogo são baralhadas e postas viradas para baixo. Ninguém sabe onde estão os pumas.
why-sk-10 = A pista tem sempre 22 peças: 15 de caminho e 7 que cheiram mal.
why-sk-11 = Entre duas peças fedorentas há caminho. Num único sítio podem tocar-se duas delas.
why-sk-15 = Cada um corre com a sua doninha. Quem escolhe primeiro tem mais por onde escolher.
why-sk-17 = À mesa começa a pessoa mais nova. Aqui não se pergunta a idade a ninguém: decide o acaso, ou diz o primeiro lugar.
why-sk-18 = Joga-se no sentido dos ponteiros do relógio. Quem se foi embora é saltado.
why-sk-22 = As pegadas saem do meio e ficam à vista em frente do jogador. Todas juntas dão o comprimento da corrida.
why-sk-32 = A doninha corre exatamente tantas peças quantas as pegadas em frente do jogador.
why-sk-36 = Ninguém pode parar numa peça fedorenta. Com um total destes é preciso virar outra carta.
why-sk-38 = A correr, só duas doninhas podem chegar a uma peça. Com um total destes é preciso virar outra carta.
why-sk-43 = Depois da corrida todas as pegadas em frente ficam usadas. Esperam num monte ao lado da pista.
why-sk-49 = Quem é ultrapassado foge do cheiro: para trás, para lá da peça fedorenta mais próxima, até à peça logo antes dela.
why-sk-50 = Se não há peça fedorenta atrás da doninha ultrapassada, ela recua até à partida.
why-sk-56 = Todos veem o puma e podem tentar lembrar-se de onde está.
why-sk-57 = O puma é tapado no seu lugar. Lembrares-te dele é contigo: a mesa não o faz.
why-sk-58 = Quem vira um puma fica onde está, e a sua vez acaba.
why-sk-60 = Depois de um puma dão-se todas as pegadas que estão à frente, uma a uma à volta da mesa, a começar pela esquerda.
why-sk-68 = No meio há tantas cartas como pumas, por isso são todas pumas.
why-sk-70 = Quando só restam pumas, voltam as cartas usadas: tudo é baralhado e disposto em lugares novos.
why-sk-74 = Só restam pumas, nenhuma carta usada pode voltar e o total não serve. Por isso baralham-se cartas que estão em frente dos jogadores; senão o jogo nunca acabaria.
why-sk-76 = Quem passar primeiro a última peça ganha, e o jogo acaba logo.

## Options

option-stink_spacing = Entre peças fedorentas
option-stink_spacing-help = Quanto caminho há entre duas peças fedorentas.
option-stink_spacing-at_least_one = Uma peça de caminho ou mais
option-stink_spacing-exactly_one = Exatamente uma peça de caminho

option-double_stink = Duas peças fedorentas juntas
option-double_stink-help = Podem duas peças fedorentas tocar-se num sítio da pista?
option-double_stink-allowed = Podem
option-double_stink-always = Sempre
option-double_stink-never = Nunca

option-track = A pista
option-track-help = Quem dispõe as peças.
option-track-random = O acaso
option-track-custom = O primeiro lugar, uma a uma

option-starter = Quem começa
option-starter-help = À mesa começa a pessoa mais nova. Não se pergunta a idade a ninguém.
option-starter-random = Decide o acaso
option-starter-pick = Diz o primeiro lugar

option-retreat_to = Doninhas ultrapassadas
option-retreat_to-help = Onde para uma doninha que recua até uma peça fedorenta.
option-retreat_to-before_stink = Logo antes da peça fedorenta
option-retreat_to-after_stink = Logo depois

option-use_all_cards = Contam todas as pegadas
option-use_all_cards-help = Ao correr contam todas as pegadas, ou podem deixar-se algumas?
option-use_all_cards-true = Todas
option-use_all_cards-false = Podem deixar-se algumas

option-gift_start = Primeira oferta
option-gift_start-help = Quem recebe a primeira carta depois de um puma.
option-gift_start-left = O vizinho da esquerda
option-gift_start-choice = Escolhe quem oferece

option-dry_middle = Nada para baralhar
option-dry_middle-help = O que acontece se só restam pumas, não há cartas usadas e o total não serve.
option-dry_middle-mix_own_go_on = Baralham-se as tuas cartas e continuas a virar
option-dry_middle-mix_own_end_turn = Baralham-se as tuas cartas e a tua vez acaba
option-dry_middle-mix_all_go_on = Baralham-se as cartas de todos e continuas a virar

option-pile_open = Cartas usadas
option-pile_open-help = Podem todos ver as cartas usadas?
option-pile_open-false = Não, só contá-las
option-pile_open-true = Sim

option-memory_aid = Ajuda para a memória
option-memory_aid-help = Marca onde estava um puma. Não é o jogo impresso, que vive da memória.
option-memory_aid-off = Nenhuma
option-memory_aid-marks = Marcar os pumas

option-landing_preview = Antevisão da corrida
option-landing_preview-help = Mostra em que peça acabariam as pegadas.
option-landing_preview-on = Mostrar
option-landing_preview-off = Contar sem ajuda

option-reveal_seconds = Ver um puma
option-reveal_seconds-help = Durante quantos segundos, pelo menos, se vê um puma.

option-wait_for_all = Todos olham
option-wait_for_all-help = Têm todos de dizer que viram o puma?
option-wait_for_all-off = Quem joga tapa-o
option-wait_for_all-on = Sim, todos

option-show_positions = Posições no fim
option-show_positions-help = Mostra no fim até onde chegou cada um. Não há segundo lugar.
option-show_positions-off = Só quem ganhou
option-show_positions-on = Mostrar até onde

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
option-leaver-remove = Ninguém: a doninha deixa a pista

## Editions

preset-german_2010 = Caixa alemã, 2010
preset-italian_2010 = Folha italiana, 2010

## Refusals

refusal-game_over = O jogo acabou. Podes começar outro.
refusal-not_for_seats = Isso só a mesa pode fazer. Escolhe uma jogada tua.
refusal-has_left = Este lugar deixou o jogo. Podes vê-lo até ao fim.
refusal-not_now = Não é o momento. A linha por baixo do tabuleiro diz o que se segue.
refusal-not_your_turn = Agora decide outra pessoa. Em breve é a tua vez.
refusal-has_skunk = Já tens uma doninha. Espera pelos outros.
refusal-skunk_taken = Alguém já tem essa doninha. Escolhe outra.
refusal-track_full = Já estão as 22 peças. Diz que a pista está pronta, ou retira uma.
refusal-no_path_left = Já estão as 15 peças de caminho. Pega numa fedorenta.
refusal-no_stink_left = Já estão as 7 peças fedorentas. Pega numa de caminho.
refusal-stinks_touch = Aqui não podem tocar-se duas peças fedorentas. Põe caminho entre elas.
refusal-too_far_apart = Nesta mesa há exatamente uma peça de caminho entre as fedorentas. Pega numa fedorenta.
refusal-no_legal_track = Com esta peça a pista já não poderia acabar-se segundo as regras. Pega na outra espécie.
refusal-no_tile_lies = Ainda não há nenhuma peça. Começa com uma.
refusal-track_unfinished = Faltam peças. Põe primeiro as 22.
refusal-no_such_seat = Nesse lugar não joga ninguém. Escolhe outro.
refusal-cover_first = Há um puma à vista. Tapa-o primeiro.
refusal-give_first = Há cartas para dar. Escolhe a seguinte.
refusal-no_card_there = Aí já não há carta. Escolhe um lugar onde haja uma.
refusal-only_pumas_left = Só restam pumas. Continua, e primeiro baralha-se tudo; ou corre, se puderes.
refusal-must_run = Só restam pumas e não há nada para baralhar. O teu total serve: corre.
refusal-footprints_left = Ainda há pegadas no meio. Vira uma carta.
refusal-turn_first = Antes de correr, vira pegadas nesta vez. Escolhe uma carta.
refusal-on_stink = Acabarias numa peça fedorenta, e aí ninguém para. Vira outra carta.
refusal-tile_full = Já lá estão duas doninhas. Vira outra carta.
refusal-all_cards_count = Nesta mesa contam todas as tuas pegadas. Corre com todas, ou vira outra carta.
refusal-no_such_sum = As tuas cartas não dão esse total. Escolhe outro número, ou corre com todas.
refusal-no_puma_shown = Não há nenhum puma à vista. Escolhe outra coisa.
refusal-already_seen = Já o viste. Espera pelos outros.
refusal-starts_left = Nesta mesa começa-se a dar pela esquerda. Escolhe uma carta.
refusal-begin_where_first = Diz primeiro por quem começas. Depois escolhe uma carta.
refusal-begun_already = Já começaste a dar. Escolhe a carta seguinte.
refusal-no_such_neighbour = Não jogam tantos outros. Escolhe um número menor.
refusal-no_such_card = Não tens à frente uma carta dessas. Escolhe uma que lá esteja.

## How to play

rules-01-title = De que se trata
rules-01-text =
    As doninhas fazem uma corrida. Com pegadas avança-se, mas entre elas escondem-se pumas. Quem é ultrapassado foge do teu cheiro.
    Podem jogar de 2 a 5, a partir de uns seis anos. Um jogo dura mais ou menos um quarto de hora.

rules-02-title = As cartas
rules-02-text =
    Há 30 cartas redondas: 20 com pegadas, de 1 a 4, e 10 com um puma. Com 5 jogadores usam-se todas.
    Com 2 ficam na caixa dois 4, dois 3 e dois pumas; com 3, dois 4, um 3 e um puma; com 4, um 4 e um 3.
    As cartas são baralhadas e ficam viradas para baixo no meio. Durante o jogo nunca mudam de sítio.

rules-03-title = A pista
rules-03-text =
    15 peças de caminho e 7 fedorentas formam a pista. Entre duas fedorentas há caminho; só num sítio podem tocar-se duas.
    Cada um escolhe uma doninha. Todas começam na partida, antes da primeira peça.

rules-04-title = A tua vez
rules-04-text =
    Vira uma carta qualquer. Se mostrar pegadas, fica à vista à tua frente. Depois escolhe: correr, ou virar outra. Podes virar tantas quantas te atreveres.
    As pegadas que te deram também contam. Mas antes de correr tens de ter virado pelo menos uma carta na tua vez.

rules-05-title = Correr
rules-05-text =
    Soma todas as pegadas à tua frente. A tua doninha corre exatamente isso.
    Ninguém para numa peça fedorenta, nem onde já estão outras duas doninhas. Se a tua corrida acabasse aí, tens de virar outra carta.
    Depois da corrida as tuas pegadas vão para o monte das usadas.

rules-06-title = Ultrapassar
rules-06-text =
    Cada doninha que ultrapassas foge: para trás, para lá da peça fedorenta mais próxima, até à peça logo antes dela. Se não houver, recua até à partida.
    Quem está na peça de onde partes, ou onde paras, não é ultrapassado. Ao recuar podem juntar-se muitas.

rules-07-title = Os pumas
rules-07-text =
    Um puma acaba a tua vez, e não corres. Todos o veem, depois é tapado no mesmo lugar. Tenta lembrar-te!
    Se tens pegadas à frente, dás todas: uma carta ao vizinho da esquerda, uma ao seguinte, e assim por diante, sem ti. Tu escolhes que carta vai a seguir.

rules-08-title = Só pumas
rules-08-text =
    Se no meio restam tantas cartas como pumas, são todas pumas. Então corre, se puderes, ou continua.
    De qualquer modo voltam as cartas usadas: tudo é baralhado com os pumas e disposto em lugares novos. Se corres, isso acontece depois. Se continuas, acontece antes, e depois viras uma carta.

rules-09-title = O fim
rules-09-text =
    Quem passar primeiro a última peça ganha logo. Estar na peça 22 não chega; pegadas a mais não fazem mal.
    Não há segundo lugar.

rules-10-title = O que supusemos
rules-10-text =
    A folha de regras não diz quantas cartas há de cada número. Pusemos cinco de 1, 2, 3 e 4.
    Cada peça fedorenta tem a sua imagem, e duas das cinco doninhas são vermelha e azul: isso também é suposição.
    Quem tiver a caixa pode corrigir tudo num pequeno ficheiro.

rules-11-title = Onde a folha se cala
rules-11-text =
    Se só restam pumas, não há cartas usadas e o teu total não serve, baralham-se as tuas próprias cartas e continuas. Se serve, tens de correr.
    A primeira e a última peça podem cheirar mal. Na partida há lugar para todas, e aí ninguém é ultrapassado.
    Se só resta uma pessoa, o jogo acaba sem vencedor. O resto combina-se nas opções.

## The board

start = na partida
past = para lá do fim
tile = peça { $tile }
skunk-colour =
    { $colour ->
        [1] verde
        [2] laranja
        [3] amarela
        [4] vermelha
       *[5] azul
    }
middle =
    { $n ->
        [one] No meio: { $n } carta, entre elas pumas: { $pumas }.
       *[other] No meio: { $n } cartas, entre elas pumas: { $pumas }.
    }
used = Usadas: { $n }.
not-printed = Os pumas estão marcados (!): não é o jogo impresso.
seat-left = foi-se embora
seat-seen = viu o puma
seat-front = { $cards } = { $total }
now-skunk = Escolhe uma doninha
now-lay = Põe a peça { $tile }, ou retira uma
now-starter = Quem começa?
now-turn = Vira uma carta: escreve o número do seu lugar
now-choose = Corre { $total }, ou vira outra carta
now-bad = Com { $total } não podes parar: vira outra carta
now-only-pumas = Só restam pumas: corre, ou continua e baralha-se tudo
now-go-on = Só restam pumas: continua, e baralha-se tudo
now-must-run = Só restam pumas: corre
now-cover = Um puma! Vê onde está e tapa-o
now-see = Um puma! Vê onde está e depois diz que o viste
now-give = Dá uma carta a { $name }
now-give-where = Por que vizinho à esquerda começas a dar?
now-wait = Espera-se por { $name }
now-over = O jogo acabou

## The board on the page

spread-title = As cartas do meio
track-title = A pista
track-finish = Chegada
tile-none = Peça { $tile }, ainda por colocar
tile-stink = A peça { $tile } cheira mal
tile-path = Peça { $tile }, caminho
place-covered = Carta tapada, fila { $row }, lugar { $column }
place-marked = Carta tapada, um puma, fila { $row }, lugar { $column }
place-puma = Puma, fila { $row }, lugar { $column }
card-steps = Pegadas: { $n }
front-title = À frente de { $name }
front-none = Ainda sem pegadas
front-cards = Pegadas à frente: { $total }
ask-turn = Vira uma carta
ask-give-where = Quem recebe a primeira carta?
give-to = Dá um { $footprints } a { $name }
act-run = Corre { $total }
act-seen = Já vi
lands-past = Para lá do fim!
lands-stink = A peça { $tile } cheira mal: não se para
lands-full = A peça { $tile } está cheia
lands-well = Até à peça { $tile }
end-won = { $name } vence
short-title = Correr com parte das cartas
refusal-look_first = Olha primeiro onde está o puma. Depois tapa-o.
