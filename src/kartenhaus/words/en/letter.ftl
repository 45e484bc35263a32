## Letters to who is away when it is their turn

letter-subject = Your turn – { $title }
letter-text =
    Hello { $name },
    it is your turn at { $title }, table { $code }. The others wait for you, but in no hurry. This is the way back to the table:
letter-stop = No more letters about this table:
letter-stop-title = No more letters about this table?
letter-stop-yes = Write no more
letter-stopped = Done. There will be no more letters about this table.
