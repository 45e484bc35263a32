title = Flinke Stinker
tagline = Corred, mofetas, corred – y tapaos la nariz
summary = Cinco mofetas hacen una carrera por 22 losetas. Destapa huellas, tantas como te atrevas, y corre. Pero entre las cartas hay pumas: si encuentras uno, tus huellas pasan a los demás. Las mofetas que adelantas huyen de tu olor. Gana quien sale primero más allá de la última loseta.

## Moves

move-skunk =
    { $tail ->
        [1] 1: la mofeta verde
        [2] 2: la mofeta naranja
        [3] 3: la mofeta amarilla
        [4] 4: la mofeta roja
       *[5] 5: la mofeta azul
    }
move-path = Loseta de camino
move-stink = Loseta apestosa
move-lift = Recoger la última loseta
move-begin = El recorrido está listo
move-starts = Empieza el sitio { $who }
move-turn = Destapar la carta { $place }
move-run = Correr
move-short = Correr solo { $steps }
move-go_on = Seguir destapando
move-cover = Tapar el puma
move-give_first = Empezar por el { $left }.º a la izquierda
move-give = Dar un { $footprints }
move-remove = El sitio { $who } deja la partida

## Events

event-laid_out = Hay { $cards } cartas boca abajo, { $pumas } de ellas son pumas
event-chose_skunk =
    { $tail ->
        [1] { $name } toma la mofeta verde
        [2] { $name } toma la mofeta naranja
        [3] { $name } toma la mofeta amarilla
        [4] { $name } toma la mofeta roja
       *[5] { $name } toma la mofeta azul
    }
event-path_laid = La loseta { $tile } es camino
event-stink_laid = La loseta { $tile } apesta
event-lifted = Se recoge la loseta { $tile }
event-track_lies = El recorrido está listo, con { $stinks } losetas apestosas
event-starts = Empieza { $name }
event-turn_began = Es el turno de { $name }
event-took = { $name } destapa un { $footprints } en el lugar { $place }: { $total } en total
event-bad_stink = { $total } acabaría en la loseta apestosa { $tile }: { $name } tiene que destapar otra carta
event-bad_full = { $total } acabaría en la loseta { $tile }, que está llena: { $name } tiene que destapar otra carta
event-only_pumas = En el centro solo quedan los { $pumas } pumas
event-laid_anew = Se baraja y se coloca todo de nuevo: { $cards } cartas, { $pumas } pumas
event-front_mixed =
    { $cards ->
        [one] { $name }: se baraja { $cards } carta
       *[other] { $name }: se barajan { $cards } cartas
    }
event-puma_shown = ¡Un puma! { $name } lo ha destapado en el lugar { $place }
event-met_puma = { $name } ha encontrado un puma y no puede correr
event-saw = { $name } lo ha visto
event-covered = El puma vuelve a estar tapado
event-given = { $name } recibe un { $footprints }: tiene delante { $total }
event-ran = { $name } corre { $steps } hasta la loseta { $tile }
event-ran_back = { $name } vuelve de la loseta { $was } a la loseta { $tile }
event-ran_home = { $name } vuelve de la loseta { $was } a la salida
event-put_away =
    { $cards ->
        [one] { $name } pone { $cards } carta en el montón de usadas
       *[other] { $name } pone { $cards } cartas en el montón de usadas
    }
event-left = { $name } se ha ido; la mofeta vuelve a casa
event-won = { $name } corre { $steps }, más allá de la última loseta, y gana
event-nobody_won = Solo queda una persona: la partida acaba sin ganador

## Why? One sentence or two for the rule behind an event

why-sk-08 = Todas las cartas en juego se barajan y se ponen boca abajo. Nadie sabe dónde están los pumas.
why-sk-10 = El recorrido tiene siempre 22 losetas: 15 de camino y 7 que apestan.
why-sk-11 = Entre dos losetas apestosas hay camino. En un solo lugar pueden tocarse dos de ellas.
why-sk-15 = Cada cual corre con su mofeta. Quien elige primero tiene más donde elegir.
why-sk-17 = En la mesa empieza la persona más joven. Aquí no se pregunta la edad a nadie: decide el azar, o lo dice el primer sitio.
why-sk-18 = Se juega en el sentido del reloj. A quien se ha ido se le salta.
why-sk-22 = Las huellas dejan el centro y quedan a la vista delante del jugador. Todas juntas dan la longitud de la carrera.
why-sk-32 = La mofeta corre exactamente tantas losetas como huellas hay delante del jugador.
why-sk-36 = Nadie puede pararse en una loseta apestosa. Con un total así hay que destapar otra carta.
why-sk-38 = Corriendo, solo dos mofetas pueden llegar a una loseta. Con un total así hay que destapar otra carta.
why-sk-43 = Después de la carrera todas las huellas de delante quedan usadas. Esperan en un montón junto al recorrido.
why-sk-49 = La mofeta adelantada huye del olor: hacia atrás, más allá de la loseta apestosa más cercana, a la loseta justo anterior.
why-sk-50 = Si detrás de la mofeta adelantada no hay loseta apestosa, vuelve hasta la salida.
why-sk-56 = Todos ven el puma y pueden intentar recordar dónde está.
why-sk-57 = El puma se tapa en su lugar. Recordarlo te toca a ti: la mesa no lo hace.
why-sk-58 = Quien destapa un puma se queda donde está, y su turno acaba.
why-sk-60 = Después de un puma se regalan todas las huellas de delante, una a una alrededor de la mesa, empezando por la izquierda.
why-sk-68 = En el centro hay tantas cartas como pumas, así que todas son pumas.
why-sk-70 = Cuando solo quedan pumas, vuelven las cartas usadas: todo se baraja y se coloca en lugares nuevos.
why-sk-74 = Solo quedan pumas, ninguna carta usada puede volver y el total no sirve. Por eso se barajan cartas que están delante de los jugadores; si no, la partida no acabaría nunca.
why-sk-76 = Quien sale primero más allá de la última loseta gana, y la partida acaba al instante.

## Options

option-stink_spacing = Entre losetas apestosas
option-stink_spacing-help = Cuánto camino hay entre dos losetas apestosas.
option-stink_spacing-at_least_one = Una loseta de camino o más
option-stink_spacing-exactly_one = Exactamente una loseta de camino

option-double_stink = Dos losetas apestosas juntas
option-double_stink-help = ¿Pueden tocarse dos losetas apestosas en un lugar del recorrido?
option-double_stink-allowed = Pueden
option-double_stink-always = Siempre
option-double_stink-never = Nunca

option-track = El recorrido
option-track-help = Quién coloca las losetas.
option-track-random = El azar
option-track-custom = El primer sitio, una por una

option-starter = Quién empieza
option-starter-help = En la mesa empieza la persona más joven. No se pregunta la edad a nadie.
option-starter-random = Decide el azar
option-starter-pick = Lo dice el primer sitio

option-retreat_to = Mofetas adelantadas
option-retreat_to-help = Dónde se para una mofeta que vuelve hasta una loseta apestosa.
option-retreat_to-before_stink = Justo antes de la loseta apestosa
option-retreat_to-after_stink = Justo después

option-use_all_cards = Cuentan todas las huellas
option-use_all_cards-help = ¿Cuentan al correr todas las huellas, o se pueden dejar algunas?
option-use_all_cards-true = Todas
option-use_all_cards-false = Se pueden dejar algunas

option-gift_start = Primer regalo
option-gift_start-help = Quién recibe la primera carta después de un puma.
option-gift_start-left = El vecino de la izquierda
option-gift_start-choice = Elige quien regala

option-dry_middle = Nada que barajar
option-dry_middle-help = Qué pasa si solo quedan pumas, no hay cartas usadas y el total no sirve.
option-dry_middle-mix_own_go_on = Se barajan tus cartas y sigues destapando
option-dry_middle-mix_own_end_turn = Se barajan tus cartas y tu turno acaba
option-dry_middle-mix_all_go_on = Se barajan las cartas de todos y sigues destapando

option-pile_open = Cartas usadas
option-pile_open-help = ¿Pueden todos mirar las cartas usadas?
option-pile_open-false = No, solo contarlas
option-pile_open-true = Sí

option-memory_aid = Ayuda para la memoria
option-memory_aid-help = Marca dónde había un puma. No es el juego impreso, que trata de recordar.
option-memory_aid-off = Ninguna
option-memory_aid-marks = Marcar los pumas

option-landing_preview = Vista previa
option-landing_preview-help = Muestra en qué loseta acabarían las huellas.
option-landing_preview-on = Mostrarla
option-landing_preview-off = Contar por tu cuenta

option-reveal_seconds = Mirar un puma
option-reveal_seconds-help = Cuántos segundos se ve un puma como mínimo.

option-wait_for_all = Miran todos
option-wait_for_all-help = ¿Tienen que decir todos que han visto el puma?
option-wait_for_all-off = Lo tapa quien juega
option-wait_for_all-on = Sí, todos

option-show_positions = Posiciones al final
option-show_positions-help = Muestra al final hasta dónde ha llegado cada cual. No hay segundo puesto.
option-show_positions-off = Solo quien gana
option-show_positions-on = Mostrar hasta dónde

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
option-leaver-remove = Nadie: la mofeta deja el recorrido

## Editions

preset-german_2010 = Caja alemana, 2010
preset-italian_2010 = Hoja italiana, 2010

## Refusals

refusal-game_over = La partida ha acabado. Puedes empezar otra.
refusal-not_for_seats = Eso solo puede hacerlo la mesa. Elige una jugada tuya.
refusal-has_left = Este sitio ha dejado la partida. Puedes mirarla hasta el final.
refusal-not_now = No es el momento. La línea bajo el tablero dice qué viene ahora.
refusal-not_your_turn = Ahora decide otra persona. Pronto te tocará.
refusal-has_skunk = Ya tienes una mofeta. Espera a los demás.
refusal-skunk_taken = Alguien tiene ya esa mofeta. Elige otra.
refusal-track_full = Ya están las 22 losetas. Di que el recorrido está listo, o recoge una.
refusal-no_path_left = Ya están las 15 losetas de camino. Toma una apestosa.
refusal-no_stink_left = Ya están las 7 losetas apestosas. Toma una de camino.
refusal-stinks_touch = Aquí no pueden tocarse dos losetas apestosas. Pon camino entre ellas.
refusal-too_far_apart = En esta mesa hay exactamente una loseta de camino entre las apestosas. Toma una apestosa.
refusal-no_legal_track = Con esta loseta el recorrido ya no podría acabarse según las reglas. Toma la otra clase.
refusal-no_tile_lies = Aún no hay ninguna loseta. Empieza con una.
refusal-track_unfinished = Faltan losetas. Coloca antes las 22.
refusal-no_such_seat = En ese sitio no juega nadie. Elige otro.
refusal-cover_first = Hay un puma a la vista. Tápalo antes.
refusal-give_first = Hay cartas que regalar. Elige la siguiente.
refusal-no_card_there = Ahí ya no hay carta. Elige un lugar donde haya una.
refusal-only_pumas_left = Solo quedan pumas. Sigue, y antes se baraja todo; o corre, si puedes.
refusal-must_run = Solo quedan pumas y no hay nada que barajar. Tu total sirve: corre.
refusal-footprints_left = En el centro quedan huellas. Destapa una carta.
refusal-turn_first = Antes de correr, destapa huellas en este turno. Elige una carta.
refusal-on_stink = Acabarías en una loseta apestosa, y ahí no se para nadie. Destapa otra carta.
refusal-tile_full = Ahí hay ya dos mofetas. Destapa otra carta.
refusal-all_cards_count = En esta mesa cuentan todas tus huellas. Corre con todas, o destapa otra carta.
refusal-no_such_sum = Tus cartas no dan ese total. Elige otro número, o corre con todas.
refusal-no_puma_shown = No hay ningún puma a la vista. Elige otra cosa.
refusal-already_seen = Ya lo has visto. Espera a los demás.
refusal-starts_left = En esta mesa se empieza a regalar por la izquierda. Elige una carta.
refusal-begin_where_first = Di antes por quién empiezas. Luego elige una carta.
refusal-begun_already = Ya has empezado a regalar. Elige la siguiente carta.
refusal-no_such_neighbour = No juegan tantos otros. Elige un número menor.
refusal-no_such_card = No tienes delante una carta así. Elige una que esté.

## How to play

rules-01-title = De qué se trata
rules-01-text =
    Unas mofetas hacen una carrera. Con las huellas se avanza, pero entre ellas se esconden pumas. Las mofetas que adelantas huyen de tu olor.
    Pueden jugar de 2 a 5, desde unos seis años. Una partida dura más o menos un cuarto de hora.

rules-02-title = Las cartas
rules-02-text =
    Hay 30 cartas redondas: 20 con huellas, de 1 a 4, y 10 con un puma. Con 5 jugadores se usan todas.
    Con 2 se quedan en la caja dos 4, dos 3 y dos pumas; con 3, dos 4, un 3 y un puma; con 4, un 4 y un 3.
    Las cartas se barajan y se ponen boca abajo en el centro. Durante la partida no se mueven nunca.

rules-03-title = El recorrido
rules-03-text =
    15 losetas de camino y 7 apestosas forman el recorrido. Entre dos apestosas hay camino; solo en un lugar pueden tocarse dos.
    Cada cual elige una mofeta. Todas empiezan en la salida, antes de la primera loseta.

rules-04-title = Tu turno
rules-04-text =
    Destapa cualquier carta. Si muestra huellas, queda a la vista delante de ti. Luego elige: correr, o destapar otra. Puedes destapar tantas como te atrevas.
    También cuentan las huellas que te han regalado. Pero antes de correr tienes que haber destapado al menos una carta en tu turno.

rules-05-title = Correr
rules-05-text =
    Suma todas las huellas que tienes delante. Tu mofeta corre exactamente eso.
    Nadie se para en una loseta apestosa, ni donde ya hay otras dos mofetas. Si tu carrera acabara ahí, tienes que destapar otra carta.
    Después de la carrera tus huellas van al montón de usadas.

rules-06-title = Adelantar
rules-06-text =
    Cada mofeta que adelantas huye: hacia atrás, más allá de la loseta apestosa más cercana, a la loseta justo anterior. Si no hay ninguna, vuelve a la salida.
    Quien está en la loseta de la que sales, o en la que te paras, no es adelantado. Al volver pueden juntarse muchas.

rules-07-title = Los pumas
rules-07-text =
    Un puma acaba tu turno, y no corres. Todos lo ven, y luego se tapa en el mismo lugar. ¡Intenta recordarlo!
    Si tienes huellas delante, las regalas todas: una carta al vecino de la izquierda, una al siguiente, y así, sin contarte a ti. Tú eliges qué carta va después.

rules-08-title = Solo pumas
rules-08-text =
    Si en el centro quedan tantas cartas como pumas, todas son pumas. Entonces corre, si puedes, o sigue.
    De todos modos vuelven las cartas usadas: todo se baraja con los pumas y se coloca en lugares nuevos. Si corres, ocurre después. Si sigues, ocurre antes, y luego destapas una carta.

rules-09-title = El final
rules-09-text =
    Quien sale primero más allá de la última loseta gana al instante. Estar en la loseta 22 no basta; que sobren huellas no importa.
    No hay segundo puesto.

rules-10-title = Qué hemos supuesto
rules-10-text =
    La hoja de reglas no dice cuántas cartas hay de cada número. Hemos puesto cinco de 1, 2, 3 y 4.
    Cada loseta apestosa tiene su dibujo, y dos de las cinco mofetas son roja y azul: eso también es suposición.
    Quien tenga la caja puede corregirlo todo en un pequeño archivo.

rules-11-title = Donde la hoja calla
rules-11-text =
    Si solo quedan pumas, no hay cartas usadas y tu total no sirve, se barajan tus propias cartas y sigues. Si sirve, tienes que correr.
    La primera y la última loseta pueden apestar. En la salida caben todas, y allí no se adelanta a nadie.
    Si solo queda una persona, la partida acaba sin ganador. Lo demás se acuerda en las opciones.

## The board

start = en la salida
past = más allá del final
tile = loseta { $tile }
skunk-colour =
    { $colour ->
        [1] verde
        [2] naranja
        [3] amarilla
        [4] roja
       *[5] azul
    }
middle =
    { $n ->
        [one] En el centro: { $n } carta, entre ellas pumas: { $pumas }.
       *[other] En el centro: { $n } cartas, entre ellas pumas: { $pumas }.
    }
used = Usadas: { $n }.
not-printed = Los pumas están marcados (!): no es el juego impreso.
seat-left = se ha ido
seat-seen = ha visto el puma
seat-front = { $cards } = { $total }
now-skunk = Elige una mofeta
now-lay = Coloca la loseta { $tile }, o recoge una
now-starter = ¿Quién empieza?
now-turn = Destapa una carta: escribe el número de su lugar
now-choose = Corre { $total }, o destapa otra carta
now-bad = Con { $total } no puedes pararte: destapa otra carta
now-only-pumas = Solo quedan pumas: corre, o sigue y se baraja todo
now-go-on = Solo quedan pumas: sigue, y se baraja todo
now-must-run = Solo quedan pumas: corre
now-cover = ¡Un puma! Mira dónde está y tápalo
now-see = ¡Un puma! Mira dónde está y di que lo has visto
now-give = Da una carta a { $name }
now-give-where = ¿Por qué vecino a la izquierda empiezas a regalar?
now-wait = Se espera a { $name }
now-over = La partida ha acabado

## The board on the page

spread-title = Las cartas del centro
track-title = El recorrido
track-finish = Meta
tile-none = Loseta { $tile }, aún sin poner
tile-stink = La loseta { $tile } apesta
tile-path = Loseta { $tile }, camino
place-covered = Carta tapada, fila { $row }, lugar { $column }
place-marked = Carta tapada, un puma, fila { $row }, lugar { $column }
place-puma = Puma, fila { $row }, lugar { $column }
card-steps = Huellas: { $n }
front-title = Delante de { $name }
front-none = Aún no hay huellas
front-cards = Huellas delante: { $total }
ask-turn = Destapa una carta
ask-give-where = ¿Quién recibe la primera carta?
give-to = Dale a { $name } un { $footprints }
act-run = Corre { $total }
act-seen = Ya lo he visto
lands-past = ¡Más allá del final!
lands-stink = La loseta { $tile } apesta: no se para
lands-full = La loseta { $tile } está llena
lands-well = A la loseta { $tile }
end-won = Gana { $name }
short-title = Correr con parte de las cartas
refusal-look_first = Mira primero dónde está el puma. Después tápalo.
