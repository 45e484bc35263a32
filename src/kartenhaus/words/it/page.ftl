## Everywhere on the page

page-name = Kartenhaus
page-back = Indietro
page-to-shelf = Allo scaffale
page-close = Chiudi
page-done = Fatto
page-loading = Un momento…
page-try-again = Riprova
page-your-turn = ● Tocca a te – { $title }
page-away = La connessione è caduta. Torna da sola.
page-on-its-way = La tua mossa è ancora in viaggio.
refusal-unreachable = Kartenhaus non risponde. Controlla la rete, poi riprova.
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
shelf-table-yours = Tocca a te
shelf-table-waits = aspetta { $names }
shelf-table-paused = in pausa
shelf-table-with = con { $names }
shelf-forget = Metti via { $code }

## A box

box-players =
    { $most ->
        [one] { $most } persona
       *[other] Da { $least } a { $most } persone
    }
box-age = da { $age } anni in su
box-minutes = circa { $minutes } minuti
box-play = Gioca subito
box-play-help =
    { $bots ->
        [one] Tu e un bot
       *[other] Tu e { $bots } bot
    }
box-friends = Con gli amici
box-friends-help = Su questo dispositivo o su più d’uno
box-tour = Come si gioca
box-tour-help = In due minuti, giocando
box-rules = Leggi tutte le regole

## How to play

help-title = Le regole
help-search = Cerca nelle regole
help-found =
    { $n ->
        [0] Qui non c’è nulla. Prova con un’altra parola.
        [one] Trovato in { $n } punto
       *[other] Trovato in { $n } punti
    }
help-editions = Edizioni
help-edition-same = Come in questa pagina: niente di diverso.
help-options = Che cosa può stabilire il tavolo
help-usual = Di solito: { $value }
help-aloud = Leggi ad alta voce
help-quiet = Interrompi la lettura

## La prova

tour-step = Passo { $number } di { $of }
tour-next = Avanti
tour-show = Fammi vedere
tour-again = Dall’inizio
tour-play = Si gioca!
tour-later = Va bene anche questo, ma dopo. Ora prova quello che brilla.
tour-watch = Guarda un momento, poi tocca a te.
tour-read = Tocca prima «Avanti».
tour-over = È tutto. Ora puoi giocare davvero!

## Consigli

hints-ask = Dammi un consiglio
hints-title = Consigli
hints-help = Che cosa farebbe un bot al posto tuo, e perché.
hints-alone = Solo per chi gioca da solo
hints-on = Per tutti
hints-off = Nessuno

## Setting a table

setup-title = Chi gioca?
setup-here = Su questo dispositivo
setup-open = Su un altro dispositivo
setup-bot = Bot
setup-kind = Chi siede al posto { $number }?
setup-name = Nome
setup-name-of = Nome al posto { $number }
setup-level = Chi gioca qui
setup-level-of = Chi gioca al posto { $number }
tempo-title = Quanto è veloce il bot
tempo-unhurried = Con calma
tempo-usual = Normale
tempo-quick = Veloce
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
lobby-host = guida il tavolo
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
room-pause = Chiedi una pausa
room-undo = Ritira la mia ultima mossa
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
settings-aloud = Leggi il tavolo ad alta voce
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

## Any mix of seats

lobby-up = Sposta su il posto { $number }
lobby-down = Sposta giù il posto { $number }
lobby-moved = { $name } ora ha il posto { $number }.
lobby-shuffle = Mescola i posti
lobby-game = Un altro gioco
lobby-game-title = A che cosa giochiamo adesso?
lobby-resting = per ora gioca un bot
again-with = Ancora con { $names }
again-help = Gli stessi posti dell’ultima volta
seat-picture = Figura
seat-picture-of = Figura del posto { $number }
animal-fox = Volpe
animal-panda = Panda
animal-owl = Gufo
animal-frog = Rana
animal-tiger = Tigre
animal-rabbit = Coniglio
animal-penguin = Pinguino
animal-bear = Orso
animal-cat = Gatto
animal-koala = Koala
animal-mouse = Topo
animal-wolf = Lupo
refusal-animal_taken = Questa figura ce l’ha già qualcun altro. Scegline un’altra.
rest-start = Fai giocare un bot per me
rest-end = Gioco di nuovo io
rest-now = Un bot gioca per { $name }.
rest-for = Fai giocare un bot finché { $name } non torna
refusal-is_resting = Un bot sta giocando per te. Di’ che giochi di nuovo tu, poi tocca a te.
refusal-no_stand_in = A questo tavolo nessun bot gioca per una persona. Potete cambiarlo prima della prossima partita.

## A seat on another device

seat-move = Porta questo posto su un altro dispositivo
seat-move-help = Inquadralo con l’altro dispositivo, o scrivi il codice dove si entra in un tavolo. { $name } continua lì. Vale una volta sola, per cinque minuti.
seat-move-qr = Immagine da inquadrare con l’altro dispositivo: il link a questo posto
seat-move-code = Oppure scrivi:
seat-move-new = Fai un nuovo codice
seat-moved-title = Il tuo posto è su un altro dispositivo
seat-moved-text = { $name } continua lì. Qui puoi guardare.
refusal-ticket_unknown = Nessun posto ha questo codice. Fanne fare uno nuovo sull’altro dispositivo.
refusal-ticket_used = Questo codice è già stato usato. Fanne fare uno nuovo sul dispositivo che ha il posto.
refusal-ticket_expired = Questo codice è troppo vecchio. Fanne fare uno nuovo sul dispositivo che ha il posto.

## The table on a TV

tv-show = Mostra il tavolo in TV
tv-short = In TV
tv-help = Apri questo indirizzo su una TV o un tablet che tutti vedono. Mostra il tavolo e la mano di nessuno.
tv-qr = Immagine da inquadrare con un tablet: il link al tavolo per tutti
tv-open = Apri su questo dispositivo
tv-join = Inquadra e gioca
tv-soon = Si comincia tra poco
tv-over = La prossima partita comincia qui da sola.

## How a table takes its time

pace-title = Ritmo
pace-change = Cambia il ritmo
pace-live = Dal vivo
pace-relaxed = Rilassato
pace-by_turn = A turni, su più giorni
pace-help-live = Ci sono tutti. Se qualcuno manca per un minuto, un bot gioca al suo posto finché non torna.
pace-help-relaxed = Nessuno ha fretta. Il tavolo aspetta chi è via e c’è il doppio del tempo per tutto.
pace-help-by_turn = Ognuno passa quando tocca a lui. Lo scaffale mostra a chi tocca.
pace-clock = Tempo per ogni mossa
pace-clock-help = Quando scade, un bot fa quell’unica mossa.
pace-no-clock = Senza orologio
pace-seconds = { $seconds } secondi a mossa

## A pause, and what all have to agree to

pause-title = In pausa
pause-by = L’ha chiesta { $name }. Tutto resta fermo finché qualcuno non riprende.
pause-end = Riprendi
ask-pause = { $name } chiede una pausa.
ask-undo = { $name } vorrebbe ritirare l’ultima mossa.
ask-yes = D’accordo
ask-no = Meglio di no
ask-waits = Manca il sì di { $names }.
ask-withdraw = Lascia stare
ask-soon = Tutti d’accordo. La pausa comincia appena questo è deciso.
said-pause-declined = { $name } preferisce continuare a giocare.
said-pause-on = { $name } riprende la partita.
said-undo-declined = { $name } preferisce lasciare la mossa com’è.
said-undo-done = { $name } ha ritirato l’ultima mossa.
said-undo-lapsed = La partita è andata avanti, quindi la mossa resta.

## Word when it is one's turn

turn-title = Quando tocca a me
turn-browser = Su questo dispositivo
turn-browser-help = Il browser può avvisarti mentre questa pagina è in secondo piano.
turn-browser-start = Avvisami
turn-browser-on = Il browser ti avvisa quando tocca a te.
turn-browser-stop = Non avvisarmi più
turn-blocked = Questo browser non ha il permesso di avvisarti. Puoi cambiarlo nelle sue impostazioni per questa pagina.
turn-impossible = Qui il browser non può avvisarti. Guarda il titolo e l’icona di questa scheda: un punto rosso vuol dire che tocca a te.
turn-letters = Per e-mail
turn-letters-help = Una lettera per ogni turno che comincia mentre sei via. Nessun altro vede l’indirizzo, che viene dimenticato quando lasci il tavolo.
turn-address = Indirizzo e-mail
turn-address-wrong = Un indirizzo e-mail è fatto come name@example.org.
turn-letters-start = Scrivimi
turn-letters-on = Ricevi una lettera quando tocca a te e non ci sei.
turn-letters-asked = Una lettera è in arrivo. Apri il link che contiene: solo dopo arriveranno le altre.
turn-letters-stop = Non scrivere più

## Coming, going, and who is the host

absent-soon = { $name } è via. Tra poco continua un bot.
absent-bot = Un bot gioca per { $name } fino al suo ritorno.
absent-wait = { $name } è via. Il tavolo aspetta.
host-give = Affida il tavolo a { $name }
host-remove = Togli { $name } dal tavolo
host-remove-help = { $name } perde il posto per sempre. Per impedire che torni, chiudi anche il tavolo.
host-remove-yes = Togli
host-remove-no = Lascia
removed-title = Il tuo posto non c’è più
removed-text = Hanno tolto { $name } dal tavolo.
locked-title = Questo tavolo è chiuso
look-from = Guarda da un posto
look-onlooker = Da fuori

## The door, and tables for everybody

door-title = Chi può venire?
door-help = Chi ha un posto può sempre tornare.
door-link = Chi ha il codice
door-public = Tutti, dallo scaffale
door-locked = Nessun altro
public-title = Tavoli per tutti

## Talk

talk-title = Parlare
talk-unread = Parlare, nuovi: { $n }
talk-none = Nessuno ha ancora detto niente.
talk-write = Scrivi qualcosa
talk-send = Dillo
talk-whom = Chi senti
talk-mute = Silenzia { $name }
talk-hear = Torna a sentire { $name }
talk-by-title = Che cosa si può dire
talk-by-phrases = Alcune frasi
talk-by-chat = Tutto
talk-by-off = Niente
phrase-hello = Ciao a tutti!
phrase-luck = Buona fortuna!
phrase-good = Ben giocato!
phrase-oops = Ops!
phrase-wow = Caspita!
phrase-thanks = Grazie!
phrase-moment = Un momento, per favore
phrase-your_turn = Tocca a te!
phrase-again = Ancora una?
phrase-bye = Arrivederci!

## Looking again

replay-look = Rivedi la partita
replay-title = { $title }, ancora una volta
replay-controls = Avanti e indietro
replay-slider = Punto della partita
replay-move = Mossa { $number } di { $of }
replay-first = Alla distribuzione
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Ferma
replay-tempo = Ritmo: per { $tempo }
replay-from = Guarda da
replay-open = Tutte le mani scoperte
replay-acted = { $name } ha deciso.
replay-only-look = Questa partita è finita. Qui puoi guardarla da ogni lato.
replay-leave = Al risultato
record-title = Rivedi una partita conservata
record-choose = Scegli un file
record-help = Un file conservato alla fine di una partita: il suo nome finisce con .json. Prima si controllano tutte le carte e tutte le mosse.
