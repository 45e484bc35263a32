## De rondleiding

tour-goal = Verzamel snoep voordat de koning komt! De kaarten gaan op één stapel, en je hebt drie narren om die te pakken.
tour-starts = De grootste deugniet begint. Vandaag ben jij dat!
tour-flip = Draai de bovenste kaart om.
tour-remember = { $name } heeft er ook een omgedraaid. Je ziet alleen de bovenste: onthoud wat eronder ligt! Verder.
tour-snatch = Er liggen al { $sweets } ijsjes! Gooi een nar op de stapel. Dat mag altijd, en de snelste krijgt alles.
tour-jester = Alles van jou! Die nar is voor deze ronde op, je hebt er nog twee. Verder: draai om.
tour-quicker = Deze keer pakte { $name } hem. Geeft niet: draai de volgende om.
tour-glutton = Een veelvraat! Wie er aan het eind de meeste heeft, geeft een kaart terug. Laat hem liggen en draai de volgende om.
tour-taken = { $name } heeft hem meegenomen. Draai weer om.
tour-candy = Allemaal snoepjes! Pak ze.
tour-last = { $name } heeft geen nar meer. Gooi je laatste: zijn ze allemaal op, dan is de ronde voorbij. Anders eindigt die met de koning.
tour-count = Nu wordt er geteld, soort voor soort: wie er het meeste van heeft, houdt één kaart.
tour-coin = { $name } heeft de veelvraat en geeft een kaart terug. Jij hebt de meeste kaarten: een goudstuk voor jou!
tour-end = Wie het eerst drie goudstukken heeft, wint. Het echte spel gaat snel: ogen open!

## Tips

hint-snatch = Snoep dat je je herinnert: { $sweets }. Dat is een nar waard.
hint-glutton = Er ligt een veelvraat. Laat de stapel liever aan de anderen.
hint-wait = Er ligt nog te weinig. Wacht, of draai om als jij aan de beurt bent.
hint-empty = Er valt nu niets te halen.
hint-flip = Jij bent aan de beurt: draai de volgende kaart om.
hint-sort = Dat lust je Fex niet. Leg het apart.
hint-sorted = De rest lust je Fex wel.
hint-give = Alleen het aantal kaarten telt. Geef er maar een terug.
hint-any = Hier is elke keuze even goed.

## Meer regels

rules-12-title = Kleine vragen
rules-12-text =
    Zonder stapel valt er niets te pakken. Eén kaart is genoeg, ook een veelvraat.
    Je krijgt wat er ligt als je nar aankomt, ook verrassingen. Ligt de koning er al, dan krijgt niemand iets.
    Ook zonder narren moet je omdraaien als je aan de beurt bent. Heeft nog maar één iemand narren, dan gaat het toch door.
    Wie niets van een soort heeft, houdt er niets van. Hebben er meerdere evenveel, dan houdt elk een kaart. Zonder veelvraat betaalt niemand.
    Fex: wat apart gaat, doet tot de volgende ronde niet mee; in het strenge spel ligt het als veelvraat bij wie het pakte. Zolang er gesorteerd wordt, wacht iedereen.
    Een Fex mag ook alles van een stapel weigeren. Alleen de Fexen die meespelen gaan verder; hun kleur zegt dan niet meer van wie ze zijn.
    Elke ronde begint met de klok mee. Twee veelvraten na elkaar keren twee keer. Zonder deze variant kost verkeerd omdraaien niets.
    In sommige uitgaven gooi je de nar, in andere leg je hem: wie het eerst is, telt. Voor elke ronde wordt geschud, ook waar het boekje dat niet zegt.
