"""Bots of every game choose from a view and their legal actions, and from nothing else."""

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, leaving, new_mind, notice_all, thinking
from kartenhaus.compiled import compiled
from kartenhaus.games import ids, load
from kartenhaus.kit import CLOCK, Game, Log
from kartenhaus.kit.events import EVERYBODY
from kartenhaus.simulate.space import remembers
from tests.kit.driven import minds
from tests.kit.tables import LINES, random_tables

LEVELS = [(id, level) for id in ids() for level in load(id).bots]
REMEMBERING = [id for id in ids() if remembers(load(id))]
LEAVING = {id: leaving(load(id)) for id in ids()}
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
    for i, words in enumerate(minds(seed, n)["rng"].tolist()):
        s, log = kit.unpack(states[i], game.State), kit.log_with_room(LINES)
        memories = [new_mind(game, [*words[:3], seat]) for seat in range(s.seats)]
        clock = new_mind(game, words)
        game.start(s, log)
        legal = [0] * game.moves.size
        while not game.is_over(s):
            tell(game, memories, log)
            actor = next_actor(game, s)
            actions = legal[: game.may(s, actor, legal)]
            if actor == CLOCK:
                staying = [action for action in actions if not LEAVING[game.id][action]]
                game.act(s, CLOCK, staying[kit.below(clock, len(staying))], log)
                continue
            view = kit.blank(game.View)
            game.see(s, actor, view)
            before = kit.as_bytes(s, game.State)
            action = yield actor, view, actions, memories[actor]
            assert kit.as_bytes(s, game.State) == before, "expected a bot to leave the table alone"
            game.act(s, actor, action, log)


def tell(game: Game, memories: list[Any], log: Log) -> None:
    """Every mind is told what its seat may know of the log, which begins anew."""
    assert log.n < log.room
    for seat, mind in enumerate(memories):
        notice_all(game, mind, seat, meant_for(seat, log))
    log.n = 0


def meant_for(seat: int, log: Log) -> list[list[int]]:
    """The lines that this seat is told."""
    return [list(line) for line in log.line[: log.n] if line[1] in (EVERYBODY, seat)]


def next_actor(game: Game, s: Any) -> int:
    """A seat that races, or else one that is awaited, or else the CLOCK."""
    time = game.real_time
    racing = [seat for seat in range(s.seats) if time is not None and time.races(s, seat)]
    awaited = [seat for seat in range(s.seats) if game.awaits(s, seat)]
    return [*racing, *awaited, CLOCK][0]


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
    record = minds(2, 1, game.Mind)[0]
    seen = np.zeros(1, kit.dtype_of(game.View))
    legal = np.zeros(game.moves.size, np.int32)
    while True:
        other = deepcopy(mind)
        kit.pack(mind, record)
        kit.pack(view, seen[0])
        legal[: len(actions)] = actions
        action = game.bots[level](view, actions, len(actions), mind)
        assert game.bots[level](view, actions, len(actions), other) == action
        assert quick(seen[0], legal, len(actions), record) == action
        assert kit.as_bytes(other, game.Mind) == kit.as_bytes(mind, game.Mind) == record.tobytes()
        try:
            _, view, actions, mind = games.send(action)
        except StopIteration:
            break


@each_bot
def test_choosing_writes_nothing_into_the_memory(id: str, level: str) -> None:
    game = load(id)
    games = bot_games(game, level, len(game.seats), seed=3)
    _, view, actions, mind = next(games)
    while True:
        before = memory_of(mind)
        action = game.bots[level](view, actions, len(actions), mind)
        assert memory_of(mind) == before
        try:
            _, view, actions, mind = games.send(action)
        except StopIteration:
            break


def memory_of(mind: Any) -> dict[str, Any]:
    """What a mind holds beside its chance."""
    return {name: frozen(value) for name, value in vars(mind).items() if name != "rng"}


@pytest.mark.parametrize("id", REMEMBERING)
def test_a_mind_that_is_told_everything_again_is_the_same(id: str) -> None:
    game, quick = load(id), compiled(id).game.notices
    level = list(game.bots)[-1]
    states = random_tables(game, 2 * len(game.seats), seed=4)
    n_remembered = 0
    for i, words in enumerate(minds(4, len(states))["rng"].tolist()):
        s, log = kit.unpack(states[i], game.State), kit.log_with_room(LINES)
        live, record = new_mind(game, words), minds(4, 1, game.Mind)[0]
        record["rng"] = words
        told: list[list[int]] = []
        legal = [0] * game.moves.size
        game.start(s, log)
        while not game.is_over(s):
            lines = meant_for(0, log)
            log.n = 0
            told += lines
            notice_all(game, live, 0, lines)
            for line in np.array(lines, np.int32).reshape(-1, kit.events.WIDTH):
                quick(record, 0, line)
            actor = next_actor(game, s)
            actions = [a for a in legal[: game.may(s, actor, legal)] if actor != CLOCK or not LEAVING[id][a]]
            view = kit.blank(game.View)
            game.see(s, max(actor, 0), view)
            mind = thinking(live if actor == 0 else new_mind(game, words), [len(told), 2, 3, actor + 3])
            action = choose(game, "random" if actor == CLOCK else level, view, actions, mind)
            game.act(s, actor, action, log)
        again = new_mind(game, words)
        notice_all(game, again, 0, told)
        assert again == live
        assert record.tobytes() == kit.as_bytes(live, game.Mind)
        n_remembered += live != new_mind(game, words)
    assert n_remembered > 0, "expected something to be remembered"
