## Everywhere on the page

page-name = Kartenhaus
page-back = Atrás
page-to-shelf = A la estantería
page-close = Cerrar
page-done = Listo
page-loading = Un momento…
page-try-again = Probar otra vez
page-your-turn = ● Te toca – { $title }
page-away = Se ha ido la conexión. Vuelve sola.
page-on-its-way = Tu jugada aún está en camino.
refusal-unreachable = Kartenhaus no responde. Revisa la red y prueba otra vez.
refusal-unknown = No ha funcionado. Prueba otra vez dentro de un momento.

## The shelf

shelf-title = ¿A qué jugamos?
shelf-code = Entrar con un código
shelf-code-help = Cinco letras y cifras
shelf-code-wrong = Un código tiene cinco letras y cifras, por ejemplo { $example }.
shelf-join = Entrar
shelf-tables = Tus mesas
shelf-table-waiting = aún sin empezar
shelf-table-running = en plena partida
shelf-table-over = terminada
shelf-table-yours = Te toca
shelf-table-waits = espera a { $names }
shelf-table-paused = en pausa
shelf-table-with = con { $names }
shelf-forget = Guardar { $code }

## A box

box-players =
    { $most ->
        [one] { $most } persona
       *[other] De { $least } a { $most } personas
    }
box-age = a partir de { $age } años
box-minutes = unos { $minutes } minutos
box-play = Jugar ya
box-play-help =
    { $bots ->
        [one] Tú y un bot
       *[other] Tú y { $bots } bots
    }
box-friends = Con amigos
box-friends-help = En este aparato o en varios
box-tour = Cómo se juega
box-tour-help = En dos minutos, jugando
box-rules = Leer todas las reglas

## How to play

help-title = Las reglas
help-search = Buscar en las reglas
help-found =
    { $n ->
        [0] Aquí no hay nada sobre eso. Prueba con otra palabra.
        [one] Encontrado en { $n } lugar
       *[other] Encontrado en { $n } lugares
    }
help-editions = Ediciones
help-edition-same = Como en esta página: nada cambia.
help-options = Lo que puede acordar la mesa
help-usual = Normalmente: { $value }
help-aloud = Leer en voz alta
help-quiet = Dejar de leer

## El paseo

tour-step = Paso { $number } de { $of }
tour-next = Seguir
tour-show = Enséñamelo
tour-again = Desde el principio
tour-play = ¡A jugar!
tour-later = Eso también vale, pero más tarde. Prueba ahora lo que brilla.
tour-watch = Mira un momento, enseguida te toca.
tour-read = Toca primero «Seguir».
tour-over = Eso es todo. ¡Ya puedes jugar de verdad!

## Consejos

hints-ask = Dame un consejo
hints-title = Consejos
hints-help = Qué haría un bot en tu lugar, y por qué.
hints-alone = Solo para quien juega a solas
hints-on = Para todos
hints-off = Ninguno

## Setting a table

setup-title = ¿Quién juega?
setup-here = En este aparato
setup-open = En otro aparato
setup-bot = Bot
setup-kind = ¿Quién ocupa el sitio { $number }?
setup-name = Nombre
setup-name-of = Nombre en el sitio { $number }
setup-level = Quién juega aquí
setup-level-of = Quién juega en el sitio { $number }
tempo-title = Con qué rapidez juega el bot
tempo-unhurried = Con calma
tempo-usual = Normal
tempo-quick = Rápido
setup-add = Añadir un sitio
setup-remove = Quitar el sitio { $number }
setup-open-help = Entra con el código
setup-deal = Repartir las cartas
setup-invite = Abrir la mesa
setup-rules = Reglas de esta mesa
setup-rules-usual = Las reglas de siempre
setup-change = Cambiar
setup-name-short = Un nombre necesita al menos una letra.
setup-name-long = Un nombre tiene como mucho { $most } letras.
setup-name-twice = Dos personas se llaman así. Pon otro nombre a una de ellas.
setup-seats-full = En este juego caben como mucho { $most }.
setup-seats-few = Para este juego hacen falta al menos { $least }.
seat-me = Visita
seat-person = Sitio { $number }

## Options of a table

options-title = Reglas de esta mesa
options-preset = Jugar como en
options-preset-usual = Reglas de siempre
options-between = De { $least } a { $most }
options-less = { $option }: menos
options-more = { $option }: más
options-is = { $option }: { $value }

## In front of the table

lobby-title = La mesa está abierta
lobby-code = El código
lobby-code-spoken = Código: { $letters }
lobby-link = Enlace a la mesa
lobby-copy = Copiar el enlace
lobby-copied = El enlace está copiado.
lobby-copy-failed = Selecciona el enlace y cópialo a mano.
lobby-qr = Una imagen para escanear con el móvil: el enlace a esta mesa
lobby-scan = Escanéame con el móvil
lobby-seats = Alrededor de la mesa
lobby-free = sitio libre
lobby-here = está aquí
lobby-away = ahora no está
lobby-you = tú
lobby-host = dirige la mesa
lobby-start = Repartir las cartas
lobby-start-fill = Repartir, los bots ocupan los sitios libres
lobby-wait = Pronto se repartirán las cartas.
lobby-change-seat = Cambiar el sitio { $number }
lobby-make-bot = Dárselo a un bot
lobby-make-open = Guardarlo para alguien
lobby-make-here = Una persona en este aparato
lobby-remove = Quitar el sitio
lobby-rename = Cambiar el nombre
lobby-leave = Dejar la mesa
lobby-looking-on = Estás mirando.
lobby-back = Volver a la mesa

## Coming to a table

join-title = Ven a sentarte
join-name = ¿Cómo te llamas?
join-sit = Sentarme
join-look = Solo mirar
join-free =
    { $seats ->
        [one] Hay un sitio libre.
       *[other] Hay { $seats } sitios libres.
    }
join-full = Todos los sitios están ocupados. Puedes mirar.
join-running = La partida ha empezado. Puedes mirar.
join-unknown = No hay ninguna mesa con el código { $code }. Míralo otra vez: tiene cinco letras y cifras.
join-unknown-title = Aquí no hay mesa

## At the table

room-menu = Menú
room-log = Qué ha pasado
room-code = Mesa { $code }
room-leave-title = ¿Dejar la mesa?
room-leave-text = Tu sitio queda libre para siempre. Para volver más tarde, basta con cerrar la página.
room-leave-yes = Dejarla para siempre
room-leave-no = Quedarme
room-pause = Pedir una pausa
room-undo = Retirar mi última jugada
room-record = Guardar el registro de la partida
room-change = Cambiar la mesa
room-fair = Reparto limpio
room-fair-help = Esta huella quedó fijada antes de la primera carta. Tras la partida la mesa enseña su secreto, y con él cualquiera puede recalcular toda la partida.
room-fair-print = Huella
room-fair-secret = Secreto
room-no-board = Este juego aún no tiene mesa en esta página.
room-switch = Enseñar otra mano
room-looking-on = Estás mirando

## Several people on one device

cover-pass = Pasa el aparato a { $name }
cover-ready = Soy { $name }
cover-help = Los demás miran a otro lado.

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-sound = Sonido
settings-on = Sí
settings-off = No
settings-aloud = Leer la mesa en voz alta
settings-speed = Velocidad de las cartas
settings-speed-slow = Lenta
settings-speed-usual = Normal
settings-speed-fast = Rápida
settings-motion = Movimiento
settings-motion-system = Como en el aparato
settings-motion-reduced = Poco
settings-theme = Luz
settings-theme-system = Como en el aparato
settings-theme-light = Día
settings-theme-dark = Noche
settings-contrast = Contraste
settings-contrast-system = Como en el aparato
settings-contrast-more = Fuerte

## Any mix of seats

lobby-up = Subir el sitio { $number }
lobby-down = Bajar el sitio { $number }
lobby-moved = { $name } tiene ahora el sitio { $number }.
lobby-shuffle = Mezclar los sitios
lobby-game = Otro juego
lobby-game-title = ¿A qué jugamos ahora?
lobby-resting = por ahora juega un bot
again-with = Otra vez con { $names }
again-help = Los mismos sitios que la última vez
seat-picture = Dibujo
seat-picture-of = Dibujo del sitio { $number }
animal-fox = Zorro
animal-panda = Panda
animal-owl = Búho
animal-frog = Rana
animal-tiger = Tigre
animal-rabbit = Conejo
animal-penguin = Pingüino
animal-bear = Oso
animal-cat = Gato
animal-koala = Koala
animal-mouse = Ratón
animal-wolf = Lobo
refusal-animal_taken = Otra persona tiene ya este dibujo. Elige otro.
rest-start = Que un bot juegue por mí
rest-end = Vuelvo a jugar yo
rest-now = Un bot juega por { $name }.
rest-for = Que juegue un bot hasta que vuelva { $name }
refusal-is_resting = Ahora un bot juega por ti. Di que vuelves a jugar y entonces te toca.
refusal-no_stand_in = En esta mesa ningún bot juega por una persona. Podéis cambiarlo antes de la próxima partida.

## A seat on another device

seat-move = Llevar este sitio a otro aparato
seat-move-help = Escanéalo con el otro aparato o escribe el código donde se entra en una mesa. { $name } sigue jugando allí. Sirve una sola vez, durante cinco minutos.
seat-move-qr = Imagen para escanear con el otro aparato: el enlace a este sitio
seat-move-code = O escribe:
seat-move-new = Hacer otro código
seat-moved-title = Tu sitio está en otro aparato
seat-moved-text = { $name } sigue jugando allí. Aquí puedes mirar.
refusal-ticket_unknown = Ningún sitio tiene este código. Pide uno nuevo en el otro aparato.
refusal-ticket_used = Este código ya se ha usado. Pide uno nuevo en el aparato que tiene el sitio.
refusal-ticket_expired = Este código es demasiado antiguo. Pide uno nuevo en el aparato que tiene el sitio.

## The table on a TV

tv-show = Ver la mesa en la tele
tv-short = En la tele
tv-help = Abre esta dirección en una tele o tableta que vean todos. Muestra la mesa y las cartas de nadie.
tv-qr = Imagen para escanear con una tableta: el enlace a la mesa para todos
tv-open = Abrir en este aparato
tv-join = Escanea y juega
tv-soon = Enseguida empezamos
tv-over = La próxima partida empieza aquí sola.

## How a table takes its time

pace-title = Ritmo
pace-change = Cambiar el ritmo
pace-live = En directo
pace-relaxed = Tranquilo
pace-by_turn = Por turnos, en varios días
pace-help-live = Todos están aquí. Si alguien falta un minuto, un bot juega por esa persona hasta que vuelva.
pace-help-relaxed = Nadie tiene prisa. La mesa espera a quien se ha ido y hay el doble de tiempo para todo.
pace-help-by_turn = Cada cual pasa cuando le toca. La estantería muestra de quién es el turno.
pace-clock = Tiempo por jugada
pace-clock-help = Cuando se acaba, un bot hace esa única jugada.
pace-no-clock = Sin reloj
pace-seconds = { $seconds } segundos por jugada

## A pause, and what all have to agree to

pause-title = En pausa
pause-by = Lo ha pedido { $name }. No pasa nada hasta que alguien continúe.
pause-end = Continuar
ask-pause = { $name } pide una pausa.
ask-undo = { $name } quiere retirar la última jugada.
ask-yes = De acuerdo
ask-no = Mejor no
ask-waits = Falta el sí de { $names }.
ask-withdraw = Déjalo
ask-soon = Todos de acuerdo. La pausa empieza en cuanto esto se decida.
said-pause-declined = { $name } prefiere seguir jugando.
said-pause-on = { $name } reanuda la partida.
said-undo-declined = { $name } prefiere dejar la jugada como está.
said-undo-done = { $name } ha retirado la última jugada.
said-undo-lapsed = La partida ha seguido, así que la jugada se queda.

## Word when it is one's turn

turn-title = Cuando me toque
turn-browser = En este aparato
turn-browser-help = El navegador puede avisarte mientras esta página está en segundo plano.
turn-browser-start = Avisarme
turn-browser-on = El navegador te avisa cuando te toca.
turn-browser-stop = No avisar más
turn-blocked = Este navegador no tiene permiso para avisarte. Puedes cambiarlo en sus ajustes para esta página.
turn-impossible = Aquí el navegador no puede avisarte. Mira el título y el icono de esta pestaña: un punto rojo significa que te toca.
turn-letters = Por correo
turn-letters-help = Un correo por cada turno que empiece mientras no estás. Nadie más ve la dirección, y se olvida cuando dejas la mesa.
turn-address = Dirección de correo
turn-address-wrong = Una dirección de correo es como name@example.org.
turn-letters-start = Escribirme
turn-letters-on = Recibes un correo cuando te toca y no estás.
turn-letters-asked = Un correo va en camino. Abre el enlace que trae: solo después llegarán los demás.
turn-letters-stop = No escribir más

## Coming, going, and who is the host

absent-soon = { $name } se ha ido un momento. Pronto jugará un bot.
absent-bot = Un bot juega por { $name } hasta que vuelva.
absent-wait = { $name } no está. La mesa espera.
host-give = Que { $name } dirija la mesa
host-remove = Quitar a { $name } de la mesa
host-remove-help = { $name } pierde el sitio para siempre. Para que no vuelva, cierra también la mesa.
host-remove-yes = Quitar
host-remove-no = Dejar
removed-title = Tu sitio ya no está
removed-text = Han quitado a { $name } de la mesa.
locked-title = Esta mesa está cerrada
look-from = Mirar desde un sitio
look-onlooker = Desde fuera

## The door, and tables for everybody

door-title = ¿Quién puede venir?
door-help = Quien tiene sitio siempre puede volver.
door-link = Quien tenga el código
door-public = Todos, desde la estantería
door-locked = Nadie más
public-title = Mesas para todos

## Talk

talk-title = Hablar
talk-unread = Hablar, { $n } sin leer
talk-none = Nadie ha dicho nada todavía.
talk-write = Escribe algo
talk-send = Decir
talk-whom = A quién oyes
talk-mute = Silenciar a { $name }
talk-hear = Volver a oír a { $name }
talk-by-title = Lo que se puede decir
talk-by-phrases = Unas frases
talk-by-chat = Todo
talk-by-off = Nada
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-good = ¡Bien jugado!
phrase-oops = ¡Uy!
phrase-wow = ¡Vaya!
phrase-thanks = ¡Gracias!
phrase-moment = Un momento, por favor
phrase-your_turn = ¡Te toca!
phrase-again = ¿Otra más?
phrase-bye = ¡Adiós!

## Looking again

replay-look = Volver a verla
replay-title = { $title }, otra vez
replay-controls = Adelante y atrás
replay-slider = Momento de la partida
replay-move = Jugada { $number } de { $of }
replay-first = Al reparto
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Parar
replay-tempo = Ritmo: por { $tempo }
replay-from = Ver desde
replay-open = Todas las manos a la vista
replay-acted = { $name } ha decidido.
replay-only-look = Esta partida ha terminado. Aquí puedes verla desde todos los lados.
replay-leave = Al resultado
record-title = Ver una partida guardada
record-choose = Elegir un archivo
record-help = Un archivo que se guardó al final de una partida: su nombre acaba en .json. Antes se comprueban todas sus cartas y todas sus jugadas.
