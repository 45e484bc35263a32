"""SN-01 to SN-09: who plays, and how a deal begins."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import CHOOSE, State
from kartenhaus.kit import ONLOOKER
from tests.games.nimmt.positions import (
    be_ready,
    hand,
    play_deal,
    play_turn,
    rest,
    rows,
    started,
    table,
    told_by,
    view,
)

EVERY_CARD = list(range(1, 105))


def opening_cards(s: State) -> list[int]:
    """The first cards of the rows."""
    return [row[0] for row in s.row]


@pytest.mark.rule("SN-01")
def test_two_to_ten_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("SN-04")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_deal_is_shuffled_from_all_cards(seats: int) -> None:
    s = started(seats, end_mode="deals", deals=3)
    deals = []
    for _ in range(3):
        dealt = [card for seat in range(seats) for card in hand(s, seat)] + opening_cards(s)
        assert sorted(dealt + rest(s)) == EVERY_CARD
        deals.append(dealt)
        play_deal(s)
        if not GAME.is_over(s):
            be_ready(s)
    assert deals[0] != deals[1] != deals[2] != deals[0]


@pytest.mark.rule("SN-04")
def test_every_card_comes_equally_often_into_a_hand() -> None:
    s = table(5)
    log = kit.log_with_room(0)
    n_dealt = [0] * 105
    for _ in range(4000):
        GAME.start(s, log)
        for card in hand(s, 2):
            n_dealt[card] += 1
    # 4,000 deals of 10 from 104 cards: 384.6 expected, standard deviation 18.6
    assert all(384.6 - 5 * 18.6 < n < 384.6 + 5 * 18.6 for n in n_dealt[1:])


@pytest.mark.rule("SN-05")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_is_dealt_ten_cards(seats: int) -> None:
    s = started(seats)
    assert s.n_hand == [10] * seats + [0] * (10 - seats)
    assert all(len(set(hand(s, seat))) == 10 and min(hand(s, seat)) > 0 for seat in range(seats))


@pytest.mark.rule("SN-06")
@pytest.mark.parametrize("seats", GAME.seats)
def test_hands_are_sorted_and_stay_so(seats: int) -> None:
    s = started(seats)
    for _ in range(10):
        assert all(hand(s, seat) == sorted(hand(s, seat)) for seat in range(seats))
        play_turn(s)


@pytest.mark.rule("SN-06")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2])
def test_nobody_sees_the_hand_of_another(viewer: int) -> None:
    s = started(3)
    seen = view(s, viewer)
    for seat in range(3):
        assert seen.hand[seat] == (s.hand[seat] if seat == viewer else [0] * 10)
        assert seen.n_hand[seat] == 10


@pytest.mark.rule("SN-07")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_next_four_cards_open_the_rows_as_drawn(seats: int) -> None:
    s = started(seats)
    assert s.length == [1, 1, 1, 1]
    assert opening_cards(s) == s.deck[10 * seats : 10 * seats + 4]
    assert s.phase == CHOOSE


@pytest.mark.rule("SN-07")
def test_opening_cards_that_are_all_high_are_played_on() -> None:
    log = kit.log_with_room(10)
    for seed in range(1, 4000):
        s = table(2)
        kit.reseed(s, [seed, 1, 2, 3])
        for _ in range(12):
            kit.next32(s)
        GAME.start(s, kit.log_with_room(0))
        if min(opening_cards(s)) > 80:
            assert s.deal == 1 and s.phase == CHOOSE
            break
    else:
        pytest.fail("expected four high rows in 4,000 deals")
    GAME.start(s, log)
    assert told_by(log) == ["dealt deal=1", "rows_opened"]


@pytest.mark.rule("SN-08")
def test_a_row_never_has_more_than_five_cards() -> None:
    s = started(10)
    longest = 0
    for _ in range(10):
        play_turn(s)
        assert all(1 <= n <= 5 for n in s.length)
        assert s.length == [sum(card > 0 for card in row) for row in s.row]
        longest = max(longest, *s.length)
    assert longest == 5


@pytest.mark.rule("SN-09")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rest_of_the_deck_takes_no_part_in_the_deal(seats: int) -> None:
    s = started(seats)
    unused = rest(s)
    assert len(unused) == 100 - 10 * seats
    for _ in range(10):
        play_turn(s)
        lying = [card for row in s.row for card in row] + [card for seat in range(seats) for card in hand(s, seat)]
        taken = [card for card, seat in enumerate(s.pile) if seat >= 0]
        assert not set(unused) & set(lying + taken)
        assert rest(s) == unused


@pytest.mark.rule("SN-09")
def test_the_rest_comes_back_for_the_next_deal() -> None:
    s = started(2, end_mode="deals", deals=40)
    seen: set[int] = set()
    for _ in range(40):
        seen |= {card for seat in range(2) for card in hand(s, seat)} | set(opening_cards(s))
        play_deal(s)
        if not GAME.is_over(s):
            be_ready(s)
    assert seen == set(EVERY_CARD)


@pytest.mark.rule("SN-09")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1])
def test_nobody_sees_the_rest(viewer: int) -> None:
    s = started(2)
    before = view(s, viewer)
    s.deck[24:] = reversed(s.deck[24:])
    assert view(s, viewer) == before


def test_the_rows_are_drawn_in_their_order() -> None:
    s = started(4)
    assert rows(s) == " | ".join(str(card) for card in s.deck[40:44])
