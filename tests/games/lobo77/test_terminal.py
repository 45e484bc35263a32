"""The board in a terminal: everything that lies open, and nothing that the viewer may not know."""

import re

import pytest

from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.terminal import board
from kartenhaus.kit import CLOCK, ONLOOKER, settle
from kartenhaus.table import Seat, Table
from kartenhaus.words import LANGUAGES, Words
from tests.games.lobo77.positions import drawn, lay, view

NAMES = ["Ada", "Ben", "\\[x]"]


def shown(lines: list[str]) -> str:
    """Without styles."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", "\n".join(lines))


def text_of(position: str, viewer: int, language: str = "en") -> str:
    """A drawn position, as it is shown."""
    return shown(board(view(drawn(position), viewer), Words(language, "lobo77"), NAMES))


def test_total_card_direction_hand_chips_and_what_to_do() -> None:
    text = text_of("total: 19; discard: 9; hands: 3 -10 x2 turn | 5 | 7; chips: 3 1 0", 0)
    assert "Sum 19" in text and "Last card 9" in text and "→ Play goes clockwise" in text
    assert re.search(r"Your hand:\s+−10\s+3\s+×2\s+↻", text)
    assert "1 chip " in text and "swimming" in text
    assert text.endswith("Lay a card")


def test_an_onlooker_sees_no_hand() -> None:
    assert "Your hand" not in text_of("total: 19; hands: 3 -10 | 5 | 7", ONLOOKER)


@pytest.mark.parametrize(("mode", "reminds"), [("manual", False), ("reminder", True)])
def test_only_a_reminder_reminds_of_drawing(mode: str, reminds: bool) -> None:
    s = drawn(f"hands: 2 3 4 5 6 | 2 3 4 5 6 | 7; options: draw_mode={mode}")
    lay(s, 0, 2)
    last = shown(board(view(s, 0), Words("en", "lobo77"), NAMES)).splitlines()[-1]
    assert (last == "You can draw before Ben lays a card") == reminds


def test_a_hidden_total_is_not_drawn() -> None:
    assert "19" not in text_of("total: 19; hands: 3 | 5 | 7; options: total_call=hidden", 1)


def test_older_cards_are_drawn_if_the_table_looks_back() -> None:
    assert "55 66" in text_of("discard: 66 55 2; hands: 3 | 5 | 7; options: look_back=on", 1)
    assert "55" not in text_of("discard: 66 55 2; hands: 3 | 5 | 7", 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [{}, {"total_call": "player"}, {"total_call": "hidden", "draw_mode": "reminder"}, {"look_back": "on"}],
    ids=str,
)
def test_every_moment_of_a_game_can_be_drawn(language: str, options: dict[str, object]) -> None:
    seats = [Seat("person", name) for name in ("Ada", "Ben", "[x]")]
    at = Table(GAME, "t", seats, settle(GAME.Options, {"start_chips": 1, **options}), bytes(32))
    words = Words(language, "lobo77")
    while not at.is_over:
        for viewer in (ONLOOKER, 0, 2):
            assert shown(board(at.see(viewer), words, NAMES))
        seat = (at.tempted() or at.awaited())[0]
        at.act(seat, at.legal(seat)[0], 0.0)
    assert shown(board(at.see(0), words, NAMES))
    assert at.legal(CLOCK) == []
