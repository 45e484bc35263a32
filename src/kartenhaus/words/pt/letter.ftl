## Letters to who is away when it is their turn

letter-subject = É a sua vez – { $title }
letter-text =
    Olá { $name },
    é a sua vez em { $title }, mesa { $code }. Os outros esperam, mas sem pressa. Por aqui você volta à mesa:
letter-stop = Não receber mais cartas desta mesa:
letter-stop-title = Não receber mais cartas desta mesa?
letter-stop-yes = Não escrever mais
letter-stopped = Pronto. Não virão mais cartas desta mesa.
