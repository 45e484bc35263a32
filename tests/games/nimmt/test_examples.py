"""EX-1 to EX-8: the worked examples, figure by figure. Seats are in the order of the cards in the example."""

import pytest

from kartenhaus.games.nimmt import GAME
from tests.games.nimmt.positions import drawn, heads, lay, ranks, rows, started, take, view

FIGURE_1 = "rows: 12 | 37 | 43 | 58; hands: 14 21 3 | 15 26 9 | 44 30 68 | 61 36 83"
FIGURE_5 = "rows: 16 22 | 35 36 38 | 31 41 | 20 21 32 40 42; hands: 45 | 104"
FIGURE_6 = "rows: 61 | 35 36 38 | 31 41 | 20 21 32 40 42; hands: 29 99 | 62 98"


@pytest.mark.rule("SN-12", "SN-16", "SN-17", "SN-18")
def test_ex_1_each_card_goes_to_its_nearest_row_and_nobody_takes() -> None:
    s = drawn(FIGURE_1)
    assert lay(s, 14, 15, 44, 61) == [
        "turned_up turn=8",
        "placed seat=0 card=14 row=1",
        "placed seat=1 card=15 row=1",
        "placed seat=2 card=44 row=3",
        "placed seat=3 card=61 row=4",
    ]
    assert rows(s) == "12 14 15 | 37 | 43 44 | 58 61"
    assert heads(s) == [0, 0, 0, 0]


@pytest.mark.rule("SN-19", "SN-20", "SN-21", "SN-25")
def test_ex_2_the_sixth_card_takes_five_cards_with_six_heads() -> None:
    s = drawn(FIGURE_1)
    lay(s, 14, 15, 44, 61)
    assert lay(s, 21, 26, 30, 36) == [
        "turned_up turn=9",
        "placed seat=0 card=21 row=1",
        "placed seat=1 card=26 row=1",
        "sixth seat=2 card=30 row=1 heads=6",
        "placed seat=3 card=36 row=1",
    ]
    assert rows(s) == "30 36 | 37 | 43 44 | 58 61"
    assert heads(s) == [0, 0, 6, 0]


@pytest.mark.rule("SN-22", "SN-23", "SN-24", "SN-25")
def test_ex_3_a_card_that_is_too_low_takes_the_row_that_its_player_chooses() -> None:
    s = drawn(FIGURE_1)
    lay(s, 14, 15, 44, 61)
    lay(s, 21, 26, 30, 36)
    assert lay(s, 3, 9, 68, 83) == ["turned_up turn=10", "too_low seat=0 card=3"]
    assert view(s, 0).row_heads == [4, 1, 6, 2]
    assert take(s, 0, 2)[:4] == [
        "took_row seat=0 card=3 row=2 heads=1",
        "placed seat=1 card=9 row=2",
        "placed seat=2 card=68 row=4",
        "placed seat=3 card=83 row=4",
    ]
    assert rows(s) == "30 36 | 3 9 | 43 44 | 58 61 68 83"
    assert heads(s) == [1, 0, 6, 0]


@pytest.mark.rule("SN-17", "SN-20")
def test_ex_4_the_nearest_row_is_the_full_one() -> None:
    s = drawn(FIGURE_5)
    assert lay(s, 45, 104)[1] == "sixth seat=0 card=45 row=4 heads=9"
    assert rows(s) == "16 22 | 35 36 38 | 31 41 | 45 104"
    assert heads(s) == [9, 0]


@pytest.mark.rule("SN-12", "SN-22", "SN-25")
def test_ex_5_the_row_that_another_takes_is_no_longer_there() -> None:
    s = drawn(FIGURE_6)
    assert lay(s, 29, 62) == ["turned_up turn=9", "too_low seat=0 card=29"]
    assert take(s, 0, 1) == ["took_row seat=0 card=29 row=1 heads=1", "sixth seat=1 card=62 row=4 heads=9"]
    assert rows(s) == "29 | 35 36 38 | 31 41 | 62"
    assert heads(s) == [1, 9]


@pytest.mark.rule("SN-23", "SN-25")
def test_ex_5b_had_the_other_taken_another_row_nothing_would_have_happened() -> None:
    s = drawn(FIGURE_6)
    lay(s, 29, 62)
    assert take(s, 0, 2) == ["took_row seat=0 card=29 row=2 heads=4", "placed seat=1 card=62 row=1"]
    assert rows(s) == "61 62 | 29 | 31 41 | 20 21 32 40 42"
    assert heads(s) == [4, 0]


@pytest.mark.rule("SN-28", "SN-29", "SN-30", "SN-31", "SN-32")
@pytest.mark.parametrize(
    ("cards", "each"), [((5, 15, 25), 2), ((10, 20, 30), 3), ((11, 22, 33), 5), ((55,), 7), ((1, 51, 104), 1)]
)
def test_ex_6_heads(cards: tuple[int, ...], each: int) -> None:
    assert [GAME.components["heads"][0][card] for card in cards] == [each] * len(cards)


@pytest.mark.rule("SN-51", "SN-52")
@pytest.mark.parametrize(("seats", "highest"), [(3, 34), (4, 44)])
def test_ex_7_three_play_with_1_to_34_and_four_with_1_to_44(seats: int, highest: int) -> None:
    s = started(seats, variant="professional")
    assert [card for card in range(105) if s.display[card]] == list(range(1, highest + 1))


@pytest.mark.rule("SN-39", "SN-41")
@pytest.mark.parametrize(("most", "over"), [(66, False), (67, True)])
def test_ex_8_66_go_on_and_67_end_the_game(most: int, over: bool) -> None:
    s = drawn(f"rows: 12 | 37 | 43 | 58; hands: 59 | 60 | 61; heads: {most} 40 12")
    told = lay(s, 59, 60, 61)
    assert GAME.is_over(s) == over
    assert ("won seat=2 total=12" in told) == over
    assert ranks(s) == [3, 2, 1]
