## Überall auf der Seite

page-name = Kartenhaus
page-back = Zurück
page-to-shelf = Zum Regal
page-close = Schließen
page-done = Fertig
page-loading = Einen Moment …
page-try-again = Noch einmal versuchen
page-your-turn = ● Du bist dran – { $title }
page-away = Die Verbindung ist weg. Sie kommt von allein wieder.
page-on-its-way = Dein Zug ist noch unterwegs.
refusal-unreachable = Das Kartenhaus antwortet nicht. Schau nach dem Netz und versuch es noch einmal.
refusal-unknown = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Das Regal

shelf-title = Was spielen wir?
shelf-code = Mit einem Code mitspielen
shelf-code-help = Fünf Buchstaben und Ziffern
shelf-code-wrong = Ein Code hat fünf Buchstaben und Ziffern, zum Beispiel { $example }.
shelf-join = Mitspielen
shelf-tables = Deine Tische
shelf-table-waiting = noch nicht begonnen
shelf-table-running = mitten im Spiel
shelf-table-over = zu Ende
shelf-table-yours = Du bist am Zug
shelf-table-waits = wartet auf { $names }
shelf-table-paused = macht Pause
shelf-table-with = mit { $names }
shelf-forget = { $code } weglegen

## Eine Schachtel

box-players =
    { $most ->
        [one] { $most } Person
       *[other] { $least } bis { $most } Personen
    }
box-age = ab { $age } Jahren
box-minutes = etwa { $minutes } Minuten
box-play = Sofort spielen
box-play-help =
    { $bots ->
        [one] Du und ein Bot
       *[other] Du und { $bots } Bots
    }
box-friends = Mit Freunden
box-friends-help = An diesem Gerät oder an mehreren
box-tour = So wird gespielt
box-tour-help = In zwei Minuten, zum Mitmachen
box-rules = Alle Regeln lesen

## So geht’s

help-title = Die Regeln
help-search = In den Regeln suchen
help-found =
    { $n ->
        [0] Dazu steht hier nichts. Versuch es mit einem anderen Wort.
        [one] { $n } Stelle gefunden
       *[other] { $n } Stellen gefunden
    }
help-editions = Ausgaben
help-edition-same = Wie auf dieser Seite: nichts ist anders.
help-options = Was der Tisch vereinbaren kann
help-usual = Üblich: { $value }
help-aloud = Vorlesen
help-quiet = Nicht mehr vorlesen

## Die Tour

tour-step = Schritt { $number } von { $of }
tour-next = Weiter
tour-show = Zeig es mir
tour-again = Von vorn
tour-play = Jetzt spielen
tour-later = Das geht auch, aber später. Probiere jetzt, was leuchtet.
tour-watch = Schau kurz zu, gleich bist du dran.
tour-read = Tippe erst auf „Weiter“.
tour-over = Das war alles. Jetzt kannst du richtig spielen!

## Hinweise

hints-ask = Gib mir einen Hinweis
hints-title = Hinweise
hints-help = Was ein Bot an deiner Stelle täte, und warum.
hints-alone = Nur wenn man allein spielt
hints-on = Für alle
hints-off = Keine

## Einen Tisch decken

setup-title = Wer spielt mit?
setup-here = Hier
setup-open = Per Code
setup-bot = Bot
setup-kind = Wer sitzt auf Platz { $number }?
setup-name = Name
setup-name-of = Name auf Platz { $number }
setup-level = Wer hier spielt
setup-level-of = Wer auf Platz { $number } spielt
tempo-title = Wie schnell der Bot spielt
tempo-unhurried = Gemächlich
tempo-usual = Normal
tempo-quick = Flink
setup-add = Noch ein Platz
setup-remove = Platz { $number } wegnehmen
setup-open-help = Kommt mit dem Code dazu
setup-deal = Karten austeilen
setup-invite = Tisch eröffnen
setup-rules = Regeln an diesem Tisch
setup-rules-usual = Die üblichen Regeln
setup-change = Ändern
setup-name-short = Ein Name braucht mindestens einen Buchstaben.
setup-name-long = Ein Name hat höchstens { $most } Buchstaben.
setup-name-twice = Zwei Leute heißen so. Gib einem davon einen anderen Namen.
setup-seats-full = Mehr als { $most } gehen bei diesem Spiel nicht.
setup-seats-few = Dieses Spiel braucht mindestens { $least }.
seat-me = Gast
seat-person = Spieler { $number }

## Was der Tisch vereinbart

options-title = Regeln an diesem Tisch
options-preset = Spielen wie
options-preset-usual = Übliche Regeln
options-between = { $least } bis { $most }
options-less = { $option }: weniger
options-more = { $option }: mehr
options-is = { $option }: { $value }

## Vor dem Tisch

lobby-title = Der Tisch ist offen
lobby-code = Der Code
lobby-code-spoken = Code: { $letters }
lobby-link = Link zum Tisch
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-copy-failed = Markiere den Link und kopiere ihn selbst.
lobby-qr = Ein Bild zum Scannen mit dem Handy: der Link zu diesem Tisch
lobby-scan = Mit dem Handy scannen
lobby-seats = Am Tisch
lobby-free = freier Platz
lobby-here = ist da
lobby-away = gerade nicht da
lobby-you = du
lobby-host = leitet den Tisch
lobby-start = Karten austeilen
lobby-start-fill = Austeilen, Bots nehmen die freien Plätze
lobby-wait = Gleich werden die Karten ausgeteilt.
lobby-change-seat = Platz { $number } ändern
lobby-make-bot = Einem Bot geben
lobby-make-open = Für jemanden frei halten
lobby-make-here = Jemand an diesem Gerät
lobby-remove = Platz wegnehmen
lobby-rename = Namen ändern
lobby-leave = Tisch verlassen
lobby-looking-on = Du schaust zu.
lobby-back = Zurück zum Tisch

## An einen Tisch kommen

join-title = Setz dich dazu
join-name = Wie heißt du?
join-sit = Hinsetzen
join-look = Nur zuschauen
join-free =
    { $seats ->
        [one] Ein Platz ist frei.
       *[other] { $seats } Plätze sind frei.
    }
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-running = Das Spiel hat begonnen. Du kannst zuschauen.
join-unknown = Einen Tisch mit dem Code { $code } gibt es nicht. Schau noch einmal nach: Er hat fünf Buchstaben und Ziffern.
join-unknown-title = Hier ist kein Tisch

## Am Tisch

room-menu = Menü
room-log = Was geschah
room-code = Tisch { $code }
room-leave-title = Den Tisch verlassen?
room-leave-text = Dein Platz wird für immer frei. Wenn du später weiterspielen willst, schließ einfach die Seite.
room-leave-yes = Für immer gehen
room-leave-no = Bleiben
room-pause = Um eine Pause bitten
room-undo = Meinen letzten Zug zurücknehmen
room-record = Partie sichern
room-change = Tisch ändern
room-fair = Ehrlich ausgeteilt
room-fair-help = Dieser Fingerabdruck stand fest, bevor die erste Karte ausgeteilt wurde. Nach dem Spiel zeigt der Tisch sein Geheimnis, und alle können damit das ganze Spiel nachrechnen.
room-fair-print = Fingerabdruck
room-fair-secret = Geheimnis
room-no-board = Für dieses Spiel gibt es auf dieser Seite noch keinen Tisch.
room-switch = Andere Hand zeigen
room-looking-on = Du schaust zu

## Mehrere an einem Gerät

cover-pass = Gib das Gerät an { $name }
cover-ready = Ich bin { $name }
cover-help = Alle anderen schauen weg.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-sound = Ton
settings-on = An
settings-off = Aus
settings-aloud = Vorlesen, was am Tisch geschieht
settings-speed = Tempo der Karten
settings-speed-slow = Langsam
settings-speed-usual = Üblich
settings-speed-fast = Schnell
settings-motion = Bewegung
settings-motion-system = Wie auf dem Gerät
settings-motion-reduced = Wenig
settings-theme = Licht
settings-theme-system = Wie auf dem Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-contrast = Kontrast
settings-contrast-system = Wie auf dem Gerät
settings-contrast-more = Stark

## Any mix of seats

lobby-up = Platz { $number } nach oben
lobby-down = Platz { $number } nach unten
lobby-moved = { $name } hat jetzt Platz { $number }.
lobby-shuffle = Plätze mischen
lobby-game = Anderes Spiel
lobby-game-title = Welches Spiel als Nächstes?
lobby-resting = gerade spielt ein Bot
again-with = Noch einmal mit { $names }
again-help = Die Plätze vom letzten Mal
seat-picture = Bild
seat-picture-of = Bild von Platz { $number }
animal-fox = Fuchs
animal-panda = Panda
animal-owl = Eule
animal-frog = Frosch
animal-tiger = Tiger
animal-rabbit = Hase
animal-penguin = Pinguin
animal-bear = Bär
animal-cat = Katze
animal-koala = Koala
animal-mouse = Maus
animal-wolf = Wolf
refusal-animal_taken = Dieses Bild hat schon jemand. Such dir ein anderes aus.
rest-start = Einen Bot für mich spielen lassen
rest-end = Ich spiele wieder selbst
rest-now = Für { $name } spielt gerade ein Bot.
rest-for = Einen Bot spielen lassen, bis { $name } zurück ist
refusal-is_resting = Gerade spielt ein Bot für dich. Sag, dass du wieder selbst spielst, dann bist du am Zug.
refusal-no_stand_in = An diesem Tisch spielt kein Bot für einen Menschen. Vor dem nächsten Spiel könnt ihr das ändern.

## A seat on another device

seat-move = Diesen Platz auf ein anderes Gerät mitnehmen
seat-move-help = Mit dem anderen Gerät scannen oder den Code dort eintippen, wo man zu einem Tisch kommt. Dann geht es für { $name } dort weiter. Das geht einmal, innerhalb von fünf Minuten.
seat-move-qr = Bild zum Scannen mit dem anderen Gerät: der Link zu diesem Platz
seat-move-code = Oder eintippen:
seat-move-new = Neuen Code machen
seat-moved-title = Dein Platz ist auf einem anderen Gerät
seat-moved-text = Für { $name } geht es dort weiter. Hier kannst du zuschauen.
refusal-ticket_unknown = Zu diesem Code gehört kein Platz. Lass dir auf dem anderen Gerät einen neuen machen.
refusal-ticket_used = Dieser Code wurde schon benutzt. Lass dir auf dem Gerät mit dem Platz einen neuen machen.
refusal-ticket_expired = Dieser Code ist zu alt. Lass dir auf dem Gerät mit dem Platz einen neuen machen.

## The table on a TV

tv-show = Tisch auf dem Fernseher zeigen
tv-short = Auf dem Fernseher
tv-help = Öffne diese Adresse auf einem Fernseher oder Tablet, das alle sehen. Es zeigt den Tisch und von niemandem die Hand.
tv-qr = Bild zum Scannen mit einem Tablet: der Link zum Tisch für alle Augen
tv-open = Auf diesem Gerät öffnen
tv-join = Scannen und mitspielen
tv-soon = Gleich geht es los
tv-over = Das nächste Spiel beginnt hier von selbst.

## How a table takes its time

pace-title = Tempo
pace-change = Tempo ändern
pace-live = Live
pace-relaxed = Gemütlich
pace-by_turn = Zug um Zug, über Tage
pace-help-live = Alle sind da. Ist jemand eine Minute weg, spielt ein Bot so lange mit.
pace-help-relaxed = Niemand wird gedrängt. Der Tisch wartet auf alle, die weg sind, und für alles ist doppelt so viel Zeit.
pace-help-by_turn = Alle kommen vorbei, wenn sie am Zug sind. Das Regal zeigt, wer dran ist.
pace-clock = Zeit für jeden Zug
pace-clock-help = Ist sie um, macht ein Bot diesen einen Zug.
pace-no-clock = Ohne Uhr
pace-seconds = { $seconds } Sekunden je Zug

## A pause, and what all have to agree to

pause-title = Pause
pause-by = { $name } hat darum gebeten. Nichts geschieht, bis jemand weitermacht.
pause-end = Weiter geht’s
ask-pause = { $name } bittet um eine Pause.
ask-undo = { $name } möchte den letzten Zug zurücknehmen.
ask-yes = Einverstanden
ask-no = Lieber nicht
ask-waits = Es fehlt noch das Ja von { $names }.
ask-withdraw = Doch nicht
ask-soon = Alle sind einverstanden. Die Pause beginnt, sobald das hier entschieden ist.
said-pause-declined = { $name } möchte lieber weiterspielen.
said-pause-on = { $name } lässt das Spiel weitergehen.
said-undo-declined = { $name } möchte den Zug lieber stehen lassen.
said-undo-done = { $name } hat den letzten Zug zurückgenommen.
said-undo-lapsed = Das Spiel ist weitergegangen, der Zug bleibt.

## Word when it is one's turn

turn-title = Wenn ich am Zug bin
turn-browser = Auf diesem Gerät
turn-browser-help = Der Browser kann dir Bescheid geben, während diese Seite im Hintergrund ist.
turn-browser-start = Bescheid geben
turn-browser-on = Der Browser gibt dir Bescheid, wenn du am Zug bist.
turn-browser-stop = Nicht mehr Bescheid geben
turn-blocked = Dieser Browser darf dir nicht Bescheid geben. Das lässt sich in seinen Einstellungen für diese Seite ändern.
turn-impossible = Hier kann der Browser nicht Bescheid geben. Achte auf Titel und Bild dieses Tabs: Ein roter Punkt heißt, du bist am Zug.
turn-letters = Per E-Mail
turn-letters-help = Ein Brief für jeden Zug, der beginnt, während du weg bist. Niemand sonst sieht die Adresse, und sie wird vergessen, wenn du den Tisch verlässt.
turn-address = E-Mail-Adresse
turn-address-wrong = Eine E-Mail-Adresse sieht aus wie name@example.org.
turn-letters-start = Mir schreiben
turn-letters-on = Du bekommst einen Brief, wenn du am Zug und nicht da bist.
turn-letters-asked = Ein Brief ist zu dir unterwegs. Öffne den Link darin: Erst dann kommen weitere.
turn-letters-stop = Nicht mehr schreiben

## Kommen, Gehen, und wer den Tisch leitet

absent-soon = { $name } ist weg. Bald spielt ein Bot weiter.
absent-bot = Ein Bot spielt für { $name }, bis die Verbindung wieder da ist.
absent-wait = { $name } ist weg. Der Tisch wartet.
host-give = { $name } die Leitung geben
host-remove = { $name } vom Tisch nehmen
host-remove-help = { $name } verliert den Platz endgültig. Schließe den Tisch auch ab, wenn niemand zurückkommen soll.
host-remove-yes = Vom Tisch nehmen
host-remove-no = Sitzen lassen
removed-title = Dein Platz ist weg
removed-text = { $name } wurde vom Tisch genommen.
locked-title = Dieser Tisch ist abgeschlossen
look-from = Von einem Platz aus ansehen
look-onlooker = Von außen

## Die Tür, und Tische für alle

door-title = Wer darf kommen?
door-help = Wer einen Platz hat, kann immer zurückkommen.
door-link = Wer den Code hat
door-public = Alle, vom Regal aus
door-locked = Niemand mehr
public-title = Tische für alle

## Reden

talk-title = Reden
talk-unread = Reden, { $n } neu
talk-none = Noch hat niemand etwas gesagt.
talk-write = Etwas schreiben
talk-send = Sagen
talk-whom = Wen du hörst
talk-mute = { $name } stumm schalten
talk-hear = { $name } wieder hören
talk-by-title = Was gesagt werden darf
talk-by-phrases = Ein paar Sätze
talk-by-chat = Alles
talk-by-off = Nichts
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-good = Gut gespielt!
phrase-oops = Hoppla!
phrase-wow = Oh, stark!
phrase-thanks = Danke!
phrase-moment = Einen Moment, bitte
phrase-your_turn = Du bist dran!
phrase-again = Noch eine Runde?
phrase-bye = Tschüss!

## Looking again

replay-look = Rückschau
replay-title = { $title }: Rückschau
replay-controls = Vor und zurück
replay-slider = Stelle in der Partie
replay-move = Zug { $number } von { $of }
replay-first = Zum Austeilen
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-tempo = Tempo: { $tempo }-fach
replay-from = Ansehen von
replay-open = Alle Hände offen
replay-acted = { $name } hat sich entschieden.
replay-only-look = Diese Partie ist vorbei. Hier kannst du sie von allen Seiten ansehen.
replay-leave = Zum Ergebnis
record-title = Gesicherte Partie ansehen
record-choose = Datei wählen
record-help = Eine Datei, die am Ende einer Partie gesichert wurde: Ihr Name endet auf .json. Zuerst wird jede Karte und jeder Zug darin geprüft.
