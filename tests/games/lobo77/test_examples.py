"""EX-1 to EX-16: the worked examples."""

import pytest

from tests.games.lobo77.positions import (
    DEAL,
    FORGET,
    awaited,
    chips,
    do,
    draw,
    drawn,
    hand,
    lay,
    ranks,
    refused_card,
    started,
)

THREE = "hands: 10 2 2 2 4 | 9 5 5 5 4 | 3 6 6 6 4"


@pytest.mark.rule("LB-08", "LB-09", "LB-12", "LB-13", "LB-16")
def test_ex_1_and_ex_2_ten_and_nine_are_nineteen() -> None:
    s = drawn(THREE)
    assert lay(s, 0, 10) == ["laid seat=0 card=10 before=0 total=10"]
    assert draw(s, 0) == ["drew seat=0"]
    assert s.n_hand[0] == 5
    assert lay(s, 1, 9) == ["laid seat=1 card=9 before=10 total=19"]
    draw(s, 1)
    assert s.n_hand[:2] == [5, 5]


@pytest.mark.rule("LB-17", "LB-18")
def test_ex_3_twenty_two_costs_a_chip_and_the_round_goes_on() -> None:
    s = drawn(THREE + "; total: 19; turn: 2")
    assert lay(s, 2, 3) == ["laid seat=2 card=3 before=19 total=22", "doublet seat=2 total=22 chips=2"]
    draw(s, 2)
    assert (s.total, chips(s), awaited(s), s.n_hand[2]) == (22, [3, 3, 2], [0], 5)


@pytest.mark.rule("LB-23", "LB-24", "LB-25")
def test_ex_4_after_a_change_of_direction_the_neighbour_on_the_right_is_next() -> None:
    s = drawn("total: 30; turn: 1; hands: 2 | turn 3 | 4")
    assert lay(s, 1, "turn") == ["turned seat=1"]
    assert (s.total, awaited(s)) == (30, [0])


@pytest.mark.rule("LB-30", "LB-31", "LB-34", "LB-35")
def test_ex_5_after_an_x2_the_next_player_lays_two_and_draws_two() -> None:
    s = drawn("total: 30; hands: x2 3 4 5 6 | 2 4 5 6 7 | 4")
    assert lay(s, 0, "x2") == ["doubled seat=0", "burdened seat=1 cards=2"]
    assert (s.total, awaited(s)) == (30, [1])
    lay(s, 1, 2)
    assert awaited(s) == [1] and s.drawer != 1
    lay(s, 1, 4)
    assert awaited(s) == [2] and (s.drawer, s.n_draws) == (1, 2)
    draw(s, 1)
    draw(s, 1)
    assert s.n_hand[1] == 5 and s.drawer == -1


@pytest.mark.rule("LB-36")
def test_ex_6_an_x2_not_on_an_x2_but_as_the_second_card() -> None:
    s = drawn("total: 30; hands: x2 3 4 | x2 2 5 | 4")
    lay(s, 0, "x2")
    assert refused_card(s, 1, "x2") == "x2_on_x2"
    lay(s, 1, 2)
    assert lay(s, 1, "x2")[-1] == "burdened seat=2 cards=1"


@pytest.mark.rule("LB-40", "LB-41", "LB-42")
@pytest.mark.parametrize(("before", "after", "is_lost"), [(0, 76, False), (-20, 56, False), (1, 77, True)])
def test_ex_7_a_76_is_safe_on_0_and_below(before: int, after: int, is_lost: bool) -> None:
    s = drawn(f"total: {before}; hands: 76 3 | 4 | 5")
    told = lay(s, 0, 76)
    assert (told[1:] == ["lost_round seat=0 total=77 chips=2"]) == is_lost
    assert s.total == after
    assert chips(s) == [3 - is_lost, 3, 3]


@pytest.mark.rule("LB-42", "LB-17")
def test_ex_8_a_76_on_minus_10_makes_66() -> None:
    s = drawn("total: -10; hands: 76 3 | 4 | 5")
    assert lay(s, 0, 76)[1:] == ["doublet seat=0 total=66 chips=2"]
    assert awaited(s) == [1]


@pytest.mark.rule("LB-20", "LB-21")
def test_ex_9_the_total_may_fall_below_0() -> None:
    s = drawn("total: 4; hands: -10 3 | 4 | 5")
    assert lay(s, 0, -10) == ["took_off seat=0 card=10 before=4 total=-6"]
    assert chips(s) == [3, 3, 3] and awaited(s) == [1]


@pytest.mark.rule("LB-22")
def test_ex_10_a_0_hands_the_problem_on() -> None:
    s = drawn("total: 76; hands: 0 3 | 4 | 5")
    assert lay(s, 0, 0) == ["kept seat=0 total=76"]
    assert chips(s) == [3, 3, 3] and awaited(s) == [1]


@pytest.mark.rule("LB-50", "LB-51", "LB-60", "LB-81")
@pytest.mark.parametrize(("cost", "left"), [("one", 2), ("all", 0)])
def test_ex_11_79_ends_the_round(cost: str, left: int) -> None:
    s = drawn(f"total: 75; hands: 4 3 | 4 | 5; options: cost_77={cost}")
    told = lay(s, 0, 4)
    assert told[1] == f"lost_round seat=0 total=79 chips={left}"
    assert ("swims seat=0" in told) == (left == 0)
    assert chips(s) == [left, 3, 3] and s.out[0] == 0


@pytest.mark.rule("LB-61", "LB-70", "LB-71")
def test_ex_12_a_swimmer_who_makes_33_is_out_and_the_other_one_wins() -> None:
    s = drawn("total: 26; hands: 7 3 | 4 5; chips: 0 1")
    told = lay(s, 0, 7)
    assert told[1:] == ["doublet seat=0 total=33 chips=0", "out seat=0", "won seat=1 chips=1"]
    assert ranks(s) == [2, 1]


@pytest.mark.rule("LB-17")
@pytest.mark.parametrize(("trigger", "left"), [("called", 2), ("changed", 3)])
@pytest.mark.parametrize("card", [0, "x2", "turn"])
def test_ex_13_who_calls_22_again_pays_unless_only_a_new_total_costs(trigger: str, left: int, card: int | str) -> None:
    s = drawn(f"total: 22; hands: {card} 3 | 4 | 5; options: doublet_trigger={trigger}")
    lay(s, 0, card)
    assert chips(s)[0] == left


@pytest.mark.rule("LB-15")
def test_ex_14_who_forgets_to_draw_plays_on_with_4_cards_until_the_next_round() -> None:
    s = drawn("hands: 2 3 4 5 76 | 2 3 4 5 6; dealer: 1")
    lay(s, 0, 2)
    assert lay(s, 1, 2)[0] == "forgot seat=0 cards=4"
    draw(s, 1)
    lay(s, 0, 3)
    assert s.n_hand[0] == 3
    draw(s, 0)
    assert s.n_hand[0] == 4 and s.drawer == -1
    lay(s, 1, 3)
    draw(s, 1)
    lay(s, 0, 76)
    do(s, s.turn, DEAL)
    assert s.n_hand[:2] == [5, 5]


@pytest.mark.rule("LB-70", "LB-81")
@pytest.mark.parametrize(("end", "is_over"), [("last_with_chips", True), ("last_player", False)])
def test_ex_15_the_last_player_with_chips_wins_if_that_was_agreed(end: str, is_over: bool) -> None:
    s = drawn(f"total: 10; turn: 1; hands: 2 3 | 11 3 | 5 6; chips: 2 1 0; options: game_end={end}")
    s.total = 22
    told = lay(s, 1, 11)
    assert told[1:3] == ["doublet seat=1 total=33 chips=0", "swims seat=1"]
    assert (told[3:] == ["won seat=0 chips=2"]) == is_over
    if is_over:
        assert ranks(s) == [1, 2, 2]


@pytest.mark.rule("LB-34", "LB-50")
def test_ex_16_two_cards_are_judged_one_by_one() -> None:
    s = drawn("total: 70; burden: 1; hands: 5 -10 7 | 4 | 5")
    lay(s, 0, 5)
    assert s.total == 75
    lay(s, 0, -10)
    assert s.total == 65 and chips(s) == [3, 3, 3]
    s = drawn("total: 70; burden: 1; hands: 5 -10 7 | 4 | 5")
    assert lay(s, 0, 7)[1] == "lost_round seat=0 total=77 chips=2"
    assert refused_card(s, 0, -10) == "deal_first"


def test_hands_of_positions_are_what_is_written() -> None:
    assert hand(drawn("hands: x2 -10 turn 0 76 | 2"), 0) == [-10, 0, 76, "x2", "turn"]
    assert sum(started(3).n_hand) == 15
    assert FORGET > 0
