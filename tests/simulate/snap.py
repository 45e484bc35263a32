"""A game of nothing but hurry: the CLOCK turns a card, whoever is first takes it or all leave it, five times."""

from typing import Annotated, Any

import numpy as np

from kartenhaus import kit
from kartenhaus.kit import CLOCK, Cells, Choice, Event, Events, Game, Int8, Int32, Log, Move, Moves, RealTime, Row, note

CARDS = 5
MOVES = Moves(Move("take"), Move("leave"), Move("turn"), Move("keep"), Move("out", who=range(1, 5)))
TAKE, LEAVE, TURN, KEEP, OUT_0 = range(5)
NOTED = Events(Event("turned", ("card",), "XX-01"), Event("took", ("seat", "card"), "XX-02"))
TURNED, TOOK = range(2)


class Options:
    """What is agreed on."""

    leaver: Annotated[int, Choice("out", "bot", group="house")]


class View(Options):
    """All lies open."""

    seats: Int8
    card: Int8  # cards that were turned
    lies: Int8  # 1 = the card can be taken
    keeper: Int8  # the seat that has to put its card away before the game goes on, counted from 1
    has_left: Annotated[Row, Cells(np.int8, 4)]  # 1 = lets this card pass
    took: Annotated[Row, Cells(np.int32, 4)]  # cards by seat
    n_out: Int8  # seats that were taken out


class State(View):
    """Chance is of no use here."""

    rng: Annotated[Row, Cells(np.uint32, 4)]


class Mind(kit.Mind):
    """What a bot has noticed."""

    heard: Int32  # lines
    last: Int32  # the seat that took the last card


def start(s: State, log: Log) -> None:
    """No card lies."""
    s.card = s.lies = s.keeper = s.n_out = 0
    for seat in range(4):
        s.has_left[seat] = s.took[seat] = 0


def awaits(s: State, seat: int) -> bool:
    """Whoever has a card puts it away."""
    return s.keeper == seat + 1


def races(s: State, seat: int) -> bool:
    """Everybody races for a card until it is taken or left."""
    return s.lies == 1 and s.has_left[seat] == 0


def may(s: State, actor: int, legal: Row) -> int:
    """Take or leave; keep; turn."""
    if is_over(s):
        return 0
    if actor == CLOCK:
        actions = [OUT_0, OUT_0 + 1] if s.leaver == 0 else []
        if s.keeper == 0 and not any(races(s, seat) for seat in range(s.seats)):
            actions.append(TURN)
    elif awaits(s, actor):
        actions = [KEEP]
    else:
        actions = [TAKE, LEAVE] if races(s, actor) else []
    legal[: len(actions)] = actions
    return len(actions)


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do it."""
    if action == TURN:
        s.card += 1
        s.lies = 1
        s.has_left[:] = [0] * 4
        note(log, TURNED, s.card, 0, 0, 0)
    elif action == TAKE:
        s.lies = 0
        s.took[actor] += 1
        s.keeper = actor + 1
        note(log, TOOK, actor, s.card, 0, 0)
    elif action == LEAVE:
        s.has_left[actor] = 1
    elif action == KEEP:
        s.keeper = 0
    else:
        s.n_out += 1


def see(s: State, viewer: int, v: View) -> None:
    """Everything."""
    v.seats, v.card, v.lies, v.keeper = s.seats, s.card, s.lies, s.keeper


def is_over(s: State) -> bool:
    """The last card is gone."""
    return s.card == CARDS and s.keeper == 0 and not any(races(s, seat) for seat in range(s.seats))


def standings(s: State, out: Row) -> None:
    """Most cards win."""
    for seat in range(s.seats):
        out[seat] = 1 + sum(other > s.took[seat] for other in s.took)


def takes(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Whatever comes first."""
    return legal[0]


def notices(mind: Mind, seat: int, line: Row) -> None:
    """Counts what it hears."""
    mind.heard += 1
    if line[0] == TOOK:
        mind.last = line[2] + 1


def nothing(*arguments: Any) -> int:
    """For what the loops never ask."""
    return 0


SNAP = Game(
    id="snap",
    rules_version=1,
    seats=range(2, 5),
    State=State,
    View=View,
    Options=Options,
    presets={},
    moves=MOVES,
    events=NOTED,
    refusals=("legal",),
    start=start,
    awaits=awaits,
    may=may,
    act=act,
    why_not=nothing,
    see=see,
    imagine=lambda v, s: None,
    is_over=is_over,
    standings=standings,
    score=lambda s, seat: s.took[seat],
    deals_done=lambda s: int(is_over(s)),
    bots={"slow": takes, "quick": takes},
    Mind=Mind,
    notices=notices,
    real_time=RealTime(
        claims=frozenset({"take"}),
        race=lambda s: s.card if s.lies else 0,
        races=races,
        favours=nothing,
        beat=lambda s: s.card,
        rests=nothing,
        closes=nothing,
        reactions={"random": 700, "slow": 900, "quick": 300},
    ),
)
