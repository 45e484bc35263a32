"""components.toml: what is in it, and that what cannot be played with is named with its line."""

import pytest

from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.components import ASSUMED, BOX, FILE, read

TEXT = FILE.read_text(encoding="utf-8")
BISCUITS = "biscuit = { 1 = 3, 2 = 3, 3 = 3 }"
CARDS, FEX = "five_kinds.cards", "five_kinds.fex"
RED = 'red = [["biscuit", "cake"], ["lollipop", "candy"], ["cake", "ice_cream"]]'


def line_with(text: str) -> int:
    """The number of the first line that begins with a text, from 1."""
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(text))


def test_what_is_assumed_is_marked_with_its_reason() -> None:
    assert set(ASSUMED) == {"box", "five_kinds", "nine_kinds"}
    assert all(why.endswith(".") for why in ASSUMED.values())
    assert GAME.components["assumed"] == ASSUMED


def test_the_two_decks() -> None:
    assert list(BOX["five_kinds"]["cards"]) == BOX["box"]["kinds"][:5]
    assert list(BOX["nine_kinds"]["cards"]) == BOX["box"]["kinds"]
    for deck in (0, 1):
        assert sum(GAME.components["copies"][deck]) == 45


def test_each_pair_of_the_nine_kinds_is_refused_together_once() -> None:
    pairs = [
        (a, b) for fex in GAME.components["refuses"][1] for a in range(10) for b in range(a) if fex[a] == fex[b] == 1
    ]
    assert len(pairs) == len(set(pairs)) == 36


@pytest.mark.parametrize(
    ("was", "wrong", "line", "fault"),
    [
        ("gluttons = 5", "gluttons = 4", "gluttons", "box.gluttons: expected 5, got 4"),
        ("sweets_cards = 45", "sweets_cards = 44", "sweets_cards", "box.sweets_cards: expected 45, got 44"),
        ("coins = 9", "coins = 0", "coins", "box.coins: expected 1 coin or more, got 0"),
        ('"red", "blue", ', '"blue", ', "colours", "box.colours: expected 4 colours, got ['blue', 'green', 'yellow']"),
        (BISCUITS, BISCUITS.replace("3 }", "4 }"), "ice_cream", CARDS + ".ice_cream: expected 45 cards in all, got 46"),
        (
            BISCUITS,
            BISCUITS.replace("biscuit", "bread"),
            "biscuit",
            CARDS + ".bread: expected a kind that the box names, got bread",
        ),
        (
            BISCUITS,
            BISCUITS.replace("1 =", "0 ="),
            "biscuit",
            CARDS + ".biscuit: expected 1 sweet or more on a card, got 0",
        ),
        (
            BISCUITS,
            BISCUITS.replace("= 3,", "= -3,", 1),
            "biscuit",
            CARDS + ".biscuit: expected 0 cards or more, got -3",
        ),
        (RED, RED.replace(', ["cake", "ice_cream"]', ""), "red", FEX + ".red: expected 3 Fex, got 2"),
        (
            RED,
            RED.replace('["cake", "ice_cream"]', '["bread"]'),
            "red",
            FEX + ".red: expected kinds of this deck, got ['bread']",
        ),
        (
            RED,
            RED.replace('["cake", "ice_cream"]', "[]"),
            "red",
            FEX + ".red: expected a Fex that refuses some kinds, not all, got []",
        ),
        (RED, RED.replace("red", "pink"), "red", FEX + ".pink: expected a colour that the box names, got pink"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(was: str, wrong: str, line: str, fault: str) -> None:
    assert was in TEXT
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the whole sentence is compared
        read(TEXT.replace(was, wrong, 1))
    assert str(caught.value) == f"components.toml, line {line_with(line)}: {fault}"


def test_one_kind_or_equal_cards_are_no_game() -> None:
    first, last = TEXT.index("biscuit = {"), TEXT.index("[five_kinds.fex]")
    for cards, fault in (
        ("biscuit = { 1 = 40, 2 = 5 }", "two kinds or more"),
        ("biscuit = { 1 = 40 }\ncake = { 2 = 5 }", "differ"),
    ):
        with pytest.raises(ValueError, match=fault):
            read(TEXT[:first] + cards + "\n\n" + TEXT[last:])
