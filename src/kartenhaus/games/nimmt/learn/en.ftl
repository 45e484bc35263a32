## The tour

tour-goal = Every head on a card is a bad point, and nobody wants them. This is your hand: ten cards.
tour-rows = Four rows lie on the table. Every card you play goes behind one of them.
tour-choose = Everybody picks a card in secret. Tap the { $card }: it fits right behind the { $below }.
tour-placed = All cards were turned up. The lowest goes first, each to the row whose end is closest below it.
tour-full = This row has five cards now. Whoever has to lay the sixth takes all five. Careful!
tour-safe = Better take the { $card }. It goes behind the { $below }, and there is room.
tour-sixth = There it is: the { $card } of { $name } was the sixth card. { $heads } heads for { $name }!
tour-low = And what about a very small card? Try it out: lay the { $card }.
tour-take = The { $card } is lower than every end and fits nowhere. So you take a row. Row { $row } is the cheapest.
tour-taken = Only one head, that was clever! Your card begins the row anew, and play goes on.
tour-end = After ten cards the heads are counted and a new deal begins. When somebody has more than 66, the fewest heads win.

## Hints

hint-low = The { $card } fits nowhere. But the cheapest row costs little just now: heads { $heads }.
hint-next = Nobody can lay anything between the { $last } and the { $card }. That is quite safe.
hint-room = There is room in row { $row }, and the { $card } is close to the { $last }: that seldom goes wrong.
hint-risk = No card is quite safe just now. The { $card } is likely to cost the least.
hint-cheapest = Row { $row } is the cheapest. Heads in it: { $heads }.
hint-place = Row { $row } ends closest below your card. That is its place.
hint-any = Here one choice is as good as another.

## More rules

rules-13-title = Small questions
rules-13-text =
    You choose the row for a card that is too low when all cards of the turn lie open. You may take a full row as well.
    Nobody may pass: in every turn everybody lays a card.
    If somebody gets past the limit in the middle of a deal, the deal is played to its end. Even who is past it may win with the fewest heads.
    Four awkward first cards stay, in the order in which they were drawn. What is left over nobody sees, and for every deal all cards are shuffled.
    In one place the Italian booklet has the lowest card go to the beginning of a row. That is a slip: cards always go to the end.
    Heads: 0 in the whole game is possible, and the best there is.
