"""Laying, drawing and the draw pile (HM-16 to HM-28, S1, S2, S18 to S22)."""

import pytest

from kartenhaus.games.horses.actions import DRAW, KEEP
from kartenhaus.games.horses.state import DRAWN, TELLING, TURN
from tests.games.horses.positions import (
    TAKE_BACK,
    deck,
    do,
    draw,
    draw_and_keep,
    drawn,
    hand,
    lay,
    layable,
    laying,
    legal_moves,
    pile,
    play,
    refused,
    tell,
)


@pytest.mark.rule("HM-16", "HM-30")
def test_a_card_fits_by_colour_or_by_motif() -> None:
    s = drawn("hands: R-dog B-stable G-dog Y-hazard R-coach R-horse | R-rider; top: R-stable")
    assert layable(s, 0) == {"R-dog", "B-stable", "R-coach", "R-horse"}
    assert refused(s, 0, laying("G-dog")) == "does_not_fit"


@pytest.mark.rule("HM-17", "HM-18", "HM-19", "HM-26")
def test_one_card_is_laid_and_told_of_and_the_next_one_has_the_turn() -> None:
    s = drawn("hands: R-dog B-stable | R-rider G-dog; top: R-stable")
    assert lay(s, 0, "R-dog") == ["laid 0 R-dog"]
    assert (s.phase, s.top, pile(s)) == (TELLING, s.pile[0], ["R-stable"])
    assert refused(s, 0, laying("B-stable")) == "tell_first"
    assert tell(s) == ["told 0 R-dog", "turn_began 1"]
    assert pile(s) == ["R-stable", "R-dog"]
    assert layable(s, 1) == {"R-rider", "G-dog"}


@pytest.mark.rule("HM-20", "HM-21")
@pytest.mark.parametrize("what", ["R-dog", "R-horse", "R-hazard", "R-coach", "D1"])
def test_every_card_owes_its_own_sentence(what: str) -> None:
    s = drawn(f"hands: {what} B-stable | R-rider; top: R-stable")
    lay(s, 0, what)
    owed = {f"tell {what}", f"ask {what}", "take_back"}
    assert legal_moves(s, 0) == owed


@pytest.mark.rule("HM-17", "HM-23")
def test_s1_whoever_holds_a_match_lays_it() -> None:
    s = drawn("hands: R-dog G-horseshoe | R-rider; top: R-stable")
    assert refused(s, 0, DRAW) == "must_lay"


@pytest.mark.rule("HM-23", "HM-43", "HM-46")
@pytest.mark.parametrize(
    ("option", "cards", "may"),
    [
        ("wild_only", "G-dog", True),
        ("wild_only", "G-dog G-horseshoe", True),
        ("wild_only", "G-dog D1", True),
        ("wild_only", "R-dog", False),
        ("never", "G-dog", True),
        ("never", "G-dog D1", False),
        ("always", "R-dog", True),
    ],
)
def test_s1_drawing_although_something_fits(option: str, cards: str, may: bool) -> None:
    s = drawn(f"hands: {cards} | R-rider; top: R-stable; options: voluntary_draw={option}")
    assert ("draw" in legal_moves(s, 0)) == may


@pytest.mark.rule("HM-23", "HM-24", "HM-25", "HM-26")
def test_one_card_is_drawn_and_laid_or_kept() -> None:
    s = drawn("hands: G-dog | R-rider; top: R-stable; slipped: R-coach; out: all")
    assert draw(s, 0) == ["got 0 R-coach", "drew 0 1"]
    assert s.phase == DRAWN
    assert legal_moves(s, 0) == {"lay R-coach", "keep"}
    assert do(s, 0, KEEP) == ["kept 0", "turn_began 1"]
    assert hand(s, 0) == {"G-dog", "R-coach"}


@pytest.mark.rule("HM-24")
def test_s2_only_the_drawn_card_may_be_laid_then() -> None:
    s = drawn("hands: R-dog | R-rider; top: R-stable; slipped: R-coach; out: all; options: voluntary_draw=always")
    draw(s, 0)
    assert layable(s, 0) == {"R-coach"}
    assert refused(s, 0, laying("R-dog")) == "only_drawn_card"


@pytest.mark.rule("HM-24")
def test_e2_a_drawn_card_that_fits_has_to_be_laid_where_that_was_agreed() -> None:
    s = drawn("hands: G-dog | R-rider; top: R-stable; slipped: R-coach; out: all; options: drawn_card=must")
    draw(s, 0)
    assert legal_moves(s, 0) == {"lay R-coach"}
    s = drawn("hands: G-dog | R-rider; top: R-stable; slipped: B-coach; out: all; options: drawn_card=must")
    draw(s, 0)
    assert legal_moves(s, 0) == {"keep"}


@pytest.mark.rule("HM-25")
def test_that_a_drawn_card_does_not_fit_is_not_told_by_an_order_of_things() -> None:
    for bottom in ("R-coach", "B-coach"):
        s = drawn(f"hands: G-dog | R-rider; top: R-stable; slipped: {bottom}; out: all")
        draw(s, 0)
        assert s.phase == DRAWN
        assert "keep" in legal_moves(s, 0)


def test_a_drawn_card_can_be_taken_back_and_kept() -> None:
    s = drawn("hands: G-dog | R-rider; top: R-stable; slipped: R-coach; out: all")
    draw(s, 0)
    lay(s, 0, "R-coach")
    assert do(s, 0, TAKE_BACK) == ["took_back 0 R-coach"]
    assert legal_moves(s, 0) == {"lay R-coach", "keep"}


@pytest.mark.rule("HM-27", "HM-28")
def test_s18_the_draw_pile_is_renewed_at_once_when_its_last_card_leaves() -> None:
    s = drawn("hands: Y-coach | R-rider; pile: R-dog G-dog; top: G-rider; slipped: B-stable; out: all")
    assert draw(s, 0) == ["got 0 B-stable", "renewed 2", "drew 0 1"]
    assert sorted(deck(s)) == ["G-dog", "R-dog"]
    assert pile(s) == ["G-rider"]


def test_s18_if_nothing_can_be_shuffled_it_is_tried_again_before_the_next_draw() -> None:
    s = drawn("hands: Y-coach | G-stable Y-dog; top: G-rider; slipped: B-horse; out: all")
    assert draw_and_keep(s, 0)[:2] == ["got 0 B-horse", "drew 0 1"]
    assert s.n_deck == 0
    play(s, 1, "G-stable")
    assert draw(s, 0)[:2] == ["renewed 1", "got 0 G-rider"]


def test_s19_a_direction_card_on_top_stays_and_the_demand_is_remembered() -> None:
    s = drawn("hands: D1 R-coach B-stable G-horse | Y-dog; pile: G-dog; top: R-stable; slipped: Y-rider; out: all")
    play(s, 0, "D1")
    assert draw(s, 1)[1] == "renewed 2"
    assert pile(s) == ["D1"]
    do(s, 1, KEEP)
    assert layable(s, 0) == {"R-coach", "B-stable"}


def test_s20_what_cannot_be_drawn_is_forgiven() -> None:
    s = drawn("hands: Y-coach | Y-dog; pile: R-stable; top: R-hazard; slipped: B-stable; bill: 4; out: all")
    assert draw(s, 0)[-2:] == ["paid 0 2 4", "turn_began 1"]
    assert s.bill == 0


def test_s21_with_nothing_to_draw_the_turn_passes() -> None:
    s = drawn("hands: Y-coach | Y-dog; top: R-stable; out: all")
    assert draw(s, 0) == ["drew 0 0", "turn_began 1"]


def test_s22_whoever_can_lay_must_when_nothing_can_be_drawn() -> None:
    s = drawn("hands: R-coach | Y-dog; top: R-stable; out: all; options: voluntary_draw=always")
    assert refused(s, 0, DRAW) == "must_lay"


def test_s40_a_card_taken_back_leaves_everything_as_it_was() -> None:
    s = drawn("hands: R-hazard B-stable | R-rider; top: R-stable")
    lay(s, 0, "R-hazard")
    do(s, 0, TAKE_BACK)
    assert (s.phase, s.bill, s.laid, pile(s)) == (TURN, 0, 0, ["R-stable"])
    assert hand(s, 0) == {"R-hazard", "B-stable"}
    play(s, 0, "B-stable")
