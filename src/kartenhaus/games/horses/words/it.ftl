title = Mau Mau Cavalli
tagline = A ogni carta il suo pezzo di storia
summary = Gioca una carta che va bene e racconta come continua: la sua figura deve comparire nella tua frase. Quando si dice il nome del cavallo, afferra il cavallino! Chi resta senza carte racconta il finale e vince.

## Moves

move-lay = Gioca la carta { $card }
move-wish_red = Gioca la carta { $card } e chiedi il rosso
move-wish_yellow = Gioca la carta { $card } e chiedi il giallo
move-wish_green = Gioca la carta { $card } e chiedi il verde
move-wish_blue = Gioca la carta { $card } e chiedi il blu
move-draw = Pesca
move-keep = Tieni ciò che hai pescato
move-stop = Non giocare altre carte
move-tell = Racconta la carta { $card }
move-ask = Fai giudicare la carta { $card } dagli altri
move-take_back = Riprendi la carta
move-wave = Questa frase vale
move-object = Questa frase non vale
move-insist = La mia parola vale
move-grab = Afferra il cavallino
move-false_grab = Afferra troppo presto
move-want = Partecipa al sorteggio
move-leave = Lascia stare
move-slip = Infila la carta { $card } sotto il mazzo
move-decline = Non infilare carte
move-call_one = Grida la prima parola
move-call_all = Grida tutte e due le parole
move-accuse = Il giocatore { $who } non ha gridato
move-turn_target = Gira la carta finale
move-name = Proponi un nome
move-no_name = Lascia il nome agli altri
move-vote = Vota per il giocatore { $who }
move-category = Di’ che cosa somiglia alla figura { $motif }
move-agree = Va bene
move-next = Alla prossima partita
move-new_name = Prossima partita, con un nuovo nome
move-close = Il tempo è scaduto
move-remove = Il giocatore { $who } ha lasciato la partita

## Events

event-dealt =
    Comincia la partita { $round }. La carta iniziale mostra { $motif ->
        [6] il maniscalco
        [7] la stalla
        [8] il cane
        [9] il cavaliere
       *[other] un’altra figura
    }
event-proposed_name = { $name } propone un nome per il cavallo
event-left_name = { $name } lascia il nome agli altri
event-voted = { $name } ha votato
event-horse_named = Il cavallo si chiama come ha proposto { $name }
event-horse_named_by_lot = La sorte dà il nome al cavallo
event-changed_category = { $name } cambia che cosa somiglia a una figura
event-agreed = { $name } è d’accordo
event-starts = Comincia { $name }
event-turn_began = Tocca a { $name }
event-laid =
    { $name } gioca { $motif ->
        [1] un cavallo
        [2] un ostacolo
        [3] una carrozza
        [4] un ferro di cavallo
        [5] un cambio di giro
        [6] un maniscalco
        [7] una stalla
        [8] un cane
        [9] un cavaliere
       *[other] una carta
    }{ $tint ->
        [1] {" "}(rosso)
        [2] {" "}(giallo)
        [3] {" "}(verde)
        [4] {" "}(blu)
       *[other] {""}
    }
event-wished =
    { $name } chiede { $tint ->
        [1] il rosso
        [2] il giallo
        [3] il verde
       *[other] il blu
    }
event-told = { $name } ha continuato la storia
event-asked = { $name } chiede se una frase vale
event-waved = { $name } accetta la frase
event-objected = { $name } non accetta la frase
event-insisted = { $name } insiste: la frase vale
event-took_back = { $name } riprende la carta
event-drew =
    { $cards ->
        [0] { $name } non può pescare, non c’è più niente
       *[other] { $name } pesca una carta
    }
event-paid =
    { $cards ->
        [one] { $name } pesca { $cards } carta per gli ostacoli
       *[other] { $name } pesca { $cards } carte per gli ostacoli
    }
event-got =
    Hai pescato { $motif ->
        [1] un cavallo
        [2] un ostacolo
        [3] una carrozza
        [4] un ferro di cavallo
        [5] un cambio di giro
        [6] un maniscalco
        [7] una stalla
        [8] un cane
        [9] un cavaliere
       *[other] una carta
    }{ $tint ->
        [1] {" "}(rosso)
        [2] {" "}(giallo)
        [3] {" "}(verde)
        [4] {" "}(blu)
       *[other] {""}
    }
event-kept = { $name } non gioca altro
event-stopped = { $name } non gioca altre carte
event-renewed =
    { $cards ->
        [one] { $cards } carta giocata è il nuovo mazzo
       *[other] { $cards } carte giocate si mescolano e sono il nuovo mazzo
    }
event-bill_rose =
    { $cards ->
        [one] { $name } mette un ostacolo: { $cards } carta da pescare
       *[other] { $name } mette un altro ostacolo: { $cards } carte da pescare
    }
event-bill_passed =
    { $cards ->
        [one] { $name } lo passa: { $cards } carta da pescare
       *[other] { $name } lo passa: { $cards } carte da pescare
    }
event-turned_round =
    { $direction ->
        [1] { $name } cambia il giro: in senso orario
       *[other] { $name } cambia il giro: in senso antiorario
    }
event-reads = { $name } racconta del cavallo. Mani dietro la schiena!
event-figure_live = Il nome è stato detto: afferrate!
event-grabbed_early = { $name } ha afferrato troppo presto
event-grabbed = { $name } ha il cavallino
event-wants = { $name } partecipa al sorteggio
event-nobody_grabbed = Nessuno ha afferrato
event-slipped = { $name } infila una carta sotto il mazzo
event-slipped_card =
    Hai infilato { $motif ->
        [1] un cavallo
        [2] un ostacolo
        [3] una carrozza
        [4] un ferro di cavallo
        [5] un cambio di giro
        [6] un maniscalco
        [7] una stalla
        [8] un cane
        [9] un cavaliere
       *[other] una carta
    }{ $tint ->
        [1] {" "}(rosso)
        [2] {" "}(giallo)
        [3] {" "}(verde)
        [4] {" "}(blu)
       *[other] {""}
    }
event-declined = { $name } non infila carte
event-called_one = { $name } grida la prima parola
event-called_all = { $name } grida tutte e due le parole
event-called_wrongly = { $name } grida per niente
event-caught =
    { $cards ->
        [0] { $name } non ha gridato, ma non c’è più niente da pescare
       *[other] { $name } non ha gridato e pesca una carta
    }
event-win_undone = { $name } ha di nuovo una carta: si continua
event-accused_wrongly = { $name } ha notato qualcosa che non c’era
event-fined = { $name } pesca una carta per questo
event-hand_empty = { $name } non ha più carte
event-target_turned =
    { $name } gira la carta finale: { $motif ->
        [10] un trofeo
        [11] un falò
        [12] un pascolo
        [13] un tramonto
        [14] un puledro
       *[other] un’altra figura
    }
event-kept_target =
    { $targets ->
        [one] { $name } ha { $targets } carta finale
       *[other] { $name } ha { $targets } carte finali
    }
event-wants_next = { $name } vuole la prossima partita
event-wants_new_name = { $name } vorrebbe un altro nome per il cavallo
event-left = { $name } ha lasciato la partita
event-won = Vince { $name }

## Why?

why-hm-03 = Tutti ricevono quattro carte. I cambi di giro entrano nel mazzo solo dopo.
why-hm-10 = Scegliete insieme il nome del cavallo.
why-hm-12 = Si comincia in senso orario.
why-hm-13 = Comincia chi ha più fantasia, e lo decidete insieme.
why-hm-16 = Una carta va bene se il colore o la figura è quella della carta in cima.
why-hm-19 = Chi gioca una carta racconta subito come continua la storia.
why-hm-20 = La figura della carta giocata deve comparire nella frase. Altrimenti riprova, riprendi la carta o chiedi agli altri.
why-hm-23 = Chi non ha una carta che va bene ne pesca una.
why-hm-25 = Se la carta pescata va bene, si può giocare subito. Altrimenti resta in mano e tocca al prossimo.
why-hm-27 = Quando il mazzo finisce, si mescolano le carte giocate tranne l’ultima.
why-hm-32 = Mentre si racconta del cavallo, gli altri tengono le mani dietro la schiena. Chi afferra prima del nome è fuori per questa volta.
why-hm-33 = Quando si dice il nome del cavallo, tutti tranne il narratore afferrano il cavallino.
why-hm-34 = Il più veloce può infilare di nascosto una sua carta sotto il mazzo.
why-hm-35 = Nessuno è obbligato a infilare una carta.
why-hm-37 = Dopo un ostacolo il prossimo pesca una carta, a meno che non giochi un altro ostacolo.
why-hm-38 = Solo un altro ostacolo evita di pescare, o ciò che avete deciso al tavolo.
why-hm-39 = Ogni ostacolo in più aggiunge una carta. Chi non ne aggiunge le pesca tutte.
why-hm-40 = Dopo una carrozza si può giocare un’altra carta, se va bene.
why-hm-44 = Chi gioca un ferro di cavallo dice il colore che viene.
why-hm-47 = Da ora si gioca al contrario, fino al prossimo cambio.
why-hm-49 = Appena qualcuno non ha più carte, la partita finisce.
why-hm-50 = Chi non ha più carte gira la carta finale e racconta un finale con la sua figura.
why-hm-51 = Chi ha raccontato il finale ha vinto. Non ci sono punti.
why-hm-53 = Con una sola carta gridi la prima parola.
why-hm-54 = Con l’ultima carta gridi tutte e due le parole.
why-hm-55 = Dimenticare di gridare costa solo se qualcuno lo nota in tempo.
why-hm-56 = Chi ha dimenticato di gridare e viene scoperto pesca una carta, e tocca al prossimo.
why-hm-58 = Una maratona ha più partite, ognuna con la sua storia.
why-hm-59 = Chi vince una partita tiene la carta finale. Con due si vince la maratona.
why-hm-63 = I cantastorie decidono prima quali parole somigliano a una figura.

## Options

option-shout = Gridare
option-shout-help = Con una carta gridi una parola, con l’ultima tutte e due. Chi lo dimentica può essere scoperto.
option-shout-off = Non si grida
option-shout-on = Sì
option-marathon = Maratona
option-marathon-help = Più partite, finché qualcuno ha due carte finali.
option-marathon-off = No, una partita
option-marathon-on = Sì
option-storyteller = Cantastorie
option-storyteller-help = Bastano parole simili: un animale per il cane, una persona per il cavaliere.
option-storyteller-off = Non bastano
option-storyteller-on = Sì
option-story = Storia
option-story-help = Se si racconta, o si giocano solo le carte.
option-story-told = Una frase per ogni carta
option-story-quick = Solo carte, niente frasi
option-telling = Come si racconta
option-telling-help = Se la frase si scrive, o si dice a voce allo stesso tavolo. Allora gli altri sentono se vale.
option-telling-written = Per iscritto
option-telling-aloud = A voce
option-language = Lingua della storia
option-language-help = La lingua in cui raccontate e gridate.
option-language-de = Tedesco
option-language-en = Inglese
option-language-es = Spagnolo
option-language-fr = Francese
option-language-it = Italiano
option-language-nl = Olandese
option-language-pt = Portoghese
option-story_check = Chi giudica le frasi
option-story_check-help = Se una lista di parole cerca la figura, o stanno attenti gli altri.
option-story_check-words = La lista di parole
option-story_check-table = Gli altri
option-story_check-off = Nessuno
option-spelling = Ortografia
option-spelling-help = Se si perdona una lettera sbagliata in una parola lunga.
option-spelling-exact = Esatta
option-spelling-forgiving = Si perdona una lettera
option-mention = La figura nella frase
option-mention-help = La figura va nominata, o basta un accenno?
option-mention-name = Va nominata
option-mention-refer = Basta un accenno
option-direction_sentence = Frase del cambio di giro
option-direction_sentence-help = Deve parlare di girare o tornare?
option-direction_sentence-motif = Sì
option-direction_sentence-free = No, qualsiasi frase
option-agree_on = Che cosa decidono i cantastorie
option-agree_on-help = Tipi di cose, o una lista di parole.
option-agree_on-categories = Tipi di cose
option-agree_on-terms = Parole singole
option-stable_category = Simile alla stalla
option-stable_category-help = Che cosa può stare per la stalla con i cantastorie.
option-stable_category-dwelling = Qualsiasi dimora
option-stable_category-building = Qualsiasi edificio
option-starter_rule = Domanda per l’inizio
option-starter_rule-help = Che cosa si chiede per decidere chi comincia.
option-starter_rule-imagination = Chi ha più fantasia?
option-starter_rule-last_ridden = Chi è andato a cavallo per ultimo?
option-starter = Chi comincia
option-starter-help = Come si decide nella prima partita.
option-starter-vote = Votano tutti
option-starter-host = Lo dice il primo giocatore
option-starter-random = A sorte
option-next_starter = Chi comincia dopo
option-next_starter-help = In una maratona.
option-next_starter-rotate = Il giocatore seguente
option-next_starter-winner = L’ultimo vincitore
option-next_starter-vote = Votano di nuovo tutti
option-drawn_card = Carta pescata che va bene
option-drawn_card-help = Può restare in mano?
option-drawn_card-may = Si può giocare
option-drawn_card-must = Si deve giocare
option-voluntary_draw = Pescare invece di giocare
option-voluntary_draw-help = Si può pescare anche se una carta va bene?
option-voluntary_draw-never = Mai
option-voluntary_draw-wild_only = Solo se va bene soltanto un ferro o un cambio di giro
option-voluntary_draw-always = Sempre
option-coach_extra = Altra carta dopo la carrozza
option-coach_extra-help = Si deve giocare se va bene?
option-coach_extra-may = Si può giocare
option-coach_extra-must = Si deve giocare
option-direction_effect = Cambio di giro
option-direction_effect-help = Che cosa fa una seconda carta così.
option-direction_effect-toggle = Cambia ogni volta
option-direction_effect-anticlockwise_only = Si gira in senso antiorario e resta così
option-after_direction = Dopo un cambio di giro
option-after_direction-help = Quale carta ci va sopra.
option-after_direction-looks_through = Ciò che andava bene prima
option-after_direction-anything = Qualsiasi carta
option-two_player_direction = Cambio di giro in due
option-two_player_direction-help = Che cosa fa.
option-two_player_direction-none = Niente
option-two_player_direction-again = Si gioca ancora
option-after_hazard = Dopo aver pescato per gli ostacoli
option-after_hazard-help = Che cosa si può ancora fare.
option-after_hazard-turn_over = Più niente
option-after_hazard-drawn_card_only = Giocare una carta pescata
option-after_hazard-full_turn = Giocare un turno intero
option-hazard_answer = Risposta a un ostacolo
option-hazard_answer-help = Quali carte evitano di pescare.
option-hazard_answer-hazard_only = Solo un altro ostacolo
option-hazard_answer-wilds_pass_it_on = Anche ferro e cambio di giro
option-snatch_mode = Il cavallino
option-snatch_mode-help = Come si decide chi lo prende.
option-snatch_mode-real_time = Il più veloce
option-snatch_mode-lot = A sorte fra chi lo vuole
option-snatch_mode-off = Nessuno, giocare senza
option-false_grab = Afferrare troppo presto
option-false_grab-help = Che cosa succede a chi afferra prima del nome.
option-false_grab-locked_out = Fuori per questa volta
option-false_grab-ignored = Niente
option-false_grab-draw_one = Fuori, e una carta da pescare
option-snatch_limit = Tempo per afferrare
option-snatch_limit-help = Secondi dopo il nome.
option-two_player_snatch = Il cavallino in due
option-two_player_snatch-help = Allora può afferrare uno solo.
option-two_player_snatch-plain = Come sempre
option-two_player_snatch-off = Giocare senza
option-snatch_can_win = Infilare l’ultima carta
option-snatch_can_win-help = Il più veloce può infilare la sua ultima carta e vincere?
option-snatch_can_win-true = Sì
option-snatch_can_win-false = Non può
option-shout_on_slip = Gridare infilando una carta
option-shout_on_slip-help = Si gridano tutte e due le parole infilando l’ultima carta?
option-shout_on_slip-false = Non serve
option-shout_on_slip-true = Sì
option-catch_window = Tempo per notare
option-catch_window-help = Secondi, almeno, in cui si può notare una dimenticanza.
option-false_call = Grido sbagliato
option-false_call-help = Che cosa costa un grido o un sospetto sbagliato.
option-false_call-none = Niente
option-false_call-draw_one = Una carta, al massimo tre a partita
option-turn_timer = Tempo per pensare
option-turn_timer-help = Secondi per ogni scelta. Con 0 nessuno ha fretta.
option-on_timeout = Quando il tempo scade
option-on_timeout-help = Che cosa fa il tavolo quando il tempo per pensare è finito.
option-on_timeout-wait = Aspettare
option-on_timeout-random = Una mossa qualsiasi
option-on_timeout-lowest_risk = Ciò che farebbe un bot
option-leaver = Quando qualcuno va via
option-leaver-help = Che cosa succede quando un giocatore va via per sempre.
option-leaver-bot = Continua un bot
option-leaver-remove = Le sue carte vanno sotto il mazzo

## Editions

preset-german = Tedesca, 2013
preset-english = Inglese, 2013
preset-french = Francese, 2013
preset-dutch = Olandese, 2013
preset-spanish = Spagnola, 2013
preset-italian = Italiana, 2013
preset-portuguese = Portoghese, nostra

## Refusals

refusal-game_over = La partita è finita. Potete cominciarne un’altra.
refusal-not_for_seats = Questo lo fa solo il tavolo. Scegli una delle tue mosse.
refusal-not_agreed = Questo tavolo non l’ha deciso.
refusal-has_left = Questo giocatore ha lasciato la partita e può solo guardare.
refusal-no_such_player = Questo giocatore non c’è a questo tavolo.
refusal-not_now = Adesso non si può.
refusal-not_your_turn = Tocca a un altro. Aspetta un po’.
refusal-tell_first = Prima si racconta la frase di questa carta.
refusal-not_in_hand = Quella carta non è in questa mano. Scegli una delle tue.
refusal-wish_with_it = Scegli un colore insieme al ferro di cavallo.
refusal-pay_or_hazard = C’è un ostacolo. Giocane un altro, o pesca.
refusal-wished_colour = È stato chiesto un altro colore. Vanno bene anche ferro e cambio di giro.
refusal-does_not_fit = Quella carta non va bene né per colore né per figura.
refusal-only_drawn_card = Adesso si può giocare solo una carta appena pescata.
refusal-must_lay = Una carta va bene, quindi va giocata.
refusal-nothing_drawn = Non c’è niente di appena pescato.
refusal-no_extra = Non c’è un’altra carta da lasciare.
refusal-not_this_piece = Tocca alla frase di un’altra carta.
refusal-others_judge = A questo tavolo gli altri giudicano ogni frase. Chiedi a loro.
refusal-asked_too_often = Lo si è chiesto agli altri molto spesso. Usa la parola della figura.
refusal-nothing_to_take_back = Non c’è una carta da riprendere.
refusal-caught = Ti hanno scoperto, la carta resta. Racconta la sua frase.
refusal-not_asked = Nessuno ha chiesto di una frase.
refusal-own_sentence = È la tua frase. Decidono gli altri.
refusal-already_said = L’hai già detto.
refusal-others_decide = Qualcun altro può ancora decidere, o ha deciso.
refusal-nothing_to_grab = Adesso non c’è niente da afferrare. Aspetta una carta cavallo.
refusal-own_horse = Tu racconti. Afferrano gli altri.
refusal-locked_out = Troppo presto! Per questa volta sei fuori.
refusal-lot_decides = A questo tavolo decide la sorte.
refusal-no_lot = Adesso non c’è un sorteggio.
refusal-nothing_to_leave = Non c’è niente da lasciare passare.
refusal-not_fastest = Solo chi ha il cavallino può infilare una carta.
refusal-keep_last_card = A questo tavolo l’ultima carta non si può infilare.
refusal-no_shout = A questo tavolo non si grida.
refusal-cooling = Era sbagliato proprio ora. Aspetta che il gioco vada avanti.
refusal-yourself = Non puoi scoprire te stesso.
refusal-no_target = Solo chi non ha più carte gira la carta finale.
refusal-named_already = Hai già proposto un nome o lasciato fare agli altri.
refusal-voted_already = Hai già votato.
refusal-not_proposed = Questo giocatore non ha proposto nomi.
refusal-host_decides = Il primo giocatore dice chi comincia.
refusal-agreed_already = Sei già d’accordo.
refusal-enough_edits = Le parole sono cambiate abbastanza. Mettetevi d’accordo.
refusal-nothing_to_close = Non c’è niente da aspettare.
refusal-empty = Scrivi una frase.
refusal-too_short = Una frase ha almeno tre parole.
refusal-too_long = È troppo lunga. Fino a 400 lettere va bene.
refusal-motif_missing = La figura della carta non è ancora nella frase.
refusal-name_missing = Chiama il cavallo per nome in questa frase.
refusal-name_empty = Scrivi un nome.
refusal-name_too_short = Un nome ha almeno due lettere.
refusal-name_too_long = Un nome ha al massimo venti lettere.
refusal-name_not_letters = Un nome ha solo lettere.
refusal-name_too_many_words = Un nome ha una parola o due.
refusal-name_motif_word = Quella parola è di una carta. Scegli un altro nome.
refusal-name_common_word = Quella parola si dice troppo spesso. Scegli un altro nome.
refusal-name_player_name = Un giocatore si chiama così. Scegli un altro nome.
refusal-name_taken = Quel nome è già proposto.
refusal-words_empty = Scrivi almeno una parola.
refusal-words_too_many = Sono troppe parole.
refusal-words_not_a_word = Scrivi parole separate da virgole.

## Pictures and colours

board-horse = Cavallo
board-hazard = Ostacolo
board-coach = Carrozza
board-horseshoe = Ferro di cavallo
board-direction = Direzione
board-blacksmith = Maniscalco
board-stable = Stalla
board-dog = Cane
board-rider = Cavaliere
board-trophy = Trofeo
board-campfire = Falò
board-pasture = Pascolo
board-sunset = Tramonto
board-foal = Puledro
board-red = rosso
board-yellow = giallo
board-green = verde
board-blue = blu
board-card = { $motif }, { $colour }

## The board

board-hand = Le tue carte
board-top = In cima: { $card }
board-next = Poi
board-or = o
board-anything = qualsiasi
board-demand-match = La prossima carta: { $colour } o { $motif }
board-demand-wish = La prossima carta: { $colour }, come richiesto
board-demand-anything = La prossima carta: una qualsiasi
board-demand-bill =
    { $cards ->
        [one] Ostacoli aperti: chi non ne aggiunge pesca { $cards } carta
       *[other] Ostacoli aperti: chi non ne aggiunge pesca { $cards } carte
    }
board-deck =
    { $cards ->
        [one] Mazzo: { $cards } carta
       *[other] Mazzo: { $cards } carte
    }
board-target = Carta finale: { $card }
board-target-hidden = La carta finale è coperta
board-the-horse = il cavallo
board-way-right = Si gioca in senso orario
board-way-left = Si gioca nell’altro senso
board-seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } carta finale vinta
       *[other] { $targets } carte finali vinte
    }
board-seat-tells = sta raccontando
board-draw = Pesca una carta
board-pay =
    { $cards ->
        [one] Pesca { $cards } carta
       *[other] Pesca { $cards } carte
    }
board-keep = La tengo
board-stop = Basta carte
board-decline = Non infilare nulla
board-turn-target = Gira la carta finale
board-want = Voglio il cavallo
board-leave = Lascialo lì
board-calls = Grida
board-accuse = { $name } ha dimenticato di gridare!
board-wish = Che colore vuoi?
board-grab = Afferra { $horse }
board-hands-behind = Mani dietro la schiena! Tocca il cavallo appena arriva il suo nome: { $horse }
board-hands-quick = Mani dietro la schiena! Tocca il cavallo appena si illumina.
board-too-early = Era troppo presto. Questa volta tocca agli altri.
board-key = { $name }, tasto { $key }
board-your-words = La tua frase
board-placeholder = E poi …
board-dictate = Parla invece di scrivere
board-dictate-stop = Smetti di ascoltare
board-dictate-note = Il browser scrive quello che dici. Per farlo può mandare la tua voce al suo produttore.
board-dictate-denied = Questa pagina non può ascoltare. Permettilo nel browser, oppure scrivi.
board-dictate-network = Il tuo browser non raggiunge chi mette per iscritto la voce. Meglio scrivere.
board-dictate-language = Il tuo browser non capisce questa lingua. Meglio scrivere.
board-dictate-microphone = Non c’è nessun microfono. Meglio scrivere.
board-dictate-nothing = Non si è sentito niente. Parla ancora, oppure scrivi.
board-dictate-failed = L’ascolto non è riuscito. Meglio scrivere.
board-length = { $length } lettere su { $most }
board-too-long = Sono { $length } lettere. Ce ne stanno { $most }: accorcia un po’.
board-tell = Racconta
board-told = Raccontato!
board-ask = Chiedi agli altri
board-insist = La mia parola vale
board-take-back = Riprendi la carta
board-tell-opening = Come comincia la storia?
board-tell-on = Come continua la storia?
board-tell-ending = Come finisce la storia?
board-must = Ci deve essere: { $motif }
board-must-name = Ci deve essere il cavallo, con il suo nome: { $horse }
board-must-nothing = Racconta quello che vuoi
board-not-yet = Quasi! { $must }
board-judge = Vale come: { $motif }?
board-wave = Sì, vale
board-object = No, questa volta no
board-no-opinion = Per me è lo stesso
board-story = La storia di { $horse }
board-story-none = La prima pagina è ancora vuota.
board-voice-on = Leggi la storia ad alta voce
board-voice-off = Non leggere più ad alta voce
board-name-field = Nome del cavallo
board-propose = Proponi
board-no-name = Scelgono gli altri
board-hint-name = Un nome di una o due parole. Lo sentirete nella storia.
board-hint-vote = Vince il nome con più voti.
board-hint-starter = Chi scegliete comincia la storia.
board-hint-next = Ora arriva la storia { $round }.
board-next-round = Alla prossima storia
board-new-name = Con un nuovo nome per il cavallo
board-categories = Che cosa vale anche
board-category-field = Parole per: { $motif }
board-category-edit = Cambia le parole per: { $motif }
board-category-save = Tieni queste parole
board-agree = Sono d’accordo
board-agreed = { $have } su { $of } sono d’accordo
board-cheer = Evviva { $name }!
board-print = Stampa
board-keep-page = In pagina
board-keep-pdf = In PDF
board-offers = Aiutami con le parole
board-now-name = Come si chiamerà il cavallo?
board-now-name-wait = Gli altri cercano ancora un nome
board-now-vote = Quale nome ti piace di più?
board-now-vote-wait = Gli altri stanno ancora votando
board-now-categories = Sei d’accordo con queste parole?
board-now-categories-wait = Gli altri guardano ancora le parole
board-now-imagination = Chi ha più fantasia?
board-now-ridden = Chi è andato a cavallo per ultimo?
board-now-starter-wait = Gli altri scelgono chi comincia
board-now-opening = Cominci tu la storia!
board-now-opening-wait = { $name } comincia la storia
board-now-tell = Continua la storia!
board-now-tell-wait = { $name } continua la storia
board-now-asked = Gli altri decidono se vale
board-now-insist = Nessuno è contrario: la tua parola vale?
board-now-objected = Questa volta no: raccontalo un po’ diversamente
board-now-judge = { $name } chiede: vale?
board-now-turn = Gioca una carta che va bene
board-now-turn-wait = { $name } sceglie una carta
board-now-bill =
    { $cards ->
        [one] Aggiungi un ostacolo o pesca { $cards } carta
       *[other] Aggiungi un ostacolo o pesca { $cards } carte
    }
board-now-draw = Nessuna carta va bene: pescane una
board-now-drawn = Gioca la nuova carta o tienila
board-now-keep = La nuova carta non va bene: tienila
board-now-reading = Ascoltate: { $name } racconta di { $horse }
board-now-snatch = Afferra { $horse }!
board-now-snatch-wait = Chi afferra { $horse }?
board-now-lot = Vuoi { $horse }? Decide la sorte
board-now-slip = Hai il cavallo: infila una carta sotto il mazzo
board-now-slip-wait = { $name } può infilare una carta sotto il mazzo
board-now-extra = Gioca un’altra carta o fermati
board-now-extra-wait = { $name } può giocare un’altra carta
board-now-target = Non hai più carte: gira la carta finale!
board-now-target-wait = { $name } gira la carta finale
board-now-ending = Racconta come finisce la storia!
board-now-ending-wait = { $name } racconta il finale
board-now-next = Pronti per la prossima storia?
board-now-next-wait = Gli altri non sono ancora pronti
board-now-over = La storia è raccontata

## How to play

rules-01-title = Di che si tratta
rules-01-text =
    Raccontate insieme la storia di un cavallo. Ogni carta si paga con una frase in cui compare la sua figura.
    Chi resta senza carte gira la carta finale, racconta il finale e vince. Da 2 a 4 giocatori dai sei anni, circa un quarto d’ora.
rules-02-title = Le carte
rules-02-text =
    Ci sono 32 carte in quattro colori: cavallo, ostacolo, carrozza, ferro di cavallo, maniscalco, stalla, cane e cavaliere in ognuno. In parte è un’ipotesi, perché il libretto non ha un elenco.
    Ci sono poi tre cambi di giro, cinque carte iniziali e cinque finali.
rules-03-title = Prima della prima carta
rules-03-text =
    Tutti ricevono quattro carte. Poi si mescolano i cambi di giro con il resto: è il mazzo.
    Una carta iniziale è scoperta, una finale coperta. Il cavallo riceve un nome e decidete chi comincia.
    Chi comincia racconta l’inizio con la figura della carta iniziale e gioca il primo turno.
rules-04-title = Il tuo turno
rules-04-text =
    Gioca una carta dello stesso colore o della stessa figura di quella in cima e continua la storia: la sua figura deve comparire nella tua frase.
    Se niente va bene, pesca una carta. Se va bene, puoi giocarla subito.
    Se manca una parola per la figura, riprova, riprendi la carta o chiedi agli altri se vale.
rules-05-title = Cavallo
rules-05-text =
    Chiama il cavallo per nome! Gli altri tengono le mani dietro la schiena e ascoltano.
    Al nome afferrano il cavallino. Il più veloce può infilare una carta sotto il mazzo. Chi afferra troppo presto è fuori per questa volta.
rules-06-title = Ostacolo
rules-06-text =
    Il prossimo pesca una carta o gioca un altro ostacolo. Allora quello dopo ne pesca due, poi tre.
    Chi pesca ha finito il turno.
rules-07-title = Carrozza, ferro di cavallo, cambio di giro
rules-07-text =
    Dopo una carrozza puoi giocare un’altra carta, con la sua frase. Più carrozze fanno un lungo viaggio.
    Un ferro di cavallo va bene su tutto, e chiedi un colore. Vale finché c’è una carta di quel colore o un altro ferro.
    Anche un cambio di giro va bene su tutto. Ciò che serviva prima serve ancora.
rules-08-title = La fine
rules-08-text =
    Con l’ultima carta vinci: racconta la sua frase, gira la carta finale e racconta il finale.
    Vince anche chi infila l’ultima carta sotto il mazzo.
rules-09-title = Si grida
rules-09-text =
    In questa variante gridi una parola quando ti resta una carta, e tutte e due con l’ultima. Devi pensarci tu.
    Se qualcuno nota che l’hai dimenticato prima che giochi il prossimo, peschi una carta e il tuo turno finisce.
rules-10-title = Maratona e cantastorie
rules-10-text =
    In una maratona chi vince ogni partita tiene la carta finale, e con due si vince.
    Con i cantastorie bastano parole simili: un animale per il cane, una persona per il cavaliere. Lo decidete prima. Il cavallo ha sempre bisogno del suo nome.
rules-11-title = Edizioni e regole di casa
rules-11-text =
    I libretti sono un po’ diversi: in spagnolo e in italiano la carta pescata che va bene si deve giocare, in spagnolo anche la carta dopo la carrozza, in francese qualsiasi edificio vale per la stalla.
    Ciò che non dicono è nelle opzioni.
    Se siete tutti allo stesso tavolo potete raccontare a voce: di' la tua frase, premi «Raccontato!», e gli altri dicono se vale. Nella storia resta allora solo la figura.

## What is going on now

now-wait = Adesso tocca a { $name }
now-over = Ha vinto { $name }
now-name = Proponi un nome per il cavallo, o lascialo agli altri
now-vote = Vota per un nome
now-categories = Sei d’accordo con le parole simili?
now-imagination = Chi ha più fantasia? Quel giocatore comincia
now-last-ridden = Chi è andato a cavallo per ultimo? Quel giocatore comincia
now-open = Racconta come comincia la storia: { $picture }
now-tell = Racconta come continua: { $picture }
now-end = Racconta come finisce la storia: { $picture }
now-judge = Questa frase vale?
now-turn = Gioca una carta o pesca
now-drawn = Gioca ciò che hai pescato, o tienilo
now-extra = Puoi giocare un’altra carta
now-reading = Mani dietro la schiena, e ascoltate
now-snatch = Afferra!
now-slip = Infila una carta sotto il mazzo, o tienile tutte
now-target = Gira la carta finale
now-next = La partita è finita. Andiamo alla prossima?

## What the simulator counts

points-a-deal = Carte finali a partita

round-title = Partita { $round }
piles =
    { $deck ->
        [one] Mazzo: { $deck } carta
       *[other] Mazzo: { $deck } carte
    }
top-title = In cima
fits-title = Va bene
wish-title = Richiesto
bill-title =
    { $bill ->
        [one] Da pescare: { $bill } carta
       *[other] Da pescare: { $bill } carte
    }
anything-fits = Va bene tutto
direction-left = senso orario
direction-right = senso antiorario
target-title = Finale
hand-title = Le tue carte
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
seat-targets =
    { $targets ->
        [one] { $targets } carta finale
       *[other] { $targets } carte finali
    }
seat-left = ha lasciato la partita
