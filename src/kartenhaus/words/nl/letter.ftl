## Letters to who is away when it is their turn

letter-subject = Jij bent aan de beurt – { $title }
letter-text =
    Hallo { $name },
    jij bent aan de beurt bij { $title }, tafel { $code }. De anderen wachten, maar zonder haast. Hier kom je terug aan tafel:
letter-stop = Geen brieven meer over deze tafel:
letter-stop-title = Geen brieven meer over deze tafel?
letter-stop-yes = Niet meer schrijven
letter-stopped = Klaar. Er komen geen brieven meer over deze tafel.
letter-confirm-subject = Mag Kartenhaus je schrijven?
letter-confirm-text =
    Iemand heeft dit adres aan een tafel van { $title }, { $code }, achtergelaten om te horen wanneer de beurt komt.
    Was jij dat, zeg dan hier ja. Zo niet, doe dan niets: er komen geen brieven meer.
letter-confirm-title = Brieven als je aan de beurt bent?
letter-confirm-yes = Ja, schrijf mij
letter-confirmed = Klaar. Je krijgt een brief als je aan de beurt bent en er niet bent.
letter-confirm-gone = Aan deze tafel wacht niemand daar nog op. Laat het adres nog een keer achter aan de tafel.
