## La visite

tour-goal = Ramasse des friandises avant l’arrivée du roi ! Les cartes vont sur un tas, et tu as trois bouffons pour le prendre.
tour-starts = Le plus coquin commence. Aujourd’hui, c’est toi !
tour-flip = Retourne la carte du dessus.
tour-remember = { $name } en a retourné une aussi. On ne voit que celle du dessus : retiens ce qu’il y a dessous ! Continue.
tour-snatch = Il y a déjà { $sweets } glaces ! Lance un bouffon sur le tas. Tu peux le faire quand tu veux : le plus rapide prend tout.
tour-jester = Tout est à toi ! Ce bouffon a servi pour la manche, il t’en reste deux. On continue : retourne une carte.
tour-quicker = Cette fois, c’est { $name } qui l’a pris. Tant pis : retourne la suivante.
tour-glutton = Un glouton ! Qui en a le plus à la fin rend une carte. Laisse-le et retourne la suivante.
tour-taken = { $name } l’a emporté. Retourne encore une carte.
tour-candy = Plein de bonbons ! Attrape.
tour-last = { $name } n’a plus de bouffon. Lance ton dernier : quand tous ont servi, la manche est finie. Sinon, c’est le roi qui l’arrête.
tour-count = On compte maintenant, sorte par sorte : qui a le plus de friandises garde une carte.
tour-coin = { $name } a le glouton et rend une carte. Tu as le plus de cartes : une pièce d’or pour toi !
tour-end = Le premier qui a trois pièces d’or gagne. Le vrai jeu va vite : ouvre l’œil !

## Conseils

hint-snatch = Friandises dont tu te souviens : { $sweets }. Cela vaut un bouffon.
hint-glutton = Il y a un glouton. Laisse plutôt le tas aux autres.
hint-wait = Il y a encore trop peu. Attends, ou retourne si c’est à toi.
hint-empty = Il n’y a rien à prendre pour l’instant.
hint-flip = C’est à toi : retourne la carte suivante.
hint-sort = Ton Fex n’aime pas ça. Mets-le de côté.
hint-sorted = Ton Fex aime le reste.
hint-give = Seul le nombre de cartes compte. Rends-en une, n’importe laquelle.
hint-any = Ici, tous les choix se valent.

## Plus de règles

rules-12-title = Petites questions
rules-12-text =
    Sans tas, il n’y a rien à prendre. Une seule carte suffit, même un glouton.
    Tu reçois ce qui est là quand ton bouffon arrive, surprises comprises. Si le roi est déjà là, personne n’a rien.
    Même sans bouffon, il faut retourner à son tour. S’il n’en reste qu’à une personne, on continue quand même.
    Qui n’a rien d’une sorte n’en garde pas. À égalité, chacun garde une carte. Sans glouton, personne ne paie.
    Fex : ce qui est écarté sort jusqu’à la manche suivante ; dans le jeu plus sévère, cela compte comme gloutons pour qui l’a pris. Pendant le tri, tout le monde attend.
    Un Fex peut refuser tout le tas. On ne fait passer que les Fex en jeu ; leur couleur ne dit alors plus à qui ils sont.
    Chaque manche commence dans le sens des aiguilles. Deux gloutons de suite inversent deux fois le sens. Sans cette variante, se tromper ne coûte rien.
    Certaines éditions font lancer le bouffon, d’autres le font poser : c’est le premier qui compte. À chaque manche on mélange, même si le livret ne le dit pas.
