title = Flinke Stinker
tagline = Run, skunks, run – and hold your noses
summary = Five skunks race along 22 tiles. Turn up footprints, as many as you dare, and run. But pumas lie among the cards: meet one, and your footprints go to the others. Whoever you overtake runs back from your smell. The first past the last tile wins.

## Moves

move-skunk =
    { $tail ->
        [1] 1: the green skunk
        [2] 2: the orange skunk
        [3] 3: the yellow skunk
        [4] 4: the red skunk
       *[5] 5: the blue skunk
    }
move-path = Path tile
move-stink = Stink tile
move-lift = Take the last tile up again
move-begin = The track is ready
move-starts = Seat { $who } begins
move-turn = Turn card { $place }
move-run = Run
move-short = Run only { $steps }
move-go_on = Go on turning
move-cover = Cover the puma
move-give_first = Begin { $left } to the left
move-give = Give a { $footprints }
move-remove = Seat { $who } leaves the game

## Events

event-laid_out = { $cards } cards lie face down, { $pumas } of them pumas
event-chose_skunk =
    { $tail ->
        [1] { $name } takes the green skunk
        [2] { $name } takes the orange skunk
        [3] { $name } takes the yellow skunk
        [4] { $name } takes the red skunk
       *[5] { $name } takes the blue skunk
    }
event-path_laid = Tile { $tile } is path
event-stink_laid = Tile { $tile } stinks
event-lifted = Tile { $tile } is taken up again
event-track_lies = The track is ready, with { $stinks } stink tiles
event-starts = { $name } begins
event-turn_began = { $name } has a turn
event-took = { $name } turns up a { $footprints } at place { $place }: { $total } in all
event-bad_stink = { $total } would end on stink tile { $tile }: { $name } has to turn another card
event-bad_full = { $total } would end on tile { $tile }, which is full: { $name } has to turn another card
event-only_pumas = Only the { $pumas } pumas are left in the middle
event-laid_anew = All is shuffled and laid anew: { $cards } cards, { $pumas } pumas
event-front_mixed =
    { $cards ->
        [one] { $name }: { $cards } card is shuffled in
       *[other] { $name }: { $cards } cards are shuffled in
    }
event-puma_shown = Puma! { $name } has turned it up at place { $place }
event-met_puma = { $name } has met a puma and cannot run
event-saw = { $name } has seen it
event-covered = The puma lies face down again
event-given = { $name } is given a { $footprints }: { $total } in front
event-ran = { $name } runs { $steps } to tile { $tile }
event-ran_back = { $name } runs back from tile { $was } to tile { $tile }
event-ran_home = { $name } runs back from tile { $was } to Start
event-put_away =
    { $cards ->
        [one] { $name } puts { $cards } card on the used pile
       *[other] { $name } puts { $cards } cards on the used pile
    }
event-left = { $name } has left; the skunk goes home
event-won = { $name } runs { $steps }, past the last tile, and wins
event-nobody_won = Only one player is left: the game ends without a winner

## Why? One sentence or two for the rule behind an event

why-sk-08 = All cards in play are shuffled and laid out face down. Nobody knows where the pumas are.
why-sk-10 = The track always has 22 tiles: 15 of path and 7 that stink.
why-sk-11 = Between two stink tiles there is path. In one single place two of them may lie side by side.
why-sk-15 = Everybody runs with a skunk of their own. Whoever chooses first has the choice.
why-sk-17 = At the table the youngest begins. Here nobody is asked for their age: chance decides, or the first seat says who it is.
why-sk-18 = Turns go round clockwise. Whoever has left is skipped.
why-sk-22 = Footprints leave the middle and lie open in front of the player. All of them together are the length of the run.
why-sk-32 = The skunk runs exactly as many tiles as there are footprints in front of the player.
why-sk-36 = Nobody may stop on a stink tile. With such a total another card has to be turned.
why-sk-38 = Only two skunks may stand on a tile by moving there. With such a total another card has to be turned.
why-sk-43 = After the run all footprints in front of the player are used up. They wait on a pile beside the track.
why-sk-49 = Whoever is overtaken flees from the smell: back past the nearest stink tile behind, onto the tile just before it.
why-sk-50 = If there is no stink tile behind the skunk that was overtaken, it runs all the way back to Start.
why-sk-56 = Everybody gets to see a puma, and may try to remember where it lies.
why-sk-57 = The puma goes face down again at its own place. Remembering it is up to you: the table does not.
why-sk-58 = Whoever turns up a puma stays where they are, and the turn is over.
why-sk-60 = After a puma all footprints in front are given away, one at a time round the table, beginning on the left.
why-sk-68 = As many cards lie in the middle as there are pumas, so all of them are pumas.
why-sk-70 = When only pumas are left, the used cards come back: all is shuffled and laid out in new places.
why-sk-74 = Only pumas are left, no used card can come back, and the total is bad. So cards that lie in front are shuffled in; without this the game would never end.
why-sk-76 = The first one to run past the last tile wins, and the game is over at once.

## Options

option-stink_spacing = Between stink tiles
option-stink_spacing-help = How much path lies between two stink tiles.
option-stink_spacing-at_least_one = One path tile or more
option-stink_spacing-exactly_one = Exactly one path tile

option-double_stink = Two stink tiles together
option-double_stink-help = May two stink tiles lie side by side in one place of the track?
option-double_stink-allowed = They may
option-double_stink-always = They always do
option-double_stink-never = Never

option-track = The track
option-track-help = Who lays the tiles.
option-track-random = Chance
option-track-custom = The first seat, tile by tile

option-starter = Who begins
option-starter-help = At a table the youngest begins. Nobody is asked for their age.
option-starter-random = Chance decides
option-starter-pick = The first seat says who

option-retreat_to = Overtaken skunks
option-retreat_to-help = Where a skunk stops that runs back to a stink tile.
option-retreat_to-before_stink = Just before the stink tile
option-retreat_to-after_stink = Just after it

option-use_all_cards = All footprints count
option-use_all_cards-help = Does a run use all the footprints in front, or may some be left out?
option-use_all_cards-true = All of them
option-use_all_cards-false = Some may be left out

option-gift_start = First gift
option-gift_start-help = Who is given the first card after a puma.
option-gift_start-left = The neighbour on the left
option-gift_start-choice = The giver chooses

option-dry_middle = Nothing to shuffle in
option-dry_middle-help = What happens when only pumas are left, no card is used up, and the total is bad.
option-dry_middle-mix_own_go_on = Your own cards go in, and you turn on
option-dry_middle-mix_own_end_turn = Your own cards go in, and your turn ends
option-dry_middle-mix_all_go_on = Everybody’s cards go in, and you turn on

option-pile_open = Used pile
option-pile_open-help = May everybody look through the used cards?
option-pile_open-false = No, only count them
option-pile_open-true = Yes

option-memory_aid = Help for the memory
option-memory_aid-help = Marks where a puma was met. This is not the printed game, which is about remembering.
option-memory_aid-off = None
option-memory_aid-marks = Mark the pumas

option-landing_preview = Preview of the run
option-landing_preview-help = Shows on which tile the footprints would end.
option-landing_preview-on = Show it
option-landing_preview-off = Count yourselves

option-reveal_seconds = Looking at a puma
option-reveal_seconds-help = For how many seconds the board shows a puma at least.

option-wait_for_all = Everybody looks
option-wait_for_all-help = Does everybody have to say that they have seen the puma?
option-wait_for_all-off = The player covers it
option-wait_for_all-on = Yes, everybody

option-show_positions = Places at the end
option-show_positions-help = Shows at the end how far everybody came. There is no second place.
option-show_positions-off = Only the winner
option-show_positions-on = Show how far

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
option-leaver-remove = Nobody: the skunk leaves the track

## Editions

preset-german_2010 = German box, 2010
preset-italian_2010 = Italian sheet, 2010

## Refusals

refusal-game_over = The game is over. You can start a new one.
refusal-not_for_seats = Only the table itself can do that. Choose one of your own moves.
refusal-has_left = This seat has left the game. You can watch it to the end.
refusal-not_now = This is not the moment for that. The line below the board says what comes next.
refusal-not_your_turn = Somebody else decides now. It will be your turn soon.
refusal-has_skunk = You have a skunk already. Wait for the others.
refusal-skunk_taken = Somebody has this skunk. Choose another one.
refusal-track_full = All 22 tiles lie. Say that the track is ready, or take one up again.
refusal-no_path_left = All 15 path tiles lie. Take a stink tile.
refusal-no_stink_left = All 7 stink tiles lie. Take a path tile.
refusal-stinks_touch = Two stink tiles may not lie side by side here. Put path between them.
refusal-too_far_apart = At this table there is exactly one path tile between stink tiles. Take a stink tile.
refusal-no_legal_track = With this tile the track could not be finished by the rules. Take the other kind.
refusal-no_tile_lies = No tile lies yet. Begin with one.
refusal-track_unfinished = Tiles are missing. Lay all 22 first.
refusal-no_such_seat = Nobody plays at that seat. Choose another one.
refusal-cover_first = A puma lies open. Cover it first.
refusal-give_first = Cards are to be given away. Choose which one comes next.
refusal-no_card_there = No card lies there any more. Choose a place where one lies.
refusal-only_pumas_left = Only pumas are left. Go on, and all is shuffled first; or run, if you may.
refusal-must_run = Only pumas are left, and nothing can be shuffled in. Your run is good: run.
refusal-footprints_left = Footprints still lie in the middle. Turn a card.
refusal-turn_first = Before you run, turn up footprints in this turn. Choose a card.
refusal-on_stink = That would end on a stink tile, and nobody may stop there. Turn another card.
refusal-tile_full = Two skunks stand there already. Turn another card.
refusal-all_cards_count = At this table all your footprints count. Run with all of them, or turn another card.
refusal-no_such_sum = Your cards do not make that sum. Choose another number, or run with all of them.
refusal-no_puma_shown = No puma lies open. Choose something else.
refusal-already_seen = You have seen it already. Wait for the others.
refusal-starts_left = At this table giving begins on the left. Choose a card.
refusal-begin_where_first = First say with whom you begin. Then choose a card.
refusal-begun_already = You have begun to give. Choose the next card.
refusal-no_such_neighbour = So many others do not play. Choose a smaller number.
refusal-no_such_card = No such card lies in front of you. Choose one that does.

## How to play

rules-01-title = What it is about
rules-01-text =
    Skunks run a race. With footprints you get on, but pumas lie hidden among them. Whoever you overtake flees from your smell.
    2 to 5 can play, from about six years up. A game takes about a quarter of an hour.

rules-02-title = The cards
rules-02-text =
    There are 30 round cards: 20 with footprints, from 1 to 4, and 10 with a puma. With 5 players all of them are in play.
    With 2 players two 4s, two 3s and two pumas stay in the box; with 3 players two 4s, one 3 and one puma; with 4 players one 4 and one 3.
    The cards are shuffled and lie face down in the middle. They are never moved while you play.

rules-03-title = The track
rules-03-text =
    15 path tiles and 7 stink tiles make the track. Between two stink tiles there is path; only in one place may two of them lie side by side.
    Everybody chooses a skunk. All begin at Start, before the first tile.

rules-04-title = Your turn
rules-04-text =
    Turn over any card. If it shows footprints, it lies open in front of you. Then choose: run, or turn another card. You may turn as many as you dare.
    Footprints that others have given you count as well. But you have to turn up at least one card in your turn before you may run.

rules-05-title = Running
rules-05-text =
    Add up all the footprints in front of you. Your skunk runs exactly so far.
    Nobody may stop on a stink tile, nor on a tile where two other skunks stand. If your run would end there, you have to turn another card.
    After the run your footprints go to the used pile.

rules-06-title = Overtaking
rules-06-text =
    Every skunk that you run past flees: back past the nearest stink tile behind it, to the tile just before it. If there is none, it runs to Start.
    Whoever stands on the tile where you began, or where you stop, is not overtaken. Any number may meet on a tile by running back.

rules-07-title = Pumas
rules-07-text =
    A puma ends your turn, and you do not run. Everybody sees it, then it lies face down again at the same place. Try to remember it!
    If footprints lie in front of you, you give all of them away: one card to your left neighbour, one to the next, and so on, leaving you out. You choose which card comes next.

rules-08-title = Only pumas left
rules-08-text =
    If as many cards are left in the middle as there are pumas, all of them are pumas. Now either run, if you may, or go on.
    Either way the used cards come back: everything is shuffled with the pumas and laid out in new places. If you run, this happens after the run. If you go on, it happens first, and then you turn a card.

rules-09-title = The end
rules-09-text =
    The first one to run past the last tile wins at once. To stand on tile 22 is not enough; too many footprints do no harm.
    There is no second place.

rules-10-title = What we assumed
rules-10-text =
    The rule sheet does not say how many cards there are of each number. We took five each of 1, 2, 3 and 4.
    Each stink tile has a picture of its own, and two of the five skunks are red and blue: these are guesses as well.
    Whoever owns the box can correct all of this in one small file.

rules-11-title = Where the sheet is silent
rules-11-text =
    If only pumas are left, no used card could come back, and your run is bad, your own cards are shuffled in and you go on. If your run is good, you have to run.
    The first and the last tile may stink. Any number of skunks may stand at Start, and nobody is overtaken there.
    If only one player is left, the game ends without a winner. More can be agreed on in the options.

## The board

start = at Start
past = past the end
tile = tile { $tile }
skunk-colour =
    { $colour ->
        [1] green
        [2] orange
        [3] yellow
        [4] red
       *[5] blue
    }
middle =
    { $n ->
        [one] In the middle: { $n } card, pumas among them: { $pumas }.
       *[other] In the middle: { $n } cards, pumas among them: { $pumas }.
    }
used = Used: { $n }.
not-printed = Pumas are marked (!): this is not the printed game.
seat-left = has left
seat-seen = has seen the puma
seat-front = { $cards } = { $total }
now-skunk = Choose a skunk
now-lay = Lay tile { $tile }, or take one up again
now-starter = Who begins?
now-turn = Turn a card: type the number of its place
now-choose = Run { $total }, or turn another card
now-bad = You cannot stop with { $total }: turn another card
now-only-pumas = Only pumas are left: run, or go on and all is shuffled
now-go-on = Only pumas are left: go on, and all is shuffled
now-must-run = Only pumas are left: run
now-cover = A puma! Look where it lies, then cover it
now-see = A puma! Look where it lies, then say that you have seen it
now-give = Give { $name } a card
now-give-where = How many places to the left do you begin to give?
now-wait = Waiting for { $name }
now-over = The game is over

## The board on the page

spread-title = The cards in the middle
track-title = The track
track-finish = Finish
tile-none = Tile { $tile }, not yet laid
tile-stink = Tile { $tile } stinks
tile-path = Tile { $tile }, path
place-covered = Covered card, row { $row }, place { $column }
place-marked = Covered card, a puma, row { $row }, place { $column }
place-puma = Puma, row { $row }, place { $column }
card-steps = Footprints: { $n }
front-title = In front of { $name }
front-none = No footprints yet
front-cards = Footprints in front: { $total }
ask-turn = Turn a card
ask-give-where = Who gets the first card?
give-to = Give { $name } a { $footprints }
act-run = Run { $total }
act-seen = I have seen it
lands-past = Past the end!
lands-stink = Tile { $tile } stinks: no stopping
lands-full = Tile { $tile } is full
lands-well = To tile { $tile }
end-won = { $name } wins
short-title = Run with some of the cards
refusal-look_first = Look at the puma first, and where it lies. Then cover it.
