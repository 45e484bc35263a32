"""Calling and catching (HM-52 to HM-57, S43 to S52)."""

import pytest

from kartenhaus.games.horses.actions import ACCUSE_0, CALL_ALL, CALL_ONE, TURN_TARGET
from kartenhaus.games.horses.rules import race, races, rests
from kartenhaus.games.horses.state import EXTRA, SLIP, TARGET, TURN
from tests.games.horses.positions import (
    GRAB,
    LEAVE,
    TAKE_BACK,
    accuse,
    deck,
    do,
    draw,
    drawn,
    lay,
    play,
    refused,
    say_name,
    slip,
    tell,
)

TWO = "hands: R-dog B-stable | R-rider Y-dog G-dog | R-coach G-horse; top: R-stable; options: shout=on"


@pytest.mark.rule("HM-52")
def test_without_the_variant_nobody_calls() -> None:
    s = drawn("hands: R-dog B-stable | R-rider; top: R-stable")
    play(s, 0, "R-dog")
    assert refused(s, 0, CALL_ONE) == refused(s, 1, ACCUSE_0) == "no_shout"


@pytest.mark.rule("HM-53", "HM-55", "HM-56", "HM-57")
def test_example_19_the_first_word_was_forgotten_and_somebody_notices() -> None:
    s = drawn(TWO)
    play(s, 0, "R-dog")
    assert accuse(s, 2, 0)[-1] == "caught 0 1"
    assert (s.n_hand[0], s.turn) == (2, 1)


@pytest.mark.rule("HM-55")
def test_example_19_nobody_notices() -> None:
    s = drawn(TWO)
    play(s, 0, "R-dog")
    play(s, 1, "R-rider")
    assert accuse(s, 2, 0) == ["accused_wrongly 2"]
    assert s.n_hand[0] == 1


@pytest.mark.rule("HM-53")
def test_s43_a_call_is_in_time_until_it_is_missed() -> None:
    s = drawn(TWO)
    lay(s, 0, "R-dog")
    assert do(s, 0, CALL_ONE) == ["called_one 0"]
    tell(s)
    assert accuse(s, 1, 0) == ["accused_wrongly 1"]


@pytest.mark.rule("HM-53", "HM-54")
def test_s43_a_call_may_be_made_together_with_laying() -> None:
    s = drawn(TWO)
    assert do(s, 0, CALL_ONE) == ["called_one 0"]
    play(s, 0, "R-dog")
    assert s.due[0] == 0
    s = drawn("hands: R-dog | R-rider; top: R-stable; options: shout=on")
    do(s, 0, CALL_ALL)
    play(s, 0, "R-dog")
    assert accuse(s, 1, 0) == ["accused_wrongly 1"]


def test_a_call_together_with_laying_counts_for_this_turn_alone() -> None:
    s = drawn("hands: G-dog B-rider | R-rider Y-dog; top: R-stable; slipped: B-coach; options: shout=on")
    do(s, 0, CALL_ONE)
    draw(s, 0)
    do(s, 0, 52)
    assert s.early == [0, 0, 0, 0]


@pytest.mark.rule("HM-54", "HM-56")
def test_example_19_and_s44_the_pair_was_forgotten_and_the_round_goes_on() -> None:
    s = drawn("hands: R-hazard | R-rider Y-dog | B-dog G-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-hazard")
    assert s.phase == TARGET
    assert accuse(s, 1, 0)[-3:] == ["caught 0 1", "win_undone 0", "turn_began 1"]
    assert (s.n_hand[0], s.shown_target, s.bill) == (1, 0, 1)
    assert s.due[0] == 1, "S45: the first word is owed again"
    assert do(s, 0, CALL_ONE) == ["called_one 0"]


@pytest.mark.rule("HM-54")
def test_s43_the_pair_can_be_missed_until_the_target_card_is_turned() -> None:
    s = drawn("hands: R-hazard | R-rider Y-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-hazard")
    do(s, 0, TURN_TARGET)
    assert refused(s, 1, ACCUSE_0) == "not_now"
    assert tell(s)[-1] == "won 0"


@pytest.mark.rule("HM-54")
def test_s30_a_reward_held_back_is_given_when_the_win_is_undone() -> None:
    s = drawn("hands: R-horse | R-rider Y-dog | B-dog G-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-horse")
    say_name(s)
    do(s, 2, GRAB)
    assert (s.phase, s.reward) == (TARGET, 2)
    accuse(s, 1, 0)
    assert (s.phase, s.grabber) == (SLIP, 2)
    assert slip(s, 2, "G-dog")[-1] == "turn_began 1"


def test_s45_the_first_word_is_owed_each_time() -> None:
    s = drawn(TWO)
    do(s, 0, CALL_ONE)
    lay(s, 0, "R-dog")
    do(s, 0, TAKE_BACK)
    play(s, 0, "R-dog")
    assert s.due[0] == 1


@pytest.mark.rule("HM-53", "HM-54")
def test_s46_in_a_chain_of_coaches_both_are_owed() -> None:
    s = drawn("hands: R-coach B-coach | R-rider Y-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-coach")
    assert s.due[0] == 1
    do(s, 0, CALL_ONE)
    play(s, 0, "B-coach")
    assert (s.due[0], s.phase) == (2, TARGET)


@pytest.mark.rule("HM-57")
def test_s47_whoever_is_caught_loses_the_extra() -> None:
    s = drawn("hands: R-coach B-coach | R-rider Y-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-coach")
    assert s.phase == EXTRA
    assert accuse(s, 1, 0)[-1] == "turn_began 1"
    s = drawn("hands: R-coach B-coach | R-rider Y-dog; top: R-stable; options: shout=on")
    lay(s, 0, "R-coach")
    accuse(s, 1, 0)
    assert refused(s, 0, TAKE_BACK) == "caught"
    assert tell(s)[-1] == "turn_began 1"


@pytest.mark.rule("HM-57")
def test_s48_who_is_caught_off_turn_draws_and_the_running_turn_goes_on() -> None:
    s = drawn("hands: R-horse B-dog B-rider | R-rider Y-dog G-dog | B-hazard G-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-horse")
    say_name(s)
    do(s, 2, GRAB)
    slip(s, 2, "G-dog")
    assert s.due[2] == 1
    assert accuse(s, 0, 2)[-1] == "caught 2 1"
    assert (s.turn, s.phase, s.n_hand[2]) == (1, TURN, 2)


@pytest.mark.rule("HM-54")
@pytest.mark.parametrize(("option", "due"), [("false", 0), ("true", 2)])
def test_s49_whether_a_slipped_last_card_needs_the_pair(option: str, due: int) -> None:
    text = "hands: R-horse B-dog | R-rider Y-dog | G-dog; top: R-stable; options: shout=on shout_on_slip="
    s = drawn(text + option)
    play(s, 0, "R-horse")
    say_name(s)
    do(s, 2, GRAB)
    slip(s, 2, "G-dog")
    assert (s.phase, s.due[2]) == (TARGET, due)
    if due:
        assert accuse(s, 1, 2)[-1] == "turn_began 1"
        assert s.n_hand[2] == 1


@pytest.mark.rule("HM-55")
@pytest.mark.parametrize(("option", "cards"), [("none", 3), ("draw_one", 4)])
def test_s50_a_wrong_call_or_accusation(option: str, cards: int) -> None:
    s = drawn(f"{TWO} false_call={option}")
    assert do(s, 1, CALL_ONE)[0] == "called_wrongly 1"
    assert s.n_hand[1] == cards
    assert refused(s, 1, CALL_ONE) == refused(s, 1, ACCUSE_0) == "cooling"
    play(s, 0, "R-dog")
    assert refused(s, 1, ACCUSE_0) == ""


def test_s50_wrong_calls_cost_three_cards_in_a_round_at_most() -> None:
    s = drawn(f"{TWO} false_call=draw_one")
    for _ in range(5):
        do(s, 1, CALL_ALL)
        s.cooling[1] = 0
    assert s.n_hand[1] == 6


def test_s51_only_the_first_of_two_accusations_is_a_penalty() -> None:
    s = drawn(TWO)
    play(s, 0, "R-dog")
    accuse(s, 1, 0)
    assert accuse(s, 2, 0) == ["accused_wrongly 2"]
    assert s.n_hand[0] == 2


@pytest.mark.rule("HM-57")
def test_s52_with_nothing_to_draw_the_turn_still_ends() -> None:
    s = drawn("hands: R-coach B-coach | R-rider; top: R-stable; out: all; options: shout=on")
    play(s, 0, "R-coach")
    s.deck, s.n_deck, s.n_pile, s.pile[0] = [0] * 35, 0, 1, s.top
    assert accuse(s, 1, 0)[-2:] == ["caught 0 0", "turn_began 1"]
    assert deck(s) == []


def test_nobody_catches_themselves_or_somebody_who_is_not_there() -> None:
    s = drawn(TWO)
    assert refused(s, 1, ACCUSE_0 + 1) == "yourself"
    assert refused(s, 1, ACCUSE_0 + 3) == "no_such_player"


@pytest.mark.rule("HM-55")
def test_s43_a_missing_call_can_be_noticed_for_a_while_whether_or_not_it_is_missing() -> None:
    for is_called in (False, True):
        s = drawn(TWO)
        if is_called:
            do(s, 0, CALL_ONE)
        before = race(s)
        play(s, 0, "R-dog")
        assert race(s) > before
        assert all(races(s, seat) for seat in range(3))
        assert rests(s) == 3000
        do(s, 2, LEAVE)
        assert not races(s, 2)
        play(s, 1, "R-rider")
        assert not any(races(s, seat) for seat in range(3))
        assert rests(s) == 0


def test_with_more_cards_in_hand_nobody_has_to_wait() -> None:
    s = drawn("hands: R-dog B-stable G-rider | R-rider Y-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-dog")
    assert rests(s) == 0
    assert not races(s, 1)


def test_at_a_quick_table_the_window_opens_at_once() -> None:
    s = drawn(f"{TWO} story=quick")
    lay(s, 0, "R-dog")
    assert (rests(s), s.turn) == (3000, 1)
    assert accuse(s, 1, 0)[-1] == "caught 0 1"
