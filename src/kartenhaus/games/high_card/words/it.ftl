title = Carta alta
tagline = Tre carte, tre turni, e l’ultimo vale di più
summary = Tutti mettono giù una carta in segreto. La più alta vince il turno, e ogni turno vale un punto più del precedente. Vince chi ha più punti.

## Mosse

move-lay = Gioca la carta { $card }

## Eventi

event-dealt = Mano { $deal }: tre carte a testa
event-laid = { $name } ha messo giù una carta
event-turned_up = Turno { $turn }: si scoprono le carte
event-showed = { $name } mostra la carta { $card }
event-took =
    { $points ->
        [one] { $name } vince il turno con la carta { $card }: 1 punto
       *[other] { $name } vince il turno con la carta { $card }: { $points } punti
    }
event-scored =
    { $points ->
        [one] { $name } ha 1 punto nella mano { $deal }, { $total } in tutto
       *[other] { $name } ha { $points } punti nella mano { $deal }, { $total } in tutto
    }
event-won =
    { $total ->
        [one] { $name } vince con 1 punto
       *[other] { $name } vince con { $total } punti
    }

## Perché?

why-hc-03 = Ogni mano ricomincia da capo: si mescolano tutte le carte e ognuno ne riceve tre.
why-hc-04 = Tutti mettono giù una carta coperta. Finché non ha scelto l’ultimo, resta segreta e si può cambiare.
why-hc-05 = Le carte si scoprono insieme, e solo quando tutti ne hanno messa giù una.
why-hc-06 = La carta più alta vince il turno. Un turno vale tanti punti quanto il suo numero: il terzo ne vale tre.
why-hc-09 = Dopo tre turni nessuno ha più carte, e si scrivono i punti.
why-hc-11 = Vince chi ha più punti. A parità si condivide il posto.

## Opzioni

option-deals = Numero di mani
option-deals-help = Quante mani ha una partita.

option-one_beats_highest = L’1 contro la carta più alta
option-one_beats_highest-help = Quale delle due vince il turno quando sono tutte e due sul tavolo.
option-one_beats_highest-off = Vince la carta più alta
option-one_beats_highest-on = Vince l’1

preset-short = Una partita breve

## Avvisi

refusal-game_over = La partita è finita. Puoi cominciarne un’altra.
refusal-not_in_hand = Questa carta non è in questa mano. Scegline una di quelle che hai.
refusal-same_card = Questa carta è già coperta. Scegline un’altra o aspetta gli altri.

## Come si gioca

rules-01-title = Di che si tratta
rules-01-text = Vinci turni con la carta più alta, soprattutto gli ultimi. Alla fine vince chi ha più punti.

rules-02-title = Un turno
rules-02-text = Tutti mettono giù coperta una delle loro tre carte. Poi si scoprono tutte insieme, e la più alta vince il turno. Il primo turno vale un punto, il secondo due, il terzo tre.

rules-03-title = La fine
rules-03-text = Dopo tre turni si scrivono i punti e si ridanno le carte. Dopo il numero di mani concordato la partita è finita.
