## El paseo

tour-goal = Entre todos contáis la historia de un caballo. Quien se quede antes sin cartas cuenta el final y gana.
tour-name = ¿Cómo se va a llamar el caballo? Propón un nombre.
tour-opening = Tú empiezas la historia. Cuenta una frase en la que salga un perro.
tour-match = Ahora pon una carta del mismo color o del mismo dibujo. La cuadra verde va con la carta verde.
tour-sentence = Y sigue contando. En tu frase tiene que salir la cuadra.
tour-grab = { $name } habla del caballo: ¡manos a la espalda! En cuanto salga su nombre, agárralo. ¡Ahora!
tour-slip = ¡Nadie ha sido más rápido! Por eso metes una carta debajo del mazo. Coge esta.
tour-hazard = { $name } ha puesto un obstáculo. Con uno tuyo podrías pasarlo. No tienes: roba una carta.
tour-special = Conviene saberlo: la herradura va sobre todo y eliges un color. Tras la carroza puedes poner otra carta.
tour-end = Con la última carta das la vuelta a la carta final y cuentas cómo acaba. ¡A disfrutar contando!

## Consejos

hint-hazard = Un obstáculo frena al siguiente.
hint-horse = El caballo encaja y no tienes nada mejor. Pero quien lo agarre se quita una carta.
hint-coach = Tras la carroza puedes poner otra carta enseguida.
hint-direction = El cambio de sentido siempre vale y hace girar al revés.
hint-wish = La herradura siempre vale. Elige el color del que más tengas.
hint-card = La carta encaja. Cartas tuyas que podrían seguirla: { $cards }.
hint-last_card = Tu última carta: ¡con ella ganas!
hint-draw = Ninguna carta va mejor: roba una.
hint-pay = Con un obstáculo podrías pasarlo. Si no, robas: { $cards }.
hint-keep = La carta nueva no encaja. Quédatela.
hint-stop = Ahora no encajan más cartas.
hint-tell = Cuenta una frase con el dibujo. «Ayúdame con palabras» tiene algunas ya hechas.
hint-grab = Ha salido el nombre: ¡agarra el caballo!
hint-slip = Esta es la carta más difícil de soltar.
hint-decline = Tus cartas son demasiado buenas para quitarte una.
hint-call = Grita ahora, o alguien te pillará.
hint-accuse = ¡Alguien se ha olvidado de gritar!
hint-target = Tu mano está vacía: ¡da la vuelta a la carta final!
hint-leave = Aquí no tienes que hacer nada.
hint-any = Aquí cualquier opción vale igual.

## Más reglas

rules-12-title = Pequeñas dudas
rules-12-text =
    En un turno se pone una carta; solo la carroza permite más. Aunque tengas un obstáculo, puedes preferir robar.
    El color se elige al poner la carta; vale cualquiera de los cuatro. Solo ese color lo cumple, el mismo dibujo no.
    Si el mazo se acaba, se barajan las cartas puestas, menos la de arriba. Si no bastan, se perdona el resto; si no hay nada, se sigue sin robar.
    Si nadie lo agarra, se acaba en unos segundos. En empate va antes quien sigue a la persona que cuenta. El más rápido también puede renunciar.
    La última carta gana, también un caballo o un obstáculo: su otro efecto se pierde. Su frase y el final se cuentan igual.
    Si tras la carroza va un caballo, primero se agarra y luego acaba el turno. Si tras la carroza nada encaja, también acaba.
    El nombre tiene de dos a veinte letras. Cuenta la primera vez que sale en la frase; con otra carta no se agarra. También en el folleto francés tiene que salir en la historia.
    Gritar: quien es pillado cuando aún podía poner otra carta la pierde. Si falta la pareja de palabras, la carta se queda, robas una y la ronda sigue. Con una carta otra vez, hay que gritar otra vez.
    Maratón: cada historia empieza de nuevo, el caballo conserva su nombre, y las cartas de inicio y final usadas no vuelven.
