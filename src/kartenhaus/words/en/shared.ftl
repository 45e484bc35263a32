## Bots

level-random = Chance
level-six_year_old = Six-year-old
level-rule = Rule of thumb
level-keen = Quick wit
level-sharp = Old fox
level-mouse = Mouse
level-rabbit = Rabbit
level-fox = Fox
level-owl = Owl
level-wolf = Wolf
plays-mouse = Plays like a six-year-old.
plays-rabbit = Follows simple rules, and does well with them.
plays-fox = Knows the tricks of the game.
plays-owl = Thinks hard before each move.
plays-wolf = Looks far ahead. The strongest of all.
level-master = Master

## Groups of options

group-variant = Variant
group-edition = Edition
group-house = House rules
group-comfort = Comfort

## Refusals of the table

refusal-stale = The table has moved on. Have another look and choose again.
refusal-not_your_seat = Somebody else sits on this seat. You can play for your own seats only.
refusal-not_host = Only the person who opened the table can do that.
refusal-unknown_room = There is no table with this code. Check the five letters and digits.
refusal-unknown_game = This game is not on the shelf. Choose one of the boxes.
refusal-room_full = Every seat is taken. You can look on.
refusal-seat_taken = Somebody already sits there. Choose a free seat.
refusal-game_running = The game is still on. That is possible when it is over.
refusal-not_started = The game has not begun yet. Wait until the cards are dealt.
refusal-slow_down = That was very quick. Wait a moment, then try again.
refusal-table_stopped = This table has come to a stop through a fault of ours. You can open a new one.
refusal-not_saved = The table could not write this down, so nothing has changed. Try again in a moment.
refusal-bad_message = That could not be understood. Reload the page and try again.
refusal-our_mistake = Something went wrong on our side, and nothing has changed. Try again in a moment.
refusal-unknown_page = There is nothing at this address. Go to the shelf and start from there.
refusal-foreign_origin = That came from another website. Open the table by its own address.
refusal-foreign_host = The table does not know this address. Use the one that was shown when it was set up.
refusal-record_unreadable = This file is not a saved game, or it is damaged. Choose one that was saved at the end of a game.
refusal-record_version = This game was played by other rules than there are here now. It can be looked at with the Kartenhaus that it was saved with.
refusal-record_untrue = This file was changed: what it says at “{ $where }” cannot have been. Choose the file as it was saved.
refusal-record_forgotten = The saved game is no longer here. Choose the file once more.
refusal-open_seats = A seat is still free. Wait for somebody, or give it to a bot.
refusal-too_few_seats = This game needs { $least } players at least. Add a seat.
refusal-too_many_seats = This game has room for { $most } players at most. Take a seat away.
refusal-bad_name = A name has 1 to 24 characters. Choose another one.
refusal-too_late = Too late: somebody was quicker, or it was over already.
refusal-undo_nothing = There is no move to take back just now.
refusal-undo_not_yours = The last move was somebody else’s. Only your own can be taken back.
refusal-undo_revealed = This move has shown something new, so it stays as it is.
refusal-undo_not_offered = In this game everything moves on at once. No move can be taken back.
refusal-paused = The table is paused. Go on together, then it works.
refusal-not_paused = The game goes on already.
refusal-asked_already = Somebody has asked for something already. Wait for the answers.
refusal-asked_no_more = That has been settled already.
refusal-no_by_turn = This game is played at the same time, so not by turn over days.
refusal-no_letters = This server writes no letters.
refusal-no_hints = There are no hints at this table. The person who opened it can change that.
refusal-room_locked = The person who opened the table lets nobody new in just now.
refusal-no_public_tables = This server has no tables for everybody.
refusal-own_seat = That is your own seat. To give it up, leave the table.
refusal-no_person = Nobody sits there.
refusal-no_talk = At this table that cannot be said.
refusal-no_words = There was nothing to read in that.
refusal-no_hint_now = There is nothing to decide just now. Ask again when it is your turn.
refusal-needs_words = This needs a sentence. Tell something, then it works.
refusal-no_story = Nothing is told in this game, so there is no story to keep.
refusal-no_pdf = This computer cannot make a PDF just now. Keep the story as a page instead, or print that.

## Around every table

event-undone = { $name } takes the last move back
event-photo_finish =
    { $is_tie ->
        [1] Photo finish: { $times }. Too close to measure, so it is a tie – { $name } goes first.
       *[other] Photo finish: { $times }. { $name } was { NUMBER($margin, minimumFractionDigits: 3) } s ahead.
    }
why-photo_finish = What counts is the time from seeing to pressing, however long the way through the network was. If the difference is smaller than can be measured, the game’s own rule or the lot decides.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Players
table-you = You
table-bot = Bot
table-away = not here
table-open = free seat
table-awaited = to play
table-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-winner = Winner
table-log = What happened
table-log-empty = Nothing yet
table-why = Why?
table-why-of = Why? { $sentence }
table-scores = Score sheet
table-scores-none = No deal has been counted yet
table-deal = Deal
table-total = Total
table-player = Player
table-next-deal = Next deal
table-close = Close
table-skip = Tap to skip
table-rank = Place { $rank }
table-course = Course of the game
table-course-of = { $name }: { $points }
table-rematch = Play again
table-look = Look at the table
table-result = Result
table-ready-wait =
    { $n ->
        [one] Waiting for { $n } player
       *[other] Waiting for { $n } players
    }
