"""Bots of every game choose from a view and their legal actions, and from nothing else."""

from typing import Any

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.compiled import compiled
from kartenhaus.games import ids, load
from kartenhaus.kit import Game
from tests.kit.driven import Mind, minds, plain_mind
from tests.kit.tables import random_tables

LEVELS = [(id, level) for id in ids() for level in load(id).bots]
pytestmark = pytest.mark.timeout(600)  # whichever test comes first compiles
each_bot = pytest.mark.parametrize(("id", "level"), LEVELS)


class OnlyView:
    """A view that tells who asks for anything that is not in it, or writes into it."""

    def __init__(self, schema: type, view: object) -> None:
        names = kit.dtype_of(schema).names or ()
        object.__setattr__(self, "_seen", {name: frozen(getattr(view, name)) for name in names})

    def __getattr__(self, name: str) -> Any:
        seen = object.__getattribute__(self, "_seen")
        assert name in seen, f"expected a bot to ask for what a view shows, it asked for {name}"
        return seen[name]

    def __setattr__(self, name: str, value: object) -> None:
        raise AssertionError(f"expected a bot to leave its view alone, it wrote {name}")


def frozen(value: Any) -> Any:
    """Lists as tuples, so that nobody writes into them."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


class OnlyLegal(tuple[int, ...]):
    """The legal actions with room behind them that nobody should read."""

    def __new__(cls, actions: list[int], size: int) -> "OnlyLegal":
        made = super().__new__(cls, actions + [0] * (size - len(actions)))
        made.n = len(actions)
        return made

    n: int

    def __getitem__(self, i: Any) -> Any:
        assert 0 <= i < self.n, f"expected a bot to read the first {self.n} actions, it read place {i}"
        return super().__getitem__(i)


def bot_games(game: Game, level: str, n: int, seed: int) -> Any:
    """Games that bots play against each other: each choice as seat, state, view, legal actions and mind."""
    states = random_tables(game, n, seed)
    for i, record in enumerate(minds(seed, n)):
        s, mind, log = kit.unpack(states[i], game.State), plain_mind(record), kit.log_with_room(0)
        game.start(s, log)
        legal = [0] * game.moves.size
        while not game.is_over(s):
            seat = next(seat for seat in range(s.seats) if game.awaits(s, seat))
            view = kit.blank(game.View)
            game.see(s, seat, view)
            actions = legal[: game.may(s, seat, legal)]
            before = kit.as_bytes(s, game.State)
            action = yield seat, view, actions, mind
            assert kit.as_bytes(s, game.State) == before, "expected a bot to leave the table alone"
            game.act(s, seat, action, log)


@each_bot
def test_a_bot_reads_its_view_and_its_legal_actions_alone_and_chooses_one(id: str, level: str) -> None:
    game = load(id)
    games = bot_games(game, level, 2 * len(game.seats), seed=1)
    seat, view, actions, mind = next(games)
    while True:
        only = OnlyLegal(actions, game.moves.size)
        action = game.bots[level](OnlyView(game.View, view), only, len(actions), mind)
        assert action in actions
        try:
            seat, view, actions, mind = games.send(action)
        except StopIteration:
            break
    assert seat >= 0


@each_bot
def test_a_bot_chooses_alike_from_equal_views_and_minds(id: str, level: str) -> None:
    game, quick = load(id), compiled(id).game.bots[level]
    games = bot_games(game, level, len(game.seats), seed=2)
    _, view, actions, mind = next(games)
    record = np.zeros(1, np.dtype([("rng", np.uint32, 4)], align=True))[0]
    seen = np.zeros(1, kit.dtype_of(game.View))
    legal = np.zeros(game.moves.size, np.int32)
    while True:
        other: Mind = plain_mind(record)
        other.rng = list(mind.rng)
        record["rng"] = mind.rng
        kit.pack(view, seen[0])
        legal[: len(actions)] = actions
        action = game.bots[level](view, actions, len(actions), mind)
        assert game.bots[level](view, actions, len(actions), other) == action
        assert quick(seen[0], legal, len(actions), record) == action
        assert other.rng == mind.rng == record["rng"].tolist()
        try:
            _, view, actions, mind = games.send(action)
        except StopIteration:
            break
