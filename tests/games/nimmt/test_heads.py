"""SN-28 to SN-33: the penalty points on the cards."""

import re
import tomllib

import pytest

from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.components import FILE, heads_of
from kartenhaus.games.nimmt.rules import cards_in_use, heads_on
from tests.games.nimmt.positions import drawn, heads, lay, table

PRINTED, LITERAL = GAME.components["heads"]
EVERY_CARD = range(1, 105)


@pytest.mark.rule("SN-28")
def test_each_head_on_a_taken_card_is_a_point() -> None:
    s = drawn("rows: 55 66 70 75 76 | 90 | 91 | 92; hands: 80 | 104")
    lay(s, 80, 104)
    assert heads(s)[0] == PRINTED[55] + PRINTED[66] + PRINTED[70] + PRINTED[75] + PRINTED[76] == 7 + 5 + 3 + 2 + 1


@pytest.mark.rule("SN-28")
def test_a_card_has_one_two_three_five_or_seven_heads() -> None:
    counts = {n: PRINTED[1:].count(n) for n in set(PRINTED[1:])}
    assert counts == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}
    assert sum(PRINTED) == 171


@pytest.mark.rule("SN-29")
def test_odd_multiples_of_five_have_two_heads() -> None:
    assert {card for card in EVERY_CARD if PRINTED[card] == 2} == {5, 15, 25, 35, 45, 65, 75, 85, 95}


@pytest.mark.rule("SN-30")
def test_multiples_of_ten_have_three_heads() -> None:
    assert {card for card in EVERY_CARD if PRINTED[card] == 3} == set(range(10, 101, 10))


@pytest.mark.rule("SN-31")
def test_two_equal_digits_have_five_heads() -> None:
    assert {card for card in EVERY_CARD if PRINTED[card] == 5} == {11, 22, 33, 44, 66, 77, 88, 99}


@pytest.mark.rule("SN-32")
def test_fifty_five_has_seven_heads() -> None:
    assert {card for card in EVERY_CARD if PRINTED[card] == 7} == {55}


@pytest.mark.rule("SN-33")
def test_all_other_cards_have_one_head() -> None:
    others = [card for card in EVERY_CARD if card % 5 and card % 11]
    assert {PRINTED[card] for card in others} == {1}
    assert len(others) == 76


@pytest.mark.rule("SN-29")
def test_read_to_the_letter_every_number_with_a_five_has_two_heads() -> None:
    changed = {card for card in EVERY_CARD if LITERAL[card] != PRINTED[card]}
    assert changed == {51, 52, 53, 54, 56, 57, 58, 59}
    assert {LITERAL[card] for card in changed} == {2}
    assert LITERAL[50] == 3
    assert sum(LITERAL) == 179


@pytest.mark.rule("SN-28")
@pytest.mark.parametrize(("heads_rule", "cost"), [("printed", 5), ("italian_literal", 10)])
def test_the_table_counts_by_the_agreed_reading(heads_rule: str, cost: int) -> None:
    s = drawn(f"rows: 51 52 53 54 57 | 90 | 91 | 92; hands: 80 | 104; options: heads_rule={heads_rule}")
    lay(s, 80, 104)
    assert heads(s)[0] == cost


@pytest.mark.rule("SN-51", "SN-52")
@pytest.mark.parametrize(
    ("seats", "cards", "total"),
    [
        (2, 24, 38),
        (3, 34, 55),
        (4, 44, 72),
        (5, 54, 85),
        (6, 64, 103),
        (7, 74, 120),
        (8, 84, 137),
        (9, 94, 154),
        (10, 104, 171),
    ],
)
def test_the_heads_of_the_professional_decks(seats: int, cards: int, total: int) -> None:
    s = table(seats, variant="professional")
    assert cards_in_use(s) == cards
    assert sum(heads_on(s, card) for card in range(1, cards + 1)) == total


def test_a_wrong_sum_in_the_components_is_named() -> None:
    box = tomllib.loads(FILE.read_text(encoding="utf-8"))["heads"]["printed"]
    with pytest.raises(ValueError, match=re.escape("heads.printed: expected 171 heads in all, got 172")):
        heads_of(104, box | {"2": [*box["2"], 6]}, "heads.printed")


def test_a_card_that_is_not_in_the_box_is_named() -> None:
    with pytest.raises(ValueError, match=re.escape("heads.printed.2: expected cards from 1 to 104, got 105")):
        heads_of(104, {"rest": 1, "2": [105], "total": 171}, "heads.printed")
