"""Shares games out to all cores and adds them up in the order of their numbers."""

import math
import os
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kartenhaus.bots import levels
from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import BadMessage, settle

from .driver import Space, Tally, loops_of, record_space, tally_of
from .result import Result

MOST_DEALS = 10**12  # months of work, and far from overflowing a sum
MOST_WORKERS = 1024
FIRST_BATCH = 8  # games
BATCH_SECONDS = 0.02  # what a batch should take: seldom enough to cost nothing, and little is lost at the end


@dataclass(frozen=True)
class Progress:
    """How far a simulation is; without a deal yet, it is being compiled."""

    games: int
    deals: int
    wanted: int


@dataclass(frozen=True)
class Batch:
    """Some games with numbers that follow each other, and what they added up to."""

    first: int
    deals: list[int]  # by game
    tally: Tally


def simulate(
    game: str,
    bots: Sequence[str],
    deals: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    workers: int | None = None,
    batch: int | None = None,
    on_progress: Callable[[Progress], None] | None = None,
    stop: threading.Event | None = None,
) -> Result:
    """Play whole games until there have been so many deals; BadMessage says what cannot be played.

    `workers`: threads, as many as the process has cores unless said; `batch`: games at a time, chosen by their length
    unless said. Neither changes the result. `stop` ends the work early and keeps what is done.
    """
    settled = settle(load(game).Options, options or {})
    check(game, bots, deals, seed, workers, batch)
    seed = secrets.randbits(32) if seed is None else seed
    report = on_progress or (lambda progress: None)
    report(Progress(0, 0, deals))
    work = Work(game, settled, tuple(bots), seed, deals, workers or cores(), batch)
    return work.run(report, stop or threading.Event())


def check(game: str, bots: Sequence[str], deals: int, seed: int | None, workers: int | None, batch: int | None) -> None:
    """BadMessage for what cannot be played."""
    rules = load(game)
    if len(bots) not in rules.seats:
        raise BadMessage(f"{rules.seats[0]} to {rules.seats[-1]} bots for {game}", len(bots), "bots")
    for level in bots:
        if level not in levels(rules):
            raise BadMessage(f"a level among {', '.join(levels(rules))}", level, "bots")
    if not 1 <= deals <= MOST_DEALS:
        raise BadMessage(f"a number of deals from 1 to {MOST_DEALS}", deals, "deals")
    if seed is not None and seed < 0:
        raise BadMessage("a seed from 0", seed, "seed")
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadMessage(f"1 to {MOST_WORKERS} workers", workers, "workers")
    if batch is not None and batch < 1:
        raise BadMessage("at least one of the games in a batch", batch, "batch")


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def compiled_loops(game: str) -> Callable[[Space, int, Any, Tally, int], None]:
    """`play_games` for this game, compiled."""
    rules = compiled(game)
    return loops_of(rules.game, rules.bind)


class Work:
    """One simulation: hands out batches of games, takes them back in order, stops when there are enough deals."""

    def __init__(
        self,
        game: str,
        options: dict[str, int],
        bots: tuple[str, ...],
        seed: int,
        wanted: int,
        workers: int,
        batch: int | None,
    ) -> None:
        self.rules = load(game)
        self.options = options
        self.bots = bots
        self.seed = seed
        self.wanted = wanted
        self.workers = workers
        self.batch = batch
        self.whole = math.lcm(*range(1, self.rules.seats.stop))  # every tie can share it equally
        self.total = tally_of(len(bots))
        self.games = 0
        self.deals = 0
        self.handed_out = 0  # games
        self.size = batch or FIRST_BATCH
        self.own = threading.local()  # each thread's space

    def run(self, report: Callable[[Progress], None], stop: threading.Event) -> Result:
        """Play until there are enough deals, or until `stop`."""
        self.play(0, 0)  # compiles before any thread starts
        with ThreadPoolExecutor(self.workers) as threads:
            under_way: deque[Future[Batch]] = deque()
            while not stop.is_set() and self.deals < self.wanted:
                while len(under_way) < 2 * self.workers:
                    games = self.size  # read once: the workers change it
                    under_way.append(threads.submit(self.play, self.handed_out, games))
                    self.handed_out += games
                self.take(under_way.popleft().result())
                report(Progress(self.games, self.deals, self.wanted))
            for late in under_way:
                if not late.cancel() and self.deals < self.wanted:
                    self.take(late.result())
        return self.result()

    def play(self, first: int, games: int) -> Batch:
        """Play some games in this thread's space."""
        if not hasattr(self.own, "space"):
            self.own.space = record_space(self.rules, self.options, self.bots, self.seed)
        deals = np.zeros(games, np.int64)
        tally = tally_of(len(self.bots))
        began = time.perf_counter()
        compiled_loops(self.rules.id)(self.own.space, first, deals, tally, self.whole)
        self.fit_batch(games, time.perf_counter() - began)
        return Batch(first, deals.tolist(), tally)

    def fit_batch(self, games: int, seconds: float) -> None:
        """Choose the next batches' size by how long this one took."""
        if self.batch is None and games:
            self.size = max(1, min(2 * games, round(games * BATCH_SECONDS / max(seconds, 1e-6))))

    def take(self, batch: Batch) -> None:
        """Add the next batch; of the last one only the games that are needed."""
        needed = 0
        while needed < len(batch.deals) and self.deals < self.wanted:
            self.deals += batch.deals[needed]
            needed += 1
        tally = batch.tally if needed == len(batch.deals) else self.play(batch.first, needed).tally
        for total, part in zip(self.total, tally, strict=True):
            np.add(total, part, out=total)
        self.games += needed

    def result(self) -> Result:
        """All that has been added up."""
        return Result(
            game=self.rules.id,
            bots=self.bots,
            seed=self.seed,
            games=self.games,
            deals=self.deals,
            points=self.total.points.tolist(),
            point_products=self.total.point_products.tolist(),
            wins=self.total.wins.tolist(),
            win_products=self.total.win_products.tolist(),
            whole=self.whole,
            is_complete=self.deals >= self.wanted,
        )
