## La prova

tour-goal = Le puzzole fanno a gara! Vince la prima che supera l’ultima casella.
tour-skunk = Scegli una puzzola.
tour-turn = Cominci tu. Scopri una carta: le impronte ti fanno avanzare.
tour-more = { $steps } impronte! Potresti correre. O ne osi ancora una? Scopri questa.
tour-run = { $steps } in tutto, magnifico! E ora via: corri!
tour-puma = Un puma! { $name } non può correre. Guarda dov’è: viene coperto di nuovo e resta lì.
tour-gifts = E { $name } deve regalare tutte le impronte, a giro. Una è toccata a te!
tour-fled = Ahi, { $name } ti ha superato. Che puzza! La tua puzzola è scappata dietro la casella puzzolente più vicina.
tour-again = Ora tu! Scopri di nuovo una carta.
tour-stink = Così finiresti sulla casella { $tile }, che puzza. Lì nessuno può fermarsi: scoprine un’altra.
tour-overtake = Così superi perfino { $name }. Corri!
tour-end = Ora { $name } scappa da te! Ricorda i puma, osa, e supera l’ultima casella prima di tutti.

## Consigli

hint-win = Così superi l’ultima casella. Hai vinto!
hint-run =
    { $pumas ->
        [one] Così arrivi alla casella { $tile }. Un’altra carta sarebbe un rischio: { $pumas } su { $cards } è un puma.
       *[other] Così arrivi alla casella { $tile }. Un’altra carta sarebbe un rischio: { $pumas } su { $cards } sono puma.
    }
hint-first = Prima di correre devi scoprire almeno una carta.
hint-must = Lì non puoi fermarti, quindi ti serve un’altra carta.
hint-dare =
    { $pumas ->
        [one] Vale la pena rischiare: solo { $pumas } su { $cards } è un puma.
       *[other] Vale la pena rischiare: solo { $pumas } su { $cards } sono puma.
    }
hint-cover = Ricorda dov’è il puma e coprilo.
hint-least = A chi è avanti meglio dare poco.
hint-most = A chi è indietro si può dare molto.
hint-go_on = Restano solo puma. Vai avanti, e si rimescola tutto.
hint-any = Qui una scelta vale l’altra.

## Altre regole

rules-12-title = Piccoli dubbi
rules-12-text =
    Chi viene superato subito dopo una casella puzzolente torna comunque prima di essa. Se puzza anche lì, ancora più indietro.
    Chi torna indietro non supera e non disturba nessuno.
    Anche con una somma vincente puoi scoprire ancora. Fermarsi senza correre non si può. Una corsa che finirebbe male non costa nulla: ne scopri un’altra.
    Carte uguali, o una sola, si regalano da sé. In due, l’altra persona le riceve tutte.
    Il tavolo avvisa quando restano solo puma. Dopo aver mescolato tutto è in posti nuovi, e chi continua deve scoprire una carta.
    Corre una sola puzzola alla volta, quindi ne vince una sola; il giro non si finisce.
    Che il foglio metta la partenza «dietro» o «davanti» alla prima casella, è lo stesso posto. L’ultima e la prima non sono vicine.
