title = Lobo 77
tagline = Jeder eine Karte, alle eine Summe, und 77 will keiner sagen
summary = Leg eine Karte, zähl sie zur Summe dazu und sag sie laut. Schnapszahlen wie 33 kosten einen Chip, und wer auf 77 oder mehr kommt, verliert die Runde. Und vergiss nicht, eine neue Karte zu ziehen! Wer als Letzter im Spiel ist, gewinnt.

## Moves

move-lay = { $card } legen
move-x2 = x2 legen
move-turn = Richtungswechsel legen
move-draw = Karte ziehen
move-forget = Nicht ziehen
move-call = { $total } sagen
move-deal = Nächste Runde austeilen
move-close = Die Zeit zum Ziehen ist um
move-out = Spieler { $seat } ist draußen

## Events

event-dealt = { $name } teilt Runde { $deal } aus
event-starts = { $name } fängt an
event-laid = { $name }: { $before } + { $card } = { $total }
event-took_off = { $name }: { $before } − { $card } = { $total }
event-kept = { $name } legt 0: immer noch { $total }
event-put_down = { $name } legt { $card }
event-turned = { $name } wechselt die Richtung
event-doubled = { $name } legt ×2: Der Nächste muss zwei Karten legen
event-called = { $name } sagt { $total }
event-miscalled = { $name } sagt { $said }; richtig ist { $total }
event-fined = { $name } zahlt für die falsche Summe einen Chip und hat noch { $chips }
event-doublet = { $total } hat zwei gleiche Ziffern: { $name } gibt einen Chip ab und hat noch { $chips }
event-doublet_unseen = Die verdeckte Summe hat zwei gleiche Ziffern: { $name } gibt einen Chip ab und hat noch { $chips }
event-lost_round =
    { $chips ->
        [one] { $total } ist 77 oder mehr: { $name } verliert die Runde und hat noch { $chips } Chip
       *[other] { $total } ist 77 oder mehr: { $name } verliert die Runde und hat noch { $chips } Chips
    }
event-ran_dry =
    { $chips ->
        [one] { $name } hat keine Karte mehr, verliert die Runde und hat noch { $chips } Chip
       *[other] { $name } hat keine Karte mehr, verliert die Runde und hat noch { $chips } Chips
    }
event-burdened =
    { $cards ->
        [one] { $name } hat nur noch { $cards } Karte zu legen
       *[other] { $name } muss { $cards } Karten legen
    }
event-drew = { $name } zieht eine Karte
event-forgot =
    { $cards ->
        [one] { $name } hat das Ziehen vergessen und spielt mit { $cards } Karte weiter
       *[other] { $name } hat das Ziehen vergessen und spielt mit { $cards } Karten weiter
    }
event-reshuffled = Die gelegten Karten werden gemischt und sind der neue Stapel
event-swims = { $name } hat keinen Chip mehr und schwimmt
event-left = { $name } hat das Spiel verlassen
event-out = { $name } ist draußen
event-won = { $name } gewinnt

## Why? One sentence or two for the rule behind an event

why-lb-07 = Wer links vom Geber sitzt, legt die erste Karte. Die Summe beginnt bei 0.
why-lb-11 = Wer dran ist, legt genau eine Karte, nach einer ×2 zwei.
why-lb-12 = Die Zahl auf der Karte kommt zur Summe dazu.
why-lb-13 = Nach dem Legen nimmst du eine neue Karte vom Stapel. Das macht keiner für dich!
why-lb-14 = Ist der Stapel leer, werden die gelegten Karten gemischt und sind der neue.
why-lb-15 = Ziehen kannst du, bis die nächste Karte liegt. Wer es bis dahin nicht getan hat, spielt bis zum Ende der Runde mit weniger Karten.
why-lb-17 = Summen mit zwei gleichen Ziffern kosten einen Chip: 11, 22, 33, 44, 55, 66. Die Runde geht weiter.
why-lb-20 = Eine −10 macht die Summe kleiner. Sie darf sogar unter null fallen.
why-lb-22 = Eine 0 ändert nichts: Nun hat der Nächste das Problem.
why-lb-24 = Der Pfeil dreht die Reihenfolge um, und dabei bleibt es bis zum nächsten Pfeil.
why-lb-26 = Für jede Runde werden alle Karten gemischt und neu ausgeteilt.
why-lb-27 = Wer eine Karte legt, sagt die neue Summe. Eine falsche wird berichtigt.
why-lb-31 = Nach einer ×2 ist dein Zug vorbei. Der Nächste muss zwei Karten legen.
why-lb-34 = Nach einer ×2 legt der Nächste zwei Karten, eine nach der anderen.
why-lb-36 = Eine ×2 darf nie direkt auf einer ×2 liegen. Ob sie die zweite von zwei Karten sein darf, macht der Tisch aus.
why-lb-50 = Wer auf 77 oder mehr kommt, verliert die Runde, und eine neue beginnt.
why-lb-60 = Ohne Chip schwimmst du: noch im Spiel, aber der nächste Verlust wirft dich hinaus.
why-lb-61 = Wer einen Chip abgeben muss und keinen hat, ist draußen.
why-lb-70 = Gespielt wird, bis nur noch einer übrig ist.
why-lb-71 = Wer als Letzter im Spiel ist, gewinnt, auch ohne Chip.

## Options

option-cost_77 = Preis der 77
option-cost_77-help = Was es kostet, auf 77 oder mehr zu kommen.
option-cost_77-one = Einen Chip
option-cost_77-all = Alle Chips

option-dealer = Geber
option-dealer-help = Wer die nächste Runde austeilt. Es beginnt, wer links vom Geber sitzt.
option-dealer-fixed = Immer derselbe
option-dealer-starter = Wer die letzte Runde begonnen hat

option-forgot_hand = Nach vergessenem Ziehen
option-forgot_hand-help = Mit wie vielen Karten weiterspielt, wer das Ziehen vergisst.
option-forgot_hand-one_less = Mit einer weniger
option-forgot_hand-three = Mit drei

option-game_end = Ende des Spiels
option-game_end-help = Wann das Spiel vorbei ist.
option-game_end-last_player = Einer ist noch im Spiel
option-game_end-last_with_chips = Einer hat noch Chips

option-card_76 = Die Karte 76
option-card_76-help = In manchen Schachteln gibt es eine einzige Karte mit 76.
option-card_76-in = Spielt mit
option-card_76-out = Bleibt draußen

option-swimming = Schwimmen
option-swimming-help = Darf jemand ohne Chip bis zum nächsten Verlust weiterspielen?
option-swimming-on = Ja
option-swimming-off = Nein, mit dem letzten Chip ist Schluss

option-x2_as_second = ×2 als zweite Karte
option-x2_as_second-help = Darf die zweite von zwei Karten eine ×2 sein?
option-x2_as_second-allowed = Ja
option-x2_as_second-forbidden = Nein

option-x2_draw = Ziehen nach einer ×2
option-x2_draw-help = Wann neue Karten zieht, wer zwei legen muss.
option-x2_draw-after_both = Nach beiden Karten
option-x2_draw-after_each = Nach jeder Karte

option-x2_check = Summe von zwei Karten
option-x2_check-help = Zählen nach einer ×2 beide Summen oder nur die letzte?
option-x2_check-each = Beide Summen
option-x2_check-final = Nur die letzte

option-doublet_trigger = Dieselbe Summe noch einmal
option-doublet_trigger-help = Kostet auch eine 0, ein Pfeil oder eine ×2 auf einer Summe wie 22 einen Chip?
option-doublet_trigger-called = Ja, wer sie sagt, zahlt
option-doublet_trigger-changed = Nein, nur eine neue Summe kostet

option-negative_doublets = Schnapszahlen unter null
option-negative_doublets-help = Kosten auch −11, −22 und so weiter einen Chip?
option-negative_doublets-off = Nein
option-negative_doublets-on = Ja

option-draw_mode = Ziehen
option-draw_mode-help = Das Ziehen kann man vergessen. Anfänger können es den Tisch machen lassen.
option-draw_mode-manual = Jeder muss selbst daran denken
option-draw_mode-reminder = Der Stapel erinnert dich
option-draw_mode-auto = Der Tisch zieht

option-draw_window = Zeit zum Ziehen
option-draw_window-help = Sekunden, in denen gezogen werden kann. Bei 0 ist Zeit bis zur nächsten Karte.

option-forgot_again = Noch einmal vergessen
option-forgot_again-help = Was geschieht, wenn jemand das Ziehen in einer Runde noch einmal vergisst.
option-forgot_again-less = Jedes Mal eine Karte weniger
option-forgot_again-no_effect = Nichts weiter

option-empty_hand = Keine Karte mehr
option-empty_hand-help = Was geschieht, wenn jemand mit leerer Hand das Ziehen vergisst.
option-empty_hand-draw_one = Eine Karte wird gezogen
option-empty_hand-lose_round = Die Runde ist verloren

option-total_call = Die Summe
option-total_call-help = Wer rechnet, und wer sie sieht.
option-total_call-auto = Der Tisch rechnet
option-total_call-player = Ihr rechnet selbst
option-total_call-hidden = Keiner sieht sie, merkt sie euch!

option-wrong_total = Falsche Summe
option-wrong_total-help = Was eine falsche Summe kostet, wenn ihr selbst rechnet.
option-wrong_total-corrected = Nichts, sie wird berichtigt
option-wrong_total-chip = Einen Chip

option-reshuffle_top = Oberste Karte
option-reshuffle_top-help = Was mit der zuletzt gelegten Karte geschieht, wenn die gelegten gemischt werden.
option-reshuffle_top-in = Sie wird mitgemischt
option-reshuffle_top-stays = Sie bleibt liegen

option-out_hand = Karten der Ausgeschiedenen
option-out_hand-help = Wohin die Hand kommt, wenn jemand draußen ist.
option-out_hand-aside = Beiseite bis zum nächsten Austeilen
option-out_hand-discard = Zu den gelegten Karten

option-look_back = Zurückschauen
option-look_back-help = Dürfen die gelegten Karten angesehen werden? Nie, wenn die Summe verdeckt ist.
option-look_back-off = Nur die oberste
option-look_back-on = Alle

option-start_chips = Chips je Spieler
option-start_chips-help = Chips für jeden zu Beginn. Mit weniger wird das Spiel kürzer.

option-hand_size = Handkarten
option-hand_size-help = So viele Karten bekommt jeder. In der ersten Ausgabe waren es vier.

option-turn_timer = Bedenkzeit
option-turn_timer-help = Sekunden für jede Entscheidung. Bei 0 wird niemand gedrängt.

option-on_timeout = Wenn die Zeit um ist
option-on_timeout-help = Was der Tisch tut, wenn die Bedenkzeit abgelaufen ist.
option-on_timeout-wait = Warten
option-on_timeout-random = Irgendeine Karte
option-on_timeout-lowest_risk = Die sicherste Karte

option-leaver = Wenn jemand geht
option-leaver-help = Was geschieht, wenn jemand für immer geht.
option-leaver-bot = Ein Bot spielt weiter
option-leaver-out = Wer geht, ist draußen

## Editions

preset-iberian = Spanisch und portugiesisch, 2004
preset-english = Englisch, 2004

## Refusals

refusal-game_over = Das Spiel ist vorbei. Du kannst ein neues beginnen.
refusal-not_for_seats = Das kann nur der Tisch selbst. Wähle einen deiner eigenen Züge.
refusal-not_agreed = Das ist an diesem Tisch nicht vereinbart.
refusal-out_of_game = Wer draußen ist, kann nur noch zuschauen.
refusal-not_your_turn = Jemand anderes ist dran. Warte ein wenig.
refusal-deal_first = Die Runde ist vorbei. Erst wird neu ausgeteilt.
refusal-call_first = Sag erst die neue Summe.
refusal-not_in_hand = Diese Karte ist nicht auf dieser Hand. Wähle eine, die du hast.
refusal-x2_on_x2 = Eine ×2 darf nicht direkt auf einer ×2 liegen. Leg zuerst eine andere Karte.
refusal-x2_as_second = An diesem Tisch darf die zweite Karte keine ×2 sein. Leg eine andere.
refusal-nothing_to_draw = Für dich gibt es jetzt nichts zu ziehen. Ziehen kannst du, wenn du gelegt hast, bis die nächste Karte liegt.
refusal-nothing_to_call = Jetzt musst du keine Summe sagen. Das kommt nach dem Legen, wo es vereinbart ist.
refusal-nothing_to_deal = Jetzt wird nicht ausgeteilt. Die Runde läuft noch.
refusal-another_deals = Diesmal teilt jemand anderes aus. Warte ein wenig.

## How to play

rules-01-title = Worum es geht
rules-01-text =
    Alle legen Karten auf einen Stapel, und daraus wird eine einzige Summe. Keiner will sie auf 77 oder mehr bringen, und keiner will eine Schnapszahl.
    2 bis 8 können mitspielen, etwa ab acht Jahren. Ein Spiel dauert ungefähr eine halbe Stunde; das ist geschätzt, denn im Heft steht keine Zeit.

rules-02-title = Die Karten
rules-02-text =
    Es gibt 56 Karten. Je drei von 2 bis 9, acht mit 10.
    Je eine mit 11, 22, 33, 44, 55, 66 und 76.
    Vier mit 0, vier mit −10, vier mit ×2 und fünf mit einem Pfeil, der die Richtung wechselt.
    Jeder beginnt mit drei Chips.

rules-03-title = Vor der ersten Karte
rules-03-text =
    Ein Geber wird ausgelost. Jeder bekommt fünf Karten, der Rest ist der Stapel.
    Wer links vom Geber sitzt, fängt an. Es geht im Uhrzeigersinn reihum.

rules-04-title = Dein Zug
rules-04-text =
    Leg eine Karte, zähl sie zur Summe dazu, sag die neue Summe. Die Summe beginnt bei 0.
    Eine Karte musst du legen, auch wenn jede schlecht ist.

rules-05-title = Ziehen nicht vergessen!
rules-05-text =
    Nach dem Legen ziehst du eine neue Karte, damit du immer fünf hast. Daran musst du selbst denken.
    Sobald der Nächste eine Karte legt, ist es zu spät. Dann spielst du bis zum Ende der Runde mit vier Karten weiter, und mit noch weniger, wenn du es wieder vergisst.
    Die letzte Karte kann man nicht vergessen: Mit leerer Hand bekommst du eine.
    Ist der Stapel leer, werden die gelegten Karten gemischt und sind der neue.

rules-06-title = Schnapszahlen
rules-06-text =
    Wer die Summe auf 11, 22, 33, 44, 55 oder 66 bringt, gibt einen Chip ab. Die Runde geht weiter, die Summe bleibt.
    Wer so eine Summe noch einmal sagt, zahlt auch: mit einer 0, einem Pfeil oder einer ×2.
    Karten mit Schnapszahlen kosten selbst nichts. Nur die Summe zählt.

rules-07-title = Besondere Karten
rules-07-text =
    −10: Die Summe fällt um zehn. Sie darf unter null fallen, und Schnapszahlen unter null kosten nichts.
    0: Die Summe bleibt.
    Pfeil: Die Summe bleibt, und es geht andersherum weiter bis zum nächsten Pfeil. Zu zweit ändert das nichts.
    ×2: Die Summe bleibt. Der Nächste muss zwei Karten legen, eine nach der anderen, und zieht danach zwei. Beide Summen zählen.
    Eine ×2 darf nicht direkt auf einer ×2 liegen, aber die zweite Karte darf eine sein. Wer nichts anderes hat, darf sie legen.
    76: Zählt 76 dazu. Sie hilft nur, wenn die Summe 0 oder kleiner ist. Auf −10 ergibt sie 66: Schnapszahl!

rules-08-title = Das Ende einer Runde
rules-08-text =
    Wer auf 77 oder mehr kommt, gibt einen Chip ab, und die Runde ist sofort vorbei. Eine zweite Karte wird nicht mehr gelegt.
    Alle Karten werden gemischt und neu ausgeteilt, immer vom selben Geber.

rules-09-title = Schwimmen
rules-09-text =
    Ohne Chip schwimmst du: Du spielst weiter. Musst du noch einmal einen Chip abgeben, bist du draußen, und deine Karten kommen beiseite.
    Wer als Letzter im Spiel ist, gewinnt, ob er schwimmt oder nicht. Die anderen folgen danach, wie lange sie dabei waren.

rules-10-title = Ausgaben und Hausregeln
rules-10-text =
    Das englische Heft ist anders: 77 kostet alle Chips, wer eine Runde begonnen hat, teilt die nächste aus, wer das Ziehen vergisst, spielt mit drei Karten weiter, es gibt keine 76, und es gewinnt der Letzte, der noch Chips hat.
    Ein Tisch kann selbst rechnen, die Summe verdecken, die gelegten Karten ansehen oder den Tisch ziehen lassen. All das steht bei den Optionen.

## What is going on now

now-lay = Leg eine Karte
now-lay-wait = { $name } legt eine Karte
now-lay-two = Leg zwei Karten. Das ist die erste
now-lay-two-wait = { $name } muss zwei Karten legen
now-lay-second = Leg deine zweite Karte
now-lay-second-wait = { $name } legt die zweite Karte
now-draw = Du kannst ziehen, bevor { $name } eine Karte legt
now-call = Sag die neue Summe
now-call-wait = { $name } sagt die neue Summe
now-deal = Die Runde ist vorbei. Teil die nächste aus
now-deal-wait = Die Runde ist vorbei. { $name } teilt die nächste aus
now-over = Das Spiel ist vorbei

## What the simulator counts

points-a-deal = Überlebte Mitspieler je Runde
value-a-deal = Leben nach einer Runde

## The board

round-title = Runde { $deal }
total-title = Summe { $total }
total-hidden = Summe ?
last-card = Letzte Karte { $card }
last-none = Noch liegt keine Karte
card-x2 = ×2
card-turn = ↻
direction-left = Es geht im Uhrzeigersinn
direction-right = Es geht andersherum
piles =
    { $deck ->
        [one] Stapel { $deck } Karte
       *[other] Stapel { $deck } Karten
    }
hand-title = Deine Hand
seat-chips =
    { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
seat-swims = schwimmt
seat-out = draußen
seat-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## The board in the browser

card-label = Karte { $card }
card-x2-label = ×2: Wer als Nächstes dran ist, legt zwei Karten
card-turn-label = Richtungswechsel
next-player = Danach { $name }
line-title = Zahlenstrahl
line-label = Zahlenstrahl: Die Summe ist { $total }
draw-for-me = Für mich ziehen
draw-for-all = Für alle ziehen
pad-erase = Löschen
pad-sign = Plus oder minus
laid-title = Gelegte Karten
course-losses = Abgegebene Chips, Runde für Runde
