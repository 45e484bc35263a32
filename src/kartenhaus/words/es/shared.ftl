## Bots

level-random = Azar
level-six_year_old = Seis años
level-rule = Regla sencilla
level-keen = Mente despierta
level-sharp = Viejo zorro
level-mouse = Ratón
level-rabbit = Conejo
level-fox = Zorro
level-owl = Búho
level-wolf = Lobo
plays-mouse = Juega como un peque de seis años.
plays-rabbit = Sigue reglas sencillas, y no le va mal.
plays-fox = Conoce los trucos del juego.
plays-owl = Piensa bien antes de cada jugada.
plays-wolf = Ve muy lejos. Es el más fuerte de todos.
level-master = Maestro

## Groups of options

group-variant = Variante
group-edition = Edición
group-house = Reglas de la casa
group-comfort = Comodidad

## Refusals of the table

refusal-stale = En la mesa ya ha pasado algo nuevo. Mira otra vez y vuelve a elegir.
refusal-not_your_seat = En este sitio está otra persona. Solo puedes jugar por tus propios sitios.
refusal-not_host = Eso solo puede hacerlo quien abrió la mesa.
refusal-unknown_room = No hay ninguna mesa con este código. Revisa las cinco letras y cifras.
refusal-unknown_game = Este juego no está en la estantería. Elige una de las cajas.
refusal-room_full = Todos los sitios están ocupados. Puedes quedarte a mirar.
refusal-seat_taken = Ese sitio ya está ocupado. Elige uno libre.
refusal-game_running = La partida sigue en marcha. Podrá hacerse cuando termine.
refusal-not_started = La partida aún no ha empezado. Espera a que se repartan las cartas.
refusal-slow_down = Eso ha sido muy rápido. Espera un momento y prueba otra vez.
refusal-table_stopped = Esta mesa se ha parado por un fallo nuestro. Puedes abrir otra.
refusal-not_saved = La mesa no ha podido apuntarlo, así que nada ha cambiado. Prueba otra vez dentro de un momento.
refusal-bad_message = No se ha podido entender. Recarga la página y prueba otra vez.
refusal-our_mistake = Algo ha fallado por nuestra parte y nada ha cambiado. Prueba otra vez dentro de un momento.
refusal-unknown_page = En esta dirección no hay nada. Ve a la estantería y empieza desde ahí.
refusal-foreign_origin = Eso venía de otro sitio web. Abre la mesa desde su propia dirección.
refusal-foreign_host = La mesa no conoce esta dirección. Usa la que se mostró al ponerla.
refusal-record_unreadable = Este archivo no es una partida guardada, o está dañado. Elige uno que se guardó al final de una partida.
refusal-record_version = Esta partida se jugó con otras reglas que las que hay aquí ahora. Se puede ver con el Kartenhaus con el que se guardó.
refusal-record_untrue = Este archivo se ha cambiado: lo que dice en «{ $where }» no puede haber sido. Elige el archivo tal como se guardó.
refusal-record_forgotten = La partida guardada ya no está aquí. Elige el archivo otra vez.
refusal-open_seats = Queda un sitio libre. Espera a alguien o dáselo a un bot.
refusal-too_few_seats = Para este juego hacen falta al menos { $least }. Añade un sitio.
refusal-too_many_seats = En este juego caben como mucho { $most }. Quita un sitio.
refusal-bad_name = Un nombre tiene de 1 a 24 caracteres. Elige otro.
refusal-too_late = Demasiado tarde: alguien fue más rápido, o ya había terminado.
refusal-undo_nothing = Ahora no hay ninguna jugada que retirar.
refusal-undo_not_yours = La última jugada fue de otra persona. Solo puedes retirar la tuya.
refusal-undo_revealed = Esta jugada ha mostrado algo nuevo, así que se queda como está.
refusal-undo_not_offered = En este juego todo sigue enseguida. No se puede retirar ninguna jugada.
refusal-paused = La mesa está en pausa. Seguid primero y luego se podrá.
refusal-not_paused = La partida ya ha continuado.
refusal-asked_already = Alguien ya ha pedido algo. Espera las respuestas.
refusal-asked_no_more = Eso ya está resuelto.
refusal-no_by_turn = En este juego todos juegan a la vez, así que no se puede jugar por turnos en varios días.
refusal-no_letters = Este servidor no envía correos.
refusal-no_hints = En esta mesa no hay consejos. Quien la abrió puede cambiarlo.
refusal-room_locked = La mesa está cerrada: ahora no puede entrar nadie más.
refusal-no_public_tables = En este servidor no hay mesas para todos.
refusal-own_seat = Ese es tu propio sitio. Para dejarlo, abandona la mesa.
refusal-no_person = Ahí no hay nadie.
refusal-no_talk = En esta mesa eso no se puede decir.
refusal-no_words = Ahí no había nada que leer.
refusal-no_hint_now = Ahora no hay nada que decidir. Pregunta otra vez cuando te toque.
refusal-needs_words = Esto necesita una frase. Cuenta algo y podrás seguir.
refusal-no_story = En este juego no se cuenta nada, así que no hay historia que guardar.
refusal-no_pdf = Este ordenador no puede hacer un PDF ahora. Guarda la historia como página, o imprímela.

## Around every table

event-undone = { $name } retira la última jugada
event-photo_finish =
    { $is_tie ->
        [1] Foto de llegada: { $times }. Demasiado igualado para medirlo, así que es un empate: la prioridad es de { $name }.
       *[other] Foto de llegada: { $times }. { $name } llegó { NUMBER($margin, minimumFractionDigits: 3) } s antes.
    }
why-photo_finish = Cuenta el tiempo que pasa entre ver y pulsar, por largo que sea el camino por la red. Si la diferencia es menor de lo que se puede medir, decide la regla del juego o el azar.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Quién juega
table-you = Tú
table-bot = Bot
table-away = no está
table-open = sitio libre
table-awaited = le toca
table-cards =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
table-winner = Victoria
table-log = Qué ha pasado
table-log-empty = Nada todavía
table-why = ¿Por qué?
table-why-of = ¿Por qué? { $sentence }
table-scores = Hoja de puntos
table-scores-none = Aún no se ha contado ninguna ronda
table-deal = Ronda
table-total = Total
table-player = Nombre
table-next-deal = Siguiente ronda
table-close = Cerrar
table-skip = Toca para saltar
table-rank = Puesto { $rank }
table-course = Así fue la partida
table-course-of = { $name }: { $points }
table-rematch = Otra vez
table-look = Ver la mesa
table-result = Resultado
table-ready-wait =
    { $n ->
        [one] Esperando a { $n } persona
       *[other] Esperando a { $n } personas
    }
