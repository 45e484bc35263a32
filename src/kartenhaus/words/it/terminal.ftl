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
terminal-interval = ± intervallo al 95 %; le vittorie condivise si dividono in parti uguali
terminal-seat = Posto
terminal-level = Bot
terminal-points-a-deal = Punti per mano
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
terminal-player = Nome
terminal-kept-before = Una partita che hai lasciato è ancora conservata; --resume la riprende. Se lasci questa, prende il suo posto.
terminal-kept = La partita è conservata. Riprendila con: { $command }
terminal-resumed = Di nuovo qui: la partita riprende da dove l’hai lasciata.
terminal-recorded = La partita è scritta in { $file }. Chiunque può controllarla con: { $command }
terminal-seal = Sigillato prima della prima carta: { $seal }

## The table

terminal-address = Il tavolo si trova a { $address }
terminal-lan = Nella tua rete di casa: { $address }
terminal-no-lan = Nessuna rete di casa trovata: può giocare solo questo dispositivo.
terminal-ctrl-c = Ctrl-C lo sparecchia.
terminal-port-taken = La porta { $port } è occupata; il tavolo usa { $next }.
terminal-bye = Il tavolo è sparecchiato. Arrivederci!
