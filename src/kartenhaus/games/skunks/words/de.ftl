title = Flinke Stinker
tagline = Lauft, Stinker, lauft – und haltet euch die Nasen zu
summary = Fünf Stinktiere laufen über 22 Felder um die Wette. Deck Pfoten auf, so viele du dich traust, und lauf los. Aber zwischen den Karten liegen Pumas: Triffst du einen, gehen deine Pfoten an die anderen. Wen du überholst, der flieht vor deinem Gestank. Wer zuerst über das letzte Feld hinausläuft, gewinnt.

## Moves

move-skunk =
    { $tail ->
        [1] 1: das grüne Stinktier
        [2] 2: das orange Stinktier
        [3] 3: das gelbe Stinktier
        [4] 4: das rote Stinktier
       *[5] 5: das blaue Stinktier
    }
move-path = Wegfeld
move-stink = Stinkfeld
move-lift = Das letzte Feld wieder aufnehmen
move-begin = Die Strecke ist fertig
move-starts = Platz { $who } fängt an
move-turn = Karte { $place } aufdecken
move-run = Laufen
move-short = Nur { $steps } laufen
move-go_on = Weiter aufdecken
move-cover = Den Puma zudecken
move-give_first = Beim { $left }. Nachbarn links anfangen
move-give = Eine { $footprints } hergeben
move-remove = Platz { $who } verlässt das Spiel

## Events

event-laid_out = { $cards } Karten liegen verdeckt, { $pumas } davon sind Pumas
event-chose_skunk =
    { $tail ->
        [1] { $name } nimmt das grüne Stinktier
        [2] { $name } nimmt das orange Stinktier
        [3] { $name } nimmt das gelbe Stinktier
        [4] { $name } nimmt das rote Stinktier
       *[5] { $name } nimmt das blaue Stinktier
    }
event-path_laid = Feld { $tile } ist Weg
event-stink_laid = Feld { $tile } stinkt
event-lifted = Feld { $tile } wird wieder aufgenommen
event-track_lies = Die Strecke ist fertig, mit { $stinks } Stinkfeldern
event-starts = { $name } fängt an
event-turn_began = { $name } ist dran
event-took = { $name } deckt auf Platz { $place } eine { $footprints } auf: zusammen { $total }
event-bad_stink = { $total } würde auf dem Stinkfeld { $tile } enden: { $name } muss noch eine Karte aufdecken
event-bad_full = { $total } würde auf Feld { $tile } enden, und das ist voll: { $name } muss noch eine Karte aufdecken
event-only_pumas = In der Mitte liegen nur noch die { $pumas } Pumas
event-laid_anew = Alles wird gemischt und neu ausgelegt: { $cards } Karten, { $pumas } Pumas
event-front_mixed =
    { $cards ->
        [one] { $name }: { $cards } Karte wird eingemischt
       *[other] { $name }: { $cards } Karten werden eingemischt
    }
event-puma_shown = Puma! { $name } hat ihn auf Platz { $place } aufgedeckt
event-met_puma = { $name } hat einen Puma getroffen und kann nicht laufen
event-saw = { $name } hat ihn gesehen
event-covered = Der Puma liegt wieder verdeckt
event-given = { $name } bekommt eine { $footprints }: { $total } vor sich
event-ran = { $name } läuft { $steps } weit auf Feld { $tile }
event-ran_back = { $name } läuft von Feld { $was } auf Feld { $tile } zurück
event-ran_home = { $name } läuft von Feld { $was } zum Start zurück
event-put_away =
    { $cards ->
        [one] { $name } legt { $cards } Karte auf den Ablagestapel
       *[other] { $name } legt { $cards } Karten auf den Ablagestapel
    }
event-left = { $name } ist gegangen; das Stinktier läuft nach Hause
event-won = { $name } läuft { $steps } weit, über das letzte Feld hinaus, und gewinnt
event-nobody_won = Nur noch eine Person spielt mit: Das Spiel endet ohne Sieg

## Why? One sentence or two for the rule behind an event

why-sk-08 = Alle Karten im Spiel werden gemischt und verdeckt ausgelegt. Niemand weiß, wo die Pumas sind.
why-sk-10 = Die Strecke hat immer 22 Felder: 15 mit Weg und 7, die stinken.
why-sk-11 = Zwischen zwei Stinkfeldern liegt Weg. An einer einzigen Stelle dürfen zwei von ihnen nebeneinander liegen.
why-sk-15 = Alle laufen mit einem eigenen Stinktier. Wer zuerst wählt, hat die Auswahl.
why-sk-17 = Am Tisch fängt die jüngste Person an. Hier wird niemand nach dem Alter gefragt: Der Zufall entscheidet, oder der erste Platz sagt es.
why-sk-18 = Gespielt wird im Uhrzeigersinn. Wer gegangen ist, wird übersprungen.
why-sk-22 = Pfoten verlassen die Mitte und liegen offen vor der Person. Zusammen sind sie so lang wie der Lauf.
why-sk-32 = Das Stinktier läuft genau so viele Felder, wie Pfoten vor der Person liegen.
why-sk-36 = Auf einem Stinkfeld darf niemand stehen bleiben. Mit so einer Summe muss noch eine Karte aufgedeckt werden.
why-sk-38 = Auf ein Feld dürfen nur zwei Stinktiere laufen. Mit so einer Summe muss noch eine Karte aufgedeckt werden.
why-sk-43 = Nach dem Lauf sind alle Pfoten vor der Person verbraucht. Sie warten auf einem Stapel neben der Strecke.
why-sk-49 = Wer überholt wird, flieht vor dem Gestank: zurück über das nächste Stinkfeld dahinter, auf das Feld direkt davor.
why-sk-50 = Liegt hinter dem überholten Stinktier kein Stinkfeld, läuft es ganz zum Start zurück.
why-sk-56 = Einen Puma bekommen alle zu sehen und dürfen versuchen, sich seinen Platz zu merken.
why-sk-57 = Der Puma wird an seinem Platz wieder zugedeckt. Merken musst du ihn dir selbst, der Tisch tut es nicht.
why-sk-58 = Wer einen Puma aufdeckt, bleibt stehen, und der Zug ist zu Ende.
why-sk-60 = Nach einem Puma werden alle Pfoten verschenkt, eine nach der anderen reihum, beim linken Nachbarn angefangen.
why-sk-68 = In der Mitte liegen so viele Karten, wie es Pumas gibt, also sind es lauter Pumas.
why-sk-70 = Sind nur noch Pumas übrig, kommen die abgelegten Karten zurück: Alles wird gemischt und an neue Plätze gelegt.
why-sk-74 = Nur Pumas sind übrig, keine abgelegte Karte kann zurückkommen, und die Summe passt nicht. Darum werden Karten eingemischt, die vor jemandem liegen; sonst ginge das Spiel nie zu Ende.
why-sk-76 = Wer zuerst über das letzte Feld hinausläuft, gewinnt, und das Spiel ist sofort vorbei.

## Options

option-stink_spacing = Zwischen Stinkfeldern
option-stink_spacing-help = Wie viel Weg zwischen zwei Stinkfeldern liegt.
option-stink_spacing-at_least_one = Ein Wegfeld oder mehr
option-stink_spacing-exactly_one = Genau ein Wegfeld

option-double_stink = Zwei Stinkfelder zusammen
option-double_stink-help = Dürfen an einer Stelle der Strecke zwei Stinkfelder nebeneinander liegen?
option-double_stink-allowed = Sie dürfen
option-double_stink-always = Immer
option-double_stink-never = Nie

option-track = Die Strecke
option-track-help = Wer die Felder auslegt.
option-track-random = Der Zufall
option-track-custom = Der erste Platz, Feld für Feld

option-starter = Wer anfängt
option-starter-help = Am Tisch fängt die jüngste Person an. Niemand wird nach dem Alter gefragt.
option-starter-random = Der Zufall entscheidet
option-starter-pick = Der erste Platz sagt es

option-retreat_to = Überholte Stinktiere
option-retreat_to-help = Wo ein Stinktier anhält, das bis zu einem Stinkfeld zurückläuft.
option-retreat_to-before_stink = Direkt vor dem Stinkfeld
option-retreat_to-after_stink = Direkt dahinter

option-use_all_cards = Alle Pfoten zählen
option-use_all_cards-help = Zählen beim Laufen alle Pfoten, oder dürfen welche wegbleiben?
option-use_all_cards-true = Alle
option-use_all_cards-false = Einige dürfen wegbleiben

option-gift_start = Erstes Geschenk
option-gift_start-help = Wer nach einem Puma die erste Karte bekommt.
option-gift_start-left = Die Person links
option-gift_start-choice = Wer schenkt, sucht es aus

option-dry_middle = Nichts zum Einmischen
option-dry_middle-help = Was geschieht, wenn nur Pumas übrig sind, keine Karte abgelegt ist und die Summe nicht passt.
option-dry_middle-mix_own_go_on = Deine Karten werden eingemischt, und du deckst weiter auf
option-dry_middle-mix_own_end_turn = Deine Karten werden eingemischt, und dein Zug endet
option-dry_middle-mix_all_go_on = Alle Karten werden eingemischt, und du deckst weiter auf

option-pile_open = Ablagestapel
option-pile_open-help = Dürfen alle die abgelegten Karten ansehen?
option-pile_open-false = Nein, nur zählen
option-pile_open-true = Ja

option-memory_aid = Gedächtnishilfe
option-memory_aid-help = Markiert, wo ein Puma war. Das ist nicht mehr das gedruckte Spiel, in dem man sich alles merkt.
option-memory_aid-off = Keine
option-memory_aid-marks = Pumas markieren

option-landing_preview = Vorschau
option-landing_preview-help = Zeigt, auf welchem Feld die Pfoten enden würden.
option-landing_preview-on = Zeigen
option-landing_preview-off = Selbst zählen

option-reveal_seconds = Puma ansehen
option-reveal_seconds-help = Wie viele Sekunden ein Puma mindestens zu sehen ist.

option-wait_for_all = Alle schauen hin
option-wait_for_all-help = Müssen alle sagen, dass sie den Puma gesehen haben?
option-wait_for_all-off = Wer dran ist, deckt ihn zu
option-wait_for_all-on = Ja, alle

option-show_positions = Plätze am Ende
option-show_positions-help = Zeigt am Ende, wie weit alle gekommen sind. Einen zweiten Platz gibt es nicht.
option-show_positions-off = Nur wer gewonnen hat
option-show_positions-on = Zeigen, wie weit

option-turn_timer = Bedenkzeit
option-turn_timer-help = Sekunden für jede Entscheidung. Bei 0 hat niemand Eile.

option-on_timeout = Wenn die Zeit um ist
option-on_timeout-help = Was der Tisch tut, wenn die Bedenkzeit abgelaufen ist.
option-on_timeout-wait = Warten
option-on_timeout-random = Irgendetwas Erlaubtes
option-on_timeout-lowest_risk = Was ein Bot tun würde

option-leaver = Wenn jemand geht
option-leaver-help = Wer für eine Person weiterspielt, die ganz weggeht.
option-leaver-bot = Ein Bot
option-leaver-remove = Niemand: Das Stinktier verlässt die Strecke

## Editions

preset-german_2010 = Deutsche Schachtel, 2010
preset-italian_2010 = Italienisches Regelblatt, 2010

## Refusals

refusal-game_over = Das Spiel ist vorbei. Du kannst ein neues beginnen.
refusal-not_for_seats = Das kann nur der Tisch selbst. Such dir einen eigenen Zug aus.
refusal-has_left = Dieser Platz hat das Spiel verlassen. Du kannst bis zum Ende zuschauen.
refusal-not_now = Das geht jetzt nicht. Die Zeile unter dem Plan sagt, was als Nächstes kommt.
refusal-not_your_turn = Jetzt entscheidet jemand anders. Du bist bald dran.
refusal-has_skunk = Du hast schon ein Stinktier. Warte auf die anderen.
refusal-skunk_taken = Dieses Stinktier hat schon jemand. Such ein anderes aus.
refusal-track_full = Alle 22 Felder liegen. Sag, dass die Strecke fertig ist, oder nimm eines wieder auf.
refusal-no_path_left = Alle 15 Wegfelder liegen. Nimm ein Stinkfeld.
refusal-no_stink_left = Alle 7 Stinkfelder liegen. Nimm ein Wegfeld.
refusal-stinks_touch = Hier dürfen keine zwei Stinkfelder nebeneinander liegen. Leg Weg dazwischen.
refusal-too_far_apart = An diesem Tisch liegt zwischen Stinkfeldern genau ein Wegfeld. Nimm ein Stinkfeld.
refusal-no_legal_track = Mit diesem Feld könnte die Strecke nicht mehr nach den Regeln fertig werden. Nimm die andere Sorte.
refusal-no_tile_lies = Noch liegt kein Feld. Fang mit einem an.
refusal-track_unfinished = Es fehlen noch Felder. Leg erst alle 22.
refusal-no_such_seat = Auf diesem Platz spielt niemand. Such einen anderen aus.
refusal-cover_first = Ein Puma liegt offen. Deck ihn erst zu.
refusal-give_first = Erst werden Karten verschenkt. Such die nächste aus.
refusal-no_card_there = Da liegt keine Karte mehr. Such einen Platz aus, auf dem eine liegt.
refusal-only_pumas_left = Nur noch Pumas sind übrig. Mach weiter, dann wird erst gemischt; oder lauf, wenn du darfst.
refusal-must_run = Nur noch Pumas sind übrig, und nichts kann eingemischt werden. Deine Summe passt: Lauf los.
refusal-footprints_left = In der Mitte liegen noch Pfoten. Deck eine Karte auf.
refusal-turn_first = Bevor du läufst, deck in diesem Zug Pfoten auf. Such eine Karte aus.
refusal-on_stink = Das würde auf einem Stinkfeld enden, und da bleibt niemand stehen. Deck noch eine Karte auf.
refusal-tile_full = Dort stehen schon zwei Stinktiere. Deck noch eine Karte auf.
refusal-all_cards_count = An diesem Tisch zählen alle deine Pfoten. Lauf mit allen, oder deck noch eine Karte auf.
refusal-no_such_sum = Diese Summe geben deine Karten nicht her. Such eine andere Zahl aus, oder lauf mit allen.
refusal-no_puma_shown = Es liegt kein Puma offen. Such etwas anderes aus.
refusal-already_seen = Du hast ihn schon gesehen. Warte auf die anderen.
refusal-starts_left = An diesem Tisch fängt das Schenken links an. Such eine Karte aus.
refusal-begin_where_first = Sag erst, bei wem du anfängst. Dann such eine Karte aus.
refusal-begun_already = Du hast schon angefangen zu schenken. Such die nächste Karte aus.
refusal-no_such_neighbour = So viele andere spielen nicht mit. Such eine kleinere Zahl aus.
refusal-no_such_card = So eine Karte liegt nicht vor dir. Such eine aus, die da liegt.

## How to play

rules-01-title = Worum es geht
rules-01-text =
    Stinktiere laufen um die Wette. Mit Pfoten kommst du voran, aber dazwischen sind Pumas versteckt. Wen du überholst, der flieht vor deinem Gestank.
    2 bis 5 können mitspielen, ab etwa sechs Jahren. Ein Spiel dauert ungefähr eine Viertelstunde.

rules-02-title = Die Karten
rules-02-text =
    Es gibt 30 runde Karten: 20 mit 1 bis 4 Pfoten und 10 mit einem Puma. Zu fünft sind alle im Spiel.
    Zu zweit bleiben zwei 4er, zwei 3er und zwei Pumas in der Schachtel, zu dritt zwei 4er, ein 3er und ein Puma, zu viert ein 4er und ein 3er.
    Die Karten werden gemischt und liegen verdeckt in der Mitte. Während des Spiels werden sie nie verschoben.

rules-03-title = Die Strecke
rules-03-text =
    15 Wegfelder und 7 Stinkfelder bilden die Strecke. Zwischen zwei Stinkfeldern liegt Weg; nur an einer Stelle dürfen zwei nebeneinander liegen.
    Alle suchen sich ein Stinktier aus. Los geht es am Start, vor dem ersten Feld.

rules-04-title = Dein Zug
rules-04-text =
    Deck irgendeine Karte auf. Zeigt sie Pfoten, liegt sie offen vor dir. Dann entscheide: laufen oder noch eine aufdecken. Du darfst so viele aufdecken, wie du dich traust.
    Geschenkte Pfoten zählen mit. Aber bevor du läufst, musst du in deinem Zug mindestens eine Karte aufgedeckt haben.

rules-05-title = Laufen
rules-05-text =
    Zähl alle Pfoten vor dir zusammen. Genau so weit läuft dein Stinktier.
    Auf einem Stinkfeld bleibt niemand stehen, und auch nicht, wo schon zwei andere stehen. Würde dein Lauf dort enden, musst du noch eine Karte aufdecken.
    Nach dem Lauf kommen deine Pfoten auf den Ablagestapel.

rules-06-title = Überholen
rules-06-text =
    Jedes Stinktier, an dem du vorbeiläufst, flieht: zurück über das nächste Stinkfeld dahinter, auf das Feld direkt davor. Gibt es keines, läuft es zum Start.
    Wer auf deinem alten oder deinem neuen Feld steht, wird nicht überholt. Beim Zurücklaufen dürfen sich beliebig viele treffen.

rules-07-title = Die Pumas
rules-07-text =
    Ein Puma beendet deinen Zug, und du läufst nicht. Alle sehen ihn, dann liegt er wieder verdeckt an seinem Platz. Merk ihn dir!
    Liegen Pfoten vor dir, verschenkst du sie alle: eine Karte nach links, eine an die nächste Person und so weiter, nur nicht an dich. Welche Karte als Nächstes drankommt, bestimmst du.

rules-08-title = Nur noch Pumas
rules-08-text =
    Liegen in der Mitte nur noch so viele Karten, wie es Pumas gibt, sind es lauter Pumas. Dann lauf, wenn du darfst, oder mach weiter.
    So oder so kommen die abgelegten Karten zurück: Alles wird mit den Pumas gemischt und an neue Plätze gelegt. Läufst du, geschieht das danach. Machst du weiter, geschieht es zuerst, und dann deckst du auf.

rules-09-title = Das Ende
rules-09-text =
    Wer zuerst über das letzte Feld hinausläuft, gewinnt sofort. Auf Feld 22 zu stehen genügt nicht; zu viele Pfoten schaden nicht.
    Einen zweiten Platz gibt es nicht.

rules-10-title = Was wir angenommen haben
rules-10-text =
    Das Regelblatt sagt nicht, wie viele Karten es von jeder Zahl gibt. Wir nehmen je fünf mit 1, 2, 3 und 4.
    Jedes Stinkfeld hat ein eigenes Bild, und zwei der fünf Stinktiere sind rot und blau: Auch das ist geraten.
    Wer die Schachtel hat, kann das alles in einer kleinen Datei richtigstellen.

rules-11-title = Wo das Regelblatt schweigt
rules-11-text =
    Sind nur Pumas übrig, ist keine Karte abgelegt und passt deine Summe nicht, dann werden deine eigenen Karten eingemischt und du machst weiter. Passt sie, musst du laufen.
    Das erste und das letzte Feld dürfen stinken. Am Start haben alle Platz, und dort wird niemand überholt.
    Bleibt nur eine Person übrig, endet das Spiel ohne Sieg. Mehr lässt sich in den Optionen vereinbaren.

## The board

start = am Start
past = im Ziel
tile = Feld { $tile }
skunk-colour =
    { $colour ->
        [1] grün
        [2] orange
        [3] gelb
        [4] rot
       *[5] blau
    }
middle =
    { $n ->
        [one] In der Mitte: { $n } Karte, darunter Pumas: { $pumas }.
       *[other] In der Mitte: { $n } Karten, darunter Pumas: { $pumas }.
    }
used = Abgelegt: { $n }.
not-printed = Pumas sind markiert (!): Das ist nicht das gedruckte Spiel.
seat-left = ist gegangen
seat-seen = hat den Puma gesehen
seat-front = { $cards } = { $total }
now-skunk = Such ein Stinktier aus
now-lay = Leg Feld { $tile }, oder nimm eines wieder auf
now-starter = Wer fängt an?
now-turn = Deck eine Karte auf: Tipp die Nummer ihres Platzes
now-choose = Lauf { $total } weit, oder deck noch eine Karte auf
now-bad = Mit { $total } kannst du nicht anhalten: Deck noch eine Karte auf
now-only-pumas = Nur noch Pumas: Lauf, oder mach weiter, dann wird gemischt
now-go-on = Nur noch Pumas: Mach weiter, dann wird gemischt
now-must-run = Nur noch Pumas: Lauf los
now-cover = Ein Puma! Schau, wo er liegt, und deck ihn zu
now-see = Ein Puma! Schau, wo er liegt, und tippe dann auf „Gesehen“
now-give = Gib { $name } eine Karte
now-give-where = Beim wievielten Nachbarn links fängst du an zu schenken?
now-wait = Warten auf { $name }
now-over = Das Spiel ist vorbei

## The board on the page

spread-title = Die Karten in der Mitte
track-title = Die Strecke
track-finish = Ziel
tile-none = Feld { $tile }, liegt noch nicht
tile-stink = Feld { $tile } stinkt
tile-path = Feld { $tile }, Weg
place-covered = Verdeckte Karte, Reihe { $row }, Platz { $column }
place-marked = Verdeckte Karte, ein Puma, Reihe { $row }, Platz { $column }
place-puma = Ein Puma, Reihe { $row }, Platz { $column }
card-steps = Pfoten: { $n }
front-title = Vor { $name }
front-none = Noch keine Pfoten
front-cards = Pfoten vor der Person: { $total }
ask-turn = Deck eine Karte auf
ask-give-where = Wer bekommt die erste Karte?
give-to = Gib { $name } eine { $footprints }
act-run = Lauf { $total }
act-seen = Gesehen
lands-past = Über das Ziel hinaus!
lands-stink = Feld { $tile } stinkt: kein Halt
lands-full = Feld { $tile } ist voll
lands-well = Auf Feld { $tile }
end-won = { $name } gewinnt
short-title = Mit einem Teil der Karten laufen
refusal-look_first = Schau erst, wo der Puma liegt. Dann deck ihn zu.
