## De rondleiding

tour-goal = Samen vertellen jullie een verhaal over een paard. Wie het eerst geen kaart meer heeft, vertelt het einde en wint.
tour-name = Hoe zal het paard heten? Stel een naam voor.
tour-opening = Jij begint het verhaal. Vertel een zin waarin een hond voorkomt.
tour-match = Leg nu een kaart met dezelfde kleur of hetzelfde plaatje. De groene stal past bij de groene kaart.
tour-sentence = En vertel verder. In je zin moet de stal voorkomen.
tour-grab = { $name } vertelt over het paard: handen op de rug! Zodra de naam valt, grijp je. Nu!
tour-slip = Het snelst! Daarom schuif je een kaart onder de stapel. Neem deze.
tour-hazard = { $name } heeft een hindernis gelegd. Met een eigen hindernis kon je die doorgeven. Je hebt er geen: trek een kaart.
tour-special = Goed om te weten: het hoefijzer past op alles, en je wenst een kleur. Na het rijtuig mag je nog een kaart leggen.
tour-end = Met je laatste kaart draai je de doelkaart om en vertel je het einde. Veel vertelplezier!

## Tips

hint-hazard = Een hindernis houdt de volgende op.
hint-horse = Het paard past, en iets beters heb je niet. Maar wie grijpt, raakt een kaart kwijt.
hint-coach = Na het rijtuig mag je meteen nog een kaart leggen.
hint-direction = Een richtingswissel past altijd en laat het andersom gaan.
hint-wish = Het hoefijzer past altijd. Wens de kleur waarvan je het meest hebt.
hint-card = De kaart past. Kaarten van jou die erop zouden kunnen volgen: { $cards }.
hint-last_card = Je laatste kaart: daarmee win je!
hint-draw = Geen kaart past beter: trek er een.
hint-pay = Met een hindernis kun je hem doorgeven. Anders trek je: { $cards }.
hint-keep = De nieuwe kaart past niet. Houd hem.
hint-stop = Er passen nu geen kaarten meer.
hint-tell = Vertel een zin waarin het plaatje voorkomt. ‘Help me met woorden’ heeft kant-en-klare zinnen.
hint-grab = De naam is gevallen: grijp het paard!
hint-slip = Deze kaart raak je het moeilijkst kwijt.
hint-decline = Je kaarten zijn te goed om er een weg te doen.
hint-call = Roep nu, anders betrapt iemand je.
hint-accuse = Iemand is vergeten te roepen!
hint-target = Je hand is leeg: draai de doelkaart om!
hint-leave = Hier hoef je niets te doen.
hint-any = Hier is elke keuze even goed.

## Meer regels

rules-12-title = Kleine vragen
rules-12-text =
    Per beurt leg je één kaart; alleen het rijtuig laat meer toe. Ook met een hindernis in de hand mag je liever trekken.
    De gewenste kleur zeg je bij het leggen; alle vier mogen. Alleen die kleur voldoet, hetzelfde plaatje niet.
    Is de stapel leeg, dan worden de gelegde kaarten geschud, behalve de bovenste. Is het niet genoeg, dan vervalt de rest; is er niets, dan gaat het zonder trekken verder.
    Grijpt niemand, dan is het na een paar seconden voorbij. Bij een gelijke stand gaat wie na de verteller zit voor. Wie het snelst was, mag ook afzien.
    De laatste kaart wint, ook een paard of een hindernis: wat die verder doet, vervalt. De zin en het einde vertel je toch.
    Volgt op het rijtuig een paard, dan wordt er eerst gegrepen, en is de beurt om. Past er na het rijtuig niets, dan ook.
    De naam heeft twee tot twintig letters. De eerste keer in de zin telt; valt hij bij een andere kaart, dan wordt er niet gegrepen. Ook volgens het Franse boekje moet hij in het verhaal voorkomen.
    Roepen: wie betrapt wordt terwijl er nog een kaart mocht volgen, verliest die. Ontbreekt het dubbele woord, dan blijft de kaart liggen, je trekt er een en de ronde gaat door. Weer bij één kaart roep je weer.
    Marathon: elk verhaal begint opnieuw, het paard houdt zijn naam, gebruikte start- en doelkaarten komen niet terug.
