title = Nilo Kilo
tagline = Gooi je nar op het juiste moment
summary = Kaarten met snoep worden één voor één op een stapel omgedraaid. Wie de stapel goed genoeg vindt, gooit er een nar op en pakt alles. Wie van een soort het meest heeft, houdt een kaart, de meeste kaarten leveren een goudstuk op, en drie goudstukken winnen. Pas op voor de veelvraten – en voor de koning, die de ronde beëindigt.

## Moves

move-flip = Een kaart omdraaien
move-snatch = Pakken! (nar { $jester })
move-leave = Laten liggen
move-sort_out =
    Eruit halen: { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
move-sorted = Alles gesorteerd
move-give_back =
    Teruggeven: { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
move-next = Verder
move-starts = Plek { $who } begint
move-close = De volgende kaart komt vanzelf
move-empty = Plek { $who } gaat weg en blijft leeg
move-stop = Plek { $who } gaat weg en het spel stopt

## Events

event-fex_passed = { $name } krijgt de volgende Fex-kaarten
event-round_began = Ronde { $round }: { $name } begint
event-card_up =
    { $name } draait om: { $sweets } × { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
event-glutton_up = { $name } draait een veelvraat om
event-reversed = Nu gaat het andersom
event-king_up = { $name } draait de koning om: de ronde is voorbij
event-snatched = { $name } pakt de stapel. Narren over: { $left }
event-sorted_out =
    Fex haalt eruit: { $sweets } × { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } kaarten)
    }
event-sorted_all = { $name } heeft alles gesorteerd
event-late = { $name } was te laat en is de nar kwijt. Over: { $left }
event-wrong_flip = { $name } wilde omdraaien, maar was niet aan de beurt
event-took_glutton = { $name } moet een veelvraat nemen
event-hesitated = { $name } was te langzaam
event-jesters_gone = Alle narren zijn op: de ronde is voorbij
event-heap_lost = Niemand krijgt de stapel: kaarten { $cards }, snoep { $sweets }, veelvraten { $gluttons }
event-found =
    Dit lust de Fex van { $name } niet: { $cards } × { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    } { $sweets }
event-counted =
    { $name } heeft { $total } × { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
event-nobody_has =
    Niemand heeft deze soort: { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
event-keeps =
    { $name } heeft het meest en houdt een kaart: { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
event-has_gluttons = Veelvraten van { $name }: { $gluttons }
event-gave_back =
    { $name } geeft een kaart terug: { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
event-nothing_to_give = { $name } heeft de meeste veelvraten, maar geen kaart om terug te geven
event-coin =
    { $kept ->
        [one] { $name } krijgt een goudstuk voor { $kept } gehouden kaart en heeft er nu { $coins }
       *[other] { $name } krijgt een goudstuk voor { $kept } gehouden kaarten en heeft er nu { $coins }
    }
event-no_coin = Niemand heeft een kaart gehouden: geen goudstuk in deze ronde
event-left = { $name } is weggegaan
event-stopped = Hier stopt het spel
event-won = { $name } wint met { $coins } goudstukken

## Why? One sentence or two for the rule behind an event

why-nk-10 = De bovenste kaart wordt voor iedereen zichtbaar omgedraaid en gaat meteen op de stapel.
why-nk-14 = Een veelvraat gaat op de stapel zoals elke kaart. Wie de stapel pakt, krijgt hem erbij.
why-nk-17 = Wie het eerst een nar gooit, pakt de hele stapel, ook de veelvraten.
why-nk-19 = Een gegooide nar ligt opzij tot de volgende ronde.
why-nk-24 = Niemand hoeft zijn narren te gebruiken. Die van iemand die weg is, gelden als gebruikt.
why-nk-25 = Als de laatste nar zijn stapel heeft gepakt, kan niemand meer pakken en eindigt de ronde.
why-nk-26 = De koning zit verstopt bij de laatste kaarten. Komt hij tevoorschijn, dan is de ronde meteen voorbij.
why-nk-27 = Als de koning er ligt, krijgt niemand de stapel.
why-nk-30 = Van elke soort wordt al het snoep op de kaarten van een speler bij elkaar geteld.
why-nk-32 = Wie van een soort het meeste snoep heeft, houdt er één kaart van; bij evenveel meerdere spelers.
why-nk-34 = Een kaart houden kan alleen wie er een van die soort heeft.
why-nk-36 = Wie de meeste veelvraten heeft, geeft een gehouden kaart terug.
why-nk-37 = Wie niets heeft gehouden, hoeft niets terug te geven.
why-nk-38 = De meeste gehouden kaarten leveren een goudstuk op. Hebben meerdere spelers het meest, dan krijgen ze er allemaal een.
why-nk-43 = Wie het goudstuk kreeg, begint de volgende ronde.
why-nk-44 = Wie het eerst drie goudstukken heeft, wint. Samen winnen kan ook.
why-nk-49 = Soorten die de gegooide Fex niet lust, tellen in deze stapel niet.
why-nk-50 = Wat Fex niet lust, gaat er meteen uit als de stapel gepakt is.
why-nk-53 = Na elke ronde gaan de Fex-kaarten naar de volgende speler.
why-nk-57 = In de veelvraatvariant draait elke veelvraat de richting om.
why-nk-59 = Wie in de veelvraatvariant buiten de beurt omdraait, neemt een veelvraat van de stapel.

## Options

option-fex = Fex, de kieskeurige kok
option-fex-help = Op de achterkant van de narren staat Fex met het snoep dat hij niet lust.
option-fex-off = Doet niet mee
option-fex-tricky = Wat hij niet lust, telt niet
option-fex-strict = Wat hij niet lust, telt als veelvraat

option-glutton_variant = Veelvraten draaien om
option-glutton_variant-help = Elke veelvraat keert de richting om, en dat moeten jullie zelf onthouden. Wie zich vergist, neemt de veelvraat.
option-glutton_variant-off = Nee
option-glutton_variant-on = Ja

option-king_new_round = De koning in latere rondes
option-king_new_round-help = Waar de koning zich vanaf de tweede ronde verstopt.
option-king_new_round-bottom_ten = Bij de laatste tien kaarten
option-king_new_round-anywhere = Overal

option-king_spots = De precieze plek van de koning
option-king_spots-help = In latere rondes: mag hij helemaal boven of onder de laatste kaarten liggen?
option-king_spots-eleven = Overal ertussen
option-king_spots-inner_nine = Alleen tussen twee kaarten

option-glutton_mistake = Wat een fout is
option-glutton_mistake-help = In de veelvraatvariant: welke verkeerde kaart een veelvraat kost.
option-glutton_mistake-any_error = Elke kaart buiten de beurt
option-glutton_mistake-forgot_reversal = Alleen het omdraaien vergeten

option-after_snatch = Na het pakken
option-after_snatch-help = Wie de volgende kaart omdraait.
option-after_snatch-after_last_flipper = Wie na de laatste kaart aan de beurt is
option-after_snatch-after_snatcher = De buur van wie heeft gepakt

option-fex_sort = Wanneer Fex sorteert
option-fex_sort-help = Wanneer eruit gaat wat hij niet lust.
option-fex_sort-at_snatch = Meteen
option-fex_sort-at_scoring = Bij het tellen

option-deck = Het snoep
option-deck-help = Niemand heeft ons verteld hoe het snoep over de 45 kaarten verdeeld is. Beide zijn een gok.
option-deck-five_kinds = Vijf soorten, 1 tot 3 op een kaart
option-deck-nine_kinds = Negen soorten, 1 tot 5 op een kaart

option-snatch_tie = Precies tegelijk
option-snatch_tie-help = Wie de stapel krijgt als twee narren samen landen.
option-snatch_tie-turn_order = Wie het eerst aan de beurt is
option-snatch_tie-random = Het toeval beslist

option-late_jester = Te late narren
option-late_jester-help = Wat er gebeurt met een nar die te laat komt.
option-late_jester-returned = Hij gaat terug
option-late_jester-spent = Hij is op

option-glutton_tie = Evenveel veelvraten
option-glutton_tie-help = Wie teruggeeft als meerdere spelers de meeste veelvraten hebben.
option-glutton_tie-all_pay = Allemaal
option-glutton_tie-nobody = Niemand van hen

option-next_starter = Wie daarna begint
option-next_starter-help = Als meerdere spelers een goudstuk kregen.
option-next_starter-clockwise = De eerste met de klok mee
option-next_starter-random = Het toeval beslist
option-next_starter-table_chooses = De eerste plek zegt het

option-zero_cards = Niemand heeft een kaart
option-zero_cards-help = Is er een goudstuk als niemand een kaart heeft gehouden?
option-zero_cards-no_coin = Geen
option-zero_cards-coin_for_all = Een voor iedereen

option-fex_scope = Welke Fex telt
option-fex_scope-help = Van welke Fex eruit gaat wat hij niet lust.
option-fex_scope-thrown = De gegooide
option-fex_scope-own_three = Al je Fex-kaarten die nog voor je liggen

option-fex_sorting = Sorteren voor Fex
option-fex_sorting-help = Wie eruit haalt wat Fex niet lust. Wat gemist wordt, komt aan het eind van de ronde boven.
option-fex_sorting-auto = De tafel
option-fex_sorting-by_hand = Wie gepakt heeft

option-two_player_glutton = Een veelvraat met z’n tweeën
option-two_player_glutton-help = In de veelvraatvariant met z’n tweeën: wie de volgende kaart omdraait.
option-two_player_glutton-no_effect = De ander
option-two_player_glutton-flip_again = Dezelfde nog een keer

option-wrong_flip = Verkeerd omgedraaid
option-wrong_flip-help = Wat er gebeurt met de kaart die iemand buiten de beurt omdraait.
option-wrong_flip-void = Die gaat ongezien terug
option-wrong_flip-stands = Die blijft liggen

option-penalty_source = Waar de veelvraat vandaan komt
option-penalty_source-help = In de veelvraatvariant: welke veelvraat een fout kost.
option-penalty_source-heap = Een van de stapel, als er een ligt
option-penalty_source-anywhere = De laatste, waar hij ook is

option-give_back = Een kaart teruggeven
option-give_back-help = Wie de kaart uitkiest; alleen het aantal telt.
option-give_back-owner = Van wie hij is
option-give_back-auto = De tafel

option-shared_win = Samen drie goudstukken
option-shared_win-help = Wat er gebeurt als meerdere spelers drie goudstukken hebben.
option-shared_win-share = Ze winnen samen
option-shared_win-play_on = Doorspelen tot iemand voor ligt

option-first_starter = Wie begint
option-first_starter-help = De grootste deugniet begint de eerste ronde.
option-first_starter-choose = De eerste plek zegt wie dat is
option-first_starter-random = Het toeval beslist

option-heap_view = De stapel
option-heap_view-help = Wat er van de stapel te zien is. In het gedrukte spel alleen de bovenste kaart.
option-heap_view-top = De bovenste kaart
option-heap_view-top_and_count = De bovenste kaart en hoeveel
option-heap_view-spread = Alle kaarten

option-peek_own = Je eigen buit
option-peek_own-help = Mag je de kaarten bekijken die je hebt gepakt?
option-peek_own-off = Nee
option-peek_own-on = Ja

option-turn_marker = Laten zien wie aan de beurt is
option-turn_marker-help = Alleen van belang in de veelvraatvariant, waar je het zelf moet weten.
option-turn_marker-off = Niet in de veelvraatvariant
option-turn_marker-on = Altijd

option-pace = Tempo
option-pace-help = Draaien jullie zelf om, of komen de kaarten vanzelf?
option-pace-free = Wij draaien om
option-pace-windowed = Ze komen vanzelf

option-window_ms = Tijd voor elke kaart
option-window_ms-help = Als de kaarten vanzelf komen: duizendsten van een seconde tot de volgende.

option-min_reveal_ms = Tijd om te kijken
option-min_reveal_ms-help = Minstens zoveel duizendsten van een seconde tussen twee kaarten. Pakken kan altijd meteen. Neem 1200 voor kleine kinderen.

option-flip_timeout_ms = Wachten op een kaart
option-flip_timeout_ms-help = Duizendsten van een seconde tot de tafel voor iemand omdraait. 0: nooit.

option-sort_pause_ms = Pauze om te sorteren
option-sort_pause_ms-help = Duizendsten van een seconde waarin iedereen ziet wat Fex eruit haalt.

option-hesitation_ms = Langzaam is fout
option-hesitation_ms-help = In de veelvraatvariant: na zoveel duizendsten van een seconde kost treuzelen een veelvraat. 0: nooit.

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
option-leaver-empty = Niemand: de plek blijft leeg
option-leaver-stop = Niemand: het spel stopt

## Editions

preset-german_2011 = Duits: Keks oder König
preset-english_2011 = Engels: Cake or King
preset-french_2011 = Frans: Au royaume sucré
preset-dutch_2011 = Nederlands: Nilo Kilo
preset-spanish_2011 = Spaans: Rey o galleta
preset-italian_2011 = Italiaans: Re o biscotto

## Refusals

refusal-game_over = Het spel is afgelopen. Je kunt een nieuw spel beginnen.
refusal-not_for_seats = Dat kan alleen de tafel zelf. Kies een eigen zet.
refusal-has_left = Deze plek heeft het spel verlaten. Je kunt tot het eind toekijken.
refusal-not_now = Dit is niet het moment. De regel onder het bord zegt wat er komt.
refusal-not_your_turn = Nu beslist iemand anders. Straks ben jij aan de beurt.
refusal-no_such_seat = Op die plek speelt niemand. Kies een andere.
refusal-not_agreed = Dat is aan deze tafel niet afgesproken. Kijk bij de opties.
refusal-cards_come_alone = Aan deze tafel komen de kaarten vanzelf. Houd de stapel in de gaten.
refusal-flipped_wrongly = Je hebt het al geprobeerd. Iemand anders draait de volgende kaart om.
refusal-no_heap = Er ligt geen stapel. Wacht op de volgende kaart.
refusal-no_jester = Je hebt deze ronde geen nar meer. Omdraaien mag nog wel.
refusal-jester_gone = Deze nar is op. Neem er een die voor je ligt.
refusal-first_jester_goes = Je narren zijn allemaal gelijk. Neem de eerste.
refusal-nothing_to_leave = Er is nu niets om te laten liggen.
refusal-another_sorts = Iemand anders sorteert. Wacht even.
refusal-fex_likes_it = Dit lust Fex wel. Laat het bij de rest.
refusal-no_such_card = Zo’n kaart zit er niet bij. Kies een andere soort.
refusal-need_not_give = Je hoeft niets terug te geven.
refusal-not_kept = Van deze soort heb je geen kaart gehouden. Kies een andere.
refusal-seen_already = Dat heb je al gezegd. Wacht op de anderen.
refusal-say_who_begins = Zeg eerst wie de volgende ronde begint.
refusal-no_coin_won = Alleen wie een goudstuk kreeg, kan beginnen. Kies iemand anders.

## How to play

rules-01-title = Waar het om gaat
rules-01-text =
    Koning Nilo Kilo is dol op snoep, en zijn narren ook. Verzamel zoveel je kunt voor de koning komt!
    Met 2 tot 4 spelers, vanaf vijf jaar. Een spel duurt ongeveer een kwartier.

rules-02-title = Voor je begint
rules-02-text =
    Iedereen krijgt de drie narren van een kleur. 45 kaarten met snoep en 5 veelvraten worden geschud. De koning zit verstopt bij de laatste kaarten.
    De grootste deugniet begint.

rules-03-title = Omdraaien
rules-03-text =
    Ben je aan de beurt, draai dan de bovenste kaart om. Die gaat op de stapel, en de volgende is meteen aan de beurt. Niemand wacht.
    Onthoud wat er op de stapel ligt: je ziet alleen de bovenste kaart.

rules-04-title = Pakken
rules-04-text =
    Wanneer je maar wilt, ook als je niet aan de beurt bent, mag je een nar op de stapel gooien. Ben je de eerste, dan pak je alles, dicht. De nar is op voor deze ronde.
    Je kunt dus drie keer per ronde pakken. Zonder narren draai je gewoon verder om.

rules-05-title = Het eind van een ronde
rules-05-text =
    De ronde eindigt als alle narren op zijn of als de koning tevoorschijn komt. Dan krijgt niemand de stapel die er ligt.

rules-06-title = Tellen
rules-06-text =
    Tel van elke soort het snoep, niet de kaarten. Wie het meest heeft, houdt er één kaart van; bij evenveel meerdere spelers. De rest gaat terug.
    Daarna geeft wie de meeste veelvraten heeft een gehouden kaart terug.

rules-07-title = Goudstukken
rules-07-text =
    Wie de meeste kaarten heeft gehouden, krijgt een goudstuk; bij evenveel krijgen ze er allemaal een. Wie het kreeg, begint de volgende ronde.
    Wie het eerst drie goudstukken heeft, wint.

rules-08-title = Kieskeurige Fex
rules-08-text =
    Op de achterkant van de narren staat Fex, de kok, met wat hij niet lust. Gooi je zo’n kaart, dan tellen die soorten in de stapel niet voor je. Kies dus goed.
    In het strengere spel telt elke zo’n kaart als veelvraat. Na elke ronde gaan de Fex-kaarten een speler verder.

rules-09-title = Veelvraten draaien om
rules-09-text =
    In deze variant keert elke veelvraat de richting om. Niemand zegt wie aan de beurt is: let op! Wie buiten de beurt omdraait, neemt een veelvraat van de stapel.
    Fex en veelvraten kunnen samen.

rules-10-title = Wat we hebben aangenomen
rules-10-text =
    Het boekje zegt niet welke soorten er zijn, hoeveel snoep er op een kaart staat en wat Fex niet lust. Wij namen vijf soorten met 1 tot 3, of negen soorten met 1 tot 5.
    Wie de doos heeft, kan dat in een klein bestand verbeteren.

rules-11-title = Waar het boekje zwijgt
rules-11-text =
    De eerste nar krijgt de stapel; een late gaat terug. Na het pakken gaat verder wie na de laatste kaart aan de beurt was. Bij evenveel veelvraten geven ze allemaal terug. Wie het anders wil, vindt het bij de opties.

## The terminal

now-round = Ronde { $round }
now-heap = Stapel: { $card }
now-none = Stapel: geen
now-glutton = een veelvraat
now-king = de koning
now-card =
    { $sweets } × { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
now-count = Kaarten: { $n }
now-direction =
    ↻ { $way ->
        [1] met de klok mee
       *[other] andersom
    }
now-stack =
    Voorraad: { $tall ->
        [0] leeg
        [1] een paar kaarten
        [2] laag
        [3] half weg
        [4] hoog
       *[5] vol
    }
now-seat =
    Goudstukken { $coins } · narren { $left } · buit: { $tall ->
        [0] geen
        [1] een paar kaarten
        [2] klein
        [3] groot
       *[4] heel groot
    }
now-gone = is weg
now-refuses = Fex { $jester } lust niet: { $kinds }
now-kind =
    { $sweet ->
        [1] koekje
        [2] taartje
        [3] lolly
        [4] snoepje
        [5] ijsje
        [6] chocolaatje
        [7] puddinkje
        [8] donut
       *[9] spekje
    }
now-kept = Gehouden: { $kinds }
now-gluttons = Veelvraten: { $n }
now-flip = Jij bent aan de beurt: draai een kaart om – of pak
now-flip-wait = { $name } draait om. Pak wanneer je wilt
now-watch = Wie is er aan de beurt? Draai om als jij het bent – of pak
now-window = De kaarten komen vanzelf. Pak wanneer je wilt
now-sort = Haal eruit wat je Fex niet lust
now-sort-wait = { $name } sorteert
now-give = Jij hebt de meeste veelvraten: kies een kaart om terug te geven
now-give-wait = { $name } geeft een kaart terug
now-next = Alles gezien? Ga dan verder
now-next-wait = Wachten op { $name }
now-starter = Wie is de grootste deugniet? Zeg wie begint
now-starter-wait = { $name } zegt wie begint
now-over = Het spel is afgelopen

## Op tafel

board-heap = De stapel. Bovenop: { $card }
board-no-heap = Nog geen stapel
board-place = Jouw plek
board-flip = Omdraaien
board-snatch = Pakken!
board-snatch-left =
    { $n ->
        [one] Pakken: nog { $n } nar
       *[other] Pakken: nog { $n } narren
    }
board-throw-fex = Pakken met de Fex die dit niet lust: { $kinds }
board-fex-gone = Weggelegd: de Fex die dit niet lust: { $kinds }
board-seconds =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
board-keys = Toetsen tonen
board-keys-hide = Toetsen verbergen
board-coins =
    { $n ->
        [one] { $n } goudstuk
       *[other] { $n } goudstukken
    }
board-jesters =
    { $n ->
        [one] nog { $n } nar
       *[other] nog { $n } narren
    }
board-pile =
    { $height ->
        [0] geen kaarten gepakt
        [1] een paar kaarten gepakt
        [2] een stapeltje
        [3] een stapel
        [4] een hoge stapel
       *[5] een heel hoge stapel
    }
board-sorted-out = Fex haalt eruit: { $cards }
board-aside =
    { $n ->
        [one] Door Fex eruit gehaald: { $n } kaart
       *[other] Door Fex eruit gehaald: { $n } kaarten
    }
board-scoring = Het snoep wordt geteld
board-no-gluttons = Niemand hoeft een kaart terug te geven
board-to-end = Naar het einde van de telling
board-next = Volgende ronde
board-won =
    { $n ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
board-sort-alone = { $name } sorteert, en niemand anders kijkt
board-peek = Je eigen kaarten bekijken
