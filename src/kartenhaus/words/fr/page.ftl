## Everywhere on the page

page-name = Kartenhaus
page-back = Retour
page-to-shelf = Vers l’étagère
page-close = Fermer
page-done = Terminé
page-loading = Un instant…
page-try-again = Essayer encore
page-your-turn = ● À toi de jouer – { $title }
page-away = La connexion est coupée. Elle revient toute seule.
page-on-its-way = Ton coup est encore en chemin.
refusal-unreachable = Kartenhaus ne répond pas. Vérifie le réseau, puis essaie encore.
refusal-unknown = Cela n’a pas marché. Essaie encore dans un instant.

## The shelf

shelf-title = À quoi jouons-nous ?
shelf-code = Rejoindre avec un code
shelf-code-help = Cinq lettres et chiffres
shelf-code-wrong = Un code compte cinq lettres et chiffres, par exemple { $example }.
shelf-join = Rejoindre
shelf-tables = Tes tables
shelf-table-waiting = pas encore commencée
shelf-table-running = partie en cours
shelf-table-over = finie
shelf-table-yours = À toi de jouer
shelf-table-waits = attend { $names }
shelf-table-paused = en pause
shelf-table-with = avec { $names }
shelf-forget = Ranger { $code }

## A box

box-players =
    { $most ->
        [one] { $most } personne
       *[other] De { $least } à { $most } personnes
    }
box-age = dès { $age } ans
box-minutes = environ { $minutes } minutes
box-play = Jouer tout de suite
box-play-help =
    { $bots ->
        [one] Toi et un bot
       *[other] Toi et { $bots } bots
    }
box-friends = Entre amis
box-friends-help = Sur cet appareil ou sur plusieurs
box-tour = Comment jouer
box-tour-help = En deux minutes, en jouant
box-rules = Lire toutes les règles

## How to play

help-title = Les règles
help-search = Chercher dans les règles
help-found =
    { $n ->
        [0] Rien là-dessus ici. Essaie un autre mot.
        [one] Trouvé à { $n } endroit
       *[other] Trouvé à { $n } endroits
    }
help-editions = Éditions
help-edition-same = Comme sur cette page : rien ne change.
help-options = Ce dont la table peut convenir
help-usual = D’habitude : { $value }
help-aloud = Lire à voix haute
help-quiet = Arrêter la lecture

## La visite

tour-step = Étape { $number } sur { $of }
tour-next = Suite
tour-show = Montre-moi
tour-again = Depuis le début
tour-play = C’est parti !
tour-later = Cela marche aussi, mais plus tard. Essaie maintenant ce qui brille.
tour-watch = Regarde un instant, ce sera à toi.
tour-read = Touche d’abord « Suite ».
tour-over = C’est tout. Tu peux jouer pour de vrai !

## Conseils

hints-ask = Donne-moi un conseil
hints-title = Conseils
hints-help = Ce qu’un bot ferait à ta place, et pourquoi.
hints-alone = Seulement en jouant seul
hints-on = Pour tous
hints-off = Aucun

## Setting a table

setup-title = Qui joue ?
setup-here = Sur cet appareil
setup-open = Sur un autre appareil
setup-bot = Bot
setup-kind = Qui prend la place { $number } ?
setup-name = Nom
setup-name-of = Nom à la place { $number }
setup-level = Qui joue ici
setup-level-of = Qui joue à la place { $number }
tempo-title = À quelle vitesse joue le bot
tempo-unhurried = Sans hâte
tempo-usual = Normal
tempo-quick = Rapide
setup-add = Ajouter une place
setup-remove = Enlever la place { $number }
setup-open-help = Vient avec le code
setup-deal = Distribuer les cartes
setup-invite = Ouvrir la table
setup-rules = Règles de cette table
setup-rules-usual = Les règles habituelles
setup-change = Changer
setup-name-short = Un nom a besoin d’au moins une lettre.
setup-name-long = Un nom a au plus { $most } lettres.
setup-name-twice = Deux personnes portent ce nom. Donnes-en un autre à l’une des deux.
setup-seats-full = Pour ce jeu, { $most } est le maximum.
setup-seats-few = Pour ce jeu, il faut être au moins { $least }.
seat-me = Convive
seat-person = Place { $number }

## Options of a table

options-title = Règles de cette table
options-preset = Jouer comme dans
options-preset-usual = Règles habituelles
options-between = De { $least } à { $most }
options-less = { $option } : moins
options-more = { $option } : plus
options-is = { $option } : { $value }

## In front of the table

lobby-title = La table est ouverte
lobby-code = Le code
lobby-code-spoken = Code : { $letters }
lobby-link = Lien vers la table
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-copy-failed = Sélectionne le lien et copie-le toi-même.
lobby-qr = Une image à scanner avec un téléphone : le lien vers cette table
lobby-scan = Scanne-moi avec un téléphone
lobby-seats = Autour de la table
lobby-free = place libre
lobby-here = est là
lobby-away = pas là en ce moment
lobby-you = toi
lobby-host = tient la table
lobby-start = Distribuer les cartes
lobby-start-fill = Distribuer, des bots prennent les places libres
lobby-wait = Les cartes seront bientôt distribuées.
lobby-change-seat = Changer la place { $number }
lobby-make-bot = La donner à un bot
lobby-make-open = La garder pour quelqu’un
lobby-make-here = Une personne sur cet appareil
lobby-remove = Enlever la place
lobby-rename = Changer le nom
lobby-leave = Quitter la table
lobby-looking-on = Tu regardes la partie.
lobby-back = Retour à la table

## Coming to a table

join-title = Viens t’asseoir
join-name = Comment t’appelles-tu ?
join-sit = S’asseoir
join-look = Seulement regarder
join-free =
    { $seats ->
        [one] Une place est libre.
       *[other] { $seats } places sont libres.
    }
join-full = Toutes les places sont prises. Tu peux regarder.
join-running = La partie a commencé. Tu peux regarder.
join-unknown = Aucune table ne porte le code { $code }. Regarde-le encore une fois : il a cinq lettres et chiffres.
join-unknown-title = Pas de table ici

## At the table

room-menu = Menu
room-log = Ce qui s’est passé
room-code = Table { $code }
room-leave-title = Quitter la table ?
room-leave-text = Ta place est laissée pour de bon. Pour revenir plus tard, ferme simplement la page.
room-leave-yes = Partir pour de bon
room-leave-no = Rester
room-pause = Demander une pause
room-undo = Reprendre mon dernier coup
room-record = Garder le récit de la partie
room-change = Changer la table
room-fair = Une donne honnête
room-fair-help = Cette empreinte était fixée avant la première carte. Après la partie, la table montre son secret, et chacun peut avec lui recalculer toute la partie.
room-fair-print = Empreinte
room-fair-secret = Secret
room-no-board = Ce jeu n’a pas encore de table sur cette page.
room-switch = Montrer une autre main
room-looking-on = Tu regardes la partie

## Several people on one device

cover-pass = Passe l’appareil à { $name }
cover-ready = C’est moi, { $name }
cover-help = Les autres regardent ailleurs.

## Settings

settings-title = Réglages
settings-language = Langue
settings-sound = Son
settings-on = Oui
settings-off = Non
settings-aloud = Lire la table à voix haute
settings-speed = Vitesse des cartes
settings-speed-slow = Lente
settings-speed-usual = Normale
settings-speed-fast = Rapide
settings-motion = Mouvement
settings-motion-system = Comme sur l’appareil
settings-motion-reduced = Peu
settings-theme = Lumière
settings-theme-system = Comme sur l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-contrast = Contraste
settings-contrast-system = Comme sur l’appareil
settings-contrast-more = Fort

## Any mix of seats

lobby-up = Monter la place { $number }
lobby-down = Descendre la place { $number }
lobby-moved = { $name } a maintenant la place { $number }.
lobby-shuffle = Mélanger les places
lobby-game = Un autre jeu
lobby-game-title = À quoi jouer ensuite ?
lobby-resting = un bot joue pour l’instant
again-with = Encore avec { $names }
again-help = Les mêmes places que la dernière fois
seat-picture = Image
seat-picture-of = Image de la place { $number }
animal-fox = Renard
animal-panda = Panda
animal-owl = Hibou
animal-frog = Grenouille
animal-tiger = Tigre
animal-rabbit = Lapin
animal-penguin = Manchot
animal-bear = Ours
animal-cat = Chat
animal-koala = Koala
animal-mouse = Souris
animal-wolf = Loup
refusal-animal_taken = Quelqu’un d’autre a déjà cette image. Choisis-en une autre.
rest-start = Laisser un bot jouer pour moi
rest-end = Je rejoue moi-même
rest-now = Un bot joue pour { $name }.
rest-for = Laisser un bot jouer jusqu’au retour de { $name }
refusal-is_resting = Un bot joue pour toi. Dis que tu rejoues, et ce sera à toi.
refusal-no_stand_in = À cette table, aucun bot ne joue pour une personne. Vous pouvez changer cela avant la prochaine partie.

## A seat on another device

seat-move = Emporter cette place sur un autre appareil
seat-move-help = Scanne ceci avec l’autre appareil, ou tape le code là où l’on rejoint une table. { $name } continue alors là-bas. Cela marche une seule fois, pendant cinq minutes.
seat-move-qr = Image à scanner avec l’autre appareil : le lien vers cette place
seat-move-code = Ou tape :
seat-move-new = Faire un nouveau code
seat-moved-title = Ta place est sur un autre appareil
seat-moved-text = { $name } continue là-bas. Ici, tu peux regarder.
refusal-ticket_unknown = Aucune place n’a ce code. Fais-en faire un nouveau sur l’autre appareil.
refusal-ticket_used = Ce code a déjà servi. Fais-en faire un nouveau sur l’appareil qui a la place.
refusal-ticket_expired = Ce code est trop vieux. Fais-en faire un nouveau sur l’appareil qui a la place.

## The table on a TV

tv-show = Voir la table sur la télé
tv-short = Sur la télé
tv-help = Ouvre cette adresse sur une télé ou une tablette que tout le monde voit. Elle montre la table, et la main de personne.
tv-qr = Image à scanner avec une tablette : le lien vers la table pour tous
tv-open = Ouvrir sur cet appareil
tv-join = Scanne et joue
tv-soon = On commence bientôt
tv-over = La prochaine partie commence ici toute seule.

## How a table takes its time

pace-title = Rythme
pace-change = Changer le rythme
pace-live = En direct
pace-relaxed = Tranquille
pace-by_turn = Tour par tour, sur plusieurs jours
pace-help-live = Tout le monde est là. Si quelqu’un s’absente une minute, un bot joue à sa place en attendant.
pace-help-relaxed = Personne n’est pressé. La table attend les absents et il y a deux fois plus de temps pour tout.
pace-help-by_turn = Chacun passe quand c’est son tour. L’étagère montre à qui c’est de jouer.
pace-clock = Temps par coup
pace-clock-help = Quand il est écoulé, un bot joue ce seul coup.
pace-no-clock = Sans horloge
pace-seconds = { $seconds } secondes par coup

## A pause, and what all have to agree to

pause-title = En pause
pause-by = À la demande de { $name }. Rien ne bouge tant que personne ne reprend.
pause-end = Reprendre
ask-pause = { $name } demande une pause.
ask-undo = { $name } voudrait reprendre le dernier coup.
ask-yes = D’accord
ask-no = Plutôt non
ask-waits = En attente de l’accord de { $names }.
ask-withdraw = Laisse tomber
ask-soon = Tous sont d’accord. La pause commence dès que ceci est décidé.
said-pause-declined = { $name } préfère continuer à jouer.
said-pause-on = { $name } reprend la partie.
said-undo-declined = { $name } préfère laisser le coup tel quel.
said-undo-done = { $name } a repris le dernier coup.
said-undo-lapsed = La partie a continué : le coup reste joué.

## Word when it is one's turn

turn-title = Quand c’est mon tour
turn-browser = Sur cet appareil
turn-browser-help = Le navigateur peut te prévenir pendant que cette page est à l’arrière-plan.
turn-browser-start = Me prévenir
turn-browser-on = Le navigateur te prévient quand c’est ton tour.
turn-browser-stop = Ne plus me prévenir
turn-blocked = Ce navigateur n’a pas le droit de te prévenir. Tu peux le changer dans ses réglages pour cette page.
turn-impossible = Ici, le navigateur ne peut pas te prévenir. Regarde le titre et l’icône de cet onglet : un point rouge veut dire que c’est ton tour.
turn-letters = Par courriel
turn-letters-help = Un message pour chaque tour qui commence en ton absence. Personne d’autre ne voit l’adresse, et elle est oubliée quand tu quittes la table.
turn-address = Adresse de courriel
turn-address-wrong = Une adresse de courriel ressemble à name@example.org.
turn-letters-start = M’écrire
turn-letters-on = Tu reçois un message quand c’est ton tour et que tu n’es pas là.
turn-letters-asked = Un message est en route vers toi. Ouvre le lien qu’il contient : les suivants ne viennent qu’après.
turn-letters-stop = Ne plus m’écrire

## Coming, going, and who is the host

absent-soon = { $name } n’est plus là. Un bot prendra bientôt le relais.
absent-bot = Un bot joue pour { $name } jusqu’à son retour.
absent-wait = { $name } n’est plus là. La table attend.
host-give = Confier la table à { $name }
host-remove = Retirer { $name } de la table
host-remove-help = { $name } perd sa place pour de bon. Pour empêcher son retour, ferme aussi la table.
host-remove-yes = Retirer
host-remove-no = Garder
removed-title = Ta place n’est plus là
removed-text = { $name } n’a plus de place à cette table.
locked-title = Cette table est fermée
look-from = Regarder depuis une place
look-onlooker = De l’extérieur

## The door, and tables for everybody

door-title = Qui peut venir ?
door-help = Qui a une place peut toujours revenir.
door-link = Qui a le code
door-public = Tout le monde, depuis l’étagère
door-locked = Personne d’autre
public-title = Tables ouvertes à tous

## Talk

talk-title = Parler
talk-unread = Parler, non lus : { $n }
talk-none = Personne n’a encore rien dit.
talk-write = Écris quelque chose
talk-send = Dire
talk-whom = Qui tu entends
talk-mute = Ne plus entendre { $name }
talk-hear = Réentendre { $name }
talk-by-title = Ce qu’on peut dire
talk-by-phrases = Quelques phrases
talk-by-chat = Tout
talk-by-off = Rien
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-good = Bien joué !
phrase-oops = Oups !
phrase-wow = Ça alors !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il vous plaît
phrase-your_turn = À toi !
phrase-again = Encore une ?
phrase-bye = Au revoir !

## Looking again

replay-look = Revoir la partie
replay-title = { $title }, encore une fois
replay-controls = En avant et en arrière
replay-slider = Moment de la partie
replay-move = Coup { $number } sur { $of }
replay-first = À la donne
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Arrêter
replay-tempo = Vitesse : { $tempo } fois
replay-from = Regarder depuis
replay-open = Toutes les mains ouvertes
replay-acted = { $name } a fait son choix.
replay-only-look = Cette partie est finie. Ici, tu peux la regarder de tous les côtés.
replay-leave = Au résultat
record-title = Revoir une partie gardée
record-choose = Choisir un fichier
record-help = Un fichier gardé à la fin d’une partie : son nom finit par .json. Chaque carte et chaque coup sont d’abord vérifiés.
