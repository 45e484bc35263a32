## Reading the rules

terminal-options-group = Optionen: { $group }
terminal-number = { $least } bis { $most }, sonst { $default }
terminal-usual = üblich
terminal-editions = Ausgaben
terminal-as-usual = wie üblich

## Simulating

terminal-compiling = Vorbereitung: Beim ersten Mal dauert sie einige Sekunden
terminal-playing = Es wird gespielt
terminal-rate = { $rate } Runden/s
terminal-nothing-played = Angehalten, bevor das erste Spiel zu Ende war.
terminal-played =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }, Startzahl { $seed }
terminal-stopped = Vorzeitig angehalten; das ist, was bis dahin gespielt war.
terminal-written = Was aus jedem Spiel wurde, steht in { $folder }.
terminal-report-written = Der Bericht steht in { $place }.
terminal-go-on-simulating = Weiter geht es mit: { $command }
terminal-not-written = Mit --out ORDNER lässt sich ein Lauf beim nächsten Mal fortsetzen.
terminal-interval = ± Bereich mit 95 % Sicherheit; geteilte Siege zählen anteilig
terminal-seat = Platz
terminal-level = Bot
terminal-points-a-deal = Punkte je Runde
terminal-contestant = Spieler
terminal-field = { $player } auf allen anderen Plätzen
terminal-behind = Hinter dem Besten
terminal-rating = Wertung
terminal-choice-time = Zeit je Zug
terminal-contested = { $deals } Runden in { $seatings } Sitzordnungen, Startzahl { $seed }
terminal-contest-caption = ± Bereich mit 95 % Sicherheit über die Runden, jede einmal in jeder Sitzordnung; Wertung ± Unsicherheit nach OpenSkill; Zeit auf einem Kern, und die längste
terminal-win-share = Gewonnene Spiele

## Playing

terminal-against = Du spielst gegen { $names }: { $level }.
terminal-keys = Zahl: spielen · ?: Hilfe · w: warum · r: Regeln · q: gehen
terminal-help-moves = Das geht jetzt:
terminal-help-keys =
    Tippe die Zahl einer Karte oder Reihe und drücke die Eingabetaste, oder so viel von den Worten, wie nötig ist.
    ?  diese Hilfe
    w  warum ist das passiert? Die Regel hinter jedem Ereignis
    r  die Regeln
    q  gehen; das Spiel wird aufgehoben
terminal-enter = Eingabetaste: { $move }
terminal-go-on = Sonst noch etwas? Dann tippe es; die Eingabetaste allein geht weiter.
terminal-unclear = „{ $typed }“ könnte mehreres heißen: { $moves }.
terminal-unknown = „{ $typed }“ geht jetzt nicht. Möglich ist: { $moves }.
terminal-player = Gast
terminal-kept-before = Ein Spiel, das du verlassen hast, ist noch aufgehoben; mit --resume geht es weiter. Verlässt du dieses hier, kommt es an seine Stelle.
terminal-kept = Das Spiel ist aufgehoben. Weiter geht es mit: { $command }
terminal-resumed = Willkommen zurück: Das Spiel geht weiter, wo du aufgehört hast.
terminal-recorded = Das Spiel steht jetzt in { $file }. Nachprüfen können es alle mit: { $command }
terminal-seal = Vor der ersten Karte versiegelt: { $seal }

## Playing with words and against time

terminal-space = Leertaste: { $move }
terminal-key = { $key }: { $move }
terminal-live-keys = ?: Hilfe · w: warum · r: Regeln · q: gehen
terminal-help-live =
    Drücke eine Taste; die Eingabetaste braucht es nicht. Bei einer Zahl mit zwei Ziffern drücke beide.
    Die Rücktaste oder Esc nimmt Tasten zurück. Solange du das liest, wartet der Tisch.
    ?  diese Hilfe
    w  warum ist das passiert? Die Regel hinter jedem Ereignis
    r  die Regeln
    q  gehen; das Spiel wird aufgehoben
terminal-help-live-lines =
    Tippe Buchstabe oder Zahl einer Taste, oder so viel von den Worten, wie nötig ist, und drücke die Eingabetaste.
    { "." }  die Zeit vergehen lassen, bis etwas geschieht; die Eingabetaste allein tut das auch, wenn nichts zu tun ist
    ?  diese Hilfe
    w  warum ist das passiert? Die Regel hinter jedem Ereignis
    r  die Regeln
    q  gehen; das Spiel wird aufgehoben
terminal-any-key = Weiter geht es mit jeder Taste.
terminal-words =
    { $offers ->
        [0] Schreib es auf und drücke die Eingabetaste. Die Eingabetaste allein geht zurück.
       *[other] Schreib es auf und drücke die Eingabetaste, oder tippe die Zahl vor einem Vorschlag. Die Eingabetaste allein geht zurück.
    }
terminal-too-long = Das sind { $length } Zeichen. Bis zu { $most } passen: Mach es bitte ein wenig kürzer.
terminal-keep-story = Magst du die Geschichte behalten? Tippe den Namen einer Datei, etwa geschichte.html oder geschichte.pdf; die Eingabetaste allein: nein.
terminal-story = Die Geschichte steht jetzt in { $file }.
terminal-no-pdf = Dieser Rechner kann kein PDF machen ({ $reason }). Die Geschichte wird stattdessen eine Seite.

## The table

terminal-address = Der Tisch steht unter { $address }
terminal-lan = Im Heimnetz: { $address }
terminal-no-lan = Kein Heimnetz gefunden: Spielen kann nur dieses Gerät.
terminal-ctrl-c = Strg-C räumt ihn ab.
terminal-port-taken = Port { $port } ist besetzt; der Tisch nimmt { $next }.
terminal-bye = Der Tisch ist abgeräumt. Auf Wiedersehen!

## Copies of the data

terminal-backed-up =
    { $rooms ->
        [one] { $rooms } Tisch
       *[other] { $rooms } Tische
    } gesichert in { $file }.
terminal-restored =
    { $rooms ->
        [one] { $rooms } Tisch
       *[other] { $rooms } Tische
    } zurückgeholt nach { $file }.
terminal-kept-copy = Was vorher da war, liegt in { $file }.
