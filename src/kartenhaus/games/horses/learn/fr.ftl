## La visite

tour-goal = Ensemble, vous racontez l’histoire d’un cheval. Le premier sans carte raconte la fin et gagne.
tour-name = Comment le cheval va-t-il s’appeler ? Propose un nom.
tour-opening = Tu commences l’histoire. Raconte une phrase avec un chien.
tour-match = Pose maintenant une carte de la même couleur ou avec la même image. L’écurie verte va avec la carte verte.
tour-sentence = Et continue. L’écurie doit être dans ta phrase.
tour-grab = { $name } parle du cheval : mains dans le dos ! Dès que son nom tombe, tu attrapes. Maintenant !
tour-slip = Personne n’a été plus rapide ! Tu glisses donc une carte sous la pioche. Prends celle-ci.
tour-hazard = { $name } a posé un obstacle. Avec un des tiens, tu pourrais le faire suivre. Tu n’en as pas : pioche une carte.
tour-special = Bon à savoir : le fer à cheval va sur tout, et tu choisis une couleur. Après la calèche, tu peux poser encore une carte.
tour-end = Avec ta dernière carte, tu retournes la carte d’arrivée et tu racontes la fin. Amuse-toi bien !

## Conseils

hint-hazard = Un obstacle arrête le suivant.
hint-horse = Le cheval va, et tu n’as rien de mieux. Mais qui l’attrape se défait d’une carte.
hint-coach = Après la calèche, tu peux poser encore une carte.
hint-direction = Le changement de sens va toujours et fait tourner dans l’autre sens.
hint-wish = Le fer à cheval va toujours. Choisis la couleur que tu as le plus.
hint-card = La carte va. Cartes à toi qui pourraient la suivre : { $cards }.
hint-last_card = Ta dernière carte : avec elle tu gagnes !
hint-draw = Aucune carte ne va mieux : pioches-en une.
hint-pay = Avec un obstacle, tu pourrais le faire suivre. Sinon tu pioches : { $cards }.
hint-keep = La nouvelle carte ne convient pas. Garde-la.
hint-stop = Plus aucune carte ne convient pour l’instant.
hint-tell = Raconte une phrase avec l’image. « Aide-moi avec des mots » en a de toutes prêtes.
hint-grab = Le nom est tombé : attrape le cheval !
hint-slip = C’est la carte la plus difficile à poser.
hint-decline = Tes cartes sont trop bonnes pour en donner une.
hint-call = Crie maintenant, sinon on t’attrape.
hint-accuse = Quelqu’un a oublié de crier !
hint-target = Ta main est vide : retourne la carte d’arrivée !
hint-leave = Ici, tu n’as rien à faire.
hint-any = Ici, tous les choix se valent.

## Plus de règles

rules-12-title = Petites questions
rules-12-text =
    On pose une carte par tour ; seule la calèche en permet plus. Même avec un obstacle en main, on peut préférer piocher.
    La couleur se dit en posant la carte ; les quatre sont possibles. Seule cette couleur convient, pas la même image.
    Quand la pioche est vide, on mélange les cartes posées, sauf celle du dessus. S’il n’y en a pas assez, le reste est oublié ; s’il n’y a rien, on continue sans piocher.
    Si personne n’attrape, c’est fini après quelques secondes. À égalité, qui suit la personne qui raconte passe d’abord. Le plus rapide peut aussi renoncer.
    La dernière carte gagne, même un cheval ou un obstacle : son autre effet tombe. Sa phrase et la fin se racontent quand même.
    Si un cheval suit la calèche, on attrape d’abord, puis le tour est fini. Si rien ne va après la calèche, il est fini aussi.
    Le nom a de deux à vingt lettres. C’est sa première mention dans la phrase qui compte ; avec une autre carte, on n’attrape pas. Dans le livret français aussi, il doit être dans l’histoire.
    Crier : qui se fait prendre alors qu’une carte pouvait suivre la perd. Si le double mot manque, la carte reste, tu pioches et la manche continue. De nouveau à une carte, il faut crier de nouveau.
    Marathon : chaque histoire repart à zéro, le cheval garde son nom, les cartes de départ et d’arrivée utilisées ne reviennent pas.
