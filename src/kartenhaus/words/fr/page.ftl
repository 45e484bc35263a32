## Everywhere on the page

page-name = Kartenhaus
page-back = Retour
page-to-shelf = Vers l’étagère
page-close = Fermer
page-done = Terminé
page-loading = Un instant …
page-try-again = Essayer encore
page-your-turn = ● À toi de jouer – { $title }
page-away = La connexion est coupée. Elle revient toute seule.
page-on-its-way = Ton coup est encore en chemin.
refusal-unreachable = La maison des cartes ne répond pas. Vérifie le réseau, puis essaie encore.
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
box-rules = Comment jouer
box-rules-help = Les règles en bref

## How to play

help-title = Comment jouer
help-editions = Éditions
help-edition-same = Comme sur cette page : rien ne change.
help-options = Ce dont la table peut convenir
help-usual = D’habitude : { $value }
help-aloud = Lire à voix haute
help-quiet = Arrêter la lecture

## Setting a table

setup-title = Qui joue ?
setup-here = Sur cet appareil
setup-open = Sur un autre appareil
setup-bot = Bot
setup-kind = Qui prend la place { $number } ?
setup-name = Nom
setup-name-of = Nom à la place { $number }
setup-level = Comment joue le bot
setup-level-of = Comment joue le bot à la place { $number }
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
options-less = { $option } : moins
options-more = { $option } : plus
options-is = { $option } : { $value }

## In front of the table

lobby-title = La table est ouverte
lobby-code = Le code
lobby-code-spoken = Code : { $letters }
lobby-link = Lien vers la table
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-copy-failed = Sélectionne le lien et copie-le toi-même.
lobby-qr = Une image à scanner avec un téléphone : le lien vers cette table
lobby-scan = Scanne-moi avec un téléphone
lobby-seats = Autour de la table
lobby-free = place libre
lobby-here = est là
lobby-away = pas là en ce moment
lobby-you = toi
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
join-unknown = Aucune table ne porte le code { $code }. Regarde-le encore une fois : il a cinq lettres et chiffres.
join-unknown-title = Pas de table ici

## At the table

room-menu = Menu
room-log = Ce qui s’est passé
room-code = Table { $code }
room-leave-title = Quitter la table ?
room-leave-text = Ta place est laissée pour de bon. Pour revenir plus tard, ferme simplement la page.
room-leave-yes = Partir pour de bon
room-leave-no = Rester
room-record = Garder le récit de la partie
room-change = Changer la table
room-fair = Des cartes bien mélangées
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
