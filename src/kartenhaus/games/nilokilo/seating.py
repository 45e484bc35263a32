"""Who sits where, who still plays, and what lies in front of whom."""

from .components import REFUSES
from .state import FEX_OFF, FREE, GIVE, JESTERS, OFF, ON, PLAY, SCOPE_OWN_THREE, SORT, VOID, Public


def n_in(s: Public) -> int:
    """Players that have not left."""
    n = 0
    for seat in range(s.seats):
        n += 1 - int(s.is_out[seat])
    return n


def next_seat(s: Public, seat: int, step: int) -> int:
    """NK-09: the neighbour on this side, 1 or -1, who has not left."""
    other = beside(s, seat, step)
    while s.is_out[other] and other != seat:
        other = beside(s, other, step)
    return other


def beside(s: Public, seat: int, step: int) -> int:
    """The next seat on this side, left or not."""
    other = int(seat) + int(step)
    if other == s.seats:
        return 0
    if other < 0:
        return s.seats - 1
    return other


def first_in(s: Public) -> int:
    """The seat that speaks for the table: the first one that has not left."""
    seat = 0
    while s.is_out[seat]:
        seat += 1
    return seat


def is_marked(s: Public) -> bool:
    """Everybody is shown whose turn it is; in the glutton variant that is the task."""
    return s.glutton_variant == OFF or s.turn_marker == ON


def is_unmarked_play(s: Public) -> bool:
    """Cards are turned, and nobody is told by whom."""
    return not is_marked(s) and (s.phase == PLAY or s.phase == SORT)


def is_open(s: Public) -> bool:
    """The scoring has begun: everything but the stack lies open."""
    return s.phase >= GIVE


def n_jesters(s: Public, seat: int) -> int:
    """Jesters that still lie in front of this seat."""
    return s.jester[seat][0] + s.jester[seat][1] + s.jester[seat][2]


def has_anybody_jesters(s: Public) -> bool:
    """NK-25: somebody can still snatch."""
    for seat in range(s.seats):
        if n_jesters(s, seat) > 0:
            return True
    return False


def first_jester(s: Public, seat: int) -> int:
    """Without Fex jesters go in their order: the first one still in front of the seat, JESTERS if there is none."""
    return JESTERS - n_jesters(s, seat)


def has_looked_at_all(s: Public) -> bool:
    """SCORED: everybody has seen the scoring."""
    for seat in range(s.seats):
        if s.is_out[seat] == 0 and s.looked[seat] == 0:
            return False
    return True


def races(s: Public, seat: int) -> bool:
    """NK-15: this seat may snatch the heap, and has not said that it lets the top card lie."""
    return s.phase == PLAY and s.top > 0 and s.looked[seat] == 0 and n_jesters(s, seat) > 0


def may_still_flip(s: Public, seat: int) -> bool:
    """On an unmarked table: this seat has neither tried in vain nor left it to the others."""
    return s.pace == FREE and s.is_out[seat] == 0 and not is_barred(s, seat)


def is_barred(s: Public, seat: int) -> bool:
    """A wrong flip that was void shows that it is another one's turn; a second try would be senseless."""
    return s.wrong_flip == VOID and s.tried[seat] > 0


# Fex


def is_refused(s: Public, seat: int, jester: int, kind: int) -> bool:
    """NK-47, NK-51: the Fex that this seat throws refuses this kind of sweets."""
    if s.fex == FEX_OFF:
        return False
    if fex_refuses(s, seat, jester, kind):
        return True
    if s.fex_scope == SCOPE_OWN_THREE:  # those that lie in front of the seat count as well
        for other in range(JESTERS):
            if s.jester[seat][other] and fex_refuses(s, seat, other, kind):
                return True
    return False


def fex_refuses(s: Public, seat: int, jester: int, kind: int) -> bool:
    """What this card shows."""
    return REFUSES[s.deck][(s.colour[seat] - 1) * JESTERS + jester][kind] == 1
