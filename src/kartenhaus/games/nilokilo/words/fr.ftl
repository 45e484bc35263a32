title = Au royaume sucré
tagline = Lance ton bouffon au bon moment
summary = On retourne des cartes de friandises sur un tas, l’une après l’autre. Qui trouve le tas assez bon lance un bouffon dessus et prend tout. Qui a le plus de friandises d’une sorte garde une carte, qui a le plus de cartes reçoit une pièce d’or, et trois pièces gagnent. Gare aux gloutons – et au roi, qui termine la manche.

## Moves

move-flip = Retourner une carte
move-snatch = Prendre ! (bouffon { $jester })
move-leave = Laisser
move-sort_out =
    Écarter : { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
move-sorted = Tout est trié
move-give_back =
    Rendre : { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
move-next = Continuer
move-starts = La place { $who } commence
move-close = La carte suivante vient toute seule
move-empty = La place { $who } part et reste vide
move-stop = La place { $who } part et la partie s’arrête

## Events

event-fex_passed = { $name } reçoit les cartes Fex suivantes
event-round_began = Manche { $round } : { $name } commence
event-card_up =
    { $name } retourne : { $sweets } × { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
event-glutton_up = { $name } retourne un glouton
event-reversed = On tourne maintenant dans l’autre sens
event-king_up = { $name } retourne le roi : la manche est finie
event-snatched = { $name } prend le tas. Bouffons restants : { $left }
event-sorted_out =
    Fex écarte : { $sweets } × { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }{ $cards ->
        [1] { "" }
       *[other] { " " }({ $cards } cartes)
    }
event-sorted_all = { $name } a tout trié
event-late = { $name } arrive trop tard et perd le bouffon. Restants : { $left }
event-wrong_flip = { $name } voulait retourner une carte, mais ce n’était pas son tour
event-took_glutton = { $name } doit prendre un glouton
event-hesitated = { $name } a trop attendu
event-jesters_gone = Tous les bouffons ont servi : la manche est finie
event-heap_lost = Personne n’a le tas : cartes { $cards }, friandises { $sweets }, gloutons { $gluttons }
event-found =
    Le Fex de { $name } n’en veut pas : { $cards } × { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    } { $sweets }
event-counted =
    { $name } a { $total } × { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
event-nobody_has =
    Personne n’a cette sorte : { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
event-keeps =
    { $name } en a le plus et garde une carte : { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
event-has_gluttons = Gloutons de { $name } : { $gluttons }
event-gave_back =
    { $name } rend une carte : { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
event-nothing_to_give = { $name } a le plus de gloutons, mais pas de carte à rendre
event-coin =
    { $kept ->
        [one] { $name } reçoit une pièce d’or pour { $kept } carte gardée et en a maintenant { $coins }
       *[other] { $name } reçoit une pièce d’or pour { $kept } cartes gardées et en a maintenant { $coins }
    }
event-no_coin = Personne n’a gardé de carte : pas de pièce pour cette manche
event-left = { $name } a quitté la partie
event-stopped = La partie s’arrête ici
event-won = { $name } gagne avec { $coins } pièces d’or

## Why? One sentence or two for the rule behind an event

why-nk-10 = La carte du dessus est retournée devant tous et va aussitôt sur le tas.
why-nk-14 = Un glouton va sur le tas comme toute carte. Qui prend le tas le prend aussi.
why-nk-17 = Le premier à lancer un bouffon prend tout le tas, gloutons compris.
why-nk-19 = Un bouffon lancé est mis de côté jusqu’à la manche suivante.
why-nk-24 = Personne n’est obligé de jouer ses bouffons. Ceux de qui a quitté la partie comptent comme joués.
why-nk-25 = Quand le dernier bouffon a pris son tas, plus personne ne peut prendre, et la manche finit.
why-nk-26 = Le roi se cache parmi les dernières cartes. Quand il apparaît, la manche finit tout de suite.
why-nk-27 = Quand le roi est là, personne n’a le tas.
why-nk-30 = Pour chaque sorte, on additionne toutes les friandises sur les cartes d’un joueur.
why-nk-32 = Qui a le plus de friandises d’une sorte en garde une carte ; à égalité, plusieurs en gardent une.
why-nk-34 = Pour garder une carte, il faut en avoir une de cette sorte.
why-nk-36 = Qui a le plus de gloutons rend une carte gardée.
why-nk-37 = Qui n’a rien gardé n’a rien à rendre.
why-nk-38 = Qui a gardé le plus de cartes reçoit une pièce d’or. Si plusieurs en ont le plus, chacun en reçoit une.
why-nk-43 = Qui a reçu la pièce d’or commence la manche suivante.
why-nk-44 = Le premier qui a trois pièces d’or gagne. On peut aussi gagner à plusieurs.
why-nk-49 = Les sortes que le Fex lancé refuse ne comptent pas dans ce tas.
why-nk-50 = Ce que Fex refuse est trié dès que le tas est pris.
why-nk-53 = Après chaque manche, les cartes Fex passent au joueur suivant.
why-nk-57 = Dans la variante des gloutons, chaque glouton inverse le sens du jeu.
why-nk-59 = Dans la variante des gloutons, qui retourne une carte hors de son tour prend un glouton du tas.

## Options

option-fex = Fex, le cuisinier difficile
option-fex-help = Au dos des bouffons, il y a Fex et les friandises dont il ne veut pas.
option-fex-off = Ne joue pas
option-fex-tricky = Ce qu’il refuse ne compte pas
option-fex-strict = Ce qu’il refuse compte comme glouton

option-glutton_variant = Les gloutons inversent le sens
option-glutton_variant-help = Chaque glouton inverse le sens, et c’est à vous de le remarquer. Qui se trompe prend le glouton.
option-glutton_variant-off = Non
option-glutton_variant-on = Oui

option-king_new_round = Le roi aux manches suivantes
option-king_new_round-help = Où se cache le roi à partir de la deuxième manche.
option-king_new_round-bottom_ten = Parmi les dix dernières cartes
option-king_new_round-anywhere = N’importe où

option-king_spots = La place exacte du roi
option-king_spots-help = Aux manches suivantes : peut-il être tout en haut ou tout en bas des dernières cartes ?
option-king_spots-eleven = Partout parmi elles
option-king_spots-inner_nine = Seulement entre deux cartes

option-glutton_mistake = Ce qui est une erreur
option-glutton_mistake-help = Dans la variante des gloutons : quelle carte mal retournée coûte un glouton.
option-glutton_mistake-any_error = Toute carte hors de son tour
option-glutton_mistake-forgot_reversal = Seulement oublier de changer de sens

option-after_snatch = Après une prise
option-after_snatch-help = Qui retourne la carte suivante.
option-after_snatch-after_last_flipper = Le suivant après la dernière carte
option-after_snatch-after_snatcher = Le voisin de qui a pris

option-fex_sort = Quand Fex trie
option-fex_sort-help = Quand on retire ce qu’il refuse.
option-fex_sort-at_snatch = Tout de suite
option-fex_sort-at_scoring = Quand on compte

option-deck = Les friandises
option-deck-help = Personne ne nous a dit comment les friandises sont réparties sur les 45 cartes. Les deux façons sont devinées.
option-deck-five_kinds = Cinq sortes, 1 à 3 par carte
option-deck-nine_kinds = Neuf sortes, 1 à 5 par carte

option-snatch_tie = Exactement en même temps
option-snatch_tie-help = Qui a le tas si deux bouffons tombent ensemble.
option-snatch_tie-turn_order = Le prochain à jouer
option-snatch_tie-random = Le hasard décide

option-late_jester = Bouffons en retard
option-late_jester-help = Ce que devient un bouffon qui arrive trop tard.
option-late_jester-returned = On le reprend
option-late_jester-spent = Il a servi

option-glutton_tie = Autant de gloutons
option-glutton_tie-help = Qui rend une carte si plusieurs ont le plus de gloutons.
option-glutton_tie-all_pay = Tous ceux-là
option-glutton_tie-nobody = Aucun d’eux

option-next_starter = Qui commence ensuite
option-next_starter-help = Si plusieurs ont reçu une pièce.
option-next_starter-clockwise = Le premier dans le sens des aiguilles
option-next_starter-random = Le hasard décide
option-next_starter-table_chooses = La première place le dit

option-zero_cards = Personne n’a de carte
option-zero_cards-help = Y a-t-il une pièce si personne n’a gardé de carte ?
option-zero_cards-no_coin = Aucune
option-zero_cards-coin_for_all = Une pour chacun

option-fex_scope = Quel Fex compte
option-fex_scope-help = De quel Fex on trie les refus.
option-fex_scope-thrown = Celui qui est lancé
option-fex_scope-own_three = Toutes tes cartes Fex encore devant toi

option-fex_sorting = Trier pour Fex
option-fex_sorting-help = Qui retire ce que Fex refuse. Ce qui est oublié se retrouve en fin de manche.
option-fex_sorting-auto = La table
option-fex_sorting-by_hand = Qui a pris le tas

option-two_player_glutton = Un glouton à deux joueurs
option-two_player_glutton-help = Dans la variante des gloutons, à deux : qui retourne la carte suivante.
option-two_player_glutton-no_effect = L’autre
option-two_player_glutton-flip_again = Le même encore une fois

option-wrong_flip = Une carte mal retournée
option-wrong_flip-help = Ce que devient la carte que quelqu’un a retournée hors de son tour.
option-wrong_flip-void = Elle est remise sans être vue
option-wrong_flip-stands = Elle reste

option-penalty_source = D’où vient le glouton
option-penalty_source-help = Dans la variante des gloutons : quel glouton coûte une erreur.
option-penalty_source-heap = Un du tas, s’il y en a
option-penalty_source-anywhere = Le dernier, où qu’il soit

option-give_back = Rendre une carte
option-give_back-help = Qui choisit la carte ; seul le nombre compte.
option-give_back-owner = Qui la possède
option-give_back-auto = La table

option-shared_win = Trois pièces ensemble
option-shared_win-help = Ce qui se passe si plusieurs ont trois pièces.
option-shared_win-share = Ils gagnent ensemble
option-shared_win-play_on = On joue jusqu’à ce que quelqu’un soit devant

option-first_starter = Qui commence
option-first_starter-help = Le plus grand coquin commence la première manche.
option-first_starter-choose = La première place dit qui c’est
option-first_starter-random = Le hasard décide

option-heap_view = Le tas
option-heap_view-help = Ce qu’on voit du tas. Dans le jeu imprimé, seulement la carte du dessus.
option-heap_view-top = La carte du dessus
option-heap_view-top_and_count = La carte du dessus et le nombre
option-heap_view-spread = Toutes les cartes

option-peek_own = Ta pile
option-peek_own-help = Peux-tu regarder les cartes que tu as prises ?
option-peek_own-off = Non
option-peek_own-on = Oui

option-turn_marker = Montrer à qui c’est le tour
option-turn_marker-help = N’importe que dans la variante des gloutons, où il faut le savoir soi-même.
option-turn_marker-off = Pas dans la variante des gloutons
option-turn_marker-on = Toujours

option-pace = Rythme
option-pace-help = Retournez-vous les cartes, ou viennent-elles toutes seules ?
option-pace-free = Nous les retournons
option-pace-windowed = Elles viennent seules

option-window_ms = Temps pour chaque carte
option-window_ms-help = Si les cartes viennent seules : millièmes de seconde jusqu’à la suivante.

option-min_reveal_ms = Temps pour regarder
option-min_reveal_ms-help = Millièmes de seconde au moins entre deux cartes. Prendre n’est jamais retardé. Pour de petits enfants, mets 1200.

option-flip_timeout_ms = Attendre une carte
option-flip_timeout_ms-help = Millièmes de seconde avant que la table retourne la carte pour quelqu’un. 0 : jamais.

option-sort_pause_ms = Pause pour trier
option-sort_pause_ms-help = Millièmes de seconde pendant lesquels tous voient ce que Fex écarte.

option-hesitation_ms = Être lent est une erreur
option-hesitation_ms-help = Dans la variante des gloutons : après tant de millièmes de seconde, attendre coûte un glouton. 0 : jamais.

option-turn_timer = Temps de réflexion
option-turn_timer-help = Secondes pour chaque choix. Avec 0, personne n’est pressé.

option-on_timeout = Quand le temps est écoulé
option-on_timeout-help = Ce que fait la table quand le temps de réflexion est écoulé.
option-on_timeout-wait = Attendre
option-on_timeout-random = N’importe quel coup permis
option-on_timeout-lowest_risk = Ce que ferait un bot

option-leaver = Quand quelqu’un part
option-leaver-help = Qui continue pour un joueur qui part pour de bon.
option-leaver-bot = Un bot
option-leaver-empty = Personne : la place reste vide
option-leaver-stop = Personne : la partie s’arrête

## Editions

preset-german_2011 = Allemand : Keks oder König
preset-english_2011 = Anglais : Cake or King
preset-french_2011 = Français : Au royaume sucré
preset-dutch_2011 = Néerlandais : Nilo Kilo
preset-spanish_2011 = Espagnol : Rey o galleta
preset-italian_2011 = Italien : Re o biscotto

## Refusals

refusal-game_over = La partie est finie. Tu peux en commencer une autre.
refusal-not_for_seats = Seule la table peut faire cela. Choisis un coup à toi.
refusal-has_left = Cette place a quitté la partie. Tu peux la regarder jusqu’au bout.
refusal-not_now = Ce n’est pas le moment. La ligne sous le plateau dit ce qui vient ensuite.
refusal-not_your_turn = Quelqu’un d’autre décide maintenant. Ce sera bientôt à toi.
refusal-no_such_seat = Personne ne joue à cette place. Choisis-en une autre.
refusal-not_agreed = Cette table n’en a pas convenu. Regarde les options.
refusal-cards_come_alone = À cette table, les cartes viennent toutes seules. Surveille le tas.
refusal-flipped_wrongly = Tu as déjà essayé. Quelqu’un d’autre retourne la carte suivante.
refusal-no_heap = Il n’y a pas de tas à prendre. Attends la prochaine carte.
refusal-no_jester = Tu n’as plus de bouffon dans cette manche. Tu peux encore retourner des cartes.
refusal-jester_gone = Ce bouffon a déjà servi. Prends-en un qui est devant toi.
refusal-first_jester_goes = Tes bouffons sont tous pareils. Prends le premier.
refusal-nothing_to_leave = Il n’y a rien à laisser maintenant.
refusal-another_sorts = Quelqu’un d’autre trie. Attends un instant.
refusal-fex_likes_it = Fex aime cela. Laisse-le avec les autres.
refusal-no_such_card = Il n’y a pas de telle carte ici. Choisis une autre sorte.
refusal-need_not_give = Tu n’as rien à rendre.
refusal-not_kept = Tu n’as pas gardé de carte de cette sorte. Choisis-en une autre.
refusal-seen_already = Tu l’as déjà dit. Attends les autres.
refusal-say_who_begins = Dis d’abord qui commence la manche suivante.
refusal-no_coin_won = Seul quelqu’un qui a reçu une pièce peut commencer. Choisis une autre place.

## How to play

rules-01-title = De quoi il s’agit
rules-01-text =
    Le roi Nilo Kilo adore les friandises, et ses bouffons aussi. Ramassez-les avant que le roi n’arrive !
    On joue de 2 à 4, dès cinq ans. Une partie dure environ un quart d’heure.

rules-02-title = Avant de commencer
rules-02-text =
    Chacun reçoit les trois bouffons d’une couleur. On mélange 45 cartes de friandises et 5 gloutons. Le roi se cache parmi les dernières cartes de la pioche.
    Le plus grand coquin commence.

rules-03-title = Retourner des cartes
rules-03-text =
    À ton tour, retourne la carte du dessus. Elle va sur le tas, et le suivant joue aussitôt. Personne n’attend.
    Retiens ce qu’il y a sur le tas : tu ne vois que la carte du dessus.

rules-04-title = Prendre
rules-04-text =
    Quand tu veux, même hors de ton tour, tu peux lancer un bouffon sur le tas. Si tu es le premier, tu prends tout, face cachée. Ce bouffon a servi pour cette manche.
    Tu peux donc prendre trois fois par manche. Sans bouffon, tu retournes encore des cartes.

rules-05-title = La fin d’une manche
rules-05-text =
    La manche finit quand tous les bouffons ont servi ou quand le roi apparaît. Alors personne n’a le tas qui est là.

rules-06-title = Compter
rules-06-text =
    Pour chaque sorte, comptez les friandises, pas les cartes. Qui en a le plus garde une carte de cette sorte ; à égalité, plusieurs en gardent une. Toutes les autres sont rendues.
    Ensuite, qui a le plus de gloutons rend une carte gardée.

rules-07-title = Pièces d’or
rules-07-text =
    Qui a gardé le plus de cartes reçoit une pièce d’or ; à égalité, chacun en reçoit une. Qui l’a reçue commence la manche suivante.
    Le premier qui a trois pièces d’or gagne la partie.

rules-08-title = Fex le difficile
rules-08-text =
    Au dos des bouffons, il y a Fex, le renard cuisinier, et ce qu’il refuse. Si tu lances une telle carte, ces sortes ne comptent pas pour toi dans ce tas : choisis bien.
    Dans le jeu plus sévère, chaque carte refusée compte comme un glouton. Après chaque manche, les cartes Fex passent au suivant.

rules-09-title = Les gloutons inversent
rules-09-text =
    Dans cette variante, chaque glouton inverse le sens. Personne ne te dit à qui c’est : fais attention ! Qui retourne une carte hors de son tour prend un glouton du tas.
    Fex et les gloutons peuvent jouer ensemble.

rules-10-title = Ce que nous avons supposé
rules-10-text =
    Le livret ne dit ni quelles sortes il y a, ni combien de friandises montre une carte, ni ce que Fex refuse. Nous avons pris cinq sortes de 1 à 3, ou neuf sortes de 1 à 5.
    Qui a la boîte peut tout corriger dans un petit fichier.

rules-11-title = Quand le livret se tait
rules-11-text =
    Le premier bouffon a le tas ; un bouffon en retard est repris. Après une prise, le suivant après la dernière carte continue. À égalité de gloutons, tous rendent une carte. Qui veut autre chose le trouve dans les options.

## The terminal

now-round = Manche { $round }
now-heap = Tas : { $card }
now-none = Tas : aucun
now-glutton = un glouton
now-king = le roi
now-card =
    { $sweets } × { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
now-count = Cartes : { $n }
now-direction =
    ↻ { $way ->
        [1] dans le sens des aiguilles
       *[other] dans l’autre sens
    }
now-stack =
    Pioche : { $tall ->
        [0] vide
        [1] quelques cartes
        [2] basse
        [3] à moitié
        [4] haute
       *[5] pleine
    }
now-seat =
    Pièces { $coins } · bouffons { $left } · pile : { $tall ->
        [0] aucune
        [1] quelques cartes
        [2] petite
        [3] grande
       *[4] très grande
    }
now-gone = a quitté la partie
now-refuses = Fex { $jester } refuse : { $kinds }
now-kind =
    { $sweet ->
        [1] biscuit
        [2] gâteau
        [3] sucette
        [4] bonbon
        [5] glace
        [6] chocolat
        [7] gelée
        [8] beignet
       *[9] guimauve
    }
now-kept = Gardé : { $kinds }
now-gluttons = Gloutons : { $n }
now-flip = À toi : retourne une carte – ou prends le tas
now-flip-wait = { $name } retourne une carte. Prends quand tu veux
now-watch = À qui le tour ? Retourne une carte si c’est toi – ou prends
now-window = Les cartes viennent toutes seules. Prends quand tu veux
now-sort = Trie ce que ton Fex refuse
now-sort-wait = { $name } trie
now-give = Tu as le plus de gloutons : choisis une carte à rendre
now-give-wait = { $name } rend une carte
now-next = As-tu tout vu ? Alors continue
now-next-wait = En attente de { $name }
now-starter = Qui est le plus grand coquin ? Dis qui commence
now-starter-wait = { $name } dit qui commence
now-over = La partie est finie

## Sur le plateau

board-heap = Le tas. Dessus : { $card }
board-no-heap = Pas encore de tas
board-place = Ta place
board-flip = Retourner
board-snatch = Prendre !
board-snatch-left =
    { $n ->
        [one] Prendre : encore { $n } bouffon
       *[other] Prendre : encore { $n } bouffons
    }
board-throw-fex = Prendre avec le Fex qui refuse : { $kinds }
board-fex-gone = Déjà joué : le Fex qui refuse : { $kinds }
board-seconds =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
board-keys = Montrer les touches
board-keys-hide = Cacher les touches
board-coins =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
board-jesters =
    { $n ->
        [one] encore { $n } bouffon
       *[other] encore { $n } bouffons
    }
board-pile =
    { $height ->
        [0] aucune carte prise
        [1] quelques cartes prises
        [2] une petite pile
        [3] une pile
        [4] une haute pile
       *[5] une très haute pile
    }
board-sorted-out = Fex écarte : { $cards }
board-aside =
    { $n ->
        [one] Écartées par Fex : { $n } carte
       *[other] Écartées par Fex : { $n } cartes
    }
board-scoring = On compte les friandises
board-no-gluttons = Personne ne doit rendre de carte
board-to-end = À la fin du décompte
board-next = Manche suivante
board-won =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
board-sort-alone = { $name } trie, et personne d’autre ne regarde
board-peek = Regarder ses propres cartes
