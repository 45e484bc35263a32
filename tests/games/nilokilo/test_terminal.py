"""The board in the terminal."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.state import State
from kartenhaus.games.nilokilo.terminal import board
from kartenhaus.kit import ONLOOKER
from kartenhaus.words import Words
from tests.games.nilokilo.positions import drawn, snatch, table, view
from tests.games.nilokilo.test_options import scored

NAMES = ["Ana", "Ben", "Cleo", "Dan"]


def screen(s: State, viewer: int, language: str = "en") -> str:
    """The board as one text without styles."""
    lines = board(view(s, viewer), Words(language, "nilokilo"), NAMES[: s.seats])
    text = "\n".join(lines)
    for part in text.split("[")[1:]:
        style = part.split("]")[0]
        text = text.replace(f"[{style}]", "")
    return text


def test_the_top_card_is_shown_and_nothing_beneath() -> None:
    text = screen(drawn("heap: C2 B3; jesters: 3 3; last: 1"), 0)
    assert "3 × biscuit" in text
    assert "cake" not in text
    assert "Your turn" in text


def test_the_others_are_told_who_turns() -> None:
    s = drawn("heap: C2; jesters: 3 2; last: 1")
    assert "Ana turns a card" in screen(s, 1)
    assert "→ ♟♟♟ Ana" in screen(s, ONLOOKER)
    assert "·♟♟ Ben" in screen(s, ONLOOKER)


def test_an_unmarked_table_shows_no_arrow() -> None:
    text = screen(drawn("heap: C2; jesters: 3 3; options: glutton_variant=on"), 0)
    assert "→" not in text
    assert "Whose turn is it?" in text
    marked = screen(drawn("heap: C2; jesters: 3 3; way: -1; options: glutton_variant=on turn_marker=on"), 0)
    assert "→" in marked and "the other way round" in marked


def test_each_fex_shows_what_it_refuses() -> None:
    s = drawn("heap: C2; jesters: 3 3; options: fex=tricky")
    assert "Fex 1 refuses biscuit, lollipop · 2: cake, candy · 3: candy, ice cream" in screen(s, 1)


def test_the_scoring_is_shown_with_what_is_kept() -> None:
    s = scored("piles: B1 C2 G | L3; jesters: 3 3")
    assert "Ana: 1 × biscuit, 2 × cake" in screen(s, 1)
    assert "Kept: biscuit, cake · Gluttons: 1" in screen(s, 1)
    assert "choose a card to give back" in screen(s, 0)
    assert "Ana gives a card back" in screen(s, 1)


def test_every_phase_says_what_to_do() -> None:
    s = table(2)
    from kartenhaus import kit
    from kartenhaus.games.nilokilo import GAME

    GAME.start(s, kit.log_with_room(0))
    assert "biggest rascal" in screen(s, 0)
    assert "Go on" in screen(scored("piles: B1 | C1; jesters: 3 3"), 0) or "go on" in screen(
        scored("piles: B1 | C1; jesters: 3 3"), 0
    )
    s = drawn("heap: B1 L1; jesters: 3 3; options: fex=tricky fex_sorting=by_hand")
    snatch(s, 0, 0)
    assert "Sort out" in screen(s, 0)
    assert "Ana sorts" in screen(s, 1)
    assert "by themselves" in screen(drawn("heap: B1; options: pace=windowed"), 0)
    assert "over" in screen(scored("piles: B1 | ; jesters: 3 3; coins: 2 0"), 0)


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "nl", "pt"])
def test_it_speaks_every_language(language: str) -> None:
    assert screen(drawn("heap: C2 G; jesters: 3 2; options: fex=strict"), 0, language)


def test_the_heap_is_in_sight_even_where_a_terminal_shows_the_lowest_lines_alone() -> None:
    text = screen(drawn("heap: C2; jesters: 3 3 3 3; options: fex=tricky glutton_variant=on"), 0)
    lowest = text.splitlines()[-4:]
    assert any("2 × cake" in line for line in lowest)
    assert len(text.splitlines()) <= 15


def test_before_the_first_round_no_round_is_counted() -> None:
    s = table(3)
    GAME.start(s, kit.log_with_room(20))
    assert "Round 0" not in screen(s, 0)
