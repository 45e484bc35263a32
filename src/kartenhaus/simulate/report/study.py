"""What a report stands on: the rows of a run, and the sums over all of its games."""

import os
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from kartenhaus.bots import levels
from kartenhaus.games import load
from kartenhaus.kit import BadMessage, Game, choices_of, settle
from kartenhaus.simulate.batch import Batch, Job
from kartenhaus.simulate.folder import Folder, read_run
from kartenhaus.simulate.run import Progress, simulate
from kartenhaus.simulate.space import Sheet, Tally, tally_of

from .intervals import Interval, around, wilson

MOST_ROWS = 2**20  # games whose rows are kept; sums go on beyond
RIVAL_DEALS = 20_000  # for each level against chance


class ReportError(Exception):
    """There is nothing to report, or nowhere to put it; the text says why, and what would help."""


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class Study:
    """A run: rows of its first games, sums over all of them, and how it can be had again."""

    game: str
    rules_version: int
    options: Mapping[str, str | int]
    bots: tuple[str, ...]  # by seat
    seed: int
    games: int
    deals: Any  # by game, like the rows below
    sheet: Sheet
    tally: Tally
    rivals: Mapping[str, Interval] = field(default_factory=dict)  # level -> games won by one among random ones
    rival_deals: int = 0  # for each of them

    @property
    def rows(self) -> int:
        """Games whose rows are kept."""
        return len(self.deals)

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.bots)

    def win_shares(self) -> Any:
        """By game and seat: 1 for a win alone, a part of it for a shared one."""
        won = self.sheet.ranks == 1
        return won / won.sum(axis=1, keepdims=True)


class Rows:
    """Gathers batches in memory."""

    def __init__(self, game: str, seats: int) -> None:
        self.rules = load(game)
        self.tally = tally_of(seats, self.rules)
        self.games = 0
        self.deals: list[Any] = []
        self.sheets: list[Sheet] = []

    def add(self, batch: Batch) -> None:
        """The next games."""
        for total, part in zip(self.tally, batch.tally, strict=True):
            np.add(total, part, out=total)
        if self.games < MOST_ROWS:
            self.deals.append(batch.deals)
            self.sheets.append(batch.sheet)
        self.games += len(batch)

    def study(self, bots: Sequence[str], options: Mapping[str, object], seed: int) -> Study:
        """All that was gathered, and how it was played; ReportError if that is nothing."""
        if not self.games:
            raise ReportError("expected games to report on, got none: nothing was played to its end")
        return Study(
            game=self.rules.id,
            rules_version=self.rules.rules_version,
            options=named(self.rules, options),
            bots=tuple(bots),
            seed=seed,
            games=self.games,
            deals=np.concatenate(self.deals),
            sheet=Sheet(*(np.concatenate(column) for column in zip(*self.sheets, strict=True))),
            tally=self.tally,
        )


def named(game: Game, options: Mapping[str, object]) -> dict[str, str | int]:
    """All options with the names of their values."""
    numbers = settle(game.Options, options)
    return {each.name: each.kind.value(numbers[each.name]) for each in choices_of(game.Options)}


def play(
    game: str,
    bots: Sequence[str],
    deals: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    on_progress: Callable[[Progress], None] | None = None,
    stop: threading.Event | None = None,
) -> Study:
    """Play games and keep what a report needs; arguments as in `simulate`. ReportError if none was finished."""
    rows = Rows(game, len(bots))
    result = simulate(
        game,
        bots,
        deals,
        options=options,
        seed=seed,
        workers=workers,
        executor=executor,
        on_progress=on_progress,
        on_batch=rows.add,
        stop=stop,
    )
    return rows.study(bots, options or {}, result.seed)


def read(folder: str | os.PathLike[str]) -> Study:
    """The study of a run that was written with `out`; FolderError or ReportError if there is none."""
    import pyarrow.parquet as pq

    path = Path(folder)
    run = read_run(path)
    game = load(run["game"])
    if run["rules_version"] != game.rules_version:
        raise ReportError(
            f"{path} was played by version {run['rules_version']} of the rules, and these are version "
            f"{game.rules_version}: play it again"
        )
    job = Job(game.id, game.rules_version, tuple(settle(game.Options, run["options"]).items()), tuple(run["bots"]),
              run["seed"], True)  # fmt: skip
    written = Folder(path, job, resume=True)
    if not written.games:
        raise ReportError(f"expected a folder with games in it, got {path} without any")
    parts = sorted((path / "games").glob("part-*.parquet"))
    try:
        games = first_rows(pq.read_table, parts, 1)
        seats = first_rows(pq.read_table, [path / "seats" / part.name for part in parts], len(job.bots))
    except (OSError, ValueError) as error:
        raise ReportError(f"{path} is damaged: {first_line(error)}") from None
    n, width = len(games["deals"]), len(job.bots)
    return Study(
        game=job.game,
        rules_version=job.rules_version,
        options=named(game, run["options"]),
        bots=job.bots,
        seed=job.seed,
        games=written.games,
        deals=games["deals"],
        sheet=Sheet(
            points=seats["points"].reshape(n, width),
            ranks=seats["rank"].reshape(n, width).astype(np.int64),
            turns=games["turns"],
            lead_changes=games["lead_changes"],
            times_last=seats["times_last"].reshape(n, width),
        ),
        tally=written.tally,
    )


def first_line(error: BaseException) -> str:
    """What an error says, in one line."""
    return (str(error) or type(error).__name__).splitlines()[0]


def first_rows(read_table: Callable[..., Any], parts: Sequence[Path], a_game: int) -> dict[str, Any]:
    """The numbers of the parts, as far as there is room."""
    columns: list[dict[str, Any]] = []
    rows = 0
    for part in parts:
        if rows < MOST_ROWS * a_game:
            table = read_table(part)
            rows += table.num_rows
            columns.append({name: table[name].to_numpy() for name in table.column_names if name != "bot"})
    return {name: np.concatenate([each[name] for each in columns]) for name in columns[0]}


def rivals_of(
    study: Study, *, deals: int = RIVAL_DEALS, workers: int | None = None, stop: threading.Event | None = None
) -> dict[str, Interval]:
    """How often one of each level wins among random ones: as many games on every seat, so that no seat helps."""
    found = {}
    for level in levels(load(study.game)):
        if level == "random":
            continue
        means, variance, games = [], 0.0, 0
        for seat in range(study.seats):
            bots = [level if each == seat else "random" for each in range(study.seats)]
            result = simulate(
                study.game,
                bots,
                max(1, deals // study.seats),
                options=study.options,
                seed=study.seed,
                workers=workers,
                stop=stop,
            )
            share = result.win_share([seat])
            means.append(share.mean)
            variance += share.margin**2
            games += result.games
        if not np.isnan(means).any():
            mean = float(np.mean(means))
            is_certain = variance == 0  # as it looks: all of them won, or none
            found[level] = wilson(mean * games, games) if is_certain else around(mean, variance**0.5 / study.seats)
    return found


@dataclass(frozen=True)
class Wish:
    """An option, and the values to be compared; the first one is what the others are held against."""

    option: str
    values: tuple[str | int, ...]


def compared(game: str, text: str) -> Wish:
    """What `variant=base,professional` asks for; BadMessage for what the game does not have."""
    name, equals, listed = text.partition("=")
    name = name.strip()
    values = [value.strip() for value in listed.split(",")]
    if not equals or len(values) < 2 or not all(values):
        raise BadMessage("an option with two values or more, as NAME=VALUE,VALUE", text, "--compare")
    kinds = {each.name: each.kind for each in choices_of(load(game).Options)}
    if name not in kinds:
        raise BadMessage(f"an option among {', '.join(kinds)}", name, "--compare")
    numbers = [kinds[name].number(value, f"--compare {name}") for value in values]
    if len(set(numbers)) < len(numbers):
        raise BadMessage("values that differ", listed, f"--compare {name}")
    return Wish(name, tuple(kinds[name].value(number) for number in numbers))
