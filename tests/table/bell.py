"""A tiny game in real time, with words: whoever is on turn hangs up a bell, and whoever is first rings it.

The sentence that goes with it must name a bell (or a gong, which is a murmur: then the next one hangs). It is read out
to all up to the word "bell"; when the clock closes the reading, the bell can be rung, with either hand. Who rings
without waiting to see it is out for this bell. The clock closes the ringing too. With late = spent, who rings after the
first one loses a point for it.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from kartenhaus import kit
from kartenhaus.kit import CLOCK, NOBODY, Choice, Event, Events, Game, Int8, Int16, Move, Moves, Number, Refused, note
from kartenhaus.kit.real_time import RealTime
from kartenhaus.kit.story import Spoken, Story
from kartenhaus.table import Seat, Table

SEATS = 5
HANGING, READING, RINGING, OVER = range(4)
HANG, MURMUR, RING, RING_LEFT, LEAVE, TOO_SOON, CLOSE = range(7)
LEGAL, NOT_NOW, OUT, NO_BELL = range(4)
RESTS = 500  # milliseconds
Row = Annotated[list[int], kit.Cells(np.int8, SEATS)]


class Options:
    """How late rings count, how many bells there are, and how long they can be rung."""

    late: Annotated[int, Choice("returned", "spent", group="house")]
    bells: Annotated[int, Number(3, least=1, most=9, group="house")]
    window: Annotated[int, Number(0, least=0, most=60, group="house")]  # seconds; 0: until somebody rings


class View(Options):
    """Everything, but for the chance."""

    seats: Int8
    phase: Int8
    turn: Int8
    bell: Int16  # the number of the last one
    beat: Int16
    rang: Int8  # who rang the last bell
    out: Row  # cannot ring this bell any more
    points: Row


class State(View):
    """The same."""

    rng: Annotated[list[int], kit.Cells(np.uint32, 4)]


def start(s: Any, log: Any) -> None:
    s.phase = HANGING
    s.turn = s.bell = s.beat = 0
    s.rang = NOBODY
    for seat in range(SEATS):
        s.out[seat] = s.points[seat] = 0


def why_not(s: Any, actor: int, action: int) -> int:
    if actor == CLOCK:
        may = action == CLOSE and s.phase in (READING, RINGING)
    elif action in (HANG, MURMUR):
        may = s.phase == HANGING and s.turn == actor
    elif action in (RING, RING_LEFT):
        may = s.phase == RINGING or (s.phase == HANGING and s.late == 1 and s.rang not in (NOBODY, actor))
    else:
        may = action in (LEAVE, TOO_SOON) and s.phase == RINGING
    if not may:
        return NOT_NOW
    return OUT if action in (RING, RING_LEFT, LEAVE, TOO_SOON) and s.out[actor] else LEGAL


def may(s: Any, actor: int, legal: Any) -> int:
    n = 0
    for action in range(MOVES.size):
        if why_not(s, actor, action) == LEGAL:
            legal[n] = action
            n += 1
    return n


def act(s: Any, actor: int, action: int, log: Any) -> None:
    if action == HANG:
        s.phase, s.rang, s.bell = READING, NOBODY, s.bell + 1
        s.beat += 1
        note(log, 0, actor, s.bell, 0, 0)
    elif action == MURMUR:
        s.turn = (s.turn + 1) % s.seats
    elif action in (RING, RING_LEFT) and s.phase == HANGING:
        s.points[actor] -= 1
        s.out[actor] = 1
        note(log, 2, actor, 0, 0, 0)
    elif action in (RING, RING_LEFT):
        s.points[actor] += 1
        s.rang = actor
        note(log, 1, actor, s.points[actor], 0, 0)
        go_on(s)
    elif action == CLOSE and s.phase == READING:
        s.phase = RINGING
        s.beat += 1
    elif action == CLOSE:
        go_on(s)
    else:
        s.out[actor] = 1
        note(log, 3, actor, int(action == TOO_SOON), 0, 0)


def go_on(s: Any) -> None:
    s.phase = OVER if s.bell == s.bells else HANGING
    s.turn = (s.turn + 1) % s.seats
    s.beat += 1
    for seat in range(SEATS):
        s.out[seat] = 0


def see(s: Any, viewer: int, v: Any) -> None:
    for name, value in vars(s).items():
        if name != "rng":
            setattr(v, name, list(value) if isinstance(value, list) else value)


def standings(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = 1 + sum(s.points[other] > s.points[seat] for other in range(s.seats))


def hear(s: Any, spoken: Sequence[Spoken], actor: int, action: int, text: str) -> int:
    words = text.casefold().split()
    if action != HANG or "bell" in words:
        return action
    if "gong" in words:
        return MURMUR
    raise Refused("no_bell", word="bell")


def reading(s: Any, spoken: Sequence[Spoken]) -> Sequence[str] | None:
    if s.phase != READING:
        return None
    words = spoken[-1].text.split() if spoken else []
    return words[: [word.casefold() for word in words].index("bell")] if words else []


def lines(v: Any, spoken: Sequence[Spoken]) -> list[dict[str, Any]]:
    told = spoken[:-1] if v.phase == READING else spoken
    return [{"seat": one.actor, "text": one.text} for one in told]


MOVES = Moves(Move("hang"), Move("murmur"), Move("ring", hand=range(2)), Move("leave"), Move("too_soon"), Move("close"))
BELL = Game(
    id="bell",
    rules_version=1,
    seats=range(2, SEATS + 1),
    State=State,
    View=View,
    Options=Options,
    presets={},
    moves=MOVES,
    events=Events(
        Event("hung", ("seat", "bell"), "BE-01", "turn", begins="turn"),
        Event("rang", ("seat", "points"), "BE-02", "turn"),
        Event("late", ("seat",), "BE-03", "turn"),
        Event("left", ("seat", "too_soon"), "BE-04", "turn"),
    ),
    refusals=("legal", "not_now", "out", "no_bell"),
    start=start,
    awaits=lambda s, seat: s.phase == HANGING and s.turn == seat,
    may=may,
    act=act,
    why_not=why_not,
    see=see,
    imagine=see,  # type: ignore[arg-type]  # nobody imagines here
    is_over=lambda s: s.phase == OVER,
    standings=standings,
    score=lambda s, seat: s.points[seat],
    deals_done=lambda s: int(s.phase == OVER),
    bots={},
    real_time=RealTime(
        claims=frozenset({"ring"}),
        race=lambda s: s.bell if s.phase == RINGING else 0,
        races=lambda s, seat: s.phase == RINGING and not s.out[seat],
        favours=lambda s, seat: (seat - s.turn - 1) % s.seats,
        beat=lambda s: s.beat,
        rests=lambda s: RESTS,
        closes=lambda s, spoken: 300 * len(reading(s, spoken) or []) if s.phase == READING else 1000 * s.window,
        reactions={},
        hides_close=lambda s: s.phase == READING,
        false_starts={"ring": "too_soon"},
    ),
    story=Story(
        needs_words=lambda s, actor, action: action == HANG,
        hear=hear,
        speak=lambda v, spoken, action, mind: "A bell",
        reading=reading,
        lines=lines,
    ),
)


def bell(seats: int = 3, **wished: object) -> Table:
    """A table at which nobody has hung up a bell yet."""
    people = [Seat("person", f"Person {i + 1}") for i in range(seats)]
    return Table(BELL, "bells", people, kit.settle(Options, wished), bytes(range(32)), now=100.0)


def hung(table: Table, text: str = "Look, a bell", now: float = 110.0) -> Table:
    """The bell hangs, and its sentence has been read out."""
    table.act(int(table.see(kit.ONLOOKER).turn), HANG, now, text)
    table.act(CLOCK, CLOSE, now)
    return table
