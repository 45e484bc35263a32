"""An arena as a picture: who meets, and how far they lie apart."""

from pathlib import Path
from typing import TYPE_CHECKING

from kartenhaus.kit import BadMessage
from kartenhaus.words import Words

from .figures import Figure
from .intervals import Interval, around
from .numbers import number
from .saving import check_place, told, write_whole

if TYPE_CHECKING:
    from kartenhaus.simulate.arena import Table

FORMS = (".svg", ".png")


def check_chart(file: Path) -> None:
    """BadMessage or ReportError for a chart that could not be written in the end."""
    if file.suffix not in FORMS:
        raise BadMessage(f"a file that ends in {' or '.join(FORMS)}", str(file), "chart")
    check_place(file, None)


def meeting(table: "Table") -> Figure:
    """The players, best first, each with its points in a deal and their interval."""
    contest = table.contest
    words = Words("en", contest.game)
    titles = ("value-a-deal", "points-a-deal", "terminal-points-a-deal")
    title = words.say(next(each for each in titles if each in words))
    ranking = table.ranking()
    found = {who: around(*vars(table.points(who)).values()) for who in ranking}
    best, next_best = ranking[0], ranking[1]
    apart = table.difference(next_best, best)
    sure = "counts" if abs(apart.mean) > apart.margin else "may be chance"
    names = contest.players
    return Figure(
        id="arena",
        asks="Who plays better?",
        says=f"{names[best]} is {number(abs(apart.mean))} ± {number(apart.margin)} ahead of {names[next_best]}, which "
        f"{sure}: {len(table.played):,} deals with the same cards in every place.",
        kind="dots",
        rows=[row(names[who], found[who]) for who in ranking],
        x=title,
    )


def row(name: str, found: Interval) -> dict[str, object]:
    """A line of the picture."""
    return {"name": name, "mean": found.mean, "low": found.low, "high": found.high}


def write_chart(table: "Table", file: Path) -> None:
    """The picture as a file, in the form that its name ends in."""
    from .charts import png_of, svg_of

    figure = meeting(table)
    drawn = png_of(figure) if file.suffix == ".png" else svg_of(figure).encode()
    with told(file):
        write_whole(file, drawn)
