## La prova

tour-goal = Ogni testa sulle carte è un punto negativo, e nessuno la vuole. Questa è la tua mano: dieci carte.
tour-rows = Sul tavolo ci sono quattro file. Ogni carta giocata va in coda a una di esse.
tour-choose = Tutti scelgono una carta in segreto. Tocca il { $card }: sta proprio dietro il { $below }.
tour-placed = Tutte le carte sono state scoperte. Prima la più bassa, ognuna nella fila che finisce appena sotto di lei.
tour-full = Questa fila ha ora cinque carte. Chi deve mettere la sesta prende tutte e cinque. Attenzione!
tour-safe = Meglio il { $card }. Va dietro il { $below }, e lì c’è posto.
tour-sixth = Ecco: il { $card } di { $name } era la sesta carta. { $heads } teste per { $name }!
tour-low = E una carta piccolissima? Provaci: gioca il { $card }.
tour-take = Il { $card } è più basso di tutte le code e non entra da nessuna parte. Allora prendi una fila. La { $row } è la meno cara.
tour-taken = Solo una testa, bravo chi ci ha pensato! La tua carta ricomincia la fila, e si va avanti.
tour-end = Dopo dieci carte si contano le teste e si ridà. Quando qualcuno supera 66, vince chi ne ha meno.

## Consigli

hint-low = Il { $card } non entra in nessuna fila. Ma ora la meno cara costa poco: teste { $heads }.
hint-next = Nessuno può mettere nulla tra il { $last } e il { $card }. È molto sicuro.
hint-room = Nella fila { $row } c’è posto, e il { $card } è vicino al { $last }: di rado va male.
hint-risk = Ora nessuna carta è del tutto sicura. Il { $card } costerà probabilmente meno.
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
