title = Paardenpesten
tagline = Bij elke kaart hoort een stuk van het verhaal
summary = Leg een passende kaart en vertel hoe het verdergaat: het plaatje moet in je zin staan. Wordt het paard bij zijn naam genoemd, grijp dan de figuur! Wie geen kaart meer heeft, vertelt het einde en wint.

## Moves

move-lay = Kaart { $card } leggen
move-wish_red = Kaart { $card } leggen en rood wensen
move-wish_yellow = Kaart { $card } leggen en geel wensen
move-wish_green = Kaart { $card } leggen en groen wensen
move-wish_blue = Kaart { $card } leggen en blauw wensen
move-draw = Trekken
move-keep = Getrokken kaart houden
move-stop = Geen extra kaart leggen
move-tell = Vertellen bij kaart { $card }
move-ask = Anderen laten oordelen over kaart { $card }
move-take_back = Kaart terugnemen
move-wave = Deze zin telt
move-object = Deze zin telt niet
move-insist = Mijn woord telt
move-grab = De figuur grijpen
move-false_grab = Te vroeg grijpen
move-want = Meeloten
move-leave = Niets zeggen
move-slip = Kaart { $card } onder de stapel schuiven
move-decline = Geen kaart wegschuiven
move-call_one = Het eerste woord roepen
move-call_all = Beide woorden roepen
move-accuse = Speler { $who } heeft niet geroepen
move-turn_target = De doelkaart omdraaien
move-name = Een naam voorstellen
move-no_name = De naam aan de anderen overlaten
move-vote = Op speler { $who } stemmen
move-category = Zeggen wat bij plaatje { $motif } past
move-agree = Akkoord
move-next = Naar de volgende ronde
move-new_name = Volgende ronde, met een nieuwe naam
move-close = De tijd is om
move-remove = Speler { $who } is weg

## Events

event-dealt =
    Ronde { $round } begint. De startkaart toont { $motif ->
        [6] de hoefsmid
        [7] de stal
        [8] de hond
        [9] de ruiter
       *[other] een ander plaatje
    }
event-proposed_name = { $name } stelt een naam voor het paard voor
event-left_name = { $name } laat de naam aan de anderen over
event-voted = { $name } heeft gestemd
event-horse_named = Het paard heet zoals { $name } heeft voorgesteld
event-horse_named_by_lot = Het lot geeft het paard zijn naam
event-changed_category = { $name } verandert wat bij een plaatje past
event-agreed = { $name } gaat akkoord
event-starts = { $name } begint
event-turn_began = { $name } is aan de beurt
event-laid =
    { $name } legt { $motif ->
        [1] een paard
        [2] een hindernis
        [3] een rijtuig
        [4] een hoefijzer
        [5] een richtingswissel
        [6] een hoefsmid
        [7] een stal
        [8] een hond
        [9] een ruiter
       *[other] een kaart
    }{ $tint ->
        [1] {" "}(rood)
        [2] {" "}(geel)
        [3] {" "}(groen)
        [4] {" "}(blauw)
       *[other] {""}
    }
event-wished =
    { $name } wenst { $tint ->
        [1] rood
        [2] geel
        [3] groen
       *[other] blauw
    }
event-told = { $name } heeft verder verteld
event-asked = { $name } vraagt of een zin telt
event-waved = { $name } laat de zin tellen
event-objected = { $name } laat de zin niet tellen
event-insisted = { $name } houdt vol: de zin telt
event-took_back = { $name } neemt de kaart terug
event-drew =
    { $cards ->
        [0] { $name } kan niets trekken, er is niets meer
       *[other] { $name } trekt een kaart
    }
event-paid =
    { $cards ->
        [one] { $name } trekt { $cards } kaart voor de hindernissen
       *[other] { $name } trekt { $cards } kaarten voor de hindernissen
    }
event-got =
    Je hebt getrokken: { $motif ->
        [1] een paard
        [2] een hindernis
        [3] een rijtuig
        [4] een hoefijzer
        [5] een richtingswissel
        [6] een hoefsmid
        [7] een stal
        [8] een hond
        [9] een ruiter
       *[other] een kaart
    }{ $tint ->
        [1] {" "}(rood)
        [2] {" "}(geel)
        [3] {" "}(groen)
        [4] {" "}(blauw)
       *[other] {""}
    }
event-kept = { $name } legt niets meer
event-stopped = { $name } legt geen extra kaart
event-renewed =
    { $cards ->
        [one] { $cards } gelegde kaart is de nieuwe stapel
       *[other] { $cards } gelegde kaarten worden geschud en zijn de nieuwe stapel
    }
event-bill_rose =
    { $cards ->
        [one] { $name } zet een hindernis neer: { $cards } kaart te trekken
       *[other] { $name } zet nog een hindernis neer: { $cards } kaarten te trekken
    }
event-bill_passed =
    { $cards ->
        [one] { $name } geeft het door: { $cards } kaart te trekken
       *[other] { $name } geeft het door: { $cards } kaarten te trekken
    }
event-turned_round =
    { $direction ->
        [1] { $name } keert de richting om: met de klok mee
       *[other] { $name } keert de richting om: tegen de klok in
    }
event-reads = { $name } vertelt over het paard. Handen op de rug!
event-figure_live = De naam is gezegd: grijp!
event-grabbed_early = { $name } heeft te vroeg gegrepen
event-grabbed = { $name } heeft de figuur
event-wants = { $name } loot mee
event-nobody_grabbed = Niemand heeft gegrepen
event-slipped = { $name } schuift een kaart onder de stapel
event-slipped_card =
    Je hebt weggeschoven: { $motif ->
        [1] een paard
        [2] een hindernis
        [3] een rijtuig
        [4] een hoefijzer
        [5] een richtingswissel
        [6] een hoefsmid
        [7] een stal
        [8] een hond
        [9] een ruiter
       *[other] een kaart
    }{ $tint ->
        [1] {" "}(rood)
        [2] {" "}(geel)
        [3] {" "}(groen)
        [4] {" "}(blauw)
       *[other] {""}
    }
event-declined = { $name } schuift geen kaart weg
event-called_one = { $name } roept het eerste woord
event-called_all = { $name } roept beide woorden
event-called_wrongly = { $name } roept voor niets
event-caught =
    { $cards ->
        [0] { $name } heeft niet geroepen, maar er is niets meer te trekken
       *[other] { $name } heeft niet geroepen en trekt een kaart
    }
event-win_undone = { $name } heeft weer een kaart: de ronde gaat verder
event-accused_wrongly = { $name } heeft iets gemerkt dat er niet was
event-fined = { $name } trekt daarvoor een kaart
event-hand_empty = { $name } heeft geen kaart meer
event-target_turned =
    { $name } draait de doelkaart om: { $motif ->
        [10] een beker
        [11] een kampvuur
        [12] een weide
        [13] avondrood
        [14] een veulen
       *[other] een ander plaatje
    }
event-kept_target =
    { $targets ->
        [one] { $name } heeft { $targets } doelkaart
       *[other] { $name } heeft { $targets } doelkaarten
    }
event-wants_next = { $name } is klaar voor de volgende ronde
event-wants_new_name = { $name } wil graag een andere naam voor het paard
event-left = { $name } heeft het spel verlaten
event-won = { $name } wint

## Why?

why-hm-03 = Iedereen krijgt vier handkaarten. De richtingskaarten komen pas daarna in de stapel.
why-hm-10 = Jullie kiezen samen een naam voor het paard.
why-hm-12 = In het begin gaat het met de klok mee.
why-hm-13 = Wie de meeste fantasie heeft, begint, en wie dat is beslissen jullie samen.
why-hm-16 = Een kaart past als de kleur of het plaatje gelijk is aan de bovenste kaart.
why-hm-19 = Wie een kaart legt, vertelt meteen hoe het verhaal verdergaat.
why-hm-20 = Het plaatje van de gelegde kaart moet in de zin staan. Zo niet, probeer het nog eens, neem de kaart terug of vraag het de anderen.
why-hm-23 = Wie geen passende kaart heeft, trekt er een.
why-hm-25 = Past de getrokken kaart, dan mag hij meteen gelegd worden. Anders blijft hij in de hand en is de volgende aan de beurt.
why-hm-27 = Is de stapel op, dan worden de gelegde kaarten geschud, behalve de laatste.
why-hm-32 = Terwijl er over het paard verteld wordt, houden alle anderen de handen op de rug. Wie voor de naam grijpt, doet deze keer niet mee.
why-hm-33 = Wordt de naam van het paard gezegd, dan grijpt iedereen behalve de verteller naar de figuur.
why-hm-34 = Wie het snelst was, mag stiekem een handkaart onder de stapel schuiven.
why-hm-35 = Niemand hoeft een kaart weg te schuiven.
why-hm-37 = Na een hindernis trekt de volgende een kaart, tenzij hij zelf een hindernis legt.
why-hm-38 = Alleen nog een hindernis redt je van het trekken, of wat jullie tafel heeft afgesproken.
why-hm-39 = Elke hindernis erbij maakt het een kaart meer. Wie er geen bij legt, trekt ze allemaal.
why-hm-40 = Na een rijtuig mag nog een kaart gelegd worden, als er een past.
why-hm-44 = Wie een hoefijzer legt, noemt de kleur die nu komt.
why-hm-47 = Vanaf nu gaat het andersom, tot de volgende wissel.
why-hm-49 = Zodra iemand geen kaart meer heeft, is de ronde voorbij.
why-hm-50 = Wie geen kaart meer heeft, draait de doelkaart om en vertelt een einde met dat plaatje.
why-hm-51 = Wie het einde heeft verteld, heeft gewonnen. Punten zijn er niet.
why-hm-53 = Met nog één kaart roep je het eerste woord.
why-hm-54 = Met je laatste kaart roep je beide woorden.
why-hm-55 = Vergeten te roepen kost alleen iets als iemand het op tijd merkt.
why-hm-56 = Wie vergat te roepen en betrapt wordt, trekt een kaart, en de volgende is aan de beurt.
why-hm-58 = Een marathon heeft meerdere rondes, elk met een eigen verhaal.
why-hm-59 = Wie een ronde wint, houdt de doelkaart. Met twee win je de marathon.
why-hm-63 = Vertellers spreken voor het spel af welke woorden bij een plaatje passen.

## Options

option-shout = Roepen
option-shout-help = Met één kaart roep je een woord, met de laatste beide. Wie het vergeet, kan betrapt worden.
option-shout-off = Nee
option-shout-on = Ja
option-marathon = Een marathon
option-marathon-help = Meerdere rondes, tot iemand twee doelkaarten heeft.
option-marathon-off = Nee, één ronde
option-marathon-on = Ja
option-storyteller = Vertellers
option-storyteller-help = Verwante woorden zijn goed: een ander dier voor de hond, een ander mens voor de ruiter.
option-storyteller-off = Nee
option-storyteller-on = Ja
option-story = Verhaal
option-story-help = Of er verteld wordt, of alleen de kaarten gespeeld worden.
option-story-told = Bij elke kaart een zin
option-story-quick = Alleen kaarten, geen zinnen
option-telling = Hoe je vertelt
option-telling-help = Of je de zin opschrijft, of hem hardop zegt aan dezelfde tafel. Dan horen de anderen of hij telt.
option-telling-written = Geschreven
option-telling-aloud = Hardop
option-language = Taal van het verhaal
option-language-help = De taal waarin jullie vertellen en roepen.
option-language-de = Duits
option-language-en = Engels
option-language-es = Spaans
option-language-fr = Frans
option-language-it = Italiaans
option-language-nl = Nederlands
option-language-pt = Portugees
option-story_check = Wie zinnen keurt
option-story_check-help = Of een woordenlijst naar het plaatje zoekt, of de anderen erop letten.
option-story_check-words = De woordenlijst
option-story_check-table = De andere spelers
option-story_check-off = Niemand
option-spelling = Spelling van woorden
option-spelling-help = Of één foute letter in een lang woord vergeven wordt.
option-spelling-exact = Precies
option-spelling-forgiving = Eén foute letter mag
option-mention = Het plaatje in de zin
option-mention-help = Moet het plaatje genoemd worden, of is een hint genoeg?
option-mention-name = Genoemd
option-mention-refer = Een hint is genoeg
option-direction_sentence = Zin bij een richtingswissel
option-direction_sentence-help = Moet die over omkeren gaan?
option-direction_sentence-motif = Ja
option-direction_sentence-free = Nee, elke zin
option-agree_on = Wat vertellers afspreken
option-agree_on-help = Soorten dingen, of een lijst losse woorden.
option-agree_on-categories = Soorten dingen
option-agree_on-terms = Losse woorden
option-stable_category = Verwant met de stal
option-stable_category-help = Wat bij vertellers voor de stal mag staan.
option-stable_category-dwelling = Elk onderkomen
option-stable_category-building = Elk gebouw
option-starter_rule = Vraag voor het begin
option-starter_rule-help = Wat gevraagd wordt om te beslissen wie begint.
option-starter_rule-imagination = Wie heeft de meeste fantasie?
option-starter_rule-last_ridden = Wie heeft het laatst paardgereden?
option-starter = Wie begint
option-starter-help = Hoe dat in de eerste ronde bepaald wordt.
option-starter-vote = Iedereen stemt
option-starter-host = De eerste speler zegt het
option-starter-random = Het lot
option-next_starter = Wie latere rondes begint
option-next_starter-help = In een marathon.
option-next_starter-rotate = De volgende in de kring
option-next_starter-winner = De laatste winnaar
option-next_starter-vote = Iedereen stemt opnieuw
option-drawn_card = Getrokken kaart die past
option-drawn_card-help = Mag die in de hand blijven?
option-drawn_card-may = Hij mag gelegd worden
option-drawn_card-must = Hij moet gelegd worden
option-voluntary_draw = Trekken in plaats van leggen
option-voluntary_draw-help = Mag je trekken hoewel er een kaart past?
option-voluntary_draw-never = Nooit
option-voluntary_draw-wild_only = Alleen als niets dan hoefijzer of richtingswissel past
option-voluntary_draw-always = Altijd
option-coach_extra = Extra kaart na een rijtuig
option-coach_extra-help = Moet die gelegd worden als hij past?
option-coach_extra-may = Hij mag gelegd worden
option-coach_extra-must = Hij moet gelegd worden
option-direction_effect = Richtingswissel
option-direction_effect-help = Wat een tweede zo’n kaart doet.
option-direction_effect-toggle = Het keert elke keer om
option-direction_effect-anticlockwise_only = Het gaat tegen de klok in en blijft zo
option-after_direction = Na een richtingswissel
option-after_direction-help = Welke kaart erop past.
option-after_direction-looks_through = Wat eerder paste
option-after_direction-anything = Elke kaart
option-two_player_direction = Richtingswissel met z’n tweeën
option-two_player_direction-help = Wat die doet.
option-two_player_direction-none = Niets
option-two_player_direction-again = Nog een beurt
option-after_hazard = Na trekken voor hindernissen
option-after_hazard-help = Wat je dan nog mag doen.
option-after_hazard-turn_over = Niets meer
option-after_hazard-drawn_card_only = Een getrokken kaart leggen
option-after_hazard-full_turn = Een hele beurt spelen
option-hazard_answer = Antwoord op een hindernis
option-hazard_answer-help = Welke kaarten je van trekken redden.
option-hazard_answer-hazard_only = Alleen nog een hindernis
option-hazard_answer-wilds_pass_it_on = Ook hoefijzer en richtingswissel
option-snatch_mode = De figuur
option-snatch_mode-help = Hoe beslist wordt wie die krijgt.
option-snatch_mode-real_time = Wie het snelst is
option-snatch_mode-lot = Het lot onder wie hem wil
option-snatch_mode-off = Niemand, zonder spelen
option-false_grab = Te vroeg grijpen
option-false_grab-help = Wat er gebeurt als iemand voor de naam grijpt.
option-false_grab-locked_out = Deze keer niet meedoen
option-false_grab-ignored = Niets
option-false_grab-draw_one = Niet meedoen, en een kaart trekken
option-snatch_limit = Tijd om te grijpen
option-snatch_limit-help = Seconden na de naam.
option-two_player_snatch = De figuur met z’n tweeën
option-two_player_snatch-help = Dan kan er maar één grijpen.
option-two_player_snatch-plain = Zoals anders
option-two_player_snatch-off = Zonder spelen
option-snatch_can_win = De laatste kaart wegschuiven
option-snatch_can_win-help = Mag de snelste zijn laatste kaart wegschuiven en winnen?
option-snatch_can_win-true = Ja
option-snatch_can_win-false = Nee
option-shout_on_slip = Roepen bij wegschuiven
option-shout_on_slip-help = Moeten beide woorden geroepen worden als de laatste kaart weggeschoven wordt?
option-shout_on_slip-false = Nee
option-shout_on_slip-true = Ja
option-catch_window = Tijd om te merken
option-catch_window-help = Zoveel seconden is vergeten roepen minstens te merken.
option-false_call = Verkeerd roepen
option-false_call-help = Wat verkeerd roepen of verdenken kost.
option-false_call-none = Niets
option-false_call-draw_one = Eén kaart, hoogstens drie per ronde
option-turn_timer = Bedenktijd
option-turn_timer-help = Seconden voor elke keuze. Bij 0 wordt niemand opgejaagd.
option-on_timeout = Als de tijd om is
option-on_timeout-help = Wat de tafel doet als de bedenktijd voorbij is.
option-on_timeout-wait = Wachten
option-on_timeout-random = Zomaar iets
option-on_timeout-lowest_risk = Wat een bot zou doen
option-leaver = Als iemand weggaat
option-leaver-help = Wat er gebeurt als een speler voorgoed weggaat.
option-leaver-bot = Een bot speelt verder
option-leaver-remove = De kaarten gaan onder de stapel

## Editions

preset-german = Duits, 2013
preset-english = Engels, 2013
preset-french = Frans, 2013
preset-dutch = Nederlands, 2013
preset-spanish = Spaans, 2013
preset-italian = Italiaans, 2013
preset-portuguese = Portugees, van ons

## Refusals

refusal-game_over = Het spel is voorbij. Jullie kunnen een nieuw spel beginnen.
refusal-not_for_seats = Dat kan alleen de tafel zelf. Kies een van je eigen zetten.
refusal-not_agreed = Dat is aan deze tafel niet afgesproken.
refusal-has_left = Deze speler is weg en kan alleen toekijken.
refusal-no_such_player = Deze speler is er niet aan deze tafel.
refusal-not_now = Dat kan nu niet.
refusal-not_your_turn = Iemand anders is aan de beurt. Wacht even.
refusal-tell_first = Eerst wordt de zin bij deze kaart verteld.
refusal-not_in_hand = Die kaart zit niet in deze hand. Kies een van je kaarten.
refusal-wish_with_it = Kies bij het hoefijzer een kleur.
refusal-pay_or_hazard = Er ligt een hindernis. Leg er nog een, of trek.
refusal-wished_colour = Er is een andere kleur gewenst. Hoefijzer en richtingswissel passen ook.
refusal-does_not_fit = Die kaart past niet in kleur en niet in plaatje.
refusal-only_drawn_card = Nu kan alleen een net getrokken kaart gelegd worden.
refusal-must_lay = Er past een kaart, dus die moet gelegd worden.
refusal-nothing_drawn = Er is net niets getrokken.
refusal-no_extra = Er is geen extra kaart om te laten.
refusal-not_this_piece = De zin van een andere kaart is aan de beurt.
refusal-others_judge = Aan deze tafel oordelen de anderen over elke zin. Vraag het hun.
refusal-asked_too_often = Het is de anderen heel vaak gevraagd. Gebruik het woord voor het plaatje.
refusal-nothing_to_take_back = Er ligt geen kaart om terug te nemen.
refusal-caught = Je bent betrapt, de kaart blijft liggen. Vertel de zin.
refusal-not_asked = Er is niet naar een zin gevraagd.
refusal-own_sentence = Dat is je eigen zin. De anderen beslissen.
refusal-already_said = Dat heb je al gezegd.
refusal-others_decide = Iemand anders kan nog beslissen, of heeft beslist.
refusal-nothing_to_grab = Er valt nu niets te grijpen. Wacht op een paardenkaart.
refusal-own_horse = Jij vertelt. De anderen grijpen.
refusal-locked_out = Te vroeg! Deze keer doe je niet mee.
refusal-lot_decides = Aan deze tafel beslist het lot over de figuur.
refusal-no_lot = Er wordt nu niet geloot.
refusal-nothing_to_leave = Er valt nu niets te laten gaan.
refusal-not_fastest = Alleen wie de figuur heeft, mag een kaart wegschuiven.
refusal-keep_last_card = Aan deze tafel mag de laatste kaart niet weggeschoven worden.
refusal-no_shout = Aan deze tafel wordt niet geroepen.
refusal-cooling = Dat was net fout. Wacht tot er verder gespeeld is.
refusal-yourself = Je kunt jezelf niet betrappen.
refusal-no_target = Alleen wie geen kaart meer heeft, draait de doelkaart om.
refusal-named_already = Je hebt al een naam voorgesteld of hem aan de anderen gelaten.
refusal-voted_already = Je hebt al gestemd.
refusal-not_proposed = Deze speler heeft geen naam voorgesteld.
refusal-host_decides = De eerste speler zegt wie begint.
refusal-agreed_already = Je bent het er al mee eens.
refusal-enough_edits = De woorden zijn vaak genoeg veranderd. Word het nu eens.
refusal-nothing_to_close = Er is niets om op te wachten.
refusal-empty = Schrijf een zin.
refusal-too_short = Een zin heeft minstens drie woorden.
refusal-too_long = Dat is te lang. Tot 400 tekens is goed.
refusal-motif_missing = Het plaatje van de kaart staat nog niet in de zin.
refusal-name_missing = Noem het paard in deze zin bij zijn naam.
refusal-name_empty = Schrijf een naam.
refusal-name_too_short = Een naam heeft minstens twee letters.
refusal-name_too_long = Een naam heeft hoogstens twintig letters.
refusal-name_not_letters = Een naam heeft alleen letters.
refusal-name_too_many_words = Een naam heeft één woord of twee.
refusal-name_motif_word = Dat woord hoort bij een kaart. Kies een andere naam.
refusal-name_common_word = Dat woord wordt te vaak gezegd. Kies een andere naam.
refusal-name_player_name = Zo heet een speler al. Kies een andere naam.
refusal-name_taken = Die naam is al voorgesteld.
refusal-words_empty = Schrijf minstens één woord.
refusal-words_too_many = Dat zijn te veel woorden.
refusal-words_not_a_word = Schrijf woorden met komma’s ertussen.

## Pictures and colours

board-horse = Paard
board-hazard = Hindernis
board-coach = Rijtuig
board-horseshoe = Hoefijzer
board-direction = Richting
board-blacksmith = Hoefsmid
board-stable = Stal
board-dog = Hond
board-rider = Ruiter
board-trophy = Beker
board-campfire = Kampvuur
board-pasture = Weide
board-sunset = Avondrood
board-foal = Veulen
board-red = rood
board-yellow = geel
board-green = groen
board-blue = blauw
board-card = { $motif }, { $colour }

## The board

board-hand = Jouw hand
board-top = Bovenop: { $card }
board-next = Nu past
board-or = of
board-anything = elke kaart
board-demand-match = De volgende kaart: { $colour } of { $motif }
board-demand-wish = De volgende kaart: { $colour }, zoals gewenst
board-demand-anything = De volgende kaart: welke je wilt
board-demand-bill =
    { $cards ->
        [one] Open hindernissen: wie er geen bijlegt trekt { $cards } kaart
       *[other] Open hindernissen: wie er geen bijlegt trekt { $cards } kaarten
    }
board-deck =
    { $cards ->
        [one] Trekstapel: { $cards } kaart
       *[other] Trekstapel: { $cards } kaarten
    }
board-target = Doelkaart: { $card }
board-target-hidden = De doelkaart ligt dicht
board-the-horse = het paard
board-way-right = Het gaat met de klok mee
board-way-left = Het gaat andersom
board-seat-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } doelkaart gewonnen
       *[other] { $targets } doelkaarten gewonnen
    }
board-seat-tells = is aan het vertellen
board-draw = Trek een kaart
board-pay =
    { $cards ->
        [one] Trek { $cards } kaart
       *[other] Trek { $cards } kaarten
    }
board-keep = Houden
board-stop = Geen kaart meer
board-decline = Geen kaart wegschuiven
board-turn-target = Draai de doelkaart om
board-want = Ik wil het paard
board-leave = Laten staan
board-calls = Roepen
board-accuse = { $name } is vergeten te roepen!
board-wish = Welke kleur wens je?
board-grab = Grijp { $horse }
board-hands-behind = Handen op je rug! Tik op het paard zodra zijn naam komt: { $horse }
board-hands-quick = Handen op je rug! Tik op het paard zodra het oplicht.
board-too-early = Dat was te vroeg. Deze keer mogen de anderen.
board-key = { $name }, toets { $key }
board-your-words = Jouw zin
board-placeholder = En toen …
board-dictate = Spreken in plaats van schrijven
board-dictate-stop = Stop met luisteren
board-dictate-note = Je browser schrijft op wat je zegt. Daarvoor kan hij je stem naar zijn maker sturen.
board-dictate-denied = Deze pagina mag niet luisteren. Sta het toe in je browser, of schrijf.
board-dictate-network = Je browser bereikt niet wat spraak opschrijft. Schrijf het liever.
board-dictate-language = Je browser verstaat deze taal niet. Schrijf het liever.
board-dictate-microphone = Er is geen microfoon gevonden. Schrijf het liever.
board-dictate-nothing = Er was niets te horen. Praat nog een keer, of schrijf.
board-dictate-failed = Luisteren is niet gelukt. Schrijf het liever.
board-length = { $length } van { $most } letters
board-too-long = Dat zijn { $length } letters. Er passen er { $most } in: maak het iets korter.
board-tell = Vertellen
board-told = Hardop verteld!
board-ask = Vraag de anderen
board-insist = Mijn woord telt
board-take-back = Kaart terugnemen
board-tell-opening = Hoe begint het verhaal?
board-tell-on = Hoe gaat het verhaal verder?
board-tell-ending = Hoe loopt het verhaal af?
board-must = Dit moet erin voorkomen: { $motif }
board-must-name = Het paard moet erin voorkomen, met zijn naam: { $horse }
board-must-nothing = Vertel wat je wilt
board-not-yet = Bijna! { $must }
board-judge = Telt dit als: { $motif }?
board-wave = Ja, dat telt
board-object = Nee, deze keer niet
board-no-opinion = Maakt mij niet uit
board-story = Het verhaal van { $horse }
board-story-none = De eerste bladzijde is nog leeg.
board-voice-on = Het verhaal voorlezen
board-voice-off = Stop met voorlezen
board-name-field = Naam van het paard
board-propose = Voorstellen
board-no-name = De anderen kiezen
board-hint-name = Een naam van één of twee woorden. Jullie horen hem in het verhaal.
board-hint-vote = De naam met de meeste stemmen wint.
board-hint-starter = Wie jullie kiezen begint het verhaal.
board-hint-next = Nu komt verhaal { $round }.
board-next-round = Naar het volgende verhaal
board-new-name = Met een nieuwe naam voor het paard
board-categories = Wat ook telt
board-category-field = Woorden voor: { $motif }
board-category-edit = Woorden wijzigen voor: { $motif }
board-category-save = Deze woorden nemen
board-agree = Ik ga akkoord
board-agreed = { $have } van { $of } gaan akkoord
board-cheer = Hoera voor { $name }!
board-print = Afdrukken
board-keep-page = Als pagina
board-keep-pdf = Als pdf
board-offers = Help me met woorden
board-now-name = Hoe zal het paard heten?
board-now-name-wait = De anderen zoeken nog een naam
board-now-vote = Welke naam vind je het mooist?
board-now-vote-wait = De anderen stemmen nog
board-now-categories = Ga je akkoord met deze woorden?
board-now-categories-wait = De anderen bekijken de woorden nog
board-now-imagination = Wie heeft de meeste fantasie?
board-now-ridden = Wie heeft het laatst paardgereden?
board-now-starter-wait = De anderen kiezen wie begint
board-now-opening = Jij begint het verhaal!
board-now-opening-wait = { $name } begint het verhaal
board-now-tell = Vertel het verhaal verder!
board-now-tell-wait = { $name } vertelt verder
board-now-asked = De anderen beslissen of het telt
board-now-insist = Niemand heeft er iets op tegen: telt jouw woord?
board-now-objected = Deze keer niet: vertel het een beetje anders
board-now-judge = { $name } vraagt: telt dit?
board-now-turn = Leg een kaart die past
board-now-turn-wait = { $name } kiest een kaart
board-now-bill =
    { $cards ->
        [one] Leg een hindernis bij of trek { $cards } kaart
       *[other] Leg een hindernis bij of trek { $cards } kaarten
    }
board-now-draw = Geen kaart past: trek er een
board-now-drawn = Leg de nieuwe kaart of houd hem
board-now-keep = De nieuwe kaart past niet: houd hem
board-now-reading = Luister: { $name } vertelt over { $horse }
board-now-snatch = Grijp { $horse }!
board-now-snatch-wait = Wie grijpt { $horse }?
board-now-lot = Wil jij { $horse }? Het lot beslist
board-now-slip = Jij hebt het paard: schuif een kaart onder de trekstapel
board-now-slip-wait = { $name } mag een kaart wegschuiven
board-now-extra = Leg nog een kaart of stop
board-now-extra-wait = { $name } mag nog een kaart leggen
board-now-target = Je hand is leeg: draai de doelkaart om!
board-now-target-wait = { $name } draait de doelkaart om
board-now-ending = Vertel hoe het verhaal afloopt!
board-now-ending-wait = { $name } vertelt het einde
board-now-next = Klaar voor het volgende verhaal?
board-now-next-wait = De anderen zijn nog niet klaar
board-now-over = Het verhaal is verteld

## How to play

rules-01-title = Waar het om gaat
rules-01-text =
    Jullie vertellen samen een verhaal over een paard. Elke gelegde kaart wordt betaald met een zin waarin het plaatje voorkomt.
    Wie geen kaart meer heeft, draait de doelkaart om, vertelt het einde en wint. Voor 2 tot 4 vanaf zes jaar, ongeveer een kwartier.
rules-02-title = De kaarten
rules-02-text =
    Er zijn 32 handkaarten in vier kleuren: paard, hindernis, rijtuig, hoefijzer, hoefsmid, stal, hond en ruiter in elke kleur. Dat is deels geraden, want het boekje heeft geen lijst.
    Verder zijn er drie richtingswissels, vijf startkaarten en vijf doelkaarten.
rules-03-title = Voor de eerste kaart
rules-03-text =
    Iedereen krijgt vier kaarten. Dan worden de richtingswissels door de rest geschud: dat is de stapel.
    Een startkaart ligt open, een doelkaart dicht. Het paard krijgt een naam en jullie beslissen wie begint.
    Wie begint, vertelt met het plaatje van de startkaart hoe het verhaal begint en is dan meteen aan de beurt.
rules-04-title = Je beurt
rules-04-text =
    Leg een kaart met dezelfde kleur of hetzelfde plaatje als de bovenste en vertel verder: het plaatje moet in je zin staan.
    Past er niets, trek dan een kaart. Past die, dan mag je hem meteen leggen.
    Mist je zin een woord voor het plaatje, probeer het nog eens, neem de kaart terug of vraag de anderen of hij telt.
rules-05-title = Paard
rules-05-text =
    Noem het paard bij zijn naam! De anderen houden de handen op de rug en luisteren.
    Klinkt de naam, dan grijpen ze naar de figuur. De snelste mag een handkaart onder de stapel schuiven. Wie te vroeg grijpt, doet deze keer niet mee.
rules-06-title = Hindernis
rules-06-text =
    De volgende trekt een kaart of legt nog een hindernis. Dan trekt die daarna er twee, daarna drie.
    Wie trekt, is daarmee klaar.
rules-07-title = Rijtuig, hoefijzer, richtingswissel
rules-07-text =
    Na een rijtuig mag je nog een kaart leggen, met een eigen zin. Meerdere rijtuigen maken een lange rit.
    Een hoefijzer past op alles, en je wenst een kleur. Dat geldt tot er een kaart van die kleur of nog een hoefijzer ligt.
    Ook een richtingswissel past op alles. Wat eerder moest passen, moet dat nog steeds.
rules-08-title = Het einde
rules-08-text =
    Met je laatste kaart win je: vertel de zin, draai de doelkaart om en vertel het einde.
    Ook wie zijn laatste kaart wegschuift, wint.
rules-09-title = Zo roep je
rules-09-text =
    In deze variant roep je een woord als je nog één kaart hebt, en beide met de laatste. Je moet er zelf aan denken.
    Merkt iemand voordat de volgende gespeeld heeft dat je het vergat, dan trek je een kaart en is je beurt voorbij.
rules-10-title = Marathon en vertellers
rules-10-text =
    In een marathon houdt de winnaar van elke ronde de doelkaart, en met twee win je.
    Bij vertellers zijn verwante woorden goed: een ander dier voor de hond, een ander mens voor de ruiter. Dat spreken jullie vooraf af. Het paard heeft altijd zijn naam nodig.
rules-11-title = Uitgaven en huisregels
rules-11-text =
    De boekjes verschillen een beetje: in het Spaans en Italiaans moet een getrokken passende kaart gelegd worden, in het Spaans ook de kaart na het rijtuig, in het Frans staat elk gebouw voor de stal.
    Wat ze open laten, staat in de opties.
    Zitten jullie aan één tafel, dan mag je hardop vertellen: zeg je zin, druk op ‘Hardop verteld!’, en de anderen zeggen of hij telt. In het verhaal staat dan alleen het plaatje.

## What is going on now

now-wait = { $name } is nu aan de beurt
now-over = { $name } heeft gewonnen
now-name = Stel een naam voor het paard voor, of laat het aan de anderen
now-vote = Stem op een naam
now-categories = Ga je akkoord met de verwante woorden?
now-imagination = Wie heeft de meeste fantasie? Die speler begint
now-last-ridden = Wie heeft het laatst paardgereden? Die speler begint
now-open = Vertel hoe het verhaal begint: { $picture }
now-tell = Vertel hoe het verdergaat: { $picture }
now-end = Vertel hoe het verhaal eindigt: { $picture }
now-judge = Telt deze zin?
now-turn = Leg een kaart of trek
now-drawn = Leg wat je getrokken hebt, of houd het
now-extra = Je mag nog een kaart leggen
now-reading = Handen op de rug, en luisteren
now-snatch = Grijp!
now-slip = Schuif een kaart onder de stapel, of houd ze allemaal
now-target = Draai de doelkaart om
now-next = De ronde is voorbij. Naar de volgende?

## What the simulator counts

points-a-deal = Doelkaarten per ronde

round-title = Ronde { $round }
piles =
    { $deck ->
        [one] Stapel: { $deck } kaart
       *[other] Stapel: { $deck } kaarten
    }
top-title = Boven
fits-title = Past
wish-title = Gewenst
bill-title =
    { $bill ->
        [one] Te trekken: { $bill } kaart
       *[other] Te trekken: { $bill } kaarten
    }
anything-fits = Alles past
direction-left = met de klok mee
direction-right = tegen de klok in
target-title = Doel
hand-title = Je hand
seat-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
seat-targets =
    { $targets ->
        [one] { $targets } doelkaart
       *[other] { $targets } doelkaarten
    }
seat-left = is weg
