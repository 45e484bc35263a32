## Bots

level-random = Toeval
level-six_year_old = Kind van zes
level-rule = Vuistregel
level-keen = Heldere kop
level-sharp = Oude vos
level-mouse = Muis
level-rabbit = Konijn
level-fox = Vos
level-owl = Uil
level-wolf = Wolf
plays-mouse = Speelt als een kind van zes.
plays-rabbit = Volgt simpele regels, en dat gaat goed.
plays-fox = Kent de trucjes van het spel.
plays-owl = Denkt goed na voor elke zet.
plays-wolf = Kijkt ver vooruit. De sterkste van allemaal.
level-master = Meester

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
refusal-record_unreadable = Dit bestand is geen bewaard spel, of het is beschadigd. Kies er een dat aan het einde van een spel is bewaard.
refusal-record_version = Dit spel is met andere regels gespeeld dan er hier nu zijn. Het is te bekijken met het Kartenhaus waarmee het is bewaard.
refusal-record_untrue = Dit bestand is veranderd: wat er bij “{ $where }” staat, kan niet gebeurd zijn. Kies het bestand zoals het is bewaard.
refusal-record_forgotten = Het bewaarde spel is hier niet meer. Kies het bestand nog eens.
refusal-open_seats = Er is nog een plek vrij. Wacht op iemand of geef de plek aan een bot.
refusal-too_few_seats = Voor dit spel moeten jullie met minstens { $least } zijn. Zet er een plek bij.
refusal-too_many_seats = Dit spel is voor hooguit { $most }. Haal een plek weg.
refusal-bad_name = Een naam heeft 1 tot 24 tekens. Kies een andere.
refusal-too_late = Te laat: iemand was sneller, of het was al voorbij.
refusal-undo_nothing = Er is nu geen zet om terug te nemen.
refusal-undo_not_yours = De laatste zet was van iemand anders. Je kunt alleen je eigen zet terugnemen.
refusal-undo_revealed = Deze zet heeft iets nieuws laten zien, dus hij blijft staan.
refusal-undo_not_offered = In dit spel gaat alles meteen verder. Zetten kun je niet terugnemen.
refusal-paused = De tafel heeft pauze. Ga eerst verder, dan kan het.
refusal-not_paused = Het spel gaat al verder.
refusal-asked_already = Iemand heeft al iets gevraagd. Wacht op de antwoorden.
refusal-asked_no_more = Dat is al afgehandeld.
refusal-no_by_turn = In dit spel speelt iedereen tegelijk, dus om de beurt over meerdere dagen kan niet.
refusal-no_letters = Deze server schrijft geen brieven.
refusal-no_hints = Aan deze tafel zijn er geen tips. Wie de tafel heeft geopend, kan dat veranderen.
refusal-room_locked = De tafel is gesloten: er mag nu niemand meer bij.
refusal-no_public_tables = Op deze server zijn er geen tafels voor iedereen.
refusal-own_seat = Dat is je eigen plek. Verlaat de tafel om hem op te geven.
refusal-no_person = Daar zit niemand.
refusal-no_talk = Aan deze tafel kun je dat niet zeggen.
refusal-no_words = Daar stond niets in om te lezen.
refusal-no_hint_now = Er valt nu niets te beslissen. Vraag het nog eens als je aan de beurt bent.
refusal-needs_words = Hier hoort een zin bij. Vertel iets, dan lukt het.
refusal-no_story = In dit spel wordt niets verteld, dus er is geen verhaal om te bewaren.
refusal-no_pdf = Deze computer kan nu geen pdf maken. Bewaar het verhaal als pagina, of druk die af.

## Around every table

event-undone = { $name } neemt de laatste zet terug
event-photo_finish =
    { $is_tie ->
        [1] Finishfoto: { $times }. Te dicht bij elkaar om te meten, dus gelijk – { $name } gaat voor.
       *[other] Finishfoto: { $times }. { $name } was { NUMBER($margin, minimumFractionDigits: 3) } s eerder.
    }
why-photo_finish = Wat telt is de tijd van zien tot drukken, hoe lang de weg door het netwerk ook was. Is het verschil kleiner dan te meten valt, dan beslist de regel van het spel of het lot.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Wie meedoet
table-you = Jij
table-bot = Bot
table-away = niet hier
table-open = vrije plek
table-awaited = aan de beurt
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
