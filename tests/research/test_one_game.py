"""Decision by decision, it is the same game that is played in bulk."""

from typing import Any

import numpy as np
import pytest

from kartenhaus.games import ids, load
from kartenhaus.kit import below, settle
from kartenhaus.research.one_game import OneGame
from kartenhaus.simulate.driver import bind_plain, loops_of
from kartenhaus.simulate.space import packed, plain_space, tally_of
from tests.research.test_pettingzoo import some_options

WHOLE = 2520


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("option_seed", [None, 1, 2])
def test_it_leaves_the_very_bytes_that_the_bulk_loops_leave(id: str, option_seed: int | None) -> None:
    game = load(id)
    seats = min(3, game.seats[-1])
    options: dict[str, Any] = {} if option_seed is None else some_options(id, option_seed)
    table = OneGame(id, seats, options, seed=9)
    space = plain_space(game, settle(game.Options, options), ["random"] * seats, seed=9)
    for number in range(3):
        table.begin(number)
        while not table.is_over():
            assert table.actor in table.asked()
            legal = table.legal(table.actor)
            table.act(table.actor, legal[below(table.space.minds[table.actor], len(legal))])
            table.go_on()
        loops_of(game, bind_plain)(space, number, [0], tally_of(seats), WHOLE)
        assert packed(table.state, game).tobytes() == packed(space.states[0], game).tobytes()
        assert np.array_equal(table.ranks(), space.ranks[:seats])


def test_everybody_hears_what_is_meant_for_all_and_nobody_what_is_meant_for_another() -> None:
    table = OneGame("horses", 3, {}, seed=3)
    table.begin(0)
    told = []
    while not table.is_over():
        table.act(table.actor, table.legal(table.actor)[0])
        table.go_on()
        told += [(seat, event) for seat in table.seats for event in table.hear(seat)]
    got = [(seat, event["seat"]) for seat, event in told if event["event"] == "got"]
    assert got and all(seat == whose for seat, whose in got)
    drew = [seat for seat, event in told if event["event"] == "drew"]
    assert drew.count(0) == drew.count(1) == drew.count(2) > 0
    assert all(table.hear(seat) == [] for seat in table.seats)
