"""Shares games out to all cores, or to other machines, and adds them up in the order of their numbers."""

import os
import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from math import ceil
from pathlib import Path

import numpy as np

from kartenhaus.bots import levels
from kartenhaus.games import load
from kartenhaus.kit import BadMessage, settle

from .batch import Batch, Job, play_batch, whole_of
from .folder import Folder, seed_in
from .result import Result
from .space import tally_of

MOST_DEALS = 10**12  # months of work, and far from overflowing a sum
MOST_SEED = 2**64 - 1
MOST_WORKERS = 1024
MOST_RECORDS = 1000  # they are played plain, which takes a thousand times as long
FIRST_BATCH = 8  # games
MOST_BATCH = 2**17  # games; quick ones would fill the memory otherwise
HERE_SECONDS = 0.02  # what a batch should take: seldom enough to cost nothing, and little is lost at the end
AWAY_SECONDS = 0.5  # the same where it has to be sent to another process
PATIENCE_SECONDS = 0.2


@dataclass(frozen=True)
class Progress:
    """How far a simulation is; without a deal yet, it is being compiled."""

    games: int
    deals: int
    wanted: int


def simulate(
    game: str,
    bots: Sequence[str],
    deals: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    batch: int | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    records: int = 0,
    on_progress: Callable[[Progress], None] | None = None,
    on_batch: Callable[[Batch], None] | None = None,
    stop: threading.Event | None = None,
) -> Result:
    """Play whole games until there have been so many deals; BadMessage says what cannot be played.

    `workers`: threads, as many as the process has cores unless said. `executor`: who plays instead, such as a pool of
    processes or Dask's; `workers` is then how many it has. `batch`: games at a time, chosen by their length unless
    said. None of them changes the result. `out`: a new folder for what became of each game, as Parquet; with `resume`
    the one that an earlier run has begun. `records`: so many first games are written there move by move. `stop` ends
    the work early and keeps what is done. `on_batch` is told what became of the games, in their order. FolderError:
    the folder cannot be used.
    """
    rules = load(game)
    settled = settle(rules.Options, options or {})
    check(game, bots, deals, seed, workers, batch)
    check_writing(out, resume, records)
    if seed is None:
        seed = seed_in(Path(out)) if out is not None and resume else secrets.randbits(32)
    job = Job(
        game, rules.rules_version, tuple(settled.items()), tuple(bots), seed, out is not None or on_batch is not None
    )
    folder = None if out is None else Folder(Path(out), job, resume)
    work = Work(job, deals, workers or cores(), batch, executor, folder, on_batch)
    report = on_progress or (lambda progress: None)
    report(work.progress())
    with folder or nullcontext():
        work.run(report, stop or threading.Event())
    if folder is not None:
        folder.write_replays(min(records, work.games))
    return work.result()


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
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise BadMessage(f"a seed from 0 to {MOST_SEED}", seed, "seed")
    check_workers(workers)
    if batch is not None and not 1 <= batch <= MOST_BATCH:
        raise BadMessage(f"1 to {MOST_BATCH} games in a batch", batch, "batch")


def check_workers(workers: int | None) -> None:
    """BadMessage for a number of them that no machine has."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadMessage(f"1 to {MOST_WORKERS} workers", workers, "workers")


def check_writing(out: str | os.PathLike[str] | None, resume: bool, records: int) -> None:
    """BadMessage for what cannot be written."""
    if not 0 <= records <= MOST_RECORDS:
        raise BadMessage(f"0 to {MOST_RECORDS} records", records, "records")
    if out is None and resume:
        raise BadMessage("the folder of the run to go on with", None, "out")
    if out is None and records:
        raise BadMessage("a folder to write records to", None, "out")


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_done(future: Future[Batch]) -> bool:
    """Wait for it, but not so long that somebody who wants to stop would notice."""
    return bool(wait([future], PATIENCE_SECONDS).done)


class Work:
    """One simulation: hands out batches of games, takes them back in order, stops when there are enough deals."""

    def __init__(
        self,
        job: Job,
        wanted: int,
        workers: int,
        batch: int | None,
        executor: Executor | None,
        folder: Folder | None,
        tell: Callable[[Batch], None] | None,
    ) -> None:
        self.job = job
        self.wanted = wanted
        self.workers = workers
        self.batch = batch
        self.executor = executor
        self.folder = folder
        self.tell = tell
        self.total = (
            tally_of(len(job.bots), load(job.game)) if folder is None else folder.tally
        )  # what is there counts, once
        self.games = 0 if folder is None else folder.games
        self.deals = 0 if folder is None else folder.deals
        self.handed_out = self.games
        self.size = batch or FIRST_BATCH
        self.seconds = HERE_SECONDS if executor is None else AWAY_SECONDS

    def run(self, report: Callable[[Progress], None], stop: threading.Event) -> None:
        """Play until there are enough deals, or until `stop`."""
        with self.crew() as crew:
            under_way: deque[Future[Batch]] = deque()
            try:
                while not stop.is_set() and self.deals < self.wanted:
                    while len(under_way) < 2 * self.workers and (games := self.n_next(bool(under_way))):
                        under_way.append(crew.submit(play_batch, self.job, self.handed_out, games))
                        self.handed_out += games
                    if is_done(under_way[0]):
                        self.take(under_way.popleft().result(), crew)
                        report(self.progress())
                while under_way and self.deals < self.wanted and not under_way[0].cancel():
                    self.take(under_way.popleft().result(), crew)
            finally:
                for late in under_way:
                    late.cancel()

    @contextmanager
    def crew(self) -> Iterator[Executor]:
        """Who plays: the executor that was handed in, which stays open, or threads of our own."""
        if self.executor is not None:
            yield self.executor
            return
        play_batch(self.job, 0, 0)  # compiles before any thread starts
        with ThreadPoolExecutor(self.workers) as threads:
            yield threads

    def take(self, batch: Batch, crew: Executor) -> None:
        """Add the next batch, each once; of the last one only the games that are needed."""
        assert batch.first == self.games, f"expected the batch from game {self.games} on, got {batch.first}"
        self.fit_size(batch)
        needed = 1 + int(np.searchsorted(np.cumsum(batch.deals), self.wanted - self.deals))
        if needed < len(batch):
            batch = crew.submit(play_batch, self.job, batch.first, needed).result()
        for total, part in zip(self.total, batch.tally, strict=True):
            np.add(total, part, out=total)
        self.games += len(batch)
        self.deals += int(batch.deals.sum())
        if self.folder is not None:
            self.folder.add(batch)
        if self.tell is not None:
            self.tell(batch)

    def n_next(self, is_any_under_way: bool) -> int:
        """How many games to hand out next: as many as are likely to be needed, and at least one while there is none."""
        likely = self.size
        if self.deals:
            likely = ceil((self.wanted - self.deals) * self.games / self.deals) - (self.handed_out - self.games)
        return max(0 if is_any_under_way else 1, min(self.size, likely))

    def fit_size(self, batch: Batch) -> None:
        """Choose the next batches' size by how long this one took."""
        if self.batch is None:
            fitting = round(len(batch) * self.seconds / max(batch.seconds, 1e-6))
            self.size = max(1, min(2 * len(batch), fitting, MOST_BATCH))

    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.games, self.deals, self.wanted)

    def result(self) -> Result:
        """All that has been added up."""
        return Result(
            game=self.job.game,
            bots=self.job.bots,
            seed=self.job.seed,
            games=self.games,
            deals=self.deals,
            points=self.total.points.tolist(),
            point_products=self.total.point_products.tolist(),
            wins=self.total.wins.tolist(),
            win_products=self.total.win_products.tolist(),
            whole=whole_of(self.job.game),
            is_complete=self.deals >= self.wanted,
        )
