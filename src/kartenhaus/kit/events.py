"""Events: what the players are shown. Rules note them as numbers in a log; Events gives them names.

How long a table remembers an event is its `life`: a "moment" (told once, in no later view), until the next "turn" or
"deal" begins, or the whole "game". An event with `begins` ends the lives of its kind and all shorter ones. Where the
life depends on an option, it is a function of the named options.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Literal, cast

import numpy as np

from .records import Grid

Life = Literal["moment", "turn", "deal", "game"]
LIVES: tuple[Life, ...] = ("moment", "turn", "deal", "game")

EVERYBODY = -1
WIDTH = 6  # kind, whom it is told, four facts


class Log:
    """Room for events; a log with room 0 swallows them, for games in bulk."""

    room: int  # lines that fit
    n: int  # lines written
    line: Grid  # kind, whom it is told (a seat or EVERYBODY), four facts


def log_with_room(room: int) -> Log:
    """An empty plain log."""
    return cast(Log, SimpleNamespace(room=room, n=0, line=[[0] * WIDTH for _ in range(room)]))


def log_record(room: int) -> np.void:
    """An empty log for compiled rules."""
    lines = max(room, 1)
    dtype = np.dtype([("room", np.int32), ("n", np.int32), ("line", np.int32, (lines, WIDTH))], align=True)
    record = np.zeros(1, dtype)[0]
    record["room"] = room
    assert isinstance(record, np.void)
    return record


def note(log: Log, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Tell everybody."""
    whisper(log, EVERYBODY, kind, a, b, c, d)


def whisper(log: Log, to: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Tell one seat."""
    if log.n < log.room:
        log.line[log.n][0] = kind
        log.line[log.n][1] = to
        log.line[log.n][2] = a
        log.line[log.n][3] = b
        log.line[log.n][4] = c
        log.line[log.n][5] = d
        log.n += 1


@dataclass(frozen=True)
class Event:
    """A kind of event: its name, the names of its facts (at most four), the ledger rule behind it, and its life."""

    name: str
    facts: tuple[str, ...]
    rule: str
    life: Life | Callable[[Mapping[str, str | int]], Life] = "turn"
    begins: Life | None = None


class Events:
    """All kinds of events of a game; an event's number is its place."""

    def __init__(self, *kinds: Event) -> None:
        self.kinds = kinds

    def named(self, line: list[int], options: Mapping[str, str | int]) -> dict[str, str | int]:
        """A log line as {"event", "rule", "life", facts…} and, where it begins something, "begins"."""
        kind = self.kinds[line[0]]
        life = kind.life if isinstance(kind.life, str) else kind.life(options)
        named: dict[str, str | int] = {"event": kind.name, "rule": kind.rule, "life": life}
        if kind.begins is not None:
            named["begins"] = kind.begins
        named.update(zip(kind.facts, line[2:], strict=False))
        return named
