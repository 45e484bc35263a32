title = Lobo 77
tagline = Una carta cada uno, una suma para todos, y nadie quiere decir 77
summary = Pon una carta, súmala y di el total en voz alta. Dos cifras iguales como 33 cuestan una ficha, y quien llega a 77 o más pierde la ronda. ¡No olvides robar una carta nueva! Gana quien aguanta hasta el final.

## Moves

move-lay = Poner { $card }
move-x2 = Poner x2
move-turn = Poner cambio de sentido
move-draw = Robar una carta
move-forget = No robar
move-call = Decir { $total }
move-deal = Repartir la siguiente ronda
move-close = Se acabó el tiempo para robar
move-out = El jugador { $seat } queda fuera

## Events

event-dealt = { $name } reparte la ronda { $deal }
event-starts = { $name } empieza
event-laid = { $name }: { $before } + { $card } = { $total }
event-took_off = { $name }: { $before } − { $card } = { $total }
event-kept = { $name } pone 0: sigue en { $total }
event-put_down = { $name } pone { $card }
event-turned = { $name } cambia el sentido
event-doubled = { $name } pone ×2: el siguiente debe poner dos cartas
event-called = { $name } dice { $total }
event-miscalled = { $name } dice { $said }; la suma correcta es { $total }
event-fined =
    { $chips ->
        [one] { $name } paga una ficha por la suma equivocada. Le queda { $chips }
       *[other] { $name } paga una ficha por la suma equivocada. Le quedan { $chips }
    }
event-doublet =
    { $chips ->
        [one] { $total } tiene dos cifras iguales: { $name } entrega una ficha. Le queda { $chips }
       *[other] { $total } tiene dos cifras iguales: { $name } entrega una ficha. Le quedan { $chips }
    }
event-doublet_unseen =
    { $chips ->
        [one] La suma oculta tiene dos cifras iguales: { $name } entrega una ficha. Le queda { $chips }
       *[other] La suma oculta tiene dos cifras iguales: { $name } entrega una ficha. Le quedan { $chips }
    }
event-lost_round =
    { $chips ->
        [one] { $total } es 77 o más: { $name } pierde la ronda y le queda { $chips } ficha
       *[other] { $total } es 77 o más: { $name } pierde la ronda y le quedan { $chips } fichas
    }
event-ran_dry =
    { $chips ->
        [one] { $name } no tiene cartas, pierde la ronda y le queda { $chips } ficha
       *[other] { $name } no tiene cartas, pierde la ronda y le quedan { $chips } fichas
    }
event-burdened =
    { $cards ->
        [one] { $name } solo tiene { $cards } carta que poner
       *[other] { $name } debe poner { $cards } cartas
    }
event-drew = { $name } roba una carta
event-forgot =
    { $cards ->
        [one] { $name } ha olvidado robar y sigue con { $cards } carta
       *[other] { $name } ha olvidado robar y sigue con { $cards } cartas
    }
event-reshuffled = Las cartas jugadas se barajan y forman el nuevo mazo
event-swims = { $name } no tiene fichas y está nadando
event-left = { $name } ha dejado la partida
event-out = { $name } queda fuera
event-won = { $name } gana

## Why? One sentence or two for the rule behind an event

why-lb-07 = Quien está a la izquierda del que reparte pone la primera carta. La suma empieza en 0.
why-lb-11 = En tu turno pones exactamente una carta, o dos después de un ×2.
why-lb-12 = El número de la carta se añade a la suma.
why-lb-13 = Después de poner una carta robas otra del mazo. ¡Nadie lo hace por ti!
why-lb-14 = Cuando el mazo se acaba, las cartas jugadas se barajan y forman el nuevo.
why-lb-15 = Se puede robar hasta que se pone la carta siguiente. Quien no lo ha hecho juega con menos cartas hasta el final de la ronda.
why-lb-17 = Las sumas con dos cifras iguales cuestan una ficha: 11, 22, 33, 44, 55, 66. La ronda sigue.
why-lb-20 = Una carta de −10 hace menor la suma. Incluso puede bajar de cero.
why-lb-22 = Un 0 no cambia nada: el problema pasa al siguiente.
why-lb-24 = La flecha da la vuelta al orden de juego, y así queda hasta la próxima flecha.
why-lb-26 = En cada ronda se barajan y se reparten de nuevo todas las cartas.
why-lb-27 = Quien pone una carta dice la nueva suma. Si está mal, se corrige.
why-lb-31 = Después de un ×2 tu turno ha terminado. El siguiente debe poner dos cartas.
why-lb-34 = Después de un ×2, el siguiente pone dos cartas, una tras otra.
why-lb-36 = Un ×2 no puede ir nunca justo sobre otro ×2. Si puede ser la segunda de dos cartas, lo decide la mesa.
why-lb-50 = Quien llega a 77 o más pierde la ronda, y empieza otra.
why-lb-60 = Sin fichas estás nadando: sigues en la partida, pero la próxima pérdida te deja fuera.
why-lb-61 = Quien debe entregar una ficha y no la tiene queda fuera de la partida.
why-lb-70 = Se juega hasta que solo queda uno.
why-lb-71 = Gana quien aguanta hasta el final, aunque no tenga fichas.

## Options

option-cost_77 = Precio del 77
option-cost_77-help = Lo que cuesta llegar a 77 o más.
option-cost_77-one = Una ficha
option-cost_77-all = Todas las fichas

option-dealer = Quién reparte
option-dealer-help = Quién reparte la ronda siguiente. Empieza quien está a su izquierda.
option-dealer-fixed = Siempre la misma persona
option-dealer-starter = Quien empezó la ronda anterior

option-forgot_hand = Tras olvidarse de robar
option-forgot_hand-help = Con cuántas cartas se sigue cuando se olvida robar.
option-forgot_hand-one_less = Una menos
option-forgot_hand-three = Tres

option-game_end = Fin de la partida
option-game_end-help = Cuándo termina la partida.
option-game_end-last_player = Queda un jugador
option-game_end-last_with_chips = Solo uno tiene fichas

option-card_76 = La carta 76
option-card_76-help = Algunas cajas tienen una sola carta con 76.
option-card_76-in = Se juega con ella
option-card_76-out = Se queda en la caja

option-swimming = Nadar
option-swimming-help = ¿Puede seguir alguien sin fichas hasta la próxima pérdida?
option-swimming-on = Sí
option-swimming-off = No, la última ficha es el final

option-x2_as_second = ×2 como segunda carta
option-x2_as_second-help = ¿Puede ser un ×2 la segunda de dos cartas?
option-x2_as_second-allowed = Sí
option-x2_as_second-forbidden = No, nunca

option-x2_draw = Robar después de un ×2
option-x2_draw-help = Cuándo roba quien tiene que poner dos cartas.
option-x2_draw-after_both = Después de las dos cartas
option-x2_draw-after_each = Después de cada carta

option-x2_check = Suma de dos cartas
option-x2_check-help = Después de un ×2, ¿cuentan las dos sumas o solo la última?
option-x2_check-each = Las dos sumas
option-x2_check-final = Solo la última

option-doublet_trigger = Otra vez la misma suma
option-doublet_trigger-help = ¿Cuesta una ficha también un 0, una flecha o un ×2 sobre una suma como 22?
option-doublet_trigger-called = Sí, paga quien la dice
option-doublet_trigger-changed = No, solo cuesta una suma nueva

option-negative_doublets = Cifras iguales bajo cero
option-negative_doublets-help = ¿Cuestan también una ficha −11, −22 y las demás?
option-negative_doublets-off = No, gratis
option-negative_doublets-on = Sí

option-draw_mode = Robar
option-draw_mode-help = Se puede olvidar. Los principiantes pueden dejar que lo haga la mesa.
option-draw_mode-manual = Cada cual debe acordarse
option-draw_mode-reminder = El mazo lo recuerda
option-draw_mode-auto = Roba la mesa

option-draw_window = Tiempo para robar
option-draw_window-help = Segundos en los que se puede robar. Con 0 hay tiempo hasta la carta siguiente.

option-forgot_again = Olvidarlo otra vez
option-forgot_again-help = Qué pasa si alguien olvida robar por segunda vez en la ronda.
option-forgot_again-less = Una carta menos cada vez
option-forgot_again-no_effect = Nada más

option-empty_hand = Sin cartas
option-empty_hand-help = Qué pasa si alguien olvida robar con la mano vacía.
option-empty_hand-draw_one = Se roba una carta
option-empty_hand-lose_round = Se pierde la ronda

option-total_call = La suma
option-total_call-help = Quién suma y quién la ve.
option-total_call-auto = Suma la mesa
option-total_call-player = Sumáis vosotros
option-total_call-hidden = Nadie la ve, ¡de memoria!

option-wrong_total = Una suma equivocada
option-wrong_total-help = Lo que cuesta una suma equivocada si sumáis vosotros.
option-wrong_total-corrected = Nada, se corrige
option-wrong_total-chip = Una ficha

option-reshuffle_top = Carta de arriba
option-reshuffle_top-help = Qué pasa con la última carta jugada cuando se barajan las cartas jugadas.
option-reshuffle_top-in = También se baraja
option-reshuffle_top-stays = Se queda

option-out_hand = Cartas de quien queda fuera
option-out_hand-help = Adónde va la mano de quien queda fuera.
option-out_hand-aside = Aparte hasta el próximo reparto
option-out_hand-discard = Con las cartas jugadas

option-look_back = Mirar atrás
option-look_back-help = ¿Se pueden mirar las cartas jugadas? Nunca si la suma está oculta.
option-look_back-off = Solo la de arriba
option-look_back-on = Todas

option-start_chips = Fichas
option-start_chips-help = Fichas de cada jugador al empezar. Con menos, la partida es más corta.

option-hand_size = Cartas en la mano
option-hand_size-help = Cartas que recibe cada jugador. En la primera edición eran cuatro.

option-turn_timer = Tiempo para pensar
option-turn_timer-help = Segundos para cada elección. Con 0 no hay prisa.

option-on_timeout = Cuando se acaba el tiempo
option-on_timeout-help = Qué hace la mesa cuando se acaba el tiempo para pensar.
option-on_timeout-wait = Esperar
option-on_timeout-random = Una carta cualquiera
option-on_timeout-lowest_risk = La carta más segura

option-leaver = Cuando alguien se va
option-leaver-help = Qué pasa cuando alguien se va del todo.
option-leaver-bot = Sigue un bot
option-leaver-out = Queda fuera

## Editions

preset-iberian = Española y portuguesa, 2004
preset-english = Inglesa, 2004

## Refusals

refusal-game_over = La partida ha terminado. Puedes empezar otra.
refusal-not_for_seats = Eso solo puede hacerlo la mesa. Elige una de tus jugadas.
refusal-not_agreed = Esta mesa no ha acordado eso.
refusal-out_of_game = Quien queda fuera ya solo puede mirar.
refusal-not_your_turn = Es el turno de otra persona. Espera un poco.
refusal-deal_first = La ronda ha terminado. Primero se reparte de nuevo.
refusal-call_first = Di primero la nueva suma.
refusal-not_in_hand = Esa carta no está en esta mano. Elige una de las que tienes.
refusal-x2_on_x2 = Un ×2 no puede ir justo sobre otro ×2. Pon antes otra carta.
refusal-x2_as_second = En esta mesa la segunda carta no puede ser un ×2. Pon otra.
refusal-nothing_to_draw = Ahora no tienes nada que robar. Se roba después de poner una carta, hasta que se pone la siguiente.
refusal-nothing_to_call = Ahora no hay que decir ninguna suma. Se dice después de poner una carta, si así se ha acordado.
refusal-nothing_to_deal = No es el momento de repartir. La ronda sigue.
refusal-another_deals = Esta vez reparte otra persona. Espera un poco.

## How to play

rules-01-title = De qué se trata
rules-01-text =
    Todos ponen cartas en un solo montón, y hay una sola suma. Nadie quiere llevarla a 77 o más, y nadie quiere dos cifras iguales.
    Juegan de 2 a 8 personas, desde los ocho años más o menos. Una partida dura cerca de media hora; es un cálculo nuestro, porque el folleto no lo dice.

rules-02-title = Las cartas
rules-02-text =
    Hay 56 cartas. Tres de cada número del 2 al 9 y ocho de 10.
    Una sola de 11, 22, 33, 44, 55, 66 y 76.
    Cuatro de 0, cuatro de −10, cuatro de ×2 y cinco con una flecha que cambia el sentido.
    Cada jugador empieza con tres fichas.

rules-03-title = Antes de la primera carta
rules-03-text =
    Se sortea quién reparte. Cada jugador recibe cinco cartas; el resto es el mazo.
    Empieza quien está a la izquierda del que reparte. Se juega en el sentido del reloj.

rules-04-title = Tu turno
rules-04-text =
    Pon una carta, súmala y di la nueva suma. La suma empieza en 0.
    Hay que poner una carta, aunque todas sean malas.

rules-05-title = ¡No olvides robar!
rules-05-text =
    Después de poner una carta robas otra, para tener siempre cinco. Tienes que acordarte tú.
    En cuanto el siguiente pone una carta, ya es tarde. Entonces sigues con cuatro cartas hasta el final de la ronda, y con menos si vuelves a olvidarlo.
    La última carta no se puede olvidar: con la mano vacía recibes una.
    Cuando el mazo se acaba, las cartas jugadas se barajan y forman el nuevo.

rules-06-title = Cifras iguales
rules-06-text =
    Quien lleva la suma a 11, 22, 33, 44, 55 o 66 entrega una ficha. La ronda sigue y la suma se queda.
    Quien vuelve a decir una suma así también paga, con un 0, una flecha o un ×2.
    Las cartas con cifras iguales no cuestan nada por sí mismas; solo cuenta la suma.

rules-07-title = Cartas especiales
rules-07-text =
    −10: la suma baja diez. Puede bajar de cero, y allí las cifras iguales no cuestan nada.
    0: la suma se queda.
    Flecha: la suma se queda y se juega al revés hasta la próxima flecha. Entre dos no cambia nada.
    ×2: la suma se queda. El siguiente debe poner dos cartas, una tras otra, y luego roba dos. Cuentan las dos sumas.
    Un ×2 no puede ir justo sobre otro ×2, pero sí ser la segunda carta. Quien no tiene otra cosa puede ponerlo.
    76: suma 76. Solo ayuda si la suma es 0 o menos. Sobre −10 da 66: ¡cifras iguales!

rules-08-title = El final de una ronda
rules-08-text =
    Quien llega a 77 o más entrega una ficha y la ronda se acaba en el acto. Ya no se pone una segunda carta.
    Todas las cartas se barajan y se reparten de nuevo, siempre por la misma persona.

rules-09-title = Nadar
rules-09-text =
    Sin fichas estás nadando: sigues jugando. Si debes entregar otra ficha, quedas fuera y tus cartas se apartan.
    Gana quien aguanta hasta el final, nade o no. Los demás se ordenan según cuánto han aguantado.

rules-10-title = Ediciones y reglas de la casa
rules-10-text =
    El folleto inglés es distinto: 77 cuesta todas las fichas, quien empezó una ronda reparte la siguiente, quien olvida robar sigue con tres cartas, no hay 76 y gana el último que tiene fichas.
    Una mesa puede sumar por su cuenta, ocultar la suma, mirar las cartas jugadas o dejar que robe la mesa. Todo está en las opciones.

## What is going on now

now-lay = Pon una carta
now-lay-wait = { $name } pone una carta
now-lay-two = Pon dos cartas. Esta es la primera
now-lay-two-wait = { $name } debe poner dos cartas
now-lay-second = Pon tu segunda carta
now-lay-second-wait = { $name } pone la segunda carta
now-draw = Puedes robar antes de que { $name } ponga una carta
now-call = Di la nueva suma
now-call-wait = { $name } dice la nueva suma
now-deal = La ronda ha terminado. Reparte la siguiente
now-deal-wait = La ronda ha terminado. { $name } reparte la siguiente
now-over = La partida ha terminado

## What the simulator counts

points-a-deal = Rivales superados por ronda
value-a-deal = Vidas tras una ronda

## The board

round-title = Ronda { $deal }
total-title = Suma { $total }
total-hidden = Suma ?
last-card = Última carta { $card }
last-none = Aún no hay cartas
card-x2 = ×2
card-turn = ↻
direction-left = Se juega en el sentido del reloj
direction-right = Se juega al revés
piles =
    { $deck ->
        [one] Mazo { $deck } carta
       *[other] Mazo { $deck } cartas
    }
hand-title = Tu mano
seat-chips =
    { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }
seat-swims = nadando
seat-out = fuera
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }

## The board in the browser

card-label = Carta { $card }
card-x2-label = ×2: el siguiente pone dos cartas
card-turn-label = Cambio de sentido
next-player = Después { $name }
line-title = Recta numérica
line-label = Recta numérica: la suma es { $total }
draw-for-me = Robar por mí
draw-for-all = Robar por todos
pad-erase = Borrar
pad-sign = Más o menos
laid-title = Cartas puestas
course-losses = Fichas entregadas, ronda a ronda
