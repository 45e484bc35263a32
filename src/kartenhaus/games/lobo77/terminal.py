"""The board in a terminal: lines of text with [style]…[/] in them, drawn from a view."""

from collections.abc import Sequence
from typing import Protocol

from kartenhaus.kit import NOBODY, ONLOOKER

from .components import KINDS, TURN, VALUES, X2
from .state import CALL, DEAL_CARDS, LAY, REMINDER, View
from .view import shows_total

SAVER, NUMBER, HIGH = "black on bright_green", "black on white", "bright_white on red"


class Words(Protocol):
    """The messages of one language."""

    def say(self, id: str, /, **facts: str | int) -> str: ...


def board(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """The table as this viewer sees it, and in the last line what there is to do. Names may hold escaped brackets."""
    total = words.say("total-title", total=v.total) if shows_total(v) else words.say("total-hidden")
    way = words.say("direction-left" if v.direction == 1 else "direction-right")
    lines = [f"[bold]{words.say('round-title', deal=v.deal)}[/]", "", f"  [bold reverse] {total} [/]  {last(v, words)}"]
    lines += [f"  {'→' if v.direction == 1 else '←'} {way} · {words.say('piles', deck=v.n_deck)}"]
    if sum(v.discard) > 1:
        lines.append("  [dim]" + " ".join(label(kind, words) for kind in kinds(v.discard)) + "[/]")
    lines += ["", *seats(v, words, names)]
    if v.viewer != ONLOOKER and v.n_hand[v.viewer] > 0:
        lines += ["", f"{words.say('hand-title')}: {' '.join(card(kind, words) for kind in kinds(v.hand))}"]
    return [*lines, "", f"[bold green]{now(v, words, names)}[/]"]


def kinds(counts: Sequence[int]) -> list[int]:
    """Each card by its kind, in their order."""
    return [kind for kind in range(1, KINDS + 1) for _ in range(counts[kind])]


def label(kind: int, words: Words) -> str:
    """What stands on a card."""
    if kind in (X2, TURN):
        return words.say("card-x2" if kind == X2 else "card-turn")
    return str(VALUES[kind]).replace("-", "−")


def card(kind: int, words: Words) -> str:
    """One card: what saves, what is high, and the rest differ in colour, which their numbers say as well."""
    style = HIGH if VALUES[kind] > 10 else NUMBER if VALUES[kind] > 0 else SAVER
    return f"[{style}] {label(kind, words):>2} [/]"


def last(v: View, words: Words) -> str:
    """The card laid last."""
    return words.say("last-card", card=label(v.last, words)) if v.last else words.say("last-none")


def seats(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who has to lay, everybody's chips and cards, in columns."""
    chips = padded([chips_of(v, words, seat) for seat in range(v.seats)])
    lines = []
    for seat, name in enumerate(padded(names)):
        style = "bold" if seat == v.viewer else "default"
        mark = "▸" if seat == v.turn else " "
        cards = words.say("seat-cards", cards=v.n_hand[seat]) if not v.out[seat] else ""
        lines.append(f"{mark} [{style}]{name}[/]  {chips[seat]}  {cards}".rstrip())
    return lines


def chips_of(v: View, words: Words, seat: int) -> str:
    """Chips, or what it is called to have none."""
    if v.out[seat]:
        return words.say("seat-out")
    return words.say("seat-chips", chips=v.chips[seat]) if v.chips[seat] else words.say("seat-swims")


def padded(texts: Sequence[str]) -> list[str]:
    """All as wide as the widest; a backslash that escapes a bracket is not shown."""
    lengths = [len(text) - text.count("\\[") for text in texts]
    return [text + " " * (max(lengths) - length) for text, length in zip(texts, lengths, strict=True)]


def now(v: View, words: Words, names: Sequence[str]) -> str:
    """One sentence: what is going on, and what this viewer can do. It reminds of drawing only where that is agreed."""
    if v.draw_mode == REMINDER and v.drawer == v.viewer != NOBODY and v.turn != v.viewer:
        return words.say("now-draw", name=names[v.turn])
    if v.phase == LAY:
        return acts(v, "now-lay-second" if v.is_second else "now-lay-two" if v.due == 2 else "now-lay", words, names)
    if v.phase == CALL:
        return acts(v, "now-call", words, names)
    return acts(v, "now-deal", words, names) if v.phase == DEAL_CARDS else words.say("now-over")


def acts(v: View, what: str, words: Words, names: Sequence[str]) -> str:
    """What the viewer is to do, or who else is."""
    return words.say(what) if v.turn == v.viewer else words.say(f"{what}-wait", name=names[v.turn])
