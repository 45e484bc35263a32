"""Games with numbers that follow each other: the piece of work that any worker, here or far away, can be given."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import lcm
from typing import Any

import numpy as np

from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import BadMessage

from .driver import loops_of
from .space import Sheet, Space, Tally, record_space, sheet_of, tally_of

Options = tuple[tuple[str, int], ...]  # all of them, as settled numbers


@dataclass(frozen=True)
class Job:
    """What every batch of a simulation has in common; nothing but plain values, so that it can travel."""

    game: str
    rules_version: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    is_written: bool  # somebody wants to know what became of each game


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class Batch:
    """Some games, and what they added up to. The same job and numbers make the same batch, wherever it is played."""

    first: int  # the number of its first game
    deals: Any  # by game
    sheet: Sheet  # without lines where nobody wants to know
    tally: Tally
    seconds: float  # that it took

    def __len__(self) -> int:
        return len(self.deals)


def play_batch(job: Job, first: int, games: int) -> Batch:
    """Play these games in this thread's space; BadMessage where this worker knows other rules."""
    space = space_for(job)
    seats = len(job.bots)
    deals = np.zeros(games, np.int64)
    sheet = sheet_of(seats, games if job.is_written else 0)
    tally = tally_of(seats, load(job.game))
    play = loops_for(job.game, job.is_written)
    began = time.perf_counter()
    play(space._replace(sheet=sheet), first, deals, tally, whole_of(job.game))
    return Batch(first, deals, sheet, tally, time.perf_counter() - began)


OWN = threading.local()  # each thread's space, and the job that it was made for


def space_for(job: Job) -> Space:
    """This thread's space, made when it is first asked for this job."""
    if getattr(OWN, "job", None) != job:
        rules = load(job.game)
        if rules.rules_version != job.rules_version:
            raise BadMessage(
                f"workers with version {job.rules_version} of the rules of {job.game}", rules.rules_version, "workers"
            )
        OWN.space = record_space(rules, dict(job.options), job.bots, job.seed, job.is_written)
        OWN.job = job
    space: Space = OWN.space
    return space


BINDING = threading.Lock()


def loops_for(game: str, is_written: bool) -> Callable[[Space, int, Any, Tally, int], None]:
    """The compiled loops; two threads that ask at once get the same ones."""
    with BINDING:
        return compiled_loops(game, is_written)


@cache
def compiled_loops(game: str, may_be_watched: bool = True) -> Callable[[Space, int, Any, Tally, int], None]:
    """`play_games` for this game, compiled; see `loops_of`."""
    rules = compiled(game)
    return loops_of(rules.game, rules.bind, may_be_watched)


def whole_of(game: str) -> int:
    """One game won alone, in parts so small that every tie can share it equally."""
    return lcm(*range(1, load(game).seats.stop))
