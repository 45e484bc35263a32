"""The board in a terminal: everything that lies open, and nothing that the viewer may not know."""

import re

import pytest

from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.terminal import board
from kartenhaus.kit import CLOCK, ONLOOKER, settle
from kartenhaus.table import Seat, Table
from kartenhaus.words import LANGUAGES, Words

NAMES = ["Ada", "Ben", "\\[x]"]


def table(**options: object) -> Table:
    seats = [Seat("person", name) for name in ("Ada", "Ben", "[x]")]
    return Table(GAME, "t", seats, settle(GAME.Options, options), bytes(32))


def drawn(at: Table, viewer: int, language: str = "en") -> str:
    """The board without its styles."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", "\n".join(board(at.see(viewer), Words(language, "nimmt"), NAMES)))


def play_on(at: Table, steps: int) -> None:
    for _ in range(steps):
        seat = at.awaited()[0]
        at.act(seat, at.legal(seat)[0], 0.0)


def test_rows_hand_and_what_to_do() -> None:
    at = table()
    view, text = at.see(0), drawn(at, 0)
    for card in [view.row[r][0] for r in range(4)] + view.hand[0]:
        assert re.search(rf"\b{card}[¹²³⁵⁷]", text)
    assert text.endswith("Choose a card")
    assert "Deal 1, turn 1 of 10" in text


def test_an_onlooker_sees_no_hand() -> None:
    at = table()
    text = drawn(at, ONLOOKER)
    assert "Your hand" not in text
    assert len(re.findall(r"\d[¹²³⁵⁷]", text)) == 4


def test_what_one_waits_for() -> None:
    at = table()
    play_on(at, 1)
    card = at.see(0).chosen[0]
    assert drawn(at, 0).endswith(f"Your {card} lies face down. Waiting for Ben and 1 other")
    assert drawn(at, 1).endswith("Choose a card")
    assert drawn(at, ONLOOKER).endswith("Waiting for Ben and 1 other")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "professional"},
        {"self_place": "on"},
        {"pile_view": "closed"},
        {"pile_view": "all_open", "leaver": "cancel_deal"},
    ],
    ids=str,
)
def test_every_moment_of_a_game_can_be_drawn(language: str, options: dict[str, object]) -> None:
    at = table(end_mode="deals", deals=2, **options)
    while not at.is_over:
        for viewer in (ONLOOKER, 0, 2):
            assert drawn(at, viewer, language)
        play_on(at, 1)
        if options.get("leaver") and at.deals_done():
            at.act(CLOCK, at.legal(CLOCK)[0], 0.0)
    assert drawn(at, 0, language)


def test_a_name_in_brackets_keeps_its_column() -> None:
    lines = drawn(table(), 0).splitlines()
    plates = [line.replace("\\", "") for line in lines if "in this deal" in line]
    assert len({line.index("0 heads") for line in plates}) == 1
