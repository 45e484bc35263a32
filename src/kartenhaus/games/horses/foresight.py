"""What a card is worth to a player who counts: what may be laid on it, and what of one's own fits then.

All in thousandths of a card. The weights were found in many simulated games.
"""

from kartenhaus.kit import Row

from .actions import LAY_0, WISH_0
from .components import CARDS, COACH, COLOUR, DIRECTION, HAZARD, HORSE, HORSESHOE, MOTIF
from .rules import FIRST_SHOE, N_SHOES
from .state import View
from .turns import is_wild, next_in

LOW = 2  # cards in a hand that is nearly empty: in the next one they call for trouble
WHOLE = 1000  # a card, or certainty

# By how much of a card, in hundredths
NEXT_TURN = 30  # that one's own next turn finds a card
THEIR_TURN = 30  # that the next player finds one
DANGER = 3  # times as much, if that hand is low
PAYING = 100  # that the next player draws for a hazard
PAYING_LOW = 2  # times as much, if that hand is low
PAID_BACK = 50  # that the bill comes back, without a hazard in hand
EXTRA_CARD = 80  # after a coach
SNATCH = 60  # that somebody else slips a card away
WILD = 80  # a card that fits nearly always, and is gone
KEPT_HORSE = 40  # a horse that can still be slipped away
KEPT_SPECIAL = 30  # a coach or a hazard
KEPT_WILD = 150  # a horseshoe or a change of direction


def worth_by_counting(v: View, action: int, seen: Row) -> int:
    """Laying this card; `seen` marks the cards that nobody else can hold, as far as this player remembers."""
    card = card_of(action)
    motif = MOTIF[card]
    if motif == HAZARD:
        return worth_of_hazard(v, card, seen)
    if motif == HORSESHOE:
        return worth_of_turns(v, card, wish_of(action), 0, seen) - WILD * 10
    if motif == DIRECTION:
        if v.wish > 0:
            return worth_of_turns(v, card, v.wish, 0, seen) - WILD * 10
        return worth_of_turns(v, card, v.demand_colour, v.demand_motif, seen) - WILD * 10
    worth = worth_of_turns(v, card, COLOUR[card], motif, seen)
    if motif == HORSE:
        worth -= SNATCH * 10
    elif motif == COACH:
        worth += has_fit(v, card, COLOUR[card], COACH) * EXTRA_CARD * 10
    return worth


def worth_of_turns(v: View, card: int, colour: int, motif: int, seen: Row) -> int:
    """The next player's turn, and one's own after it, when this is demanded; without a motif the colour was wished."""
    n_unseen = 0
    n_fit = 0
    n_fine = 0  # of these, cards on which one could lay oneself
    stays = has_fit(v, card, colour, motif)
    for other in range(1, CARDS + 1):
        if is_unseen(v, seen, other):
            n_unseen += 1
            if would_fit(other, colour, motif):
                n_fit += 1
                if is_wild(MOTIF[other]):
                    n_fine += stays
                else:
                    n_fine += has_fit(v, card, COLOUR[other], MOTIF[other])
    n_next = v.n_hand[next_in(v, v.viewer, v.direction)]
    lays = WHOLE - none_among(n_unseen, n_fit, n_next)
    mine = (WHOLE - lays) * stays
    if n_fit > 0:
        mine += lays * n_fine // n_fit
    danger = DANGER if n_next <= LOW else 1
    return (mine * NEXT_TURN - danger * lays * THEIR_TURN) // 100


def worth_of_hazard(v: View, card: int, seen: Row) -> int:
    """The next player pays, or has a hazard too; between two players one is on turn again after that."""
    n_unseen = 0
    n_hazards = 0
    for other in range(1, CARDS + 1):
        if is_unseen(v, seen, other):
            n_unseen += 1
            n_hazards += int(MOTIF[other] == HAZARD)
    n_next = v.n_hand[next_in(v, v.viewer, v.direction)]
    pays = none_among(n_unseen, n_hazards, n_next)
    worth = pays * PAYING // 100
    if n_next <= LOW:
        worth *= PAYING_LOW
    if not has_another_hazard(v, card):
        worth -= (WHOLE - pays) * PAID_BACK // 100
    if v.seats == 2:
        worth += pays * has_fit(v, card, COLOUR[card], HAZARD) * NEXT_TURN // 100
    return worth


def worth_without(v: View, card: int, seen: Row) -> int:
    """The hand when this card was slipped away: whether something fits now, and on how much something would fit."""
    n_unseen = 0
    n_fine = 0
    for other in range(1, CARDS + 1):
        if not is_wild(MOTIF[other]) and is_unseen(v, seen, other):
            n_unseen += 1
            n_fine += has_plain_fit(v, card, COLOUR[other], MOTIF[other])
    worth = has_plain_fit(v, card, v.demand_colour, v.demand_motif) * WHOLE
    if n_unseen > 0:
        worth += WHOLE * n_fine // n_unseen
    if MOTIF[card] == HORSE:
        worth += KEPT_HORSE * 10
    elif MOTIF[card] in (COACH, HAZARD):
        worth -= KEPT_SPECIAL * 10
    elif is_wild(MOTIF[card]):
        worth -= KEPT_WILD * 10
    return worth


# Cards


def card_of(action: int) -> int:
    """The card that a laying action lays."""
    if action < WISH_0:
        return action - LAY_0
    return FIRST_SHOE + (action - WISH_0) % N_SHOES


def wish_of(action: int) -> int:
    """The colour that is wished for with it."""
    return 1 + (action - WISH_0) // N_SHOES


def would_fit(card: int, colour: int, motif: int) -> bool:
    """It could be laid then."""
    return is_wild(MOTIF[card]) or COLOUR[card] == colour or MOTIF[card] == motif


def has_fit(v: View, card: int, colour: int, motif: int) -> int:
    """1 if any card would fit of those that are left in hand after this one."""
    for i in range(v.n_hand[v.viewer]):
        if v.hand[i] != card and would_fit(v.hand[i], colour, motif):
            return 1
    return 0


def has_plain_fit(v: View, card: int, colour: int, motif: int) -> int:
    """The same, without those that fit everywhere."""
    for i in range(v.n_hand[v.viewer]):
        other = v.hand[i]
        if other != card and not is_wild(MOTIF[other]) and would_fit(other, colour, motif):
            return 1
    return 0


def has_another_hazard(v: View, card: int) -> bool:
    """A bill that comes back can be passed on again."""
    for i in range(v.n_hand[v.viewer]):
        if v.hand[i] != card and MOTIF[v.hand[i]] == HAZARD:
            return True
    return False


def is_unseen(v: View, seen: Row, card: int) -> bool:
    """Somebody else may hold it or draw it."""
    if seen[card] != 0:
        return False
    for i in range(v.n_hand[v.viewer]):
        if v.hand[i] == card:
            return False
    return True


def none_among(n: int, n_good: int, n_drawn: int) -> int:
    """How likely it is, in thousandths, that of n cards none of the good ones is among so many."""
    likely = WHOLE
    for i in range(n_drawn):
        if n > i:
            likely = likely * max(0, n - i - n_good) // (n - i)
    return likely
