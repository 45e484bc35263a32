"""SN-10 to SN-17: choosing, turning up, and where cards go."""

import pytest

from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import CHOOSE, PLACE, SCORE, State
from kartenhaus.kit import ONLOOKER
from tests.games.nimmt.positions import (
    CHOOSE_0,
    READY,
    TAKE_BACK,
    choose,
    do,
    drawn,
    hand,
    heads,
    lay,
    legal_moves,
    play_turn,
    refused,
    rows,
    started,
    take,
    view,
)

FOUR_ROWS = "rows: 12 | 37 | 43 | 58; "


@pytest.mark.rule("SN-10")
def test_everybody_lays_one_card_of_the_hand() -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 15 26")
    assert legal_moves(s, 0) == ["choose 14", "choose 21"]
    assert legal_moves(s, 1) == ["choose 15", "choose 26"]
    assert refused(s, 0, CHOOSE_0 + 15) == "not_in_hand"


@pytest.mark.rule("SN-10")
def test_nobody_may_pass() -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 15 26")
    choose(s, 0, 14)
    assert not GAME.awaits(s, 0) and GAME.awaits(s, 1)
    assert [name.split()[0] for name in legal_moves(s, 1)] == ["choose", "choose"]


@pytest.mark.rule("SN-10")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_choosing_does_not_matter(order: tuple[int, ...]) -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 38 26 | 60 99")
    for seat in order:
        choose(s, seat, (14, 38, 60)[seat])
    assert rows(s) == "12 14 | 37 38 | 43 | 58 60"


@pytest.mark.rule("SN-10", "SN-11")
@pytest.mark.parametrize("viewer", [ONLOOKER, 1, 2])
def test_a_card_that_lies_face_down_is_known_to_its_owner_alone(viewer: int) -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 15 26 | 60 61")
    told = choose(s, 0, 14)
    assert told == ["chose seat=0"]
    assert view(s, 0).chosen[0] == 14
    seen = view(s, viewer)
    assert seen.has_chosen[:3] == [1, 0, 0]
    assert seen.chosen == [0] * 10
    assert seen.n_hand[0] == 2


@pytest.mark.rule("SN-11")
def test_all_cards_are_turned_up_together_by_the_last_choice() -> None:
    s = drawn(FOUR_ROWS + "hands: 1 21 | 15 26 | 60 61")
    choose(s, 0, 1)
    choose(s, 1, 15)
    assert s.phase == CHOOSE and hand(s, 0) == [1, 21]
    assert choose(s, 2, 60) == ["chose seat=2", "turned_up turn=9", "too_low seat=0 card=1"]
    assert s.phase == PLACE
    for viewer in (ONLOOKER, 0, 1, 2):
        assert view(s, viewer).chosen[:3] == [1, 15, 60]
        assert view(s, viewer).played[8][:3] == [1, 15, 60]
    assert [hand(s, seat) for seat in range(3)] == [[21], [26], [61]]


@pytest.mark.rule("SN-11")
def test_a_card_may_be_changed_or_taken_back_until_the_last_one_has_chosen() -> None:
    s = drawn(FOUR_ROWS + "hands: 14 21 | 15 26")
    choose(s, 0, 14)
    assert legal_moves(s, 0) == ["choose 21", "take_back"]
    assert choose(s, 0, 21) == ["chose seat=0"]
    assert do(s, 0, TAKE_BACK) == ["took_back seat=0"]
    assert legal_moves(s, 0) == ["choose 14", "choose 21"]
    choose(s, 0, 14)
    choose(s, 1, 15)
    assert s.turn == 10
    assert rows(s) == "12 14 15 | 37 | 43 | 58"


@pytest.mark.rule("SN-12")
def test_cards_are_placed_from_the_lowest_to_the_highest() -> None:
    s = drawn(FOUR_ROWS + "hands: 61 | 15 | 44 | 14")
    assert lay(s, 61, 15, 44, 14)[1:5] == [
        "placed seat=3 card=14 row=1",
        "placed seat=1 card=15 row=1",
        "placed seat=2 card=44 row=3",
        "placed seat=0 card=61 row=4",
    ]


@pytest.mark.rule("SN-12")
def test_a_card_takes_its_row_before_the_next_one_is_placed() -> None:
    s = drawn("rows: 1 2 3 4 5 | 90 | 91 | 92; hands: 6 | 7")
    assert lay(s, 6, 7)[1:3] == ["sixth seat=0 card=6 row=1 heads=6", "placed seat=1 card=7 row=1"]
    assert rows(s) == "6 7 | 90 | 91 | 92"


@pytest.mark.rule("SN-12")
def test_nothing_else_is_placed_while_a_seat_chooses_its_row() -> None:
    s = drawn(FOUR_ROWS + "hands: 1 | 60")
    lay(s, 1, 60)
    assert rows(s) == "12 | 37 | 43 | 58"
    take(s, 0, 1)
    assert rows(s) == "1 | 37 | 43 | 58 60"


@pytest.mark.rule("SN-13")
def test_a_card_is_laid_behind_the_last_one_of_its_row() -> None:
    s = drawn("rows: 12 20 31 | 37 | 43 | 58; hands: 33 | 100")
    lay(s, 33, 100)
    assert rows(s) == "12 20 31 33 | 37 | 43 | 58 100"


@pytest.mark.rule("SN-14")
@pytest.mark.parametrize("seats", GAME.seats)
def test_ten_turns_use_up_every_hand(seats: int) -> None:
    s = started(seats)
    for turn in range(1, 11):
        assert s.phase == CHOOSE and s.turn == turn
        assert s.n_hand[:seats] == [11 - turn] * seats
        play_turn(s)
    assert s.phase != CHOOSE
    assert s.n_hand == [0] * 10


@pytest.mark.rule("SN-15")
def test_a_card_that_fits_is_placed_without_asking_anybody() -> None:
    s = drawn(FOUR_ROWS + "hands: 44 90 | 60 91")
    lay(s, 44, 60)
    assert s.phase == CHOOSE and s.turn == 10
    assert rows(s) == "12 | 37 | 43 44 | 58 60"


@pytest.mark.rule("SN-15")
def test_no_row_may_be_named_for_a_card_that_fits() -> None:
    s = drawn(FOUR_ROWS + "hands: 1 90 | 60 91")
    lay(s, 1, 60)
    assert legal_moves(s, 1) == []
    for row in range(4):
        assert refused(s, 1, GAME.moves.first("row") + row) == "placed_by_rule"


@pytest.mark.rule("SN-16")
def test_numbers_in_a_row_rise() -> None:
    s = started(10)
    for _ in range(10):
        play_turn(s)
        for r in range(4):
            row = s.row[r][: s.length[r]]
            assert row == sorted(set(row))


@pytest.mark.rule("SN-16")
@pytest.mark.parametrize(("card", "row"), [(13, 1), (36, 1), (38, 2), (42, 2), (44, 3), (59, 4), (104, 4)])
def test_a_card_fits_only_rows_that_end_lower(card: int, row: int) -> None:
    s = drawn(FOUR_ROWS + f"hands: {card} | 103")
    assert f"placed seat=0 card={card} row={row}" in lay(s, card, 103)


@pytest.mark.rule("SN-17")
@pytest.mark.parametrize(
    ("ends", "row"),
    [
        ("10 | 20 | 30 | 40", 4),
        ("40 | 30 | 20 | 10", 1),
        ("10 | 40 | 20 | 60", 2),
        ("70 | 10 | 49 | 48", 3),
        ("51 | 52 | 1 | 53", 3),
    ],
)
def test_of_the_rows_it_fits_a_card_goes_to_the_nearest(ends: str, row: int) -> None:
    s = drawn(f"rows: {ends}; hands: 50 | 104")
    assert lay(s, 50, 104)[1] == f"placed seat=0 card=50 row={row}"


@pytest.mark.rule("SN-17")
def test_the_end_of_a_row_counts_and_not_its_beginning() -> None:
    s = drawn("rows: 49 60 | 5 20 | 30 | 2 3 40; hands: 50 | 104")
    assert lay(s, 50, 104)[1] == "placed seat=0 card=50 row=4"


def position(text: str, *cards: int) -> State:
    """A drawn position after everybody has laid a card."""
    s = drawn(text)
    lay(s, *cards)
    return s


@pytest.mark.rule("SN-14", "SN-36")
def test_the_last_turn_ends_the_deal() -> None:
    s = position(FOUR_ROWS + "hands: 44 | 60", 44, 60)
    assert s.phase == SCORE
    assert legal_moves(s, 0) == ["ready"]
    assert refused(s, 0, CHOOSE_0 + 44) == "not_now"
    assert refused(s, 0, READY) == ""
    assert heads(s) == [0, 0]
