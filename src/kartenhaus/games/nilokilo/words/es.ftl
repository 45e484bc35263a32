title = Rey o galleta
tagline = Lanza tu bufón en el momento justo
summary = Se destapan cartas de dulces sobre un montón, una tras otra. Quien crea que el montón vale la pena lanza encima un bufón y se lo lleva todo. Quien tiene más dulces de una clase se queda una carta, quien tiene más cartas recibe una moneda de oro, y con tres monedas se gana. Cuidado con los glotones, y con el rey, que acaba la ronda.

## Moves

move-flip = Destapar una carta
move-snatch = ¡Coger! (bufón { $jester })
move-leave = Dejarlo
move-sort_out =
    Apartar: { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
move-sorted = Todo apartado
move-give_back =
    Devolver: { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
move-next = Seguir
move-starts = Empieza el sitio { $who }
move-close = La siguiente carta sale sola
move-empty = El sitio { $who } se va y queda vacío
move-stop = El sitio { $who } se va y la partida acaba

## Events

event-fex_passed = { $name } recibe las siguientes cartas de Fex
event-round_began = Ronda { $round }: empieza { $name }
event-card_up =
    { $name } destapa: { $sweets } × { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
event-glutton_up = { $name } destapa un glotón
event-reversed = Ahora se va al revés
event-king_up = { $name } destapa al rey: la ronda ha acabado
event-snatched = { $name } coge el montón. Bufones que quedan: { $left }
event-sorted_out =
    Fex aparta: { $sweets } × { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } cartas)
    }
event-sorted_all = { $name } lo ha apartado todo
event-late = { $name } llega tarde y pierde el bufón. Quedan: { $left }
event-wrong_flip = { $name } quería destapar, pero no era su turno
event-took_glutton = { $name } tiene que coger un glotón
event-hesitated = { $name } ha tardado demasiado
event-jesters_gone = Se han gastado todos los bufones: la ronda ha acabado
event-heap_lost = Nadie se lleva el montón: cartas { $cards }, dulces { $sweets }, glotones { $gluttons }
event-found =
    El Fex de { $name } no lo quiere: { $cards } × { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    } { $sweets }
event-counted =
    { $name } tiene { $total } × { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
event-nobody_has =
    Nadie tiene de esta clase: { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
event-keeps =
    { $name } es quien más tiene y se queda una carta: { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
event-has_gluttons = Glotones de { $name }: { $gluttons }
event-gave_back =
    { $name } devuelve una carta: { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
event-nothing_to_give = { $name } tiene más glotones que nadie, pero ninguna carta que devolver
event-coin =
    { $kept ->
        [one] { $name } recibe una moneda de oro por { $kept } carta guardada y ya tiene { $coins }
       *[other] { $name } recibe una moneda de oro por { $kept } cartas guardadas y ya tiene { $coins }
    }
event-no_coin = Nadie ha guardado una carta: no hay moneda en esta ronda
event-left = { $name } se ha ido
event-stopped = La partida acaba aquí
event-won = { $name } gana con { $coins } monedas de oro

## Why? One sentence or two for the rule behind an event

why-nk-10 = La carta de arriba se destapa a la vista de todos y va enseguida al montón.
why-nk-14 = Un glotón va al montón como cualquier carta. Quien coge el montón se lo lleva también.
why-nk-17 = Quien lanza antes un bufón coge todo el montón, glotones incluidos.
why-nk-19 = Un bufón lanzado queda aparte hasta la ronda siguiente.
why-nk-24 = Nadie está obligado a usar sus bufones. Los de quien se ha ido cuentan como usados.
why-nk-25 = Cuando el último bufón ha cogido su montón, nadie puede coger más y la ronda acaba.
why-nk-26 = El rey se esconde entre las últimas cartas. Cuando aparece, la ronda acaba al momento.
why-nk-27 = Cuando sale el rey, nadie se lleva el montón que hay.
why-nk-30 = De cada clase se suman todos los dulces de las cartas de un jugador.
why-nk-32 = Quien tiene más dulces de una clase se queda una carta de ella; en caso de empate, varios.
why-nk-34 = Solo puede quedarse una carta quien tiene alguna de esa clase.
why-nk-36 = Quien tiene más glotones devuelve una de las cartas guardadas.
why-nk-37 = Quien no ha guardado nada no tiene nada que devolver.
why-nk-38 = Quien ha guardado más cartas recibe una moneda de oro. Si varios empatan, cada uno recibe una.
why-nk-43 = Quien recibió la moneda de oro empieza la ronda siguiente.
why-nk-44 = Gana quien tiene antes tres monedas de oro. También se puede ganar entre varios.
why-nk-49 = Las clases que rechaza el Fex lanzado no cuentan en ese montón.
why-nk-50 = Lo que Fex rechaza se aparta en cuanto se coge el montón.
why-nk-53 = Después de cada ronda, las cartas de Fex pasan al jugador siguiente.
why-nk-57 = En la variante de los glotones, cada glotón cambia el sentido.
why-nk-59 = En la variante de los glotones, quien destapa sin ser su turno coge un glotón del montón.

## Options

option-fex = Fex, el cocinero exigente
option-fex-help = Detrás de los bufones está Fex con los dulces que no quiere.
option-fex-off = No juega
option-fex-tricky = Lo que rechaza no cuenta
option-fex-strict = Lo que rechaza cuenta como glotón

option-glutton_variant = Los glotones cambian el sentido
option-glutton_variant-help = Cada glotón cambia el sentido, y tenéis que notarlo vosotros. Quien se equivoca coge el glotón.
option-glutton_variant-off = No
option-glutton_variant-on = Sí

option-king_new_round = El rey en las rondas siguientes
option-king_new_round-help = Dónde se esconde el rey desde la segunda ronda.
option-king_new_round-bottom_ten = Entre las diez últimas cartas
option-king_new_round-anywhere = En cualquier sitio

option-king_spots = El sitio exacto del rey
option-king_spots-help = En rondas siguientes: ¿puede estar arriba o abajo del todo de las últimas cartas?
option-king_spots-eleven = En cualquier sitio entre ellas
option-king_spots-inner_nine = Solo entre dos cartas

option-glutton_mistake = Qué es un error
option-glutton_mistake-help = En la variante de los glotones: qué carta mal destapada cuesta un glotón.
option-glutton_mistake-any_error = Cualquiera fuera de turno
option-glutton_mistake-forgot_reversal = Solo olvidar el cambio de sentido

option-after_snatch = Después de coger
option-after_snatch-help = Quién destapa la carta siguiente.
option-after_snatch-after_last_flipper = Quien va tras la última carta
option-after_snatch-after_snatcher = El vecino de quien ha cogido

option-fex_sort = Cuándo aparta Fex
option-fex_sort-help = Cuándo se quita lo que rechaza.
option-fex_sort-at_snatch = Enseguida
option-fex_sort-at_scoring = Al contar

option-deck = Los dulces
option-deck-help = Nadie nos ha dicho cómo se reparten los dulces en las 45 cartas. Las dos formas son supuestas.
option-deck-five_kinds = Cinco clases, de 1 a 3 por carta
option-deck-nine_kinds = Nueve clases, de 1 a 5 por carta

option-snatch_tie = Exactamente a la vez
option-snatch_tie-help = Quién se lleva el montón si caen dos bufones a la vez.
option-snatch_tie-turn_order = El siguiente en el turno
option-snatch_tie-random = Decide el azar

option-late_jester = Bufones tardíos
option-late_jester-help = Qué pasa con un bufón que llega tarde.
option-late_jester-returned = Se recupera
option-late_jester-spent = Queda gastado

option-glutton_tie = Los mismos glotones
option-glutton_tie-help = Quién devuelve si varios tienen más glotones.
option-glutton_tie-all_pay = Todos ellos
option-glutton_tie-nobody = Ninguno de ellos

option-next_starter = Quién empieza después
option-next_starter-help = Si varios han recibido una moneda.
option-next_starter-clockwise = El primero en el sentido del reloj
option-next_starter-random = Decide el azar
option-next_starter-table_chooses = Lo dice el primer sitio

option-zero_cards = Nadie tiene cartas
option-zero_cards-help = ¿Hay moneda si nadie ha guardado una carta?
option-zero_cards-no_coin = Ninguna
option-zero_cards-coin_for_all = Una para cada uno

option-fex_scope = Qué Fex cuenta
option-fex_scope-help = De qué Fex se aparta lo que no quiere.
option-fex_scope-thrown = El lanzado
option-fex_scope-own_three = Todas tus cartas de Fex que quedan delante

option-fex_sorting = Apartar para Fex
option-fex_sorting-help = Quién quita lo que Fex rechaza. Lo olvidado se encuentra al final de la ronda.
option-fex_sorting-auto = La mesa
option-fex_sorting-by_hand = Quien ha cogido

option-two_player_glutton = Un glotón entre dos
option-two_player_glutton-help = En la variante de los glotones, con dos jugadores: quién destapa la siguiente.
option-two_player_glutton-no_effect = El otro
option-two_player_glutton-flip_again = El mismo otra vez

option-wrong_flip = Una carta mal destapada
option-wrong_flip-help = Qué pasa con la carta que alguien destapa sin ser su turno.
option-wrong_flip-void = Vuelve sin que se vea
option-wrong_flip-stands = Se queda

option-penalty_source = De dónde viene el glotón
option-penalty_source-help = En la variante de los glotones: qué glotón cuesta un error.
option-penalty_source-heap = Uno del montón, si lo hay
option-penalty_source-anywhere = El último, esté donde esté

option-give_back = Devolver una carta
option-give_back-help = Quién elige la carta; solo importa el número.
option-give_back-owner = Su dueño
option-give_back-auto = La mesa

option-shared_win = Tres monedas a la vez
option-shared_win-help = Qué pasa si varios tienen tres monedas.
option-shared_win-share = Ganan juntos
option-shared_win-play_on = Se sigue hasta que uno vaya por delante

option-first_starter = Quién empieza
option-first_starter-help = El más pillo empieza la primera ronda.
option-first_starter-choose = El primer sitio dice quién es
option-first_starter-random = Decide el azar

option-heap_view = El montón
option-heap_view-help = Qué se ve del montón. En el juego impreso, solo la carta de arriba.
option-heap_view-top = La carta de arriba
option-heap_view-top_and_count = La carta de arriba y cuántas hay
option-heap_view-spread = Todas las cartas

option-peek_own = Tu botín
option-peek_own-help = ¿Puedes mirar las cartas que has cogido?
option-peek_own-off = No
option-peek_own-on = Sí

option-turn_marker = Mostrar de quién es el turno
option-turn_marker-help = Solo importa en la variante de los glotones, donde hay que saberlo.
option-turn_marker-off = No en la variante de los glotones
option-turn_marker-on = Siempre

option-pace = Ritmo
option-pace-help = ¿Destapáis vosotros, o salen solas las cartas?
option-pace-free = Las destapamos
option-pace-windowed = Salen solas

option-window_ms = Tiempo para cada carta
option-window_ms-help = Si las cartas salen solas: milésimas de segundo hasta la siguiente.

option-min_reveal_ms = Tiempo para mirar
option-min_reveal_ms-help = Milésimas de segundo que pasan al menos entre dos cartas. Coger nunca se retrasa. Para niños pequeños pon 1200.

option-flip_timeout_ms = Esperar una carta
option-flip_timeout_ms-help = Milésimas de segundo hasta que la mesa destapa por alguien. 0: nunca.

option-sort_pause_ms = Pausa para apartar
option-sort_pause_ms-help = Milésimas de segundo en que todos ven lo que Fex aparta.

option-hesitation_ms = Lento es error
option-hesitation_ms-help = En la variante de los glotones: tras tantas milésimas de segundo, dudar cuesta un glotón. 0: nunca.

option-turn_timer = Tiempo para pensar
option-turn_timer-help = Segundos para cada decisión. Con 0 nadie tiene prisa.

option-on_timeout = Cuando se acaba el tiempo
option-on_timeout-help = Qué hace la mesa cuando se acaba el tiempo para pensar.
option-on_timeout-wait = Esperar
option-on_timeout-random = Cualquier jugada permitida
option-on_timeout-lowest_risk = Lo que haría un bot

option-leaver = Cuando alguien se va
option-leaver-help = Quién sigue por un jugador que se va del todo.
option-leaver-bot = Un bot
option-leaver-empty = Nadie: el sitio queda vacío
option-leaver-stop = Nadie: la partida acaba

## Editions

preset-german_2011 = Alemán: Keks oder König
preset-english_2011 = Inglés: Cake or King
preset-french_2011 = Francés: Au royaume sucré
preset-dutch_2011 = Neerlandés: Nilo Kilo
preset-spanish_2011 = Español: Rey o galleta
preset-italian_2011 = Italiano: Re o biscotto

## Refusals

refusal-game_over = La partida ha acabado. Puedes empezar otra.
refusal-not_for_seats = Eso solo puede hacerlo la mesa. Elige una jugada tuya.
refusal-has_left = Este sitio ha dejado la partida. Puedes mirarla hasta el final.
refusal-not_now = No es el momento. La línea bajo el tablero dice qué viene ahora.
refusal-not_your_turn = Ahora decide otra persona. Pronto te tocará.
refusal-no_such_seat = En ese sitio no juega nadie. Elige otro.
refusal-not_agreed = En esta mesa no se ha acordado eso. Mira las opciones.
refusal-cards_come_alone = En esta mesa las cartas salen solas. Mira el montón.
refusal-flipped_wrongly = Ya lo has intentado. La siguiente carta la destapa otra persona.
refusal-no_heap = No hay montón que coger. Espera la siguiente carta.
refusal-no_jester = Ya no te quedan bufones en esta ronda. Aún puedes destapar cartas.
refusal-jester_gone = Este bufón está gastado. Toma uno que tengas delante.
refusal-first_jester_goes = Tus bufones son iguales. Toma el primero.
refusal-nothing_to_leave = Ahora no hay nada que dejar.
refusal-another_sorts = Otra persona está apartando. Espera un momento.
refusal-fex_likes_it = Eso a Fex le gusta. Déjalo con los demás.
refusal-no_such_card = No hay ninguna carta así. Elige otra clase.
refusal-need_not_give = No tienes que devolver nada.
refusal-not_kept = No has guardado ninguna carta de esa clase. Elige otra.
refusal-seen_already = Ya lo has dicho. Espera a los demás.
refusal-say_who_begins = Di antes quién empieza la ronda siguiente.
refusal-no_coin_won = Solo puede empezar quien ha recibido una moneda. Elige a otra persona.

## How to play

rules-01-title = De qué se trata
rules-01-text =
    Al rey Nilo Kilo le encantan los dulces, y a sus bufones también. ¡Reunid cuantos podáis antes de que llegue el rey!
    Pueden jugar de 2 a 4, desde los cinco años. Una partida dura más o menos un cuarto de hora.

rules-02-title = Antes de empezar
rules-02-text =
    Cada uno recibe los tres bufones de un color. Se barajan 45 cartas de dulces y 5 glotones. El rey se esconde entre las últimas cartas.
    Empieza el más pillo.

rules-03-title = Destapar
rules-03-text =
    En tu turno, destapa la carta de arriba. Va al montón, y enseguida le toca al siguiente. Nadie espera.
    Recuerda lo que hay en el montón: solo ves la carta de arriba.

rules-04-title = Coger
rules-04-text =
    Cuando quieras, aunque no sea tu turno, puedes lanzar un bufón al montón. Si llegas antes, te lo llevas todo, boca abajo. El bufón queda gastado en esta ronda.
    Así que puedes coger tres veces por ronda. Sin bufones sigues destapando.

rules-05-title = El final de la ronda
rules-05-text =
    La ronda acaba cuando se han gastado todos los bufones o cuando aparece el rey. Entonces nadie se lleva el montón que hay.

rules-06-title = Contar
rules-06-text =
    De cada clase contad los dulces, no las cartas. Quien tiene más se queda una carta de esa clase; en caso de empate, varios. Las demás se devuelven.
    Después, quien tiene más glotones devuelve una carta guardada.

rules-07-title = Monedas de oro
rules-07-text =
    Quien ha guardado más cartas recibe una moneda de oro; si varios empatan, cada uno recibe una. Quien la recibió empieza la ronda siguiente.
    Gana quien tiene antes tres monedas de oro.

rules-08-title = Fex el exigente
rules-08-text =
    Detrás de los bufones está Fex, el zorro cocinero, con lo que no quiere. Si lanzas una carta así, esas clases no cuentan para ti en ese montón: elige bien.
    En el juego más estricto, cada carta rechazada cuenta como un glotón. Después de cada ronda, las cartas de Fex pasan al siguiente.

rules-09-title = Los glotones cambian el sentido
rules-09-text =
    En esta variante cada glotón cambia el sentido. Nadie te dice de quién es el turno: ¡atención! Quien destapa fuera de turno coge un glotón del montón.
    Fex y los glotones se pueden combinar.

rules-10-title = Lo que hemos supuesto
rules-10-text =
    El folleto no dice qué clases hay, cuántos dulces muestra una carta ni qué rechaza Fex. Hemos tomado cinco clases de 1 a 3, o nueve clases de 1 a 5.
    Quien tenga la caja puede corregirlo en un pequeño archivo.

rules-11-title = Donde el folleto calla
rules-11-text =
    El primer bufón se lleva el montón; uno tardío se recupera. Después de coger sigue quien va tras la última carta. Si varios tienen más glotones, todos devuelven. Quien quiera otra cosa la encuentra en las opciones.

## The terminal

now-round = Ronda { $round }
now-heap = Montón: { $card }
now-none = Montón: ninguno
now-glutton = un glotón
now-king = el rey
now-card =
    { $sweets } × { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
now-count = Cartas: { $n }
now-direction =
    ↻ { $way ->
        [1] en el sentido del reloj
       *[other] al revés
    }
now-stack =
    Mazo: { $tall ->
        [0] vacío
        [1] unas pocas cartas
        [2] bajo
        [3] por la mitad
        [4] alto
       *[5] lleno
    }
now-seat =
    Monedas { $coins } · bufones { $left } · botín: { $tall ->
        [0] ninguno
        [1] unas pocas cartas
        [2] pequeño
        [3] grande
       *[4] muy grande
    }
now-gone = se ha ido
now-refuses = Fex { $jester } rechaza: { $kinds }
now-kind =
    { $sweet ->
        [1] galleta
        [2] pastel
        [3] piruleta
        [4] caramelo
        [5] helado
        [6] chocolate
        [7] gelatina
        [8] rosquilla
       *[9] nube
    }
now-kept = Guardado: { $kinds }
now-gluttons = Glotones: { $n }
now-flip = Te toca: destapa una carta, o coge el montón
now-flip-wait = { $name } destapa. Coge cuando quieras
now-watch = ¿De quién es el turno? Destapa si es tuyo, o coge
now-window = Las cartas salen solas. Coge cuando quieras
now-sort = Aparta lo que tu Fex rechaza
now-sort-wait = { $name } está apartando
now-give = Tienes más glotones que nadie: elige una carta para devolver
now-give-wait = { $name } devuelve una carta
now-next = ¿Lo has visto todo? Entonces sigue
now-next-wait = Esperando a { $name }
now-starter = ¿Quién es el más pillo? Di quién empieza
now-starter-wait = { $name } dice quién empieza
now-over = La partida ha acabado

## En la mesa

board-heap = El montón. Encima: { $card }
board-no-heap = Aún no hay montón
board-place = Tu sitio
board-flip = Destapar
board-snatch = ¡Coger!
board-snatch-left =
    { $n ->
        [one] Coger: queda { $n } bufón
       *[other] Coger: quedan { $n } bufones
    }
board-throw-fex = Coger con el Fex que rechaza: { $kinds }
board-fex-gone = Ya jugado: el Fex que rechaza: { $kinds }
board-seconds =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
board-keys = Mostrar las teclas
board-keys-hide = Ocultar las teclas
board-coins =
    { $n ->
        [one] { $n } moneda de oro
       *[other] { $n } monedas de oro
    }
board-jesters =
    { $n ->
        [one] queda { $n } bufón
       *[other] quedan { $n } bufones
    }
board-pile =
    { $height ->
        [0] ninguna carta cogida
        [1] unas pocas cartas
        [2] un montoncito
        [3] un montón
        [4] un montón alto
       *[5] un montón muy alto
    }
board-sorted-out = Fex aparta: { $cards }
board-aside =
    { $n ->
        [one] Apartadas por Fex: { $n } carta
       *[other] Apartadas por Fex: { $n } cartas
    }
board-scoring = Se cuentan los dulces
board-no-gluttons = Nadie tiene que devolver una carta
board-to-end = Al final del recuento
board-next = Siguiente ronda
board-won =
    { $n ->
        [one] Gana { $names }
       *[other] Ganan juntos { $names }
    }
board-sort-alone = { $name } aparta, y nadie más mira
board-peek = Mirar tus propias cartas
