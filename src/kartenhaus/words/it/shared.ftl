## Bots

level-random = Caso
level-six_year_old = Sei anni
level-rule = Regola semplice
level-keen = Mente sveglia
level-sharp = Vecchia volpe
level-mouse = Topo
level-rabbit = Coniglio
level-fox = Volpe
level-owl = Gufo
level-wolf = Lupo
plays-mouse = Gioca come a sei anni.
plays-rabbit = Segue regole semplici, e se la cava bene.
plays-fox = Conosce i trucchi del gioco.
plays-owl = Riflette bene prima di ogni mossa.
plays-wolf = Vede molto lontano. Il più forte di tutti.
level-master = Maestro

## Groups of options

group-variant = Variante
group-edition = Edizione
group-house = Regole della casa
group-comfort = Comodità

## Refusals of the table

refusal-stale = Al tavolo è già successo qualcos’altro. Guarda di nuovo e scegli ancora.
refusal-not_your_seat = Questo posto è di qualcun altro. Puoi giocare solo per i tuoi posti.
refusal-not_host = Questo può farlo solo chi ha aperto il tavolo.
refusal-unknown_room = Nessun tavolo ha questo codice. Controlla le cinque lettere e cifre.
refusal-unknown_game = Questo gioco non è sullo scaffale. Scegli una delle scatole.
refusal-room_full = Tutti i posti sono occupati. Puoi restare a guardare.
refusal-seat_taken = Questo posto è già occupato. Scegli un posto libero.
refusal-game_running = La partita è ancora in corso. Sarà possibile quando è finita.
refusal-not_started = La partita non è ancora cominciata. Aspetta che si diano le carte.
refusal-slow_down = Troppo in fretta. Aspetta un momento, poi riprova.
refusal-table_stopped = Questo tavolo si è fermato per un errore nostro. Puoi aprirne un altro.
refusal-not_saved = Il tavolo non è riuscito a scriverlo, quindi non è cambiato niente. Riprova fra un momento.
refusal-bad_message = Il messaggio non era comprensibile. Ricarica la pagina e riprova.
refusal-our_mistake = Qualcosa da parte nostra è andato storto, e non è cambiato niente. Riprova fra un momento.
refusal-unknown_page = A questo indirizzo non c’è niente. Vai allo scaffale e comincia da lì.
refusal-foreign_origin = Arrivava da un altro sito. Apri il tavolo dal suo indirizzo.
refusal-foreign_host = Il tavolo non conosce questo indirizzo. Usa quello mostrato all’inizio.
refusal-record_unreadable = Questo file non è una partita conservata, o è danneggiato. Scegline uno conservato alla fine di una partita.
refusal-record_version = Questa partita è stata giocata con regole diverse da quelle che ci sono qui ora. Si può rivedere con il Kartenhaus con cui è stata conservata.
refusal-record_untrue = Questo file è stato cambiato: ciò che dice a «{ $where }» non può essere successo. Scegli il file così come è stato conservato.
refusal-record_forgotten = La partita conservata non è più qui. Scegli di nuovo il file.
refusal-open_seats = Un posto è ancora libero. Aspetta qualcuno o dallo a un bot.
refusal-too_few_seats = Per questo gioco bisogna essere almeno in { $least }. Aggiungi un posto.
refusal-too_many_seats = A questo gioco si gioca al massimo in { $most }. Togli un posto.
refusal-bad_name = Un nome ha da 1 a 24 caratteri. Scegline un altro.
refusal-too_late = Troppo tardi: qualcuno è stato più veloce, o era già finita.
refusal-undo_nothing = Al momento non c’è nessuna mossa da ritirare.
refusal-undo_not_yours = L’ultima mossa era di qualcun altro. Puoi ritirare solo la tua.
refusal-undo_revealed = Questa mossa ha mostrato qualcosa di nuovo, perciò resta com’è.
refusal-undo_not_offered = In questo gioco tutto va subito avanti. Nessuna mossa si può ritirare.
refusal-paused = Il tavolo è in pausa. Prima riprendete, poi si può.
refusal-not_paused = La partita è già ripresa.
refusal-asked_already = Qualcuno ha già chiesto qualcosa. Aspetta le risposte.
refusal-asked_no_more = È già deciso.
refusal-no_by_turn = Questo gioco si gioca tutti insieme, quindi non a turni su più giorni.
refusal-no_letters = Questo server non scrive lettere.
refusal-no_hints = A questo tavolo non ci sono consigli. Chi lo ha aperto può cambiarlo.
refusal-room_locked = Il tavolo è chiuso: per ora non può entrare nessun altro.
refusal-no_public_tables = Su questo server non ci sono tavoli per tutti.
refusal-own_seat = Quello è il tuo posto. Per lasciarlo, abbandona il tavolo.
refusal-no_person = Lì non c’è nessuno.
refusal-no_talk = A questo tavolo non si può dire.
refusal-no_words = Non c’era niente da leggere.
refusal-no_hint_now = Ora non c’è niente da decidere. Chiedi di nuovo quando tocca a te.
refusal-needs_words = Qui ci vuole una frase. Racconta qualcosa e si va avanti.
refusal-no_story = In questo gioco non si racconta nulla, quindi non c’è una storia da conservare.
refusal-no_pdf = Questo computer per ora non può creare un PDF. Conserva la storia come pagina, oppure stampala.

## Around every table

event-undone = { $name } ritira l’ultima mossa
event-photo_finish =
    { $is_tie ->
        [1] Fotofinish: { $times }. Troppo vicini per misurarlo, quindi pari: la precedenza va a { $name }.
       *[other] Fotofinish: { $times }. { $name } con { NUMBER($margin, minimumFractionDigits: 3) } s di vantaggio.
    }
why-photo_finish = Conta il tempo che passa tra vedere e premere, per quanto lunga sia la strada attraverso la rete. Se la differenza è troppo piccola da misurare, decide la regola del gioco o la sorte.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Chi gioca
table-you = Tu
table-bot = Bot
table-away = non c’è
table-open = posto libero
table-awaited = di turno
table-cards =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
table-winner = Vittoria
table-log = Che cosa è successo
table-log-empty = Ancora niente
table-why = Perché?
table-why-of = Perché? { $sentence }
table-scores = Foglio dei punti
table-scores-none = Nessuna mano è stata ancora contata
table-deal = Mano
table-total = Totale
table-player = Nome
table-next-deal = Prossima mano
table-close = Chiudi
table-skip = Tocca per saltare
table-rank = { $rank }º posto
table-course = Andamento della partita
table-course-of = { $name }: { $points }
table-rematch = Ancora una volta
table-look = Guarda il tavolo
table-result = Risultato
table-ready-wait =
    { $n ->
        [one] Si aspetta { $n } persona
       *[other] Si aspettano { $n } persone
    }
