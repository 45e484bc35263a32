## La prova

tour-goal = Tutti giocano su un mucchio e la somma cresce. Chi arriva a 77 o più perde la mano e un gettone.
tour-lay = Tocca a te. All’inizio le carte alte non fanno danno: gioca un 10.
tour-draw = Ora pesca una carta. In partita nessuno te lo ricorda!
tour-twins = La somma è { $total }. Con la carta { $bad } farebbe { $sum }: due cifre uguali costano un gettone. Gioca piuttosto la carta { $good }.
tour-remember = E dopo aver giocato? Giusto: pescare. Altrimenti continui con una carta in meno.
tour-arrow = La freccia di { $name } ha cambiato il senso: tocca di nuovo a te. Gioca il ×2!
tour-draw-again = Ora { $name } deve giocare due carte. Prima pesca la tua.
tour-paid = { $total }! { $name } ha fatto due cifre uguali e cede un gettone. La mano continua.
tour-save = Già { $total }, si fa dura! Per fortuna hai uno 0: non cambia nulla, e il guaio passa a chi segue.
tour-last-draw = E che cosa non dimentichi mai?
tour-lost = { $name } supera 77 e perde la mano: un gettone in meno. Poi si ridanno le carte, e la somma riparte da 0.
tour-end = Senza gettoni stai nuotando: ancora una perdita e sei fuori. Vince chi resta per ultimo.

## Consigli

hint-draw = Pesca ora, prima della prossima carta.
hint-call = In tutto fa { $total }.
hint-deal = La mano è finita e dai tu la prossima.
hint-lost = Ogni carta porta la somma a 77 o più. Non c’è rimedio.
hint-pay = { $after } costa un gettone, ma il resto sarebbe peggio.
hint-save = A { $total } si fa dura. Una carta così serve a questo.
hint-pass_on = Ora le altre carte costerebbero di più.
hint-high = { $after } non fa danno. I numeri alti è meglio giocarli finché c’è spazio.
hint-any = Qui una scelta vale l’altra.

## Altre regole

rules-11-title = Piccoli dubbi
rules-11-text =
    77 esatto è semplicemente perso, come 88 e 99: non si paga due volte.
    Si può cominciare con qualsiasi carta. Un 11 come prima costa subito un gettone.
    Dopo un ×2: se la prima carta fa 77 o ti elimina, la seconda non si gioca. Due somme con cifre uguali costano due gettoni. Se hai una sola carta, basta quella.
    Se la prima delle due è una freccia, giochi comunque la seconda. Due frecce si annullano. Un ×2 come seconda tocca a chi segue alla fine del tuo turno.
    Nessuno può passare, ma si può perdere apposta. Non pescare vale sempre come dimenticanza, anche dopo un ×2.
    Chi ha dimenticato continua poi a pescare, fino alla mano ridotta. Nella mano seguente le carte sono di nuovo tutte.
    Quando il mazzo finisce si mescola subito; un ×2 in sospeso resta valido. Una nuova mano riparte in senso orario, da 0 e senza ×2.
    Chi dà le carte gioca anche, e continua a darle se è fuori. Chi è fuori viene saltato.
