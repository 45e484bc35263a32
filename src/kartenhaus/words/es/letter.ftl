## Letters to who is away when it is their turn

letter-subject = Te toca – { $title }
letter-text =
    Hola, { $name }:
    te toca jugar a { $title }, mesa { $code }. Los demás esperan, pero sin prisa. Por aquí vuelves a la mesa:
letter-stop = No más correos sobre esta mesa:
letter-stop-title = ¿No más correos sobre esta mesa?
letter-stop-yes = No escribir más
letter-stopped = Hecho. No llegarán más correos sobre esta mesa.
letter-confirm-subject = ¿Puede escribirte Kartenhaus?
letter-confirm-text =
    Alguien dejó esta dirección en una mesa de { $title }, { $code }, para saber cuándo le toca.
    Si fuiste tú, di que sí aquí. Si no, no hagas nada: no llegarán más correos.
letter-confirm-title = ¿Correos cuando te toque?
letter-confirm-yes = Sí, quiero correos
letter-confirmed = Hecho. Recibes un correo cuando te toca y no estás.
letter-confirm-gone = En esta mesa ya nadie espera la respuesta. Deja otra vez la dirección en la mesa.
