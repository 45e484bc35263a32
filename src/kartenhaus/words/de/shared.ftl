## Bots

level-random = Zufall
level-six_year_old = Sechsjähriges Kind
level-rule = Faustregel
level-keen = Wacher Kopf
level-sharp = Alter Fuchs
level-mouse = Maus
level-rabbit = Hase
level-fox = Fuchs
level-owl = Eule
level-wolf = Wolf
plays-mouse = Spielt wie ein sechsjähriges Kind.
plays-rabbit = Folgt einfachen Regeln und fährt gut damit.
plays-fox = Kennt die Kniffe des Spiels.
plays-owl = Überlegt vor jedem Zug genau.
plays-wolf = Schaut weit voraus und ist am stärksten.
level-master = Meister

## Groups of options

group-variant = Variante
group-edition = Ausgabe
group-house = Hausregeln
group-comfort = Bequemlichkeit

## Refusals of the table

refusal-stale = Am Tisch ist schon etwas Neues passiert. Schau noch einmal hin und wähle neu.
refusal-not_your_seat = Auf diesem Platz sitzt jemand anderes. Spielen kannst du nur für deine eigenen Plätze.
refusal-not_host = Das kann nur, wer den Tisch eröffnet hat.
refusal-unknown_room = Zu diesem Code gibt es keinen Tisch. Prüfe die fünf Buchstaben und Ziffern.
refusal-unknown_game = Dieses Spiel steht nicht im Regal. Such dir eine der Schachteln aus.
refusal-room_full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
refusal-seat_taken = Dort sitzt schon jemand. Such dir einen freien Platz aus.
refusal-game_running = Das Spiel läuft noch. Das geht, wenn es zu Ende ist.
refusal-not_started = Das Spiel hat noch nicht begonnen. Warte, bis die Karten ausgeteilt sind.
refusal-slow_down = Das ging sehr schnell. Warte kurz und versuch es noch einmal.
refusal-table_stopped = Dieser Tisch steht still, der Fehler liegt bei uns. Du kannst einen neuen eröffnen.
refusal-not_saved = Der Tisch konnte das nicht aufschreiben, darum hat sich nichts geändert. Versuch es gleich noch einmal.
refusal-bad_message = Das war nicht zu verstehen. Lade die Seite neu und versuch es noch einmal.
refusal-our_mistake = Bei uns ist etwas schiefgegangen, geändert hat sich nichts. Versuch es gleich noch einmal.
refusal-unknown_page = Unter dieser Adresse ist nichts. Geh zum Regal und fang dort an.
refusal-foreign_origin = Das kam von einer anderen Website. Öffne den Tisch über seine eigene Adresse.
refusal-foreign_host = Diese Adresse kennt der Tisch nicht. Nimm die, die beim Aufstellen gezeigt wurde.
refusal-record_unreadable = Diese Datei ist keine gesicherte Partie, oder sie ist beschädigt. Wähle eine, die am Ende einer Partie gesichert wurde.
refusal-record_version = Diese Partie wurde nach anderen Regeln gespielt, als es sie hier jetzt gibt. Ansehen kann sie das Kartenhaus, mit dem sie gesichert wurde.
refusal-record_untrue = Diese Datei wurde verändert: Was bei „{ $where }“ steht, kann nicht gewesen sein. Wähle die Datei, wie sie gesichert wurde.
refusal-record_forgotten = Die gesicherte Partie ist nicht mehr hier. Wähle die Datei noch einmal.
refusal-open_seats = Ein Platz ist noch frei. Warte auf jemanden oder gib ihn einem Bot.
refusal-too_few_seats = Dieses Spiel braucht mindestens { $least }. Stell noch einen Platz dazu.
refusal-too_many_seats = Bei diesem Spiel machen höchstens { $most } mit. Nimm einen Platz weg.
refusal-bad_name = Ein Name hat 1 bis 24 Zeichen. Such dir einen anderen aus.
refusal-too_late = Zu spät: Jemand war schneller, oder es war schon vorbei.
refusal-undo_nothing = Gerade gibt es nichts zurückzunehmen.
refusal-undo_not_yours = Den letzten Zug hat jemand anders gemacht. Zurücknehmen kannst du nur deinen eigenen.
refusal-undo_revealed = Dieser Zug hat etwas Neues gezeigt. Darum bleibt er stehen.
refusal-undo_not_offered = In diesem Spiel geht alles gleich weiter. Züge lassen sich nicht zurücknehmen.
refusal-paused = Der Tisch macht Pause. Macht erst weiter, dann geht es.
refusal-not_paused = Es geht schon weiter.
refusal-asked_already = Jemand hat schon um etwas gebeten. Warte die Antworten ab.
refusal-asked_no_more = Das hat sich schon erledigt.
refusal-no_by_turn = In diesem Spiel sind alle gleichzeitig dran, darum geht es nicht Zug um Zug über Tage.
refusal-no_letters = Dieser Server schreibt keine Briefe.
refusal-no_hints = An diesem Tisch gibt es keine Hinweise. Wer ihn eröffnet hat, kann das ändern.
refusal-room_locked = Der Tisch ist abgeschlossen: Zurzeit darf niemand Neues dazu.
refusal-no_public_tables = Auf diesem Server gibt es keine Tische für alle.
refusal-own_seat = Das ist dein eigener Platz. Um ihn aufzugeben, verlasse den Tisch.
refusal-no_person = Dort sitzt niemand.
refusal-no_talk = An diesem Tisch kann man das nicht sagen.
refusal-no_words = Darin stand nichts, was man lesen kann.
refusal-no_hint_now = Gerade gibt es nichts zu entscheiden. Frag noch einmal, wenn du dran bist.
refusal-needs_words = Dazu gehört ein Satz. Erzähl etwas, dann geht es.
refusal-no_story = In diesem Spiel wird nichts erzählt, darum gibt es keine Geschichte zum Aufheben.
refusal-no_pdf = Dieser Rechner kann gerade kein PDF machen. Heb die Geschichte als Seite auf oder druck sie aus.

## Around every table

event-undone = { $name } nimmt den letzten Zug zurück
event-photo_finish =
    { $is_tie ->
        [1] Zielfoto: { $times }. Das ist zu knapp zum Messen, also ein Gleichstand – { $name } bekommt den Vortritt.
       *[other] Zielfoto: { $times }. { $name } war { NUMBER($margin, minimumFractionDigits: 3) } s voraus.
    }
why-photo_finish = Verglichen wird die Zeit vom Sehen bis zum Drücken; wie lang der Weg durchs Netz war, spielt keine Rolle. Liegt der Unterschied unter dem, was sich messen lässt, entscheidet die Regel des Spiels oder das Los.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Wer mitspielt
table-you = Du
table-bot = Bot
table-away = nicht da
table-open = freier Platz
table-awaited = am Zug
table-cards =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
table-winner = Gewonnen
table-log = Was geschah
table-log-empty = Noch nichts
table-why = Warum?
table-why-of = Warum? { $sentence }
table-scores = Punktezettel
table-scores-none = Noch ist keine Runde gezählt
table-deal = Runde
table-total = Summe
table-player = Name
table-next-deal = Nächste Runde
table-close = Schließen
table-skip = Tippen überspringt
table-rank = Platz { $rank }
table-course = Spielverlauf
table-course-of = { $name }: { $points }
table-rematch = Noch einmal
table-look = Tisch ansehen
table-result = Ergebnis
table-ready-wait =
    { $n ->
        [one] Warten auf { $n } Person
       *[other] Warten auf { $n } Personen
    }
