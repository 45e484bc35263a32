"""The board in a terminal: lines of text with [style]…[/] in them, drawn from a view."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kartenhaus.kit import ONLOOKER

from .components import COLOUR, COLOURS, MOTIF, MOTIFS
from .rules import awaits
from .state import (
    CATEGORIES,
    DRAWN,
    ENDING,
    EXTRA,
    LAST_RIDDEN,
    NAME,
    NEXT,
    ON,
    OPENING,
    OVER,
    READING,
    SLIP,
    SNATCH,
    STARTER,
    TARGET,
    TELLING,
    TURN,
    VOTE,
    View,
)
from .turns import teller

STYLES = ("default", "bright_red", "bright_yellow", "bright_green", "bright_blue")  # by colour
SHAPES = ("", "■ ", "▲ ", "● ", "◆ ")  # by colour, as colours alone tell too little


class Words(Protocol):
    """The messages of one language."""

    def say(self, id: str, /, **facts: str | int) -> str: ...


def board(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """The table as this viewer sees it, and in the last line what there is to do. Names may hold escaped brackets."""
    lines = [f"[bold]{words.say('round-title', round=v.deal)}[/]  {words.say('piles', deck=v.n_deck)}"]
    if v.phase == CATEGORIES:  # what is to be agreed on stands above, and needs the room
        return [*lines, "", f"[bold green]{now(v, words, names)}[/]"]
    lines += [f"  {demand(v, words)}", f"  {way(v, words)}", "", *seats(v, words, names)]
    if v.shown_target:
        lines += ["", f"  {words.say('target-title')}: {card(v.shown_target, words)}"]
    if v.viewer != ONLOOKER and v.n_hand[v.viewer] > 0:
        lines += ["", words.say("hand-title") + ":", *hand(v, words)]
    return [*lines, "", f"[bold green]{now(v, words, names)}[/]"]


def story(lines: Sequence[Mapping[str, Any]], words: Words, names: Sequence[str]) -> list[str]:
    """What surrounds the pieces of the story: its title, proposals, words that count, a piece that is asked about."""
    titles = [line["text"] for line in lines if line["line"] == "title"]
    horses = [words.say("board-story", horse=line["text"]) for line in lines if line["line"] == "horse"]
    is_any_owed = any(line["line"] == "category" and line["is_owed"] for line in lines)
    drawn = [f"[bold]{heading}[/]" for heading in (titles or horses)]
    for line in lines:
        if line["line"] == "proposal":
            drawn.append(f"  {line['seat'] + 1} {names[line['seat']]}: [bold]{line['text']}[/]")
        elif line["line"] == "category":
            if line["is_owed"] or not (titles or is_any_owed):
                drawn.append(related(line, words))
        elif line["line"] == "asked":
            drawn.append(f"  {names[line['seat']]}: [italic]{line['text']}[/]")
    return drawn


def related(line: Mapping[str, Any], words: Words) -> str:
    """What counts as a picture, by its number; that some words may end longer ones is for those who write the list."""
    kind = line["motif"]
    listed = ", ".join(word.removeprefix("~") for word in line["text"].split(", "))
    return f"  {kind} {words.say(f'board-{MOTIFS[kind]}')}: {listed}"


def card(number: int, words: Words) -> str:
    """A card by its colour's shape and its picture's name."""
    colour = COLOUR[number]
    return f"[{STYLES[colour]}]{SHAPES[colour]}{words.say(f'board-{MOTIFS[MOTIF[number]]}')}[/]"


def tint(colour: int, words: Words) -> str:
    """A colour's shape and name."""
    return f"[{STYLES[colour]}]{SHAPES[colour]}{words.say(f'board-{COLOURS[colour - 1]}')}[/]"


def demand(v: View, words: Words) -> str:
    """What lies on top, and what the next card has to match."""
    said = words.say("top-title") + ": " + card(v.top or v.start_card, words)
    if v.laid:
        said += "  → " + card(v.laid, words)
        if v.laid_wish:
            said += f" ({tint(v.laid_wish, words)})"
    if v.bill:
        return said + "  " + words.say("bill-title", bill=v.bill)
    if v.wish:
        return f"{said}  {words.say('wish-title')}: {tint(v.wish, words)}"
    if v.demand_motif == 0:
        return said + "  " + words.say("anything-fits")
    picture = words.say(f"board-{MOTIFS[v.demand_motif]}")
    return f"{said}  {words.say('fits-title')}: {tint(v.demand_colour, words)} / {picture}"


def way(v: View, words: Words) -> str:
    """In which direction play goes."""
    return "→ " + words.say("direction-left") if v.direction == 1 else "← " + words.say("direction-right")


def seats(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """Whose turn it is, and everybody's cards."""
    lines = []
    width = max(len(name) - name.count("\\[") for name in names)
    for seat, name in enumerate(names):
        padding = " " * (width - len(name) + name.count("\\["))
        mark = "▸" if seat == v.turn else " "
        style = "bold" if seat == v.viewer else "default"
        lines.append(f"{mark} {seat + 1} [{style}]{name}[/]{padding}  {cards_of(v, words, seat)}".rstrip())
    return lines


def cards_of(v: View, words: Words, seat: int) -> str:
    """How many cards somebody holds, and the target cards of a marathon."""
    if not v.is_in[seat]:
        return words.say("seat-left")
    said = words.say("seat-cards", cards=v.n_hand[seat])
    return f"{said}  {words.say('seat-targets', targets=v.targets[seat])}" if v.marathon == ON else said


def hand(v: View, words: Words) -> list[str]:
    """The viewer's cards, each with the number by which moves name it."""
    return [f"  {number:>2} {card(number, words)}" for number in sorted(v.hand[: v.n_hand[v.viewer]])]


def now(v: View, words: Words, names: Sequence[str]) -> str:
    """One sentence: what this viewer can do, or for whom everybody waits."""
    if v.phase == OVER:
        return words.say("now-over", name=names[v.winner])
    if v.phase in (READING, SNATCH):
        return words.say("now-reading" if v.phase == READING else "now-snatch")
    awaited = [seat for seat in range(v.seats) if awaits(v, seat)]  # type: ignore[arg-type]  # it asks what is public
    if v.viewer not in awaited:
        return words.say("now-wait", name=names[awaited[0]] if awaited else names[0])
    return asked(v, words)


def asked(v: View, words: Words) -> str:
    """The question to the viewer."""
    if v.phase in (OPENING, TELLING, ENDING):
        if v.viewer != teller(v):
            return words.say("now-judge")
        number = v.laid or v.shown_target or v.start_card
        kind = "now-open" if v.phase == OPENING else "now-end" if v.phase == ENDING else "now-tell"
        return words.say(kind, picture=words.say(f"board-{MOTIFS[MOTIF[number]]}"))
    if v.phase == STARTER:
        return words.say("now-last-ridden" if v.starter_rule == LAST_RIDDEN else "now-imagination")
    return words.say(
        {
            NAME: "now-name",
            VOTE: "now-vote",
            CATEGORIES: "now-categories",
            TURN: "now-turn",
            DRAWN: "now-drawn",
            EXTRA: "now-extra",
            SLIP: "now-slip",
            TARGET: "now-target",
            NEXT: "now-next",
        }[v.phase]
    )
