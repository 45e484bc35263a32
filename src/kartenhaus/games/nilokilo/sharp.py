"""The players that throw a jester where it brings the most. They judge alike and differ in how much they remember."""

from kartenhaus.kit import Row

from .actions import LEAVE, SNATCH_0
from .bot import choose_between, turn_or_leave
from .mind import Mind, wipe_sheet
from .outlook import add_up, describe, hope, line_for
from .seating import races
from .state import NOBODY, PLAY, View
from .weights import WEIGHTS

ALL = 100  # of a hundred cards
KEEN_MEMORY, SHARP_MEMORY, MASTER_MEMORY = 85, 93, ALL


def keen(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Judges as the sharp player does, and remembers hardly more than the rule of thumb."""
    return with_memory(v, legal, n, mind, KEEN_MEMORY)


def master(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Judges as the sharp player does, and knows every card that came up and where it went."""
    return with_memory(v, legal, n, mind, MASTER_MEMORY)


def with_memory(v: View, legal: Row, n: int, mind: Mind, memory: int) -> int:
    """What the sharp player would do with another memory. It is called and not copied: compiling it is dear."""
    mind.lent = memory
    chosen = sharp(v, legal, n, mind)
    mind.lent = 0
    return chosen


def sharp(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Throws a jester when the round looks better with the heap than with the jester; knows nearly all cards."""
    memory = SHARP_MEMORY if mind.lent == 0 else int(mind.lent)
    if v.phase != PLAY:
        return choose_between(v, legal, n, mind, 0)
    if races(v, v.viewer):
        thrown = best_throw(v, legal, n, mind, memory)
        wipe_sheet(mind)
        if thrown != NOBODY:
            return thrown
    return turn_or_leave(v, legal, n, mind, ALL - memory, (ALL - memory) // 10)


def best_throw(v: View, legal: Row, n: int, mind: Mind, memory: int) -> int:
    """The way to snatch after which the round looks best, NOBODY if it looks better without."""
    add_up(v, mind, memory)
    best = NOBODY
    most = 0
    for i in range(n):
        if SNATCH_0 <= legal[i] <= LEAVE:
            jester = NOBODY if legal[i] == LEAVE else int(legal[i]) - SNATCH_0
            describe(v, mind, memory, jester)
            hoped = hope(v, mind, WEIGHTS, line_for(v))
            if best == NOBODY or hoped > most:
                most = hoped
                best = int(legal[i])
    return NOBODY if best == LEAVE else best
