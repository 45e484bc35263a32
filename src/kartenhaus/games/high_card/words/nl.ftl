title = Hoge kaart
tagline = Drie kaarten, drie beurten, en de laatste telt het meest
summary = Iedereen legt in het geheim een kaart. De hoogste wint de beurt, en elke beurt telt een punt meer dan die ervoor. Wie de meeste punten heeft, wint.

## Zetten

move-lay = { $card } leggen

## Gebeurtenissen

event-dealt = Ronde { $deal }: drie kaarten voor iedereen
event-laid = { $name } heeft een kaart gelegd
event-turned_up = Beurt { $turn }: de kaarten worden omgedraaid
event-showed = { $name } laat de { $card } zien
event-took =
    { $points ->
        [one] { $name } wint de beurt met de { $card }: 1 punt
       *[other] { $name } wint de beurt met de { $card }: { $points } punten
    }
event-scored =
    { $points ->
        [one] { $name } heeft 1 punt in ronde { $deal }, { $total } in totaal
       *[other] { $name } heeft { $points } punten in ronde { $deal }, { $total } in totaal
    }
event-won =
    { $total ->
        [one] { $name } wint met 1 punt
       *[other] { $name } wint met { $total } punten
    }

## Waarom?

why-hc-03 = Elke ronde begint opnieuw: alle kaarten worden geschud en iedereen krijgt er drie.
why-hc-04 = Iedereen legt een kaart dicht neer. Tot de laatste heeft gekozen blijft die geheim en mag je wisselen.
why-hc-05 = De kaarten worden samen omgedraaid, en pas als iedereen er een heeft gelegd.
why-hc-06 = De hoogste kaart wint de beurt. Een beurt telt zoveel punten als het nummer ervan: de derde telt er drie.
why-hc-09 = Na drie beurten zijn alle handen leeg en worden de punten opgeschreven.
why-hc-11 = Wie de meeste punten heeft, wint. Wie er evenveel heeft, deelt de plaats.

## Opties

option-deals = Aantal rondes
option-deals-help = Hoeveel rondes een spel heeft.

option-one_beats_highest = De 1 tegen de hoogste kaart
option-one_beats_highest-help = Welke van de twee de beurt wint als ze allebei op tafel liggen.
option-one_beats_highest-off = De hoogste kaart wint
option-one_beats_highest-on = De 1 wint

preset-short = Een kort spel

## Weigeringen

refusal-game_over = Het spel is afgelopen. Je kunt een nieuw spel beginnen.
refusal-not_in_hand = Die kaart zit niet in deze hand. Kies een kaart die je hebt.
refusal-same_card = Deze kaart ligt al dicht op tafel. Kies een andere of wacht op de anderen.

## Zo speel je

rules-01-title = Waar het om gaat
rules-01-text = Win beurten met de hoogste kaart, vooral de late. Aan het eind wint wie de meeste punten heeft.

rules-02-title = Een beurt
rules-02-text = Iedereen legt een van zijn drie kaarten dicht neer. Dan worden ze allemaal tegelijk omgedraaid, en de hoogste wint de beurt. De eerste beurt telt één punt, de tweede twee, de derde drie.

rules-03-title = Het einde
rules-03-text = Na drie beurten worden de punten opgeschreven en de kaarten opnieuw gedeeld. Na het afgesproken aantal rondes is het spel afgelopen.
