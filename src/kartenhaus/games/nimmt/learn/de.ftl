## Die Tour

tour-goal = Jeder Hornochse auf den Karten ist ein Minuspunkt, und niemand will ihn. Das hier ist deine Hand: zehn Karten.
tour-rows = Vier Reihen liegen auf dem Tisch. Jede gespielte Karte kommt hinter eine davon.
tour-choose = Alle wählen heimlich eine Karte. Tippe auf die { $card }: Sie passt genau hinter die { $below }.
tour-placed = Alle Karten wurden aufgedeckt. Die niedrigste kommt zuerst, jede zu dem Reihenende, das knapp unter ihr liegt.
tour-full = Diese Reihe hat jetzt fünf Karten. Wer die sechste legen muss, nimmt alle fünf. Aufpassen!
tour-safe = Nimm lieber die { $card }. Sie kommt hinter die { $below }, und dort ist noch Platz.
tour-sixth = Da ist es passiert: Die { $card } von { $name } war die sechste Karte. { $heads } Hornochsen für { $name }!
tour-low = Und was macht eine ganz kleine Karte? Probiere es aus: Lege die { $card }.
tour-take = Die { $card } ist kleiner als alle Enden und passt nirgends. Dann nimmst du eine Reihe. Reihe { $row } ist die billigste.
tour-taken = Nur ein Hornochse, das war klug! Deine Karte beginnt die Reihe neu, und das Spiel geht weiter.
tour-end = Nach zehn Karten werden die Hornochsen gezählt, dann wird neu ausgeteilt. Hat jemand mehr als 66, gewinnt, wer die wenigsten hat.

## Hinweise

hint-low = Die { $card } passt nirgends. Aber die billigste Reihe kostet gerade wenig: Hornochsen { $heads }.
hint-next = Zwischen die { $last } und die { $card } kann niemand etwas legen. Das ist ganz sicher.
hint-room = In Reihe { $row } ist noch Platz, und die { $card } liegt nah an der { $last }: Da passiert selten etwas.
hint-risk = Ganz sicher ist gerade keine Karte. Die { $card } kostet voraussichtlich am wenigsten.
hint-cheapest = Reihe { $row } ist die billigste. Hornochsen darin: { $heads }.
hint-place = Reihe { $row } endet knapp unter deiner Karte. Dorthin gehört sie.
hint-any = Hier ist jede Wahl gleich gut.

## Mehr Regeln

rules-13-title = Kleine Streitfragen
rules-13-text =
    Die Reihe für eine zu kleine Karte wählst du, wenn alle Karten des Zuges offen liegen. Auch eine volle Reihe darfst du nehmen.
    Niemand darf aussetzen: In jedem Zug legen alle eine Karte.
    Kommt jemand mitten in einer Runde über die Grenze, wird sie zu Ende gespielt. Auch wer selbst darüber liegt, kann mit den wenigsten Hornochsen gewinnen.
    Vier ungünstige Anfangskarten bleiben liegen, so wie sie gezogen wurden. Was übrig ist, sieht niemand, und für jede Runde werden alle Karten gemischt.
    An einer Stelle sagt die italienische Anleitung, die niedrigste Karte komme an den Anfang einer Reihe. Das ist ein Versehen: Karten kommen immer ans Ende.
    Hornochsen: 0 im ganzen Spiel, das ist möglich und das Beste überhaupt.
