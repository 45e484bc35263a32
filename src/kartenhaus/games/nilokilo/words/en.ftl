title = Cake or King
tagline = Throw your jester at the right moment
summary = Cards with sweets are turned up onto a heap, one after another. Whoever thinks that the heap is worth it throws a jester on it and takes all. The most sweets of a kind keep a card, the most cards bring a gold coin, and three coins win. Beware of the gluttons – and of the king, who ends the round.

## Moves

move-flip = Turn up a card
move-snatch = Snatch! (jester { $jester })
move-leave = Let it lie
move-sort_out =
    Sort out: { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
move-sorted = All sorted
move-give_back =
    Give back: { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
move-next = Go on
move-starts = Seat { $who } begins
move-close = The next card comes by itself
move-empty = Seat { $who } leaves and stays empty
move-stop = Seat { $who } leaves and the game ends

## Events

event-fex_passed = { $name } gets the next set of Fex cards
event-round_began = Round { $round }: { $name } begins
event-card_up =
    { $name } turns up { $sweets } × { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
event-glutton_up = { $name } turns up a glutton
event-reversed = Now it goes the other way round
event-king_up = { $name } turns up the king: the round is over
event-snatched = { $name } snatches the heap. Jesters left: { $left }
event-sorted_out =
    Fex sorts out { $sweets } × { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } cards)
    }
event-sorted_all = { $name } has sorted all
event-late = { $name } was late and loses the jester. Left: { $left }
event-wrong_flip = { $name } wanted to turn a card, but it was not { $name }’s turn
event-took_glutton = { $name } has to take a glutton
event-hesitated = { $name } was too slow
event-jesters_gone = All jesters are used up: the round is over
event-heap_lost = Nobody gets the heap: cards { $cards }, sweets { $sweets }, gluttons { $gluttons }
event-found =
    Refused by { $name }’s Fex: { $cards } × { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    } { $sweets }
event-counted =
    { $name } has { $total } × { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
event-nobody_has =
    Nobody has this kind: { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
event-keeps =
    { $name } has the most and keeps a card: { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
event-has_gluttons = { $name }’s gluttons: { $gluttons }
event-gave_back =
    { $name } gives a card back: { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
event-nothing_to_give = { $name } has the most gluttons, but no card to give back
event-coin =
    { $kept ->
        [one] { $name } gets a gold coin for { $kept } kept card and has { $coins } now
       *[other] { $name } gets a gold coin for { $kept } kept cards and has { $coins } now
    }
event-no_coin = Nobody has kept a card: no coin in this round
event-left = { $name } has left
event-stopped = The game ends here
event-won = { $name } wins with { $coins } gold coins

## Why? One sentence or two for the rule behind an event

why-nk-10 = The top card of the stack is turned up for all to see and goes straight onto the heap.
why-nk-14 = A glutton goes onto the heap like any card. Whoever takes the heap gets it too.
why-nk-17 = Whoever throws a jester first takes the whole heap, gluttons included.
why-nk-19 = A jester that was thrown is laid aside and comes back in the next round.
why-nk-24 = Nobody has to use the jesters. Those of a player who has left count as used.
why-nk-25 = When the last jester has taken its heap, nobody can snatch any more, and the round ends.
why-nk-26 = The king hides among the last cards. When he turns up, the round ends at once.
why-nk-27 = When the king is up, nobody gets the heap that lies there.
why-nk-30 = For each kind all sweets on a player’s cards are added up.
why-nk-32 = Whoever has the most sweets of a kind keeps one card of it; with equal numbers several do.
why-nk-34 = A card can be kept only by somebody who has one of that kind.
why-nk-36 = Whoever has the most gluttons gives back one of the kept cards.
why-nk-37 = Who has kept nothing has nothing to give back.
why-nk-38 = The most kept cards bring a gold coin. If several have the most, each of them gets one.
why-nk-43 = Whoever got the gold coin begins the next round.
why-nk-44 = Whoever has three gold coins first wins. Several can win together.
why-nk-49 = Kinds that the thrown Fex refuses do not count in that heap.
why-nk-50 = What Fex refuses is sorted out as soon as the heap is taken.
why-nk-53 = After each round the Fex cards are handed on to the next player.
why-nk-57 = In the glutton variant each glutton turns the direction round.
why-nk-59 = In the glutton variant, whoever turns a card out of turn takes a glutton from the heap.

## Options

option-fex = Fex, the choosy cook
option-fex-help = On their backs the jesters show Fex and the sweets that he refuses.
option-fex-off = Not in the game
option-fex-tricky = What he refuses does not count
option-fex-strict = What he refuses counts as gluttons

option-glutton_variant = Gluttons turn the direction
option-glutton_variant-help = Each glutton reverses the order of play, and you have to notice it yourselves. Whoever gets it wrong takes the glutton.
option-glutton_variant-off = They do nothing
option-glutton_variant-on = They do

option-king_new_round = The king in later rounds
option-king_new_round-help = Where the king hides from the second round on.
option-king_new_round-bottom_ten = Among the last ten cards
option-king_new_round-anywhere = Anywhere

option-king_spots = The king’s exact place
option-king_spots-help = In later rounds: may he lie at the very top or bottom of the last cards?
option-king_spots-eleven = Anywhere among them
option-king_spots-inner_nine = Only between two of them

option-glutton_mistake = What is a mistake
option-glutton_mistake-help = In the glutton variant: which wrong flip costs a glutton.
option-glutton_mistake-any_error = Any flip out of turn
option-glutton_mistake-forgot_reversal = Only forgetting to turn round

option-after_snatch = After a snatch
option-after_snatch-help = Who turns up the next card.
option-after_snatch-after_last_flipper = The one after the last flip
option-after_snatch-after_snatcher = The one after the snatcher

option-fex_sort = When Fex sorts
option-fex_sort-help = When the refused cards are taken out.
option-fex_sort-at_snatch = At once
option-fex_sort-at_scoring = When the sweets are counted

option-deck = The sweets
option-deck-help = Nobody has told us how the sweets are spread over the 45 cards. Both ways are guesses.
option-deck-five_kinds = Five kinds, 1 to 3 on a card
option-deck-nine_kinds = Nine kinds, 1 to 5 on a card

option-snatch_tie = At exactly the same time
option-snatch_tie-help = Who gets the heap if two jesters land together.
option-snatch_tie-turn_order = The next in turn
option-snatch_tie-random = Chance decides

option-late_jester = Late jesters
option-late_jester-help = What happens to a jester that comes too late.
option-late_jester-returned = It is taken back
option-late_jester-spent = It is used up

option-glutton_tie = Equally many gluttons
option-glutton_tie-help = Who gives a card back if several have the most gluttons.
option-glutton_tie-all_pay = All of them
option-glutton_tie-nobody = None of them

option-next_starter = Who begins next
option-next_starter-help = If several got a coin.
option-next_starter-clockwise = The next one clockwise
option-next_starter-random = Chance decides
option-next_starter-table_chooses = The first seat says it

option-zero_cards = Nobody kept a card
option-zero_cards-help = Is there a coin if nobody has kept a card?
option-zero_cards-no_coin = No coin
option-zero_cards-coin_for_all = A coin for everybody

option-fex_scope = Which Fex counts
option-fex_scope-help = Whose dislikes are sorted out.
option-fex_scope-thrown = The thrown one’s
option-fex_scope-own_three = Those of all your Fex cards in front

option-fex_sorting = Sorting for Fex
option-fex_sorting-help = Who takes out what Fex refuses. What is missed is found at the end of the round.
option-fex_sorting-auto = The table
option-fex_sorting-by_hand = The snatcher

option-two_player_glutton = A glutton with two players
option-two_player_glutton-help = In the glutton variant, with two players: who turns the next card.
option-two_player_glutton-no_effect = The other one
option-two_player_glutton-flip_again = The same one again

option-wrong_flip = A wrong flip
option-wrong_flip-help = What happens to the card that somebody else has turned.
option-wrong_flip-void = It goes back unseen
option-wrong_flip-stands = It stays

option-penalty_source = Where the glutton comes from
option-penalty_source-help = In the glutton variant: which glutton a mistake costs.
option-penalty_source-heap = One from the heap, if there is one
option-penalty_source-anywhere = The last one, wherever it is

option-give_back = Giving a card back
option-give_back-help = Who picks the card; only the number matters.
option-give_back-owner = Its owner
option-give_back-auto = The table

option-shared_win = Three coins together
option-shared_win-help = What happens if several have three coins.
option-shared_win-share = They win together
option-shared_win-play_on = Play on until one is ahead

option-first_starter = Who begins
option-first_starter-help = The biggest rascal begins the first round.
option-first_starter-choose = The first seat says who that is
option-first_starter-random = Chance decides

option-heap_view = The heap
option-heap_view-help = What can be seen of the heap. In the printed game only the top card.
option-heap_view-top = The top card
option-heap_view-top_and_count = The top card and how many
option-heap_view-spread = All cards

option-peek_own = Your own pile
option-peek_own-help = May you look through the cards that you have taken?
option-peek_own-off = It stays covered
option-peek_own-on = You may

option-turn_marker = Show whose turn it is
option-turn_marker-help = Only matters in the glutton variant, where you have to know it yourself.
option-turn_marker-off = Not in the glutton variant
option-turn_marker-on = Always

option-pace = Pace
option-pace-help = Do you turn the cards yourselves, or do they come by themselves?
option-pace-free = We turn them
option-pace-windowed = They come by themselves

option-window_ms = Time for each card
option-window_ms-help = If cards come by themselves: thousandths of a second until the next one.

option-min_reveal_ms = Time to look
option-min_reveal_ms-help = Thousandths of a second between two cards at least. Snatching is never delayed. For small children take 1200.

option-flip_timeout_ms = Waiting for a flip
option-flip_timeout_ms-help = Thousandths of a second until the table turns the card for somebody. 0: never.

option-sort_pause_ms = Pause for sorting
option-sort_pause_ms-help = Thousandths of a second in which everybody sees what Fex sorts out.

option-hesitation_ms = Slow is wrong
option-hesitation_ms-help = In the glutton variant: after so many thousandths of a second slowness costs a glutton. 0: never.

option-turn_timer = Time to think
option-turn_timer-help = Seconds for each choice. With 0 nobody is hurried.

option-on_timeout = When time is up
option-on_timeout-help = What the table does when the time to think has run out.
option-on_timeout-wait = Wait
option-on_timeout-random = Anything that is allowed
option-on_timeout-lowest_risk = What a bot would do

option-leaver = When somebody leaves
option-leaver-help = Who plays on for a player who goes away for good.
option-leaver-bot = A bot
option-leaver-empty = Nobody: the seat stays empty
option-leaver-stop = Nobody: the game ends

## Editions

preset-german_2011 = German: Keks oder König
preset-english_2011 = English: Cake or King
preset-french_2011 = French: Au royaume sucré
preset-dutch_2011 = Dutch: Nilo Kilo
preset-spanish_2011 = Spanish: Rey o galleta
preset-italian_2011 = Italian: Re o biscotto

## Refusals

refusal-game_over = The game is over. You can start a new one.
refusal-not_for_seats = Only the table itself can do that. Choose one of your own moves.
refusal-has_left = This seat has left the game. You can watch it to the end.
refusal-not_now = This is not the moment for that. The line below the board says what comes next.
refusal-not_your_turn = Somebody else decides now. It will be your turn soon.
refusal-no_such_seat = Nobody plays at that seat. Choose another one.
refusal-not_agreed = This table has not agreed on that. Look at the options.
refusal-cards_come_alone = At this table the cards turn up by themselves. Watch the heap.
refusal-flipped_wrongly = You have tried already. Somebody else turns the next card.
refusal-no_heap = There is no heap to snatch. Wait for the next card.
refusal-no_jester = You have no jester left in this round. You can still turn up cards.
refusal-jester_gone = This jester is used up. Take one that lies in front of you.
refusal-first_jester_goes = All your jesters are alike. Take the first one.
refusal-nothing_to_leave = There is nothing that you could let lie now.
refusal-another_sorts = Somebody else is sorting. Wait a moment.
refusal-fex_likes_it = Fex likes these. Leave them with the others.
refusal-no_such_card = There is no such card among these. Choose another kind.
refusal-need_not_give = You need not give anything back.
refusal-not_kept = You have not kept a card of this kind. Choose another one.
refusal-seen_already = You have said so already. Wait for the others.
refusal-say_who_begins = Say first who begins the next round.
refusal-no_coin_won = Only somebody who got a coin can begin. Choose another one.

## How to play

rules-01-title = What it is about
rules-01-text =
    King Kyle Kilo loves sweets, and so do his jesters. Collect them before the king comes!
    2 to 4 can play, from five years up. A game takes about a quarter of an hour.

rules-02-title = Before you begin
rules-02-text =
    Everybody gets the three jesters of a colour. 45 cards with sweets and 5 gluttons are shuffled. The king hides among the last cards of the stack.
    The biggest rascal begins.

rules-03-title = Turning cards
rules-03-text =
    When it is your turn, turn up the top card. It goes onto the heap, and the next player turns a card at once. Nobody waits.
    Remember what lies on the heap: you only see the top card.

rules-04-title = Snatching
rules-04-text =
    Whenever you like, also when it is not your turn, you may throw a jester onto the heap. If you are first, you take all of it, face down. The jester is used up for this round.
    So you can snatch three times in a round. Without jesters you still turn cards.

rules-05-title = The end of a round
rules-05-text =
    The round ends when all jesters are used up, or when the king turns up. Then nobody gets the heap that lies there.

rules-06-title = Counting
rules-06-text =
    For each kind count the sweets, not the cards. Whoever has the most keeps one card of that kind; with equal numbers several do. All others go back.
    Then whoever has the most gluttons gives back one kept card.

rules-07-title = Gold coins
rules-07-text =
    Whoever has kept the most cards gets a gold coin; if several have, each of them gets one. The winner of the coin begins the next round.
    Whoever has three gold coins first wins the game.

rules-08-title = Choosy Fex
rules-08-text =
    On their backs the jesters show Fex, the cook, and the sweets that he refuses. If you throw such a card, the refused sweets in the heap do not count for you, so choose well which one you throw.
    In the stricter game each refused card counts as a glutton. After each round the Fex cards go to the next player.

rules-09-title = Gluttons turn round
rules-09-text =
    In this variant each glutton reverses the direction. Nobody tells you whose turn it is: watch out! Whoever turns a card out of turn takes a glutton from the heap.
    Fex and gluttons can be combined.

rules-10-title = What we assumed
rules-10-text =
    The booklet does not say which kinds there are, nor how many sweets a card shows, nor what Fex refuses. We took five kinds with 1 to 3 sweets, or nine kinds with 1 to 5.
    Whoever owns the box can correct all of this in one small file.

rules-11-title = Where the booklet is silent
rules-11-text =
    The first jester takes the heap; a late one is taken back. After a snatch the next one after the last flip goes on. A tie for the most gluttons makes all of them pay. Who wants something else finds it in the options.

## The terminal

now-round = Round { $round }
now-heap = Heap: { $card }
now-none = Heap: none
now-glutton = a glutton
now-king = the king
now-card =
    { $sweets } × { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
now-count = Cards: { $n }
now-direction =
    ↻ { $way ->
        [1] clockwise
       *[other] the other way round
    }
now-stack =
    Stack: { $tall ->
        [0] empty
        [1] a few cards
        [2] low
        [3] half gone
        [4] high
       *[5] full
    }
now-seat =
    Coins { $coins } · jesters { $left } · pile: { $tall ->
        [0] none
        [1] a few cards
        [2] small
        [3] big
       *[4] very big
    }
now-gone = has left
now-refuses = Fex { $jester } refuses { $kinds }
now-kind =
    { $sweet ->
        [1] biscuit
        [2] cake
        [3] lollipop
        [4] candy
        [5] ice cream
        [6] chocolate
        [7] jelly
        [8] doughnut
       *[9] marshmallow
    }
now-kept = Kept: { $kinds }
now-gluttons = Gluttons: { $n }
now-flip = Your turn: turn up a card – or snatch
now-flip-wait = { $name } turns a card. Snatch whenever you like
now-watch = Whose turn is it? Turn a card if it is yours – or snatch
now-window = The cards come by themselves. Snatch whenever you like
now-sort = Sort out what your Fex refuses
now-sort-wait = { $name } sorts
now-give = You have the most gluttons: choose a card to give back
now-give-wait = { $name } gives a card back
now-next = Have you seen everything? Then go on
now-next-wait = Waiting for { $name }
now-starter = Who is the biggest rascal? Say who begins
now-starter-wait = { $name } says who begins
now-over = The game is over

## On the board

board-heap = The heap. On top: { $card }
board-no-heap = No heap yet
board-place = Your place
board-flip = Turn a card
board-snatch = Snatch!
board-snatch-left =
    { $n ->
        [one] Snatch: { $n } jester left
       *[other] Snatch: { $n } jesters left
    }
board-throw-fex = Snatch with the Fex who refuses { $kinds }
board-fex-gone = Laid aside: the Fex who refuses { $kinds }
board-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
board-keys = Show the keys
board-keys-hide = Hide the keys
board-coins =
    { $n ->
        [one] { $n } gold coin
       *[other] { $n } gold coins
    }
board-jesters =
    { $n ->
        [one] { $n } jester left
       *[other] { $n } jesters left
    }
board-pile =
    { $height ->
        [0] no cards taken
        [1] a few cards taken
        [2] a small pile
        [3] a pile
        [4] a high pile
       *[5] a very high pile
    }
board-sorted-out = Fex sorts out: { $cards }
board-aside =
    { $n ->
        [one] Sorted out by Fex: { $n } card
       *[other] Sorted out by Fex: { $n } cards
    }
board-scoring = Counting the sweets
board-no-gluttons = Nobody has to give a card back
board-to-end = To the end of the count
board-next = Next round
board-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win together
    }
board-sort-alone = { $name } sorts, and nobody else looks
board-peek = Look at your own cards
