"""The same games under each value of one option, side by side: game by game, so that chance is the same in both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kartenhaus.words import Words

from .figures import Figure, Row, edges_of, histogram, row_of
from .intervals import Interval, mean_of, paired, wilson
from .numbers import a_few, number, percent
from .study import Study, Wish


@dataclass(frozen=True)
class Measure:
    """A number of each game."""

    name: str
    of: Callable[[Study], Any]
    is_share: bool = False


def spread(study: Study) -> Any:
    """Points between the best and the worst seat."""
    return study.sheet.points.max(axis=1) - study.sheet.points.min(axis=1)


MEASURES = (
    Measure("turns", lambda study: study.sheet.turns),
    Measure("deals", lambda study: study.deals),
    Measure("mean points of the seats", lambda study: study.sheet.points.mean(axis=1)),
    Measure("points between best and worst", spread),
    Measure("changes of the lead", lambda study: study.sheet.lead_changes),
    Measure("first place shared", lambda study: (study.sheet.ranks == 1).sum(axis=1) > 1, True),
    Measure(
        "won by one who had been last",
        lambda study: ((study.sheet.times_last > 0) & (study.sheet.ranks == 1)).any(axis=1),
        True,
    ),
    Measure("won by the first seat", lambda study: study.win_shares()[:, 0], True),
)


@dataclass(frozen=True)
class Difference:
    """What one value of the option changes in one measure, in the same games."""

    measure: Measure
    value: str | int
    base: Interval
    other: Interval
    more: Interval  # than the base


def differences(wish: Wish, studies: Sequence[Study]) -> list[Difference]:
    """For each value but the first, and each measure that says something; over the games that all have."""
    n = min(study.rows for study in studies)
    found = []
    base = studies[0]
    for value, study in zip(wish.values[1:], studies[1:], strict=True):
        for measure in MEASURES:
            a, b = (np.asarray(measure.of(each), float)[:n] for each in (base, study))
            if a.any() or b.any():
                found.append(Difference(measure, value, mean_of(a), mean_of(b), paired(a, b)))
    return found


def compared_figures(wish: Wish, studies: Sequence[Study]) -> list[Figure]:
    """What changes, and how."""
    words = Words("en", studies[0].game)
    names = {value: called(words, wish.option, value) for value in wish.values}
    option = words.say(f"option-{wish.option}")
    found = differences(wish, studies)
    return [
        changes(option, names, wish, studies, found),
        lengths(option, names, wish, studies, found),
        seats(option, names, wish, studies),
    ]


def called(words: Words, option: str, value: str | int) -> str:
    """The value as players read it."""
    id = f"option-{option}-{value}"
    return words.say(id) if id in words else str(value)


def is_apart(more: Interval) -> bool:
    """More than chance explains."""
    return more.low > 0 or more.high < 0


def changes(
    option: str, names: dict[str | int, str], wish: Wish, studies: Sequence[Study], found: list[Difference]
) -> Figure:
    """Differences in per cent of the first value's mean."""
    rows: list[Row] = []
    for each in found:
        if each.base.mean:
            unit = abs(each.base.mean)
            share = Interval(each.more.mean / unit, each.more.low / unit, each.more.high / unit)
            rows.append(row_of(each.measure.name, share, series=names[each.value]))
    n = min(study.rows for study in studies)
    return Figure(
        "changes",
        f"What does “{option}” change?",
        " ".join(sentences(names, wish, found)),
        "dots",
        rows,
        f"Change against “{names[wish.values[0]]}”, in per cent of its mean",
        is_share=True,
        reference=0.0,
        reference_says="no change",
        note=f"The same {number(n)} games with the same chance under each value, compared game by game.",
    )


def sentences(names: dict[str | int, str], wish: Wish, found: list[Difference]) -> list[str]:
    """For each value what it changes for certain."""
    says = []
    for value in wish.values[1:]:
        apart = [each for each in found if each.value == value and is_apart(each.more)]
        told = "; ".join(f"{each.measure.name} {signed(each)}" for each in apart)
        says.append(f"“{names[value]}” against “{names[wish.values[0]]}”: {told or 'no difference beyond chance'}.")
    return says


def signed(each: Difference) -> str:
    """A difference with its interval, and from what to what."""
    if each.measure.is_share:
        margin = number(50 * (each.more.high - each.more.low), 1)
        sign = "+" if each.more.mean > 0 else ""
        return f"{sign}{number(100 * each.more.mean, 1)} ± {margin} points of a hundred, to {percent(each.other.mean)}"
    sign = "+" if each.more.mean > 0 else ""
    return f"{sign}{a_few(each.more)}, to {number(each.other.mean)}"


def lengths(
    option: str, names: dict[str | int, str], wish: Wish, studies: Sequence[Study], found: list[Difference]
) -> Figure:
    """Turns under each value."""
    edges = edges_of(np.concatenate([study.sheet.turns for study in studies]))
    rows = [
        row
        for value, study in zip(wish.values, studies, strict=True)
        for row in histogram(study.sheet.turns, edges, names[value])
    ]
    told = "; ".join(
        f"“{names[each.value]}” takes {signed(each)} turns a game" for each in found if each.measure.name == "turns"
    )
    base = mean_of(studies[0].sheet.turns)
    return Figure(
        "compared-length",
        f"Does “{option}” make games longer?",
        f"“{names[wish.values[0]]}” takes {a_few(base)} turns; {told}.",
        "columns",
        rows,
        "Turns in a game",
        "Games",
    )


def seats(option: str, names: dict[str | int, str], wish: Wish, studies: Sequence[Study]) -> Figure:
    """Games won by seat under each value."""
    rows = []
    for value, study in zip(wish.values, studies, strict=True):
        shares = study.win_shares()
        has_ties = bool((study.sheet.ranks == 1).sum(axis=1).max() > 1)
        for seat in range(study.seats):
            hits = shares[:, seat]
            found = mean_of(hits) if has_ties else wilson(float(hits.sum()), study.rows)
            rows.append(row_of(f"Seat {seat + 1}", found, series=names[value]))
    even = 1 / studies[0].seats
    gaps = [max(r["mean"] for r in part) - min(r["mean"] for r in part) for part in by_series(rows)]
    told = "; ".join(f"{percent(gap)} under “{names[value]}”" for gap, value in zip(gaps, wish.values, strict=True))
    return Figure(
        "compared-seats",
        f"Does “{option}” help some seats?",
        f"Between the best and the worst seat lie {told}.",
        "dots",
        rows,
        "Games won",
        is_share=True,
        reference=even,
        reference_says=f"equal share {percent(even)}",
    )


def by_series(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows of each series, in their order."""
    return [[row for row in rows if row["series"] == name] for name in dict.fromkeys(row["series"] for row in rows)]
