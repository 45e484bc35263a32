"""Every refusal: when it comes, and that nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest

from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import (
    BEGIN,
    COVER,
    GIVE_0,
    GIVE_FIRST_0,
    GO_ON,
    LAY_PATH,
    LAY_STINK,
    LIFT,
    REMOVE_0,
    RUN,
    SHORT_0,
    SKUNK_0,
    STARTS_0,
    TURN_0,
)
from kartenhaus.games.skunks.state import State
from kartenhaus.kit import CLOCK
from tests.games.skunks.positions import choose_skunk, cover, do, drawn, go_on, refused, run, started, turn

SHORT = "; options: use_all_cards=false"


def choosing() -> State:
    """The first of three has a skunk."""
    s = started(3)
    choose_skunk(s, 0, 2)
    return s


def laying(tiles: str = "", **options: Any) -> Callable[[], State]:
    """The first of two lays the track; so far s(tink) and p(ath)."""

    def position() -> State:
        s = started(2, track="custom", **options)
        choose_skunk(s, 0, 1)
        choose_skunk(s, 1, 2)
        for tile in tiles:
            do(s, 0, LAY_STINK if tile == "s" else LAY_PATH)
        return s

    return position


def picking() -> State:
    """The first of two says who begins."""
    s = started(2, starter="pick", leaver="remove")
    choose_skunk(s, 0, 1)
    choose_skunk(s, 1, 2)
    return s


def moving(text: str = "at: 0 0 0; middle: 4 p") -> Callable[[], State]:
    """A position in a turn."""
    return lambda: drawn(text)


def shown(options: str = "wait_for_all=off") -> Callable[[], State]:
    """The first of three has turned up a puma."""

    def position() -> State:
        s = drawn(f"at: 0 0 0; front: 1 2 | | ; turned: 2; middle: p; options: {options}")
        turn(s, 1)
        return s

    return position


def seen_by_the_first() -> State:
    """The first of three has seen the puma, the others have not."""
    s = shown("wait_for_all=on")()
    do(s, 0, COVER)
    return s


def giving(options: str = "gift_start=left") -> Callable[[], State]:
    """The first of three has to give a 1, a 2 and a 2 away."""

    def position() -> State:
        s = drawn(f"at: 0 0 0; front: 1 2 2 | | ; turned: 3; middle: p; options: {options}")
        turn(s, 1)
        cover(s)
        return s

    return position


def giving_begun() -> State:
    """The first of three has chosen where to begin."""
    s = giving("gift_start=choice")()
    do(s, 0, GIVE_FIRST_0 + 2)
    return s


def only_pumas(rest: str = "used", at: str = "0 0 0") -> Callable[[], State]:
    """The first of three has turned up the last footprint card of the middle, a 4."""

    def position() -> State:
        s = drawn(f"at: {at}; middle: 4; rest: {rest}")
        turn(s, 1)
        return s

    return position


def gone_on() -> State:
    """The first of three has said to go on."""
    s = only_pumas()()
    go_on(s)
    return s


def left() -> State:
    """The second of three has left."""
    s = drawn("at: 0 0 0; options: leaver=remove")
    do(s, CLOCK, REMOVE_0 + 1)
    return s


def over() -> State:
    """The first of two has won."""
    s = drawn("at: 22 0; front: 1 | ; turned: 1; options: leaver=remove")
    run(s)
    return s


CASES: list[tuple[str, Callable[[], State], int, int]] = [
    ("game_over", over, 1, TURN_0 + 1),
    ("game_over", over, CLOCK, REMOVE_0),
    ("not_for_seats", choosing, 1, REMOVE_0 + 1),
    ("not_for_seats", choosing, CLOCK, SKUNK_0 + 1),
    ("not_for_seats", choosing, CLOCK, REMOVE_0 + 1),
    ("not_for_seats", left, 0, REMOVE_0),
    ("has_left", left, 1, TURN_0 + 1),
    ("not_now", choosing, 1, TURN_0 + 1),
    ("not_now", choosing, 1, LAY_PATH),
    ("not_now", choosing, 1, STARTS_0),
    ("not_now", choosing, 1, COVER),
    ("not_now", laying(), 0, RUN),
    ("not_now", moving(), 0, SKUNK_0 + 1),
    ("not_now", moving(), 0, LIFT),
    ("not_now", moving(), 0, GIVE_0 + 1),
    ("not_your_turn", moving(), 1, TURN_0 + 1),
    ("not_your_turn", moving(), 2, RUN),
    ("not_your_turn", laying(), 1, LAY_PATH),
    ("not_your_turn", picking, 1, STARTS_0 + 1),
    ("not_your_turn", shown(), 1, COVER),
    ("not_your_turn", giving(), 1, GIVE_0 + 1),
    ("has_skunk", choosing, 0, SKUNK_0 + 3),
    ("skunk_taken", choosing, 1, SKUNK_0 + 2),
    ("track_full", laying("sp" * 7 + "p" * 8), 0, LAY_PATH),
    ("track_full", laying("sp" * 7 + "p" * 8), 0, LAY_STINK),
    ("no_path_left", laying("p" * 10 + "sp" * 5 + "s"), 0, LAY_PATH),
    ("no_stink_left", laying("sp" * 7), 0, LAY_STINK),
    ("stinks_touch", laying("s", double_stink="never"), 0, LAY_STINK),
    ("stinks_touch", laying("ssps"), 0, LAY_STINK),
    ("stinks_touch", laying("ss"), 0, LAY_STINK),
    ("too_far_apart", laying("sp", stink_spacing="exactly_one"), 0, LAY_PATH),
    ("no_legal_track", laying("p" * 10, stink_spacing="exactly_one"), 0, LAY_PATH),
    ("no_legal_track", laying("p" * 9, double_stink="never"), 0, LAY_PATH),
    ("no_legal_track", laying("p" * 10, double_stink="always"), 0, LAY_PATH),
    ("stinks_touch", laying("p" * 9 + "s", double_stink="never"), 0, LAY_STINK),
    ("no_tile_lies", laying(), 0, LIFT),
    ("track_unfinished", laying("sp"), 0, BEGIN),
    ("no_such_seat", picking, 0, STARTS_0 + 2),
    ("no_such_seat", left, CLOCK, REMOVE_0 + 1),
    ("no_such_seat", left, CLOCK, REMOVE_0 + 4),
    ("cover_first", shown(), 0, TURN_0 + 2),
    ("cover_first", shown(), 0, RUN),
    ("cover_first", shown(), 0, GIVE_0 + 1),
    ("give_first", giving(), 0, TURN_0 + 2),
    ("give_first", giving(), 0, RUN),
    ("give_first", giving(), 0, GO_ON),
    ("no_card_there", moving(), 0, TURN_0 + 27),
    ("only_pumas_left", only_pumas(), 0, TURN_0 + 2),
    ("must_run", only_pumas("last"), 0, TURN_0 + 2),
    ("must_run", only_pumas("last"), 0, GO_ON),
    ("footprints_left", moving(), 0, GO_ON),
    ("footprints_left", gone_on, 0, GO_ON),
    ("turn_first", moving(), 0, RUN),
    ("turn_first", moving("at: 0 0 0; front: 4 | | "), 0, RUN),
    ("turn_first", gone_on, 0, RUN),
    ("turn_first", moving("at: 0 0 0; front: 4 | | " + SHORT), 0, SHORT_0 + 1),
    ("on_stink", moving("at: 0 0 0; front: 3 | | ; turned: 1"), 0, RUN),
    ("on_stink", moving("at: 0 0 0; front: 3 1 | | ; turned: 1" + SHORT), 0, SHORT_0 + 3),
    ("tile_full", moving("at: 0 4 4; front: 4 | | ; turned: 1"), 0, RUN),
    ("all_cards_count", moving("at: 0 0 0; front: 4 1 | | ; turned: 1"), 0, SHORT_0 + 1),
    ("no_such_sum", moving("at: 0 0 0; front: 4 1 | | ; turned: 1" + SHORT), 0, SHORT_0 + 2),
    ("no_such_sum", moving("at: 0 0 0; front: 4 1 | | ; turned: 1" + SHORT), 0, SHORT_0 + 5),
    ("no_puma_shown", moving(), 0, COVER),
    ("no_puma_shown", giving(), 1, COVER),
    ("already_seen", seen_by_the_first, 0, COVER),
    ("starts_left", giving(), 0, GIVE_FIRST_0 + 1),
    ("begin_where_first", giving("gift_start=choice"), 0, GIVE_0 + 1),
    ("begun_already", giving_begun, 0, GIVE_FIRST_0 + 1),
    ("no_such_neighbour", giving("gift_start=choice"), 0, GIVE_FIRST_0 + 3),
    ("no_such_card", giving(), 0, GIVE_0 + 4),
]


@pytest.mark.parametrize(("code", "position", "actor", "action"), CASES)
def test_the_refusal_says_why(code: str, position: Callable[[], State], actor: int, action: int) -> None:
    assert refused(position(), actor, action) == code


def test_every_refusal_can_happen() -> None:
    assert {case[0] for case in CASES} == set(GAME.refusals) - {"legal"}


@pytest.mark.rule("SK-36", "SK-38", "SK-29")
def test_a_bad_total_is_refused_without_a_punishment() -> None:
    s = drawn("at: 0 0; front: 3 | ; turned: 1")
    assert refused(s, 0, RUN) == "on_stink"
    assert refused(s, 0, TURN_0 + 1) == ""
