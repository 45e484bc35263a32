"""Players of Lobo 77 that choose from a view: a child of six and a rule of thumb.

Where the table hides the sum, they add up what they hear being laid, as everybody does who plays so; see `notices`.
Plain functions like the rules, so that they run at the table and compiled alike.
"""

from typing import Annotated

import numpy as np

from kartenhaus import kit
from kartenhaus.kit import Cells, Int16, Row, below

from .actions import CALL_0, DRAW, FORGET
from .components import KIND_OF, KINDS, LOWEST, TURN, VALUES, X2
from .events import DEALT, DOUBLED, DOUBLET_UNSEEN, KEPT, LAID, PUT_DOWN, RESHUFFLED, TOOK_OFF, TURNED
from .rules import is_doublet, kind_of, next_living
from .state import CALL, CHANGED, COST_ALL, FINAL, LAY, LEAST_CALL, LIMIT, MOST_CALL, View
from .view import shows_total

MISADDS = 6  # a child of six gets one sum in six wrong
FORGETS = 8  # and forgets one draw in eight
THREATENING = 55  # from here on cards that save are worth playing

LOSES_ROUND, LOSES_CHIP = 10_000, 3_000


class Mind(kit.Mind):
    """What was added up since the round began, where nobody says the total."""

    total: Int16
    childs_total: Int16  # the same as a child of six makes it
    seen: Annotated[Row, Cells(np.int8, KINDS + 1)]  # kind -> cards that were laid since the draw pile was made


def notices(mind: Mind, seat: int, line: Row) -> None:
    """Count along: every number that is laid is told, and only where the table says no sum is it told alone."""
    kind = line[0]
    if kind in (DEALT, RESHUFFLED):
        for each in range(KINDS + 1):
            mind.seen[each] = 0
    laid = card_told(line)
    if laid > 0:
        mind.seen[laid] += 1
    if kind == DEALT:
        mind.total = 0
        mind.childs_total = 0
    elif kind == PUT_DOWN:
        mind.total += line[3]
        mind.childs_total += line[3] + slip(mind)
    elif kind == DOUBLET_UNSEEN and not is_twin(mind.childs_total):
        mind.childs_total = nearest_twin(mind.childs_total)


def card_told(line: Row) -> int:
    """The kind of the card that was laid; 0 if this tells of no such thing."""
    told = line[0]
    if told in (LAID, PUT_DOWN):
        return KIND_OF[line[3] - LOWEST]
    if told == TOOK_OFF:
        return KIND_OF[-line[3] - LOWEST]
    if told == KEPT:
        return KIND_OF[-LOWEST]
    if told == TURNED:
        return TURN
    if told == DOUBLED:
        return X2
    return 0


def slip(mind: Mind) -> int:
    """By how much a child of six misses a sum: now and then by ten, up or down."""
    if below(mind, MISADDS) > 0:
        return 0
    return 10 - 20 * below(mind, 2)


def is_twin(total: int) -> bool:
    """A sum for which a chip is paid in any edition: 11, 22 and so on to 66."""
    return 0 < total < LIMIT and total % 11 == 0


def nearest_twin(total: int) -> int:
    """Whoever has heard that the sum is a doublet can put their own right."""
    return min(max((int(total) + 5) // 11, 1), 6) * 11


def action_for_call(total: int) -> int:
    """The action that calls this total, or the nearest that can be called."""
    return CALL_0 + min(max(int(total), LEAST_CALL), MOST_CALL) - LEAST_CALL


def offers(legal: Row, n: int, action: int) -> bool:
    """The action is among the legal ones."""
    for i in range(n):
        if legal[i] == action:
            return True
    return False


def six_year_old(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Lays any card that stays below 77 as far as it can add; sees no doublet coming, and forgets to draw."""
    if offers(legal, n, DRAW):
        if below(mind, FORGETS) == 0:
            return FORGET
        return DRAW
    total = int(v.total) if shows_total(v) else int(mind.childs_total)
    total += slip(mind)
    if v.phase == CALL:
        return action_for_call(total + VALUES[v.last])
    if v.phase != LAY:
        return legal[0]
    first = below(mind, n)
    for step in range(n):
        action = legal[(first + step) % n]
        if total + VALUES[kind_of(action)] < LIMIT:
            return action
    return legal[first]


def rule_of_thumb(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Throws high cards while the total allows, steps over doublets, and keeps what saves for when it is needed."""
    if offers(legal, n, DRAW):
        return DRAW
    if v.phase == CALL:
        return action_for_call(v.total + VALUES[v.last])
    if v.phase != LAY:
        return legal[0]
    total = int(v.total) if shows_total(v) else int(mind.total)
    best = 0
    least = 1 << 30
    for i in range(n):
        cost = cost_of(v, kind_of(legal[i]), total) * 8 + below(mind, 8)
        if cost < least:
            least = cost
            best = i
    return legal[best]


def cost_of(v: View, kind: int, total: int) -> int:
    """How bad it is to lay this card on this total; of two cards, with the best second one."""
    after = total + VALUES[kind]
    cost = cost_of_keeping_up(v, kind, total)
    if v.due < 2 or v.x2_check != FINAL:
        cost += cost_of_total(v, total, after)
    if v.due == 2 and after < LIMIT:
        cost += cost_of_second(v, kind, after)
    return cost


def cost_of_second(v: View, first: int, total: int) -> int:
    """How bad the best second card is."""
    least = LOSES_ROUND
    for kind in range(1, KINDS + 1):
        held = v.hand[kind]
        if kind == first:
            held -= 1
        if held > 0:
            cost = cost_of_total(v, total, total + VALUES[kind]) + cost_of_keeping_up(v, kind, total)
            least = min(least, cost)
    return least


def cost_of_total(v: View, total: int, after: int) -> int:
    """What arriving at this total costs: 76 - 10 is a doublet too."""
    if after >= LIMIT:
        if v.cost_77 == COST_ALL:
            return LOSES_ROUND * 2
        return LOSES_ROUND
    if is_doublet(v, after) and (v.doublet_trigger != CHANGED or after != total):
        return LOSES_CHIP
    return 0


def cost_of_keeping_up(v: View, kind: int, total: int) -> int:
    """Cards that save are dear while the total is low; among numbers the high ones should go first."""
    if kind == X2:
        return cost_of_saver(total, 60) - 40 * is_next_swimming(v)
    if kind == TURN:
        return cost_of_saver(total, 70)
    if VALUES[kind] == 0:
        return cost_of_saver(total, 80)
    if VALUES[kind] < 0:
        return cost_of_saver(total, 100)
    return 76 - VALUES[kind]


def cost_of_saver(total: int, worth: int) -> int:
    """A saver costs more than any number until the total threatens."""
    if total >= THREATENING:
        return worth
    return 100 + worth


def is_next_swimming(v: View) -> int:
    """1 if a loss would throw the next player out."""
    if v.chips[next_living(v, v.viewer, v.direction)] == 0:
        return 1
    return 0


def animals(seats: int) -> dict[str, str]:
    """Who plays under the name of an animal."""
    return {"mouse": "six_year_old", "rabbit": "rule", "fox": "whim", "owl": "hunch", "wolf": "search:1500"}
