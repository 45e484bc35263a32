"""A whole report: its figures, each as a chart and as a sentence, and the files that it can become."""

import os
import shlex
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kartenhaus.games import load
from kartenhaus.kit import BadMessage, choices_of
from kartenhaus.simulate.run import Progress

from .comparing import compared_figures
from .figures import Figure, figures_of
from .saving import write_charts, write_page
from .study import RIVAL_DEALS, Study, Wish, compared, play, rivals_of

PACE = 10.0  # seconds a turn, unless somebody knows better
MOST_PACE = 3600.0


@dataclass(frozen=True, eq=False)
class Report:
    """What can be said of a run, or of several that differ in one option; the first one is told in full."""

    studies: tuple[Study, ...]
    wish: Wish | None  # what was compared
    figures: tuple[Figure, ...]
    pace: float  # seconds a turn
    command: str  # what makes the same report again

    def chart(self, id: str) -> Any:
        """One of its figures as an Altair chart; KeyError names those there are."""
        from .charts import chart_of, need_altair

        need_altair()
        return chart_of(self.figure(id))

    def figure(self, id: str) -> Figure:
        """Its numbers and its sentence; KeyError names those there are."""
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise KeyError(f"expected a figure among {', '.join(each.id for each in self.figures)}, got {id!r}")

    def html(self) -> str:
        """The page, whole: it needs nothing from anywhere."""
        from .page import page_of

        return page_of(self)

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the page; ReportError if that cannot be done, and nothing is left half written."""
        write_page(Path(file), self.html())

    def save_charts(self, folder: str | os.PathLike[str]) -> None:
        """Write every chart as SVG and as PNG; ReportError as above."""
        write_charts(Path(folder), self.figures)


def report_on(
    study: Study,
    *others: Study,
    compare: Wish | None = None,
    pace: float = PACE,
    command: str = "",
) -> Report:
    """A report on a run; with `compare` on several, one for each of its values. BadMessage for a pace nobody has."""
    check_pace(pace)
    studies = (study, *others)
    figures: list[Figure] = []
    if compare is not None:
        if len(studies) != len(compare.values):
            raise BadMessage(f"{len(compare.values)} runs, one for each value", len(studies), "report_on")
        figures += compared_figures(compare, studies)
    figures += figures_of(study, pace)
    return Report(studies, compare, tuple(figures), pace, command or command_of(studies, compare, pace))


def check_pace(pace: float) -> None:
    """BadMessage for a pace that nobody has."""
    if not 0 < pace <= MOST_PACE:
        raise BadMessage(f"a pace above 0 and up to {MOST_PACE:.0f} seconds a turn", pace, "pace")


def compare(
    game: str,
    bots: Sequence[str],
    deals: int,
    option: str,
    values: Sequence[str | int],
    *,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    pace: float = PACE,
    workers: int | None = None,
    executor: Executor | None = None,
    on_progress: Callable[[Progress], None] | None = None,
    stop: threading.Event | None = None,
) -> Report:
    """Play the same games under each value of one option, and report what that changes; arguments as in `simulate`."""
    wish = compared(game, f"{option}={','.join(map(str, values))}")
    studies: list[Study] = []
    for value in wish.values:
        study = play(
            game,
            bots,
            deals,
            options=dict(options or {}) | {wish.option: value},
            seed=seed,
            workers=workers,
            executor=executor,
            on_progress=on_progress,
            stop=stop,
        )
        seed = study.seed
        studies.append(study)
    return report_on(*studies, compare=wish, pace=pace)


def with_rivals(
    study: Study, *, deals: int | None = None, workers: int | None = None, stop: threading.Event | None = None
) -> Study:
    """The same study, and how each level fares against chance."""
    wanted = deals or RIVAL_DEALS
    return replace(study, rivals=rivals_of(study, deals=wanted, workers=workers, stop=stop), rival_deals=wanted)


def command_of(studies: Sequence[Study], wish: Wish | None, pace: float) -> str:
    """What to type for the same report; the number of deals is the one that makes as many games."""
    study = studies[0]
    said = ["kartenhaus", "simulate", study.game, "--bots", ",".join(study.bots), "--seed", str(study.seed)]
    said += ["--deals", str(int(study.deals.sum()))]
    for each in choices_of(load(study.game).Options):
        value = study.options[each.name]
        if value != each.kind.default and (wish is None or each.name != wish.option):
            said += ["--option", f"{each.name}={value}"]
    if wish is not None:
        said += ["--compare", f"{wish.option}={','.join(map(str, wish.values))}"]
    if pace != PACE:
        said += ["--pace", f"{pace:g}"]
    return shlex.join([*said, "--report", "report.html"])


def figure_names(report: Report) -> list[str]:
    """The ids of its figures, in their order."""
    return [figure.id for figure in report.figures]
