title = Mao Caballos
tagline = A cada carta, su trozo de historia
summary = Pon una carta que encaje y cuenta cómo sigue: su dibujo tiene que salir en tu frase. Cuando se diga el nombre del caballo, ¡coge la figura! Quien se queda sin cartas cuenta el final y gana.

## Moves

move-lay = Poner la carta { $card }
move-wish_red = Poner la carta { $card } y pedir rojo
move-wish_yellow = Poner la carta { $card } y pedir amarillo
move-wish_green = Poner la carta { $card } y pedir verde
move-wish_blue = Poner la carta { $card } y pedir azul
move-draw = Robar
move-keep = Quedarse con lo robado
move-stop = No poner otra carta
move-tell = Contar la carta { $card }
move-ask = Que los demás juzguen la carta { $card }
move-take_back = Recoger la carta
move-wave = Esta frase vale
move-object = Esta frase no vale
move-insist = Mi palabra vale
move-grab = Coger la figura
move-false_grab = Coger demasiado pronto
move-want = Entrar en el sorteo
move-leave = No decir nada
move-slip = Meter la carta { $card } bajo el mazo
move-decline = No meter ninguna carta
move-call_one = Gritar la primera palabra
move-call_all = Gritar las dos palabras
move-accuse = El jugador { $who } no ha gritado
move-turn_target = Dar la vuelta a la carta final
move-name = Proponer un nombre
move-no_name = Dejar el nombre a los demás
move-vote = Votar por el jugador { $who }
move-category = Decir qué se parece al dibujo { $motif }
move-agree = De acuerdo
move-next = A la ronda siguiente
move-new_name = Ronda siguiente, con otro nombre
move-close = Se acabó el tiempo
move-remove = El jugador { $who } se ha ido

## Events

event-dealt =
    Empieza la ronda { $round }. La carta de inicio muestra { $motif ->
        [6] el herrador
        [7] la cuadra
        [8] el perro
        [9] el jinete
       *[other] otro dibujo
    }
event-proposed_name = { $name } propone un nombre para el caballo
event-left_name = { $name } deja el nombre a los demás
event-voted = { $name } ha votado
event-horse_named = El caballo se llama como propuso { $name }
event-horse_named_by_lot = El azar da nombre al caballo
event-changed_category = { $name } cambia lo que se parece a un dibujo
event-agreed = { $name } está de acuerdo
event-starts = Empieza { $name }
event-turn_began = Es el turno de { $name }
event-laid =
    { $name } pone { $motif ->
        [1] un caballo
        [2] un obstáculo
        [3] una carroza
        [4] una herradura
        [5] un cambio de sentido
        [6] un herrador
        [7] una cuadra
        [8] un perro
        [9] un jinete
       *[other] una carta
    }{ $tint ->
        [1] {" "}(rojo)
        [2] {" "}(amarillo)
        [3] {" "}(verde)
        [4] {" "}(azul)
       *[other] {""}
    }
event-wished =
    { $name } pide { $tint ->
        [1] rojo
        [2] amarillo
        [3] verde
       *[other] azul
    }
event-told = { $name } ha seguido la historia
event-asked = { $name } pregunta si una frase vale
event-waved = { $name } da la frase por buena
event-objected = { $name } no da la frase por buena
event-insisted = { $name } insiste: la frase vale
event-took_back = { $name } recoge la carta
event-drew =
    { $cards ->
        [0] { $name } no puede robar, no queda nada
       *[other] { $name } roba una carta
    }
event-paid =
    { $cards ->
        [one] { $name } roba { $cards } carta por los obstáculos
       *[other] { $name } roba { $cards } cartas por los obstáculos
    }
event-got =
    Has robado { $motif ->
        [1] un caballo
        [2] un obstáculo
        [3] una carroza
        [4] una herradura
        [5] un cambio de sentido
        [6] un herrador
        [7] una cuadra
        [8] un perro
        [9] un jinete
       *[other] una carta
    }{ $tint ->
        [1] {" "}(rojo)
        [2] {" "}(amarillo)
        [3] {" "}(verde)
        [4] {" "}(azul)
       *[other] {""}
    }
event-kept = { $name } no pone nada más
event-stopped = { $name } no pone otra carta
event-renewed =
    { $cards ->
        [one] { $cards } carta puesta es el nuevo mazo
       *[other] { $cards } cartas puestas se barajan y son el nuevo mazo
    }
event-bill_rose =
    { $cards ->
        [one] { $name } pone un obstáculo: { $cards } carta por robar
       *[other] { $name } pone otro obstáculo: { $cards } cartas por robar
    }
event-bill_passed =
    { $cards ->
        [one] { $name } lo pasa: { $cards } carta por robar
       *[other] { $name } lo pasa: { $cards } cartas por robar
    }
event-turned_round =
    { $direction ->
        [1] { $name } cambia el sentido: el de las agujas del reloj
       *[other] { $name } cambia el sentido: el contrario al reloj
    }
event-reads = { $name } habla del caballo. ¡Manos a la espalda!
event-figure_live = Se ha dicho el nombre: ¡a por la figura!
event-grabbed_early = { $name } ha cogido demasiado pronto
event-grabbed = { $name } tiene la figura
event-wants = { $name } entra en el sorteo
event-nobody_grabbed = Nadie la ha cogido
event-slipped = { $name } mete una carta bajo el mazo
event-slipped_card =
    Has metido bajo el mazo { $motif ->
        [1] un caballo
        [2] un obstáculo
        [3] una carroza
        [4] una herradura
        [5] un cambio de sentido
        [6] un herrador
        [7] una cuadra
        [8] un perro
        [9] un jinete
       *[other] una carta
    }{ $tint ->
        [1] {" "}(rojo)
        [2] {" "}(amarillo)
        [3] {" "}(verde)
        [4] {" "}(azul)
       *[other] {""}
    }
event-declined = { $name } no mete ninguna carta
event-called_one = { $name } grita la primera palabra
event-called_all = { $name } grita las dos palabras
event-called_wrongly = { $name } grita por nada
event-caught =
    { $cards ->
        [0] { $name } no gritó, pero no queda nada que robar
       *[other] { $name } no gritó y roba una carta
    }
event-win_undone = { $name } vuelve a tener una carta: la ronda sigue
event-accused_wrongly = { $name } ha notado algo que no era
event-fined = { $name } roba una carta por eso
event-hand_empty = { $name } no tiene cartas
event-target_turned =
    { $name } da la vuelta a la carta final: { $motif ->
        [10] un trofeo
        [11] una hoguera
        [12] un prado
        [13] una puesta de sol
        [14] un potrillo
       *[other] otro dibujo
    }
event-kept_target =
    { $targets ->
        [one] { $name } tiene { $targets } carta final
       *[other] { $name } tiene { $targets } cartas finales
    }
event-wants_next = { $name } quiere la ronda siguiente
event-wants_new_name = { $name } quiere otro nombre para el caballo
event-left = { $name } ha dejado la partida
event-won = Gana { $name }

## Why?

why-hm-03 = Todos reciben cuatro cartas. Los cambios de sentido entran en el mazo solo después.
why-hm-10 = Entre todos elegís el nombre del caballo.
why-hm-12 = Se empieza en el sentido de las agujas del reloj.
why-hm-13 = Empieza quien tiene más imaginación, y lo decidís entre todos.
why-hm-16 = Una carta encaja si su color o su dibujo es el de la carta de arriba.
why-hm-19 = Quien pone una carta cuenta enseguida cómo sigue la historia.
why-hm-20 = El dibujo de la carta puesta tiene que salir en la frase. Si no, prueba otra vez, recoge la carta o pregunta a los demás.
why-hm-23 = Quien no tiene una carta que encaje roba una.
why-hm-25 = Si la carta robada encaja, se puede poner enseguida. Si no, se queda en la mano y sigue el siguiente.
why-hm-27 = Cuando el mazo se acaba, se barajan las cartas puestas menos la última.
why-hm-32 = Mientras se habla del caballo, los demás tienen las manos a la espalda. Quien coge antes del nombre queda fuera esta vez.
why-hm-33 = Cuando se dice el nombre del caballo, todos menos el narrador van a por la figura.
why-hm-34 = El más rápido puede meter en secreto una de sus cartas bajo el mazo.
why-hm-35 = Nadie está obligado a meter una carta.
why-hm-37 = Tras un obstáculo, el siguiente roba una carta, a no ser que ponga otro obstáculo.
why-hm-38 = Solo otro obstáculo te libra de robar, o lo que haya acordado vuestra mesa.
why-hm-39 = Cada obstáculo más añade una carta. Quien no añade ninguno las roba todas.
why-hm-40 = Después de una carroza se puede poner otra carta, si encaja.
why-hm-44 = Quien pone una herradura dice el color que viene.
why-hm-47 = Desde ahora se juega al revés, hasta el próximo cambio.
why-hm-49 = En cuanto alguien no tiene cartas, la ronda termina.
why-hm-50 = Quien no tiene cartas da la vuelta a la carta final y cuenta un final con su dibujo.
why-hm-51 = Quien contó el final ha ganado. No hay puntos.
why-hm-53 = Con una sola carta gritas la primera palabra.
why-hm-54 = Con la última carta gritas las dos palabras.
why-hm-55 = Olvidarse de gritar solo cuesta algo si alguien lo nota a tiempo.
why-hm-56 = Quien olvidó gritar y es pillado roba una carta, y sigue el siguiente.
why-hm-58 = Un maratón tiene varias rondas, cada una con su historia.
why-hm-59 = Quien gana una ronda se queda la carta final. Con dos se gana el maratón.
why-hm-63 = Los cuentacuentos acuerdan antes qué palabras se parecen a un dibujo.

## Options

option-shout = Gritar
option-shout-help = Con una carta gritas una palabra, con la última las dos. A quien lo olvida lo pueden pillar.
option-shout-off = No se grita
option-shout-on = Sí
option-marathon = Maratón
option-marathon-help = Varias rondas, hasta que alguien tenga dos cartas finales.
option-marathon-off = No, una ronda
option-marathon-on = Sí
option-storyteller = Cuentacuentos
option-storyteller-help = Valen palabras parecidas: un animal por el perro, una persona por el jinete.
option-storyteller-off = No valen
option-storyteller-on = Sí
option-story = Historia
option-story-help = Si se cuenta, o solo se juegan las cartas.
option-story-told = Una frase para cada carta
option-story-quick = Solo cartas, sin frases
option-telling = Cómo se cuenta
option-telling-help = Si la frase se escribe, o se dice en voz alta en la misma mesa. Entonces los demás oyen si vale.
option-telling-written = Por escrito
option-telling-aloud = En voz alta
option-language = Idioma de la historia
option-language-help = El idioma en que contáis y gritáis.
option-language-de = Alemán
option-language-en = Inglés
option-language-es = Español
option-language-fr = Francés
option-language-it = Italiano
option-language-nl = Neerlandés
option-language-pt = Portugués
option-story_check = Quién juzga las frases
option-story_check-help = Si una lista de palabras busca el dibujo, o los demás están atentos.
option-story_check-words = La lista de palabras
option-story_check-table = Los demás
option-story_check-off = Nadie
option-spelling = Ortografía
option-spelling-help = Si se perdona una letra mal en una palabra larga.
option-spelling-exact = Exacta
option-spelling-forgiving = Se perdona una letra
option-mention = El dibujo en la frase
option-mention-help = ¿Hay que nombrar el dibujo, o basta una alusión?
option-mention-name = Nombrado
option-mention-refer = Basta una alusión
option-direction_sentence = Frase del cambio de sentido
option-direction_sentence-help = ¿Tiene que hablar de dar la vuelta?
option-direction_sentence-motif = Sí
option-direction_sentence-free = No, cualquier frase
option-agree_on = Qué acuerdan los cuentacuentos
option-agree_on-help = Tipos de cosas, o una lista de palabras.
option-agree_on-categories = Tipos de cosas
option-agree_on-terms = Palabras sueltas
option-stable_category = Parecido a la cuadra
option-stable_category-help = Qué puede sustituir a la cuadra con cuentacuentos.
option-stable_category-dwelling = Cualquier vivienda
option-stable_category-building = Cualquier edificio
option-starter_rule = Pregunta del comienzo
option-starter_rule-help = Qué se pregunta para decidir quién empieza.
option-starter_rule-imagination = ¿Quién tiene más imaginación?
option-starter_rule-last_ridden = ¿Quién montó a caballo el último?
option-starter = Quién empieza
option-starter-help = Cómo se decide en la primera ronda.
option-starter-vote = Votan todos
option-starter-host = Lo dice el primer jugador
option-starter-random = A suertes
option-next_starter = Quién empieza después
option-next_starter-help = En un maratón.
option-next_starter-rotate = El jugador siguiente
option-next_starter-winner = El último ganador
option-next_starter-vote = Votan todos otra vez
option-drawn_card = Carta robada que encaja
option-drawn_card-help = ¿Puede quedarse en la mano?
option-drawn_card-may = Se puede poner
option-drawn_card-must = Hay que ponerla
option-voluntary_draw = Robar en vez de poner
option-voluntary_draw-help = ¿Se puede robar aunque una carta encaje?
option-voluntary_draw-never = Nunca
option-voluntary_draw-wild_only = Solo si no encaja más que herradura o cambio de sentido
option-voluntary_draw-always = Siempre
option-coach_extra = Otra carta tras la carroza
option-coach_extra-help = ¿Hay que ponerla si encaja?
option-coach_extra-may = Se puede poner
option-coach_extra-must = Hay que ponerla
option-direction_effect = Cambio de sentido
option-direction_effect-help = Qué hace una segunda carta así.
option-direction_effect-toggle = Cambia cada vez
option-direction_effect-anticlockwise_only = Se va al revés y así se queda
option-after_direction = Tras un cambio de sentido
option-after_direction-help = Qué carta encaja encima.
option-after_direction-looks_through = Lo que encajaba antes
option-after_direction-anything = Cualquier carta
option-two_player_direction = Cambio de sentido entre dos
option-two_player_direction-help = Qué hace.
option-two_player_direction-none = Nada
option-two_player_direction-again = Otro turno
option-after_hazard = Tras robar por obstáculos
option-after_hazard-help = Qué se puede hacer todavía.
option-after_hazard-turn_over = Nada más
option-after_hazard-drawn_card_only = Poner una carta robada
option-after_hazard-full_turn = Jugar un turno entero
option-hazard_answer = Respuesta a un obstáculo
option-hazard_answer-help = Qué cartas libran de robar.
option-hazard_answer-hazard_only = Solo otro obstáculo
option-hazard_answer-wilds_pass_it_on = También herradura y cambio de sentido
option-snatch_mode = La figura
option-snatch_mode-help = Cómo se decide quién la consigue.
option-snatch_mode-real_time = El más rápido
option-snatch_mode-lot = A suertes entre quienes la quieren
option-snatch_mode-off = Nadie, jugar sin ella
option-false_grab = Coger demasiado pronto
option-false_grab-help = Qué le pasa a quien coge antes del nombre.
option-false_grab-locked_out = Fuera esta vez
option-false_grab-ignored = Nada
option-false_grab-draw_one = Fuera, y una carta por robar
option-snatch_limit = Tiempo para coger
option-snatch_limit-help = Segundos después del nombre.
option-two_player_snatch = La figura entre dos
option-two_player_snatch-help = Entonces solo uno puede coger.
option-two_player_snatch-plain = Como siempre
option-two_player_snatch-off = Jugar sin ella
option-snatch_can_win = Meter la última carta
option-snatch_can_win-help = ¿Puede el más rápido meter su última carta y ganar?
option-snatch_can_win-true = Sí
option-snatch_can_win-false = No puede
option-shout_on_slip = Gritar al meter una carta
option-shout_on_slip-help = ¿Hay que gritar las dos palabras al meter la última carta?
option-shout_on_slip-false = No hace falta
option-shout_on_slip-true = Sí
option-catch_window = Tiempo para notarlo
option-catch_window-help = Segundos, como mínimo, en que se puede notar un olvido.
option-false_call = Grito equivocado
option-false_call-help = Qué cuesta un grito o una sospecha equivocada.
option-false_call-none = Nada
option-false_call-draw_one = Una carta, tres por ronda como mucho
option-turn_timer = Tiempo para pensar
option-turn_timer-help = Segundos para cada decisión. Con 0 nadie tiene prisa.
option-on_timeout = Cuando se acaba el tiempo
option-on_timeout-help = Qué hace la mesa cuando pasa el tiempo para pensar.
option-on_timeout-wait = Esperar
option-on_timeout-random = Cualquier cosa
option-on_timeout-lowest_risk = Lo que haría un bot
option-leaver = Cuando alguien se va
option-leaver-help = Qué pasa cuando un jugador se va del todo.
option-leaver-bot = Sigue un bot
option-leaver-remove = Sus cartas van bajo el mazo

## Editions

preset-german = Alemana, 2013
preset-english = Inglesa, 2013
preset-french = Francesa, 2013
preset-dutch = Neerlandesa, 2013
preset-spanish = Española, 2013
preset-italian = Italiana, 2013
preset-portuguese = Portuguesa, la nuestra

## Refusals

refusal-game_over = La partida ha terminado. Podéis empezar otra.
refusal-not_for_seats = Eso solo lo hace la mesa. Elige una de tus jugadas.
refusal-not_agreed = Esta mesa no ha acordado eso.
refusal-has_left = Este jugador se ha ido y solo puede mirar.
refusal-no_such_player = No hay tal jugador en esta mesa.
refusal-not_now = Ahora no se puede.
refusal-not_your_turn = Es el turno de otro. Espera un poco.
refusal-tell_first = Primero se cuenta la frase de esta carta.
refusal-not_in_hand = Esa carta no está en esta mano. Elige una de las tuyas.
refusal-wish_with_it = Elige un color con la herradura.
refusal-pay_or_hazard = Hay un obstáculo. Pon otro, o roba.
refusal-wished_colour = Se ha pedido otro color. También encajan herradura y cambio de sentido.
refusal-does_not_fit = Esa carta no encaja ni por color ni por dibujo.
refusal-only_drawn_card = Ahora solo se puede poner una carta recién robada.
refusal-must_lay = Una carta encaja, así que hay que ponerla.
refusal-nothing_drawn = No hay nada recién robado.
refusal-no_extra = No hay otra carta que dejar.
refusal-not_this_piece = Toca la frase de otra carta.
refusal-others_judge = En esta mesa los demás juzgan cada frase. Pregúntales.
refusal-asked_too_often = Se ha preguntado muchas veces a los demás. Usa la palabra del dibujo.
refusal-nothing_to_take_back = No hay carta que recoger.
refusal-caught = Te han pillado, la carta se queda. Cuenta su frase.
refusal-not_asked = Nadie ha preguntado por una frase.
refusal-own_sentence = Es tu propia frase. Deciden los demás.
refusal-already_said = Ya lo has dicho.
refusal-others_decide = Otro puede decidir todavía, o ya ha decidido.
refusal-nothing_to_grab = Ahora no hay nada que coger. Espera una carta de caballo.
refusal-own_horse = Tú cuentas. Cogen los demás.
refusal-locked_out = ¡Demasiado pronto! Esta vez quedas fuera.
refusal-lot_decides = En esta mesa la figura se sortea.
refusal-no_lot = Ahora no hay sorteo.
refusal-nothing_to_leave = No hay nada que dejar pasar.
refusal-not_fastest = Solo quien tiene la figura puede meter una carta.
refusal-keep_last_card = En esta mesa no se puede meter la última carta.
refusal-no_shout = En esta mesa no se grita.
refusal-cooling = Eso acaba de ser un error. Espera a que siga el juego.
refusal-yourself = A ti no te puedes pillar.
refusal-no_target = Solo quien no tiene cartas da la vuelta a la carta final.
refusal-named_already = Ya has propuesto un nombre o lo has dejado a los demás.
refusal-voted_already = Ya has votado.
refusal-not_proposed = Este jugador no ha propuesto ningún nombre.
refusal-host_decides = El primer jugador dice quién empieza.
refusal-agreed_already = Ya estás de acuerdo.
refusal-enough_edits = Las palabras ya han cambiado bastante. Poneos de acuerdo.
refusal-nothing_to_close = No hay nada que esperar.
refusal-empty = Escribe una frase.
refusal-too_short = Una frase tiene al menos tres palabras.
refusal-too_long = Es demasiado larga. Hasta 400 letras está bien.
refusal-motif_missing = El dibujo de la carta aún no sale en la frase.
refusal-name_missing = Llama al caballo por su nombre en esta frase.
refusal-name_empty = Escribe un nombre.
refusal-name_too_short = Un nombre tiene al menos dos letras.
refusal-name_too_long = Un nombre tiene veinte letras como mucho.
refusal-name_not_letters = Un nombre tiene solo letras.
refusal-name_too_many_words = Un nombre tiene una palabra o dos.
refusal-name_motif_word = Esa palabra es de una carta. Elige otro nombre.
refusal-name_common_word = Esa palabra se dice demasiado. Elige otro nombre.
refusal-name_player_name = Así se llama un jugador. Elige otro nombre.
refusal-name_taken = Ese nombre ya está propuesto.
refusal-words_empty = Escribe al menos una palabra.
refusal-words_too_many = Son demasiadas palabras.
refusal-words_not_a_word = Escribe palabras separadas por comas.

## Pictures and colours

board-horse = Caballo
board-hazard = Obstáculo
board-coach = Carroza
board-horseshoe = Herradura
board-direction = Dirección
board-blacksmith = Herrador
board-stable = Cuadra
board-dog = Perro
board-rider = Jinete
board-trophy = Trofeo
board-campfire = Hoguera
board-pasture = Prado
board-sunset = Puesta de sol
board-foal = Potrillo
board-red = rojo
board-yellow = amarillo
board-green = verde
board-blue = azul
board-card = { $motif }, { $colour }

## The board

board-hand = Tu mano
board-top = Encima: { $card }
board-next = Sigue
board-or = o
board-anything = cualquiera
board-demand-match = La siguiente carta: { $colour } o { $motif }
board-demand-wish = La siguiente carta: { $colour }, como se ha pedido
board-demand-anything = La siguiente carta: cualquiera
board-demand-bill =
    { $cards ->
        [one] Obstáculos abiertos: quien no añada otro roba { $cards } carta
       *[other] Obstáculos abiertos: quien no añada otro roba { $cards } cartas
    }
board-deck =
    { $cards ->
        [one] Mazo: { $cards } carta
       *[other] Mazo: { $cards } cartas
    }
board-target = Carta final: { $card }
board-target-hidden = La carta final está boca abajo
board-the-horse = el caballo
board-way-right = Se juega en el sentido del reloj
board-way-left = Se juega al revés
board-seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } carta final ganada
       *[other] { $targets } cartas finales ganadas
    }
board-seat-tells = está contando
board-draw = Robar una carta
board-pay =
    { $cards ->
        [one] Robar { $cards } carta
       *[other] Robar { $cards } cartas
    }
board-keep = Quedármela
board-stop = No más cartas
board-decline = No meter ninguna
board-turn-target = Dar la vuelta a la carta final
board-want = Quiero el caballo
board-leave = Dejarlo
board-calls = Gritos
board-accuse = ¡{ $name } ha olvidado gritar!
board-wish = ¿Qué color pides?
board-grab = A por { $horse }
board-hands-behind = ¡Manos a la espalda! Toca el caballo en cuanto salga su nombre: { $horse }
board-hands-quick = ¡Manos a la espalda! Toca el caballo en cuanto se ilumine.
board-too-early = Ha sido demasiado pronto. Esta vez lo atrapan los demás.
board-key = { $name }, tecla { $key }
board-your-words = Tu frase
board-placeholder = Y entonces …
board-dictate = Hablar en vez de escribir
board-dictate-stop = Dejar de escuchar
board-dictate-note = Tu navegador escribe lo que dices. Para ello puede enviar tu voz a su fabricante.
board-dictate-denied = Esta página no puede escuchar. Permíteselo en el navegador o escribe.
board-dictate-network = Tu navegador no llega al servicio que escribe lo hablado. Mejor escribe.
board-dictate-language = Tu navegador no entiende este idioma. Mejor escribe.
board-dictate-microphone = No hay ningún micrófono. Mejor escribe.
board-dictate-nothing = No se ha oído nada. Habla otra vez o escribe.
board-dictate-failed = No se ha podido escuchar. Mejor escribe.
board-length = { $length } de { $most } letras
board-too-long = Son { $length } letras. Caben hasta { $most }: hazla un poco más corta.
board-tell = Contarlo
board-told = ¡Contado!
board-ask = Preguntar a los demás
board-insist = Mi palabra vale
board-take-back = Recoger la carta
board-tell-opening = ¿Cómo empieza la historia?
board-tell-on = ¿Cómo sigue la historia?
board-tell-ending = ¿Cómo acaba la historia?
board-must = Tiene que aparecer: { $motif }
board-must-name = Tiene que salir el caballo, con su nombre: { $horse }
board-must-nothing = Cuenta lo que quieras
board-not-yet = ¡Casi! { $must }
board-judge = ¿Vale como: { $motif }?
board-wave = Sí, vale
board-object = No, esta vez no
board-no-opinion = Me da igual
board-story = La historia de { $horse }
board-story-none = La primera página está todavía vacía.
board-voice-on = Leer la historia en voz alta
board-voice-off = Dejar de leer en voz alta
board-name-field = Nombre del caballo
board-propose = Proponer
board-no-name = Que elijan los demás
board-hint-name = Un nombre de una o dos palabras. Lo oiréis en la historia.
board-hint-vote = Gana el nombre con más votos.
board-hint-starter = Quien elijáis empieza la historia.
board-hint-next = Ahora viene la historia { $round }.
board-next-round = A la siguiente historia
board-new-name = Con otro nombre para el caballo
board-categories = Lo que también vale
board-category-field = Palabras para: { $motif }
board-category-edit = Cambiar las palabras para: { $motif }
board-category-save = Guardar estas palabras
board-agree = De acuerdo
board-agreed = { $have } de { $of } están de acuerdo
board-cheer = ¡Viva { $name }!
board-print = Imprimir
board-keep-page = Como página
board-keep-pdf = En PDF
board-offers = Ayúdame con palabras
board-now-name = ¿Cómo se llamará el caballo?
board-now-name-wait = Los demás todavía buscan un nombre
board-now-vote = ¿Qué nombre te gusta más?
board-now-vote-wait = Los demás todavía votan
board-now-categories = ¿Estás de acuerdo con estas palabras?
board-now-categories-wait = Los demás todavía miran las palabras
board-now-imagination = ¿Quién tiene más imaginación?
board-now-ridden = ¿Quién ha montado a caballo hace menos tiempo?
board-now-starter-wait = Los demás eligen quién empieza
board-now-opening = ¡Tú empiezas la historia!
board-now-opening-wait = { $name } empieza la historia
board-now-tell = ¡Sigue la historia!
board-now-tell-wait = { $name } sigue la historia
board-now-asked = Los demás deciden si vale
board-now-insist = A nadie le molesta: ¿vale tu palabra?
board-now-objected = Esta vez no: cuéntalo de otra manera
board-now-judge = { $name } pregunta: ¿vale esto?
board-now-turn = Pon una carta que encaje
board-now-turn-wait = { $name } elige una carta
board-now-bill =
    { $cards ->
        [one] Añade un obstáculo o roba { $cards } carta
       *[other] Añade un obstáculo o roba { $cards } cartas
    }
board-now-draw = Ninguna carta encaja: roba una
board-now-drawn = Pon la carta nueva o quédatela
board-now-keep = La carta nueva no encaja: quédatela
board-now-reading = Escuchad: { $name } habla de { $horse }
board-now-snatch = ¡A por { $horse }!
board-now-snatch-wait = ¿Quién va a por { $horse }?
board-now-lot = ¿Te quedas con { $horse }? Lo decide el azar
board-now-slip = Tienes el caballo: mete una carta bajo el mazo
board-now-slip-wait = { $name } puede quitarse una carta
board-now-extra = Pon otra carta o para
board-now-extra-wait = { $name } puede poner otra carta
board-now-target = Tu mano está vacía: ¡da la vuelta a la carta final!
board-now-target-wait = { $name } da la vuelta a la carta final
board-now-ending = ¡Cuenta cómo acaba la historia!
board-now-ending-wait = { $name } cuenta el final
board-now-next = ¿Vamos a la siguiente historia?
board-now-next-wait = Los demás aún no han acabado
board-now-over = La historia está contada

## How to play

rules-01-title = De qué se trata
rules-01-text =
    Entre todos contáis la historia de un caballo. Cada carta se paga con una frase en la que sale su dibujo.
    Quien se queda sin cartas da la vuelta a la carta final, cuenta el final y gana. De 2 a 4 jugadores desde seis años, un cuarto de hora más o menos.
rules-02-title = Las cartas
rules-02-text =
    Hay 32 cartas de cuatro colores: caballo, obstáculo, carroza, herradura, herrador, cuadra, perro y jinete en cada uno. En parte es una suposición, pues el folleto no trae lista.
    Además hay tres cambios de sentido, cinco cartas de inicio y cinco finales.
rules-03-title = Antes de la primera carta
rules-03-text =
    Todos reciben cuatro cartas. Luego se barajan los cambios de sentido con el resto: ese es el mazo.
    Una carta de inicio está a la vista y una final, tapada. El caballo recibe un nombre y decidís quién empieza.
    Quien empieza cuenta el comienzo con el dibujo de la carta de inicio y juega el primer turno.
rules-04-title = Tu turno
rules-04-text =
    Pon una carta del mismo color o del mismo dibujo que la de arriba y sigue la historia: su dibujo tiene que salir en tu frase.
    Si nada encaja, roba una carta. Si encaja, puedes ponerla enseguida.
    Si falta una palabra para el dibujo, prueba otra vez, recoge la carta o pregunta a los demás si vale.
rules-05-title = Caballo
rules-05-text =
    ¡Llama al caballo por su nombre! Los demás tienen las manos a la espalda y escuchan.
    Al oír el nombre van a por la figura. El más rápido puede meter una carta bajo el mazo. Quien coge demasiado pronto queda fuera esta vez.
rules-06-title = Obstáculo
rules-06-text =
    El siguiente roba una carta o pone otro obstáculo. Entonces el próximo roba dos, después tres.
    Quien roba termina su turno.
rules-07-title = Carroza, herradura, cambio de sentido
rules-07-text =
    Tras una carroza puedes poner otra carta, con su frase. Varias carrozas hacen un viaje largo.
    Una herradura encaja en todo, y pides un color. Vale hasta que haya una carta de ese color u otra herradura.
    Un cambio de sentido también encaja en todo. Lo que hacía falta antes sigue haciendo falta.
rules-08-title = El final
rules-08-text =
    Con tu última carta ganas: cuenta su frase, da la vuelta a la carta final y cuenta el final.
    Quien mete su última carta bajo el mazo también gana.
rules-09-title = Los gritos
rules-09-text =
    En esta variante gritas una palabra cuando te queda una carta, y las dos con la última. Tienes que acordarte tú.
    Si alguien nota que lo olvidaste antes de que juegue el siguiente, robas una carta y termina tu turno.
rules-10-title = Maratón y cuentacuentos
rules-10-text =
    En un maratón, quien gana cada ronda se queda la carta final, y con dos se gana.
    Con cuentacuentos valen palabras parecidas: un animal por el perro, una persona por el jinete. Lo acordáis antes. El caballo siempre necesita su nombre.
rules-11-title = Ediciones y reglas de la casa
rules-11-text =
    Los folletos varían un poco: en español y en italiano hay que poner la carta robada que encaja, en español también la carta tras la carroza, en francés cualquier edificio vale por la cuadra.
    Lo que callan está en las opciones.
    Si estáis todos en la misma mesa podéis contar en voz alta: di tu frase, pulsa «¡Contado!», y los demás dicen si vale. En el cuento queda entonces solo el dibujo.

## What is going on now

now-wait = Le toca a { $name }
now-over = Ha ganado { $name }
now-name = Propón un nombre para el caballo, o déjalo a los demás
now-vote = Vota por un nombre
now-categories = ¿Estás de acuerdo con las palabras parecidas?
now-imagination = ¿Quién tiene más imaginación? Ese jugador empieza
now-last-ridden = ¿Quién montó a caballo el último? Ese jugador empieza
now-open = Cuenta cómo empieza la historia: { $picture }
now-tell = Cuenta cómo sigue: { $picture }
now-end = Cuenta cómo termina la historia: { $picture }
now-judge = ¿Vale esta frase?
now-turn = Pon una carta o roba
now-drawn = Pon lo que has robado, o quédatelo
now-extra = Puedes poner otra carta
now-reading = Manos a la espalda, y a escuchar
now-snatch = ¡Cógela!
now-slip = Mete una carta bajo el mazo, o quédate con todas
now-target = Da la vuelta a la carta final
now-next = La ronda ha terminado. ¿Vamos a la siguiente?

## What the simulator counts

points-a-deal = Cartas de meta por ronda

round-title = Ronda { $round }
piles =
    { $deck ->
        [one] Mazo: { $deck } carta
       *[other] Mazo: { $deck } cartas
    }
top-title = Arriba
fits-title = Encaja
wish-title = Pedido
bill-title =
    { $bill ->
        [one] Por robar: { $bill } carta
       *[other] Por robar: { $bill } cartas
    }
anything-fits = Todo encaja
direction-left = sentido del reloj
direction-right = sentido contrario
target-title = Final
hand-title = Tu mano
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
seat-targets =
    { $targets ->
        [one] { $targets } carta final
       *[other] { $targets } cartas finales
    }
seat-left = se ha ido
