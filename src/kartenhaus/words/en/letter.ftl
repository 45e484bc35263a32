## Letters to who is away when it is their turn

letter-subject = Your turn – { $title }
letter-text =
    Hello { $name },
    it is your turn at { $title }, table { $code }. The others wait for you, but in no hurry. This is the way back to the table:
letter-stop = No more letters about this table:
letter-stop-title = No more letters about this table?
letter-stop-yes = Write no more
letter-stopped = Done. There will be no more letters about this table.
letter-confirm-subject = Shall Kartenhaus write to you?
letter-confirm-text =
    Somebody has left this address at a table of { $title }, { $code }, to hear when it is their turn.
    If that was you, say yes here. If not, do nothing: there will be no more letters.
letter-confirm-title = Letters when it is your turn?
letter-confirm-yes = Yes, write to me
letter-confirmed = Done. You get a letter when it is your turn and you are away.
letter-confirm-gone = Nobody at this table waits for that any more. Leave the address at the table once more.
