"""OpenSpiel's own tests, for every game; and that it is the house's game that is played, with no secret told."""

import pickle
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test  # the class itself would be collected, with all its games

from kartenhaus.games import ids, load
from kartenhaus.kit import BadMessage, Choice, as_bytes, below, blank, choices_of, log_with_room
from kartenhaus.research import moment
from kartenhaus.research.observations import observation
from kartenhaus.research.openspiel import as_read
from tests.kit.tables import LINES, table_of
from tests.research.test_pettingzoo import some_options

every_game = pytest.mark.parametrize("id", ids())
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SHORT = "max_moves=4,recent=3"  # a playthrough prints all that everybody knows, again and again


def some_game(id: str, seed: int, **parameters: Any) -> Any:
    """A game with any options and any number of seats."""
    options = {name: as_read(value) for name, value in some_options(id, seed).items()}
    seats = load(id).seats
    return pyspiel.load_game(f"kartenhaus_{id}", options | {"players": seats[seed % len(seats)]} | parameters)


def positions(game: Any, seed: int) -> Iterator[Any]:
    """Every position of a game at random, chance nodes included."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))
    yield state


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """Those at which a seat decides."""
    return (state for state in positions(game, seed) if state.is_player_node())


# OpenSpiel's


@every_game
def test_games_pass_the_random_simulation_test(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"kartenhaus_{id}"), num_sims=1, serialize=True, verbose=False)
    for seed in range(1, 4):
        returns = ("rank", "points")[seed % 2]
        game = some_game(id, seed, max_moves=12, returns=returns)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_games_pass_the_simulation_test_of_python(id: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"kartenhaus_{id}"))
    games_sim_test.GamesSimTest().sim_game(some_game(id, 5, max_moves=12))


@every_game
def test_a_recorded_playthrough_happens_again(id: str, request: pytest.FixtureRequest) -> None:
    flags.FLAGS.mark_as_parsed()
    file = PLAYTHROUGHS / f"{id}.txt"
    if request.config.getoption("rewrite_recorded"):
        file.write_text(playthrough(f"kartenhaus_{id}({SHORT})", None, seed=1), encoding="utf-8")
    recorded, again = replay(str(file))
    for was, is_now in zip(recorded.splitlines(), again.splitlines(), strict=False):
        assert is_now == was
    assert again == recorded


@every_game
def test_a_seat_knows_as_much_in_every_state_that_it_may_make_up(id: str) -> None:
    for seed in range(3):
        chance = np.random.default_rng(seed)
        for state in decisions(some_game(id, seed, max_moves=12), seed):
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
            mine = state.resample_from_infostate(state.current_player(), chance.random)
            assert mine.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", ["kartenhaus_high_card", "kartenhaus_lobo77(start_chips=1)", "kartenhaus_nilokilo"])
def test_its_ismcts_bot_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, 6, random_state=chance)
    for number, state in enumerate(decisions(game, seed=1)):
        assert bot.step(state) in state.legal_actions()
        if number == 5:
            break


# Chance


@pytest.mark.parametrize("n", [2, 4, 5, 16, 17, 50])
def test_a_draw_has_each_outcome_once_however_many_there_are(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moment, "MOST_OUTCOMES", 4)
    found: list[int] = []

    def go_on(drawn: list[int]) -> None:
        try:
            found.append(moment.decided(SimpleNamespace(rng=list(drawn)), n))
        except moment.Undecided as missing:
            sizes = moment.parts(missing.n)
            for outcome in range(len(sizes)):
                go_on([*drawn, outcome])

    go_on([])
    assert found == list(range(n))


def test_no_chance_node_has_more_outcomes_than_there_may_be() -> None:
    for n in (2, 256, 257, 59_488, 2**31):
        sizes = moment.parts(n)
        assert len(sizes) <= moment.MOST_OUTCOMES
        assert sum(sizes) == n and set(sizes[:-1]) <= {sizes[0]}


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_the_outcomes_that_a_generator_draws_make_the_very_game(
    id: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, table = load(id), some_game(id, seed, max_moves=40)
    drawn: list[tuple[int, int]] = []

    def drawn_and_noted(s: Any, n: int) -> int:
        drawn.append((n, below(s, n)))
        return drawn[-1][1]

    monkeypatch.setattr(moment, "decided", drawn_and_noted)
    rehearsed = moment.with_chance_in_the_open.__wrapped__(id)
    monkeypatch.undo()
    s = table_of(game, table.num_players(), seed, **some_options(id, seed))
    state = table.new_initial_state()
    done = None
    chance = np.random.default_rng(seed)
    while not state.is_terminal():
        m = state.moment
        for step in steps_since(m.past, done):
            do(game.start, game.act, s, (step.actor, step.action), done is None)
            done = step
        if done is not None:
            assert without_chance(m.state, game) == without_chance(s, game)
        if m.outcomes and m.kind == moment.DRAW:
            if not m.drawn:
                drawn.clear()
                start, act = rehearsed
                do(start, act, deepcopy(s), m.doing, m.state is None)
            state.apply_action(outcomes_of(drawn)[len(m.drawn)])
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))


def do(start: Any, act: Any, s: Any, doing: tuple[int, int], is_first: bool) -> None:
    """The deal, or what is done later."""
    log = log_with_room(LINES)
    if is_first:
        start(s, log)
    else:
        act(s, *doing, log)


def outcomes_of(drawn: list[tuple[int, int]]) -> list[int]:
    """The outcomes of chance nodes that make these draws: how many were possible, and which it was."""
    outcomes = []
    for possible, number in drawn:
        sizes, left = moment.parts(possible), number
        while len(sizes) > 1:
            part, left = divmod(left, sizes[0])
            outcomes.append(part)
            sizes = moment.parts(sizes[part])
    return outcomes


def steps_since(past: Any, done: Any) -> list[Any]:
    """What has been done since, the first first."""
    steps = []
    while past is not done and past.before is not None:
        steps.append(past)
        past = past.before
    return steps[::-1]


def without_chance(s: Any, game: Any) -> bytes:
    """A state's bytes but for its generator."""
    return as_bytes(SimpleNamespace(**vars(s) | {"rng": [0] * 4}), game.State)


# Who knows what


@every_game
def test_an_observation_is_the_view_of_the_seat(id: str) -> None:
    game = load(id)
    for state in decisions(pyspiel.load_game(f"kartenhaus_{id}(max_moves=8)"), seed=3):
        for player in range(2):
            view = blank(game.View)
            game.see(state.moment.state, player, view)
            assert state.observation_tensor(player) == observation(game.View, view).floats.tolist()


def after_the_deal(name: str, seed: int) -> Any:
    """The first decision."""
    return next(decisions(pyspiel.load_game(name), seed))


def test_nobody_knows_what_another_one_has_chosen_before() -> None:
    knows = []
    for choice in (0, 1):
        state = after_the_deal("kartenhaus_nimmt(players=3)", seed=4)
        state.apply_action(state.legal_actions()[choice])
        assert state.current_player() == 1
        knows.append([state.information_state_string(player) for player in range(3)])
    assert knows[0][0] != knows[1][0]
    assert knows[0][1:] == knows[1][1:]


def test_what_is_private_of_an_observation_is_the_hand_and_what_is_public_the_table() -> None:
    state = after_the_deal("kartenhaus_nimmt", seed=4)
    game = state.get_game()
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    private = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    assert "row[0,0]=" in public.string_from(state, 0) and " hand[" not in public.string_from(state, 0)
    assert "hand[0,0]=" in private.string_from(state, 0) and "row[" not in private.string_from(state, 0)
    private.set_from(state, 0)
    public.set_from(state, 0)
    whole = np.array(state.observation_tensor(0), np.float32)
    assert np.allclose(public.tensor + private.tensor, whole, atol=1e-6) and not np.allclose(public.tensor, whole)


def test_a_seat_remembers_what_it_has_seen_and_done_and_been_told() -> None:
    state = after_the_deal("kartenhaus_high_card(recent=5)", seed=1)
    hand, card = state.observation_string(0), state.legal_actions()[0]
    state.apply_action(card)
    assert f"saw {hand}\ndid lay {card + 1}\nlaid(0)\n" in state.information_state_string(0)
    recent = np.array(state.information_state_tensor(0)[-25:]).reshape(5, 5)
    assert not recent[:2].any() and recent[2:, 0].all()


@every_game
def test_what_a_seat_remembers_only_grows(id: str) -> None:
    states = [state.clone() for state in decisions(pyspiel.load_game(f"kartenhaus_{id}(max_moves=12)"), seed=3)]
    for player in range(2):
        after = states[-1].information_state_string(player)
        for state in reversed(states[:-1]):
            before = state.information_state_string(player)
            assert after.startswith(before.rpartition("sees ")[0])
            after = before


def test_what_is_whispered_to_one_seat_no_other_one_hears() -> None:
    *_, state = decisions(pyspiel.load_game("kartenhaus_horses(players=3)"), seed=3)
    for player in range(3):
        told = re.findall(r"^got\((\d)", state.information_state_string(player), re.MULTILINE)
        assert set(told) == {str(player)}


def test_in_a_state_that_a_seat_makes_up_others_remember_nothing_that_it_cannot_know() -> None:
    last = [state.clone() for state in decisions(pyspiel.load_game("kartenhaus_high_card"), seed=2)][-1]
    mine = last.resample_from_infostate(0, np.random.default_rng(1).random)
    assert "did lay" in mine.information_state_string(0)
    assert "did lay" in last.information_state_string(1)
    assert "did lay" not in mine.information_state_string(1)


def test_states_that_were_made_up_differ_and_go_on() -> None:
    state = after_the_deal("kartenhaus_lobo77", seed=1)
    chance = np.random.default_rng(1)
    others = [state.resample_from_infostate(0, chance.random) for _ in range(5)]
    assert len({str(other) for other in others}) == 5
    for other in others:
        again = pickle.loads(pickle.dumps(other))
        assert str(again) == str(other)
        assert again.information_state_string(0) == state.information_state_string(0)
        while not other.is_terminal():
            other.apply_action(other.legal_actions()[0])


# The end


def ending(name: str, seed: int) -> Any:
    """The last position of a game."""
    *_, last = positions(pyspiel.load_game(name), seed)
    return last


@every_game
def test_returns_say_who_is_before_whom(id: str) -> None:
    by_rank = ending(f"kartenhaus_{id}(players=3)", seed=2)
    points = ending(f"kartenhaus_{id}(players=3,returns=points)", seed=2).returns()
    assert by_rank.is_terminal() and sum(by_rank.returns()) == pytest.approx(0)
    assert points[int(np.argmax(by_rank.returns()))] == max(points)
    assert max(points) <= 0 if load(id).fewest_wins else max(points) > 0


def test_a_game_that_is_broken_off_has_no_winner() -> None:
    state = ending("kartenhaus_nimmt(players=3,max_moves=40)", seed=2)  # the second deal is not over
    assert state.returns() == [0, 0, 0]
    assert len([player for player, _ in history_of(state) if player >= 0]) == 40
    assert len(set(ending("kartenhaus_nimmt(players=3,max_moves=40,returns=points)", seed=2).returns())) > 1


def history_of(state: Any) -> list[tuple[int, int]]:
    """Who has decided what."""
    return [(step.player, step.action) for step in state.full_history()]


# Bad input


@every_game
def test_every_value_of_every_option_can_be_agreed_on_by_text(id: str) -> None:
    for option in choices_of(load(id).Options):
        kind = option.kind
        values: Any = kind.values if isinstance(kind, Choice) else (kind.least, kind.most)
        for value in values:
            game = pyspiel.load_game(f"kartenhaus_{id}({option.name}={value})")
            assert getattr(game.rules.state, option.name) == kind.number(value, "")
            assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize(
    ("name", "error", "says"),
    [
        ("kartenhaus_nim", pyspiel.SpielError, "Unknown game 'kartenhaus_nim'"),
        ("kartenhaus_nimmt(speed=1)", pyspiel.SpielError, "Unknown parameter 'speed'"),
        ("kartenhaus_nimmt(players=x)", pyspiel.SpielError, "Wrong type for parameter players"),
        ("kartenhaus_nimmt(players=11)", BadMessage, "expected 2 to 10 players, got 11 at kartenhaus_nimmt"),
        ("kartenhaus_nimmt(variant=x)", BadMessage, "expected one of base, professional, got 'x' at options.variant"),
        ("kartenhaus_nimmt(limit=0)", BadMessage, "expected a whole number from 1 to 9999, got 0 at options.limit"),
        ("kartenhaus_nimmt(returns=x)", BadMessage, "expected rank or points, got 'x' at returns"),
        ("kartenhaus_nimmt(max_moves=0)", BadMessage, "expected a whole number from 1 to 1000000, got 0 at max_moves"),
    ],
)
def test_what_cannot_be_played_is_named(name: str, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=f"^{says}"):
        pyspiel.load_game(name)


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    state = after_the_deal("kartenhaus_high_card", seed=1)
    before = (str(state), state.history())
    not_in_hand = min(set(range(12)) - set(state.legal_actions()))
    for action in (not_in_hand, 99):
        with pytest.raises(BadMessage, match=f"expected a legal action, got {action}"):
            state.apply_action(action)
    assert (str(state), state.history()) == before


def test_nobody_makes_up_a_state_while_chance_decides() -> None:
    state = pyspiel.load_game("kartenhaus_high_card").new_initial_state()
    with pytest.raises(BadMessage, match="expected a moment at which a seat decides"):
        state.resample_from_infostate(0, np.random.default_rng(1).random)


def test_an_observer_that_sees_all_hands_is_refused() -> None:
    game = pyspiel.load_game("kartenhaus_high_card")
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadMessage, match="expected what is public, or what one player sees or knows"):
        game.make_py_observer(everything)
