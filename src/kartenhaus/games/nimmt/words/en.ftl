title = 6 nimmt!
tagline = Four rows, ten cards, and nobody wants the sixth
summary = Everybody picks a card in secret. Then all cards go into four rows, lowest first. Lay the sixth card in a row and you take the other five: every head on them counts against you. The fewest heads win.

## Moves

move-choose = Lay { $card }
move-take_back = Take the card back
move-row = Row { $row }
move-draft = Take { $card }
move-ready = Next deal
move-cancel = Call the deal off

## Events

event-dealt = Deal { $deal }: ten cards each
event-draft_began = Deal { $deal }: all cards lie open, { $name } picks first
event-drafted = { $name } picks { $card }
event-rows_opened = Four cards begin the rows
event-chose = { $name } has laid a card
event-took_back = { $name } takes the card back
event-turned_up = Turn { $turn }: the cards are turned up
event-placed = { $name }: { $card } goes to row { $row }
event-sixth =
    { $heads ->
        [one] { $name } lays { $card } as the sixth card and takes row { $row }: { $heads } head
       *[other] { $name } lays { $card } as the sixth card and takes row { $row }: { $heads } heads
    }
event-too_low = { $name }: { $card } fits nowhere
event-took_row =
    { $heads ->
        [one] { $name } takes row { $row }: { $heads } head
       *[other] { $name } takes row { $row }: { $heads } heads
    }
event-deal_ended = Deal { $deal } is over
event-scored =
    { $heads ->
        [one] { $name } has { $heads } head in deal { $deal }, { $total } in all
       *[other] { $name } has { $heads } heads in deal { $deal }, { $total } in all
    }
event-limit_passed =
    { $total ->
        [one] { $name } hits the limit with { $total } head
       *[other] { $name } hits the limit with { $total } heads
    }
event-extra_deal = The fewest heads are shared: one more deal decides
event-was_ready = { $name } wants the next deal
event-cancelled = Deal { $deal } is called off and counts for nobody
event-won =
    { $total ->
        [one] { $name } wins with { $total } head: nobody has fewer
       *[other] { $name } wins with { $total } heads: nobody has fewer
    }

## Why? One sentence or two for the rule behind an event

why-sn-05 = Every deal begins afresh: all cards are shuffled and everybody gets ten.
why-sn-07 = Four open cards begin the four rows. All other cards will be laid behind them.
why-sn-10 = Everybody lays one card face down each turn. Nobody sees it yet.
why-sn-11 = The cards are turned up together, and only when the last player has decided. Until then a choice is secret.
why-sn-17 = Numbers in a row always rise. Among the rows that end below the card, it goes to the one that ends closest to it.
why-sn-20 = A row has room for five cards. Whoever has to lay the sixth takes those five, and the sixth card begins the row anew.
why-sn-22 = Numbers in a row always rise. This card is lower than the last card of all four rows, so it fits behind none of them.
why-sn-23 = Whoever lays a card that is too low for every row takes one of the four rows. The low card then begins that row anew.
why-sn-36 = A deal ends when all hands are empty. Cards that still lie in the rows count for nobody.
why-sn-37 = After a deal everybody counts the heads on the cards they have taken. They are added to those of the earlier deals.
why-sn-38 = When everybody has seen the result, all cards are shuffled and the next deal begins.
why-sn-39 = The game goes on, deal after deal, until somebody has more heads than agreed. This is checked only after a whole deal.
why-sn-41 = At the end the fewest heads win. Several players may share first place, unless the table has agreed on an extra deal.
why-sn-54 = In the professional variant nobody is dealt a hand. All cards in play lie open on the table.
why-sn-55 = Players pick one open card after another, lap by lap, until everybody holds ten.

## Options

option-variant = Variant
option-variant-help = The basic game, or the one for professionals in which you pick your own hand.
option-variant-base = Basic game
option-variant-professional = Professional

option-end_mode = End of the game
option-end_mode-help = What brings the game to its end: a number of heads, a number of deals, or whichever comes first.
option-end_mode-limit = A number of heads
option-end_mode-deals = A number of deals
option-end_mode-first_of_both = Whichever comes first

option-limit = Limit of heads
option-limit-help = The number of heads that brings the game to its end.

option-deals = Number of deals
option-deals-help = How many deals are played if the game ends by deals.

option-limit_compare = At the limit
option-limit_compare-help = Does the game end with exactly that many heads, or only with more?
option-limit_compare-over = More than the limit
option-limit_compare-reach = The limit is enough

option-heads_rule = Heads on the cards
option-heads_rule-help = The Italian booklet can be read so that every number with a 5 in it has at least two heads.
option-heads_rule-printed = As on the cards
option-heads_rule-italian_literal = Italian booklet, to the letter

option-symbol = Picture
option-symbol-help = Which animal’s head stands on the cards. It changes nothing in the game.
option-symbol-by_language = As the language has it
option-symbol-donkey = Donkey
option-symbol-bull = Bull

option-tie = Shared first place
option-tie-help = What happens when several players have the fewest heads.
option-tie-shared = All of them win
option-tie-extra_deal = One more deal decides

option-auto_row = Row for a low card
option-auto_row-help = When a card fits nowhere, its player may choose the row, or the cheapest one is taken at once.
option-auto_row-off = The player chooses
option-auto_row-cheapest = Take the cheapest

option-change_choice = Changing your mind
option-change_choice-help = May a card that lies face down be taken back?
option-change_choice-until_all = Until everybody has chosen
option-change_choice-never = No, laid is laid

option-pile_view = Taken cards
option-pile_view-help = What everybody may see of the cards that were taken in this deal.
option-pile_view-counts_public = How many heads
option-pile_view-all_open = All the cards
option-pile_view-closed = Nothing, you remember

option-history = Looking back
option-history-help = How far back the table shows what was played.
option-history-last_turn = The last turn
option-history-full = The whole game

option-first_drafter = Who picks first
option-first_drafter-help = Who may take the first card in the professional variant.
option-first_drafter-random_then_left = By lot, then the next to the left
option-first_drafter-last_loser = Whoever has the most heads
option-first_drafter-fixed = Always the first seat

option-draft_order = Order of picking
option-draft_order-help = In which order the laps of the professional variant go round.
option-draft_order-clockwise = Always clockwise
option-draft_order-snake = There and back again

option-draft_memory = Picked hands
option-draft_memory-help = Do the hands that were picked openly stay open?
option-draft_memory-hidden = No, you remember
option-draft_memory-shown = Yes, they stay open

option-self_place = Place it yourself
option-self_place-help = For learning: everybody puts their own card to its row, and a wrong row is explained.
option-self_place-off = Cards go by themselves
option-self_place-on = Everybody places their own

option-turn_timer = Time to think
option-turn_timer-help = Seconds for each choice. With 0 nobody is hurried.

option-on_timeout = When time is up
option-on_timeout-help = What the table does when the time to think has run out.
option-on_timeout-wait = Wait
option-on_timeout-random = Any card
option-on_timeout-lowest_risk = The safest card

option-leaver = When somebody leaves
option-leaver-help = Who plays on for a player who goes away for good.
option-leaver-bot = A bot
option-leaver-cancel_deal = Nobody: the game ends, without this deal
option-leaver-auto_random = Chance

## Editions

preset-italian_1998 = Italian booklet, 1998
preset-english_2005 = English booklet, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = The game is over. You can start a new one.
refusal-not_now = This is not the moment for that. The line above the cards says what comes next.
refusal-not_in_hand = That card is not in this hand. Choose one of the cards you hold.
refusal-already_laid = At this table a laid card stays where it is. Wait for the others.
refusal-same_card = This card already lies face down. Choose another one, or wait for the others.
refusal-nothing_to_take_back = No card of yours lies face down. Choose one first.
refusal-cards_turned_up = The cards have been turned up. You can choose again in the next turn.
refusal-placed_by_rule = This card finds its row by itself. You choose only when your card fits nowhere.
refusal-another_places = It is another player’s turn to place a card. Wait a little.
refusal-row_ends_higher = Numbers in a row must rise, and this row ends with a higher card. Choose a row that ends lower.
refusal-nearer_row = Another row ends closer to your card. Choose that one.
refusal-not_your_pick = Somebody else is picking. It will be your turn soon.
refusal-not_on_display = That card cannot be picked. Take one that lies open.
refusal-already_ready = You have already said yes to the next deal. Wait for the others.
refusal-not_for_seats = Only the table itself can do that. Choose one of your own moves.
refusal-rows_later = No card goes to a row until everybody has chosen and all cards are turned up.

## How to play

rules-01-title = What it is about
rules-01-text =
    Avoid cards! Every card shows one or more heads, and each head is a bad point. At the end the fewest heads win.
    2 to 10 can play, best from about ten years up. A game takes about three quarters of an hour.

rules-02-title = Cards and heads
rules-02-text =
    There are 104 cards, one of each number from 1 to 104. So many heads are on them:
    7 heads: 55
    5 heads: the other numbers with twin digits (11, 22, 33, 44, 66, 77, 88, 99)
    3 heads: the tens (10, 20, 30 and so on to 100)
    2 heads: numbers that end in 5 (5, 15, 25 and so on to 95, without 55)
    1 head: all others
    All together that makes 171 heads.

rules-03-title = Before the first turn
rules-03-text =
    All cards are shuffled. Everybody gets ten cards; nobody else sees them, and they are sorted for you from low to high.
    Four more cards are laid open in the middle. Each begins one of four rows. A row has room for five cards, the first one included.
    The rest of the cards sits this deal out.

rules-04-title = A turn: choose in secret
rules-04-text =
    Everybody picks one of their cards and lays it face down, all at the same time. You can change your mind until the last player has chosen.
    Then all cards are turned up at once.

rules-05-title = Where the cards go
rules-05-text =
    The lowest card is placed first, then the next higher one, and so on. Each card goes to the end of a row. You do not choose the row; two rules do.
    Rising: a card only fits behind a lower one.
    Closest: if it fits several rows, it goes where the last card is closest below it.
    An example: the rows end in 8, 31, 54 and 70. A 57 would fit the first three. It goes behind the 54.

rules-06-title = The sixth card takes
rules-06-text =
    Five cards fill a row. If your card has to go there, it is the sixth: you take the five cards, and yours begins the row anew.
    Only the cards you take count. Your own stays on the table and costs you nothing.

rules-07-title = Too low for every row
rules-07-text =
    If your card is lower than the last card of all four rows, it fits nowhere. You then take a whole row of your choice, long or short, and your card begins it anew.
    Most people take the row with the fewest heads, but you are free to take any.
    Cards that are placed after yours may land in the new row. This can change a lot!

rules-08-title = The end of a deal
rules-08-text =
    Cards you have taken lie in front of you and never come into your hand.
    After ten turns all hands are empty. What still lies in the rows counts for nobody. Everybody adds up their heads, the result is written down, and a new deal begins with all cards.

rules-09-title = The end of the game
rules-09-text =
    The game ends after the deal in which somebody gets past 66 heads in all. Exactly 66 is not enough. The deal is always played to its end.
    Then the fewest heads win. If several have equally few, they all win. The others are ranked by their heads.
    You can agree on another limit before the game, or on a number of deals.

rules-10-title = The professional variant
rules-10-text =
    Only the lowest cards are in play: ten for each player and four more. With 3 players that is 1 to 34, with 4 players 1 to 44. So everybody knows which cards there are.
    Nothing is dealt. All cards lie open, and the players take one after another, lap by lap, until everybody holds ten. The four cards left over begin the rows.
    Who picks first is drawn by lot, and moves on to the left with each deal. Once picked, hands are closed: try to remember them.
    Everything else stays as it is. With two players there are only 38 heads in the cards, so a game lasts longer.

rules-11-title = Editions and house rules
rules-11-text =
    In some editions the game ends when somebody has exactly 66 heads. In “Category 5” it ends with more than 74. The Italian edition shows donkeys instead of bulls.
    Read to the letter, the Italian booklet gives two heads to 51 to 54 and to 56 to 59 as well. The printed cards do not.
    The table can also agree on an extra deal for a shared first place, on cards that may not be taken back, or on hidden heads that you have to remember. All of this is in the options.

rules-12-title = Two common surprises
rules-12-text =
    Two rows end in 25 (three cards so far) and in 27 (five cards). Your 30 does not go to the safe 25: the 27 is closer, so you take that row.
    A row ends in 63 and you lay 64. That looks safe. But if a lower card takes the row with the 63 first, your 64 has to go elsewhere.

## What is going on now

now-draft = Take one of the open cards
now-draft-wait = { $name } takes a card
now-choose = Choose a card
now-chosen =
    { $more ->
        [0] Your { $card } lies face down. Waiting for { $name }
        [one] Your { $card } lies face down. Waiting for { $name } and { $more } other
       *[other] Your { $card } lies face down. Waiting for { $name } and { $more } others
    }
now-wait =
    { $more ->
        [0] Waiting for { $name }
        [one] Waiting for { $name } and { $more } other
       *[other] Waiting for { $name } and { $more } others
    }
now-take-row = Take a row: your { $card } fits nowhere
now-take-row-wait = { $name } takes a row: the { $card } fits nowhere
now-self-place = Put your { $card } to its row
now-self-place-wait = { $name } puts the { $card } to its row
now-score = Deal { $deal } is over. Ready for the next one?
now-over = The game is over

## What the simulator counts

points-a-deal = Heads a deal

## The board

heads =
    { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
card-label =
    { $heads ->
        [one] Card { $card }, { $heads } head
       *[other] Card { $card }, { $heads } heads
    }
card-chosen-label =
    { $heads ->
        [one] Card { $card }, { $heads } head, lies face down. Press again to take it back
       *[other] Card { $card }, { $heads } heads, lies face down. Press again to take it back
    }
played-label =
    { $heads ->
        [one] { $name }: card { $card }, { $heads } head
       *[other] { $name }: card { $card }, { $heads } heads
    }
row-label =
    { $heads ->
        [one] Row { $row }: { $cards }. { $n } of 5 cards, { $heads } head
       *[other] Row { $row }: { $cards }. { $n } of 5 cards, { $heads } heads
    }
row-take-label =
    { $heads ->
        [one] Take row { $row } with { $cards }: { $heads } head
       *[other] Take row { $row } with { $cards }: { $heads } heads
    }
row-take =
    { $heads ->
        [one] Take: { $heads } head
       *[other] Take: { $heads } heads
    }
row-put-label = Put the card to row { $row } with { $cards }
row-put = Put it here
row-cost =
    { $heads ->
        [one] Taking this row costs { $heads } head
       *[other] Taking this row costs { $heads } heads
    }
danger-place = Sixth place: whoever lands here takes the row
rows-title = The four rows
hand-title = Your hand
turned-up-title = The cards of this turn
deal-turn = Deal { $deal }, turn { $turn } of 10
draft-title = Open cards: { $n }
draft-group = { $from } to { $to }
seat-heads =
    { $heads ->
        [one] { $heads } head in this deal, { $total } before
       *[other] { $heads } heads in this deal, { $total } before
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } head before this deal
       *[other] { $total } heads before this deal
    }
seat-laid = has laid a card face down
pile-title = { $name }: cards taken
pile-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
pile-empty = Nothing taken in this deal
pile-closed = Only { $name } may look into this pile
pile-closed-all = Piles stay closed until the deal is over
fewest-wins = The fewest heads win
limit-over =
    { $limit ->
        [one] The game ends after the deal in which somebody has more than { $limit } head
       *[other] The game ends after the deal in which somebody has more than { $limit } heads
    }
limit-reach =
    { $limit ->
        [one] The game ends after the deal in which somebody has { $limit } head or more
       *[other] The game ends after the deal in which somebody has { $limit } heads or more
    }
limit-deals =
    { $deals ->
        [one] The game ends after { $deals } deal
       *[other] The game ends after { $deals } deals
    }
limit-first-over =
    The game ends after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, or earlier, after a deal in which somebody has more than { $limit ->
        [one] { $limit } head
       *[other] { $limit } heads
    }
limit-first-reach =
    The game ends after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, or earlier, after a deal in which somebody has { $limit ->
        [one] { $limit } head
       *[other] { $limit } heads
    } or more
limit-mark = Limit { $limit }
end-won =
    { $heads ->
        [one] { $name } wins with only { $heads } head
       *[other] { $name } wins with only { $heads } heads
    }
end-shared =
    { $heads ->
        [one] { $names } share the win with { $heads } head each
       *[other] { $names } share the win with { $heads } heads each
    }
end-cancelled = The deal was broken off; the finished deals count
