"""The levels: what they do in drawn positions, and what they remember."""

from typing import Any

import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, new_mind
from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import PROPOSE
from kartenhaus.games.horses.components import CARDS
from kartenhaus.games.horses.state import State
from tests.games.horses.positions import (
    GRAB,
    ask,
    card,
    do,
    drawn,
    lay,
    play,
    say_name,
    started,
    view,
)

LEVELS = list(GAME.bots)


def chosen(s: State, seat: int, level: str, chance: int = 1, mind: Any = None) -> str:
    """What a bot of this level does, as text."""
    legal = [0] * GAME.moves.size
    n = GAME.may(s, seat, legal)
    mind = mind or new_mind(GAME, [chance * 7919 + 12345, chance * 104729 + 1, 3, 4])
    for _ in range(20):
        kit.next32(mind)
    move = GAME.moves.named(choose(GAME, level, view(s, seat), legal[:n], mind))
    return " ".join(str(word) for word in move.values())


def often(s: State, seat: int, level: str, move: str, n: int = 300) -> float:
    """How often a bot does this, in parts of all times."""
    return sum(chosen(s, seat, level, chance) == move for chance in range(n)) / n


def test_a_hazard_is_kept_for_a_player_who_is_nearly_done() -> None:
    s = drawn("hands: R-hazard R-dog B-dog | R-rider; top: R-stable")
    assert chosen(s, 0, "rule") == f"lay {card('R-hazard')}"
    s = drawn("hands: R-hazard R-dog B-dog G-dog | R-rider B-rider G-rider Y-rider; top: R-stable")
    assert chosen(s, 0, "rule") == f"lay {card('R-dog')}"


def test_what_fits_everywhere_is_kept() -> None:
    s = drawn("hands: R-dog D1 G-horseshoe | R-rider B-rider G-rider; top: R-stable")
    assert chosen(s, 0, "rule") == f"lay {card('R-dog')}"


def test_the_colour_held_most_is_wished_for() -> None:
    s = drawn("hands: G-horseshoe B-dog B-rider Y-hazard | R-rider G-rider Y-rider; top: R-stable")
    assert chosen(s, 0, "rule") == f"wish_blue {card('G-horseshoe')}"


def test_a_coach_is_laid_when_another_card_follows() -> None:
    s = drawn("hands: R-coach R-rider B-coach G-dog | R-stable B-rider G-rider; top: R-dog")
    assert chosen(s, 0, "rule") == f"lay {card('R-coach')}"


def test_the_card_that_is_hardest_to_lay_is_slipped_and_never_a_horseshoe() -> None:
    s = drawn("hands: R-horse B-dog | R-rider R-stable Y-blacksmith G-horseshoe; top: R-stable")
    play(s, 0, "R-horse")
    say_name(s)
    do(s, 1, GRAB)
    assert chosen(s, 1, "rule") == f"slip {card('Y-blacksmith')}"


@pytest.mark.parametrize(("level", "percent"), [("six_year_old", 25), ("rule", 12), ("sharp", 5)])
def test_calls_are_forgotten_as_often_as_the_level_does(level: str, percent: int) -> None:
    s = drawn("hands: R-dog B-stable | R-rider Y-dog; top: R-stable; options: shout=on voluntary_draw=never")
    assert often(s, 0, level, "call_one") == pytest.approx((100 - percent) / 100, abs=0.15)


@pytest.mark.parametrize(("level", "percent"), [("six_year_old", 30), ("rule", 55), ("sharp", 80)])
def test_omissions_are_noticed_as_often_as_the_level_does(level: str, percent: int) -> None:
    s = drawn("hands: R-dog B-stable | R-rider Y-dog; top: R-stable; options: shout=on")
    play(s, 0, "R-dog")
    assert often(s, 1, level, "accuse 1") == pytest.approx(percent / 100, abs=0.1)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_accuses_who_has_called(level: str) -> None:
    s = drawn("hands: R-dog B-stable | R-rider Y-dog; top: R-stable; options: shout=on")
    do(s, 0, GAME.moves.first("call_one"))
    play(s, 0, "R-dog")
    assert often(s, 1, level, "leave", 50) == 1


@pytest.mark.parametrize(("level", "early", "missed"), [("six_year_old", 6, 10), ("rule", 5, 7), ("sharp", 3, 5)])
def test_figures_are_grabbed_too_early_or_missed_as_people_do(level: str, early: int, missed: int) -> None:
    s = drawn("hands: R-horse B-dog | R-rider Y-dog; top: R-stable")
    play(s, 0, "R-horse")
    say_name(s)
    assert often(s, 1, level, "false_grab") == pytest.approx(early / 100, abs=0.04)
    assert often(s, 1, level, "leave") == pytest.approx(missed / 100, abs=0.05)


def test_reaction_times_are_in_the_order_of_the_levels() -> None:
    assert GAME.real_time is not None
    times = [GAME.real_time.reactions[level] for level in LEVELS]
    assert times == sorted(times, reverse=True)
    assert set(GAME.real_time.reactions) == {"random", *LEVELS}


def told_to(s: State, actor: int, action: int, mind: Any, seat: int) -> None:
    """Do it, and let a mind hear of it."""
    log = kit.log_with_room(50)
    GAME.act(s, actor, action, log)
    for line in log.line[: log.n]:
        if line[1] in (kit.events.EVERYBODY, seat):
            GAME.notices(mind, seat, line)


def test_a_bot_remembers_what_was_laid_and_what_it_has_slipped_itself() -> None:
    s = drawn("hands: R-horse B-dog | R-rider Y-dog | G-dog G-rider; top: R-stable")
    mine, other = new_mind(GAME, [1, 2, 3, 4]), new_mind(GAME, [1, 2, 3, 4])
    play(s, 0, "R-horse")
    say_name(s)
    do(s, 1, GRAB)
    log = kit.log_with_room(50)
    GAME.act(s, 1, GAME.moves.first("slip") - 1 + card("Y-dog"), log)
    for line in log.line[: log.n]:
        for mind, seat in ((mine, 1), (other, 2)):
            if line[1] in (kit.events.EVERYBODY, seat):
                GAME.notices(mind, seat, line)
    assert mine.seen[card("Y-dog")] == 2
    assert other.seen == [0] * (CARDS + 1)


def test_laid_cards_are_remembered_until_the_pile_is_renewed() -> None:
    s = drawn("hands: R-rider B-dog Y-coach | G-rider; pile: G-dog; top: R-stable; slipped: Y-horse; out: all")
    mind = new_mind(GAME, [1, 2, 3, 4])
    told_to(s, 0, GAME.moves.first("lay") - 1 + card("R-rider"), mind, 1)
    assert mind.seen[card("R-rider")] == 1
    told_to(s, 0, GAME.moves.first("take_back"), mind, 1)
    assert mind.seen[card("R-rider")] == 0
    play(s, 0, "R-rider")
    mind.seen[card("G-dog")] = 1
    s.hand[1][0] = card("Y-hazard")
    told_to(s, 1, GAME.moves.first("draw"), mind, 1)
    assert mind.seen == [0] * (CARDS + 1)


def test_a_sharp_player_wishes_what_others_can_hardly_have() -> None:
    s = drawn("hands: G-horseshoe B-dog Y-dog | R-rider G-rider; top: R-stable")
    mind = new_mind(GAME, [1, 2, 3, 4])
    for c in range(1, 33):
        mind.seen[c] = int(kit_colour(c) == 2 and c != card("Y-dog"))
    assert chosen(s, 0, "sharp", mind=mind) == f"wish_yellow {card('G-horseshoe')}"


def kit_colour(c: int) -> int:
    """The colour of a card."""
    return int(GAME.components["colour"][c])


@pytest.mark.parametrize("level", LEVELS)
def test_bots_leave_judging_and_naming_to_people(level: str) -> None:
    s = started(2)
    assert chosen(s, 0, level) == "no_name"
    do(s, 0, PROPOSE)
    s = drawn("hands: R-dog B-stable | R-rider; top: R-stable")
    lay(s, 0, "R-dog")
    assert chosen(s, 0, level) == f"tell {card('R-dog')}"
    ask(s)
    assert chosen(s, 1, level) == "leave"
    do(s, 1, GAME.moves.first("leave"))
    assert chosen(s, 0, level) == "insist"
