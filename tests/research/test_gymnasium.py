"""Gymnasium's own checks, and that the tables are those of the house."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from kartenhaus.games import ids, load
from kartenhaus.kit import BadMessage, below, blank, log_with_room, settle
from kartenhaus.research.gymnasium import Tables, batch_of, steps_of
from kartenhaus.research.one_game import OneGame
from kartenhaus.simulate.driver import bind_plain
from kartenhaus.simulate.space import root_of
from tests.kit.tables import table_of
from tests.research.test_pettingzoo import some_options

pytestmark = pytest.mark.timeout(300)  # the first one compiles
GAME = "high_card"  # the quickest to compile


class One(gymnasium.Env[dict[str, Any], int]):
    """One of the tables, as Gymnasium's checker wants it."""

    def __init__(self) -> None:
        self.tables = Tables(GAME, 1, ["rule", None, "random"])
        self.observation_space = self.tables.single_observation_space
        self.action_space = self.tables.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        seen, info = self.tables.reset(seed=int(self.np_random.integers(2**31)), options=options)
        return {name: np.asarray(array[0]) for name, array in seen.items()}, info

    def step(self, action: int) -> Any:
        seen, rewards, ended, broken_off, _ = self.tables.step(np.array([action]))
        one = {name: np.asarray(array[0]) for name, array in seen.items()}
        return one, float(rewards[0]), bool(ended[0]), bool(broken_off[0]), {}


def legal_actions(seen: dict[str, Any], chance: np.random.Generator) -> Any:
    """A legal action for each table, 0 where there is none."""
    mask = seen["action_mask"]
    return (mask * (1 + chance.random(mask.shape))).argmax(axis=1)


@pytest.mark.filterwarnings("ignore:.*render modes.*")
@pytest.mark.filterwarnings("ignore:.*(Box observation space|minimum value|maximum value).*")
def test_gymnasiums_checker_finds_nothing() -> None:
    check_env(One(), skip_render_check=True)


def test_all_that_comes_back_lies_in_its_space() -> None:
    tables = Tables(GAME, 5, [None, "rule"])
    chance = np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)
    for _ in range(40):
        assert tables.observation_space.contains(seen)
        assert {name: array.dtype for name, array in seen.items()} == {
            name: space.dtype for name, space in tables.single_observation_space.spaces.items()
        }
        seen, rewards, ended, broken_off, infos = tables.step(legal_actions(seen, chance))
        assert rewards.shape == ended.shape == broken_off.shape == infos["rank"].shape == (5,)
        assert (rewards.dtype, ended.dtype, broken_off.dtype) == (
            np.dtype(np.float64),
            np.dtype(np.bool_),
            np.dtype(np.bool_),
        )


def test_the_same_seed_gives_the_same_games() -> None:
    def story() -> list[Any]:
        tables = Tables(GAME, 4, [None, "rule", "random"])
        tables.action_space.seed(2)
        told: list[Any] = [tables.reset(seed=7)]
        return told + [tables.step(tables.action_space.sample()) for _ in range(60)]

    one, other = story(), story()
    assert all(data_equivalence(a, b, exact=True) for a, b in zip(one, other, strict=True))
    assert not data_equivalence(one[0], Tables(GAME, 4, [None, "rule", "random"]).reset(seed=8), exact=True)


def test_a_game_that_has_ended_begins_anew_with_the_next_step() -> None:
    tables = RecordEpisodeStatistics(Tables(GAME, 3, [None, "random"], {"deals": 1}))
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    chance = np.random.default_rng(3)
    seen, _ = tables.reset(seed=3)
    n_ended = 0
    for _ in range(30):
        seen, _, ended, _, infos = tables.step(legal_actions(seen, chance))
        for k in np.flatnonzero(ended):
            n_ended += 1
            assert infos["rank"][k] in (1, 2)
            assert infos["episode"]["r"][k] == seen["score"][k, 0]
            assert not seen["action_mask"][k].any()
        if ended.any():
            seen, rewards, again, _, _ = tables.step(np.zeros(3, np.int64))
            assert (rewards[ended] == 0).all() and not again[ended].any()
            assert (seen["turn"][ended] == 1).all() and (seen["score"][ended] == 0).all()
    assert n_ended > 10


def test_an_illegal_action_changes_nothing() -> None:
    tables = Tables(GAME, 2, [None, "rule"])
    seen, _ = tables.reset(seed=1)
    again, rewards, ended, _, _ = tables.step(seen["action_mask"].argmin(axis=1))
    assert data_equivalence(seen, again, exact=True)
    assert not rewards.any() and not ended.any()


def test_nothing_is_copied_unless_it_is_wished() -> None:
    shared = Tables(GAME, 2, [None, "rule"], copy=False)
    seen, _ = shared.reset(seed=1)
    assert np.shares_memory(seen["owner"], shared.batch.views) and np.shares_memory(
        seen["action_mask"], shared.batch.masks
    )
    later, *_ = shared.step(seen["action_mask"].argmax(axis=1))
    assert all(later[name] is seen[name] for name in seen)
    kept = Tables(GAME, 2, [None, "rule"])
    seen, _ = kept.reset(seed=1)
    assert not np.shares_memory(seen["owner"], kept.batch.views)


def test_it_is_the_game_that_is_played_decision_by_decision() -> None:
    tables = Tables(GAME, 2, ["random", None, "random"])
    seen, _ = tables.reset(seed=5)
    play = OneGame(GAME, 3)
    play.space = play.space._replace(root=tables.batch.root.tolist())
    play.begin(1)
    chance = np.random.default_rng(5)
    n = 0
    ended = np.zeros(2, np.bool_)
    while not play.is_over():
        if play.actor == 1:
            assert np.flatnonzero(seen["action_mask"][1]).tolist() == play.legal(1)
            assert seen["owner"][1].tolist() == play.view(1).owner
            actions = legal_actions(seen, chance)
            seen, _, ended, _, _ = tables.step(actions)
            play.act(1, int(actions[1]))
            n += 1
        else:
            legal = play.legal(play.actor)
            play.act(play.actor, legal[below(play.space.minds[play.actor], len(legal))])
        play.go_on()
    assert n == 9 and ended[1]
    assert tables.batch.points.tolist()[1] == play.points()[1]


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("option_seed", [None, 1, 4])
def test_the_loop_that_is_compiled_plays_every_game_as_decision_by_decision(id: str, option_seed: int | None) -> None:
    """Plain, as compiling all games takes long."""
    game, chance = load(id), np.random.default_rng(3)
    options: dict[str, Any] = {} if option_seed is None else some_options(id, option_seed)
    batch = batch_of(game, 1, settle(game.Options, options), ["random"] * 3, seat=1)._replace(
        states=[table_of(game, 3, 1, **options)],
        views=[blank(game.View)],
        minds=[[blank(game.Mind) for _ in range(4)]],
        bot_views=[blank(game.View)],
        log=log_with_room(0),
        has_ended=np.ones(1, np.int8),
        numbers=np.array([-1]),
        root=root_of(8),
    )
    step = steps_of(game, bind_plain)
    step(batch, [0])
    play = OneGame(id, 3, options, seed=8)
    play.begin(0)
    while not play.is_over():
        if play.actor == 1:
            legal = play.legal(1)
            assert np.flatnonzero(batch.masks[0]).tolist() == sorted(legal)
            assert batch.views[0] == play.view(1)
            action = int(chance.choice(legal))
            step(batch, [action])
        else:
            legal = play.legal(play.actor)
            action = legal[below(play.space.minds[play.actor], len(legal))]
        play.act(play.actor, action)
        play.go_on()
    assert batch.has_ended[0] == 1 and not batch.masks.any()
    assert batch.states[0] == play.state
    assert play.sign * batch.points[0] == play.points()[1]


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_share_the_tables_and_change_no_game(threads: int) -> None:
    alone = Tables(GAME, 7, [None, "rule", "random"])
    shared = Tables(GAME, 7, [None, "rule", "random"], threads=threads)
    tables: list[Any] = [RecordEpisodeStatistics(alone), RecordEpisodeStatistics(shared)]
    (seen, _), (same, _) = (each.reset(seed=4) for each in tables)
    chance = np.random.default_rng(4)
    n_ended = 0
    for _ in range(60):
        assert data_equivalence(seen, same, exact=True)
        actions = legal_actions(seen, chance)
        (seen, *_, ended, _, _), (same, *_) = (each.step(actions) for each in tables)
        n_ended += int(ended.sum())
    assert alone.batch.numbers.tolist() == shared.batch.numbers.tolist() and n_ended > 10
    assert alone.batch.states.tobytes() == shared.batch.states.tobytes()
    assert alone.batch.minds.tobytes() == shared.batch.minds.tobytes()
    shared.close()


@pytest.mark.parametrize("threads", [0, 3])
def test_threads_that_cannot_be_are_named(threads: int) -> None:
    with pytest.raises(BadMessage, match=r"^expected 1 to 2 threads for 2 tables, got .* at threads$"):
        Tables(GAME, 2, [None, "rule"], threads=threads)


@pytest.mark.parametrize("bots", [[None], [None, None], ["rule", "rule"], [None, "sharp"]])
def test_seats_that_cannot_be_are_named(bots: list[str | None]) -> None:
    with pytest.raises(BadMessage, match=r"^expected .* got .* at bots$"):
        Tables(GAME, 2, bots)


@pytest.mark.parametrize("actions", [[0], [0, 99], [-1, 0], [0.5, 1]])
def test_what_are_no_actions_is_named(actions: list[Any]) -> None:
    tables = Tables(GAME, 2, [None, "rule"])
    tables.reset(seed=1)
    with pytest.raises(BadMessage, match=f"an action from 0 to {load(GAME).moves.size - 1} for each of 2 tables"):
        tables.step(np.array(actions))
