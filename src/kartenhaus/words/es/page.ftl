## Everywhere on the page

page-name = Kartenhaus
page-back = Atrás
page-to-shelf = A la estantería
page-close = Cerrar
page-done = Listo
page-loading = Un momento …
page-try-again = Probar otra vez
page-your-turn = ● Te toca – { $title }
page-away = Se ha ido la conexión. Vuelve sola.
page-on-its-way = Tu jugada aún está en camino.
refusal-unreachable = La casa de cartas no responde. Revisa la red y prueba otra vez.
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
shelf-forget = Guardar { $code }

## A box

box-players =
    { $most ->
        [one] { $most } persona
       *[other] De { $least } a { $most } personas
    }
box-age = desde { $age } años
box-minutes = unos { $minutes } minutos
box-play = Jugar ya
box-play-help =
    { $bots ->
        [one] Tú y un bot
       *[other] Tú y { $bots } bots
    }
box-friends = En compañía
box-friends-help = En este aparato o en varios
box-rules = Cómo se juega
box-rules-help = Las reglas en breve

## How to play

help-title = Cómo se juega
help-editions = Ediciones
help-edition-same = Como en esta página: nada cambia.
help-options = Lo que puede acordar la mesa
help-usual = Normalmente: { $value }
help-aloud = Leer en voz alta
help-quiet = Dejar de leer

## Setting a table

setup-title = ¿Quién juega?
setup-here = En este aparato
setup-open = En otro aparato
setup-bot = Bot
setup-kind = ¿Quién ocupa el sitio { $number }?
setup-name = Nombre
setup-name-of = Nombre en el sitio { $number }
setup-level = Cómo juega el bot
setup-level-of = Cómo juega el bot del sitio { $number }
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
setup-seats-few = Este juego necesita al menos { $least }.
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
lobby-qr = Una imagen para escanear con el teléfono: el enlace a esta mesa
lobby-scan = Escanéame con un teléfono
lobby-seats = Alrededor de la mesa
lobby-free = sitio libre
lobby-here = está aquí
lobby-away = ahora no está
lobby-you = tú
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
