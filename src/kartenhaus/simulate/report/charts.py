"""Figures drawn with Altair, in the look of the house. The only file that knows Altair."""

import math
import re
from importlib.util import find_spec
from typing import Any
from xml.sax.saxutils import escape

from .figures import Figure, Row
from .look import EDGE, FONT, INK, PAPER, SERIES, SHAPES, SOFT
from .numbers import number, percent
from .study import ReportError

WIDE, NARROW = 640, 320  # pixels, for the inner part and the names beside it
SCALE = 3  # dots of a PNG for each pixel
ROW_HEIGHT, SERIES_HEIGHT, COLUMN_HEIGHT = 26, 16, 240


def need_altair() -> None:
    """ReportError where it is missing."""
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        raise ReportError(
            "reports need Altair and vl-convert-python, which are not installed: pip install 'kartenhaus[study]'"
        )


def chart_of(figure: Figure, width: int = WIDE, is_titled: bool = True) -> Any:
    """The figure as an Altair chart, which may be changed further; `is_titled`: with what it asks and says."""
    import altair as alt

    draw = {"columns": draw_columns, "dots": draw_dots, "course": draw_course}[figure.kind]
    chart = draw(alt, figure, width)
    if is_titled:
        title = alt.TitleParams(lines_of(figure.asks, width // 10), subtitle=lines_of(figure.says, width // 7))
        chart = chart.properties(title=title)
    return themed(chart, width)


def themed(chart: Any, width: int) -> Any:
    """In the look of the house."""
    small = 12 if width <= NARROW else 13
    return (
        chart.configure(
            background=PAPER.light,
            font=FONT,
            padding=8 if width > NARROW else 2,
            aria=False,  # the page describes the picture as a whole
        )
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK.light,
            titleColor=SOFT.light,
            labelFontSize=small,
            titleFontSize=small,
            titleFontWeight="normal",
            titlePadding=10,
            gridColor=EDGE.light,
            domainColor=SOFT.light,
            tickColor=SOFT.light,
            labelLimit=0,
        )
        .configure_legend(
            labelColor=INK.light,
            labelFontSize=small,
            orient="top",
            title=None,
            symbolSize=110,
            symbolOpacity=1,
            labelLimit=0,
        )
        .configure_title(
            color=INK.light,
            subtitleColor=SOFT.light,
            fontSize=20,
            fontWeight="bold",
            subtitleFontSize=14,
            anchor="start",
            frame="bounds",
            offset=16,
            subtitlePadding=6,
        )
    )


def draw_columns(alt: Any, figure: Figure, width: int) -> Any:
    """A histogram; two series or more as steps, so that none hides another."""
    names = list(dict.fromkeys(row.get("series", "") for row in figure.rows))
    few = 5 if width <= NARROW else 10
    x = alt.X(
        "from:Q", title=figure.x, axis=alt.Axis(grid=False, tickCount=few, **whole(figure)), scale=domain(alt, figure)
    )
    y = alt.Y("share:Q", title=figure.y, axis=alt.Axis(format="~%", tickCount=5, domain=False, ticks=False))
    rows = alt.Data(values=figure.rows)
    if len(names) == 1:
        layers = [
            alt.Chart(rows)
            .mark_bar(color=SERIES[0].light, stroke=PAPER.light, strokeWidth=1)
            .encode(x=x, x2="to:Q", y=y, y2=alt.datum(0))
        ]
    else:
        colour = alt.Color("series:N", scale=colours(alt, names), sort=names)
        ends = alt.Data(values=steps(figure.rows, names))
        layers = [
            alt.Chart(ends)
            .mark_area(interpolate="step-after", opacity=0.14)
            .encode(x=x, y=alt.Y("share:Q", stack=None, title=figure.y), color=colour),
            alt.Chart(ends)
            .mark_line(interpolate="step-after", strokeWidth=2.5)
            .encode(
                x=x,
                y=y,
                color=colour,
                strokeDash=alt.StrokeDash(
                    "series:N",
                    sort=names,
                    legend=None,
                    scale=alt.Scale(domain=names, range=[[1, 0], [6, 3], [2, 2], [8, 2, 2, 2]]),
                ),
            ),
        ]
    middle = (min(row["from"] for row in figure.rows) + max(row["to"] for row in figure.rows)) / 2
    for mark in figure.marks:
        layers += mark_line(alt, mark, mark["at"] > middle)
    return alt.layer(*layers).properties(width=inner(width, 60), height=COLUMN_HEIGHT)


def domain(alt: Any, figure: Figure) -> Any:
    """From the first column to the last one, and no further."""
    low = min(row["from"] for row in figure.rows)
    high = max(row["to"] for row in figure.rows)
    return alt.Scale(domain=[low, high], nice=False, zero=False)


def whole(figure: Figure) -> dict[str, Any]:
    """Axes of whole numbers have no ticks between them."""
    low, high = min(row["from"] for row in figure.rows), max(row["to"] for row in figure.rows)
    if high - low > 20 or figure.rows[0]["to"] - low != 1:
        return {}
    return {"values": list(range(int(low + 0.5), int(high) + 1)), "format": "d"}


def steps(rows: list[Row], names: list[str]) -> list[Row]:
    """The rows, and where the last column of each series ends."""
    found = []
    for name in names:
        mine = [row for row in rows if row["series"] == name]
        found += [*mine, mine[-1] | {"from": mine[-1]["to"], "share": 0.0}]
    return found


def mark_line(alt: Any, mark: Row, is_right: bool) -> list[Any]:
    """An upright line with what it says at its top, on the side where there is room."""
    data = alt.Data(values=[mark])
    lines = [
        alt.Chart(data)
        .mark_rule(color=INK.light, strokeWidth=2 if mark["says"] else 1, strokeDash=[1, 0] if mark["says"] else [4, 3])
        .encode(x="at:Q")
    ]
    if mark["says"]:
        lines.append(
            alt.Chart(data)
            .mark_text(
                color=INK.light,
                align="right" if is_right else "left",
                dy=-4,
                baseline="bottom",
                fontWeight="bold",
                fontSize=13,
            )
            .encode(x="at:Q", y=alt.value(0), text="says:N")
        )
    return lines


def draw_dots(alt: Any, figure: Figure, width: int) -> Any:
    """A line for each name: the figure as a dot, its interval as a bar, the number beside it."""
    series = list(dict.fromkeys(row.get("series", "") for row in figure.rows))
    names = list(dict.fromkeys(row["name"] for row in figure.rows))
    rows = [shown(figure, row, width) for row in figure.rows]
    labels = {name: broken(name, 18 if width <= NARROW else 40) for name in names}
    rows = [row | {"label": labels[row["name"]]} for row in rows]
    order = [labels[name] for name in names]
    scale = alt.Scale(type="log", nice=True) if figure.is_log else alt.Scale(zero=False, nice=True, domain=span(figure))
    axis = alt.Axis(tickCount=4 if width <= NARROW else 7, domain=False, **tick_format(figure))
    y = alt.Y(
        "label:N",
        sort=order,
        title=None,
        axis=alt.Axis(ticks=False, domain=False, labelPadding=10, labelExpr="split(datum.label, '|')"),
    )
    base = alt.Chart(alt.Data(values=rows)).encode(y=y)
    more: dict[str, Any] = {}
    if len(series) > 1:
        colour = alt.Color("series:N", scale=colours(alt, series), sort=series)
        shape = alt.Shape("series:N", scale=alt.Scale(domain=series, range=list(SHAPES[: len(series)])), sort=series)
        more = {"color": colour, "yOffset": alt.YOffset("series:N", sort=series)}
    else:
        shape = alt.value("circle")
        more = {"color": alt.value(SERIES[0].light)}
    layers = []
    if figure.reference is not None:
        layers += reference(alt, figure, "x")
    bars = base.mark_rule(strokeWidth=3).encode(
        x=alt.X("low:Q", title=wrapped(figure.x, width), scale=scale, axis=axis), x2="high:Q", **more
    )
    points = base.mark_point(filled=True, size=90, opacity=1).encode(
        x=alt.X("mean:Q", scale=scale), shape=shape, **more
    )
    offset = {"yOffset": more["yOffset"]} if "yOffset" in more else {}
    place = {"x": alt.X("high:Q", scale=scale), "text": "says:N"} | offset
    halo = base.mark_text(align="left", dx=8, color=PAPER.light, stroke=PAPER.light, strokeWidth=4, fontSize=12)
    texts = base.mark_text(align="left", dx=8, color=INK.light, fontSize=12)
    layers += [halo.encode(**place), bars, points, texts.encode(**place)]
    tall = SERIES_HEIGHT * len(series) + 12 if len(series) > 1 else ROW_HEIGHT
    lines = max(label.count("|") + 1 for label in order)
    aside = 8 * max(len(part) for label in order for part in label.split("|")) + 20
    height = len(names) * max(tall, 16 * lines + 6)
    return alt.layer(*layers).properties(width=inner(width, aside), height=height)


def span(figure: Figure) -> list[float]:
    """From the least to the most, with the reference and room for the numbers beside the dots."""
    ends = [row[end] for row in figure.rows for end in ("low", "high", "mean") if row[end] == row[end]]
    ends += [] if figure.reference is None else [figure.reference]
    low, high = min(ends), max(ends)
    room = (high - low) or abs(high) or 1.0
    return [low - 0.05 * room if low < 0 or low > 0.3 * high else 0.0, high + 0.3 * room]


def shown(figure: Figure, row: Row, width: int) -> Row:
    """A row with its number in words; an interval that nobody knows has no length."""
    says = percent(row["mean"]) if figure.is_share else number(row["mean"])
    ends = {end: row[end] if row[end] == row[end] else row["mean"] for end in ("low", "high")}
    if figure.is_log:  # a logarithm has no place for 0
        ends["low"] = max(ends["low"], row["mean"] / 10)
    if figure.reference == 0 and row["mean"] > 0:
        says = f"+{says}"
    return row | ends | {"says": says}


def tick_format(figure: Figure) -> dict[str, Any]:
    """How the axis writes its numbers; a share above 1 is room for the numbers beside the dots, and no figure."""
    if figure.is_log:
        ends = [row["mean"] for row in figure.rows]
        low, high = math.floor(math.log10(min(ends))) - 1, math.ceil(math.log10(max(ends))) + 1
        step = 1 if high - low <= 5 else 2
        return {"format": "~r", "values": [10.0**power for power in range(low, high + 1, step)]}
    if figure.is_share and figure.reference != 0:
        return {"format": "~%", "labelExpr": "datum.value > 1.001 ? '' : datum.label"}
    return {"format": "~%"} if figure.is_share else {"format": "~r"}


def draw_course(alt: Any, figure: Figure, width: int) -> Any:
    """A dot with its interval for each number along the axis."""
    data = alt.Data(values=figure.rows)
    low, high = (f(row["x"] for row in figure.rows) for f in (min, max))
    ends = [row[end] for row in figure.rows for end in ("low", "high")]
    x = alt.X(
        "x:Q",
        title=figure.x,
        scale=alt.Scale(domain=[low - 0.7, high + 0.7], nice=False, zero=False),
        axis=alt.Axis(grid=False, format="d", **few_values(figure, width)),
    )
    scale = alt.Scale(domain=[min(ends), max(ends)], zero=False, nice=True)
    y = alt.Y("low:Q", title=figure.y, scale=scale, axis=alt.Axis(format="~%", tickCount=6, domain=False, ticks=False))
    base = alt.Chart(data).encode(x=x)
    dense = len(figure.rows) > 40
    layers = reference(alt, figure, "y") if figure.reference is not None else []
    layers += [
        base.mark_rule(color=SERIES[0].light, strokeWidth=1.5 if dense else 3, opacity=1).encode(y=y, y2="high:Q"),
        base.mark_point(filled=True, size=26 if dense else 70, color=SERIES[0].light, opacity=1).encode(
            y=alt.Y("mean:Q", scale=scale)
        ),
    ]
    return alt.layer(*layers).properties(width=inner(width, 70), height=COLUMN_HEIGHT + 20)


def few_values(figure: Figure, width: int) -> dict[str, Any]:
    """Every number has its tick while they are few."""
    if len(figure.rows) <= 12:
        return {"values": [row["x"] for row in figure.rows]}
    return {"tickCount": 5 if width <= NARROW else 12}


def reference(alt: Any, figure: Figure, along: str) -> list[Any]:
    """A broken line; above the picture stands what it is."""
    data = alt.Data(values=[{"at": figure.reference, "says": figure.reference_says}])
    line = alt.Chart(data).mark_rule(color=SOFT.light, strokeDash=[5, 4], strokeWidth=1.5)
    text = alt.Chart(data)
    if along == "x":
        return [
            line.encode(x="at:Q"),
            text.mark_text(
                align="left", baseline="bottom", dx=4, dy=-3, color=SOFT.light, fontSize=12, fontStyle="italic"
            ).encode(x="at:Q", y=alt.value(0), text="says:N"),
        ]
    return [
        line.encode(y="at:Q"),
        text.mark_text(
            align="left", baseline="bottom", dy=-6, color=SOFT.light, fontSize=12, fontStyle="italic"
        ).encode(y=alt.value(0), x=alt.value(0), text="says:N"),
    ]


def colours(alt: Any, names: list[str]) -> Any:
    """A colour for each series."""
    return alt.Scale(domain=names, range=[SERIES[i % len(SERIES)].light for i in range(len(names))])


def inner(width: int, aside: int) -> int:
    """What is left of the width beside names and numbers."""
    return max(width - aside, width // 2)


def broken(name: str, most: int) -> str:
    """A long name in lines, with bars between them."""
    return "|".join(lines_of(name, most))


def wrapped(text: str, width: int) -> list[str]:
    """The title of an axis, in as many lines as it needs."""
    return lines_of(text, 34 if width <= NARROW else 80)


def lines_of(text: str, most: int) -> list[str]:
    """Words in lines of so many letters."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# As files


def svg_of(figure: Figure, width: int = WIDE, is_titled: bool = True, id: str = "") -> str:
    """The picture as SVG, with its title and description for those who have it read out."""
    import vl_convert

    drawn: str = vl_convert.vegalite_to_svg(chart_of(figure, width, is_titled).to_dict())
    id = id or figure.id
    opening = f'role="img" aria-labelledby="{id}-title {id}-text" '
    spoken = f'<title id="{id}-title">{escape(figure.asks)}</title><desc id="{id}-text">{escape(figure.says)}</desc>'
    drawn = re.sub(r"<svg ", f"<svg {opening}", drawn, count=1)
    drawn = re.sub(r"(<svg [^>]*>)", lambda found: found.group(1) + spoken, drawn, count=1)
    return slimmed(drawn)


# What Vega writes for scripts and for marks that are read out one by one; the fonts are the page's.
NEEDLESS = re.compile(
    r' (?:class|pointer-events|role|aria-roledescription|aria-hidden)="[^"]*"(?=[^<>]*>)| opacity="1"'
    r'|<path d="M0,0h0v0h0Z"/>|<path [^>]*d="M0,0h[\d.]+v[\d.]+h-[\d.]+Z"/>'
)


def slimmed(drawn: str) -> str:
    """The same picture in fewer letters."""
    head, opening, rest = drawn.partition("</desc>")
    rest = NEEDLESS.sub("", rest)
    rest = re.sub(r"<[^>]*>", lambda tag: re.sub(r"\d+\.\d{2,}", rounded, tag.group()), rest)
    while (shorter := rest.replace("<g></g>", "")) != rest:
        rest = shorter
    return head + opening + rest


def rounded(found: re.Match[str]) -> str:
    """A tenth of a pixel is fine enough."""
    return f"{float(found.group()):.1f}"


def bare(drawn: str) -> str:
    """For a page that sets the fonts and the paper itself."""
    return re.sub(r' (?:font-family|xmlns|xmlns:xlink)="[^"]*"', "", drawn)


def png_of(figure: Figure) -> bytes:
    """The picture as PNG, large enough for a talk."""
    import vl_convert

    drawn: bytes = vl_convert.vegalite_to_png(chart_of(figure).to_dict(), scale=SCALE)
    return drawn
