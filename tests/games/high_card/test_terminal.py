"""The board of High Card in a terminal."""

from kartenhaus.games.high_card.terminal import board
from kartenhaus.kit import ONLOOKER

from .test_rules import ANA, holding, lay, seen

NAMES = ["Ana", "Ben"]


def test_the_board_shows_points_turned_up_cards_who_has_laid_and_the_own_hand() -> None:
    s = holding([2, 5, 9], [1, 6, 12])
    lay(s, 9, 6)
    lay(s, 5)
    assert board(seen(s, ANA), None, NAMES) == [
        "✓   1  9 · ·     Ana",
        "    0  6 · ·     Ben",
        "",
        "[bold]2[/]  [bold underline]5[/]",
    ]


def test_an_onlooker_sees_no_hand() -> None:
    assert board(seen(holding([2, 5, 9], [1, 6, 12]), ONLOOKER), None, NAMES)[-1] == ""
