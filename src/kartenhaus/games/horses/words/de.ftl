title = Pferde Mau Mau
tagline = Jede Karte braucht ihr Stück der Geschichte
summary = Lege eine passende Karte und erzähle, wie es weitergeht: Ihr Bild muss in deinem Satz vorkommen. Wird das Pferd beim Namen genannt, schnapp dir die Figur! Wer keine Karte mehr hat, erzählt das Ende und gewinnt.

## Moves

move-lay = Karte { $card } legen
move-wish_red = Karte { $card } legen und Rot wünschen
move-wish_yellow = Karte { $card } legen und Gelb wünschen
move-wish_green = Karte { $card } legen und Grün wünschen
move-wish_blue = Karte { $card } legen und Blau wünschen
move-draw = Ziehen
move-keep = Gezogenes behalten
move-stop = Keine weitere Karte legen
move-tell = Zu Karte { $card } erzählen
move-ask = Die anderen über Karte { $card } urteilen lassen
move-take_back = Karte zurücknehmen
move-wave = Dieser Satz gilt
move-object = Dieser Satz gilt nicht
move-insist = Mein Wort gilt
move-grab = Figur schnappen
move-false_grab = Zu früh schnappen
move-want = Mitlosen
move-leave = Nichts sagen
move-slip = Karte { $card } unter den Stapel schieben
move-decline = Keine Karte wegschieben
move-call_one = Das erste Wort rufen
move-call_all = Beide Wörter rufen
move-accuse = Spieler { $who } hat nicht gerufen
move-turn_target = Zielkarte umdrehen
move-name = Einen Namen vorschlagen
move-no_name = Den Namen den anderen überlassen
move-vote = Für Spieler { $who } stimmen
move-category = Sagen, was zu Bild { $motif } passt
move-agree = Einverstanden
move-next = Weiter zur nächsten Runde
move-new_name = Nächste Runde, mit neuem Namen
move-close = Die Zeit ist um
move-remove = Spieler { $who } ist weg

## Events

event-dealt =
    Runde { $round } beginnt. Die Startkarte zeigt { $motif ->
        [6] den Hufschmied
        [7] den Stall
        [8] den Hund
        [9] den Reiter
       *[other] ein anderes Bild
    }
event-proposed_name = { $name } schlägt einen Namen für das Pferd vor
event-left_name = { $name } überlässt den Namen den anderen
event-voted = { $name } hat gestimmt
event-horse_named = Das Pferd heißt so, wie { $name } vorgeschlagen hat
event-horse_named_by_lot = Das Los gibt dem Pferd seinen Namen
event-changed_category = { $name } ändert, was zu einem Bild passt
event-agreed = { $name } ist einverstanden
event-starts = { $name } beginnt
event-turn_began = { $name } ist dran
event-laid =
    { $name } legt { $motif ->
        [1] ein Pferd
        [2] ein Hindernis
        [3] eine Kutsche
        [4] ein Hufeisen
        [5] einen Richtungswechsel
        [6] einen Hufschmied
        [7] einen Stall
        [8] einen Hund
        [9] einen Reiter
       *[other] eine Karte
    }{ $tint ->
        [1] {" "}(rot)
        [2] {" "}(gelb)
        [3] {" "}(grün)
        [4] {" "}(blau)
       *[other] {""}
    }
event-wished =
    { $name } wünscht sich { $tint ->
        [1] Rot
        [2] Gelb
        [3] Grün
       *[other] Blau
    }
event-told = { $name } hat weitererzählt
event-asked = { $name } fragt, ob ein Satz gilt
event-waved = { $name } lässt den Satz gelten
event-objected = { $name } lässt den Satz nicht gelten
event-insisted = { $name } besteht darauf: Der Satz gilt
event-took_back = { $name } nimmt die Karte zurück
event-drew =
    { $cards ->
        [0] { $name } kann nichts ziehen, es ist nichts mehr da
       *[other] { $name } zieht eine Karte
    }
event-paid =
    { $cards ->
        [one] { $name } zieht für die Hindernisse { $cards } Karte
       *[other] { $name } zieht für die Hindernisse { $cards } Karten
    }
event-got =
    Gezogen hast du { $motif ->
        [1] ein Pferd
        [2] ein Hindernis
        [3] eine Kutsche
        [4] ein Hufeisen
        [5] einen Richtungswechsel
        [6] einen Hufschmied
        [7] einen Stall
        [8] einen Hund
        [9] einen Reiter
       *[other] eine Karte
    }{ $tint ->
        [1] {" "}(rot)
        [2] {" "}(gelb)
        [3] {" "}(grün)
        [4] {" "}(blau)
       *[other] {""}
    }
event-kept = { $name } legt nichts mehr
event-stopped = { $name } legt keine weitere Karte
event-renewed =
    { $cards ->
        [one] { $cards } gelegte Karte ist der neue Stapel
       *[other] { $cards } gelegte Karten werden gemischt und sind der neue Stapel
    }
event-bill_rose =
    { $cards ->
        [one] { $name } stellt ein Hindernis auf: { $cards } Karte ist zu ziehen
       *[other] { $name } stellt noch ein Hindernis auf: { $cards } Karten sind zu ziehen
    }
event-bill_passed =
    { $cards ->
        [one] { $name } gibt es weiter: { $cards } Karte ist zu ziehen
       *[other] { $name } gibt es weiter: { $cards } Karten sind zu ziehen
    }
event-turned_round =
    { $direction ->
        [1] { $name } wechselt die Richtung: im Uhrzeigersinn
       *[other] { $name } wechselt die Richtung: gegen den Uhrzeigersinn
    }
event-reads = { $name } erzählt vom Pferd. Hände auf den Rücken!
event-figure_live = Der Name ist gefallen: Schnappt zu!
event-grabbed_early = { $name } hat zu früh zugegriffen
event-grabbed = { $name } hat die Figur
event-wants = { $name } lost mit
event-nobody_grabbed = Niemand hat zugegriffen
event-slipped = { $name } schiebt eine Karte unter den Stapel
event-slipped_card =
    Weggeschoben hast du { $motif ->
        [1] ein Pferd
        [2] ein Hindernis
        [3] eine Kutsche
        [4] ein Hufeisen
        [5] einen Richtungswechsel
        [6] einen Hufschmied
        [7] einen Stall
        [8] einen Hund
        [9] einen Reiter
       *[other] eine Karte
    }{ $tint ->
        [1] {" "}(rot)
        [2] {" "}(gelb)
        [3] {" "}(grün)
        [4] {" "}(blau)
       *[other] {""}
    }
event-declined = { $name } schiebt keine Karte weg
event-called_one = { $name } ruft das erste Wort
event-called_all = { $name } ruft beide Wörter
event-called_wrongly = { $name } ruft ohne Grund
event-caught =
    { $cards ->
        [0] { $name } hat nicht gerufen, aber es ist nichts mehr zu ziehen
       *[other] { $name } hat nicht gerufen und zieht eine Karte
    }
event-win_undone = { $name } hat wieder eine Karte: Die Runde geht weiter
event-accused_wrongly = { $name } hat etwas bemerkt, das nicht da war
event-fined = { $name } zieht dafür eine Karte
event-hand_empty = { $name } hat keine Karte mehr
event-target_turned =
    { $name } dreht die Zielkarte um: { $motif ->
        [10] ein Pokal
        [11] ein Lagerfeuer
        [12] eine Weide
        [13] Abendrot
        [14] ein Fohlen
       *[other] ein anderes Bild
    }
event-kept_target =
    { $targets ->
        [one] { $name } hat { $targets } Zielkarte
       *[other] { $name } hat { $targets } Zielkarten
    }
event-wants_next = { $name } ist bereit für die nächste Runde
event-wants_new_name = { $name } hätte gern einen anderen Namen für das Pferd
event-left = { $name } hat das Spiel verlassen
event-won = { $name } gewinnt

## Why?

why-hm-03 = Alle bekommen vier Handkarten. Die Richtungskarten kommen erst danach in den Stapel.
why-hm-10 = Ihr einigt euch alle auf einen Namen für das Pferd.
why-hm-12 = Anfangs geht es im Uhrzeigersinn herum.
why-hm-13 = Wer die meiste Fantasie hat, beginnt, und wer das ist, entscheidet ihr zusammen.
why-hm-16 = Eine Karte passt, wenn ihre Farbe oder ihr Bild so ist wie bei der obersten Karte.
why-hm-19 = Wer eine Karte legt, erzählt sofort, wie die Geschichte weitergeht.
why-hm-20 = Im Satz muss das Bild der gerade gelegten Karte vorkommen. Sonst versuche es noch einmal, nimm die Karte zurück oder frage die anderen.
why-hm-23 = Wer keine passende Karte hat, zieht eine.
why-hm-25 = Passt die gezogene Karte, darf sie gleich gelegt werden. Sonst bleibt sie auf der Hand, und es geht weiter.
why-hm-27 = Ist der Stapel leer, werden die gelegten Karten gemischt, alle außer der letzten.
why-hm-32 = Während vom Pferd erzählt wird, haben alle anderen die Hände auf dem Rücken. Wer vor dem Namen zugreift, ist diesmal raus.
why-hm-33 = Fällt der Name des Pferdes, greifen alle außer dem Erzähler nach der Figur.
why-hm-34 = Wer am schnellsten war, darf heimlich eine Handkarte unter den Stapel schieben.
why-hm-35 = Niemand muss eine Karte wegschieben.
why-hm-37 = Nach einem Hindernis zieht der Nächste eine Karte, außer er legt selbst ein Hindernis.
why-hm-38 = Nur ein weiteres Hindernis bewahrt dich vor dem Ziehen, oder was euer Tisch vereinbart hat.
why-hm-39 = Mit jedem weiteren Hindernis wird es eine Karte mehr. Wer keines hinzulegt, zieht sie alle.
why-hm-40 = Nach einer Kutsche darf noch eine Karte gelegt werden, wenn eine passt.
why-hm-44 = Wer ein Hufeisen legt, nennt die Farbe, die als Nächstes kommt.
why-hm-47 = Von jetzt an geht es andersherum, bis zum nächsten Wechsel.
why-hm-49 = Sobald jemand keine Karte mehr hat, ist die Runde zu Ende.
why-hm-50 = Wer keine Karte mehr hat, dreht die Zielkarte um und erzählt ein Ende mit ihrem Bild.
why-hm-51 = Wer das Ende erzählt hat, hat gewonnen. Punkte gibt es nicht.
why-hm-53 = Mit nur noch einer Karte rufst du das erste Wort.
why-hm-54 = Mit der letzten Karte rufst du beide Wörter.
why-hm-55 = Vergessenes Rufen kostet nur etwas, wenn es jemand rechtzeitig bemerkt.
why-hm-56 = Wer das Rufen vergessen hat und erwischt wird, zieht eine Karte, und der Nächste ist dran.
why-hm-58 = Ein Marathon hat mehrere Runden, jede mit eigener Geschichte.
why-hm-59 = Wer eine Runde gewinnt, behält die Zielkarte. Mit zweien gewinnt man den Marathon.
why-hm-63 = Geschichtenerzähler einigen sich vor dem Spiel, welche Wörter zu einem Bild passen.

## Options

option-shout = Rufen
option-shout-help = Mit einer Karte rufst du ein Wort, mit der letzten beide. Wer es vergisst, kann erwischt werden.
option-shout-off = Nein
option-shout-on = Ja
option-marathon = Marathon spielen
option-marathon-help = Mehrere Runden, bis jemand zwei Zielkarten hat.
option-marathon-off = Nein, eine Runde
option-marathon-on = Ja
option-storyteller = Geschichtenerzähler
option-storyteller-help = Verwandte Wörter reichen: irgendein Tier für den Hund, irgendein Mensch für den Reiter.
option-storyteller-off = Nein
option-storyteller-on = Ja
option-story = Geschichte
option-story-help = Ob erzählt wird oder nur die Karten gespielt werden.
option-story-told = Zu jeder Karte ein Satz
option-story-quick = Nur Karten, keine Sätze
option-telling = Wie erzählt wird
option-telling-help = Ob man den Satz aufschreibt oder am selben Tisch laut sagt. Dann hören die anderen, ob er gilt.
option-telling-written = Geschrieben
option-telling-aloud = Laut gesagt
option-language = Sprache der Geschichte
option-language-help = Die Sprache, in der ihr erzählt und ruft.
option-language-de = Deutsch
option-language-en = Englisch
option-language-es = Spanisch
option-language-fr = Französisch
option-language-it = Italienisch
option-language-nl = Niederländisch
option-language-pt = Portugiesisch
option-story_check = Wer Sätze prüft
option-story_check-help = Ob eine Wortliste nach dem Bild sucht oder die anderen darauf achten.
option-story_check-words = Die Wortliste
option-story_check-table = Die anderen
option-story_check-off = Niemand
option-spelling = Rechtschreibung
option-spelling-help = Ob ein falscher Buchstabe in einem langen Wort verziehen wird.
option-spelling-exact = Genau
option-spelling-forgiving = Ein falscher Buchstabe ist erlaubt
option-mention = Das Bild im Satz
option-mention-help = Muss das Bild genannt werden, oder genügt eine Andeutung?
option-mention-name = Genannt
option-mention-refer = Angedeutet
option-direction_sentence = Satz zum Richtungswechsel
option-direction_sentence-help = Muss er mit Umkehren zu tun haben?
option-direction_sentence-motif = Ja
option-direction_sentence-free = Nein, jeder Satz gilt
option-agree_on = Worauf sich Erzähler einigen
option-agree_on-help = Auf Arten von Dingen oder auf eine Liste einzelner Wörter.
option-agree_on-categories = Arten von Dingen
option-agree_on-terms = Einzelne Wörter
option-stable_category = Verwandt mit dem Stall
option-stable_category-help = Was bei Geschichtenerzählern für den Stall stehen darf.
option-stable_category-dwelling = Jede Behausung
option-stable_category-building = Jedes Gebäude
option-starter_rule = Frage für den Anfang
option-starter_rule-help = Was gefragt wird, wenn entschieden wird, wer beginnt.
option-starter_rule-imagination = Wer hat die meiste Fantasie?
option-starter_rule-last_ridden = Wer ist zuletzt geritten?
option-starter = Wer beginnt
option-starter-help = Wie in der ersten Runde bestimmt wird, wer beginnt.
option-starter-vote = Alle stimmen ab
option-starter-host = Der erste Spieler sagt es
option-starter-random = Das Los
option-next_starter = Wer spätere Runden beginnt
option-next_starter-help = Im Marathon.
option-next_starter-rotate = Der Nächste in der Runde
option-next_starter-winner = Wer zuletzt gewonnen hat
option-next_starter-vote = Alle stimmen wieder ab
option-drawn_card = Gezogene Karte, die passt
option-drawn_card-help = Darf sie auf der Hand bleiben?
option-drawn_card-may = Sie darf gelegt werden
option-drawn_card-must = Sie muss gelegt werden
option-voluntary_draw = Ziehen statt legen
option-voluntary_draw-help = Darf man ziehen, obwohl eine Karte passt?
option-voluntary_draw-never = Nie
option-voluntary_draw-wild_only = Nur wenn allein Hufeisen oder Richtungswechsel passen
option-voluntary_draw-always = Immer
option-coach_extra = Zusatzkarte nach der Kutsche
option-coach_extra-help = Muss sie gelegt werden, wenn sie passt?
option-coach_extra-may = Sie darf gelegt werden
option-coach_extra-must = Sie muss gelegt werden
option-direction_effect = Richtungswechsel
option-direction_effect-help = Was eine zweite solche Karte bewirkt.
option-direction_effect-toggle = Es geht jedes Mal andersherum
option-direction_effect-anticlockwise_only = Es geht gegen den Uhrzeigersinn und bleibt so
option-after_direction = Nach einem Richtungswechsel
option-after_direction-help = Welche Karte darauf passt.
option-after_direction-looks_through = Was vorher passte
option-after_direction-anything = Jede Karte
option-two_player_direction = Richtungswechsel zu zweit
option-two_player_direction-help = Was er bewirkt.
option-two_player_direction-none = Nichts
option-two_player_direction-again = Man ist noch einmal dran
option-after_hazard = Nach dem Ziehen für Hindernisse
option-after_hazard-help = Was man dann noch tun darf.
option-after_hazard-turn_over = Nichts mehr
option-after_hazard-drawn_card_only = Eine gezogene Karte legen
option-after_hazard-full_turn = Einen ganzen Zug machen
option-hazard_answer = Antwort auf ein Hindernis
option-hazard_answer-help = Welche Karten vor dem Ziehen bewahren.
option-hazard_answer-hazard_only = Nur ein weiteres Hindernis
option-hazard_answer-wilds_pass_it_on = Auch Hufeisen und Richtungswechsel
option-snatch_mode = Die Figur
option-snatch_mode-help = Wie sich entscheidet, wer sie bekommt.
option-snatch_mode-real_time = Wer am schnellsten ist
option-snatch_mode-lot = Das Los unter allen, die sie wollen
option-snatch_mode-off = Niemand, ohne Figur spielen
option-false_grab = Zu früh zugreifen
option-false_grab-help = Was passiert, wenn jemand vor dem Namen zugreift.
option-false_grab-locked_out = Diesmal raus
option-false_grab-ignored = Nichts
option-false_grab-draw_one = Raus, und eine Karte ziehen
option-snatch_limit = Zeit zum Schnappen
option-snatch_limit-help = Sekunden nach dem Namen.
option-two_player_snatch = Die Figur zu zweit
option-two_player_snatch-help = Dann kann nur eine Person zugreifen.
option-two_player_snatch-plain = Wie sonst
option-two_player_snatch-off = Ohne Figur spielen
option-snatch_can_win = Die letzte Karte wegschieben
option-snatch_can_win-help = Darf der Schnellste seine letzte Karte wegschieben und gewinnen?
option-snatch_can_win-true = Ja
option-snatch_can_win-false = Nein
option-shout_on_slip = Rufen beim Wegschieben
option-shout_on_slip-help = Müssen beide Wörter gerufen werden, wenn die letzte Karte weggeschoben wird?
option-shout_on_slip-false = Nein
option-shout_on_slip-true = Ja
option-catch_window = Zeit zum Bemerken
option-catch_window-help = So viele Sekunden kann vergessenes Rufen mindestens bemerkt werden.
option-false_call = Falscher Ruf
option-false_call-help = Was ein falscher Ruf oder ein falscher Verdacht kostet.
option-false_call-none = Nichts
option-false_call-draw_one = Eine Karte, höchstens drei in einer Runde
option-turn_timer = Bedenkzeit
option-turn_timer-help = Sekunden für jede Entscheidung. Bei 0 drängt niemand.
option-on_timeout = Wenn die Zeit um ist
option-on_timeout-help = Was der Tisch tut, wenn die Bedenkzeit abgelaufen ist.
option-on_timeout-wait = Warten
option-on_timeout-random = Irgendetwas
option-on_timeout-lowest_risk = Was ein Bot täte
option-leaver = Wenn jemand geht
option-leaver-help = Was passiert, wenn ein Spieler endgültig geht.
option-leaver-bot = Ein Bot spielt weiter
option-leaver-remove = Die Karten kommen unter den Stapel

## Editions

preset-german = Deutsch, 2013
preset-english = Englisch, 2013
preset-french = Französisch, 2013
preset-dutch = Niederländisch, 2013
preset-spanish = Spanisch, 2013
preset-italian = Italienisch, 2013
preset-portuguese = Portugiesisch, von uns

## Refusals

refusal-game_over = Das Spiel ist zu Ende. Ihr könnt ein neues beginnen.
refusal-not_for_seats = Das kann nur der Tisch selbst. Wähle einen deiner eigenen Züge.
refusal-not_agreed = Das ist an diesem Tisch nicht vereinbart.
refusal-has_left = Dieser Spieler ist gegangen und kann nur noch zusehen.
refusal-no_such_player = Diesen Spieler gibt es an diesem Tisch nicht.
refusal-not_now = Das geht gerade nicht.
refusal-not_your_turn = Jemand anders ist dran. Warte ein wenig.
refusal-tell_first = Erst wird der Satz zu dieser Karte erzählt.
refusal-not_in_hand = Diese Karte ist nicht auf der Hand. Wähle eine von deinen Karten.
refusal-wish_with_it = Wähle zum Hufeisen eine Farbe.
refusal-pay_or_hazard = Da liegt ein Hindernis. Lege noch eines, oder ziehe.
refusal-wished_colour = Es ist eine andere Farbe gewünscht. Hufeisen und Richtungswechsel passen auch.
refusal-does_not_fit = Diese Karte passt weder in der Farbe noch im Bild.
refusal-only_drawn_card = Jetzt kann nur eine gerade gezogene Karte gelegt werden.
refusal-must_lay = Eine Karte passt, also muss sie gelegt werden.
refusal-nothing_drawn = Es gibt gerade nichts Gezogenes zu behalten.
refusal-no_extra = Es steht keine Zusatzkarte an.
refusal-not_this_piece = Ein anderer Satz ist fällig.
refusal-others_judge = An diesem Tisch urteilen die anderen über jeden Satz. Frage sie.
refusal-asked_too_often = Die anderen wurden schon sehr oft gefragt. Nenne das Bild beim Wort.
refusal-nothing_to_take_back = Es liegt keine Karte da, die man zurücknehmen könnte.
refusal-caught = Du wurdest erwischt, die Karte bleibt liegen. Erzähle ihren Satz.
refusal-not_asked = Es wurde nach keinem Satz gefragt.
refusal-own_sentence = Das ist dein eigener Satz. Die anderen entscheiden.
refusal-already_said = Das hast du schon gesagt.
refusal-others_decide = Jemand anders kann noch entscheiden oder hat entschieden.
refusal-nothing_to_grab = Gerade gibt es nichts zu schnappen. Warte auf eine Pferdekarte.
refusal-own_horse = Du erzählst. Die anderen schnappen.
refusal-locked_out = Zu früh! Diesmal bist du raus.
refusal-lot_decides = An diesem Tisch entscheidet das Los über die Figur.
refusal-no_lot = Gerade wird nichts verlost.
refusal-nothing_to_leave = Dazu gibt es gerade nichts zu sagen.
refusal-not_fastest = Nur wer die Figur hat, darf eine Karte wegschieben.
refusal-keep_last_card = An diesem Tisch darf die letzte Karte nicht weggeschoben werden.
refusal-no_shout = An diesem Tisch wird nicht gerufen.
refusal-cooling = Das war eben falsch. Warte, bis weitergespielt wurde.
refusal-yourself = Dich selbst kannst du nicht erwischen.
refusal-no_target = Nur wer keine Karte mehr hat, dreht die Zielkarte um.
refusal-named_already = Du hast schon einen Namen vorgeschlagen oder ihn den anderen überlassen.
refusal-voted_already = Du hast schon gestimmt.
refusal-not_proposed = Dieser Spieler hat keinen Namen vorgeschlagen.
refusal-host_decides = Der erste Spieler sagt, wer beginnt.
refusal-agreed_already = Du bist schon einverstanden.
refusal-enough_edits = Die Wörter wurden oft genug geändert. Einigt euch jetzt.
refusal-nothing_to_close = Es gibt nichts, worauf gewartet wird.
refusal-empty = Schreibe einen Satz.
refusal-too_short = Ein Satz hat mindestens drei Wörter.
refusal-too_long = Das ist zu lang. Bis zu 400 Zeichen sind gut.
refusal-motif_missing = Das Bild der Karte kommt im Satz noch nicht vor.
refusal-name_missing = Nenne das Pferd in diesem Satz bei seinem Namen.
refusal-name_empty = Schreibe einen Namen.
refusal-name_too_short = Ein Name hat mindestens zwei Buchstaben.
refusal-name_too_long = Ein Name hat höchstens zwanzig Buchstaben.
refusal-name_not_letters = Ein Name besteht nur aus Buchstaben.
refusal-name_too_many_words = Ein Name hat ein Wort oder zwei.
refusal-name_motif_word = Dieses Wort gehört zu einer Karte. Wähle einen anderen Namen.
refusal-name_common_word = Dieses Wort sagt man zu oft. Wähle einen anderen Namen.
refusal-name_player_name = So heißt schon jemand, der mitspielt. Wähle einen anderen Namen.
refusal-name_taken = Dieser Name wurde schon vorgeschlagen.
refusal-words_empty = Schreibe mindestens ein Wort.
refusal-words_too_many = Das sind zu viele Wörter.
refusal-words_not_a_word = Schreibe Wörter mit Kommas dazwischen.

## Pictures and colours

board-horse = Pferd
board-hazard = Hindernis
board-coach = Kutsche
board-horseshoe = Hufeisen
board-direction = Richtung
board-blacksmith = Hufschmied
board-stable = Stall
board-dog = Hund
board-rider = Reiter
board-trophy = Pokal
board-campfire = Lagerfeuer
board-pasture = Weide
board-sunset = Abendrot
board-foal = Fohlen
board-red = rot
board-yellow = gelb
board-green = grün
board-blue = blau
board-card = { $motif }, { $colour }

## The board

board-hand = Deine Hand
board-top = Oben liegt: { $card }
board-next = Es passt
board-or = oder
board-anything = jede Karte
board-demand-match = Die nächste Karte: { $colour } oder { $motif }
board-demand-wish = Die nächste Karte: { $colour }, so wurde es gewünscht
board-demand-anything = Die nächste Karte: irgendeine
board-demand-bill =
    { $cards ->
        [one] Offene Hindernisse: Wer keins dazulegt, zieht { $cards } Karte
       *[other] Offene Hindernisse: Wer keins dazulegt, zieht { $cards } Karten
    }
board-deck =
    { $cards ->
        [one] Ziehstapel: { $cards } Karte
       *[other] Ziehstapel: { $cards } Karten
    }
board-target = Zielkarte: { $card }
board-target-hidden = Die Zielkarte liegt verdeckt
board-the-horse = das Pferd
board-way-right = Es geht im Uhrzeigersinn
board-way-left = Es geht andersherum
board-seat-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } Zielkarte gewonnen
       *[other] { $targets } Zielkarten gewonnen
    }
board-seat-tells = erzählt
board-draw = Eine Karte ziehen
board-pay =
    { $cards ->
        [one] { $cards } Karte ziehen
       *[other] { $cards } Karten ziehen
    }
board-keep = Behalten
board-stop = Keine Karte mehr
board-decline = Keine Karte wegschieben
board-turn-target = Zielkarte umdrehen
board-want = Ich will das Pferd
board-leave = Stehen lassen
board-calls = Rufe
board-accuse = { $name } hat den Ruf vergessen!
board-wish = Welche Farbe wünschst du dir?
board-grab = { $horse } schnappen
board-hands-behind = Hände auf den Rücken! Tippe auf das Pferd, sobald sein Name kommt: { $horse }
board-hands-quick = Hände auf den Rücken! Tippe auf das Pferd, sobald es leuchtet.
board-too-early = Das war zu früh. Diesmal dürfen die anderen schnappen.
board-key = { $name }, Taste { $key }
board-your-words = Dein Satz
board-placeholder = Und dann …
board-dictate = Sprechen statt schreiben
board-dictate-stop = Nicht mehr zuhören
board-dictate-note = Dein Browser schreibt auf, was du sagst. Dafür kann er deine Stimme an seinen Hersteller schicken.
board-dictate-denied = Diese Seite darf nicht zuhören. Erlaube es im Browser, oder schreib.
board-dictate-network = Dein Browser erreicht nicht, was Gesprochenes aufschreibt. Schreib stattdessen.
board-dictate-language = Dein Browser versteht diese Sprache nicht. Schreib stattdessen.
board-dictate-microphone = Es wurde kein Mikrofon gefunden. Schreib stattdessen.
board-dictate-nothing = Es war nichts zu hören. Sprich noch einmal, oder schreib.
board-dictate-failed = Das Zuhören hat nicht geklappt. Schreib stattdessen.
board-length = { $length } von { $most } Zeichen
board-too-long = Das sind { $length } Zeichen. Bis zu { $most } passen hinein: Bitte kürze es ein wenig.
board-tell = Erzählen
board-told = Laut erzählt!
board-ask = Die anderen fragen
board-insist = Mein Wort gilt
board-take-back = Karte zurücknehmen
board-tell-opening = Wie fängt die Geschichte an?
board-tell-on = Wie geht die Geschichte weiter?
board-tell-ending = Wie endet die Geschichte?
board-must = Das muss vorkommen: { $motif }
board-must-name = Das Pferd muss vorkommen, mit seinem Namen: { $horse }
board-must-nothing = Erzähle, was du willst
board-not-yet = Fast! { $must }
board-judge = Gilt das als: { $motif }?
board-wave = Ja, das gilt
board-object = Nein, diesmal nicht
board-no-opinion = Mir ist beides recht
board-story = Die Geschichte von { $horse }
board-story-none = Die erste Seite ist noch leer.
board-voice-on = Die Geschichte vorlesen
board-voice-off = Nicht mehr vorlesen
board-name-field = Name des Pferdes
board-propose = Vorschlagen
board-no-name = Die anderen wählen
board-hint-name = Ein Name aus einem oder zwei Wörtern. Ihr hört ihn in der Geschichte wieder.
board-hint-vote = Der Name mit den meisten Stimmen gewinnt.
board-hint-starter = Wen ihr wählt, der fängt die Geschichte an.
board-hint-next = Als Nächstes kommt Geschichte { $round }.
board-next-round = Weiter zur nächsten Geschichte
board-new-name = Mit einem neuen Pferdenamen
board-categories = Was auch gilt
board-category-field = Wörter für: { $motif }
board-category-edit = Wörter ändern für: { $motif }
board-category-save = Diese Wörter nehmen
board-agree = Einverstanden
board-agreed = { $have } von { $of } sind einverstanden
board-cheer = Ein Hoch auf { $name }!
board-print = Drucken
board-keep-page = Als Seite
board-keep-pdf = Als PDF
board-offers = Hilf mir mit Worten
board-now-name = Wie soll das Pferd heißen?
board-now-name-wait = Die anderen suchen noch einen Namen
board-now-vote = Welcher Name gefällt dir am besten?
board-now-vote-wait = Die anderen stimmen noch ab
board-now-categories = Bist du mit diesen Wörtern einverstanden?
board-now-categories-wait = Die anderen sehen sich die Wörter noch an
board-now-imagination = Wer hat die meiste Fantasie?
board-now-ridden = Wer ist zuletzt geritten?
board-now-starter-wait = Die anderen wählen, wer anfängt
board-now-opening = Du fängst die Geschichte an!
board-now-opening-wait = { $name } fängt die Geschichte an
board-now-tell = Erzähle die Geschichte weiter!
board-now-tell-wait = { $name } erzählt weiter
board-now-asked = Die anderen entscheiden, ob das gilt
board-now-insist = Niemand hat etwas dagegen: Gilt dein Wort?
board-now-objected = Diesmal nicht: Erzähle es ein wenig anders
board-now-judge = { $name } fragt: Gilt das?
board-now-turn = Lege eine Karte, die passt
board-now-turn-wait = { $name } wählt eine Karte
board-now-bill =
    { $cards ->
        [one] Lege ein Hindernis dazu oder ziehe { $cards } Karte
       *[other] Lege ein Hindernis dazu oder ziehe { $cards } Karten
    }
board-now-draw = Keine Karte passt: Ziehe eine
board-now-drawn = Lege die neue Karte oder behalte sie
board-now-keep = Die neue Karte passt nicht: Behalte sie
board-now-reading = Hört zu: { $name } erzählt von { $horse }
board-now-snatch = Schnapp dir { $horse }!
board-now-snatch-wait = Wer schnappt sich { $horse }?
board-now-lot = Möchtest du { $horse }? Das Los entscheidet
board-now-slip = Du hast das Pferd: Schiebe eine Karte unter den Ziehstapel
board-now-slip-wait = { $name } darf eine Karte wegschieben
board-now-extra = Lege noch eine Karte oder höre auf
board-now-extra-wait = { $name } darf noch eine Karte legen
board-now-target = Deine Hand ist leer: Drehe die Zielkarte um!
board-now-target-wait = { $name } dreht die Zielkarte um
board-now-ending = Erzähle, wie die Geschichte endet!
board-now-ending-wait = { $name } erzählt das Ende
board-now-next = Bereit für die nächste Geschichte?
board-now-next-wait = Die anderen sind noch nicht so weit
board-now-over = Die Geschichte ist erzählt

## How to play

rules-01-title = Worum es geht
rules-01-text =
    Ihr erzählt zusammen eine Geschichte von einem Pferd. Jede gelegte Karte wird mit einem Satz bezahlt, in dem ihr Bild vorkommt.
    Wer keine Karte mehr hat, dreht die Zielkarte um, erzählt das Ende und gewinnt. 2 bis 4 ab sechs Jahren spielen etwa eine Viertelstunde.
rules-02-title = Die Karten
rules-02-text =
    Es gibt 32 Handkarten in vier Farben: Pferd, Hindernis, Kutsche, Hufeisen, Hufschmied, Stall, Hund und Reiter in jeder. Welche es genau sind, ist zum Teil geraten, denn eine Liste gibt das Heft nicht.
    Dazu kommen drei Richtungswechsel, fünf Startkarten und fünf Zielkarten.
rules-03-title = Vor der ersten Karte
rules-03-text =
    Alle bekommen vier Karten. Dann werden die Richtungswechsel unter den Rest gemischt: Das ist der Stapel.
    Eine Startkarte liegt offen, eine Zielkarte verdeckt. Das Pferd bekommt einen Namen, und ihr entscheidet, wer beginnt.
    Wer beginnt, erzählt mit dem Bild der Startkarte den Anfang der Geschichte und ist dann gleich dran.
rules-04-title = Dein Zug
rules-04-text =
    Lege eine Karte mit derselben Farbe oder demselben Bild wie die oberste und erzähle weiter: Ihr Bild muss in deinem Satz vorkommen.
    Passt nichts, ziehe eine Karte. Passt sie, darfst du sie gleich legen.
    Fehlt im Satz ein Wort für das Bild, versuche es noch einmal, nimm die Karte zurück oder frage die anderen, ob er gilt.
rules-05-title = Pferd
rules-05-text =
    Nenne das Pferd beim Namen! Alle anderen halten die Hände auf dem Rücken und hören zu.
    Fällt der Name, greifen sie nach der Figur. Wer am schnellsten ist, darf eine Handkarte unter den Stapel schieben. Wer zu früh zugreift, ist diesmal raus.
rules-06-title = Hindernis
rules-06-text =
    Der Nächste zieht eine Karte oder legt noch ein Hindernis. Dann zieht der Übernächste zwei, danach drei.
    Wer zieht, ist damit fertig.
rules-07-title = Kutsche, Hufeisen, Richtungswechsel
rules-07-text =
    Nach einer Kutsche darfst du noch eine Karte legen, mit eigenem Satz. Mehrere Kutschen geben eine lange Fahrt.
    Ein Hufeisen passt auf alles, und du wünschst eine Farbe. Der Wunsch gilt, bis eine Karte dieser Farbe oder noch ein Hufeisen liegt.
    Auch ein Richtungswechsel passt auf alles. Was vorher zu treffen war, gilt weiter.
rules-08-title = Das Ende
rules-08-text =
    Mit der letzten Karte gewinnst du: Erzähle ihren Satz, drehe die Zielkarte um und erzähle das Ende.
    Auch wer seine letzte Karte wegschiebt, gewinnt.
rules-09-title = Rufen
rules-09-text =
    In dieser Spielart rufst du ein Wort, wenn du nur noch eine Karte hast, und beide mit der letzten. Daran denken musst du selbst.
    Bemerkt jemand, bevor der Nächste gespielt hat, dass du es vergessen hast, ziehst du eine Karte, und dein Zug ist vorbei.
rules-10-title = Marathon und Geschichtenerzähler
rules-10-text =
    Im Marathon behält, wer eine Runde gewinnt, die Zielkarte, und zwei davon gewinnen.
    Bei den Geschichtenerzählern reichen verwandte Wörter: irgendein Tier für den Hund, irgendein Mensch für den Reiter. Darauf einigt ihr euch vorher. Das Pferd braucht immer seinen Namen.
rules-11-title = Ausgaben und Hausregeln
rules-11-text =
    Die Hefte unterscheiden sich etwas: Spanisch und italienisch muss eine gezogene passende Karte gelegt werden, spanisch auch die Karte nach der Kutsche, französisch steht jedes Gebäude für den Stall.
    Was sie offen lassen, findet ihr in den Optionen.
    Sitzt ihr an einem Tisch, könnt ihr laut erzählen: Sag deinen Satz, drücke „Laut erzählt!“, und die anderen sagen, ob er gilt. In der Geschichte steht dann nur das Bild.

## What is going on now

now-wait = { $name } ist an der Reihe
now-over = { $name } hat gewonnen
now-name = Schlage einen Namen für das Pferd vor, oder überlasse ihn den anderen
now-vote = Stimme für einen Namen
now-categories = Bist du mit den verwandten Wörtern einverstanden?
now-imagination = Wer hat die meiste Fantasie? Wer das ist, beginnt
now-last-ridden = Wer ist zuletzt geritten? Wer das ist, beginnt
now-open = Erzähle, wie die Geschichte beginnt: { $picture }
now-tell = Erzähle, wie es weitergeht: { $picture }
now-end = Erzähle, wie die Geschichte endet: { $picture }
now-judge = Gilt dieser Satz?
now-turn = Lege eine Karte, oder ziehe
now-drawn = Lege das Gezogene, oder behalte es
now-extra = Du darfst noch eine Karte legen
now-reading = Hände auf den Rücken, und zuhören
now-snatch = Schnapp zu!
now-slip = Schiebe eine Karte unter den Stapel, oder behalte alle
now-target = Drehe die Zielkarte um
now-next = Die Runde ist zu Ende. Weiter zur nächsten?

## What the simulator counts

points-a-deal = Zielkarten in einer Runde

round-title = Runde { $round }
piles =
    { $deck ->
        [one] Stapel: { $deck } Karte
       *[other] Stapel: { $deck } Karten
    }
top-title = Oben
fits-title = Passt
wish-title = Gewünscht
bill-title =
    { $bill ->
        [one] Zu ziehen: { $bill } Karte
       *[other] Zu ziehen: { $bill } Karten
    }
anything-fits = Alles passt
direction-left = im Uhrzeigersinn
direction-right = gegen den Uhrzeigersinn
target-title = Ziel
hand-title = Deine Hand
seat-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
seat-targets =
    { $targets ->
        [one] { $targets } Zielkarte
       *[other] { $targets } Zielkarten
    }
seat-left = ist gegangen
