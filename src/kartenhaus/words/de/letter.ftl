## Letters to who is away when it is their turn

letter-subject = Du bist am Zug – { $title }
letter-text =
    Hallo { $name },
    du bist am Zug bei { $title }, Tisch { $code }. Die anderen warten, aber ohne Eile. Hier geht es zurück an den Tisch:
letter-stop = Keine Briefe mehr von diesem Tisch:
letter-stop-title = Keine Briefe mehr von diesem Tisch?
letter-stop-yes = Nicht mehr schreiben
letter-stopped = Erledigt. Von diesem Tisch kommen keine Briefe mehr.
