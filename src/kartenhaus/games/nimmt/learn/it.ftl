## La prova

tour-goal = Ogni testa sulle carte è un punto di penalità, e nessuno la vuole. Ecco le tue carte: sono dieci.
tour-rows = Sul tavolo ci sono quattro file. Ogni carta giocata va in coda a una di esse.
tour-choose = Tutti scelgono una carta in segreto. Tocca la carta { $card }: va proprio dietro alla { $below }.
tour-placed = Tutte le carte sono state scoperte. Prima la più bassa, ognuna nella fila che finisce appena sotto di lei.
tour-full = Questa fila ha ora cinque carte. Chi deve mettere la sesta prende tutte e cinque. Attenzione!
tour-safe = Meglio la carta { $card }. Va dietro alla { $below }, e lì c’è posto.
tour-sixth = Ecco: la carta { $card } di { $name } era la sesta carta. { $heads } teste per { $name }!
tour-low = E una carta piccolissima? Provaci: metti la carta { $card }.
tour-take = La carta { $card } è più bassa di tutte le ultime e non va da nessuna parte. Allora prendi una fila. La { $row } è la meno cara.
tour-taken = Solo una testa, bella pensata! La tua carta ricomincia la fila, e si va avanti.
tour-end = Dopo dieci carte si contano le teste e si ridanno le carte. Quando qualcuno supera 66, vince chi ne ha meno.

## Consigli

hint-low = La carta { $card } non va in nessuna fila. Ma ora la meno cara costa poco: teste { $heads }.
hint-next = Nessuno può mettere nulla tra la carta { $last } e la { $card }. È molto sicuro.
hint-room = Nella fila { $row } c’è posto, e la carta { $card } è vicina alla { $last }: di rado va male.
hint-risk = Ora nessuna carta è del tutto sicura. La carta { $card } costerà probabilmente meno.
hint-cheapest = La fila { $row } è la meno cara. Teste: { $heads }.
hint-place = La fila { $row } finisce appena sotto la tua carta. Il suo posto è lì.
hint-any = Qui una scelta vale l’altra.

## Altre regole

rules-13-title = Piccoli dubbi
rules-13-text =
    La fila per una carta troppo bassa si sceglie quando tutte le carte del turno sono scoperte. Va bene anche una fila piena.
    Nessuno può passare: a ogni turno tutti mettono una carta.
    Se qualcuno supera il limite a metà mano, la si gioca fino in fondo. Anche chi lo ha superato può vincere con meno teste.
    Quattro carte iniziali scomode restano, nell’ordine in cui sono uscite. Ciò che avanza non lo vede nessuno, e a ogni mano si mescolano tutte.
    In un punto il libretto italiano mette la carta più bassa all’inizio di una fila. È una svista: le carte vanno sempre in coda.
    Teste: 0 in tutta la partita è possibile, ed è il massimo.
