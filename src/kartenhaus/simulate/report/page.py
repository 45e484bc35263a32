"""A report as one HTML file that needs nothing from anywhere: pictures are part of it, and there is no script."""

import math
from html import escape
from typing import TYPE_CHECKING

from kartenhaus import __version__
from kartenhaus.games import load
from kartenhaus.kit import choices_of
from kartenhaus.words import Words

from .charts import NARROW, WIDE, bare, need_altair, svg_of
from .figures import Figure, Row, left_out
from .intervals import mean_of
from .look import FONT, rules, tokens
from .numbers import number, percent

if TYPE_CHECKING:
    from .making import Report
    from .study import Study

MOST_LINES = 150  # of the table below a picture


def page_of(report: "Report") -> str:
    """The whole file."""
    need_altair()
    study = report.studies[0]
    name = Words("en", study.game).say("title")
    games = number(study.games)
    parts = [
        head(f"{name}: a report on {games} games"),
        f"<header><p class=kicker>{escape(kicker(report))}</p><h1>{escape(name)} in {games} games</h1>"
        f"<p class=lead>{escape(lead_of(report))}</p></header>",
        tiles(study, report.pace),
        contents(report.figures),
        *(section(figure) for figure in report.figures),
        made(report),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def kicker(report: "Report") -> str:
    """What kind of report it is."""
    if report.wish is None:
        return "Kartenhaus · simulated games"
    values = " against ".join(str(value) for value in report.wish.values)
    return f"Kartenhaus · {report.wish.option}: {values}"


def lead_of(report: "Report") -> str:
    """Who has played what."""
    study, words = report.studies[0], Words("en", report.studies[0].game)
    said = [words.say(f"level-{bot}").lower() for bot in study.bots]
    who = f"{study.seats} seats, all played by bots: " + (said[0] if len(set(said)) == 1 else ", ".join(said)) + "."
    if report.wish is not None:
        name, first = words.say(f"option-{report.wish.option}"), report.wish.values[0]
        who += f" First comes what “{name}” changes; all that follows is about {report.wish.option}={first}."
    return who


def head(title: str) -> str:
    """Title and look."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{style()}</style></head><body><main>"
    )


def tiles(study: "Study", pace: float) -> str:
    """Four figures to begin with."""
    turns = mean_of(study.sheet.turns).mean
    counts = study.tally.legal
    total = max(int(counts.sum()), 1)
    choice = float((counts * range(len(counts))).sum()) / total
    shares = study.win_shares().mean(axis=0)
    found = [
        (number(turns), "turns in a game"),
        (number(turns * pace / 60, 0), f"minutes, at {pace:g} s a turn"),
        (number(choice), "legal actions at a decision"),
        (percent(float(shares.max() - shares.min())), "between the best and the worst seat"),
    ]
    inside = "".join(f"<div><dd>{escape(value)}</dd><dt>{escape(says)}</dt></div>" for value, says in found)
    return f"<dl class=tiles>{inside}</dl>"


def contents(figures: tuple[Figure, ...]) -> str:
    """What is asked, to jump to."""
    links = "".join(f'<li><a href="#{figure.id}">{escape(figure.asks)}</a></li>' for figure in figures)
    return f'<nav aria-label="Questions"><ol>{links}</ol></nav>'


def section(figure: Figure) -> str:
    """A question, its picture, its answer, its numbers."""
    wide = bare(svg_of(figure, WIDE, False, f"{figure.id}-wide"))
    narrow = bare(svg_of(figure, NARROW, False, f"{figure.id}-narrow"))
    note = f"<p class=note>{escape(figure.note)}</p>" if figure.note else ""
    return (
        f'<section id="{figure.id}"><h2>{escape(figure.asks)}</h2><figure>'
        f"<div class=wide>{wide}</div><div class=narrow>{narrow}</div>"
        f"<figcaption>{escape(figure.says)}</figcaption></figure>{note}"
        f"<details><summary>The numbers</summary>{table(figure)}</details></section>"
    )


def table(figure: Figure) -> str:
    """The rows behind the picture."""
    titles, lines = cells(figure)
    top = "".join(f"<th scope=col>{escape(title)}</th>" for title in titles)
    body = "".join(
        "<tr>" + f"<th scope=row>{escape(first)}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in rest) + "</tr>"
        for first, *rest in lines[:MOST_LINES]
    )
    return f"<div class=scroll><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def cells(figure: Figure) -> tuple[list[str], list[list[str]]]:
    """Titles, and lines of text."""
    has_series = any(row.get("series") for row in figure.rows)
    titles: list[str] = ["Of"] if has_series else []
    if figure.kind == "columns":
        lines = [
            [*([str(row["series"])] if has_series else []), bounds(row), percent(row["share"])]
            for row in figure.rows
            if row["share"]
        ]
        return [*titles, figure.x, figure.y or "Share"], lines
    say = percent if figure.is_share else number
    key = "name" if figure.kind == "dots" else "x"
    lines = [
        [
            *([str(row["series"])] if has_series else []),
            str(row[key]),
            say(row["mean"]),
            f"{say(row['low'])} to {say(row['high'])}",
        ]
        for row in figure.rows
    ]
    return [*titles, figure.x if key == "x" else "", figure.y or figure.x, "95 % interval"], lines


def bounds(row: Row) -> str:
    """The whole numbers in a column."""
    low, high = math.ceil(row["from"]), math.ceil(row["to"]) - 1
    middle = (row["from"] + row["to"]) / 2
    if low >= high or (row["from"] != low and row["to"] - row["from"] > 1):
        return number(round(middle, 1))
    return f"{number(low)} to {number(high)}"


def made(report: "Report") -> str:
    """How the same report can be had again."""
    study = report.studies[0]
    options = {each.name: each.kind.default for each in choices_of(load(study.game).Options)}
    changed = ", ".join(f"{name}={value}" for name, value in study.options.items() if value != options[name])
    every = ", ".join(f"{name}={value}" for name, value in study.options.items())
    facts = [
        ("Command", f"<code>{escape(report.command)}</code>"),
        ("Seed", str(study.seed)),
        ("Games", " and ".join(number(each.games) for each in report.studies) + rows_kept(report)),
        ("Deals", " and ".join(number(float(each.deals.sum())) for each in report.studies)),
        ("Bots by seat", escape(", ".join(study.bots))),
        (
            "Options",
            f"{escape(changed or 'as usual')}<details><summary>All of them</summary>{escape(every)}</details>",
        ),
        ("Rules", f"version {study.rules_version} of {escape(study.game)}, Kartenhaus {escape(__version__)}"),
        ("Pace", f"{report.pace:g} seconds a turn, which is assumed and not measured"),
        *([("Left out", escape("; ".join(missing)))] if (missing := left_out(study)) else []),
        (
            "Intervals",
            "95 %: Wilson’s for shares of games, else by the normal distribution; what happens several times in a game "
            "is counted by game. They are about endless play of these bots, and not about people.",
        ),
    ]
    inside = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts)
    return f'<footer><h2 id="made">How this was made</h2><dl>{inside}</dl></footer>'


def rows_kept(report: "Report") -> str:
    """What a very long run leaves out."""
    if all(study.rows == study.games for study in report.studies):
        return ", all of them in every figure"
    return f"; lengths, scores, seats and leads are those of the first {number(report.studies[0].rows)}"


def style() -> str:
    """Phone first, then desktop, then paper; light, and dark where that is wished."""
    return f"""
:root {{ {tokens(False)} color-scheme: light; }}
@media (prefers-color-scheme: dark) {{ :root {{ {tokens(True)} color-scheme: dark; }} }}
@media print {{ :root {{ {tokens(False)} color-scheme: light; }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--wall); color: var(--ink); font: 1.0625rem/1.5 {FONT};
  -webkit-text-size-adjust: 100%; font-variant-numeric: tabular-nums; }}
main {{ max-width: 46rem; margin: 0 auto; padding: 1.5rem 0.75rem 3rem; }}
header, nav, footer {{ padding: 0 0.5rem; }}
h1, h2 {{ line-height: 1.2; text-wrap: balance; margin: 0; }}
h1 {{ font-size: clamp(1.7rem, 6vw, 2.5rem); }}
h2 {{ font-size: 1.3rem; }}
.kicker, .note, nav, dt {{ color: var(--soft); }}
.kicker {{ margin: 0 0 0.25rem; }}
.lead {{ font-size: 1.125rem; }}
.tiles {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.75rem;
  margin: 1.25rem 0; }}
.tiles div, section {{ background: var(--paper); border: 1px solid var(--edge); border-radius: 0.75rem; }}
.tiles div {{ padding: 0.75rem 1rem; display: flex; flex-direction: column; }}
.tiles dd {{ margin: 0; font-size: 1.7rem; font-weight: 800; line-height: 1.2; }}
.tiles dt {{ line-height: 1.3; }}
nav ol {{ padding-left: 1.4rem; margin: 0 0 1.25rem; }}
nav li {{ padding: 0.15rem 0; }}
a {{ color: var(--first); }}
section {{ padding: 1.1rem 0.9rem; margin: 0 0 1rem; scroll-margin-top: 1rem; break-inside: avoid; }}
figure {{ margin: 0.9rem 0 0; }}
figure svg text {{ font-family: {FONT}; }}
figure svg {{ display: block; max-width: 100%; height: auto; margin: 0 auto; overflow: visible; }}
.wide {{ display: none; }}
figcaption {{ margin-top: 0.9rem; }}
.note {{ margin: 0.6rem 0 0; font-size: 0.95rem; }}
details {{ margin-top: 0.6rem; }}
summary {{ cursor: pointer; color: var(--soft); min-height: 2.75rem; display: flex; align-items: center; }}
summary::before {{ content: "▸"; margin-right: 0.5rem; }}
[open] > summary::before {{ content: "▾"; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: 0.95rem; width: 100%; }}
th, td {{ text-align: right; padding: 0.3rem 0.5rem; border-bottom: 1px solid var(--edge); font-weight: normal; }}
th:first-child {{ text-align: left; }}
thead th {{ color: var(--soft); vertical-align: bottom; }}
footer dl div {{ margin: 0.75rem 0; }}
footer dd {{ margin: 0; overflow-wrap: anywhere; }}
code {{ font-size: 0.95rem; }}
@media (min-width: 47rem) {{
  main {{ padding: 2.5rem 1rem 4rem; }}
  section {{ padding: 1.5rem 1.75rem; }}
  nav ol {{ columns: 2; column-gap: 2.5rem; }}
  .wide {{ display: block; }}
  .narrow {{ display: none; }}
}}
@media print {{
  main {{ max-width: none; padding: 0; }}
  nav, details {{ display: none; }}
  .wide {{ display: block; }}
  .narrow {{ display: none; }}
}}
{rules()}
"""
