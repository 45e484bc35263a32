"""LB-01 to LB-07, LB-26: what is in the box, and what happens before the first card."""

import pytest

from kartenhaus import kit
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.components import FILE, read
from kartenhaus.games.lobo77.state import LAY, State
from kartenhaus.kit import BadMessage
from tests.games.lobo77.positions import (
    COUNTS,
    VALUES,
    assert_conserved,
    awaited,
    chips,
    do,
    kind,
    started,
    told_by,
)
from tests.kit.tables import table_of


@pytest.mark.rule("LB-01")
def test_2_to_8_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


def test_the_box_has_56_cards_and_24_chips() -> None:
    assert sum(COUNTS) == GAME.components["cards"] == 56
    counts = {card: COUNTS[kind(card)] for card in (-10, 0, 2, 9, 10, 11, 22, 33, 44, 55, 66, 76, "x2", "turn")}
    assert list(counts.values()) == [4, 4, 3, 3, 8, 1, 1, 1, 1, 1, 1, 1, 4, 5]
    assert sum(v * n for v, n in zip(VALUES, COUNTS, strict=True) if v > 0) == 519
    assert sum(v * n for v, n in zip(VALUES, COUNTS, strict=True) if v < 0) == -40
    assert GAME.components["chips"] == 24 == 3 * 8


@pytest.mark.rule("LB-03", "LB-07")
def test_the_dealer_is_drawn_by_lot_and_the_left_neighbour_begins() -> None:
    dealers = set()
    for chance in range(40):
        s = table_of(GAME, 3, chance)
        log = kit.log_with_room(10)
        GAME.start(s, log)
        assert awaited(s) == [(s.dealer_seat + 1) % 3]
        assert told_by(log) == [f"dealt seat={s.dealer_seat} deal=1", f"starts seat={s.turn}"]
        dealers.add(s.dealer_seat)
    assert dealers == {0, 1, 2}


@pytest.mark.rule("LB-04")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_everybody_has_3_chips_or_fewer_if_agreed(n: int) -> None:
    assert chips(started(4)) == [3, 3, 3, 3]
    assert chips(started(4, start_chips=n)) == [n] * 4


@pytest.mark.rule("LB-05")
def test_the_cards_are_shuffled() -> None:
    hands = set()
    for chance in range(10):
        s = table_of(GAME, 2, chance)
        GAME.start(s, kit.log_with_room(10))
        hands.add(tuple(s.hand[0]))
    assert len(hands) == 10


@pytest.mark.rule("LB-06", "LB-26")
@pytest.mark.parametrize(("seats", "left"), [(2, 46), (3, 41), (4, 36), (5, 31), (6, 26), (7, 21), (8, 16)])
def test_5_cards_each_and_the_rest_is_the_draw_pile(seats: int, left: int) -> None:
    s = started(seats)
    assert s.n_hand == [5] * seats + [0] * (8 - seats)
    assert (s.n_deck, s.n_discard, s.phase) == (left, 0, LAY)
    assert_conserved(s)


@pytest.mark.rule("LB-26")
def test_the_first_edition_has_4_cards_in_hand() -> None:
    s = started(3, hand_size=4)
    assert s.n_hand[:3] == [4, 4, 4]
    seat = s.turn
    do(s, seat, first_action(s, seat))
    assert (s.drawer, s.n_draws) == (seat, 1)


def first_action(s: State, seat: int) -> int:
    """The first thing that the seat may do."""
    legal = [0] * GAME.moves.size
    assert GAME.may(s, seat, legal) > 0
    return legal[0]


@pytest.mark.rule("LB-40", "LB-81")
def test_without_the_76_there_are_55_cards() -> None:
    s = started(2, card_76="out")
    assert s.n_deck + 10 == 55
    assert s.deck[kind(76)] == 0 == s.hand[0][kind(76)] + s.hand[1][kind(76)]


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("10 = 8", "10 = 9", "line 28: expected 56 as the sum 'cards', got 57"),
        ("x2 = 4", "x2 = 3", "line 28: expected 56 as the sum 'cards', got 55"),
        ("cards = 56", "cards = 55", "line 28: expected 55 as the sum 'cards', got 56"),
        ("above = 519", "above = 500", "line 29: expected 500 as the sum 'above', got 519"),
        ("below = -40", "below = 40", "line 30: expected 40 as the sum 'below', got -40"),
        ("x2 = 4", "y2 = 4", "line 24: expected 'kind = cards', got y2 = 4"),
        ("22 = 1", "22 = true", "line 16: expected 'kind = cards', got 22 = True"),
        ("22 = 1", "22 = -1", "line 16: expected 'kind = cards', got 22 = -1"),
        ("22 = 1", "many = 1", "line 16: expected 'kind = cards', got many = 1"),
    ],
)
def test_a_slip_in_the_list_of_cards_is_named_with_its_line(was: str, becomes: str, message: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert read(text)["check"]["cards"] == 56
    at = text.index(f"\n{was}") + 1
    with pytest.raises(ValueError, match=message):
        read(text[:at] + becomes + text[at + len(was) :])


def test_what_is_assumed_says_why() -> None:
    time = read(FILE.read_text(encoding="utf-8"))["time"]
    assert time["assumed"] is True
    assert "no time is printed" in time["why"]


@pytest.mark.parametrize(
    ("name", "wrong"), [("start_chips", 4), ("start_chips", 0), ("hand_size", 6), ("dealer", "me")]
)
def test_other_values_are_no_options(name: str, wrong: object) -> None:
    with pytest.raises(BadMessage, match=rf"options\.{name}"):
        kit.settle(GAME.Options, {name: wrong})
