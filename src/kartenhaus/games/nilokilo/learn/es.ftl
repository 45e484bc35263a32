## El paseo

tour-goal = ¡Junta dulces antes de que llegue el rey! Las cartas van a un montón, y tienes tres bufones para llevártelo.
tour-starts = Empieza el más pillo. ¡Hoy eres tú!
tour-flip = Destapa la carta de arriba.
tour-remember = { $name } también ha destapado una. Solo ves la de arriba: ¡recuerda lo que hay debajo! Sigue.
tour-snatch = ¡Ya hay { $sweets } helados! Lanza un bufón al montón. Puedes hacerlo cuando quieras; el más rápido se lo lleva todo.
tour-jester = ¡Todo tuyo! Ese bufón ya está gastado en esta ronda; te quedan dos. Sigamos: destapa una carta.
tour-quicker = Esta vez se lo ha llevado { $name }. No pasa nada: destapa la siguiente.
tour-glutton = ¡Un glotón! Quien tenga más al final devuelve una carta. Déjalo y destapa la siguiente.
tour-taken = { $name } se lo ha llevado. Destapa otra.
tour-candy = ¡Todo caramelos! Llévatelo.
tour-last = A { $name } no le quedan bufones. Lanza el último: cuando se gastan todos, acaba la ronda. Si no, acaba con el rey.
tour-count = Ahora se cuenta, clase por clase: quien tenga más dulces se queda una carta.
tour-coin = { $name } tiene el glotón y devuelve una carta. Tú tienes más cartas: ¡una moneda de oro para ti!
tour-end = Gana quien consiga antes tres monedas de oro. El juego de verdad es rápido: ¡ojos abiertos!

## Consejos

hint-snatch = Dulces que recuerdas: { $sweets }. Eso vale un bufón.
hint-glutton = Hay un glotón. Mejor deja el montón a los demás.
hint-wait = Aún hay poco. Espera, o destapa si te toca.
hint-empty = Ahora no hay nada que coger.
hint-flip = Te toca: destapa la siguiente carta.
hint-sort = A tu Fex no le gusta. Apártalo.
hint-sorted = Lo demás le gusta a tu Fex.
hint-give = Solo cuenta el número de cartas. Devuelve cualquiera.
hint-any = Aquí cualquier opción vale igual.

## Más reglas

rules-12-title = Pequeñas dudas
rules-12-text =
    Sin montón no hay nada que coger. Basta una sola carta, aunque sea un glotón.
    Te llevas lo que haya cuando llega tu bufón, sorpresas incluidas. Si ya ha salido el rey, nadie se lleva nada.
    Aunque no tengas bufones, debes destapar cuando te toca. Si solo le quedan a una persona, se sigue jugando.
    Quien no tiene de una clase no guarda nada. Si varios tienen lo mismo, cada uno guarda una carta. Sin glotones nadie paga.
    Fex: lo apartado queda fuera hasta la ronda siguiente; en el juego estricto se queda como glotones con quien lo cogió. Mientras alguien aparta, todos esperan.
    Un Fex puede rechazar todo el montón. Solo se pasan los Fex que juegan; su color ya no dice de quién son.
    Cada ronda empieza en el sentido del reloj. Dos glotones seguidos cambian el sentido dos veces. Sin esta variante, destapar mal no cuesta nada.
    En unas ediciones el bufón se lanza, en otras se pone: cuenta quien llega antes. En cada ronda se baraja todo, aunque el folleto no lo diga.
