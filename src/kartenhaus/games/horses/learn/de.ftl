## Die Tour

tour-goal = Ihr erzählt zusammen eine Geschichte von einem Pferd. Wer zuerst keine Karte mehr hat, erzählt das Ende und gewinnt.
tour-name = Wie soll das Pferd heißen? Schlage einen Namen vor.
tour-opening = Du beginnst die Geschichte. Erzähle einen Satz, in dem ein Hund vorkommt.
tour-match = Jetzt lege eine Karte mit gleicher Farbe oder gleichem Bild. Der grüne Stall passt zur grünen Karte.
tour-sentence = Und erzähle weiter. In deinem Satz muss der Stall vorkommen.
tour-grab = { $name } erzählt vom Pferd: Hände auf den Rücken! Sobald sein Name fällt, schnappst du zu. Jetzt!
tour-slip = Am schnellsten! Dafür schiebst du eine Karte unter den Stapel. Nimm diese.
tour-hazard = { $name } hat ein Hindernis gelegt. Mit einem eigenen könntest du es weitergeben. Du hast keins: Ziehe eine Karte.
tour-special = Gut zu wissen: Das Hufeisen passt auf alles, und du wünschst dir eine Farbe. Nach der Kutsche darfst du noch eine Karte legen.
tour-end = Mit der letzten Karte drehst du die Zielkarte um und erzählst das Ende. Viel Spaß beim Erzählen!

## Hinweise

hint-hazard = Ein Hindernis hält den Nächsten auf.
hint-horse = Das Pferd passt, und Besseres hast du gerade nicht. Aber wer zuschnappt, wird eine Karte los.
hint-coach = Nach der Kutsche darfst du gleich noch eine Karte legen.
hint-direction = Ein Richtungswechsel passt immer und schickt die Reihe andersherum.
hint-wish = Das Hufeisen passt immer. Wünsche die Farbe, von der du am meisten hast.
hint-card = Die Karte passt. Karten, die du danach noch anlegen könntest: { $cards }.
hint-last_card = Deine letzte Karte: Damit gewinnst du!
hint-draw = Keine Karte passt besser: Ziehe eine.
hint-pay = Mit einem Hindernis könntest du es weitergeben. Sonst ziehst du: { $cards }.
hint-keep = Die neue Karte passt nicht. Behalte sie.
hint-stop = Mehr Karten passen gerade nicht.
hint-tell = Erzähle einen Satz, in dem das Bild vorkommt. „Hilf mir mit Worten“ hat fertige.
hint-grab = Der Name ist gefallen: Schnapp dir das Pferd!
hint-slip = Diese Karte würdest du am schwersten los.
hint-decline = Deine Karten sind zu gut, um eine wegzugeben.
hint-call = Jetzt musst du rufen, sonst erwischt dich jemand.
hint-accuse = Da hat jemand nicht gerufen!
hint-target = Deine Hand ist leer: Drehe die Zielkarte um!
hint-leave = Hier brauchst du nichts zu tun.
hint-any = Hier ist jede Wahl gleich gut.

## Mehr Regeln

rules-12-title = Kleine Streitfragen
rules-12-text =
    In einem Zug liegt eine Karte, nur die Kutsche erlaubt mehr. Auch mit einem Hindernis in der Hand darfst du lieber ziehen.
    Den Farbwunsch sagst du beim Legen, jede der vier Farben geht. Nur diese Farbe erfüllt ihn, ein gleiches Bild nicht.
    Ist der Stapel leer, werden die gelegten Karten gemischt, ohne die oberste. Reicht es nicht, wird der Rest erlassen, und ist gar nichts da, geht es ohne Ziehen weiter.
    Greift niemand, ist es nach ein paar Sekunden vorbei. Bei Gleichstand kommt zuerst, wer nach der erzählenden Person sitzt. Wer am schnellsten war, darf auch verzichten.
    Die letzte Karte gewinnt, auch ein Pferd oder ein Hindernis: Was sie sonst bewirkt, entfällt. Ihren Satz und das Ende erzählst du trotzdem.
    Folgt auf die Kutsche ein Pferd, wird erst geschnappt, dann ist der Zug zu Ende. Passt nach der Kutsche nichts, ist er es auch.
    Der Name hat zwei bis zwanzig Buchstaben. Im Satz zählt sein erstes Vorkommen; fällt er bei einer anderen Karte, wird nicht geschnappt. Auch im französischen Heft muss er in der Geschichte vorkommen.
    Rufen: Wer erwischt wird, solange noch eine Karte folgen dürfte, verliert sie. Fehlt das Doppelwort, bleibt die Karte liegen, du ziehst eine und die Runde geht weiter. Bei wieder einer Karte ist wieder zu rufen.
    Marathon: Jede Geschichte beginnt neu, das Pferd behält seinen Namen, gebrauchte Start- und Zielkarten kommen nicht wieder.
