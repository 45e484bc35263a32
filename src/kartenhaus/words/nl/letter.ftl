## Letters to who is away when it is their turn

letter-subject = Jij bent aan de beurt – { $title }
letter-text =
    Hallo { $name },
    jij bent aan de beurt bij { $title }, tafel { $code }. De anderen wachten, maar zonder haast. Hier kom je terug aan tafel:
letter-stop = Geen brieven meer over deze tafel:
letter-stop-title = Geen brieven meer over deze tafel?
letter-stop-yes = Niet meer schrijven
letter-stopped = Klaar. Er komen geen brieven meer over deze tafel.
