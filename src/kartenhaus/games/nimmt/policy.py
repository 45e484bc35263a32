"""What speaks for a card or a row at 6 nimmt!: the features that the learned player weighs, and their weights.

Features are whole numbers, 64 to the unit, so that they are the same plain and compiled.
"""

import tomllib
from math import comb
from pathlib import Path
from typing import Any

from kartenhaus.kit import NOBODY, Row

from .actions import CHOOSE_0, DRAFT_0, ROW_0
from .rules import cards_in_use, cheapest_row, heads_on, row_for, row_heads
from .state import CARDS, CHOOSE, DRAFT, FULL, HAND, PLACE, ROWS, SEATS, Public, State, View

FILE = Path(__file__).parent / "learned" / "policy.toml"  # no part of the rules: they need not be compiled anew
FEATURES = 16
PHASES = 3  # a deal's first turns, its middle, its end; and so for the draft
DRAFTS = (PHASES + 1) * (SEATS - 1)  # lines of weights: for each number of seats the phases, and the choice of a row;
LINES = DRAFTS + PHASES * (SEATS - 1)  # from DRAFTS on the phases of the draft
UNIT = 64
SHARPNESS = 4  # as the noise of few playouts softens what is imitated, and sharper rivals make better playouts
FAR = 16  # cards that are so far apart have nothing to do with each other


def chances(others: int, k: int, q: int) -> int:
    """How likely it is, in 1/64, that exactly k of the others lay a card that each of them lays with chance q/64."""
    return round(UNIT * comb(others, k) * (q / UNIT) ** k * (1 - q / UNIT) ** (others - k)) if k <= others else 0


EXACTLY = tuple(
    tuple(tuple(chances(others, k, q) for q in range(UNIT + 1)) for k in range(FULL)) for others in range(SEATS)
)
MORE = tuple(
    tuple(
        tuple(max(0, UNIT - sum(EXACTLY[others][i][q] for i in range(k + 1))) for q in range(UNIT + 1))
        for k in range(FULL)
    )
    for others in range(SEATS)
)


# Of so many so few, in 1/64: no division where millions are asked for.
PART = tuple(tuple(UNIT * min(k, n) // max(n, 1) for k in range(CARDS + 1)) for n in range(CARDS + 1))


def trust(seats: int) -> int:
    """Heads for a nat, of which SHARPNESS make one head: the more players, the more luck there is in playouts."""
    return min(4 * (seats - 1) ** 2, 64)


def weights_of(table: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The learned weights; ValueError where they do not fit the features."""
    lines = tuple(tuple(line) for line in table["weights"])
    if [len(line) for line in lines] != [FEATURES] * LINES:
        raise ValueError(f"{FILE.name}: expected {LINES} lines of {FEATURES} weights, got another shape; train anew")
    return lines


def features(s: State | View, seat: int, legal: Row, n: int, out: Any) -> int:
    """What speaks for each card, or for each row; NOBODY where nothing was learned, as for a change of mind."""
    if s.phase == CHOOSE and s.chosen[seat] == 0:
        return hand_features(s, legal, n, out)
    for i in range(n):
        clear(out[i])
    if s.phase == PLACE:
        for i in range(n):
            row_features(s, legal[i] - ROW_0, out[i])
        return (PHASES + 1) * (s.seats - 2) + PHASES
    if s.phase == DRAFT:
        draft_features(s, seat, legal, n, out)
        return DRAFTS + PHASES * (s.seats - 2) + phase_of(HAND - s.n_hand[seat])
    return NOBODY


def clear(out: Row) -> None:
    """Nothing speaks for it yet."""
    for k in range(FEATURES):
        out[k] = 0


def hand_features(s: Public, legal: Row, n: int, out: Any) -> int:
    """What speaks for each card of a hand. As the cards rise, those that go to the same row lie side by side."""
    in_use = cards_in_use(s)
    unseen = in_use - n
    for r in range(ROWS):
        unseen -= s.length[r]
    first = r = heads = 0
    highest = NOBODY  # of the cards that go to row r, of which legal[first] is the lowest
    for i in range(n):
        card = legal[i] - CHOOSE_0
        if card > highest:
            first = i
            highest = next_end(s, card)
            r = row_for(s, card)
            heads = row_heads(s, cheapest_row(s) if r == NOBODY else r)
        clear(out[i])
        if r == NOBODY:
            low_features(s, card - 1 - i, unseen, heads, out[i])
        else:
            end = s.row[r][s.length[r] - 1]
            fit_features(s, r, card - end - 1 - (i - first), unseen, heads, out[i])
        card_features(s, legal, n, i, in_use, out[i])
    return (PHASES + 1) * (s.seats - 2) + phase_of(n)


def next_end(s: Public, card: int) -> int:
    """The lowest end of a row above this card; where there is none, the highest card there is."""
    nearest = CARDS
    for r in range(ROWS):
        end = s.row[r][s.length[r] - 1]
        if card < end < nearest:
            nearest = end
    return nearest


def phase_of(n: int) -> int:
    """Which part of a deal it is, by the cards in hand; of a draft, by those that are missing."""
    if n > 7:
        return 0
    if n > 4:
        return 1
    return 2


def row_features(s: Public, r: int, out: Row) -> None:
    """What speaks for taking a row."""
    out[0] = UNIT * row_heads(s, r)
    out[1] = UNIT * s.length[r]
    out[2] = UNIT * s.row[r][s.length[r] - 1] // cards_in_use(s)
    if r == cheapest_row(s):
        out[3] = UNIT


def low_features(s: Public, lower: int, unseen: int, least: int, out: Row) -> None:
    """A card that fits nowhere: it costs the cheapest row, unless somebody lays a lower one."""
    alone = EXACTLY[s.seats - 1][0][PART[unseen][lower]]
    out[0] = UNIT
    out[1] = UNIT * least
    out[2] = alone * least
    out[3] = alone


def fit_features(s: Public, r: int, between: int, unseen: int, heads: int, out: Row) -> None:
    """A card that fits: how many may come in between, and what is lost if it is the sixth."""
    free = FULL - s.length[r]
    others = s.seats - 1
    q = PART[unseen][between]
    sixth = EXACTLY[others][free][q]
    if free == 0:
        out[4] = UNIT
        out[5] = sixth * heads
        out[6] = sixth
    else:
        out[7] = sixth * (heads + free)
        out[8] = sixth
        out[9] = MORE[others][free][q]
        out[10] = UNIT * free // FULL
    out[11] = q


def card_features(s: Public, legal: Row, n: int, i: int, in_use: int, out: Row) -> None:
    """The card itself, and its place in the hand."""
    card = legal[i] - CHOOSE_0
    out[12] = PART[in_use][card]
    out[13] = out[12] * out[12] // UNIT
    out[14] = UNIT * heads_on(s, card) // FULL
    if i + 1 < n:
        out[15] = UNIT * min(legal[i + 1] - legal[i], HAND) // HAND


def draft_features(s: State | View, seat: int, legal: Row, n: int, out: Any) -> None:
    """What speaks for taking each of the open cards: where it lies among all, in the hand, and among the open ones."""
    hand = s.hand[seat]
    held = int(s.n_hand[seat])
    in_use = cards_in_use(s)
    lower = 0
    for i in range(n):
        card = legal[i] - DRAFT_0
        while lower < held and hand[lower] < card:
            lower += 1
        down = min(card - hand[lower - 1], FAR) if lower > 0 else FAR
        up = min(hand[lower] - card, FAR) if lower < held else FAR
        place_features(card, in_use, heads_on(s, card), out[i])
        out[i][4] = UNIT * down // FAR
        out[i][5] = UNIT * up // FAR
        if down == 1 or up == 1:
            out[i][6] = UNIT
        out[i][7] = UNIT * i // n
        if i > 0 and legal[i - 1] == legal[i] - 1:
            out[i][8] = UNIT
        if i + 1 < n and legal[i + 1] == legal[i] + 1:
            out[i][9] = UNIT
        if i == 0:
            out[i][10] = UNIT
        if i == n - 1:
            out[i][11] = UNIT


def place_features(card: int, in_use: int, heads: int, out: Row) -> None:
    """Where a card lies among all that are in use: a curve, and both of its ends."""
    out[0] = UNIT * card // in_use
    out[1] = out[0] * out[0] // UNIT
    out[2] = out[1] * out[0] // UNIT
    out[3] = UNIT * heads // FULL
    out[12] = UNIT * max(FULL - card, 0) // FULL
    out[13] = UNIT * max(FULL - (in_use - card), 0) // FULL


_LEARNED = tomllib.loads(FILE.read_text(encoding="utf-8"))
WEIGHTS = tuple(tuple(SHARPNESS * each for each in line) for line in weights_of(_LEARNED))
VERSION: int = _LEARNED["rules_version"]
