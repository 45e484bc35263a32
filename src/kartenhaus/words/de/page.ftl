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
box-rules = So geht’s
box-rules-help = Die Regeln in Kürze

## So geht’s

help-title = So geht’s
help-editions = Ausgaben
help-edition-same = Wie auf dieser Seite: nichts ist anders.
help-options = Was der Tisch vereinbaren kann
help-usual = Üblich: { $value }
help-aloud = Vorlesen
help-quiet = Nicht mehr vorlesen

## Einen Tisch decken

setup-title = Wer spielt mit?
setup-here = Hier
setup-open = Per Code
setup-bot = Bot
setup-kind = Wer sitzt auf Platz { $number }?
setup-name = Name
setup-name-of = Name auf Platz { $number }
setup-level = Wie gut der Bot spielt
setup-level-of = Wie gut der Bot auf Platz { $number } spielt
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
lobby-qr = Ein Bild zum Scannen mit dem Telefon: der Link zu diesem Tisch
lobby-scan = Mit dem Telefon scannen
lobby-seats = Am Tisch
lobby-free = freier Platz
lobby-here = ist da
lobby-away = gerade nicht da
lobby-you = du
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
