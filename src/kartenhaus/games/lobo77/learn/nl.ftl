## De rondleiding

tour-goal = Iedereen legt op één stapel, en de som groeit. Wie op 77 of meer komt, verliest de ronde en een fiche.
tour-lay = Jij bent aan de beurt. In het begin kunnen hoge kaarten geen kwaad: leg een 10.
tour-draw = Pak nu een nieuwe kaart. In het spel herinnert niemand je eraan!
tour-twins = De som is { $total }. Met de { $bad } wordt het { $sum }: twee gelijke cijfers kosten een fiche. Leg liever de { $good }.
tour-remember = En wat komt na het leggen? Juist: pakken. Anders speel je met een kaart minder verder.
tour-arrow = De pijl van { $name } heeft de richting gedraaid: jij bent weer aan de beurt. Leg de ×2!
tour-draw-again = Nu moet { $name } twee kaarten leggen. Pak eerst je eigen kaart.
tour-paid = { $total }! { $name } heeft twee gelijke cijfers gemaakt en levert een fiche in. De ronde gaat door.
tour-save = Al { $total }, nu wordt het krap! Gelukkig heb je een 0: die verandert niets, en de volgende zit ermee.
tour-last-draw = En wat vergeet je nooit?
tour-lost = { $name } komt boven 77 en verliest de ronde: een fiche minder. Dan wordt opnieuw gedeeld, en de som begint bij 0.
tour-end = Zonder fiche zwem je: nog één verlies en je ligt eruit. Wie het laatst overblijft, wint.

## Tips

hint-draw = Pak nu een kaart, voordat de volgende ligt.
hint-call = Samen is het { $total }.
hint-deal = De ronde is voorbij, en jij deelt de volgende.
hint-lost = Elke kaart brengt de som op 77 of meer. Niets aan te doen.
hint-pay = { $after } kost een fiche, maar al het andere is erger.
hint-save = Bij { $total } wordt het krap. Daar is zo’n kaart voor.
hint-pass_on = De andere kaarten kosten nu meer.
hint-high = { $after } kan geen kwaad. Hoge getallen leg je het best zolang er ruimte is.
hint-any = Hier is elke keuze even goed.

## Meer regels

rules-11-title = Kleine vragen
rules-11-text =
    Precies 77 is gewoon verloren, net als 88 en 99: je betaalt niet twee keer.
    Je mag met elke kaart beginnen. Een 11 als eerste kost meteen een fiche.
    Na een ×2: maakt de eerste kaart 77 of lig je eruit, dan vervalt de tweede. Twee keer gelijke cijfers kost twee fiches. Met één kaart is die genoeg.
    Is de eerste van de twee een pijl, dan leg je toch de tweede. Twee pijlen heffen elkaar op. Een ×2 als tweede treft wie aan het eind van je beurt volgt.
    Passen mag niet, expres verliezen wel. Niet pakken geldt altijd als vergeten, ook na een ×2.
    Wie vergeten heeft, pakt daarna gewoon verder, tot de kleinere hand. In de volgende ronde is de hand weer vol.
    Is de stapel leeg, dan wordt meteen geschud; een openstaande ×2 blijft gelden. Een nieuwe ronde begint met de klok mee, bij 0 en zonder ×2.
    Wie deelt, speelt mee, en blijft ook delen als hij eruit ligt. Wie eruit ligt, wordt overgeslagen.
