"""The board in a terminal: lines of text with [style]…[/] in them, drawn from a view."""

from collections.abc import Sequence
from typing import Protocol

from kartenhaus.kit import NOBODY

from .rules import awaits, is_only_pumas, may_run, n_pumas, total
from .state import (
    CARDS,
    GIVE,
    HIDDEN,
    LAY,
    NO_TILE,
    OVER,
    PAST,
    SHOWN,
    SKUNKS,
    STARTER,
    STINK,
    TRACK,
    VALUES,
    View,
)

SHOWN_AT_END = 1  # of show_positions
COLOURS = ("green", "orange3", "yellow", "red", "blue")  # of the skunks, in the box's order
START, PUMA_SHOWN = "⌂", "PUMA"  # signs, not words
COLUMNS = 5  # places of the middle in a line
TILES = 12  # tiles in a line, Start being one of them
WIDTH = 6  # columns of a tile: up to five skunks stand there


class Words(Protocol):
    """The messages of one language."""

    def say(self, id: str, /, **facts: str | int) -> str: ...


def board(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """The table as everybody sees it, and in the last line what there is to do. Names may hold escaped brackets."""
    lines = [*track(v), "", *middle(v, words), "", *seats(v, words, names)]
    if v.phase == OVER and v.show_positions == SHOWN_AT_END:
        lines += ["", *positions(v, words, names)]
    return [*lines, "", f"[bold green]{now(v, words, names)}[/]"]


def track(v: View) -> list[str]:
    """Start and the tiles; a stink tile has waves round its number. Below each stand the numbers of the seats."""
    lines = []
    for first in range(0, TRACK + 1, TILES):
        tiles = range(first, min(first + TILES, TRACK + 1))
        lines.append("".join(tile(v, number) for number in tiles).rstrip())
        lines.append("".join(standing(v, number).rjust(WIDTH) for number in tiles).rstrip())
    return lines


def tile(v: View, number: int) -> str:
    """One tile, or Start."""
    if number == 0:
        return f"[bold]{START:>{WIDTH}}[/]"
    if v.tile[number] == NO_TILE:
        return f"[dim]{'?':>{WIDTH}}[/]"
    if v.tile[number] == STINK:
        return f"[bold red]{f'~{number}~':>{WIDTH}}[/]"
    return f"[green]{number:>{WIDTH}}[/]"


def standing(v: View, number: int) -> str:
    """The skunks on a tile, by the numbers of their seats."""
    return "".join(str(seat + 1) for seat in range(v.seats) if v.is_in[seat] and v.position[seat] == number)


def middle(v: View, words: Words) -> list[str]:
    """The places of the middle by number; a gap stays a gap, and an open puma is shown."""
    lines = [words.say("middle", n=v.n_down, pumas=n_pumas(v)) + "  " + used(v, words)]
    if v.memory_aid:
        lines.append(f"[dim]{words.say('not-printed')}[/]")
    for first in range(1, CARDS + 1, COLUMNS):
        lines.append("".join(place(v, number) for number in range(first, first + COLUMNS)).rstrip())
    return lines


def place(v: View, number: int) -> str:
    """One place of the middle."""
    if v.shown == number:
        return f"  [bold black on yellow]{PUMA_SHOWN}[/]"
    if not v.down[number]:
        return "[dim]     ·[/]"
    mark = "!" if v.mark[number] else " "
    return f"[bold]{mark + str(number):>6}[/]"


def used(v: View, words: Words) -> str:
    """How many cards lie on the used pile, and which where the table may look."""
    said = words.say("used", n=v.n_used)
    known = [str(value) for value in range(1, VALUES + 1) for _ in range(max(v.used[value], 0))]
    return f"{said} {' '.join(known)}".rstrip()


def seats(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """Everybody's number, name and place, and the cards that lie in front."""
    lines = []
    width = max(shown_length(name) for name in names)
    for seat, name in enumerate(names):
        padding = " " * (width - shown_length(name))
        colour = COLOURS[v.skunk[seat] - 1] if v.skunk[seat] else "dim"
        style = "bold" if seat == v.active else "default"
        arrow = "→" if seat == v.active else " "
        lines.append(f"{arrow} [{colour}]{seat + 1} ●[/] [{style}]{name}[/]{padding}  {told_of(v, words, seat)}")
    return lines


def shown_length(name: str) -> int:
    """A bracket is escaped by a backslash that is not shown."""
    return len(name) - name.count("\\[")


def told_of(v: View, words: Words, seat: int) -> str:
    """Where the skunk is and what lies in front."""
    if not v.is_in[seat]:
        return words.say("seat-left")
    cards = [str(value) for value in range(1, VALUES + 1) for _ in range(v.front[seat][value])]
    if not cards:
        return where(v, words, seat)
    front = words.say("seat-front", cards=" + ".join(cards), total=total(v, seat))
    return f"{where(v, words, seat)}  {front}" + preview(v, words, seat)


def where(v: View, words: Words, seat: int) -> str:
    """The skunk's colour and place in words, as colours alone tell too little."""
    colour = words.say("skunk-colour", colour=v.skunk[seat]) if v.skunk[seat] else "–"
    if v.position[seat] == 0:
        return f"{colour}, {words.say('start')}"
    if v.position[seat] == PAST:
        return f"{colour}, {words.say('past')}"
    return f"{colour}, {words.say('tile', tile=v.position[seat])}"


def preview(v: View, words: Words, seat: int) -> str:
    """landing_preview: where the total would end."""
    if seat != v.active or v.landing == HIDDEN:
        return ""
    landing = words.say("past") if v.landing == PAST else words.say("tile", tile=v.landing)
    return f" → {landing}" + (" ~" if v.landing < PAST and v.tile[v.landing] == STINK else "")


def positions(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """show_positions: how far everybody came, in the order of the seats; no ranks."""
    return [f"  {name}: {where(v, words, seat)}" for seat, name in enumerate(names) if v.is_in[seat]]


def now(v: View, words: Words, names: Sequence[str]) -> str:
    """One sentence: what this viewer can do, or for whom everybody waits."""
    if v.phase == OVER:
        return words.say("now-over")
    awaited = [seat for seat in range(v.seats) if awaits(v, seat)]
    if v.viewer not in awaited:
        return words.say("now-wait", name=names[awaited[0]])
    return asked(v, words, names)


def asked(v: View, words: Words, names: Sequence[str]) -> str:
    """The question to the viewer."""
    if v.phase == SKUNKS:
        return words.say("now-skunk")
    if v.phase == LAY:
        return words.say("now-lay", tile=min(v.n_laid + 1, TRACK))
    if v.phase == STARTER:
        return words.say("now-starter")
    if v.phase == SHOWN:
        return words.say("now-cover")
    if v.phase == GIVE:
        if v.receiver == NOBODY:
            return words.say("now-give-where")
        return words.say("now-give", name=names[v.receiver])
    return asked_in_turn(v, words)


def asked_in_turn(v: View, words: Words) -> str:
    """A card, or a run, or both."""
    if is_only_pumas(v):
        if not may_run(v):
            return words.say("now-go-on")
        return words.say("now-only-pumas") if v.n_used else words.say("now-must-run")
    if may_run(v):
        return words.say("now-choose", total=total(v, v.active))
    if v.n_turned and not v.must_turn:
        return words.say("now-bad", total=total(v, v.active))
    return words.say("now-turn")
