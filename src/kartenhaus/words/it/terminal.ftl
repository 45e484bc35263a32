## Reading the rules

terminal-options-group = Opzioni: { $group }
terminal-number = da { $least } a { $most }, di solito { $default }
terminal-usual = di solito
terminal-editions = Edizioni
terminal-as-usual = come di solito

## Simulating

terminal-compiling = Preparazione: la prima volta richiede qualche secondo
terminal-playing = Si gioca
terminal-rate = { $rate } mani/s
terminal-nothing-played = Fermato prima della fine della prima partita.
terminal-played =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }, seme { $seed }
terminal-stopped = Fermato prima; ecco che cosa è stato giocato.
terminal-written = Il risultato di ogni partita è scritto in { $folder }.
terminal-report-written = Il rapporto è scritto in { $place }.
terminal-go-on-simulating = Per continuare: { $command }
terminal-not-written = Con --out CARTELLA si può continuare un’altra volta.
terminal-interval = ± intervallo al 95 %; le vittorie condivise si dividono in parti uguali
terminal-seat = Posto
terminal-level = Bot
terminal-points-a-deal = Punti per mano
terminal-contestant = Giocatore
terminal-field = { $player } in tutti gli altri posti
terminal-behind = Dietro al migliore
terminal-rating = Punteggio
terminal-choice-time = Tempo per mossa
terminal-contested = { $deals } mani in { $seatings } disposizioni, seme { $seed }
terminal-contest-caption = ± intervallo al 95 % sulle mani, ciascuna giocata una volta in ogni disposizione; punteggio ± incertezza secondo OpenSkill; tempo su un core, e il più lungo
terminal-win-share = Partite vinte

## Playing

terminal-against = Giochi contro { $names }: { $level }.
terminal-keys = Numero: gioca · ?: aiuto · w: perché · r: regole · q: esci
terminal-help-moves = Adesso puoi fare questo:
terminal-help-keys =
    Scrivi il numero di una carta o di una fila e premi Invio, oppure quanto basta delle parole.
    ?  questo aiuto
    w  perché è successo? La regola dietro ogni evento
    r  le regole
    q  esci; la partita resta conservata
terminal-enter = Invio: { $move }
terminal-go-on = C’è altro? Scrivilo; solo Invio va avanti.
terminal-unclear = «{ $typed }» può voler dire più cose: { $moves }.
terminal-unknown = «{ $typed }» adesso non si può fare. Possibile: { $moves }.
terminal-player = Ospite
terminal-kept-before = Una partita che hai lasciato è ancora conservata; --resume la riprende. Se lasci questa, prende il suo posto.
terminal-kept = La partita è conservata. Riprendila con: { $command }
terminal-resumed = Di nuovo qui: la partita riprende da dove l’hai lasciata.
terminal-recorded = La partita è scritta in { $file }. Chiunque può controllarla con: { $command }
terminal-seal = Sigillato prima della prima carta: { $seal }

## Playing with words and against time

terminal-space = Spazio: { $move }
terminal-key = { $key }: { $move }
terminal-live-keys = ?: aiuto · w: perché · r: regole · q: esci
terminal-help-live =
    Premi un tasto; Invio non serve. Per un numero di due cifre premile tutte e due.
    Backspace o Esc cancella. Mentre leggi, il tavolo aspetta.
    ?  questo aiuto
    w  perché è successo? La regola dietro ogni evento
    r  le regole
    q  esci; la partita resta conservata
terminal-help-live-lines =
    Scrivi la lettera o il numero di un tasto, oppure quanto basta delle parole, e premi Invio.
    { "." }  lascia passare il tempo finché succede qualcosa; anche solo Invio, se non c’è niente da fare
    ?  questo aiuto
    w  perché è successo? La regola dietro ogni evento
    r  le regole
    q  esci; la partita resta conservata
terminal-any-key = Un tasto qualsiasi va avanti.
terminal-words =
    { $offers ->
        [0] Scrivilo e premi Invio. Solo Invio torna indietro.
       *[other] Scrivilo e premi Invio, oppure scrivi il numero di una di queste frasi. Solo Invio torna indietro.
    }
terminal-too-long = Sono { $length } lettere. Ce ne stanno { $most }: accorcia un po’, per favore.
terminal-keep-story = Vuoi conservare la storia? Scrivi il nome di un file, per esempio storia.html o storia.pdf; solo Invio: no.
terminal-story = La storia è scritta in { $file }.
terminal-no-pdf = Questo computer non sa fare un PDF ({ $reason }). La storia diventa invece una pagina.

## The table

terminal-address = Il tavolo si trova a { $address }
terminal-lan = Nella tua rete di casa: { $address }
terminal-no-lan = Nessuna rete di casa trovata: può giocare solo questo dispositivo.
terminal-ctrl-c = Ctrl-C lo sparecchia.
terminal-port-taken = La porta { $port } è occupata; il tavolo usa { $next }.
terminal-bye = Il tavolo è sparecchiato. Arrivederci!

## Copies of the data

terminal-backed-up =
    Copia di { $rooms ->
        [one] { $rooms } tavolo
       *[other] { $rooms } tavoli
    } salvata in { $file }.
terminal-restored =
    Copia di { $rooms ->
        [one] { $rooms } tavolo
       *[other] { $rooms } tavoli
    } ripristinata in { $file }.
terminal-kept-copy = Quello che c’era prima è conservato in { $file }.
