## Letters to who is away when it is their turn

letter-subject = Tocca a te – { $title }
letter-text =
    Ciao { $name },
    tocca a te a { $title }, tavolo { $code }. Gli altri aspettano, ma senza fretta. Da qui torni al tavolo:
letter-stop = Niente più lettere da questo tavolo:
letter-stop-title = Niente più lettere da questo tavolo?
letter-stop-yes = Non scrivere più
letter-stopped = Fatto. Da questo tavolo non arriveranno più lettere.
letter-confirm-subject = Kartenhaus può scriverti?
letter-confirm-text =
    Qualcuno ha lasciato questo indirizzo a un tavolo di { $title }, { $code }, per sapere quando è il suo turno.
    Se eri tu, di’ di sì qui. Se no, non fare niente: non arriverà altro.
letter-confirm-title = Lettere quando tocca a te?
letter-confirm-yes = Sì, scrivimi
letter-confirmed = Fatto. Ricevi una lettera quando tocca a te e non ci sei.
letter-confirm-gone = A questo tavolo nessuno aspetta più la risposta. Lascia di nuovo l’indirizzo al tavolo.
