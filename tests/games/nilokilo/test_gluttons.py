"""The glutton variant, and what it costs to miss a reversal. Seats as in the booklet: Linda, Mario, Ayse, Jan."""

import pytest

from kartenhaus.games.nilokilo.actions import FLIP
from kartenhaus.games.nilokilo.state import State
from kartenhaus.kit import ONLOOKER
from tests.games.nilokilo.positions import (
    awaited,
    close,
    drawn,
    flip,
    heap,
    leave,
    legal_moves,
    pile,
    refused,
    snatch,
    started,
    turn,
    view,
)

LINDA, MARIO, AYSE, JAN = range(4)
ON = "; options: glutton_variant=on "


def example(options: str = "") -> State:
    """E1: Linda turns up sweets, Mario a glutton."""
    s = drawn("jesters: 3 3 3 3" + ON + options)
    turn(s, "B2")
    turn(s, "G")
    return s


@pytest.mark.rule("NK-57", "NK-58")
def test_e1_a_glutton_reverses_the_direction() -> None:
    s = example()
    assert (s.due, s.direction) == (LINDA, -1)


@pytest.mark.rule("NK-59")
@pytest.mark.parametrize("mistake", ["any_error", "forgot_reversal"])
def test_e1b_who_forgets_the_reversal_takes_the_glutton(mistake: str) -> None:
    s = example(f"glutton_mistake={mistake}")
    assert flip(s, AYSE) == ["wrong_flip seat=2", "took_glutton seat=2 from=0"]
    assert (pile(s, AYSE), heap(s), s.due, s.direction) == ("G", "B2", LINDA, -1)


@pytest.mark.rule("NK-59")
def test_e1c_another_wrong_flip_costs_a_glutton_or_nothing() -> None:
    s = example()
    assert flip(s, JAN) == ["wrong_flip seat=3", "took_glutton seat=3 from=0"]
    s = example("glutton_mistake=forgot_reversal")
    assert flip(s, JAN) == ["wrong_flip seat=3"]
    assert (pile(s, JAN), heap(s), s.due) == ("", "B2 G", LINDA)


@pytest.mark.rule("NK-59")
def test_only_until_the_first_right_flip_is_a_reversal_forgotten() -> None:
    s = example("glutton_mistake=forgot_reversal")
    turn(s, "C1")
    assert flip(s, AYSE) == ["wrong_flip seat=2"]


@pytest.mark.rule("NK-61")
def test_the_new_direction_stays_until_the_next_glutton() -> None:
    s = example()
    order = []
    for card in ("C1", "C2", "C3", "G", "L1", "L2"):
        order.append(s.due)
        turn(s, card)
    assert order == [LINDA, JAN, AYSE, MARIO, AYSE, JAN]


@pytest.mark.rule("NK-57", "NK-61")
def test_d9_two_gluttons_one_after_the_other() -> None:
    s = drawn("jesters: 3 3 3 3" + ON)
    turn(s, "B1")
    turn(s, "G")
    assert s.due == 0
    turn(s, "G")
    assert (s.due, s.direction) == (1, 1)


@pytest.mark.rule("NK-58")
def test_d16_with_two_players_the_other_one_goes_on() -> None:
    s = drawn("jesters: 3 3; last: 0" + ON)
    turn(s, "G")
    assert s.due == 0
    assert flip(s, 1) == ["wrong_flip seat=1", "took_glutton seat=1 from=0"]


@pytest.mark.rule("NK-58")
def test_or_with_two_players_the_same_one_again() -> None:
    s = drawn("jesters: 3 3; last: 0" + ON + "two_player_glutton=flip_again")
    turn(s, "G")
    assert s.due == 1
    assert flip(s, 0) == ["wrong_flip seat=0", "took_glutton seat=0 from=0"]


@pytest.mark.rule("NK-58")
def test_the_starter_turns_up_a_glutton_first() -> None:
    s = started(4, glutton_variant="on")
    turn(s, "G")
    assert s.due == 3


@pytest.mark.rule("NK-62")
def test_the_glutton_is_taken_with_the_heap_and_the_direction_stays() -> None:
    s = example()
    snatch(s, JAN)
    assert (pile(s, JAN), s.due, s.direction) == ("B2 G", LINDA, -1)


@pytest.mark.rule("NK-60")
def test_cards_follow_one_another_without_any_window() -> None:
    s = example()
    assert legal_moves(s, LINDA)[0] == "flip"
    turn(s, "C1")
    assert legal_moves(s, JAN)[0] == "flip"


@pytest.mark.rule("NK-64")
@pytest.mark.parametrize("fex", ["off", "tricky", "strict"])
def test_gluttons_go_with_every_kind_of_fex(fex: str) -> None:
    s = example(f"fex={fex}")
    assert s.due == LINDA


@pytest.mark.rule("NK-65")
def test_a_refused_card_never_changes_the_direction() -> None:
    s = drawn("heap: B1 C1; jesters: 3 3 3 3; last: 1" + ON + "fex=strict")
    snatch(s, 0, 0)
    assert (s.due, s.direction, sum(s.refused[0])) == (2, 1, 2)


def test_a_mistake_before_the_first_glutton_costs_nothing() -> None:
    s = drawn("heap: B1; jesters: 3 3 3 3; last: 1" + ON)
    assert flip(s, 0) == ["wrong_flip seat=0"]
    assert s.due == 2


def test_two_mistakes_cost_two_gluttons_while_there_are_any() -> None:
    s = drawn("heap: G B1 G; jesters: 3 3 3 3; last: 0; way: -1" + ON)
    assert s.due == 3
    assert flip(s, 0)[1:] == ["took_glutton seat=0 from=0"]
    assert heap(s) == "G B1"
    assert flip(s, 1)[1:] == ["took_glutton seat=1 from=0"]
    assert heap(s) == "B1"
    assert flip(s, 2)[1:] == []
    assert refused(s, 0, FLIP) == "flipped_wrongly"
    assert refused(s, 3, FLIP) == ""


def test_a_mistake_may_leave_no_heap_at_all() -> None:
    s = drawn("heap: G; jesters: 3 3 3 3; last: 0; way: -1" + ON)
    number = s.heap
    flip(s, 1)
    assert (s.top, s.heap, legal_moves(s, 2)) == (0, number + 1, ["flip", "leave"])


def test_a_wrong_flip_shows_no_card() -> None:
    s = example("glutton_mistake=forgot_reversal")
    before = (s.n_up, s.top, list(s.stack))
    flip(s, JAN)
    assert (s.n_up, s.top, s.stack) == before
    assert view(s, ONLOOKER).tried == [0, 0, 0, 1]


def test_a_wrong_flip_may_stand() -> None:
    s = example("wrong_flip=stands")
    told = turn(s, "C3", AYSE)
    assert told == ["wrong_flip seat=2", "took_glutton seat=2 from=0", "card_up seat=2 sweet=2 sweets=3"]
    assert (heap(s), s.due) == ("B2 C3", MARIO)
    assert refused(s, AYSE, FLIP) == ""


def test_a_glutton_that_was_taken_may_be_the_penalty() -> None:
    s = example("penalty_source=anywhere")
    snatch(s, MARIO)
    turn(s, "C1")
    assert flip(s, AYSE) == ["wrong_flip seat=2", "took_glutton seat=2 from=2"]
    assert (pile(s, MARIO), pile(s, AYSE)) == ("B2", "G")
    assert flip(s, MARIO) == ["wrong_flip seat=1", "took_glutton seat=1 from=3"]
    s = example()
    snatch(s, MARIO)
    assert flip(s, AYSE) == ["wrong_flip seat=2"]


def test_being_slow_is_a_mistake_only_where_the_table_says_so() -> None:
    s = example()
    assert not any(event.startswith("hesitated") for event in close(s))
    s = example("hesitation_ms=3000")
    assert close(s)[:2] == ["hesitated seat=0", "took_glutton seat=0 from=0"]


# Nobody is told whose turn it is


def test_whose_turn_it_is_is_told_to_nobody() -> None:
    s = drawn("heap: B1; jesters: 3 3 3 3; last: 1" + ON)
    other = drawn("heap: B1; jesters: 3 3 3 3; last: 2" + ON)
    for viewer in (ONLOOKER, *range(4)):
        assert view(s, viewer) == view(other, viewer)
        assert (view(s, viewer).due, view(s, viewer).direction) == (-1, 0)
    assert awaited(s) == awaited(other) == [0, 1, 2, 3]
    assert {tuple(legal_moves(s, seat)) for seat in range(4)} == {("flip", "snatch 1", "leave")}


def test_the_turn_marker_tells_it_and_mistakes_are_still_possible() -> None:
    s = drawn("heap: B1; jesters: 3 3 3 3; last: 1" + ON + "turn_marker=on")
    assert (view(s, 0).due, view(s, 0).direction, awaited(s)) == (2, 1, [2])
    assert refused(s, 0, FLIP) == ""
    assert turn(s, "G") == ["glutton_up seat=2", "reversed seat=2 direction=-1"]


def test_who_says_twice_to_leave_it_waits_for_the_others() -> None:
    s = drawn("heap: B1; jesters: 3 0 3; last: 1" + ON)
    leave(s, 0)
    assert awaited(s) == [0, 1, 2]
    leave(s, 0)
    leave(s, 1)  # without jesters there is nothing to let lie
    assert awaited(s) == [2]
    leave(s, 2)
    leave(s, 2)
    assert awaited(s) == []
    assert close(s)[0].split()[1] == "seat=2"
    assert awaited(s) == [0, 1, 2]
