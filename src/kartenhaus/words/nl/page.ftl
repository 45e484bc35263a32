## Everywhere on the page

page-name = Kartenhaus
page-back = Terug
page-to-shelf = Naar de plank
page-close = Sluiten
page-done = Klaar
page-loading = Een ogenblik …
page-try-again = Nog eens proberen
page-your-turn = ● Jij bent aan de beurt – { $title }
page-away = De verbinding is weg. Die komt vanzelf terug.
page-on-its-way = Je zet is nog onderweg.
refusal-unreachable = Het kaartenhuis antwoordt niet. Controleer het netwerk en probeer het nog eens.
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
box-rules = Zo speel je
box-rules-help = De regels in het kort

## How to play

help-title = Zo speel je
help-editions = Uitgaven
help-edition-same = Zoals op deze pagina: niets is anders.
help-options = Wat de tafel kan afspreken
help-usual = Gewoonlijk: { $value }
help-aloud = Voorlezen
help-quiet = Stoppen met voorlezen

## Setting a table

setup-title = Wie doet er mee?
setup-here = Op dit apparaat
setup-open = Op een ander apparaat
setup-bot = Bot
setup-kind = Wie zit er op plek { $number }?
setup-name = Naam
setup-name-of = Naam op plek { $number }
setup-level = Hoe goed de bot speelt
setup-level-of = Hoe goed de bot op plek { $number } speelt
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
setup-seats-few = Dit spel heeft er minstens { $least } nodig.
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
lobby-scan = Scan mij met een telefoon
lobby-seats = Rond de tafel
lobby-free = vrije plek
lobby-here = is er
lobby-away = nu niet hier
lobby-you = jij
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
