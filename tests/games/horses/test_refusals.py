"""Every refusal: when it comes, and that nothing changes."""

from collections.abc import Callable

import pytest

from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.actions import (
    ACCUSE_0,
    AGREE,
    ASK_0,
    CATEGORY_0,
    DRAW,
    GO_ON,
    INSIST,
    NEW_NAME,
    OBJECT,
    PASS_NAME,
    REMOVE_0,
    SLIP_0,
    TELL_0,
    TURN_TARGET,
    VOTE_0,
    WANT,
    WAVE,
)
from kartenhaus.games.horses.refusals import REFUSALS
from kartenhaus.games.horses.state import ASKS, CATEGORIES, State
from kartenhaus.kit import CLOCK
from tests.games.horses.positions import (
    CALL_ONE,
    GRAB,
    LEAVE,
    STOP,
    TAKE_BACK,
    accuse,
    ask,
    card,
    do,
    draw,
    drawn,
    finish,
    lay,
    laying,
    play,
    refused,
    say_name,
    started,
)

KEEP = GAME.moves.first("keep")
CLOSE = GAME.moves.first("close")
TWO = "hands: R-dog R-rider G-horse | R-coach Y-dog G-dog; top: R-stable"


def fresh(more: str = "") -> State:
    """Two players, the first one's turn."""
    return drawn(TWO + (f"; options: {more}" if more else ""))


def owing(more: str = "") -> State:
    """The first player owes the dog's sentence."""
    s = fresh(more)
    lay(s, 0, "R-dog")
    return s


def asking() -> State:
    """And has asked about it."""
    s = owing()
    ask(s)
    return s


def over() -> State:
    """The first player has won."""
    s = drawn("hands: R-dog | R-coach; top: R-stable")
    play(s, 0, "R-dog")
    finish(s)
    return s


def left() -> State:
    """The last of three players has left."""
    s = drawn("hands: R-dog B-dog | R-coach | Y-dog; top: R-stable; options: leaver=remove")
    do(s, CLOCK, REMOVE_0 + 2)
    return s


def reading(more: str = "") -> State:
    """The horse's sentence is being read, or the lot is asked for."""
    s = drawn("hands: R-horse R-dog | R-rider Y-dog; top: R-stable" + (f"; options: {more}" if more else ""))
    play(s, 0, "R-horse")
    return s


def live(more: str = "") -> State:
    """The name was said."""
    s = reading(more)
    say_name(s)
    return s


def grabbed(more: str = "") -> State:
    """The other one has the figure."""
    s = live(more)
    do(s, 1, GRAB)
    return s


def voting() -> State:
    """Both have proposed a name."""
    s = started(3)
    for seat in (0, 1):
        do(s, seat, GAME.moves.first("name"))
    do(s, 2, PASS_NAME)
    return s


def agreeing() -> State:
    """Story-tellers agree on categories."""
    s = started(2, storyteller="on")
    for seat in range(2):
        do(s, seat, PASS_NAME)
    assert s.phase == CATEGORIES
    return s


def after(s: State, seat: int, *actions: int) -> State:
    """The seat has done this, too."""
    for action in actions:
        do(s, seat, action)
    return s


def hosted() -> State:
    """The host says who begins."""
    s = started(2, starter="host")
    for seat in range(2):
        do(s, seat, PASS_NAME)
    return s


def changed(s: State, **fields: int) -> State:
    """A field was set."""
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def caught() -> State:
    """Caught while the card lies provisionally."""
    s = drawn("hands: R-dog G-rider | R-coach Y-dog; top: R-stable; options: shout=on")
    lay(s, 0, "R-dog")
    accuse(s, 1, 0)
    return s


def paid_for_hazard() -> State:
    """A bill is open."""
    return drawn("hands: R-dog G-hazard | R-coach; top: R-hazard; bill: 1")


def wished() -> State:
    """Blue is wished for."""
    s = drawn("hands: G-horseshoe Y-dog | R-coach B-dog; top: R-stable")
    play(s, 0, "G-horseshoe", "blue")
    return s


def just_drawn() -> State:
    """A card was drawn that fits."""
    s = drawn("hands: G-dog G-rider | R-coach; top: R-stable; slipped: R-horse; out: all")
    draw(s, 0)
    return s


CASES: list[tuple[str, Callable[[], State], int, int]] = [
    ("game_over", over, 0, DRAW),
    ("not_for_seats", fresh, 0, CLOSE),
    ("not_for_seats", fresh, CLOCK, DRAW),
    ("not_agreed", fresh, CLOCK, REMOVE_0),
    ("not_agreed", lambda: changed(fresh("story=quick marathon=on"), phase=14), 0, NEW_NAME),
    ("has_left", left, 2, DRAW),
    ("no_such_player", left, CLOCK, REMOVE_0 + 2),
    ("no_such_player", lambda: fresh("shout=on"), 0, ACCUSE_0 + 3),
    ("not_now", reading, 0, DRAW),
    ("not_now", just_drawn, 0, DRAW),
    ("not_now", fresh, 0, AGREE),
    ("not_your_turn", fresh, 1, DRAW),
    ("tell_first", owing, 0, laying("R-rider")),
    ("not_in_hand", fresh, 0, laying("R-coach")),
    ("not_in_hand", grabbed, 1, SLIP_0 + card("R-stable")),
    ("wish_with_it", lambda: drawn("hands: G-horseshoe | R-dog; top: R-stable"), 0, laying("G-horseshoe")),
    ("pay_or_hazard", paid_for_hazard, 0, laying("R-dog")),
    ("wished_colour", wished, 1, laying("R-coach")),
    ("does_not_fit", fresh, 0, laying("G-horse")),
    ("only_drawn_card", just_drawn, 0, laying("G-dog")),
    ("must_lay", fresh, 0, DRAW),
    ("nothing_drawn", fresh, 0, KEEP),
    ("no_extra", fresh, 0, STOP),
    ("not_this_piece", owing, 0, TELL_0 + card("R-rider")),
    ("not_this_piece", owing, 0, ASK_0 + card("R-rider")),
    ("others_judge", lambda: owing("story_check=table"), 0, TELL_0 + card("R-dog")),
    ("asked_too_often", lambda: changed(owing(), n_asks=ASKS), 0, ASK_0 + card("R-dog")),
    ("nothing_to_take_back", lambda: changed(owing(), phase=4), 0, TAKE_BACK),
    ("caught", caught, 0, TAKE_BACK),
    ("not_asked", owing, 1, WAVE),
    ("not_asked", owing, 0, INSIST),
    ("own_sentence", asking, 0, WAVE),
    ("already_said", lambda: after(asking(), 1, OBJECT), 1, OBJECT),
    ("others_decide", asking, 0, INSIST),
    ("nothing_to_grab", fresh, 1, GRAB),
    ("own_horse", reading, 0, GRAB),
    ("locked_out", lambda: after(reading(), 1, GRAB), 1, GRAB),
    ("lot_decides", lambda: reading("snatch_mode=lot"), 1, GRAB),
    ("no_lot", live, 1, WANT),
    ("nothing_to_leave", fresh, 1, LEAVE),
    ("not_fastest", grabbed, 0, SLIP_0 + card("R-dog")),
    (
        "keep_last_card",
        lambda: changed(grabbed("snatch_can_win=false"), n_hand=[1, 1, 0, 0]),  # type: ignore[arg-type]  # a row
        1,
        SLIP_0 + card("R-rider"),
    ),
    ("no_shout", fresh, 0, CALL_ONE),
    ("cooling", lambda: after(fresh("shout=on"), 1, CALL_ONE), 1, CALL_ONE),
    ("yourself", lambda: fresh("shout=on"), 0, ACCUSE_0),
    ("no_target", fresh, 0, TURN_TARGET),
    ("named_already", lambda: after(started(2), 0, PASS_NAME), 0, PASS_NAME),
    ("voted_already", lambda: after(voting(), 0, VOTE_0), 0, VOTE_0),
    ("not_proposed", voting, 0, VOTE_0 + 2),
    ("no_such_player", voting, 0, VOTE_0 + 3),
    ("host_decides", hosted, 1, VOTE_0),
    ("agreed_already", lambda: after(agreeing(), 0, AGREE), 0, AGREE),
    ("enough_edits", lambda: changed(agreeing(), n_edits=16), 0, CATEGORY_0 + 2),
    ("nothing_to_close", fresh, CLOCK, CLOSE),
    ("not_now", fresh, 0, GO_ON),
]


@pytest.mark.parametrize(("code", "position", "actor", "action"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_comes_when_it_should(code: str, position: Callable[[], State], actor: int, action: int) -> None:
    assert refused(position(), actor, action) == code


def test_every_refusal_of_the_rules_is_shown_here() -> None:
    of_words = REFUSALS[REFUSALS.index("empty") :]
    assert {case[0] for case in CASES} == set(REFUSALS) - {"legal"} - set(of_words)
