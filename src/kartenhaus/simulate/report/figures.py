"""The figures of a report: what each asks, the numbers that answer it, and the answer in a sentence. Draws nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from kartenhaus.games import load
from kartenhaus.words import Words

from .intervals import Interval, mean_by_sums, mean_of, share_of_clusters, wilson
from .numbers import a_few, number, percent
from .study import Study

Kind = Literal["columns", "dots", "course"]
LEAST_DONE = 100  # times that an action was done, so that something can be said of it
MOST_COLUMNS = 30  # of a histogram
Row = dict[str, Any]


@dataclass(frozen=True)
class Figure:
    """One picture's worth of numbers.

    columns: rows of `from`, `to`, `share` (and `series`). dots: rows of `name`, `mean`, `low`, `high` (and `series`).
    course: rows of `x`, `mean`, `low`, `high`.
    """

    id: str
    asks: str
    says: str
    kind: Kind
    rows: list[Row]
    x: str  # what the axis along the page shows, with its unit
    y: str = ""
    is_share: bool = False  # the values are parts of 1, shown in per cent
    is_log: bool = False
    reference: float | None = None
    reference_says: str = ""
    note: str = ""  # what one has to know in order not to be misled
    marks: list[Row] = field(default_factory=list)  # `at` and `says`


def figures_of(study: Study, pace: float) -> list[Figure]:
    """All that can be said of one run; `pace`: seconds a turn."""
    made = (
        length(study, pace),
        deals(study),
        scores(study),
        seats(study),
        rivals(study),
        legal(study),
        lead(study),
        upsets(study),
        events(study),
        rare_events(study),
        *numbered_moves(study),
        plain_moves(study),
    )
    return [figure for figure in made if figure is not None]


def length(study: Study, pace: float) -> Figure:
    """Turns, and the minutes that they take."""
    turns = study.sheet.turns
    low, middle, high = (float(q) for q in np.quantile(turns, (0.05, 0.5, 0.95)))
    mean = mean_of(turns)
    return Figure(
        "length",
        "How long does a game take?",
        f"Half of the games are over after {number(middle)} turns, and nine in ten take {number(low)} to "
        f"{number(high)}; the mean is {a_few(mean)}. At {number(pace)} seconds a turn that is "
        f"{minutes(middle, pace)}, in nine games of ten {minutes(low, pace, '')} to {minutes(high, pace)}.",
        "columns",
        histogram(turns),
        "Turns in a game",
        "Games",
        marks=[{"at": middle, "says": f"half: {number(middle)}"}, {"at": low, "says": ""}, {"at": high, "says": ""}],
        note="The broken lines hold nine games in ten, the full line half of them. "
        "A turn begins with each of these: " + ", ".join(turn_events(study)) + ".",
    )


def minutes(turns: float, pace: float, unit: str = " minutes") -> str:
    """How long so many turns take."""
    return f"{number(turns * pace / 60, 0 if turns * pace >= 600 else 1)}{unit}"


def turn_events(study: Study) -> list[str]:
    """The events with which a turn begins, as far as they have happened."""
    kinds = load(study.game).events.kinds
    return [
        kind.name.replace("_", " ")
        for kind, times in zip(kinds, study.tally.events, strict=True)
        if kind.begins == "turn" and times
    ]


def deals(study: Study) -> Figure | None:
    """How many deals a game has, where that is not always the same."""
    if study.deals.min() == study.deals.max():
        return None
    low, middle, high = (float(q) for q in np.quantile(study.deals, (0.05, 0.5, 0.95)))
    return Figure(
        "deals",
        "How many deals does a game have?",
        f"A game has {a_few(mean_of(study.deals))} deals on average; nine games in ten have {number(low)} to "
        f"{number(high)}.",
        "columns",
        histogram(study.deals),
        "Deals in a game",
        "Games",
        marks=[{"at": middle, "says": f"half: {number(middle)}"}],
    )


def scores(study: Study) -> Figure | None:
    """Points at the end, of winners and of all others; nothing where points only say who has won."""
    points, won = study.sheet.points, study.sheet.ranks == 1
    if is_only_places(study):
        return None
    edges = edges_of(points)
    rows = histogram(points[won], edges, "winners") + histogram(points[~won], edges, "others")
    first = mean_of(points[won])
    says = f"Winners end with {a_few(first)} points on average"
    if (~won).any():
        best, worst = (points.min(axis=1), points.max(axis=1))
        says += (
            f", all others with {a_few(mean_of(points[~won]))}. Between the best and the worst seat of a table lie "
            f"{a_few(mean_of(worst - best))} points"
        )
    fewest = " Few points are good in this game." if load(study.game).fewest_wins else ""
    return Figure(
        "scores", "Where do the scores end?", says + "." + fewest, "columns", rows, "Points at the end", "Seats"
    )


def seats(study: Study) -> Figure:
    """Games won by seat."""
    shares, words = study.win_shares(), Words("en", study.game)
    is_even = len(set(study.bots)) == 1
    has_ties = bool((study.sheet.ranks == 1).sum(axis=1).max() > 1)
    rows = []
    for seat, bot in enumerate(study.bots):
        name = f"Seat {seat + 1}" if is_even else f"Seat {seat + 1}, {words.say(f'level-{bot}').lower()}"
        found = mean_of(shares[:, seat]) if has_ties else wilson(float(shares[:, seat].sum()), study.rows)
        rows.append(row_of(name, found))
    even = 1 / study.seats
    apart = [row for row in rows if not row["low"] <= even <= row["high"]]
    best = max(rows, key=lambda row: float(row["mean"]))
    says = f"{best['name']} wins most often: {percent_of(best)} of the games, where an equal share is {percent(even)}. "
    says += seat_verdict(apart, rows)
    note = "" if is_even else "Seats and bots cannot be told apart here: let the same bot play on all seats for that."
    return Figure(
        "seats",
        "Does it matter where one sits?" if is_even else "Who wins, and where?",
        says,
        "dots",
        rows,
        "Games won",
        is_share=True,
        reference=even,
        reference_says=f"equal share {percent(even)}",
        note=(note + " " if note else "") + ("A shared win counts in parts." if has_ties else ""),
    )


def seat_verdict(apart: Sequence[Row], rows: Sequence[Row]) -> str:
    """What the intervals say, in words."""
    if not apart:
        return "No seat's interval leaves the equal share out."
    who = ", ".join(row["name"].split(",")[0].lower() for row in apart)
    verb = "lies" if len(apart) == 1 else "lie"
    return f"The intervals of {who} {verb} off the equal share." if len(apart) < len(rows) else "All seats lie off it."


def rivals(study: Study) -> Figure | None:
    """How much better than chance a bot plays that thinks."""
    if not study.rivals:
        return None
    words, even = Words("en", study.game), 1 / study.seats
    rows = [row_of(words.say(f"level-{level}"), found) for level, found in study.rivals.items()]
    best = max(rows, key=lambda row: float(row["mean"]))
    found = study.rivals.get("rule")
    rule = row_of(words.say("level-rule"), found) if found is not None else best
    return Figure(
        "thinking",
        "How much better is thinking than chance?",
        f"One {rule['name'].lower()} among players who choose at random wins {percent_of(rule)} of the games, "
        f"{number(rule['mean'] / even)} times an equal share of {percent(even)}.",
        "dots",
        rows,
        "Games won by one such player among random ones",
        is_share=True,
        reference=even,
        reference_says=f"chance {percent(even)}",
        note=f"{number(study.rival_deals)} deals for each level, as many on every seat.",
    )


def legal(study: Study) -> Figure | None:
    """How many actions there are to choose from."""
    counts = study.tally.legal
    total = int(counts.sum())
    if not total:
        return None
    sizes = np.arange(len(counts))
    mean = float((counts * sizes).sum() / total)
    free = 1 - counts[1] / total
    game_mean = number(total / study.games / study.seats)
    return Figure(
        "legal",
        "How much is there to choose?",
        f"A decision has {number(mean)} legal actions on average. In {percent(free)} of the decisions there is more "
        f"than one. A player makes {game_mean} decisions in a game, {number(game_choices(counts, study))} of them with "
        "a choice.",
        "columns",
        weighted_histogram(counts),
        "Legal actions at a decision",
        "Decisions",
        marks=[{"at": mean, "says": f"mean: {number(mean)}"}],
    )


def game_choices(counts: Any, study: Study) -> float:
    """Decisions with a choice, a player and game."""
    return float(counts[2:].sum()) / study.games / study.seats


def lead(study: Study) -> Figure | None:
    """How often another seat leads; nothing where a game has a single deal."""
    changes = study.sheet.lead_changes
    if not changes.any():
        return None
    never = wilson(int((changes == 0).sum()), study.rows)
    return Figure(
        "lead",
        "How often does the lead change?",
        f"The lead changes {a_few(mean_of(changes))} times in a game; in {percent_in(never)} of the games whoever is "
        "the first to lead alone never loses the lead.",
        "columns",
        histogram(changes),
        "Changes of the lead in a game",
        "Games",
        note="Looked at after each deal: another seat leads alone than the last one that did.",
    )


def upsets(study: Study) -> Figure | None:
    """How open a game is, in shares of the games; nothing where none of it ever happens."""
    ranks, changes = study.sheet.ranks, study.sheet.lead_changes
    won = ranks == 1
    back = ((study.sheet.times_last > 0) & won).any(axis=1)
    shared = won.sum(axis=1) > 1
    told = (
        ("A winner was last after a deal", back, "a winner had been last after a deal"),
        ("The lead changed", changes > 0, "the lead changes at least once"),
        ("The first place was shared", shared, "the first place is shared"),
    )
    found = [(name, wilson(int(each.sum()), study.rows), says) for name, each, says in told if each.any()]
    if not found:
        return None
    return Figure(
        "upsets",
        "Can one come back from behind?" if back.any() else "How close is it at the top?",
        "; ".join(f"in {percent_in(share)} of the games {says}" for _, share, says in found).capitalize() + ".",
        "dots",
        [row_of(name, share) for name, share, _ in found],
        "Games",
        is_share=True,
        note="Last: no seat was worse and one was better. The last deal itself does not count." * bool(back.any()),
    )


def left_out(study: Study) -> list[str]:
    """What this run says nothing about, and why."""
    missing = []
    if is_only_places(study):
        missing.append("scores, as the points tell nothing but the places")
    if study.deals.max() == 1:
        missing.append("changes of the lead, as a game has a single deal and ranks are compared between deals")
    elif not study.sheet.lead_changes.any():
        missing.append("changes of the lead, as nobody leads alone before the end")
    return missing


def is_only_places(study: Study) -> bool:
    """The points at the end are the same numbers in every game, handed out to other seats."""
    ordered = np.sort(study.sheet.points, axis=1)
    return bool((ordered == ordered[0]).all()) or len(np.unique(ordered)) <= 2


def event_rows(study: Study) -> Iterator[tuple[str, int, Row, Row]]:
    """Each kind of event that has happened: its name, how often, times a game, share of the games."""
    for i, kind in enumerate(load(study.game).events.kinds):
        total = int(study.tally.events[i])
        if total:
            name = f"{kind.name.replace('_', ' ')} ({kind.rule})"
            times = mean_by_sums(study.games, total, int(study.tally.event_squares[i]))
            yield name, total, row_of(name, times), row_of(name, wilson(int(study.tally.event_games[i]), study.games))


def events(study: Study) -> Figure | None:
    """How often each thing happens in a game."""
    rows = [times for _, _, times, _ in event_rows(study)]
    if not rows:
        return None
    rows.sort(key=lambda row: -float(row["mean"]))
    most = rows[0]
    kinds = load(study.game).events.kinds
    never = [kind.name.replace("_", " ") for kind, n in zip(kinds, study.tally.events, strict=True) if not n]
    left = f" Never seen with these options and bots: {', '.join(never)}." if never else ""
    return Figure(
        "events",
        "How often does each rule come up?",
        f"“{most['name']}” happens most often, {number(most['mean'])} times a game; “{rows[-1]['name']}” least of all "
        f"that happen, {number(rows[-1]['mean'])} times.{left}",
        "dots",
        rows,
        "Times in a game (each step is ten times as often)",
        is_log=True,
        note="In brackets the rule behind it. What is told to several players one by one counts for each of them.",
    )


def rare_events(study: Study) -> Figure | None:
    """What comes up in some games only."""
    rows = [share for *_, share in event_rows(study) if share["mean"] < 0.995]
    if not rows:
        return None
    rows.sort(key=lambda row: -float(row["mean"]))
    listed = f"“{rows[0]['name']}” in {percent(rows[0]['mean'])} of them"
    if len(rows) > 1:
        listed += f", “{rows[-1]['name']}” in {percent(rows[-1]['mean'])}"
    return Figure(
        "rare", "Which rules come up in some games only?",
        f"{len(rows)} kinds of events do not happen in every game: {listed}.", "dots", rows,
        "Games in which it happens", is_share=True,
    )  # fmt: skip


def move_shares(study: Study) -> dict[str, list[tuple[int, int, Interval]]]:
    """By kind of move: the number that goes with it, how often it was done, how often by who was first in the end."""
    moves, tally = load(study.game).moves, study.tally
    found: dict[str, list[tuple[int, int, Interval]]] = {}
    for action in np.flatnonzero(tally.done):
        named = moves.named(int(action))
        name = str(named.pop("move"))
        at = int(next(iter(named.values()), 0))
        sums = (tally.done, tally.done_squares, tally.first_done, tally.first_done_squares)
        share = share_of_clusters(*(int(each[action]) for each in sums))
        found.setdefault(name, []).append((at, int(tally.done[action]), share))
    return found


def field_of(study: Study, name: str) -> str:
    """What the number of a move is called."""
    moves = load(study.game).moves
    return next((field for field in moves.named(moves.first(name)) if field != "move"), "")


def numbered_moves(study: Study) -> Iterator[Figure]:
    """For the two kinds of moves with numbers that are done most: which numbers go with winning."""
    wide = {
        name: [each for each in found if each[1] >= LEAST_DONE]
        for name, found in move_shares(study).items()
        if field_of(study, name) and field_of(study, name) not in ("who", "seat")
    }
    wide = {name: found for name, found in wide.items() if len(found) >= 4}
    for name in sorted(wide, key=lambda name: -sum(n for _, n, _ in wide[name]))[:2]:
        yield numbered_move(study, name, wide[name])


def numbered_move(study: Study, name: str, found: list[tuple[int, int, Interval]]) -> Figure:
    """One kind of move."""
    what = field_of(study, name)
    total = sum(n for _, n, _ in found)
    usual = sum(n * share.mean for _, n, share in found) / total
    rows = [
        {"x": at, "mean": share.mean, "low": share.low, "high": share.high, "times": n / study.games}
        for at, n, share in found
    ]
    apart = [row for row in rows if not row["low"] <= usual <= row["high"]]
    best, worst = max(rows, key=lambda row: float(row["mean"])), min(rows, key=lambda row: float(row["mean"]))
    said = name.replace("_", " ")
    return Figure(
        f"move-{name}",
        f"Which {what} goes with winning, at “{said}”?",
        f"Whoever is first in the end has done {percent(best['mean'])} of all “{said} {best['x']}”, and "
        f"{percent(worst['mean'])} of all “{said} {worst['x']}”; of all such moves together {percent(usual)}. "
        + off_usual(apart, rows),
        "course",
        rows,
        f"Number of the {what}",
        "Done by who was first",
        is_share=True,
        reference=usual,
        reference_says=f"all together {percent(usual)}",
        note="This goes with winning; it need not be its cause: who is ahead may play other cards.",
    )


def off_usual(apart: Sequence[Row], rows: Sequence[Row]) -> str:
    """How many intervals say something."""
    if not apart:
        return "No interval lies off that."
    chance = f"; about {number(0.05 * len(rows), 0)} would by chance alone" if len(rows) >= 20 else ""
    return f"{len(apart)} of {len(rows)} intervals lie off that{chance}."


def plain_moves(study: Study) -> Figure | None:
    """The same for whole kinds of moves."""
    rows, total, firsts = [], 0, 0
    moves, tally = load(study.game).moves, study.tally
    by_kind: dict[str, list[int]] = {}
    for action in np.flatnonzero(tally.done):
        sums = by_kind.setdefault(str(moves.named(int(action))["move"]), [0, 0, 0, 0])
        for i, each in enumerate((tally.done, tally.done_squares, tally.first_done, tally.first_done_squares)):
            sums[i] += int(each[action])
    for name, (n, squares, hits, hit_squares) in by_kind.items():
        total, firsts = total + n, firsts + hits
        if n >= LEAST_DONE and squares:
            rows.append(row_of(name.replace("_", " "), share_of_clusters(n, squares, hits, hit_squares)))
    if len(rows) < 2:
        return None
    usual = firsts / total
    rows.sort(key=lambda row: -float(row["mean"]))
    return Figure(
        "moves",
        "Which moves go with winning?",
        f"Whoever is first in the end makes {percent(usual)} of all moves: of “{rows[0]['name']}” "
        f"{percent(rows[0]['mean'])}, of “{rows[-1]['name']}” {percent(rows[-1]['mean'])}.",
        "dots",
        rows,
        "Done by who was first in the end",
        is_share=True,
        reference=usual,
        reference_says=f"all moves {percent(usual)}",
        note="This goes with winning; it need not be its cause. Moves with different numbers are taken as "
        "independent of each other, so the intervals are a little too narrow.",
    )


# Parts of figures


def row_of(name: str, found: Interval, **more: object) -> Row:
    """A line of a dot chart."""
    return {"name": name, "mean": found.mean, "low": found.low, "high": found.high} | more


def percent_of(row: Row) -> str:
    """A share with its interval."""
    return percent_in(Interval(row["mean"], row["low"], row["high"]))


def percent_in(found: Interval) -> str:
    """A share with its interval."""
    if np.isnan(found.low):
        return percent(found.mean)
    return f"{percent(found.mean)} ({percent(found.low, '')} to {percent(found.high)})"


def edges_of(values: Any) -> Any:
    """Of columns that are not too many. Where each holds one value, it stands over the middle of its column."""
    low, high = int(values.min()), int(values.max())
    unit = int(np.gcd.reduce(np.unique(values) - low)) or 1  # whole deals of ten turns make steps of ten
    for times in widths():
        if (high - low) // (unit * times) < MOST_COLUMNS:
            step = unit * times
            first = low - unit / 2 if times == 1 else low // step * step
            return np.arange(first, high + step + (unit / 2 if times == 1 else 1), step)
    raise AssertionError("there is always a column that is wide enough")


def widths() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


def histogram(values: Any, edges: Any = None, series: str = "") -> list[Row]:
    """Columns with the share of the values from each edge up to the next."""
    edges = edges_of(values) if edges is None else edges
    counts, _ = np.histogram(values, edges)
    return columns(edges, counts, len(values), series)


def columns(edges: Any, counts: Any, total: int, series: str = "") -> list[Row]:
    """The rows of a histogram."""
    return [
        {"from": float(a), "to": float(b), "share": n / max(total, 1), "series": series}
        for a, b, n in zip(edges[:-1], edges[1:], counts.tolist(), strict=True)
    ]


def weighted_histogram(counts: Any) -> list[Row]:
    """Columns of values from 0 on that came so often each."""
    there = np.flatnonzero(counts)
    edges = edges_of(there)
    sums, _ = np.histogram(np.arange(len(counts)), edges, weights=counts)
    return columns(edges, sums, int(counts.sum()))
