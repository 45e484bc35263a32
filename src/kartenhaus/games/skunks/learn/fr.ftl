## La visite

tour-goal = Les moufettes font la course ! La première qui dépasse la dernière tuile gagne.
tour-skunk = Choisis une moufette.
tour-turn = Tu commences. Retourne une carte : les empreintes te font avancer.
tour-more = { $steps } empreintes ! Tu pourrais courir. Ou oses-tu encore une ? Retourne celle-ci.
tour-run = { $steps } en tout, formidable ! Allez, cours !
tour-puma = Un puma ! { $name } ne peut pas courir. Regarde où il est : on le recouvre, et il y reste.
tour-gifts = Et { $name } doit donner toutes ses empreintes, à tour de rôle. Tu en as reçu une !
tour-fled = Aïe, { $name } t’a dépassé. Ça pue ! Tu as fui derrière la tuile puante la plus proche.
tour-again = À toi ! Retourne encore une carte.
tour-stink = Tu finirais sur la tuile { $tile }, et elle pue. Personne ne peut s’y arrêter : retournes-en une autre.
tour-overtake = Avec ça, tu dépasses même { $name }. Cours !
tour-end = Maintenant { $name } te fuit ! Retiens les pumas, ose, et dépasse en premier la dernière tuile.

## Conseils

hint-win = Cela te mène au-delà de la dernière tuile. Gagné !
hint-run =
    { $pumas ->
        [one] Cela te mène à la tuile { $tile }. Une autre carte serait risquée : { $pumas } sur { $cards } est un puma.
       *[other] Cela te mène à la tuile { $tile }. Une autre carte serait risquée : { $pumas } sur { $cards } sont des pumas.
    }
hint-first = Avant de courir, il faut retourner au moins une carte.
hint-must = Tu ne peux pas t’arrêter là : il te faut encore une carte.
hint-dare =
    { $pumas ->
        [one] Le risque en vaut la peine : seulement { $pumas } sur { $cards } est un puma.
       *[other] Le risque en vaut la peine : seulement { $pumas } sur { $cards } sont des pumas.
    }
hint-cover = Retiens où est le puma et recouvre-le.
hint-least = À qui est devant, mieux vaut donner peu.
hint-most = À qui est derrière, on peut donner beaucoup.
hint-go_on = Il ne reste que des pumas. Continue, et tout est remélangé.
hint-any = Ici, tous les choix se valent.

## Plus de règles

rules-12-title = Petites questions
rules-12-text =
    Qui est dépassé juste derrière une tuile puante recule quand même jusque devant elle. Si ça pue là aussi, on recule encore.
    Qui recule ne dépasse et ne gêne personne.
    Même avec une somme gagnante, on peut encore retourner. S’arrêter sans courir n’est pas possible. Une course qui finirait mal ne coûte rien : on en retourne une autre.
    Des cartes égales, ou une seule, se donnent d’elles-mêmes. À deux, l’autre les reçoit toutes.
    La table dit quand il ne reste que des pumas. Après le mélange, tout est à de nouvelles places, et qui continue doit retourner une carte.
    Une seule moufette court à la fois, donc une seule gagne ; on ne finit pas le tour.
    Que la feuille mette le départ « derrière » ou « devant » la première tuile, c’est la même place. La dernière et la première ne sont pas voisines.
