title = Lobo 77
tagline = Ieder één kaart, samen één som, en niemand wil 77 zeggen
summary = Leg een kaart, tel die bij de som op en zeg de som hardop. Twee gelijke cijfers zoals 33 kosten een fiche, en wie op 77 of meer komt, verliest de ronde. Vergeet niet een nieuwe kaart te pakken! Wie het laatst in het spel zit, wint.

## Moves

move-lay = { $card } leggen
move-x2 = x2 leggen
move-turn = Richting veranderen
move-draw = Kaart pakken
move-forget = Niet pakken
move-call = { $total } zeggen
move-deal = Volgende ronde delen
move-close = De tijd om te pakken is voorbij
move-out = Speler { $seat } ligt eruit

## Events

event-dealt = { $name } deelt ronde { $deal }
event-starts = { $name } begint
event-laid = { $name }: { $before } + { $card } = { $total }
event-took_off = { $name }: { $before } − { $card } = { $total }
event-kept = { $name } legt 0: nog steeds { $total }
event-put_down = { $name } legt { $card }
event-turned = { $name } verandert de richting
event-doubled = { $name } legt ×2: de volgende moet twee kaarten leggen
event-called = { $name } zegt { $total }
event-miscalled = { $name } zegt { $said }; de goede som is { $total }
event-fined = { $name } betaalt een fiche voor de verkeerde som en heeft er nog { $chips }
event-doublet = { $total } heeft twee gelijke cijfers: { $name } geeft een fiche af en heeft er nog { $chips }
event-doublet_unseen = De verborgen som heeft twee gelijke cijfers: { $name } geeft een fiche af en heeft er nog { $chips }
event-lost_round =
    { $chips ->
        [one] { $total } is 77 of meer: { $name } verliest de ronde en heeft nog { $chips } fiche
       *[other] { $total } is 77 of meer: { $name } verliest de ronde en heeft nog { $chips } fiches
    }
event-ran_dry =
    { $chips ->
        [one] { $name } heeft geen kaart meer, verliest de ronde en heeft nog { $chips } fiche
       *[other] { $name } heeft geen kaart meer, verliest de ronde en heeft nog { $chips } fiches
    }
event-burdened =
    { $cards ->
        [one] { $name } heeft nog maar { $cards } kaart om te leggen
       *[other] { $name } moet { $cards } kaarten leggen
    }
event-drew = { $name } pakt een kaart
event-forgot =
    { $cards ->
        [one] { $name } is vergeten te pakken en speelt verder met { $cards } kaart
       *[other] { $name } is vergeten te pakken en speelt verder met { $cards } kaarten
    }
event-reshuffled = De gelegde kaarten worden geschud en zijn de nieuwe stapel
event-swims = { $name } heeft geen fiche meer en zwemt
event-left = { $name } heeft het spel verlaten
event-out = { $name } ligt eruit
event-won = { $name } wint

## Why? One sentence or two for the rule behind an event

why-lb-07 = Wie links van de deler zit, legt de eerste kaart. De som begint bij 0.
why-lb-11 = Als je aan de beurt bent, leg je precies één kaart, of twee na een ×2.
why-lb-12 = Het getal op de kaart komt bij de som.
why-lb-13 = Na het leggen pak je een nieuwe kaart van de stapel. Niemand doet dat voor je!
why-lb-14 = Als de stapel op is, worden de gelegde kaarten geschud en zijn die de nieuwe.
why-lb-15 = Pakken kan tot de volgende kaart ligt. Wie het dan niet heeft gedaan, speelt tot het eind van de ronde met minder kaarten.
why-lb-17 = Sommen met twee gelijke cijfers kosten een fiche: 11, 22, 33, 44, 55, 66. De ronde gaat door.
why-lb-20 = Een kaart met −10 maakt de som kleiner. Die mag zelfs onder nul komen.
why-lb-22 = Een 0 verandert niets: nu heeft de volgende het probleem.
why-lb-24 = De pijl keert de volgorde om, en zo blijft het tot de volgende pijl.
why-lb-26 = Voor elke ronde worden alle kaarten geschud en opnieuw gedeeld.
why-lb-27 = Wie een kaart legt, zegt de nieuwe som. Een verkeerde som wordt verbeterd.
why-lb-31 = Na een ×2 is je beurt voorbij. De volgende moet twee kaarten leggen.
why-lb-34 = Na een ×2 legt de volgende twee kaarten, de een na de ander.
why-lb-36 = Een ×2 mag nooit direct op een ×2 liggen. Of hij de tweede van twee kaarten mag zijn, spreekt de tafel af.
why-lb-50 = Wie op 77 of meer komt, verliest de ronde, en er begint een nieuwe.
why-lb-60 = Zonder fiche zwem je: nog in het spel, maar na het volgende verlies lig je eruit.
why-lb-61 = Wie een fiche moet afgeven en er geen heeft, ligt eruit.
why-lb-70 = Er wordt gespeeld tot er nog maar één over is.
why-lb-71 = Wie het laatst in het spel zit, wint, ook zonder fiche.

## Options

option-cost_77 = Prijs van 77
option-cost_77-help = Wat het kost om op 77 of meer te komen.
option-cost_77-one = Eén fiche
option-cost_77-all = Alle fiches

option-dealer = Deler
option-dealer-help = Wie de volgende ronde deelt. Wie links van de deler zit, begint.
option-dealer-fixed = Altijd dezelfde
option-dealer-starter = Wie de vorige ronde begon

option-forgot_hand = Na vergeten te pakken
option-forgot_hand-help = Met hoeveel kaarten je verder speelt als je vergeet te pakken.
option-forgot_hand-one_less = Eén minder
option-forgot_hand-three = Drie

option-game_end = Einde van het spel
option-game_end-help = Wanneer het spel voorbij is.
option-game_end-last_player = Er is één speler over
option-game_end-last_with_chips = Eén speler heeft nog fiches

option-card_76 = De kaart 76
option-card_76-help = In sommige dozen zit één kaart met 76.
option-card_76-in = Doet mee
option-card_76-out = Doet niet mee

option-swimming = Zwemmen
option-swimming-help = Mag iemand zonder fiche doorspelen tot het volgende verlies?
option-swimming-on = Ja
option-swimming-off = Nee, na de laatste fiche is het uit

option-x2_as_second = ×2 als tweede kaart
option-x2_as_second-help = Mag de tweede van twee kaarten een ×2 zijn?
option-x2_as_second-allowed = Ja
option-x2_as_second-forbidden = Nee

option-x2_draw = Pakken na een ×2
option-x2_draw-help = Wanneer je nieuwe kaarten pakt als je er twee moet leggen.
option-x2_draw-after_both = Na beide kaarten
option-x2_draw-after_each = Na elke kaart

option-x2_check = Som van twee kaarten
option-x2_check-help = Tellen na een ×2 beide sommen, of alleen de laatste?
option-x2_check-each = Beide sommen
option-x2_check-final = Alleen de laatste

option-doublet_trigger = Nog eens dezelfde som
option-doublet_trigger-help = Kost een 0, een pijl of een ×2 op een som zoals 22 ook een fiche?
option-doublet_trigger-called = Ja, wie het zegt, betaalt
option-doublet_trigger-changed = Nee, alleen een nieuwe som kost iets

option-negative_doublets = Gelijke cijfers onder nul
option-negative_doublets-help = Kosten −11, −22 enzovoort ook een fiche?
option-negative_doublets-off = Nee
option-negative_doublets-on = Ja

option-draw_mode = Pakken
option-draw_mode-help = Pakken kun je vergeten. Beginners kunnen het de tafel laten doen.
option-draw_mode-manual = Ieder moet er zelf aan denken
option-draw_mode-reminder = De stapel herinnert je eraan
option-draw_mode-auto = De tafel pakt

option-draw_window = Tijd om te pakken
option-draw_window-help = Seconden waarin je kunt pakken. Met 0 is er tijd tot de volgende kaart ligt.

option-forgot_again = Nog eens vergeten
option-forgot_again-help = Wat er gebeurt als iemand in een ronde nog eens vergeet te pakken.
option-forgot_again-less = Elke keer een kaart minder
option-forgot_again-no_effect = Verder niets

option-empty_hand = Geen kaart meer
option-empty_hand-help = Wat er gebeurt als iemand met een lege hand vergeet te pakken.
option-empty_hand-draw_one = Er wordt een kaart gepakt
option-empty_hand-lose_round = De ronde is verloren

option-total_call = De som
option-total_call-help = Wie er rekent, en wie de som ziet.
option-total_call-auto = De tafel rekent
option-total_call-player = Jullie rekenen zelf
option-total_call-hidden = Niemand ziet de som, onthouden!

option-wrong_total = Een verkeerde som
option-wrong_total-help = Wat een verkeerde som kost als jullie zelf rekenen.
option-wrong_total-corrected = Niets, die wordt verbeterd
option-wrong_total-chip = Eén fiche

option-reshuffle_top = Bovenste kaart
option-reshuffle_top-help = Wat er met de laatst gelegde kaart gebeurt als de gelegde kaarten worden geschud.
option-reshuffle_top-in = Die wordt ook geschud
option-reshuffle_top-stays = Die blijft liggen

option-out_hand = Kaarten van wie eruit ligt
option-out_hand-help = Waar de kaarten blijven van wie eruit ligt.
option-out_hand-aside = Opzij tot er weer wordt gedeeld
option-out_hand-discard = Bij de gelegde kaarten

option-look_back = Terugkijken
option-look_back-help = Mogen de gelegde kaarten worden bekeken? Nooit als de som verborgen is.
option-look_back-off = Alleen de bovenste
option-look_back-on = Allemaal

option-start_chips = Fiches
option-start_chips-help = Fiches voor iedere speler aan het begin. Met minder is het spel korter.

option-hand_size = Handkaarten
option-hand_size-help = Zoveel kaarten krijgt iedereen. In de eerste uitgave waren het er vier.

option-turn_timer = Bedenktijd
option-turn_timer-help = Seconden voor elke keuze. Met 0 hoeft niemand zich te haasten.

option-on_timeout = Als de tijd om is
option-on_timeout-help = Wat de tafel doet als de bedenktijd voorbij is.
option-on_timeout-wait = Wachten
option-on_timeout-random = Zomaar een kaart
option-on_timeout-lowest_risk = De veiligste kaart

option-leaver = Als iemand weggaat
option-leaver-help = Wat er gebeurt als iemand voorgoed weggaat.
option-leaver-bot = Een bot speelt verder
option-leaver-out = Die ligt eruit

## Editions

preset-iberian = Spaans en Portugees, 2004
preset-english = Engels, 2004

## Refusals

refusal-game_over = Het spel is afgelopen. Je kunt een nieuw spel beginnen.
refusal-not_for_seats = Dat kan alleen de tafel zelf. Kies een van je eigen zetten.
refusal-not_agreed = Dat is aan deze tafel niet afgesproken.
refusal-out_of_game = Wie eruit ligt, kan alleen nog toekijken.
refusal-not_your_turn = Iemand anders is aan de beurt. Wacht even.
refusal-deal_first = De ronde is voorbij. Eerst wordt er opnieuw gedeeld.
refusal-call_first = Zeg eerst de nieuwe som.
refusal-not_in_hand = Die kaart zit niet in deze hand. Kies een kaart die je hebt.
refusal-x2_on_x2 = Een ×2 mag niet direct op een ×2. Leg eerst een andere kaart.
refusal-x2_as_second = Aan deze tafel mag de tweede kaart geen ×2 zijn. Leg een andere.
refusal-nothing_to_draw = Er is nu niets voor je te pakken. Pakken kan na het leggen, tot de volgende kaart ligt.
refusal-nothing_to_call = Je hoeft nu geen som te zeggen. Dat komt na het leggen, als het is afgesproken.
refusal-nothing_to_deal = Er wordt nu niet gedeeld. De ronde is nog bezig.
refusal-another_deals = Deze keer deelt iemand anders. Wacht even.

## How to play

rules-01-title = Waar het om gaat
rules-01-text =
    Iedereen legt kaarten op één stapel, en samen vormen die één som. Niemand wil die op 77 of meer brengen, en niemand wil twee gelijke cijfers.
    Met 2 tot 8 spelers, vanaf een jaar of acht. Een spel duurt ongeveer een half uur; dat is geschat, want in het boekje staat geen tijd.

rules-02-title = De kaarten
rules-02-text =
    Er zijn 56 kaarten. Drie van elk getal van 2 tot 9, acht met 10.
    Telkens één kaart met 11, 22, 33, 44, 55, 66 en 76.
    Vier met 0, vier met −10, vier met ×2 en vijf met een pijl die de richting verandert.
    Iedereen begint met drie fiches.

rules-03-title = Vóór de eerste kaart
rules-03-text =
    De deler wordt geloot. Iedereen krijgt vijf kaarten; de rest is de stapel.
    Wie links van de deler zit, begint. Het gaat met de klok mee.

rules-04-title = Jouw beurt
rules-04-text =
    Leg een kaart, tel die bij de som op, zeg de nieuwe som. De som begint bij 0.
    Je moet een kaart leggen, ook als ze allemaal slecht zijn.

rules-05-title = Vergeet niet te pakken!
rules-05-text =
    Na het leggen pak je een nieuwe kaart, zodat je er altijd vijf hebt. Daar moet je zelf aan denken.
    Zodra de volgende een kaart legt, is het te laat. Dan speel je tot het eind van de ronde verder met vier kaarten, en met nog minder als je het weer vergeet.
    De laatste kaart kun je niet vergeten: met een lege hand krijg je er een.
    Als de stapel op is, worden de gelegde kaarten geschud en zijn die de nieuwe.

rules-06-title = Gelijke cijfers
rules-06-text =
    Wie de som op 11, 22, 33, 44, 55 of 66 brengt, geeft een fiche af. De ronde gaat door, de som blijft.
    Wie zo’n som nog eens zegt, betaalt ook, met een 0, een pijl of een ×2.
    Kaarten met gelijke cijfers kosten zelf niets; alleen de som telt.

rules-07-title = Bijzondere kaarten
rules-07-text =
    −10: de som gaat tien omlaag. Die mag onder nul komen, en gelijke cijfers onder nul kosten niets.
    0: de som blijft.
    Pijl: de som blijft, en het gaat andersom tot de volgende pijl. Met z’n tweeën verandert er niets.
    ×2: de som blijft. De volgende moet twee kaarten leggen, de een na de ander, en pakt er daarna twee. Beide sommen tellen.
    Een ×2 mag niet direct op een ×2, maar wel als tweede kaart. Wie niets anders heeft, mag hem leggen.
    76: telt 76 op. Die helpt alleen als de som 0 of lager is. Op −10 wordt het 66: gelijke cijfers!

rules-08-title = Het einde van een ronde
rules-08-text =
    Wie op 77 of meer komt, geeft een fiche af, en de ronde is meteen voorbij. Een tweede kaart wordt niet meer gelegd.
    Alle kaarten worden geschud en opnieuw gedeeld, altijd door dezelfde deler.

rules-09-title = Zwemmen
rules-09-text =
    Zonder fiche zwem je: je speelt door. Moet je nog eens een fiche afgeven, dan lig je eruit en gaan je kaarten opzij.
    Wie het laatst in het spel zit, wint, zwemmend of niet. De anderen volgen naar hoelang ze het hebben uitgehouden.

rules-10-title = Uitgaven en huisregels
rules-10-text =
    Het Engelse boekje is anders: 77 kost alle fiches, wie een ronde begon, deelt de volgende, wie vergeet te pakken speelt verder met drie kaarten, er is geen 76, en de laatste met fiches wint.
    Een tafel kan zelf rekenen, de som verbergen, de gelegde kaarten bekijken of de tafel laten pakken. Dat staat allemaal bij de opties.

## What is going on now

now-lay = Leg een kaart
now-lay-wait = { $name } legt een kaart
now-lay-two = Leg twee kaarten. Dit is de eerste
now-lay-two-wait = { $name } moet twee kaarten leggen
now-lay-second = Leg je tweede kaart
now-lay-second-wait = { $name } legt de tweede kaart
now-draw = Je kunt pakken voordat { $name } een kaart legt
now-call = Zeg de nieuwe som
now-call-wait = { $name } zegt de nieuwe som
now-deal = De ronde is voorbij. Deel de volgende
now-deal-wait = De ronde is voorbij. { $name } deelt de volgende
now-over = Het spel is afgelopen

## What the simulator counts

points-a-deal = Overleefde medespelers per ronde
value-a-deal = Levens over na een ronde

## The board

round-title = Ronde { $deal }
total-title = Som { $total }
total-hidden = Som ?
last-card = Laatste kaart { $card }
last-none = Er ligt nog geen kaart
card-x2 = ×2
card-turn = ↻
direction-left = Het gaat met de klok mee
direction-right = Het gaat andersom
piles =
    { $deck ->
        [one] Stapel { $deck } kaart
       *[other] Stapel { $deck } kaarten
    }
hand-title = Jouw hand
seat-chips =
    { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiches
    }
seat-swims = zwemt
seat-out = ligt eruit
seat-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }

## The board in the browser

card-label = Kaart { $card }
card-x2-label = ×2: de volgende speler legt twee kaarten
card-turn-label = Verandering van richting
next-player = Daarna { $name }
line-title = Getallenlijn
line-label = Getallenlijn: de som is { $total }
draw-for-me = Pak voor mij
draw-for-all = Pak voor iedereen
pad-erase = Wissen
pad-sign = Plus of min
laid-title = Gelegde kaarten
course-losses = Ingeleverde fiches, ronde na ronde
