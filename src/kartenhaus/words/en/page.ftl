## Everywhere on the page

page-name = Kartenhaus
page-back = Back
page-to-shelf = To the shelf
page-close = Close
page-done = Done
page-loading = One moment…
page-try-again = Try again
page-your-turn = ● Your turn – { $title }
page-away = The connection is gone. It comes back by itself.
page-on-its-way = Your move is still on its way.
refusal-unreachable = Kartenhaus does not answer. Check the network, then try again.
refusal-unknown = That did not work. Try again in a moment.

## The shelf

shelf-title = What shall we play?
shelf-code = Join with a code
shelf-code-help = Five letters and digits
shelf-code-wrong = A code has five letters and digits, such as { $example }.
shelf-join = Join
shelf-tables = Your tables
shelf-table-waiting = not started yet
shelf-table-running = in the middle of the game
shelf-table-over = finished
shelf-table-yours = Your turn
shelf-table-waits = waits for { $names }
shelf-table-paused = paused
shelf-table-with = with { $names }
shelf-forget = Put { $code } away

## A box

box-players =
    { $most ->
        [one] { $most } player
       *[other] { $least } to { $most } players
    }
box-age = from { $age } years
box-minutes = about { $minutes } minutes
box-play = Play now
box-play-help =
    { $bots ->
        [one] You and one bot
       *[other] You and { $bots } bots
    }
box-friends = With friends
box-friends-help = On this device or on several
box-tour = How to play
box-tour-help = In two minutes, by doing it
box-rules = Read all the rules

## How to play

help-title = The rules
help-search = Look something up
help-found =
    { $n ->
        [0] Nothing about that here. Try another word.
        [one] Found in { $n } place
       *[other] Found in { $n } places
    }
help-editions = Editions
help-edition-same = As on this page: nothing is different.
help-options = What the table can agree on
help-usual = Usually: { $value }
help-aloud = Read aloud
help-quiet = Stop reading

## A tour

tour-step = Step { $number } of { $of }
tour-next = Next
tour-show = Show me
tour-again = From the start
tour-play = Let’s play
tour-later = That works too, but later. Now try what glows.
tour-watch = Just watch for a moment, then it is your turn.
tour-read = Tap “Next” first.
tour-over = That was all. Now you can play for real!

## Hints

hints-ask = Give me a hint
hints-title = Hints
hints-help = What a bot would do in your place, and why.
hints-alone = Only when playing alone
hints-on = For everybody
hints-off = None

## Setting a table

setup-title = Who is playing?
setup-here = Here
setup-open = By code
setup-bot = Bot
setup-kind = Who sits on seat { $number }?
setup-name = Name
setup-name-of = Name on seat { $number }
setup-level = Who plays here
setup-level-of = Who plays on seat { $number }
tempo-title = How fast the bot plays
tempo-unhurried = Unhurried
tempo-usual = As usual
tempo-quick = Quick
setup-add = Add a seat
setup-remove = Take seat { $number } away
setup-open-help = Joins with the code
setup-deal = Deal the cards
setup-invite = Open the table
setup-rules = Rules of this table
setup-rules-usual = The usual rules
setup-change = Change
setup-name-short = A name needs at least one letter.
setup-name-long = A name can have { $most } letters at most.
setup-name-twice = Two people have this name. Give one of them another.
setup-seats-full = { $most } is the most for this game.
setup-seats-few = This game needs { $least } at least.
seat-me = Guest
seat-person = Player { $number }

## Options of a table

options-title = Rules of this table
options-preset = Play as in
options-preset-usual = Usual rules
options-between = { $least } to { $most }
options-less = { $option }: less
options-more = { $option }: more
options-is = { $option }: { $value }

## In front of the table

lobby-title = The table is open
lobby-code = The code
lobby-code-spoken = Code: { $letters }
lobby-link = Link to the table
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-copy-failed = Mark the link and copy it yourself.
lobby-qr = A picture to scan with a phone: the link to this table
lobby-scan = Scan me with a phone
lobby-seats = Around the table
lobby-free = free seat
lobby-here = is here
lobby-away = not here now
lobby-you = you
lobby-host = host
lobby-start = Deal the cards
lobby-start-fill = Deal, bots take the free seats
lobby-wait = The host will deal the cards soon.
lobby-change-seat = Change seat { $number }
lobby-make-bot = Give it to a bot
lobby-make-open = Keep it free for somebody
lobby-make-here = A person on this device
lobby-remove = Take the seat away
lobby-rename = Change the name
lobby-leave = Leave the table
lobby-looking-on = You are looking on.
lobby-back = Back to the table

## Coming to a table

join-title = Come and sit down
join-name = What is your name?
join-sit = Sit down
join-look = Just look on
join-free =
    { $seats ->
        [one] One seat is free.
       *[other] { $seats } seats are free.
    }
join-full = All seats are taken. You can look on.
join-running = The game has begun. You can look on.
join-unknown = There is no table with the code { $code }. Look at it once more: it has five letters and digits.
join-unknown-title = No table here

## At the table

room-menu = Menu
room-log = What happened
room-code = Table { $code }
room-leave-title = Leave the table?
room-leave-text = Your seat is given up for good. To come back later, simply close the page instead.
room-leave-yes = Leave for good
room-leave-no = Stay
room-pause = Ask for a pause
room-undo = Take back my last move
room-record = Save the game
room-change = Change the table
room-fair = Fair dealing
room-fair-help = This fingerprint was fixed before the first card was dealt. After the game the table shows its secret, and everybody can recompute the whole game with it.
room-fair-print = Fingerprint
room-fair-secret = Secret
room-no-board = This game has no board on this page yet.
room-switch = Show another hand
room-looking-on = You are looking on

## Several people on one device

cover-pass = Pass the device to { $name }
cover-ready = I am { $name }
cover-help = Everybody else looks away.

## Settings

settings-title = Settings
settings-language = Language
settings-sound = Sound
settings-on = On
settings-off = Off
settings-aloud = Read the table aloud
settings-speed = Speed of the cards
settings-speed-slow = Slow
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-motion = Motion
settings-motion-system = As on this device
settings-motion-reduced = Little
settings-theme = Light
settings-theme-system = As on this device
settings-theme-light = Day
settings-theme-dark = Night
settings-contrast = Contrast
settings-contrast-system = As on this device
settings-contrast-more = Strong

## Any mix of seats

lobby-up = Move seat { $number } up
lobby-down = Move seat { $number } down
lobby-moved = { $name } now has seat { $number }.
lobby-shuffle = Shuffle the seats
lobby-game = Another game
lobby-game-title = Which game next?
lobby-resting = a bot plays for now
again-with = Again with { $names }
again-help = The same seats as last time
seat-picture = Picture
seat-picture-of = Picture of seat { $number }
animal-fox = Fox
animal-panda = Panda
animal-owl = Owl
animal-frog = Frog
animal-tiger = Tiger
animal-rabbit = Rabbit
animal-penguin = Penguin
animal-bear = Bear
animal-cat = Cat
animal-koala = Koala
animal-mouse = Mouse
animal-wolf = Wolf
refusal-animal_taken = Somebody else has this picture. Choose another one.
rest-start = Let a bot play for me
rest-end = I play again
rest-now = A bot is playing for { $name }.
rest-for = Let a bot play until { $name } is back
refusal-is_resting = A bot is playing for you. Say that you play again, then it is your move.
refusal-no_stand_in = At this table no bot plays for a person. You can change that before the next game.

## A seat on another device

seat-move = Take this seat to another device
seat-move-help = Scan this with the other device, or type the code where you join a table. { $name } then plays on over there. It works once, within five minutes.
seat-move-qr = A picture to scan with the other device: the link to this seat
seat-move-code = Or type:
seat-move-new = Make a new code
seat-moved-title = Your seat is on another device
seat-moved-text = { $name } plays on over there. You can look on here.
refusal-ticket_unknown = No seat belongs to this code. Have a new one made on the other device.
refusal-ticket_used = This code has been used already. Have a new one made on the device that has the seat.
refusal-ticket_expired = This code is too old. Have a new one made on the device that has the seat.

## The table on a TV

tv-show = Show the table on a TV
tv-short = On a TV
tv-help = Open this address on a TV or a tablet that everybody can see. It shows the table, and nobody’s hand.
tv-qr = A picture to scan with a tablet: the link to the table for all eyes
tv-open = Open it on this device
tv-join = Scan and play
tv-soon = Soon it begins
tv-over = The next game begins here by itself.

## How a table takes its time

pace-title = Pace
pace-change = Change the pace
pace-live = Live
pace-relaxed = Relaxed
pace-by_turn = By turn, over days
pace-help-live = All are here. If somebody is gone for a minute, a bot plays for them until they are back.
pace-help-relaxed = Nobody is hurried. The table waits for whoever is away, and there is twice the time for everything.
pace-help-by_turn = Everybody comes by when it is their turn. The shelf shows whose turn it is.
pace-clock = Time for each move
pace-clock-help = When it is up, a bot makes this one move.
pace-no-clock = No clock
pace-seconds = { $seconds } seconds a move

## A pause, and what all have to agree to

pause-title = Paused
pause-by = { $name } asked for it. Nothing happens until somebody goes on.
pause-end = Go on
ask-pause = { $name } asks for a pause.
ask-undo = { $name } would like to take the last move back.
ask-yes = Agree
ask-no = Rather not
ask-waits = Waiting for { $names } to agree.
ask-withdraw = Never mind
ask-soon = All agree. The pause begins as soon as this is decided.
said-pause-declined = { $name } would rather play on.
said-pause-on = { $name } goes on with the game.
said-undo-declined = { $name } would rather leave the move as it is.
said-undo-done = { $name } has taken the last move back.
said-undo-lapsed = The game has gone on, so the move stays.

## Word when it is one's turn

turn-title = When it is my turn
turn-browser = On this device
turn-browser-help = The browser can tell you while this page is in the background.
turn-browser-start = Tell me
turn-browser-on = The browser tells you when it is your turn.
turn-browser-stop = No more of that
turn-blocked = This browser is not allowed to tell you. You can change that in its settings for this page.
turn-impossible = Here the browser cannot tell you. Look at the title and the picture of this tab: a red dot means that it is your turn.
turn-letters = By mail
turn-letters-help = One letter for each turn that begins while you are away. Nobody else sees the address, and it is forgotten when you leave the table.
turn-address = Mail address
turn-address-wrong = A mail address looks like name@example.org.
turn-letters-start = Write to me
turn-letters-on = You get a letter when it is your turn and you are away.
turn-letters-asked = A letter is on its way to you. Open the link in it: only then do more of them come.
turn-letters-stop = Write no more

## Coming, going, and who is the host

absent-soon = { $name } is away. Soon a bot plays on.
absent-bot = A bot plays for { $name } until they are back.
absent-wait = { $name } is away. The table waits.
host-give = Make { $name } the host
host-remove = Remove { $name } from the table
host-remove-help = { $name } loses the seat for good. To keep them from coming back, lock the table too.
host-remove-yes = Remove
host-remove-no = Keep
removed-title = Your seat is gone
removed-text = The host has taken { $name } off the table.
locked-title = This table is locked
look-from = Look from a seat
look-onlooker = From outside

## The door, and tables for everybody

door-title = Who may come?
door-help = Whoever has a seat can always come back.
door-link = Whoever has the code
door-public = Everybody, from the shelf
door-locked = Nobody new
public-title = Tables for everybody

## Talk

talk-title = Talk
talk-unread = Talk, { $n } new
talk-none = Nobody has said anything yet.
talk-write = Write something
talk-send = Say it
talk-whom = Who is heard
talk-mute = Mute { $name }
talk-hear = Hear { $name } again
talk-by-title = What people may say
talk-by-phrases = A few phrases
talk-by-chat = Anything
talk-by-off = Nothing
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-good = Well played!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thanks = Thank you!
phrase-moment = One moment, please
phrase-your_turn = Your turn!
phrase-again = One more?
phrase-bye = Goodbye!

## Looking again

replay-look = Look at it again
replay-title = { $title } once more
replay-controls = Forwards and backwards
replay-slider = Place in the game
replay-move = Move { $number } of { $of }
replay-first = To the deal
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-tempo = Tempo: { $tempo } times
replay-from = Look from
replay-open = All hands open
replay-acted = { $name } has decided.
replay-only-look = This game is over. Here you can look at it from every side.
replay-leave = To the result
record-title = Look at a saved game
record-choose = Choose a file
record-help = A file that was saved at the end of a game: its name ends in .json. Every card and every move in it is checked first.
