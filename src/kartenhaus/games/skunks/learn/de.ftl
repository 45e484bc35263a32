## Die Tour

tour-goal = Stinktiere laufen um die Wette! Wer zuerst über das letzte Feld hinausläuft, gewinnt.
tour-skunk = Nimm dir ein Stinktier.
tour-turn = Du beginnst. Deck eine Karte auf: Pfoten bringen dich voran.
tour-more = { $steps } Pfoten! Du könntest laufen. Oder traust du dich noch eine? Deck diese auf.
tour-run = Zusammen { $steps }, wunderbar! Jetzt aber los: Lauf!
tour-puma = Ein Puma! { $name } darf nicht laufen. Schau, wo er liegt: Er wird wieder umgedreht und bleibt dort.
tour-gifts = Und { $name } muss alle Pfoten verschenken, reihum. Eine davon hast du bekommen!
tour-fled = Oje, { $name } ist an dir vorbeigelaufen. Das stinkt! Du bist bis hinter das letzte Stinkfeld geflohen.
tour-again = Jetzt du! Deck wieder eine Karte auf.
tour-stink = Damit kämst du auf Feld { $tile }, und das stinkt. Dort darf niemand stehen bleiben: Deck noch eine auf.
tour-overtake = Das reicht sogar an { $name } vorbei. Lauf!
tour-end = Jetzt flieht { $name } vor dir! Merk dir die Pumas, trau dich was – und lauf vor allen anderen über das letzte Feld hinaus.

## Hinweise

hint-win = Damit läufst du über das letzte Feld hinaus. Gewonnen!
hint-run =
    { $pumas ->
        [one] Das bringt dich auf Feld { $tile }. Noch eine Karte wäre gewagt: { $pumas } von { $cards } ist ein Puma.
       *[other] Das bringt dich auf Feld { $tile }. Noch eine Karte wäre gewagt: { $pumas } von { $cards } sind Pumas.
    }
hint-first = Vor dem Laufen musst du mindestens eine Karte aufdecken.
hint-must = Dort darfst du nicht stehen bleiben, also brauchst du noch eine Karte.
hint-dare =
    { $pumas ->
        [one] Das Wagnis lohnt sich: Nur { $pumas } von { $cards } ist ein Puma.
       *[other] Das Wagnis lohnt sich: Nur { $pumas } von { $cards } sind Pumas.
    }
hint-cover = Merk dir, wo der Puma liegt, und deck ihn zu.
hint-least = Wer weit vorn ist, bekommt besser wenig.
hint-most = Wer hinten liegt, darf ruhig viel bekommen.
hint-go_on = Es liegen nur noch Pumas da. Mach weiter, dann wird alles neu gemischt.
hint-any = Hier ist jede Wahl gleich gut.

## Mehr Regeln

rules-12-title = Kleine Streitfragen
rules-12-text =
    Wer gleich hinter einem Stinkfeld überholt wird, muss trotzdem davor zurück. Stinkt es dort auch, geht es noch weiter zurück.
    Wer zurückläuft, überholt niemanden und stört niemanden.
    Auch mit einer Summe zum Gewinnen darfst du weiter aufdecken. Anhalten, ohne zu laufen, geht nicht. Ein Lauf, der schlecht enden würde, kostet nichts: Du deckst noch eine auf.
    Gleiche Karten, oder eine einzige, verschenken sich von selbst. Zu zweit bekommt die andere Person alle.
    Der Tisch sagt, wann nur noch Pumas liegen. Nach dem Mischen liegt alles an neuen Plätzen, und wer weitermacht, muss eine Karte aufdecken.
    Es läuft immer nur ein Stinktier, also gewinnt auch nur eines; die Runde wird nicht zu Ende gespielt.
    Ob das Regelblatt den Start „hinter“ oder „vor“ das erste Feld legt: Gemeint ist derselbe Platz. Das letzte und das erste Feld sind keine Nachbarn.
