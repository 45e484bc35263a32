"""How bots remember pumas: they see a card turned like everybody else, and forget it as people do.

Time is counted in cards that were turned since. Two published models make up the memory:

- *Decay.* What was seen once is kept after t cards with the chance a · (1 + t)^-b: forgetting follows a power function,
  quick at first and ever slower (J. T. Wixted and E. B. Ebbesen, On the Form of Forgetting, Psychological Science 2,
  1991; in this form W. A. Wickelgren, Single-Trace Fragility Theory of Memory Dynamics, Memory & Cognition 2, 1974).
- *Confusion of places.* With each card a memory may slip to the place beside its own, so that it is still where it was
  with the chance (1 - c)^t: the perturbation model of memory for positions (W. K. Estes, An Associative Basis for
  Coding and Organization in Memory, 1972; J. S. Nairne, Positional Uncertainty in Long-Term Memory, Memory & Cognition
  19, 1991). A memory slips once at most.

All chance is drawn when a puma is seen: how well it was taken in, how easily it slips, and where to. What a level still
knows follows from its own a, b and c, so one mind serves all levels.
"""

from typing import Annotated

import numpy as np

from kartenhaus import kit
from kartenhaus.kit import Cells, Grid, Int8, Int16, Row, below

from .events import LAID_ANEW, LAID_OUT, PUMA_SHOWN, TOOK
from .rules import n_pumas
from .state import CARDS, MARKS, PAST, SEATS, VALUES, View

WHOLE = 1000  # chances are in thousandths
COLUMNS = 5  # of the middle, as boards show it
LONGEST = 120  # cards turned, after which nothing changes any more
CHILD, MIDDLING, SHARP, PERFECT = range(4)  # memories
AHEAD = 12  # cards that are weighed one by one; whoever turns so many is past the last tile
TOTALS = 3 * PAST  # more than a front with which somebody still weighs a card
KEPT = (0.80, 0.93, 0.97, 1.0)  # a: kept when the next card is turned at once
FADING = (0.60, 0.25, 0.10, 0.0)  # b: the power of time
SLIPPING = (0.050, 0.015, 0.005, 0.0)  # c: with each card
RETENTION = tuple(
    tuple(round(WHOLE * a * (1 + t) ** -b) for t in range(LONGEST)) for a, b in zip(KEPT, FADING, strict=True)
)
STEADY = tuple(tuple(round(WHOLE * (1 - c) ** t) for t in range(LONGEST)) for c in SLIPPING)


class Mind(kit.Mind):
    """What was seen of the cards that lie in the middle now."""

    sights: Int16  # cards that were turned since they were laid out
    seen: Annotated[Row, Cells(np.int16, CARDS + 1)]  # by place: the sight at which a puma lay open here; 0 = never
    weakness: Annotated[Row, Cells(np.int16, CARDS + 1)]  # in thousandths: the less, the longer it is kept
    slip: Annotated[Row, Cells(np.int16, CARDS + 1)]  # in thousandths: the more, the sooner it is put beside its place
    beside: Annotated[Row, Cells(np.int8, CARDS + 1)]  # the neighbour that it is then taken for
    lent: Int8  # while choosing: the memory, from 1, with which another level weighs as the sharp one; else 0
    # A sheet to reckon on while choosing (see `outlook` and `turning`), wiped afterwards: compiled code has no other.
    turns: Annotated[Grid, Cells(np.int16, PAST + 1, PAST + 1)]  # needed, by tile and by footprints in front
    gain: Annotated[Row, Cells(np.int32, TOTALS)]  # by total: the chance to win after a run; at first, turns
    loss: Annotated[Row, Cells(np.int32, TOTALS)]  # after a puma
    going: Annotated[Row, Cells(np.int32, TOTALS)]  # by another card
    shares: Annotated[Row, Cells(np.int16, VALUES + 1)]  # of the kinds of footprint cards
    risks: Annotated[Row, Cells(np.int16, AHEAD)]  # of the next cards
    given: Annotated[Row, Cells(np.int16, SEATS)]  # footprints that others would get
    at: Annotated[Row, Cells(np.int8, SEATS)]  # where everybody would stand
    front: Annotated[Row, Cells(np.int16, SEATS)]  # footprints that would lie in front of them
    parts: Annotated[Row, Cells(np.int32, 6)]  # of a strength, see `outlook.find_parts`
    strength: Annotated[Row, Cells(np.int32, SEATS)]  # of everybody, as powers of two


def notices(mind: Mind, seat: int, line: Row) -> None:
    """Everybody sees every card that is turned; when cards are laid out anew, all that was known is void."""
    kind = line[0]
    if kind in (LAID_OUT, LAID_ANEW):
        forget(mind)
    elif kind == TOOK:
        mind.sights += 1
        mind.seen[line[4]] = 0
    elif kind == PUMA_SHOWN:
        mind.sights += 1
        see_puma(mind, line[3])


def forget(mind: Mind) -> None:
    """Nothing is known of any place."""
    mind.sights = 0
    for place in range(CARDS + 1):
        mind.seen[place] = 0
        mind.weakness[place] = 0
        mind.slip[place] = 0
        mind.beside[place] = 0


def see_puma(mind: Mind, place: int) -> None:
    """Take in where a puma lies; a new look takes the place of an old one."""
    mind.seen[place] = mind.sights
    mind.weakness[place] = below(mind, WHOLE)
    mind.slip[place] = below(mind, WHOLE)
    mind.beside[place] = neighbour(place, below(mind, 4))


def neighbour(place: int, side: int) -> int:
    """The place to the left, to the right, above or below; on the edge the one on the other side."""
    column = (place - 1) % COLUMNS
    if side < 2:
        to_left = (side == 0 and column > 0) or column == COLUMNS - 1
        return place - 1 if to_left else place + 1
    is_above = (side == 2 and place > COLUMNS) or place > CARDS - COLUMNS
    return place - COLUMNS if is_above else place + COLUMNS


def wipe_sheet(mind: Mind) -> None:
    """What was reckoned while choosing is no memory."""
    for tile in range(PAST + 1):
        for front in range(PAST + 1):
            mind.turns[tile][front] = 0
    for total in range(TOTALS):
        mind.gain[total] = 0
        mind.loss[total] = 0
        mind.going[total] = 0
    for value in range(VALUES + 1):
        mind.shares[value] = 0
    for k in range(AHEAD):
        mind.risks[k] = 0
    for seat in range(SEATS):
        mind.given[seat] = 0
        mind.at[seat] = 0
        mind.front[seat] = 0
        mind.strength[seat] = 0
    for part in range(len(mind.parts)):
        mind.parts[part] = 0


# Remembering


def takes_for_puma(v: View, mind: Mind, memory: int, place: int) -> bool:
    """Whoever has such a memory believes that a puma lies here; what the table marks needs no memory."""
    if v.memory_aid == MARKS:
        return v.mark[place] == 1
    for side in range(5):
        seen = place if side == 4 else neighbour(place, side)
        if place_of(v, mind, memory, seen) == place:
            return True
    return False


def place_of(v: View, mind: Mind, memory: int, seen: int) -> int:
    """Where the puma that was seen at this place is believed to lie, 0 if it is forgotten.

    Nobody takes a gap for it: a memory that has slipped to one finds back.
    """
    if mind.seen[seen] == 0 or v.down[seen] == 0:
        return 0
    age = min(int(mind.sights) - int(mind.seen[seen]), LONGEST - 1)
    if mind.weakness[seen] >= RETENTION[memory][age]:
        return 0
    if mind.slip[seen] >= STEADY[memory][age] and v.down[mind.beside[seen]]:
        return int(mind.beside[seen])
    return seen


def n_remembered(v: View, mind: Mind, memory: int) -> int:
    """Places at which a puma is believed to lie, never more than there are pumas."""
    n = 0
    for place in range(1, CARDS + 1):
        if v.down[place] and takes_for_puma(v, mind, memory, place):
            n += 1
    return min(n, n_pumas(v))
