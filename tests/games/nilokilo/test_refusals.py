"""Every refusal: when it comes, and that nothing changes."""

import pytest

from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.actions import (
    CLOSE,
    EMPTY_0,
    FLIP,
    GIVE_0,
    LEAVE,
    NEXT,
    SNATCH_0,
    SORT_OUT_0,
    SORTED,
    STARTS_0,
    STOP_0,
)
from kartenhaus.games.nilokilo.state import State
from kartenhaus.kit import CLOCK
from tests.games.nilokilo.positions import do, drawn, flip, leave, refused, snatch
from tests.games.nilokilo.test_options import scored

GIVING = "piles: B1 C1 G | L1; jesters: 3 3"


def over() -> State:
    """A game that is over."""
    return scored("piles: B1 | ; jesters: 3 3; coins: 2 0")


def seen() -> State:
    """Seat 0 has seen the scoring."""
    s = scored("piles: B1 | C1; jesters: 3 3")
    do(s, 0, NEXT)
    return s


def sorting() -> State:
    """Seat 0 sorts what the red Fex of biscuits and cakes refuses."""
    s = drawn("heap: B1 L1; jesters: 3 3; options: fex=tricky fex_sorting=by_hand")
    snatch(s, 0, 0)
    return s


def erred() -> State:
    """Seat 1 has tried to turn a card, and it was seat 0's turn."""
    s = drawn("heap: B1 B2; jesters: 3 3; options: glutton_variant=on")
    flip(s, 1)
    return s


def left_lying() -> State:
    """Seat 0 lets the heap lie."""
    s = drawn("heap: B1; jesters: 3 3")
    leave(s, 0)
    return s


def gone() -> State:
    """Seat 2 has left."""
    s = drawn("heap: B1; jesters: 3 3 3; options: leaver=empty")
    do(s, CLOCK, EMPTY_0 + 2)
    return s


CASES = [
    ("game_over", over(), 0, NEXT),
    ("not_for_seats", drawn("heap: B1"), 0, CLOSE),
    ("not_for_seats", drawn("heap: B1"), CLOCK, FLIP),
    ("not_agreed", drawn("heap: B1"), CLOCK, EMPTY_0),
    ("not_agreed", drawn("heap: B1; options: leaver=empty"), CLOCK, STOP_0),
    ("has_left", gone(), 2, SNATCH_0),
    ("no_such_seat", gone(), CLOCK, EMPTY_0 + 2),
    ("no_such_seat", gone(), CLOCK, EMPTY_0 + 3),
    ("not_now", scored(GIVING), CLOCK, CLOSE),
    ("not_now", scored(GIVING), 0, SNATCH_0),
    ("not_now", drawn("heap: B1"), 0, NEXT),
    ("not_now", drawn("heap: B1"), 0, SORTED),
    ("not_now", drawn("heap: B1"), 0, GIVE_0 + 1),
    ("not_now", drawn("heap: B1"), 0, STARTS_0),
    ("not_your_turn", drawn("heap: B1; last: 0"), 0, FLIP),
    ("cards_come_alone", drawn("heap: B1; options: pace=windowed"), 0, FLIP),
    ("flipped_wrongly", erred(), 1, FLIP),
    ("no_heap", drawn("last: 0"), 0, SNATCH_0),
    ("no_jester", drawn("heap: B1; jesters: 0 3"), 0, SNATCH_0),
    ("jester_gone", drawn("heap: B1; jesters: 2 3"), 0, SNATCH_0),
    ("first_jester_goes", drawn("heap: B1; jesters: 2 3"), 0, SNATCH_0 + 2),
    ("nothing_to_leave", left_lying(), 0, LEAVE),
    ("nothing_to_leave", drawn("last: 0"), 1, LEAVE),
    ("another_sorts", sorting(), 1, SORTED),
    ("fex_likes_it", sorting(), 0, SORT_OUT_0 + 3),
    ("no_such_card", sorting(), 0, SORT_OUT_0 + 2),
    ("need_not_give", scored(GIVING), 1, GIVE_0 + 3),
    ("not_kept", scored(GIVING), 0, GIVE_0 + 3),
    ("seen_already", seen(), 0, NEXT),
    ("say_who_begins", scored("piles: B1 | C1; jesters: 3 3; options: next_starter=table_chooses"), 0, NEXT),
    ("no_coin_won", scored("piles: B1 | C1 | ; jesters: 3 3 3; options: next_starter=table_chooses"), 0, STARTS_0 + 2),
]


@pytest.mark.parametrize(("why", "s", "actor", "action"), CASES, ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)])
def test_a_refusal(why: str, s: State, actor: int, action: int) -> None:
    assert refused(s, actor, action) == why


def test_every_refusal_is_shown_here() -> None:
    assert {case[0] for case in CASES} == set(GAME.refusals[1:])
