"""PettingZoo's own tests, for every game; and that it is the house's game that is played."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from kartenhaus.games import ids, load
from kartenhaus.kit import BadMessage, named_options
from kartenhaus.research.pettingzoo import LAPSED, env, parallel_env
from tests.kit.tables import random_options

every_game = pytest.mark.parametrize("id", ids())
# The suite wants plain arrays unless it knows an environment by name, and those it knows are PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    # At the end there is nothing to do any more.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def some_options(id: str, seed: int) -> dict[str, Any]:
    """Any options of a game."""
    game = load(id)
    options = random_options(game, np.random.default_rng(seed))
    return named_options(game.Options, SimpleNamespace(**options))


@every_game
def test_one_after_another_passes_the_api_test(id: str) -> None:
    api_test(env(id, seats=3), num_cycles=40)


@every_game
@pytest.mark.parametrize("is_scaled", [False, True])
def test_games_with_any_options_pass_the_api_test(id: str, is_scaled: bool) -> None:
    for seed in range(3):
        api_test(env(id, options=some_options(id, seed), is_scaled=is_scaled, max_cycles=200), num_cycles=220)


@every_game
def test_all_at_once_passes_the_parallel_api_test(id: str) -> None:
    parallel_api_test(parallel_env(id, seats=3), num_cycles=60)
    for seed in range(2):
        parallel_api_test(parallel_env(id, options=some_options(id, seed)), num_cycles=60)


@every_game
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    seed_test(lambda: env(id, seats=3), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(id, seats=3), num_cycles=30)


@every_game
def test_cycles_end_where_they_are_to(id: str) -> None:
    def all_at_once(max_cycles: int) -> Any:
        return parallel_env(id, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=all_at_once, env=lambda **how: parallel_to_aec(all_at_once(**how))))


# Our own


def played(table: AECEnv[str, Any, Any], seed: int) -> dict[str, float]:
    """Everybody plays at random to the end: by agent, all its rewards."""
    chance = np.random.default_rng(seed)
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, _, _ = table.last()
        total[agent] += reward
        table.step(None if is_over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@every_game
def test_rewards_add_up_to_points_and_more_is_better(id: str) -> None:
    table = env(id, seats=3)
    total = played(table, seed=5)
    play = table.table.play
    assert play.is_over()
    assert list(total.values()) == play.points()
    assert max(play.points()) == play.points()[play.ranks().index(1)]


def test_an_illegal_action_changes_nothing_and_is_asked_again() -> None:
    table = env("high_card", seats=2)
    table.reset(seed=1)
    seen = table.last()[0]
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    again, reward, is_over, is_broken_off, info = table.last()
    assert table.agent_selection == "seat_0"
    assert np.array_equal(seen["observation"], again["observation"])
    assert np.array_equal(seen["action_mask"], again["action_mask"])
    assert (reward, is_over, is_broken_off, info["refused"]) == (0, False, False, "not_in_hand")


def test_what_is_no_action_at_all_is_named() -> None:
    table = env("high_card")
    table.reset(seed=1)
    with pytest.raises(BadMessage, match="an action from 0 to 11, got 99"):
        table.step(99)
    with pytest.raises(BadMessage, match="the number of an action, got 'lay' at seat_0"):
        table.step("lay")  # type: ignore[arg-type]  # on purpose


def test_nobody_sees_what_another_one_has_chosen_before() -> None:
    seen = []
    for choice in (0, 1):
        table = env("nimmt", seats=3)
        table.reset(seed=4)
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[choice]))
        assert table.agent_selection == "seat_1"
        seen.append(table.last())
    assert np.array_equal(seen[0][0]["observation"], seen[1][0]["observation"])
    assert seen[0][4] == seen[1][4]


def test_all_choose_at_once() -> None:
    table = parallel_env("nimmt", seats=3)
    views, _ = table.reset(seed=4)
    actions = {agent: int(np.flatnonzero(view["action_mask"])[0]) for agent, view in views.items()}
    _, _, _, _, infos = table.step(actions)
    told = [event["event"] for event in infos["seat_0"]["told"]]
    assert told.count("chose") == 3 and "turned_up" in told


def moment_of_race(table: Any, seed: int) -> dict[str, Any]:
    """The first moment at which all three race and may snatch; until then everybody lets pass what can be let pass."""
    views, _ = table.reset(seed=seed)
    for _ in range(50):
        asked = {agent: np.flatnonzero(view["action_mask"]) for agent, view in views.items()}
        if all(SNATCH in legal and LEAVE in legal for legal in asked.values()):
            return asked
        views, *_ = table.step(
            {agent: int(legal[-1] if LEAVE not in legal else LEAVE) for agent, legal in asked.items() if len(legal)}
        )
    raise AssertionError("expected a race")


NILO = load("nilokilo").moves
SNATCH, LEAVE, FLIP = NILO.first("snatch"), NILO.first("leave"), NILO.first("flip")


def test_the_order_of_a_race_is_drawn_from_the_environments_own_chance() -> None:
    firsts = set()
    for seed in range(12):
        table = parallel_env("nilokilo", seats=3)
        moment_of_race(table, seed)
        firsts.add(table.table.play.in_order(range(3))[0])
    assert firsts == {0, 1, 2}


def test_whoever_lets_a_heap_pass_does_not_let_the_next_one_pass() -> None:
    table = parallel_env("nilokilo", seats=3)
    moment_of_race(table, 0)
    _, _, _, _, infos = table.step({"seat_0": LEAVE, "seat_1": SNATCH, "seat_2": LEAVE})
    assert [infos[agent].get("refused") for agent in table.agents] == [LAPSED, None, LAPSED]


@pytest.mark.parametrize(
    "how",
    [
        {"seats": 11},
        {"seats": 1},
        {"options": {"limit": 0}},
        {"options": {"speed": 1}},
        {"max_cycles": 0},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_played_is_named(how: dict[str, Any]) -> None:
    for make in (env, parallel_env):
        with pytest.raises(BadMessage, match=r"^expected .* got "):
            make("nimmt", **how)


@every_game
def test_a_table_can_be_drawn(id: str) -> None:
    for make in (env, parallel_env):
        table = make(id, seats=3, render_mode="ansi")
        table.reset(seed=1)
        assert "seat_2" in table.render()
