"""Reports on the command line: what was played, as a page and as charts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from kartenhaus import simulate as bulk
from kartenhaus.kit import BadMessage, Game
from kartenhaus.simulate import report as reports
from kartenhaus.simulate.report import Report, Study
from kartenhaus.words import Words

from .asking import game_called, language_called, options_named
from .failing import Failed
from .paper import paper
from .simulating import Wish, bots_called, print_result, say_where, simulated, stop_on_interrupt


@dataclass(frozen=True)
class ReportWish:
    """What the command line has asked for beside the games themselves."""

    file: str | None
    charts: str | None
    compare: str | None
    pace: float | None


def print_reported(wish: Wish, wanted: ReportWish, language: str | None) -> None:
    """Play, show the table, and write the report; what cannot be written is said before anything is played."""
    rules = game_called(wish.game)
    words = Words(language_called(language), rules.id)
    try:
        check(wish, wanted)
        report = compared(wish, wanted, rules, words) if wanted.compare else told(wish, wanted, rules, words)
        save(report, wanted, words)
    except (bulk.FolderError, bulk.ClusterError, reports.ReportError) as error:
        raise Failed(str(error)) from None


def check(wish: Wish, wanted: ReportWish) -> None:
    """BadMessage or ReportError for what could not be written in the end."""
    if wanted.file is None and wanted.charts is None:
        what = "--compare" if wanted.compare else "--pace"
        raise BadMessage("--report FILE or --charts FOLDER to go with it", "neither", what)
    if wanted.compare and (wish.out is not None or wish.resume):
        raise BadMessage("--compare without --out, as each value is a run of its own", wish.out, "--out")
    reports.check_pace(pace_of(wanted))
    reports.check_place(*(None if place is None else Path(place) for place in (wanted.file, wanted.charts)))


def pace_of(wanted: ReportWish) -> float:
    """Seconds a turn."""
    return reports.PACE if wanted.pace is None else wanted.pace


def played(wish: Wish, rules: Game, words: Words) -> Study:
    """Play with a bar, show the table, and keep what a report needs."""
    rows = reports.Rows(wish.game, len(bots_called(rules, wish.bots, wish.seats)))
    result = simulated(wish, rules, words, None if wish.out is not None else rows.add)
    print_result(result, rules, words)
    say_where(wish, result, words)
    if wish.out is not None:
        return reports.read(wish.out)
    return rows.study(result.bots, options_named(rules, wish.edition, wish.options), result.seed)


def told(wish: Wish, wanted: ReportWish, rules: Game, words: Words) -> Report:
    """A report on one run."""
    study = played(wish, rules, words)
    with stop_on_interrupt() as stop, paper().status(words.say("terminal-playing")):
        study = reports.with_rivals(study, workers=wish.workers, stop=stop)
    return reports.report_on(study, pace=pace_of(wanted))


def compared(wish: Wish, wanted: ReportWish, rules: Game, words: Words) -> Report:
    """A report on a run for each value of an option."""
    assert wanted.compare is not None
    asked = reports.compared(wish.game, wanted.compare)
    studies: list[Study] = []
    for value in asked.values:
        paper().print(Text(f"{asked.option}={value}", style="bold"))
        options = [*without(wish.options, asked.option), f"{asked.option}={value}"]
        seed = studies[0].seed if studies else wish.seed
        studies.append(played(replace(wish, options=options, seed=seed), rules, words))
    return reports.report_on(*studies, compare=asked, pace=pace_of(wanted))


def without(options: Sequence[str], name: str) -> list[str]:
    """The options but for this one."""
    return [pair for pair in options if pair.partition("=")[0].strip() != name]


def save(report: Report, wanted: ReportWish, words: Words) -> None:
    """Write all that was asked for, and say where."""
    if wanted.file is not None:
        report.save(wanted.file)
    if wanted.charts is not None:
        report.save_charts(wanted.charts)
    for place in (wanted.file, wanted.charts):
        if place is not None:
            paper().print(Text(words.say("terminal-report-written", place=place)), soft_wrap=True)
