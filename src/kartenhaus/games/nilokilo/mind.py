"""What a bot keeps of a round: the cards that came up, where they went, and who turned the last one.

Every memory gets a strength when it is made. A level recalls what is strong enough for it, so the mind need not know
for whom it remembers.
"""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Grid, Int8, Row, below
from kartenhaus.kit import Mind as KitMind

from .events import CARD_UP, GLUTTON_UP, ROUND_BEGAN, SNATCHED, SORTED_OUT, TOOK_GLUTTON
from .state import MOST_KINDS, SEATS, STACK

A_GLUTTON, REFUSED = 0, -1  # stand for a kind
ON_HEAP = 0  # where a card is; else a seat, counted from 1
STRENGTHS = 100
OF_KIND, FACTS, UNITS = 6, 11, 16  # sizes of the sheet on which `outlook` reckons


class Mind(KitMind):
    """Blank: nothing has come up yet."""

    n: Int8  # cards that came up in this round
    kind: Annotated[Row, Cells(np.int8, STACK)]  # of each: kind of sweets, A_GLUTTON or REFUSED
    sweets: Annotated[Row, Cells(np.int8, STACK)]  # and their number
    strength: Annotated[Row, Cells(np.int8, STACK)]  # below STRENGTHS; the lower, the better remembered
    where: Annotated[Row, Cells(np.int8, STACK)]  # ON_HEAP, or the seat that took it, from 1
    flipper: Int8  # the seat that turned the last card, from 1; 0 = none yet
    taker: Int8  # the seat that has taken a heap since then, from 1; 0 = none
    is_reversed: Int8  # 1 = an odd number of gluttons came up
    doubt: Int8  # below STRENGTHS, drawn with each card: who is easily confused gets the direction wrong
    # A sheet to reckon on while choosing (see `outlook`), wiped afterwards: compiled code has no other.
    lent: Int8  # the memory with which another level weighs as the sharp one; else 0
    sum: Annotated[Grid, Cells(np.int16, SEATS + 1, MOST_KINDS + 1)]  # sweets, by where they lie and by kind
    plates: Annotated[Row, Cells(np.int8, SEATS + 1)]  # gluttons, by where they lie
    of_kind: Annotated[Grid, Cells(np.int16, MOST_KINDS + 1, OF_KIND)]  # what is known of each kind
    facts: Annotated[Row, Cells(np.int16, FACTS)]  # and of the round
    common: Annotated[Row, Cells(np.int32, UNITS)]  # what the facts tell each unit
    found: Annotated[Row, Cells(np.int32, UNITS)]  # what each unit finds in all kinds together


def notices(mind: Mind, seat: int, line: Row) -> None:
    """Something was told: kind of event, to whom, four facts."""
    told = line[0]
    if told == CARD_UP:
        notice_card(mind, line[2], line[3], line[4])
    elif told == GLUTTON_UP:
        notice_card(mind, line[2], A_GLUTTON, 0)
        mind.is_reversed = 1 - mind.is_reversed
    elif told == SNATCHED:
        mind.taker = line[2] + 1
        for i in range(mind.n):
            if mind.where[i] == ON_HEAP:
                mind.where[i] = line[2] + 1
    elif told == SORTED_OUT:
        notice_refused(mind, line[2] + 1, line[3], line[4], line[5])
    elif told == TOOK_GLUTTON:
        notice_penalty(mind, line[2] + 1, line[3])
    elif told == ROUND_BEGAN:
        forget_round(mind)


def notice_card(mind: Mind, seat: int, kind: int, sweets: int) -> None:
    """A card came up."""
    mind.flipper = seat + 1
    mind.taker = 0
    mind.doubt = below(mind, STRENGTHS)
    if mind.n < STACK:
        mind.kind[mind.n] = kind
        mind.sweets[mind.n] = sweets
        mind.strength[mind.n] = below(mind, STRENGTHS)
        mind.where[mind.n] = ON_HEAP
        mind.n += 1


def notice_refused(mind: Mind, where: int, kind: int, sweets: int, cards: int) -> None:
    """Cards were sorted out of what this seat has taken."""
    left = cards
    for i in range(mind.n):
        if left > 0 and mind.where[i] == where and mind.kind[i] == kind and mind.sweets[i] == sweets:
            mind.kind[i] = REFUSED
            left -= 1


def notice_penalty(mind: Mind, where: int, source: int) -> None:
    """A glutton goes to this seat, from the heap (ON_HEAP) or from another one's pile."""
    last = -1
    for i in range(mind.n):
        if mind.where[i] == source and mind.kind[i] == A_GLUTTON:
            last = i
    if last >= 0:
        mind.where[last] = where


def forget_round(mind: Mind) -> None:
    """A new round begins with an empty head."""
    mind.n = 0
    mind.flipper = 0
    mind.taker = 0
    mind.is_reversed = 0
    mind.doubt = 0
    for i in range(STACK):
        mind.kind[i] = 0
        mind.sweets[i] = 0
        mind.strength[i] = 0
        mind.where[i] = 0


def wipe_sheet(mind: Mind) -> None:
    """What was reckoned while choosing is no memory."""
    for where in range(SEATS + 1):
        mind.plates[where] = 0
        for kind in range(MOST_KINDS + 1):
            mind.sum[where][kind] = 0
    for kind in range(MOST_KINDS + 1):
        for i in range(OF_KIND):
            mind.of_kind[kind][i] = 0
    for i in range(FACTS):
        mind.facts[i] = 0
    for i in range(UNITS):
        mind.common[i] = 0
        mind.found[i] = 0
