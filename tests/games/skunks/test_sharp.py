"""The sharp player of Flinke Stinker: what makes a chance to win better or worse."""

import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, new_mind
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.memory import Mind
from kartenhaus.games.skunks.outlook import FINE, GETS, SURE, USUAL, chances_to_get, fill_turns, outlook, power
from kartenhaus.games.skunks.rules import n_pumas
from kartenhaus.games.skunks.state import State, View
from kartenhaus.games.skunks.turning import chance_of_turning, give_evenly, give_nothing
from kartenhaus.games.skunks.weights import WHOLE
from tests.games.skunks.positions import cover, drawn, give, started, turn, view

ALIKE = ("keen", "sharp", "master")


def mind_of(chance: int = 1) -> Mind:
    """A mind that remembers nothing."""
    mind: Mind = new_mind(GAME, [chance, 2, 3, 4])
    return mind


def seen(text: str) -> View:
    """What everybody sees of a drawn position."""
    return view(drawn(text), 0)


def chosen(s: State) -> str:
    """What it would do as the active player, knowing no puma."""
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(s, s.active, legal)]
    move = GAME.moves.named(choose(GAME, "sharp", view(s, s.active), actions, mind_of()))
    return " ".join(str(word) for word in move.values())


def chance(v: View, tile: int, given: int = 0, soon: int = USUAL) -> int:
    """The chance to win on this tile, with so many footprints given to the next one."""
    mind = mind_of()
    fill_turns(v, mind)
    mind.given[1] = given
    return outlook(v, mind, tile, soon)


# What is weighed


def test_a_win_is_taken() -> None:
    assert chosen(drawn("at: 20 0; front: 3 | ; turned: 1")) == "run"


def test_no_run_ends_on_a_stink_tile_or_a_full_one() -> None:
    mind = mind_of()
    chance_of_turning(seen("at: 4 6 6; front: 1 | | ; turned: 1"), mind, 0)
    assert mind.gain[2] == mind.gain[3] == -1
    assert mind.gain[1] > 0 and mind.gain[4] > 0
    assert mind.gain[19] == SURE


def test_steps_ahead_and_others_sent_back_make_a_chance_better() -> None:
    assert chance(seen("at: 8 0"), 12) > chance(seen("at: 8 0"), 9)
    v = seen("at: 8 11")
    assert chance(v, 12) > chance(v, 11) * 12 // 11


def test_footprints_in_front_of_others_make_it_worse() -> None:
    assert chance(seen("at: 8 4; front: | 4 4"), 12) < chance(seen("at: 8 4"), 12)
    assert chance(seen("at: 8 4"), 8, given=6) < chance(seen("at: 8 4"), 8)


def test_to_stand_before_others_is_a_danger_where_the_way_back_is_long() -> None:
    near = seen("row: 1 2 4 6 8 10 16; at: 15 14")  # from tile 17 it is two tiles back
    far = seen("row: 1 2 4 6 8 10 12; at: 15 14")  # here it is six
    assert chance(near, 17) > chance(far, 17)


def test_the_next_one_with_many_pumas_before_it_is_less_of_a_danger() -> None:
    v = seen("at: 15 20")
    assert chance(v, 20, soon=FINE * 2 // 3) > chance(v, 20, soon=FINE // 4)


def test_a_skunk_needs_fewer_turns_the_farther_it_is_and_the_more_lies_before_it() -> None:
    v, mind = seen("row: 16 17 18 19 20 21 22; at: 0 0"), mind_of()
    fill_turns(v, mind)
    alone = [mind.turns[tile][0] for tile in range(16)]
    assert alone == sorted(alone, reverse=True)
    assert mind.turns[4][3] < mind.turns[4][0]
    assert mind.turns[15][8] < mind.turns[15][0] - WHOLE


def test_what_a_gift_is_worth_depends_on_where_it_leads() -> None:
    v, mind = seen("row: 5 6 8 10 12 14 16; at: 0 0"), mind_of()
    fill_turns(v, mind)
    gained = [mind.turns[4][front] - mind.turns[4][front + 1] for front in range(6)]
    assert 2 * max(gained) > 3 * min(gained)


def test_the_chance_to_get_footprints_is_that_of_cards_without_a_puma() -> None:
    gets = chances_to_get(0.25)
    assert gets[0] == gets[1] == round(WHOLE * 0.75)  # a turn begins with a card in any case
    assert gets[2] == round(WHOLE * 0.75 * (3 + 0.75) / 4)  # a single footprint needs another card
    assert list(gets) == sorted(gets, reverse=True)
    assert GETS[0][20] == WHOLE and GETS[FINE][1] == 0


def test_powers_of_two_are_right_between_whole_ones_and_end_in_nothing() -> None:
    assert [power(WHOLE * n) for n in range(3)] == [SURE, SURE // 2, SURE // 4]
    assert power(WHOLE // 2) == round(SURE * 2**-0.5)
    assert power(WHOLE * 1000) == 0


# Cards


def test_pumas_that_are_known_make_another_card_less_of_a_risk() -> None:
    v = seen("row: 16 17 18 19 20 21 22; at: 0 0; front: 4 | ; turned: 1")
    worth_it = []
    for known in (0, 3, n_pumas(v)):
        mind = mind_of()
        worth_it.append(chance_of_turning(v, mind, known) - mind.gain[4])  # others know them as well
    assert worth_it == sorted(worth_it)
    assert worth_it[0] < worth_it[2]


def test_gifts_are_shared_as_they_are_dealt() -> None:
    v, mind = seen("at: 4 4 4 4; front: 4 4 4 4 | | | ; turned: 4"), mind_of()
    give_nothing(mind)
    give_evenly(v, mind, 1, 16, 4)
    assert mind.given == [0, 8, 4, 4, 0]
    give_nothing(mind)
    give_evenly(v, mind, 3, 4, 1)
    assert mind.given == [0, 0, 0, 4, 0]


@pytest.mark.parametrize(("at", "given"), [("0 15 1", "give 1"), ("0 1 15", "give 4")])
def test_the_strongest_is_given_the_least_and_the_weakest_the_most(at: str, given: str) -> None:
    s = drawn(f"at: {at}; front: 1 4 4 | | ; turned: 3; middle: p")
    turn(s, 1)
    cover(s)
    assert chosen(s) == given


def test_whoever_would_win_with_any_card_is_given_the_one_that_others_need_less() -> None:
    s = drawn("at: 0 22 11; front: 4 1 | | ; turned: 2; middle: p")
    turn(s, 1)
    cover(s)
    assert chosen(s) == "give 4", "nothing can help who needs a single card, so it takes the big one from the other"
    give(s, 4)


# Memory


@pytest.mark.parametrize("seed", range(3))
def test_where_pumas_are_marked_those_who_weigh_alike_choose_alike(seed: int) -> None:
    s, log = started(3, memory_aid="marks"), kit.log_with_room(0)
    legal = [0] * GAME.moves.size
    for step in range(40):
        seat = next(seat for seat in range(3) if GAME.awaits(s, seat))
        actions = legal[: GAME.may(s, seat, legal)]
        chosen = {choose(GAME, level, view(s, seat), actions, mind_of(seed * 50 + step)) for level in ALIKE}
        assert len(chosen) == 1
        GAME.act(s, seat, chosen.pop(), log)
        if GAME.is_over(s):
            break
