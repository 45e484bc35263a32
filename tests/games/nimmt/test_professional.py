"""SN-50 to SN-57: the professional variant, with its draft."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import CHOOSE, DRAFT, State
from kartenhaus.kit import ONLOOKER
from tests.games.nimmt.positions import (
    DRAFT_0,
    LOG_ROOM,
    be_ready,
    do_something,
    draft,
    drawn,
    hand,
    heads,
    lay,
    legal_moves,
    play_deal,
    ranks,
    refused,
    rows,
    scores,
    started,
    table,
    take,
    told_by,
    view,
)


def displayed(s: State) -> list[int]:
    """The cards that lie open and can be taken."""
    return [card for card, open_card in enumerate(s.display) if open_card]


def professional(seats: int, **options: object) -> State:
    """A draft that is about to begin with the first seat, unless the options say otherwise."""
    return started(seats, **({"variant": "professional", "first_drafter": "fixed"} | options))


def drafted(s: State) -> State:
    """The same table when the draft is over: everybody has taken the lowest card each time."""
    while s.phase == DRAFT:
        do_something(s)
    return s


@pytest.mark.rule("SN-50", "SN-57")
def test_after_the_draft_the_base_rules_hold() -> None:
    text = "rows: 12 14 15 21 26 | 27 | 28 | 29; hands: {} ; options: variant=professional"
    s = drawn(text.format("30 | 11 | 5"))
    assert lay(s, 30, 11, 5) == ["turned_up turn=10", "too_low seat=2 card=5"]
    assert take(s, 2, 1)[:3] == [
        "took_row seat=2 card=5 row=1 heads=6",
        "placed seat=1 card=11 row=1",
        "placed seat=0 card=30 row=4",
    ]
    s = drawn(text.format("13 | 30 | 33"))
    lay(s, 13, 30, 33)
    assert s.must_place == 0


@pytest.mark.rule("SN-50")
def test_the_limit_is_66_in_the_professional_variant_too() -> None:
    for most, over in ((66, False), (67, True)):
        s = drawn(f"rows: 12 | 13 | 14 | 15; hands: 16 | 17; heads: {most} 1; options: variant=professional")
        lay(s, 16, 17)
        assert GAME.is_over(s) == over
        assert ranks(s) == [2, 1]


@pytest.mark.rule("SN-51", "SN-52", "SN-54")
@pytest.mark.parametrize("seats", GAME.seats)
def test_only_the_lowest_cards_lie_open_ten_a_player_and_four(seats: int) -> None:
    s = professional(seats)
    assert displayed(s) == list(range(1, 10 * seats + 5))
    assert view(s, ONLOOKER).display == s.display


@pytest.mark.rule("SN-51", "SN-52", "SN-53")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_in_play_is_known_and_lies_in_a_hand_or_opens_a_row(seats: int) -> None:
    s = drafted(professional(seats))
    dealt = [card for seat in range(seats) for card in hand(s, seat)] + [row[0] for row in s.row]
    assert sorted(dealt) == list(range(1, 10 * seats + 5))


@pytest.mark.rule("SN-53")
def test_what_is_not_in_sight_is_in_the_other_hand() -> None:
    s = drafted(professional(2))
    seen = view(s, 0)
    in_sight = set(hand(seen, 0)) | {row[0] for row in seen.row}
    assert set(range(1, 25)) - in_sight == set(hand(s, 1))


@pytest.mark.rule("SN-54")
@pytest.mark.parametrize("seats", [2, 6, 10])
def test_nothing_is_dealt(seats: int) -> None:
    s = professional(seats)
    assert s.phase == DRAFT
    assert s.n_hand == [0] * 10 and s.length == [0] * 4
    log = kit.log_with_room(LOG_ROOM)
    GAME.start(s, log)
    assert told_by(log) == ["draft_began seat=0 deal=1"]


@pytest.mark.rule("SN-55")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_players_take_one_card_each_in_turn_until_each_holds_ten(seats: int) -> None:
    s = professional(seats)
    takers = []
    while s.phase == DRAFT:
        assert [seat for seat in range(seats) if GAME.awaits(s, seat)] == [s.drafter]
        takers.append(s.drafter)
        do_something(s)
    assert takers == list(range(seats)) * 10
    assert s.n_hand[:seats] == [10] * seats


@pytest.mark.rule("SN-55")
def test_any_open_card_may_be_taken_by_the_drafter_alone() -> None:
    s = professional(3)
    assert legal_moves(s, 0) == [f"draft {card}" for card in range(1, 35)]
    assert legal_moves(s, 1) == []
    assert draft(s, 0, 20) == ["drafted seat=0 card=20"]
    assert hand(s, 0) == [20] and 20 not in displayed(s)
    assert refused(s, 0, DRAFT_0 + 21) == "not_your_pick"
    assert refused(s, 1, DRAFT_0 + 20) == "not_on_display"
    assert refused(s, 1, DRAFT_0 + 35) == "not_on_display"
    assert legal_moves(s, 1) == [f"draft {card}" for card in range(1, 35) if card != 20]


@pytest.mark.rule("SN-55")
def test_drafted_hands_are_sorted() -> None:
    s = professional(2)
    for seat, card in ((0, 20), (1, 7), (0, 3), (1, 24), (0, 11)):
        draft(s, seat, card)
    assert hand(s, 0) == [3, 11, 20] and hand(s, 1) == [7, 24]


@pytest.mark.rule("SN-56")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_four_cards_left_over_open_the_rows(seats: int) -> None:
    s = professional(seats)
    told: list[str] = []
    left: list[int] = []
    while s.phase == DRAFT:
        left = displayed(s)
        told = do_something(s)
    assert len(left) == 5
    assert told[-1] == "rows_opened"
    assert rows(s) == " | ".join(str(card) for card in left[1:])
    assert displayed(s) == [] and s.drafter == -1


@pytest.mark.rule("SN-57")
@pytest.mark.parametrize("seats", GAME.seats)
def test_ten_turns_follow_and_the_next_deal_is_drafted_again(seats: int) -> None:
    s = drafted(professional(seats, end_mode="deals", deals=2))
    assert s.phase == CHOOSE and s.turn == 1
    play_deal(s)
    assert s.n_hand == [0] * 10
    assert scores(s) == heads(s)
    be_ready(s)
    assert s.phase == DRAFT and displayed(s) == list(range(1, 10 * seats + 5))


@pytest.mark.rule("SN-53", "SN-55")
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1])
def test_hands_are_closed_after_the_draft(viewer: int) -> None:
    s = drafted(professional(2))
    seen = view(s, viewer)
    for seat in range(2):
        assert seen.hand[seat] == (s.hand[seat] if seat == viewer else [0] * 10)


@pytest.mark.rule("SN-55")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_drafter_is_found_by_lot(seats: int) -> None:
    n_first = [0] * seats
    for seed in range(400):
        s = table(seats, variant="professional")
        kit.reseed(s, [seed + 1, 5, 6, 7])
        for _ in range(12):
            kit.next32(s)
        GAME.start(s, kit.log_with_room(0))
        n_first[s.first] += 1
    assert min(n_first) > 400 / seats - 4 * 10
