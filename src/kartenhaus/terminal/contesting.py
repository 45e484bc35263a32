"""The arena on the command line: a progress bar, then a table of who is how strong."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Paper
from rich.text import Text

from kartenhaus import simulate as bulk
from kartenhaus.kit import Game
from kartenhaus.simulate import Progress
from kartenhaus.simulate.arena import Table
from kartenhaus.simulate.report import ReportError
from kartenhaus.simulate.report.meeting import check_chart, write_chart
from kartenhaus.words import Words

from .asking import game_called, language_called, options_named
from .failing import Failed
from .paper import paper
from .simulating import bar, figure, points_title, show, stop_on_interrupt


@dataclass(frozen=True)
class Wish:
    """What the command line has asked for."""

    game: str
    players: Sequence[str]
    deals: int
    seats: int | None
    edition: str | None
    options: Sequence[str]
    seed: int | None
    workers: int | None
    out: str | None
    resume: bool
    field: str | None = None
    chart: str | None = None


def print_contest(wish: Wish, language: str | None) -> None:
    """Let them meet, with a bar while it lasts; Ctrl-C keeps what is done. What cannot be written is said before."""
    rules = game_called(wish.game)
    words = Words(language_called(language), rules.id)
    try:
        if wish.chart is not None:
            check_chart(Path(wish.chart))
        table = contested(wish, rules, words)
        print_table(table, words)
        if wish.chart is not None and table.played:
            write_chart(table, Path(wish.chart))
            paper().print(Text(words.say("terminal-report-written", place=wish.chart)), soft_wrap=True)
    except (bulk.FolderError, ReportError) as error:
        raise Failed(str(error)) from None
    if wish.out is not None:
        paper().print(Text(words.say("terminal-written", folder=wish.out)), soft_wrap=True)
    if not table.is_complete:
        go_on = words.say("terminal-not-written")
        if wish.out is not None:
            go_on = words.say("terminal-go-on-simulating", command=command(wish))
        paper().print(Text(go_on), soft_wrap=True)


def contested(wish: Wish, rules: Game, words: Words) -> Table:
    """Let them meet."""
    options = options_named(rules, wish.edition, wish.options)
    with stop_on_interrupt() as stop, bar(words) as progress:
        task = progress.add_task(words.say("terminal-compiling"), total=None)
        return bulk.arena(
            wish.game,
            wish.players,
            wish.deals,
            seats=wish.seats,
            field=wish.field,
            options=options,
            seed=wish.seed,
            workers=wish.workers,
            out=wish.out,
            resume=wish.resume,
            on_progress=lambda done, wanted: show(progress, task, Progress(done, done, wanted), words),
            stop=stop,
        )


def command(wish: Wish) -> str:
    """What to type to go on with a run."""
    said = ["kartenhaus", "arena", wish.game, *wish.players, "--deals", str(wish.deals)]
    for option in wish.options:
        said += ["--option", option]
    named = {"seats": wish.seats, "field": wish.field, "edition": wish.edition, "workers": wish.workers}
    for name, value in named.items():
        said += [] if value is None else [f"--{name}", str(value)]
    said += [] if wish.chart is None else ["--chart", wish.chart]
    return shlex.join([*said, "--out", str(wish.out), "--resume"])


def print_table(table: Table, words: Words) -> None:
    """The players, best first, and the field behind them."""
    if not table.played:
        paper().print(words.say("terminal-nothing-played"))
        return
    contest = table.contest
    counted = words.say(
        "terminal-contested", deals=len(table.played), seatings=len(contest.players), seed=str(contest.seed)
    )
    paper().print(Text(counted))
    ranking, ratings = table.ranking(), table.ratings()
    shown = Paper(caption=words.say("terminal-contest-caption"), caption_justify="left")
    shown.add_column(words.say("terminal-contestant"))
    shown.add_column(words.say("value-a-deal") if "value-a-deal" in words else points_title(words), justify="right")
    shown.add_column(words.say("terminal-behind"), justify="right")
    if ratings is not None:
        shown.add_column(words.say("terminal-rating"), justify="right")
    shown.add_column(words.say("terminal-choice-time"), justify="right")
    for who in ranking:
        behind = "" if who == ranking[0] else figure(table.difference(who, ranking[0]), 1, 2)
        rating = [] if ratings is None else [f"{ratings[who].mu:.1f} ± {ratings[who].sigma:.1f}"]
        cells = [contest.players[who], figure(table.points(who), 1, 2), behind, *rating, time_shown(table, who)]
        shown.add_row(*cells)
    if contest.field is not None:
        who = len(contest.players)
        name = words.say("terminal-field", player=contest.field)
        rating = [] if ratings is None else [""]
        shown.add_row(name, figure(table.points(who), 1, 2), "", *rating, time_shown(table, who), style="dim")
    paper().print(shown)


def time_shown(table: Table, who: int) -> str:
    """What a choice takes, and the longest in brackets."""
    usual, most = table.milliseconds(who)
    return f"{usual:.2f} ms ({most:.0f})"
