## Reading the rules

terminal-options-group = Opties: { $group }
terminal-number = { $least } tot { $most }, gewoonlijk { $default }
terminal-usual = gewoonlijk
terminal-editions = Uitgaven
terminal-as-usual = zoals gewoonlijk

## Simulating

terminal-compiling = Klaarmaken: de eerste keer duurt dat een paar seconden
terminal-playing = Aan het spelen
terminal-rate = { $rate } rondes/s
terminal-nothing-played = Gestopt voordat het eerste spel was afgelopen.
terminal-played =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }, beginwaarde { $seed }
terminal-stopped = Eerder gestopt; dit was er gespeeld.
terminal-written = Wat er van elk spel werd, staat in { $folder }.
terminal-report-written = Het verslag staat in { $place }.
terminal-go-on-simulating = Ga verder met: { $command }
terminal-not-written = Met --out MAP kun je een andere keer verdergaan.
terminal-interval = ± 95 %-interval; gedeelde overwinningen worden gelijk verdeeld
terminal-seat = Plek
terminal-level = Bot
terminal-points-a-deal = Punten per ronde
terminal-contestant = Speler
terminal-field = { $player } op alle andere plaatsen
terminal-behind = Achter de beste
terminal-rating = Waardering
terminal-choice-time = Tijd per zet
terminal-contested = { $deals } rondes in { $seatings } opstellingen, beginwaarde { $seed }
terminal-contest-caption = ± 95 %-interval over de rondes, elk één keer in elke opstelling; waardering ± onzekerheid volgens OpenSkill; tijd op één kern, en de langste
terminal-win-share = Gewonnen spellen

## Playing

terminal-against = Je speelt tegen { $names }: { $level }.
terminal-keys = Getal: spelen · ?: hulp · w: waarom · r: regels · q: weggaan
terminal-help-moves = Dit kun je nu doen:
terminal-help-keys =
    Typ het getal van een kaart of rij en druk op Enter, of zoveel van de woorden als nodig is.
    ?  deze hulp
    w  waarom gebeurde dat? De regel achter elke gebeurtenis
    r  de regels
    q  weggaan; het spel wordt bewaard
terminal-enter = Enter: { $move }
terminal-go-on = Nog iets? Typ het; alleen Enter gaat verder.
terminal-unclear = ‘{ $typed }’ kan verschillende dingen betekenen: { $moves }.
terminal-unknown = ‘{ $typed }’ kan nu niet. Mogelijk: { $moves }.
terminal-player = Gast
terminal-kept-before = Een spel dat je hebt verlaten, is nog bewaard; --resume gaat ermee verder. Verlaat je dit spel, dan komt het daarvoor in de plaats.
terminal-kept = Het spel is bewaard. Ga verder met: { $command }
terminal-resumed = Welkom terug: het spel gaat verder waar je was gebleven.
terminal-recorded = Het spel staat in { $file }. Iedereen kan het controleren met: { $command }
terminal-seal = Verzegeld voor de eerste kaart: { $seal }

## Playing with words and against time

terminal-space = Spatie: { $move }
terminal-key = { $key }: { $move }
terminal-live-keys = ?: hulp · w: waarom · r: regels · q: weggaan
terminal-help-live =
    Druk op één toets; Enter hoeft niet. Druk bij een getal van twee cijfers op allebei.
    Backspace of Esc neemt toetsen terug. Zolang je dit leest, wacht de tafel.
    ?  deze hulp
    w  waarom gebeurde dat? De regel achter elke gebeurtenis
    r  de regels
    q  weggaan; het spel wordt bewaard
terminal-help-live-lines =
    Typ de letter of het getal van een toets, of zoveel van de woorden als nodig is, en druk op Enter.
    { "." }  de tijd laten verstrijken tot er iets gebeurt; alleen Enter doet dat ook als er niets te doen is
    ?  deze hulp
    w  waarom gebeurde dat? De regel achter elke gebeurtenis
    r  de regels
    q  weggaan; het spel wordt bewaard
terminal-any-key = Met elke toets ga je verder.
terminal-words =
    { $offers ->
        [0] Schrijf het op en druk op Enter. Alleen Enter gaat terug.
       *[other] Schrijf het op en druk op Enter, of typ het getal van een van deze zinnen. Alleen Enter gaat terug.
    }
terminal-too-long = Dat zijn { $length } letters. Er passen er { $most }: maak het alsjeblieft wat korter.
terminal-keep-story = Wil je het verhaal bewaren? Typ de naam van een bestand, zoals verhaal.html of verhaal.pdf; alleen Enter: nee.
terminal-story = Het verhaal staat in { $file }.
terminal-no-pdf = Deze computer kan geen pdf maken ({ $reason }). Het verhaal wordt in plaats daarvan een pagina.

## The table

terminal-address = De tafel staat op { $address }
terminal-lan = In je thuisnetwerk: { $address }
terminal-no-lan = Geen thuisnetwerk gevonden: alleen dit apparaat kan meedoen.
terminal-ctrl-c = Met Ctrl-C ruim je de tafel op.
terminal-port-taken = Poort { $port } is bezet; de tafel gebruikt { $next }.
terminal-bye = De tafel is opgeruimd. Tot ziens!

## Copies of the data

terminal-backed-up =
    Reservekopie van { $rooms ->
        [one] { $rooms } tafel
       *[other] { $rooms } tafels
    } staat in { $file }.
terminal-restored =
    Reservekopie van { $rooms ->
        [one] { $rooms } tafel
       *[other] { $rooms } tafels
    } teruggezet in { $file }.
terminal-kept-copy = Wat er eerst stond, is bewaard als { $file }.
