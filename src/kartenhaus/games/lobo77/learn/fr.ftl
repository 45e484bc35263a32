## La visite

tour-goal = Tous posent sur une pile, et la somme monte. Qui arrive à 77 ou plus perd la manche et un jeton.
tour-lay = C’est à toi. Au début, les grandes cartes ne risquent rien : pose un 10.
tour-draw = Maintenant, pioche une carte. Dans une vraie partie, personne ne te le rappelle !
tour-twins = La somme est { $total }. Avec le { $bad }, elle ferait { $sum } : deux chiffres égaux coûtent un jeton. Pose plutôt le { $good }.
tour-remember = Et après avoir posé ? C’est ça : piocher. Sinon tu continues avec une carte de moins.
tour-arrow = La flèche de { $name } a changé le sens : c’est encore à toi. Pose le ×2 !
tour-draw-again = Maintenant { $name } doit poser deux cartes. Pioche d’abord la tienne.
tour-paid = { $total } ! { $name } a fait deux chiffres égaux et rend un jeton. La manche continue.
tour-save = Déjà { $total }, ça chauffe ! Par chance tu as un 0 : il ne change rien, et le souci passe au suivant.
tour-last-draw = Et qu’est-ce que tu n’oublies jamais ?
tour-lost = { $name } dépasse 77 et perd la manche : un jeton de moins. On redistribue, et la somme repart de 0.
tour-end = Sans jeton, tu nages : une perte de plus et tu sors. Le dernier en jeu gagne.

## Conseils

hint-draw = Pioche maintenant, avant la prochaine carte.
hint-call = Cela fait { $total } en tout.
hint-deal = La manche est finie, et c’est toi qui distribues.
hint-lost = Toutes les cartes mènent à 77 ou plus. Rien à faire.
hint-pay = { $after } coûte un jeton, mais le reste serait pire.
hint-save = À { $total }, ça devient serré. C’est pour cela qu’on a une telle carte.
hint-pass_on = Les autres cartes coûteraient plus en ce moment.
hint-high = { $after } ne risque rien. Mieux vaut poser les grands nombres tant qu’il y a de la marge.
hint-any = Ici, tous les choix se valent.

## Plus de règles

rules-11-title = Petites questions
rules-11-text =
    77 tout rond, c’est simplement perdu, comme 88 et 99 : on ne paie pas deux fois.
    On peut commencer avec n’importe quelle carte. Un 11 d’entrée coûte tout de suite un jeton.
    Après un ×2 : si la première carte fait 77 ou t’élimine, la seconde n’est plus posée. Deux sommes à chiffres jumeaux coûtent deux jetons. Si tu n’as qu’une carte, elle suffit.
    Si la première des deux est une flèche, tu poses quand même la seconde. Deux flèches s’annulent. Un ×2 posé en second touche celui qui suit à la fin de ton tour.
    Personne ne peut passer, mais on peut perdre exprès. Ne pas piocher compte toujours comme un oubli, même après un ×2.
    Après un oubli, on continue de piocher, jusqu’à la main réduite. À la manche suivante, la main est de nouveau complète.
    Quand la pioche est vide, on mélange aussitôt ; un ×2 en cours reste valable. Une nouvelle manche repart dans le sens des aiguilles, à 0 et sans ×2.
    Qui distribue joue aussi, et continue de distribuer même éliminé. On saute qui est éliminé.
