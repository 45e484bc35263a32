title = Re o biscotto
tagline = Lancia il tuo giullare al momento giusto
summary = Si scoprono carte di dolci su un mucchio, una dopo l’altra. Chi crede che il mucchio ne valga la pena ci lancia sopra un giullare e prende tutto. Chi ha più dolci di un tipo tiene una carta, chi ha più carte riceve una moneta d’oro, e con tre monete si vince. Attenti agli ingordi – e al re, che chiude il giro.

## Moves

move-flip = Scopri una carta
move-snatch = Prendi! (giullare { $jester })
move-leave = Lascia stare
move-sort_out =
    Scarta: { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
move-sorted = Tutto scartato
move-give_back =
    Restituisci: { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
move-next = Avanti
move-starts = Comincia il posto { $who }
move-close = La prossima carta arriva da sola
move-empty = Il posto { $who } va via e resta vuoto
move-stop = Il posto { $who } va via e la partita finisce

## Events

event-fex_passed = { $name } riceve le carte Fex seguenti
event-round_began = Giro { $round }: comincia { $name }
event-card_up =
    { $name } scopre: { $sweets } × { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
event-glutton_up = { $name } scopre un ingordo
event-reversed = Ora si gira dall’altra parte
event-king_up = { $name } scopre il re: il giro è finito
event-snatched = { $name } prende il mucchio. Giullari rimasti: { $left }
event-sorted_out =
    Fex scarta: { $sweets } × { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } carte)
    }
event-sorted_all = { $name } ha scartato tutto
event-late = { $name } arriva tardi e perde il giullare. Rimasti: { $left }
event-wrong_flip = { $name } voleva scoprire, ma non era il suo turno
event-took_glutton = { $name } deve prendere un ingordo
event-hesitated = { $name } ha aspettato troppo
event-jesters_gone = Tutti i giullari sono usati: il giro è finito
event-heap_lost = Il mucchio non va a nessuno: carte { $cards }, dolci { $sweets }, ingordi { $gluttons }
event-found =
    Il Fex di { $name } non li vuole: { $cards } × { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    } { $sweets }
event-counted =
    { $name } ha { $total } × { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
event-nobody_has =
    Nessuno ha questo tipo: { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
event-keeps =
    { $name } ne ha di più e tiene una carta: { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
event-has_gluttons = Ingordi di { $name }: { $gluttons }
event-gave_back =
    { $name } restituisce una carta: { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
event-nothing_to_give = { $name } ha più ingordi di tutti, ma nessuna carta da restituire
event-coin =
    { $kept ->
        [one] { $name } riceve una moneta d’oro per { $kept } carta tenuta e ora ne ha { $coins }
       *[other] { $name } riceve una moneta d’oro per { $kept } carte tenute e ora ne ha { $coins }
    }
event-no_coin = Nessuno ha tenuto una carta: niente moneta in questo giro
event-left = { $name } ha lasciato la partita
event-stopped = La partita finisce qui
event-won = { $name } vince con { $coins } monete d’oro

## Why? One sentence or two for the rule behind an event

why-nk-10 = La carta in cima si scopre davanti a tutti e va subito sul mucchio.
why-nk-14 = Un ingordo va sul mucchio come ogni carta. Chi prende il mucchio prende anche lui.
why-nk-17 = Chi lancia per primo un giullare prende tutto il mucchio, ingordi compresi.
why-nk-19 = Un giullare lanciato resta da parte fino al giro seguente.
why-nk-24 = Nessuno è obbligato a usare i giullari. Quelli di chi ha lasciato la partita contano come usati.
why-nk-25 = Quando l’ultimo giullare ha preso il suo mucchio, nessuno può più prendere e il giro finisce.
why-nk-26 = Il re si nasconde tra le ultime carte. Quando appare, il giro finisce subito.
why-nk-27 = Quando c’è il re, il mucchio non va a nessuno.
why-nk-30 = Di ogni tipo si sommano tutti i dolci sulle carte di un giocatore.
why-nk-32 = Chi ha più dolci di un tipo ne tiene una carta; a parità, più giocatori.
why-nk-34 = Può tenere una carta solo chi ne ha una di quel tipo.
why-nk-36 = Chi ha più ingordi restituisce una delle carte tenute.
why-nk-37 = Chi non ha tenuto niente non ha niente da restituire.
why-nk-38 = Chi ha tenuto più carte riceve una moneta d’oro. Se più giocatori sono pari, ne ricevono una ciascuno.
why-nk-43 = Chi ha ricevuto la moneta d’oro comincia il giro seguente.
why-nk-44 = Vince chi ha per primo tre monete d’oro. Si può vincere anche insieme.
why-nk-49 = I tipi che il Fex lanciato rifiuta non contano in quel mucchio.
why-nk-50 = Quello che Fex rifiuta si scarta appena il mucchio è preso.
why-nk-53 = Dopo ogni giro le carte Fex passano al giocatore seguente.
why-nk-57 = Nella variante degli ingordi ogni ingordo inverte il verso.
why-nk-59 = Nella variante degli ingordi, chi scopre fuori turno prende un ingordo dal mucchio.

## Options

option-fex = Fex, il cuoco schizzinoso
option-fex-help = Sul retro dei giullari c’è Fex con i dolci che non vuole.
option-fex-off = Non gioca
option-fex-tricky = Quello che rifiuta non conta
option-fex-strict = Quello che rifiuta conta come ingordo

option-glutton_variant = Gli ingordi invertono il verso
option-glutton_variant-help = Ogni ingordo inverte il verso, e dovete accorgervene da soli. Chi sbaglia prende l’ingordo.
option-glutton_variant-off = No
option-glutton_variant-on = Sì

option-king_new_round = Il re nei giri seguenti
option-king_new_round-help = Dove si nasconde il re dal secondo giro.
option-king_new_round-bottom_ten = Tra le ultime dieci carte
option-king_new_round-anywhere = Ovunque

option-king_spots = Il posto esatto del re
option-king_spots-help = Nei giri seguenti: può stare proprio in cima o in fondo alle ultime carte?
option-king_spots-eleven = Ovunque tra loro
option-king_spots-inner_nine = Solo tra due carte

option-glutton_mistake = Che cosa è un errore
option-glutton_mistake-help = Nella variante degli ingordi: quale carta scoperta male costa un ingordo.
option-glutton_mistake-any_error = Ogni carta fuori turno
option-glutton_mistake-forgot_reversal = Solo dimenticare di cambiare verso

option-after_snatch = Dopo una presa
option-after_snatch-help = Chi scopre la carta seguente.
option-after_snatch-after_last_flipper = Chi viene dopo l’ultima carta
option-after_snatch-after_snatcher = Il vicino di chi ha preso

option-fex_sort = Quando Fex scarta
option-fex_sort-help = Quando si toglie quello che rifiuta.
option-fex_sort-at_snatch = Subito
option-fex_sort-at_scoring = Quando si conta

option-deck = I dolci
option-deck-help = Nessuno ci ha detto come sono divisi i dolci sulle 45 carte. Tutti e due i modi sono ipotesi.
option-deck-five_kinds = Cinque tipi, da 1 a 3 per carta
option-deck-nine_kinds = Nove tipi, da 1 a 5 per carta

option-snatch_tie = Proprio insieme
option-snatch_tie-help = Chi prende il mucchio se cadono insieme due giullari.
option-snatch_tie-turn_order = Il prossimo di turno
option-snatch_tie-random = Decide il caso

option-late_jester = Giullari in ritardo
option-late_jester-help = Che cosa succede a un giullare che arriva tardi.
option-late_jester-returned = Si riprende
option-late_jester-spent = È usato

option-glutton_tie = Lo stesso numero di ingordi
option-glutton_tie-help = Chi restituisce se più giocatori hanno più ingordi.
option-glutton_tie-all_pay = Tutti loro
option-glutton_tie-nobody = Nessuno di loro

option-next_starter = Chi comincia dopo
option-next_starter-help = Se più giocatori hanno ricevuto una moneta.
option-next_starter-clockwise = Il primo in senso orario
option-next_starter-random = Decide il caso
option-next_starter-table_chooses = Lo dice il primo posto

option-zero_cards = Nessuno ha carte
option-zero_cards-help = C’è una moneta se nessuno ha tenuto una carta?
option-zero_cards-no_coin = Nessuna
option-zero_cards-coin_for_all = Una per ciascuno

option-fex_scope = Quale Fex conta
option-fex_scope-help = Di quale Fex si scarta quello che non vuole.
option-fex_scope-thrown = Quello lanciato
option-fex_scope-own_three = Tutte le tue carte Fex ancora davanti a te

option-fex_sorting = Scartare per Fex
option-fex_sorting-help = Chi toglie quello che Fex rifiuta. Quello che sfugge si trova alla fine del giro.
option-fex_sorting-auto = Il tavolo
option-fex_sorting-by_hand = Chi ha preso

option-two_player_glutton = Un ingordo in due
option-two_player_glutton-help = Nella variante degli ingordi, in due: chi scopre la carta seguente.
option-two_player_glutton-no_effect = L’altro
option-two_player_glutton-flip_again = Lo stesso di nuovo

option-wrong_flip = Una carta scoperta male
option-wrong_flip-help = Che cosa succede alla carta che qualcuno scopre fuori turno.
option-wrong_flip-void = Torna via senza essere vista
option-wrong_flip-stands = Resta

option-penalty_source = Da dove viene l’ingordo
option-penalty_source-help = Nella variante degli ingordi: quale ingordo costa un errore.
option-penalty_source-heap = Uno dal mucchio, se c’è
option-penalty_source-anywhere = L’ultimo, ovunque sia

option-give_back = Restituire una carta
option-give_back-help = Chi sceglie la carta; conta solo il numero.
option-give_back-owner = Chi la possiede
option-give_back-auto = Il tavolo

option-shared_win = Tre monete insieme
option-shared_win-help = Che cosa succede se più giocatori hanno tre monete.
option-shared_win-share = Vincono insieme
option-shared_win-play_on = Si gioca finché uno è in testa

option-first_starter = Chi comincia
option-first_starter-help = Il più birichino comincia il primo giro.
option-first_starter-choose = Il primo posto dice chi è
option-first_starter-random = Decide il caso

option-heap_view = Il mucchio
option-heap_view-help = Che cosa si vede del mucchio. Nel gioco stampato solo la carta in cima.
option-heap_view-top = La carta in cima
option-heap_view-top_and_count = La carta in cima e quante sono
option-heap_view-spread = Tutte le carte

option-peek_own = Il tuo bottino
option-peek_own-help = Puoi guardare le carte che hai preso?
option-peek_own-off = No
option-peek_own-on = Sì

option-turn_marker = Mostrare di chi è il turno
option-turn_marker-help = Conta solo nella variante degli ingordi, dove bisogna saperlo da soli.
option-turn_marker-off = Non nella variante degli ingordi
option-turn_marker-on = Sempre

option-pace = Ritmo
option-pace-help = Scoprite voi le carte, o arrivano da sole?
option-pace-free = Le scopriamo noi
option-pace-windowed = Arrivano da sole

option-window_ms = Tempo per ogni carta
option-window_ms-help = Se le carte arrivano da sole: millesimi di secondo fino alla prossima.

option-min_reveal_ms = Tempo per guardare
option-min_reveal_ms-help = Millesimi di secondo che passano almeno tra due carte. Prendere non è mai ritardato. Per bambini piccoli metti 1200.

option-flip_timeout_ms = Aspettare una carta
option-flip_timeout_ms-help = Millesimi di secondo finché il tavolo scopre per qualcuno. 0: mai.

option-sort_pause_ms = Pausa per scartare
option-sort_pause_ms-help = Millesimi di secondo in cui tutti vedono che cosa scarta Fex.

option-hesitation_ms = Lento è sbagliato
option-hesitation_ms-help = Nella variante degli ingordi: dopo tanti millesimi di secondo esitare costa un ingordo. 0: mai.

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
option-leaver-empty = Nessuno: il posto resta vuoto
option-leaver-stop = Nessuno: la partita finisce

## Editions

preset-german_2011 = Tedesco: Keks oder König
preset-english_2011 = Inglese: Cake or King
preset-french_2011 = Francese: Au royaume sucré
preset-dutch_2011 = Olandese: Nilo Kilo
preset-spanish_2011 = Spagnolo: Rey o galleta
preset-italian_2011 = Italiano: Re o biscotto

## Refusals

refusal-game_over = La partita è finita. Puoi cominciarne una nuova.
refusal-not_for_seats = Questo può farlo solo il tavolo. Scegli una mossa tua.
refusal-has_left = Questo posto ha lasciato la partita. Puoi guardarla fino alla fine.
refusal-not_now = Non è il momento. La riga sotto il tabellone dice che cosa viene dopo.
refusal-not_your_turn = Ora decide qualcun altro. Presto tocca a te.
refusal-no_such_seat = A quel posto non gioca nessuno. Scegline un altro.
refusal-not_agreed = A questo tavolo non è stato concordato. Guarda le opzioni.
refusal-cards_come_alone = A questo tavolo le carte arrivano da sole. Guarda il mucchio.
refusal-flipped_wrongly = Hai già provato. La prossima carta la scopre qualcun altro.
refusal-no_heap = Non c’è nessun mucchio da prendere. Aspetta la prossima carta.
refusal-no_jester = Non hai più giullari in questo giro. Puoi ancora scoprire carte.
refusal-jester_gone = Questo giullare è usato. Prendine uno che hai davanti.
refusal-first_jester_goes = I tuoi giullari sono tutti uguali. Prendi il primo.
refusal-nothing_to_leave = Ora non c’è niente da lasciare.
refusal-another_sorts = Qualcun altro sta scartando. Aspetta un momento.
refusal-fex_likes_it = Questo a Fex piace. Lascialo con gli altri.
refusal-no_such_card = Qui non c’è una carta così. Scegli un altro tipo.
refusal-need_not_give = Non devi restituire niente.
refusal-not_kept = Non hai tenuto nessuna carta di questo tipo. Scegline un’altra.
refusal-seen_already = L’hai già detto. Aspetta gli altri.
refusal-say_who_begins = Prima di’ chi comincia il prossimo giro.
refusal-no_coin_won = Può cominciare solo chi ha ricevuto una moneta. Scegli un altro posto.

## How to play

rules-01-title = Di che cosa si tratta
rules-01-text =
    Il re Carlo Chilo adora i dolci, e i suoi giullari anche. Raccogliete tutto quello che potete prima che arrivi il re!
    Si gioca da 2 a 4, dai cinque anni. Una partita dura circa un quarto d’ora.

rules-02-title = Prima di cominciare
rules-02-text =
    Ognuno riceve i tre giullari di un colore. Si mescolano 45 carte di dolci e 5 ingordi. Il re si nasconde tra le ultime carte.
    Comincia il più birichino.

rules-03-title = Scoprire
rules-03-text =
    Al tuo turno scopri la carta in cima. Va sul mucchio, e subito tocca al prossimo. Nessuno aspetta.
    Ricorda che cosa c’è sul mucchio: vedi solo la carta in cima.

rules-04-title = Prendere
rules-04-text =
    Quando vuoi, anche se non è il tuo turno, puoi lanciare un giullare sul mucchio. Se sei il primo, prendi tutto, coperto. Il giullare è usato per questo giro.
    Quindi puoi prendere tre volte in un giro. Senza giullari continui a scoprire carte.

rules-05-title = La fine del giro
rules-05-text =
    Il giro finisce quando tutti i giullari sono usati o quando appare il re. Allora il mucchio che c’è non va a nessuno.

rules-06-title = Contare
rules-06-text =
    Di ogni tipo contate i dolci, non le carte. Chi ne ha di più tiene una carta di quel tipo; a parità, più giocatori. Le altre si restituiscono.
    Poi chi ha più ingordi restituisce una carta tenuta.

rules-07-title = Monete d’oro
rules-07-text =
    Chi ha tenuto più carte riceve una moneta d’oro; a parità, una ciascuno. Chi l’ha ricevuta comincia il giro seguente.
    Vince chi ha per primo tre monete d’oro.

rules-08-title = Fex lo schizzinoso
rules-08-text =
    Sul retro dei giullari c’è Fex, la volpe cuoca, con quello che non vuole. Se lanci una carta così, quei tipi non contano per te in quel mucchio: scegli bene.
    Nel gioco più severo ogni carta rifiutata conta come un ingordo. Dopo ogni giro le carte Fex passano al prossimo.

rules-09-title = Gli ingordi invertono
rules-09-text =
    In questa variante ogni ingordo inverte il verso. Nessuno ti dice a chi tocca: attenzione! Chi scopre fuori turno prende un ingordo dal mucchio.
    Fex e ingordi si possono giocare insieme.

rules-10-title = Che cosa abbiamo supposto
rules-10-text =
    Il libretto non dice quali tipi ci sono, quanti dolci mostra una carta e che cosa rifiuta Fex. Abbiamo preso cinque tipi da 1 a 3, o nove tipi da 1 a 5.
    Chi ha la scatola può correggere tutto in un piccolo file.

rules-11-title = Dove il libretto tace
rules-11-text =
    Il primo giullare prende il mucchio; uno in ritardo si riprende. Dopo una presa continua chi viene dopo l’ultima carta. Se più giocatori hanno più ingordi, restituiscono tutti. Chi vuole altro lo trova nelle opzioni.

## The terminal

now-round = Giro { $round }
now-heap = Mucchio: { $card }
now-none = Mucchio: nessuno
now-glutton = un ingordo
now-king = il re
now-card =
    { $sweets } × { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
now-count = Carte: { $n }
now-direction =
    ↻ { $way ->
        [1] in senso orario
       *[other] al contrario
    }
now-stack =
    Mazzo: { $tall ->
        [0] vuoto
        [1] poche carte
        [2] basso
        [3] a metà
        [4] alto
       *[5] pieno
    }
now-seat =
    Monete { $coins } · giullari { $left } · bottino: { $tall ->
        [0] niente
        [1] poche carte
        [2] piccolo
        [3] grande
       *[4] molto grande
    }
now-gone = ha lasciato la partita
now-refuses = Fex { $jester } rifiuta: { $kinds }
now-kind =
    { $sweet ->
        [1] biscotto
        [2] torta
        [3] lecca-lecca
        [4] caramella
        [5] gelato
        [6] cioccolatino
        [7] gelatina
        [8] ciambella
       *[9] marshmallow
    }
now-kept = Tenute: { $kinds }
now-gluttons = Ingordi: { $n }
now-flip = Tocca a te: scopri una carta – o prendi
now-flip-wait = { $name } scopre. Prendi quando vuoi
now-watch = A chi tocca? Scopri se tocca a te – o prendi
now-window = Le carte arrivano da sole. Prendi quando vuoi
now-sort = Scarta quello che il tuo Fex rifiuta
now-sort-wait = { $name } scarta
now-give = Hai più ingordi di tutti: scegli una carta da restituire
now-give-wait = { $name } restituisce una carta
now-next = Hai visto tutto? Allora avanti
now-next-wait = Si aspetta { $name }
now-starter = Chi è il più birichino? Di’ chi comincia
now-starter-wait = { $name } dice chi comincia
now-over = La partita è finita

## Sul tavolo

board-heap = Il mucchio. In cima: { $card }
board-no-heap = Ancora nessun mucchio
board-place = Il tuo posto
board-flip = Scopri
board-snatch = Prendi!
board-snatch-left =
    { $n ->
        [one] Prendi: ancora { $n } giullare
       *[other] Prendi: ancora { $n } giullari
    }
board-throw-fex = Prendi con il Fex che rifiuta: { $kinds }
board-fex-gone = Messo da parte: il Fex che rifiuta: { $kinds }
board-seconds =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
board-keys = Mostra i tasti
board-keys-hide = Nascondi i tasti
board-coins =
    { $n ->
        [one] { $n } moneta d’oro
       *[other] { $n } monete d’oro
    }
board-jesters =
    { $n ->
        [one] ancora { $n } giullare
       *[other] ancora { $n } giullari
    }
board-pile =
    { $height ->
        [0] nessuna carta presa
        [1] poche carte prese
        [2] una piccola pila
        [3] una pila
        [4] una pila alta
       *[5] una pila altissima
    }
board-sorted-out = Fex scarta: { $cards }
board-aside =
    { $n ->
        [one] Scartate da Fex: { $n } carta
       *[other] Scartate da Fex: { $n } carte
    }
board-scoring = Si contano i dolci
board-no-gluttons = Nessuno deve restituire una carta
board-to-end = Alla fine del conteggio
board-next = Prossimo giro
board-won =
    { $n ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
board-sort-alone = { $name } scarta, e nessun altro guarda
board-peek = Guarda le tue carte
