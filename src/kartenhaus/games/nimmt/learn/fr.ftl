## La visite

tour-goal = Chaque tête sur une carte est un point de pénalité, et personne n’en veut. Voici ta main : dix cartes.
tour-rows = Quatre rangées sont sur la table. Chaque carte jouée va au bout de l’une d’elles.
tour-choose = Chacun choisit une carte en secret. Touche le { $card } : il va juste derrière le { $below }.
tour-placed = Toutes les cartes sont retournées. La plus basse d’abord, chacune vers la rangée qui finit juste en dessous d’elle.
tour-full = Cette rangée a maintenant cinq cartes. Qui doit poser la sixième prend les cinq. Attention !
tour-safe = Prends plutôt le { $card }. Il va derrière le { $below }, et là il reste de la place.
tour-sixth = Et voilà : le { $card } de { $name } était la sixième carte. { $heads } têtes pour { $name } !
tour-low = Et une toute petite carte ? Essaie : pose le { $card }.
tour-take = Le { $card } est plus petit que toutes les fins et ne va nulle part. Tu prends donc une rangée. La { $row } est la moins chère.
tour-taken = Une seule tête, bien joué ! Ta carte recommence la rangée, et le jeu continue.
tour-end = Après dix cartes, on compte les têtes et on redistribue. Quand quelqu’un dépasse 66, qui a le moins de têtes gagne.

## Conseils

hint-low = Le { $card } ne va nulle part. Mais la rangée la moins chère coûte peu en ce moment : têtes { $heads }.
hint-next = Personne ne peut rien poser entre le { $last } et le { $card }. C’est très sûr.
hint-room = Il reste de la place dans la rangée { $row }, et le { $card } est près du { $last } : ça tourne rarement mal.
hint-risk = Aucune carte n’est vraiment sûre. Le { $card } coûtera sans doute le moins.
hint-cheapest = La rangée { $row } est la moins chère. Têtes : { $heads }.
hint-place = La rangée { $row } finit juste en dessous de ta carte. C’est sa place.
hint-any = Ici, tous les choix se valent.

## Plus de règles

rules-13-title = Petites questions
rules-13-text =
    On choisit la rangée d’une carte trop petite quand toutes les cartes du tour sont visibles. Une rangée pleine convient aussi.
    Personne ne peut passer : à chaque tour, tout le monde pose une carte.
    Si quelqu’un dépasse la limite en cours de manche, on la joue jusqu’au bout. Même au-dessus de la limite, on peut gagner en ayant le moins de têtes.
    Quatre premières cartes gênantes restent, dans l’ordre du tirage. Personne ne voit le reste, et à chaque manche on mélange tout.
    À un endroit, le livret italien met la carte la plus basse au début d’une rangée. C’est une erreur : les cartes vont toujours au bout.
    Têtes : 0 dans toute la partie, c’est possible, et c’est le mieux.
