"""What follows from one decision, and what one seat sees, each as a single call that can be compiled.

Restricted like the rules; what it calls of a game is bound in place of the bare names, as in `simulate.driver`.
"""

from collections.abc import Callable
from functools import cache
from math import log, log1p
from typing import Any, NamedTuple

import numpy as np

from kartenhaus.compiled import compiled
from kartenhaus.kit import CLOCK, NOBODY, Game, below, dtype_of, log_record
from kartenhaus.simulate.driver import (
    ASKED,
    Bind,
    bind_plain,
    look,
    next_actor,
    quickest,
    reaction,
    seed_from,
    unbound,
    wipe,
    wipe_plain,
    without,
)
from kartenhaus.simulate.space import LOG_ROOM, Space

from .observations import columns, scales
from .one_game import nobody_races, nothing_to_claim

start: Callable[[Any, Any], None] = unbound
awaits: Callable[[Any, int], bool] = unbound
tempts: Callable[[Any, int], bool] = unbound
races: Callable[[Any, int], bool] = unbound
race: Callable[[Any], int] = unbound
may: Callable[[Any, int, Any], int] = unbound
why_not: Callable[[Any, int, int], int] = unbound
act: Callable[[Any, int, int, Any], None] = unbound
is_over: Callable[[Any], bool] = unbound
score: Callable[[Any, int], int] = unbound
standings: Callable[[Any, Any], None] = unbound

NOTHING = -1  # no action
# Places in `Desk.facts`: who acted last, the code of the reason against the action, who decides now (the CLOCK: that is
# not settled yet), 1 if the game is over, the race's number, and how many lines of the log were written.
LAST, WHY, ACTOR, OVER, RACE, LINES, N_FACTS = range(7)
RACING, AWAITED, TEMPTED = 1, 2, 4  # how the game asks a seat
FULL = LOG_ROOM // 2  # lines after which the log is handed on before the CLOCK acts again
LONGEST = log(2**31)


class Desk(NamedTuple):
    """Where one game is played: arrays, most of them as in `simulate.space`."""

    states: Any
    minds: Any
    mind_bytes: Any
    medians: Any
    leaves: Any
    legal: Any
    logs: Any  # one
    root: Any
    facts: Any  # what came of the last turn
    asked: Any  # by seat: RACING, AWAITED and TEMPTED, added up
    points: Any  # by seat
    ranks: Any  # by seat, once the game is over


class Glass(NamedTuple):
    """What a seat looks through."""

    states: Any
    views: Any
    view_bytes: Any  # the same memory
    bytes_1: Any  # the same memory as numbers of one byte
    bytes_2: Any  # of two
    bytes_4: Any  # of four
    widths: Any  # by column: bytes of its number
    places: Any  # by column: where it stands among the numbers as wide
    least: Any  # by column: what becomes 0
    span: Any  # by column: and how much more becomes 1
    wide: Any  # the columns of which the logarithm is taken
    ints: Any  # by column: what was seen last
    legal: Any


def deal(d: Desk, number: int) -> None:
    """The game with this number, with fresh minds; nobody has been asked yet."""
    s = d.states[0]
    wipe(d.minds, d.mind_bytes)
    seed_from(s, d.root, number, 0)
    for seat in range(s.seats + 1):
        seed_from(d.minds[seat], d.root, number, seat + 1)
    start(s, d.logs[0])
    d.facts[LAST] = 0


def turn(d: Desk, seat: int, action: int, goes_on: bool) -> None:
    """Do the seat's action unless there is a reason against it; if it goes on, the CLOCK acts until a seat decides.

    All of it is one loop that calls each rule once, as every call is a copy of the rules to compile.
    """
    s = d.states[0]
    facts = d.facts
    actor = seat
    facts[WHY] = 0
    if action != NOTHING:
        facts[WHY] = why_not(s, seat, action)
        if facts[WHY] != 0:
            return
    facts[ACTOR] = CLOCK
    is_done = False
    while not is_done:
        if action != NOTHING:
            facts[LAST] = seat
            act(s, actor, action, d.logs[0])
            action = NOTHING
        is_done = not goes_on or d.logs[0].n > FULL
        if not is_done:
            actor = NOBODY
            if not is_over(s):
                actor = next_actor(s, facts[LAST], d.minds, d.medians)
            facts[ACTOR] = actor
            is_done = actor != CLOCK
        if not is_done:
            n = without(d.legal, may(s, CLOCK, d.legal), d.leaves)
            assert n > 0, "somebody must race or be awaited until a game is over, or the CLOCK must be able to act"
            seat = s.seats
            action = d.legal[below(d.minds[seat], n)]
    facts[LINES] = d.logs[0].n
    d.logs[0].n = 0
    sum_up(d)


def sum_up(d: Desk) -> None:
    """Whom the game asks now, and what everybody has."""
    s = d.states[0]
    for seat in range(s.seats):
        d.points[seat] = score(s, seat)
        d.asked[seat] = 0
        if races(s, seat):
            d.asked[seat] += RACING
        if awaits(s, seat):
            d.asked[seat] += AWAITED
        if tempts(s, seat):
            d.asked[seat] += TEMPTED
    d.facts[RACE] = race(s)
    d.facts[OVER] = 0
    if is_over(s):
        d.facts[OVER] = 1
        standings(s, d.ranks)


def observe(g: Glass, seat: int, is_asked: bool, floats: Any, mask: Any) -> None:
    """What the seat sees, as ints and, where there is room, as floats; the mask gets its legal actions if it is asked.

    The mask comes full of 0.
    """
    s = g.states[0]
    look(s, seat, g.views[0], g.view_bytes)
    read(g)
    if len(floats) > 0:
        scale(g, floats)
    if is_asked:
        for i in range(may(s, seat, g.legal)):
            mask[g.legal[i]] = 1


def read(g: Glass) -> None:
    """The view's numbers, one after another."""
    for i in range(len(g.ints)):
        place = g.places[i]
        if g.widths[i] == 1:
            g.ints[i] = g.bytes_1[place]
        elif g.widths[i] == 2:
            g.ints[i] = g.bytes_2[place]
        else:
            g.ints[i] = g.bytes_4[place]


def scale(g: Glass, floats: Any) -> None:
    """The same numbers as `observations.scaled` has them."""
    for i in range(len(floats)):
        floats[i] = min(max((g.ints[i] - g.least[i]) / g.span[i], -1.0), 1.0)
    for k in range(len(g.wide)):
        i = g.wide[k]
        number = g.ints[i]
        size = log1p(float(abs(int(number)))) / LONGEST
        floats[i] = min(max(size if number >= 0 else -size, -1.0), 1.0)


class Turns(NamedTuple):
    """The calls of one game."""

    deal: Callable[[Desk, int], None]
    turn: Callable[[Desk, int, int, bool], None]
    observe: Callable[[Glass, int, bool, Any, Any], None]


def turns_of(game: Game, bind: Bind) -> Turns:
    """The calls for one game, bound with `Compiled.bind` or with `bind_plain`."""
    names: dict[str, Any] = {name: getattr(game, name) for name in (*ASKED, "why_not")}
    time = game.real_time
    names["races"] = bind(nobody_races) if time is None else time.races
    names["race"] = bind(nothing_to_claim) if time is None else time.race
    names["wipe"] = bind(wipe) if bind is not bind_plain else wipe_plain
    for f in (seed_from, without, reaction, quickest, next_actor, look, sum_up, read, scale):
        names[f.__name__] = bind(f, **names)
    return Turns(bind(deal, **names), bind(turn, **names), bind(observe, **names))


@cache
def compiled_turns(game: str) -> Turns:
    """The calls of the game with this id, compiled at the first one: that takes a while, and the code is kept."""
    rules = compiled(game)
    return turns_of(rules.game, rules.bind)


def desk_of(game: Game, space: Space) -> Desk:
    """A desk on which nothing has been dealt; states, minds and chance are those of the space."""
    blank_log = log_record(LOG_ROOM)
    return Desk(
        **{name: getattr(space, name) for name in ("states", "minds", "mind_bytes", "medians", "leaves", "legal")},
        logs=np.array([blank_log], blank_log.dtype),
        root=space.root,
        facts=np.zeros(N_FACTS, np.int64),
        asked=np.zeros(game.seats.stop, np.int64),
        points=np.zeros(game.seats.stop, np.int64),
        ranks=np.zeros(game.seats.stop, np.int64),
    )


def glass_of(game: Game, states: Any) -> Glass:
    """What seats look through at these states."""
    dtype = dtype_of(game.View)
    memory = np.zeros(-(-dtype.itemsize // 4), np.int32)  # as many bytes as numbers of any width can be read from
    cells = memory.view(np.uint8)[: dtype.itemsize]
    widths, places = places_in(game.View)
    wide, least, span = scales(game.View)
    return Glass(
        states=states,
        views=cells.view(dtype),
        view_bytes=cells,
        bytes_1=memory.view(np.int8),
        bytes_2=memory.view(np.int16),
        bytes_4=memory,
        widths=widths,
        places=places,
        least=least.astype(np.float64),
        span=span.astype(np.float64),
        wide=wide,
        ints=np.zeros(len(widths), np.int32),
        legal=np.zeros(game.moves.size, np.int64),
    )


def places_in(schema: type) -> tuple[Any, Any]:
    """By column of a View class: how many bytes its number has, and where it stands among numbers as wide."""
    dtype = dtype_of(schema)
    assert dtype.fields is not None
    widths: list[int] = []
    places: list[int] = []
    for name, (kind, offset, *_) in dtype.fields.items():
        assert kind.base.kind == "i", f"expected signed numbers, got {kind.base} in {schema.__name__}.{name}"
        width = kind.base.itemsize
        n = kind.itemsize // width
        widths += [width] * n
        places += range(offset // width, offset // width + n)
    assert len(places) == len(columns(schema))
    return np.array(widths, np.int64), np.array(places, np.int64)
