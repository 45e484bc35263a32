title = Mau Mau dos Cavalos
tagline = Cada carta tem o seu pedaço da história
summary = Jogue uma carta que sirva e conte como continua: a figura dela tem de aparecer na sua frase. Quando disserem o nome do cavalo, agarre o cavalinho! Quem fica sem cartas conta o final e ganha.

## Moves

move-lay = Jogar a carta { $card }
move-wish_red = Jogar a carta { $card } e pedir vermelho
move-wish_yellow = Jogar a carta { $card } e pedir amarelo
move-wish_green = Jogar a carta { $card } e pedir verde
move-wish_blue = Jogar a carta { $card } e pedir azul
move-draw = Comprar
move-keep = Ficar com a carta comprada
move-stop = Não jogar outra carta
move-tell = Contar a carta { $card }
move-ask = Deixar os outros julgarem a carta { $card }
move-take_back = Pegar a carta de volta
move-wave = Esta frase vale
move-object = Esta frase não vale
move-insist = A minha palavra vale
move-grab = Agarrar o cavalinho
move-false_grab = Agarrar cedo demais
move-want = Entrar no sorteio
move-leave = Não dizer nada
move-slip = Colocar a carta { $card } debaixo do monte
move-decline = Não colocar nenhuma carta debaixo do monte
move-call_one = Gritar a primeira palavra
move-call_all = Gritar as duas palavras
move-accuse = O jogador { $who } não gritou
move-turn_target = Virar a carta final
move-name = Sugerir um nome
move-no_name = Deixar o nome aos outros
move-vote = Votar no jogador { $who }
move-category = Dizer o que é parecido com a figura { $motif }
move-agree = De acordo
move-next = Vamos à próxima rodada
move-new_name = Próxima rodada, com outro nome
move-close = O tempo acabou
move-remove = O jogador { $who } foi embora

## Events

event-dealt =
    Começa a rodada { $round }. A carta inicial mostra { $motif ->
        [6] o ferreiro
        [7] o estábulo
        [8] o cachorro
        [9] o cavaleiro
       *[other] outra figura
    }
event-proposed_name = { $name } sugere um nome para o cavalo
event-left_name = { $name } deixa o nome aos outros
event-voted = { $name } votou
event-horse_named = O cavalo vai se chamar como { $name } sugeriu
event-horse_named_by_lot = O nome do cavalo é sorteado
event-changed_category = { $name } muda o que é parecido com uma figura
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
        [6] um ferreiro
        [7] um estábulo
        [8] um cachorro
        [9] um cavaleiro
       *[other] uma carta
    }{ $tint ->
        [1] { " " }(vermelho)
        [2] { " " }(amarelo)
        [3] { " " }(verde)
        [4] { " " }(azul)
       *[other] { "" }
    }
event-wished =
    { $name } pede { $tint ->
        [1] vermelho
        [2] amarelo
        [3] verde
       *[other] azul
    }
event-told = { $name } continuou a história
event-asked = { $name } pergunta se uma frase vale
event-waved = { $name } aceita a frase
event-objected = { $name } não aceita a frase
event-insisted = { $name } insiste: a frase vale
event-took_back = { $name } pega a carta de volta
event-drew =
    { $cards ->
        [0] { $name } não pode comprar, não sobrou nada
       *[other] { $name } compra uma carta
    }
event-paid =
    { $cards ->
        [one] { $name } compra { $cards } carta por causa dos obstáculos
       *[other] { $name } compra { $cards } cartas por causa dos obstáculos
    }
event-got =
    Você comprou { $motif ->
        [1] um cavalo
        [2] um obstáculo
        [3] uma carruagem
        [4] uma ferradura
        [5] uma mudança de sentido
        [6] um ferreiro
        [7] um estábulo
        [8] um cachorro
        [9] um cavaleiro
       *[other] uma carta
    }{ $tint ->
        [1] { " " }(vermelho)
        [2] { " " }(amarelo)
        [3] { " " }(verde)
        [4] { " " }(azul)
       *[other] { "" }
    }
event-kept = { $name } não joga mais nada
event-stopped = { $name } não joga outra carta
event-renewed =
    { $cards ->
        [one] { $cards } carta jogada é o novo monte
       *[other] { $cards } cartas jogadas são embaralhadas e formam o novo monte
    }
event-bill_rose =
    { $cards ->
        [one] { $name } põe um obstáculo: { $cards } carta a comprar
       *[other] { $name } põe mais um obstáculo: { $cards } cartas a comprar
    }
event-bill_passed =
    { $cards ->
        [one] { $name } passa adiante: { $cards } carta a comprar
       *[other] { $name } passa adiante: { $cards } cartas a comprar
    }
event-turned_round =
    { $direction ->
        [1] { $name } muda o sentido: horário
       *[other] { $name } muda o sentido: anti-horário
    }
event-reads = { $name } está falando do cavalo. Mãos atrás das costas!
event-figure_live = O nome foi dito: agarrem!
event-grabbed_early = { $name } agarrou cedo demais
event-grabbed = { $name } pegou o cavalinho
event-wants = { $name } entra no sorteio
event-nobody_grabbed = Ninguém agarrou
event-slipped = { $name } coloca uma carta debaixo do monte
event-slipped_card =
    Você colocou debaixo do monte { $motif ->
        [1] um cavalo
        [2] um obstáculo
        [3] uma carruagem
        [4] uma ferradura
        [5] uma mudança de sentido
        [6] um ferreiro
        [7] um estábulo
        [8] um cachorro
        [9] um cavaleiro
       *[other] uma carta
    }{ $tint ->
        [1] { " " }(vermelho)
        [2] { " " }(amarelo)
        [3] { " " }(verde)
        [4] { " " }(azul)
       *[other] { "" }
    }
event-declined = { $name } não coloca nenhuma carta debaixo do monte
event-called_one = { $name } grita a primeira palavra
event-called_all = { $name } grita as duas palavras
event-called_wrongly = { $name } gritou à toa
event-caught =
    { $cards ->
        [0] { $name } não gritou, mas não sobrou nada para comprar
       *[other] { $name } não gritou e compra uma carta
    }
event-win_undone = { $name } tem uma carta de novo: a rodada continua
event-accused_wrongly = { $name } reparou em algo que não aconteceu
event-fined = { $name } compra uma carta por isso
event-hand_empty = { $name } ficou sem cartas
event-target_turned =
    { $name } vira a carta final: { $motif ->
        [10] um troféu
        [11] uma fogueira
        [12] um pasto
        [13] um pôr do sol
        [14] um potro
       *[other] outra figura
    }
event-kept_target =
    { $targets ->
        [one] { $name } tem { $targets } carta final
       *[other] { $name } tem { $targets } cartas finais
    }
event-wants_next = { $name } quer a próxima rodada
event-wants_new_name = { $name } gostaria de outro nome para o cavalo
event-left = { $name } saiu da partida
event-won = { $name } ganha

## Why?

why-hm-03 = Todos recebem quatro cartas. As mudanças de sentido só entram no monte depois.
why-hm-10 = Vocês escolhem juntos o nome do cavalo.
why-hm-12 = No começo joga-se no sentido horário.
why-hm-13 = Começa quem tem mais imaginação, e vocês decidem juntos quem é.
why-hm-16 = Uma carta serve se tem a mesma cor ou a mesma figura da carta de cima.
why-hm-19 = Quem joga uma carta conta na hora como a história continua.
why-hm-20 = A figura da carta jogada tem de aparecer na frase. Se não apareceu, tente de novo, pegue a carta de volta ou pergunte aos outros.
why-hm-23 = Quem não tem uma carta que sirva compra uma.
why-hm-25 = Se a carta comprada servir, ela pode ser jogada na hora. Senão fica na mão, e a vez passa.
why-hm-27 = Quando o monte acaba, as cartas jogadas são embaralhadas, menos a última.
why-hm-32 = Enquanto alguém fala do cavalo, os outros ficam com as mãos atrás das costas. Quem agarra antes do nome fica de fora desta vez.
why-hm-33 = Quando se diz o nome do cavalo, todos menos quem está contando tentam agarrar o cavalinho.
why-hm-34 = Quem foi mais rápido pode colocar escondido uma carta da mão debaixo do monte.
why-hm-35 = Ninguém é obrigado a colocar uma carta debaixo do monte.
why-hm-37 = Depois de um obstáculo, o próximo compra uma carta, a não ser que jogue outro obstáculo.
why-hm-38 = Só outro obstáculo livra você de comprar, ou o que a mesa tiver combinado.
why-hm-39 = Cada obstáculo a mais acrescenta uma carta. Quem não põe nenhum compra todas.
why-hm-40 = Depois de uma carruagem pode-se jogar mais uma carta, se servir.
why-hm-44 = Quem joga uma ferradura diz a cor que vem depois.
why-hm-47 = A partir de agora joga-se no outro sentido, até a próxima mudança.
why-hm-49 = Assim que alguém fica sem cartas, a rodada acaba.
why-hm-50 = Quem ficou sem cartas vira a carta final e conta um final com a figura dela.
why-hm-51 = Quem contou o final ganhou. Não há pontos.
why-hm-53 = Com uma só carta na mão, você grita a primeira palavra.
why-hm-54 = Com a última carta, você grita as duas palavras.
why-hm-55 = Esquecer de gritar só custa alguma coisa se alguém perceber a tempo.
why-hm-56 = Quem esqueceu de gritar e foi pego compra uma carta, e a vez passa.
why-hm-58 = Uma maratona tem várias rodadas, cada uma com a sua história.
why-hm-59 = Quem ganha uma rodada fica com a carta final. Com duas se ganha a maratona.
why-hm-63 = Contadores de histórias combinam antes da partida quais palavras são parecidas com uma figura.

## Options

option-shout = Gritar palavras
option-shout-help = Com uma carta na mão você grita uma palavra, com a última as duas. Quem esquece pode ser pego.
option-shout-off = Não
option-shout-on = Sim
option-marathon = Maratona
option-marathon-help = Várias rodadas, até alguém ter duas cartas finais.
option-marathon-off = Não, uma rodada só
option-marathon-on = Sim
option-storyteller = Contadores de histórias
option-storyteller-help = Bastam palavras parecidas: um animal no lugar do cachorro, uma pessoa no lugar do cavaleiro.
option-storyteller-off = Não
option-storyteller-on = Sim
option-story = História
option-story-help = Se vocês contam uma história ou só jogam as cartas.
option-story-told = Uma frase para cada carta
option-story-quick = Só cartas, sem frases
option-telling = Como se conta
option-telling-help = Se a frase é escrita ou dita em voz alta na mesma mesa. Nesse caso os outros ouvem se ela vale.
option-telling-written = Por escrito
option-telling-aloud = Em voz alta
option-language = Idioma da história
option-language-help = O idioma em que vocês contam e gritam.
option-language-de = Alemão
option-language-en = Inglês
option-language-es = Espanhol
option-language-fr = Francês
option-language-it = Italiano
option-language-nl = Holandês
option-language-pt = Português
option-story_check = Quem julga as frases
option-story_check-help = Se uma lista de palavras procura a figura ou se os outros prestam atenção.
option-story_check-words = A lista de palavras
option-story_check-table = Os outros
option-story_check-off = Ninguém
option-spelling = Ortografia
option-spelling-help = Se uma letra errada numa palavra comprida é perdoada.
option-spelling-exact = Exata
option-spelling-forgiving = Uma letra errada é perdoada
option-mention = A figura na frase
option-mention-help = É preciso dizer a figura, ou basta uma dica?
option-mention-name = Dita
option-mention-refer = Basta uma dica
option-direction_sentence = Frase da mudança de sentido
option-direction_sentence-help = Ela tem de falar de virar ou de voltar?
option-direction_sentence-motif = Sim
option-direction_sentence-free = Não, qualquer frase
option-agree_on = O que os contadores combinam
option-agree_on-help = Tipos de coisas, ou uma lista de palavras.
option-agree_on-categories = Tipos de coisas
option-agree_on-terms = Palavras soltas
option-stable_category = Parecido com o estábulo
option-stable_category-help = O que pode valer como estábulo para contadores de histórias.
option-stable_category-dwelling = Qualquer moradia
option-stable_category-building = Qualquer prédio
option-starter_rule = Pergunta do começo
option-starter_rule-help = O que se pergunta para decidir quem começa.
option-starter_rule-imagination = Quem tem mais imaginação?
option-starter_rule-last_ridden = Quem andou a cavalo por último?
option-starter = Quem começa
option-starter-help = Como se decide na primeira rodada.
option-starter-vote = Todos votam
option-starter-host = O primeiro jogador diz
option-starter-random = Por sorteio
option-next_starter = Quem começa depois
option-next_starter-help = Numa maratona.
option-next_starter-rotate = O jogador seguinte
option-next_starter-winner = O último vencedor
option-next_starter-vote = Todos votam de novo
option-drawn_card = Carta comprada que serve
option-drawn_card-help = Ela pode ficar na mão?
option-drawn_card-may = Pode ser jogada
option-drawn_card-must = Tem de ser jogada
option-voluntary_draw = Comprar em vez de jogar
option-voluntary_draw-help = Dá para comprar mesmo tendo uma carta que serve?
option-voluntary_draw-never = Nunca
option-voluntary_draw-wild_only = Só se nada além de ferradura ou mudança de sentido servir
option-voluntary_draw-always = Sempre
option-coach_extra = Carta extra depois da carruagem
option-coach_extra-help = Ela tem de ser jogada se servir?
option-coach_extra-may = Pode ser jogada
option-coach_extra-must = Tem de ser jogada
option-direction_effect = Mudança de sentido
option-direction_effect-help = O que faz uma segunda carta destas.
option-direction_effect-toggle = Muda toda vez
option-direction_effect-anticlockwise_only = Vai no sentido anti-horário e fica assim
option-after_direction = Depois de uma mudança de sentido
option-after_direction-help = Que carta serve em cima dela.
option-after_direction-looks_through = O que servia antes
option-after_direction-anything = Qualquer carta
option-two_player_direction = Mudança de sentido com dois jogadores
option-two_player_direction-help = O que ela faz.
option-two_player_direction-none = Nada
option-two_player_direction-again = Joga-se de novo
option-after_hazard = Depois de comprar por obstáculos
option-after_hazard-help = O que ainda dá para fazer.
option-after_hazard-turn_over = Mais nada
option-after_hazard-drawn_card_only = Jogar uma carta comprada
option-after_hazard-full_turn = Jogar a vez inteira
option-hazard_answer = Resposta a um obstáculo
option-hazard_answer-help = Que cartas livram você de comprar.
option-hazard_answer-hazard_only = Só outro obstáculo
option-hazard_answer-wilds_pass_it_on = Também ferradura e mudança de sentido
option-snatch_mode = O cavalinho
option-snatch_mode-help = Como se decide quem fica com ele.
option-snatch_mode-real_time = O mais rápido
option-snatch_mode-lot = Por sorteio entre quem quiser
option-snatch_mode-off = Ninguém, joga-se sem ele
option-false_grab = Agarrar cedo demais
option-false_grab-help = O que acontece a quem agarra antes do nome.
option-false_grab-locked_out = Fora desta vez
option-false_grab-ignored = Nada
option-false_grab-draw_one = Fora, e uma carta a comprar
option-snatch_limit = Tempo para agarrar
option-snatch_limit-help = Segundos depois do nome.
option-two_player_snatch = O cavalinho com dois jogadores
option-two_player_snatch-help = Nesse caso só um pode agarrar.
option-two_player_snatch-plain = Como sempre
option-two_player_snatch-off = Jogar sem ele
option-snatch_can_win = A última carta debaixo do monte
option-snatch_can_win-help = Quem foi mais rápido pode colocar a última carta debaixo do monte e ganhar?
option-snatch_can_win-true = Sim
option-snatch_can_win-false = Não
option-shout_on_slip = Gritar ao colocar debaixo do monte
option-shout_on_slip-help = É preciso gritar as duas palavras quando a última carta vai para debaixo do monte?
option-shout_on_slip-false = Não
option-shout_on_slip-true = Sim
option-catch_window = Tempo para perceber
option-catch_window-help = Quantos segundos, pelo menos, há para perceber um esquecimento.
option-false_call = Grito errado
option-false_call-help = Quanto custa um grito ou uma suspeita errada.
option-false_call-none = Nada
option-false_call-draw_one = Uma carta, no máximo três por rodada
option-turn_timer = Tempo para pensar
option-turn_timer-help = Segundos para cada escolha. Com 0 não há pressa.
option-on_timeout = Quando o tempo acaba
option-on_timeout-help = O que a mesa faz quando o tempo para pensar acabou.
option-on_timeout-wait = Esperar
option-on_timeout-random = Qualquer coisa
option-on_timeout-lowest_risk = O que um bot faria
option-leaver = Quando alguém sai
option-leaver-help = O que acontece quando alguém vai embora de vez.
option-leaver-bot = Um bot continua
option-leaver-remove = As cartas vão para debaixo do monte

## Editions

preset-german = Alemã, 2013
preset-english = Inglesa, 2013
preset-french = Francesa, 2013
preset-dutch = Holandesa, 2013
preset-spanish = Espanhola, 2013
preset-italian = Italiana, 2013
preset-portuguese = Portuguesa, a nossa

## Refusals

refusal-game_over = A partida acabou. Dá para começar outra.
refusal-not_for_seats = Isso só a própria mesa pode fazer. Escolha uma das suas jogadas.
refusal-not_agreed = Esta mesa não combinou isso.
refusal-has_left = Este jogador saiu e só pode assistir.
refusal-no_such_player = Não há esse jogador nesta mesa.
refusal-not_now = Isso não dá para fazer agora.
refusal-not_your_turn = É a vez de outra pessoa. Espere um pouco.
refusal-tell_first = Primeiro conte a frase desta carta.
refusal-not_in_hand = Essa carta não está nesta mão. Escolha uma das que você tem.
refusal-wish_with_it = Escolha uma cor junto com a ferradura.
refusal-pay_or_hazard = Há um obstáculo. Jogue outro, ou compre.
refusal-wished_colour = Foi pedida outra cor. Ferradura e mudança de sentido também servem.
refusal-does_not_fit = Essa carta não serve nem pela cor nem pela figura.
refusal-only_drawn_card = Agora só dá para jogar uma carta que acabou de ser comprada.
refusal-must_lay = Há uma carta que serve, então ela tem de ser jogada.
refusal-nothing_drawn = Nada acabou de ser comprado.
refusal-no_extra = Não há carta extra para deixar de jogar.
refusal-not_this_piece = É a vez da frase de outra carta.
refusal-others_judge = Nesta mesa os outros julgam cada frase. Pergunte a eles.
refusal-asked_too_often = Você já perguntou muitas vezes aos outros. Use a palavra da figura.
refusal-nothing_to_take_back = Não há carta para pegar de volta.
refusal-caught = Pegaram você, e a carta fica. Conte a frase dela.
refusal-not_asked = Ninguém perguntou sobre uma frase.
refusal-own_sentence = É a sua própria frase. Os outros decidem.
refusal-already_said = Você já disse isso.
refusal-others_decide = Outra pessoa ainda pode decidir, ou já decidiu.
refusal-nothing_to_grab = Agora não há nada para agarrar. Espere uma carta de cavalo.
refusal-own_horse = Quem conta é você. Os outros agarram.
refusal-locked_out = Cedo demais! Desta vez você fica de fora.
refusal-lot_decides = Nesta mesa o cavalinho é sorteado.
refusal-no_lot = Agora não há sorteio.
refusal-nothing_to_leave = Não há nada para deixar passar.
refusal-not_fastest = Só quem está com o cavalinho pode colocar uma carta debaixo do monte.
refusal-keep_last_card = Nesta mesa a última carta não pode ir para debaixo do monte.
refusal-no_shout = Nesta mesa não se grita.
refusal-cooling = Agora há pouco foi engano. Espere o jogo avançar.
refusal-yourself = Você não pode pegar a si mesmo.
refusal-no_target = Só quem ficou sem cartas vira a carta final.
refusal-named_already = Você já sugeriu um nome ou deixou isso para os outros.
refusal-voted_already = Você já votou.
refusal-not_proposed = Este jogador não sugeriu nenhum nome.
refusal-host_decides = O primeiro jogador diz quem começa.
refusal-agreed_already = Você já está de acordo.
refusal-enough_edits = As palavras já mudaram bastante. Entrem em acordo.
refusal-nothing_to_close = Não há nada para esperar.
refusal-empty = Escreva uma frase.
refusal-too_short = Uma frase tem pelo menos três palavras.
refusal-too_long = É comprida demais. Cabem até 400 letras.
refusal-motif_missing = A figura da carta ainda não está na frase.
refusal-name_missing = Chame o cavalo pelo nome nesta frase.
refusal-name_empty = Escreva um nome.
refusal-name_too_short = Um nome tem pelo menos duas letras.
refusal-name_too_long = Um nome tem no máximo vinte letras.
refusal-name_not_letters = Um nome só tem letras.
refusal-name_too_many_words = Um nome tem uma palavra ou duas.
refusal-name_motif_word = Essa palavra é de uma carta. Escolha outro nome.
refusal-name_common_word = Essa palavra é dita o tempo todo. Escolha outro nome.
refusal-name_player_name = Um jogador já se chama assim. Escolha outro nome.
refusal-name_taken = Esse nome já foi sugerido.
refusal-words_empty = Escreva pelo menos uma palavra.
refusal-words_too_many = São palavras demais.
refusal-words_not_a_word = Escreva palavras separadas por vírgulas.

## Pictures and colours

board-horse = Cavalo
board-hazard = Obstáculo
board-coach = Carruagem
board-horseshoe = Ferradura
board-direction = Direção
board-blacksmith = Ferreiro
board-stable = Estábulo
board-dog = Cachorro
board-rider = Cavaleiro
board-trophy = Troféu
board-campfire = Fogueira
board-pasture = Pasto
board-sunset = Pôr do sol
board-foal = Potro
board-red = vermelho
board-yellow = amarelo
board-green = verde
board-blue = azul
board-card = { $motif }, { $colour }

## The board

board-hand = A sua mão
board-top = Em cima: { $card }
board-next = Serve
board-or = ou
board-anything = qualquer carta
board-demand-match = A próxima carta: { $colour } ou { $motif }
board-demand-wish = A próxima carta: { $colour }, como foi pedido
board-demand-anything = A próxima carta: qualquer uma
board-demand-bill =
    { $cards ->
        [one] Obstáculos abertos: quem não puser outro compra { $cards } carta
       *[other] Obstáculos abertos: quem não puser outro compra { $cards } cartas
    }
board-deck =
    { $cards ->
        [one] Monte: { $cards } carta
       *[other] Monte: { $cards } cartas
    }
board-target = Carta final: { $card }
board-target-hidden = A carta final está virada para baixo
board-the-horse = o cavalo
board-way-right = Joga-se no sentido horário
board-way-left = Joga-se no outro sentido
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
board-seat-tells = está contando
board-draw = Comprar uma carta
board-pay =
    { $cards ->
        [one] Comprar { $cards } carta
       *[other] Comprar { $cards } cartas
    }
board-keep = Ficar com ela
board-stop = Chega de cartas
board-decline = Ficar com todas
board-turn-target = Virar a carta final
board-want = Quero o cavalo
board-leave = Deixar
board-calls = Gritos do jogo
board-accuse = { $name } esqueceu de gritar!
board-wish = Que cor você quer?
board-grab = Agarrar { $horse }
board-hands-behind = Mãos atrás das costas! Toque no cavalo assim que vier o nome dele: { $horse }
board-hands-quick = Mãos atrás das costas! Toque no cavalo assim que ele acender.
board-too-early = Foi cedo demais. Desta vez é para os outros.
board-key = { $name }, tecla { $key }
board-your-words = A sua frase
board-placeholder = E então …
board-dictate = Falar em vez de escrever
board-dictate-stop = Parar de ouvir
board-dictate-note = O navegador escreve o que você diz. Para isso ele pode enviar a sua voz ao fabricante.
board-dictate-denied = Esta página não tem permissão para ouvir. Permita no navegador, ou escreva.
board-dictate-network = O seu navegador não alcança o serviço que escreve o que se fala. É melhor escrever.
board-dictate-language = O seu navegador não entende este idioma. É melhor escrever.
board-dictate-microphone = Não foi encontrado nenhum microfone. É melhor escrever.
board-dictate-nothing = Não deu para ouvir nada. Fale de novo, ou escreva.
board-dictate-failed = Não deu para escutar. É melhor escrever.
board-length = { $length } de { $most } letras
board-too-long = São { $length } letras. Cabem até { $most }: encurte um pouco.
board-tell = Contar
board-told = Já contei!
board-ask = Perguntar aos outros
board-insist = A minha palavra vale
board-take-back = Pegar a carta de volta
board-tell-opening = Como começa a história?
board-tell-on = Como continua a história?
board-tell-ending = Como acaba a história?
board-must = Tem de aparecer: { $motif }
board-must-name = O cavalo tem de aparecer, com o nome: { $horse }
board-must-nothing = Conte o que quiser
board-not-yet = Quase! { $must }
board-judge = Isto vale como: { $motif }?
board-wave = Sim, vale
board-object = Não, desta vez não
board-no-opinion = Tanto faz para mim
board-story = A história de { $horse }
board-story-none = A primeira página ainda está vazia.
board-voice-on = Ler a história em voz alta
board-voice-off = Parar de ler em voz alta
board-name-field = Nome do cavalo
board-propose = Sugerir
board-no-name = Os outros escolhem
board-hint-name = Um nome de uma ou duas palavras. Vocês vão ouvi-lo na história.
board-hint-vote = Ganha o nome com mais votos.
board-hint-starter = Quem vocês escolherem começa a história.
board-hint-next = Agora vem a história { $round }.
board-next-round = Vamos à próxima história
board-new-name = Com outro nome para o cavalo
board-categories = O que também vale
board-category-field = Palavras para: { $motif }
board-category-edit = Mudar as palavras para: { $motif }
board-category-save = Ficar com estas palavras
board-agree = Concordo
board-agreed = { $have } de { $of } concordam
board-cheer = Viva { $name }!
board-print = Imprimir
board-keep-page = Como página
board-keep-pdf = Em PDF
board-offers = Me ajude com palavras
board-now-name = Como o cavalo vai se chamar?
board-now-name-wait = Os outros ainda estão procurando um nome
board-now-vote = De qual nome você gosta mais?
board-now-vote-wait = Os outros ainda estão votando
board-now-categories = Você concorda com estas palavras?
board-now-categories-wait = Os outros ainda estão olhando as palavras
board-now-imagination = Quem tem mais imaginação?
board-now-ridden = Quem andou a cavalo por último?
board-now-starter-wait = Os outros escolhem quem começa
board-now-opening = Você começa a história!
board-now-opening-wait = { $name } começa a história
board-now-tell = Continue a história!
board-now-tell-wait = { $name } continua a história
board-now-asked = Os outros decidem se vale
board-now-insist = Ninguém é contra: a sua palavra vale?
board-now-objected = Desta vez não: conte de outro jeito
board-now-judge = { $name } pergunta: isto vale?
board-now-turn = Jogue uma carta que sirva
board-now-turn-wait = { $name } está escolhendo uma carta
board-now-bill =
    { $cards ->
        [one] Jogue um obstáculo ou compre { $cards } carta
       *[other] Jogue um obstáculo ou compre { $cards } cartas
    }
board-now-draw = Nenhuma carta serve: compre uma
board-now-drawn = Jogue a carta nova ou fique com ela
board-now-keep = A carta nova não serve: fique com ela
board-now-reading = Ouçam: { $name } está falando de { $horse }
board-now-snatch = Agarre { $horse }!
board-now-snatch-wait = Quem agarra { $horse }?
board-now-lot = Você quer { $horse }? O sorteio decide
board-now-slip = Você está com o cavalo: coloque uma carta debaixo do monte
board-now-slip-wait = { $name } pode se livrar de uma carta
board-now-extra = Jogue mais uma carta ou pare
board-now-extra-wait = { $name } pode jogar mais uma carta
board-now-target = A sua mão está vazia: vire a carta final!
board-now-target-wait = { $name } vira a carta final
board-now-ending = Conte como a história acaba!
board-now-ending-wait = { $name } conta o final
board-now-next = Vamos à próxima história?
board-now-next-wait = Os outros ainda não estão prontos
board-now-over = A história foi contada

## How to play

rules-01-title = Do que se trata
rules-01-text =
    Vocês contam juntos a história de um cavalo. Cada carta jogada se paga com uma frase em que a figura dela aparece.
    Quem fica sem cartas vira a carta final, conta o final e ganha. De 2 a 4 pessoas, a partir dos seis anos, uns 15 minutos.
rules-02-title = As cartas
rules-02-text =
    São 32 cartas em quatro cores: cavalo, obstáculo, carruagem, ferradura, ferreiro, estábulo, cachorro e cavaleiro em cada uma. Em parte é uma suposição, pois o folheto não traz uma lista.
    Há ainda três mudanças de sentido, cinco cartas iniciais e cinco cartas finais.
rules-03-title = Antes da primeira carta
rules-03-text =
    Todos recebem quatro cartas. Depois as mudanças de sentido são embaralhadas com o resto: esse é o monte.
    Uma carta inicial fica aberta, uma carta final virada para baixo. O cavalo recebe um nome, e vocês decidem quem começa.
    Quem começa conta o início com a figura da carta inicial e depois joga a primeira vez.
rules-04-title = A sua vez
rules-04-text =
    Jogue uma carta da mesma cor ou da mesma figura que a de cima e continue a história: a figura tem de aparecer na sua frase.
    Se nada servir, compre uma carta. Se ela servir, você pode jogá-la na hora.
    Se faltar na frase uma palavra para a figura, tente de novo, pegue a carta de volta ou pergunte aos outros se vale.
rules-05-title = Cavalo
rules-05-text =
    Chame o cavalo pelo nome! Os outros ficam com as mãos atrás das costas e escutam.
    Ao ouvir o nome, eles tentam agarrar o cavalinho. Quem for mais rápido pode colocar uma carta da mão debaixo do monte. Quem agarra cedo demais fica de fora desta vez.
rules-06-title = Obstáculo
rules-06-text =
    O próximo compra uma carta ou joga mais um obstáculo. Aí quem vem depois compra duas, depois três.
    Quem compra encerra a sua vez.
rules-07-title = Carruagem, ferradura, mudança de sentido
rules-07-text =
    Depois de uma carruagem você pode jogar mais uma carta, com a frase dela. Várias carruagens fazem uma longa viagem.
    Uma ferradura serve em cima de tudo, e você pede uma cor. O pedido vale até sair uma carta dessa cor ou outra ferradura.
    Uma mudança de sentido também serve em cima de tudo. O que era preciso antes continua valendo.
rules-08-title = O fim
rules-08-text =
    Com a última carta você ganha: conte a frase dela, vire a carta final e conte o final.
    Quem coloca a última carta debaixo do monte também ganha.
rules-09-title = Os gritos
rules-09-text =
    Nesta variante você grita uma palavra quando tem uma só carta, e as duas com a última. Você é que tem de se lembrar.
    Se alguém perceber que você esqueceu antes de o próximo jogar, você compra uma carta e a sua vez acaba.
rules-10-title = Maratona e contadores de histórias
rules-10-text =
    Numa maratona, quem ganha uma rodada fica com a carta final, e com duas se ganha.
    Com contadores de histórias bastam palavras parecidas: um animal no lugar do cachorro, uma pessoa no lugar do cavaleiro. Isso vocês combinam antes. O cavalo precisa sempre do seu nome.
rules-11-title = Edições e regras da casa
rules-11-text =
    Os folhetos variam um pouco: em espanhol e em italiano a carta comprada que serve tem de ser jogada, em espanhol também a carta depois da carruagem, em francês qualquer prédio vale como estábulo. Não existe edição em português; estas palavras são nossas.
    O que eles deixam em aberto está nas opções.
    Se todos estão na mesma mesa, vocês podem contar em voz alta: diga a sua frase, aperte “Já contei!”, e os outros dizem se ela vale. Na história fica então só a figura.

## What is going on now

now-wait = É a vez de { $name }
now-over = { $name } ganhou
now-name = Sugira um nome para o cavalo, ou deixe isso para os outros
now-vote = Vote em um nome
now-categories = Você está de acordo com as palavras parecidas?
now-imagination = Quem tem mais imaginação? Esse jogador começa
now-last-ridden = Quem andou a cavalo por último? Esse jogador começa
now-open = Conte como a história começa: { $picture }
now-tell = Conte como continua: { $picture }
now-end = Conte como a história acaba: { $picture }
now-judge = Esta frase vale?
now-turn = Jogue uma carta ou compre
now-drawn = Jogue a carta comprada, ou fique com ela
now-extra = Você pode jogar mais uma carta
now-reading = Mãos atrás das costas, e ouvidos abertos
now-snatch = Agarre!
now-slip = Coloque uma carta debaixo do monte, ou fique com todas
now-target = Vire a carta final
now-next = A rodada acabou. Vamos à próxima?

## What the simulator counts

points-a-deal = Cartas finais por rodada

round-title = Rodada { $round }
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
        [one] A comprar: { $bill } carta
       *[other] A comprar: { $bill } cartas
    }
anything-fits = Tudo serve
direction-left = sentido horário
direction-right = sentido anti-horário
target-title = Final
hand-title = A sua mão
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
seat-targets =
    { $targets ->
        [one] { $targets } carta final
       *[other] { $targets } cartas finais
    }
seat-left = saiu
