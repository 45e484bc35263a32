"""The board in a terminal: lines of text with [style]…[/] in them, drawn from a view."""

from collections.abc import Sequence

from .components import CARDS
from .state import HAND, View


def board(v: View, words: object, names: Sequence[str]) -> list[str]:
    """A line for each seat, and the viewer's hand. It needs no words: events and moves have theirs."""
    lines = [seat_line(v, seat, name) for seat, name in enumerate(names)]
    hand = [card for card in range(1, CARDS + 1) if v.owner[card] == v.viewer >= 0 and v.shown_in[card] == 0]
    return [*lines, "", "  ".join(hand_card(v, card) for card in hand)]


def seat_line(v: View, seat: int, name: str) -> str:
    """Whether the seat has laid a card, its points, what it has shown in this deal, and its name."""
    shown = [str(card_shown(v, seat, turn) or "·") for turn in range(1, HAND + 1)]
    return f"{'✓' if v.has_chosen[seat] else ' '} {v.score[seat] + v.points[seat]:>3}  {' '.join(shown):8}  {name}"


def card_shown(v: View, seat: int, turn: int) -> int:
    """The card that the seat turned up in this turn, 0 if none."""
    for card in range(1, CARDS + 1):
        if v.owner[card] == seat and v.shown_in[card] == turn:
            return card
    return 0


def hand_card(v: View, card: int) -> str:
    """A card; the one that lies face down is underlined."""
    return f"[{'bold underline' if v.chosen[v.viewer] == card else 'bold'}]{card}[/]"
