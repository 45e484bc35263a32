"""Simulations on the command line: a progress bar, then a table."""

import math
import shlex
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass

from rich.progress import BarColumn, Progress, SpinnerColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kartenhaus import simulate as bulk
from kartenhaus.bots import levels
from kartenhaus.kit import BadMessage, Game
from kartenhaus.simulate import Batch, Estimate, Result
from kartenhaus.words import Words

from .asking import game_called, language_called, options_named
from .failing import Failed
from .paper import paper


@dataclass(frozen=True)
class Wish:
    """What the command line has asked for."""

    game: str
    deals: int
    bots: str
    seats: int | None
    edition: str | None
    options: Sequence[str]
    seed: int | None
    workers: int | None
    out: str | None
    resume: bool
    records: int
    dask: str | None


def print_simulation(wish: Wish, language: str | None) -> None:
    """Play, with a bar while it lasts; Ctrl-C keeps what is done."""
    rules = game_called(wish.game)
    words = Words(language_called(language), rules.id)
    try:
        result = simulated(wish, rules, words)
    except (bulk.FolderError, bulk.ClusterError) as error:
        raise Failed(str(error)) from None
    print_result(result, rules, words)
    say_where(wish, result, words)


def simulated(wish: Wish, rules: Game, words: Words, on_batch: Callable[[Batch], None] | None = None) -> Result:
    """Play it, on this machine or on a cluster."""
    options = options_named(rules, wish.edition, wish.options)
    lineup = bots_called(rules, wish.bots, wish.seats)
    with stop_on_interrupt() as stop, bar(words) as progress:
        task = progress.add_task(words.say("terminal-compiling"), total=None)

        def play(executor: Executor | None, workers: int | None) -> Result:
            return bulk.simulate(
                wish.game,
                lineup,
                wish.deals,
                options=options,
                seed=wish.seed,
                workers=workers,
                executor=executor,
                out=wish.out,
                resume=wish.resume,
                records=wish.records,
                on_progress=lambda now: show(progress, task, now, words),
                on_batch=on_batch,
                stop=stop,
            )

        if wish.dask is None:
            return play(None, wish.workers)
        with bulk.crew_at(wish.dask, wish.workers) as crew:
            return play(crew.executor, crew.workers)


def say_where(wish: Wish, result: Result, words: Words) -> None:
    """Where everything was written, and how an early end can be made good."""
    if wish.out is not None:
        paper().print(Text(words.say("terminal-written", folder=wish.out)), soft_wrap=True)
    if not result.is_complete:
        go_on = words.say("terminal-not-written")
        if wish.out is not None:
            go_on = words.say("terminal-go-on-simulating", command=command(wish, result))
        paper().print(Text(go_on), soft_wrap=True)


def command(wish: Wish, result: Result) -> str:
    """What to type to go on with a run."""
    said = ["kartenhaus", "simulate", wish.game, "--deals", str(wish.deals), "--bots", ",".join(result.bots)]
    for option in wish.options:
        said += ["--option", option]
    whats = {"edition": wish.edition, "workers": wish.workers, "dask": wish.dask, "records": wish.records or None}
    for name, value in whats.items():
        said += [] if value is None else [f"--{name}", str(value)]
    return shlex.join([*said, "--out", str(wish.out), "--resume"])


def bots_called(game: Game, bots: str, seats: int | None) -> list[str]:
    """The level on each seat: as listed, or one level on so many seats."""
    lineup = [level.strip() for level in bots.split(",")]
    if len(lineup) == 1:
        count = min(max(4, game.seats[0]), game.seats[-1]) if seats is None else seats
        if count not in game.seats:
            raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} seats for {game.id}", count, "--seats")
        return lineup * count
    if seats is not None and seats != len(lineup):
        raise BadMessage(f"one level, or {seats} of them", len(lineup), "--bots")
    return lineup


@contextmanager
def stop_on_interrupt() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets; the second one interrupts as usual."""
    stop = threading.Event()

    def interrupted(number: int, frame: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class RateColumn(TextColumn):
    """Deals a second."""

    def __init__(self, words: Words) -> None:
        super().__init__("")
        self.words = words

    def render(self, task: Task) -> Text:
        """Nothing until there is something to divide."""
        rate = task.finished_speed or task.speed
        return Text(self.words.say("terminal-rate", rate=spaced(round(rate))) if rate else "", style="cyan")


def bar(words: Words) -> Progress:
    """The line that is shown while it lasts."""
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        RateColumn(words),
        TimeRemainingColumn(),
        console=paper(),
        transient=True,
    )


def show(progress: Progress, task: object, now: bulk.Progress, words: Words) -> None:
    """Move the bar."""
    if now.deals:
        progress.update(
            task,  # type: ignore[arg-type]  # Rich's TaskID is an int under another name
            total=now.wanted,
            completed=min(now.deals, now.wanted),
            description=words.say("terminal-playing"),
        )


def print_result(result: Result, game: Game, words: Words) -> None:
    """How the seats and the levels fared."""
    if not result.deals:
        paper().print(words.say("terminal-nothing-played"))
        return
    counted = words.say("terminal-played", games=result.games, deals=result.deals, seed=str(result.seed))
    paper().print(Text(counted))
    if not result.is_complete:
        paper().print(Text(words.say("terminal-stopped"), style="yellow"))
    table = Table(caption=words.say("terminal-interval"), caption_justify="left")
    table.add_column(words.say("terminal-seat"), justify="right")
    table.add_column(words.say("terminal-level"))
    table.add_column(points_title(words), justify="right")
    table.add_column(words.say("terminal-win-share"), justify="right")
    for seat, level in enumerate(result.bots):
        add_row(table, str(seat + 1), level, [seat], result, words)
    table.add_section()
    for level in levels(game):
        seats = result.seats_of(level)
        if seats and len(set(result.bots)) > 1:
            add_row(table, f"{len(seats)} ×", level, seats, result, words)
    paper().print(table)


def points_title(words: Words) -> str:
    """What the game calls its points."""
    return words.say("points-a-deal" if "points-a-deal" in words else "terminal-points-a-deal")


def add_row(table: Table, seat: str, level: str, seats: list[int], result: Result, words: Words) -> None:
    """A seat's, or a level's, figures."""
    points = result.points_a_deal(seats)
    wins = result.win_share(seats)
    table.add_row(seat, words.say(f"level-{level}"), figure(points, 1, 2), figure(wins, 100, 1) + " %", style=None)


def figure(estimate: Estimate, unit: int, digits: int) -> str:
    """A mean and its margin."""
    mean = f"{estimate.mean * unit:.{digits}f}"
    if math.isnan(estimate.margin):
        return mean
    return f"{mean} ± {estimate.margin * unit:.{digits}f}"


def spaced(number: int) -> str:
    """Digits in threes, as every language of the house can read them."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
