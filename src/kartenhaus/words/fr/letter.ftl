## Letters to who is away when it is their turn

letter-subject = À toi de jouer – { $title }
letter-text =
    Bonjour { $name },
    c’est à toi de jouer à { $title }, table { $code }. Les autres t’attendent, mais rien ne presse. Voici le chemin du retour :
letter-stop = Plus de courrier de cette table :
letter-stop-title = Plus de courrier de cette table ?
letter-stop-yes = Ne plus m’écrire
letter-stopped = C’est fait. Cette table n’enverra plus de courrier.
