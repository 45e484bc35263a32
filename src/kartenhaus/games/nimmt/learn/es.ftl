## El paseo

tour-goal = Cada cabeza en una carta es un punto en contra, y nadie la quiere. Esta es tu mano: diez cartas.
tour-rows = Hay cuatro filas en la mesa. Cada carta que se juega va detrás de una de ellas.
tour-choose = Todos eligen una carta en secreto. Toca el { $card }: encaja justo detrás del { $below }.
tour-placed = Se han destapado todas. Primero va la más baja, y cada una a la fila que acaba justo por debajo.
tour-full = Esta fila ya tiene cinco cartas. Quien tenga que poner la sexta se lleva las cinco. ¡Cuidado!
tour-safe = Mejor el { $card }. Va detrás del { $below }, y ahí queda sitio.
tour-sixth = Ya ha pasado: el { $card } de { $name } era la sexta carta. ¡{ $heads } cabezas para { $name }!
tour-low = ¿Y qué pasa con una carta muy pequeña? Pruébalo: pon el { $card }.
tour-take = El { $card } es menor que todos los finales y no encaja. Entonces te llevas una fila. La { $row } es la más barata.
tour-taken = ¡Solo una cabeza, bien pensado! Tu carta empieza la fila de nuevo, y se sigue jugando.
tour-end = Tras diez cartas se cuentan las cabezas y se vuelve a repartir. Cuando alguien pasa de 66, gana quien tenga menos.

## Consejos

hint-low = El { $card } no encaja en ninguna fila. Pero la más barata cuesta poco ahora: cabezas { $heads }.
hint-next = Nadie puede poner nada entre el { $last } y el { $card }. Es muy seguro.
hint-room = En la fila { $row } queda sitio, y el { $card } está cerca del { $last }: rara vez sale mal.
hint-risk = Ahora ninguna carta es segura del todo. El { $card } costará probablemente menos.
hint-cheapest = La fila { $row } es la más barata. Cabezas: { $heads }.
hint-place = La fila { $row } acaba justo por debajo de tu carta. Ahí va.
hint-any = Aquí cualquier opción vale igual.

## Más reglas

rules-13-title = Pequeñas dudas
rules-13-text =
    La fila para una carta demasiado baja se elige con todas las cartas del turno a la vista. También vale una fila llena.
    Nadie puede pasar: en cada turno todos ponen una carta.
    Si alguien pasa el límite a mitad de una ronda, se juega hasta el final. Incluso quien lo ha pasado puede ganar con menos cabezas.
    Cuatro primeras cartas incómodas se quedan, en el orden en que salieron. Lo que sobra no lo ve nadie, y en cada ronda se barajan todas.
    En un punto el folleto italiano pone la carta más baja al principio de una fila. Es un descuido: las cartas van siempre al final.
    Cabezas: 0 en toda la partida es posible, y lo mejor que hay.
