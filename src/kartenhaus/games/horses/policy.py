"""What the learned player of Horses weighs: the features of a choice, and a round made up to be played out in mind.

Features are whole numbers, 64 to the unit, so that they are the same plain and compiled.
"""

import tomllib
from pathlib import Path
from typing import Any

from kartenhaus.kit import Row, below

from .actions import CALL_ALL, CALL_ONE, DECLINE, DRAW, KEEP, SLIP_0, STOP, WANT
from .bot import IN_PILE, SLIPPED_AWAY, BotMind
from .components import CARDS, COACH, COLOUR, DIRECTION, HAZARD, HORSE, HORSESHOE, MOTIF
from .foresight import LOW, card_of, wish_of
from .state import (
    DRAWN,
    EXTRA,
    LOT,
    NO_CALL,
    NOBODY,
    OFF,
    QUICK,
    REAL_TIME,
    SEATS,
    SLIP,
    SNATCH,
    TURN,
    State,
    View,
)
from .turns import is_wild, matches, next_in
from .view import choose_target, copy_public, deal_out, gather_unknown

FILE = Path(__file__).parent / "learned" / "policy.toml"  # no part of the rules: they need not be compiled anew
FEATURES = 20
UNIT = 64
TRUST = 14  # found in the arena
STAGES = 3  # of one's own hand: one or two cards, three or four, more
CHOICES = 2  # a turn, an extra card after a coach
LINES_EACH = STAGES * CHOICES + 2  # by number of seats: and slipping, and wanting the figure
LINES = LINES_EACH * (SEATS - 1)


def weights_of(table: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The learned weights; ValueError where they do not fit the features."""
    lines = tuple(tuple(line) for line in table["weights"])
    if [len(line) for line in lines] != [FEATURES] * LINES:
        raise ValueError(f"{FILE.name}: expected {LINES} lines of {FEATURES} weights, got another shape; train anew")
    return lines


def trust(seats: int) -> int:
    """What was learned counts in search as much as this says: about as many playouts as it took to learn it."""
    return TRUST


def weighs(v: View, legal: Row, n: int, out: Row) -> int:
    """Cards to lay or to slip are compared, with doing without; not while a call may be owed, nor anything else."""
    if v.phase not in (TURN, DRAWN, EXTRA, SLIP):
        return 0
    kept = 0
    for i in range(n):
        action = legal[i]
        if action in (CALL_ONE, CALL_ALL) and v.n_hand[v.viewer] <= LOW and v.early[v.viewer] == NO_CALL:
            return 0
        if action <= STOP or SLIP_0 < action <= DECLINE:
            out[kept] = action
            kept += 1
    return kept


# A round that is played out in mind


def recall(v: View, mind: BotMind, s: State) -> None:
    """A random state that fits the view and what was heard; nothing is told or called in it, and figures go by lot."""
    copy_public(v, s)
    gather_unknown(v, s)
    n_slipped = lay_remembered(mind, s, SLIPPED_AWAY, int(v.n_slipped))  # out of the way, until they are put back
    n_pile = lay_remembered(mind, s, IN_PILE, v.n_pile - 1)
    deal_out(v, s, n_pile)
    put_slipped(mind, s, n_slipped)
    choose_target(v, s)
    make_plain(s)


def lay_remembered(mind: BotMind, s: State, where: int, most: int) -> int:
    """Those that have no place yet and are remembered there are laid out as the pile, so many at most; how many."""
    for i in range(CARDS):
        s.pile[i] = 0
    n = 0
    left = 0
    for i in range(s.n_deck):
        card = s.deck[i]
        if mind.seen[card] == where and n < most:
            s.pile[n] = card
            n += 1
        else:
            s.deck[left] = card
            left += 1
    for i in range(left, s.n_deck):
        s.deck[i] = 0
    s.n_deck = left
    return n


def put_slipped(mind: BotMind, s: State, n: int) -> None:
    """Put back what this player has slipped, deepest of all; above it lies whatever the others have slipped."""
    for place in range(s.n_deck - 1, -1, -1):
        s.deck[place + n] = s.deck[place]
    for place in range(n, s.n_slipped):
        other = place + below(s, s.n_deck + n - place)
        card = s.deck[place]
        s.deck[place] = s.deck[other]
        s.deck[other] = card
    place = 0
    for card in range(1, CARDS + 1):
        if place < n and mind.seen[card] == SLIPPED_AWAY:
            s.deck[place] = card
            place += 1
    s.n_deck += n


def make_plain(s: State) -> None:
    """What has nothing to do with cards is left out, or played out takes ten times as long."""
    s.hush = 0
    s.story = QUICK
    s.shout = OFF
    s.is_watched = 0
    s.has_fallen = 0
    for seat in range(SEATS):
        s.due[seat] = NO_CALL
        s.watch[seat] = 0
    if s.snatch_mode == REAL_TIME:
        s.snatch_mode = LOT


# What speaks for a choice


def features(s: State, seat: int, legal: Row, n: int, out: Any) -> int:
    """What speaks for each choice; NOBODY where nothing was learned of such a one."""
    if s.phase not in (TURN, DRAWN, EXTRA, SLIP, SNATCH):
        return NOBODY
    for i in range(n):
        for k in range(FEATURES):
            out[i][k] = 0
        action = legal[i]
        if s.phase == SNATCH:
            out[i][0] = UNIT * int(action == WANT)
        elif s.phase == SLIP:
            if action != DECLINE:
                slip_features(s, seat, action - SLIP_0, out[i])
        elif action < DRAW:
            lay_features(s, seat, action, out[i])
        else:
            other_features(s, action, out[i])
    return line_of(s, seat)


def line_of(s: State, seat: int) -> int:
    """The line of weights for this choice: of a turn, by how far one's own hand has come."""
    first = LINES_EACH * (s.seats - 2)
    if s.phase == SLIP:
        return first + STAGES * CHOICES
    if s.phase == SNATCH:
        return first + STAGES * CHOICES + 1
    stage = int(s.n_hand[seat] > LOW) + int(s.n_hand[seat] > 2 * LOW)
    return first + stage * CHOICES + int(s.phase == EXTRA)


def other_features(s: State, action: int, out: Row) -> None:
    """Drawing, keeping, stopping."""
    if action == DRAW:
        out[0] = UNIT
        out[1] = UNIT * min(int(s.bill), 4) // 4
    elif action == KEEP:
        out[2] = UNIT
    else:
        out[3] = UNIT


def lay_features(s: State, seat: int, action: int, out: Row) -> None:
    """What the card does to the others, and what it leaves in hand."""
    card = card_of(action)
    motif = MOTIF[card]
    left = s.n_hand[seat] - 1
    if left == 0:
        out[4] = UNIT
        return
    colour = COLOUR[card]
    demand = motif
    if motif == HORSESHOE:
        colour = wish_of(action)
        demand = 0
    elif motif == DIRECTION:
        colour = s.demand_colour
        demand = s.demand_motif
    n_fit = 0
    n_wild = 0
    for i in range(s.n_hand[seat]):
        other = s.hand[seat][i]
        if other != card:
            n_wild += int(is_wild(MOTIF[other]))
            n_fit += int(not is_wild(MOTIF[other]) and matches(other, colour, demand) > 0)
    n_next = s.n_hand[next_in(s, seat, s.direction)]
    low = int(n_next <= LOW)
    last = int(n_next == 1)
    out[5] = UNIT * int(n_fit > 0)
    out[6] = UNIT * n_fit // left
    out[7] = UNIT * n_wild // left
    out[18] = UNIT * int(n_fit + n_wild == left)
    if motif == HAZARD:
        out[8] = UNIT
        out[9] = UNIT * low
    elif motif == HORSE:
        out[10] = UNIT
        out[11] = UNIT * low
    elif motif == COACH:
        out[12] = UNIT * int(n_fit + n_wild > 0)
        out[13] = UNIT * int(n_fit + n_wild == 0)
    elif motif == DIRECTION:
        n_other = s.n_hand[next_in(s, seat, -s.direction)]
        out[14] = UNIT
        out[15] = UNIT * (min(int(n_other), 4) - min(int(n_next), 4)) // 4
    elif motif == HORSESHOE:
        out[16] = UNIT
        out[17] = UNIT * last
    else:
        out[19] = UNIT * last


def slip_features(s: State, seat: int, card: int, out: Row) -> None:
    """What the card is, and how it would go with the others."""
    motif = MOTIF[card]
    n_fit = 0
    n_now = 0
    left = s.n_hand[seat] - 1
    for i in range(s.n_hand[seat]):
        other = s.hand[seat][i]
        if other != card and not is_wild(MOTIF[other]):
            n_fit += int(COLOUR[other] == COLOUR[card] or MOTIF[other] == motif)
            n_now += matches(other, s.demand_colour, s.demand_motif)
    out[0] = UNIT
    if left == 0:
        out[1] = UNIT
        return
    out[2] = UNIT * n_fit // left
    out[3] = UNIT * int(n_fit == 0)
    out[4] = UNIT * int(n_now == 0)
    if motif == HAZARD:
        out[5] = UNIT
    elif motif == HORSE:
        out[6] = UNIT
    elif motif == COACH:
        out[7] = UNIT
    elif motif == DIRECTION:
        out[8] = UNIT
    elif motif == HORSESHOE:
        out[9] = UNIT
    else:
        out[10] = UNIT * matches(card, s.demand_colour, s.demand_motif)


_LEARNED = tomllib.loads(FILE.read_text(encoding="utf-8"))
WEIGHTS = weights_of(_LEARNED)
VERSION: int = _LEARNED["rules_version"]
