"""Players of Flinke Stinker: what they weigh, and that they come to an end."""

from itertools import pairwise

import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, levels, new_mind
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import GIVE_0
from kartenhaus.games.skunks.bot import worth, worth_of_turning
from kartenhaus.games.skunks.state import State
from kartenhaus.simulate import simulate
from tests.games.skunks.positions import cover, drawn, go_on, started, turn, view


def chosen(s: State, level: str = "rule") -> str:
    """What the active player would do, as the name of the move."""
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(s, s.active, legal)]
    move = GAME.moves.named(choose(GAME, level, view(s, s.active), actions, new_mind(GAME, [1, 2, 3, 4])))
    return " ".join(str(word) for word in move.values())


def test_a_win_is_taken() -> None:
    assert chosen(drawn("at: 20 0; front: 3 | ; turned: 1")) == "run"


def test_a_long_run_is_not_put_at_risk() -> None:
    assert chosen(drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 4 3 | ; turned: 3")) == "run"


def test_a_single_footprint_is_worth_another_card() -> None:
    assert chosen(drawn("at: 0 0; front: 1 | ; turned: 1")).startswith("turn")


def test_bad_landings_ahead_lower_the_worth_of_a_card() -> None:
    free = view(drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1"), 0)
    stinking = view(drawn("row: 5 6 8 10 12 14 16; at: 0 0; front: 4 | ; turned: 1"), 0)
    assert worth_of_turning(free, 0) > worth_of_turning(stinking, 0)


def test_more_pumas_lower_the_worth_of_a_card() -> None:
    many = view(drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1"), 0)
    few_left = view(drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1; middle: 1; rest: used"), 0)
    assert worth_of_turning(many, 0) > worth_of_turning(few_left, 0)


def test_known_pumas_raise_the_worth_of_a_card() -> None:
    v = view(drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1"), 0)
    assert worth_of_turning(v, 0) < worth_of_turning(v, 3) < worth_of_turning(v, 8)


def test_what_is_known_counts_for_nothing_once_cards_are_laid_anew() -> None:
    v = view(drawn("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1; rest: used"), 0)
    assert worth_of_turning(v, 5) == worth_of_turning(v, 0)


def test_sending_others_back_is_worth_something() -> None:
    alone = view(drawn("at: 8 0; front: 4 | ; turned: 1"), 0)
    passing = view(drawn("at: 8 11; front: 4 | ; turned: 1"), 0)
    assert worth(passing, 4) > worth(alone, 4)


def test_the_leader_is_given_the_least() -> None:
    s = drawn("at: 0 15 1; front: 1 4 4 | | ; turned: 3; middle: p")
    turn(s, 1)
    cover(s)
    assert chosen(s) == "give 1"


def test_the_last_one_is_given_the_most() -> None:
    s = drawn("at: 0 1 15; front: 1 4 4 | | ; turned: 3; middle: p")
    turn(s, 1)
    cover(s)
    assert chosen(s) == "give 4"


@pytest.mark.parametrize(("at", "given", "code"), [("0 15 1", 1, "least"), ("0 1 15", 4, "most"), ("0 15 1", 4, "any")])
def test_a_gift_is_explained_only_by_what_it_does(at: str, given: int, code: str) -> None:
    s = drawn(f"at: {at}; front: 1 4 4 | | ; turned: 3; middle: p")
    turn(s, 1)
    cover(s)
    assert GAME.reason(view(s, 0), GIVE_0 + given, new_mind(GAME, [1, 2, 3, 4])).code == code


def test_on_a_dry_middle_there_is_no_hope_in_turning() -> None:
    s = drawn("at: 6 0; middle: 4; rest: last")
    turn(s, 1)
    assert worth_of_turning(view(s, 0), 0) == 0
    go_on(s)
    assert chosen(s).startswith("turn")


@pytest.mark.parametrize("level", list(GAME.bots))
@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_lay_a_track_and_play_to_the_end(level: str, seats: int) -> None:
    s = started(seats, track="custom", starter="pick", gift_start="choice", use_all_cards="false", wait_for_all="on")
    mind, legal, log = new_mind(GAME, [seats, 2, 3, 4]), [0] * GAME.moves.size, kit.log_with_room(0)
    for _ in range(5000):
        if GAME.is_over(s):
            break
        seat = next(seat for seat in range(seats) if GAME.awaits(s, seat))
        GAME.act(s, seat, choose(GAME, level, view(s, seat), legal[: GAME.may(s, seat, legal)], mind), log)
    assert s.winner >= 0


@pytest.mark.timeout(900)  # on a cold cache it compiles all rules
@pytest.mark.parametrize(("worse", "better"), list(pairwise(levels(GAME))))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    found = simulate("skunks", [worse, better, worse, better], 2000, seed=1)
    weak, strong = (found.win_share(found.seats_of(level)) for level in (worse, better))
    assert strong.mean - strong.margin > 1.1 * (weak.mean + weak.margin)
