title = Lobo 77
tagline = Une carte chacun, une somme pour tous, et personne ne veut dire 77
summary = Pose une carte, ajoute-la à la somme et dis-la à voix haute. Deux chiffres jumeaux comme 33 coûtent un jeton, et qui arrive à 77 ou plus perd la manche. N’oublie pas de piocher une nouvelle carte ! Le dernier joueur en jeu gagne.

## Moves

move-lay = Poser le { $card }
move-x2 = Poser le x2
move-turn = Poser le changement de sens
move-draw = Piocher une carte
move-forget = Ne pas piocher
move-call = Dire { $total }
move-deal = Distribuer la manche suivante
move-close = Le temps de piocher est passé
move-out = Le joueur { $seat } est éliminé

## Events

event-dealt = { $name } distribue la manche { $deal }
event-starts = { $name } commence
event-laid = { $name } : { $before } + { $card } = { $total }
event-took_off = { $name } : { $before } − { $card } = { $total }
event-kept = { $name } pose le 0 : toujours { $total }
event-put_down = { $name } pose le { $card }
event-turned = { $name } change le sens du jeu
event-doubled = { $name } pose le ×2 : le suivant doit poser deux cartes
event-called = { $name } dit { $total }
event-miscalled = { $name } dit { $said } ; la bonne somme est { $total }
event-fined = { $name } paie un jeton pour la somme fausse. Il en reste { $chips }
event-doublet = { $total } a deux chiffres égaux : { $name } rend un jeton. Il en reste { $chips }
event-doublet_unseen = La somme cachée a deux chiffres égaux : { $name } rend un jeton. Il en reste { $chips }
event-lost_round =
    { $chips ->
        [one] { $total }, c’est 77 ou plus : { $name } perd la manche et garde { $chips } jeton
       *[other] { $total }, c’est 77 ou plus : { $name } perd la manche et garde { $chips } jetons
    }
event-ran_dry =
    { $chips ->
        [one] { $name } n’a plus de carte, perd la manche et garde { $chips } jeton
       *[other] { $name } n’a plus de carte, perd la manche et garde { $chips } jetons
    }
event-burdened =
    { $cards ->
        [one] { $name } n’a plus que { $cards } carte à poser
       *[other] { $name } doit poser { $cards } cartes
    }
event-drew = { $name } pioche une carte
event-forgot =
    { $cards ->
        [one] { $name } a oublié de piocher et continue avec { $cards } carte
       *[other] { $name } a oublié de piocher et continue avec { $cards } cartes
    }
event-reshuffled = Les cartes posées sont mélangées et forment la nouvelle pioche
event-swims = { $name } n’a plus de jeton et nage
event-left = { $name } a quitté la partie
event-out = { $name } est hors jeu
event-won = { $name } gagne

## Why? One sentence or two for the rule behind an event

why-lb-07 = La personne à gauche du donneur pose la première carte. La somme commence à 0.
why-lb-11 = À ton tour, tu poses exactement une carte, ou deux après un ×2.
why-lb-12 = Le nombre de la carte s’ajoute à la somme.
why-lb-13 = Après avoir posé, tu prends une nouvelle carte dans la pioche. Personne ne le fait pour toi !
why-lb-14 = Quand la pioche est vide, les cartes posées sont mélangées et la remplacent.
why-lb-15 = On peut piocher tant que la carte suivante n’est pas posée. Qui ne l’a pas fait joue avec moins de cartes jusqu’à la fin de la manche.
why-lb-17 = Une somme à deux chiffres égaux coûte un jeton : 11, 22, 33, 44, 55, 66. La manche continue.
why-lb-20 = Une carte −10 diminue la somme. Elle peut même passer sous zéro.
why-lb-22 = Un 0 ne change rien : c’est au suivant de se débrouiller.
why-lb-24 = La flèche inverse le sens du jeu, et cela reste ainsi jusqu’à la flèche suivante.
why-lb-26 = Pour chaque manche, toutes les cartes sont mélangées et redistribuées.
why-lb-27 = Qui pose une carte dit la nouvelle somme. Une somme fausse est corrigée.
why-lb-31 = Après un ×2, ton tour est fini. Le suivant doit poser deux cartes.
why-lb-34 = Après un ×2, le suivant pose deux cartes, l’une après l’autre.
why-lb-36 = Un ×2 ne peut jamais être posé directement sur un ×2. La table décide s’il peut être la seconde de deux cartes.
why-lb-50 = Qui arrive à 77 ou plus perd la manche, et une nouvelle commence.
why-lb-60 = Sans jeton, tu nages : encore en jeu, mais la prochaine perte t’élimine.
why-lb-61 = Qui doit rendre un jeton et n’en a pas est hors jeu.
why-lb-70 = La partie continue jusqu’à ce qu’il ne reste qu’un joueur.
why-lb-71 = Le dernier joueur en jeu gagne, même sans jeton.

## Options

option-cost_77 = Prix du 77
option-cost_77-help = Ce que coûte d’arriver à 77 ou plus.
option-cost_77-one = Un jeton
option-cost_77-all = Tous les jetons

option-dealer = Donneur
option-dealer-help = Qui distribue la manche suivante. La personne à sa gauche commence.
option-dealer-fixed = Toujours le même
option-dealer-starter = Qui a commencé la manche précédente

option-forgot_hand = Après un oubli de piocher
option-forgot_hand-help = Avec combien de cartes on continue quand on oublie de piocher.
option-forgot_hand-one_less = Une de moins
option-forgot_hand-three = Trois

option-game_end = Fin de la partie
option-game_end-help = Quand la partie est finie.
option-game_end-last_player = Il reste un joueur
option-game_end-last_with_chips = Un seul a encore des jetons

option-card_76 = La carte 76
option-card_76-help = Certaines boîtes ont une seule carte 76.
option-card_76-in = En jeu
option-card_76-out = Hors du jeu

option-swimming = Nager
option-swimming-help = Sans jeton, peut-on jouer jusqu’à la perte suivante ?
option-swimming-on = Oui
option-swimming-off = Non, le dernier jeton est la fin

option-x2_as_second = ×2 en deuxième carte
option-x2_as_second-help = La deuxième de deux cartes peut-elle être un ×2 ?
option-x2_as_second-allowed = Oui
option-x2_as_second-forbidden = Non

option-x2_draw = Piocher après un ×2
option-x2_draw-help = Quand pioche la personne qui doit poser deux cartes.
option-x2_draw-after_both = Après les deux cartes
option-x2_draw-after_each = Après chaque carte

option-x2_check = Somme de deux cartes
option-x2_check-help = Après un ×2, les deux sommes comptent-elles, ou seulement la dernière ?
option-x2_check-each = Les deux sommes
option-x2_check-final = Seulement la dernière

option-doublet_trigger = La même somme encore une fois
option-doublet_trigger-help = Un 0, une flèche ou un ×2 sur une somme comme 22 coûte-t-il aussi un jeton ?
option-doublet_trigger-called = Oui, qui la dit paie
option-doublet_trigger-changed = Non, seule une nouvelle somme coûte

option-negative_doublets = Chiffres jumeaux sous zéro
option-negative_doublets-help = −11, −22 et ainsi de suite coûtent-ils aussi un jeton ?
option-negative_doublets-off = Non
option-negative_doublets-on = Oui

option-draw_mode = Piocher
option-draw_mode-help = On peut oublier de piocher. Les débutants peuvent laisser faire la table.
option-draw_mode-manual = Chacun doit y penser
option-draw_mode-reminder = La pioche le rappelle
option-draw_mode-auto = La table pioche

option-draw_window = Temps pour piocher
option-draw_window-help = Secondes pendant lesquelles on peut piocher. Avec 0, jusqu’à la carte suivante.

option-forgot_again = Oublier encore
option-forgot_again-help = Ce qui arrive à qui oublie de piocher une deuxième fois dans la manche.
option-forgot_again-less = Une carte de moins chaque fois
option-forgot_again-no_effect = Rien de plus

option-empty_hand = Plus de carte
option-empty_hand-help = Ce qui arrive à qui oublie de piocher avec une main vide.
option-empty_hand-draw_one = Une carte est piochée
option-empty_hand-lose_round = La manche est perdue

option-total_call = La somme
option-total_call-help = Qui compte, et qui la voit.
option-total_call-auto = La table compte
option-total_call-player = Vous comptez vous-mêmes
option-total_call-hidden = Personne ne la voit, de tête !

option-wrong_total = Une somme fausse
option-wrong_total-help = Ce que coûte une somme fausse si vous comptez vous-mêmes.
option-wrong_total-corrected = Rien, elle est corrigée
option-wrong_total-chip = Un jeton

option-reshuffle_top = Carte du dessus
option-reshuffle_top-help = Ce que devient la dernière carte posée quand les cartes posées sont mélangées.
option-reshuffle_top-in = Elle est mélangée aussi
option-reshuffle_top-stays = Elle reste

option-out_hand = Cartes des éliminés
option-out_hand-help = Où va la main d’une personne éliminée.
option-out_hand-aside = De côté jusqu’à la prochaine distribution
option-out_hand-discard = Avec les cartes posées

option-look_back = Regarder en arrière
option-look_back-help = Peut-on revoir les cartes posées ? Jamais quand la somme est cachée.
option-look_back-off = Seulement celle du dessus
option-look_back-on = Toutes

option-start_chips = Jetons
option-start_chips-help = Jetons de chacun au début. Avec moins, la partie est plus courte.

option-hand_size = Cartes en main
option-hand_size-help = Cartes distribuées à chacun. La première édition en avait quatre.

option-turn_timer = Temps de réflexion
option-turn_timer-help = Secondes pour chaque choix. Avec 0, rien ne presse.

option-on_timeout = Quand le temps est écoulé
option-on_timeout-help = Ce que fait la table quand le temps de réflexion est passé.
option-on_timeout-wait = Attendre
option-on_timeout-random = N’importe quelle carte
option-on_timeout-lowest_risk = La carte la plus sûre

option-leaver = Quand quelqu’un s’en va
option-leaver-help = Ce qui se passe quand une personne part pour de bon.
option-leaver-bot = Un bot continue
option-leaver-out = Cette personne est hors jeu

## Editions

preset-iberian = Espagnole et portugaise, 2004
preset-english = Anglaise, 2004

## Refusals

refusal-game_over = La partie est finie. Tu peux en commencer une autre.
refusal-not_for_seats = Seule la table peut faire cela. Choisis un de tes coups.
refusal-not_agreed = Cette table n’a pas convenu de cela.
refusal-out_of_game = Qui est hors jeu peut seulement regarder.
refusal-not_your_turn = C’est au tour de quelqu’un d’autre. Attends un peu.
refusal-deal_first = La manche est finie. D’abord on redistribue.
refusal-call_first = Dis d’abord la nouvelle somme.
refusal-not_in_hand = Cette carte n’est pas dans cette main. Choisis une carte que tu as.
refusal-x2_on_x2 = Un ×2 ne va pas directement sur un ×2. Pose d’abord une autre carte.
refusal-x2_as_second = À cette table, la deuxième carte ne peut pas être un ×2. Pose une autre carte.
refusal-nothing_to_draw = Tu n’as rien à piocher maintenant. On pioche après avoir posé, tant que la carte suivante n’est pas posée.
refusal-nothing_to_call = Il n’y a pas de somme à dire maintenant. On la dit après avoir posé, si c’est convenu.
refusal-nothing_to_deal = Ce n’est pas le moment de distribuer. La manche continue.
refusal-another_deals = Cette fois, quelqu’un d’autre distribue. Attends un peu.

## How to play

rules-01-title = De quoi il s’agit
rules-01-text =
    Tout le monde pose des cartes sur une seule pile, et il n’y a qu’une somme. Personne ne veut la mener à 77 ou plus, et personne ne veut de chiffres jumeaux.
    On joue de 2 à 8, dès huit ans environ. Une partie dure à peu près une demi-heure ; c’est une estimation, le livret ne dit rien.

rules-02-title = Les cartes
rules-02-text =
    Il y a 56 cartes. Trois de chaque nombre de 2 à 9, huit 10.
    Une seule de 11, 22, 33, 44, 55, 66 et 76.
    Quatre 0, quatre −10, quatre ×2 et cinq flèches qui changent le sens.
    Chacun commence avec trois jetons.

rules-03-title = Avant la première carte
rules-03-text =
    Un donneur est tiré au sort. Chacun reçoit cinq cartes ; le reste forme la pioche.
    La personne à gauche du donneur commence. On joue dans le sens des aiguilles d’une montre.

rules-04-title = Ton tour
rules-04-text =
    Pose une carte, ajoute-la à la somme, dis la nouvelle somme. La somme commence à 0.
    Il faut poser une carte, même si toutes sont mauvaises.

rules-05-title = N’oublie pas de piocher !
rules-05-text =
    Après avoir posé, tu pioches une nouvelle carte pour en avoir toujours cinq. C’est à toi d’y penser.
    Dès que le suivant pose une carte, c’est trop tard. Tu continues alors avec quatre cartes jusqu’à la fin de la manche, et avec moins encore si tu oublies de nouveau.
    La dernière carte ne s’oublie pas : avec une main vide, tu en reçois une.
    Quand la pioche est vide, les cartes posées sont mélangées et la remplacent.

rules-06-title = Chiffres jumeaux
rules-06-text =
    Qui amène la somme à 11, 22, 33, 44, 55 ou 66 rend un jeton. La manche continue, la somme reste.
    Qui redit une telle somme paie aussi, avec un 0, une flèche ou un ×2.
    Les cartes à chiffres jumeaux ne coûtent rien par elles-mêmes ; seule la somme compte.

rules-07-title = Cartes spéciales
rules-07-text =
    −10 : la somme baisse de dix. Elle peut passer sous zéro, et les chiffres jumeaux sous zéro ne coûtent rien.
    0 : la somme reste.
    Flèche : la somme reste, et on joue dans l’autre sens jusqu’à la flèche suivante. À deux, rien ne change.
    ×2 : la somme reste. Le suivant doit poser deux cartes, l’une après l’autre, et en pioche deux ensuite. Les deux sommes comptent.
    Un ×2 ne va pas directement sur un ×2, mais il peut être la deuxième carte. Qui n’a rien d’autre peut le poser.
    76 : ajoute 76. Il n’aide que si la somme est de 0 ou moins. Sur −10, cela fait 66 : chiffres jumeaux !

rules-08-title = La fin d’une manche
rules-08-text =
    Qui arrive à 77 ou plus rend un jeton, et la manche s’arrête aussitôt. On ne pose plus de deuxième carte.
    Toutes les cartes sont mélangées et redistribuées, toujours par le même donneur.

rules-09-title = Nager
rules-09-text =
    Sans jeton, tu nages : tu continues à jouer. Si tu dois encore rendre un jeton, tu es hors jeu et tes cartes sont mises de côté.
    Le dernier joueur en jeu gagne, qu’il nage ou non. Les autres sont classés selon le temps qu’ils ont tenu.

rules-10-title = Éditions et règles maison
rules-10-text =
    Le livret anglais est différent : 77 coûte tous les jetons, qui a commencé une manche distribue la suivante, qui oublie de piocher continue avec trois cartes, il n’y a pas de 76, et le dernier à avoir des jetons gagne.
    Une table peut compter elle-même, cacher la somme, revoir les cartes posées ou laisser la table piocher. Tout cela est dans les options.

## What is going on now

now-lay = Pose une carte
now-lay-wait = { $name } pose une carte
now-lay-two = Pose deux cartes. Voici la première
now-lay-two-wait = { $name } doit poser deux cartes
now-lay-second = Pose ta deuxième carte
now-lay-second-wait = { $name } pose la deuxième carte
now-draw = Tu peux piocher avant que { $name } pose une carte
now-call = Dis la nouvelle somme
now-call-wait = { $name } dit la nouvelle somme
now-deal = La manche est finie. Distribue la suivante
now-deal-wait = La manche est finie. { $name } distribue la suivante
now-over = La partie est finie

## What the simulator counts

points-a-deal = Adversaires dépassés par manche
value-a-deal = Vies restantes après une manche

## The board

round-title = Manche { $deal }
total-title = Somme { $total }
total-hidden = Somme ?
last-card = Dernière carte { $card }
last-none = Aucune carte posée
card-x2 = ×2
card-turn = ↻
direction-left = On joue dans le sens des aiguilles d’une montre
direction-right = On joue dans l’autre sens
piles =
    { $deck ->
        [one] Pioche { $deck } carte
       *[other] Pioche { $deck } cartes
    }
hand-title = Ta main
seat-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
seat-swims = nage
seat-out = hors jeu
seat-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## The board in the browser

card-label = Carte { $card }
card-x2-label = ×2 : le joueur suivant pose deux cartes
card-turn-label = Changement de sens
next-player = Ensuite { $name }
line-title = Droite graduée
line-label = Droite graduée : la somme est { $total }
draw-for-me = Piocher pour moi
draw-for-all = Piocher pour tout le monde
pad-erase = Effacer
pad-sign = Plus ou moins
laid-title = Cartes posées
course-losses = Jetons rendus, manche par manche
