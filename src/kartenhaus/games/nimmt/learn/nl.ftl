## De rondleiding

tour-goal = Elke kop op een kaart is een strafpunt, en niemand wil ze hebben. Dit is je hand: tien kaarten.
tour-rows = Er liggen vier rijen op tafel. Elke gespeelde kaart komt achter een ervan.
tour-choose = Iedereen kiest stiekem een kaart. Tik op de { $card }: die past precies achter de { $below }.
tour-placed = Alle kaarten zijn omgedraaid. De laagste gaat eerst, elk naar de rij die er vlak onder eindigt.
tour-full = Deze rij heeft nu vijf kaarten. Wie de zesde moet leggen, pakt ze alle vijf. Pas op!
tour-safe = Neem liever de { $card }. Die komt achter de { $below }, en daar is nog plaats.
tour-sixth = Daar heb je het: de { $card } van { $name } was de zesde kaart. { $heads } koppen voor { $name }!
tour-low = En wat doet een heel kleine kaart? Probeer het: leg de { $card }.
tour-take = De { $card } is lager dan alle uiteinden en past nergens. Dan pak je een rij. Rij { $row } is de goedkoopste.
tour-taken = Maar één kop, dat was slim! Jouw kaart begint de rij opnieuw, en het spel gaat verder.
tour-end = Na tien kaarten worden de koppen geteld en wordt opnieuw gedeeld. Heeft iemand er meer dan 66, dan wint wie de minste koppen heeft.

## Tips

hint-low = De { $card } past nergens. Maar de goedkoopste rij kost nu weinig: koppen { $heads }.
hint-next = Niemand kan iets tussen de { $last } en de { $card } leggen. Dat is heel veilig.
hint-room = In rij { $row } is nog plaats, en de { $card } ligt dicht bij de { $last }: dat gaat zelden mis.
hint-risk = Geen kaart is nu echt veilig. De { $card } kost waarschijnlijk het minst.
hint-cheapest = Rij { $row } is de goedkoopste. Koppen erin: { $heads }.
hint-place = Rij { $row } eindigt vlak onder je kaart. Dat is de juiste plek.
hint-any = Hier is elke keuze even goed.

## Meer regels

rules-13-title = Kleine vragen
rules-13-text =
    De rij voor een te lage kaart kies je als alle kaarten van de beurt open liggen. Ook een volle rij mag.
    Niemand mag passen: in elke beurt legt iedereen een kaart.
    Komt iemand midden in een ronde boven de grens, dan wordt die uitgespeeld. Ook wie er zelf boven zit, kan met de minste koppen winnen.
    Vier lastige beginkaarten blijven liggen, in de volgorde van trekken. Wat overblijft ziet niemand, en voor elke ronde worden alle kaarten geschud.
    Op één plek laat het Italiaanse boekje de laagste kaart vooraan komen. Dat is een vergissing: kaarten komen altijd achteraan.
    Koppen: 0 in het hele spel kan, en is het beste wat er is.
