"""What is counted of our games and of others'."""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from bench import peers
from bench._rounds import Rates
from kartenhaus.research.one_game import OneGame
from kartenhaus.research.pettingzoo import env


def test_decisions_are_the_actions_of_seats_and_not_of_the_clock() -> None:
    for id in ("high_card", "horses"):
        table = OneGame(id, peers.SEATS, seed=peers.SEED)
        n = 0
        for number in range(3):
            table.begin(number)
            while not table.is_over():
                n += 1
                seat, legal = table.actor, table.legal(table.actor)
                table.act(seat, legal[peers_choice(table, seat, len(legal))])
                table.go_on()
        decisions, deals = peers.decisions_of(id, 3)
        assert decisions == n > 0 < min(deals)


def peers_choice(table: OneGame, seat: int, n: int) -> int:
    """As a bot at random chooses in bulk."""
    from kartenhaus.kit import below

    return below(table.space.minds[seat], n)


class Flip:
    """A game of theirs: chance, a decision, chance, a decision, and it is over."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.done) == 4

    def is_chance_node(self) -> bool:
        return len(self.done) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.0), (8, 1.0)]

    def legal_actions(self) -> list[int]:
        return [3]

    def apply_action(self, action: int) -> None:
        self.done.append(action)


def test_what_chance_does_is_done_and_not_counted_as_a_decision() -> None:
    state = Flip()
    assert peers.plies_from(state, random.Random(1)) == (2, 2)
    assert state.done == [8, 3, 8, 3]


def test_an_action_is_one_of_the_mask_wherever_that_lies() -> None:
    mask = np.array([0, 0, 1, 0])
    space = SimpleNamespace(agent_selection="a", action_space=lambda agent: Discrete(1, start=9))
    chance = random.Random(1)
    assert peers.chosen(space, {"action_mask": mask}, {}, chance) == 2
    assert peers.chosen(space, mask, {"action_mask": mask}, chance) == 2
    assert peers.chosen(space, mask, {}, chance) == 9


def test_steps_of_an_environment_are_decisions_that_were_made() -> None:
    table = env("high_card", seats=2, options={"deals": 1})
    made: list[Any] = []
    step = table.step

    def noted(action: int | None) -> None:
        made.append(action)
        step(action)

    table.step = noted  # type: ignore[method-assign]
    play = peers.aec_steps(table, at_once=7)
    assert [play() for _ in range(4)] == [7] * 4
    assert sum(action is not None for action in made) == 28 < len(made)


def test_an_environment_whose_parts_are_missing_is_none() -> None:
    assert peers.classic("no_such_game_v1") is None


def test_the_median_of_the_rounds_must_reach_the_target() -> None:
    ours, theirs = Rates((9.0, 4.0, 4.0)), Rates((2.0, 2.0, 2.0))
    assert peers.times("a / b", ours, theirs, 3).is_reached is False
    assert peers.times("a / b", ours, theirs, 2).is_reached is True
    assert peers.times("a / b", ours, theirs).is_reached is None
    assert peers.median_of([ours, theirs, Rates((0.0, 9.0, 3.0))]) == Rates((2.0, 4.0, 3.0))


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(peers, "NEEDED", ("numpy", "no_such_house"))
    assert peers.main() == 0
    assert 'no_such_house not installed (pip install "kartenhaus[peers]")' in capsys.readouterr().out
