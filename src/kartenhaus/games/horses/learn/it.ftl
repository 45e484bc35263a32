## La prova

tour-goal = Insieme raccontate la storia di un cavallo. Chi resta per primo senza carte racconta il finale e vince.
tour-name = Come si chiamerà il cavallo? Proponi un nome.
tour-opening = Cominci tu la storia. Racconta una frase con un cane.
tour-match = Ora gioca una carta dello stesso colore o con la stessa figura. La stalla verde sta con la carta verde.
tour-sentence = E continua a raccontare. Nella tua frase ci vuole la stalla.
tour-grab = { $name } parla del cavallo: mani dietro la schiena! Appena si sente il nome, lo prendi. Ora!
tour-slip = Il più svelto! Perciò infili una carta sotto il mazzo. Prendi questa.
tour-hazard = { $name } ha giocato un ostacolo. Con uno tuo potresti passarlo avanti. Non ne hai: pesca una carta.
tour-special = Buono a sapersi: il ferro di cavallo sta su tutto, e scegli un colore. Dopo la carrozza puoi giocare un’altra carta.
tour-end = Con l’ultima carta giri la carta finale e racconti il finale. Buon divertimento!

## Consigli

hint-hazard = Un ostacolo ferma chi segue.
hint-horse = Il cavallo va bene e non hai di meglio. Ma chi lo prende si libera di una carta.
hint-coach = Dopo la carrozza puoi giocare subito un’altra carta.
hint-direction = Il cambio di giro va sempre e fa girare al contrario.
hint-wish = Il ferro di cavallo va sempre. Scegli il colore che hai di più.
hint-card = La carta va bene. Tue carte che potrebbero seguirla: { $cards }.
hint-last_card = La tua ultima carta: con questa vinci!
hint-draw = Nessuna carta va meglio: pescane una.
hint-pay = Con un ostacolo potresti passarlo. Altrimenti peschi: { $cards }.
hint-keep = La nuova carta non va bene. Tienila.
hint-stop = Ora non va bene nessun’altra carta.
hint-tell = Racconta una frase con la figura. «Aiutami con le parole» ne ha di già pronte.
hint-grab = Il nome è uscito: prendi il cavallo!
hint-slip = È la carta più difficile da dar via.
hint-decline = Le tue carte sono troppo buone per darne via una.
hint-call = Grida ora, o qualcuno ti scopre.
hint-accuse = Qualcuno ha dimenticato di gridare!
hint-target = Non hai più carte: gira la carta finale!
hint-leave = Qui non devi fare nulla.
hint-any = Qui una scelta vale l’altra.

## Altre regole

rules-12-title = Piccoli dubbi
rules-12-text =
    In un turno si gioca una carta; solo la carrozza ne permette di più. Anche con un ostacolo in mano puoi preferire pescare.
    Il colore si dice giocando la carta; vanno bene tutti e quattro. Solo quel colore lo soddisfa, la stessa figura no.
    Se il mazzo finisce si mescolano le carte giocate, tranne quella in cima. Se non bastano, il resto è condonato; se non c’è nulla, si va avanti senza pescare.
    Se nessuno lo prende, finisce dopo pochi secondi. In parità viene prima chi segue chi racconta. Il più svelto può anche rinunciare.
    L’ultima carta vince, anche un cavallo o un ostacolo: il resto del suo effetto cade. La sua frase e il finale si raccontano lo stesso.
    Se dopo la carrozza viene un cavallo, prima lo si prende, poi il turno finisce. Se dopo la carrozza niente va bene, finisce lo stesso.
    Il nome ha da due a venti lettere. Conta la prima volta che appare nella frase; con un’altra carta non si prende. Anche per il libretto francese deve stare nella storia.
    Gridare: chi viene scoperto quando poteva giocare ancora una carta la perde. Se manca la coppia di parole, la carta resta, ne peschi una e la partita continua. Di nuovo a una carta, si grida di nuovo.
    Maratona: ogni storia ricomincia, il cavallo tiene il suo nome, le carte iniziali e finali usate non tornano.
