## Bots

level-random = Hasard
level-six_year_old = Enfant de six ans
level-rule = Règle simple
level-keen = Esprit vif
level-sharp = Vieux renard
level-mouse = Souris
level-rabbit = Lapin
level-fox = Renard
level-owl = Hibou
level-wolf = Loup
plays-mouse = Joue comme un enfant de six ans.
plays-rabbit = Suit des règles simples, et s’en sort bien.
plays-fox = Connaît les astuces du jeu.
plays-owl = Réfléchit bien avant chaque coup.
plays-wolf = Voit très loin. Le plus fort de tous.
level-master = Grand maître

## Groups of options

group-variant = Variante
group-edition = Édition
group-house = Règles maison
group-comfort = Confort

## Refusals of the table

refusal-stale = La table a déjà avancé. Regarde encore une fois et choisis à nouveau.
refusal-not_your_seat = Quelqu’un d’autre occupe cette place. Tu peux jouer seulement pour tes propres places.
refusal-not_host = Seule la personne qui a ouvert la table peut faire cela.
refusal-unknown_room = Aucune table ne porte ce code. Vérifie les cinq lettres et chiffres.
refusal-unknown_game = Ce jeu n’est pas sur l’étagère. Choisis une des boîtes.
refusal-room_full = Toutes les places sont prises. Tu peux regarder la partie.
refusal-seat_taken = Cette place est déjà prise. Choisis une place libre.
refusal-game_running = La partie est encore en cours. Ce sera possible quand elle sera finie.
refusal-not_started = La partie n’a pas encore commencé. Attends que les cartes soient distribuées.
refusal-slow_down = C’était très rapide. Attends un instant, puis essaie encore.
refusal-table_stopped = Cette table s’est arrêtée, l’erreur vient de nous. Tu peux en ouvrir une autre.
refusal-not_saved = La table n’a pas pu le noter, donc rien n’a changé. Essaie encore dans un instant.
refusal-bad_message = Ce message n’a pas été compris. Recharge la page et essaie encore.
refusal-our_mistake = Quelque chose s’est mal passé chez nous, et rien n’a changé. Essaie encore dans un instant.
refusal-unknown_page = Il n’y a rien à cette adresse. Va à l’étagère et commence par là.
refusal-foreign_origin = Cela venait d’un autre site. Ouvre la table par sa propre adresse.
refusal-foreign_host = La table ne connaît pas cette adresse. Utilise celle qui s’est affichée au départ.
refusal-record_unreadable = Ce fichier n’est pas une partie gardée, ou il est abîmé. Choisis-en un qui a été gardé à la fin d’une partie.
refusal-record_version = Cette partie a été jouée avec d’autres règles que celles d’ici. On peut la revoir avec le Kartenhaus qui l’a gardée.
refusal-record_untrue = Ce fichier a été modifié : ce qu’il dit à « { $where } » n’a pas pu se passer. Choisis le fichier tel qu’il a été gardé.
refusal-record_forgotten = La partie gardée n’est plus ici. Choisis le fichier encore une fois.
refusal-open_seats = Une place est encore libre. Attends quelqu’un ou donne-la à un bot.
refusal-too_few_seats = Pour ce jeu, il faut être au moins { $least }. Ajoute une place.
refusal-too_many_seats = Ce jeu se joue à { $most } au plus. Enlève une place.
refusal-bad_name = Un nom compte de 1 à 24 caractères. Choisis-en un autre.
refusal-too_late = Trop tard : quelqu’un a été plus rapide, ou c’était déjà fini.
refusal-undo_nothing = Il n’y a pas de coup à reprendre pour le moment.
refusal-undo_not_yours = Le dernier coup n’est pas de toi. Tu ne peux reprendre que le tien.
refusal-undo_revealed = Ce coup a montré quelque chose de nouveau : il reste joué.
refusal-undo_not_offered = Dans ce jeu, tout s’enchaîne aussitôt. Aucun coup ne peut être repris.
refusal-paused = La table est en pause. Reprenez d’abord, puis ça marchera.
refusal-not_paused = La partie a déjà repris.
refusal-asked_already = Quelqu’un a déjà demandé quelque chose. Attends les réponses.
refusal-asked_no_more = C’est déjà réglé.
refusal-no_by_turn = Dans ce jeu, tout le monde joue en même temps : pas de tour par tour sur plusieurs jours.
refusal-no_letters = Ce serveur n’envoie pas de courrier.
refusal-no_hints = À cette table, il n’y a pas de conseils. La personne qui l’a ouverte peut changer cela.
refusal-room_locked = La table est fermée : personne d’autre ne peut entrer pour l’instant.
refusal-no_public_tables = Ce serveur n’a pas de tables ouvertes à tous.
refusal-own_seat = C’est ta propre place. Pour la laisser, quitte la table.
refusal-no_person = Personne n’est assis là.
refusal-no_talk = À cette table, on ne peut pas dire cela.
refusal-no_words = Il n’y avait rien à lire.
refusal-no_hint_now = Il n’y a rien à décider pour l’instant. Redemande quand ce sera ton tour.
refusal-needs_words = Il faut une phrase. Raconte quelque chose, et ça marche.
refusal-no_story = Dans ce jeu, on ne raconte rien : il n’y a pas d’histoire à garder.
refusal-no_pdf = Cet ordinateur ne peut pas faire de PDF pour le moment. Garde l’histoire comme page, ou imprime-la.

## Around every table

event-undone = { $name } reprend le dernier coup
event-photo_finish =
    { $is_tie ->
        [1] Photo d’arrivée : { $times }. Trop serré pour être mesuré, donc égalité : { $name } passe devant.
       *[other] Photo d’arrivée : { $times }. { $name } a { NUMBER($margin, minimumFractionDigits: 3) } s d’avance.
    }
why-photo_finish = Ce qui compte, c’est le temps entre voir et appuyer, quelle que soit la longueur du chemin par le réseau. Si l’écart est trop petit pour être mesuré, la règle du jeu ou le sort décide.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Qui joue
table-you = Toi
table-bot = Bot
table-away = pas là
table-open = place libre
table-awaited = à jouer
table-cards =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
table-winner = Victoire
table-log = Ce qui s’est passé
table-log-empty = Rien pour l’instant
table-why = Pourquoi ?
table-why-of = Pourquoi ? { $sentence }
table-scores = Feuille de score
table-scores-none = Aucune manche n’est encore comptée
table-deal = Manche
table-total = Total
table-player = Nom
table-next-deal = Manche suivante
table-close = Fermer
table-skip = Touche pour passer
table-rank = Place { $rank }
table-course = Déroulement de la partie
table-course-of = { $name } : { $points }
table-rematch = Rejouer
table-look = Voir la table
table-result = Résultat
table-ready-wait =
    { $n ->
        [one] On attend { $n } personne
       *[other] On attend { $n } personnes
    }
