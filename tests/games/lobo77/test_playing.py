"""LB-02, LB-10 to LB-12, LB-19 to LB-36: laying cards, action cards, doublets."""

import pytest

from tests.games.lobo77.positions import (
    awaited,
    call,
    chips,
    draw,
    drawn,
    lay,
    legal_moves,
    refused_card,
    view,
)

Card = int | str


@pytest.mark.rule("LB-02")
def test_the_aim_is_to_reach_neither_77_nor_a_doublet() -> None:
    s = drawn("total: 60; hands: 10 6 2 | 2 | 3")
    lay(s, 0, 10)
    assert chips(s) == [3, 3, 3]
    s = drawn("total: 60; hands: 10 6 2 | 2 | 3")
    lay(s, 0, 6)
    assert chips(s) == [2, 3, 3]


@pytest.mark.rule("LB-10", "LB-25")
@pytest.mark.parametrize(("direction", "order"), [(1, [0, 1, 3, 0]), (-1, [0, 3, 1, 0])])
def test_play_goes_round_and_skips_who_is_out(direction: int, order: list[int]) -> None:
    s = drawn(f"hands: 2 3 | 4 5 | | 6 7; direction: {direction}")
    for seat in order:
        assert awaited(s) == [seat]
        lay(s, seat, next(card for card in range(2, 10) if f"lay {card}" in legal_moves(s, seat)))


@pytest.mark.rule("LB-11")
def test_any_card_in_hand_may_be_laid_even_if_all_of_them_lose() -> None:
    s = drawn("total: 76; hands: 10 55 9 | 4 | 5")
    assert legal_moves(s, 0) == ["lay 9", "lay 10", "lay 55"]
    assert legal_moves(s, 1) == []


@pytest.mark.rule("LB-16")
@pytest.mark.parametrize(("card", "total", "left"), [(55, 0, 2), (55, 3, 3), (22, 10, 3), (11, 0, 2), (9, 2, 2)])
def test_a_doublet_card_is_added_like_any_number_and_costs_nothing_by_itself(card: int, total: int, left: int) -> None:
    s = drawn(f"total: {total}; hands: {card} 3 | 4 | 5")
    lay(s, 0, card)
    assert s.total == total + card
    assert chips(s)[0] == left


@pytest.mark.rule("LB-17")
@pytest.mark.parametrize("total", range(-25, 77))
def test_exactly_six_totals_are_doublets(total: int) -> None:
    s = drawn(f"total: {total}; hands: 0 3 | 4 | 5")
    lay(s, 0, 0)
    assert chips(s)[0] == (2 if total in (11, 22, 33, 44, 55, 66) else 3)


@pytest.mark.rule("LB-17")
@pytest.mark.parametrize(("total", "left"), [(-1, 2), (-12, 2), (-89, 2), (-100, 3), (10, 3), (-2, 3)])
def test_doublets_below_0_may_be_agreed(total: int, left: int) -> None:
    s = drawn(f"total: {total}; hands: -10 3 | 4 | 5; options: negative_doublets=on")
    lay(s, 0, -10)
    assert chips(s)[0] == left


@pytest.mark.rule("LB-19")
def test_after_a_doublet_card_the_next_player_may_be_unable_to_save_himself() -> None:
    s = drawn("total: 18; hands: 55 3 | 4 9 10 | 5")
    lay(s, 0, 55)
    assert s.total == 73
    assert legal_moves(s, 1) == ["lay 4", "lay 9", "lay 10"]
    assert lay(s, 1, 4)[-1] == "lost_round seat=1 total=77 chips=2"


@pytest.mark.rule("LB-08", "LB-09")
@pytest.mark.parametrize(("card", "total"), [(0, 0), (-10, -10), ("x2", 0), ("turn", 0), (76, 76), (10, 10)])
def test_the_first_card_may_be_any_and_the_total_begins_at_0(card: Card, total: int) -> None:
    s = drawn(f"hands: {card} 3 | 4 5 | 5")
    lay(s, 0, card)
    assert s.total == total
    assert awaited(s) == [2 if card == "turn" else 1]


@pytest.mark.rule("LB-23", "LB-24")
def test_the_direction_stays_until_the_next_change() -> None:
    s = drawn("hands: turn 2 | turn 3 | 4 5 | 6 7")
    laid: list[tuple[int, Card]] = [(0, "turn"), (3, 6), (2, 4), (1, "turn")]
    for seat, card in laid:
        assert awaited(s) == [seat]
        lay(s, seat, card)
    assert awaited(s) == [2]


@pytest.mark.rule("LB-25")
def test_between_two_players_a_change_of_direction_hands_the_turn_on() -> None:
    s = drawn("total: 30; hands: turn 2 | 3 4")
    lay(s, 0, "turn")
    assert awaited(s) == [1] and s.total == 30


# Two cards


@pytest.mark.rule("LB-34")
def test_of_two_cards_a_change_of_direction_turns_at_once_and_the_second_card_stays_due() -> None:
    s = drawn("total: 30; burden: 1; turn: 1; hands: 2 | turn 3 4 | 5 | 6")
    lay(s, 1, "turn")
    assert awaited(s) == [1] and s.direction == -1
    lay(s, 1, 3)
    assert awaited(s) == [0]


@pytest.mark.rule("LB-34")
def test_two_changes_of_direction_leave_it_as_it_was() -> None:
    s = drawn("total: 30; burden: 1; turn: 1; hands: 2 | turn turn 4 | 5 | 6")
    lay(s, 1, "turn")
    lay(s, 1, "turn")
    assert awaited(s) == [2]


@pytest.mark.rule("LB-31", "LB-36")
def test_an_x2_after_a_change_hits_the_next_player_in_the_new_direction() -> None:
    s = drawn("total: 30; burden: 1; turn: 1; hands: 2 3 | turn x2 4 | 5 | 6")
    lay(s, 1, "turn")
    assert lay(s, 1, "x2") == ["doubled seat=1", "burdened seat=0 cards=2"]


@pytest.mark.rule("LB-17", "LB-34")
def test_two_doublets_in_one_turn_are_two_losses() -> None:
    s = drawn("total: 20; burden: 1; hands: 2 11 4 | 5 | 6")
    lay(s, 0, 2)
    lay(s, 0, 11)
    assert (s.total, chips(s)) == (33, [1, 3, 3])


@pytest.mark.rule("LB-61", "LB-34")
def test_the_second_card_of_who_is_out_lapses_and_the_effect_of_the_first_stands() -> None:
    s = drawn("total: 22; burden: 1; turn: 1; hands: 2 | turn 3 4 | 5 | 6; chips: 3 0 3 3")
    assert lay(s, 1, "turn")[1:] == ["doublet seat=1 total=22 chips=0", "out seat=1"]
    assert awaited(s) == [0] and s.due == 1 and s.direction == -1


@pytest.mark.rule("LB-31", "LB-61")
def test_an_x2_burdens_the_next_player_even_if_it_threw_its_own_player_out() -> None:
    s = drawn("total: 22; turn: 1; hands: 2 | x2 3 4 | 5 7 | 6; chips: 3 0 3 3")
    assert lay(s, 1, "x2")[-1] == "burdened seat=2 cards=2"


@pytest.mark.rule("LB-36")
def test_a_hand_of_x2_alone_may_lay_one_and_the_second_card_stays_due() -> None:
    s = drawn("total: 30; burden: 1; hands: x2 x2 | 5 6 | 6")
    lay(s, 0, "x2")
    assert awaited(s) == [0]
    assert lay(s, 0, "x2")[-1] == "burdened seat=1 cards=2"


@pytest.mark.rule("LB-34")
def test_who_has_one_card_lays_what_he_has() -> None:
    s = drawn("total: 30; burden: 1; hands: 5 | 5 6 | 6")
    assert s.due == 1
    lay(s, 0, 5)
    assert awaited(s) == [1]


@pytest.mark.rule("LB-36")
def test_a_third_card_may_be_an_x2_again() -> None:
    s = drawn("total: 30; discard: x2 2; hands: x2 3 | 5 6 | 6")
    assert refused_card(s, 0, "x2") == ""


@pytest.mark.rule("LB-36")
@pytest.mark.parametrize(("choice", "reason"), [("allowed", ""), ("forbidden", "x2_as_second")])
def test_an_x2_as_the_second_card_may_be_ruled_out(choice: str, reason: str) -> None:
    s = drawn(f"total: 30; burden: 1; hands: 2 x2 5 | 5 6; options: x2_as_second={choice}")
    lay(s, 0, 2)
    assert refused_card(s, 0, "x2") == reason


@pytest.mark.rule("LB-35")
@pytest.mark.parametrize(("choice", "after_first"), [("after_both", -1), ("after_each", 0)])
def test_drawing_after_each_of_two_cards_may_be_agreed(choice: str, after_first: int) -> None:
    s = drawn(f"burden: 1; hands: 2 3 4 5 6 | 5 6; options: x2_draw={choice}")
    lay(s, 0, 2)
    assert s.drawer == after_first and awaited(s) == [0]
    if choice == "after_each":
        assert legal_moves(s, 0)[-2:] == ["draw", "forget"]
        draw(s, 0)
        assert s.n_hand[0] == 5
    lay(s, 0, 3)
    assert (s.drawer, s.n_draws) == (0, 2 if choice == "after_both" else 1)


@pytest.mark.rule("LB-35", "LB-15")
def test_the_own_second_card_closes_the_time_to_draw_after_the_first() -> None:
    s = drawn("burden: 1; hands: 2 3 4 5 6 | 5 6; options: x2_draw=after_each")
    lay(s, 0, 2)
    assert lay(s, 0, 3)[0] == "forgot seat=0 cards=4"


@pytest.mark.rule("LB-34", "LB-17")
@pytest.mark.parametrize(("check", "left"), [("each", 2), ("final", 3)])
def test_it_may_be_agreed_that_only_the_last_sum_counts(check: str, left: int) -> None:
    s = drawn(f"total: 20; burden: 1; hands: 2 3 4 | 5 | 6; options: x2_check={check}")
    lay(s, 0, 2)
    assert s.total == 22
    lay(s, 0, 3)
    assert s.total == 25 and chips(s)[0] == left


@pytest.mark.rule("LB-34", "LB-50")
def test_with_the_last_sum_alone_a_first_card_over_77_can_be_saved() -> None:
    s = drawn("total: 70; burden: 1; hands: 9 -10 4 | 5 | 6; options: x2_check=final")
    lay(s, 0, 9)
    assert s.total == 79 and awaited(s) == [0]
    lay(s, 0, -10)
    assert s.total == 69 and chips(s) == [3, 3, 3]


@pytest.mark.rule("LB-17", "LB-34")
@pytest.mark.parametrize(("trigger", "left"), [("called", 2), ("changed", 3)])
def test_two_cards_that_lead_back_to_a_doublet_have_not_changed_it(trigger: str, left: int) -> None:
    s = drawn(f"total: 22; burden: 1; hands: 10 -10 4 | 5; options: x2_check=final doublet_trigger={trigger}")
    lay(s, 0, 10)
    lay(s, 0, -10)
    assert s.total == 22 and chips(s)[0] == left


# Saying the total


@pytest.mark.rule("LB-27")
def test_the_table_says_the_total_unless_something_else_was_agreed() -> None:
    s = drawn("total: 19; hands: 3 2 | 4 | 5")
    assert lay(s, 0, 3)[0] == "laid seat=0 card=3 before=19 total=22"
    assert view(s, 1).total == 22


@pytest.mark.rule("LB-27")
def test_players_may_add_up_themselves() -> None:
    s = drawn("total: 19; hands: 3 2 | 4 | 5; options: total_call=player")
    assert lay(s, 0, 3) == ["put_down seat=0 card=3"]
    assert awaited(s) == [0] and view(s, 1).total == 19 and refused_card(s, 1, 4) == "not_your_turn"
    assert call(s, 0, 22) == ["called seat=0 total=22", "doublet seat=0 total=22 chips=2"]
    assert awaited(s) == [1] and s.drawer == 0


@pytest.mark.rule("LB-27")
@pytest.mark.parametrize(("choice", "told", "left"), [("corrected", [], 3), ("chip", ["fined seat=0 chips=2"], 2)])
def test_a_wrong_total_is_put_right_and_may_cost_a_chip(choice: str, told: list[str], left: int) -> None:
    s = drawn(f"total: 19; hands: 4 2 | 4 | 5; options: total_call=player wrong_total={choice}")
    lay(s, 0, 4)
    assert call(s, 0, 24) == ["miscalled seat=0 said=24 total=23", *told]
    assert (s.total, chips(s)[0], awaited(s)) == (23, left, [1])


@pytest.mark.rule("LB-27", "LB-61")
def test_who_is_out_by_a_wrong_total_loses_nothing_more() -> None:
    s = drawn("total: 75; hands: 4 2 | 4 | 5; chips: 0 3 3; options: total_call=player wrong_total=chip")
    lay(s, 0, 4)
    assert call(s, 0, 78) == ["miscalled seat=0 said=78 total=79", "fined seat=0 chips=0", "out seat=0"]
    assert chips(s) == [0, 3, 3] and legal_moves(s, awaited(s)[0]) == ["deal"]


@pytest.mark.rule("LB-27")
def test_totals_that_cannot_be_called_are_called_as_the_nearest() -> None:
    s = drawn("total: -95; hands: -10 2 | 4 | 5; options: total_call=player wrong_total=chip")
    lay(s, 0, -10)
    assert call(s, 0, -99) == ["called seat=0 total=-105"]


@pytest.mark.rule("LB-27")
def test_a_hidden_total_is_in_no_view_and_in_no_event_until_the_round_is_lost() -> None:
    s = drawn("total: 19; discard: 10 9; hands: 3 2 | 4 55 | 5; options: total_call=hidden look_back=on")
    assert lay(s, 0, 3) == ["put_down seat=0 card=3", "doublet_unseen seat=0 chips=2"]
    for viewer in (-1, 0, 1, 2):
        assert (view(s, viewer).total, view(s, viewer).before) == (0, 0)
        assert sum(view(s, viewer).discard) == 1
    assert lay(s, 1, 55)[-1] == "lost_round seat=1 total=77 chips=2"
    assert view(s, -1).total == 77


# What lies open


@pytest.mark.rule("LB-08")
@pytest.mark.parametrize(("choice", "n"), [("off", 1), ("on", 3)])
def test_only_the_top_card_is_seen_unless_the_table_looks_back(choice: str, n: int) -> None:
    s = drawn(f"discard: 2 9 4; hands: 3 2 | 4 | 5; options: look_back={choice}")
    for viewer in (-1, 0, 2):
        assert sum(view(s, viewer).discard) == n


def test_a_view_has_no_hand_but_the_own() -> None:
    s = drawn("hands: 3 2 | 4 -10 | 5")
    assert sum(view(s, 1).hand) == 2 and sum(view(s, -1).hand) == 0
    assert view(s, -1).n_hand[:3] == [2, 2, 1]


def test_events_are_told_once_for_each_thing_that_happens() -> None:
    s = drawn("total: 40; hands: x2 2 | turn 3 -10 | 5 6")
    told = lay(s, 0, "x2") + lay(s, 1, "turn") + lay(s, 1, -10)
    assert told == [
        "doubled seat=0",
        "burdened seat=1 cards=2",
        "forgot seat=0 cards=1",
        "turned seat=1",
        "took_off seat=1 card=10 before=40 total=30",
    ]
