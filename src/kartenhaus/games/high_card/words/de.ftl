title = Hohe Karte
tagline = Drei Karten, drei Runden, und die letzte zählt am meisten
summary = Alle legen heimlich eine Karte. Die höchste gewinnt die Runde, und jede Runde zählt einen Punkt mehr als die davor. Die meisten Punkte gewinnen.

## Züge

move-lay = { $card } legen

## Ereignisse

event-dealt = Spiel { $deal }: drei Karten für alle
event-laid = { $name } hat eine Karte gelegt
event-turned_up = Runde { $turn }: Die Karten werden aufgedeckt
event-showed = { $name } zeigt die { $card }
event-took =
    { $points ->
        [one] { $name } gewinnt die Runde mit der { $card }: 1 Punkt
       *[other] { $name } gewinnt die Runde mit der { $card }: { $points } Punkte
    }
event-scored =
    { $points ->
        [one] { $name } hat 1 Punkt in Spiel { $deal }, { $total } insgesamt
       *[other] { $name } hat { $points } Punkte in Spiel { $deal }, { $total } insgesamt
    }
event-won =
    { $total ->
        [one] { $name } gewinnt mit 1 Punkt
       *[other] { $name } gewinnt mit { $total } Punkten
    }

## Warum?

why-hc-03 = Jedes Spiel beginnt von vorn: Alle Karten werden gemischt, und jeder bekommt drei.
why-hc-04 = Alle legen eine Karte verdeckt. Bis der Letzte gewählt hat, bleibt sie geheim und darf gewechselt werden.
why-hc-05 = Die Karten werden gemeinsam aufgedeckt, und erst, wenn alle eine gelegt haben.
why-hc-06 = Die höchste Karte gewinnt die Runde. Eine Runde zählt so viele Punkte wie ihre Nummer: die dritte also drei.
why-hc-09 = Nach drei Runden sind alle Hände leer, und die Punkte werden aufgeschrieben.
why-hc-11 = Die meisten Punkte gewinnen. Wer gleich viele hat, teilt sich den Platz.

## Optionen

option-deals = Anzahl der Spiele
option-deals-help = Wie oft gegeben wird, bis die Partie zu Ende ist.

option-one_beats_highest = Die 1 gegen die höchste Karte
option-one_beats_highest-help = Welche von beiden die Runde gewinnt, wenn beide auf dem Tisch liegen.
option-one_beats_highest-off = Die höchste Karte gewinnt
option-one_beats_highest-on = Die 1 gewinnt

preset-short = Eine kurze Partie

## Absagen

refusal-game_over = Die Partie ist zu Ende. Du kannst eine neue beginnen.
refusal-not_in_hand = Diese Karte ist nicht auf dieser Hand. Wähle eine, die du hältst.
refusal-same_card = Diese Karte liegt schon verdeckt. Wähle eine andere oder warte auf die anderen.

## So wird gespielt

rules-01-title = Worum es geht
rules-01-text = Gewinne Runden mit der höchsten Karte, vor allem die späten. Am Ende gewinnen die meisten Punkte.

rules-02-title = Eine Runde
rules-02-text = Alle legen eine ihrer drei Karten verdeckt. Dann werden alle auf einmal aufgedeckt, und die höchste gewinnt die Runde. Die erste Runde zählt einen Punkt, die zweite zwei, die dritte drei.

rules-03-title = Das Ende
rules-03-text = Nach drei Runden werden die Punkte aufgeschrieben und die Karten neu gegeben. Nach der vereinbarten Zahl von Spielen ist die Partie zu Ende.
