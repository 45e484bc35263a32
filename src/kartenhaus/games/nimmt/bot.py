"""Players of 6 nimmt! that choose from a view: a child of six and a rule of thumb.

Plain functions like the rules, so that they run at the table and compiled alike.
"""

from kartenhaus.kit import Row, below
from kartenhaus.kit.chance import HasRng

from .actions import CHOOSE_0, ROW_0, TAKE_BACK
from .rules import cards_in_use, row_for
from .state import CARDS, CHOOSE, FULL, NOBODY, PLACE, ROWS, View

SLIP = 4  # a child of six plays one card in four without looking


def six_year_old(v: View, legal: Row, n: int, mind: HasRng) -> int:
    """Sees the gaps to the rows, but neither how full they are nor that others lay cards as well."""
    if v.phase == CHOOSE and below(mind, SLIP) > 0:
        best = 0
        nearest = CARDS + 1
        for i in range(n):
            if legal[i] < TAKE_BACK:
                gap = gap_to_row(v, legal[i] - CHOOSE_0)
                if gap < nearest:
                    nearest = gap
                    best = i
        return legal[best]
    if v.phase == PLACE and below(mind, SLIP) > 0:
        return cheapest(v, legal, n)
    return legal[below(mind, n)]


def gap_to_row(v: View, card: int) -> int:
    """How far the card lies above the row it goes to; a card that fits nowhere has the widest gap."""
    r = row_for(v, card)
    if r == NOBODY:
        return CARDS
    return card - v.row[r][v.length[r] - 1]


def rule_of_thumb(v: View, legal: Row, n: int, mind: HasRng) -> int:
    """Lays the card that is expected to cost least this turn, and keeps what is safe for later."""
    if v.phase == CHOOSE:
        best = 0
        least = 1 << 30
        for i in range(n):
            if legal[i] < TAKE_BACK:
                cost = expected_cost(v, legal[i] - CHOOSE_0)
                if cost < least:
                    least = cost
                    best = i
        return legal[best]
    if v.phase == PLACE:
        return cheapest(v, legal, n)
    return legal[below(mind, n)]


def cheapest(v: View, legal: Row, n: int) -> int:
    """The legal row with the fewest heads."""
    best = 0
    for i in range(1, n):
        if v.row_heads[legal[i] - ROW_0] < v.row_heads[legal[best] - ROW_0]:
            best = i
    return legal[best]


def expected_cost(v: View, card: int) -> int:
    """Heads that laying this card may cost, in 1/1000 heads."""
    r = row_for(v, card)
    if r == NOBODY:
        least = 1000
        for each in range(ROWS):
            least = min(least, v.row_heads[each])
        return 1000 * int(least) + card
    free = FULL - int(v.length[r])
    unseen = n_unseen_between(v, v.row[r][v.length[r] - 1], card)
    pool = int(n_unseen(v))
    others = int(v.seats) - 1
    # Each of the others lays one of their cards; of the unseen cards, `unseen` would come before this one.
    expected = 1000 * others * unseen // max(pool, 1)
    if free == 0:
        return 1000 * v.row_heads[r] - expected
    # The row is full before this card arrives if as many as there are free places come in between.
    risk = 1000
    for _ in range(free):
        risk = risk * min(expected, 1000 * free) // (1000 * free)
    return risk * v.row_heads[r] + 10 * unseen


def n_unseen_between(v: View, low: int, high: int) -> int:
    """Cards between two numbers that the viewer sees neither in the rows nor in hand."""
    n = int(high) - int(low) - 1
    for i in range(v.n_hand[v.viewer]):
        if low < v.hand[v.viewer][i] < high:
            n -= 1
    return n


def n_unseen(v: View) -> int:
    """Cards in use that the viewer sees neither in the rows nor in hand."""
    n = cards_in_use(v) - v.n_hand[v.viewer]
    for r in range(ROWS):
        n -= v.length[r]
    return n


def animals(seats: int) -> dict[str, str]:
    """Who plays under the name of an animal. The wolf takes about 8 ms, however many are at the table."""
    return {
        "mouse": "six_year_old",
        "rabbit": "rule",
        "fox": "policy",
        "owl": f"search:{800 // seats}",
        "wolf": f"search:{4800 // seats}",
    }
