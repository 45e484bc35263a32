title = 6 nimmt!
tagline = Cuatro filas, diez cartas, y la sexta no la quiere nadie
summary = Cada cual elige una carta en secreto. Luego todas las cartas van a cuatro filas, la más baja primero. Quien pone la sexta carta de una fila se lleva las otras cinco, y cada cabeza que hay en ellas es un punto en contra. Gana quien tiene menos cabezas.

## Moves

move-choose = Poner el { $card }
move-take_back = Recuperar la carta
move-row = Fila { $row }
move-draft = Tomar el { $card }
move-ready = Siguiente ronda
move-cancel = Interrumpir la ronda

## Events

event-dealt = Ronda { $deal }: diez cartas para cada cual
event-draft_began = Ronda { $deal }: todas las cartas están a la vista, empieza eligiendo { $name }
event-drafted = { $name } toma el { $card }
event-rows_opened = Cuatro cartas empiezan las filas
event-chose = { $name } ha puesto una carta
event-took_back = { $name } recupera su carta
event-turned_up = Turno { $turn }: se destapan las cartas
event-placed = { $name }: el { $card } va a la fila { $row }
event-sixth =
    { $heads ->
        [one] { $name } pone el { $card } como sexta carta y se lleva la fila { $row }: { $heads } cabeza
       *[other] { $name } pone el { $card } como sexta carta y se lleva la fila { $row }: { $heads } cabezas
    }
event-too_low = { $name }: el { $card } no cabe en ninguna fila
event-took_row =
    { $heads ->
        [one] { $name } se lleva la fila { $row }: { $heads } cabeza
       *[other] { $name } se lleva la fila { $row }: { $heads } cabezas
    }
event-deal_ended = La ronda { $deal } ha terminado
event-scored =
    { $heads ->
        [one] { $name } tiene { $heads } cabeza en la ronda { $deal }, { $total } en total
       *[other] { $name } tiene { $heads } cabezas en la ronda { $deal }, { $total } en total
    }
event-limit_passed =
    { $total ->
        [one] { $name } llega al límite con { $total } cabeza
       *[other] { $name } llega al límite con { $total } cabezas
    }
event-extra_deal = Hay empate a menos cabezas: decide una ronda más
event-was_ready = { $name } quiere la siguiente ronda
event-cancelled = La ronda { $deal } se interrumpe y no cuenta para nadie
event-won =
    { $total ->
        [one] { $name } gana con { $total } cabeza: nadie tiene menos
       *[other] { $name } gana con { $total } cabezas: nadie tiene menos
    }

## Why? One sentence or two for the rule behind an event

why-sn-05 = Cada ronda empieza de nuevo: se barajan todas las cartas y cada cual recibe diez.
why-sn-07 = Cuatro cartas a la vista empiezan las cuatro filas. Todas las demás se pondrán detrás.
why-sn-10 = En cada turno cada cual pone una carta boca abajo. Nadie la ve todavía.
why-sn-11 = Las cartas se destapan todas a la vez, y solo cuando todo el mundo se ha decidido. Hasta entonces la elección es secreta.
why-sn-17 = Los números de una fila siempre suben. De las filas que terminan por debajo de la carta, va a la que termina más cerca.
why-sn-20 = En una fila caben cinco cartas. Quien tiene que poner la sexta se lleva esas cinco, y la sexta empieza la fila de nuevo.
why-sn-22 = Los números de una fila siempre suben. Esta carta es más baja que la última carta de las cuatro filas, así que no cabe detrás de ninguna.
why-sn-23 = Quien pone una carta demasiado baja para todas las filas se lleva una de las cuatro. La carta baja empieza esa fila de nuevo.
why-sn-36 = Una ronda termina cuando no quedan cartas en la mano. Las que siguen en las filas no cuentan para nadie.
why-sn-37 = Tras una ronda cada cual cuenta las cabezas de las cartas que se ha llevado. Se suman a las de las rondas anteriores.
why-sn-38 = Cuando todo el mundo ha visto el resultado, se barajan todas las cartas y empieza la siguiente ronda.
why-sn-39 = Se juega ronda tras ronda hasta que alguien tiene más cabezas de lo acordado. Eso solo se mira al acabar una ronda entera.
why-sn-41 = Al final gana quien tiene menos cabezas. El primer puesto puede compartirse, si la mesa no ha acordado una ronda más.
why-sn-54 = En la variante para profesionales no se reparte nada. Todas las cartas en juego están a la vista sobre la mesa.
why-sn-55 = Por turnos, cada cual toma una carta a la vista, vuelta tras vuelta, hasta tener diez.

## Options

option-variant = Variante
option-variant-help = El juego básico o el de profesionales, en el que cada cual elige sus cartas.
option-variant-base = Juego básico
option-variant-professional = Profesionales

option-end_mode = Fin de la partida
option-end_mode-help = Qué termina la partida: un número de cabezas, un número de rondas o lo que llegue antes.
option-end_mode-limit = Un número de cabezas
option-end_mode-deals = Un número de rondas
option-end_mode-first_of_both = Lo que llegue antes

option-limit = Límite de cabezas
option-limit-help = El número de cabezas que pone fin a la partida.

option-deals = Número de rondas
option-deals-help = Cuántas rondas se juegan si la partida termina por rondas.

option-limit_compare = En el límite
option-limit_compare-help = ¿Termina la partida con exactamente esas cabezas o solo con más?
option-limit_compare-over = Más que el límite
option-limit_compare-reach = Basta el límite

option-heads_rule = Cabezas en las cartas
option-heads_rule-help = El folleto italiano puede leerse así: todo número con un 5 tiene al menos dos cabezas.
option-heads_rule-printed = Como en las cartas
option-heads_rule-italian_literal = Folleto italiano, al pie de la letra

option-symbol = Dibujo
option-symbol-help = Qué animal sale en las cartas. En el juego no cambia nada.
option-symbol-by_language = Según el idioma
option-symbol-donkey = Burro
option-symbol-bull = Toro

option-tie = Primer puesto compartido
option-tie-help = Qué pasa cuando hay empate a menos cabezas.
option-tie-shared = Ganan a la vez
option-tie-extra_deal = Decide una ronda más

option-auto_row = Fila para una carta muy baja
option-auto_row-help = Cuando una carta no cabe en ninguna fila, se elige la fila o se toma enseguida la más barata.
option-auto_row-off = Elegir la fila
option-auto_row-cheapest = Tomar la más barata

option-change_choice = Cambiar de idea
option-change_choice-help = ¿Se puede recuperar una carta puesta boca abajo?
option-change_choice-until_all = Hasta la última elección
option-change_choice-never = No, carta puesta, carta jugada

option-pile_view = Cartas recogidas
option-pile_view-help = Qué ve todo el mundo de las cartas recogidas en esta ronda.
option-pile_view-counts_public = Cuántas cabezas
option-pile_view-all_open = Todas las cartas
option-pile_view-closed = Nada, de memoria

option-history = Mirar atrás
option-history-help = Hasta dónde enseña la mesa lo que se ha jugado.
option-history-last_turn = El último turno
option-history-full = Toda la partida

option-first_drafter = Quién elige primero
option-first_drafter-help = Quién toma la primera carta en la variante para profesionales.
option-first_drafter-random_then_left = Por sorteo, luego hacia la izquierda
option-first_drafter-last_loser = Quien tiene más cabezas
option-first_drafter-fixed = Siempre el primer sitio

option-draft_order = Orden al elegir
option-draft_order-help = En qué sentido se toman las cartas en la variante para profesionales.
option-draft_order-clockwise = Siempre como el reloj
option-draft_order-snake = Ida y vuelta

option-draft_memory = Manos elegidas
option-draft_memory-help = ¿Siguen a la vista las cartas que se eligieron en abierto?
option-draft_memory-hidden = No, de memoria
option-draft_memory-shown = Sí, siguen a la vista

option-self_place = Colocar a mano
option-self_place-help = Para aprender: cada cual coloca su carta, y si la fila no es la correcta se explica.
option-self_place-off = Las cartas van solas
option-self_place-on = Cada cual coloca la suya

option-turn_timer = Tiempo para pensar
option-turn_timer-help = Segundos para cada elección. Con 0 no hay prisa.

option-on_timeout = Cuando se acaba el tiempo
option-on_timeout-help = Qué hace la mesa cuando se acaba el tiempo para pensar.
option-on_timeout-wait = Esperar
option-on_timeout-random = Una carta cualquiera
option-on_timeout-lowest_risk = La carta más segura

option-leaver = Cuando alguien se va
option-leaver-help = Quién sigue jugando por quien se va del todo.
option-leaver-bot = Un bot
option-leaver-cancel_deal = Nadie: la partida termina, sin esta ronda
option-leaver-auto_random = El azar

## Editions

preset-italian_1998 = Folleto italiano, 1998
preset-english_2005 = Folleto inglés, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = La partida ha terminado. Puedes empezar otra.
refusal-not_now = Ahora no es el momento. La línea sobre las cartas dice qué toca.
refusal-not_in_hand = Esa carta no está en la mano. Elige una de las que tienes.
refusal-already_laid = En esta mesa una carta puesta se queda. Espera a los demás.
refusal-same_card = Esta carta ya está boca abajo. Elige otra o espera a los demás.
refusal-nothing_to_take_back = No tienes ninguna carta boca abajo. Elige primero una.
refusal-cards_turned_up = Las cartas ya están destapadas. Podrás elegir en el próximo turno.
refusal-placed_by_rule = Esta carta encuentra su fila sola. Solo eliges cuando tu carta no cabe en ninguna.
refusal-another_places = Otra persona está colocando su carta. Espera un poco.
refusal-row_ends_higher = Los números de una fila deben subir, y esta termina más arriba. Elige una que termine más abajo.
refusal-nearer_row = Otra fila termina más cerca de tu carta. Elige esa.
refusal-not_your_pick = Está eligiendo otra persona. Pronto te toca.
refusal-not_on_display = Esa carta no se puede tomar. Toma una que esté a la vista.
refusal-already_ready = Ya has dicho que sí a la siguiente ronda. Espera a los demás.
refusal-not_for_seats = Eso solo puede hacerlo la mesa. Elige una de tus jugadas.
refusal-rows_later = Las cartas van a las filas cuando todos han elegido y las cartas están destapadas.

## How to play

rules-01-title = De qué va
rules-01-text =
    ¡Evita las cartas! Cada carta muestra una o más cabezas, y cada cabeza es un punto en contra. Al final gana quien tiene menos cabezas.
    Se juega de 2 a 10, mejor a partir de diez años. Una partida dura unos tres cuartos de hora.

rules-02-title = Cartas y cabezas
rules-02-text =
    Hay 104 cartas, una de cada número del 1 al 104. Estas son las cabezas que llevan:
    7 cabezas: el 55
    5 cabezas: los demás números con dos cifras iguales (11, 22, 33, 44, 66, 77, 88, 99)
    3 cabezas: las decenas (10, 20, 30 y así hasta 100)
    2 cabezas: los números que acaban en 5 (5, 15, 25 y así hasta 95, menos el 55)
    1 cabeza: todos los demás
    En total son 171 cabezas.

rules-03-title = Antes del primer turno
rules-03-text =
    Se barajan todas las cartas. Cada cual recibe diez; nadie más las ve, y ya vienen ordenadas de menor a mayor.
    Otras cuatro cartas van a la vista en el centro. Cada una empieza una de las cuatro filas. En una fila caben cinco cartas, contando la primera.
    Las cartas que sobran descansan en esta ronda.

rules-04-title = Un turno: elegir en secreto
rules-04-text =
    Todo el mundo elige a la vez una de sus cartas y la pone boca abajo. Puedes cambiar de idea mientras alguien siga pensando.
    Luego se destapan todas las cartas de una vez.

rules-05-title = Adónde van las cartas
rules-05-text =
    Primero se coloca la carta más baja, luego la siguiente, y así todas. Cada una va al final de una fila. La fila no la eliges tú, sino dos reglas.
    Subiendo: una carta solo cabe detrás de otra más baja.
    Lo más cerca: si cabe en varias filas, va donde la última carta queda por debajo con menos diferencia.
    Un ejemplo: las filas terminan en 8, 31, 54 y 70. Un 57 cabría en las tres primeras. Va detrás del 54.

rules-06-title = La sexta carta se lleva la fila
rules-06-text =
    Con cinco cartas una fila está llena. Si tu carta tiene que ir ahí, es la sexta: te llevas las cinco cartas, y la tuya empieza la fila de nuevo.
    Solo cuentan las cartas que te llevas. La tuya se queda en la mesa y no te cuesta nada.

rules-07-title = Demasiado baja para todas las filas
rules-07-text =
    Si tu carta es más baja que la última carta de las cuatro filas, no cabe en ninguna. Entonces te llevas una fila entera, la que quieras, larga o corta, y tu carta la empieza de nuevo.
    Casi siempre se toma la fila con menos cabezas, pero puedes tomar cualquiera.
    Las cartas que se colocan después de la tuya pueden ir a la fila nueva. ¡Eso puede cambiar mucho!

rules-08-title = El final de una ronda
rules-08-text =
    Las cartas que te llevas quedan delante de ti y nunca pasan a tu mano.
    Tras diez turnos no quedan cartas en la mano. Lo que sigue en las filas no cuenta para nadie. Cada cual suma sus cabezas, se apunta el resultado y empieza otra ronda con todas las cartas.

rules-09-title = El final de la partida
rules-09-text =
    La partida termina tras la ronda en la que alguien pasa de 66 cabezas en total. Con 66 justas se sigue. La ronda siempre se juega hasta el final.
    Gana quien tiene menos cabezas. Si hay empate, la victoria se comparte. El resto sigue según sus cabezas.
    Antes de la partida podéis acordar otro límite o un número de rondas.

rules-10-title = La variante para profesionales
rules-10-text =
    Solo se juega con las cartas más bajas: diez para cada cual y cuatro más. Entre 3 son del 1 al 34; entre 4, del 1 al 44. Así todo el mundo sabe qué cartas hay.
    No se reparte nada. Todas las cartas están a la vista y por turnos cada cual toma una, vuelta tras vuelta, hasta tener diez. Las cuatro que sobran empiezan las filas.
    Quién elige primero se sortea; en cada ronda pasa al siguiente sitio de la izquierda. Después las manos quedan tapadas: intenta recordarlas.
    Todo lo demás sigue igual. Entre dos solo hay 38 cabezas en las cartas, así que la partida dura más.

rules-11-title = Ediciones y reglas de la casa
rules-11-text =
    En algunas ediciones la partida termina ya cuando alguien tiene justo 66 cabezas. En «Category 5» termina con más de 74. La edición italiana muestra burros y no toros.
    Leído al pie de la letra, el folleto italiano da dos cabezas también a los números del 51 al 54 y del 56 al 59. Las cartas impresas no.
    La mesa también puede acordar una ronda más en caso de empate, cartas que no se recuperan o cabezas tapadas que hay que recordar. Todo eso está en las opciones.

rules-12-title = Dos sorpresas habituales
rules-12-text =
    Dos filas terminan en 25 (solo tres cartas) y en 27 (ya cinco cartas). Tu 30 no va detrás del 25, que sería seguro: el 27 está más cerca, así que te llevas esa fila.
    Una fila termina en 63 y pones el 64. Parece seguro. Pero si antes una carta más baja se lleva la fila del 63, tu 64 tiene que ir a otro sitio.

## What is going on now

now-draft = Toma una de las cartas a la vista
now-draft-wait = { $name } toma una carta
now-choose = Elige una carta
now-chosen =
    { $more ->
        [0] Tu { $card } está boca abajo. Esperando a { $name }
        [one] Tu { $card } está boca abajo. Esperando a { $name } y a otra persona
       *[other] Tu { $card } está boca abajo. Esperando a { $name } y a { $more } más
    }
now-wait =
    { $more ->
        [0] Esperando a { $name }
        [one] Esperando a { $name } y a otra persona
       *[other] Esperando a { $name } y a { $more } más
    }
now-take-row = Toma una fila: tu { $card } no cabe en ninguna
now-take-row-wait = { $name } toma una fila: el { $card } no cabe en ninguna
now-self-place = Pon tu { $card } en su fila
now-self-place-wait = { $name } pone el { $card } en su fila
now-score = La ronda { $deal } ha terminado. ¿Pasamos a la siguiente?
now-over = La partida ha terminado

## What the simulator counts

points-a-deal = Cabezas por ronda

## The board

heads =
    { $heads ->
        [one] { $heads } cabeza
       *[other] { $heads } cabezas
    }
card-label =
    { $heads ->
        [one] Carta { $card }, { $heads } cabeza
       *[other] Carta { $card }, { $heads } cabezas
    }
card-chosen-label =
    { $heads ->
        [one] Carta { $card }, { $heads } cabeza, boca abajo. Pulsa otra vez para recuperarla
       *[other] Carta { $card }, { $heads } cabezas, boca abajo. Pulsa otra vez para recuperarla
    }
played-label =
    { $heads ->
        [one] { $name }: carta { $card }, { $heads } cabeza
       *[other] { $name }: carta { $card }, { $heads } cabezas
    }
row-label =
    { $heads ->
        [one] Fila { $row }: { $cards }. { $n } de 5 cartas, { $heads } cabeza
       *[other] Fila { $row }: { $cards }. { $n } de 5 cartas, { $heads } cabezas
    }
row-take-label =
    { $heads ->
        [one] Tomar la fila { $row } con { $cards }: { $heads } cabeza
       *[other] Tomar la fila { $row } con { $cards }: { $heads } cabezas
    }
row-take =
    { $heads ->
        [one] Tomar: { $heads } cabeza
       *[other] Tomar: { $heads } cabezas
    }
row-put-label = Poner la carta en la fila { $row }, tras { $cards }
row-put = Aquí
row-cost =
    { $heads ->
        [one] Tomar esta fila cuesta { $heads } cabeza
       *[other] Tomar esta fila cuesta { $heads } cabezas
    }
danger-place = Sexto lugar: quien llega aquí se lleva la fila
rows-title = Las cuatro filas
hand-title = Tu mano
turned-up-title = Las cartas de este turno
deal-turn = Ronda { $deal }, turno { $turn } de 10
draft-title = Cartas a la vista: { $n }
draft-group = Del { $from } al { $to }
seat-heads =
    { $heads ->
        [one] { $heads } cabeza en esta ronda, { $total } antes
       *[other] { $heads } cabezas en esta ronda, { $total } antes
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } cabeza antes de esta ronda
       *[other] { $total } cabezas antes de esta ronda
    }
seat-laid = ha puesto una carta boca abajo
pile-title = { $name }: cartas recogidas
pile-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, { $heads ->
        [one] { $heads } cabeza
       *[other] { $heads } cabezas
    }
pile-empty = Nada recogido en esta ronda
pile-closed = En este montón solo puede mirar { $name }
pile-closed-all = Los montones siguen cerrados hasta el final de la ronda
fewest-wins = Gana quien tiene menos cabezas
limit-over =
    { $limit ->
        [one] La partida termina tras la ronda en la que alguien tiene más de { $limit } cabeza
       *[other] La partida termina tras la ronda en la que alguien tiene más de { $limit } cabezas
    }
limit-reach =
    { $limit ->
        [one] La partida termina tras la ronda en la que alguien tiene { $limit } cabeza o más
       *[other] La partida termina tras la ronda en la que alguien tiene { $limit } cabezas o más
    }
limit-deals =
    { $deals ->
        [one] La partida termina tras { $deals } ronda
       *[other] La partida termina tras { $deals } rondas
    }
limit-first-over =
    La partida termina tras { $deals ->
        [one] { $deals } ronda
       *[other] { $deals } rondas
    }, o antes, tras una ronda en la que alguien tiene más de { $limit ->
        [one] { $limit } cabeza
       *[other] { $limit } cabezas
    }
limit-first-reach =
    La partida termina tras { $deals ->
        [one] { $deals } ronda
       *[other] { $deals } rondas
    }, o antes, tras una ronda en la que alguien tiene { $limit ->
        [one] { $limit } cabeza
       *[other] { $limit } cabezas
    } o más
limit-mark = Límite { $limit }
end-won =
    { $heads ->
        [one] { $name } gana con solo { $heads } cabeza
       *[other] { $name } gana con solo { $heads } cabezas
    }
end-shared =
    { $heads ->
        [one] { $names } comparten la victoria con { $heads } cabeza por persona
       *[other] { $names } comparten la victoria con { $heads } cabezas por persona
    }
end-cancelled = La ronda se interrumpió; cuentan las rondas terminadas
