"""Tables to try things on, and a tiny game that does what no real game does yet."""

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from kartenhaus import kit
from kartenhaus.games import load
from kartenhaus.kit import CLOCK, Event, Events, Game, Int8, Move, Moves, note, whisper
from kartenhaus.table import Seat, Table
from tests.kit.tables import random_options

NIMMT = load("nimmt")
SECRET = bytes(range(32))
NONCES = (b"one seat's own chance", b"", b"\0another's")
Chance = np.random.Generator


def people(n: int) -> list[Seat]:
    """So many people."""
    return [Seat("person", f"Person {i + 1}") for i in range(n)]


def nimmt(seats: int = 3, **wished: object) -> Table:
    """A table of 6 nimmt! with these options, just dealt."""
    return Table(NIMMT, "table", people(seats), kit.settle(NIMMT.Options, wished), SECRET, NONCES)


def random_table(game: Game, seed: int) -> tuple[Table, Chance]:
    """Any number of seats, any options, and the chance that made them."""
    chance = np.random.default_rng(seed)
    seats = people(int(chance.integers(game.seats[0], game.seats[-1] + 1)))
    return Table(game, f"table {seed}", seats, random_options(game, chance), chance.bytes(32), NONCES), chance


def pick(choices: list[int], chance: Chance) -> int:
    """Any one of them."""
    return choices[int(chance.integers(len(choices)))]


def played(table: Table, chance: Chance, steps: int) -> Iterator[int]:
    """Random play, one step each time; sometimes somebody acts whom nobody waits for, and sometimes a seat changes."""
    for _ in range(steps):
        if table.is_over:
            return
        actors = list(range(len(table.seats))) if chance.random() < 0.2 else some_who_act(table)
        actor = pick(actors, chance)
        if actor != CLOCK and chance.random() < 0.05:
            table.set_seat(actor, Seat("bot", "Ersatz", "random"), float(table.step))
        elif table.legal(actor):
            do_any(table, actor, chance)
        yield table.step


def some_who_act(table: Table) -> list[int]:
    """Those who race or are awaited; the clock if there are none."""
    return sorted({*table.racing(), *table.awaited()}) or [CLOCK]


def do_any(table: Table, actor: int, chance: Chance) -> None:
    """Any legal action, with words that do where it needs some."""
    action = pick(table.legal(actor), chance)
    table.act(actor, action, float(table.step), said(table, actor, action, chance))


def said(table: Table, actor: int, action: int, chance: Chance) -> str:
    """What a bot would say."""
    story = table.game.story
    if story is None or not story.needs_words(table._state, actor, action):
        return ""
    mind = kit.blank(table.game.Mind)
    kit.reseed(mind, chance.integers(1, 2**32, 4).tolist())
    return story.speak(table.see(actor), table.spoken, action, mind)


def play_on(table: Table, chance: Chance, steps: int) -> Table:
    """So many random steps, fewer if the game ends."""
    for _ in played(table, chance, steps):
        pass
    return table


def finished(seed: int = 1, **wished: object) -> Table:
    """One deal of 6 nimmt!, played to the end with a few seconds for each move."""
    chance = np.random.default_rng(seed)
    table = Table(
        NIMMT,
        "the table",
        [Seat("person", "Zoë 🦊"), Seat("bot", "Бот", "rule"), Seat("person", "Ana")],
        kit.settle(NIMMT.Options, {"end_mode": "deals", "deals": 1, **wished}),
        SECRET,
        NONCES,
        now=1000.5,
    )
    while not table.is_over:
        if table.step == 4:
            table.set_seat(2, Seat("bot", "Ersatz", "random"), 1010.25)
        seat = pick(table.awaited(), chance)
        table.act(seat, pick(table.legal(seat), chance), 1001.0 + 2.125 * table.step)
    return table


# A game of whispers


class Options:
    """None."""


class State(Options):
    """How many actions there were, and of which kinds."""

    seats: Int8
    kinds: Annotated[list[list[int]], kit.Cells(np.int8, 1, 5)]
    rng: Annotated[list[int], kit.Cells(np.uint32, 4)]
    done: Int8


class View(Options):
    """The same."""

    seats: Int8
    kinds: Annotated[list[list[int]], kit.Cells(np.int8, 1, 5)]
    done: Int8


WHISPER, NEW_TURN, NEW_DEAL, CHATTER, LIE = range(5)


def start(s: Any, log: Any) -> None:
    s.done = 0


def act(s: Any, actor: int, action: int, log: Any) -> None:
    s.done += 1
    s.kinds[0][action] += 1
    if action == WHISPER:
        whisper(log, actor, 0, actor, s.done, 0, 0)
    elif action == NEW_TURN:
        note(log, 1, s.done, 0, 0, 0)
    elif action == NEW_DEAL:
        note(log, 2, s.done, 0, 0, 0)
        note(log, 3, s.done, 0, 0, 0)
    else:
        for i in range(1000):
            note(log, 1, i, 0, 0, 0)


def may(s: Any, actor: int, legal: Any) -> int:
    if actor == CLOCK:
        return 0
    legal[:4] = [WHISPER, NEW_TURN, NEW_DEAL, CHATTER]
    return 4


def see(s: Any, viewer: int, v: Any) -> None:
    v.seats = s.seats
    v.done = s.done
    v.kinds = s.kinds  # careless: the view shares the state's list


def imagine(v: Any, s: Any) -> None:
    s.done = v.done


def standings(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = 1


WHISPERS = Game(
    id="whispers",
    rules_version=1,
    seats=range(1, 4),
    State=State,
    View=View,
    Options=Options,
    presets={},
    moves=Moves(Move("whisper"), Move("new_turn"), Move("new_deal"), Move("chatter"), Move("lie")),
    events=Events(
        Event("whispered", ("seat", "done"), "WH-01", "turn"),
        Event("turn", ("done",), "WH-02", "deal", begins="turn"),
        Event("deal", ("done",), "WH-03", "moment", begins="deal"),
        Event("counted", ("done",), "WH-04", "game"),
    ),
    refusals=("legal", "never"),
    start=start,
    awaits=lambda s, seat: True,
    may=may,
    act=act,
    why_not=lambda s, actor, action: 0,  # so it disagrees with `may` on LIE
    see=see,
    imagine=imagine,
    is_over=lambda s: False,
    standings=standings,
    score=lambda s, seat: 0,
    deals_done=lambda s: 0,
    bots={},
)
