## Letters to who is away when it is their turn

letter-subject = É a sua vez – { $title }
letter-text =
    Olá, { $name }!
    É a sua vez em { $title }, mesa { $code }. Os outros esperam, mas sem pressa. Por aqui você volta à mesa:
letter-stop = Não receber mais e-mails desta mesa:
letter-stop-title = Não receber mais e-mails desta mesa?
letter-stop-yes = Não enviar mais
letter-stopped = Pronto. Não chegarão mais e-mails desta mesa.
letter-confirm-subject = O Kartenhaus pode escrever para você?
letter-confirm-text =
    Alguém deixou este endereço em uma mesa de { $title }, { $code }, para saber quando é a sua vez.
    Se foi você, diga que sim aqui. Se não foi, não faça nada: não chegará mais nenhum e-mail.
letter-confirm-title = E-mails quando for a sua vez?
letter-confirm-yes = Sim, quero receber
letter-confirmed = Pronto. Você recebe um e-mail quando for a sua vez e você não estiver aqui.
letter-confirm-gone = Nesta mesa ninguém mais espera por isso. Deixe o endereço na mesa mais uma vez.
