## Letters to who is away when it is their turn

letter-subject = À toi de jouer – { $title }
letter-text =
    Bonjour { $name },
    c’est à toi de jouer à { $title }, table { $code }. Les autres t’attendent, mais rien ne presse. Voici le chemin du retour :
letter-stop = Plus de courrier de cette table :
letter-stop-title = Plus de courrier de cette table ?
letter-stop-yes = Ne plus m’écrire
letter-stopped = C’est fait. Cette table n’enverra plus de courrier.
letter-confirm-subject = Kartenhaus peut-il t’écrire ?
letter-confirm-text =
    Quelqu’un a laissé cette adresse à une table de { $title }, { $code }, pour savoir quand c’est son tour.
    Si c’était toi, dis oui ici. Sinon, ne fais rien : aucun autre message ne viendra.
letter-confirm-title = Des messages quand c’est ton tour ?
letter-confirm-yes = Oui, écris-moi
letter-confirmed = C’est fait. Tu reçois un message quand c’est ton tour et que tu n’es pas là.
letter-confirm-gone = Plus personne ne l’attend à cette table. Laisse encore une fois l’adresse à la table.
