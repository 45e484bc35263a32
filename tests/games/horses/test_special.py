"""Hazard, coach, horseshoe and change of direction (HM-29 to HM-31, HM-37 to HM-48, S3 to S17, S32 to S35)."""

import pytest

from kartenhaus.games.horses.actions import KEEP, MOVES
from kartenhaus.games.horses.components import MOTIFS
from kartenhaus.games.horses.state import DRAWN, EXTRA, TARGET, TURN
from tests.games.horses.positions import (
    STOP,
    do,
    draw,
    drawn,
    lay,
    layable,
    laying,
    legal_moves,
    play,
    refused,
    tell,
)


@pytest.mark.rule("HM-29")
def test_five_motifs_are_special() -> None:
    assert MOTIFS[1:6] == ("horse", "hazard", "coach", "horseshoe", "direction")


@pytest.mark.rule("HM-37", "HM-38", "HM-39")
def test_example_8_a_run_of_hazards() -> None:
    s = drawn("hands: G-hazard R-dog | R-hazard B-dog | B-hazard Y-dog | Y-coach G-rider; top: G-stable")
    assert "bill_rose 0 1" in play(s, 0, "G-hazard")
    assert layable(s, 1) == {"R-hazard"}
    assert refused(s, 1, laying("B-dog")) == "pay_or_hazard"
    assert "bill_rose 1 2" in play(s, 1, "R-hazard")
    play(s, 2, "B-hazard")
    told = draw(s, 3)
    assert told[-2:] == ["paid 3 3 3", "turn_began 0"]
    assert (s.n_hand[3], s.bill) == (5, 0)
    assert refused(s, 0, laying("R-dog")) == "does_not_fit"


@pytest.mark.rule("HM-37")
def test_example_8_a_single_hazard_costs_one_card_and_two_players_may_get_their_own_bill() -> None:
    s = drawn("hands: G-hazard R-dog | B-dog Y-rider; top: G-stable")
    play(s, 0, "G-hazard")
    assert "paid 1 1 1" in draw(s, 1)
    s = drawn("hands: G-hazard R-dog | B-hazard Y-rider; top: G-stable")
    play(s, 0, "G-hazard")
    play(s, 1, "B-hazard")
    assert "paid 0 2 2" in draw(s, 0)


@pytest.mark.rule("HM-38")
def test_s7_a_hazard_in_hand_need_not_be_used() -> None:
    s = drawn("hands: R-hazard R-dog | Y-rider; top: G-hazard; bill: 1")
    assert "draw" in legal_moves(s, 0)


@pytest.mark.rule("HM-39")
@pytest.mark.parametrize(
    ("option", "phase", "may_dog", "turn"),
    [("turn_over", TURN, False, 1), ("drawn_card_only", DRAWN, False, 0), ("full_turn", TURN, True, 0)],
)
def test_s3_after_paying(option: str, phase: int, may_dog: bool, turn: int) -> None:
    s = drawn(f"hands: G-dog | G-rider; top: G-hazard; bill: 2; options: after_hazard={option}")
    draw(s, 0)
    assert (s.phase, s.turn) == (phase, turn)
    assert ("G-dog" in layable(s, 0)) == (may_dog and turn == 0)
    if option == "drawn_card_only":
        assert s.n_fresh == 2
        do(s, 0, KEEP)
        assert s.turn == 1


@pytest.mark.rule("HM-38")
def test_s4_only_a_hazard_saves_or_a_wild_passes_it_on() -> None:
    cards = "hands: G-horseshoe D1 R-coach | B-hazard Y-rider; top: G-hazard; bill: 2"
    s = drawn(cards)
    assert layable(s, 0) == set()
    s = drawn(f"{cards}; options: hazard_answer=wilds_pass_it_on")
    assert layable(s, 0) == {"G-horseshoe", "D1"}
    assert "bill_passed 0 2" in play(s, 0, "G-horseshoe", "yellow")
    assert layable(s, 1) == {"B-hazard"}
    play(s, 1, "B-hazard")
    assert s.bill == 3


@pytest.mark.rule("HM-40", "HM-41", "HM-42")
def test_example_9_coaches_empty_a_hand() -> None:
    s = drawn("hands: R-coach B-coach B-dog | Y-rider; top: R-stable")
    for what in ("R-coach", "B-coach"):
        told = play(s, 0, what)
        assert told == [f"laid 0 {what}", f"told 0 {what}"]
        assert s.phase == EXTRA
    assert play(s, 0, "B-dog") == ["laid 0 B-dog", "told 0 B-dog", "hand_empty 0"]
    assert (s.phase, s.winner) == (TARGET, 0)


@pytest.mark.rule("HM-40", "HM-49")
def test_example_9_and_s32_a_coach_as_the_last_card_wins() -> None:
    s = drawn("hands: R-coach | Y-rider; top: R-stable")
    assert play(s, 0, "R-coach")[-1] == "hand_empty 0"


@pytest.mark.rule("HM-40")
def test_example_10_and_s33_without_a_card_that_fits_the_turn_ends_and_nothing_is_drawn() -> None:
    s = drawn("hands: R-coach G-dog | Y-rider; top: R-stable")
    play(s, 0, "R-coach")
    assert legal_moves(s, 0) == {"stop"}
    assert do(s, 0, STOP) == ["stopped 0", "turn_began 1"]
    assert s.n_hand[0] == 1


@pytest.mark.rule("HM-40")
@pytest.mark.parametrize(("option", "may"), [("may", True), ("must", False)])
def test_e3_an_extra_card_that_fits_may_or_must_be_laid(option: str, may: bool) -> None:
    s = drawn(f"hands: R-coach R-dog | Y-rider; top: R-stable; options: coach_extra={option}")
    play(s, 0, "R-coach")
    assert ("stop" in legal_moves(s, 0)) == may


@pytest.mark.rule("HM-37")
def test_s8_a_hazard_as_extra_is_paid_by_the_next_player() -> None:
    s = drawn("hands: R-coach R-hazard B-dog | Y-rider; top: R-stable")
    play(s, 0, "R-coach")
    play(s, 0, "R-hazard")
    assert (s.turn, s.bill) == (1, 1)


@pytest.mark.rule("HM-40")
def test_s35_a_drawn_coach_gives_an_extra_from_hand() -> None:
    s = drawn("hands: R-dog | Y-rider; top: G-stable; slipped: G-coach; out: all")
    draw(s, 0)
    play(s, 0, "G-coach")
    assert s.phase == EXTRA


@pytest.mark.rule("HM-43", "HM-44", "HM-45")
def test_example_11_the_wish() -> None:
    s = drawn("hands: G-horseshoe Y-dog | R-horseshoe B-dog G-rider D1 | Y-stable; top: R-stable")
    assert lay(s, 0, "G-horseshoe", "blue") == ["laid 0 G-horseshoe", "wished 0 4"]
    tell(s)
    assert layable(s, 1) == {"R-horseshoe", "B-dog", "D1"}
    assert refused(s, 1, laying("G-rider")) == "wished_colour"
    play(s, 1, "D1")
    assert (s.wish, s.turn) == (4, 0)
    assert layable(s, 0) == set()
    draw(s, 0)
    do(s, 0, KEEP)
    draw(s, 2)
    do(s, 2, KEEP)
    play(s, 1, "B-dog")
    assert s.wish == 0
    assert layable(s, 0) >= {"Y-dog"}


@pytest.mark.rule("HM-45")
def test_s12_s13_a_horseshoes_own_colour_and_motif_never_count() -> None:
    s = drawn("hands: G-horseshoe Y-dog | G-dog R-dog; top: R-dog")
    play(s, 0, "G-horseshoe", "blue")
    assert layable(s, 1) == set()


@pytest.mark.rule("HM-44")
def test_s14_any_colour_can_be_wished_and_s15_it_is_wished_along_with_the_card() -> None:
    s = drawn("hands: G-horseshoe Y-dog | G-dog; top: R-dog")
    wishes = {move for move in legal_moves(s, 0) if move.startswith("wish")}
    assert wishes == {f"wish_{colour} G-horseshoe" for colour in ("red", "yellow", "green", "blue")}
    assert refused(s, 0, laying("G-horseshoe")) == "wish_with_it"
    assert "wish_red" in {str(MOVES.named(a)["move"]) for a in range(MOVES.size)}


@pytest.mark.rule("HM-45")
def test_s16_a_coach_fulfils_a_wish_and_its_extra_follows() -> None:
    s = drawn("hands: G-horseshoe Y-dog | B-coach R-coach; top: R-dog")
    play(s, 0, "G-horseshoe", "blue")
    play(s, 1, "B-coach")
    assert s.wish == 0
    assert layable(s, 1) == {"R-coach"}


@pytest.mark.rule("HM-46", "HM-47", "HM-48")
def test_example_12_direction() -> None:
    s = drawn("hands: D1 R-dog | R-rider | R-horse | D2 B-dog; top: R-stable")
    assert play(s, 0, "D1")[-2:] == ["turned_round 0 -1", "turn_began 3"]
    assert play(s, 3, "D2")[-1] == "turn_began 0"


@pytest.mark.rule("HM-48")
def test_e4_play_may_stay_anticlockwise() -> None:
    text = "hands: D1 R-dog | R-rider | R-horse | D2 B-dog; top: R-stable; options: direction_effect=anticlockwise_only"
    s = drawn(text)
    play(s, 0, "D1")
    assert play(s, 3, "D2")[-1] == "turn_began 2"


@pytest.mark.rule("HM-46")
def test_example_13_and_s9_the_direction_card_shows_what_is_beneath() -> None:
    cards = "hands: D1 R-dog | R-rider B-stable G-dog Y-horseshoe D2; top: R-stable"
    s = drawn(cards)
    play(s, 0, "D1")
    assert layable(s, 1) == {"R-rider", "B-stable", "Y-horseshoe", "D2"}
    s = drawn(f"{cards}; options: after_direction=anything")
    play(s, 0, "D1")
    assert layable(s, 1) == {"R-rider", "B-stable", "G-dog", "Y-horseshoe", "D2"}


@pytest.mark.rule("HM-47")
@pytest.mark.parametrize(("option", "turn"), [("none", 1), ("again", 0)])
def test_s10_direction_with_two_players(option: str, turn: int) -> None:
    s = drawn(f"hands: D1 R-dog | R-rider; top: R-stable; options: two_player_direction={option}")
    play(s, 0, "D1")
    assert s.turn == turn


@pytest.mark.rule("HM-16")
def test_s17_a_special_motif_on_the_start_card_does_nothing() -> None:
    s = drawn("hands: R-dog R-rider | R-rider")
    assert (s.bill, s.top) == (0, 0)
    assert layable(s, 0) == {"R-dog", "R-rider"}


@pytest.mark.rule("HM-38")
def test_s5_an_answering_hazard_matches_by_its_motif() -> None:
    s = drawn("hands: B-hazard R-dog | Y-rider; top: G-hazard; bill: 1")
    assert layable(s, 0) == {"B-hazard"}


def test_s6_two_hazards_are_not_laid_at_once() -> None:
    s = drawn("hands: G-hazard B-hazard R-dog | Y-rider; top: G-stable")
    play(s, 0, "G-hazard")
    assert refused(s, 0, laying("B-hazard")) == "not_your_turn"
