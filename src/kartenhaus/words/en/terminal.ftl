## Reading the rules

terminal-options-group = Options: { $group }
terminal-number = { $least } to { $most }, usually { $default }
terminal-usual = usual
terminal-editions = Editions
terminal-as-usual = as usual

## Simulating

terminal-compiling = Getting ready: the first time takes some seconds
terminal-playing = Playing
terminal-rate = { $rate } deals/s
terminal-nothing-played = Stopped before the first game was over.
terminal-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
terminal-stopped = Stopped early; this is what had been played.
terminal-written = What became of each game is written in { $folder }.
terminal-report-written = The report is written in { $place }.
terminal-go-on-simulating = Go on with: { $command }
terminal-not-written = With --out FOLDER, a run can go on another time.
terminal-interval = ± 95 % interval; shared wins are divided equally
terminal-seat = Seat
terminal-level = Bot
terminal-points-a-deal = Points a deal
terminal-contestant = Player
terminal-field = { $player } on all other seats
terminal-behind = Behind the best
terminal-rating = Rating
terminal-choice-time = Time a choice
terminal-contested = { $deals } deals in { $seatings } seatings, seed { $seed }
terminal-contest-caption = ± 95 % interval over deals, each played once in every seating; rating ± uncertainty by OpenSkill; time on one core, and the longest
terminal-win-share = Games won

## Playing

terminal-against = You play against { $names }: { $level }.
terminal-keys = Number: play it · ?: help · w: why · r: rules · q: leave
terminal-help-moves = You can do this now:
terminal-help-keys =
    Type a card’s or a row’s number and press Enter, or as much of the words as is needed.
    ?  this help
    w  why did that happen? The rule behind each event
    r  the rules
    q  leave; the game is kept
terminal-enter = Enter: { $move }
terminal-go-on = Anything else? Type it; Enter alone goes on.
terminal-unclear = “{ $typed }” could mean several things: { $moves }.
terminal-unknown = “{ $typed }” is nothing that can be done now. Possible: { $moves }.
terminal-player = Guest
terminal-kept-before = A game that you left is still kept; --resume goes on with it. If you leave this one, it takes its place.
terminal-kept = The game is kept. Go on with: { $command }
terminal-resumed = Welcome back: the game goes on where you left it.
terminal-recorded = The game is written to { $file }. Anybody can check it with: { $command }
terminal-seal = Sealed before the first card: { $seal }

## Playing with words and against time

terminal-space = Space: { $move }
terminal-key = { $key }: { $move }
terminal-live-keys = ?: help · w: why · r: rules · q: leave
terminal-help-live =
    Press one key; Enter is not needed. For a number of two digits press both.
    Backspace or Esc takes keys back. While you read this, the table waits.
    ?  this help
    w  why did that happen? The rule behind each event
    r  the rules
    q  leave; the game is kept
terminal-help-live-lines =
    Type a key’s letter or number, or as much of the words as is needed, and press Enter.
    { "." }  let time pass until something happens; Enter alone does so too when there is nothing to do
    ?  this help
    w  why did that happen? The rule behind each event
    r  the rules
    q  leave; the game is kept
terminal-any-key = Any key goes on.
terminal-words =
    { $offers ->
        [0] Write it and press Enter. Enter alone goes back.
       *[other] Write it and press Enter, or type the number of one of these. Enter alone goes back.
    }
terminal-too-long = That is { $length } letters. Up to { $most } fit: please make it a little shorter.
terminal-keep-story = Would you like to keep the story? Type a file’s name, such as story.html or story.pdf; Enter alone: no.
terminal-story = The story is written to { $file }.
terminal-no-pdf = This computer cannot make a PDF ({ $reason }). The story becomes a page instead.

## The table

terminal-address = The table stands at { $address }
terminal-lan = In your home network: { $address }
terminal-no-lan = No home network was found, so only this device can play.
terminal-ctrl-c = Ctrl-C clears it away.
terminal-port-taken = Port { $port } is taken; the table uses { $next } instead.
terminal-bye = The table is cleared away. Goodbye!

## Copies of the data

terminal-backed-up =
    Backed up { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } to { $file }.
terminal-restored =
    Brought back { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } into { $file }.
terminal-kept-copy = What was there before is kept as { $file }.
