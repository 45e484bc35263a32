"""SN-18 to SN-27, SN-34, SN-35: who takes a row, and what becomes of it."""

import pytest

from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import CHOOSE, PLACE
from kartenhaus.kit import ONLOOKER
from tests.games.nimmt.positions import (
    ROW_0,
    drawn,
    hand,
    heads,
    lay,
    legal_moves,
    pile,
    play_turn,
    refused,
    rows,
    started,
    take,
    view,
)

TOO_LOW = "rows: 12 14 | 37 | 43 44 55 66 77 | 58 60 61; hands: 3 100 | 62 101"


@pytest.mark.rule("SN-18")
@pytest.mark.parametrize("row", ["12", "12 13", "12 13 14", "12 13 14 15"])
def test_a_card_in_a_row_of_fewer_than_five_takes_nothing(row: str) -> None:
    s = drawn(f"rows: {row} | 37 | 43 | 58; hands: 20 | 90")
    assert lay(s, 20, 90)[1] == "placed seat=0 card=20 row=1"
    assert heads(s) == [0, 0] and s.n_pile[:2] == [0, 0]
    assert rows(s).split(" | ")[0] == f"{row} 20"


@pytest.mark.rule("SN-19", "SN-20")
def test_the_sixth_card_takes_the_five_of_its_row() -> None:
    s = drawn("rows: 12 14 15 21 26 | 37 | 43 | 58; hands: 30 | 90")
    assert lay(s, 30, 90)[1] == "sixth seat=0 card=30 row=1 heads=6"
    assert pile(s, 0) == [12, 14, 15, 21, 26]
    assert s.n_pile[:2] == [5, 0]
    assert heads(s) == [6, 0]


@pytest.mark.rule("SN-19")
def test_a_row_of_five_is_full_and_one_of_four_is_not() -> None:
    four = drawn("rows: 12 14 15 21 | 37 | 43 | 58; hands: 30 | 90")
    five = drawn("rows: 12 14 15 21 22 | 37 | 43 | 58; hands: 30 | 90")
    assert lay(four, 30, 90)[1] == "placed seat=0 card=30 row=1"
    assert lay(five, 30, 90)[1].startswith("sixth seat=0")


@pytest.mark.rule("SN-20")
def test_a_full_row_is_not_avoided_for_another_that_fits() -> None:
    s = drawn("rows: 12 14 15 21 26 | 25 | 3 | 4; hands: 30 | 90")
    lay(s, 30, 90)
    assert heads(s) == [6, 0]


@pytest.mark.rule("SN-21")
def test_the_sixth_card_begins_its_row_anew() -> None:
    s = drawn("rows: 12 14 15 21 26 | 37 | 43 | 58; hands: 30 | 90")
    lay(s, 30, 90)
    assert rows(s) == "30 | 37 | 43 | 58 90"
    assert s.length == [1, 1, 1, 2]


@pytest.mark.rule("SN-22")
@pytest.mark.parametrize(("card", "low"), [(11, True), (13, False)])
def test_a_card_below_all_four_ends_fits_nowhere(card: int, low: bool) -> None:
    s = drawn(f"rows: 12 | 37 | 43 | 58; hands: {card} | 90")
    assert (f"too_low seat=0 card={card}" in lay(s, card, 90)) == low
    assert (s.phase == PLACE and s.must_place == 0) == low


@pytest.mark.rule("SN-22")
def test_the_ends_of_the_rows_count_and_not_their_beginnings() -> None:
    s = drawn("rows: 2 30 | 3 37 | 43 | 58; hands: 29 | 90")
    assert lay(s, 29, 90)[1] == "too_low seat=0 card=29"


@pytest.mark.rule("SN-23", "SN-26")
def test_any_of_the_four_rows_may_be_chosen_the_dearest_and_a_full_one_too() -> None:
    s = drawn(TOO_LOW)
    lay(s, 3, 62)
    assert legal_moves(s, 0) == ["row 1", "row 2", "row 3", "row 4"]
    assert legal_moves(s, 1) == []


@pytest.mark.rule("SN-23")
@pytest.mark.parametrize(
    ("row", "cards", "cost"),
    [(1, [12, 14], 2), (2, [37], 1), (3, [43, 44, 55, 66, 77], 23), (4, [58, 60, 61], 5)],
)
def test_the_whole_row_is_taken_however_long(row: int, cards: list[int], cost: int) -> None:
    s = drawn(TOO_LOW)
    lay(s, 3, 62)
    assert take(s, 0, row)[0] == f"took_row seat=0 card=3 row={row} heads={cost}"
    assert pile(s, 0) == cards
    assert heads(s) == [cost, 0]


@pytest.mark.rule("SN-23")
def test_the_choice_is_made_with_all_cards_of_the_turn_in_sight() -> None:
    s = drawn(TOO_LOW)
    lay(s, 3, 62)
    assert view(s, 0).chosen[:2] == [3, 62]
    assert view(s, 0).row_heads == [2, 1, 23, 5]


@pytest.mark.rule("SN-23")
def test_only_the_seat_of_the_low_card_is_waited_for() -> None:
    s = drawn(TOO_LOW)
    lay(s, 3, 62)
    assert [GAME.awaits(s, seat) for seat in range(2)] == [True, False]
    assert [refused(s, 1, ROW_0 + r) for r in range(4)] == ["placed_by_rule"] * 4


@pytest.mark.rule("SN-24")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_low_card_begins_the_chosen_row(row: int) -> None:
    s = drawn(TOO_LOW)
    lay(s, 3, 62)
    take(s, 0, row)
    assert s.row[row - 1] == [3, 0, 0, 0, 0]
    assert s.length[row - 1] == 1


@pytest.mark.rule("SN-25")
def test_later_cards_of_the_turn_may_land_on_the_new_row() -> None:
    s = drawn("rows: 12 | 37 | 43 | 58; hands: 3 | 9 | 11")
    lay(s, 3, 9, 11)
    take(s, 0, 2)
    assert rows(s) == "12 | 3 9 11 | 43 | 58"


@pytest.mark.rule("SN-25")
def test_later_cards_of_the_turn_see_that_the_taken_row_is_gone() -> None:
    s = drawn("rows: 12 | 37 | 43 | 58; hands: 3 | 40")
    lay(s, 3, 40)
    take(s, 0, 2)
    assert rows(s) == "12 40 | 3 | 43 | 58"


@pytest.mark.rule("SN-26")
def test_the_cheapest_row_is_advice_alone() -> None:
    s = drawn(TOO_LOW)
    lay(s, 3, 62)
    assert refused(s, 0, ROW_0 + 2) == ""
    take(s, 0, 3)
    assert heads(s)[0] == 23


@pytest.mark.rule("SN-27")
def test_ones_own_card_costs_nothing() -> None:
    s = drawn("rows: 1 2 3 4 6 | 90 | 91 | 92; hands: 55 | 104; heads: 0 0")
    lay(s, 55, 104)
    assert heads(s) == [5, 0]
    assert 55 not in pile(s, 0) and rows(s).startswith("55 |")


@pytest.mark.rule("SN-27")
def test_a_low_card_costs_nothing_itself() -> None:
    s = drawn("rows: 60 | 70 | 80 | 90; hands: 55 | 104")
    lay(s, 55, 104)
    take(s, 0, 1)
    assert heads(s) == [3, 0]
    assert pile(s, 0) == [60]


@pytest.mark.rule("SN-02", "SN-34")
def test_taken_cards_go_to_the_own_pile_and_add_up() -> None:
    s = drawn("rows: 1 2 3 4 5 | 55 56 57 58 59 | 91 | 92; hands: 6 60 | 61 7; piles: 10 11 | 99")
    assert heads(s) == [8, 5]
    lay(s, 6, 61)
    assert pile(s, 0) == [1, 2, 3, 4, 5, 10, 11]
    assert pile(s, 1) == [55, 56, 57, 58, 59, 99]
    assert heads(s) == [8 + 6, 5 + 11]
    assert s.n_pile[:2] == [7, 6]


@pytest.mark.rule("SN-35")
@pytest.mark.parametrize("seats", GAME.seats)
def test_taken_cards_never_come_into_a_hand(seats: int) -> None:
    s = started(seats)
    dealt = [set(hand(s, seat)) for seat in range(seats)]
    while s.phase in (CHOOSE, PLACE):
        taken = {card for card, seat in enumerate(s.pile) if seat >= 0}
        for seat in range(seats):
            assert not taken & set(hand(s, seat))
            assert set(hand(s, seat)) <= dealt[seat]
        play_turn(s)


@pytest.mark.rule("SN-34")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1])
def test_everybody_sees_what_was_taken_in_the_last_turn(viewer: int) -> None:
    s = drawn("rows: 12 14 15 21 26 | 37 | 43 | 58; hands: 30 31 | 90 91")
    lay(s, 30, 90)
    assert pile(view(s, viewer), 0) == [12, 14, 15, 21, 26]
