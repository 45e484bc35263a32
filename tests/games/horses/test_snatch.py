"""The figure (HM-31 to HM-36, S23 to S31, S34)."""

import numpy as np
import pytest

from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import DECLINE, FALSE_GRAB, WANT
from kartenhaus.games.horses.rules import awaits, favours, race, races
from kartenhaus.games.horses.state import EXTRA, READING, SLIP, SNATCH, TARGET, TURN
from kartenhaus.games.horses.telling import closes, hides_close
from tests.games.horses.positions import (
    GRAB,
    LEAVE,
    close,
    deck,
    do,
    drawn,
    finish,
    hand,
    legal_moves,
    play,
    refused,
    say_name,
    slip,
)


def shuffled(chance: int) -> list[int]:
    """Four words of chance."""
    return [int(word) for word in np.random.default_rng(chance).integers(1, 2**32, 4)]


HORSE = "hands: Y-horse R-dog | R-rider B-dog | G-stable B-rider; top: Y-stable"


@pytest.mark.rule("HM-31", "HM-32", "HM-33", "HM-34", "HM-36")
def test_example_14_the_fastest_slips_a_card_under_the_draw_pile() -> None:
    s = drawn(HORSE)
    n_deck = s.n_deck
    assert play(s, 0, "Y-horse")[-1] == "reads 0"
    assert s.phase == READING
    assert not any(awaits(s, seat) for seat in range(3))
    assert say_name(s) == ["figure_live 0"]
    assert refused(s, 0, GRAB) == "own_horse"
    assert do(s, 2, GRAB) == ["grabbed 2"]
    assert refused(s, 1, GRAB) == "nothing_to_grab"
    assert slip(s, 2, "G-stable") == ["slipped 2", "slipped_card 2 G-stable", "turn_began 1"]
    assert (hand(s, 2), s.n_deck, deck(s)[0]) == ({"B-rider"}, n_deck + 1, "G-stable")


@pytest.mark.rule("HM-34")
def test_which_card_was_slipped_is_whispered_to_its_owner() -> None:
    assert next(kind for kind in GAME.events.kinds if kind.name == "slipped").facts == ("seat",)


@pytest.mark.rule("HM-32")
@pytest.mark.parametrize(
    ("option", "cards", "is_locked"), [("locked_out", 2, True), ("ignored", 2, False), ("draw_one", 3, True)]
)
def test_example_14_and_s24_whoever_grabs_before_the_name(option: str, cards: int, is_locked: bool) -> None:
    s = drawn(f"{HORSE}; options: false_grab={option}")
    play(s, 0, "Y-horse")
    assert do(s, 2, GRAB)[0] == "grabbed_early 2"
    assert s.n_hand[2] == cards
    say_name(s)
    assert (refused(s, 2, GRAB) == "locked_out") == is_locked
    assert do(s, 1, GRAB) == ["grabbed 1"]


@pytest.mark.rule("HM-32")
def test_a_false_start_is_a_false_grab_and_is_legal_exactly_when_a_grab_is() -> None:
    s = drawn(HORSE)
    assert refused(s, 1, FALSE_GRAB) == refused(s, 1, GRAB) == "nothing_to_grab"
    play(s, 0, "Y-horse")
    say_name(s)
    assert do(s, 1, FALSE_GRAB) == ["grabbed_early 1"]
    assert refused(s, 1, FALSE_GRAB) == refused(s, 1, GRAB) == "locked_out"
    assert not races(s, 1)
    assert races(s, 2)


def test_s38_without_a_horse_card_there_is_nothing_to_grab() -> None:
    s = drawn("hands: R-rider R-dog | R-stable; top: R-stable")
    play(s, 0, "R-rider")
    assert refused(s, 1, GRAB) == "nothing_to_grab"
    assert race(s) == 0


@pytest.mark.rule("HM-33", "HM-35")
def test_s25_when_nobody_grabs_the_chance_lapses() -> None:
    s = drawn(HORSE)
    play(s, 0, "Y-horse")
    say_name(s)
    assert closes(s, []) == 4000
    assert not hides_close(s)
    do(s, 1, LEAVE)
    do(s, 2, LEAVE)
    assert not any(races(s, seat) or awaits(s, seat) for seat in range(3))
    assert close(s) == ["nobody_grabbed 0", "turn_began 1"]


@pytest.mark.rule("HM-35")
def test_s27_the_fastest_may_decline() -> None:
    s = drawn(HORSE)
    play(s, 0, "Y-horse")
    say_name(s)
    do(s, 1, GRAB)
    assert s.phase == SLIP
    assert do(s, 1, DECLINE) == ["declined 1", "turn_began 1"]


def test_a_race_number_goes_up_with_the_reading_and_with_the_name() -> None:
    s = drawn(HORSE)
    play(s, 0, "Y-horse")
    first = race(s)
    say_name(s)
    assert race(s) > first > 0


def test_s23_a_tie_goes_to_the_next_one_after_the_teller_in_play_direction() -> None:
    s = drawn("hands: Y-horse R-dog | R-rider B-dog | G-stable B-rider | B-stable; top: Y-stable")
    assert [favours(s, seat) for seat in (1, 2, 3)] == [1, 2, 3]
    s.direction = -1
    assert [favours(s, seat) for seat in (1, 2, 3)] == [3, 2, 1]


@pytest.mark.rule("HM-33")
@pytest.mark.parametrize(("option", "phase"), [("plain", READING), ("off", TURN)])
def test_s26_with_two_players(option: str, phase: int) -> None:
    s = drawn(f"hands: Y-horse R-dog | R-rider; top: Y-stable; options: two_player_snatch={option}")
    play(s, 0, "Y-horse")
    assert s.phase == phase


def test_s28_a_card_slipped_under_an_empty_draw_pile_is_the_draw_pile() -> None:
    s = drawn("hands: Y-horse R-dog | R-rider B-dog; top: Y-stable; out: all")
    play(s, 0, "Y-horse")
    say_name(s)
    do(s, 1, GRAB)
    slip(s, 1, "B-dog")
    assert deck(s) == ["B-dog"]


def test_slipped_cards_are_drawn_last_and_in_their_order() -> None:
    s = drawn("hands: Y-horse R-dog | R-rider B-dog; top: Y-stable; slipped: G-dog G-rider; out: all")
    play(s, 0, "Y-horse")
    say_name(s)
    do(s, 1, GRAB)
    slip(s, 1, "B-dog")
    assert deck(s) == ["B-dog", "G-dog", "G-rider"]
    assert s.n_slipped == 3


@pytest.mark.rule("HM-34", "HM-49", "HM-50")
def test_example_15_and_s29_slipping_the_last_card_wins() -> None:
    s = drawn("hands: Y-horse R-dog | R-rider | G-stable; top: Y-stable")
    play(s, 0, "Y-horse")
    say_name(s)
    do(s, 2, GRAB)
    assert slip(s, 2, "G-stable")[-1] == "hand_empty 2"
    assert (s.phase, s.winner) == (TARGET, 2)
    assert finish(s)[-1] == "won 2"


@pytest.mark.rule("HM-34")
def test_s29_where_that_was_agreed_the_last_card_stays() -> None:
    s = drawn("hands: Y-horse R-dog | R-rider | G-stable; top: Y-stable; options: snatch_can_win=false")
    play(s, 0, "Y-horse")
    say_name(s)
    do(s, 2, GRAB)
    assert legal_moves(s, 2) == {"decline"}


@pytest.mark.rule("HM-49")
def test_s30_s31_the_teller_without_a_card_wins_and_the_figure_brings_nothing() -> None:
    s = drawn("hands: Y-horse | R-rider | G-stable; top: Y-stable")
    play(s, 0, "Y-horse")
    say_name(s)
    assert do(s, 2, GRAB) == ["grabbed 2", "hand_empty 0"]
    assert (s.winner, s.reward) == (0, 2)


@pytest.mark.rule("HM-40")
def test_s34_after_the_figure_a_horse_as_extra_ends_the_turn() -> None:
    s = drawn("hands: Y-coach Y-horse R-dog | R-rider B-dog; top: Y-stable")
    play(s, 0, "Y-coach")
    assert s.phase == EXTRA
    play(s, 0, "Y-horse")
    say_name(s)
    assert close(s)[-1] == "turn_began 1"


def test_by_lot_everybody_says_whether_they_want_the_figure() -> None:
    got = set()
    for chance in range(20):
        s = drawn(f"{HORSE}; options: snatch_mode=lot")
        s.rng = shuffled(chance)
        play(s, 0, "Y-horse")
        assert (s.phase, race(s)) == (SNATCH, 0)
        assert refused(s, 1, GRAB) == "lot_decides"
        do(s, 1, WANT)
        told = do(s, 2, WANT)
        got.add(told[-1])
    assert got == {"grabbed 1", "grabbed 2"}


def test_by_lot_with_nobody_who_wants_it_lapses() -> None:
    s = drawn(f"{HORSE}; options: snatch_mode=lot")
    play(s, 0, "Y-horse")
    do(s, 1, LEAVE)
    assert do(s, 2, LEAVE)[0] == "nobody_grabbed 0"


def test_a_quick_tables_horse_is_let_go_after_a_hidden_while() -> None:
    times = set()
    for chance in range(20):
        s = drawn(f"{HORSE}; options: story=quick")
        s.rng = shuffled(chance)
        play(s, 0, "Y-horse")
        assert s.phase == READING
        assert hides_close(s)
        times.add(closes(s, []))
    assert len(times) > 10
    assert min(times) >= 1500
    assert max(times) < 4000


def test_without_the_figure_a_horse_is_a_card_as_any_other() -> None:
    s = drawn(f"{HORSE}; options: snatch_mode=off")
    assert play(s, 0, "Y-horse")[-1] == "turn_began 1"
