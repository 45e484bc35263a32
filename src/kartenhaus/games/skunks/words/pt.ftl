title = Flinke Stinker
tagline = Corram, gambás, corram – e tapem o nariz
summary = Cinco gambás disputam uma corrida por 22 casas. Vire pegadas, quantas você tiver coragem, e corra. Mas entre as cartas há pumas: se você achar um, as suas pegadas vão para os outros. Quem é ultrapassado foge do seu cheiro. Ganha quem passar primeiro da última casa.

## Moves

move-skunk =
    { $tail ->
        [1] 1: o gambá verde
        [2] 2: o gambá laranja
        [3] 3: o gambá amarelo
        [4] 4: o gambá vermelho
       *[5] 5: o gambá azul
    }
move-path = Casa de trilha
move-stink = Casa fedorenta
move-lift = Retirar a última casa
move-begin = A pista está pronta
move-starts = O lugar { $who } começa
move-turn = Virar a carta { $place }
move-run = Correr
move-short = Correr só { $steps }
move-go_on = Continuar virando
move-cover = Cobrir o puma
move-give_first = Começar pelo { $left }º à esquerda
move-give = Dar um { $footprints }
move-remove = O lugar { $who } sai da partida

## Events

event-laid_out = { $cards } cartas estão viradas para baixo, { $pumas } delas são pumas
event-chose_skunk =
    { $tail ->
        [1] { $name } fica com o gambá verde
        [2] { $name } fica com o gambá laranja
        [3] { $name } fica com o gambá amarelo
        [4] { $name } fica com o gambá vermelho
       *[5] { $name } fica com o gambá azul
    }
event-path_laid = A casa { $tile } é trilha
event-stink_laid = A casa { $tile } fede
event-lifted = A casa { $tile } é retirada
event-track_lies = A pista está pronta, com { $stinks } casas fedorentas
event-starts = { $name } começa
event-turn_began = É a vez de { $name }
event-took = { $name } vira um { $footprints } no lugar { $place }: { $total } ao todo
event-bad_stink = { $total } acabaria na casa fedorenta { $tile }: { $name } tem de virar outra carta
event-bad_full = { $total } acabaria na casa { $tile }, que está cheia: { $name } tem de virar outra carta
event-only_pumas = No meio só restam os { $pumas } pumas
event-laid_anew = Tudo é embaralhado e colocado de novo: { $cards } cartas, { $pumas } pumas
event-front_mixed =
    { $cards ->
        [one] { $name }: { $cards } carta é embaralhada
       *[other] { $name }: { $cards } cartas são embaralhadas
    }
event-puma_shown = Um puma! { $name } virou a carta no lugar { $place }
event-met_puma = { $name } encontrou um puma e não pode correr
event-saw = { $name } já viu
event-covered = O puma está coberto de novo
event-given = { $name } recebe um { $footprints }: { $total } ao todo
event-ran = { $name } corre { $steps } até a casa { $tile }
event-ran_back = { $name } volta da casa { $was } para a casa { $tile }
event-ran_home = { $name } volta da casa { $was } até a largada
event-put_away =
    { $cards ->
        [one] { $name } põe { $cards } carta no monte das usadas
       *[other] { $name } põe { $cards } cartas no monte das usadas
    }
event-left = { $name } saiu; o gambá vai embora
event-won = { $name } corre { $steps }, passa da última casa e ganha
event-nobody_won = Só resta uma pessoa: a partida acaba sem vencedor

## Why? One sentence or two for the rule behind an event

why-sk-08 = Todas as cartas do jogo são embaralhadas e postas viradas para baixo. Ninguém sabe onde estão os pumas.
why-sk-10 = A pista tem sempre 22 casas: 15 de trilha e 7 que fedem.
why-sk-11 = Entre duas casas fedorentas há trilha. Num único ponto duas delas podem ficar lado a lado.
why-sk-15 = Cada um corre com o seu gambá. Quem escolhe primeiro tem mais opções.
why-sk-17 = Na mesa de casa começa a pessoa mais nova. Aqui ninguém precisa dizer a idade: decide o acaso, ou diz o primeiro lugar.
why-sk-18 = Joga-se no sentido horário. Quem saiu é pulado.
why-sk-22 = As pegadas saem do meio e ficam abertas na frente do jogador. Todas juntas dão o comprimento da corrida.
why-sk-32 = O gambá corre exatamente tantas casas quantas são as pegadas na frente do jogador.
why-sk-36 = Ninguém pode parar numa casa fedorenta. Com um total desses é preciso virar outra carta.
why-sk-38 = Correndo, só dois gambás podem chegar a uma casa. Com um total desses é preciso virar outra carta.
why-sk-43 = Depois da corrida todas as pegadas na frente do jogador estão usadas. Elas esperam num monte ao lado da pista.
why-sk-49 = Quem é ultrapassado foge do cheiro: volta para trás da casa fedorenta mais próxima, até a casa logo antes dela.
why-sk-50 = Se não há casa fedorenta atrás do gambá ultrapassado, ele volta até a largada.
why-sk-56 = Todos veem o puma e podem tentar lembrar onde ele está.
why-sk-57 = O puma é coberto no mesmo lugar. Lembrar é com você: a mesa não faz isso.
why-sk-58 = Quem vira um puma fica onde está, e a sua vez acaba.
why-sk-60 = Depois de um puma todas as pegadas da frente são dadas, uma a uma em volta da mesa, começando pela esquerda.
why-sk-68 = No meio há tantas cartas quantos pumas, então são todas pumas.
why-sk-70 = Quando só restam pumas, as cartas usadas voltam: tudo é embaralhado e colocado em lugares novos.
why-sk-74 = Só restam pumas, nenhuma carta usada pode voltar e o total não serve. Por isso são embaralhadas cartas que estão na frente dos jogadores; senão a partida nunca acabaria.
why-sk-76 = Quem passar primeiro da última casa ganha, e a partida acaba na hora.

## Options

option-stink_spacing = Entre casas fedorentas
option-stink_spacing-help = Quanta trilha há entre duas casas fedorentas.
option-stink_spacing-at_least_one = Uma casa de trilha ou mais
option-stink_spacing-exactly_one = Exatamente uma casa de trilha

option-double_stink = Duas casas fedorentas juntas
option-double_stink-help = Duas casas fedorentas podem ficar lado a lado num ponto da pista?
option-double_stink-allowed = Podem
option-double_stink-always = Sempre
option-double_stink-never = Nunca

option-track = A pista
option-track-help = Quem monta a pista.
option-track-random = O acaso
option-track-custom = O primeiro lugar, casa por casa

option-starter = Quem começa
option-starter-help = Na mesa de casa começa a pessoa mais nova. Aqui ninguém precisa dizer a idade.
option-starter-random = O acaso decide
option-starter-pick = O primeiro lugar diz

option-retreat_to = Gambás ultrapassados
option-retreat_to-help = Onde para um gambá que volta até uma casa fedorenta.
option-retreat_to-before_stink = Logo antes da casa fedorenta
option-retreat_to-after_stink = Logo depois

option-use_all_cards = Todas as pegadas contam
option-use_all_cards-help = Na corrida contam todas as pegadas, ou dá para deixar algumas de fora?
option-use_all_cards-true = Todas
option-use_all_cards-false = Dá para deixar algumas

option-gift_start = Primeiro presente
option-gift_start-help = Quem recebe a primeira carta depois de um puma.
option-gift_start-left = O vizinho da esquerda
option-gift_start-choice = Quem dá escolhe

option-dry_middle = Nada para embaralhar
option-dry_middle-help = O que acontece se só restam pumas, não há cartas usadas e o total não serve.
option-dry_middle-mix_own_go_on = As suas cartas são embaralhadas e você continua virando
option-dry_middle-mix_own_end_turn = As suas cartas são embaralhadas e a sua vez acaba
option-dry_middle-mix_all_go_on = As cartas de todos são embaralhadas e você continua virando

option-pile_open = Cartas usadas
option-pile_open-help = Todos podem ver as cartas usadas?
option-pile_open-false = Não, só contar
option-pile_open-true = Sim

option-memory_aid = Ajuda para a memória
option-memory_aid-help = Marca onde havia um puma. Não é o jogo impresso, em que é preciso lembrar.
option-memory_aid-off = Nenhuma
option-memory_aid-marks = Marcar os pumas

option-landing_preview = Prévia da corrida
option-landing_preview-help = Mostra em que casa as pegadas acabariam.
option-landing_preview-on = Mostrar
option-landing_preview-off = Contar sem ajuda

option-reveal_seconds = Ver um puma
option-reveal_seconds-help = Por quantos segundos, pelo menos, se vê um puma.

option-wait_for_all = Todos olham
option-wait_for_all-help = Todos têm de dizer que viram o puma?
option-wait_for_all-off = Quem joga cobre o puma
option-wait_for_all-on = Sim, todos

option-show_positions = Posições no fim
option-show_positions-help = Mostra no fim até onde cada um chegou. Não há segundo lugar.
option-show_positions-off = Só quem ganhou
option-show_positions-on = Mostrar até onde

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
option-leaver-remove = Ninguém: o gambá sai da pista

## Editions

preset-german_2010 = Caixa alemã, 2010
preset-italian_2010 = Folha italiana, 2010

## Refusals

refusal-game_over = A partida acabou. Dá para começar outra.
refusal-not_for_seats = Isso só a própria mesa pode fazer. Escolha uma das suas jogadas.
refusal-has_left = Este lugar saiu da partida. Você pode assistir até o fim.
refusal-not_now = Agora não é o momento. A linha embaixo do tabuleiro diz o que vem a seguir.
refusal-not_your_turn = Agora outra pessoa decide. Logo chega a sua vez.
refusal-has_skunk = Você já tem um gambá. Espere os outros.
refusal-skunk_taken = Alguém já tem esse gambá. Escolha outro.
refusal-track_full = As 22 casas já estão na mesa. Diga que a pista está pronta, ou retire uma.
refusal-no_path_left = As 15 casas de trilha já estão na mesa. Pegue uma fedorenta.
refusal-no_stink_left = As 7 casas fedorentas já estão na mesa. Pegue uma de trilha.
refusal-stinks_touch = Aqui duas casas fedorentas não podem ficar lado a lado. Ponha trilha entre elas.
refusal-too_far_apart = Nesta mesa há exatamente uma casa de trilha entre as fedorentas. Pegue uma fedorenta.
refusal-no_legal_track = Com esta casa a pista não poderia mais ficar pronta pelas regras. Pegue o outro tipo.
refusal-no_tile_lies = Ainda não há nenhuma casa. Comece com uma.
refusal-track_unfinished = Faltam casas. Ponha primeiro todas as 22.
refusal-no_such_seat = Ninguém joga nesse lugar. Escolha outro.
refusal-cover_first = Há um puma aberto. Cubra o puma primeiro.
refusal-give_first = Há cartas para dar. Escolha a próxima.
refusal-no_card_there = Ali não há mais carta. Escolha um lugar que ainda tenha uma.
refusal-only_pumas_left = Só restam pumas. Continue, e primeiro tudo é embaralhado; ou corra, se puder.
refusal-must_run = Só restam pumas e não há nada para embaralhar. O seu total serve: corra.
refusal-footprints_left = Ainda há pegadas no meio. Vire uma carta.
refusal-turn_first = Antes de correr, vire pegadas nesta vez. Escolha uma carta.
refusal-on_stink = Você acabaria numa casa fedorenta, e ali ninguém para. Vire outra carta.
refusal-tile_full = Ali já estão dois gambás. Vire outra carta.
refusal-all_cards_count = Nesta mesa contam todas as suas pegadas. Corra com todas, ou vire outra carta.
refusal-no_such_sum = As suas cartas não dão esse total. Escolha outro número, ou corra com todas.
refusal-no_puma_shown = Não há nenhum puma aberto. Escolha outra coisa.
refusal-already_seen = Você já viu. Espere os outros.
refusal-starts_left = Nesta mesa se começa a dar pela esquerda. Escolha uma carta.
refusal-begin_where_first = Diga primeiro por quem você começa. Depois escolha uma carta.
refusal-begun_already = Você já começou a dar. Escolha a próxima carta.
refusal-no_such_neighbour = Não há tantos outros jogadores. Escolha um número menor.
refusal-no_such_card = Você não tem uma carta dessas na sua frente. Escolha uma que esteja lá.

## How to play

rules-01-title = Do que se trata
rules-01-text =
    Gambás disputam uma corrida. Com as pegadas você avança, mas entre elas se escondem pumas. Quem é ultrapassado foge do seu cheiro.
    Jogam de 2 a 5 pessoas, a partir de uns seis anos. Uma partida dura uns 15 minutos.

rules-02-title = As cartas
rules-02-text =
    São 30 cartas redondas: 20 com pegadas, de 1 a 4, e 10 com um puma. Com 5 jogadores todas entram no jogo.
    Com 2 ficam na caixa dois 4, dois 3 e dois pumas; com 3, dois 4, um 3 e um puma; com 4, um 4 e um 3.
    As cartas são embaralhadas e ficam viradas para baixo no meio. Durante a partida elas nunca saem do lugar.

rules-03-title = A pista
rules-03-text =
    15 casas de trilha e 7 fedorentas formam a pista. Entre duas fedorentas há trilha; só num ponto duas podem ficar lado a lado.
    Cada um escolhe um gambá. Todos começam na largada, antes da primeira casa.

rules-04-title = A sua vez
rules-04-text =
    Vire uma carta qualquer. Se ela mostrar pegadas, fica aberta na sua frente. Depois escolha: correr, ou virar outra. Você pode virar quantas tiver coragem.
    As pegadas que deram a você também contam. Mas antes de correr você precisa ter virado pelo menos uma carta na sua vez.

rules-05-title = Correr
rules-05-text =
    Some todas as pegadas na sua frente. O seu gambá corre exatamente isso.
    Ninguém para numa casa fedorenta, nem onde já estão outros dois gambás. Se a sua corrida fosse acabar ali, você tem de virar outra carta.
    Depois da corrida as suas pegadas vão para o monte das usadas.

rules-06-title = Ultrapassar
rules-06-text =
    Cada gambá que você ultrapassa foge: volta para trás da casa fedorenta mais próxima, até a casa logo antes dela. Se não houver nenhuma, volta até a largada.
    Quem está na casa de onde você sai, ou na casa onde você para, não é ultrapassado. Ao voltar, muitos podem se juntar na mesma casa.

rules-07-title = Os pumas
rules-07-text =
    Um puma encerra a sua vez, e você não corre. Todos o veem, depois ele é coberto no mesmo lugar. Tente lembrar!
    Se você tem pegadas na sua frente, dá todas: uma carta para o vizinho da esquerda, uma para o seguinte, e assim por diante, menos para você. Você escolhe qual carta vem a seguir.

rules-08-title = Só pumas
rules-08-text =
    Se no meio restam tantas cartas quantos pumas, são todas pumas. Então corra, se puder, ou continue.
    De qualquer jeito as cartas usadas voltam: tudo é embaralhado com os pumas e colocado em lugares novos. Se você corre, isso acontece depois. Se continua, acontece antes, e depois você vira uma carta.

rules-09-title = O fim
rules-09-text =
    Quem passar primeiro da última casa ganha na hora. Estar na casa 22 não basta; pegadas a mais não fazem mal.
    Não há segundo lugar.

rules-10-title = O que supusemos
rules-10-text =
    A folha de regras não diz quantas cartas há de cada número. Usamos cinco de 1, 2, 3 e 4.
    Cada casa fedorenta tem o seu desenho, e dois dos cinco gambás são vermelho e azul: isso também é suposição.
    Quem tiver a caixa pode corrigir tudo num pequeno arquivo.

rules-11-title = Onde a folha se cala
rules-11-text =
    Se só restam pumas, não há cartas usadas e o seu total não serve, as suas próprias cartas são embaralhadas e você continua. Se serve, você tem de correr.
    A primeira e a última casa podem feder. Na largada há lugar para todos, e ali ninguém é ultrapassado.
    Se só resta uma pessoa, a partida acaba sem vencedor. O resto se combina nas opções.

## The board

start = na largada
past = depois da chegada
tile = casa { $tile }
skunk-colour =
    { $colour ->
        [1] verde
        [2] laranja
        [3] amarelo
        [4] vermelho
       *[5] azul
    }
middle =
    { $n ->
        [one] No meio: { $n } carta, entre elas pumas: { $pumas }.
       *[other] No meio: { $n } cartas, entre elas pumas: { $pumas }.
    }
used = Usadas: { $n }.
not-printed = Os pumas estão marcados (!): não é o jogo impresso.
seat-left = saiu
seat-seen = viu o puma
seat-front = { $cards } = { $total }
now-skunk = Escolha um gambá
now-lay = Ponha a casa { $tile }, ou retire uma
now-starter = Quem começa?
now-turn = Vire uma carta: digite o número do lugar dela
now-choose = Corra { $total }, ou vire outra carta
now-bad = Com { $total } você não pode parar: vire outra carta
now-only-pumas = Só restam pumas: corra, ou continue e tudo é embaralhado
now-go-on = Só restam pumas: continue, e tudo é embaralhado
now-must-run = Só restam pumas: corra
now-cover = Um puma! Veja onde ele está e cubra
now-see = Um puma! Veja onde ele está e depois diga que viu
now-give = Dê uma carta a { $name }
now-give-where = Por qual vizinho à esquerda você começa a dar?
now-wait = Esperando { $name }
now-over = A partida acabou

## The board on the page

spread-title = As cartas do meio
track-title = A pista
track-finish = Chegada
tile-none = Casa { $tile }, ainda não colocada
tile-stink = A casa { $tile } fede
tile-path = Casa { $tile }, trilha
place-covered = Carta coberta, fileira { $row }, lugar { $column }
place-marked = Carta coberta, um puma, fileira { $row }, lugar { $column }
place-puma = Puma, fileira { $row }, lugar { $column }
card-steps = Pegadas: { $n }
front-title = Na frente de { $name }
front-none = Ainda sem pegadas
front-cards = Pegadas na frente: { $total }
ask-turn = Vire uma carta
ask-give-where = Quem recebe a primeira carta?
give-to = Dê um { $footprints } a { $name }
act-run = Corra { $total }
act-seen = Já vi
lands-past = Depois da chegada!
lands-stink = A casa { $tile } fede: não dá para parar
lands-full = A casa { $tile } está cheia
lands-well = Até a casa { $tile }
end-won = { $name } ganha
short-title = Correr com parte das cartas
refusal-look_first = Olhe primeiro onde está o puma. Depois cubra.
