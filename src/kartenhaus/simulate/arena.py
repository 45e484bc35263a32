"""The arena: players meet on the same deals, each in every place, and the differences get intervals."""

import json
import math
import os
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from kartenhaus.bots import player
from kartenhaus.games import load
from kartenhaus.kit import BadMessage, choices_of, settle

from .course import Course
from .folder import FolderError, begin, check_same, read_run, seed_in, why, write_whole
from .result import NORMAL_95, Estimate
from .run import MOST_DEALS, MOST_SEED, check_workers, cores

FORMAT = "arena 1"
PART_SECONDS = 10.0  # of work that is lost at most when a run is killed
PATIENCE_SECONDS = 0.2
MOST_PLAYERS = 16


@dataclass(frozen=True)
class Contest:
    """What all deals of an arena have in common."""

    game: str
    rules_version: int
    options: tuple[tuple[str, int], ...]
    players: tuple[str, ...]
    seats: int
    seed: int
    field: str | None = None  # who sits where no player does; without it the players fill all seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players, and the field behind them."""
        return self.players if self.field is None else (*self.players, self.field)

    def sitting(self, deal: int, seating: int) -> list[int]:
        """Who of `names` sits on each seat of a deal: one player after another, each seating moved on by one.

        In a field players sit as far apart as they can, from deal to deal one seat further on, and change places.
        """
        players = len(self.players)
        if self.field is None:
            return [(seat + seating) % players for seat in range(self.seats)]
        sitting = [players] * self.seats
        for place in range(players):
            sitting[(deal + place * self.seats // players) % self.seats] = (place + seating) % players
        return sitting


@dataclass
class Played:
    """One deal in every seating."""

    points: list[list[int]]  # by seating and seat
    seconds: list[float]  # by name: spent on choosing
    choices: list[int]  # by name: with more than one legal action
    slowest: list[float]  # by name: seconds


@dataclass(frozen=True)
class Rating:
    """OpenSkill's estimate of a player's strength, and how sure it is."""

    mu: float
    sigma: float


@dataclass
class Table:
    """What has come out of an arena."""

    contest: Contest
    fewest_wins: bool
    played: list[Played] = field(default_factory=list)  # by deal
    is_complete: bool = True

    def means(self) -> Any:
        """By deal, seating and name: mean points on the seats that bear the name."""
        players, names = len(self.contest.players), range(len(self.contest.names))
        means = np.zeros((len(self.played), players, len(names)))
        for deal, played in enumerate(self.played):
            for seating in range(players):
                sitting = np.array(self.contest.sitting(deal, seating))
                for who in names:
                    means[deal, seating, who] = np.array(played.points[seating])[sitting == who].mean()
        return means

    def points(self, who: int) -> Estimate:
        """Mean points in a deal."""
        return estimate(self.means()[:, :, who].mean(axis=1))

    def difference(self, who: int, other: int) -> Estimate:
        """Mean points by which one has more than the other on the same deals."""
        means = self.means().mean(axis=1)
        return estimate(means[:, who] - means[:, other])

    def milliseconds(self, who: int) -> tuple[float, float]:
        """What a choice takes on average, and at most."""
        choices = sum(each.choices[who] for each in self.played)
        seconds = sum(each.seconds[who] for each in self.played)
        slowest = max((each.slowest[who] for each in self.played), default=0.0)
        return 1000 * seconds / max(choices, 1), 1000 * slowest

    def ratings(self) -> list[Rating] | None:
        """By player, from all games in their order, without the field; None where OpenSkill is not installed."""
        if find_spec("openskill") is None:
            return None
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        players = len(self.contest.players)
        held = [[model.rating()] for _ in range(players)]
        for game in self.means()[:, :, :players].reshape(-1, players):
            scores = [float(-each if self.fewest_wins else each) for each in game]
            held = model.rate(held, scores=scores)
        return [Rating(each[0].mu, each[0].sigma) for each in held]

    def ranking(self) -> list[int]:
        """The players, best first."""
        sign = 1 if self.fewest_wins else -1
        return sorted(range(len(self.contest.players)), key=lambda who: sign * self.points(who).mean)


def estimate(samples: Any) -> Estimate:
    """The mean of independent samples."""
    if len(samples) == 0:
        return Estimate(math.nan, math.nan)
    if len(samples) == 1:
        return Estimate(float(samples[0]), math.nan)
    return Estimate(float(samples.mean()), float(NORMAL_95 * samples.std(ddof=1) / math.sqrt(len(samples))))


def arena(
    game: str,
    players: Sequence[str],
    deals: int,
    *,
    seats: int | None = None,
    field: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    workers: int | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    on_progress: Callable[[int, int], None] | None = None,
    stop: threading.Event | None = None,
) -> Table:
    """Let players meet on so many deals, each deal once in every seating; BadMessage says what cannot be played.

    `seats`: as many as there are players, and at least as many as the game needs, unless said; seats that are left are
    filled from the first player on again, or all by the player that `field` names. `workers` are threads, which changes
    no result unless a budget is in milliseconds. `out`, `resume`, `stop` as in `simulate`.
    """
    rules = load(game)
    if out is None and resume:
        raise BadMessage("the folder of the run to go on with", None, "out")
    if seed is None:
        seed = seed_in(Path(out), FORMAT) if out is not None and resume else secrets.randbits(32)
    settled = tuple(settle(rules.Options, options or {}).items())
    seats = seats or max(len(players), rules.seats[0])
    contest = Contest(game, rules.rules_version, settled, tuple(players), seats, seed, field)
    check(contest, deals, workers)
    table = Table(contest, rules.fewest_wins)
    folder = None if out is None else Folder(Path(out), contest, resume)
    if folder is not None:
        table.played = folder.played[:deals]
    report = on_progress or (lambda done, wanted: None)
    report(len(table.played), deals)
    try:
        play_all(table, deals, workers or cores(), report, stop or threading.Event(), folder)
    finally:
        if folder is not None:
            folder.write_part()
    table.is_complete = len(table.played) >= deals
    return table


def check(contest: Contest, deals: int, workers: int | None) -> None:
    """BadMessage for what cannot be played."""
    rules = load(contest.game)
    if not 2 <= len(contest.players) <= MOST_PLAYERS:
        raise BadMessage(f"2 to {MOST_PLAYERS} players", len(contest.players), "players")
    if contest.seats not in rules.seats:
        raise BadMessage(f"{rules.seats[0]} to {rules.seats[-1]} seats for {contest.game}", contest.seats, "seats")
    if contest.seats < len(contest.players):
        raise BadMessage(f"at least {len(contest.players)} seats for so many players", contest.seats, "seats")
    if contest.field is not None and contest.seats == len(contest.players):
        raise BadMessage("more seats than players where a field is named", contest.seats, "seats")
    for name in contest.names:
        player(rules, name)
    if not 1 <= deals <= MOST_DEALS:
        raise BadMessage(f"a number of deals from 1 to {MOST_DEALS}", deals, "deals")
    if not 0 <= contest.seed <= MOST_SEED:
        raise BadMessage(f"a seed from 0 to {MOST_SEED}", contest.seed, "seed")
    check_workers(workers)


def play_all(
    table: Table,
    deals: int,
    workers: int,
    report: Callable[[int, int], None],
    stop: threading.Event,
    folder: "Folder | None",
) -> None:
    """Deal after deal, taken back in their order."""

    def take(played: Played) -> None:
        table.played.append(played)
        if folder is not None:
            folder.add(played)
        report(len(table.played), deals)

    if len(table.played) < deals and not stop.is_set():
        take(play_deal(table.contest, len(table.played)))  # compiles before any thread starts
    with ThreadPoolExecutor(workers) as threads:
        under_way: list[Future[Played]] = []
        next_deal = len(table.played)
        while len(table.played) < deals and not stop.is_set():
            while len(under_way) < 2 * workers and next_deal < deals:
                under_way.append(threads.submit(play_deal, table.contest, next_deal))
                next_deal += 1
            try:
                played = under_way[0].result(PATIENCE_SECONDS)
            except TimeoutError:
                continue
            del under_way[0]
            take(played)
        for late in under_way:
            late.cancel()


OWN = threading.local()


def play_deal(contest: Contest, deal: int) -> Played:
    """One deal in every seating; the chance of each seat depends on deal, seating and seat alone."""
    if getattr(OWN, "contest", None) != contest:
        OWN.course = Course(contest.game, dict(contest.options), contest.seats, contest.seed)
        OWN.contest = contest
    course: Course = OWN.course
    players = [player(course.game, name) for name in contest.names]
    played = Played([], [0.0] * len(players), [0] * len(players), [0.0] * len(players))
    for seating in range(len(contest.players)):
        sitting = contest.sitting(deal, seating)

        def choose(seat: int, view: Any, legal: list[int], mind: Any, sitting: list[int] = sitting) -> int:
            who = sitting[seat]
            began = time.thread_time()
            action = players[who].think(course.game, view, legal, mind, players[who].budget)
            took = time.thread_time() - began
            played.seconds[who] += took
            played.choices[who] += 1
            played.slowest[who] = max(played.slowest[who], took)
            return action

        played.points.append(course.play(deal, deal * len(contest.players) + seating, choose))
    return played


class Folder:
    """Where the deals of an arena are kept, in parts that are whole or not there at all."""

    def __init__(self, path: Path, contest: Contest, resume: bool) -> None:
        self.path = path
        self.played: list[Played] = []
        self.waiting: list[Played] = []
        self.first = 0
        self.since = time.monotonic()
        if resume:
            check_same(read_run(path, FORMAT), run_of(contest), path)
            self.read_parts()
        else:
            begin(path, run_of(contest))

    def read_parts(self) -> None:
        """What earlier runs have written."""
        for file in sorted(self.path.glob("deals-*.json")):
            if file.name != part_name(len(self.played)):
                raise FolderError(f"{self.path} lacks a part, from deal {len(self.played)} on")
            try:
                self.played += [Played(**each) for each in json.loads(file.read_bytes())]
            except OSError as error:
                raise FolderError(f"{file}: {why(error)}") from None
            except (ValueError, TypeError):
                raise FolderError(
                    f"{file} is damaged; the run can be resumed without it and the parts after it"
                ) from None
        self.first = len(self.played)

    def add(self, played: Played) -> None:
        """The next deal; written when there is a part of them."""
        self.waiting.append(played)
        if time.monotonic() - self.since > PART_SECONDS:
            self.write_part()

    def write_part(self) -> None:
        """Write what waits."""
        if self.waiting:
            content = json.dumps([vars(each) for each in self.waiting]).encode()
            write_whole(self.path / part_name(self.first), content)
            self.first += len(self.waiting)
            self.waiting = []
        self.since = time.monotonic()


def part_name(first: int) -> str:
    """The file that begins with this deal."""
    return f"deals-{first:012}.json"


def run_of(contest: Contest) -> dict[str, Any]:
    """What all deals have in common, by name."""
    numbers = dict(contest.options)
    return {
        "format": FORMAT,
        "game": contest.game,
        "rules_version": contest.rules_version,
        "options": {each.name: each.kind.value(numbers[each.name]) for each in choices_of(load(contest.game).Options)},
        "players": list(contest.players),
        "seats": contest.seats,
        "seed": contest.seed,
        "field": contest.field,
    }
