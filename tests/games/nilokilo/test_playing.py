"""Turning cards and snatching: the basic game."""

import pytest

from kartenhaus.games.nilokilo.actions import FLIP, SNATCH_0
from kartenhaus.games.nilokilo.state import PLAY
from kartenhaus.kit import ONLOOKER
from tests.games.nilokilo.positions import (
    awaited,
    drawn,
    flip,
    heap,
    leave,
    left,
    legal_moves,
    pile,
    racing,
    refused,
    snatch,
    started,
    text_of,
    turn,
    view,
)


@pytest.mark.rule("NK-09", "NK-12")
def test_turns_pass_clockwise_at_once() -> None:
    s = started(3)
    order = []
    for _ in range(4):
        order.append(s.due)
        flip(s, s.due)
        assert awaited(s) == [s.due]
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("NK-10", "NK-11")
def test_a_card_that_is_turned_up_lies_on_top_of_the_heap_for_all_to_see() -> None:
    s = drawn("heap: B2; jesters: 3 3; last: 1")
    assert turn(s, "L3") == ["card_up seat=0 sweet=3 sweets=3"]
    assert heap(s) == "B2 L3"
    assert {text_of(v, v.top) for v in (view(s, 0), view(s, 1), view(s, ONLOOKER))} == {"L3"}


@pytest.mark.rule("NK-13")
def test_what_lies_beneath_the_top_card_must_be_remembered() -> None:
    one, other = drawn("heap: B2 L3 C1; jesters: 3 3"), drawn("heap: I1 G C1; jesters: 3 3")
    for viewer in (ONLOOKER, 0, 1):
        assert view(one, viewer) == view(other, viewer)


@pytest.mark.rule("NK-14")
def test_a_glutton_only_lies_there_in_the_basic_game() -> None:
    s = drawn("heap: B2; last: 0")
    assert turn(s, "G") == ["glutton_up seat=1"]
    assert (heap(s), s.due, s.direction) == ("B2 G", 2, 1)


@pytest.mark.rule("NK-15")
def test_everybody_with_a_jester_may_snatch_whose_turn_it_may_be() -> None:
    s = drawn("heap: B2; jesters: 3 3 0 1; last: 0")
    assert legal_moves(s, 0) == ["snatch 1", "leave"]
    assert legal_moves(s, 1) == ["flip", "snatch 1", "leave"]
    assert legal_moves(s, 2) == []
    assert legal_moves(s, 3) == ["snatch 3", "leave"]
    assert racing(s) == [0, 1, 3]


@pytest.mark.rule("NK-15")
def test_without_a_heap_there_is_nothing_to_snatch_and_one_glutton_is_enough() -> None:
    assert legal_moves(drawn("last: 0"), 0) == []
    s = drawn("heap: G; last: 0")
    snatch(s, 0)
    assert pile(s, 0) == "G"


@pytest.mark.rule("NK-16", "NK-17", "NK-18", "NK-19", "NK-20")
def test_d2_a_snatch_takes_the_whole_heap() -> None:
    s = drawn("heap: B2 L3 G; last: 1")
    assert snatch(s, 3) == ["snatched seat=3 jester=1 left=2 colour=4"]
    assert pile(s, 3) == "B2 L3 G"
    assert left(s) == [3, 3, 3, 2]
    assert (heap(s), s.top, s.due) == ("", 0, 2)
    assert legal_moves(s, 3) == []


@pytest.mark.rule("NK-18")
def test_piles_are_closed_also_for_their_owners() -> None:
    one, other = drawn("piles: B2 L3 | ; jesters: 2 3"), drawn("piles: C1 G | ; jesters: 2 3")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).pile_height[:2] == [1, 0]


@pytest.mark.rule("NK-16", "NK-19")
def test_d3_the_second_jester_at_the_same_heap_comes_back() -> None:
    s = drawn("heap: B2 L3 G; last: 1")
    snatch(s, 3)
    assert refused(s, 0, SNATCH_0) == "no_heap"
    turn(s, "C1")
    assert (left(s), pile(s, 0), heap(s)) == ([3, 3, 3, 2], "", "C1")


@pytest.mark.rule("NK-20")
def test_after_a_snatch_a_new_heap_begins() -> None:
    s = drawn("heap: B2 L3; last: 1")
    number = s.heap
    snatch(s, 0)
    assert (s.heap, heap(s)) == (number + 1, "")
    turn(s, "C1")
    assert (s.heap, heap(s), s.due) == (number + 1, "C1", 3)


@pytest.mark.rule("NK-15", "NK-17")
def test_d17_a_snatch_takes_what_lies_there_when_the_jester_lands() -> None:
    s = drawn("heap: B1; last: 0")
    number = s.heap
    turn(s, "G")
    assert s.heap == number
    snatch(s, 2)
    assert pile(s, 2) == "B1 G"


@pytest.mark.rule("NK-21", "NK-22", "NK-23")
def test_without_jesters_one_still_turns_cards_but_snatches_no_more() -> None:
    s = drawn("heap: B1; jesters: 0 3; last: 1")
    assert legal_moves(s, 0) == ["flip"]
    assert refused(s, 0, SNATCH_0) == "no_jester"
    flip(s, 0)
    assert s.due == 1


@pytest.mark.rule("NK-21")
def test_three_snatches_a_round_and_no_more() -> None:
    s = drawn("heap: B1; jesters: 3 3; last: 1")
    for n in (2, 1, 0):
        snatch(s, 0)
        assert left(s)[0] == n
        turn(s, "C1")
    assert refused(s, 0, SNATCH_0 + 2) == "no_jester"


@pytest.mark.rule("NK-24")
def test_nobody_has_to_snatch() -> None:
    s = drawn("heap: B1; jesters: 3 3; last: 1")
    assert leave(s, 0) == []
    assert leave(s, 1) == []
    assert racing(s) == []
    assert legal_moves(s, 1) == ["snatch 1"]  # nevertheless
    turn(s, "C1")
    assert racing(s) == [0, 1]
    assert s.phase == PLAY


def test_a_flip_out_of_turn_is_refused_quietly_in_the_basic_game() -> None:
    s = drawn("heap: B1; last: 1")
    assert refused(s, 0, FLIP) == "not_your_turn"
