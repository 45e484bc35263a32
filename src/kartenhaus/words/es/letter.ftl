## Letters to who is away when it is their turn

letter-subject = Te toca – { $title }
letter-text =
    Hola, { $name }:
    te toca jugar a { $title }, mesa { $code }. Los demás esperan, pero sin prisa. Por aquí vuelves a la mesa:
letter-stop = No más cartas sobre esta mesa:
letter-stop-title = ¿No más cartas sobre esta mesa?
letter-stop-yes = No escribir más
letter-stopped = Hecho. No llegarán más cartas sobre esta mesa.
