"""The board in a terminal: lines of text with [style]…[/] in them, drawn from a view."""

from collections.abc import Sequence
from typing import Protocol

from kartenhaus.kit import ONLOOKER

from .rules import heads_on, row_for
from .state import CARDS, CHOOSE, DRAFT, FULL, HIDDEN, NOBODY, PLACE, ROWS, SCORE, View

COLOURS = {
    1: "black on white",
    2: "black on bright_cyan",
    3: "black on bright_yellow",
    5: "bright_white on red",
    7: "bright_white on magenta",
}
RAISED = {1: "¹", 2: "²", 3: "³", 5: "⁵", 7: "⁷"}  # heads are told by more than a colour
PLACE_FREE = "  ··  "
DRAFT_WIDTH = 10  # cards in a line, as the numbers run


class Words(Protocol):
    """The messages of one language."""

    def say(self, id: str, /, **facts: str | int) -> str: ...


def board(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """The table as this viewer sees it, and in the last line what there is to do. Names may hold escaped brackets."""
    lines = [f"[bold]{words.say('deal-turn', deal=v.deal, turn=v.turn)}[/]", ""]
    lines += display(v, words) if v.phase == DRAFT else rows(v, words)
    lines += ["", *seats(v, words, names)]
    if v.viewer != ONLOOKER and v.n_hand[v.viewer] > 0:
        lines += ["", f"{words.say('hand-title')}: {cards(v, v.hand[v.viewer])}"]
    return [*lines, "", f"[bold green]{now(v, words, names)}[/]"]


def rows(v: View, words: Words) -> list[str]:
    """The four rows with their free places and what taking each would cost."""
    lines = []
    for r in range(ROWS):
        free = PLACE_FREE * (FULL - v.length[r])
        cost = words.say("heads", heads=v.row_heads[r])
        lines.append(f"  {words.say('move-row', row=r + 1)}  {cards(v, v.row[r])}[dim]{free}[/]  {cost}")
    return lines


def display(v: View, words: Words) -> list[str]:
    """The open cards of the professional variant; a card that was taken leaves its place free."""
    left = [card for card in range(1, CARDS + 1) if v.display[card]]
    lines = [words.say("draft-title", n=len(left))]
    for first in range(1, max(left) + 1, DRAFT_WIDTH):
        numbers = range(first, min(first + DRAFT_WIDTH, max(left) + 1))
        lines.append("  " + "".join(cards(v, [n]) if n in left else f"[dim]{PLACE_FREE}[/]" for n in numbers))
    return lines


def seats(v: View, words: Words, names: Sequence[str]) -> list[str]:
    """Everybody's heads, and the cards that are known to lie in each pile, in columns."""
    heads = [heads_of(v, words, seat) for seat in range(v.seats)]
    lines = []
    for seat, name in enumerate(padded(names)):
        style = "bold" if seat == v.viewer else "default"
        taken = [card for card in range(1, CARDS + 1) if v.pile[card] == seat]
        lines.append(f"  [{style}]{name}[/]  {padded(heads)[seat]}  [dim]{pile(v, taken)}[/]")
    return lines


def padded(texts: Sequence[str]) -> list[str]:
    """All as wide as the widest."""
    width = max(shown_length(text) for text in texts)
    return [text + " " * (width - shown_length(text)) for text in texts]


def shown_length(name: str) -> int:
    """A bracket is escaped by a backslash that is not shown."""
    return len(name) - name.count("\\[")


def heads_of(v: View, words: Words, seat: int) -> str:
    """Heads in this deal and before; once the deal is counted they are part of the total."""
    before = v.score[seat]
    if v.heads[seat] == HIDDEN:
        return words.say("seat-heads-hidden", total=before)
    if v.phase >= SCORE:
        before -= v.heads[seat]
    return words.say("seat-heads", heads=v.heads[seat], total=before)


def cards(v: View, numbers: Sequence[int]) -> str:
    """Cards side by side, each with its heads."""
    return "".join(card(heads_on(v, number), number) for number in numbers if number > 0)


def pile(v: View, numbers: Sequence[int]) -> str:
    """Cards that have been taken: small, as there may be many."""
    return " ".join(f"{number}{RAISED[heads_on(v, number)]}" for number in numbers)


def card(heads: int, number: int) -> str:
    """One card, six columns wide."""
    return f"[{COLOURS[heads]}]{number:>4}{RAISED[heads]}[/] "


def now(v: View, words: Words, names: Sequence[str]) -> str:
    """One sentence: what is going on, and what this viewer can do."""
    if v.phase == DRAFT:
        return acts(v.drafter, v, "now-draft", words, names)
    if v.phase == CHOOSE:
        return now_choose(v, words, names)
    if v.phase == PLACE and v.must_place != NOBODY:
        its_card = v.chosen[v.must_place]
        question = "now-take-row" if row_for(v, its_card) == NOBODY else "now-self-place"
        return acts(v.must_place, v, question, words, names, card=its_card)
    return words.say("now-score", deal=v.deal) if v.phase == SCORE else words.say("now-over")


def acts(seat: int, v: View, question: str, words: Words, names: Sequence[str], **facts: int) -> str:
    """The question to the viewer, or who else is asked."""
    if seat == v.viewer:
        return words.say(question, **facts)
    return words.say(f"{question}-wait", name=names[seat], **facts)


def now_choose(v: View, words: Words, names: Sequence[str]) -> str:
    """A card is to be chosen; whoever has chosen waits."""
    missing = [seat for seat in range(v.seats) if not v.has_chosen[seat]]
    if v.viewer in missing:
        return words.say("now-choose")
    name, more = names[missing[0]], len(missing) - 1
    if v.viewer == ONLOOKER:
        return words.say("now-wait", name=name, more=more)
    return words.say("now-chosen", card=v.chosen[v.viewer], name=name, more=more)
