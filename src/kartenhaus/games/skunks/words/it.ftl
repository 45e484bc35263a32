title = Flinke Stinker
tagline = Correte, puzzole, correte – e tappatevi il naso
summary = Cinque puzzole corrono su 22 caselle. Scopri impronte, quante ne osi, e corri. Ma tra le carte si nascondono i puma: se ne incontri uno, le tue impronte vanno agli altri. Chi viene superato scappa dal tuo odore. Vince chi per primo esce dopo l’ultima casella.

## Moves

move-skunk =
    { $tail ->
        [1] 1: la puzzola verde
        [2] 2: la puzzola arancione
        [3] 3: la puzzola gialla
        [4] 4: la puzzola rossa
       *[5] 5: la puzzola blu
    }
move-path = Casella sentiero
move-stink = Casella puzzolente
move-lift = Riprendi l’ultima casella
move-begin = Il percorso è pronto
move-starts = Comincia il posto { $who }
move-turn = Scopri la carta { $place }
move-run = Corri
move-short = Corri solo di { $steps }
move-go_on = Continua a scoprire
move-cover = Copri il puma
move-give_first = Comincia dal { $left }º a sinistra
move-give = Dai via un { $footprints }
move-remove = Il posto { $who } lascia la partita

## Events

event-laid_out = { $cards } carte coperte, di cui { $pumas } puma
event-chose_skunk =
    { $tail ->
        [1] { $name } prende la puzzola verde
        [2] { $name } prende la puzzola arancione
        [3] { $name } prende la puzzola gialla
        [4] { $name } prende la puzzola rossa
       *[5] { $name } prende la puzzola blu
    }
event-path_laid = La casella { $tile } è sentiero
event-stink_laid = La casella { $tile } puzza
event-lifted = La casella { $tile } viene ripresa
event-track_lies = Il percorso è pronto, con { $stinks } caselle puzzolenti
event-starts = Comincia { $name }
event-turn_began = Tocca a { $name }
event-took = { $name } scopre un { $footprints } al posto { $place }: { $total } in tutto
event-bad_stink = Con { $total } si finirebbe sulla casella puzzolente { $tile }: { $name } deve scoprire un’altra carta
event-bad_full = Con { $total } si finirebbe sulla casella { $tile }, che è piena: { $name } deve scoprire un’altra carta
event-only_pumas = Al centro restano solo i { $pumas } puma
event-laid_anew = Si mescola e si dispone tutto di nuovo: { $cards } carte, { $pumas } puma
event-front_mixed =
    { $cards ->
        [one] { $name }: { $cards } carta viene rimescolata
       *[other] { $name }: { $cards } carte vengono rimescolate
    }
event-puma_shown = Un puma! { $name } l’ha scoperto al posto { $place }
event-met_puma = { $name } ha incontrato un puma e non può correre
event-saw = { $name } l’ha visto
event-covered = Il puma è di nuovo coperto
event-given = { $name } riceve un { $footprints }: ne ha davanti { $total }
event-ran = { $name } corre di { $steps } fino alla casella { $tile }
event-ran_back = { $name } torna indietro dalla casella { $was } alla casella { $tile }
event-ran_home = { $name } torna indietro dalla casella { $was } alla partenza
event-put_away =
    { $cards ->
        [one] { $name } mette { $cards } carta nel mazzo degli scarti
       *[other] { $name } mette { $cards } carte nel mazzo degli scarti
    }
event-left = { $name } ha lasciato la partita; la puzzola torna a casa
event-won = { $name } corre di { $steps }, esce dopo l’ultima casella e vince
event-nobody_won = Resta una persona sola: la partita finisce senza vincitore

## Why? One sentence or two for the rule behind an event

why-sk-08 = Tutte le carte in gioco vengono mescolate e disposte coperte. Nessuno sa dove sono i puma.
why-sk-10 = Il percorso ha sempre 22 caselle: 15 di sentiero e 7 che puzzano.
why-sk-11 = Tra due caselle puzzolenti c’è del sentiero. In un solo punto due di loro possono stare vicine.
why-sk-15 = Ognuno corre con la sua puzzola. Chi sceglie per primo ha più scelta.
why-sk-17 = Al tavolo comincia il più giovane. Qui a nessuno si chiede l’età: decide il caso, oppure lo dice il primo posto.
why-sk-18 = Si gioca in senso orario. Chi ha lasciato la partita viene saltato.
why-sk-22 = Le impronte lasciano il centro e stanno scoperte davanti a chi le ha trovate. Tutte insieme fanno la lunghezza della corsa.
why-sk-32 = La puzzola corre esattamente di tante caselle quante sono le impronte davanti al giocatore.
why-sk-36 = Nessuno può fermarsi su una casella puzzolente. Con un totale così si deve scoprire un’altra carta.
why-sk-38 = Correndo, su una casella possono arrivare solo due puzzole. Con un totale così si deve scoprire un’altra carta.
why-sk-43 = Dopo la corsa tutte le impronte davanti al giocatore sono usate. Aspettano in un mazzo accanto al percorso.
why-sk-49 = Chi viene superato scappa dall’odore: indietro oltre la casella puzzolente più vicina, sulla casella subito prima.
why-sk-50 = Se dietro la puzzola superata non c’è nessuna casella puzzolente, torna fino alla partenza.
why-sk-56 = Il puma lo vedono tutti, e tutti possono provare a ricordare dov’è.
why-sk-57 = Il puma torna coperto al suo posto. Ricordarlo tocca a te: il tavolo non lo fa.
why-sk-58 = Chi scopre un puma resta fermo, e il suo turno è finito.
why-sk-60 = Dopo un puma tutte le impronte davanti vengono regalate, una alla volta in giro, cominciando da sinistra.
why-sk-68 = Al centro ci sono tante carte quanti sono i puma: quindi sono tutti puma.
why-sk-70 = Quando restano solo puma, le carte usate tornano: si mescola tutto e lo si dispone in posti nuovi.
why-sk-74 = Restano solo puma, nessuna carta usata può tornare e il totale non va bene. Perciò si rimescolano carte che stanno davanti ai giocatori; altrimenti la partita non finirebbe mai.
why-sk-76 = Il primo che esce dopo l’ultima casella vince, e la partita finisce subito.

## Options

option-stink_spacing = Tra le caselle puzzolenti
option-stink_spacing-help = Quanto sentiero c’è tra due caselle puzzolenti.
option-stink_spacing-at_least_one = Una casella sentiero o più
option-stink_spacing-exactly_one = Esattamente una casella sentiero

option-double_stink = Due caselle puzzolenti vicine
option-double_stink-help = In un punto del percorso due caselle puzzolenti possono stare vicine?
option-double_stink-allowed = Possono
option-double_stink-always = Sempre
option-double_stink-never = Mai

option-track = Il percorso
option-track-help = Chi dispone le caselle.
option-track-random = Il caso
option-track-custom = Il primo posto, una per una

option-starter = Chi comincia
option-starter-help = Al tavolo comincia il più giovane. A nessuno si chiede l’età.
option-starter-random = Decide il caso
option-starter-pick = Lo dice il primo posto

option-retreat_to = Puzzole superate
option-retreat_to-help = Dove si ferma una puzzola che torna indietro fino a una casella puzzolente.
option-retreat_to-before_stink = Subito prima della casella puzzolente
option-retreat_to-after_stink = Subito dopo

option-use_all_cards = Tutte le impronte contano
option-use_all_cards-help = Nella corsa contano tutte le impronte, o se ne possono lasciare fuori?
option-use_all_cards-true = Tutte
option-use_all_cards-false = Se ne possono lasciare fuori

option-gift_start = Primo regalo
option-gift_start-help = Chi riceve la prima carta dopo un puma.
option-gift_start-left = Il vicino di sinistra
option-gift_start-choice = Sceglie chi regala

option-dry_middle = Niente da rimescolare
option-dry_middle-help = Che cosa succede se restano solo puma, nessuna carta è stata usata e il totale non va bene.
option-dry_middle-mix_own_go_on = Si rimescolano le tue carte e continui a scoprire
option-dry_middle-mix_own_end_turn = Si rimescolano le tue carte e il tuo turno finisce
option-dry_middle-mix_all_go_on = Si rimescolano le carte di tutti e continui a scoprire

option-pile_open = Mazzo degli scarti
option-pile_open-help = Tutti possono guardare le carte usate?
option-pile_open-false = No, solo contarle
option-pile_open-true = Sì

option-memory_aid = Aiuto per la memoria
option-memory_aid-help = Segna dove c’era un puma. Non è il gioco stampato, che è fatto di memoria.
option-memory_aid-off = Nessuno
option-memory_aid-marks = Segna i puma

option-landing_preview = Anteprima della corsa
option-landing_preview-help = Mostra su quale casella porterebbero le impronte.
option-landing_preview-on = Mostrala
option-landing_preview-off = Contate da soli

option-reveal_seconds = Guardare il puma
option-reveal_seconds-help = Per quanti secondi almeno si vede un puma.

option-wait_for_all = Guardano tutti
option-wait_for_all-help = Tutti devono dire di aver visto il puma?
option-wait_for_all-off = Lo copre chi è di turno
option-wait_for_all-on = Sì, tutti

option-show_positions = Posizioni alla fine
option-show_positions-help = Mostra alla fine fin dove sono arrivati tutti. Un secondo posto non c’è.
option-show_positions-off = Solo chi ha vinto
option-show_positions-on = Mostra fin dove

option-turn_timer = Tempo per pensare
option-turn_timer-help = Secondi per ogni scelta. Con 0 nessuno ha fretta.

option-on_timeout = Quando il tempo è finito
option-on_timeout-help = Che cosa fa il tavolo quando il tempo è scaduto.
option-on_timeout-wait = Aspetta
option-on_timeout-random = Una mossa permessa qualsiasi
option-on_timeout-lowest_risk = Quello che farebbe un bot

option-leaver = Quando qualcuno va via
option-leaver-help = Chi continua per un giocatore che se ne va del tutto.
option-leaver-bot = Un bot
option-leaver-remove = Nessuno: la puzzola lascia il percorso

## Editions

preset-german_2010 = Scatola tedesca, 2010
preset-italian_2010 = Foglio italiano, 2010

## Refusals

refusal-game_over = La partita è finita. Puoi cominciarne una nuova.
refusal-not_for_seats = Questo può farlo solo il tavolo. Scegli una mossa tua.
refusal-has_left = Questo posto ha lasciato la partita. Puoi guardarla fino alla fine.
refusal-not_now = Non è il momento. La riga sotto il tabellone dice che cosa viene dopo.
refusal-not_your_turn = Ora decide qualcun altro. Presto tocca a te.
refusal-has_skunk = Hai già una puzzola. Aspetta gli altri.
refusal-skunk_taken = Questa puzzola è già presa. Scegline un’altra.
refusal-track_full = Ci sono già tutte le 22 caselle. Di’ che il percorso è pronto, o riprendine una.
refusal-no_path_left = Ci sono già tutte le 15 caselle sentiero. Prendi una casella puzzolente.
refusal-no_stink_left = Ci sono già tutte le 7 caselle puzzolenti. Prendi una casella sentiero.
refusal-stinks_touch = Qui due caselle puzzolenti non possono stare vicine. Metti del sentiero in mezzo.
refusal-too_far_apart = A questo tavolo tra le caselle puzzolenti c’è esattamente una casella sentiero. Prendi una casella puzzolente.
refusal-no_legal_track = Con questa casella il percorso non si potrebbe più finire secondo le regole. Prendi l’altro tipo.
refusal-no_tile_lies = Non c’è ancora nessuna casella. Comincia con una.
refusal-track_unfinished = Mancano delle caselle. Metti prima tutte le 22.
refusal-no_such_seat = A quel posto non gioca nessuno. Scegline un altro.
refusal-cover_first = C’è un puma scoperto. Prima coprilo.
refusal-give_first = Ci sono carte da regalare. Scegli la prossima.
refusal-no_card_there = Lì non c’è più nessuna carta. Scegli un posto dove ce n’è una.
refusal-only_pumas_left = Restano solo puma. Continua, e prima si mescola tutto; oppure corri, se puoi.
refusal-must_run = Restano solo puma e non c’è niente da rimescolare. Il tuo totale va bene: corri.
refusal-footprints_left = Al centro ci sono ancora impronte. Scopri una carta.
refusal-turn_first = Prima di correre, scopri impronte in questo turno. Scegli una carta.
refusal-on_stink = Si finirebbe su una casella puzzolente, e lì nessuno si ferma. Scopri un’altra carta.
refusal-tile_full = Lì ci sono già due puzzole. Scopri un’altra carta.
refusal-all_cards_count = A questo tavolo contano tutte le tue impronte. Corri con tutte, o scopri un’altra carta.
refusal-no_such_sum = Con le tue carte questo totale non si fa. Scegli un altro numero, o corri con tutte.
refusal-no_puma_shown = Non c’è nessun puma scoperto. Scegli qualcos’altro.
refusal-already_seen = L’hai già visto. Aspetta gli altri.
refusal-starts_left = A questo tavolo si comincia a regalare da sinistra. Scegli una carta.
refusal-begin_where_first = Prima di’ da chi cominci. Poi scegli una carta.
refusal-begun_already = Hai già cominciato a regalare. Scegli la prossima carta.
refusal-no_such_neighbour = Non giocano così tanti altri. Scegli un numero più piccolo.
refusal-no_such_card = Non hai davanti una carta così. Scegline una che c’è.

## How to play

rules-01-title = Di che cosa si tratta
rules-01-text =
    Le puzzole fanno una gara. Con le impronte si va avanti, ma in mezzo si nascondono i puma. Chi viene superato scappa dal tuo odore.
    Si gioca da 2 a 5, da circa sei anni in su. Una partita dura più o meno un quarto d’ora.

rules-02-title = Le carte
rules-02-text =
    Ci sono 30 carte rotonde: 20 con impronte, da 1 a 4, e 10 con un puma. In 5 si usano tutte.
    In 2 restano nella scatola due 4, due 3 e due puma; in 3 due 4, un 3 e un puma; in 4 un 4 e un 3.
    Le carte si mescolano e stanno coperte al centro. Durante la partita non si spostano mai.

rules-03-title = Il percorso
rules-03-text =
    15 caselle sentiero e 7 caselle puzzolenti formano il percorso. Tra due caselle puzzolenti c’è del sentiero; solo in un punto due possono stare vicine.
    Ognuno sceglie una puzzola. Si comincia dalla partenza, prima della prima casella.

rules-04-title = Il tuo turno
rules-04-text =
    Scopri una carta qualsiasi. Se mostra impronte, resta scoperta davanti a te. Poi scegli: correre, o scoprirne un’altra. Puoi scoprirne quante ne osi.
    Contano anche le impronte che ti hanno regalato. Ma prima di correre devi aver scoperto almeno una carta nel tuo turno.

rules-05-title = Correre
rules-05-text =
    Somma tutte le impronte davanti a te. La tua puzzola corre esattamente di tanto.
    Nessuno può fermarsi su una casella puzzolente, né dove stanno già altre due puzzole. Se la corsa finisse lì, devi scoprire un’altra carta.
    Dopo la corsa le tue impronte vanno nel mazzo degli scarti.

rules-06-title = Superare
rules-06-text =
    Ogni puzzola che superi scappa: indietro oltre la casella puzzolente più vicina, sulla casella subito prima. Se non ce n’è, torna alla partenza.
    Chi sta sulla casella da cui parti, o su quella dove ti fermi, non è superato. Tornando indietro ci si può ritrovare in tanti.

rules-07-title = I puma
rules-07-text =
    Un puma finisce il tuo turno, e non corri. Lo vedono tutti, poi torna coperto allo stesso posto. Cerca di ricordarlo!
    Se hai impronte davanti, le regali tutte: una carta al vicino di sinistra, una al successivo e così via, saltando te. Scegli tu quale carta viene dopo.

rules-08-title = Solo puma
rules-08-text =
    Se al centro restano tante carte quanti sono i puma, sono tutti puma. Allora corri, se puoi, o continua.
    In ogni caso le carte usate tornano: tutto si mescola con i puma e si dispone in posti nuovi. Se corri, succede dopo la corsa. Se continui, succede prima, e poi scopri una carta.

rules-09-title = La fine
rules-09-text =
    Il primo che esce dopo l’ultima casella vince subito. Stare sulla casella 22 non basta; impronte in più non fanno danno.
    Un secondo posto non c’è.

rules-10-title = Che cosa abbiamo supposto
rules-10-text =
    Il foglio delle regole non dice quante carte ci sono di ogni numero. Ne abbiamo prese cinque di 1, 2, 3 e 4.
    Ogni casella puzzolente ha una figura sua, e due delle cinque puzzole sono rossa e blu: anche queste sono supposizioni.
    Chi ha la scatola può correggere tutto in un piccolo file.

rules-11-title = Dove il foglio tace
rules-11-text =
    Se restano solo puma, nessuna carta è stata usata e il totale non va bene, si rimescolano le tue carte e continui. Se va bene, devi correre.
    La prima e l’ultima casella possono puzzare. Alla partenza c’è posto per tutti, e lì nessuno viene superato.
    Se resta una persona sola, la partita finisce senza vincitore. Altro si può decidere nelle opzioni.

## The board

start = alla partenza
past = oltre la fine
tile = casella { $tile }
skunk-colour =
    { $colour ->
        [1] verde
        [2] arancione
        [3] gialla
        [4] rossa
       *[5] blu
    }
middle =
    { $n ->
        [one] Al centro: { $n } carta, puma compresi: { $pumas }.
       *[other] Al centro: { $n } carte, puma compresi: { $pumas }.
    }
used = Usate: { $n }.
not-printed = I puma sono segnati (!): non è il gioco stampato.
seat-left = ha lasciato la partita
seat-seen = ha visto il puma
seat-front = { $cards } = { $total }
now-skunk = Scegli una puzzola
now-lay = Metti la casella { $tile }, o riprendine una
now-starter = Chi comincia?
now-turn = Scopri una carta: scrivi il numero del suo posto
now-choose = Corri di { $total }, o scopri un’altra carta
now-bad = Con { $total } non puoi fermarti: scopri un’altra carta
now-only-pumas = Restano solo puma: corri, o continua e si mescola tutto
now-go-on = Restano solo puma: continua, e si mescola tutto
now-must-run = Restano solo puma: corri
now-cover = Un puma! Guarda dov’è, poi coprilo
now-see = Un puma! Guarda dov’è, poi di’ che l’hai visto
now-give = Dai una carta a { $name }
now-give-where = Da quale vicino a sinistra cominci a regalare?
now-wait = Si aspetta { $name }
now-over = La partita è finita

## The board on the page

spread-title = Le carte al centro
track-title = Il percorso
track-finish = Traguardo
tile-none = Casella { $tile }, non ancora posata
tile-stink = La casella { $tile } puzza
tile-path = Casella { $tile }, sentiero
place-covered = Carta coperta, fila { $row }, posto { $column }
place-marked = Carta coperta, un puma, fila { $row }, posto { $column }
place-puma = Puma, fila { $row }, posto { $column }
card-steps = Impronte: { $n }
front-title = Davanti a { $name }
front-none = Ancora nessuna impronta
front-cards = Impronte davanti: { $total }
ask-turn = Scopri una carta
ask-give-where = Chi riceve la prima carta?
give-to = Dai un { $footprints } a { $name }
act-run = Corri di { $total }
act-seen = L’ho visto
lands-past = Oltre il traguardo!
lands-stink = La casella { $tile } puzza: niente sosta
lands-full = La casella { $tile } è piena
lands-well = Fino alla casella { $tile }
end-won = Vince { $name }
short-title = Correre con una parte delle carte
refusal-look_first = Guarda prima dove sta il puma. Poi coprilo.
