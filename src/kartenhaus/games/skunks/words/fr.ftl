title = Flinke Stinker
tagline = Courez, moufettes, courez – et bouchez-vous le nez
summary = Cinq moufettes font la course sur 22 tuiles. Retourne des empreintes, autant que tu oses, et cours. Mais des pumas se cachent parmi les cartes : si tu en trouves un, tes empreintes vont aux autres. Qui est dépassé fuit ton odeur. Le premier au-delà de la dernière tuile gagne.

## Moves

move-skunk =
    { $tail ->
        [1] 1 : la moufette verte
        [2] 2 : la moufette orange
        [3] 3 : la moufette jaune
        [4] 4 : la moufette rouge
       *[5] 5 : la moufette bleue
    }
move-path = Tuile chemin
move-stink = Tuile puante
move-lift = Reprendre la dernière tuile
move-begin = La piste est prête
move-starts = La place { $who } commence
move-turn = Retourner la carte { $place }
move-run = Courir
move-short = Courir seulement de { $steps }
move-go_on = Continuer à retourner
move-cover = Recouvrir le puma
move-give_first = Commencer par le voisin n° { $left } à gauche
move-give = Donner un { $footprints }
move-remove = La place { $who } quitte la partie

## Events

event-laid_out = { $cards } cartes face cachée, dont { $pumas } pumas
event-chose_skunk =
    { $tail ->
        [1] { $name } prend la moufette verte
        [2] { $name } prend la moufette orange
        [3] { $name } prend la moufette jaune
        [4] { $name } prend la moufette rouge
       *[5] { $name } prend la moufette bleue
    }
event-path_laid = La tuile { $tile } est un chemin
event-stink_laid = La tuile { $tile } pue
event-lifted = La tuile { $tile } est reprise
event-track_lies = La piste est prête, avec { $stinks } tuiles puantes
event-starts = { $name } commence
event-turn_began = C’est au tour de { $name }
event-took = { $name } retourne un { $footprints } à la place { $place } : { $total } en tout
event-bad_stink = { $total } mènerait sur la tuile puante { $tile } : { $name } doit retourner une autre carte
event-bad_full = { $total } mènerait sur la tuile { $tile }, qui est pleine : { $name } doit retourner une autre carte
event-only_pumas = Au milieu, il ne reste que les { $pumas } pumas
event-laid_anew = Tout est mélangé et disposé à nouveau : { $cards } cartes, { $pumas } pumas
event-front_mixed =
    { $cards ->
        [one] { $name } : { $cards } carte est mélangée
       *[other] { $name } : { $cards } cartes sont mélangées
    }
event-puma_shown = Un puma ! { $name } l’a retourné à la place { $place }
event-met_puma = { $name } a rencontré un puma et ne peut pas courir
event-saw = { $name } l’a vu
event-covered = Le puma est de nouveau caché
event-given = { $name } reçoit un { $footprints } : { $total } en tout
event-ran = { $name } court de { $steps } jusqu’à la tuile { $tile }
event-ran_back = { $name } recule de la tuile { $was } à la tuile { $tile }
event-ran_home = { $name } recule de la tuile { $was } jusqu’au départ
event-put_away =
    { $cards ->
        [one] { $name } met { $cards } carte sur la pile des cartes jouées
       *[other] { $name } met { $cards } cartes sur la pile des cartes jouées
    }
event-left = { $name } a quitté la partie ; la moufette rentre chez elle
event-won = { $name } court de { $steps }, au-delà de la dernière tuile, et gagne
event-nobody_won = Il ne reste qu’une personne : la partie finit sans gagnant

## Why? One sentence or two for the rule behind an event

why-sk-08 = Toutes les cartes en jeu sont mélangées et disposées face cachée. Personne ne sait où sont les pumas.
why-sk-10 = La piste a toujours 22 tuiles : 15 de chemin et 7 qui puent.
why-sk-11 = Entre deux tuiles puantes, il y a du chemin. À un seul endroit, deux d’entre elles peuvent se toucher.
why-sk-15 = Chacun court avec sa moufette. Qui choisit en premier a le plus de choix.
why-sk-17 = À table, le plus jeune commence. Ici, on ne demande l’âge de personne : le hasard décide, ou la première place le dit.
why-sk-18 = On joue dans le sens des aiguilles d’une montre. On saute qui a quitté la partie.
why-sk-22 = Les empreintes quittent le milieu et restent visibles devant le joueur. Ensemble, elles font la longueur de la course.
why-sk-32 = La moufette avance d’exactement autant de tuiles qu’il y a d’empreintes devant le joueur.
why-sk-36 = Personne ne peut s’arrêter sur une tuile puante. Avec un tel total, il faut retourner une autre carte.
why-sk-38 = Deux moufettes seulement peuvent arriver sur une tuile en courant. Avec un tel total, il faut retourner une autre carte.
why-sk-43 = Après la course, toutes les empreintes devant le joueur sont jouées. Elles attendent sur une pile à côté de la piste.
why-sk-49 = Qui est dépassé fuit l’odeur : en arrière, au-delà de la tuile puante la plus proche, sur la tuile juste avant elle.
why-sk-50 = S’il n’y a pas de tuile puante derrière la moufette dépassée, elle recule jusqu’au départ.
why-sk-56 = Tout le monde voit le puma, et peut essayer de retenir sa place.
why-sk-57 = Le puma est recouvert à sa place. C’est à toi de t’en souvenir : la table ne le fait pas.
why-sk-58 = Qui retourne un puma reste sur place, et son tour est fini.
why-sk-60 = Après un puma, toutes les empreintes devant le joueur sont données, une par une autour de la table, en commençant à gauche.
why-sk-68 = Il y a au milieu autant de cartes que de pumas : ce sont donc tous des pumas.
why-sk-70 = Quand il ne reste que des pumas, les cartes jouées reviennent : tout est mélangé et disposé à de nouvelles places.
why-sk-74 = Il ne reste que des pumas, aucune carte jouée ne peut revenir, et le total ne convient pas. On mélange donc des cartes posées devant les joueurs ; sinon la partie ne finirait jamais.
why-sk-76 = Le premier qui court au-delà de la dernière tuile gagne, et la partie est finie aussitôt.

## Options

option-stink_spacing = Entre les tuiles puantes
option-stink_spacing-help = Combien de chemin il y a entre deux tuiles puantes.
option-stink_spacing-at_least_one = Une tuile chemin ou plus
option-stink_spacing-exactly_one = Exactement une tuile chemin

option-double_stink = Deux tuiles puantes ensemble
option-double_stink-help = Deux tuiles puantes peuvent-elles se toucher à un endroit de la piste ?
option-double_stink-allowed = Elles peuvent
option-double_stink-always = Toujours
option-double_stink-never = Jamais

option-track = La piste
option-track-help = Qui pose les tuiles.
option-track-random = Le hasard
option-track-custom = La première place, tuile par tuile

option-starter = Qui commence
option-starter-help = À table, le plus jeune commence. On ne demande l’âge de personne.
option-starter-random = Le hasard décide
option-starter-pick = La première place le dit

option-retreat_to = Moufettes dépassées
option-retreat_to-help = Où s’arrête une moufette qui recule jusqu’à une tuile puante.
option-retreat_to-before_stink = Juste avant la tuile puante
option-retreat_to-after_stink = Juste après

option-use_all_cards = Toutes les empreintes comptent
option-use_all_cards-help = Une course compte-t-elle toutes les empreintes, ou peut-on en laisser ?
option-use_all_cards-true = Toutes
option-use_all_cards-false = On peut en laisser

option-gift_start = Premier cadeau
option-gift_start-help = Qui reçoit la première carte après un puma.
option-gift_start-left = Le voisin de gauche
option-gift_start-choice = Celui qui donne choisit

option-dry_middle = Rien à mélanger
option-dry_middle-help = Ce qui se passe s’il ne reste que des pumas, si aucune carte n’est jouée et si le total ne convient pas.
option-dry_middle-mix_own_go_on = Tes cartes sont mélangées, et tu continues
option-dry_middle-mix_own_end_turn = Tes cartes sont mélangées, et ton tour finit
option-dry_middle-mix_all_go_on = Les cartes de tous sont mélangées, et tu continues

option-pile_open = Cartes jouées
option-pile_open-help = Tout le monde peut-il regarder les cartes jouées ?
option-pile_open-false = Non, seulement les compter
option-pile_open-true = Oui

option-memory_aid = Aide-mémoire
option-memory_aid-help = Marque où était un puma. Ce n’est pas le jeu imprimé, où il faut s’en souvenir.
option-memory_aid-off = Aucun
option-memory_aid-marks = Marquer les pumas

option-landing_preview = Aperçu de la course
option-landing_preview-help = Montre sur quelle tuile mèneraient les empreintes.
option-landing_preview-on = Montrer
option-landing_preview-off = Compter soi-même

option-reveal_seconds = Regarder un puma
option-reveal_seconds-help = Pendant combien de secondes au moins on voit un puma.

option-wait_for_all = Tout le monde regarde
option-wait_for_all-help = Tout le monde doit-il dire avoir vu le puma ?
option-wait_for_all-off = Le joueur le recouvre
option-wait_for_all-on = Oui, tout le monde

option-show_positions = Places à la fin
option-show_positions-help = Montre à la fin jusqu’où chacun est allé. Il n’y a pas de deuxième place.
option-show_positions-off = Seulement le gagnant
option-show_positions-on = Montrer jusqu’où

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
option-leaver-remove = Personne : la moufette quitte la piste

## Editions

preset-german_2010 = Boîte allemande, 2010
preset-italian_2010 = Feuille italienne, 2010

## Refusals

refusal-game_over = La partie est finie. Tu peux en commencer une autre.
refusal-not_for_seats = Seule la table peut faire cela. Choisis un coup à toi.
refusal-has_left = Cette place a quitté la partie. Tu peux la regarder jusqu’au bout.
refusal-not_now = Ce n’est pas le moment. La ligne sous le plateau dit ce qui vient ensuite.
refusal-not_your_turn = Quelqu’un d’autre décide maintenant. Ce sera bientôt à toi.
refusal-has_skunk = Tu as déjà une moufette. Attends les autres.
refusal-skunk_taken = Quelqu’un a déjà cette moufette. Choisis-en une autre.
refusal-track_full = Les 22 tuiles sont posées. Dis que la piste est prête, ou reprends-en une.
refusal-no_path_left = Les 15 tuiles chemin sont posées. Prends une tuile puante.
refusal-no_stink_left = Les 7 tuiles puantes sont posées. Prends une tuile chemin.
refusal-stinks_touch = Ici, deux tuiles puantes ne peuvent pas se toucher. Mets du chemin entre elles.
refusal-too_far_apart = À cette table, il y a exactement une tuile chemin entre les tuiles puantes. Prends une tuile puante.
refusal-no_legal_track = Avec cette tuile, la piste ne pourrait plus être finie selon les règles. Prends l’autre sorte.
refusal-no_tile_lies = Aucune tuile n’est posée. Commence par une.
refusal-track_unfinished = Il manque des tuiles. Pose d’abord les 22.
refusal-no_such_seat = Personne ne joue à cette place. Choisis-en une autre.
refusal-cover_first = Un puma est visible. Recouvre-le d’abord.
refusal-give_first = Il y a des cartes à donner. Choisis la prochaine.
refusal-no_card_there = Il n’y a plus de carte à cet endroit. Choisis une place où il y en a une.
refusal-only_pumas_left = Il ne reste que des pumas. Continue, et tout est mélangé d’abord ; ou cours, si tu peux.
refusal-must_run = Il ne reste que des pumas, et rien à mélanger. Ton total convient : cours.
refusal-footprints_left = Il reste des empreintes au milieu. Retourne une carte.
refusal-turn_first = Avant de courir, retourne des empreintes pendant ce tour. Choisis une carte.
refusal-on_stink = Cela mènerait sur une tuile puante, et personne ne s’y arrête. Retourne une autre carte.
refusal-tile_full = Deux moufettes sont déjà là. Retourne une autre carte.
refusal-all_cards_count = À cette table, toutes tes empreintes comptent. Cours avec toutes, ou retourne une autre carte.
refusal-no_such_sum = Tes cartes ne font pas ce total. Choisis un autre nombre, ou cours avec toutes.
refusal-no_puma_shown = Aucun puma n’est visible. Choisis autre chose.
refusal-already_seen = Tu l’as déjà vu. Attends les autres.
refusal-starts_left = À cette table, on commence à donner à gauche. Choisis une carte.
refusal-begin_where_first = Dis d’abord par qui tu commences. Choisis ensuite une carte.
refusal-begun_already = Tu as commencé à donner. Choisis la prochaine carte.
refusal-no_such_neighbour = Il n’y a pas autant d’autres joueurs. Choisis un nombre plus petit.
refusal-no_such_card = Tu n’as pas une telle carte devant toi. Choisis-en une qui y est.

## How to play

rules-01-title = De quoi il s’agit
rules-01-text =
    Des moufettes font la course. Les empreintes font avancer, mais des pumas se cachent parmi elles. Qui est dépassé fuit ton odeur.
    On joue de 2 à 5, à partir de six ans environ. Une partie dure à peu près un quart d’heure.

rules-02-title = Les cartes
rules-02-text =
    Il y a 30 cartes rondes : 20 avec des empreintes, de 1 à 4, et 10 avec un puma. À 5, toutes sont en jeu.
    À 2, deux 4, deux 3 et deux pumas restent dans la boîte ; à 3, deux 4, un 3 et un puma ; à 4, un 4 et un 3.
    Les cartes sont mélangées et posées face cachée au milieu. On ne les déplace jamais pendant la partie.

rules-03-title = La piste
rules-03-text =
    15 tuiles chemin et 7 tuiles puantes forment la piste. Entre deux tuiles puantes, il y a du chemin ; à un seul endroit, deux peuvent se toucher.
    Chacun choisit une moufette. Toutes partent du départ, avant la première tuile.

rules-04-title = Ton tour
rules-04-text =
    Retourne n’importe quelle carte. Si elle montre des empreintes, elle reste visible devant toi. Choisis alors : courir, ou en retourner une autre. Tu peux en retourner autant que tu oses.
    Les empreintes reçues comptent aussi. Mais avant de courir, tu dois avoir retourné au moins une carte pendant ton tour.

rules-05-title = Courir
rules-05-text =
    Additionne toutes les empreintes devant toi. Ta moufette court d’exactement autant.
    Personne ne s’arrête sur une tuile puante, ni là où se trouvent déjà deux autres moufettes. Si ta course finissait là, tu dois retourner une autre carte.
    Après la course, tes empreintes vont sur la pile des cartes jouées.

rules-06-title = Dépasser
rules-06-text =
    Chaque moufette que tu dépasses fuit : en arrière, au-delà de la tuile puante la plus proche, sur la tuile juste avant elle. S’il n’y en a pas, elle recule jusqu’au départ.
    Qui se trouve sur ta tuile de départ ou d’arrivée n’est pas dépassé. En reculant, on peut se retrouver nombreux.

rules-07-title = Les pumas
rules-07-text =
    Un puma finit ton tour, et tu ne cours pas. Tout le monde le voit, puis il est recouvert à la même place. Essaie de t’en souvenir !
    Si tu as des empreintes devant toi, tu les donnes toutes : une carte au voisin de gauche, une au suivant, et ainsi de suite, sans toi. Tu choisis quelle carte vient ensuite.

rules-08-title = Rien que des pumas
rules-08-text =
    S’il reste au milieu autant de cartes que de pumas, ce sont tous des pumas. Alors cours, si tu peux, ou continue.
    De toute façon, les cartes jouées reviennent : tout est mélangé avec les pumas et disposé à de nouvelles places. Si tu cours, cela se fait après. Si tu continues, cela se fait d’abord, puis tu retournes une carte.

rules-09-title = La fin
rules-09-text =
    Le premier qui court au-delà de la dernière tuile gagne aussitôt. Être sur la tuile 22 ne suffit pas ; trop d’empreintes ne gênent pas.
    Il n’y a pas de deuxième place.

rules-10-title = Ce que nous avons supposé
rules-10-text =
    La feuille de règles ne dit pas combien il y a de cartes de chaque nombre. Nous en avons pris cinq de 1, 2, 3 et 4.
    Chaque tuile puante a son image, et deux des cinq moufettes sont rouge et bleue : cela aussi est supposé.
    Qui possède la boîte peut tout corriger dans un petit fichier.

rules-11-title = Où la feuille se tait
rules-11-text =
    S’il ne reste que des pumas, si aucune carte n’est jouée et si ton total ne convient pas, tes cartes sont mélangées et tu continues. S’il convient, tu dois courir.
    La première et la dernière tuile peuvent puer. Au départ, il y a de la place pour tous, et personne n’y est dépassé.
    S’il ne reste qu’une personne, la partie finit sans gagnant. On peut convenir d’autres choses dans les options.

## The board

start = au départ
past = au-delà de la fin
tile = tuile { $tile }
skunk-colour =
    { $colour ->
        [1] verte
        [2] orange
        [3] jaune
        [4] rouge
       *[5] bleue
    }
middle =
    { $n ->
        [one] Au milieu : { $n } carte, dont pumas : { $pumas }.
       *[other] Au milieu : { $n } cartes, dont pumas : { $pumas }.
    }
used = Jouées : { $n }.
not-printed = Les pumas sont marqués (!) : ce n’est pas le jeu imprimé.
seat-left = a quitté la partie
seat-seen = a vu le puma
seat-front = { $cards } = { $total }
now-skunk = Choisis une moufette
now-lay = Pose la tuile { $tile }, ou reprends-en une
now-starter = Qui commence ?
now-turn = Retourne une carte : tape le numéro de sa place
now-choose = Cours de { $total }, ou retourne une autre carte
now-bad = Tu ne peux pas t’arrêter avec { $total } : retourne une autre carte
now-only-pumas = Il ne reste que des pumas : cours, ou continue et tout est mélangé
now-go-on = Il ne reste que des pumas : continue, et tout est mélangé
now-must-run = Il ne reste que des pumas : cours
now-cover = Un puma ! Regarde où il est, puis recouvre-le
now-see = Un puma ! Regarde où il est, puis dis que tu l’as vu
now-give = Donne une carte à { $name }
now-give-where = Par quel voisin à gauche commences-tu à donner ?
now-wait = On attend { $name }
now-over = La partie est finie

## The board on the page

spread-title = Les cartes du milieu
track-title = La piste
track-finish = Arrivée
tile-none = Tuile { $tile }, pas encore posée
tile-stink = La tuile { $tile } pue
tile-path = Tuile { $tile }, chemin
place-covered = Carte cachée, rangée { $row }, place { $column }
place-marked = Carte cachée, un puma, rangée { $row }, place { $column }
place-puma = Puma, rangée { $row }, place { $column }
card-steps = Empreintes : { $n }
front-title = Devant { $name }
front-none = Pas encore d’empreintes
front-cards = Empreintes devant : { $total }
ask-turn = Retourne une carte
ask-give-where = Qui reçoit la première carte ?
give-to = Donne un { $footprints } à { $name }
act-run = Cours de { $total }
act-seen = Je l’ai vu
lands-past = Au-delà de l’arrivée !
lands-stink = La tuile { $tile } pue : pas d’arrêt
lands-full = La tuile { $tile } est pleine
lands-well = Jusqu’à la tuile { $tile }
end-won = { $name } gagne
short-title = Courir avec une partie des cartes
refusal-look_first = Regarde d’abord où est le puma. Ensuite, cache-le.
