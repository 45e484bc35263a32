## Reading the rules

terminal-options-group = Opciones: { $group }
terminal-number = de { $least } a { $most }, normalmente { $default }
terminal-usual = normalmente
terminal-editions = Ediciones
terminal-as-usual = como siempre

## Simulating

terminal-compiling = Preparando: la primera vez tarda unos segundos
terminal-playing = Jugando
terminal-rate = { $rate } rondas/s
terminal-nothing-played = Parado antes de acabar la primera partida.
terminal-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } ronda
       *[other] { $deals } rondas
    }, semilla { $seed }
terminal-stopped = Parado antes de tiempo; esto es lo que se había jugado.
terminal-written = El resultado de cada partida está escrito en { $folder }.
terminal-report-written = El informe está escrito en { $place }.
terminal-go-on-simulating = Continúa con: { $command }
terminal-not-written = Con --out CARPETA se puede continuar otro día.
terminal-interval = ± intervalo del 95 %; las victorias compartidas se reparten por igual
terminal-seat = Sitio
terminal-level = Bot
terminal-points-a-deal = Puntos por ronda
terminal-contestant = Jugador
terminal-field = { $player } en los demás puestos
terminal-behind = Tras el mejor
terminal-rating = Clasificación
terminal-choice-time = Tiempo por jugada
terminal-contested = { $deals } rondas en { $seatings } órdenes de asiento, semilla { $seed }
terminal-contest-caption = ± intervalo del 95 % sobre las rondas, cada una jugada una vez en cada orden de asiento; clasificación ± incertidumbre según OpenSkill; tiempo en un núcleo, y el más largo
terminal-win-share = Partidas ganadas

## Playing

terminal-against = Juegas contra { $names }: { $level }.
terminal-keys = Número: jugar · ?: ayuda · w: por qué · r: reglas · q: salir
terminal-help-moves = Ahora puedes hacer esto:
terminal-help-keys =
    Escribe el número de una carta o de una fila y pulsa Intro, o lo que haga falta de las palabras.
    ?  esta ayuda
    w  ¿por qué ha pasado eso? La regla detrás de cada suceso
    r  las reglas
    q  salir; la partida se guarda
terminal-enter = Intro: { $move }
terminal-go-on = ¿Algo más? Escríbelo; solo Intro sigue adelante.
terminal-unclear = «{ $typed }» puede significar varias cosas: { $moves }.
terminal-unknown = «{ $typed }» no puede hacerse ahora. Posible: { $moves }.
terminal-player = Visita
terminal-kept-before = Aún se guarda una partida que dejaste; --resume la continúa. Si dejas esta, ocupará su lugar.
terminal-kept = La partida está guardada. Continúa con: { $command }
terminal-resumed = Aquí de nuevo: la partida sigue donde la dejaste.
terminal-recorded = La partida está escrita en { $file }. Cualquiera puede comprobarla con: { $command }
terminal-seal = Sellado antes de la primera carta: { $seal }

## Playing with words and against time

terminal-space = Espacio: { $move }
terminal-key = { $key }: { $move }
terminal-live-keys = ?: ayuda · w: por qué · r: reglas · q: salir
terminal-help-live =
    Pulsa una tecla; no hace falta Intro. Para un número de dos cifras, pulsa las dos.
    Retroceso o Esc borra lo pulsado. Mientras lees esto, la mesa espera.
    ?  esta ayuda
    w  ¿por qué ha pasado eso? La regla detrás de cada suceso
    r  las reglas
    q  salir; la partida se guarda
terminal-help-live-lines =
    Escribe la letra o el número de una tecla, o lo que haga falta de las palabras, y pulsa Intro.
    { "." }  dejar pasar el tiempo hasta que ocurra algo; Intro solo también lo hace si no hay nada que hacer
    ?  esta ayuda
    w  ¿por qué ha pasado eso? La regla detrás de cada suceso
    r  las reglas
    q  salir; la partida se guarda
terminal-any-key = Cualquier tecla sigue adelante.
terminal-words =
    { $offers ->
        [0] Escríbelo y pulsa Intro. Intro solo vuelve atrás.
       *[other] Escríbelo y pulsa Intro, o escribe el número de una de estas frases. Intro solo vuelve atrás.
    }
terminal-too-long = Son { $length } letras. Caben hasta { $most }: hazlo un poco más corto, por favor.
terminal-keep-story = ¿Quieres guardar la historia? Escribe el nombre de un archivo, como historia.html o historia.pdf; Intro solo: no.
terminal-story = La historia está escrita en { $file }.
terminal-no-pdf = Este ordenador no puede hacer un PDF ({ $reason }). La historia se guarda como página.

## The table

terminal-address = La mesa está en { $address }
terminal-lan = En tu red de casa: { $address }
terminal-no-lan = No se ha encontrado una red en casa: solo puede jugar este aparato.
terminal-ctrl-c = Ctrl-C la recoge.
terminal-port-taken = El puerto { $port } está ocupado; la mesa usa { $next }.
terminal-bye = La mesa está recogida. ¡Hasta pronto!

## Copies of the data

terminal-backed-up =
    Copia de { $rooms ->
        [one] { $rooms } mesa
       *[other] { $rooms } mesas
    } guardada en { $file }.
terminal-restored =
    { $rooms ->
        [one] { $rooms } mesa
       *[other] { $rooms } mesas
    }: copia recuperada en { $file }.
terminal-kept-copy = Lo que había antes queda guardado en { $file }.
