title = Horses Mau Mau
tagline = Every card needs its piece of the story
summary = Lay a card that fits and tell what happens next: its picture must be in your sentence. When the horse is called by its name, grab the figure! Whoever has no card left tells the ending and wins.

## Moves

move-lay = Lay card { $card }
move-wish_red = Lay card { $card } and wish for red
move-wish_yellow = Lay card { $card } and wish for yellow
move-wish_green = Lay card { $card } and wish for green
move-wish_blue = Lay card { $card } and wish for blue
move-draw = Draw
move-keep = Keep what you have drawn
move-stop = Lay no extra card
move-tell = Tell card { $card }
move-ask = Let the others judge card { $card }
move-take_back = Take the card back
move-wave = This sentence counts
move-object = This sentence does not count
move-insist = My word counts
move-grab = Grab the figure
move-false_grab = Grab too early
move-want = Join the lot
move-leave = Let it pass
move-slip = Slip card { $card } under the draw pile
move-decline = Slip no card
move-call_one = Call the first word
move-call_all = Call both words
move-accuse = Player { $who } forgot to call
move-turn_target = Turn the target card over
move-name = Propose a name
move-no_name = Leave the name to the others
move-vote = Vote for player { $who }
move-category = Say what is related to picture { $motif }
move-agree = Agree
move-next = On to the next round
move-new_name = Next round, with a new name
move-close = The time is up
move-remove = Player { $who } is gone

## Events

event-dealt =
    Round { $round } begins. The start card shows { $motif ->
        [6] the blacksmith
        [7] the stable
        [8] the dog
        [9] the rider
       *[other] another picture
    }
event-proposed_name = { $name } proposes a name for the horse
event-left_name = { $name } leaves the name to the others
event-voted = { $name } has voted
event-horse_named = The horse is called what { $name } proposed
event-horse_named_by_lot = The lot gives the horse its name
event-changed_category = { $name } changes what is related
event-agreed = { $name } agrees
event-starts = { $name } begins
event-turn_began = It is { $name }’s turn
event-laid =
    { $name } lays { $motif ->
        [1] a horse
        [2] a hazard
        [3] a coach
        [4] a horseshoe
        [5] a change of direction
        [6] a blacksmith
        [7] a stable
        [8] a dog
        [9] a rider
       *[other] a card
    }{ $tint ->
        [1] {" "}(red)
        [2] {" "}(yellow)
        [3] {" "}(green)
        [4] {" "}(blue)
       *[other] {""}
    }
event-wished =
    { $name } wishes for { $tint ->
        [1] red
        [2] yellow
        [3] green
       *[other] blue
    }
event-told = { $name } has told on
event-asked = { $name } asks whether a sentence counts
event-waved = { $name } lets the sentence count
event-objected = { $name } does not let the sentence count
event-insisted = { $name } insists: the sentence counts
event-took_back = { $name } takes the card back
event-drew =
    { $cards ->
        [0] { $name } cannot draw, nothing is left
       *[other] { $name } draws a card
    }
event-paid =
    { $cards ->
        [one] { $name } draws { $cards } card for the hazards
       *[other] { $name } draws { $cards } cards for the hazards
    }
event-got =
    You have drawn { $motif ->
        [1] a horse
        [2] a hazard
        [3] a coach
        [4] a horseshoe
        [5] a change of direction
        [6] a blacksmith
        [7] a stable
        [8] a dog
        [9] a rider
       *[other] a card
    }{ $tint ->
        [1] {" "}(red)
        [2] {" "}(yellow)
        [3] {" "}(green)
        [4] {" "}(blue)
       *[other] {""}
    }
event-kept = { $name } lays nothing more
event-stopped = { $name } lays no extra card
event-renewed =
    { $cards ->
        [one] { $cards } laid card is the new draw pile
       *[other] { $cards } laid cards are shuffled and become the new draw pile
    }
event-bill_rose =
    { $cards ->
        [one] { $name } puts a hazard in the way: { $cards } card to draw
       *[other] { $name } puts another hazard in the way: { $cards } cards to draw
    }
event-bill_passed =
    { $cards ->
        [one] { $name } passes it on: { $cards } card to draw
       *[other] { $name } passes it on: { $cards } cards to draw
    }
event-turned_round =
    { $direction ->
        [1] { $name } changes the direction: clockwise
       *[other] { $name } changes the direction: anticlockwise
    }
event-reads = { $name } tells of the horse. Hands behind your backs!
event-figure_live = The name is out: grab!
event-grabbed_early = { $name } has grabbed too early
event-grabbed = { $name } has the figure
event-wants = { $name } joins the lot
event-nobody_grabbed = Nobody has grabbed
event-slipped = { $name } slips a card under the draw pile
event-slipped_card =
    You have slipped away { $motif ->
        [1] a horse
        [2] a hazard
        [3] a coach
        [4] a horseshoe
        [5] a change of direction
        [6] a blacksmith
        [7] a stable
        [8] a dog
        [9] a rider
       *[other] a card
    }{ $tint ->
        [1] {" "}(red)
        [2] {" "}(yellow)
        [3] {" "}(green)
        [4] {" "}(blue)
       *[other] {""}
    }
event-declined = { $name } slips no card
event-called_one = { $name } calls the first word
event-called_all = { $name } calls both words
event-called_wrongly = { $name } calls for nothing
event-caught =
    { $cards ->
        [0] { $name } forgot to call, but nothing is left to draw
       *[other] { $name } forgot to call and draws a card
    }
event-win_undone = { $name } has a card again: the round goes on
event-accused_wrongly = { $name } noticed something that was not there
event-fined = { $name } draws a card for that
event-hand_empty = { $name } has no card left
event-target_turned =
    { $name } turns the target card over: { $motif ->
        [10] a trophy
        [11] a campfire
        [12] a pasture
        [13] a sunset
        [14] a foal
       *[other] another picture
    }
event-kept_target =
    { $targets ->
        [one] { $name } has { $targets } target card
       *[other] { $name } has { $targets } target cards
    }
event-wants_next = { $name } is ready for the next round
event-wants_new_name = { $name } would like another name for the horse
event-left = { $name } has left the game
event-won = { $name } wins

## Why?

why-hm-03 = Everybody gets four hand cards. Direction cards come into the draw pile only after that.
why-hm-10 = All of you settle on a name for the horse.
why-hm-12 = Play begins clockwise, one player after the other.
why-hm-13 = Whoever has the most imagination begins, and all of you decide who that is.
why-hm-16 = A card fits if its colour or its picture is that of the card on top.
why-hm-19 = Whoever lays a card tells at once how the story goes on.
why-hm-20 = The sentence must contain the picture of the card just laid. If it does not, try again, take the card back, or ask the others.
why-hm-23 = Without a card that fits you draw one.
why-hm-25 = A drawn card may be laid at once if it fits. Otherwise it stays in your hand, and the next player has the turn.
why-hm-27 = When the draw pile is used up, the laid cards are shuffled, all but the last one.
why-hm-32 = While a horse card is told, all others keep their hands behind their backs. Whoever grabs before the name is out of it this time.
why-hm-33 = When the horse’s name is said, everybody but the teller grabs for the figure.
why-hm-34 = Whoever was fastest may slip a hand card under the draw pile, unseen.
why-hm-35 = Nobody has to slip a card.
why-hm-37 = After a hazard the next player draws a card, unless another hazard is laid.
why-hm-38 = Only another hazard saves you from drawing, or what your table has agreed on.
why-hm-39 = Every further hazard makes it one card more. Who adds none draws them all.
why-hm-40 = After a coach one more card may be laid, if one fits.
why-hm-44 = Whoever lays a horseshoe names the colour that comes next.
why-hm-47 = From now on play goes the other way round, until the next change.
why-hm-49 = As soon as somebody has no card left, the round is over.
why-hm-50 = Whoever has no card left turns the target card over and tells an ending with its picture.
why-hm-51 = The teller of the ending has won. There are no points.
why-hm-53 = With one card left you call the first word.
why-hm-54 = With your last card you call both words.
why-hm-55 = Forgetting to call costs something only if somebody notices it in time.
why-hm-56 = Whoever forgot to call and is caught draws a card, and the next player has the turn.
why-hm-58 = A marathon has several rounds, each with a story of its own.
why-hm-59 = Each winner keeps the target card. Whoever has two of them wins the marathon.
why-hm-63 = Story-tellers agree before the game which words are related to a picture.

## Options

option-shout = Calling
option-shout-help = With one card left you call a word, with the last one both. Who forgets it can be caught.
option-shout-off = No
option-shout-on = Yes
option-marathon = Marathon
option-marathon-help = Several rounds, until somebody has two target cards.
option-marathon-off = No, one round
option-marathon-on = Yes
option-storyteller = Story-tellers
option-storyteller-help = Related words will do: any animal for the dog, any person for the rider.
option-storyteller-off = No
option-storyteller-on = Yes
option-story = Story
option-story-help = Whether a story is told, or only the cards are played.
option-story-told = A sentence for every card
option-story-quick = Cards alone, no sentences
option-telling = How you tell
option-telling-help = Whether you write the sentence, or say it aloud at one table. Then the others hear whether it counts.
option-telling-written = In writing
option-telling-aloud = Aloud
option-language = Language of the story
option-language-help = The language in which you tell, and in which words are called.
option-language-de = German
option-language-en = English
option-language-es = Spanish
option-language-fr = French
option-language-it = Italian
option-language-nl = Dutch
option-language-pt = Portuguese
option-story_check = Who judges sentences
option-story_check-help = Whether a list of words looks for the picture, or the others listen for it.
option-story_check-words = The list of words
option-story_check-table = The other players
option-story_check-off = Nobody
option-spelling = Spelling
option-spelling-help = Whether one wrong letter in a long word is forgiven.
option-spelling-exact = Exact
option-spelling-forgiving = One wrong letter is forgiven
option-mention = The picture in the sentence
option-mention-help = Must the picture be named, or is it enough to hint at it?
option-mention-name = Named
option-mention-refer = Hinted at
option-direction_sentence = Sentence for a change of direction
option-direction_sentence-help = Must it have to do with turning round?
option-direction_sentence-motif = Yes
option-direction_sentence-free = No, any sentence
option-agree_on = What story-tellers agree on
option-agree_on-help = Kinds of things, or a list of single words.
option-agree_on-categories = Kinds of things
option-agree_on-terms = Single words
option-stable_category = Related to the stable
option-stable_category-help = What may stand for the stable with story-tellers.
option-stable_category-dwelling = Any dwelling
option-stable_category-building = Any building
option-starter_rule = Question for the beginner
option-starter_rule-help = What the players are asked when it is decided who begins.
option-starter_rule-imagination = Who has the most imagination?
option-starter_rule-last_ridden = Who was the last to ride a horse?
option-starter = Who begins
option-starter-help = How the first round’s beginner is found.
option-starter-vote = All vote
option-starter-host = The first player says so
option-starter-random = By lot
option-next_starter = Who begins later rounds
option-next_starter-help = In a marathon.
option-next_starter-rotate = The next player in turn
option-next_starter-winner = The last winner
option-next_starter-vote = All vote again
option-drawn_card = A drawn card that fits
option-drawn_card-help = May it stay in hand?
option-drawn_card-may = It may be laid
option-drawn_card-must = It must be laid
option-voluntary_draw = Drawing instead of laying
option-voluntary_draw-help = May you draw although a card fits?
option-voluntary_draw-never = Never
option-voluntary_draw-wild_only = Only if nothing but a horseshoe or a change of direction fits
option-voluntary_draw-always = Always
option-coach_extra = Extra card after a coach
option-coach_extra-help = Must it be laid if it fits?
option-coach_extra-may = It may be laid
option-coach_extra-must = It must be laid
option-direction_effect = Change of direction
option-direction_effect-help = What a second such card does.
option-direction_effect-toggle = Play turns round each time
option-direction_effect-anticlockwise_only = Play goes anticlockwise and stays so
option-after_direction = After a change of direction
option-after_direction-help = Which card fits on it.
option-after_direction-looks_through = What fitted before
option-after_direction-anything = Every card
option-two_player_direction = Change of direction with two players
option-two_player_direction-help = What it does.
option-two_player_direction-none = Nothing
option-two_player_direction-again = Another turn
option-after_hazard = After drawing for hazards
option-after_hazard-help = What you may still do.
option-after_hazard-turn_over = Nothing more
option-after_hazard-drawn_card_only = Lay one of the drawn cards
option-after_hazard-full_turn = Play a whole turn
option-hazard_answer = Answer to a hazard
option-hazard_answer-help = Which cards save you from drawing.
option-hazard_answer-hazard_only = Only another hazard
option-hazard_answer-wilds_pass_it_on = Horseshoe and change of direction too
option-snatch_mode = The figure
option-snatch_mode-help = How it is decided who gets it.
option-snatch_mode-real_time = The fastest gets it
option-snatch_mode-lot = By lot among those who want it
option-snatch_mode-off = Nobody, play without it
option-false_grab = Grabbing too early
option-false_grab-help = What happens to whoever grabs before the name is said.
option-false_grab-locked_out = Out of it this time
option-false_grab-ignored = Nothing
option-false_grab-draw_one = Out of it, and one card to draw
option-snatch_limit = Time to grab
option-snatch_limit-help = Seconds after the name.
option-two_player_snatch = The figure with two players
option-two_player_snatch-help = Only one can grab then.
option-two_player_snatch-plain = As usual
option-two_player_snatch-off = Play without it
option-snatch_can_win = Slipping the last card
option-snatch_can_win-help = May the fastest slip away the last card, and win?
option-snatch_can_win-true = Yes
option-snatch_can_win-false = No
option-shout_on_slip = Calling for a slipped card
option-shout_on_slip-help = Must both words be called for a last card that is slipped away?
option-shout_on_slip-false = No
option-shout_on_slip-true = Yes
option-catch_window = Time to notice
option-catch_window-help = Seconds at least in which a forgotten call can be noticed.
option-false_call = A wrong call
option-false_call-help = What a wrong call or accusation costs.
option-false_call-none = Nothing
option-false_call-draw_one = One card, at most three in a round
option-turn_timer = Time to think
option-turn_timer-help = Seconds for each choice. With 0 nobody is hurried.
option-on_timeout = When time is up
option-on_timeout-help = What the table does when the time to think has run out.
option-on_timeout-wait = Wait
option-on_timeout-random = Anything
option-on_timeout-lowest_risk = What a bot would do
option-leaver = When somebody leaves
option-leaver-help = What happens when a player goes away for good.
option-leaver-bot = A bot plays on
option-leaver-remove = The hand goes under the draw pile

## Editions

preset-german = German, 2013
preset-english = English, 2013
preset-french = French, 2013
preset-dutch = Dutch, 2013
preset-spanish = Spanish, 2013
preset-italian = Italian, 2013
preset-portuguese = Portuguese, our own

## Refusals

refusal-game_over = The game is over. You can start a new one.
refusal-not_for_seats = Only the table itself can do that. Choose one of your own moves.
refusal-not_agreed = This table has not agreed on that.
refusal-has_left = This player has left and can only look on.
refusal-no_such_player = There is no such player at this table.
refusal-not_now = That cannot be done at the moment.
refusal-not_your_turn = It is another player’s turn. Wait a little.
refusal-tell_first = First the sentence of this card is told.
refusal-not_in_hand = That card is not in this hand. Choose one of the cards you hold.
refusal-wish_with_it = Choose a colour along with the horseshoe.
refusal-pay_or_hazard = A hazard lies there. Lay another hazard, or draw.
refusal-wished_colour = Another colour was wished for. A horseshoe or a change of direction fits as well.
refusal-does_not_fit = That card fits neither by colour nor by picture.
refusal-only_drawn_card = Only a card that was just drawn can be laid now.
refusal-must_lay = A card fits, so it has to be laid.
refusal-nothing_drawn = There is nothing just drawn to keep.
refusal-no_extra = There is no extra card to leave out.
refusal-not_this_piece = Another card’s sentence is due.
refusal-others_judge = At this table the others judge every sentence. Ask them.
refusal-asked_too_often = The others have been asked very often. Use the word for the picture.
refusal-nothing_to_take_back = No card lies there that could be taken back.
refusal-caught = You were caught, so the card stays. Tell its sentence.
refusal-not_asked = Nobody has asked about a sentence.
refusal-own_sentence = That is your own sentence. The others decide.
refusal-already_said = You have said so already.
refusal-others_decide = Somebody else can still decide, or has decided.
refusal-nothing_to_grab = There is nothing to grab now. Wait for a horse card.
refusal-own_horse = You are telling. The others grab.
refusal-locked_out = Too early! You are out of it this time.
refusal-lot_decides = At this table the lot decides who gets the figure.
refusal-no_lot = There is no lot to join now.
refusal-nothing_to_leave = There is nothing to let pass.
refusal-not_fastest = Only whoever has the figure can slip a card.
refusal-keep_last_card = At this table the last card may not be slipped away.
refusal-no_shout = At this table nobody calls.
refusal-cooling = That was wrong just now. Wait until play has gone on.
refusal-yourself = You cannot catch yourself.
refusal-no_target = Only whoever has no card left turns the target card over.
refusal-named_already = You have proposed a name or left it to the others.
refusal-voted_already = You have voted already.
refusal-not_proposed = This player has proposed no name.
refusal-host_decides = The first player says who begins.
refusal-agreed_already = You have agreed already.
refusal-enough_edits = The words were changed often enough. Agree now.
refusal-nothing_to_close = There is nothing to wait for.
refusal-empty = Write a sentence.
refusal-too_short = A sentence has at least three words.
refusal-too_long = That is too long. Up to 400 letters are fine.
refusal-motif_missing = The picture of the card is not in the sentence yet.
refusal-name_missing = Call the horse by its name in this sentence.
refusal-name_empty = Write a name.
refusal-name_too_short = A name has at least two letters.
refusal-name_too_long = A name has at most twenty letters.
refusal-name_not_letters = A name has letters only.
refusal-name_too_many_words = A name has one word or two.
refusal-name_motif_word = That word belongs to a card. Choose another name.
refusal-name_common_word = That word is said too often. Choose another name.
refusal-name_player_name = A player is called that. Choose another name.
refusal-name_taken = That name was proposed already.
refusal-words_empty = Write at least one word.
refusal-words_too_many = These are too many words.
refusal-words_not_a_word = Write words with commas between them.

## Pictures and colours

board-horse = Horse
board-hazard = Hazard
board-coach = Coach
board-horseshoe = Horseshoe
board-direction = Direction
board-blacksmith = Blacksmith
board-stable = Stable
board-dog = Dog
board-rider = Rider
board-trophy = Trophy
board-campfire = Campfire
board-pasture = Pasture
board-sunset = Sunset
board-foal = Foal
board-red = red
board-yellow = yellow
board-green = green
board-blue = blue
board-card = { $motif }, { $colour }

## The board

board-hand = Your hand
board-top = On top: { $card }
board-next = Next
board-or = or
board-anything = any card
board-demand-match = The next card: { $colour }, or { $motif }
board-demand-wish = The next card: { $colour }, as was wished
board-demand-anything = The next card: any
board-demand-bill =
    { $cards ->
        [one] Open hazards: whoever adds none draws { $cards } card
       *[other] Open hazards: whoever adds none draws { $cards } cards
    }
board-deck =
    { $cards ->
        [one] Draw pile: { $cards } card
       *[other] Draw pile: { $cards } cards
    }
board-target = Target card: { $card }
board-target-hidden = The target card lies face down
board-the-horse = the horse
board-way-right = Play goes clockwise
board-way-left = Play goes the other way round
board-seat-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } target card won
       *[other] { $targets } target cards won
    }
board-seat-tells = is telling
board-draw = Draw a card
board-pay =
    { $cards ->
        [one] Draw { $cards } card
       *[other] Draw { $cards } cards
    }
board-keep = Keep it
board-stop = No more cards
board-decline = Slip no card away
board-turn-target = Turn the target card over
board-want = I want the horse
board-leave = Let it stand
board-calls = Calls
board-accuse = { $name } has forgotten to call!
board-wish = Which colour do you wish for?
board-grab = Grab { $horse }
board-hands-behind = Hands behind your back! Tap the horse as soon as its name comes: { $horse }
board-hands-quick = Hands behind your back! Tap the horse as soon as it lights up.
board-too-early = That was too early. This time the others may grab.
board-key = { $name }, key { $key }
board-your-words = Your sentence
board-placeholder = And then …
board-dictate = Speak instead of writing
board-dictate-stop = Stop listening
board-dictate-note = Your browser writes down what you say. It may send your voice to its maker for that.
board-dictate-denied = This page may not listen. Allow it in your browser, or write.
board-dictate-network = Your browser cannot reach what writes down speech. Write instead.
board-dictate-language = Your browser does not understand this language. Write instead.
board-dictate-microphone = No microphone was found. Write instead.
board-dictate-nothing = Nothing was heard. Speak once more, or write.
board-dictate-failed = Listening did not work. Write instead.
board-length = { $length } of { $most } letters
board-too-long = That is { $length } letters. Up to { $most } fit: please make it a little shorter.
board-tell = Tell it
board-told = Told aloud!
board-ask = Ask the others
board-insist = My word counts
board-take-back = Take the card back
board-tell-opening = How does the story begin?
board-tell-on = How does the story go on?
board-tell-ending = How does the story end?
board-must = This has to occur: { $motif }
board-must-name = The horse has to occur, by its name: { $horse }
board-must-nothing = Tell whatever you like
board-not-yet = Almost! { $must }
board-judge = Does this count as: { $motif }?
board-wave = Yes, it counts
board-object = No, not this time
board-no-opinion = I do not mind
board-story = The story of { $horse }
board-story-none = The first page is still empty.
board-voice-on = Read the story aloud
board-voice-off = Stop reading aloud
board-name-field = Name of the horse
board-propose = Propose
board-no-name = The others choose
board-hint-name = A name of one word or two. You will hear it in the story.
board-hint-vote = The name with the most votes wins.
board-hint-starter = Whoever you choose begins the story.
board-hint-next = Story { $round } comes next.
board-next-round = On to the next story
board-new-name = With a new name for the horse
board-categories = What counts as well
board-category-field = Words for: { $motif }
board-category-edit = Change the words for: { $motif }
board-category-save = Keep these words
board-agree = I agree
board-agreed = { $have } of { $of } agree
board-cheer = Hooray for { $name }!
board-print = Print
board-keep-page = As a page
board-keep-pdf = As a PDF
board-offers = Help me with words
board-now-name = What shall the horse be called?
board-now-name-wait = The others are still looking for a name
board-now-vote = Which name do you like best?
board-now-vote-wait = The others are still voting
board-now-categories = Do you agree with these words?
board-now-categories-wait = The others are still looking at the words
board-now-imagination = Who has the most imagination?
board-now-ridden = Who was the last to ride a horse?
board-now-starter-wait = The others choose who begins
board-now-opening = You begin the story!
board-now-opening-wait = { $name } begins the story
board-now-tell = Go on with the story!
board-now-tell-wait = { $name } goes on with the story
board-now-asked = The others decide whether it counts
board-now-insist = Nobody minds: does your word count?
board-now-objected = Not this time: tell it a little differently
board-now-judge = { $name } asks: does this count?
board-now-turn = Lay a card that fits
board-now-turn-wait = { $name } is choosing a card
board-now-bill =
    { $cards ->
        [one] Add a hazard, or draw { $cards } card
       *[other] Add a hazard, or draw { $cards } cards
    }
board-now-draw = No card fits: draw one
board-now-drawn = Lay the new card, or keep it
board-now-keep = The new card does not fit: keep it
board-now-reading = Listen: { $name } tells of { $horse }
board-now-snatch = Grab { $horse }!
board-now-snatch-wait = Who grabs { $horse }?
board-now-lot = Would you like to have { $horse }? The lot decides
board-now-slip = You have the horse: slip a card under the draw pile
board-now-slip-wait = { $name } may slip a card away
board-now-extra = Lay one more card, or stop
board-now-extra-wait = { $name } may lay one more card
board-now-target = Your hand is empty: turn the target card over!
board-now-target-wait = { $name } turns the target card over
board-now-ending = Tell how the story ends!
board-now-ending-wait = { $name } tells the ending
board-now-next = Ready for the next story?
board-now-next-wait = The others are not ready yet
board-now-over = The story has been told

## How to play

rules-01-title = What it is about
rules-01-text =
    All of you tell one story about a horse. Every card you lay is paid for with a sentence in which its picture appears.
    Whoever has no card left turns the target card over, tells the ending and wins. 2 to 4 can play, from six years up, for about a quarter of an hour.
rules-02-title = The cards
rules-02-text =
    There are 32 hand cards in four colours: horse, hazard, coach, horseshoe, blacksmith, stable, dog and rider in each. Which they are exactly is partly a guess, as the booklet has no list.
    There are also three change-of-direction cards, five start cards and five target cards.
rules-03-title = Before the first card
rules-03-text =
    Everybody gets four cards. Then the direction cards are shuffled into the rest: that is the draw pile.
    One start card lies open, one target card face down. The horse gets a name, and you decide who begins.
    The beginner tells how the story starts, with the start card’s picture in it, and then has the first turn.
rules-04-title = Your turn
rules-04-text =
    Lay a card with the same colour or the same picture as the top card, and tell on: its picture must be in your sentence.
    If nothing fits, draw one card. If it fits, you may lay it at once.
    If your sentence has no word for the picture, try again, take the card back, or ask the others whether it counts.
rules-05-title = Horse
rules-05-text =
    Call the horse by its name! All others keep their hands behind their backs and listen.
    When the name is said, they grab for the figure. The fastest may slip a hand card under the draw pile. Who grabs too early is out of it this time.
rules-06-title = Hazard
rules-06-text =
    The next player draws a card, or lays another hazard. Then the one after draws two, then three.
    Who draws has no turn left.
rules-07-title = Coach, horseshoe, change of direction
rules-07-text =
    After a coach you may lay one more card, with its own sentence. Several coaches make a long ride.
    A horseshoe fits on everything, and you wish for a colour. It holds until a card of that colour or another horseshoe lies.
    A change of direction fits on everything as well. What had to be matched before still has to be.
rules-08-title = The end
rules-08-text =
    With your last card you win: tell its sentence, turn the target card over and tell the ending.
    Whoever slips away the last card wins, too.
rules-09-title = Calling
rules-09-text =
    With this variant you call a word when you have one card left, and both words with your last one. You have to think of it yourself.
    If another player notices that you forgot, before the next one has played, you draw a card and your turn is over.
rules-10-title = Marathon and story-tellers
rules-10-text =
    In a marathon each round’s winner keeps the target card, and two of them win.
    With story-tellers related words will do: any animal for the dog, any person for the rider. Before the game you agree on them. The horse always needs its name.
rules-11-title = Editions and house rules
rules-11-text =
    The booklets differ a little: in Spanish and Italian a drawn card that fits must be laid, in Spanish the extra card after a coach as well, in French any building stands for the stable.
    What they leave open you find in the options.
    If you all sit at one table you may tell aloud: say your sentence, press “Told aloud!”, and the others say whether it counts. The story then keeps only the picture.

## What is going on now

now-wait = { $name } is next
now-over = { $name } has won
now-name = Propose a name for the horse, or leave it to the others
now-vote = Vote for a name
now-categories = Do you agree on the related words?
now-imagination = Who has the most imagination? That player begins
now-last-ridden = Who was the last to ride a horse? That player begins
now-open = Tell how the story begins: { $picture }
now-tell = Tell how the story goes on: { $picture }
now-end = Tell how the story ends: { $picture }
now-judge = Does this sentence count?
now-turn = Lay a card or draw
now-drawn = Lay what you have drawn, or keep it
now-extra = You may lay one more card
now-reading = Hands behind your backs, and listen
now-snatch = Grab!
now-slip = Slip a card under the draw pile, or keep them all
now-target = Turn the target card over
now-next = The round is over. On to the next one?

## What the simulator counts

points-a-deal = Target cards a round

round-title = Round { $round }
piles =
    { $deck ->
        [one] Draw pile: { $deck } card
       *[other] Draw pile: { $deck } cards
    }
top-title = On top
fits-title = Fits
wish-title = Wished
bill-title =
    { $bill ->
        [one] To draw: { $bill } card
       *[other] To draw: { $bill } cards
    }
anything-fits = Everything fits
direction-left = clockwise
direction-right = anticlockwise
target-title = Target
hand-title = Your hand
seat-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
seat-targets =
    { $targets ->
        [one] { $targets } target card
       *[other] { $targets } target cards
    }
seat-left = has left
