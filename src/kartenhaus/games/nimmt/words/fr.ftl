title = 6 nimmt!
tagline = Quatre rangées, dix cartes, et personne ne veut de la sixième
summary = Chacun choisit une carte en secret. Puis toutes les cartes rejoignent quatre rangées, la plus basse d’abord. Qui pose la sixième carte d’une rangée ramasse les cinq autres, et chaque tête dessus est un point de pénalité. Qui a le moins de têtes gagne.

## Moves

move-choose = Poser le { $card }
move-take_back = Reprendre la carte
move-row = Rangée { $row }
move-draft = Prendre le { $card }
move-ready = Manche suivante
move-cancel = Arrêter la manche

## Events

event-dealt = Manche { $deal } : dix cartes pour chacun
event-draft_began = Manche { $deal } : toutes les cartes sont visibles, { $name } choisit en premier
event-drafted = { $name } prend le { $card }
event-rows_opened = Quatre cartes commencent les rangées
event-chose = { $name } a posé une carte
event-took_back = { $name } reprend sa carte
event-turned_up = Tour { $turn } : on retourne les cartes
event-placed = { $name } : le { $card } va dans la rangée { $row }
event-sixth =
    { $heads ->
        [one] { $name } pose le { $card }, sixième carte, et prend la rangée { $row } : { $heads } tête
       *[other] { $name } pose le { $card }, sixième carte, et prend la rangée { $row } : { $heads } têtes
    }
event-too_low = { $name } : le { $card } ne va nulle part
event-took_row =
    { $heads ->
        [one] { $name } prend la rangée { $row } : { $heads } tête
       *[other] { $name } prend la rangée { $row } : { $heads } têtes
    }
event-deal_ended = La manche { $deal } est finie
event-scored =
    { $heads ->
        [one] { $name } a { $heads } tête à la manche { $deal }, { $total } en tout
       *[other] { $name } a { $heads } têtes à la manche { $deal }, { $total } en tout
    }
event-limit_passed =
    { $total ->
        [one] { $name } touche la limite avec { $total } tête
       *[other] { $name } touche la limite avec { $total } têtes
    }
event-extra_deal = Plusieurs ont le moins de têtes : une manche de plus décide
event-was_ready = { $name } veut la manche suivante
event-cancelled = La manche { $deal } est arrêtée et ne compte pour personne
event-won =
    { $total ->
        [one] { $name } gagne avec { $total } tête : personne n’en a moins
       *[other] { $name } gagne avec { $total } têtes : personne n’en a moins
    }

## Why? One sentence or two for the rule behind an event

why-sn-05 = Chaque manche repart à neuf : on mélange toutes les cartes et chacun en reçoit dix.
why-sn-07 = Quatre cartes visibles commencent les quatre rangées. Toutes les autres se poseront à leur suite.
why-sn-10 = À chaque tour, chacun pose une carte face cachée. Personne ne la voit encore.
why-sn-11 = On retourne les cartes toutes ensemble, et seulement quand tout le monde a choisi. Jusque-là, chaque choix reste secret.
why-sn-17 = Les nombres d’une rangée montent toujours. Parmi les rangées qui finissent plus bas que la carte, elle va dans celle qui finit le plus près d’elle.
why-sn-20 = Une rangée a de la place pour cinq cartes. Qui doit poser la sixième ramasse ces cinq cartes, et la sixième recommence la rangée.
why-sn-22 = Les nombres d’une rangée montent toujours. Cette carte est plus basse que la dernière carte des quatre rangées : elle ne va donc derrière aucune.
why-sn-23 = Qui pose une carte trop basse pour toutes les rangées ramasse une des quatre. La carte basse recommence alors cette rangée.
why-sn-36 = Une manche finit quand toutes les mains sont vides. Les cartes qui restent dans les rangées ne comptent pour personne.
why-sn-37 = Après une manche, chacun compte les têtes de ses cartes ramassées. Elles s’ajoutent à celles des manches d’avant.
why-sn-38 = Quand tout le monde a vu le résultat, on mélange toutes les cartes et la manche suivante commence.
why-sn-39 = Les manches se suivent jusqu’à ce que quelqu’un ait plus de têtes que convenu. On ne le vérifie qu’après une manche entière.
why-sn-41 = À la fin, qui a le moins de têtes gagne. La première place peut être partagée, sauf si la table a convenu d’une manche de plus.
why-sn-54 = Dans la variante pour experts, on ne distribue rien. Toutes les cartes en jeu sont visibles sur la table.
why-sn-55 = À tour de rôle, chacun prend une carte visible, encore et encore, jusqu’à en avoir dix.

## Options

option-variant = Variante
option-variant-help = Le jeu de base, ou la variante pour experts où chacun choisit ses cartes.
option-variant-base = Jeu de base
option-variant-professional = Experts

option-end_mode = Fin de la partie
option-end_mode-help = Ce qui termine la partie : un nombre de têtes, un nombre de manches, ou le premier des deux.
option-end_mode-limit = Un nombre de têtes
option-end_mode-deals = Un nombre de manches
option-end_mode-first_of_both = Le premier des deux

option-limit = Limite de têtes
option-limit-help = Le nombre de têtes qui met fin à la partie.

option-deals = Nombre de manches
option-deals-help = Combien de manches on joue si la partie finit après un nombre de manches.

option-limit_compare = À la limite
option-limit_compare-help = La partie finit-elle avec exactement ce nombre de têtes, ou seulement avec plus ?
option-limit_compare-over = Plus que la limite
option-limit_compare-reach = La limite suffit

option-heads_rule = Têtes sur les cartes
option-heads_rule-help = On peut lire le livret italien ainsi : chaque nombre avec un 5 a au moins deux têtes.
option-heads_rule-printed = Comme sur les cartes
option-heads_rule-italian_literal = Livret italien, à la lettre

option-symbol = Image
option-symbol-help = Quel animal figure sur les cartes. Cela ne change rien au jeu.
option-symbol-by_language = Selon la langue
option-symbol-donkey = Âne
option-symbol-bull = Taureau

option-tie = Première place partagée
option-tie-help = Ce qui arrive quand plusieurs ont le moins de têtes.
option-tie-shared = Victoire partagée
option-tie-extra_deal = Une manche de plus décide

option-auto_row = Rangée pour une carte trop basse
option-auto_row-help = Quand une carte ne va nulle part, on choisit la rangée soi-même, ou la moins chère est prise aussitôt.
option-auto_row-off = Choisir soi-même
option-auto_row-cheapest = Prendre la moins chère

option-change_choice = Changer d’avis
option-change_choice-help = Peut-on reprendre une carte posée face cachée ?
option-change_choice-until_all = Jusqu’au dernier choix
option-change_choice-never = Non, carte posée, carte jouée

option-pile_view = Cartes ramassées
option-pile_view-help = Ce que tout le monde voit des cartes ramassées dans cette manche.
option-pile_view-counts_public = Le nombre de têtes
option-pile_view-all_open = Toutes les cartes
option-pile_view-closed = Rien, de mémoire

option-history = Retour en arrière
option-history-help = Jusqu’où la table montre ce qui a été joué.
option-history-last_turn = Le dernier tour
option-history-full = Toute la partie

option-first_drafter = Qui choisit en premier
option-first_drafter-help = Qui prend la première carte dans la variante pour experts.
option-first_drafter-random_then_left = Au sort, puis vers la gauche
option-first_drafter-last_loser = Qui a le plus de têtes
option-first_drafter-fixed = Toujours la première place

option-draft_order = Ordre des choix
option-draft_order-help = Dans quel sens on prend les cartes dans la variante pour experts.
option-draft_order-clockwise = Toujours dans le sens horaire
option-draft_order-snake = Aller et retour

option-draft_memory = Mains choisies
option-draft_memory-help = Les cartes choisies devant tous restent-elles visibles ?
option-draft_memory-hidden = Non, de mémoire
option-draft_memory-shown = Oui, elles restent visibles

option-self_place = Placer soi-même
option-self_place-help = Pour apprendre : chacun place sa carte, et une rangée fausse est expliquée.
option-self_place-off = Les cartes se placent seules
option-self_place-on = Chacun place la sienne

option-turn_timer = Temps de réflexion
option-turn_timer-help = Secondes pour chaque choix. Avec 0, rien ne presse.

option-on_timeout = Quand le temps est écoulé
option-on_timeout-help = Ce que fait la table quand le temps de réflexion est passé.
option-on_timeout-wait = Attendre
option-on_timeout-random = N’importe quelle carte
option-on_timeout-lowest_risk = La carte la plus sûre

option-leaver = Quand quelqu’un s’en va
option-leaver-help = Qui joue à la place d’une personne partie pour de bon.
option-leaver-bot = Un bot
option-leaver-cancel_deal = Personne : la partie finit, sans cette manche
option-leaver-auto_random = Le hasard

## Editions

preset-italian_1998 = Livret italien, 1998
preset-english_2005 = Livret anglais, 2005
preset-category_5 = Category 5

## Refusals

refusal-game_over = La partie est finie. Tu peux en commencer une autre.
refusal-not_now = Ce n’est pas le moment. La ligne au-dessus des cartes dit ce qui vient.
refusal-not_in_hand = Cette carte n’est pas dans la main. Choisis-en une que tu as.
refusal-already_laid = À cette table, une carte posée reste posée. Attends les autres.
refusal-same_card = Cette carte est déjà posée face cachée. Choisis-en une autre ou attends les autres.
refusal-nothing_to_take_back = Tu n’as pas de carte face cachée. Choisis-en d’abord une.
refusal-cards_turned_up = Les cartes sont déjà retournées. Tu pourras choisir au prochain tour.
refusal-placed_by_rule = Cette carte trouve sa rangée toute seule. Tu choisis seulement quand ta carte ne va nulle part.
refusal-another_places = Quelqu’un d’autre place sa carte. Attends un peu.
refusal-row_ends_higher = Les nombres d’une rangée doivent monter, et celle-ci finit plus haut. Choisis-en une qui finit plus bas.
refusal-nearer_row = Une autre rangée finit plus près de ta carte. Choisis celle-là.
refusal-not_your_pick = Quelqu’un d’autre est en train de choisir. Ce sera bientôt ton tour.
refusal-not_on_display = On ne peut pas prendre cette carte. Prends-en une qui est visible.
refusal-already_ready = Tu as déjà dit oui à la manche suivante. Attends les autres.
refusal-not_for_seats = Seule la table peut faire cela. Choisis un de tes coups.
refusal-rows_later = Aucune carte ne va dans une rangée avant que tout le monde ait choisi et que les cartes soient retournées.

## How to play

rules-01-title = Le but du jeu
rules-01-text =
    Évite les cartes ! Chaque carte montre une ou plusieurs têtes, et chaque tête est un point de pénalité. À la fin, qui a le moins de têtes gagne.
    On joue de 2 à 10, plutôt à partir de dix ans. Une partie dure environ trois quarts d’heure.

rules-02-title = Les cartes et les têtes
rules-02-text =
    Il y a 104 cartes, une pour chaque nombre de 1 à 104. Voici combien de têtes elles portent :
    7 têtes : le 55
    5 têtes : les autres nombres à deux chiffres égaux (11, 22, 33, 44, 66, 77, 88, 99)
    3 têtes : les dizaines (10, 20, 30 et ainsi de suite jusqu’à 100)
    2 têtes : les nombres qui finissent par 5 (5, 15, 25 et ainsi de suite jusqu’à 95, sauf 55)
    1 tête : tous les autres
    Cela fait 171 têtes en tout.

rules-03-title = Avant le premier tour
rules-03-text =
    On mélange toutes les cartes. Chacun en reçoit dix ; personne d’autre ne les voit, et elles sont rangées pour toi de la plus basse à la plus haute.
    Quatre autres cartes sont posées au milieu, face visible. Chacune commence une des quatre rangées. Une rangée a de la place pour cinq cartes, la première comprise.
    Les cartes qui restent ne jouent pas dans cette manche.

rules-04-title = Un tour : choisir en secret
rules-04-text =
    Tout le monde choisit en même temps une de ses cartes et la pose face cachée. Tu peux changer d’avis tant que quelqu’un réfléchit encore.
    Puis on retourne toutes les cartes d’un coup.

rules-05-title = Où vont les cartes
rules-05-text =
    On place d’abord la carte la plus basse, puis la suivante, et ainsi de suite. Chacune va au bout d’une rangée. Ce n’est pas toi qui choisis la rangée, mais deux règles.
    En montant : une carte va seulement derrière une carte plus basse.
    Au plus près : si plusieurs rangées conviennent, elle va là où la dernière carte est juste en dessous, avec le plus petit écart.
    Un exemple : les rangées finissent par 8, 31, 54 et 70. Un 57 pourrait aller dans les trois premières. Il va derrière le 54.

rules-06-title = La sixième carte ramasse
rules-06-text =
    Avec cinq cartes, une rangée est pleine. Si ta carte doit y aller, c’est la sixième : tu ramasses les cinq cartes, et la tienne recommence la rangée.
    Seules comptent les cartes que tu ramasses. La tienne reste sur la table et ne te coûte rien.

rules-07-title = Trop basse pour toutes les rangées
rules-07-text =
    Si ta carte est plus basse que la dernière carte des quatre rangées, elle ne va nulle part. Tu ramasses alors une rangée entière de ton choix, longue ou courte, et ta carte la recommence.
    Le plus souvent on prend la rangée qui a le moins de têtes, mais tu peux prendre celle que tu veux.
    Les cartes placées après la tienne peuvent aller dans la nouvelle rangée. Cela change parfois beaucoup de choses !

rules-08-title = La fin d’une manche
rules-08-text =
    Les cartes ramassées restent devant toi et ne viennent jamais dans ta main.
    Après dix tours, toutes les mains sont vides. Ce qui reste dans les rangées ne compte pour personne. Chacun additionne ses têtes, on note le résultat, et une nouvelle manche commence avec toutes les cartes.

rules-09-title = La fin de la partie
rules-09-text =
    La partie finit après la manche où quelqu’un dépasse 66 têtes en tout. Exactement 66, cela ne suffit pas. On joue toujours la manche jusqu’au bout.
    Qui a le moins de têtes gagne. Si plusieurs en ont aussi peu, ils gagnent ensemble. Les autres suivent selon leurs têtes.
    Avant la partie, vous pouvez convenir d’une autre limite, ou d’un nombre de manches.

rules-10-title = La variante pour experts
rules-10-text =
    On joue seulement avec les cartes les plus basses : dix pour chacun et quatre de plus. À 3, ce sont les cartes de 1 à 34 ; à 4, de 1 à 44. Ainsi tout le monde sait quelles cartes existent.
    On ne distribue rien. Toutes les cartes sont visibles, et chacun en prend une à tour de rôle, jusqu’à en avoir dix. Les quatre qui restent commencent les rangées.
    Le sort dit qui commence à choisir ; à chaque manche, c’est la place suivante à gauche. Ensuite les mains sont cachées : essaie de les retenir.
    Tout le reste ne change pas. À deux, il n’y a que 38 têtes sur les cartes, donc une partie dure plus longtemps.

rules-11-title = Éditions et règles maison
rules-11-text =
    Dans certaines éditions, la partie finit dès que quelqu’un a exactement 66 têtes. Avec « Category 5 », elle finit à plus de 74. L’édition italienne montre des ânes et non des taureaux.
    Lu à la lettre, le livret italien donne aussi deux têtes aux nombres de 51 à 54 et de 56 à 59. Les cartes imprimées ne le font pas.
    La table peut aussi convenir d’une manche de plus en cas d’égalité, de cartes qu’on ne reprend pas, ou de têtes cachées à retenir. Tout cela se trouve dans les options.

rules-12-title = Deux surprises fréquentes
rules-12-text =
    Deux rangées finissent par 25 (trois cartes seulement) et par 27 (déjà cinq cartes). Ton 30 ne va pas derrière le 25, pourtant sans danger : le 27 est plus près, donc tu ramasses sa rangée.
    Une rangée finit par 63 et tu poses le 64. Cela paraît sûr. Mais si une carte plus basse ramasse d’abord la rangée du 63, ton 64 doit aller ailleurs.

## What is going on now

now-draft = Prends une des cartes visibles
now-draft-wait = { $name } prend une carte
now-choose = Choisis une carte
now-chosen =
    { $more ->
        [0] Ton { $card } est posé face cachée. On attend { $name }
        [one] Ton { $card } est posé face cachée. On attend { $name } et { $more } autre
       *[other] Ton { $card } est posé face cachée. On attend { $name } et { $more } autres
    }
now-wait =
    { $more ->
        [0] On attend { $name }
        [one] On attend { $name } et { $more } autre
       *[other] On attend { $name } et { $more } autres
    }
now-take-row = Prends une rangée : ton { $card } ne va nulle part
now-take-row-wait = { $name } prend une rangée : le { $card } ne va nulle part
now-self-place = Place ton { $card } dans sa rangée
now-self-place-wait = { $name } place le { $card } dans sa rangée
now-score = La manche { $deal } est finie. On passe à la suivante ?
now-over = La partie est finie

## What the simulator counts

points-a-deal = Têtes par manche

## The board

heads =
    { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }
card-label =
    { $heads ->
        [one] Carte { $card }, { $heads } tête
       *[other] Carte { $card }, { $heads } têtes
    }
card-chosen-label =
    { $heads ->
        [one] Carte { $card }, { $heads } tête, posée face cachée. Appuie encore pour la reprendre
       *[other] Carte { $card }, { $heads } têtes, posée face cachée. Appuie encore pour la reprendre
    }
played-label =
    { $heads ->
        [one] { $name } : carte { $card }, { $heads } tête
       *[other] { $name } : carte { $card }, { $heads } têtes
    }
row-label =
    { $heads ->
        [one] Rangée { $row } : { $cards }. { $n } cartes sur 5, { $heads } tête
       *[other] Rangée { $row } : { $cards }. { $n } cartes sur 5, { $heads } têtes
    }
row-take-label =
    { $heads ->
        [one] Prendre la rangée { $row } avec { $cards } : { $heads } tête
       *[other] Prendre la rangée { $row } avec { $cards } : { $heads } têtes
    }
row-take =
    { $heads ->
        [one] Prendre : { $heads } tête
       *[other] Prendre : { $heads } têtes
    }
row-put-label = Placer la carte dans la rangée { $row }, après { $cards }
row-put = Ici
row-cost =
    { $heads ->
        [one] Prendre cette rangée coûte { $heads } tête
       *[other] Prendre cette rangée coûte { $heads } têtes
    }
danger-place = Sixième place : qui arrive ici prend la rangée
rows-title = Les quatre rangées
hand-title = Ta main
turned-up-title = Les cartes de ce tour
deal-turn = Manche { $deal }, tour { $turn } sur 10
draft-title = Cartes visibles : { $n }
draft-group = { $from } à { $to }
seat-heads =
    { $heads ->
        [one] { $heads } tête dans cette manche, { $total } avant
       *[other] { $heads } têtes dans cette manche, { $total } avant
    }
seat-heads-hidden =
    { $total ->
        [one] { $total } tête avant cette manche
       *[other] { $total } têtes avant cette manche
    }
seat-laid = a posé une carte face cachée
pile-title = { $name } : cartes ramassées
pile-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }
pile-empty = Rien de ramassé dans cette manche
pile-closed = Ce paquet n’est ouvert que pour { $name }
pile-closed-all = Les paquets restent fermés jusqu’à la fin de la manche
fewest-wins = Qui a le moins de têtes gagne
limit-over =
    { $limit ->
        [one] La partie finit après la manche où quelqu’un a plus de { $limit } tête
       *[other] La partie finit après la manche où quelqu’un a plus de { $limit } têtes
    }
limit-reach =
    { $limit ->
        [one] La partie finit après la manche où quelqu’un a { $limit } tête ou plus
       *[other] La partie finit après la manche où quelqu’un a { $limit } têtes ou plus
    }
limit-deals =
    { $deals ->
        [one] La partie finit après { $deals } manche
       *[other] La partie finit après { $deals } manches
    }
limit-first-over =
    La partie finit après { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    }, ou plus tôt, après une manche où quelqu’un a plus de { $limit ->
        [one] { $limit } tête
       *[other] { $limit } têtes
    }
limit-first-reach =
    La partie finit après { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    }, ou plus tôt, après une manche où quelqu’un a { $limit ->
        [one] { $limit } tête
       *[other] { $limit } têtes
    } ou plus
limit-mark = Limite { $limit }
end-won =
    { $heads ->
        [one] { $name } gagne avec { $heads } tête seulement
       *[other] { $name } gagne avec { $heads } têtes seulement
    }
end-shared =
    { $heads ->
        [one] { $names } gagnent ensemble avec { $heads } tête chacun
       *[other] { $names } gagnent ensemble avec { $heads } têtes chacun
    }
end-cancelled = La manche a été arrêtée ; les manches finies comptent
