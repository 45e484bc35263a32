title = Lobo 77
tagline = Una carta a testa, una somma per tutti, e nessuno vuole dire 77
summary = Gioca una carta, aggiungila alla somma e dilla ad alta voce. Due cifre uguali come 33 costano un gettone, e chi arriva a 77 o più perde la mano. Non dimenticare di pescare una carta nuova! Vince chi resta in gioco per ultimo.

## Moves

move-lay = Gioca { $card }
move-x2 = Gioca x2
move-turn = Gioca il cambio di direzione
move-draw = Pesca una carta
move-forget = Non pescare
move-call = Di’ { $total }
move-deal = Dai le carte per la prossima mano
move-close = Il tempo per pescare è finito
move-out = Il giocatore { $seat } è fuori

## Events

event-dealt = { $name } dà le carte della mano { $deal }
event-starts = { $name } comincia
event-laid = { $name }: { $before } + { $card } = { $total }
event-took_off = { $name }: { $before } − { $card } = { $total }
event-kept = { $name } gioca 0: ancora { $total }
event-put_down = { $name } gioca { $card }
event-turned = { $name } cambia la direzione
event-doubled = { $name } gioca ×2: il prossimo deve giocare due carte
event-called = { $name } dice { $total }
event-miscalled = { $name } dice { $said }; la somma giusta è { $total }
event-fined =
    { $chips ->
        [one] { $name } paga un gettone per la somma sbagliata. Ne resta { $chips }
       *[other] { $name } paga un gettone per la somma sbagliata. Ne restano { $chips }
    }
event-doublet =
    { $chips ->
        [one] { $total } ha due cifre uguali: { $name } dà via un gettone. Ne resta { $chips }
       *[other] { $total } ha due cifre uguali: { $name } dà via un gettone. Ne restano { $chips }
    }
event-doublet_unseen =
    { $chips ->
        [one] La somma nascosta ha due cifre uguali: { $name } dà via un gettone. Ne resta { $chips }
       *[other] La somma nascosta ha due cifre uguali: { $name } dà via un gettone. Ne restano { $chips }
    }
event-lost_round =
    { $chips ->
        [one] { $total } è 77 o più: { $name } perde la mano e ha ancora { $chips } gettone
       *[other] { $total } è 77 o più: { $name } perde la mano e ha ancora { $chips } gettoni
    }
event-ran_dry =
    { $chips ->
        [one] { $name } non ha più carte, perde la mano e ha ancora { $chips } gettone
       *[other] { $name } non ha più carte, perde la mano e ha ancora { $chips } gettoni
    }
event-burdened =
    { $cards ->
        [one] { $name } ha solo { $cards } carta da giocare
       *[other] { $name } deve giocare { $cards } carte
    }
event-drew = { $name } pesca una carta
event-forgot =
    { $cards ->
        [one] { $name } ha dimenticato di pescare e continua con { $cards } carta
       *[other] { $name } ha dimenticato di pescare e continua con { $cards } carte
    }
event-reshuffled = Le carte giocate si mescolano e diventano il nuovo mazzo
event-swims = { $name } non ha più gettoni e nuota
event-left = { $name } ha lasciato la partita
event-out = { $name } è fuori
event-won = { $name } vince

## Why? One sentence or two for the rule behind an event

why-lb-07 = Chi siede a sinistra del mazziere gioca la prima carta. La somma comincia da 0.
why-lb-11 = Al tuo turno giochi esattamente una carta, o due dopo un ×2.
why-lb-12 = Il numero della carta si aggiunge alla somma.
why-lb-13 = Dopo aver giocato prendi una carta nuova dal mazzo. Nessuno lo fa per te!
why-lb-14 = Quando il mazzo è finito, le carte giocate si mescolano e diventano il nuovo.
why-lb-15 = Si può pescare finché non viene giocata la carta seguente. Chi non l’ha fatto gioca con meno carte fino alla fine della mano.
why-lb-17 = Le somme con due cifre uguali costano un gettone: 11, 22, 33, 44, 55, 66. La mano continua.
why-lb-20 = Una carta −10 fa calare la somma. Può anche scendere sotto zero.
why-lb-22 = Uno 0 non cambia niente: il problema passa al prossimo.
why-lb-24 = La freccia inverte il giro, e così resta fino alla prossima freccia.
why-lb-26 = Per ogni mano tutte le carte si mescolano e si danno di nuovo.
why-lb-27 = Chi gioca una carta dice la nuova somma. Una somma sbagliata viene corretta.
why-lb-31 = Dopo un ×2 il tuo turno è finito. Il prossimo deve giocare due carte.
why-lb-34 = Dopo un ×2 il prossimo gioca due carte, una dopo l’altra.
why-lb-36 = Un ×2 non può mai stare direttamente su un altro ×2. Se possa essere la seconda di due carte, lo decide il tavolo.
why-lb-50 = Chi arriva a 77 o più perde la mano, e ne comincia un’altra.
why-lb-60 = Senza gettoni nuoti: sei ancora in gioco, ma alla prossima perdita sei fuori.
why-lb-61 = Chi deve dare un gettone e non ne ha è fuori dal gioco.
why-lb-70 = Si gioca finché ne resta uno solo.
why-lb-71 = Vince chi resta in gioco per ultimo, anche senza gettoni.

## Options

option-cost_77 = Prezzo del 77
option-cost_77-help = Quanto costa arrivare a 77 o più.
option-cost_77-one = Un gettone
option-cost_77-all = Tutti i gettoni

option-dealer = Mazziere
option-dealer-help = Chi dà le carte della prossima mano. Comincia chi siede alla sua sinistra.
option-dealer-fixed = Sempre lo stesso
option-dealer-starter = Chi ha cominciato l’ultima mano

option-forgot_hand = Dopo aver dimenticato di pescare
option-forgot_hand-help = Con quante carte continua chi dimentica di pescare.
option-forgot_hand-one_less = Una in meno
option-forgot_hand-three = Tre

option-game_end = Fine della partita
option-game_end-help = Quando finisce la partita.
option-game_end-last_player = Resta un giocatore
option-game_end-last_with_chips = Uno solo ha ancora gettoni

option-card_76 = La carta 76
option-card_76-help = In alcune scatole c’è una sola carta con 76.
option-card_76-in = In gioco
option-card_76-out = Fuori dal gioco

option-swimming = Nuotare
option-swimming-help = Chi non ha gettoni può giocare fino alla prossima perdita?
option-swimming-on = Sì
option-swimming-off = No, con l’ultimo gettone è finita

option-x2_as_second = ×2 come seconda carta
option-x2_as_second-help = La seconda di due carte può essere un ×2?
option-x2_as_second-allowed = Sì
option-x2_as_second-forbidden = No, mai

option-x2_draw = Pescare dopo un ×2
option-x2_draw-help = Quando pesca chi deve giocare due carte.
option-x2_draw-after_both = Dopo tutte e due
option-x2_draw-after_each = Dopo ogni carta

option-x2_check = Somma di due carte
option-x2_check-help = Dopo un ×2 contano tutte e due le somme o solo l’ultima?
option-x2_check-each = Tutte e due
option-x2_check-final = Solo l’ultima

option-doublet_trigger = Di nuovo la stessa somma
option-doublet_trigger-help = Anche uno 0, una freccia o un ×2 su una somma come 22 costa un gettone?
option-doublet_trigger-called = Sì, paga chi la dice
option-doublet_trigger-changed = No, costa solo una somma nuova

option-negative_doublets = Cifre uguali sotto zero
option-negative_doublets-help = Anche −11, −22 e così via costano un gettone?
option-negative_doublets-off = No, gratis
option-negative_doublets-on = Sì

option-draw_mode = Pescare
option-draw_mode-help = Ci si può dimenticare di pescare. Chi comincia può lasciar fare al tavolo.
option-draw_mode-manual = Ognuno deve ricordarselo
option-draw_mode-reminder = Il mazzo te lo ricorda
option-draw_mode-auto = Pesca il tavolo

option-draw_window = Tempo per pescare
option-draw_window-help = Secondi in cui si può pescare. Con 0 c’è tempo fino alla prossima carta.

option-forgot_again = Dimenticare ancora
option-forgot_again-help = Che cosa succede a chi dimentica di pescare una seconda volta nella mano.
option-forgot_again-less = Ogni volta una carta in meno
option-forgot_again-no_effect = Nient’altro

option-empty_hand = Senza carte
option-empty_hand-help = Che cosa succede a chi dimentica di pescare e non ha carte.
option-empty_hand-draw_one = Si pesca una carta
option-empty_hand-lose_round = La mano è persa

option-total_call = La somma
option-total_call-help = Chi fa i conti, e chi la vede.
option-total_call-auto = Fa i conti il tavolo
option-total_call-player = Fate i conti voi
option-total_call-hidden = Nessuno la vede, a memoria!

option-wrong_total = Una somma sbagliata
option-wrong_total-help = Quanto costa una somma sbagliata se fate i conti voi.
option-wrong_total-corrected = Niente, viene corretta
option-wrong_total-chip = Un gettone

option-reshuffle_top = Carta in cima
option-reshuffle_top-help = Che cosa succede all’ultima carta quando si mescolano le carte giocate.
option-reshuffle_top-in = Si mescola anche lei
option-reshuffle_top-stays = Resta lì

option-out_hand = Carte di chi è fuori
option-out_hand-help = Dove vanno le carte di chi è fuori.
option-out_hand-aside = Da parte fino alla prossima mano
option-out_hand-discard = Con le carte giocate

option-look_back = Guardare indietro
option-look_back-help = Si possono guardare le carte giocate? Mai se la somma è nascosta.
option-look_back-off = Solo quella in cima
option-look_back-on = Tutte

option-start_chips = Gettoni
option-start_chips-help = Gettoni di ognuno all’inizio. Con meno la partita è più corta.

option-hand_size = Carte in mano
option-hand_size-help = Carte che riceve ognuno. Nella prima edizione erano quattro.

option-turn_timer = Tempo per pensare
option-turn_timer-help = Secondi per ogni scelta. Con 0 nessuno ha fretta.

option-on_timeout = A tempo scaduto
option-on_timeout-help = Che cosa fa il tavolo quando il tempo per pensare è finito.
option-on_timeout-wait = Aspetta
option-on_timeout-random = Una carta qualsiasi
option-on_timeout-lowest_risk = La carta più sicura

option-leaver = Quando qualcuno se ne va
option-leaver-help = Che cosa succede quando qualcuno se ne va per sempre.
option-leaver-bot = Continua un bot
option-leaver-out = È fuori

## Editions

preset-iberian = Spagnola e portoghese, 2004
preset-english = Inglese, 2004

## Refusals

refusal-game_over = La partita è finita. Puoi cominciarne un’altra.
refusal-not_for_seats = Questo può farlo solo il tavolo. Scegli una delle tue mosse.
refusal-not_agreed = A questo tavolo non si è deciso così.
refusal-out_of_game = Chi è fuori può solo guardare.
refusal-not_your_turn = È il turno di qualcun altro. Aspetta un po’.
refusal-deal_first = La mano è finita. Prima si danno di nuovo le carte.
refusal-call_first = Prima di’ la nuova somma.
refusal-not_in_hand = Quella carta non è in questa mano. Scegline una che hai.
refusal-x2_on_x2 = Un ×2 non può andare direttamente su un ×2. Gioca prima un’altra carta.
refusal-x2_as_second = A questo tavolo la seconda carta non può essere un ×2. Giocane un’altra.
refusal-nothing_to_draw = Adesso non hai niente da pescare. Si pesca dopo aver giocato, finché non viene giocata la carta seguente.
refusal-nothing_to_call = Adesso non c’è una somma da dire. Si dice dopo aver giocato, se si è deciso così.
refusal-nothing_to_deal = Non è il momento di dare le carte. La mano continua.
refusal-another_deals = Questa volta le carte le dà qualcun altro. Aspetta un po’.

## How to play

rules-01-title = Di che si tratta
rules-01-text =
    Tutti giocano carte su un solo mucchio, e la somma è una sola. Nessuno vuole portarla a 77 o più, e nessuno vuole due cifre uguali.
    Si gioca da 2 a 8, da circa otto anni in su. Una partita dura più o meno mezz’ora; è una stima, perché il libretto non lo dice.

rules-02-title = Le carte
rules-02-text =
    Ci sono 56 carte. Tre per ogni numero da 2 a 9, otto con il 10.
    Una sola con 11, 22, 33, 44, 55, 66 e 76.
    Quattro con 0, quattro con −10, quattro con ×2 e cinque con una freccia che cambia la direzione.
    Ognuno comincia con tre gettoni.

rules-03-title = Prima della prima carta
rules-03-text =
    Il mazziere si tira a sorte. Ognuno riceve cinque carte; il resto è il mazzo.
    Comincia chi siede a sinistra del mazziere. Si gioca in senso orario.

rules-04-title = Il tuo turno
rules-04-text =
    Gioca una carta, aggiungila alla somma, di’ la nuova somma. La somma comincia da 0.
    Una carta la devi giocare, anche se sono tutte brutte.

rules-05-title = Non dimenticare di pescare!
rules-05-text =
    Dopo aver giocato peschi una carta nuova, così ne hai sempre cinque. Devi pensarci tu.
    Appena il prossimo gioca una carta è troppo tardi. Allora continui con quattro carte fino alla fine della mano, e con meno ancora se dimentichi di nuovo.
    L’ultima carta non si può dimenticare: se non ne hai più, ne ricevi una.
    Quando il mazzo è finito, le carte giocate si mescolano e diventano il nuovo.

rules-06-title = Cifre uguali
rules-06-text =
    Chi porta la somma a 11, 22, 33, 44, 55 o 66 dà via un gettone. La mano continua e la somma resta.
    Paga anche chi dice di nuovo una somma così, con uno 0, una freccia o un ×2.
    Le carte con due cifre uguali non costano niente da sole; conta solo la somma.

rules-07-title = Carte speciali
rules-07-text =
    −10: la somma cala di dieci. Può scendere sotto zero, e lì le cifre uguali non costano niente.
    0: la somma resta.
    Freccia: la somma resta, e si gira nell’altro senso fino alla prossima freccia. In due non cambia niente.
    ×2: la somma resta. Il prossimo deve giocare due carte, una dopo l’altra, e poi ne pesca due. Contano tutte e due le somme.
    Un ×2 non può andare direttamente su un ×2, ma può essere la seconda carta. Chi non ha altro può giocarlo.
    76: aggiunge 76. Serve solo se la somma è 0 o meno. Su −10 fa 66: cifre uguali!

rules-08-title = La fine di una mano
rules-08-text =
    Chi arriva a 77 o più dà via un gettone, e la mano finisce subito. Una seconda carta non si gioca più.
    Tutte le carte si mescolano e si danno di nuovo, sempre dallo stesso mazziere.

rules-09-title = Nuotare
rules-09-text =
    Senza gettoni nuoti: continui a giocare. Se devi dare ancora un gettone sei fuori, e le tue carte vanno da parte.
    Vince chi resta in gioco per ultimo, che nuoti o no. Gli altri vengono in ordine, secondo quanto hanno resistito.

rules-10-title = Edizioni e regole della casa
rules-10-text =
    Il libretto inglese è diverso: 77 costa tutti i gettoni, chi ha cominciato una mano dà le carte della prossima, chi dimentica di pescare continua con tre carte, il 76 non c’è, e vince l’ultimo che ha gettoni.
    Un tavolo può fare i conti da sé, nascondere la somma, guardare le carte giocate o lasciar pescare il tavolo. Tutto questo è nelle opzioni.

## What is going on now

now-lay = Gioca una carta
now-lay-wait = { $name } gioca una carta
now-lay-two = Gioca due carte. Questa è la prima
now-lay-two-wait = { $name } deve giocare due carte
now-lay-second = Gioca la tua seconda carta
now-lay-second-wait = { $name } gioca la seconda carta
now-draw = Puoi pescare prima che { $name } giochi una carta
now-call = Di’ la nuova somma
now-call-wait = { $name } dice la nuova somma
now-deal = La mano è finita. Dai le carte per la prossima
now-deal-wait = La mano è finita. { $name } dà le carte per la prossima
now-over = La partita è finita

## What the simulator counts

points-a-deal = Avversari superati per mano
value-a-deal = Vite rimaste dopo una mano

## The board

round-title = Mano { $deal }
total-title = Somma { $total }
total-hidden = Somma ?
last-card = Ultima carta { $card }
last-none = Ancora nessuna carta
card-x2 = ×2
card-turn = ↻
direction-left = Si gioca in senso orario
direction-right = Si gioca nell’altro senso
piles =
    { $deck ->
        [one] Mazzo { $deck } carta
       *[other] Mazzo { $deck } carte
    }
hand-title = Le tue carte
seat-chips =
    { $chips ->
        [one] { $chips } gettone
       *[other] { $chips } gettoni
    }
seat-swims = nuota
seat-out = fuori
seat-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }

## The board in the browser

card-label = Carta { $card }
card-x2-label = ×2: chi viene dopo gioca due carte
card-turn-label = Cambio di direzione
next-player = Poi { $name }
line-title = Linea dei numeri
line-label = Linea dei numeri: la somma è { $total }
draw-for-me = Pesca per me
draw-for-all = Pesca per tutti
pad-erase = Cancella
pad-sign = Più o meno
laid-title = Carte giocate
course-losses = Gettoni ceduti, mano per mano
