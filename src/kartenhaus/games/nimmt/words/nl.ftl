title = 6 nimmt!
tagline = Vier rijen, tien kaarten, en de zesde wil niemand
summary = Iedereen kiest in het geheim een kaart. Dan gaan alle kaarten naar vier rijen, de laagste eerst. Leg je de zesde kaart in een rij, dan pak je de andere vijf, en elke kop daarop is een strafpunt. Wie de minste koppen heeft, wint.

## Moves

move-choose = { $card } leggen
move-take_back = Kaart terugnemen
move-row = Rij { $row }
move-draft = { $card } nemen
move-ready = Volgende ronde
move-cancel = Ronde afbreken

## Events

event-dealt = Ronde { $deal }: tien kaarten voor iedereen
event-draft_began = Ronde { $deal }: alle kaarten liggen open, { $name } kiest eerst
event-drafted = { $name } neemt de { $card }
event-rows_opened = Vier kaarten beginnen de rijen
event-chose = { $name } heeft een kaart gelegd
event-took_back = { $name } neemt de kaart terug
event-turned_up = Beurt { $turn }: de kaarten worden omgedraaid
event-placed = { $name }: de { $card } gaat naar rij { $row }
event-sixth =
    { $heads ->
        [one] { $name } legt de { $card } als zesde kaart en pakt rij { $row }: { $heads } kop
       *[other] { $name } legt de { $card } als zesde kaart en pakt rij { $row }: { $heads } koppen
    }
event-too_low = { $name }: de { $card } past nergens
event-took_row =
    { $heads ->
        [one] { $name } pakt rij { $row }: { $heads } kop
       *[other] { $name } pakt rij { $row }: { $heads } koppen
    }
event-deal_ended = Ronde { $deal } is afgelopen
event-scored =
    { $heads ->
        [one] { $name } heeft { $heads } kop in ronde { $deal }, { $total } in totaal
       *[other] { $name } heeft { $heads } koppen in ronde { $deal }, { $total } in totaal
    }
event-limit_passed =
    { $total ->
        [one] { $name } komt met { $total } kop aan de grens
       *[other] { $name } komt met { $total } koppen aan de grens
    }
event-extra_deal = Meerdere spelers hebben de minste koppen: nog één ronde beslist
event-was_ready = { $name } wil de volgende ronde
event-cancelled = Ronde { $deal } wordt afgebroken en telt voor niemand
event-won =
    { $total ->
        [one] { $name } wint met { $total } kop: niemand heeft er minder
       *[other] { $name } wint met { $total } koppen: niemand heeft er minder
    }

## Why? One sentence or two for the rule behind an event

why-sn-05 = Elke ronde begint opnieuw: alle kaarten worden geschud en iedereen krijgt er tien.
why-sn-07 = Vier open kaarten beginnen de vier rijen. Alle andere kaarten komen daarachter.
why-sn-10 = Elke beurt legt iedereen één kaart dicht neer. Nog niemand mag die zien.
why-sn-11 = De kaarten worden samen omgedraaid, en pas als iedereen heeft gekozen. Tot dan blijft elke keuze geheim.
why-sn-17 = De getallen in een rij lopen altijd op. Van de rijen die lager eindigen dan de kaart, komt de kaart in de rij die er het dichtst onder eindigt.
why-sn-20 = In een rij passen vijf kaarten. Wie de zesde moet leggen, pakt die vijf, en de zesde begint de rij opnieuw.
why-sn-22 = De getallen in een rij lopen altijd op. Deze kaart is lager dan de laatste kaart van alle vier de rijen, dus past die nergens achter.
why-sn-23 = Wie een kaart legt die te laag is voor alle rijen, pakt een van de vier. De lage kaart begint die rij dan opnieuw.
why-sn-36 = Een ronde eindigt als alle handen leeg zijn. Kaarten die nog in de rijen liggen, tellen voor niemand.
why-sn-37 = Na een ronde telt iedereen de koppen op de gepakte kaarten. Ze komen bij die van de eerdere rondes.
why-sn-38 = Als iedereen de uitslag heeft gezien, worden alle kaarten geschud en begint de volgende ronde.
why-sn-39 = Er komt ronde na ronde, tot iemand meer koppen heeft dan afgesproken. Dat wordt pas na een hele ronde bekeken.
why-sn-41 = Aan het eind wint wie de minste koppen heeft. De eerste plaats kan gedeeld worden, als de tafel geen extra ronde heeft afgesproken.
why-sn-54 = In de variant voor profs wordt er niet gedeeld. Alle kaarten in het spel liggen open op tafel.
why-sn-55 = Om de beurt neemt iedereen een open kaart, telkens weer, tot ieder er tien heeft.

## Options

option-variant = Variant
option-variant-help = Het basisspel, of het spel voor profs waarin je zelf je kaarten kiest.
option-variant-base = Basisspel
option-variant-professional = Profs

option-end_mode = Einde van het spel
option-end_mode-help = Wat het spel beëindigt: een aantal koppen, een aantal rondes, of wat het eerst komt.
option-end_mode-limit = Een aantal koppen
option-end_mode-deals = Een aantal rondes
option-end_mode-first_of_both = Wat het eerst komt

option-limit = Grens
option-limit-help = Het aantal koppen waarmee het spel eindigt.

option-deals = Aantal rondes
option-deals-help = Hoeveel rondes er zijn als het spel na een aantal rondes eindigt.

option-limit_compare = Op de grens
option-limit_compare-help = Eindigt het spel al met precies zoveel koppen, of pas met meer?
option-limit_compare-over = Pas erboven
option-limit_compare-reach = De grens is genoeg

option-heads_rule = Koppen op de kaarten
option-heads_rule-help = Je kunt het Italiaanse boekje zo lezen dat elk getal met een 5 minstens twee koppen heeft.
option-heads_rule-printed = Zoals op de kaarten
option-heads_rule-italian_literal = Italiaans boekje, letterlijk

option-symbol = Plaatje
option-symbol-help = Welk dier er op de kaarten staat. Voor het spel maakt het niets uit.
option-symbol-by_language = Zoals de taal het heeft
option-symbol-donkey = Ezel
option-symbol-bull = Stier

option-tie = Gedeelde eerste plaats
option-tie-help = Wat er gebeurt als meerdere spelers de minste koppen hebben.
option-tie-shared = Ze winnen allemaal
option-tie-extra_deal = Nog één ronde beslist

option-auto_row = Rij voor een te lage kaart
option-auto_row-help = Past een kaart nergens, dan kies je zelf een rij, of de goedkoopste wordt meteen gepakt.
option-auto_row-off = Zelf kiezen
option-auto_row-cheapest = De goedkoopste pakken

option-change_choice = Van gedachten veranderen
option-change_choice-help = Mag je een dichte kaart weer terugnemen?
option-change_choice-until_all = Tot iedereen heeft gekozen
option-change_choice-never = Nee, gelegd is gelegd

option-pile_view = Gepakte kaarten
option-pile_view-help = Wat iedereen ziet van de kaarten die in deze ronde zijn gepakt.
option-pile_view-counts_public = Hoeveel koppen
option-pile_view-all_open = Alle kaarten
option-pile_view-closed = Niets, uit het hoofd

option-history = Terugkijken
option-history-help = Hoe ver terug de tafel laat zien wat er is gespeeld.
option-history-last_turn = De laatste beurt
option-history-full = Het hele spel

option-first_drafter = Wie eerst kiest
option-first_drafter-help = Wie in de variant voor profs de eerste kaart neemt.
option-first_drafter-random_then_left = Eerst loten, dan naar links
option-first_drafter-last_loser = Wie de meeste koppen heeft
option-first_drafter-fixed = Altijd de eerste plek

option-draft_order = Volgorde van kiezen
option-draft_order-help = In welke richting de kaarten in de variant voor profs worden genomen.
option-draft_order-clockwise = Altijd met de klok mee
option-draft_order-snake = Heen en weer terug

option-draft_memory = Gekozen handen
option-draft_memory-help = Blijven de open gekozen kaarten open?
option-draft_memory-hidden = Nee, uit het hoofd
option-draft_memory-shown = Ja, ze blijven open

option-self_place = Zelf aanleggen
option-self_place-help = Om te leren: iedereen legt de eigen kaart aan, en een verkeerde rij wordt uitgelegd.
option-self_place-off = Kaarten gaan vanzelf
option-self_place-on = Iedereen legt zelf aan

option-turn_timer = Bedenktijd
option-turn_timer-help = Seconden voor elke keuze. Met 0 hoeft niemand zich te haasten.

option-on_timeout = Als de tijd om is
option-on_timeout-help = Wat de tafel doet als de bedenktijd voorbij is.
option-on_timeout-wait = Wachten
option-on_timeout-random = Zomaar een kaart
option-on_timeout-lowest_risk = De veiligste kaart

option-leaver = Als iemand weggaat
option-leaver-help = Wie verder speelt voor iemand die voorgoed weggaat.
option-leaver-bot = Een bot
option-leaver-cancel_deal = Niemand: het spel eindigt, zonder deze ronde
option-leaver-auto_random = Het toeval

## Editions

preset-italian_1998 = Italiaans boekje, 1998
preset-english_2005 = Engels boekje, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = Het spel is afgelopen. Je kunt een nieuw spel beginnen.
refusal-not_now = Dat kan nu niet. De regel boven de kaarten zegt wat er nu moet gebeuren.
refusal-not_in_hand = Die kaart zit niet in deze hand. Kies er een die je hebt.
refusal-already_laid = Aan deze tafel blijft een gelegde kaart liggen. Wacht op de anderen.
refusal-same_card = Deze kaart ligt al dicht op tafel. Kies een andere of wacht op de anderen.
refusal-nothing_to_take_back = Er ligt geen dichte kaart van jou. Kies er eerst een.
refusal-cards_turned_up = De kaarten zijn al omgedraaid. In de volgende beurt kun je weer kiezen.
refusal-placed_by_rule = Deze kaart vindt vanzelf de juiste rij. Jij kiest alleen als je kaart nergens past.
refusal-another_places = Iemand anders legt nu een kaart aan. Wacht even.
refusal-row_ends_higher = De getallen in een rij moeten oplopen, en deze rij eindigt hoger. Kies er een die lager eindigt.
refusal-nearer_row = Een andere rij eindigt dichter bij je kaart. Kies die.
refusal-not_your_pick = Iemand anders kiest nu. Jij bent zo aan de beurt.
refusal-not_on_display = Die kaart kun je niet nemen. Neem er een die open ligt.
refusal-already_ready = Je hebt al ja gezegd tegen de volgende ronde. Wacht op de anderen.
refusal-not_for_seats = Dat kan alleen de tafel zelf. Kies een van je eigen zetten.
refusal-rows_later = Er komt pas iets bij een rij als iedereen heeft gekozen en de kaarten zijn omgedraaid.

## How to play

rules-01-title = Waar het om gaat
rules-01-text =
    Pak zo weinig mogelijk kaarten! Op elke kaart staan een of meer koppen, en elke kop is een strafpunt. Aan het eind wint wie de minste koppen heeft.
    Je speelt met 2 tot 10, het liefst vanaf een jaar of tien. Een spel duurt ongeveer drie kwartier.

rules-02-title = Kaarten en koppen
rules-02-text =
    Er zijn 104 kaarten, van elk getal van 1 tot 104 één. Zoveel koppen staan erop:
    7 koppen: 55
    5 koppen: de andere getallen met twee gelijke cijfers (11, 22, 33, 44, 66, 77, 88, 99)
    3 koppen: de tientallen (10, 20, 30 enzovoort tot 100)
    2 koppen: getallen die op 5 eindigen (5, 15, 25 enzovoort tot 95, behalve 55)
    1 kop: alle andere
    Samen zijn dat 171 koppen.

rules-03-title = Voor de eerste beurt
rules-03-text =
    Alle kaarten worden geschud. Iedereen krijgt er tien; niemand anders ziet ze, en ze liggen voor je op volgorde van laag naar hoog.
    Vier andere kaarten komen open in het midden. Elk begint een van de vier rijen. In een rij passen vijf kaarten, de eerste meegeteld.
    De overige kaarten doen deze ronde niet mee.

rules-04-title = Een beurt: kiezen in het geheim
rules-04-text =
    Iedereen kiest tegelijk een eigen kaart en legt die dicht neer. Je mag van gedachten veranderen tot iedereen heeft gekozen.
    Dan worden alle kaarten in één keer omgedraaid.

rules-05-title = Waar de kaarten heen gaan
rules-05-text =
    De laagste kaart wordt het eerst aangelegd, dan de volgende, enzovoort. Elke kaart komt aan het eind van een rij. Welke rij, kies je niet zelf; dat zeggen twee regels.
    Omhoog: een kaart past alleen achter een lagere.
    Dichtbij: past een kaart in meer rijen, dan gaat die naar de rij waar de laatste kaart er het dichtst onder zit.
    Een voorbeeld: de rijen eindigen op 8, 31, 54 en 70. Een 57 past in de eerste drie. Die gaat achter de 54.

rules-06-title = De zesde kaart pakt
rules-06-text =
    Met vijf kaarten is een rij vol. Moet jouw kaart daarheen, dan is het de zesde: je pakt de vijf kaarten, en die van jou begint de rij opnieuw.
    Alleen de kaarten die je pakt tellen. Je eigen kaart blijft op tafel en kost je niets.

rules-07-title = Te laag voor alle rijen
rules-07-text =
    Is je kaart lager dan de laatste kaart van alle vier de rijen, dan past die nergens. Je pakt dan een hele rij naar keuze, lang of kort, en jouw kaart begint die opnieuw.
    Meestal pak je de rij met de minste koppen, maar je mag elke rij pakken.
    Kaarten die na de jouwe komen, kunnen in de nieuwe rij belanden. Dat kan veel veranderen!

rules-08-title = Het einde van een ronde
rules-08-text =
    Gepakte kaarten liggen voor je en komen nooit in je hand.
    Na tien beurten zijn alle handen leeg. Wat nog in de rijen ligt, telt voor niemand. Iedereen telt de eigen koppen op, de uitslag wordt opgeschreven, en met alle kaarten begint een nieuwe ronde.

rules-09-title = Het einde van het spel
rules-09-text =
    Het spel eindigt na de ronde waarin iemand in totaal boven de 66 koppen komt. Precies 66 is nog niet genoeg. De ronde wordt altijd uitgespeeld.
    Wie de minste koppen heeft, wint. Hebben er meerdere even weinig, dan winnen ze allemaal. De anderen volgen naar hun aantal koppen.
    Voor het spel kun je een andere grens afspreken, of een aantal rondes.

rules-10-title = De variant voor profs
rules-10-text =
    Alleen de laagste kaarten doen mee: tien voor iedereen en vier extra. Met 3 spelers is dat 1 tot 34, met 4 spelers 1 tot 44. Zo weet iedereen welke kaarten er zijn.
    Er wordt niet gedeeld. Alle kaarten liggen open, en om de beurt neemt iedereen er een, telkens weer, tot ieder er tien heeft. De vier die overblijven, beginnen de rijen.
    Het lot bepaalt wie eerst kiest; elke ronde schuift dat een plek naar links op. Daarna zijn de handen dicht: probeer ze te onthouden.
    Al het andere blijft gelijk. Met z’n tweeën staan er maar 38 koppen op de kaarten, dus een spel duurt langer.

rules-11-title = Uitgaven en huisregels
rules-11-text =
    In sommige uitgaven eindigt het spel al als iemand precies 66 koppen heeft. Bij ‘Category 5’ eindigt het met meer dan 74. De Italiaanse uitgave heeft ezels in plaats van stieren.
    Letterlijk gelezen geeft het Italiaanse boekje ook 51 tot 54 en 56 tot 59 twee koppen. De gedrukte kaarten doen dat niet.
    De tafel kan ook een extra ronde afspreken bij een gedeelde eerste plaats, kaarten die je niet mag terugnemen, of verborgen koppen die je moet onthouden. Dat staat allemaal bij de opties.

rules-12-title = Twee bekende verrassingen
rules-12-text =
    Twee rijen eindigen op 25 (nog maar drie kaarten) en op 27 (al vijf kaarten). Jouw 30 gaat niet achter de veilige 25: de 27 is dichterbij, dus je pakt die rij.
    Een rij eindigt op 63 en je legt de 64. Dat lijkt veilig. Maar pakt een lagere kaart eerst de rij met de 63, dan moet jouw 64 ergens anders heen.

## What is going on now

now-draft = Neem een van de open kaarten
now-draft-wait = { $name } neemt een kaart
now-choose = Kies een kaart
now-chosen =
    { $more ->
        [0] Jouw { $card } ligt dicht. Wachten op { $name }
        [one] Jouw { $card } ligt dicht. Wachten op { $name } en nog iemand
       *[other] Jouw { $card } ligt dicht. Wachten op { $name } en { $more } anderen
    }
now-wait =
    { $more ->
        [0] Wachten op { $name }
        [one] Wachten op { $name } en nog iemand
       *[other] Wachten op { $name } en { $more } anderen
    }
now-take-row = Pak een rij: jouw { $card } past nergens
now-take-row-wait = { $name } pakt een rij: de { $card } past nergens
now-self-place = Leg je { $card } aan de juiste rij
now-self-place-wait = { $name } legt de { $card } aan een rij
now-score = Ronde { $deal } is afgelopen. Klaar voor de volgende?
now-over = Het spel is afgelopen

## What the simulator counts

points-a-deal = Koppen per ronde

## The board

heads =
    { $heads ->
        [one] { $heads } kop
       *[other] { $heads } koppen
    }
card-label =
    { $heads ->
        [one] Kaart { $card }, { $heads } kop
       *[other] Kaart { $card }, { $heads } koppen
    }
card-chosen-label =
    { $heads ->
        [one] Kaart { $card }, { $heads } kop, ligt dicht. Druk nog eens om de kaart terug te nemen
       *[other] Kaart { $card }, { $heads } koppen, ligt dicht. Druk nog eens om de kaart terug te nemen
    }
played-label =
    { $heads ->
        [one] { $name }: kaart { $card }, { $heads } kop
       *[other] { $name }: kaart { $card }, { $heads } koppen
    }
row-label =
    { $heads ->
        [one] Rij { $row }: { $cards }. { $n } van 5 kaarten, { $heads } kop
       *[other] Rij { $row }: { $cards }. { $n } van 5 kaarten, { $heads } koppen
    }
row-take-label =
    { $heads ->
        [one] Rij { $row } pakken met { $cards }: { $heads } kop
       *[other] Rij { $row } pakken met { $cards }: { $heads } koppen
    }
row-take =
    { $heads ->
        [one] Pakken: { $heads } kop
       *[other] Pakken: { $heads } koppen
    }
row-put-label = De kaart aan rij { $row } leggen, na { $cards }
row-put = Hier
row-cost =
    { $heads ->
        [one] Deze rij pakken kost { $heads } kop
       *[other] Deze rij pakken kost { $heads } koppen
    }
danger-place = Zesde plek: wie hier komt, pakt de rij
rows-title = De vier rijen
hand-title = Jouw hand
turned-up-title = De kaarten van deze beurt
deal-turn = Ronde { $deal }, beurt { $turn } van 10
draft-title = Open kaarten: { $n }
draft-group = { $from } tot { $to }
seat-heads =
    { $heads ->
        [one] { $heads } kop in deze ronde, { $total } ervoor
       *[other] { $heads } koppen in deze ronde, { $total } ervoor
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } kop voor deze ronde
       *[other] { $total } koppen voor deze ronde
    }
seat-laid = heeft een kaart dicht gelegd
pile-title = { $name }: gepakte kaarten
pile-count =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }, { $heads ->
        [one] { $heads } kop
       *[other] { $heads } koppen
    }
pile-empty = Niets gepakt in deze ronde
pile-closed = In deze stapel mag alleen { $name } kijken
pile-closed-all = De stapels blijven dicht tot het einde van de ronde
fewest-wins = Wie de minste koppen heeft, wint
limit-over =
    { $limit ->
        [one] Het spel eindigt na de ronde waarin iemand meer dan { $limit } kop heeft
       *[other] Het spel eindigt na de ronde waarin iemand meer dan { $limit } koppen heeft
    }
limit-reach =
    { $limit ->
        [one] Het spel eindigt na de ronde waarin iemand { $limit } kop of meer heeft
       *[other] Het spel eindigt na de ronde waarin iemand { $limit } koppen of meer heeft
    }
limit-deals =
    { $deals ->
        [one] Het spel eindigt na { $deals } ronde
       *[other] Het spel eindigt na { $deals } rondes
    }
limit-first-over =
    Het spel eindigt na { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }, of eerder, na een ronde waarin iemand meer dan { $limit ->
        [one] { $limit } kop
       *[other] { $limit } koppen
    } heeft
limit-first-reach =
    Het spel eindigt na { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }, of eerder, na een ronde waarin iemand { $limit ->
        [one] { $limit } kop
       *[other] { $limit } koppen
    } of meer heeft
limit-mark = Grens { $limit }
end-won =
    { $heads ->
        [one] { $name } wint met maar { $heads } kop
       *[other] { $name } wint met maar { $heads } koppen
    }
end-shared =
    { $heads ->
        [one] { $names } winnen samen met elk { $heads } kop
       *[other] { $names } winnen samen met elk { $heads } koppen
    }
end-cancelled = De ronde is afgebroken; de afgemaakte rondes tellen
