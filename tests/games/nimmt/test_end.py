"""SN-36 to SN-43, SN-60, SN-61: the end of a deal and of the game."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import CHOOSE, OVER, SCORE, State
from kartenhaus.kit import BadMessage
from tests.games.nimmt.positions import (
    READY,
    be_ready,
    do,
    drawn,
    hand,
    heads,
    lay,
    legal_moves,
    play_deal,
    play_turn,
    ranks,
    refused,
    rows,
    scores,
    started,
)


def deal_that_brings(totals: str, options: str = "") -> tuple[State, list[str]]:
    """The last turn of a deal in which nobody takes anything, so that these are the totals; what was told."""
    n = len(totals.split())
    cards = (94, 95, 44, 45, 13)[:n]
    hands = " | ".join(str(card) for card in cards)
    agreed = f"; options: {options}" if options else ""
    s = drawn(f"rows: 12 | 37 | 43 | 58; hands: {hands}; heads: {totals}{agreed}")
    return s, lay(s, *cards)


@pytest.mark.rule("SN-36")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_deal_ends_with_the_last_card_and_rows_count_for_nobody(seats: int) -> None:
    s = started(seats)
    for turn in range(1, 11):
        assert s.phase == CHOOSE and s.turn == turn
        play_turn(s)
    assert s.phase in (SCORE, OVER)
    lying = sum(GAME.components["heads"][0][card] for row in s.row for card in row)
    taken = sum(GAME.components["heads"][0][card] for card, seat in enumerate(s.pile) if seat >= 0)
    dealt = sum(GAME.components["heads"][0][card] for card in s.deck[: 10 * seats + 4])
    assert sum(scores(s)) == taken == dealt - lying


@pytest.mark.rule("SN-37")
def test_everybody_counts_the_heads_of_the_own_pile_and_they_are_written_down() -> None:
    s = drawn("rows: 12 | 37 | 43 | 58; hands: 100 | 101 | 102; piles: 11 | 55 60 | ; score: 20 5 0")
    told = lay(s, 100, 101, 102)
    assert told[-4:] == [
        "deal_ended deal=1",
        "scored seat=0 heads=5 total=25 deal=1",
        "scored seat=1 heads=10 total=15 deal=1",
        "scored seat=2 heads=0 total=0 deal=1",
    ]
    assert scores(s) == [25, 15, 0]


@pytest.mark.rule("SN-38")
def test_a_new_deal_follows_when_everybody_has_read_the_result() -> None:
    s = started(3)
    first = [hand(s, seat) for seat in range(3)]
    play_deal(s)
    written = scores(s)
    assert do(s, 1, READY) == ["was_ready seat=1"]
    assert refused(s, 1, READY) == "already_ready"
    assert [GAME.awaits(s, seat) for seat in range(3)] == [True, False, True]
    do(s, 0, READY)
    assert s.deal == 1
    assert do(s, 2, READY) == ["was_ready seat=2", "dealt deal=2", "rows_opened"]
    assert s.deal == 2 and s.turn == 1 and s.phase == CHOOSE
    assert heads(s) == [0, 0, 0] and scores(s) == written
    assert s.n_hand[:3] == [10, 10, 10] and s.length == [1, 1, 1, 1]
    assert set(s.pile) == {-1} and set(s.taken_in) == {0}
    assert [hand(s, seat) for seat in range(3)] != first
    assert all(legal_moves(s, seat)[0].startswith("choose") for seat in range(3))


@pytest.mark.rule("SN-39")
@pytest.mark.parametrize(("most", "over"), [(65, False), (66, False), (67, True), (68, True)])
def test_the_game_ends_when_somebody_has_more_than_66(most: int, over: bool) -> None:
    s, told = deal_that_brings(f"{most} 40 12")
    assert GAME.is_over(s) == over
    assert (f"limit_passed seat=0 total={most}" in told) == over


@pytest.mark.rule("SN-39")
def test_several_may_pass_the_limit_in_the_same_deal() -> None:
    s, told = deal_that_brings("90 70 12")
    assert [line for line in told if "limit_passed" in line] == [
        "limit_passed seat=0 total=90",
        "limit_passed seat=1 total=70",
    ]
    assert ranks(s) == [3, 2, 1]


@pytest.mark.rule("SN-40")
def test_a_deal_is_played_to_its_end_though_somebody_is_over_the_limit() -> None:
    s = drawn("rows: 1 2 3 4 5 | 37 | 43 | 58; hands: 6 90 | 100 101; heads: 80 0; score: 60 3")
    lay(s, 6, 100)
    assert heads(s)[0] == 86
    assert s.phase == CHOOSE and not GAME.is_over(s)
    lay(s, 90, 101)
    assert GAME.is_over(s)
    assert scores(s) == [146, 3]


@pytest.mark.rule("SN-03", "SN-41")
def test_the_fewest_heads_win() -> None:
    s, told = deal_that_brings("67 40 12")
    assert told[-1] == "won seat=2 total=12"
    assert ranks(s) == [3, 2, 1]
    assert GAME.fewest_wins


@pytest.mark.rule("SN-03", "SN-41")
def test_the_winner_may_be_over_the_limit_too() -> None:
    s, told = deal_that_brings("30 20 10", "limit=5")
    assert told[-1] == "won seat=2 total=10"
    assert ranks(s) == [3, 2, 1]


@pytest.mark.rule("SN-41")
def test_equal_heads_share_a_rank_and_the_win() -> None:
    s, told = deal_that_brings("12 70 12 40 70")
    assert told[-2:] == ["won seat=0 total=12", "won seat=2 total=12"]
    assert ranks(s) == [1, 4, 1, 3, 4]


@pytest.mark.rule("SN-41")
def test_no_heads_at_all_are_the_best_result() -> None:
    _s, told = deal_that_brings("67 0")
    assert told[-1] == "won seat=1 total=0"


@pytest.mark.rule("SN-42", "SN-60")
@pytest.mark.parametrize(("limit", "most", "over"), [(74, 74, False), (74, 75, True), (1, 1, False), (1, 2, True)])
def test_another_limit_may_be_agreed(limit: int, most: int, over: bool) -> None:
    s, _ = deal_that_brings(f"{most} 0", f"limit={limit}")
    assert GAME.is_over(s) == over


@pytest.mark.rule("SN-60")
def test_the_limit_is_66_and_any_whole_number_from_1() -> None:
    assert kit.settle(GAME.Options, {})["limit"] == 66
    assert kit.settle(GAME.Options, {"limit": 1})["limit"] == 1
    for wrong in (0, -3, "many", 1.5, None):
        with pytest.raises(BadMessage, match=r"options\.limit"):
            kit.settle(GAME.Options, {"limit": wrong})


@pytest.mark.rule("SN-43", "SN-61")
@pytest.mark.parametrize("deals", [1, 2, 4])
def test_exactly_so_many_deals_are_played_if_agreed(deals: int) -> None:
    s = started(3, end_mode="deals", deals=deals)
    for deal in range(1, deals + 1):
        assert s.deal == deal and not GAME.is_over(s)
        play_deal(s)
        assert GAME.deals_done(s) == deal
        if deal < deals:
            be_ready(s)
    assert GAME.is_over(s)


@pytest.mark.rule("SN-43", "SN-61")
def test_a_number_of_deals_sets_the_limit_aside() -> None:
    s, told = deal_that_brings("500 0", "end_mode=deals deals=2")
    assert not GAME.is_over(s)
    assert not [line for line in told if "limit" in line]


@pytest.mark.rule("SN-61")
def test_a_limit_sets_the_number_of_deals_aside() -> None:
    s, _ = deal_that_brings("66 0", "end_mode=limit deals=1")
    assert not GAME.is_over(s)
    assert kit.settle(GAME.Options, {})["end_mode"] == kit.settle(GAME.Options, {"end_mode": "limit"})["end_mode"]


@pytest.mark.rule("SN-61")
@pytest.mark.parametrize(
    ("totals", "deals", "over"), [("66 0", 2, False), ("67 0", 2, True), ("66 0", 1, True), ("67 0", 1, True)]
)
def test_whichever_comes_first_ends_the_game_if_both_are_agreed(totals: str, deals: int, over: bool) -> None:
    s, _ = deal_that_brings(totals, f"end_mode=first_of_both deals={deals}")
    assert GAME.is_over(s) == over


@pytest.mark.rule("SN-40", "SN-43")
def test_finished_deals_are_counted_after_their_end() -> None:
    s = started(2)
    assert GAME.deals_done(s) == 0
    play_deal(s)
    assert GAME.deals_done(s) == 1
    be_ready(s)
    assert GAME.deals_done(s) == 1


def test_the_rows_lie_there_until_the_next_deal() -> None:
    s, _ = deal_that_brings("1 2")
    assert rows(s) == "12 | 37 | 43 | 58 94 95"
