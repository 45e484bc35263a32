## Everywhere on the page

page-name = Kartenhaus
page-back = Indietro
page-to-shelf = Allo scaffale
page-close = Chiudi
page-done = Fatto
page-loading = Un momento …
page-try-again = Riprova
page-your-turn = ● Tocca a te – { $title }
page-away = La connessione è caduta. Torna da sola.
page-on-its-way = La tua mossa è ancora in viaggio.
refusal-unreachable = La casa delle carte non risponde. Controlla la rete, poi riprova.
refusal-unknown = Non ha funzionato. Riprova fra un momento.

## The shelf

shelf-title = A che cosa giochiamo?
shelf-code = Entra con un codice
shelf-code-help = Cinque lettere e cifre
shelf-code-wrong = Un codice ha cinque lettere e cifre, per esempio { $example }.
shelf-join = Entra
shelf-tables = I tuoi tavoli
shelf-table-waiting = non ancora cominciato
shelf-table-running = partita in corso
shelf-table-over = finito
shelf-forget = Metti via { $code }

## A box

box-players =
    { $most ->
        [one] { $most } persona
       *[other] Da { $least } a { $most } persone
    }
box-age = da { $age } anni
box-minutes = circa { $minutes } minuti
box-play = Gioca subito
box-play-help =
    { $bots ->
        [one] Tu e un bot
       *[other] Tu e { $bots } bot
    }
box-friends = Con gli amici
box-friends-help = Su questo dispositivo o su più d’uno
box-rules = Come si gioca
box-rules-help = Le regole in breve

## How to play

help-title = Come si gioca
help-editions = Edizioni
help-edition-same = Come in questa pagina: niente di diverso.
help-options = Che cosa può stabilire il tavolo
help-usual = Di solito: { $value }
help-aloud = Leggi ad alta voce
help-quiet = Smetti di leggere

## Setting a table

setup-title = Chi gioca?
setup-here = Su questo dispositivo
setup-open = Su un altro dispositivo
setup-bot = Bot
setup-kind = Chi siede al posto { $number }?
setup-name = Nome
setup-name-of = Nome al posto { $number }
setup-level = Come gioca il bot
setup-level-of = Come gioca il bot al posto { $number }
setup-add = Aggiungi un posto
setup-remove = Togli il posto { $number }
setup-open-help = Entra con il codice
setup-deal = Dai le carte
setup-invite = Apri il tavolo
setup-rules = Regole di questo tavolo
setup-rules-usual = Le solite regole
setup-change = Cambia
setup-name-short = Un nome ha bisogno di almeno una lettera.
setup-name-long = Un nome ha al massimo { $most } lettere.
setup-name-twice = Due persone hanno questo nome. Danne un altro a una delle due.
setup-seats-full = In questo gioco il massimo è { $most }.
setup-seats-few = Per questo gioco bisogna essere almeno in { $least }.
seat-me = Ospite
seat-person = Posto { $number }

## Options of a table

options-title = Regole di questo tavolo
options-preset = Gioca come in
options-preset-usual = Le solite regole
options-between = Da { $least } a { $most }
options-less = { $option }: meno
options-more = { $option }: più
options-is = { $option }: { $value }

## In front of the table

lobby-title = Il tavolo è aperto
lobby-code = Il codice
lobby-code-spoken = Codice: { $letters }
lobby-link = Link al tavolo
lobby-copy = Copia il link
lobby-copied = Il link è copiato.
lobby-copy-failed = Seleziona il link e copialo a mano.
lobby-qr = Un’immagine da inquadrare con il telefono: il link a questo tavolo
lobby-scan = Inquadrami con il telefono
lobby-seats = Attorno al tavolo
lobby-free = posto libero
lobby-here = è qui
lobby-away = adesso non c’è
lobby-you = tu
lobby-start = Dai le carte
lobby-start-fill = Dai le carte, i bot prendono i posti liberi
lobby-wait = Fra poco si danno le carte.
lobby-change-seat = Cambia il posto { $number }
lobby-make-bot = Dallo a un bot
lobby-make-open = Tienilo libero per qualcuno
lobby-make-here = Una persona su questo dispositivo
lobby-remove = Togli il posto
lobby-rename = Cambia il nome
lobby-leave = Lascia il tavolo
lobby-looking-on = Stai guardando.
lobby-back = Torna al tavolo

## Coming to a table

join-title = Vieni a sederti
join-name = Come ti chiami?
join-sit = Siediti
join-look = Guarda soltanto
join-free =
    { $seats ->
        [one] Un posto è libero.
       *[other] { $seats } posti sono liberi.
    }
join-full = Tutti i posti sono occupati. Puoi guardare.
join-running = La partita è cominciata. Puoi guardare.
join-unknown = Nessun tavolo ha il codice { $code }. Guardalo ancora una volta: ha cinque lettere e cifre.
join-unknown-title = Qui non c’è un tavolo

## At the table

room-menu = Menu
room-log = Che cosa è successo
room-code = Tavolo { $code }
room-leave-title = Lasciare il tavolo?
room-leave-text = Il tuo posto si libera per sempre. Per tornare più tardi basta chiudere la pagina.
room-leave-yes = Lascia per sempre
room-leave-no = Resta
room-record = Conserva il racconto della partita
room-change = Cambia il tavolo
room-fair = Carte date onestamente
room-fair-help = Questa impronta era fissata prima della prima carta. Dopo la partita il tavolo mostra il suo segreto, e con quello tutti possono ricalcolare l’intera partita.
room-fair-print = Impronta
room-fair-secret = Segreto
room-no-board = Questo gioco non ha ancora un tavolo in questa pagina.
room-switch = Mostra un’altra mano
room-looking-on = Stai guardando

## Several people on one device

cover-pass = Passa il dispositivo a { $name }
cover-ready = Sono { $name }
cover-help = Gli altri guardano da un’altra parte.

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-sound = Suono
settings-on = Sì
settings-off = No
settings-speed = Velocità delle carte
settings-speed-slow = Lenta
settings-speed-usual = Normale
settings-speed-fast = Veloce
settings-motion = Movimento
settings-motion-system = Come sul dispositivo
settings-motion-reduced = Poco
settings-theme = Luce
settings-theme-system = Come sul dispositivo
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-contrast = Contrasto
settings-contrast-system = Come sul dispositivo
settings-contrast-more = Forte
