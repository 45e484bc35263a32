"""The sharp player of Flinke Stinker: what makes a chance to win better or worse."""

import pytest

from kartenhaus.bots import choose, new_mind
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.rules import n_pumas
from kartenhaus.games.skunks.sharp import (
    GETS,
    MILLION,
    PUMA_RATE,
    WHOLE,
    WINS,
    chance_after,
    chance_of_one_more,
    chance_of_turning,
    chance_of_two_more,
    gets,
    outlook,
)
from kartenhaus.games.skunks.state import State, View
from tests.games.skunks.positions import cover, drawn, turn, view


def seen(text: str) -> View:
    """What everybody sees of a drawn position."""
    return view(drawn(text), 0)


def chosen(s: State) -> str:
    """What it would do as the active player, knowing no puma."""
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(s, s.active, legal)]
    move = GAME.moves.named(choose(GAME, "sharp", view(s, s.active), actions, new_mind(GAME, [1, 2, 3, 4])))
    return " ".join(str(word) for word in move.values())


def one_more(v: View, known: int = 0) -> int:
    """The chance with one more card, if so many pumas are known."""
    return chance_of_one_more(v, v.total[0], n_pumas(v) - known, v.n_down - known)


def test_a_win_is_certain_and_taken() -> None:
    assert chance_after(seen("at: 20 0; front: 3 | ; turned: 1"), 3) == MILLION
    assert chosen(drawn("at: 20 0; front: 3 | ; turned: 1")) == "run"


def test_no_run_ends_on_a_stink_tile_or_a_full_one() -> None:
    v = seen("at: 4 6 6; front: 3 | | ; turned: 1")
    assert chance_after(v, 3) == chance_after(v, 2) == -1
    assert chance_after(v, 1) > 0


def test_steps_ahead_and_others_sent_back_make_a_chance_better() -> None:
    assert outlook(seen("at: 8 0"), 12, 0) > outlook(seen("at: 8 0"), 9, 0)
    v = seen("at: 8 11")
    assert outlook(v, 12, 0) > outlook(v, 11, 0) * 12 // 11


def test_footprints_in_front_of_others_make_it_worse() -> None:
    assert outlook(seen("at: 8 4; front: | 4 4"), 12, 0) < outlook(seen("at: 8 4"), 12, 0)
    assert outlook(seen("at: 8 4"), 8, 6) < outlook(seen("at: 8 4"), 8, 0)


def test_to_stand_before_others_is_a_danger_where_the_way_back_is_long() -> None:
    near = seen("row: 1 2 4 6 8 10 16; at: 15 14")  # from tile 17 it is two tiles back
    far = seen("row: 1 2 4 6 8 10 12; at: 15 14")  # here it is six
    assert outlook(near, 17, 0) > outlook(far, 17, 0)


def test_nobody_hopes_for_more_than_that_the_others_do_not_win_first() -> None:
    v = seen("at: 17 20; front: | 3")  # any card will do for the other one
    assert 0 < outlook(v, 22, 0) < MILLION - WINS * GETS[0]


def test_pumas_that_are_known_make_another_card_less_of_a_risk() -> None:
    v = seen("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1")
    chances = [one_more(v, known) for known in (0, 3, 8)]
    assert chances == sorted(chances)
    assert chances[0] < chances[2]


def test_a_bad_tile_ahead_makes_another_card_worth_less() -> None:
    free = seen("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1")
    stinking = seen("row: 5 6 8 10 12 14 16; at: 0 0; front: 4 | ; turned: 1")
    assert one_more(free) > one_more(stinking)


def test_two_cards_are_never_worth_less_than_one() -> None:
    v = seen("at: 4 6; front: 2 | ; turned: 1")
    assert chance_of_two_more(v, 2, n_pumas(v), v.n_down) >= one_more(v)


def test_on_a_dry_middle_the_next_card_is_a_puma() -> None:
    v = seen("at: 6 0; front: 4 | ; turned: 1; rest: last")
    assert v.n_down == n_pumas(v)
    assert one_more(v) == outlook(v, 6, 4)


def test_what_is_known_counts_for_nothing_once_cards_are_laid_anew() -> None:
    v = seen("at: 6 0; front: 2 | ; turned: 1; rest: used")
    assert chance_of_turning(v, 5) == chance_of_turning(v, 0) > outlook(v, 6, 2)
    all_lie = seen("at: 6 0; front: 2 | ; turned: 1")
    assert chance_of_turning(all_lie, 5) > chance_of_turning(all_lie, 0)


def test_the_chance_to_get_footprints_is_that_of_cards_without_a_puma() -> None:
    good = 1 - PUMA_RATE
    assert GETS[0] == GETS[1] == round(WHOLE * good)  # a turn begins with a card in any case
    assert GETS[2] == round(WHOLE * good * (3 + good) / 4)  # a single footprint needs another card
    assert gets(-5) == GETS[0] and gets(1000) == GETS[-1] >= 0
    assert list(GETS) == sorted(GETS, reverse=True)


@pytest.mark.parametrize(("at", "given"), [("0 15 1", "give 1"), ("0 1 15", "give 4")])
def test_the_strongest_is_given_the_least_and_the_weakest_the_most(at: str, given: str) -> None:
    s = drawn(f"at: {at}; front: 1 4 4 | | ; turned: 3; middle: p")
    turn(s, 1)
    cover(s)
    assert chosen(s) == given
