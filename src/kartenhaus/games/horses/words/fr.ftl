title = Les chevaux
tagline = À chaque carte son bout d’histoire
summary = Pose une carte qui convient et raconte la suite : son image doit être dans ta phrase. Quand le cheval est appelé par son nom, attrape la figurine ! Qui n’a plus de carte raconte la fin et gagne.

## Moves

move-lay = Poser la carte { $card }
move-wish_red = Poser la carte { $card } et demander le rouge
move-wish_yellow = Poser la carte { $card } et demander le jaune
move-wish_green = Poser la carte { $card } et demander le vert
move-wish_blue = Poser la carte { $card } et demander le bleu
move-draw = Piocher
move-keep = Garder ce qui est pioché
move-stop = Ne pas poser d’autre carte
move-tell = Raconter la carte { $card }
move-ask = Faire juger la carte { $card } par les autres
move-take_back = Reprendre la carte
move-wave = Cette phrase compte
move-object = Cette phrase ne compte pas
move-insist = Ma parole compte
move-grab = Attraper la figurine
move-false_grab = Attraper trop tôt
move-want = Participer au tirage
move-leave = Ne rien dire
move-slip = Glisser la carte { $card } sous la pioche
move-decline = Ne glisser aucune carte
move-call_one = Crier le premier mot
move-call_all = Crier les deux mots
move-accuse = Le joueur { $who } n’a pas crié
move-turn_target = Retourner la carte d’arrivée
move-name = Proposer un nom
move-no_name = Laisser le nom aux autres
move-vote = Voter pour le joueur { $who }
move-category = Dire ce qui est proche de l’image { $motif }
move-agree = D’accord
move-next = Manche suivante
move-new_name = Manche suivante, avec un nouveau nom
move-close = Le temps est écoulé
move-remove = Le joueur { $who } a quitté la partie

## Events

event-dealt =
    La manche { $round } commence. La carte de départ montre { $motif ->
        [6] le forgeron
        [7] l’écurie
        [8] le chien
        [9] le cavalier
       *[other] une autre image
    }
event-proposed_name = { $name } propose un nom pour le cheval
event-left_name = { $name } laisse le nom aux autres
event-voted = { $name } a voté
event-horse_named = Le cheval s’appelle comme { $name } l’a proposé
event-horse_named_by_lot = Le sort donne son nom au cheval
event-changed_category = { $name } change ce qui est proche d’une image
event-agreed = { $name } est d’accord
event-starts = { $name } commence
event-turn_began = C’est le tour de { $name }
event-laid =
    { $name } pose { $motif ->
        [1] un cheval
        [2] un obstacle
        [3] une calèche
        [4] un fer à cheval
        [5] un changement de sens
        [6] un forgeron
        [7] une écurie
        [8] un chien
        [9] un cavalier
       *[other] une carte
    }{ $tint ->
        [1] {" "}(rouge)
        [2] {" "}(jaune)
        [3] {" "}(vert)
        [4] {" "}(bleu)
       *[other] {""}
    }
event-wished =
    { $name } demande { $tint ->
        [1] le rouge
        [2] le jaune
        [3] le vert
       *[other] le bleu
    }
event-told = { $name } a raconté la suite
event-asked = { $name } demande si une phrase compte
event-waved = { $name } accepte la phrase
event-objected = { $name } n’accepte pas la phrase
event-insisted = { $name } insiste : la phrase compte
event-took_back = { $name } reprend la carte
event-drew =
    { $cards ->
        [0] { $name } ne peut rien piocher, il ne reste rien
       *[other] { $name } pioche une carte
    }
event-paid =
    { $cards ->
        [one] { $name } pioche { $cards } carte pour les obstacles
       *[other] { $name } pioche { $cards } cartes pour les obstacles
    }
event-got =
    Tu as pioché { $motif ->
        [1] un cheval
        [2] un obstacle
        [3] une calèche
        [4] un fer à cheval
        [5] un changement de sens
        [6] un forgeron
        [7] une écurie
        [8] un chien
        [9] un cavalier
       *[other] une carte
    }{ $tint ->
        [1] {" "}(rouge)
        [2] {" "}(jaune)
        [3] {" "}(vert)
        [4] {" "}(bleu)
       *[other] {""}
    }
event-kept = { $name } ne pose plus rien
event-stopped = { $name } ne pose pas d’autre carte
event-renewed =
    { $cards ->
        [one] { $cards } carte posée devient la pioche
       *[other] { $cards } cartes posées sont mélangées et deviennent la pioche
    }
event-bill_rose =
    { $cards ->
        [one] { $name } dresse un obstacle : { $cards } carte à piocher
       *[other] { $name } dresse encore un obstacle : { $cards } cartes à piocher
    }
event-bill_passed =
    { $cards ->
        [one] { $name } fait passer : { $cards } carte à piocher
       *[other] { $name } fait passer : { $cards } cartes à piocher
    }
event-turned_round =
    { $direction ->
        [1] { $name } change le sens : celui des aiguilles d’une montre
       *[other] { $name } change le sens : l’inverse des aiguilles d’une montre
    }
event-reads = { $name } parle du cheval. Mains derrière le dos !
event-figure_live = Le nom est dit : attrapez !
event-grabbed_early = { $name } a attrapé trop tôt
event-grabbed = { $name } a la figurine
event-wants = { $name } participe au tirage
event-nobody_grabbed = Personne n’a attrapé
event-slipped = { $name } glisse une carte sous la pioche
event-slipped_card =
    Tu as glissé { $motif ->
        [1] un cheval
        [2] un obstacle
        [3] une calèche
        [4] un fer à cheval
        [5] un changement de sens
        [6] un forgeron
        [7] une écurie
        [8] un chien
        [9] un cavalier
       *[other] une carte
    }{ $tint ->
        [1] {" "}(rouge)
        [2] {" "}(jaune)
        [3] {" "}(vert)
        [4] {" "}(bleu)
       *[other] {""}
    }
event-declined = { $name } ne glisse aucune carte
event-called_one = { $name } crie le premier mot
event-called_all = { $name } crie les deux mots
event-called_wrongly = { $name } crie pour rien
event-caught =
    { $cards ->
        [0] { $name } n’a pas crié, mais il ne reste rien à piocher
       *[other] { $name } n’a pas crié et pioche une carte
    }
event-win_undone = { $name } a de nouveau une carte : la manche continue
event-accused_wrongly = { $name } a remarqué ce qui n’était pas
event-fined = { $name } pioche une carte pour cela
event-hand_empty = { $name } n’a plus de carte
event-target_turned =
    { $name } retourne la carte d’arrivée : { $motif ->
        [10] un trophée
        [11] un feu de camp
        [12] un pré
        [13] un coucher de soleil
        [14] un poulain
       *[other] une autre image
    }
event-kept_target =
    { $targets ->
        [one] { $name } a { $targets } carte d’arrivée
       *[other] { $name } a { $targets } cartes d’arrivée
    }
event-wants_next = { $name } veut la manche suivante
event-wants_new_name = { $name } aimerait un autre nom pour le cheval
event-left = { $name } a quitté la partie
event-won = { $name } gagne

## Why?

why-hm-03 = Chacun reçoit quatre cartes. Les changements de sens ne viennent dans la pioche qu’après.
why-hm-10 = Vous choisissez ensemble le nom du cheval.
why-hm-12 = On commence dans le sens des aiguilles d’une montre.
why-hm-13 = Qui a le plus d’imagination commence, et vous en décidez ensemble.
why-hm-16 = Une carte convient si sa couleur ou son image est celle de la carte du dessus.
why-hm-19 = Qui pose une carte raconte aussitôt la suite de l’histoire.
why-hm-20 = L’image de la carte posée doit être dans la phrase. Sinon, essaie encore, reprends la carte ou demande aux autres.
why-hm-23 = Sans carte qui convient, on en pioche une.
why-hm-25 = Si la carte piochée convient, on peut la poser tout de suite. Sinon elle reste en main et c’est au suivant.
why-hm-27 = Quand la pioche est vide, on mélange les cartes posées, sauf la dernière.
why-hm-32 = Pendant qu’on parle du cheval, les autres gardent les mains derrière le dos. Qui attrape avant le nom est exclu cette fois.
why-hm-33 = Quand le nom du cheval est dit, tous sauf le conteur tentent d’attraper la figurine.
why-hm-34 = Le plus rapide peut glisser en secret une de ses cartes sous la pioche.
why-hm-35 = Personne n’est obligé de glisser une carte.
why-hm-37 = Après un obstacle, le suivant pioche une carte, à moins de poser un autre obstacle.
why-hm-38 = Seul un autre obstacle évite de piocher, ou ce que votre table a choisi.
why-hm-39 = Chaque obstacle de plus ajoute une carte. Qui n’en ajoute pas les pioche toutes.
why-hm-40 = Après une calèche, on peut poser encore une carte si elle convient.
why-hm-44 = Qui pose un fer à cheval nomme la couleur qui suit.
why-hm-47 = Désormais on joue dans l’autre sens, jusqu’au prochain changement.
why-hm-49 = Dès que quelqu’un n’a plus de carte, la manche est finie.
why-hm-50 = Qui n’a plus de carte retourne la carte d’arrivée et raconte une fin avec son image.
why-hm-51 = Qui a raconté la fin a gagné. Il n’y a pas de points.
why-hm-53 = Avec une seule carte, tu cries le premier mot.
why-hm-54 = Avec ta dernière carte, tu cries les deux mots.
why-hm-55 = Oublier de crier ne coûte quelque chose que si quelqu’un le remarque à temps.
why-hm-56 = Qui a oublié de crier et se fait prendre pioche une carte, et c’est au suivant.
why-hm-58 = Un marathon a plusieurs manches, chacune avec son histoire.
why-hm-59 = Qui gagne une manche garde la carte d’arrivée. Avec deux, on gagne le marathon.
why-hm-63 = Les conteurs décident avant la partie quels mots sont proches d’une image.

## Options

option-shout = Crier
option-shout-help = Avec une carte tu cries un mot, avec la dernière les deux. Qui oublie peut se faire prendre.
option-shout-off = Non
option-shout-on = Oui
option-marathon = Le marathon
option-marathon-help = Plusieurs manches, jusqu’à ce que quelqu’un ait deux cartes d’arrivée.
option-marathon-off = Non, une manche
option-marathon-on = Oui
option-storyteller = Conteurs
option-storyteller-help = Un mot proche suffit : un animal pour le chien, une personne pour le cavalier.
option-storyteller-off = Non
option-storyteller-on = Oui
option-story = Histoire
option-story-help = Raconte-t-on, ou joue-t-on seulement les cartes ?
option-story-told = Une phrase pour chaque carte
option-story-quick = Les cartes seules, sans phrases
option-telling = Comment on raconte
option-telling-help = Écrit-on la phrase, ou la dit-on à voix haute à la même table ? Alors les autres entendent si elle compte.
option-telling-written = Par écrit
option-telling-aloud = À voix haute
option-language = Langue de l’histoire
option-language-help = La langue dans laquelle on raconte et on crie.
option-language-de = Allemand
option-language-en = Anglais
option-language-es = Espagnol
option-language-fr = Français
option-language-it = Italien
option-language-nl = Néerlandais
option-language-pt = Portugais
option-story_check = Qui juge les phrases
option-story_check-help = Une liste de mots cherche l’image, ou les autres y font attention.
option-story_check-words = La liste de mots
option-story_check-table = Les autres joueurs
option-story_check-off = Personne
option-spelling = Orthographe
option-spelling-help = Pardonne-t-on une lettre fausse dans un mot long ?
option-spelling-exact = Exacte
option-spelling-forgiving = Une lettre fausse est permise
option-mention = L’image dans la phrase
option-mention-help = Faut-il nommer l’image, ou une allusion suffit-elle ?
option-mention-name = Nommée
option-mention-refer = Une allusion suffit
option-direction_sentence = Phrase du changement de sens
option-direction_sentence-help = Doit-elle parler de tourner ou de revenir ?
option-direction_sentence-motif = Oui
option-direction_sentence-free = Non, n’importe quelle phrase
option-agree_on = Ce dont les conteurs conviennent
option-agree_on-help = Des genres de choses, ou une liste de mots.
option-agree_on-categories = Des genres de choses
option-agree_on-terms = Des mots un par un
option-stable_category = Proche de l’écurie
option-stable_category-help = Ce qui peut remplacer l’écurie chez les conteurs.
option-stable_category-dwelling = Toute habitation
option-stable_category-building = Tout bâtiment
option-starter_rule = Question du début
option-starter_rule-help = Ce qu’on demande pour savoir qui commence.
option-starter_rule-imagination = Qui a le plus d’imagination ?
option-starter_rule-last_ridden = Qui est monté à cheval en dernier ?
option-starter = Qui commence
option-starter-help = Comment on choisit dans la première manche.
option-starter-vote = Tous votent
option-starter-host = Le premier joueur le dit
option-starter-random = Au sort
option-next_starter = Qui commence ensuite
option-next_starter-help = Dans un marathon.
option-next_starter-rotate = Le joueur suivant
option-next_starter-winner = Le dernier gagnant
option-next_starter-vote = Tous votent encore
option-drawn_card = Carte piochée qui convient
option-drawn_card-help = Peut-elle rester en main ?
option-drawn_card-may = On peut la poser
option-drawn_card-must = On doit la poser
option-voluntary_draw = Piocher au lieu de poser
option-voluntary_draw-help = Peut-on piocher alors qu’une carte convient ?
option-voluntary_draw-never = Jamais
option-voluntary_draw-wild_only = Seulement si rien d’autre qu’un fer ou un changement ne convient
option-voluntary_draw-always = Toujours
option-coach_extra = Carte de plus après la calèche
option-coach_extra-help = Doit-on la poser si elle convient ?
option-coach_extra-may = On peut la poser
option-coach_extra-must = On doit la poser
option-direction_effect = Changement de sens
option-direction_effect-help = Ce que fait une deuxième carte de ce genre.
option-direction_effect-toggle = Le sens change chaque fois
option-direction_effect-anticlockwise_only = On tourne à l’envers et cela reste ainsi
option-after_direction = Après un changement de sens
option-after_direction-help = Quelle carte convient dessus.
option-after_direction-looks_through = Ce qui convenait avant
option-after_direction-anything = Toutes les cartes
option-two_player_direction = Changement de sens à deux
option-two_player_direction-help = Ce qu’il fait.
option-two_player_direction-none = Rien
option-two_player_direction-again = On rejoue
option-after_hazard = Après avoir pioché pour des obstacles
option-after_hazard-help = Ce qu’on peut encore faire.
option-after_hazard-turn_over = Plus rien
option-after_hazard-drawn_card_only = Poser une carte piochée
option-after_hazard-full_turn = Jouer un tour entier
option-hazard_answer = Réponse à un obstacle
option-hazard_answer-help = Quelles cartes évitent de piocher.
option-hazard_answer-hazard_only = Seulement un autre obstacle
option-hazard_answer-wilds_pass_it_on = Aussi le fer et le changement de sens
option-snatch_mode = La figurine
option-snatch_mode-help = Comment on décide qui l’obtient.
option-snatch_mode-real_time = Le plus rapide
option-snatch_mode-lot = Au sort parmi ceux qui la veulent
option-snatch_mode-off = Personne, jouer sans
option-false_grab = Attraper trop tôt
option-false_grab-help = Ce qui arrive à qui attrape avant le nom.
option-false_grab-locked_out = Exclu cette fois
option-false_grab-ignored = Rien
option-false_grab-draw_one = Exclu, et une carte à piocher
option-snatch_limit = Temps pour attraper
option-snatch_limit-help = Secondes après le nom.
option-two_player_snatch = La figurine à deux
option-two_player_snatch-help = Un seul peut alors attraper.
option-two_player_snatch-plain = Comme d’habitude
option-two_player_snatch-off = Jouer sans
option-snatch_can_win = Glisser la dernière carte
option-snatch_can_win-help = Le plus rapide peut-il glisser sa dernière carte et gagner ?
option-snatch_can_win-true = Oui
option-snatch_can_win-false = Non
option-shout_on_slip = Crier en glissant
option-shout_on_slip-help = Faut-il crier les deux mots quand on glisse sa dernière carte ?
option-shout_on_slip-false = Non
option-shout_on_slip-true = Oui
option-catch_window = Temps pour remarquer
option-catch_window-help = Secondes, au moins, pendant lesquelles un oubli peut être remarqué.
option-false_call = Cri faux
option-false_call-help = Ce que coûte un cri ou un soupçon faux.
option-false_call-none = Rien
option-false_call-draw_one = Une carte, trois au plus par manche
option-turn_timer = Temps de réflexion
option-turn_timer-help = Secondes pour chaque choix. Avec 0, personne n’est pressé.
option-on_timeout = Quand le temps est écoulé
option-on_timeout-help = Ce que fait la table quand le temps de réflexion est passé.
option-on_timeout-wait = Attendre
option-on_timeout-random = N’importe quoi
option-on_timeout-lowest_risk = Ce que ferait un bot
option-leaver = Quand quelqu’un part
option-leaver-help = Ce qui arrive quand un joueur part pour de bon.
option-leaver-bot = Un bot continue
option-leaver-remove = Ses cartes vont sous la pioche

## Editions

preset-german = Allemande, 2013
preset-english = Anglaise, 2013
preset-french = Française, 2013
preset-dutch = Néerlandaise, 2013
preset-spanish = Espagnole, 2013
preset-italian = Italienne, 2013
preset-portuguese = Portugaise, la nôtre

## Refusals

refusal-game_over = La partie est finie. Vous pouvez en commencer une autre.
refusal-not_for_seats = Seule la table peut faire cela. Choisis un de tes coups.
refusal-not_agreed = Cette table n’a pas choisi cela.
refusal-has_left = Ce joueur a quitté la partie et peut seulement regarder.
refusal-no_such_player = Ce joueur n’existe pas à cette table.
refusal-not_now = Ce n’est pas possible en ce moment.
refusal-not_your_turn = C’est le tour d’un autre. Attends un peu.
refusal-tell_first = D’abord, la phrase de cette carte.
refusal-not_in_hand = Cette carte n’est pas en main. Choisis une des tiennes.
refusal-wish_with_it = Choisis une couleur avec le fer à cheval.
refusal-pay_or_hazard = Il y a un obstacle. Poses-en un autre, ou pioche.
refusal-wished_colour = Une autre couleur est demandée. Un fer ou un changement de sens convient aussi.
refusal-does_not_fit = Cette carte ne convient ni par la couleur ni par l’image.
refusal-only_drawn_card = Seule une carte qui vient d’être piochée peut être posée.
refusal-must_lay = Une carte convient, il faut donc la poser.
refusal-nothing_drawn = Rien ne vient d’être pioché.
refusal-no_extra = Il n’y a pas de carte de plus à refuser.
refusal-not_this_piece = C’est la phrase d’une autre carte qu’il faut.
refusal-others_judge = À cette table, les autres jugent chaque phrase. Demande-leur.
refusal-asked_too_often = On a demandé très souvent aux autres. Emploie le mot de l’image.
refusal-nothing_to_take_back = Il n’y a pas de carte à reprendre.
refusal-caught = Tu t’es fait prendre, la carte reste. Raconte sa phrase.
refusal-not_asked = Personne n’a demandé d’avis sur une phrase.
refusal-own_sentence = C’est ta propre phrase. Les autres décident.
refusal-already_said = Tu l’as déjà dit.
refusal-others_decide = Quelqu’un d’autre peut encore décider, ou a décidé.
refusal-nothing_to_grab = Il n’y a rien à attraper. Attends une carte cheval.
refusal-own_horse = C’est toi qui racontes. Les autres attrapent.
refusal-locked_out = Trop tôt ! Cette fois, c’est perdu pour toi.
refusal-lot_decides = À cette table, le sort décide pour la figurine.
refusal-no_lot = Il n’y a pas de tirage en ce moment.
refusal-nothing_to_leave = Il n’y a rien à laisser passer.
refusal-not_fastest = Seul qui tient la figurine peut glisser une carte.
refusal-keep_last_card = À cette table, on ne glisse pas sa dernière carte.
refusal-no_shout = À cette table, on ne crie pas.
refusal-cooling = C’était faux à l’instant. Attends que le jeu avance.
refusal-yourself = Tu ne peux pas te prendre toi-même.
refusal-no_target = Seul qui n’a plus de carte retourne la carte d’arrivée.
refusal-named_already = Tu as déjà proposé un nom ou laissé faire les autres.
refusal-voted_already = Tu as déjà voté.
refusal-not_proposed = Ce joueur n’a proposé aucun nom.
refusal-host_decides = Le premier joueur dit qui commence.
refusal-agreed_already = Tu es déjà d’accord.
refusal-enough_edits = Les mots ont assez changé. Mettez-vous d’accord.
refusal-nothing_to_close = Il n’y a rien à attendre.
refusal-empty = Écris une phrase.
refusal-too_short = Une phrase a au moins trois mots.
refusal-too_long = C’est trop long. Jusqu’à 400 caractères, c’est bien.
refusal-motif_missing = L’image de la carte n’est pas encore dans la phrase.
refusal-name_missing = Appelle le cheval par son nom dans cette phrase.
refusal-name_empty = Écris un nom.
refusal-name_too_short = Un nom a au moins deux lettres.
refusal-name_too_long = Un nom a au plus vingt lettres.
refusal-name_not_letters = Un nom n’a que des lettres.
refusal-name_too_many_words = Un nom a un ou deux mots.
refusal-name_motif_word = Ce mot appartient à une carte. Choisis un autre nom.
refusal-name_common_word = Ce mot se dit trop souvent. Choisis un autre nom.
refusal-name_player_name = Un joueur s’appelle ainsi. Choisis un autre nom.
refusal-name_taken = Ce nom est déjà proposé.
refusal-words_empty = Écris au moins un mot.
refusal-words_too_many = Cela fait trop de mots.
refusal-words_not_a_word = Écris des mots séparés par des virgules.

## Pictures and colours

board-horse = Cheval
board-hazard = Obstacle
board-coach = Calèche
board-horseshoe = Fer à cheval
board-direction = Demi-tour
board-blacksmith = Forgeron
board-stable = Écurie
board-dog = Chien
board-rider = Cavalier
board-trophy = Trophée
board-campfire = Feu de camp
board-pasture = Pré
board-sunset = Coucher de soleil
board-foal = Poulain
board-red = rouge
board-yellow = jaune
board-green = vert
board-blue = bleu
board-card = { $motif }, { $colour }

## The board

board-hand = Ta main
board-top = Sur le dessus : { $card }
board-next = Ensuite
board-or = ou
board-anything = toute carte
board-demand-match = La carte suivante : { $colour } ou { $motif }
board-demand-wish = La carte suivante : { $colour }, comme demandé
board-demand-anything = La carte suivante : n’importe laquelle
board-demand-bill =
    { $cards ->
        [one] Obstacles ouverts : qui n’en ajoute pas pioche { $cards } carte
       *[other] Obstacles ouverts : qui n’en ajoute pas pioche { $cards } cartes
    }
board-deck =
    { $cards ->
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
board-target = Carte d’arrivée : { $card }
board-target-hidden = La carte d’arrivée est face cachée
board-the-horse = le cheval
board-way-right = On joue dans le sens des aiguilles
board-way-left = On joue dans l’autre sens
board-seat-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-seat-targets =
    { $targets ->
        [one] { $targets } carte d’arrivée gagnée
       *[other] { $targets } cartes d’arrivée gagnées
    }
board-seat-tells = raconte
board-draw = Piocher une carte
board-pay =
    { $cards ->
        [one] Piocher { $cards } carte
       *[other] Piocher { $cards } cartes
    }
board-keep = La garder
board-stop = Plus de carte
board-decline = Ne rien glisser
board-turn-target = Retourner la carte d’arrivée
board-want = Je veux le cheval
board-leave = Le laisser
board-calls = Cris
board-accuse = { $name } a oublié de crier !
board-wish = Quelle couleur demandes-tu ?
board-grab = Attraper { $horse }
board-hands-behind = Les mains dans le dos ! Touche le cheval dès que vient son nom : { $horse }
board-hands-quick = Les mains dans le dos ! Touche le cheval dès qu’il s’allume.
board-too-early = C’était trop tôt. Cette fois, c’est aux autres.
board-key = { $name }, touche { $key }
board-your-words = Ta phrase
board-placeholder = Et alors …
board-dictate = Parler au lieu d’écrire
board-dictate-stop = Ne plus écouter
board-dictate-note = Ton navigateur écrit ce que tu dis. Pour cela, il peut envoyer ta voix à son éditeur.
board-dictate-denied = Cette page n’a pas le droit d’écouter. Autorise-la dans le navigateur, ou écris.
board-dictate-network = Ton navigateur n’atteint pas ce qui met la parole par écrit. Écris plutôt.
board-dictate-language = Ton navigateur ne comprend pas cette langue. Écris plutôt.
board-dictate-microphone = Aucun micro n’a été trouvé. Écris plutôt.
board-dictate-nothing = On n’a rien entendu. Parle encore une fois, ou écris.
board-dictate-failed = L’écoute n’a pas marché. Écris plutôt.
board-length = { $length } lettres sur { $most }
board-too-long = Cela fait { $length } lettres. Il y a place pour { $most } : raccourcis un peu.
board-tell = Raconter
board-told = C’est raconté !
board-ask = Demander aux autres
board-insist = Ma parole compte
board-take-back = Reprendre la carte
board-tell-opening = Comment commence l’histoire ?
board-tell-on = Comment continue l’histoire ?
board-tell-ending = Comment finit l’histoire ?
board-must = Il doit y avoir : { $motif }
board-must-name = Il doit y avoir le cheval, avec son nom : { $horse }
board-must-nothing = Raconte ce que tu veux
board-not-yet = Presque ! { $must }
board-judge = Est-ce que cela compte comme : { $motif } ?
board-wave = Oui, ça compte
board-object = Non, pas cette fois
board-no-opinion = Ça m’est égal
board-story = L’histoire de { $horse }
board-story-none = La première page est encore vide.
board-voice-on = Lire l’histoire à voix haute
board-voice-off = Ne plus lire à voix haute
board-name-field = Nom du cheval
board-propose = Proposer
board-no-name = Les autres choisissent
board-hint-name = Un nom d’un ou deux mots. Vous l’entendrez dans l’histoire.
board-hint-vote = Le nom qui a le plus de voix gagne.
board-hint-starter = Celui ou celle que vous choisissez commence l’histoire.
board-hint-next = Voici venir l’histoire { $round }.
board-next-round = À l’histoire suivante
board-new-name = Avec un nouveau nom de cheval
board-categories = Ce qui compte aussi
board-category-field = Mots pour : { $motif }
board-category-edit = Changer les mots pour : { $motif }
board-category-save = Garder ces mots
board-agree = D’accord
board-agreed = { $have } sur { $of } sont d’accord
board-cheer = Hourra pour { $name } !
board-print = Imprimer
board-keep-page = En page web
board-keep-pdf = En PDF
board-offers = Aide-moi avec des mots
board-now-name = Comment le cheval s’appelle-t-il ?
board-now-name-wait = Les autres cherchent encore un nom
board-now-vote = Quel nom préfères-tu ?
board-now-vote-wait = Les autres votent encore
board-now-categories = Es-tu d’accord avec ces mots ?
board-now-categories-wait = Les autres regardent encore les mots
board-now-imagination = Qui a le plus d’imagination ?
board-now-ridden = Qui est monté à cheval en dernier ?
board-now-starter-wait = Les autres choisissent qui commence
board-now-opening = Tu commences l’histoire !
board-now-opening-wait = { $name } commence l’histoire
board-now-tell = Continue l’histoire !
board-now-tell-wait = { $name } continue l’histoire
board-now-asked = Les autres décident si cela compte
board-now-insist = Personne n’est contre : ta parole compte-t-elle ?
board-now-objected = Pas cette fois : raconte-le un peu autrement
board-now-judge = { $name } demande : est-ce que ça compte ?
board-now-turn = Pose une carte qui convient
board-now-turn-wait = { $name } choisit une carte
board-now-bill =
    { $cards ->
        [one] Ajoute un obstacle ou pioche { $cards } carte
       *[other] Ajoute un obstacle ou pioche { $cards } cartes
    }
board-now-draw = Aucune carte ne convient : pioches-en une
board-now-drawn = Pose la nouvelle carte ou garde-la
board-now-keep = La nouvelle carte ne convient pas : garde-la
board-now-reading = Écoutez : { $name } parle de { $horse }
board-now-snatch = Attrape { $horse } !
board-now-snatch-wait = Qui attrape { $horse } ?
board-now-lot = Veux-tu { $horse } ? Le sort décide
board-now-slip = Tu as le cheval : glisse une carte sous la pioche
board-now-slip-wait = { $name } peut glisser une carte
board-now-extra = Pose encore une carte ou arrête
board-now-extra-wait = { $name } peut poser encore une carte
board-now-target = Ta main est vide : retourne la carte d’arrivée !
board-now-target-wait = { $name } retourne la carte d’arrivée
board-now-ending = Raconte la fin de l’histoire !
board-now-ending-wait = { $name } raconte la fin
board-now-next = On passe à l’histoire suivante ?
board-now-next-wait = Les autres ne sont pas encore prêts
board-now-over = L’histoire est racontée

## How to play

rules-01-title = De quoi il s’agit
rules-01-text =
    Vous racontez ensemble l’histoire d’un cheval. Chaque carte posée se paie d’une phrase où son image apparaît.
    Qui n’a plus de carte retourne la carte d’arrivée, raconte la fin et gagne. De 2 à 4 joueurs dès six ans, environ un quart d’heure.
rules-02-title = Les cartes
rules-02-text =
    Il y a 32 cartes en quatre couleurs : cheval, obstacle, calèche, fer à cheval, forgeron, écurie, chien et cavalier dans chacune. C’est en partie supposé, car le livret n’en donne pas la liste.
    Il y a aussi trois changements de sens, cinq cartes de départ et cinq cartes d’arrivée.
rules-03-title = Avant la première carte
rules-03-text =
    Chacun reçoit quatre cartes. On mélange ensuite les changements de sens au reste : c’est la pioche.
    Une carte de départ est visible, une carte d’arrivée cachée. Le cheval reçoit un nom et vous décidez qui commence.
    Qui commence raconte le début avec l’image de la carte de départ, puis joue le premier tour.
rules-04-title = Ton tour
rules-04-text =
    Pose une carte de la même couleur ou avec la même image que celle du dessus et raconte la suite : son image doit être dans ta phrase.
    Si rien ne convient, pioche une carte. Si elle convient, tu peux la poser tout de suite.
    S’il manque un mot pour l’image, essaie encore, reprends la carte ou demande aux autres si cela compte.
rules-05-title = Cheval
rules-05-text =
    Appelle le cheval par son nom ! Les autres gardent les mains derrière le dos et écoutent.
    Quand le nom est dit, ils attrapent la figurine. Le plus rapide peut glisser une carte sous la pioche. Qui attrape trop tôt est exclu cette fois.
rules-06-title = Obstacle
rules-06-text =
    Le suivant pioche une carte ou pose un autre obstacle. Celui d’après en pioche alors deux, puis trois.
    Qui pioche a fini son tour.
rules-07-title = Calèche, fer à cheval, changement de sens
rules-07-text =
    Après une calèche, tu peux poser encore une carte, avec sa propre phrase. Plusieurs calèches font un long voyage.
    Un fer à cheval convient sur tout, et tu demandes une couleur. Cela vaut jusqu’à une carte de cette couleur ou un autre fer.
    Un changement de sens convient aussi sur tout. Ce qu’il fallait avant, il le faut toujours.
rules-08-title = La fin
rules-08-text =
    Avec ta dernière carte, tu gagnes : raconte sa phrase, retourne la carte d’arrivée et raconte la fin.
    Qui glisse sa dernière carte gagne aussi.
rules-09-title = Crier
rules-09-text =
    Dans cette variante, tu cries un mot quand il te reste une carte, et les deux avec la dernière. À toi d’y penser.
    Si quelqu’un remarque ton oubli avant que le suivant ait joué, tu pioches une carte et ton tour est fini.
rules-10-title = Marathon et conteurs
rules-10-text =
    Dans un marathon, le gagnant de chaque manche garde la carte d’arrivée, et avec deux on gagne.
    Chez les conteurs, un mot proche suffit : un animal pour le chien, une personne pour le cavalier. Vous en convenez avant. Le cheval a toujours besoin de son nom.
rules-11-title = Éditions et règles maison
rules-11-text =
    Les livrets diffèrent un peu : en espagnol et en italien, la carte piochée qui convient doit être posée, en espagnol aussi la carte après la calèche, en français tout bâtiment vaut l’écurie.
    Ce qu’ils ne disent pas se trouve dans les options.
    Si vous êtes tous à la même table, vous pouvez raconter à voix haute : dis ta phrase, appuie sur « C’est raconté ! », et les autres disent si elle compte. L’histoire ne garde alors que l’image.

## What is going on now

now-wait = C’est à { $name }
now-over = { $name } a gagné
now-name = Propose un nom pour le cheval, ou laisse faire les autres
now-vote = Vote pour un nom
now-categories = Es-tu d’accord avec les mots proches ?
now-imagination = Qui a le plus d’imagination ? Ce joueur commence
now-last-ridden = Qui est monté à cheval en dernier ? Ce joueur commence
now-open = Raconte le début de l’histoire : { $picture }
now-tell = Raconte la suite : { $picture }
now-end = Raconte la fin de l’histoire : { $picture }
now-judge = Cette phrase compte-t-elle ?
now-turn = Pose une carte ou pioche
now-drawn = Pose ce que tu as pioché, ou garde-le
now-extra = Tu peux poser encore une carte
now-reading = Mains derrière le dos, et écoutez
now-snatch = Attrape !
now-slip = Glisse une carte sous la pioche, ou garde tout
now-target = Retourne la carte d’arrivée
now-next = La manche est finie. On passe à la suivante ?

## What the simulator counts

points-a-deal = Cartes d’arrivée par manche

round-title = Manche { $round }
piles =
    { $deck ->
        [one] Pioche : { $deck } carte
       *[other] Pioche : { $deck } cartes
    }
top-title = Dessus
fits-title = Convient
wish-title = Demandé
bill-title =
    { $bill ->
        [one] À piocher : { $bill } carte
       *[other] À piocher : { $bill } cartes
    }
anything-fits = Tout convient
direction-left = sens des aiguilles d’une montre
direction-right = sens inverse
target-title = Arrivée
hand-title = Ta main
seat-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
seat-targets =
    { $targets ->
        [one] { $targets } carte d’arrivée
       *[other] { $targets } cartes d’arrivée
    }
seat-left = a quitté la partie
