## The tour

tour-goal = Everybody lays on one pile, and the sum grows. Whoever gets to 77 or more loses the round and a chip.
tour-lay = It is your turn. At the beginning high cards do no harm: lay a 10.
tour-draw = Now draw a new card. In the game nobody reminds you!
tour-twins = The sum is { $total }. The { $bad } would make { $sum }: twin digits cost a chip. Lay the { $good } instead.
tour-remember = And what comes after laying? Right: drawing. Else you play on with one card less.
tour-arrow = The arrow of { $name } has turned the direction: your turn again. Lay the ×2!
tour-draw-again = Now { $name } has to lay two cards. Draw your card first.
tour-paid = { $total }! { $name } has made twin digits and gives up a chip. The round goes on.
tour-save = Already { $total }, now it gets tight! Luckily you hold a 0: it changes nothing, and now it is the next player’s problem.
tour-last-draw = And what do you never forget?
tour-lost = { $name } gets past 77 and loses the round: one chip less. Then all is dealt anew, and the sum begins at 0.
tour-end = Without a chip you are swimming: one more loss and you are out. The last player in the game wins.

## Hints

hint-draw = Draw now, before the next card lies.
hint-call = It is { $total } in all.
hint-deal = The round is over, and you deal the next one.
hint-lost = Every card brings the sum to 77 or more. There is no help.
hint-pay = { $after } costs a chip, but anything else would be worse.
hint-save = At { $total } it gets tight. That is what such a card is for.
hint-pass_on = The other cards would cost more just now.
hint-high = { $after } does no harm. High numbers are best laid while there is room.
hint-any = Here one choice is as good as another.

## More rules

rules-11-title = Small questions
rules-11-text =
    Exactly 77 is simply lost, and so are 88 and 99: you do not pay twice.
    You may begin with any card. An 11 as the first costs a chip at once.
    After a ×2: if the first card makes 77 or throws you out, the second lapses. Two twin sums cost two chips. If you hold one card only, that will do.
    If the first of the two is an arrow, you still lay the second. Two arrows cancel out. A ×2 as the second hits whoever is next at the end of your turn.
    Nobody may pass, but you may lose on purpose. Not drawing always counts as forgetting, after a ×2 as well.
    Who has forgotten goes on drawing, up to the smaller hand. In the next round it is the full hand again.
    When the pile is empty, it is shuffled at once; an open ×2 stays in force. A new round begins clockwise, at 0 and without ×2.
    Whoever deals plays along, and goes on dealing when out of the game. Who is out is skipped.
