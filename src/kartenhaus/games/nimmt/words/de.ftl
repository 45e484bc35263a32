title = 6 nimmt!
tagline = Vier Reihen, zehn Karten, und die sechste will keiner
summary = Alle suchen heimlich eine Karte aus. Dann kommen die Karten in vier Reihen, die niedrigste zuerst. Wer die sechste Karte in eine Reihe legt, nimmt die anderen fünf: Jeder Hornochse darauf ist ein Minuspunkt. Wer die wenigsten hat, gewinnt.

## Moves

move-choose = { $card } legen
move-take_back = Karte zurücknehmen
move-row = Reihe { $row }
move-draft = { $card } nehmen
move-ready = Nächste Runde
move-cancel = Runde abbrechen

## Events

event-dealt = Runde { $deal }: zehn Karten für alle
event-draft_began = Runde { $deal }: Alle Karten liegen offen, { $name } nimmt zuerst
event-drafted = { $name } nimmt die { $card }
event-rows_opened = Vier Karten beginnen die Reihen
event-chose = { $name } hat eine Karte gelegt
event-took_back = { $name } nimmt die Karte zurück
event-turned_up = Zug { $turn }: Die Karten werden aufgedeckt
event-placed = { $name }: Die { $card } kommt in Reihe { $row }
event-sixth =
    { $heads ->
        [one] { $name } legt die { $card } als sechste Karte und nimmt Reihe { $row }: { $heads } Hornochse
       *[other] { $name } legt die { $card } als sechste Karte und nimmt Reihe { $row }: { $heads } Hornochsen
    }
event-too_low = { $name }: Die { $card } passt nirgends
event-took_row =
    { $heads ->
        [one] { $name } nimmt Reihe { $row }: { $heads } Hornochse
       *[other] { $name } nimmt Reihe { $row }: { $heads } Hornochsen
    }
event-deal_ended = Runde { $deal } ist zu Ende
event-scored = { $name } hat { $heads } Hornochsen in Runde { $deal }, insgesamt { $total }
event-limit_passed = { $name } ist mit { $total } Hornochsen an der Grenze
event-extra_deal = Mehrere haben die wenigsten Hornochsen: Eine weitere Runde entscheidet
event-was_ready = { $name } will die nächste Runde
event-cancelled = Runde { $deal } wird abgebrochen und zählt für niemanden
event-won = { $name } gewinnt mit { $total } Hornochsen: Niemand hat weniger

## Why? One sentence or two for the rule behind an event

why-sn-05 = Jede Runde fängt neu an: Alle Karten werden gemischt, und alle bekommen zehn.
why-sn-07 = Vier offene Karten beginnen die vier Reihen. Alle anderen Karten werden dahinter gelegt.
why-sn-10 = In jedem Zug legen alle eine Karte verdeckt hin. Noch sieht sie niemand.
why-sn-11 = Die Karten werden gemeinsam aufgedeckt, und erst, wenn sich alle entschieden haben. Bis dahin bleibt die Wahl geheim.
why-sn-17 = Die Zahlen einer Reihe steigen immer. Von den Reihen, die niedriger enden als die Karte, bekommt sie die, deren letzte Karte ihr am nächsten ist.
why-sn-20 = In eine Reihe passen fünf Karten. Wer die sechste legen muss, nimmt diese fünf, und die sechste beginnt die Reihe neu.
why-sn-22 = Die Zahlen einer Reihe steigen immer. Diese Karte ist niedriger als die letzte Karte aller vier Reihen, also passt sie hinter keine.
why-sn-23 = Wer eine Karte legt, die für alle Reihen zu niedrig ist, nimmt eine der vier Reihen. Die niedrige Karte beginnt diese Reihe dann neu.
why-sn-36 = Eine Runde endet, wenn alle Hände leer sind. Karten, die noch in den Reihen liegen, zählen für niemanden.
why-sn-37 = Nach einer Runde zählen alle die Hornochsen auf ihren genommenen Karten. Sie kommen zu denen der früheren Runden dazu.
why-sn-38 = Wenn alle das Ergebnis gesehen haben, werden alle Karten gemischt und die nächste Runde beginnt.
why-sn-39 = Runde folgt auf Runde, bis jemand mehr Hornochsen hat als vereinbart. Das wird immer erst nach einer ganzen Runde geprüft.
why-sn-41 = Am Ende gewinnt, wer die wenigsten Hornochsen hat. Der erste Platz kann geteilt werden, wenn am Tisch keine Extrarunde vereinbart ist.
why-sn-54 = In der Profi-Variante wird nicht ausgeteilt. Alle Karten im Spiel liegen offen auf dem Tisch.
why-sn-55 = Reihum nehmen alle immer wieder eine offene Karte, bis jede Hand zehn Karten hat.

## Options

option-variant = Variante
option-variant-help = Das Grundspiel oder die Variante für Profis, bei der ihr eure Karten selbst aussucht.
option-variant-base = Grundspiel
option-variant-professional = Profi

option-end_mode = Ende des Spiels
option-end_mode-help = Was das Spiel beendet: eine Zahl von Hornochsen, eine Zahl von Runden oder was zuerst eintritt.
option-end_mode-limit = Zahl der Hornochsen
option-end_mode-deals = Zahl der Runden
option-end_mode-first_of_both = Was zuerst eintritt

option-limit = Grenze
option-limit-help = Die Zahl der Hornochsen, die das Spiel zu Ende bringt.

option-deals = Zahl der Runden
option-deals-help = Wie viele Runden gespielt werden, wenn das Spiel nach Runden endet.

option-limit_compare = An der Grenze
option-limit_compare-help = Endet das Spiel schon mit genau so vielen Hornochsen oder erst mit mehr?
option-limit_compare-over = Erst darüber
option-limit_compare-reach = Die Grenze genügt

option-heads_rule = Hornochsen auf den Karten
option-heads_rule-help = Man kann die italienische Anleitung so lesen, dass jede Zahl mit einer 5 mindestens zwei Hornochsen hat.
option-heads_rule-printed = Wie auf den Karten
option-heads_rule-italian_literal = Italienische Anleitung, wörtlich

option-symbol = Bild
option-symbol-help = Welches Tier auf den Karten steht. Am Spiel ändert es nichts.
option-symbol-by_language = Wie in der Sprache üblich
option-symbol-donkey = Esel
option-symbol-bull = Stier

option-tie = Geteilter erster Platz
option-tie-help = Was geschieht, wenn mehrere die wenigsten Hornochsen haben.
option-tie-shared = Alle von ihnen gewinnen
option-tie-extra_deal = Eine weitere Runde entscheidet

option-auto_row = Reihe für eine zu niedrige Karte
option-auto_row-help = Passt eine Karte nirgends, wird die Reihe ausgesucht, oder die billigste wird gleich genommen.
option-auto_row-off = Selbst aussuchen
option-auto_row-cheapest = Die billigste nehmen

option-change_choice = Es sich anders überlegen
option-change_choice-help = Darf man eine verdeckt gelegte Karte zurücknehmen?
option-change_choice-until_all = Bis alle gewählt haben
option-change_choice-never = Nein, gelegt ist gelegt

option-pile_view = Genommene Karten
option-pile_view-help = Was alle von den Karten sehen, die in dieser Runde genommen wurden.
option-pile_view-counts_public = Wie viele Hornochsen
option-pile_view-all_open = Alle Karten
option-pile_view-closed = Nichts, ihr merkt sie euch

option-history = Rückblick
option-history-help = Wie weit der Tisch zeigt, was gespielt wurde.
option-history-last_turn = Den letzten Zug
option-history-full = Das ganze Spiel

option-first_drafter = Wer zuerst nimmt
option-first_drafter-help = Wer in der Profi-Variante die erste Karte nehmen darf.
option-first_drafter-random_then_left = Erst das Los, dann reihum nach links
option-first_drafter-last_loser = Wer die meisten Hornochsen hat
option-first_drafter-fixed = Immer der erste Platz

option-draft_order = Reihenfolge beim Nehmen
option-draft_order-help = Wie herum die Karten in der Profi-Variante genommen werden.
option-draft_order-clockwise = Immer im Uhrzeigersinn
option-draft_order-snake = Hin und wieder zurück

option-draft_memory = Ausgesuchte Hände
option-draft_memory-help = Bleiben die offen ausgesuchten Karten offen?
option-draft_memory-hidden = Nein, ihr merkt sie euch
option-draft_memory-shown = Ja, sie bleiben offen

option-self_place = Selbst anlegen
option-self_place-help = Zum Lernen: Alle legen ihre Karte selbst an, und eine falsche Reihe wird erklärt.
option-self_place-off = Karten gehen von allein
option-self_place-on = Alle legen selbst an

option-turn_timer = Bedenkzeit
option-turn_timer-help = Sekunden für jede Wahl. Bei 0 drängt niemand.

option-on_timeout = Wenn die Zeit um ist
option-on_timeout-help = Was der Tisch tut, wenn die Bedenkzeit abgelaufen ist.
option-on_timeout-wait = Warten
option-on_timeout-random = Irgendeine Karte
option-on_timeout-lowest_risk = Die sicherste Karte

option-leaver = Wenn jemand geht
option-leaver-help = Wer weiterspielt, wenn jemand für immer geht.
option-leaver-bot = Ein Bot
option-leaver-cancel_deal = Niemand: Das Spiel endet, ohne diese Runde
option-leaver-auto_random = Der Zufall

## Editions

preset-italian_1998 = Italienische Anleitung, 1998
preset-english_2005 = Englische Anleitung, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = Das Spiel ist zu Ende. Du kannst ein neues beginnen.
refusal-not_now = Das geht gerade nicht. Die Zeile über den Karten sagt, was jetzt kommt.
refusal-not_in_hand = Diese Karte ist nicht auf der Hand. Nimm eine, die du hast.
refusal-already_laid = An diesem Tisch bleibt eine gelegte Karte liegen. Warte auf die anderen.
refusal-same_card = Diese Karte liegt schon verdeckt. Nimm eine andere oder warte auf die anderen.
refusal-nothing_to_take_back = Von dir liegt keine Karte verdeckt. Such zuerst eine aus.
refusal-cards_turned_up = Die Karten sind schon aufgedeckt. Im nächsten Zug kannst du wieder wählen.
refusal-placed_by_rule = Diese Karte findet ihre Reihe von allein. Du wählst nur, wenn deine Karte nirgends passt.
refusal-another_places = Gerade legt jemand anderes an. Warte ein wenig.
refusal-row_ends_higher = Die Zahlen einer Reihe müssen steigen, und diese Reihe endet höher. Nimm eine, die niedriger endet.
refusal-nearer_row = Eine andere Reihe endet näher an deiner Karte. Nimm diese.
refusal-not_your_pick = Gerade sucht jemand anderes aus. Du bist bald dran.
refusal-not_on_display = Diese Karte ist nicht zu haben. Nimm eine, die offen liegt.
refusal-already_ready = Du hast der nächsten Runde schon zugestimmt. Warte auf die anderen.
refusal-not_for_seats = Das kann nur der Tisch selbst. Wähle einen deiner eigenen Züge.
refusal-rows_later = An die Reihen kommt erst etwas, wenn alle gewählt haben und die Karten aufgedeckt sind.

## How to play

rules-01-title = Worum es geht
rules-01-text =
    Nimm möglichst keine Karten! Auf jeder Karte sind ein oder mehrere Hornochsen, und jeder ist ein Minuspunkt. Am Ende gewinnt, wer die wenigsten hat.
    2 bis 10 können mitspielen, am besten ab etwa zehn Jahren. Ein Spiel dauert etwa eine Dreiviertelstunde.

rules-02-title = Karten und Hornochsen
rules-02-text =
    Es gibt 104 Karten, jede Zahl von 1 bis 104 einmal. So viele Hornochsen sind darauf:
    7 Hornochsen: 55
    5 Hornochsen: die anderen Schnapszahlen (11, 22, 33, 44, 66, 77, 88, 99)
    3 Hornochsen: die Zehner (10, 20, 30 und so weiter bis 100)
    2 Hornochsen: Zahlen, die mit 5 enden (5, 15, 25 und so weiter bis 95, ohne 55)
    1 Hornochse: alle anderen
    Zusammen sind das 171 Hornochsen.

rules-03-title = Vor dem ersten Zug
rules-03-text =
    Alle Karten werden gemischt. Alle bekommen zehn Karten; niemand sonst sieht sie, und sie werden für dich nach der Größe sortiert.
    Vier weitere Karten kommen offen in die Mitte. Jede beginnt eine von vier Reihen. In eine Reihe passen fünf Karten, die erste mitgezählt.
    Die übrigen Karten machen in dieser Runde Pause.

rules-04-title = Ein Zug: heimlich wählen
rules-04-text =
    Alle suchen gleichzeitig eine ihrer Karten aus und legen sie verdeckt hin. Du kannst es dir anders überlegen, bis alle gewählt haben.
    Dann werden alle Karten auf einmal aufgedeckt.

rules-05-title = Wohin die Karten kommen
rules-05-text =
    Die niedrigste Karte wird zuerst angelegt, dann die nächsthöhere und so weiter. Jede kommt ans Ende einer Reihe. Die Reihe suchst nicht du aus, das tun zwei Regeln.
    Aufwärts: Eine Karte passt nur hinter eine niedrigere.
    Am nächsten: Passt sie in mehrere Reihen, kommt sie hinter die letzte Karte, die am knappsten unter ihr liegt.
    Ein Beispiel: Die Reihen enden mit 8, 31, 54 und 70. Eine 57 würde in die ersten drei passen. Sie kommt hinter die 54.

rules-06-title = Die sechste Karte nimmt
rules-06-text =
    Mit fünf Karten ist eine Reihe voll. Muss deine Karte dorthin, ist sie die sechste: Du nimmst die fünf Karten, und deine beginnt die Reihe neu.
    Es zählen nur die Karten, die du nimmst. Deine eigene bleibt auf dem Tisch und kostet dich nichts.

rules-07-title = Zu niedrig für alle Reihen
rules-07-text =
    Ist deine Karte niedriger als die letzte Karte aller vier Reihen, passt sie nirgends. Dann nimmst du eine ganze Reihe deiner Wahl, ob lang oder kurz, und deine Karte beginnt sie neu.
    Meistens nimmt man die Reihe mit den wenigsten Hornochsen, aber du darfst jede nehmen.
    Karten, die nach deiner drankommen, können in der neuen Reihe landen. Das kann viel verändern!

rules-08-title = Das Ende einer Runde
rules-08-text =
    Genommene Karten liegen vor dir und kommen nie auf die Hand.
    Nach zehn Zügen sind alle Hände leer. Was noch in den Reihen liegt, zählt für niemanden. Alle zählen ihre Hornochsen zusammen, das Ergebnis wird aufgeschrieben, und mit allen Karten beginnt eine neue Runde.

rules-09-title = Das Ende des Spiels
rules-09-text =
    Das Spiel endet nach der Runde, in der jemand insgesamt über 66 Hornochsen kommt. Genau 66 sind noch nicht genug. Die Runde wird immer zu Ende gespielt.
    Wer die wenigsten Hornochsen hat, gewinnt. Haben mehrere gleich wenige, gewinnen sie alle. Die anderen folgen nach der Zahl ihrer Hornochsen.
    Vor dem Spiel könnt ihr eine andere Grenze vereinbaren oder eine Zahl von Runden.

rules-10-title = Die Profi-Variante
rules-10-text =
    Nur die niedrigsten Karten spielen mit: zehn für jede Hand und vier dazu. Zu dritt sind das 1 bis 34, zu viert 1 bis 44. So wissen alle, welche Karten es gibt.
    Ausgeteilt wird nicht. Alle Karten liegen offen, und reihum nehmt ihr eine nach der anderen, bis alle zehn haben. Die vier übrigen beginnen die Reihen.
    Wer zuerst nimmt, entscheidet das Los; mit jeder Runde geht es nach links weiter. Danach sind die Hände verdeckt: Versuch dir zu merken, wer was hat.
    Alles andere bleibt gleich. Zu zweit sind nur 38 Hornochsen auf den Karten, darum dauert ein Spiel länger.

rules-11-title = Ausgaben und Hausregeln
rules-11-text =
    In manchen Ausgaben endet das Spiel schon bei genau 66 Hornochsen. Bei „Category 5“ endet es mit mehr als 74. Die italienische Ausgabe zeigt Esel statt Stiere.
    Wörtlich gelesen gibt die italienische Anleitung auch 51 bis 54 und 56 bis 59 zwei Hornochsen. Die gedruckten Karten tun das nicht.
    Ihr könnt auch eine Extrarunde für einen geteilten ersten Platz vereinbaren, Karten, die man nicht zurücknehmen darf, oder verdeckte Hornochsen, die ihr euch merken müsst. All das steht bei den Optionen.

rules-12-title = Zwei häufige Überraschungen
rules-12-text =
    Zwei Reihen enden mit 25 (erst drei Karten) und mit 27 (schon fünf Karten). Deine 30 kommt nicht hinter die sichere 25: Die 27 ist näher, also nimmst du diese Reihe.
    Eine Reihe endet mit 63, und du legst die 64. Das sieht sicher aus. Nimmt aber vorher eine niedrigere Karte die Reihe mit der 63, muss deine 64 woandershin.

## What is going on now

now-draft = Nimm eine der offenen Karten
now-draft-wait = { $name } nimmt eine Karte
now-choose = Wähle eine Karte
now-chosen =
    { $more ->
        [0] Deine { $card } liegt verdeckt. Warten auf { $name }
        [one] Deine { $card } liegt verdeckt. Warten auf { $name } und { $more } weitere Person
       *[other] Deine { $card } liegt verdeckt. Warten auf { $name } und { $more } andere
    }
now-wait =
    { $more ->
        [0] Warten auf { $name }
        [one] Warten auf { $name } und { $more } weitere Person
       *[other] Warten auf { $name } und { $more } andere
    }
now-take-row = Nimm eine Reihe: Deine { $card } passt nirgends
now-take-row-wait = { $name } nimmt eine Reihe: Die { $card } passt nirgends
now-self-place = Lege deine { $card } an ihre Reihe
now-self-place-wait = { $name } legt die { $card } an ihre Reihe
now-score = Runde { $deal } ist zu Ende. Bereit für die nächste?
now-over = Das Spiel ist zu Ende

## What the simulator counts

points-a-deal = Hornochsen je Runde

## The board

heads =
    { $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    }
card-label =
    { $heads ->
        [one] Karte { $card }, { $heads } Hornochse
       *[other] Karte { $card }, { $heads } Hornochsen
    }
card-chosen-label =
    { $heads ->
        [one] Karte { $card }, { $heads } Hornochse, liegt verdeckt. Noch einmal drücken nimmt sie zurück
       *[other] Karte { $card }, { $heads } Hornochsen, liegt verdeckt. Noch einmal drücken nimmt sie zurück
    }
played-label =
    { $heads ->
        [one] { $name }: Karte { $card }, { $heads } Hornochse
       *[other] { $name }: Karte { $card }, { $heads } Hornochsen
    }
row-label =
    { $heads ->
        [one] Reihe { $row }: { $cards }. { $n } von 5 Karten, { $heads } Hornochse
       *[other] Reihe { $row }: { $cards }. { $n } von 5 Karten, { $heads } Hornochsen
    }
row-take-label =
    { $heads ->
        [one] Reihe { $row } nehmen mit { $cards }: { $heads } Hornochse
       *[other] Reihe { $row } nehmen mit { $cards }: { $heads } Hornochsen
    }
row-take =
    { $heads ->
        [one] Nehmen: { $heads } Hornochse
       *[other] Nehmen: { $heads } Hornochsen
    }
row-put-label = Die Karte an Reihe { $row } legen, zu { $cards }
row-put = Hierher
row-cost = Diese Reihe zu nehmen kostet { $heads } Hornochsen
danger-place = Sechster Platz: Wer hier landet, nimmt die Reihe
rows-title = Die vier Reihen
hand-title = Deine Hand
turned-up-title = Die Karten dieses Zuges
deal-turn = Runde { $deal }, Zug { $turn } von 10
draft-title = Offene Karten: { $n }
draft-group = { $from } bis { $to }
seat-heads =
    { $heads ->
        [one] { $heads } Hornochse in dieser Runde, { $total } davor
       *[other] { $heads } Hornochsen in dieser Runde, { $total } davor
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } Hornochse vor dieser Runde
       *[other] { $total } Hornochsen vor dieser Runde
    }
seat-laid = hat eine Karte verdeckt gelegt
pile-title = { $name }: genommene Karten
pile-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    }
pile-empty = In dieser Runde noch nichts genommen
pile-closed = In diesen Stapel darf nur { $name } schauen
pile-closed-all = Die Stapel bleiben bis zum Ende der Runde zu
fewest-wins = Wer die wenigsten Hornochsen hat, gewinnt
limit-over = Das Spiel endet nach der Runde, in der jemand mehr als { $limit } Hornochsen hat
limit-reach = Das Spiel endet nach der Runde, in der jemand { $limit } Hornochsen oder mehr hat
limit-deals =
    { $deals ->
        [one] Das Spiel endet nach { $deals } Runde
       *[other] Das Spiel endet nach { $deals } Runden
    }
limit-first-over =
    Das Spiel endet nach { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }, oder früher: nach einer Runde, in der jemand mehr als { $limit } Hornochsen hat
limit-first-reach =
    Das Spiel endet nach { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }, oder früher: nach einer Runde, in der jemand { $limit } Hornochsen oder mehr hat
limit-mark = Grenze { $limit }
end-won = { $name } gewinnt mit nur { $heads } Hornochsen
end-shared = { $names } gewinnen gemeinsam mit je { $heads } Hornochsen
end-cancelled = Die Runde wurde abgebrochen; die fertigen Runden zählen
