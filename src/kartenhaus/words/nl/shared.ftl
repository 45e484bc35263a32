## Bots

level-random = Toeval
level-six_year_old = Kind van zes
level-rule = Vuistregel
level-sharp = Oude vos

## Groups of options

group-variant = Variant
group-edition = Uitgave
group-house = Huisregels
group-comfort = Gemak

## Refusals of the table

refusal-stale = Er is aan tafel al iets nieuws gebeurd. Kijk nog eens en kies opnieuw.
refusal-not_your_seat = Op deze plek zit iemand anders. Je kunt alleen voor je eigen plekken spelen.
refusal-not_host = Dat kan alleen wie de tafel heeft geopend.
refusal-unknown_room = Er is geen tafel met deze code. Controleer de vijf letters en cijfers.
refusal-unknown_game = Dit spel staat niet op de plank. Kies een van de dozen.
refusal-room_full = Alle plekken zijn bezet. Je kunt wel toekijken.
refusal-seat_taken = Daar zit al iemand. Kies een vrije plek.
refusal-game_running = Het spel is nog bezig. Dat kan als het afgelopen is.
refusal-not_started = Het spel is nog niet begonnen. Wacht tot de kaarten gedeeld zijn.
refusal-slow_down = Dat ging erg snel. Wacht even en probeer het nog eens.
refusal-table_stopped = Deze tafel staat stil door een fout van ons. Je kunt een nieuwe openen.
refusal-not_saved = De tafel kon dit niet opschrijven, dus er is niets veranderd. Probeer het zo nog eens.
refusal-bad_message = Dat was niet te begrijpen. Laad de pagina opnieuw en probeer het nog eens.
refusal-our_mistake = Bij ons ging iets mis, er is niets veranderd. Probeer het zo nog eens.
refusal-unknown_page = Op dit adres is niets. Ga naar de plank en begin daar.
refusal-foreign_origin = Dat kwam van een andere website. Open de tafel via het eigen adres.
refusal-foreign_host = De tafel kent dit adres niet. Gebruik het adres dat bij het klaarzetten werd getoond.
refusal-open_seats = Er is nog een plek vrij. Wacht op iemand of geef de plek aan een bot.
refusal-too_few_seats = Voor dit spel moeten jullie met minstens { $least } zijn. Zet er een plek bij.
refusal-too_many_seats = Dit spel is voor hooguit { $most }. Haal een plek weg.
refusal-bad_name = Een naam heeft 1 tot 24 tekens. Kies een andere.
refusal-too_late = Te laat: iemand was sneller, of het was al voorbij.
refusal-needs_words = Hier hoort een zin bij. Vertel iets, dan lukt het.
refusal-no_story = In dit spel wordt niets verteld, dus er is geen verhaal om te bewaren.
refusal-no_pdf = Deze computer kan nu geen pdf maken. Bewaar het verhaal als pagina, of druk die af.

## Around every table

event-photo_finish =
    { $is_tie ->
        [1] Finishfoto: { $times }. Te dicht bij elkaar – { $name } gaat voor.
       *[other] Finishfoto: { $times }. { $name } was { $margin_ms } ms eerder.
    }
table-players = Wie meedoet
table-you = Jij
table-bot = Bot
table-away = niet hier
table-open = vrije plek
table-awaited = aan zet
table-cards =
    { $n ->
        [one] { $n } kaart in de hand
       *[other] { $n } kaarten in de hand
    }
table-winner = Gewonnen
table-log = Wat er gebeurde
table-log-empty = Nog niets
table-why = Waarom?
table-why-of = Waarom? { $sentence }
table-scores = Scoreblad
table-scores-none = Er is nog geen ronde geteld
table-deal = Ronde
table-total = Totaal
table-player = Naam
table-next-deal = Volgende ronde
table-close = Sluiten
table-skip = Tik om over te slaan
table-rank = Plaats { $rank }
table-course = Verloop van het spel
table-course-of = { $name }: { $points }
table-rematch = Nog een keer
table-look = Tafel bekijken
table-result = Uitslag
table-ready-wait =
    { $n ->
        [one] Wachten op { $n } speler
       *[other] Wachten op { $n } spelers
    }
