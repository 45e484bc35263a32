title = Lobo 77
tagline = One card each, one sum for all, and nobody wants to say 77
summary = Lay a card, add it to the sum and say it aloud. Twin digits such as 33 cost you a chip, and whoever gets to 77 or more loses the round. Do not forget to draw a new card! The last player in the game wins.

## Moves

move-lay = Lay { $card }
move-x2 = Lay x2
move-turn = Lay change of direction
move-draw = Draw a card
move-forget = Do not draw
move-call = Say { $total }
move-deal = Deal the next round
move-close = The time to draw is over
move-out = Player { $seat } is out

## Events

event-dealt = { $name } deals round { $deal }
event-starts = { $name } begins
event-laid = { $name }: { $before } + { $card } = { $total }
event-took_off = { $name }: { $before } − { $card } = { $total }
event-kept = { $name } lays 0: still { $total }
event-put_down = { $name } lays { $card }
event-turned = { $name } changes the direction
event-doubled = { $name } lays ×2: the next player has to lay two cards
event-called = { $name } says { $total }
event-miscalled = { $name } says { $said }; the right sum is { $total }
event-fined = { $name } pays a chip for the wrong sum and has { $chips } left
event-doublet = { $total } has two equal digits: { $name } gives up a chip and has { $chips } left
event-doublet_unseen = The hidden sum has two equal digits: { $name } gives up a chip and has { $chips } left
event-lost_round =
    { $chips ->
        [one] { $total } is 77 or more: { $name } loses the round and has { $chips } chip left
       *[other] { $total } is 77 or more: { $name } loses the round and has { $chips } chips left
    }
event-ran_dry =
    { $chips ->
        [one] { $name } has no card left, loses the round and has { $chips } chip left
       *[other] { $name } has no card left, loses the round and has { $chips } chips left
    }
event-burdened =
    { $cards ->
        [one] { $name } has only { $cards } card to lay
       *[other] { $name } has to lay { $cards } cards
    }
event-drew = { $name } draws a card
event-forgot =
    { $cards ->
        [one] { $name } has forgotten to draw and plays on with { $cards } card
       *[other] { $name } has forgotten to draw and plays on with { $cards } cards
    }
event-reshuffled = The cards that were laid are shuffled and become the new draw pile
event-swims = { $name } has no chip left and is swimming
event-left = { $name } has left the game
event-out = { $name } is out
event-won = { $name } wins

## Why? One sentence or two for the rule behind an event

why-lb-07 = The player to the left of the dealer lays the first card. The sum begins at 0.
why-lb-11 = In your turn you lay exactly one card, or two after a ×2.
why-lb-12 = The number on the card is added to the sum.
why-lb-13 = After laying you take a new card from the draw pile. Nobody does it for you!
why-lb-14 = When the draw pile is empty, the laid cards are shuffled and become the new one.
why-lb-15 = You can draw until the next card is laid. Who has not done it by then plays with fewer cards to the end of the round.
why-lb-17 = Sums with two equal digits cost one chip: 11, 22, 33, 44, 55, 66. The round goes on.
why-lb-20 = A card with −10 makes the sum smaller. It may even fall below zero.
why-lb-22 = A 0 changes nothing: the next player has the problem.
why-lb-24 = The arrow turns round the order of play, and it stays so until the next arrow.
why-lb-26 = For every round all cards are shuffled and dealt anew.
why-lb-27 = Whoever lays a card says the new sum. A wrong sum is put right.
why-lb-31 = After a ×2 your turn is over. The next player has to lay two cards.
why-lb-34 = The player after a ×2 lays two cards, one after the other.
why-lb-36 = A ×2 may never lie directly on a ×2. Whether it may be the second of two cards is for the table to agree on.
why-lb-50 = Whoever gets to 77 or more loses the round, and a new one begins.
why-lb-60 = Without a chip you are swimming: still in the game, but the next loss throws you out.
why-lb-61 = Who has to give up a chip and has none is out of the game.
why-lb-70 = The game goes on until only one player is left.
why-lb-71 = The last player in the game wins, even without a chip.

## Options

option-cost_77 = Price of 77
option-cost_77-help = What it costs to get to 77 or more.
option-cost_77-one = One chip
option-cost_77-all = All chips

option-dealer = Dealer
option-dealer-help = Who deals the next round. The player to the left of the dealer begins it.
option-dealer-fixed = Always the same player
option-dealer-starter = Whoever began the last round

option-forgot_hand = After forgetting to draw
option-forgot_hand-help = How many cards you play on with when you forget to draw.
option-forgot_hand-one_less = One less
option-forgot_hand-three = Three

option-game_end = End of the game
option-game_end-help = When the game is over.
option-game_end-last_player = One player is left
option-game_end-last_with_chips = One player has chips left

option-card_76 = The card 76
option-card_76-help = Some boxes have a single card with 76.
option-card_76-in = In the game
option-card_76-out = Not in the game

option-swimming = Swimming
option-swimming-help = May somebody without a chip play on until the next loss?
option-swimming-on = Yes
option-swimming-off = No, the last chip is the end

option-x2_as_second = ×2 as the second card
option-x2_as_second-help = May the second of two cards be a ×2?
option-x2_as_second-allowed = Yes
option-x2_as_second-forbidden = No

option-x2_draw = Drawing after a ×2
option-x2_draw-help = When whoever has to lay two cards draws new ones.
option-x2_draw-after_both = After both cards
option-x2_draw-after_each = After each card

option-x2_check = Sum of two cards
option-x2_check-help = Do both sums count after a ×2, or only the last one?
option-x2_check-each = Both sums
option-x2_check-final = Only the last one

option-doublet_trigger = The same sum again
option-doublet_trigger-help = Does a 0, an arrow or a ×2 on a sum such as 22 cost a chip too?
option-doublet_trigger-called = Yes, whoever says it pays
option-doublet_trigger-changed = No, only a new sum costs

option-negative_doublets = Twin digits below zero
option-negative_doublets-help = Do −11, −22 and so on cost a chip as well?
option-negative_doublets-off = No
option-negative_doublets-on = Yes

option-draw_mode = Drawing
option-draw_mode-help = Drawing can be forgotten. Beginners may let the table do it.
option-draw_mode-manual = Everybody has to think of it
option-draw_mode-reminder = The pile reminds you
option-draw_mode-auto = The table draws

option-draw_window = Time to draw
option-draw_window-help = Seconds in which you can draw. With 0 there is time until the next card is laid.

option-forgot_again = Forgetting again
option-forgot_again-help = What happens to whoever forgets to draw a second time in a round.
option-forgot_again-less = One card less each time
option-forgot_again-no_effect = Nothing more

option-empty_hand = No card left
option-empty_hand-help = What happens to whoever forgets to draw with an empty hand.
option-empty_hand-draw_one = One card is drawn
option-empty_hand-lose_round = The round is lost

option-total_call = The sum
option-total_call-help = Who adds up, and who sees it.
option-total_call-auto = The table adds up
option-total_call-player = You add up yourselves
option-total_call-hidden = Nobody sees it, remember!

option-wrong_total = A wrong sum
option-wrong_total-help = What a wrong sum costs if you add up yourselves.
option-wrong_total-corrected = Nothing, it is put right
option-wrong_total-chip = One chip

option-reshuffle_top = Top card
option-reshuffle_top-help = What happens to the card laid last when the laid cards are shuffled.
option-reshuffle_top-in = It is shuffled too
option-reshuffle_top-stays = It stays

option-out_hand = Cards of who is out
option-out_hand-help = Where the hand of a player goes who is out.
option-out_hand-aside = Aside until the next deal
option-out_hand-discard = To the laid cards

option-look_back = Looking back
option-look_back-help = May the laid cards be looked through? Never while the sum is hidden.
option-look_back-off = Only the top card
option-look_back-on = All of them

option-start_chips = Chips
option-start_chips-help = Chips for each player at the start. Fewer make a shorter game.

option-hand_size = Cards in hand
option-hand_size-help = Cards that everybody is dealt. The first edition had four.

option-turn_timer = Time to think
option-turn_timer-help = Seconds for each choice. With 0 nobody is hurried.

option-on_timeout = When time is up
option-on_timeout-help = What the table does when the time to think has run out.
option-on_timeout-wait = Wait
option-on_timeout-random = Any card
option-on_timeout-lowest_risk = The safest card

option-leaver = When somebody leaves
option-leaver-help = What happens when a player goes away for good.
option-leaver-bot = A bot plays on
option-leaver-out = That player is out

## Editions

preset-iberian = Spanish and Portuguese, 2004
preset-english = English, 2004

## Refusals

refusal-game_over = The game is over. You can start a new one.
refusal-not_for_seats = Only the table itself can do that. Choose one of your own moves.
refusal-not_agreed = This table has not agreed on that.
refusal-out_of_game = This player is out of the game and can only look on.
refusal-not_your_turn = It is another player’s turn. Wait a little.
refusal-deal_first = The round is over. First the cards are dealt anew.
refusal-call_first = Say the new sum first.
refusal-not_in_hand = That card is not in this hand. Choose one of the cards you hold.
refusal-x2_on_x2 = A ×2 may not lie directly on a ×2. Lay another card first.
refusal-x2_as_second = At this table the second card may not be a ×2. Lay another one.
refusal-nothing_to_draw = There is nothing to draw for you now. You can draw after you have laid a card, until the next one is laid.
refusal-nothing_to_call = You need not say a sum now. It is said after laying a card, where the table has agreed so.
refusal-nothing_to_deal = This is not the moment to deal. The round is still on.
refusal-another_deals = Somebody else deals this time. Wait a little.

## How to play

rules-01-title = What it is about
rules-01-text =
    Everybody lays cards on one pile, and all of them make one sum. Nobody wants to get it to 77 or more, and nobody wants twin digits.
    2 to 8 can play, from about eight years up. A game takes about half an hour; that time is a guess, as the leaflet gives none.

rules-02-title = The cards
rules-02-text =
    There are 56 cards. Three each of 2 to 9, eight of 10.
    One each of 11, 22, 33, 44, 55, 66 and 76.
    Four with 0, four with −10, four with ×2, and five with an arrow that changes the direction.
    Everybody begins with three chips.

rules-03-title = Before the first card
rules-03-text =
    A dealer is chosen by lot. Everybody gets five cards; the rest is the draw pile.
    The player to the left of the dealer begins. Play goes round clockwise.

rules-04-title = Your turn
rules-04-text =
    Lay one card, add it to the sum, say the new sum. The sum begins at 0.
    You have to lay a card, even if every one of them is bad.

rules-05-title = Do not forget to draw!
rules-05-text =
    After laying you draw a new card, so that you always have five. You have to think of it yourself.
    As soon as the next player lays a card it is too late. Then you play on with four cards until the round is over, and with fewer if you forget again.
    The last card cannot be forgotten: with an empty hand you get one.
    When the draw pile is empty, the laid cards are shuffled and become the new one.

rules-06-title = Twin digits
rules-06-text =
    Whoever makes the sum 11, 22, 33, 44, 55 or 66 gives up one chip. The round goes on, and the sum stays.
    Who says such a sum once more pays as well, with a 0, an arrow or a ×2.
    Cards with twin digits cost nothing by themselves; only the sum counts.

rules-07-title = Special cards
rules-07-text =
    −10: the sum falls by ten. It may fall below zero, and twin digits below zero cost nothing.
    0: the sum stays.
    Arrow: the sum stays, and play goes the other way round until the next arrow. With two players nothing changes.
    ×2: the sum stays. The next player has to lay two cards, one after the other, and draws two afterwards. Both sums count.
    A ×2 may not lie directly on a ×2, but it may be the second card. Who holds nothing else may lay it.
    76: adds 76. It only helps when the sum is 0 or below. On −10 it makes 66: twin digits!

rules-08-title = The end of a round
rules-08-text =
    Whoever gets to 77 or more gives up one chip, and the round is over at once. A second card is not laid any more.
    All cards are shuffled and dealt anew, always by the same dealer.

rules-09-title = Swimming
rules-09-text =
    Without a chip you are swimming: you play on. If you have to give up a chip once more, you are out, and your cards are laid aside.
    The last player in the game wins, swimming or not. The others are ranked by how long they have stayed in.

rules-10-title = Editions and house rules
rules-10-text =
    The English leaflet differs: 77 costs all chips, whoever began a round deals the next one, who forgets to draw plays on with three cards, there is no 76, and the last player with chips wins.
    Tables can add up themselves, hide the sum, look back at the laid cards, or let the table draw. All of this is in the options.

## What is going on now

now-lay = Lay a card
now-lay-wait = { $name } lays a card
now-lay-two = Lay two cards. This is the first one
now-lay-two-wait = { $name } has to lay two cards
now-lay-second = Lay your second card
now-lay-second-wait = { $name } lays the second card
now-draw = You can draw before { $name } lays a card
now-call = Say the new sum
now-call-wait = { $name } says the new sum
now-deal = The round is over. Deal the next one
now-deal-wait = The round is over. { $name } deals the next one
now-over = The game is over

## What the simulator counts

points-a-deal = Others outlived a round
value-a-deal = Lives left after a round

## The board

round-title = Round { $deal }
total-title = Sum { $total }
total-hidden = Sum ?
last-card = Last card { $card }
last-none = No card laid yet
card-x2 = ×2
card-turn = ↻
direction-left = Play goes clockwise
direction-right = Play goes the other way round
piles =
    { $deck ->
        [one] Draw pile { $deck } card
       *[other] Draw pile { $deck } cards
    }
hand-title = Your hand
seat-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
seat-swims = swimming
seat-out = out
seat-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## The board in the browser

card-label = Card { $card }
card-x2-label = ×2: the next player lays two cards
card-turn-label = Change of direction
next-player = Then { $name }
line-title = Number line
line-label = Number line: the sum is { $total }
draw-for-me = Draw for me
draw-for-all = Draw for everybody
pad-erase = Erase
pad-sign = Plus or minus
laid-title = Laid cards
course-losses = Chips given up, round by round
