"""The end, the marathon, and leaving (HM-49 to HM-51, HM-58 to HM-60, HM-64, S53 to S55, S59)."""

from itertools import product
from typing import Any

import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, new_mind
from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import CLOSE, GO_ON, NEW_NAME, REMOVE_0, TURN_TARGET
from kartenhaus.games.horses.state import ENDING, NAME, NEXT, OPENING, OVER, SNATCH, STARTER, TARGET, TURN, State
from kartenhaus.kit import CLOCK
from tests.games.horses.positions import (
    GRAB,
    do,
    drawn,
    finish,
    hand,
    lay,
    play,
    refused,
    say_name,
    started,
    target,
    tell,
    view,
)


@pytest.mark.rule("HM-49", "HM-50", "HM-51")
def test_example_18_the_last_card_its_sentence_the_target_and_the_ending() -> None:
    s = drawn("hands: R-dog | R-rider; top: R-stable; target: trophy")
    assert play(s, 0, "R-dog")[-1] == "hand_empty 0"
    assert s.phase == TARGET
    assert refused(s, 1, TURN_TARGET) == "no_target"
    assert view(s, 0).shown_target == 0, "not even the winner knows it before"
    told = do(s, 0, TURN_TARGET)
    assert told[0].startswith("target_turned 0")
    assert (s.phase, view(s, 1).shown_target) == (ENDING, target("trophy"))
    assert tell(s)[-1] == "won 0"
    ranks = [0] * 4
    GAME.standings(s, ranks)
    assert ranks[:2] == [1, 2]


@pytest.mark.rule("HM-51")
def test_the_others_share_a_rank() -> None:
    s = drawn("hands: R-dog | R-rider | Y-dog Y-rider; top: R-stable")
    play(s, 0, "R-dog")
    finish(s)
    ranks = [0] * 4
    GAME.standings(s, ranks)
    assert ranks[:3] == [1, 2, 2]


@pytest.mark.parametrize("what", ["R-hazard", "R-coach", "D1"])
def test_s32_special_cards_as_the_last_one_only_win(what: str) -> None:
    s = drawn(f"hands: {what} | R-rider; top: R-stable")
    play(s, 0, what)
    assert s.phase == TARGET
    assert finish(s)[-1] == "won 0"


def won_by(s: State, seat: int) -> list[str]:
    """This seat wins the round that has begun."""
    s.phase, s.turn, s.winner = TARGET, seat, seat
    return finish(s)


def next_round(s: State) -> list[str]:
    """All are ready for the next one; what the last one has told."""
    told: list[str] = []
    for seat in range(s.seats):
        told = do(s, seat, GO_ON)
    return told


@pytest.mark.rule("HM-58", "HM-59", "HM-60")
def test_example_20_a_marathon_of_five_rounds() -> None:
    s = drawn("hands: R-dog | R-rider | R-coach | R-hazard; options: marathon=on")
    for n, seat in enumerate([0, 1, 2, 3]):
        told = won_by(s, seat)
        assert told[-1] == f"kept_target {seat} 1"
        assert (s.phase, GAME.deals_done(s)) == (NEXT, n + 1)
        next_round(s)
    assert won_by(s, 1)[-2:] == ["kept_target 1 2", "won 1"]
    assert (s.phase, GAME.deals_done(s), s.used_targets) == (OVER, 5, 0b11111)


@pytest.mark.rule("HM-60")
def test_example_20_a_marathon_of_two_rounds() -> None:
    s = drawn("hands: R-dog | R-rider; options: marathon=on")
    won_by(s, 0)
    next_round(s)
    won_by(s, 0)
    assert (s.phase, s.deal, [GAME.score(s, seat) for seat in range(2)]) == (OVER, 2, [2, 0])


@pytest.mark.rule("HM-58")
def test_s54_s55_everything_is_set_up_anew_with_other_start_and_target_cards() -> None:
    s = drawn("hands: R-dog | R-rider; options: marathon=on")
    start, goal = s.start_card, s.target
    s.used_starts = 1 << (start - 36)
    won_by(s, 1)
    s.direction = -1
    next_round(s)
    assert (s.direction, s.n_hand[:2], s.n_deck, s.n_pile) == (1, [4, 4], 27, 0)
    assert s.start_card != start
    assert s.target != goal


@pytest.mark.rule("HM-58")
@pytest.mark.parametrize(("option", "beginner"), [("rotate", 1), ("winner", 2)])
def test_s53_who_begins_later_rounds(option: str, beginner: int) -> None:
    s = drawn(f"hands: R-dog | R-rider | R-coach; options: marathon=on next_starter={option}")
    won_by(s, 2)
    assert f"starts {beginner}" in next_round(s)
    assert s.phase == OPENING


@pytest.mark.rule("HM-58")
def test_s53_later_rounds_may_be_voted_on() -> None:
    s = drawn("hands: R-dog | R-rider; options: marathon=on next_starter=vote starter=host")
    won_by(s, 1)
    next_round(s)
    assert s.phase == STARTER
    assert [GAME.awaits(s, seat) for seat in range(2)] == [True, True]


@pytest.mark.rule("HM-58")
def test_s54_the_horse_keeps_its_name_unless_all_want_another() -> None:
    s = drawn("hands: R-dog | R-rider; options: marathon=on")
    won_by(s, 1)
    do(s, 0, NEW_NAME)
    do(s, 1, GO_ON)
    assert s.phase == OPENING
    won_by(s, 0)
    do(s, 0, NEW_NAME)
    do(s, 1, NEW_NAME)
    assert s.phase == NAME


# Leaving

REMOVE = "options: leaver=remove"


def remove(s: State, seat: int) -> list[str]:
    """The table takes this seat out."""
    return do(s, CLOCK, REMOVE_0 + seat)


def test_s59_the_hand_goes_under_the_draw_pile_and_the_turn_passes_on_with_its_bill() -> None:
    s = drawn(f"hands: R-dog B-dog | R-rider | Y-rider; top: G-hazard; bill: 2; {REMOVE}")
    n = s.n_deck
    assert remove(s, 0) == ["left 0", "turn_began 1"]
    assert (s.n_deck, s.n_slipped, s.bill, hand(s, 0)) == (n + 2, 2, 2, set())
    assert refused(s, 0, GO_ON) == "has_left"


def test_s59_a_provisional_card_goes_along() -> None:
    s = drawn(f"hands: R-dog B-dog | R-rider | Y-rider; top: R-stable; {REMOVE}")
    n = s.n_deck
    lay(s, 0, "R-dog")
    remove(s, 0)
    assert (s.n_deck, s.laid, s.phase, s.turn) == (n + 2, 0, TURN, 1)


def test_s59_the_last_one_present_wins() -> None:
    s = drawn(f"hands: R-dog B-dog | R-rider | Y-rider; top: R-stable; {REMOVE}")
    remove(s, 1)
    assert remove(s, 0)[-1] == "won 2"
    assert GAME.score(s, 2) == 1


def test_s59_whoever_leaves_after_the_last_card_has_won_all_the_same() -> None:
    s = drawn(f"hands: R-dog | R-rider | Y-rider; top: R-stable; {REMOVE}")
    play(s, 0, "R-dog")
    assert remove(s, 0)[-1] == "won 0"


def test_s59_the_fastest_leaves_and_the_teller_leaves() -> None:
    text = f"hands: R-horse R-dog | R-rider | Y-rider; top: R-stable; {REMOVE}"
    s = drawn(text)
    play(s, 0, "R-horse")
    say_name(s)
    do(s, 1, GRAB)
    assert remove(s, 1)[-1] == "turn_began 2"
    s = drawn(text)
    play(s, 0, "R-horse")
    remove(s, 0)
    say_name(s)
    assert s.phase == SNATCH
    assert do(s, CLOCK, CLOSE)[-1] == "turn_began 1"


def test_s59_before_the_first_turn_nobody_waits_for_a_leaver() -> None:
    s = started(3, leaver="remove")
    for seat in (0, 1):
        do(s, seat, next(a for a in range(GAME.moves.size) if GAME.moves.named(a)["move"] == "no_name"))
    remove(s, 2)
    assert s.phase == STARTER


@pytest.mark.rule("HM-64")
@pytest.mark.parametrize("variants", list(product(("off", "on"), repeat=3)), ids="-".join)
def test_all_eight_combinations_of_the_variants_are_played_to_their_end(variants: tuple[str, ...]) -> None:
    options: dict[str, Any] = dict(zip(("shout", "marathon", "storyteller"), variants, strict=True))
    s = started(3, **options)
    minds = [new_mind(GAME, [seat + 1, 2, 3, 4]) for seat in range(3)]
    legal = [0] * GAME.moves.size
    assert GAME.real_time is not None
    for _ in range(3000):
        if GAME.is_over(s):
            break
        asked = [seat for seat in range(3) if GAME.real_time.races(s, seat)]
        asked = asked or [seat for seat in range(3) if GAME.awaits(s, seat)]
        if asked:
            n = GAME.may(s, asked[0], legal)
            action = choose(GAME, "sharp", view(s, asked[0]), legal[:n], minds[asked[0]])
            GAME.act(s, asked[0], action, kit.log_with_room(0))
        else:
            do(s, CLOCK, CLOSE)
    assert s.phase == OVER
    assert max(GAME.score(s, seat) for seat in range(3)) == (2 if options["marathon"] == "on" else 1)
