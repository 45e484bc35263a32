## De rondleiding

tour-goal = Stinkdieren rennen om het hardst! Wie het eerst voorbij de laatste tegel rent, wint.
tour-skunk = Kies een stinkdier.
tour-turn = Jij begint. Draai een kaart om: pootafdrukken brengen je vooruit.
tour-more = { $steps } pootafdrukken! Je kunt rennen. Of durf je er nog een? Draai deze om.
tour-run = Samen { $steps }, prachtig! Nu weg: ren!
tour-puma = Een poema! { $name } mag niet rennen. Kijk waar hij ligt: hij gaat weer dicht en blijft daar.
tour-gifts = En { $name } moet alle pootafdrukken weggeven, de kring rond. Jij hebt er een gekregen!
tour-fled = O jee, { $name } is je voorbijgerend. Wat een stank! Je bent gevlucht tot achter de dichtstbijzijnde stinktegel.
tour-again = Nu jij! Draai weer een kaart om.
tour-stink = Dan kwam je op tegel { $tile }, en die stinkt. Daar mag niemand blijven staan: draai er nog een om.
tour-overtake = Daarmee kom je zelfs voorbij { $name }. Ren!
tour-end = Nu vlucht { $name } voor jou! Onthoud de poema’s, durf wat – en ren als eerste voorbij de laatste tegel.

## Tips

hint-win = Daarmee ren je voorbij de laatste tegel. Gewonnen!
hint-run =
    { $pumas ->
        [one] Dat brengt je op tegel { $tile }. Nog een kaart is gewaagd: { $pumas } van de { $cards } is een poema.
       *[other] Dat brengt je op tegel { $tile }. Nog een kaart is gewaagd: { $pumas } van de { $cards } zijn poema’s.
    }
hint-first = Voordat je rent, moet je minstens één kaart omdraaien.
hint-must = Daar mag je niet blijven staan, dus heb je nog een kaart nodig.
hint-dare =
    { $pumas ->
        [one] Het risico loont: maar { $pumas } van de { $cards } is een poema.
       *[other] Het risico loont: maar { $pumas } van de { $cards } zijn poema’s.
    }
hint-cover = Onthoud waar de poema ligt en dek hem toe.
hint-least = Geef wie voorligt liever weinig.
hint-most = Wie achterligt, mag gerust veel krijgen.
hint-go_on = Er liggen alleen nog poema’s. Ga door, dan wordt alles opnieuw geschud.
hint-any = Hier is elke keuze even goed.

## Meer regels

rules-12-title = Kleine vragen
rules-12-text =
    Wie vlak achter een stinktegel wordt ingehaald, moet er toch voorbij terug. Stinkt het daar ook, dan nog verder terug.
    Wie terugrent, haalt niemand in en stoort niemand.
    Ook met een winnende som mag je verder omdraaien. Stoppen zonder te rennen kan niet. Een ren die slecht zou eindigen, kost niets: je draait er nog een om.
    Gelijke kaarten, of een enkele, worden vanzelf weggegeven. Met z’n tweeën krijgt de ander alles.
    De tafel zegt wanneer er alleen nog poema’s liggen. Na het schudden ligt alles op nieuwe plaatsen, en wie doorgaat, moet een kaart omdraaien.
    Er rent altijd maar één stinkdier, dus wint er ook maar één; de ronde wordt niet uitgespeeld.
    Of een blad de start ‘achter’ of ‘voor’ de eerste tegel legt: het is dezelfde plek. De laatste en de eerste tegel zijn geen buren.
