title = Carta alta
tagline = Tres cartas, tres turnos, y el último vale más
summary = Todos ponen una carta en secreto. La más alta gana el turno, y cada turno vale un punto más que el anterior. Gana quien tiene más puntos.

## Jugadas

move-lay = Poner el { $card }

## Sucesos

event-dealt = Ronda { $deal }: tres cartas para cada uno
event-laid = { $name } ha puesto una carta
event-turned_up = Turno { $turn }: se descubren las cartas
event-showed = { $name } muestra el { $card }
event-took =
    { $points ->
        [one] { $name } gana el turno con el { $card }: 1 punto
       *[other] { $name } gana el turno con el { $card }: { $points } puntos
    }
event-scored =
    { $points ->
        [one] { $name } tiene 1 punto en la ronda { $deal }, { $total } en total
       *[other] { $name } tiene { $points } puntos en la ronda { $deal }, { $total } en total
    }
event-won =
    { $total ->
        [one] { $name } gana con 1 punto
       *[other] { $name } gana con { $total } puntos
    }

## ¿Por qué?

why-hc-03 = Cada ronda empieza de nuevo: se barajan todas las cartas y cada uno recibe tres.
why-hc-04 = Todos ponen una carta boca abajo. Hasta que elija el último, es secreta y se puede cambiar.
why-hc-05 = Las cartas se descubren a la vez, y solo cuando todos han puesto una.
why-hc-06 = La carta más alta gana el turno. Un turno vale tantos puntos como su número: el tercero vale tres.
why-hc-09 = Después de tres turnos nadie tiene cartas, y se apuntan los puntos.
why-hc-11 = Gana quien tiene más puntos. Quienes tienen los mismos comparten el puesto.

## Opciones

option-deals = Número de rondas
option-deals-help = Cuántas rondas tiene una partida.

option-one_beats_highest = El 1 contra la carta más alta
option-one_beats_highest-help = Cuál de las dos gana el turno cuando están las dos en la mesa.
option-one_beats_highest-off = Gana la carta más alta
option-one_beats_highest-on = Gana el 1

preset-short = Una partida corta

## Avisos

refusal-game_over = La partida ha terminado. Puedes empezar otra.
refusal-not_in_hand = Esa carta no está en esta mano. Elige una de las que tienes.
refusal-same_card = Esa carta ya está boca abajo. Elige otra o espera a los demás.

## Cómo se juega

rules-01-title = De qué se trata
rules-01-text = Gana turnos con la carta más alta, sobre todo los últimos. Al final gana quien tiene más puntos.

rules-02-title = Un turno
rules-02-text = Todos ponen boca abajo una de sus tres cartas. Luego se descubren a la vez, y la más alta gana el turno. El primer turno vale un punto, el segundo dos y el tercero tres.

rules-03-title = El final
rules-03-text = Después de tres turnos se apuntan los puntos y se reparte de nuevo. Tras el número de rondas acordado termina la partida.
