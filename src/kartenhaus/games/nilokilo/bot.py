"""Players of Nilo Kilo that choose from a view and from what they remember: a child of six, a rule of thumb.

The stronger ones are in `sharp`. Plain functions like the rules, so that they run at the table and compiled alike.
"""

from kartenhaus.kit import Row, below

from .actions import FLIP, GIVE_0, LEAVE, NEXT, SNATCH_0, SORT_OUT_0, SORTED, STARTS_0
from .components import AVERAGE, LAST, N_KINDS
from .mind import A_GLUTTON, ON_HEAP, REFUSED, Mind
from .seating import is_marked, is_refused, n_in, n_jesters, next_seat
from .state import (
    AFTER_SNATCHER,
    FEX_STRICT,
    FLIP_AGAIN,
    GLUTTON,
    NOBODY,
    ON,
    PLAY,
    STACK,
    STARTER,
    View,
)

# Of 100: how much is remembered, how often a reversal is forgotten, and how often another turn is mistaken.
CHILD_MEMORY, CHILD_SLIPS, CHILD_CONFUSION = 60, 25, 4
RULE_MEMORY, RULE_SLIPS, RULE_CONFUSION = 80, 12, 1

SWEET = 20  # what a sweet is worth
PLATE = 50  # what a glutton costs
IMPULSE = 20  # a child throws a jester at one card in so many that it sees, for no reason
LOOKS_GOOD = 25  # tenths of an average card's sweets that are enough; forty would be too hard for a child of five


def six_year_old(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Throws a jester when the heap seems full of sweets, remembers six cards in ten, and is easily confused."""
    if v.phase != PLAY:
        return choose_between(v, legal, n, mind, 4)
    jesters = n_snatches(legal, n)
    if jesters > 0 and v.top > 0:
        jester = nth_snatch(legal, n, below(mind, jesters))
        sweets = sweets_on_heap(v, mind, jester, CHILD_MEMORY)
        is_tempting = sweets * 100 >= LOOKS_GOOD * AVERAGE[v.deck] and v.top != GLUTTON
        if is_tempting or below(mind, IMPULSE) == 0:
            return SNATCH_0 + jester
    return turn_or_leave(v, legal, n, mind, CHILD_SLIPS, CHILD_CONFUSION)


def rule_of_thumb(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Throws a jester at a fair share of the sweets that are still to come; gluttons count against it."""
    if v.phase != PLAY:
        return choose_between(v, legal, n, mind, 0)
    if v.top > 0:
        best = NOBODY
        most = 0
        for i in range(n):
            if SNATCH_0 <= legal[i] < LEAVE:
                worth = worth_of_heap(v, mind, legal[i] - SNATCH_0, RULE_MEMORY)
                if best == NOBODY or worth > most:
                    most = worth
                    best = legal[i]
        if best != NOBODY and most > 0 and most >= fair_share(v, mind):
            return best
    return turn_or_leave(v, legal, n, mind, RULE_SLIPS, RULE_CONFUSION)


# What a heap is worth


def recalls(mind: Mind, i: int, memory: int) -> bool:
    """Card number i is remembered by who remembers so many in a hundred."""
    return mind.strength[i] < memory


def sweets_on_heap(v: View, mind: Mind, jester: int, memory: int) -> int:
    """Sweets that are remembered to lie there, and that this Fex would let pass."""
    n = 0
    for i in range(mind.n):
        is_there = mind.where[i] == ON_HEAP and mind.kind[i] > 0 and recalls(mind, i, memory)
        if is_there and not is_refused(v, v.viewer, jester, mind.kind[i]):
            n += int(mind.sweets[i])
    return n


def sweets_of(mind: Mind, where: int, kind: int, memory: int) -> int:
    """Sweets of a kind that are remembered to be there."""
    n = 0
    for i in range(mind.n):
        if mind.where[i] == where and mind.kind[i] == kind and recalls(mind, i, memory):
            n += int(mind.sweets[i])
    return n


def plates_of(v: View, mind: Mind, where: int, memory: int) -> int:
    """Cards that count as gluttons and are remembered to be there."""
    n = 0
    for i in range(mind.n):
        is_there = mind.where[i] == where and recalls(mind, i, memory)
        if is_there and (mind.kind[i] == A_GLUTTON or (mind.kind[i] == REFUSED and v.fex == FEX_STRICT)):
            n += 1
    return n


def worth_of_heap(v: View, mind: Mind, jester: int, memory: int) -> int:
    """Sweets less the gluttons, if the viewer throws this jester."""
    worth = 0
    plates = plates_of(v, mind, ON_HEAP, memory)
    for kind in range(1, N_KINDS[v.deck] + 1):
        there = sweets_of(mind, ON_HEAP, kind, memory)
        if there > 0:
            if is_refused(v, v.viewer, jester, kind):
                if v.fex == FEX_STRICT:
                    plates += 1
            else:
                worth += SWEET * there
    return worth - PLATE * plates


def fair_share(v: View, mind: Mind) -> int:
    """What a jester should bring: the sweets that are still to come, by the jesters that are left.

    From the fortieth card on the king may be next, and a jester that was kept for later is worth less and less.
    """
    jesters = 0
    for seat in range(v.seats):
        jesters += n_jesters(v, seat)
    left = STACK - LAST // 2 - int(mind.n)
    for i in range(mind.n):
        if mind.where[i] == ON_HEAP:
            left += 1
    share = max(left, 0) * AVERAGE[v.deck] * SWEET // (max(jesters, 1) * 10)
    if mind.n >= STACK - LAST:
        share = share * max(STACK - int(mind.n), 0) // (2 * LAST)
    return share


# Whose turn it is


def turn_or_leave(v: View, legal: Row, n: int, mind: Mind, slips: int, confusion: int) -> int:
    """Let the card lie first; then turn the next one, if that seems to be one's own task."""
    may_leave = offers(legal, n, LEAVE)
    if may_leave and v.looked[v.viewer] == 0 and v.top > 0 and n_jesters(v, v.viewer) > 0:
        return LEAVE
    if offers(legal, n, FLIP) and (not may_leave or believed_due(v, mind, slips, confusion) == v.viewer):
        return FLIP
    if may_leave:
        return LEAVE
    return legal[0]


def offers(legal: Row, n: int, action: int) -> bool:
    """The action is among the legal ones."""
    for i in range(n):
        if legal[i] == action:
            return True
    return False


def believed_due(v: View, mind: Mind, slips: int, confusion: int) -> int:
    """Whose turn it seems to be: from who turned the last card, and the direction as far as it was kept in mind."""
    if is_marked(v):
        return v.due
    if mind.flipper == 0 and mind.taker == 0:
        return v.starter
    is_reversed = mind.is_reversed
    wrong = confusion
    if mind.n > 0 and mind.kind[mind.n - 1] == A_GLUTTON:
        wrong = slips
    if mind.doubt < wrong:
        is_reversed = 1 - is_reversed
    if mind.taker > 0 and v.after_snatch == AFTER_SNATCHER:
        return next_seat(v, mind.taker - 1, 1 - 2 * is_reversed)
    is_again = n_in(v) == 2 and v.two_player_glutton == FLIP_AGAIN and v.glutton_variant == ON
    if is_again and mind.n > 0 and mind.kind[mind.n - 1] == A_GLUTTON:
        return mind.flipper - 1
    return next_seat(v, mind.flipper - 1, 1 - 2 * is_reversed)


# Everything else


def n_snatches(legal: Row, n: int) -> int:
    """Jesters that can be thrown."""
    found = 0
    for i in range(n):
        if SNATCH_0 <= legal[i] < LEAVE:
            found += 1
    return found


def nth_snatch(legal: Row, n: int, nth: int) -> int:
    """The jester of the n-th way to snatch, counted from 0."""
    left = nth
    for i in range(n):
        if SNATCH_0 <= legal[i] < LEAVE:
            if left == 0:
                return legal[i] - SNATCH_0
            left -= 1
    return NOBODY


def choose_between(v: View, legal: Row, n: int, mind: Mind, carelessness: int) -> int:
    """Sorting, giving back, beginning: there is little to it. Who is careless overlooks a card in so many."""
    if SORT_OUT_0 < legal[0] <= SORTED:
        if carelessness > 0 and below(mind, carelessness) == 0:
            return SORTED
        return legal[0]
    if v.phase == STARTER or GIVE_0 < legal[0] < NEXT:
        return legal[below(mind, n)]
    if offers(legal, n, STARTS_0 + v.viewer):
        return STARTS_0 + v.viewer
    return legal[0]


def animals(seats: int) -> dict[str, str]:
    """Who plays under the name of an animal."""
    return {"mouse": "six_year_old", "rabbit": "rule", "fox": "keen", "owl": "sharp", "wolf": "master"}
