## Everywhere on the page

page-name = Kartenhaus
page-back = Back
page-to-shelf = To the shelf
page-close = Close
page-done = Done
page-loading = One moment …
page-try-again = Try again
page-your-turn = ● Your turn – { $title }
page-away = The connection is gone. It comes back by itself.
page-on-its-way = Your move is still on its way.
refusal-unreachable = The table house does not answer. Check the network, then try again.
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
box-rules = How to play
box-rules-help = The rules in short

## How to play

help-title = How to play
help-editions = Editions
help-edition-same = As on this page: nothing is different.
help-options = What the table can agree on
help-usual = Usually: { $value }
help-aloud = Read aloud
help-quiet = Stop reading

## Setting a table

setup-title = Who is playing?
setup-here = Here
setup-open = By code
setup-bot = Bot
setup-kind = Who sits on seat { $number }?
setup-name = Name
setup-name-of = Name on seat { $number }
setup-level = How well the bot plays
setup-level-of = How well the bot on seat { $number } plays
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
