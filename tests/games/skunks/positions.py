"""Positions of Flinke Stinker drawn as text, and hands that play them.

    s = drawn("row: L; at: 4 6; front: 3 | ; middle: 4 1 p")
    assert turn(s, 1) == ["took seat=0 footprints=4 place=1 total=7", …]

Parts: `row`, L, M or the numbers of the stink tiles; `at`, where each seat's skunk stands; `front`, one a seat;
`turned`, cards of this turn among them; `active`, a seat; `middle`, the faces at the first places (p is a puma);
`rest`, where all other footprint cards are: middle (usual), used, or last (in front of the last seat);
`options: retreat_to=after_stink`.
"""

from functools import partial
from typing import Any

from kartenhaus import kit
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import COVER, GIVE_0, GO_ON, RUN, SHORT_0, SKUNK_0, TURN_0
from kartenhaus.games.skunks.rules import clear_seats, n_pumas
from kartenhaus.games.skunks.state import (
    CARDS,
    FOOTPRINTS,
    GAP,
    GIVE,
    NOBODY,
    PATH,
    PUMA,
    SHOWN,
    STINK,
    TRACK,
    TURN,
    VALUES,
    State,
    View,
)
from tests.kit import positions
from tests.kit.drawn import drawn as parts_of
from tests.kit.drawn import numbers
from tests.kit.tables import table_of

LOG_ROOM = 200
CHANCE = 66
ROWS = {"L": [3, 7, 10, 13, 14, 18, 21], "M": [1, 2, 5, 9, 13, 17, 22]}  # the ledger's test rows


def table(seats: int, chance: int = CHANCE, **options: Any) -> State:
    """A table that is ready to start."""
    s: State = table_of(GAME, seats, chance, **options)
    return s


def started(seats: int, chance: int = CHANCE, **options: Any) -> State:
    """A table that is laid out; nobody has a skunk yet."""
    s = table(seats, chance, **options)
    GAME.start(s, kit.log_with_room(LOG_ROOM))
    return s


def begun(seats: int, **options: Any) -> State:
    """A table at which the first turn has begun."""
    s = started(seats, **options)
    while s.phase != TURN:
        do_something(s)
    return s


def drawn(text: str) -> State:
    """A state in a turn; every card of the game is somewhere."""
    parts = parts_of(text)
    options: dict[str, Any] = dict(word.split("=") for group in parts.pop("options", []) for word in group)
    at = numbers(parts.pop("at"))[0]
    s = started(len(at), **options)
    clear_seats(s)
    for seat, tile in enumerate(at):
        s.position[seat], s.skunk[seat] = tile, seat + 1
    lay_row(s, parts.pop("row", [["L"]])[0])
    for seat, cards in enumerate(numbers(parts.pop("front", []))):
        for value in cards:
            s.front[seat][value] += 1
    s.n_turned = int(parts.pop("turned", [["0"]])[0][0])
    s.active = int(parts.pop("active", [["0"]])[0][0])
    s.phase, s.turn, s.receiver = TURN, 1, NOBODY
    place_cards(s, parts.pop("middle", [[]])[0], parts.pop("rest", [["middle"]])[0][0])
    assert not parts, f"expected parts that a position has, got {', '.join(parts)}"
    assert_conserved(s)
    return s


def lay_row(s: State, row: list[str]) -> None:
    """A track with these stink tiles."""
    stinks = ROWS[row[0]] if row[0] in ROWS else [int(tile) for tile in row]
    s.n_laid = TRACK
    for tile in range(1, TRACK + 1):
        s.tile[tile] = STINK if tile in stinks else PATH


def place_cards(s: State, middle: list[str], rest: str) -> None:
    """The drawn faces at the first places, then all other cards where they belong."""
    faces = [PUMA if face == "p" else int(face) for face in middle]
    pumas = n_pumas(s) - faces.count(PUMA)
    others = []
    for value in range(1, VALUES + 1):
        n = FOOTPRINTS[s.seats][value] - faces.count(value) - sum(s.front[seat][value] for seat in range(s.seats))
        assert n >= 0, f"expected cards that there are, got more {value}s"
        others += [value] * n
    s.used = [0] * (VALUES + 1)
    s.n_used = 0
    if rest == "middle":
        faces += others
    elif rest == "used":
        for value in others:
            s.used[value] += 1
        s.n_used = len(others)
    else:
        for value in others:
            s.front[s.seats - 1][value] += 1
    faces += [PUMA] * pumas
    s.face = [GAP, *faces, *[GAP] * (CARDS - len(faces))]
    s.down = [int(face != GAP) for face in s.face]
    s.mark = [0] * (CARDS + 1)
    s.n_down = len(faces)


def assert_conserved(s: State) -> None:
    """T17: every card is in one place, counts fit, no skunk stands where none may, pumas are all in the middle."""
    for value in range(1, VALUES + 1):
        n = s.face.count(value) + s.used[value] + sum(s.front[seat][value] for seat in range(s.seats))
        assert n == FOOTPRINTS[s.seats][value]
    assert s.face.count(PUMA) == n_pumas(s)
    assert s.face[0] == s.used[0] == 0
    assert s.down == [int(face != GAP) for face in s.face]
    assert s.n_down == sum(s.down)
    assert s.n_used == sum(s.used)
    assert not any(s.tile[s.position[seat]] == STINK for seat in range(s.seats) if 0 < s.position[seat] <= TRACK)
    if s.phase == TURN and s.n_turned == 0:
        assert s.n_down > n_pumas(s), "expected a footprint card in the middle when a turn begins"
    assert (s.shown > 0) == (s.phase == SHOWN)
    if s.shown:
        assert s.face[s.shown] == PUMA
    if s.phase == GIVE:
        assert sum(s.front[s.active]) > 0


# Doing


do = partial(positions.do, GAME)
told_by = partial(positions.told_by, GAME)
refused = partial(positions.refused, GAME)
legal_moves = partial(positions.legal_moves, GAME)


def turn(s: State, place: int) -> list[str]:
    """The active player turns this card."""
    return do(s, s.active, TURN_0 + place)


def run(s: State) -> list[str]:
    """The active player stops and moves."""
    return do(s, s.active, RUN)


def run_short(s: State, steps: int) -> list[str]:
    """The active player moves by some of the cards."""
    return do(s, s.active, SHORT_0 + steps)


def go_on(s: State) -> list[str]:
    """Only pumas are left, and the active player goes on."""
    return do(s, s.active, GO_ON)


def cover(s: State) -> list[str]:
    """The active player has seen the puma."""
    return do(s, s.active, COVER)


def give(s: State, footprints: int) -> list[str]:
    """The active player gives such a card."""
    return do(s, s.active, GIVE_0 + footprints)


def choose_skunk(s: State, seat: int, tail: int) -> list[str]:
    """The seat takes this skunk."""
    return do(s, seat, SKUNK_0 + tail)


def kinds(s: State) -> set[str]:
    """The kinds of moves that the active player may do."""
    return {move.split()[0] for move in legal_moves(s, s.active)}


def do_something(s: State) -> list[str]:
    """The first seat that is awaited does the first thing that it may."""
    legal = [0] * GAME.moves.size
    seat = next(seat for seat in range(s.seats) if GAME.awaits(s, seat))
    assert GAME.may(s, seat, legal) > 0
    return do(s, seat, legal[0])


# Looking


def at(s: State | View) -> list[int]:
    """Where everybody's skunk stands."""
    return s.position[: s.seats]


def front(s: State | View, seat: int) -> list[int]:
    """The footprint cards in front of a seat."""
    return [value for value in range(1, VALUES + 1) for _ in range(s.front[seat][value])]


def view(s: State, viewer: int) -> View:
    """What a viewer sees."""
    v: View = kit.blank(View)
    GAME.see(s, viewer, v)
    return v
