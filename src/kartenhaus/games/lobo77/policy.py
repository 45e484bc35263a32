"""What the learned player of Lobo 77 weighs: the features of a card, and a round made up to be played out in mind.

Features are whole numbers, 64 to the unit, so that they are the same plain and compiled.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kartenhaus.kit import Row

from .actions import DRAW
from .bot import Mind
from .components import COUNTS, KINDS, TURN, VALUES, X2
from .rules import is_doublet, kind_of, next_living, take_any, take_card
from .state import AUTO, CHANGED, LAY, LIMIT, NOBODY, TOTAL_AUTO, State, View
from .view import copy_public, gather_unknown, shows_total

FILE = Path(__file__).parent / "learned" / "policy.toml"  # no part of the rules: they need not be compiled anew
FEATURES = 19
UNIT = 64
TRUST = 200  # found in the arena: with 14, search at a table of four chose no better than the weights alone
STEPS = (22, 44, 55, 66)  # totals at which it begins to be played differently
CROWDS = (3, 4, 6)  # numbers of players likewise
LINES = (len(STEPS) + 1) * (len(CROWDS) + 1)
HAND = 5
HIGH = 22  # a number that can be laid only while the total is low
_CARDS: int = sum(COUNTS)


def share(is_meant: Callable[[int, int], bool], total: int) -> int:
    """How many of all cards are meant at this total, in 1/64."""
    meant: int = sum(count for kind, count in enumerate(COUNTS) if is_meant(total, VALUES[kind]))
    return UNIT * meant // _CARDS


def is_too_much(total: int, value: int) -> bool:
    """This card would bring the total to the limit or over it."""
    return total + value >= LIMIT


def makes_twins(total: int, value: int) -> bool:
    """This card would make a doublet of it."""
    return 0 < total + value < LIMIT and (total + value) % 11 == 0


TOO_MUCH = tuple(share(is_too_much, total) for total in range(LIMIT))  # by total
TWINS = tuple(share(makes_twins, total) for total in range(LIMIT))  # by total


def weights_of(table: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The learned weights; ValueError where they do not fit the features."""
    lines = tuple(tuple(line) for line in table["weights"])
    if [len(line) for line in lines] != [FEATURES] * LINES:
        raise ValueError(f"{FILE.name}: expected {LINES} lines of {FEATURES} weights, got another shape; train anew")
    return lines


def value(s: State, seat: int) -> int:
    """What a seat has to lose yet: its chips, and its place in the game."""
    if s.out[seat] > 0:
        return 0
    return 1 + s.chips[seat]


def trust(seats: int) -> int:
    """What was learned counts in search as much as this says: about as many playouts as it took to learn it."""
    return TRUST


def weighs(v: View, legal: Row, n: int, out: Row) -> int:
    """Cards are compared; drawing, calling the total and dealing need no thought."""
    if v.phase != LAY:
        return 0
    for i in range(n):
        if legal[i] >= DRAW:
            return 0
        out[i] = legal[i]
    return n


# A round that is played out in mind


def recall(v: View, mind: Mind, s: State) -> None:
    """A random state that fits the view and what was heard; in it the table draws and calls, as everybody would."""
    copy_public(v, s)
    if not shows_total(v):
        s.total = min(int(mind.total), LIMIT - 1)
        s.before = s.total
    gather_unknown(v, s)
    n_discard = lay_remembered(v, mind, s)
    for seat in range(v.seats):
        if seat != v.viewer:
            for _ in range(v.n_hand[seat]):
                take_card(s, seat)
        s.n_hand[seat] = v.n_hand[seat]
    for _ in range(n_discard, v.n_discard):
        s.discard[take_any(s)] += 1
    for _ in range(v.n_aside):
        s.aside[take_any(s)] += 1
    s.n_deck = v.n_deck
    s.draw_mode = AUTO
    s.total_call = TOTAL_AUTO
    draw_what_is_due(s)


def lay_remembered(v: View, mind: Mind, s: State) -> int:
    """Cards that were seen lie in the discard pile, as far as there is room for them; how many lie there."""
    n = 0
    for kind in range(KINDS + 1):
        n += s.discard[kind]
    for kind in range(1, KINDS + 1):
        more = min(int(mind.seen[kind]) - s.discard[kind], int(v.n_discard) - n)
        more = min(more, int(s.deck[kind]))
        if more > 0:
            s.discard[kind] += more
            s.deck[kind] -= more
            s.n_deck -= more
            n += more
    return n


def draw_what_is_due(s: State) -> None:
    """Nobody forgets to draw."""
    while s.drawer != NOBODY and s.n_deck > 1:
        take_card(s, s.drawer)
        s.n_draws -= 1
        if s.n_draws == 0:
            s.drawer = NOBODY


# What speaks for a card


def features(s: State, seat: int, legal: Row, n: int, out: Any) -> int:
    """What speaks for each card; NOBODY for anything but laying."""
    if s.phase != LAY or legal[0] >= DRAW or legal[n - 1] >= DRAW:
        return NOBODY
    total = s.total
    after_me = next_living(s, seat, s.direction)
    before_me = next_living(s, seat, -s.direction)
    for i in range(n):
        kind = kind_of(legal[i])
        after = total + VALUES[kind]
        for k in range(FEATURES):
            out[i][k] = 0
        kind_features(s, kind, after_me, before_me, out[i])
        total_features(s, kind, after, out[i])
        if after < LIMIT:
            hand_features(s, seat, kind, after, out[i])
    return line_of(s)


def line_of(s: State) -> int:
    """The line of weights for this total and so many players left."""
    place = 0
    while place < len(STEPS) and s.total >= STEPS[place]:
        place += 1
    living = 0
    for seat in range(s.seats):
        living += int(s.out[seat] == 0)
    crowd = 0
    while crowd < len(CROWDS) and living >= CROWDS[crowd]:
        crowd += 1
    return crowd * (len(STEPS) + 1) + place


def kind_features(s: State, kind: int, after_me: int, before_me: int, out: Row) -> None:
    """What the card is, and whom it hits."""
    value = VALUES[kind]
    if kind == X2:
        out[3] = UNIT
        if s.chips[after_me] == 0:
            out[7] = UNIT
    elif kind == TURN:
        out[4] = UNIT
        if s.chips[before_me] == 0:
            out[7] = UNIT
    elif value < 0:
        out[5] = UNIT
    elif value == 0:
        out[6] = UNIT
    elif value < HIGH:
        out[2] = UNIT * value // HIGH
        if value == 10:
            out[8] = UNIT
    else:
        out[9] = UNIT
        out[10] = UNIT * value // LIMIT


def total_features(s: State, kind: int, after: int, out: Row) -> None:
    """Where it brings the total, and what that does to the next one."""
    if after >= LIMIT:
        out[0] = UNIT
        return
    if is_doublet(s, after) and (s.doublet_trigger != CHANGED or after != s.before):
        out[1] = UNIT
    low = max(after, 0)
    out[11] = TOO_MUCH[low]
    out[12] = TOO_MUCH[low] * TOO_MUCH[low] // UNIT
    out[13] = TWINS[low]
    if kind == X2:
        out[14] = TOO_MUCH[low]


def hand_features(s: State, seat: int, kind: int, after: int, out: Row) -> None:
    """What is left in hand: cards that could be laid on that total, and whether one of them would cost no chip."""
    safe = 0
    free = 0
    for other in range(1, KINDS + 1):
        held = s.hand[seat][other] - int(other == kind)
        then = after + VALUES[other]
        if held > 0 and then < LIMIT:
            safe += held
            free += int(not is_doublet(s, then))
    out[15] = UNIT * safe // HAND
    if s.due == 2:
        if safe == 0:
            out[16] = UNIT
        elif free == 0:
            out[17] = UNIT
    elif safe == 0:
        out[18] = UNIT


_LEARNED = tomllib.loads(FILE.read_text(encoding="utf-8"))
WEIGHTS = weights_of(_LEARNED)
VERSION: int = _LEARNED["rules_version"]
