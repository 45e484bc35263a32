"""LB-50 to LB-81: the end of a round, swimming, the end of the game, editions."""

import pytest

from kartenhaus import kit
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.state import DEAL_CARDS, LAY, State
from tests.games.lobo77.positions import (
    CLOCK,
    DEAL,
    OUT_0,
    awaited,
    chips,
    do,
    drawn,
    hand,
    lay,
    ranks,
    refused,
    started,
)


@pytest.mark.rule("LB-50")
@pytest.mark.parametrize(("total", "is_lost"), [(66, False), (67, True), (68, True), (76, True)])
def test_77_or_more_ends_the_round_at_once(total: int, is_lost: bool) -> None:
    s = drawn(f"total: {total}; hands: 10 3 | 4 | 5")
    told = lay(s, 0, 10)
    assert (s.phase == DEAL_CARDS) == is_lost
    assert any("lost_round" in line for line in told) == is_lost
    assert not any("doublet" in line for line in told)
    assert chips(s) == [3 - is_lost, 3, 3]


@pytest.mark.rule("LB-52")
def test_a_new_round_begins_at_0_clockwise_with_all_cards_and_without_a_burden() -> None:
    s = drawn("total: 70; burden: 1; direction: -1; discard: 2 x2; hands: 9 3 | 4 | 5; chips: 2 3 1; dealer: 1")
    lay(s, 0, 9)
    assert s.total == 79 and GAME.deals_done(s) == 1
    assert do(s, 1, DEAL) == ["dealt seat=1 deal=2", "starts seat=2"]
    assert (s.total, s.direction, s.due, s.on_x2, s.burden, s.last) == (0, 1, 1, 0, 0, 0)
    assert s.n_hand[:3] == [5, 5, 5] and s.n_deck == 41 and s.n_discard == 0
    assert chips(s) == [1, 3, 1] and awaited(s) == [2] and s.phase == LAY
    assert GAME.deals_done(s) == 1


@pytest.mark.rule("LB-53")
@pytest.mark.parametrize(
    ("rule", "dealers", "starters"), [("fixed", [2, 2, 2], [0, 0, 0]), ("starter", [2, 0, 1], [0, 1, 2])]
)
def test_the_dealer_stays_or_whoever_began_deals_next(rule: str, dealers: list[int], starters: list[int]) -> None:
    s = drawn(f"total: 70; hands: 9 3 | 4 | 5; dealer: 2; options: dealer={rule}")
    seen = []
    for _ in range(3):
        seen.append((s.dealer_seat, s.starter))
        lay_to_lose(s)
        do(s, awaited(s)[0], DEAL)
    assert seen == list(zip(dealers, starters, strict=True))


def lay_to_lose(s: State) -> None:
    """Whoever is on turn gets to 77 or more."""
    s.total = 90
    seat = s.turn
    legal = [0] * GAME.moves.size
    GAME.may(s, seat, legal)
    do(s, seat, legal[0])


@pytest.mark.rule("LB-53", "LB-61")
def test_a_fixed_dealer_who_is_out_stays_dealer_and_the_next_player_lends_a_hand() -> None:
    s = drawn("total: 70; turn: 2; hands: 4 6 | 4 5 | 9 5; dealer: 2; chips: 3 3 0")
    assert lay(s, 2, 9)[1:] == ["lost_round seat=2 total=79 chips=0", "out seat=2"]
    assert awaited(s) == [0] and refused(s, 2, DEAL) == "out_of_game" and refused(s, 1, DEAL) == "another_deals"
    assert do(s, 0, DEAL)[:2] == ["dealt seat=2 deal=2", "starts seat=0"]


@pytest.mark.rule("LB-53", "LB-61")
def test_a_changing_dealer_who_is_out_is_replaced_by_the_next_player() -> None:
    s = drawn("total: 70; turn: 0; hands: 9 6 | 4 5 | 3 5; dealer: 2; chips: 0 3 3; options: dealer=starter")
    lay(s, 0, 9)
    assert awaited(s) == [1] and s.dealer_seat == 1
    do(s, 1, DEAL)
    assert awaited(s) == [2]


@pytest.mark.rule("LB-60", "LB-61")
@pytest.mark.parametrize(
    ("n", "swimming", "told"),
    [
        (1, "on", ["swims seat=0"]),
        (0, "on", ["out seat=0"]),
        (1, "off", ["out seat=0"]),
        (2, "off", []),
    ],
)
def test_without_a_chip_one_swims_and_goes_under_at_the_next_loss(n: int, swimming: str, told: list[str]) -> None:
    for total, card, why in ((12, 10, "doublet"), (70, 10, "lost_round")):
        s = drawn(f"total: {total}; hands: {card} 3 | 4 | 5; chips: {n} 3 3; options: swimming={swimming}")
        said = lay(s, 0, card)
        assert said[1].startswith(f"{why} seat=0")
        assert [line for line in said[2:] if "seat=0" in line] == told


@pytest.mark.rule("LB-51", "LB-60")
def test_all_chips_at_once_leave_a_swimmer_and_not_a_loser() -> None:
    s = drawn("total: 70; hands: 9 3 | 4 | 5; options: cost_77=all")
    lay(s, 0, 9)
    assert s.chips[0] == 0 and s.out[0] == 0


@pytest.mark.rule("LB-61")
@pytest.mark.parametrize(("choice", "aside", "discard"), [("aside", 2, 1), ("discard", 0, 3)])
def test_the_hand_of_who_is_out_lies_aside_or_goes_to_the_discard_pile(choice: str, aside: int, discard: int) -> None:
    s = drawn(f"total: 12; hands: 10 3 4 | 4 | 5; chips: 0 3 3; options: out_hand={choice}")
    lay(s, 0, 10)
    assert (s.n_aside, s.n_discard, s.n_hand[0]) == (aside, discard, 0)
    assert awaited(s) == [1] and s.total == 22, "the round goes on"


@pytest.mark.rule("LB-70", "LB-71")
def test_all_may_swim_and_the_last_one_wins_without_a_chip() -> None:
    s = drawn("total: 12; hands: 10 3 | 4 0 | 0 5; chips: 0 0 0")
    lay(s, 0, 10)
    assert lay(s, 1, 0)[-1] == "won seat=2 chips=0"
    assert ranks(s) == [3, 2, 1] and GAME.is_over(s)
    assert [GAME.score(s, seat) for seat in range(3)] == [0, 1, 2]
    assert GAME.deals_done(s) == 1


@pytest.mark.rule("LB-71")
def test_others_are_ranked_by_how_long_they_stayed() -> None:
    s = drawn("total: 12; turn: 1; hands: 3 | 10 4 | 0 5 | 0 6; chips: 2 0 0 0")
    lay(s, 1, 10)
    assert ranks(s) == [1, 4, 1, 1], "so far"
    lay(s, 2, 0)
    lay(s, 3, 0)
    assert ranks(s) == [1, 4, 3, 2]


@pytest.mark.rule("LB-70")
def test_the_game_goes_on_with_two() -> None:
    s = drawn("total: 12; hands: 10 3 | 4 0 | 2 5; chips: 0 1 1")
    lay(s, 0, 10)
    assert not GAME.is_over(s) and awaited(s) == [1]


# Leaving


@pytest.mark.rule("LB-61")
def test_a_leaver_may_count_as_out_and_the_burden_lapses() -> None:
    s = drawn("total: 30; burden: 1; turn: 1; hands: 2 3 | 4 5 | 6 7; options: leaver=out")
    assert do(s, CLOCK, OUT_0 + 1) == ["left seat=1", "out seat=1"]
    assert awaited(s) == [2] and s.due == 1 and s.n_aside == 2
    assert do(s, CLOCK, OUT_0) == ["left seat=0", "out seat=0", "won seat=2 chips=3"]
    assert ranks(s) == [2, 3, 1]


@pytest.mark.parametrize(("total", "is_lost"), [(30, False), (76, True)])
def test_who_leaves_before_calling_leaves_the_card(total: int, is_lost: bool) -> None:
    s = drawn(f"total: {total}; turn: 1; hands: 2 3 | 4 5 | 6 7; options: leaver=out total_call=player")
    lay(s, 1, 4)
    do(s, CLOCK, OUT_0 + 1)
    assert s.total == total + 4 and (s.phase == DEAL_CARDS) == is_lost


def test_a_dealer_may_leave() -> None:
    s = drawn("total: 76; turn: 1; hands: 2 3 | 4 5 | 6 7; dealer: 2; options: leaver=out")
    lay(s, 1, 4)
    do(s, CLOCK, OUT_0 + 2)
    assert awaited(s) == [0]
    do(s, 0, DEAL)
    assert s.n_hand[:3] == [5, 5, 0] and hand(s, 2) == []


# Editions


@pytest.mark.rule("LB-80")
def test_the_iberian_edition_is_the_usual_one() -> None:
    usual = kit.settle(GAME.Options, {})
    assert kit.settle(GAME.Options, GAME.presets["iberian"]) == usual
    s = started(2)
    named = kit.named_options(GAME.Options, s)
    assert {name: named[name] for name in GAME.presets["english"]} | {"swimming": named["swimming"]} == {
        "cost_77": "one", "dealer": "fixed", "forgot_hand": "one_less", "game_end": "last_player", "card_76": "in",
        "swimming": "on",
    }  # fmt: skip


@pytest.mark.rule("LB-81")
def test_the_english_edition_sets_five_options_and_any_other_may_be_set_as_well() -> None:
    english = GAME.presets["english"]
    assert english == {
        "cost_77": "all", "dealer": "starter", "forgot_hand": "three", "game_end": "last_with_chips", "card_76": "out",
    }  # fmt: skip
    s = started(2, **{**english, "card_76": "in"})
    assert kit.named_options(GAME.Options, s)["cost_77"] == "all" and s.n_deck == 46
    assert started(2, **english).n_deck == 45
