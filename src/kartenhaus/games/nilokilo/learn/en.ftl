## The tour

tour-goal = Collect sweets before the king comes! Cards go onto one heap, and you have three jesters to snatch it.
tour-starts = The biggest rascal begins. Today that is you!
tour-flip = Turn up the top card.
tour-remember = { $name } has turned one too. You only see the top card: remember what lies below! Go on.
tour-snatch = There are { $sweets } ice creams by now! Throw a jester onto the heap. You may do so at any time; the first one gets it all.
tour-jester = All yours! That jester is used up for this round, and you have two more. On we go: turn a card.
tour-quicker = This time { $name } snatched it. Never mind: turn the next card.
tour-glutton = A glutton! Whoever has the most of them in the end gives a card back. Let it lie and turn the next one.
tour-taken = { $name } has taken it along. Turn a card again.
tour-candy = Nothing but candy! Snatch it.
tour-last = { $name } has no jester left. Throw your last one: when all are used up, the round is over. Else it ends with the king.
tour-count = Now it is counted, kind by kind: whoever has the most sweets of it keeps one card.
tour-coin = { $name } has the glutton and gives a card back. You have kept the most cards: a gold coin for you!
tour-end = Whoever has three gold coins first wins. The real game is quick: keep your eyes open!

## Hints

hint-snatch = Sweets that come to mind: { $sweets }. That is worth a jester.
hint-glutton = A glutton lies there. Better leave the heap to the others.
hint-wait = There is too little yet. Wait, or turn a card if it is your turn.
hint-empty = There is nothing to get just now.
hint-flip = It is your turn: turn the next card.
hint-sort = Your Fex does not like that. Lay it aside.
hint-sorted = Your Fex likes the rest.
hint-give = Only the number of cards counts. Give any one back.
hint-any = Here one choice is as good as another.

## More rules

rules-12-title = Small questions
rules-12-text =
    Without a heap there is nothing to snatch. A single card will do, even a glutton.
    You get what lies there when your jester lands, surprises included. If the king is up already, nobody gets anything.
    Even without jesters you have to turn a card in your turn. If only one player has jesters left, play goes on all the same.
    Who has nothing of a kind keeps none of it. If several have equally much, each of them keeps a card. Without a glutton nobody pays.
    Fex: what is sorted out is out until the next round; in the stricter game it lies as gluttons with whoever took it. While somebody sorts, all wait.
    A Fex may refuse all of a heap. Only the Fex in play are handed on; their colour then no longer tells whose they are.
    Every round begins clockwise. Two gluttons in a row turn round twice. Without this variant a wrong flip costs nothing.
    Some editions have the jester thrown, some laid: whoever is first counts. For every round all is shuffled, also where a booklet does not say so.
