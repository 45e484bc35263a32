"""The board in a terminal: lines of text with [style]…[/] in them, drawn from a view."""

from collections.abc import Sequence
from typing import Protocol

from .components import KIND_OF, REFUSES, SWEETS_OF
from .seating import first_in, is_marked, is_open, n_jesters
from .state import FEX_OFF, GIVE, GLUTTON, HIDDEN, JESTERS, KING, MOST_KINDS, OFF, PLAY, SORT, STARTER, WINDOWED, View

COLOURS = ("red", "blue", "green", "yellow")  # of the jesters, in the box's order
JESTER, USED = "♟", "·"  # signs, not words


class Words(Protocol):
    """The messages of one language."""

    def say(self, id: str, /, **facts: str | int) -> str: ...


def board(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """The table as this viewer sees it, and in the last line what there is to do. Names may hold escaped brackets."""
    lines = []
    if v.deal > 0:
        lines += [f"[bold]{words.say('now-round', round=v.deal)}[/]  {words.say('now-stack', tall=v.stack_height)}", ""]
    lines += seats(v, words, names)
    if is_open(v):
        lines += ["", *scoring(v, words, names)]
    # the heap comes late, as a terminal that is not high enough leaves out what comes first
    return [*lines, "", *heap(v, words), "", f"[bold green]{now(v, words, names)}[/]"]


def heap(v: View, words: Words) -> list[str]:
    """The top card, and more of the heap where the table sees more."""
    if v.top == 0:
        return [words.say("now-none")]
    lines = [words.say("now-heap", card=f"[bold reverse] {card(v, words, v.top)} [/]")]
    if v.n_heap != HIDDEN and not is_open(v):
        lines[0] += f"  {words.say('now-count', n=v.n_heap)}"
    under = [card(v, words, each) for each in v.cards if each]
    return [*lines, f"[dim]{', '.join(under)}[/]"] if under else lines


def card(v: View, words: Words, number: int) -> str:
    """What a card shows."""
    if number == KING:
        return words.say("now-king")
    if number == GLUTTON:
        return words.say("now-glutton")
    return words.say("now-card", sweet=KIND_OF[v.deck][number], sweets=SWEETS_OF[v.deck][number])


def seats(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """Whose turn it is where that is marked, everybody's jesters and coins, and roughly what was taken."""
    lines = []
    width = max(shown_length(name) for name in names)
    if v.glutton_variant and is_marked(v) and v.phase == PLAY:
        lines.append(words.say("now-direction", way=v.direction))
    for seat, name in enumerate(names):
        padding = " " * (width - shown_length(name))
        style = "bold" if seat == v.viewer else "default"
        arrow = "→" if seat == v.due and v.phase == PLAY else " "
        lines.append(f"{arrow} {jesters(v, seat)} [{style}]{name}[/]{padding}  {told_of(v, words, seat)}")
        if v.fex != FEX_OFF and not v.is_out[seat]:
            lines.append(fex(v, words, seat))
    return lines


def shown_length(name: str) -> int:
    """A bracket is escaped by a backslash that is not shown."""
    return len(name) - name.count("\\[")


def jesters(v: View, seat: int) -> str:
    """The three jesters in their colour; a dot for one that is used up."""
    signs = "".join(JESTER if v.jester[seat][jester] else USED for jester in range(JESTERS))
    return f"[{COLOURS[v.colour[seat] - 1]}]{signs}[/]"


def told_of(v: View, words: Words, seat: int) -> str:
    """Coins, jesters and the height of the pile."""
    if v.is_out[seat]:
        return words.say("now-gone")
    return words.say("now-seat", coins=v.coins[seat], left=n_jesters(v, seat), tall=v.pile_height[seat])


def fex(v: View, words: Words, seat: int) -> str:
    """NK-46: what each Fex in front of a seat refuses lies open; one line, as four players need four of them."""
    told = []
    for jester in range(JESTERS):
        refused = REFUSES[v.deck][(v.colour[seat] - 1) * JESTERS + jester]
        kinds = ", ".join(kind(words, each) for each in range(1, MOST_KINDS + 1) if refused[each])
        style = "dim strike" if not v.jester[seat][jester] else "default"
        said = f"{jester + 1}: {kinds}" if jester else words.say("now-refuses", jester=1, kinds=kinds)
        told.append(f"[{style}]{said}[/]")
    return "      " + " · ".join(told)


def kind(words: Words, sweet: int) -> str:
    """The name of a kind of sweets."""
    return words.say("now-kind", sweet=sweet)


def scoring(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """What everybody has of each kind, what is kept, and the gluttons."""
    lines = []
    for seat, name in enumerate(names):
        if v.is_out[seat]:
            continue
        has = [
            words.say("now-card", sweet=sweet, sweets=v.total[seat][sweet])
            for sweet in range(1, MOST_KINDS + 1)
            if v.total[seat][sweet]
        ]
        kept = [kind(words, sweet) for sweet in range(1, MOST_KINDS + 1) if v.kept[seat][sweet]]
        lines.append(f"[bold]{name}[/]: {', '.join(has) or '–'}")
        lines.append(
            f"    {words.say('now-kept', kinds=', '.join(kept) or '–')} · "
            f"{words.say('now-gluttons', n=v.gluttons[seat])}"
        )
    return lines


def now(v: View, words: Words, names: Sequence[str]) -> str:
    """One sentence: what this viewer can do, or for whom everybody waits."""
    if v.phase == PLAY:
        return now_in_play(v, words, names)
    if v.phase == SORT:
        return asks(v, "now-sort", [v.snatcher], words, names)
    if v.phase == STARTER:
        return asks(v, "now-starter", [first_in(v)], words, names)
    if v.phase == GIVE:
        return asks(v, "now-give", [seat for seat in range(v.seats) if v.pays[seat]], words, names)
    unseen = [seat for seat in range(v.seats) if not v.is_out[seat] and not v.looked[seat]]
    if v.phase > GIVE + 1 or not unseen:
        return words.say("now-over")
    return asks(v, "now-next", unseen, words, names)


def now_in_play(v: View, words: Words, names: Sequence[str]) -> str:
    """Whose turn it is, where the table may say it."""
    if v.pace == WINDOWED:
        return words.say("now-window")
    if v.glutton_variant != OFF and not is_marked(v):
        return words.say("now-watch")
    return asks(v, "now-flip", [v.due], words, names)


def asks(v: View, what: str, awaited: Sequence[int], words: Words, names: Sequence[str]) -> str:
    """What the viewer is to do, or who else is."""
    return words.say(what) if v.viewer in awaited else words.say(f"{what}-wait", name=names[awaited[0]])
