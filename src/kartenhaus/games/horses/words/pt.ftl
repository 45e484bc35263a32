title = Mau Mau dos Cavalos
tagline = A cada carta o seu bocado de história
summary = Joga uma carta que sirva e conta como continua: a imagem tem de aparecer na tua frase. Quando se disser o nome do cavalo, agarra a figura! Quem fica sem cartas conta o fim e ganha.

## Moves

move-lay = Jogar a carta { $card }
move-wish_red = Jogar a carta { $card } e pedir vermelho
move-wish_yellow = Jogar a carta { $card } e pedir amarelo
move-wish_green = Jogar a carta { $card } e pedir verde
move-wish_blue = Jogar a carta { $card } e pedir azul
move-draw = Tirar
move-keep = Ficar com o que se tirou
move-stop = Não jogar outra carta
move-tell = Contar a carta { $card }
move-ask = Deixar os outros julgar a carta { $card }
move-take_back = Recolher a carta
move-wave = Esta frase conta
move-object = Esta frase não conta
move-insist = A minha palavra conta
move-grab = Agarrar a figura
move-false_grab = Agarrar cedo demais
move-want = Entrar no sorteio
move-leave = Não dizer nada
move-slip = Meter a carta { $card } debaixo do monte
move-decline = Não meter nenhuma carta
move-call_one = Gritar a primeira palavra
move-call_all = Gritar as duas palavras
move-accuse = O jogador { $who } não gritou
move-turn_target = Virar a carta de chegada
move-name = Propor um nome
move-no_name = Deixar o nome aos outros
move-vote = Votar no jogador { $who }
move-category = Dizer o que é parecido com a imagem { $motif }
move-agree = De acordo
move-next = Para a próxima ronda
move-new_name = Próxima ronda, com outro nome
move-close = O tempo acabou
move-remove = O jogador { $who } foi-se embora

## Events

event-dealt =
    Começa a ronda { $round }. A carta de partida mostra { $motif ->
        [6] o ferrador
        [7] o estábulo
        [8] o cão
        [9] o cavaleiro
       *[other] outra imagem
    }
event-proposed_name = { $name } propõe um nome para o cavalo
event-left_name = { $name } deixa o nome aos outros
event-voted = { $name } votou
event-horse_named = O cavalo chama-se como { $name } propôs
event-horse_named_by_lot = A sorte dá o nome ao cavalo
event-changed_category = { $name } muda o que é parecido com uma imagem
event-agreed = { $name } está de acordo
event-starts = { $name } começa
event-turn_began = É a vez de { $name }
event-laid =
    { $name } joga { $motif ->
        [1] um cavalo
        [2] um obstáculo
        [3] uma carruagem
        [4] uma ferradura
        [5] uma mudança de sentido
        [6] um ferrador
        [7] um estábulo
        [8] um cão
        [9] um cavaleiro
       *[other] uma carta
    }{ $tint ->
        [1] {" "}(vermelho)
        [2] {" "}(amarelo)
        [3] {" "}(verde)
        [4] {" "}(azul)
       *[other] {""}
    }
event-wished =
    { $name } pede { $tint ->
        [1] vermelho
        [2] amarelo
        [3] verde
       *[other] azul
    }
event-told = { $name } continuou a história
event-asked = { $name } pergunta se uma frase conta
event-waved = { $name } aceita a frase
event-objected = { $name } não aceita a frase
event-insisted = { $name } insiste: a frase conta
event-took_back = { $name } recolhe a carta
event-drew =
    { $cards ->
        [0] { $name } não pode tirar, já não há nada
       *[other] { $name } tira uma carta
    }
event-paid =
    { $cards ->
        [one] { $name } tira { $cards } carta pelos obstáculos
       *[other] { $name } tira { $cards } cartas pelos obstáculos
    }
event-got =
    Tiraste { $motif ->
        [1] um cavalo
        [2] um obstáculo
        [3] uma carruagem
        [4] uma ferradura
        [5] uma mudança de sentido
        [6] um ferrador
        [7] um estábulo
        [8] um cão
        [9] um cavaleiro
       *[other] uma carta
    }{ $tint ->
        [1] {" "}(vermelho)
        [2] {" "}(amarelo)
        [3] {" "}(verde)
        [4] {" "}(azul)
       *[other] {""}
    }
event-kept = { $name } não joga mais nada
event-stopped = { $name } não joga outra carta
event-renewed =
    { $cards ->
        [one] { $cards } carta jogada é o novo monte
       *[other] { $cards } cartas jogadas são baralhadas e são o novo monte
    }
event-bill_rose =
    { $cards ->
        [one] { $name } põe um obstáculo: { $cards } carta a tirar
       *[other] { $name } põe outro obstáculo: { $cards } cartas a tirar
    }
event-bill_passed =
    { $cards ->
        [one] { $name } passa adiante: { $cards } carta a tirar
       *[other] { $name } passa adiante: { $cards } cartas a tirar
    }
event-turned_round =
    { $direction ->
        [1] { $name } muda o sentido: o dos ponteiros do relógio
       *[other] { $name } muda o sentido: contra os ponteiros do relógio
    }
event-reads = { $name } conta do cavalo. Mãos atrás das costas!
event-figure_live = O nome foi dito: agarrem!
event-grabbed_early = { $name } agarrou cedo demais
event-grabbed = { $name } tem a figura
event-wants = { $name } entra no sorteio
event-nobody_grabbed = Ninguém agarrou
event-slipped = { $name } mete uma carta debaixo do monte
event-slipped_card =
    Meteste debaixo do monte { $motif ->
        [1] um cavalo
        [2] um obstáculo
        [3] uma carruagem
        [4] uma ferradura
        [5] uma mudança de sentido
        [6] um ferrador
        [7] um estábulo
        [8] um cão
        [9] um cavaleiro
       *[other] uma carta
    }{ $tint ->
        [1] {" "}(vermelho)
        [2] {" "}(amarelo)
        [3] {" "}(verde)
        [4] {" "}(azul)
       *[other] {""}
    }
event-declined = { $name } não mete nenhuma carta
event-called_one = { $name } grita a primeira palavra
event-called_all = { $name } grita as duas palavras
event-called_wrongly = { $name } grita por nada
event-caught =
    { $cards ->
        [0] { $name } não gritou, mas já não há nada para tirar
       *[other] { $name } não gritou e tira uma carta
    }
event-win_undone = { $name } tem outra vez uma carta: a ronda continua
event-accused_wrongly = { $name } reparou no que não era
event-fined = { $name } tira uma carta por isso
event-hand_empty = { $name } já não tem cartas
event-target_turned =
    { $name } vira a carta de chegada: { $motif ->
        [10] um troféu
        [11] uma fogueira
        [12] um pasto
        [13] um pôr do sol
        [14] um poldro
       *[other] outra imagem
    }
event-kept_target =
    { $targets ->
        [one] { $name } tem { $targets } carta de chegada
       *[other] { $name } tem { $targets } cartas de chegada
    }
event-wants_next = { $name } espera pela próxima ronda
event-wants_new_name = { $name } gostava de outro nome para o cavalo
event-left = { $name } deixou o jogo
event-won = { $name } ganha

## Why?

why-hm-03 = Todos recebem quatro cartas. As mudanças de sentido só entram no monte depois.
why-hm-10 = Escolhem todos juntos o nome do cavalo.
why-hm-12 = Começa-se no sentido dos ponteiros do relógio.
why-hm-13 = Começa quem tem mais imaginação, e decidem isso juntos.
why-hm-16 = Uma carta serve se a cor ou a imagem for a da carta de cima.
why-hm-19 = Quem joga uma carta conta logo como a história continua.
why-hm-20 = A imagem da carta jogada tem de aparecer na frase. Se não, tenta outra vez, recolhe a carta ou pergunta aos outros.
why-hm-23 = Quem não tem uma carta que sirva tira uma.
why-hm-25 = Se a carta tirada servir, pode ser jogada logo. Senão fica na mão e joga o seguinte.
why-hm-27 = Quando o monte acaba, baralham-se as cartas jogadas, menos a última.
why-hm-32 = Enquanto se conta do cavalo, os outros têm as mãos atrás das costas. Quem agarra antes do nome fica de fora desta vez.
why-hm-33 = Quando se diz o nome do cavalo, todos menos o narrador agarram a figura.
why-hm-34 = O mais rápido pode meter às escondidas uma carta sua debaixo do monte.
why-hm-35 = Ninguém é obrigado a meter uma carta.
why-hm-37 = Depois de um obstáculo, o seguinte tira uma carta, a não ser que jogue outro obstáculo.
why-hm-38 = Só outro obstáculo te livra de tirar, ou o que a vossa mesa combinou.
why-hm-39 = Cada obstáculo a mais junta uma carta. Quem não junta nenhum tira todas.
why-hm-40 = Depois de uma carruagem pode jogar-se outra carta, se servir.
why-hm-44 = Quem joga uma ferradura diz a cor que vem a seguir.
why-hm-47 = A partir de agora joga-se ao contrário, até à próxima mudança.
why-hm-49 = Assim que alguém fica sem cartas, a ronda acaba.
why-hm-50 = Quem já não tem cartas vira a carta de chegada e conta um fim com a sua imagem.
why-hm-51 = Quem contou o fim ganhou. Não há pontos.
why-hm-53 = Com uma só carta gritas a primeira palavra.
why-hm-54 = Com a última carta gritas as duas palavras.
why-hm-55 = Esquecer o grito só custa se alguém reparar a tempo.
why-hm-56 = Quem se esqueceu de gritar e é apanhado tira uma carta, e joga o seguinte.
why-hm-58 = Uma maratona tem várias rondas, cada uma com a sua história.
why-hm-59 = Quem ganha uma ronda fica com a carta de chegada. Com duas ganha-se a maratona.
why-hm-63 = Os contadores combinam antes que palavras são parecidas com uma imagem.

## Options

option-shout = Gritar palavras
option-shout-help = Com uma carta gritas uma palavra, com a última as duas. Quem se esquece pode ser apanhado.
option-shout-off = Não
option-shout-on = Sim
option-marathon = Maratona
option-marathon-help = Várias rondas, até alguém ter duas cartas de chegada.
option-marathon-off = Não, uma ronda
option-marathon-on = Sim
option-storyteller = Contadores de histórias
option-storyteller-help = Bastam palavras parecidas: um animal pelo cão, uma pessoa pelo cavaleiro.
option-storyteller-off = Não
option-storyteller-on = Sim
option-story = História
option-story-help = Se se conta, ou só se jogam as cartas.
option-story-told = Uma frase para cada carta
option-story-quick = Só cartas, sem frases
option-language = Língua da história
option-language-help = A língua em que contam e gritam.
option-language-de = Alemão
option-language-en = Inglês
option-language-es = Espanhol
option-language-fr = Francês
option-language-it = Italiano
option-language-nl = Neerlandês
option-language-pt = Português
option-story_check = Quem julga as frases
option-story_check-help = Se uma lista de palavras procura a imagem, ou se os outros estão atentos.
option-story_check-words = A lista de palavras
option-story_check-table = Os outros
option-story_check-off = Ninguém
option-spelling = Ortografia
option-spelling-help = Se se perdoa uma letra errada numa palavra comprida.
option-spelling-exact = Exata
option-spelling-forgiving = Perdoa-se uma letra
option-mention = A imagem na frase
option-mention-help = É preciso dizer a imagem, ou basta uma alusão?
option-mention-name = Dita
option-mention-refer = Basta uma alusão
option-direction_sentence = Frase da mudança de sentido
option-direction_sentence-help = Tem de falar de virar ou voltar?
option-direction_sentence-motif = Sim
option-direction_sentence-free = Não, qualquer frase
option-agree_on = O que os contadores combinam
option-agree_on-help = Tipos de coisas, ou uma lista de palavras.
option-agree_on-categories = Tipos de coisas
option-agree_on-terms = Palavras soltas
option-stable_category = Parecido com o estábulo
option-stable_category-help = O que pode valer pelo estábulo com contadores.
option-stable_category-dwelling = Qualquer habitação
option-stable_category-building = Qualquer edifício
option-starter_rule = Pergunta do começo
option-starter_rule-help = O que se pergunta para decidir quem começa.
option-starter_rule-imagination = Quem tem mais imaginação?
option-starter_rule-last_ridden = Quem foi o último a andar a cavalo?
option-starter = Quem começa
option-starter-help = Como se decide na primeira ronda.
option-starter-vote = Todos votam
option-starter-host = Diz o primeiro jogador
option-starter-random = À sorte
option-next_starter = Quem começa depois
option-next_starter-help = Numa maratona.
option-next_starter-rotate = O jogador seguinte
option-next_starter-winner = O último vencedor
option-next_starter-vote = Todos votam outra vez
option-drawn_card = Carta tirada que serve
option-drawn_card-help = Pode ficar na mão?
option-drawn_card-may = Pode ser jogada
option-drawn_card-must = Tem de ser jogada
option-voluntary_draw = Tirar em vez de jogar
option-voluntary_draw-help = Pode tirar-se embora uma carta sirva?
option-voluntary_draw-never = Nunca
option-voluntary_draw-wild_only = Só se não servir mais do que ferradura ou mudança de sentido
option-voluntary_draw-always = Sempre
option-coach_extra = Outra carta depois da carruagem
option-coach_extra-help = Tem de ser jogada se servir?
option-coach_extra-may = Pode ser jogada
option-coach_extra-must = Tem de ser jogada
option-direction_effect = Mudança de sentido
option-direction_effect-help = O que faz uma segunda carta destas.
option-direction_effect-toggle = Muda de cada vez
option-direction_effect-anticlockwise_only = Vai contra o relógio e fica assim
option-after_direction = Depois de uma mudança de sentido
option-after_direction-help = Que carta serve em cima.
option-after_direction-looks_through = O que servia antes
option-after_direction-anything = Qualquer carta
option-two_player_direction = Mudança de sentido a dois
option-two_player_direction-help = O que faz.
option-two_player_direction-none = Nada
option-two_player_direction-again = Joga-se outra vez
option-after_hazard = Depois de tirar pelos obstáculos
option-after_hazard-help = O que ainda se pode fazer.
option-after_hazard-turn_over = Mais nada
option-after_hazard-drawn_card_only = Jogar uma carta tirada
option-after_hazard-full_turn = Jogar uma vez inteira
option-hazard_answer = Resposta a um obstáculo
option-hazard_answer-help = Que cartas livram de tirar.
option-hazard_answer-hazard_only = Só outro obstáculo
option-hazard_answer-wilds_pass_it_on = Também ferradura e mudança de sentido
option-snatch_mode = A figura
option-snatch_mode-help = Como se decide quem fica com ela.
option-snatch_mode-real_time = O mais rápido
option-snatch_mode-lot = À sorte entre quem a quer
option-snatch_mode-off = Ninguém, jogar sem ela
option-false_grab = Agarrar cedo demais
option-false_grab-help = O que acontece a quem agarra antes do nome.
option-false_grab-locked_out = Fora desta vez
option-false_grab-ignored = Nada
option-false_grab-draw_one = Fora, e uma carta a tirar
option-snatch_limit = Tempo para agarrar
option-snatch_limit-help = Segundos depois do nome.
option-two_player_snatch = A figura a dois
option-two_player_snatch-help = Então só um pode agarrar.
option-two_player_snatch-plain = Como sempre
option-two_player_snatch-off = Jogar sem ela
option-snatch_can_win = Meter a última carta
option-snatch_can_win-help = Pode o mais rápido meter a última carta e ganhar?
option-snatch_can_win-true = Sim
option-snatch_can_win-false = Não
option-shout_on_slip = Gritar ao meter uma carta
option-shout_on_slip-help = É preciso gritar as duas palavras ao meter a última carta?
option-shout_on_slip-false = Não
option-shout_on_slip-true = Sim
option-catch_window = Tempo para reparar
option-catch_window-help = Segundos, pelo menos, em que se pode reparar num esquecimento.
option-false_call = Grito errado
option-false_call-help = O que custa um grito ou uma suspeita errada.
option-false_call-none = Nada
option-false_call-draw_one = Uma carta, no máximo três por ronda
option-turn_timer = Tempo para pensar
option-turn_timer-help = Segundos para cada escolha. Com 0 ninguém tem pressa.
option-on_timeout = Quando o tempo acaba
option-on_timeout-help = O que faz a mesa quando o tempo para pensar passou.
option-on_timeout-wait = Esperar
option-on_timeout-random = Qualquer coisa
option-on_timeout-lowest_risk = O que faria um bot
option-leaver = Quando alguém se vai embora
option-leaver-help = O que acontece quando um jogador se vai de vez.
option-leaver-bot = Um bot continua
option-leaver-remove = As cartas vão para debaixo do monte

## Editions

preset-german = Alemã, 2013
preset-english = Inglesa, de 2013
preset-french = Francesa, de 2013
preset-dutch = Neerlandesa, de 2013
preset-spanish = Espanhola, 2013
preset-italian = Italiana, de 2013
preset-portuguese = Portuguesa, a nossa

## Refusals

refusal-game_over = O jogo acabou. Podem começar outro.
refusal-not_for_seats = Isso só a mesa pode fazer. Escolhe uma das tuas jogadas.
refusal-not_agreed = Esta mesa não combinou isso.
refusal-has_left = Este jogador foi-se embora e só pode ver.
refusal-no_such_player = Não há esse jogador nesta mesa.
refusal-not_now = Isso agora não se pode fazer.
refusal-not_your_turn = É a vez de outro. Espera um pouco.
refusal-tell_first = Primeiro conta-se a frase desta carta.
refusal-not_in_hand = Essa carta não está nesta mão. Escolhe uma das tuas.
refusal-wish_with_it = Escolhe uma cor com a ferradura.
refusal-pay_or_hazard = Há um obstáculo. Joga outro, ou tira.
refusal-wished_colour = Foi pedida outra cor. Ferradura e mudança de sentido também servem.
refusal-does_not_fit = Essa carta não serve nem pela cor nem pela imagem.
refusal-only_drawn_card = Agora só se pode jogar uma carta acabada de tirar.
refusal-must_lay = Uma carta serve, por isso tem de ser jogada.
refusal-nothing_drawn = Não há nada acabado de tirar.
refusal-no_extra = Não há outra carta para deixar.
refusal-not_this_piece = É a vez da frase de outra carta.
refusal-others_judge = Nesta mesa os outros julgam cada frase. Pergunta-lhes.
refusal-asked_too_often = Já se perguntou muitas vezes aos outros. Usa a palavra da imagem.
refusal-nothing_to_take_back = Não há carta para recolher.
refusal-caught = Foste apanhado, a carta fica. Conta a sua frase.
refusal-not_asked = Ninguém perguntou por uma frase.
refusal-own_sentence = É a tua própria frase. Os outros decidem.
refusal-already_said = Já o disseste.
refusal-others_decide = Outro ainda pode decidir, ou já decidiu.
refusal-nothing_to_grab = Agora não há nada para agarrar. Espera por uma carta de cavalo.
refusal-own_horse = És tu quem conta. Os outros agarram.
refusal-locked_out = Cedo demais! Desta vez ficas de fora.
refusal-lot_decides = Nesta mesa a figura é sorteada.
refusal-no_lot = Agora não há sorteio.
refusal-nothing_to_leave = Não há nada para deixar passar.
refusal-not_fastest = Só quem tem a figura pode meter uma carta.
refusal-keep_last_card = Nesta mesa a última carta não se pode meter.
refusal-no_shout = Nesta mesa não se grita.
refusal-cooling = Isso foi um erro agora mesmo. Espera que o jogo avance.
refusal-yourself = Não te podes apanhar a ti.
refusal-no_target = Só quem já não tem cartas vira a carta de chegada.
refusal-named_already = Já propuseste um nome ou o deixaste aos outros.
refusal-voted_already = Já votaste.
refusal-not_proposed = Este jogador não propôs nenhum nome.
refusal-host_decides = O primeiro jogador diz quem começa.
refusal-agreed_already = Já estás de acordo.
refusal-enough_edits = As palavras já mudaram bastante. Ponham-se de acordo.
refusal-nothing_to_close = Não há nada por que esperar.
refusal-empty = Escreve uma frase.
refusal-too_short = Uma frase tem pelo menos três palavras.
refusal-too_long = É comprida demais. Até 400 letras está bem.
refusal-motif_missing = A imagem da carta ainda não está na frase.
refusal-name_missing = Chama o cavalo pelo nome nesta frase.
refusal-name_empty = Escreve um nome.
refusal-name_too_short = Um nome tem pelo menos duas letras.
refusal-name_too_long = Um nome tem no máximo vinte letras.
refusal-name_not_letters = Um nome só tem letras.
refusal-name_too_many_words = Um nome tem uma palavra ou duas.
refusal-name_motif_word = Essa palavra é de uma carta. Escolhe outro nome.
refusal-name_common_word = Essa palavra diz-se vezes demais. Escolhe outro nome.
refusal-name_player_name = Um jogador chama-se assim. Escolhe outro nome.
refusal-name_taken = Esse nome já foi proposto.
refusal-words_empty = Escreve pelo menos uma palavra.
refusal-words_too_many = São palavras demais.
refusal-words_not_a_word = Escreve palavras separadas por vírgulas.

## Pictures and colours

board-horse = Cavalo
board-hazard = Obstáculo
board-coach = Carruagem
board-horseshoe = Ferradura
board-direction = Direção
board-blacksmith = Ferreiro
board-stable = Estábulo
board-dog = Cão
board-rider = Cavaleiro
board-trophy = Troféu
board-campfire = Fogueira
board-pasture = Prado
board-sunset = Pôr do sol
board-foal = Potro
board-red = vermelho
board-yellow = amarelo
board-green = verde
board-blue = azul
board-card = { $motif }, { $colour }

## The board

board-hand = A tua mão
board-top = Em cima: { $card }
board-next = A seguir
board-or = ou
board-anything = qualquer carta
board-demand-match = A próxima carta: { $colour } ou { $motif }
board-demand-wish = A próxima carta: { $colour }, como foi pedido
board-demand-anything = A próxima carta: qualquer uma
board-demand-bill =
    { $cards ->
        [one] Obstáculos abertos: quem não juntar outro tira { $cards } carta
       *[other] Obstáculos abertos: quem não juntar outro tira { $cards } cartas
    }
board-deck =
    { $cards ->
        [one] Monte: { $cards } carta
       *[other] Monte: { $cards } cartas
    }
board-target = Carta final: { $card }
board-target-hidden = A carta final está virada para baixo
board-the-horse = o cavalo
board-way-right = Joga-se no sentido do relógio
board-way-left = Joga-se ao contrário
board-seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } carta final ganha
       *[other] { $targets } cartas finais ganhas
    }
board-seat-tells = está a contar
board-draw = Tirar uma carta
board-pay =
    { $cards ->
        [one] Tirar { $cards } carta
       *[other] Tirar { $cards } cartas
    }
board-keep = Ficar com ela
board-stop = Mais nenhuma carta
board-decline = Não esconder nenhuma
board-turn-target = Virar a carta final
board-want = Quero o cavalo
board-leave = Deixá-lo
board-calls = Gritos de jogo
board-accuse = { $name } esqueceu-se de gritar!
board-wish = Que cor queres?
board-grab = Apanhar { $horse }
board-hands-behind = Mãos atrás das costas! Toca no cavalo assim que vier o nome: { $horse }
board-hands-quick = Mãos atrás das costas! Toca no cavalo assim que se iluminar.
board-too-early = Foi cedo demais. Desta vez é para os outros.
board-key = { $name }, a tecla { $key }
board-your-words = A tua frase
board-placeholder = E então …
board-dictate = Falar em vez de escrever
board-dictate-stop = Parar de ouvir
board-dictate-note = O navegador escreve o que dizes. Para isso pode enviar a tua voz ao fabricante.
board-dictate-denied = Esta página não pode ouvir. Permite-o no navegador, ou escreve.
board-dictate-network = O teu navegador não chega ao serviço que passa a fala a escrito. É melhor escrever.
board-dictate-language = O teu navegador não entende esta língua. É melhor escrever.
board-dictate-microphone = Não foi encontrado nenhum microfone. É melhor escrever.
board-dictate-nothing = Não se ouviu nada. Fala outra vez, ou escreve.
board-dictate-failed = Não foi possível ouvir. É melhor escrever.
board-length = { $length } de { $most } carateres
board-too-long = São { $length } letras. Cabem { $most }: encurta um pouco.
board-tell = Contar
board-ask = Perguntar aos outros
board-insist = A minha palavra vale
board-take-back = Retirar a carta
board-tell-opening = Como começa a história?
board-tell-on = Como continua a história?
board-tell-ending = Como acaba a história?
board-must = Tem de aparecer: { $motif }
board-must-name = Tem de aparecer o cavalo, com o nome: { $horse }
board-must-nothing = Conta o que quiseres
board-not-yet = Quase! { $must }
board-judge = Isto vale como: { $motif }?
board-wave = Sim, vale
board-object = Não, desta vez não
board-no-opinion = Tanto me faz
board-story = A história de { $horse }
board-story-none = A primeira página ainda está vazia.
board-voice-on = Ler a história em voz alta
board-voice-off = Parar de ler em voz alta
board-name-field = Nome do cavalo
board-propose = Propor
board-no-name = Os outros escolhem
board-hint-name = Um nome de uma ou duas palavras. Vão ouvi-lo na história.
board-hint-vote = Ganha o nome com mais votos.
board-hint-starter = Quem escolherem começa a história.
board-hint-next = Agora vem a história { $round }.
board-next-round = Para a próxima história
board-new-name = Com outro nome para o cavalo
board-categories = O que também vale
board-category-field = Palavras para: { $motif }
board-category-edit = Mudar as palavras para: { $motif }
board-category-save = Ficar com estas palavras
board-agree = Concordo
board-agreed = { $have } de { $of } concordam
board-cheer = Viva { $name }!
board-print = Imprimir
board-keep-page = Numa página
board-keep-pdf = Em PDF
board-offers = Ajuda-me com palavras
board-now-name = Como se vai chamar o cavalo?
board-now-name-wait = Os outros ainda procuram um nome
board-now-vote = De que nome gostas mais?
board-now-vote-wait = Os outros ainda estão a votar
board-now-categories = Concordas com estas palavras?
board-now-categories-wait = Os outros ainda veem as palavras
board-now-imagination = Quem tem mais imaginação?
board-now-ridden = Quem andou a cavalo há menos tempo?
board-now-starter-wait = Os outros escolhem quem começa
board-now-opening = Tu começas a história!
board-now-opening-wait = { $name } começa a história
board-now-tell = Continua a história!
board-now-tell-wait = { $name } continua a história
board-now-asked = Os outros decidem se vale
board-now-insist = Ninguém se opõe: a tua palavra vale?
board-now-objected = Desta vez não: conta de outra maneira
board-now-judge = { $name } pergunta: isto vale?
board-now-turn = Põe uma carta que sirva
board-now-turn-wait = { $name } escolhe uma carta
board-now-bill =
    { $cards ->
        [one] Junta um obstáculo ou tira { $cards } carta
       *[other] Junta um obstáculo ou tira { $cards } cartas
    }
board-now-draw = Nenhuma carta serve: tira uma
board-now-drawn = Põe a carta nova ou fica com ela
board-now-keep = A carta nova não serve: fica com ela
board-now-reading = Ouçam: { $name } fala de { $horse }
board-now-snatch = Apanha { $horse }!
board-now-snatch-wait = Quem apanha { $horse }?
board-now-lot = Queres { $horse }? A sorte decide
board-now-slip = Tens o cavalo: põe uma carta debaixo do monte
board-now-slip-wait = { $name } pode livrar-se de uma carta
board-now-extra = Põe mais uma carta ou para
board-now-extra-wait = { $name } pode pôr mais uma carta
board-now-target = A tua mão está vazia: vira a carta final!
board-now-target-wait = { $name } vira a carta final
board-now-ending = Conta como acaba a história!
board-now-ending-wait = { $name } conta o final
board-now-next = Prontos para a próxima história?
board-now-next-wait = Os outros ainda não estão prontos
board-now-over = A história está contada

## How to play

rules-01-title = De que se trata
rules-01-text =
    Contam juntos a história de um cavalo. Cada carta jogada paga-se com uma frase em que aparece a sua imagem.
    Quem fica sem cartas vira a carta de chegada, conta o fim e ganha. De 2 a 4 jogadores a partir dos seis anos, cerca de um quarto de hora.
rules-02-title = As cartas
rules-02-text =
    Há 32 cartas em quatro cores: cavalo, obstáculo, carruagem, ferradura, ferrador, estábulo, cão e cavaleiro em cada uma. Em parte é uma suposição, pois o folheto não traz lista.
    Há ainda três mudanças de sentido, cinco cartas de partida e cinco de chegada.
rules-03-title = Antes da primeira carta
rules-03-text =
    Todos recebem quatro cartas. Depois baralham-se as mudanças de sentido com o resto: é o monte.
    Uma carta de partida está à vista, uma de chegada tapada. O cavalo recebe um nome e decidem quem começa.
    Quem começa conta o início com a imagem da carta de partida e joga a primeira vez.
rules-04-title = A tua vez
rules-04-text =
    Joga uma carta da mesma cor ou da mesma imagem que a de cima e continua a história: a sua imagem tem de aparecer na tua frase.
    Se nada servir, tira uma carta. Se servir, podes jogá-la logo.
    Se faltar uma palavra para a imagem, tenta outra vez, recolhe a carta ou pergunta aos outros se conta.
rules-05-title = Cavalo
rules-05-text =
    Chama o cavalo pelo nome! Os outros têm as mãos atrás das costas e escutam.
    Ao ouvir o nome agarram a figura. O mais rápido pode meter uma carta debaixo do monte. Quem agarra cedo demais fica de fora desta vez.
rules-06-title = Obstáculo
rules-06-text =
    O seguinte tira uma carta ou joga outro obstáculo. Então o próximo tira duas, depois três.
    Quem tira acaba a sua vez.
rules-07-title = Carruagem, ferradura, mudança de sentido
rules-07-text =
    Depois de uma carruagem podes jogar outra carta, com a sua frase. Várias carruagens fazem uma viagem longa.
    Uma ferradura serve em tudo, e pedes uma cor. Vale até haver uma carta dessa cor ou outra ferradura.
    Uma mudança de sentido também serve em tudo. O que era preciso antes continua a ser.
rules-08-title = O fim
rules-08-text =
    Com a última carta ganhas: conta a sua frase, vira a carta de chegada e conta o fim.
    Quem mete a última carta debaixo do monte também ganha.
rules-09-title = Os gritos
rules-09-text =
    Nesta variante gritas uma palavra quando te resta uma carta, e as duas com a última. Tens de te lembrar tu.
    Se alguém reparar que te esqueceste antes de o seguinte jogar, tiras uma carta e a tua vez acaba.
rules-10-title = Maratona e contadores
rules-10-text =
    Numa maratona, quem ganha cada ronda fica com a carta de chegada, e com duas ganha-se.
    Com contadores bastam palavras parecidas: um animal pelo cão, uma pessoa pelo cavaleiro. Combinam isso antes. O cavalo precisa sempre do seu nome.
rules-11-title = Edições e regras da casa
rules-11-text =
    Os folhetos variam um pouco: em espanhol e em italiano a carta tirada que serve tem de ser jogada, em espanhol também a carta depois da carruagem, em francês qualquer edifício vale pelo estábulo. Uma edição portuguesa não há; estas palavras são nossas.
    O que deixam em aberto está nas opções.

## What is going on now

now-wait = É a vez de { $name }
now-over = { $name } ganhou
now-name = Propõe um nome para o cavalo, ou deixa-o aos outros
now-vote = Vota num nome
now-categories = Estás de acordo com as palavras parecidas?
now-imagination = Quem tem mais imaginação? Esse jogador começa
now-last-ridden = Quem foi o último a andar a cavalo? Esse jogador começa
now-open = Conta como começa a história: { $picture }
now-tell = Conta como continua: { $picture }
now-end = Conta como acaba a história: { $picture }
now-judge = Esta frase conta?
now-turn = Joga uma carta ou tira
now-drawn = Joga o que tiraste, ou fica com isso
now-extra = Podes jogar outra carta
now-reading = Mãos atrás das costas, e escutar
now-snatch = Agarra!
now-slip = Mete uma carta debaixo do monte, ou fica com todas
now-target = Vira a carta de chegada
now-next = A ronda acabou. Vamos à próxima?

## What the simulator counts

points-a-deal = Cartas de chegada por ronda

round-title = Ronda { $round }
piles =
    { $deck ->
        [one] Monte: { $deck } carta
       *[other] Monte: { $deck } cartas
    }
top-title = Em cima
fits-title = Serve
wish-title = Pedido
bill-title =
    { $bill ->
        [one] A tirar: { $bill } carta
       *[other] A tirar: { $bill } cartas
    }
anything-fits = Tudo serve
direction-left = sentido do relógio
direction-right = sentido contrário
target-title = Chegada
hand-title = A tua mão
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
seat-targets =
    { $targets ->
        [one] { $targets } carta de chegada
       *[other] { $targets } cartas de chegada
    }
seat-left = foi-se embora
