## El paseo

tour-goal = Todos ponen en un montón y la suma crece. Quien llegue a 77 o más pierde la ronda y una ficha.
tour-lay = Te toca. Al principio las cartas altas no hacen daño: pon un 10.
tour-draw = Ahora roba una carta. ¡En la partida nadie te lo recuerda!
tour-twins = La suma es { $total }. Con el { $bad } serían { $sum }: dos cifras iguales cuestan una ficha. Mejor pon el { $good }.
tour-remember = ¿Y qué viene después de poner? Eso: robar. Si no, sigues con una carta menos.
tour-arrow = La flecha de { $name } ha cambiado el sentido: te toca otra vez. ¡Pon el ×2!
tour-draw-again = Ahora { $name } tiene que poner dos cartas. Roba antes la tuya.
tour-paid = ¡{ $total }! { $name } ha hecho dos cifras iguales y entrega una ficha. La ronda sigue.
tour-save = Ya van { $total }, ¡qué apuro! Por suerte tienes un 0: no cambia nada, y el problema pasa al siguiente.
tour-last-draw = ¿Y qué no olvidas nunca?
tour-lost = { $name } pasa de 77 y pierde la ronda: una ficha menos. Luego se reparte de nuevo y la suma empieza en 0.
tour-end = Sin fichas estás nadando: una pérdida más y quedas fuera. Gana quien aguante hasta el final.

## Consejos

hint-draw = Roba ahora, antes de la próxima carta.
hint-call = En total son { $total }.
hint-deal = La ronda ha acabado y repartes tú la siguiente.
hint-lost = Cualquier carta lleva la suma a 77 o más. No hay remedio.
hint-pay = { $after } cuesta una ficha, pero lo demás sería peor.
hint-save = Con { $total } la cosa se complica. Para eso está esta carta.
hint-pass_on = Ahora las demás cartas costarían más.
hint-high = { $after } no hace daño. Los números altos es mejor soltarlos mientras hay margen.
hint-any = Aquí cualquier opción vale igual.

## Más reglas

rules-11-title = Pequeñas dudas
rules-11-text =
    77 justos es simplemente perder, igual que 88 y 99: no se paga dos veces.
    Se puede empezar con cualquier carta. Un 11 de entrada cuesta ya una ficha.
    Tras un ×2: si la primera carta hace 77 o te elimina, la segunda no se pone. Dos sumas de cifras iguales cuestan dos fichas. Si solo tienes una carta, basta.
    Si la primera de las dos es una flecha, pones igualmente la segunda. Dos flechas se anulan. Un ×2 de segunda cae sobre quien siga al final de tu turno.
    Nadie puede pasar, pero sí perder a propósito. No robar cuenta siempre como olvido, también tras un ×2.
    Quien ha olvidado sigue robando después, hasta la mano más pequeña. En la ronda siguiente vuelve a tenerlas todas.
    Cuando el mazo se acaba, se baraja enseguida; un ×2 pendiente sigue valiendo. Una ronda nueva empieza en el sentido del reloj, en 0 y sin ×2.
    Quien reparte también juega, y sigue repartiendo aunque esté fuera. A quien está fuera se le salta.
