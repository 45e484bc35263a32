## Letters to who is away when it is their turn

letter-subject = Du bist am Zug – { $title }
letter-text =
    Hallo { $name },
    du bist am Zug bei { $title }, Tisch { $code }. Die anderen warten, aber ohne Eile. Hier geht es zurück an den Tisch:
letter-stop = Keine Briefe mehr von diesem Tisch:
letter-stop-title = Keine Briefe mehr von diesem Tisch?
letter-stop-yes = Nicht mehr schreiben
letter-stopped = Erledigt. Von diesem Tisch kommen keine Briefe mehr.
letter-confirm-subject = Soll Kartenhaus dir schreiben?
letter-confirm-text =
    Jemand hat diese Adresse an einem Tisch von { $title }, { $code }, hinterlassen, um zu erfahren, wann er am Zug ist.
    Wenn du das warst, sag hier Ja. Wenn nicht, brauchst du nichts zu tun: Es kommen keine weiteren Briefe.
letter-confirm-title = Briefe, wenn du am Zug bist?
letter-confirm-yes = Ja, gern
letter-confirmed = Erledigt. Du bekommst einen Brief, wenn du am Zug und nicht da bist.
letter-confirm-gone = An diesem Tisch wartet niemand mehr darauf. Hinterlasse die Adresse am Tisch noch einmal.
