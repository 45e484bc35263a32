title = 6 nimmt!
tagline = Quattro file, dieci carte, e la sesta non la vuole nessuno
summary = Ognuno sceglie una carta in segreto. Poi tutte le carte vanno in quattro file, la più bassa per prima. Chi mette la sesta carta in una fila prende le altre cinque, e ogni testa che c’è sopra è un punto di penalità. Vince chi ha meno teste.

## Moves

move-choose = Metti la carta { $card }
move-take_back = Riprendi la carta
move-row = Fila { $row }
move-draft = Prendi la carta { $card }
move-ready = Prossima mano
move-cancel = Interrompi la mano

## Events

event-dealt = Mano { $deal }: dieci carte per ciascuno
event-draft_began = Mano { $deal }: tutte le carte sono scoperte, comincia a scegliere { $name }
event-drafted = { $name } prende la carta { $card }
event-rows_opened = Quattro carte aprono le file
event-chose = { $name } ha messo giù una carta
event-took_back = { $name } riprende la carta
event-turned_up = Turno { $turn }: si scoprono le carte
event-placed = { $name }: la carta { $card } va nella fila { $row }
event-sixth =
    { $heads ->
        [one] { $name } mette la carta { $card }, la sesta, e prende la fila { $row }: { $heads } testa
       *[other] { $name } mette la carta { $card }, la sesta, e prende la fila { $row }: { $heads } teste
    }
event-too_low = { $name }: la carta { $card } non va in nessuna fila
event-took_row =
    { $heads ->
        [one] { $name } prende la fila { $row }: { $heads } testa
       *[other] { $name } prende la fila { $row }: { $heads } teste
    }
event-deal_ended = La mano { $deal } è finita
event-scored =
    { $heads ->
        [one] { $name } ha { $heads } testa nella mano { $deal }, { $total } in tutto
       *[other] { $name } ha { $heads } teste nella mano { $deal }, { $total } in tutto
    }
event-limit_passed =
    { $total ->
        [one] { $name } tocca il limite con { $total } testa
       *[other] { $name } tocca il limite con { $total } teste
    }
event-extra_deal = Parità per il minor numero di teste: decide un’altra mano
event-was_ready = { $name } vuole la prossima mano
event-cancelled = La mano { $deal } è interrotta e non conta per nessuno
event-won =
    { $total ->
        [one] { $name } vince con { $total } testa: nessuno ne ha di meno
       *[other] { $name } vince con { $total } teste: nessuno ne ha di meno
    }

## Why? One sentence or two for the rule behind an event

why-sn-05 = Ogni mano comincia da capo: si mescolano tutte le carte e ognuno ne riceve dieci.
why-sn-07 = Quattro carte scoperte aprono le quattro file. Tutte le altre carte si metteranno dietro di loro.
why-sn-10 = A ogni turno ciascuno mette giù una carta coperta. Nessuno la vede ancora.
why-sn-11 = Le carte si scoprono tutte insieme, e solo quando tutti hanno deciso. Fino ad allora ogni scelta resta segreta.
why-sn-17 = I numeri di una fila salgono sempre. Tra le file che finiscono sotto la carta, va in quella che finisce più vicino.
why-sn-20 = In una fila c’è posto per cinque carte. Chi deve mettere la sesta prende queste cinque, e la sesta ricomincia la fila.
why-sn-22 = I numeri di una fila salgono sempre. Questa carta è più bassa dell’ultima carta di tutte e quattro le file, quindi non va dietro a nessuna.
why-sn-23 = Chi mette una carta troppo bassa per tutte le file prende una delle quattro. La carta bassa poi ricomincia quella fila.
why-sn-36 = Una mano finisce quando nessuno ha più carte. Le carte rimaste nelle file non contano per nessuno.
why-sn-37 = Dopo ogni mano ciascuno conta le teste sulle carte che ha preso. Si sommano a quelle delle mani precedenti.
why-sn-38 = Quando tutti hanno visto il risultato, si mescolano tutte le carte e comincia la prossima mano.
why-sn-39 = Si gioca una mano dopo l’altra finché qualcuno ha più teste di quanto stabilito. Si controlla solo a mano finita.
why-sn-41 = Alla fine vince chi ha meno teste. Il primo posto può essere condiviso, se il tavolo non ha stabilito una mano in più.
why-sn-54 = Nella variante per esperti non si distribuisce niente. Tutte le carte in gioco sono scoperte sul tavolo.
why-sn-55 = A turno ognuno prende una carta scoperta, giro dopo giro, finché tutti ne hanno dieci.

## Options

option-variant = Variante
option-variant-help = Il gioco base, o quello per esperti in cui ognuno si sceglie le carte.
option-variant-base = Gioco base
option-variant-professional = Esperti

option-end_mode = Fine della partita
option-end_mode-help = Che cosa chiude la partita: un numero di teste, un numero di mani o quello che arriva prima.
option-end_mode-limit = Un numero di teste
option-end_mode-deals = Un numero di mani
option-end_mode-first_of_both = Quello che arriva prima

option-limit = Limite di teste
option-limit-help = Il numero di teste che chiude la partita.

option-deals = Numero di mani
option-deals-help = Quante mani si giocano se la partita finisce dopo un numero di mani.

option-limit_compare = Al limite
option-limit_compare-help = La partita finisce già con esattamente quelle teste o solo con di più?
option-limit_compare-over = Solo oltre il limite
option-limit_compare-reach = Basta il limite

option-heads_rule = Teste sulle carte
option-heads_rule-help = Il libretto italiano si può leggere così: ogni numero con un 5 ha almeno due teste.
option-heads_rule-printed = Come sulle carte
option-heads_rule-italian_literal = Libretto italiano, alla lettera

option-symbol = Figura
option-symbol-help = Quale animale c’è sulle carte. Nel gioco non cambia niente.
option-symbol-by_language = Come vuole la lingua
option-symbol-donkey = Asino
option-symbol-bull = Toro

option-tie = Primo posto in parità
option-tie-help = Che cosa succede quando in più d’uno hanno meno teste di tutti.
option-tie-shared = Vincono tutti loro
option-tie-extra_deal = Decide un’altra mano

option-auto_row = Fila per una carta troppo bassa
option-auto_row-help = Quando una carta non va in nessuna fila, si sceglie la fila da soli o si prende subito la meno cara.
option-auto_row-off = Si sceglie da soli
option-auto_row-cheapest = Si prende la meno cara

option-change_choice = Ripensarci
option-change_choice-help = Si può riprendere una carta già coperta sul tavolo?
option-change_choice-until_all = Finché non hanno scelto tutti
option-change_choice-never = No, carta giù, carta giocata

option-pile_view = Carte prese
option-pile_view-help = Che cosa vedono tutti delle carte prese in questa mano.
option-pile_view-counts_public = Quante teste
option-pile_view-all_open = Tutte le carte
option-pile_view-closed = Niente, a memoria

option-history = Sguardo indietro
option-history-help = Fin dove il tavolo mostra che cosa è stato giocato.
option-history-last_turn = L’ultimo turno
option-history-full = Tutta la partita

option-first_drafter = Chi sceglie per primo
option-first_drafter-help = Chi prende la prima carta nella variante per esperti.
option-first_drafter-random_then_left = A sorte, poi verso sinistra
option-first_drafter-last_loser = Chi ha più teste
option-first_drafter-fixed = Sempre il primo posto

option-draft_order = Ordine di scelta
option-draft_order-help = In che verso si prendono le carte nella variante per esperti.
option-draft_order-clockwise = Sempre in senso orario
option-draft_order-snake = Avanti e indietro

option-draft_memory = Carte scelte
option-draft_memory-help = Le carte scelte davanti a tutti restano scoperte?
option-draft_memory-hidden = No, a memoria
option-draft_memory-shown = Sì, restano scoperte

option-self_place = Mettere da soli
option-self_place-help = Per imparare: ognuno mette la carta nella sua fila, e una fila sbagliata viene spiegata.
option-self_place-off = Le carte vanno da sole
option-self_place-on = Ognuno mette la sua

option-turn_timer = Tempo per pensare
option-turn_timer-help = Secondi per ogni scelta. Con 0 nessuno ha fretta.

option-on_timeout = A tempo scaduto
option-on_timeout-help = Che cosa fa il tavolo quando il tempo per pensare è finito.
option-on_timeout-wait = Aspetta
option-on_timeout-random = Una carta qualsiasi
option-on_timeout-lowest_risk = La carta più sicura

option-leaver = Quando qualcuno se ne va
option-leaver-help = Chi continua al posto di chi se ne va per sempre.
option-leaver-bot = Un bot
option-leaver-cancel_deal = Nessuno: la partita finisce, senza questa mano
option-leaver-auto_random = Il caso

## Editions

preset-italian_1998 = Libretto italiano, 1998
preset-english_2005 = Libretto inglese, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = La partita è finita. Puoi cominciarne un’altra.
refusal-not_now = Non è il momento. La riga sopra le carte dice che cosa si fa adesso.
refusal-not_in_hand = Questa carta non è in mano. Scegline una che hai.
refusal-already_laid = A questo tavolo una carta messa giù resta lì. Aspetta gli altri.
refusal-same_card = Questa carta è già coperta sul tavolo. Scegline un’altra o aspetta gli altri.
refusal-nothing_to_take_back = Non hai carte coperte sul tavolo. Prima scegline una.
refusal-cards_turned_up = Le carte sono già scoperte. Potrai scegliere di nuovo al prossimo turno.
refusal-placed_by_rule = Questa carta trova la sua fila da sola. Scegli tu solo quando la tua carta non va in nessuna fila.
refusal-another_places = Qualcun altro sta mettendo la sua carta. Aspetta un po’.
refusal-row_ends_higher = I numeri di una fila devono salire, e questa finisce più in alto. Scegline una che finisce più in basso.
refusal-nearer_row = Un’altra fila finisce più vicino alla tua carta. Scegli quella.
refusal-not_your_pick = Sta scegliendo qualcun altro. Fra poco tocca a te.
refusal-not_on_display = Questa carta non si può prendere. Prendine una scoperta.
refusal-already_ready = Hai già detto sì alla prossima mano. Aspetta gli altri.
refusal-not_for_seats = Questo può farlo solo il tavolo. Scegli una delle tue mosse.
refusal-rows_later = Le carte vanno nelle file solo quando tutti hanno scelto e le carte sono scoperte.

## How to play

rules-01-title = Di che cosa si tratta
rules-01-text =
    Evita le carte! Ogni carta mostra una o più teste, e ogni testa è un punto di penalità. Alla fine vince chi ha meno teste.
    Si gioca da 2 a 10, meglio dai dieci anni in su. Una partita dura circa tre quarti d’ora.

rules-02-title = Carte e teste
rules-02-text =
    Ci sono 104 carte, una per ogni numero da 1 a 104. Ecco quante teste ci sono sopra:
    7 teste: il 55
    5 teste: gli altri numeri con due cifre uguali (11, 22, 33, 44, 66, 77, 88, 99)
    3 teste: le decine (10, 20, 30 e così via fino a 100)
    2 teste: i numeri che finiscono con 5 (5, 15, 25 e così via fino a 95, tranne 55)
    1 testa: tutti gli altri
    In tutto sono 171 teste.

rules-03-title = Prima del primo turno
rules-03-text =
    Si mescolano tutte le carte. Ognuno ne riceve dieci; nessun altro le vede, e sono già in ordine dalla più bassa alla più alta.
    Altre quattro carte vanno scoperte in mezzo al tavolo. Ciascuna apre una delle quattro file. In una fila c’è posto per cinque carte, compresa la prima.
    Le carte che avanzano riposano per questa mano.

rules-04-title = Un turno: scegliere in segreto
rules-04-text =
    Tutti scelgono nello stesso momento una delle proprie carte e la mettono giù coperta. Puoi ripensarci finché non hanno scelto tutti.
    Poi le carte si scoprono tutte insieme.

rules-05-title = Dove vanno le carte
rules-05-text =
    Prima si mette la carta più bassa, poi quella subito più alta, e così via. Ogni carta va in fondo a una fila. La fila non la scegli tu: la dicono due regole.
    In salita: una carta va solo dietro a una più bassa.
    Vicino: se va bene in più file, va dove l’ultima carta è quella appena sotto di lei.
    Un esempio: le file finiscono con 8, 31, 54 e 70. Un 57 andrebbe bene nelle prime tre. Va dietro al 54.

rules-06-title = La sesta carta prende
rules-06-text =
    Con cinque carte una fila è piena. Se la tua carta deve andare lì, è la sesta: prendi le cinque carte, e la tua ricomincia la fila.
    Contano solo le carte che prendi. La tua resta sul tavolo e non ti costa niente.

rules-07-title = Troppo bassa per tutte le file
rules-07-text =
    Se la tua carta è più bassa dell’ultima carta di tutte e quattro le file, non va da nessuna parte. Allora prendi un’intera fila a tua scelta, lunga o corta, e la tua carta la ricomincia.
    Di solito si prende la fila con meno teste, ma puoi prendere quella che vuoi.
    Le carte messe dopo la tua possono finire nella nuova fila. A volte cambia tutto!

rules-08-title = La fine di una mano
rules-08-text =
    Le carte prese restano davanti a te e non entrano mai fra le tue carte da giocare.
    Dopo dieci turni nessuno ha più carte. Quelle rimaste nelle file non contano per nessuno. Ognuno somma le sue teste, si scrive il risultato e con tutte le carte comincia una nuova mano.

rules-09-title = La fine della partita
rules-09-text =
    La partita finisce dopo la mano in cui qualcuno supera 66 teste in tutto. Con 66 esatte si va avanti. La mano si gioca sempre fino in fondo.
    Vince chi ha meno teste. Se più d’uno ne ha così poche, vincono insieme. Gli altri seguono secondo le loro teste.
    Prima della partita potete stabilire un altro limite oppure un numero di mani.

rules-10-title = La variante per esperti
rules-10-text =
    Si gioca solo con le carte più basse: dieci per ciascuno e altre quattro. In 3 sono le carte da 1 a 34, in 4 da 1 a 44. Così tutti sanno quali carte ci sono.
    Non si distribuisce niente. Tutte le carte sono scoperte e a turno ognuno ne prende una, giro dopo giro, finché tutti ne hanno dieci. Le quattro rimaste aprono le file.
    Chi comincia a scegliere si tira a sorte; a ogni mano tocca al posto successivo a sinistra. Dopo la scelta le carte in mano sono nascoste: prova a ricordarle.
    Tutto il resto rimane uguale. In due ci sono solo 38 teste sulle carte, perciò una partita dura di più.

rules-11-title = Edizioni e regole della casa
rules-11-text =
    In alcune edizioni la partita finisce già quando qualcuno ha esattamente 66 teste. Con «Category 5» finisce oltre 74. L’edizione italiana mostra asini, non tori.
    Letto alla lettera, il libretto italiano dà due teste anche ai numeri da 51 a 54 e da 56 a 59. Le carte stampate no.
    Il tavolo può anche stabilire una mano in più in caso di parità, carte che non si riprendono o teste nascoste da tenere a mente. Tutto questo è nelle opzioni.

rules-12-title = Due sorprese frequenti
rules-12-text =
    Due file finiscono con 25 (solo tre carte) e con 27 (già cinque carte). Il tuo 30 non va dietro al 25, che sarebbe sicuro: il 27 è più vicino, quindi prendi quella fila.
    Una fila finisce con 63 e tu giochi il 64. Sembra sicuro. Ma se una carta più bassa prende prima la fila del 63, il tuo 64 deve andare altrove.

## What is going on now

now-draft = Prendi una delle carte scoperte
now-draft-wait = { $name } prende una carta
now-choose = Scegli una carta
now-chosen =
    { $more ->
        [0] La tua carta { $card } è coperta sul tavolo. Si aspetta { $name }
        [one] La tua carta { $card } è coperta sul tavolo. Si aspettano { $name } e un’altra persona
       *[other] La tua carta { $card } è coperta sul tavolo. Si aspettano { $name } e altri { $more }
    }
now-wait =
    { $more ->
        [0] Si aspetta { $name }
        [one] Si aspettano { $name } e un’altra persona
       *[other] Si aspettano { $name } e altri { $more }
    }
now-take-row = Prendi una fila: la tua carta { $card } non va in nessuna
now-take-row-wait = { $name } prende una fila: la carta { $card } non va in nessuna
now-self-place = Metti la tua carta { $card } nella sua fila
now-self-place-wait = { $name } mette la carta { $card } nella sua fila
now-score = La mano { $deal } è finita. Si passa alla prossima?
now-over = La partita è finita

## What the simulator counts

points-a-deal = Teste per mano

## The board

heads =
    { $heads ->
        [one] { $heads } testa
       *[other] { $heads } teste
    }
card-label =
    { $heads ->
        [one] Carta { $card }, { $heads } testa
       *[other] Carta { $card }, { $heads } teste
    }
card-chosen-label =
    { $heads ->
        [one] Carta { $card }, { $heads } testa, coperta sul tavolo. Premi di nuovo per riprenderla
       *[other] Carta { $card }, { $heads } teste, coperta sul tavolo. Premi di nuovo per riprenderla
    }
played-label =
    { $heads ->
        [one] { $name }: carta { $card }, { $heads } testa
       *[other] { $name }: carta { $card }, { $heads } teste
    }
row-label =
    { $heads ->
        [one] Fila { $row }: { $cards }. { $n } di 5 carte, { $heads } testa
       *[other] Fila { $row }: { $cards }. { $n } di 5 carte, { $heads } teste
    }
row-take-label =
    { $heads ->
        [one] Prendi la fila { $row } con { $cards }: { $heads } testa
       *[other] Prendi la fila { $row } con { $cards }: { $heads } teste
    }
row-take =
    { $heads ->
        [one] Prendi: { $heads } testa
       *[other] Prendi: { $heads } teste
    }
row-put-label = Metti la carta nella fila { $row }, dopo { $cards }
row-put = Qui
row-cost =
    { $heads ->
        [one] Prendere questa fila costa { $heads } testa
       *[other] Prendere questa fila costa { $heads } teste
    }
danger-place = Sesto posto: chi arriva qui prende la fila
rows-title = Le quattro file
hand-title = Le tue carte
turned-up-title = Le carte di questo turno
deal-turn = Mano { $deal }, turno { $turn } di 10
draft-title = Carte scoperte: { $n }
draft-group = Da { $from } a { $to }
seat-heads =
    { $heads ->
        [one] { $heads } testa in questa mano, { $total } prima
       *[other] { $heads } teste in questa mano, { $total } prima
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } testa prima di questa mano
       *[other] { $total } teste prima di questa mano
    }
seat-laid = ha messo giù una carta coperta
pile-title = { $name }: carte prese
pile-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }, { $heads ->
        [one] { $heads } testa
       *[other] { $heads } teste
    }
pile-empty = Niente di preso in questa mano
pile-closed = In questo mazzetto può guardare solo { $name }
pile-closed-all = I mazzetti restano chiusi fino alla fine della mano
fewest-wins = Vince chi ha meno teste
limit-over =
    { $limit ->
        [one] La partita finisce dopo la mano in cui qualcuno ha più di { $limit } testa
       *[other] La partita finisce dopo la mano in cui qualcuno ha più di { $limit } teste
    }
limit-reach =
    { $limit ->
        [one] La partita finisce dopo la mano in cui qualcuno ha { $limit } testa o più
       *[other] La partita finisce dopo la mano in cui qualcuno ha { $limit } teste o più
    }
limit-deals =
    { $deals ->
        [one] La partita finisce dopo { $deals } mano
       *[other] La partita finisce dopo { $deals } mani
    }
limit-first-over =
    La partita finisce dopo { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }, o prima, dopo una mano in cui qualcuno ha più di { $limit ->
        [one] { $limit } testa
       *[other] { $limit } teste
    }
limit-first-reach =
    La partita finisce dopo { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }, o prima, dopo una mano in cui qualcuno ha { $limit ->
        [one] { $limit } testa
       *[other] { $limit } teste
    } o più
limit-mark = Limite { $limit }
end-won =
    { $heads ->
        [one] { $name } vince con appena { $heads } testa
       *[other] { $name } vince con appena { $heads } teste
    }
end-shared =
    { $heads ->
        [one] { $names } vincono insieme con { $heads } testa ciascuno
       *[other] { $names } vincono insieme con { $heads } teste ciascuno
    }
end-cancelled = La mano è stata interrotta; le mani finite contano
