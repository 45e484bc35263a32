## Everywhere on the page

page-name = Kartenhaus
page-back = Terug
page-to-shelf = Naar de plank
page-close = Sluiten
page-done = Klaar
page-loading = Een ogenblik…
page-try-again = Nog eens proberen
page-your-turn = ● Jij bent aan de beurt – { $title }
page-away = De verbinding is weg. Die komt vanzelf terug.
page-on-its-way = Je zet is nog onderweg.
refusal-unreachable = Kartenhaus antwoordt niet. Controleer het netwerk en probeer het nog eens.
refusal-unknown = Dat is niet gelukt. Probeer het zo nog eens.

## The shelf

shelf-title = Wat gaan we spelen?
shelf-code = Meedoen met een code
shelf-code-help = Vijf letters en cijfers
shelf-code-wrong = Een code heeft vijf letters en cijfers, bijvoorbeeld { $example }.
shelf-join = Meedoen
shelf-tables = Jouw tafels
shelf-table-waiting = nog niet begonnen
shelf-table-running = midden in het spel
shelf-table-over = afgelopen
shelf-table-yours = Jij bent aan de beurt
shelf-table-waits = wacht op { $names }
shelf-table-paused = heeft pauze
shelf-table-with = met { $names }
shelf-forget = { $code } wegleggen

## A box

box-players =
    { $most ->
        [one] { $most } speler
       *[other] { $least } tot { $most } spelers
    }
box-age = vanaf { $age } jaar
box-minutes = ongeveer { $minutes } minuten
box-play = Meteen spelen
box-play-help =
    { $bots ->
        [one] Jij en één bot
       *[other] Jij en { $bots } bots
    }
box-friends = Met vrienden
box-friends-help = Op dit apparaat of op meer apparaten
box-tour = Zo speel je
box-tour-help = In twee minuten, al spelend
box-rules = Alle regels lezen

## How to play

help-title = De spelregels
help-search = Zoek in de spelregels
help-found =
    { $n ->
        [0] Daarover staat hier niets. Probeer een ander woord.
        [one] Op { $n } plaats gevonden
       *[other] Op { $n } plaatsen gevonden
    }
help-editions = Uitgaven
help-edition-same = Zoals op deze pagina: niets is anders.
help-options = Wat de tafel kan afspreken
help-usual = Gewoonlijk: { $value }
help-aloud = Voorlezen
help-quiet = Stoppen met voorlezen

## De rondleiding

tour-step = Stap { $number } van { $of }
tour-next = Verder
tour-show = Laat zien
tour-again = Vanaf het begin
tour-play = Nu spelen
tour-later = Dat kan ook, maar later. Probeer nu wat oplicht.
tour-watch = Kijk even toe, dan ben jij aan de beurt.
tour-read = Tik eerst op ‘Verder’.
tour-over = Dat was alles. Nu kun je echt spelen!

## Tips

hints-ask = Geef me een tip
hints-title = Tips
hints-help = Wat een bot in jouw plaats zou doen, en waarom.
hints-alone = Alleen voor wie alleen speelt
hints-on = Voor iedereen
hints-off = Geen

## Setting a table

setup-title = Wie doet er mee?
setup-here = Op dit apparaat
setup-open = Op een ander apparaat
setup-bot = Bot
setup-kind = Wie zit er op plek { $number }?
setup-name = Naam
setup-name-of = Naam op plek { $number }
setup-level = Wie hier speelt
setup-level-of = Wie op plek { $number } speelt
tempo-title = Hoe snel de bot speelt
tempo-unhurried = Rustig
tempo-usual = Gewoon
tempo-quick = Vlug
setup-add = Nog een plek
setup-remove = Plek { $number } weghalen
setup-open-help = Doet mee met de code
setup-deal = Kaarten delen
setup-invite = Tafel openen
setup-rules = Regels van deze tafel
setup-rules-usual = De gewone regels
setup-change = Wijzigen
setup-name-short = Een naam heeft minstens één letter nodig.
setup-name-long = Een naam heeft hoogstens { $most } letters.
setup-name-twice = Twee mensen heten zo. Geef een van hen een andere naam.
setup-seats-full = Meer dan { $most } kan niet bij dit spel.
setup-seats-few = Voor dit spel moeten jullie met minstens { $least } zijn.
seat-me = Gast
seat-person = Speler { $number }

## Options of a table

options-title = Regels van deze tafel
options-preset = Spelen zoals in
options-preset-usual = Gewone regels
options-between = { $least } tot { $most }
options-less = { $option }: minder
options-more = { $option }: meer
options-is = { $option }: { $value }

## In front of the table

lobby-title = De tafel is open
lobby-code = De code
lobby-code-spoken = Code: { $letters }
lobby-link = Link naar de tafel
lobby-copy = Link kopiëren
lobby-copied = De link is gekopieerd.
lobby-copy-failed = Selecteer de link en kopieer hem zelf.
lobby-qr = Een plaatje om met een telefoon te scannen: de link naar deze tafel
lobby-scan = Scan me met een telefoon
lobby-seats = Rond de tafel
lobby-free = vrije plek
lobby-here = is er
lobby-away = nu niet hier
lobby-you = jij
lobby-host = leidt de tafel
lobby-start = Kaarten delen
lobby-start-fill = Delen, bots nemen de vrije plekken
lobby-wait = Zo worden de kaarten gedeeld.
lobby-change-seat = Plek { $number } wijzigen
lobby-make-bot = Aan een bot geven
lobby-make-open = Vrijhouden voor iemand
lobby-make-here = Iemand op dit apparaat
lobby-remove = Plek weghalen
lobby-rename = Naam wijzigen
lobby-leave = Van tafel gaan
lobby-looking-on = Je kijkt toe.
lobby-back = Terug naar de tafel

## Coming to a table

join-title = Kom erbij zitten
join-name = Hoe heet je?
join-sit = Gaan zitten
join-look = Alleen toekijken
join-free =
    { $seats ->
        [one] Er is één plek vrij.
       *[other] Er zijn { $seats } plekken vrij.
    }
join-full = Alle plekken zijn bezet. Je kunt toekijken.
join-running = Het spel is begonnen. Je kunt toekijken.
join-unknown = Er is geen tafel met de code { $code }. Kijk nog eens goed: hij heeft vijf letters en cijfers.
join-unknown-title = Hier is geen tafel

## At the table

room-menu = Menu
room-log = Wat er gebeurde
room-code = Tafel { $code }
room-leave-title = Van tafel gaan?
room-leave-text = Je plek komt voorgoed vrij. Wil je later terugkomen, sluit dan gewoon de pagina.
room-leave-yes = Voorgoed weggaan
room-leave-no = Blijven
room-pause = Om een pauze vragen
room-undo = Mijn laatste zet terugnemen
room-record = Verslag van het spel bewaren
room-change = Tafel wijzigen
room-fair = Eerlijk gedeeld
room-fair-help = Deze vingerafdruk lag vast voordat de eerste kaart werd gedeeld. Na het spel laat de tafel het geheim zien, en daarmee kan iedereen het hele spel narekenen.
room-fair-print = Vingerafdruk
room-fair-secret = Geheim
room-no-board = Dit spel heeft op deze pagina nog geen tafel.
room-switch = Een andere hand tonen
room-looking-on = Je kijkt toe

## Several people on one device

cover-pass = Geef het apparaat aan { $name }
cover-ready = Ik ben { $name }
cover-help = Alle anderen kijken even weg.

## Settings

settings-title = Instellingen
settings-language = Taal
settings-sound = Geluid
settings-on = Aan
settings-off = Uit
settings-aloud = De tafel voorlezen
settings-speed = Snelheid van de kaarten
settings-speed-slow = Langzaam
settings-speed-usual = Gewoon
settings-speed-fast = Snel
settings-motion = Beweging
settings-motion-system = Zoals op het apparaat
settings-motion-reduced = Weinig
settings-theme = Licht
settings-theme-system = Zoals op het apparaat
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-contrast = Contrast
settings-contrast-system = Zoals op het apparaat
settings-contrast-more = Sterk

## Any mix of seats

lobby-up = Plek { $number } omhoog
lobby-down = Plek { $number } omlaag
lobby-moved = { $name } zit nu op plek { $number }.
lobby-shuffle = Plekken schudden
lobby-game = Ander spel
lobby-game-title = Welk spel nu?
lobby-resting = nu speelt een bot
again-with = Nog een keer met { $names }
again-help = Dezelfde plekken als de vorige keer
seat-picture = Plaatje
seat-picture-of = Plaatje van plek { $number }
animal-fox = Vos
animal-panda = Panda
animal-owl = Uil
animal-frog = Kikker
animal-tiger = Tijger
animal-rabbit = Konijn
animal-penguin = Pinguïn
animal-bear = Beer
animal-cat = Kat
animal-koala = Koala
animal-mouse = Muis
animal-wolf = Wolf
refusal-animal_taken = Iemand anders heeft dit plaatje al. Kies een ander.
rest-start = Laat een bot voor mij spelen
rest-end = Ik speel zelf weer
rest-now = Er speelt een bot voor { $name }.
rest-for = Laat een bot spelen tot { $name } terug is
refusal-is_resting = Er speelt een bot voor je. Zeg dat je zelf weer speelt, dan ben je aan de beurt.
refusal-no_stand_in = Aan deze tafel speelt geen bot voor een mens. Jullie kunnen dat voor het volgende spel veranderen.

## A seat on another device

seat-move = Deze plek meenemen naar een ander apparaat
seat-move-help = Scan dit met het andere apparaat, of typ de code daar waar je aan een tafel komt. { $name } speelt daar dan verder. Het werkt één keer, binnen vijf minuten.
seat-move-qr = Plaatje om te scannen met het andere apparaat: de link naar deze plek
seat-move-code = Of typ:
seat-move-new = Nieuwe code maken
seat-moved-title = Je plek is op een ander apparaat
seat-moved-text = { $name } speelt daar verder. Hier kun je toekijken.
refusal-ticket_unknown = Bij deze code hoort geen plek. Laat op het andere apparaat een nieuwe maken.
refusal-ticket_used = Deze code is al gebruikt. Laat een nieuwe maken op het apparaat dat de plek heeft.
refusal-ticket_expired = Deze code is te oud. Laat een nieuwe maken op het apparaat dat de plek heeft.

## The table on a TV

tv-show = Tafel op de tv laten zien
tv-short = Op de tv
tv-help = Open dit adres op een tv of tablet die iedereen ziet. Je ziet er de tafel, en niemands hand.
tv-qr = Plaatje om te scannen met een tablet: de link naar de tafel voor iedereen
tv-open = Op dit apparaat openen
tv-join = Scan en speel mee
tv-soon = Zo beginnen we
tv-over = Het volgende spel begint hier vanzelf.

## How a table takes its time

pace-title = Tempo
pace-change = Tempo wijzigen
pace-live = Live
pace-relaxed = Rustig
pace-by_turn = Om de beurt, over meerdere dagen
pace-help-live = Iedereen is er. Is iemand een minuut weg, dan speelt een bot zolang mee.
pace-help-relaxed = Niemand wordt opgejaagd. De tafel wacht op wie weg is, en voor alles is er twee keer zoveel tijd.
pace-help-by_turn = Iedereen komt langs als hij aan de beurt is. De plank laat zien wie dat is.
pace-clock = Tijd per zet
pace-clock-help = Is die om, dan doet een bot die ene zet.
pace-no-clock = Zonder klok
pace-seconds = { $seconds } seconden per zet

## A pause, and what all have to agree to

pause-title = Pauze
pause-by = { $name } vroeg erom. Er gebeurt niets tot iemand verdergaat.
pause-end = Verder spelen
ask-pause = { $name } vraagt om een pauze.
ask-undo = { $name } wil de laatste zet terugnemen.
ask-yes = Akkoord
ask-no = Liever niet
ask-waits = Wachten op het ja van { $names }.
ask-withdraw = Laat maar
ask-soon = Iedereen is akkoord. De pauze begint zodra dit beslist is.
said-pause-declined = { $name } speelt liever door.
said-pause-on = { $name } laat het spel verdergaan.
said-undo-declined = { $name } laat de zet liever staan.
said-undo-done = { $name } heeft de laatste zet teruggenomen.
said-undo-lapsed = Het spel is verdergegaan, dus de zet blijft.

## Word when it is one's turn

turn-title = Als ik aan de beurt ben
turn-browser = Op dit apparaat
turn-browser-help = De browser kan je een seintje geven terwijl deze pagina op de achtergrond is.
turn-browser-start = Geef een seintje
turn-browser-on = De browser geeft een seintje als je aan de beurt bent.
turn-browser-stop = Geen seintje meer
turn-blocked = Deze browser mag je geen seintje geven. Dat kun je in zijn instellingen voor deze pagina wijzigen.
turn-impossible = Hier kan de browser geen seintje geven. Let op de titel en het plaatje van dit tabblad: een rode stip betekent dat je aan de beurt bent.
turn-letters = Per e-mail
turn-letters-help = Eén brief voor elke beurt die begint terwijl je weg bent. Niemand anders ziet het adres, en het wordt vergeten als je de tafel verlaat.
turn-address = E-mailadres
turn-address-wrong = Een e-mailadres ziet eruit als name@example.org.
turn-letters-start = Schrijf mij
turn-letters-on = Je krijgt een brief als je aan de beurt bent en er niet bent.
turn-letters-asked = Er is een brief naar je onderweg. Open de link erin: pas daarna komen er meer.
turn-letters-stop = Niet meer schrijven

## Coming, going, and who is the host

absent-soon = { $name } is weg. Straks speelt een bot verder.
absent-bot = Een bot speelt voor { $name } tot de verbinding terug is.
absent-wait = { $name } is weg. De tafel wacht.
host-give = { $name } de leiding geven
host-remove = { $name } van tafel halen
host-remove-help = { $name } raakt de plek voorgoed kwijt. Sluit ook de tafel als terugkomen niet mag.
host-remove-yes = Van tafel halen
host-remove-no = Laten zitten
removed-title = Je plek is weg
removed-text = { $name } is van tafel gehaald.
locked-title = Deze tafel is gesloten
look-from = Vanaf een plek bekijken
look-onlooker = Van buitenaf

## The door, and tables for everybody

door-title = Wie mag er komen?
door-help = Wie een plek heeft, kan altijd terugkomen.
door-link = Wie de code heeft
door-public = Iedereen, vanaf de plank
door-locked = Niemand meer
public-title = Tafels voor iedereen

## Talk

talk-title = Praten
talk-unread = Praten, { $n } nieuw
talk-none = Niemand heeft nog iets gezegd.
talk-write = Schrijf iets
talk-send = Zeggen
talk-whom = Wie je hoort
talk-mute = { $name } dempen
talk-hear = { $name } weer horen
talk-by-title = Wat er gezegd mag worden
talk-by-phrases = Een paar zinnen
talk-by-chat = Alles
talk-by-off = Niets
phrase-hello = Hallo!
phrase-luck = Succes!
phrase-good = Goed gespeeld!
phrase-oops = Oeps!
phrase-wow = Tjonge!
phrase-thanks = Dank je wel!
phrase-moment = Een momentje, alsjeblieft
phrase-your_turn = Jij bent aan de beurt!
phrase-again = Nog een keer?
phrase-bye = Tot ziens!

## Looking again

replay-look = Nog eens bekijken
replay-title = { $title } nog eens
replay-controls = Vooruit en achteruit
replay-slider = Plek in het spel
replay-move = Zet { $number } van { $of }
replay-first = Naar het delen
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Stoppen
replay-tempo = Tempo: { $tempo } keer
replay-from = Kijken vanaf
replay-open = Alle handen open
replay-acted = { $name } heeft gekozen.
replay-only-look = Dit spel is voorbij. Hier kun je het van alle kanten bekijken.
replay-leave = Naar de uitslag
record-title = Een bewaard spel bekijken
record-choose = Bestand kiezen
record-help = Een bestand dat aan het einde van een spel is bewaard: de naam eindigt op .json. Eerst wordt elke kaart en elke zet erin nagekeken.
