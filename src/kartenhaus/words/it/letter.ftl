## Letters to who is away when it is their turn

letter-subject = Tocca a te – { $title }
letter-text =
    Ciao { $name },
    tocca a te a { $title }, tavolo { $code }. Gli altri aspettano, ma senza fretta. Da qui torni al tavolo:
letter-stop = Niente più lettere da questo tavolo:
letter-stop-title = Niente più lettere da questo tavolo?
letter-stop-yes = Non scrivere più
letter-stopped = Fatto. Da questo tavolo non arriveranno più lettere.
