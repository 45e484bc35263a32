"""Every refusal: when it comes, and that nothing changes."""

from collections.abc import Callable

import pytest

from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.rules import action_of
from kartenhaus.games.lobo77.state import State
from tests.games.lobo77.positions import (
    CALL_0,
    CLOCK,
    CLOSE,
    DEAL,
    DRAW,
    FORGET,
    OUT_0,
    call,
    do,
    drawn,
    kind,
    lay,
    refused,
    refused_card,
)

TWO = "total: 30; hands: 2 3 | 4 x2 | 5 6"


def laid(options: str = "draw_mode=manual") -> State:
    """The first of three has laid a 2."""
    s = drawn(f"{TWO}; options: {options}")
    lay(s, 0, 2)
    return s


def lost() -> State:
    """The first of three has lost the round, the last one deals."""
    s = drawn("total: 76; hands: 2 3 | 4 x2 | 5 6")
    lay(s, 0, 2)
    return s


def won() -> State:
    """The first of two is out."""
    s = drawn("total: 76; hands: 2 3 | 4 x2; chips: 0 1")
    lay(s, 0, 2)
    return s


def burdened(options: str = "x2_as_second=allowed") -> State:
    """The first of two has to lay two cards."""
    return drawn(f"total: 30; burden: 1; hands: x2 3 2 | 4 x2; options: {options}")


def second(options: str) -> State:
    """The first of two has laid one of two cards."""
    s = burdened(options)
    lay(s, 0, 3)
    return s


def without(seat: int) -> State:
    """One of three is out."""
    s = drawn(f"{TWO}; options: leaver=out")
    do(s, CLOCK, OUT_0 + seat)
    return s


def lays(number: int) -> int:
    """The action that lays a number."""
    return action_of(kind(number))


X2 = action_of(kind("x2"))
CASES: list[tuple[str, Callable[[], State], int, int]] = [
    ("game_over", won, 1, DEAL),
    ("game_over", won, 1, lays(4)),
    ("not_for_seats", laid, 1, CLOSE),
    ("not_for_seats", laid, 1, OUT_0),
    ("not_for_seats", laid, CLOCK, DRAW),
    ("not_for_seats", lost, CLOCK, DEAL),
    ("not_agreed", laid, CLOCK, CLOSE),
    ("not_agreed", laid, CLOCK, OUT_0),
    ("out_of_game", lambda: without(1), 1, lays(4)),
    ("out_of_game", lambda: without(1), CLOCK, OUT_0 + 1),
    ("out_of_game", lambda: without(1), CLOCK, OUT_0 + 5),
    ("not_your_turn", laid, 0, lays(3)),
    ("not_your_turn", laid, 2, lays(5)),
    ("deal_first", lost, 2, lays(5)),
    ("call_first", lambda: laid("total_call=player"), 0, lays(3)),
    ("not_in_hand", laid, 1, lays(5)),
    ("not_in_hand", laid, 1, lays(-10) + 25),
    ("not_in_hand", burdened, 0, lays(10)),
    ("x2_on_x2", burdened, 0, X2),
    ("x2_as_second", lambda: second("x2_as_second=forbidden"), 0, X2),
    ("nothing_to_draw", laid, 1, DRAW),
    ("nothing_to_draw", laid, 2, FORGET),
    ("nothing_to_draw", lambda: laid("draw_mode=auto"), 0, DRAW),
    ("nothing_to_draw", lambda: laid("total_call=player"), 0, DRAW),
    ("nothing_to_call", laid, 1, CALL_0),
    ("nothing_to_call", lambda: laid("total_call=player"), 1, CALL_0),
    ("nothing_to_deal", laid, 2, DEAL),
    ("another_deals", lost, 0, DEAL),
]


@pytest.mark.parametrize(("code", "position", "actor", "action"), CASES)
def test_a_refusal_names_its_reason(code: str, position: Callable[[], State], actor: int, action: int) -> None:
    assert refused(position(), actor, action) == code


def test_every_refusal_has_its_case() -> None:
    assert {code for code, *_ in CASES} == set(GAME.refusals[1:])


def test_what_is_refused_at_first_is_legal_later() -> None:
    s = laid("total_call=player")
    call(s, 0, 32)
    assert refused(s, 0, DRAW) == "" == refused_card(s, 1, 4)
