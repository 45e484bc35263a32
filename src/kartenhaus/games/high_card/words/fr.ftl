title = Carte haute
tagline = Trois cartes, trois tours, et le dernier compte le plus
summary = Chacun pose une carte en secret. La plus haute gagne le tour, et chaque tour compte un point de plus que le précédent. Qui a le plus de points gagne.

## Coups

move-lay = Poser le { $card }

## Événements

event-dealt = Manche { $deal } : trois cartes chacun
event-laid = { $name } a posé une carte
event-turned_up = Tour { $turn } : on retourne les cartes
event-showed = { $name } montre le { $card }
event-took =
    { $points ->
        [one] { $name } gagne le tour avec le { $card } : 1 point
       *[other] { $name } gagne le tour avec le { $card } : { $points } points
    }
event-scored =
    { $points ->
        [one] { $name } a 1 point dans la manche { $deal }, { $total } en tout
       *[other] { $name } a { $points } points dans la manche { $deal }, { $total } en tout
    }
event-won =
    { $total ->
        [one] { $name } gagne avec 1 point
       *[other] { $name } gagne avec { $total } points
    }

## Pourquoi ?

why-hc-03 = Chaque manche repart de zéro : on mélange toutes les cartes et chacun en reçoit trois.
why-hc-04 = Chacun pose une carte face cachée. Jusqu’au choix du dernier, elle reste secrète et peut être changée.
why-hc-05 = On retourne les cartes ensemble, et seulement quand chacun en a posé une.
why-hc-06 = La carte la plus haute gagne le tour. Un tour compte autant de points que son numéro : le troisième en compte trois.
why-hc-09 = Après trois tours, plus personne n’a de cartes, et on note les points.
why-hc-11 = Qui a le plus de points gagne. À égalité, on partage la place.

## Options

option-deals = Nombre de manches
option-deals-help = Combien de manches compte une partie.

option-one_beats_highest = Le 1 contre la carte la plus haute
option-one_beats_highest-help = Laquelle des deux gagne le tour quand les deux sont sur la table.
option-one_beats_highest-off = La carte la plus haute gagne
option-one_beats_highest-on = Le 1 gagne

preset-short = Une partie courte

## Refus

refusal-game_over = La partie est finie. Tu peux en commencer une autre.
refusal-not_in_hand = Cette carte n’est pas dans cette main. Choisis une de celles que tu tiens.
refusal-same_card = Cette carte est déjà face cachée. Choisis-en une autre, ou attends les autres.

## Comment jouer

rules-01-title = Le but
rules-01-text = Gagne des tours avec la carte la plus haute, surtout les derniers. À la fin, qui a le plus de points gagne.

rules-02-title = Un tour
rules-02-text = Chacun pose une de ses trois cartes face cachée. Puis on les retourne toutes ensemble, et la plus haute gagne le tour. Le premier tour compte un point, le deuxième deux, le troisième trois.

rules-03-title = La fin
rules-03-text = Après trois tours, on note les points et on redistribue. Après le nombre de manches convenu, la partie est finie.
