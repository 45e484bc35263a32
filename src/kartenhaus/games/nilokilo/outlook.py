"""How a round stands for a player: how much more of a coin than the others it may hope for, as learned from rounds.

What a memory holds is added up: sweets of each kind, gluttons and jesters, on the heap and in front of everybody. A
small neural network judges it. The same units look at each kind, and what they find in all of them together is weighed
with what is known of the round. A heap that is taken and a heap that is left to lie are judged alike, so that the
difference tells what a jester is worth. All numbers are whole ones, so that plain and compiled code agree.
"""

from collections.abc import Sequence

from .components import COPIES, HAS_KIND, KIND_OF, N_KINDS, N_TYPES, SWEETS_OF
from .mind import A_GLUTTON, FACTS, OF_KIND, ON_HEAP, REFUSED, UNITS, Mind
from .seating import is_refused, n_jesters
from .state import FEX_STRICT, FEX_TRICKY, GLUTTONS, NOBODY, View
from .weights import BITS

Lines = Sequence[Sequence[int]]  # of weights
OF_UNIT = 1 + OF_KIND + FACTS  # weights of a unit of the first row: what it begins with, kinds, facts
OF_DEEP = 2 + UNITS + FACTS  # of the second row: the same with what the first row found, and what it counts
KINDS_IN_ALL = tuple(  # by deck, then by kind: sweets in the box
    tuple(
        sum(COPIES[deck][card] * SWEETS_OF[deck][card] for card in range(1, n + 1) if KIND_OF[deck][card] == kind)
        for kind in range(len(HAS_KIND[deck]))
    )
    for deck, n in enumerate(N_TYPES)
)


def add_up(v: View, mind: Mind, memory: int) -> None:
    """What lies where, as far as it is remembered by who remembers so many cards in a hundred."""
    for i in range(mind.n):
        if mind.strength[i] < memory:
            where = mind.where[i]
            kind = mind.kind[i]
            if kind > 0:
                mind.sum[where][kind] += mind.sweets[i]
            elif kind == A_GLUTTON or (kind == REFUSED and v.fex == FEX_STRICT):
                mind.plates[where] += 1


def n_on_heap(mind: Mind) -> int:
    """Cards that came up and were not taken: everybody sees about how many they are."""
    n = 0
    for i in range(mind.n):
        n += int(mind.where[i] == ON_HEAP)
    return n


def describe(v: View, mind: Mind, memory: int, jester: int) -> None:
    """What is known of the round if the viewer throws this jester on the heap, or NOBODY: lets it lie."""
    plates = int(mind.plates[ON_HEAP])
    for kind in range(1, N_KINDS[v.deck] + 1):
        on_heap = int(mind.sum[ON_HEAP][kind])
        taken = 0
        if jester != NOBODY:
            if is_refused(v, v.viewer, jester, kind):
                plates += n_refused(v, mind, memory, kind)
            else:
                taken = on_heap
            on_heap = 0
        describe_kind(v, mind, kind, taken, on_heap)
    describe_round(v, mind, plates, jester)


def n_refused(v: View, mind: Mind, memory: int, kind: int) -> int:
    """Cards of this kind on the heap that would count as gluttons."""
    n = 0
    if v.fex == FEX_STRICT:
        for i in range(mind.n):
            n += int(mind.where[i] == ON_HEAP and mind.kind[i] == kind and mind.strength[i] < memory)
    return n


def describe_kind(v: View, mind: Mind, kind: int, taken: int, on_heap: int) -> None:
    """Sweets of a kind: one's own with those taken now, most of another's, those to come."""
    own = taken
    most = 0
    left = KINDS_IN_ALL[v.deck][kind] - int(mind.sum[ON_HEAP][kind])
    for seat in range(v.seats):
        n = int(mind.sum[seat + 1][kind])
        left -= n
        if seat == v.viewer:
            own += n
        elif v.is_out[seat] == 0 and n > most:
            most = n
    mind.of_kind[kind][0] = own
    mind.of_kind[kind][1] = most
    mind.of_kind[kind][2] = on_heap
    mind.of_kind[kind][3] = left
    mind.of_kind[kind][4] = own - most
    mind.of_kind[kind][5] = leads(own, most)


def leads(own: int, most: int) -> int:
    """2 for who is ahead, 1 for who shares the lead, 0 where there is nothing to lead with."""
    if own == 0 or own < most:
        return 0
    return 1 if own == most else 2


def describe_round(v: View, mind: Mind, plates: int, jester: int) -> None:
    """Jesters, gluttons and cards; so many gluttons come with the heap."""
    own = int(mind.plates[v.viewer + 1])
    most = 0
    seen = int(mind.plates[ON_HEAP])
    jesters = 0
    most_jesters = 0
    for seat in range(v.seats):
        seen += int(mind.plates[seat + 1])
        if seat != v.viewer and v.is_out[seat] == 0:
            most = max(most, int(mind.plates[seat + 1]))
            jesters += n_jesters(v, seat)
            most_jesters = max(most_jesters, int(n_jesters(v, seat)))
    if jester != NOBODY:
        own += plates
        plates = 0
    mind.facts[0] = n_jesters(v, v.viewer) - int(jester != NOBODY)
    mind.facts[1] = jesters
    mind.facts[2] = most_jesters
    mind.facts[3] = mind.n
    mind.facts[4] = plates
    mind.facts[5] = own - most
    mind.facts[6] = GLUTTONS - seen
    mind.facts[7] = 0 if jester != NOBODY else n_on_heap(mind)
    mind.facts[8] = leads(own, most)
    mind.facts[9] = int(v.fex == FEX_TRICKY)
    mind.facts[10] = int(v.fex == FEX_STRICT)


def line_for(v: View) -> int:
    """Which line of weights was learned for this deck and number of players."""
    return 3 * int(v.deck) + int(v.seats) - 2


def hope(v: View, mind: Mind, weights: Lines, line: int) -> int:
    """What was described, judged: coins more than the others on average, in parts of 1 << BITS."""
    find_in_kinds(v, mind, weights, line)
    at = UNITS * OF_UNIT
    judged = int(weights[line][at + UNITS * OF_DEEP])
    for _ in range(UNITS):
        heard = 0
        for i in range(UNITS):
            heard += int(weights[line][at + 1 + i]) * int(mind.found[i])
        heard = (heard >> BITS) + int(weights[line][at])
        for i in range(FACTS):
            heard += int(weights[line][at + 1 + UNITS + i]) * int(mind.facts[i])
        if heard > 0:
            judged += (heard * int(weights[line][at + OF_DEEP - 1])) >> BITS
        at += OF_DEEP
    return judged


def find_in_kinds(v: View, mind: Mind, weights: Lines, line: int) -> None:
    """What the units of the first row find in all kinds together."""
    for unit in range(UNITS):
        at = unit * OF_UNIT
        heard = int(weights[line][at])
        for i in range(FACTS):
            heard += int(weights[line][at + 1 + OF_KIND + i]) * int(mind.facts[i])
        mind.common[unit] = heard
        mind.found[unit] = 0
    for kind in range(1, N_KINDS[v.deck] + 1):
        for unit in range(UNITS):
            at = unit * OF_UNIT + 1
            heard = int(mind.common[unit])
            for i in range(OF_KIND):
                heard += int(weights[line][at + i]) * int(mind.of_kind[kind][i])
            if heard > 0:
                mind.found[unit] += heard
