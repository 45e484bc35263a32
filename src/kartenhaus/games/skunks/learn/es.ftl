## El paseo

tour-goal = ¡Carrera de mofetas! Gana la primera que pase de la última loseta.
tour-skunk = Elige una mofeta.
tour-turn = Empiezas tú. Destapa una carta: las huellas te hacen avanzar.
tour-more = ¡{ $steps } huellas! Podrías correr. ¿O te atreves con otra? Destapa esta.
tour-run = ¡{ $steps } en total, genial! Ahora sí: ¡corre!
tour-puma = ¡Un puma! { $name } no puede correr. Mira dónde está: se vuelve a tapar y se queda ahí.
tour-gifts = Y { $name } tiene que regalar todas las huellas, una a cada uno. ¡A ti te ha tocado una!
tour-fled = Vaya, { $name } te ha adelantado. ¡Qué peste! Has huido hasta detrás de la loseta apestosa más cercana.
tour-again = ¡Ahora tú! Destapa otra carta.
tour-stink = Así acabarías en la loseta { $tile }, que apesta. Ahí nadie puede pararse: destapa otra.
tour-overtake = Con eso hasta adelantas a { $name }. ¡Corre!
tour-end = ¡Ahora { $name } huye de ti! Recuerda los pumas, atrévete, y pasa antes que nadie de la última loseta.

## Consejos

hint-win = Con eso pasas de la última loseta. ¡Ganas!
hint-run =
    { $pumas ->
        [one] Eso te lleva a la loseta { $tile }. Otra carta sería arriesgada: { $pumas } de { $cards } es un puma.
       *[other] Eso te lleva a la loseta { $tile }. Otra carta sería arriesgada: { $pumas } de { $cards } son pumas.
    }
hint-first = Antes de correr tienes que destapar al menos una carta.
hint-must = Ahí no puedes pararte, así que necesitas otra carta.
hint-dare =
    { $pumas ->
        [one] El riesgo compensa: solo { $pumas } de { $cards } es un puma.
       *[other] El riesgo compensa: solo { $pumas } de { $cards } son pumas.
    }
hint-cover = Recuerda dónde está el puma y tápalo.
hint-least = A quien va por delante, mejor darle poco.
hint-most = A quien va detrás se le puede dar mucho.
hint-go_on = Solo quedan pumas. Sigue, y se baraja todo de nuevo.
hint-any = Aquí cualquier opción vale igual.

## Más reglas

rules-12-title = Pequeñas dudas
rules-12-text =
    La mofeta adelantada justo detrás de una loseta apestosa retrocede igualmente hasta antes de ella. Si allí también apesta, más atrás aún.
    Quien vuelve atrás no adelanta ni molesta a nadie.
    Incluso con una suma ganadora puedes seguir destapando. Pararse sin correr no se puede. Una carrera que acabaría mal no cuesta nada: destapas otra.
    Cartas iguales, o una sola, se regalan solas. Con dos jugadores, la otra persona las recibe todas.
    La mesa avisa cuando solo quedan pumas. Tras barajar, todo está en lugares nuevos, y quien sigue tiene que destapar una carta.
    Solo corre una mofeta a la vez, así que solo gana una; la vuelta no se acaba.
    Diga la hoja que la salida está «detrás» o «delante» de la primera loseta, es el mismo sitio. La última y la primera no son vecinas.
