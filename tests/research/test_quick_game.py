"""Compiled decision by decision: the same games to the last byte of what is seen and told."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from kartenhaus.games import ids, load
from kartenhaus.kit import ONLOOKER, blank, pack
from kartenhaus.kit.events import WIDTH
from kartenhaus.research import pettingzoo
from kartenhaus.research.observations import columns, scaled
from kartenhaus.research.one_game import OneGame
from kartenhaus.research.pettingzoo import env, parallel_env
from kartenhaus.research.quick_game import QuickGame
from kartenhaus.research.turns import glass_of, scale, turns_of
from kartenhaus.simulate.driver import bind_plain, look, wipe, wipe_plain
from kartenhaus.simulate.space import LOG_ROOM
from tests.kit.tables import table_of
from tests.research.test_pettingzoo import some_options

pytestmark = [
    pytest.mark.timeout(300),  # the first one compiles
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
GAME = "high_card"  # the quickest to compile


def unhurried(id: str, seats: int, options: dict[str, Any], seed: int) -> QuickGame:
    """The very functions that are compiled, plain and on plain objects, as compiling all games takes long."""
    game = load(id)

    def look_plain(s: Any, seat: int, v: Any, view_bytes: Any) -> None:
        seen = blank(game.View)
        game.see(s, seat, seen)
        pack(seen, v)

    def bind(f: Any, is_copied: bool = True, **names: Any) -> Any:
        return {look: look_plain, wipe: wipe_plain}.get(f) or bind_plain(f, **names)

    table = QuickGame(id, seats, options, seed, turns_of(game, bind))
    table.lines = np.zeros((LOG_ROOM, WIDTH), np.int64)
    table.minds = [blank(game.Mind) for _ in range(seats + 1)]
    table.desk = table.desk._replace(
        states=[table_of(game, seats, 1, **options)],
        minds=table.minds,
        medians=table.desk.medians.tolist(),
        logs=[SimpleNamespace(room=LOG_ROOM, n=0, line=table.lines)],
        root=table.desk.root.tolist(),
    )
    table.glass = table.glass._replace(states=table.desk.states)
    return table


def assert_same(plain: OneGame, quick: QuickGame, seats: int) -> None:
    """All that anybody can learn of the two is the same."""
    assert plain.actor == quick.actor and plain.is_over() == quick.is_over() and plain.race() == quick.race()
    assert plain.asked() == quick.asked() and plain.points() == quick.points()
    for seat in range(seats):
        assert plain.may_decide(seat) == quick.may_decide(seat)
        assert plain.hear(seat) == quick.hear(seat)
        is_asked = seat == plain.actor
        for is_scaled in (False, True):
            one, other = (table.observe(seat, is_asked, is_scaled) for table in (plain, quick))
            assert one.numbers.dtype == other.numbers.dtype and one.mask.dtype == other.mask.dtype
            assert one.numbers.tobytes() == other.numbers.tobytes() and one.mask.tobytes() == other.mask.tobytes()
    assert plain.view(ONLOOKER) == quick.view(ONLOOKER)


def assert_same_games(plain: OneGame, quick: QuickGame, seats: int, most: int = 120) -> None:
    """Two games, at random and with an illegal action now and then."""
    chance = np.random.default_rng(seats)
    for number in range(2):
        plain.begin(number)
        quick.begin(number)
        for _ in range(most):
            assert_same(plain, quick, seats)
            if plain.is_over():
                assert plain.ranks() == quick.ranks()
                break
            seat, size = plain.actor, plain.game.moves.size
            action = int(chance.integers(size) if chance.random() < 0.1 else chance.choice(plain.legal(seat)))
            assert plain.decide(seat, action) == quick.decide(seat, action)


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("option_seed", [None, 1, 2, 3])
def test_the_functions_that_are_compiled_play_every_game_as_it_is(id: str, option_seed: int | None) -> None:
    options: dict[str, Any] = {} if option_seed is None else some_options(id, option_seed)
    seats = min(3, load(id).seats[-1])
    assert_same_games(OneGame(id, seats, options, seed=4), unhurried(id, seats, options, seed=4), seats)


@pytest.mark.parametrize("seed", range(3))
def test_compiled_they_play_the_same_games(seed: int) -> None:
    options = some_options(GAME, seed)
    assert_same_games(OneGame(GAME, 3, options, seed), QuickGame(GAME, 3, options, seed), 3)


@pytest.mark.parametrize("id", ids())
def test_numbers_of_any_size_are_scaled_as_they_are(id: str) -> None:
    game = load(id)
    glass = glass_of(game, [])
    columns_of = columns(game.View)
    chance = np.random.default_rng(2)
    for _ in range(20):
        glass.ints[:] = [chance.integers(each.least, each.most, endpoint=True) for each in columns_of]
        floats = np.zeros(len(columns_of), np.float32)
        scale(glass, floats)
        assert floats.tobytes() == scaled(game.View, glass.ints).tobytes()


def test_those_who_race_come_in_the_same_order_by_the_same_chance() -> None:
    plain, quick = OneGame("nilokilo", 3, {}, seed=3), unhurried("nilokilo", 3, {}, seed=3)
    n_races = 0
    for table in (plain, quick):
        table.begin(0)
    while not plain.is_over():
        asked = plain.asked()
        assert plain.in_order(asked) == quick.in_order(asked)
        n_races += plain.race() != 0 and len(asked) > 1
        seat = plain.actor
        action = plain.legal(seat)[0]
        assert plain.is_claim(action) == quick.is_claim(action)
        assert plain.decide(seat, action, goes_on=False) == quick.decide(seat, action, goes_on=False) == "legal"
        plain.go_on()
        quick.go_on()
    assert n_races > 3


def test_what_nobody_heard_in_one_game_is_not_told_in_the_next() -> None:
    for table in (OneGame("horses", 3, {}, seed=3), unhurried("horses", 3, {}, seed=3)):
        table.begin(1)
        told = table.hear(0)
        table.begin(0)
        table.begin(1)
        assert told and table.hear(0) == told


def test_nothing_is_lost_where_the_log_is_full_before_the_clock_has_done_all(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, quick = OneGame("nilokilo", 3, {}, seed=3), unhurried("nilokilo", 3, {}, seed=3)
    turn: Any = quick.turns.turn
    monkeypatch.setitem(turn.__globals__, "FULL", 0)
    assert_same_games(plain, quick, 3)


def test_compiled_tables_pass_the_suite() -> None:
    def one(**how: Any) -> Any:
        return env(GAME, seats=3, is_compiled=True, **how)

    def all_at_once(**how: Any) -> Any:
        return parallel_env(GAME, seats=3, is_compiled=True, **how)

    api_test(one(), num_cycles=40)
    api_test(one(is_scaled=False, max_cycles=20), num_cycles=40)
    parallel_api_test(all_at_once(), num_cycles=60)
    seed_test(one, num_cycles=30)
    parallel_seed_test(all_at_once, num_cycles=30)


def test_rules_are_compiled_from_the_next_deal_on_once_there_were_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pettingzoo, "MANY", 10)
    tables = [env(GAME, seats=2, is_compiled=wish) for wish in (None, False, True)]
    used = []
    for number in range(3):
        for table in tables:
            table.reset(seed=3 if number == 0 else None)
        used.append([type(table.table.play) for table in tables])
        while tables[0].agents:
            seen = [table.last() for table in tables]
            assert all(np.array_equal(each[0]["observation"], seen[0][0]["observation"]) for each in seen)
            assert all(each[1:] == seen[0][1:] for each in seen)
            is_over = seen[0][2]
            for table in tables:
                table.step(None if is_over else int(seen[0][0]["action_mask"].argmax()))
    assert used == [[OneGame, OneGame, QuickGame]] + [[QuickGame, OneGame, QuickGame]] * 2


def test_a_table_is_drawn_the_same() -> None:
    drawn = []
    for is_compiled in (False, True):
        table = env(GAME, seats=3, render_mode="ansi", is_compiled=is_compiled)
        table.reset(seed=1)
        table.step(int(table.last()[0]["action_mask"].argmax()))
        drawn.append(table.render())
    assert drawn[0] == drawn[1]
