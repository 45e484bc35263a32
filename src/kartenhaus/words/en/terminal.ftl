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
terminal-interval = ± 95 % interval; shared wins are divided equally
terminal-seat = Seat
terminal-level = Bot
terminal-points-a-deal = Points a deal
terminal-win-share = Games won

## Playing

terminal-against = You play against { $names }: { $level }.
terminal-keys = Number: play it · ?: help · w: why · r: rules · q: leave
terminal-help-moves = You can do this now:
terminal-help-keys =
    Type a card's or a row's number and press Enter, or as much of the words as is needed.
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

## The table

terminal-address = The table stands at { $address }
terminal-lan = In your home network: { $address }
terminal-no-lan = No home network was found, so only this device can play.
terminal-ctrl-c = Ctrl-C clears it away.
terminal-port-taken = Port { $port } is taken; the table uses { $next } instead.
terminal-bye = The table is cleared away. Goodbye!
