"""Every refusal: when it comes, and that nothing changes."""

from collections.abc import Callable

import pytest

from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.state import DRAFT, OVER, SCORE, State
from kartenhaus.kit import CLOCK
from tests.games.nimmt.positions import (
    CANCEL,
    CHOOSE_0,
    DRAFT_0,
    READY,
    ROW_0,
    TAKE_BACK,
    choose,
    do,
    do_something,
    drawn,
    lay,
    play_deal,
    refused,
    started,
)

FOUR_ROWS = "rows: 12 | 37 | 43 | 58; "


def choosing(options: str = "tie=shared") -> State:
    """The first of two has laid 14."""
    s = drawn(FOUR_ROWS + f"hands: 14 21 | 15 26; options: {options}")
    choose(s, 0, 14)
    return s


def placing(options: str = "tie=shared") -> State:
    """The first of two has to choose a row."""
    s = drawn(FOUR_ROWS + f"hands: 3 21 | 44 26; options: {options}")
    lay(s, 3, 44)
    return s


def placing_by_hand() -> State:
    """The first of two has to place 44, the second 60 after that."""
    s = drawn(FOUR_ROWS + "hands: 44 21 | 60 26; options: self_place=on")
    lay(s, 44, 60)
    return s


def drafting() -> State:
    """The first of two has taken 7, the second is on turn."""
    s = started(2, variant="professional", first_drafter="fixed")
    do(s, 0, DRAFT_0 + 7)
    return s


def scored() -> State:
    """The first of two has read the result."""
    s = started(2)
    play_deal(s)
    assert s.phase == SCORE
    do(s, 0, READY)
    return s


def over() -> State:
    """A finished game."""
    s = started(2, end_mode="deals", deals=1)
    play_deal(s)
    assert s.phase == OVER
    return s


CASES: list[tuple[str, Callable[[], State], int, int]] = [
    ("game_over", over, 0, READY),
    ("game_over", over, 1, CHOOSE_0 + 5),
    ("game_over", over, CLOCK, CANCEL),
    ("not_now", choosing, 1, READY),
    ("not_now", choosing, 1, DRAFT_0 + 15),
    ("not_now", drafting, 1, CHOOSE_0 + 7),
    ("not_now", drafting, 1, ROW_0 + 3),
    ("not_now", placing, 0, READY),
    ("not_now", placing, 0, DRAFT_0 + 1),
    ("not_now", scored, 1, CHOOSE_0 + 1),
    ("not_in_hand", choosing, 1, CHOOSE_0 + 14),
    ("not_in_hand", choosing, 0, CHOOSE_0 + 104),
    ("already_laid", lambda: choosing("change_choice=never"), 0, CHOOSE_0 + 21),
    ("already_laid", lambda: choosing("change_choice=never"), 0, TAKE_BACK),
    ("same_card", choosing, 0, CHOOSE_0 + 14),
    ("nothing_to_take_back", choosing, 1, TAKE_BACK),
    ("nothing_to_take_back", drafting, 0, TAKE_BACK),
    ("nothing_to_take_back", scored, 0, TAKE_BACK),
    ("cards_turned_up", placing, 1, CHOOSE_0 + 26),
    ("cards_turned_up", placing, 1, TAKE_BACK),
    ("placed_by_rule", placing, 1, ROW_0 + 2),
    ("another_places", placing_by_hand, 1, ROW_0 + 3),
    ("row_ends_higher", placing_by_hand, 0, ROW_0 + 3),
    ("nearer_row", placing_by_hand, 0, ROW_0 + 1),
    ("not_your_pick", drafting, 0, DRAFT_0 + 8),
    ("not_on_display", drafting, 1, DRAFT_0 + 7),
    ("not_on_display", drafting, 1, DRAFT_0 + 25),
    ("already_ready", scored, 0, READY),
    ("rows_later", choosing, 1, ROW_0),
    ("not_for_seats", choosing, 0, CANCEL),
    ("not_for_seats", choosing, CLOCK, CHOOSE_0 + 14),
    ("not_for_seats", scored, CLOCK, READY),
    ("not_for_seats", lambda: choosing("leaver=cancel_deal"), 0, CANCEL),
]


@pytest.mark.parametrize(("code", "position", "actor", "action"), CASES)
def test_the_refusal_says_why(code: str, position: Callable[[], State], actor: int, action: int) -> None:
    assert refused(position(), actor, action) == code


def test_every_refusal_can_happen() -> None:
    assert {case[0] for case in CASES} == set(GAME.refusals) - {"legal"}


def test_a_draft_card_of_the_full_deck_is_never_beyond_the_display() -> None:
    s = started(10, variant="professional")
    assert s.phase == DRAFT
    assert refused(s, s.drafter, DRAFT_0 + 104) == ""
    do_something(s)
