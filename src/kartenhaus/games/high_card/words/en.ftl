title = High Card
tagline = Three cards, three turns, and the last one counts most
summary = Everybody lays a card in secret. The highest takes the turn, and each turn counts one point more than the one before. The most points win.

## Moves

move-lay = Lay { $card }

## Events

event-dealt = Deal { $deal }: three cards each
event-laid = { $name } has laid a card
event-turned_up = Turn { $turn }: the cards are turned up
event-showed = { $name } shows { $card }
event-took =
    { $points ->
        [one] { $name } takes the turn with { $card }: 1 point
       *[other] { $name } takes the turn with { $card }: { $points } points
    }
event-scored =
    { $points ->
        [one] { $name } has 1 point in deal { $deal }, { $total } in all
       *[other] { $name } has { $points } points in deal { $deal }, { $total } in all
    }
event-won =
    { $total ->
        [one] { $name } wins with 1 point
       *[other] { $name } wins with { $total } points
    }

## Why?

why-hc-03 = Every deal begins afresh: all cards are shuffled and everybody gets three.
why-hc-04 = Everybody lays one card face down. Until the last one has chosen it stays secret and may be changed.
why-hc-05 = The cards are turned up together, and only when everybody has laid one.
why-hc-06 = The highest card takes the turn. A turn counts as many points as its number: the third one counts three.
why-hc-09 = After three turns all hands are empty, and the points are written down.
why-hc-11 = The most points win. Players with equally many share.

## Options

option-deals = Number of deals
option-deals-help = How many deals make a game.

option-one_beats_highest = The 1 against the highest card
option-one_beats_highest-help = Which of the two takes the turn when both lie on the table.
option-one_beats_highest-off = The highest card wins
option-one_beats_highest-on = The 1 wins

preset-short = A short game

## Refusals

refusal-game_over = The game is over. You can start a new one.
refusal-not_in_hand = That card is not in this hand. Choose one of the cards you hold.
refusal-same_card = This card already lies face down. Choose another one, or wait for the others.

## How to play

rules-01-title = What it is about
rules-01-text = Win turns with the highest card, the late ones above all. At the end the most points win.

rules-02-title = A turn
rules-02-text = Everybody lays one of their three cards face down. Then all are turned up at once, and the highest takes the turn. The first turn counts one point, the second two, the third three.

rules-03-title = The end
rules-03-text = After three turns the points are written down and the cards are dealt anew. After the agreed number of deals the game is over.
