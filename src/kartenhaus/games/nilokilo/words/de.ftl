title = Keks oder König
tagline = Wirf deinen Narren im richtigen Augenblick
summary = Karten mit Süßigkeiten werden eine nach der anderen auf einen Stapel aufgedeckt. Wem der Stapel gut genug ist, der wirft einen Narren darauf und nimmt alles. Wer von einer Sorte am meisten hat, behält eine Karte, die meisten Karten bringen ein Goldstück, und drei Goldstücke gewinnen. Hüte dich vor den Nimmersatten – und vor dem König, der die Runde beendet.

## Moves

move-flip = Karte aufdecken
move-snatch = Schnappen! (Narr { $jester })
move-leave = Liegen lassen
move-sort_out =
    Aussortieren: { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
move-sorted = Alles sortiert
move-give_back =
    Zurückgeben: { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
move-next = Weiter
move-starts = Platz { $who } fängt an
move-close = Die nächste Karte kommt von selbst
move-empty = Platz { $who } geht und bleibt leer
move-stop = Platz { $who } geht, und das Spiel endet

## Events

event-fex_passed = { $name } bekommt die nächsten Fex-Karten
event-round_began = Runde { $round }: { $name } fängt an
event-card_up =
    { $name } deckt auf: { $sweets } × { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
event-glutton_up = { $name } deckt einen Nimmersatt auf
event-reversed = Jetzt geht es andersherum
event-king_up = { $name } deckt den König auf: Die Runde ist zu Ende
event-snatched = { $name } schnappt sich den Stapel. Narren übrig: { $left }
event-sorted_out =
    Fex sortiert aus: { $sweets } × { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } Karten)
    }
event-sorted_all = { $name } hat alles sortiert
event-late = { $name } war zu spät und verliert den Narren. Übrig: { $left }
event-wrong_flip = { $name } wollte aufdecken, war aber nicht an der Reihe
event-took_glutton = { $name } muss einen Nimmersatt nehmen
event-hesitated = { $name } war zu langsam
event-jesters_gone = Alle Narren sind verbraucht: Die Runde ist zu Ende
event-heap_lost = Den Stapel bekommt niemand: Karten { $cards }, Süßigkeiten { $sweets }, Nimmersatte { $gluttons }
event-found =
    Das mag Fex von { $name } nicht: { $cards } × { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    } { $sweets }
event-counted =
    { $name } hat { $total } × { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
event-nobody_has =
    Diese Sorte hat niemand: { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
event-keeps =
    { $name } hat am meisten und behält eine Karte: { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
event-has_gluttons = Nimmersatte von { $name }: { $gluttons }
event-gave_back =
    { $name } gibt eine Karte zurück: { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
event-nothing_to_give = { $name } hat die meisten Nimmersatte, aber keine Karte zum Zurückgeben
event-coin =
    { $kept ->
        [one] { $name } bekommt für { $kept } behaltene Karte ein Goldstück und hat jetzt { $coins }
       *[other] { $name } bekommt für { $kept } behaltene Karten ein Goldstück und hat jetzt { $coins }
    }
event-no_coin = Niemand hat eine Karte behalten: In dieser Runde gibt es kein Goldstück
event-left = { $name } ist gegangen
event-stopped = Hier endet das Spiel
event-won = { $name } gewinnt mit { $coins } Goldstücken

## Why? One sentence or two for the rule behind an event

why-nk-10 = Die oberste Karte wird für alle sichtbar aufgedeckt und kommt sofort auf den Stapel.
why-nk-14 = Ein Nimmersatt kommt auf den Stapel wie jede Karte. Wer den Stapel nimmt, bekommt ihn mit.
why-nk-17 = Wer zuerst einen Narren wirft, nimmt den ganzen Stapel, auch die Nimmersatte.
why-nk-19 = Ein geworfener Narr liegt bis zur nächsten Runde beiseite.
why-nk-24 = Niemand muss seine Narren ausspielen. Die von jemandem, der gegangen ist, gelten als verbraucht.
why-nk-25 = Hat der letzte Narr seinen Stapel geholt, kann niemand mehr schnappen, und die Runde endet.
why-nk-26 = Der König versteckt sich unter den letzten Karten. Taucht er auf, ist die Runde sofort zu Ende.
why-nk-27 = Liegt der König da, bekommt niemand den Stapel.
why-nk-30 = Von jeder Sorte werden alle Süßigkeiten auf den Karten einer Person zusammengezählt.
why-nk-32 = Wer von einer Sorte am meisten Süßigkeiten hat, behält eine Karte davon; bei gleich vielen mehrere.
why-nk-34 = Eine Karte behalten kann nur, wer eine von dieser Sorte hat.
why-nk-36 = Wer die meisten Nimmersatte hat, gibt eine behaltene Karte zurück.
why-nk-37 = Wer nichts behalten hat, muss nichts zurückgeben.
why-nk-38 = Die meisten behaltenen Karten bringen ein Goldstück. Haben mehrere am meisten, bekommen sie alle eines.
why-nk-43 = Wer das Goldstück bekommen hat, beginnt die nächste Runde.
why-nk-44 = Wer zuerst drei Goldstücke hat, gewinnt. Es können auch mehrere zusammen gewinnen.
why-nk-49 = Sorten, die der geworfene Fex nicht mag, zählen in diesem Stapel nicht.
why-nk-50 = Was Fex nicht mag, wird gleich aussortiert, wenn der Stapel genommen ist.
why-nk-53 = Nach jeder Runde wandern die Fex-Karten zur nächsten Person weiter.
why-nk-57 = Mit der Nimmersatt-Variante dreht jeder Nimmersatt die Richtung um.
why-nk-59 = Wer in der Nimmersatt-Variante aufdeckt, ohne dran zu sein, nimmt einen Nimmersatt vom Stapel.

## Options

option-fex = Fex, der wählerische Koch
option-fex-help = Auf der Rückseite der Narren ist Fex mit dem, was er nicht mag.
option-fex-off = Spielt nicht mit
option-fex-tricky = Was er nicht mag, zählt nicht
option-fex-strict = Was er nicht mag, zählt als Nimmersatt

option-glutton_variant = Nimmersatte drehen um
option-glutton_variant-help = Jeder Nimmersatt dreht die Richtung um, und merken müsst ihr es selbst. Wer sich irrt, nimmt den Nimmersatt.
option-glutton_variant-off = Nein
option-glutton_variant-on = Ja

option-king_new_round = Der König in späteren Runden
option-king_new_round-help = Wo sich der König ab der zweiten Runde versteckt.
option-king_new_round-bottom_ten = Unter den letzten zehn Karten
option-king_new_round-anywhere = Irgendwo

option-king_spots = Der genaue Platz des Königs
option-king_spots-help = In späteren Runden: Darf er unter den letzten Karten ganz oben oder ganz unten liegen?
option-king_spots-eleven = Überall zwischen ihnen
option-king_spots-inner_nine = Nur zwischen zwei Karten

option-glutton_mistake = Was ein Fehler ist
option-glutton_mistake-help = In der Nimmersatt-Variante: Welches falsche Aufdecken kostet einen Nimmersatt?
option-glutton_mistake-any_error = Jedes außer der Reihe
option-glutton_mistake-forgot_reversal = Nur das vergessene Umdrehen

option-after_snatch = Nach dem Schnappen
option-after_snatch-help = Wer die nächste Karte aufdeckt.
option-after_snatch-after_last_flipper = Wer nach dem letzten Aufdecken dran ist
option-after_snatch-after_snatcher = Wer nach dem Schnappenden sitzt

option-fex_sort = Wann Fex sortiert
option-fex_sort-help = Wann herausgenommen wird, was er nicht mag.
option-fex_sort-at_snatch = Sofort
option-fex_sort-at_scoring = Beim Zählen

option-deck = Die Süßigkeiten
option-deck-help = Wie sich die Süßigkeiten auf die 45 Karten verteilen, hat uns niemand gesagt. Beides ist geraten.
option-deck-five_kinds = Fünf Sorten, 1 bis 3 auf einer Karte
option-deck-nine_kinds = Neun Sorten, 1 bis 5 auf einer Karte

option-snatch_tie = Genau gleichzeitig
option-snatch_tie-help = Wer den Stapel bekommt, wenn zwei Narren zugleich landen.
option-snatch_tie-turn_order = Wer als Nächstes dran ist
option-snatch_tie-random = Der Zufall entscheidet

option-late_jester = Zu späte Narren
option-late_jester-help = Was mit einem Narren geschieht, der zu spät kommt.
option-late_jester-returned = Er kommt zurück
option-late_jester-spent = Er ist verbraucht

option-glutton_tie = Gleich viele Nimmersatte
option-glutton_tie-help = Wer zurückgibt, wenn mehrere die meisten Nimmersatte haben.
option-glutton_tie-all_pay = Alle davon
option-glutton_tie-nobody = Niemand davon

option-next_starter = Wer danach anfängt
option-next_starter-help = Wenn mehrere ein Goldstück bekommen haben.
option-next_starter-clockwise = Wer im Uhrzeigersinn zuerst kommt
option-next_starter-random = Der Zufall entscheidet
option-next_starter-table_chooses = Der erste Platz sagt es

option-zero_cards = Niemand hat eine Karte
option-zero_cards-help = Gibt es ein Goldstück, wenn niemand eine Karte behalten hat?
option-zero_cards-no_coin = Keines
option-zero_cards-coin_for_all = Eines für alle

option-fex_scope = Welcher Fex zählt
option-fex_scope-help = Wessen Abneigungen aussortiert werden.
option-fex_scope-thrown = Die des geworfenen
option-fex_scope-own_three = Die aller deiner Fex-Karten, die noch da liegen

option-fex_sorting = Sortieren für Fex
option-fex_sorting-help = Wer herausnimmt, was Fex nicht mag. Was übersehen wird, findet sich am Ende der Runde.
option-fex_sorting-auto = Der Tisch
option-fex_sorting-by_hand = Wer geschnappt hat

option-two_player_glutton = Ein Nimmersatt zu zweit
option-two_player_glutton-help = In der Nimmersatt-Variante zu zweit: Wer deckt die nächste Karte auf?
option-two_player_glutton-no_effect = Die andere Person
option-two_player_glutton-flip_again = Dieselbe noch einmal

option-wrong_flip = Falsch aufgedeckt
option-wrong_flip-help = Was mit der Karte geschieht, die jemand außer der Reihe aufdeckt.
option-wrong_flip-void = Sie geht ungesehen zurück
option-wrong_flip-stands = Sie bleibt liegen

option-penalty_source = Woher der Nimmersatt kommt
option-penalty_source-help = In der Nimmersatt-Variante: Welchen Nimmersatt kostet ein Fehler?
option-penalty_source-heap = Einen vom Stapel, wenn einer da ist
option-penalty_source-anywhere = Den letzten, wo er auch liegt

option-give_back = Eine Karte zurückgeben
option-give_back-help = Wer die Karte aussucht; wichtig ist nur die Zahl.
option-give_back-owner = Wem sie gehört
option-give_back-auto = Der Tisch

option-shared_win = Zusammen drei Goldstücke
option-shared_win-help = Was geschieht, wenn mehrere drei Goldstücke haben.
option-shared_win-share = Sie gewinnen gemeinsam
option-shared_win-play_on = Weiterspielen, bis jemand vorn ist

option-first_starter = Wer anfängt
option-first_starter-help = Die erste Runde beginnt der größte Schelm.
option-first_starter-choose = Der erste Platz sagt, wer das ist
option-first_starter-random = Der Zufall entscheidet

option-heap_view = Der Stapel
option-heap_view-help = Was vom Stapel zu sehen ist. Im gedruckten Spiel nur die oberste Karte.
option-heap_view-top = Die oberste Karte
option-heap_view-top_and_count = Die oberste Karte und wie viele
option-heap_view-spread = Alle Karten

option-peek_own = Deine Beute
option-peek_own-help = Darfst du die Karten ansehen, die du genommen hast?
option-peek_own-off = Nein
option-peek_own-on = Ja

option-turn_marker = Zeigen, wer dran ist
option-turn_marker-help = Nur in der Nimmersatt-Variante wichtig: Dort muss man es selbst wissen.
option-turn_marker-off = In der Nimmersatt-Variante nicht
option-turn_marker-on = Immer

option-pace = Tempo
option-pace-help = Deckt ihr selbst auf, oder kommen die Karten von allein?
option-pace-free = Wir decken auf
option-pace-windowed = Sie kommen von allein

option-window_ms = Zeit für jede Karte
option-window_ms-help = Wenn die Karten von allein kommen: Tausendstelsekunden bis zur nächsten.

option-min_reveal_ms = Zeit zum Schauen
option-min_reveal_ms-help = Tausendstelsekunden, die mindestens zwischen zwei Karten liegen. Schnappen geht immer sofort. Für kleine Kinder nimm 1200.

option-flip_timeout_ms = Warten aufs Aufdecken
option-flip_timeout_ms-help = Tausendstelsekunden, bis der Tisch für jemanden aufdeckt. 0: nie.

option-sort_pause_ms = Pause beim Sortieren
option-sort_pause_ms-help = Tausendstelsekunden, in denen alle sehen, was Fex aussortiert.

option-hesitation_ms = Langsam ist falsch
option-hesitation_ms-help = In der Nimmersatt-Variante: Nach so vielen Tausendstelsekunden kostet Zögern einen Nimmersatt. 0: nie.

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
option-leaver-empty = Niemand: Der Platz bleibt leer
option-leaver-stop = Niemand: Das Spiel endet

## Editions

preset-german_2011 = Deutsch: Keks oder König
preset-english_2011 = Englisch: Cake or King
preset-french_2011 = Französisch: Au royaume sucré
preset-dutch_2011 = Niederländisch: Nilo Kilo
preset-spanish_2011 = Spanisch: Rey o galleta
preset-italian_2011 = Italienisch: Re o biscotto

## Refusals

refusal-game_over = Das Spiel ist vorbei. Du kannst ein neues beginnen.
refusal-not_for_seats = Das kann nur der Tisch selbst. Such dir einen eigenen Zug aus.
refusal-has_left = Dieser Platz hat das Spiel verlassen. Du kannst bis zum Ende zuschauen.
refusal-not_now = Das geht jetzt nicht. Die Zeile unter dem Plan sagt, was als Nächstes kommt.
refusal-not_your_turn = Jetzt entscheidet jemand anders. Du bist bald dran.
refusal-no_such_seat = Auf diesem Platz spielt niemand. Such einen anderen aus.
refusal-not_agreed = Das ist an diesem Tisch nicht vereinbart. Schau in die Optionen.
refusal-cards_come_alone = An diesem Tisch kommen die Karten von allein. Behalte den Stapel im Auge.
refusal-flipped_wrongly = Du hast es schon versucht. Die nächste Karte deckt jemand anders auf.
refusal-no_heap = Es liegt kein Stapel da. Warte auf die nächste Karte.
refusal-no_jester = Du hast in dieser Runde keinen Narren mehr. Aufdecken kannst du weiter.
refusal-jester_gone = Dieser Narr ist verbraucht. Nimm einen, der vor dir liegt.
refusal-first_jester_goes = Deine Narren sind alle gleich. Nimm den ersten.
refusal-nothing_to_leave = Jetzt gibt es nichts, was du liegen lassen könntest.
refusal-another_sorts = Gerade sortiert jemand anders. Warte einen Augenblick.
refusal-fex_likes_it = Das mag Fex. Lass es bei den anderen.
refusal-no_such_card = So eine Karte ist nicht dabei. Such eine andere Sorte aus.
refusal-need_not_give = Du musst nichts zurückgeben.
refusal-not_kept = Von dieser Sorte hast du keine Karte behalten. Such eine andere aus.
refusal-seen_already = Das hast du schon gesagt. Warte auf die anderen.
refusal-say_who_begins = Sag erst, wer die nächste Runde beginnt.
refusal-no_coin_won = Anfangen kann nur, wer ein Goldstück bekommen hat. Such jemand anderen aus.

## How to play

rules-01-title = Worum es geht
rules-01-text =
    König Nilo Kilo liebt Süßes, und seine Narren auch. Sammelt, so viel ihr könnt, bevor der König kommt!
    2 bis 4 können mitspielen, ab fünf Jahren. Ein Spiel dauert ungefähr eine Viertelstunde.

rules-02-title = Bevor es losgeht
rules-02-text =
    Alle bekommen die drei Narren einer Farbe. 45 Karten mit Süßigkeiten und 5 Nimmersatte werden gemischt. Der König versteckt sich unter den letzten Karten.
    Wer der größte Schelm ist, fängt an.

rules-03-title = Aufdecken
rules-03-text =
    Bist du dran, deckst du die oberste Karte auf. Sie kommt auf den Stapel, und sofort ist die nächste Person dran. Niemand wartet.
    Merk dir, was auf dem Stapel liegt: Du siehst nur die oberste Karte.

rules-04-title = Schnappen
rules-04-text =
    Jederzeit, auch wenn du nicht dran bist, darfst du einen Narren auf den Stapel werfen. Bist du zuerst da, nimmst du alles, verdeckt. Der Narr ist für diese Runde verbraucht.
    Du kannst also dreimal in einer Runde schnappen. Ohne Narren deckst du weiter auf.

rules-05-title = Das Ende einer Runde
rules-05-text =
    Die Runde endet, wenn alle Narren verbraucht sind oder wenn der König auftaucht. Dann bekommt niemand den Stapel, der gerade liegt.

rules-06-title = Zählen
rules-06-text =
    Zählt von jeder Sorte die Süßigkeiten, nicht die Karten. Wer am meisten hat, behält eine Karte davon; bei gleich vielen mehrere. Alle anderen kommen zurück.
    Danach gibt, wer die meisten Nimmersatte hat, eine behaltene Karte ab.

rules-07-title = Goldstücke
rules-07-text =
    Wer die meisten Karten behalten hat, bekommt ein Goldstück; haben mehrere gleich viele, bekommen sie alle eines. Wer es bekommen hat, beginnt die nächste Runde.
    Wer zuerst drei Goldstücke hat, gewinnt.

rules-08-title = Der wählerische Fex
rules-08-text =
    Auf der Rückseite der Narren ist Fex, der Koch, und was er nicht mag. Wirfst du so eine Karte, zählen diese Sorten in dem Stapel für dich nicht. Überleg also gut, welche du wirfst.
    Im strengeren Spiel zählt jede solche Karte als Nimmersatt. Nach jeder Runde wandern die Fex-Karten eine Person weiter.

rules-09-title = Nimmersatte drehen um
rules-09-text =
    In dieser Variante dreht jeder Nimmersatt die Richtung um. Niemand sagt dir, wer dran ist: Pass auf! Wer außer der Reihe aufdeckt, nimmt einen Nimmersatt vom Stapel.
    Fex und Nimmersatte lassen sich zusammen spielen.

rules-10-title = Was wir angenommen haben
rules-10-text =
    Das Heft sagt nicht, welche Sorten es gibt, wie viele Süßigkeiten auf einer Karte sind und was Fex nicht mag. Wir nehmen fünf Sorten mit 1 bis 3 oder neun Sorten mit 1 bis 5.
    Wer die Schachtel hat, kann das in einer kleinen Datei richtigstellen.

rules-11-title = Wo das Heft schweigt
rules-11-text =
    Der erste Narr bekommt den Stapel; ein später kommt zurück. Nach dem Schnappen macht weiter, wer nach dem letzten Aufdecken dran war. Haben mehrere die meisten Nimmersatte, geben alle ab. Wer es anders will, findet es in den Optionen.

## The terminal

now-round = Runde { $round }
now-heap = Stapel: { $card }
now-none = Stapel: keiner
now-glutton = ein Nimmersatt
now-king = der König
now-card =
    { $sweets } × { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
now-count = Karten: { $n }
now-direction =
    ↻ { $way ->
        [1] im Uhrzeigersinn
       *[other] andersherum
    }
now-stack =
    Vorrat: { $tall ->
        [0] leer
        [1] ein paar Karten
        [2] niedrig
        [3] halb weg
        [4] hoch
       *[5] voll
    }
now-seat =
    Goldstücke { $coins } · Narren { $left } · Beute: { $tall ->
        [0] keine
        [1] ein paar Karten
        [2] klein
        [3] groß
       *[4] sehr groß
    }
now-gone = ist gegangen
now-refuses = Fex { $jester } mag nicht: { $kinds }
now-kind =
    { $sweet ->
        [1] Keks
        [2] Törtchen
        [3] Lutscher
        [4] Bonbon
        [5] Eis
        [6] Schokolade
        [7] Wackelpudding
        [8] Donut
       *[9] Marshmallow
    }
now-kept = Behalten: { $kinds }
now-gluttons = Nimmersatte: { $n }
now-flip = Du bist dran: Deck eine Karte auf – oder schnapp zu
now-flip-wait = { $name } deckt auf. Schnapp zu, wann du willst
now-watch = Wer ist dran? Deck auf, wenn du es bist – oder schnapp zu
now-window = Die Karten kommen von allein. Schnapp zu, wann du willst
now-sort = Sortier aus, was dein Fex nicht mag
now-sort-wait = { $name } sortiert
now-give = Du hast die meisten Nimmersatte: Such eine Karte zum Zurückgeben aus
now-give-wait = { $name } gibt eine Karte zurück
now-next = Hast du alles gesehen? Dann weiter
now-next-wait = Warten auf { $name }
now-starter = Wer ist der größte Schelm? Sag, wer anfängt
now-starter-wait = { $name } sagt, wer anfängt
now-over = Das Spiel ist vorbei

## Auf dem Tisch

board-heap = Der Stapel. Obenauf: { $card }
board-no-heap = Noch kein Stapel
board-place = Dein Platz
board-flip = Aufdecken
board-snatch = Schnappen!
board-snatch-left =
    { $n ->
        [one] Schnappen: noch { $n } Narr
       *[other] Schnappen: noch { $n } Narren
    }
board-throw-fex = Schnappen mit dem Fex, der das nicht mag: { $kinds }
board-fex-gone = Abgelegt: der Fex, der das nicht mag: { $kinds }
board-seconds =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
board-keys = Tasten zeigen
board-keys-hide = Tasten verbergen
board-coins =
    { $n ->
        [one] { $n } Goldstück
       *[other] { $n } Goldstücke
    }
board-jesters =
    { $n ->
        [one] noch { $n } Narr
       *[other] noch { $n } Narren
    }
board-pile =
    { $height ->
        [0] keine Karten
        [1] ein paar Karten
        [2] ein kleiner Stoß
        [3] ein Stoß
        [4] ein hoher Stoß
       *[5] ein sehr hoher Stoß
    }
board-sorted-out = Fex sortiert aus: { $cards }
board-aside =
    { $n ->
        [one] Von Fex aussortiert: { $n } Karte
       *[other] Von Fex aussortiert: { $n } Karten
    }
board-scoring = Die Süßigkeiten werden gezählt
board-no-gluttons = Niemand muss eine Karte zurückgeben
board-to-end = Ans Ende der Abrechnung
board-next = Nächste Runde
board-won =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen zusammen
    }
board-sort-alone = { $name } sortiert, und niemand sonst schaut hin
board-peek = Die eigenen Karten ansehen
