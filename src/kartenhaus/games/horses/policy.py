"""What the learned player of Horses weighs: the features of a choice, and a round made up to be played out in mind.

Features are whole numbers, 64 to the unit, so that they are the same plain and compiled.
"""

import tomllib
from pathlib import Path
from typing import Any

from kartenhaus.kit import Row, below

from .actions import CALL_ALL, CALL_ONE, DECLINE, DRAW, KEEP, LAY_0, SLIP_0, STOP, WANT, WISH_0
from .bot import IN_PILE, SLIPPED_AWAY, BotMind
from .components import CARDS, COACH, COLOUR, DIRECTION, HAZARD, HORSE, HORSESHOE, MOTIF, N_TARGET, TARGET_0
from .preparation import n_unused, nth_unused
from .rules import FIRST_SHOE, N_SHOES
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
from .view import copy_public, gather_unknown, take_unknown

FILE = Path(__file__).parent / "learned" / "policy.toml"  # no part of the rules: they need not be compiled anew
FEATURES = 20
UNIT = 64
TRUST = 14  # found in the arena
STAGES = 3  # of one's own hand: one or two cards, three or four, more
CHOICES = 2  # a turn, an extra card after a coach
LINES_EACH = STAGES * CHOICES + 2  # by number of seats: and slipping, and wanting the figure
LINES = LINES_EACH * (SEATS - 1)
LOW = 2  # cards in a hand that is nearly empty


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
    n_pile = lay_remembered(v, mind, s)
    n_slipped = slip_remembered(v, mind, s)
    for seat in range(SEATS):
        for i in range(CARDS):
            s.hand[seat][i] = 0
        for i in range(v.n_hand[seat]):
            if seat == v.viewer:
                s.hand[seat][i] = v.hand[i]
            else:
                s.hand[seat][i] = take_unknown(s)
    for i in range(n_pile, v.n_pile - 1):
        s.pile[i] = take_unknown(s)
    if v.n_pile > 0:
        s.pile[v.n_pile - 1] = v.top
    put_slipped(mind, s, n_slipped)
    s.n_deck = v.n_deck
    s.target = v.shown_target
    if v.shown_target == 0:
        s.target = TARGET_0 + 1 + nth_unused(v.used_targets, below(s, n_unused(v.used_targets, N_TARGET)))
    make_plain(s)


def lay_remembered(v: View, mind: BotMind, s: State) -> int:
    """Cards that were seen lie in the pile, as far as there is room for them; how many lie there."""
    for i in range(CARDS):
        s.pile[i] = 0
    n = 0
    left = 0
    for i in range(s.n_deck):
        card = s.deck[i]
        if mind.seen[card] == IN_PILE and n < v.n_pile - 1:
            s.pile[n] = card
            n += 1
        else:
            s.deck[left] = card
            left += 1
    close_up(s, left)
    return n


def slip_remembered(v: View, mind: BotMind, s: State) -> int:
    """Take away what this player has slipped under the draw pile itself; how many cards that are."""
    n = 0
    left = 0
    for i in range(s.n_deck):
        card = s.deck[i]
        if mind.seen[card] == SLIPPED_AWAY and n < v.n_slipped:
            n += 1
        else:
            s.deck[left] = card
            left += 1
    close_up(s, left)
    return n


def put_slipped(mind: BotMind, s: State, n: int) -> None:
    """Put those back, deepest of all; above them lies whatever the others have slipped."""
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


def close_up(s: State, left: int) -> None:
    """So many cards are left to be dealt out."""
    for i in range(left, s.n_deck):
        s.deck[i] = 0
    s.n_deck = left


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
    first = LINES_EACH * (s.seats - 2)
    phase = s.phase
    if phase in (TURN, DRAWN, EXTRA):
        for i in range(n):
            for k in range(FEATURES):
                out[i][k] = 0
            if legal[i] < DRAW:
                lay_features(s, seat, legal[i], out[i])
            else:
                other_features(s, legal[i], out[i])
        return first + stage_of(s.n_hand[seat]) * CHOICES + int(phase == EXTRA)
    if phase == SLIP:
        for i in range(n):
            for k in range(FEATURES):
                out[i][k] = 0
            if legal[i] != DECLINE:
                slip_features(s, seat, legal[i] - SLIP_0, out[i])
        return first + STAGES * CHOICES
    if phase == SNATCH:
        for i in range(n):
            for k in range(FEATURES):
                out[i][k] = 0
            if legal[i] == WANT:
                out[i][0] = UNIT
        return first + STAGES * CHOICES + 1
    return NOBODY


def stage_of(n_hand: int) -> int:
    """How far one's own hand has come."""
    return int(n_hand > LOW) + int(n_hand > 2 * LOW)


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
    card = action - LAY_0
    wish = 0
    if action >= WISH_0:
        card = FIRST_SHOE + (action - WISH_0) % N_SHOES
        wish = 1 + (action - WISH_0) // N_SHOES
    motif = MOTIF[card]
    left = s.n_hand[seat] - 1
    if left == 0:
        out[4] = UNIT
        return
    colour = COLOUR[card]
    demand = motif
    if motif == HORSESHOE:
        colour = wish
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
