title = Flinke Stinker
tagline = Ren, stinkdieren, ren – en knijp je neus dicht
summary = Vijf stinkdieren racen over 22 tegels. Draai pootafdrukken om, zoveel als je durft, en ren. Maar tussen de kaarten liggen poema’s: kom je er een tegen, dan gaan je pootafdrukken naar de anderen. Wie je inhaalt, vlucht voor je stank. Wie het eerst voorbij de laatste tegel rent, wint.

## Moves

move-skunk =
    { $tail ->
        [1] 1: het groene stinkdier
        [2] 2: het oranje stinkdier
        [3] 3: het gele stinkdier
        [4] 4: het rode stinkdier
       *[5] 5: het blauwe stinkdier
    }
move-path = Padtegel
move-stink = Stinktegel
move-lift = De laatste tegel weer oppakken
move-begin = Het parcours is klaar
move-starts = Plek { $who } begint
move-turn = Kaart { $place } omdraaien
move-run = Rennen
move-short = Maar { $steps } rennen
move-go_on = Verder omdraaien
move-cover = De poema toedekken
move-give_first = Bij de { $left }e links beginnen
move-give = Een { $footprints } weggeven
move-remove = Plek { $who } verlaat het spel

## Events

event-laid_out = { $cards } kaarten liggen gesloten, waarvan { $pumas } poema’s
event-chose_skunk =
    { $tail ->
        [1] { $name } neemt het groene stinkdier
        [2] { $name } neemt het oranje stinkdier
        [3] { $name } neemt het gele stinkdier
        [4] { $name } neemt het rode stinkdier
       *[5] { $name } neemt het blauwe stinkdier
    }
event-path_laid = Tegel { $tile } is pad
event-stink_laid = Tegel { $tile } stinkt
event-lifted = Tegel { $tile } wordt weer opgepakt
event-track_lies = Het parcours is klaar, met { $stinks } stinktegels
event-starts = { $name } begint
event-turn_began = { $name } is aan de beurt
event-took = { $name } draait op plaats { $place } een { $footprints } om: samen { $total }
event-bad_stink = { $total } zou op stinktegel { $tile } eindigen: { $name } moet nog een kaart omdraaien
event-bad_full = { $total } zou op tegel { $tile } eindigen, en die is vol: { $name } moet nog een kaart omdraaien
event-only_pumas = In het midden liggen alleen nog de { $pumas } poema’s
event-laid_anew = Alles wordt geschud en opnieuw neergelegd: { $cards } kaarten, { $pumas } poema’s
event-front_mixed =
    { $cards ->
        [one] { $name }: { $cards } kaart wordt meegeschud
       *[other] { $name }: { $cards } kaarten worden meegeschud
    }
event-puma_shown = Een poema! { $name } heeft hem op plaats { $place } omgedraaid
event-met_puma = { $name } is een poema tegengekomen en kan niet rennen
event-saw = { $name } heeft hem gezien
event-covered = De poema ligt weer gesloten
event-given = { $name } krijgt een { $footprints }: { $total } voor zich
event-ran = { $name } rent { $steps } ver naar tegel { $tile }
event-ran_back = { $name } rent terug van tegel { $was } naar tegel { $tile }
event-ran_home = { $name } rent terug van tegel { $was } naar de start
event-put_away =
    { $cards ->
        [one] { $name } legt { $cards } kaart op de aflegstapel
       *[other] { $name } legt { $cards } kaarten op de aflegstapel
    }
event-left = { $name } is weggegaan; het stinkdier gaat naar huis
event-won = { $name } rent { $steps } ver, voorbij de laatste tegel, en wint
event-nobody_won = Er is nog maar één speler: het spel eindigt zonder winnaar

## Why? One sentence or two for the rule behind an event

why-sk-08 = Alle kaarten in het spel worden geschud en gesloten neergelegd. Niemand weet waar de poema’s zijn.
why-sk-10 = Het parcours heeft altijd 22 tegels: 15 met pad en 7 die stinken.
why-sk-11 = Tussen twee stinktegels ligt pad. Op één enkele plek mogen er twee naast elkaar liggen.
why-sk-15 = Iedereen rent met een eigen stinkdier. Wie het eerst kiest, heeft de keus.
why-sk-17 = Aan tafel begint de jongste. Hier wordt niemand naar zijn leeftijd gevraagd: het toeval beslist, of de eerste plek zegt het.
why-sk-18 = Er wordt met de klok mee gespeeld. Wie weg is, wordt overgeslagen.
why-sk-22 = Pootafdrukken verlaten het midden en liggen open voor de speler. Samen zijn ze zo lang als de ren.
why-sk-32 = Het stinkdier rent precies zoveel tegels als er pootafdrukken voor de speler liggen.
why-sk-36 = Niemand mag op een stinktegel stoppen. Met zo’n totaal moet er nog een kaart worden omgedraaid.
why-sk-38 = Rennend mogen maar twee stinkdieren op een tegel komen. Met zo’n totaal moet er nog een kaart worden omgedraaid.
why-sk-43 = Na het rennen zijn alle pootafdrukken voor de speler gebruikt. Ze wachten op een stapel naast het parcours.
why-sk-49 = Wie wordt ingehaald, vlucht voor de stank: terug voorbij de dichtstbijzijnde stinktegel erachter, naar de tegel vlak ervoor.
why-sk-50 = Ligt er geen stinktegel achter het ingehaalde stinkdier, dan rent het helemaal terug naar de start.
why-sk-56 = Iedereen krijgt de poema te zien en mag proberen zijn plaats te onthouden.
why-sk-57 = De poema gaat op zijn plaats weer dicht. Onthouden moet je hem zelf: de tafel doet het niet.
why-sk-58 = Wie een poema omdraait, blijft staan, en de beurt is voorbij.
why-sk-60 = Na een poema worden alle pootafdrukken weggegeven, een voor een de tafel rond, links te beginnen.
why-sk-68 = In het midden liggen zoveel kaarten als er poema’s zijn, dus zijn het allemaal poema’s.
why-sk-70 = Als alleen poema’s over zijn, komen de afgelegde kaarten terug: alles wordt geschud en op nieuwe plaatsen gelegd.
why-sk-74 = Alleen poema’s zijn over, geen afgelegde kaart kan terugkomen en het totaal past niet. Daarom worden kaarten meegeschud die voor spelers liggen; anders zou het spel nooit eindigen.
why-sk-76 = Wie het eerst voorbij de laatste tegel rent, wint, en het spel is meteen afgelopen.

## Options

option-stink_spacing = Tussen stinktegels
option-stink_spacing-help = Hoeveel pad er tussen twee stinktegels ligt.
option-stink_spacing-at_least_one = Eén padtegel of meer
option-stink_spacing-exactly_one = Precies één padtegel

option-double_stink = Twee stinktegels samen
option-double_stink-help = Mogen op één plek van het parcours twee stinktegels naast elkaar liggen?
option-double_stink-allowed = Dat mag
option-double_stink-always = Altijd
option-double_stink-never = Nooit

option-track = Het parcours
option-track-help = Wie de tegels legt.
option-track-random = Het toeval
option-track-custom = De eerste plek, tegel voor tegel

option-starter = Wie begint
option-starter-help = Aan tafel begint de jongste. Niemand wordt naar zijn leeftijd gevraagd.
option-starter-random = Het toeval beslist
option-starter-pick = De eerste plek zegt het

option-retreat_to = Ingehaalde stinkdieren
option-retreat_to-help = Waar een stinkdier stopt dat tot een stinktegel terugrent.
option-retreat_to-before_stink = Vlak voor de stinktegel
option-retreat_to-after_stink = Vlak erna

option-use_all_cards = Alle pootafdrukken tellen
option-use_all_cards-help = Tellen bij het rennen alle pootafdrukken, of mag je er weglaten?
option-use_all_cards-true = Allemaal
option-use_all_cards-false = Je mag er weglaten

option-gift_start = Eerste cadeau
option-gift_start-help = Wie na een poema de eerste kaart krijgt.
option-gift_start-left = De buur links
option-gift_start-choice = De gever kiest

option-dry_middle = Niets om mee te schudden
option-dry_middle-help = Wat er gebeurt als alleen poema’s over zijn, er geen kaart is afgelegd en het totaal niet past.
option-dry_middle-mix_own_go_on = Je eigen kaarten gaan mee, en je draait verder om
option-dry_middle-mix_own_end_turn = Je eigen kaarten gaan mee, en je beurt eindigt
option-dry_middle-mix_all_go_on = Ieders kaarten gaan mee, en je draait verder om

option-pile_open = Aflegstapel
option-pile_open-help = Mag iedereen de afgelegde kaarten bekijken?
option-pile_open-false = Nee, alleen tellen
option-pile_open-true = Ja

option-memory_aid = Geheugensteun
option-memory_aid-help = Markeert waar een poema was. Dat is niet het gedrukte spel, waarin je zelf onthoudt.
option-memory_aid-off = Geen
option-memory_aid-marks = Poema’s markeren

option-landing_preview = Vooruitblik
option-landing_preview-help = Laat zien op welke tegel de pootafdrukken zouden eindigen.
option-landing_preview-on = Laten zien
option-landing_preview-off = Zelf tellen

option-reveal_seconds = Een poema bekijken
option-reveal_seconds-help = Hoeveel seconden een poema minstens te zien is.

option-wait_for_all = Iedereen kijkt
option-wait_for_all-help = Moet iedereen zeggen dat de poema gezien is?
option-wait_for_all-off = De speler dekt hem toe
option-wait_for_all-on = Ja, iedereen

option-show_positions = Plaatsen aan het eind
option-show_positions-help = Laat aan het eind zien hoe ver iedereen kwam. Een tweede plaats is er niet.
option-show_positions-off = Alleen de winnaar
option-show_positions-on = Laten zien hoe ver

option-turn_timer = Bedenktijd
option-turn_timer-help = Seconden voor elke keuze. Met 0 heeft niemand haast.

option-on_timeout = Als de tijd om is
option-on_timeout-help = Wat de tafel doet als de bedenktijd voorbij is.
option-on_timeout-wait = Wachten
option-on_timeout-random = Iets wat mag
option-on_timeout-lowest_risk = Wat een bot zou doen

option-leaver = Als iemand weggaat
option-leaver-help = Wie verder speelt voor een speler die voorgoed weggaat.
option-leaver-bot = Een bot
option-leaver-remove = Niemand: het stinkdier verlaat het parcours

## Editions

preset-german_2010 = Duitse doos, 2010
preset-italian_2010 = Italiaans regelblad, 2010

## Refusals

refusal-game_over = Het spel is afgelopen. Je kunt een nieuw spel beginnen.
refusal-not_for_seats = Dat kan alleen de tafel zelf. Kies een eigen zet.
refusal-has_left = Deze plek heeft het spel verlaten. Je kunt tot het eind toekijken.
refusal-not_now = Dit is niet het moment. De regel onder het bord zegt wat er komt.
refusal-not_your_turn = Nu beslist iemand anders. Straks ben jij aan de beurt.
refusal-has_skunk = Je hebt al een stinkdier. Wacht op de anderen.
refusal-skunk_taken = Iemand heeft dit stinkdier al. Kies een ander.
refusal-track_full = Alle 22 tegels liggen. Zeg dat het parcours klaar is, of pak er een op.
refusal-no_path_left = Alle 15 padtegels liggen. Neem een stinktegel.
refusal-no_stink_left = Alle 7 stinktegels liggen. Neem een padtegel.
refusal-stinks_touch = Hier mogen geen twee stinktegels naast elkaar liggen. Leg er pad tussen.
refusal-too_far_apart = Aan deze tafel ligt er precies één padtegel tussen stinktegels. Neem een stinktegel.
refusal-no_legal_track = Met deze tegel kan het parcours niet meer volgens de regels klaar komen. Neem de andere soort.
refusal-no_tile_lies = Er ligt nog geen tegel. Begin met een.
refusal-track_unfinished = Er ontbreken tegels. Leg eerst alle 22.
refusal-no_such_seat = Op die plek speelt niemand. Kies een andere.
refusal-cover_first = Er ligt een poema open. Dek hem eerst toe.
refusal-give_first = Er zijn kaarten weg te geven. Kies de volgende.
refusal-no_card_there = Daar ligt geen kaart meer. Kies een plaats waar er een ligt.
refusal-only_pumas_left = Alleen poema’s zijn over. Ga verder, dan wordt er eerst geschud; of ren, als je mag.
refusal-must_run = Alleen poema’s zijn over, en er is niets mee te schudden. Je totaal past: ren.
refusal-footprints_left = In het midden liggen nog pootafdrukken. Draai een kaart om.
refusal-turn_first = Draai in deze beurt eerst pootafdrukken om, voor je rent. Kies een kaart.
refusal-on_stink = Dat zou op een stinktegel eindigen, en daar stopt niemand. Draai nog een kaart om.
refusal-tile_full = Daar staan al twee stinkdieren. Draai nog een kaart om.
refusal-all_cards_count = Aan deze tafel tellen al je pootafdrukken. Ren met allemaal, of draai nog een kaart om.
refusal-no_such_sum = Dat totaal kun je met je kaarten niet maken. Kies een ander getal, of ren met allemaal.
refusal-no_puma_shown = Er ligt geen poema open. Kies iets anders.
refusal-already_seen = Je hebt hem al gezien. Wacht op de anderen.
refusal-starts_left = Aan deze tafel begint het geven links. Kies een kaart.
refusal-begin_where_first = Zeg eerst bij wie je begint. Kies dan een kaart.
refusal-begun_already = Je bent al begonnen met geven. Kies de volgende kaart.
refusal-no_such_neighbour = Zoveel anderen spelen er niet. Kies een kleiner getal.
refusal-no_such_card = Zo’n kaart ligt niet voor je. Kies er een die er ligt.

## How to play

rules-01-title = Waar het om gaat
rules-01-text =
    Stinkdieren houden een race. Met pootafdrukken kom je vooruit, maar ertussen zitten poema’s verstopt. Wie je inhaalt, vlucht voor je stank.
    Je speelt met 2 tot 5, vanaf ongeveer zes jaar. Een spel duurt ongeveer een kwartier.

rules-02-title = De kaarten
rules-02-text =
    Er zijn 30 ronde kaarten: 20 met pootafdrukken, van 1 tot 4, en 10 met een poema. Met 5 spelers doen ze allemaal mee.
    Met 2 blijven twee 4’s, twee 3’s en twee poema’s in de doos; met 3 twee 4’s, één 3 en één poema; met 4 één 4 en één 3.
    De kaarten worden geschud en liggen gesloten in het midden. Tijdens het spel worden ze nooit verschoven.

rules-03-title = Het parcours
rules-03-text =
    15 padtegels en 7 stinktegels vormen het parcours. Tussen twee stinktegels ligt pad; op maar één plek mogen er twee naast elkaar liggen.
    Iedereen kiest een stinkdier. Allemaal beginnen ze bij de start, voor de eerste tegel.

rules-04-title = Jouw beurt
rules-04-text =
    Draai een kaart naar keuze om. Staan er pootafdrukken op, dan komt de kaart open voor je te liggen. Kies dan: rennen, of nog een omdraaien. Je mag er zoveel omdraaien als je durft.
    Gekregen pootafdrukken tellen ook mee. Maar voor je rent, moet je in je beurt minstens één kaart hebben omgedraaid.

rules-05-title = Rennen
rules-05-text =
    Tel alle pootafdrukken voor je op. Precies zo ver rent je stinkdier.
    Niemand stopt op een stinktegel, en ook niet waar al twee anderen staan. Zou je ren daar eindigen, dan moet je nog een kaart omdraaien.
    Na het rennen gaan je pootafdrukken naar de aflegstapel.

rules-06-title = Inhalen
rules-06-text =
    Elk stinkdier dat je inhaalt, vlucht: terug voorbij de dichtstbijzijnde stinktegel erachter, naar de tegel vlak ervoor. Is er geen, dan rent het naar de start.
    Wie op de tegel staat waar je begon, of waar je stopt, wordt niet ingehaald. Bij het terugrennen mogen er veel bij elkaar komen.

rules-07-title = Poema’s
rules-07-text =
    Een poema beëindigt je beurt, en je rent niet. Iedereen ziet hem, dan ligt hij weer gesloten op dezelfde plaats. Probeer hem te onthouden!
    Liggen er pootafdrukken voor je, dan geef je ze allemaal weg: één kaart aan je linkerbuur, één aan de volgende, enzovoort, zonder jezelf. Jij kiest welke kaart nu komt.

rules-08-title = Alleen nog poema’s
rules-08-text =
    Liggen er in het midden zoveel kaarten als er poema’s zijn, dan zijn het allemaal poema’s. Ren dan, als je mag, of ga verder.
    Hoe dan ook komen de afgelegde kaarten terug: alles wordt met de poema’s geschud en op nieuwe plaatsen gelegd. Ren je, dan gebeurt dat erna. Ga je verder, dan gebeurt het eerst, en draai je daarna een kaart om.

rules-09-title = Het einde
rules-09-text =
    Wie het eerst voorbij de laatste tegel rent, wint meteen. Op tegel 22 staan is niet genoeg; te veel pootafdrukken geeft niet.
    Een tweede plaats is er niet.

rules-10-title = Wat we hebben aangenomen
rules-10-text =
    Het regelblad zegt niet hoeveel kaarten er van elk getal zijn. We namen er vijf van 1, 2, 3 en 4.
    Elke stinktegel heeft een eigen plaatje, en twee van de vijf stinkdieren zijn rood en blauw: ook dat is geraden.
    Wie de doos heeft, kan dat allemaal in een klein bestand verbeteren.

rules-11-title = Waar het blad zwijgt
rules-11-text =
    Zijn alleen poema’s over, is er geen kaart afgelegd en past je totaal niet, dan worden je eigen kaarten meegeschud en ga je verder. Past het, dan moet je rennen.
    De eerste en de laatste tegel mogen stinken. Bij de start is er plaats voor allemaal, en daar wordt niemand ingehaald.
    Blijft er één speler over, dan eindigt het spel zonder winnaar. Meer kun je afspreken in de opties.

## The board

start = bij de start
past = voorbij het eind
tile = tegel { $tile }
skunk-colour =
    { $colour ->
        [1] groen
        [2] oranje
        [3] geel
        [4] rood
       *[5] blauw
    }
middle =
    { $n ->
        [one] In het midden: { $n } kaart, waarvan poema’s: { $pumas }.
       *[other] In het midden: { $n } kaarten, waarvan poema’s: { $pumas }.
    }
used = Afgelegd: { $n }.
not-printed = Poema’s zijn gemarkeerd (!): dit is niet het gedrukte spel.
seat-left = is weg
seat-seen = heeft de poema gezien
seat-front = { $cards } = { $total }
now-skunk = Kies een stinkdier
now-lay = Leg tegel { $tile }, of pak er een op
now-starter = Wie begint?
now-turn = Draai een kaart om: typ het nummer van de plek
now-choose = Ren { $total } ver, of draai nog een kaart om
now-bad = Met { $total } kun je niet stoppen: draai nog een kaart om
now-only-pumas = Alleen poema’s over: ren, of ga verder en alles wordt geschud
now-go-on = Alleen poema’s over: ga verder, en alles wordt geschud
now-must-run = Alleen poema’s over: ren
now-cover = Een poema! Kijk waar hij ligt en dek hem toe
now-see = Een poema! Kijk waar hij ligt en tik dan op ‘Gezien’
now-give = Geef { $name } een kaart
now-give-where = Bij de hoeveelste buur links begin je te geven?
now-wait = Wachten op { $name }
now-over = Het spel is afgelopen

## The board on the page

spread-title = De kaarten in het midden
track-title = Het parcours
track-finish = Eindstreep
tile-none = Tegel { $tile }, ligt er nog niet
tile-stink = Tegel { $tile } stinkt
tile-path = Tegel { $tile }, pad
place-covered = Gesloten kaart, rij { $row }, plaats { $column }
place-marked = Gesloten kaart, een poema, rij { $row }, plaats { $column }
place-puma = Poema, rij { $row }, plaats { $column }
card-steps = Pootafdrukken: { $n }
front-title = Voor { $name }
front-none = Nog geen pootafdrukken
front-cards = Pootafdrukken ervoor: { $total }
ask-turn = Draai een kaart om
ask-give-where = Wie krijgt de eerste kaart?
give-to = Geef { $name } een { $footprints }
act-run = Ren { $total }
act-seen = Gezien
lands-past = Voorbij het einde!
lands-stink = Tegel { $tile } stinkt: niet stoppen
lands-full = Tegel { $tile } is vol
lands-well = Naar tegel { $tile }
end-won = { $name } wint
short-title = Rennen met een deel van de kaarten
refusal-look_first = Kijk eerst waar de poema ligt. Dek hem dan toe.
