## Reading the rules

terminal-options-group = Options : { $group }
terminal-number = de { $least } à { $most }, d’habitude { $default }
terminal-usual = d’habitude
terminal-editions = Éditions
terminal-as-usual = comme d’habitude

## Simulating

terminal-compiling = Préparation : la première fois prend quelques secondes
terminal-playing = Partie en cours
terminal-rate = { $rate } manches/s
terminal-nothing-played = Arrêté avant la fin de la première partie.
terminal-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    }, graine { $seed }
terminal-stopped = Arrêté plus tôt ; voici ce qui a été joué.
terminal-written = Le résultat de chaque partie est écrit dans { $folder }.
terminal-report-written = Le rapport est écrit dans { $place }.
terminal-go-on-simulating = Pour continuer : { $command }
terminal-not-written = Avec --out DOSSIER, on peut reprendre une autre fois.
terminal-interval = ± intervalle à 95 % ; les victoires partagées sont divisées à parts égales
terminal-seat = Place
terminal-level = Bot
terminal-points-a-deal = Points par manche
terminal-contestant = Joueur
terminal-field = { $player } à toutes les autres places
terminal-behind = Derrière le meilleur
terminal-rating = Classement
terminal-choice-time = Temps par coup
terminal-contested = { $deals } manches en { $seatings } ordres de places, graine { $seed }
terminal-contest-caption = ± intervalle à 95 % sur les manches, chacune jouée une fois dans chaque ordre de places ; classement ± incertitude selon OpenSkill ; temps sur un cœur, et le plus long
terminal-win-share = Parties gagnées

## Playing

terminal-against = Tu joues contre { $names } : { $level }.
terminal-keys = Nombre : jouer · ? : aide · w : pourquoi · r : règles · q : quitter
terminal-help-moves = Voici ce que tu peux faire :
terminal-help-keys =
    Tape le nombre d’une carte ou d’une rangée puis Entrée, ou assez de lettres des mots.
    ?  cette aide
    w  pourquoi est-ce arrivé ? La règle derrière chaque événement
    r  les règles
    q  quitter ; la partie est gardée
terminal-enter = Entrée : { $move }
terminal-go-on = Autre chose ? Écris-le ; Entrée seule continue.
terminal-unclear = « { $typed } » peut vouloir dire plusieurs choses : { $moves }.
terminal-unknown = « { $typed } » n’est pas possible maintenant. Possible : { $moves }.
terminal-player = Convive
terminal-kept-before = Une partie que tu as quittée est encore gardée ; --resume la reprend. Si tu quittes celle-ci, elle prend sa place.
terminal-kept = La partie est gardée. Reprends-la avec : { $command }
terminal-resumed = Te revoilà : la partie reprend là où tu l’as laissée.
terminal-recorded = La partie est écrite dans { $file }. Chacun peut la vérifier avec : { $command }
terminal-seal = Scellé avant la première carte : { $seal }

## Playing with words and against time

terminal-space = Espace : { $move }
terminal-key = { $key } : { $move }
terminal-live-keys = ? : aide · w : pourquoi · r : règles · q : quitter
terminal-help-live =
    Appuie sur une touche ; Entrée n’est pas nécessaire. Pour un nombre de deux chiffres, appuie sur les deux.
    Retour arrière ou Échap efface. Pendant que tu lis ceci, la table attend.
    ?  cette aide
    w  pourquoi est-ce arrivé ? La règle derrière chaque événement
    r  les règles
    q  quitter ; la partie est gardée
terminal-help-live-lines =
    Tape la lettre ou le nombre d’une touche, ou assez de lettres des mots, puis Entrée.
    { "." }  laisser passer le temps jusqu’à ce qu’il se passe quelque chose ; Entrée seule aussi s’il n’y a rien à faire
    ?  cette aide
    w  pourquoi est-ce arrivé ? La règle derrière chaque événement
    r  les règles
    q  quitter ; la partie est gardée
terminal-any-key = N’importe quelle touche continue.
terminal-words =
    { $offers ->
        [0] Écris-le et appuie sur Entrée. Entrée seule revient en arrière.
       *[other] Écris-le et appuie sur Entrée, ou tape le numéro d’une de ces phrases. Entrée seule revient en arrière.
    }
terminal-too-long = Cela fait { $length } lettres. Il y a de la place pour { $most } : raccourcis un peu, s’il te plaît.
terminal-keep-story = Veux-tu garder l’histoire ? Tape le nom d’un fichier, par exemple histoire.html ou histoire.pdf ; Entrée seule : non.
terminal-story = L’histoire est écrite dans { $file }.
terminal-no-pdf = Cet ordinateur ne peut pas faire de PDF ({ $reason }). L’histoire devient une page à la place.

## The table

terminal-address = La table est à l’adresse { $address }
terminal-lan = Dans ton réseau à la maison : { $address }
terminal-no-lan = Aucun réseau à la maison trouvé : seul cet appareil peut jouer.
terminal-ctrl-c = Ctrl-C la range.
terminal-port-taken = Le port { $port } est pris ; la table utilise { $next } à la place.
terminal-bye = La table est rangée. Au revoir !

## Copies of the data

terminal-backed-up =
    Copie de { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } enregistrée dans { $file }.
terminal-restored =
    Copie de { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } remise en place dans { $file }.
terminal-kept-copy = Ce qui s’y trouvait avant est gardé dans { $file }.
