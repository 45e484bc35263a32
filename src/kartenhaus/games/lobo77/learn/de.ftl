## Die Tour

tour-goal = Alle legen auf einen Stapel und zählen zusammen. Wer auf 77 oder mehr kommt, verliert die Runde und einen Chip.
tour-lay = Du bist dran. Am Anfang sind große Karten harmlos: Leg eine 10.
tour-draw = Jetzt zieh eine neue Karte. Im Spiel erinnert dich niemand daran!
tour-twins = Die Summe ist { $total }. Mit der { $bad } wären es { $sum }: zwei gleiche Ziffern kosten einen Chip. Leg lieber die { $good }.
tour-remember = Und was kommt nach dem Legen? Richtig: ziehen. Sonst spielst du mit einer Karte weniger weiter.
tour-arrow = { $name } hat mit dem Pfeil die Richtung geändert, du bist gleich wieder dran. Leg die ×2!
tour-draw-again = Jetzt muss { $name } zwei Karten legen. Zieh schnell noch deine Karte.
tour-paid = { $total }! { $name } hat zwei gleiche Ziffern gemacht und gibt einen Chip ab. Die Runde geht weiter.
tour-save = Schon { $total }, jetzt wird es eng! Zum Glück hast du eine 0: Sie ändert nichts, und der Nächste hat die Sorge.
tour-last-draw = Und was vergisst du nie?
tour-lost = { $name } kommt über 77 und verliert die Runde: ein Chip weniger. Dann wird neu ausgeteilt, und die Summe beginnt bei 0.
tour-end = Ohne Chip schwimmst du: Ein Verlust noch, und du bist raus. Wer als Letzter im Spiel ist, gewinnt.

## Hinweise

hint-draw = Zieh jetzt, bevor die nächste Karte liegt.
hint-call = Zusammen sind es { $total }.
hint-deal = Die Runde ist vorbei, und du teilst die nächste aus.
hint-lost = Jede Karte bringt die Summe auf 77 oder mehr. Da hilft nichts.
hint-pay = { $after } kostet einen Chip, aber alles andere wäre schlimmer.
hint-save = Bei { $total } wird es eng. Dafür ist so eine Karte da.
hint-pass_on = Die anderen Karten kosten gerade mehr.
hint-high = { $after } ist ungefährlich. Große Zahlen legst du am besten, solange noch Platz ist.
hint-any = Hier ist jede Wahl gleich gut.

## Mehr Regeln

rules-11-title = Kleine Streitfragen
rules-11-text =
    Genau 77 ist einfach verloren, 88 und 99 auch: Dafür zahlst du nicht noch einmal.
    Beginnen darfst du mit jeder Karte. Eine 11 als erste kostet gleich einen Chip.
    Nach einer ×2: Bringt die erste Karte 77 oder wirft sie dich hinaus, entfällt die zweite. Zwei Schnapszahlen kosten zwei Chips. Hast du nur eine Karte, genügt die.
    Ist die erste der beiden ein Pfeil, legst du trotzdem noch die zweite. Zwei Pfeile heben sich auf. Eine ×2 als zweite trifft, wer am Ende deines Zuges an der Reihe ist.
    Aussetzen darf niemand, aber mit Absicht verlieren schon. Nicht zu ziehen gilt immer als vergessen, auch nach einer ×2.
    Wer vergessen hat, zieht danach weiter, bis zu der kleineren Hand. In der nächsten Runde sind es wieder alle Karten.
    Ist der Stapel leer, wird sofort gemischt; eine offene ×2 gilt weiter. Eine neue Runde beginnt im Uhrzeigersinn, bei 0 und ohne ×2.
    Wer gibt, spielt mit, und gibt auch weiter, wenn er schon ausgeschieden ist. Wer raus ist, wird übersprungen.
