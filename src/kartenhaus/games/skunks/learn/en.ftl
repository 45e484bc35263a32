## The tour

tour-goal = Skunks run a race! The first one to run past the last tile wins.
tour-skunk = Take a skunk.
tour-turn = You begin. Turn over a card: footprints get you on.
tour-more = { $steps } footprints! You could run. Or do you dare one more? Turn this one.
tour-run = { $steps } in all, wonderful! Off you go now: run!
tour-puma = A puma! { $name } may not run. Look where it lies: it is covered again and stays there.
tour-gifts = And { $name } has to give all footprints away, round the table. You have got one of them!
tour-fled = Oh dear, { $name } has run past you. What a smell! You fled back behind the nearest stink tile.
tour-again = Now you! Turn a card again.
tour-stink = That would end on tile { $tile }, and it stinks. Nobody may stop there: turn one more.
tour-overtake = That even takes you past { $name }. Run!
tour-end = Now { $name } flees from you! Remember the pumas, be brave – and be the first to run past the last tile.

## Hints

hint-win = That takes you past the last tile. You win!
hint-run =
    { $pumas ->
        [one] That takes you to tile { $tile }. Another card would be daring: { $pumas } of { $cards } is a puma.
       *[other] That takes you to tile { $tile }. Another card would be daring: { $pumas } of { $cards } are pumas.
    }
hint-first = Before you run you have to turn at least one card.
hint-must = You may not stop there, so you need one more card.
hint-dare =
    { $pumas ->
        [one] The risk is worth it: only { $pumas } of { $cards } is a puma.
       *[other] The risk is worth it: only { $pumas } of { $cards } are pumas.
    }
hint-cover = Remember where the puma lies, and cover it.
hint-least = Whoever is ahead had better get little.
hint-most = Whoever is behind may well get a lot.
hint-go_on = Only pumas are left. Go on, and all is shuffled anew.
hint-any = Here one choice is as good as another.

## More rules

rules-12-title = Small questions
rules-12-text =
    Who is overtaken just behind a stink tile has to go back before it all the same. If it stinks there too, it goes further back.
    Who runs back overtakes nobody and disturbs nobody.
    Even with a winning sum you may turn another card. Stopping without running is not possible. A run that would end badly costs nothing: you turn one more.
    Equal cards, or a single one, are given away by themselves. With two players the other one gets them all.
    The table says when only pumas are left. After the shuffle all lies in new places, and whoever goes on has to turn a card.
    Only one skunk runs at a time, so only one wins; the lap is not played to its end.
    Whether a sheet has Start “behind” or “before” the first tile: it is the same place. The last and the first tile are no neighbours.
