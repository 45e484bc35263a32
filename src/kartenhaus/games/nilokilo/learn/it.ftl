## La prova

tour-goal = Raccogli dolci prima che arrivi il re! Le carte vanno in un mucchio, e hai tre giullari per prenderlo.
tour-starts = Comincia il più birichino. Oggi tocca a te!
tour-flip = Scopri la carta in cima.
tour-remember = Anche { $name } ne ha scoperta una. Vedi solo quella in cima: ricorda che cosa c’è sotto! Avanti.
tour-snatch = Ci sono già { $sweets } gelati! Lancia un giullare sul mucchio. Puoi farlo quando vuoi: il più svelto prende tutto.
tour-jester = Tutto tuo! Quel giullare è usato per questo giro, te ne restano due. Avanti: scopri una carta.
tour-quicker = Stavolta l’ha preso { $name }. Pazienza: scopri la prossima carta.
tour-glutton = Un ingordo! Chi ne ha di più alla fine restituisce una carta. Lascialo lì e scopri la prossima.
tour-taken = { $name } se l’è preso. Scopri un’altra carta.
tour-candy = Tutte caramelle! Prendi.
tour-last = { $name } non ha più giullari. Lancia l’ultimo: quando sono finiti tutti, finisce il giro. Altrimenti finisce con il re.
tour-count = Ora si conta, tipo per tipo: chi ha più dolci tiene una carta.
tour-coin = { $name } ha l’ingordo e restituisce una carta. Tu hai più carte: una moneta d’oro per te!
tour-end = Vince chi ha per primo tre monete d’oro. Il gioco vero è veloce: occhi aperti!

## Consigli

hint-snatch = Dolci che ricordi: { $sweets }. Valgono un giullare.
hint-glutton = C’è un ingordo. Meglio lasciare il mucchio agli altri.
hint-wait = C’è ancora troppo poco. Aspetta, o scopri se tocca a te.
hint-empty = Ora non c’è niente da prendere.
hint-flip = Tocca a te: scopri la prossima carta.
hint-sort = Al tuo Fex non piace. Mettilo da parte.
hint-sorted = Il resto piace al tuo Fex.
hint-give = Conta solo il numero di carte. Restituiscine una qualsiasi.
hint-any = Qui una scelta vale l’altra.

## Altre regole

rules-12-title = Piccoli dubbi
rules-12-text =
    Senza mucchio non c’è nulla da prendere. Basta una sola carta, anche un ingordo.
    Prendi ciò che c’è quando arriva il tuo giullare, sorprese comprese. Se il re è già uscito, nessuno prende nulla.
    Anche senza giullari devi scoprire quando tocca a te. Se restano a una sola persona, si continua lo stesso.
    Chi non ha nulla di un tipo non tiene nulla. Se più giocatori ne hanno quanti gli altri, ognuno tiene una carta. Senza ingordi nessuno paga.
    Fex: ciò che si scarta è fuori fino al giro seguente; nel gioco severo resta come ingordi a chi l’ha preso. Mentre si scarta, tutti aspettano.
    Un Fex può rifiutare tutto il mucchio. Si passano solo i Fex in gioco; il colore non dice più di chi sono.
    Ogni giro comincia in senso orario. Due ingordi di seguito invertono due volte. Senza questa variante scoprire per sbaglio non costa nulla.
    In alcune edizioni il giullare si lancia, in altre si posa: conta chi arriva prima. A ogni giro si mescola, anche dove il libretto non lo dice.
