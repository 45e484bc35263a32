"""LB-13 to LB-15, LB-35: drawing is an act of its own, and can be forgotten."""

import pytest

from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.state import DEAL_CARDS, State
from kartenhaus.kit import NOBODY
from tests.games.lobo77.positions import (
    CLOCK,
    CLOSE,
    DEAL,
    FORGET,
    OUT_0,
    awaited,
    chips,
    do,
    draw,
    drawn,
    kind,
    lay,
    legal_moves,
    refused,
)

FIVE = "hands: 2 3 4 5 6 | 2 3 4 5 6 | 2 7 8 9 9"


def nearly_empty(options: str = "draw_mode=manual") -> State:
    """The last card of the draw pile is about to be drawn."""
    s = drawn(f"hands: 2 3 4 5 6 | 2 3 4 5 6; discard: 0 9; options: {options}")
    for which in range(len(s.deck)):
        s.discard[which] += s.deck[which]
        s.n_discard += s.deck[which]
        s.deck[which] = 0
    s.deck[kind(10)], s.n_deck = 1, 1
    s.discard[kind(10)] -= 1
    s.n_discard -= 1
    return s


@pytest.mark.rule("LB-13")
@pytest.mark.parametrize("mode", ["manual", "reminder"])
def test_drawing_is_an_act_of_its_own_while_the_next_player_is_awaited(mode: str) -> None:
    s = drawn(f"{FIVE}; options: draw_mode={mode}")
    lay(s, 0, 2)
    assert awaited(s) == [1] and legal_moves(s, 0) == ["draw", "forget"]
    assert [GAME.tempts(s, seat) for seat in range(3)] == [True, False, False]
    assert draw(s, 0) == ["drew seat=0"]
    assert s.n_hand[0] == 5 and legal_moves(s, 0) == []
    assert not GAME.tempts(s, 0)


@pytest.mark.rule("LB-13")
def test_the_table_draws_for_beginners_if_agreed() -> None:
    s = drawn(f"{FIVE}; options: draw_mode=auto")
    assert lay(s, 0, 2)[1:] == ["drew seat=0"]
    assert s.n_hand[0] == 5 and s.drawer == NOBODY
    lay(s, 1, 2)
    assert not s.n_forgot[0]


@pytest.mark.rule("LB-15")
def test_the_time_to_draw_ends_with_the_next_card() -> None:
    s = drawn(FIVE)
    lay(s, 0, 2)
    lay(s, 1, 2)
    assert refused(s, 0, GAME.moves.first("draw")) == "nothing_to_draw"
    assert s.n_hand[:2] == [4, 4] and s.drawer == 1


@pytest.mark.rule("LB-15")
def test_leaving_the_card_on_purpose_counts_as_forgetting() -> None:
    s = drawn(FIVE)
    lay(s, 0, 2)
    assert do(s, 0, FORGET) == ["forgot seat=0 cards=4"]
    assert legal_moves(s, 0) == [] and awaited(s) == [1]


@pytest.mark.rule("LB-15")
@pytest.mark.parametrize(
    ("forgot_hand", "forgot_again", "full"),
    [
        ("one_less", "less", [4, 3, 2, 1, 1]),
        ("one_less", "no_effect", [4, 4, 4, 4, 4]),
        ("three", "less", [3, 2, 1, 1, 1]),
        ("three", "no_effect", [3, 3, 3, 3, 3]),
    ],
)
def test_forgetting_again_and_again(forgot_hand: str, forgot_again: str, full: list[int]) -> None:
    s = drawn(f"{FIVE}; options: forgot_hand={forgot_hand} forgot_again={forgot_again}")
    seen = []
    for _ in full:
        s.drawer, s.n_draws = 0, 1
        do(s, 0, FORGET)
        seen.append(s.full[0])
    assert seen == full


@pytest.mark.rule("LB-15")
def test_in_the_english_edition_one_plays_on_with_three() -> None:
    s = drawn("hands: 2 3 4 5 6 | 2 3 4 5 6; options: forgot_hand=three")
    lay(s, 0, 2)
    lay(s, 1, 2)
    draw(s, 1)
    assert s.n_hand[0] == 4 and s.full[0] == 3
    lay(s, 0, 3)
    assert s.n_hand[0] == 3 and s.drawer == NOBODY, "nothing to draw before fewer than three are left"
    lay(s, 1, 3)
    draw(s, 1)
    lay(s, 0, 4)
    assert (s.drawer, s.n_draws) == (0, 1)
    draw(s, 0)
    assert s.n_hand[0] == 3


@pytest.mark.rule("LB-15", "LB-35")
@pytest.mark.parametrize(("drawn_first", "cards"), [(0, 3), (1, 4)])
def test_after_two_cards_each_draw_counts(drawn_first: int, cards: int) -> None:
    s = drawn("burden: 1; hands: 2 3 4 5 6 | 2 3 4 5 6")
    lay(s, 0, 2)
    lay(s, 0, 3)
    for _ in range(drawn_first):
        draw(s, 0)
    assert lay(s, 1, 4)[0] == f"forgot seat=0 cards={cards}"
    assert s.n_hand[0] == cards == s.full[0]


@pytest.mark.rule("LB-15")
def test_the_last_card_cannot_be_forgotten() -> None:
    s = drawn("hands: 2 | 3 4")
    s.full[0] = 1
    lay(s, 0, 2)
    assert lay(s, 1, 3)[:2] == ["forgot seat=0 cards=1", "drew seat=0"]
    assert s.n_hand[0] == 1


@pytest.mark.rule("LB-15")
@pytest.mark.parametrize("n", [1, 0])
def test_an_empty_hand_may_lose_the_round(n: int) -> None:
    s = drawn(f"hands: 2 | 3 4; chips: {n} 3; options: empty_hand=lose_round")
    s.full[0] = 1
    lay(s, 0, 2)
    told = lay(s, 1, 3)
    assert told[:2] == ["forgot seat=0 cards=1", "ran_dry seat=0 chips=0"]
    assert told[2:] == (["swims seat=0"] if n else ["out seat=0", "won seat=1 chips=3"])
    assert s.hand[1][kind(3)] == 1, "the card that closed the time to draw is not laid"
    assert (s.phase == DEAL_CARDS) == bool(n)


@pytest.mark.rule("LB-15")
def test_the_next_round_is_dealt_with_full_hands() -> None:
    s = drawn("hands: 2 76 4 5 6 | 3 3 4 5 6; total: 30; dealer: 0")
    lay(s, 0, 2)
    lay(s, 1, 4)
    draw(s, 1)
    lay(s, 0, 76)
    assert s.n_hand[0] == 3 and s.full[0] == 4
    do(s, 0, DEAL)
    assert s.n_hand[:2] == s.full[:2] == [5, 5] and s.n_forgot[0] == 0


@pytest.mark.rule("LB-15")
def test_the_time_to_draw_may_be_measured_by_the_clock() -> None:
    s = drawn(f"{FIVE}; options: draw_window=5")
    assert refused(s, CLOCK, CLOSE) == "nothing_to_draw"
    lay(s, 0, 2)
    assert do(s, CLOCK, CLOSE) == ["forgot seat=0 cards=4"]
    assert awaited(s) == [1]
    lay(s, 1, 2)
    assert lay(s, 2, 2)[0] == "forgot seat=1 cards=4", "the next card closes it in any case"
    assert refused(drawn(FIVE), CLOCK, CLOSE) == "not_agreed"


@pytest.mark.rule("LB-14")
@pytest.mark.parametrize(("choice", "stay"), [("in", 0), ("stays", 1)])
def test_the_discard_pile_becomes_the_draw_pile_when_the_last_card_is_taken(choice: str, stay: int) -> None:
    s = nearly_empty(f"reshuffle_top={choice}")
    lay(s, 0, 2)
    laid = s.n_discard
    assert draw(s, 0) == ["drew seat=0", "reshuffled"]
    assert (s.n_deck, s.n_discard, s.last_lies) == (laid - stay, stay, stay)
    assert sum(s.discard) == stay == s.discard[kind(2)]


@pytest.mark.rule("LB-14", "LB-36")
def test_an_x2_that_was_shuffled_in_still_bars_the_next_one() -> None:
    s = nearly_empty()
    s.hand[0][kind("x2")], s.hand[0][kind(2)] = 1, 0
    s.hand[1][kind("x2")], s.hand[1][kind(2)] = 1, 0
    s.discard[kind("x2")] -= 2
    s.discard[kind(2)] += 2
    lay(s, 0, "x2")
    draw(s, 0)
    assert s.last_lies == 0
    assert "x2" not in legal_moves(s, 1) and s.due == 2


@pytest.mark.rule("LB-13")
def test_a_lost_round_leaves_nothing_to_draw() -> None:
    s = drawn("total: 70; hands: 9 2 3 | 4 | 5")
    lay(s, 0, 9)
    assert s.drawer == NOBODY and "draw" not in legal_moves(s, 0)
    assert chips(s) == [2, 3, 3]


@pytest.mark.rule("LB-13")
def test_who_is_out_draws_nothing() -> None:
    s = drawn(f"{FIVE}; options: leaver=out")
    lay(s, 0, 2)
    do(s, CLOCK, OUT_0)
    assert s.drawer == NOBODY and awaited(s) == [1]
