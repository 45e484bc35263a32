"""Gymnasium: many tables of one game at once, compiled. One seat of each learns, bots sit on the others."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kartenhaus.bots import leaving, levels
from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import CLOCK, BadMessage, Game, below, dtype_of, settle
from kartenhaus.simulate.driver import (
    ASKED,
    SLOTS,
    Bind,
    bind_plain,
    choose_for,
    choose_random,
    listen,
    look,
    next_actor,
    quickest,
    reaction,
    seed_from,
    unbound,
    wipe,
    wipe_plain,
    without,
)
from kartenhaus.simulate.space import level_numbers, log_for, median_times, records_of

from .observations import columns
from .one_game import nobody_races

start: Callable[[Any, Any], None] = unbound
may: Callable[[Any, int, Any], int] = unbound
act: Callable[[Any, int, int, Any], None] = unbound
see: Callable[[Any, int, Any], None] = unbound
is_over: Callable[[Any], bool] = unbound
score: Callable[[Any, int], int] = unbound
standings: Callable[[Any, Any], None] = unbound


class Batch(NamedTuple):
    """All tables: arrays by table, and what they share."""

    states: Any
    views: Any  # of the seat that learns
    view_bytes: Any  # the same memory, a row a table
    minds: Any  # by table and seat, and the CLOCK's chance
    mind_bytes: Any
    lasts: Any  # who acted last
    numbers: Any  # of the game that is played
    n_tables: Any  # one: how many there are in all, this batch being a part of them
    masks: Any  # by action: 1 = the seat that learns may do it
    points: Any  # of the seat that learns, as they were counted last
    gained: Any  # and what has come since
    has_ended: Any
    ranks: Any  # by seat, once the game has ended
    seat: Any  # one: which seat learns
    bot_views: Any  # one
    bot_view_bytes: Any
    levels: Any  # as in `simulate.space`, these and the rest
    medians: Any
    leaves: Any
    legal: Any
    log: Any
    root: Any


NOTHING = -1  # no action


def begin(b: Batch, k: int) -> None:
    """Deal the next game of this table, with fresh minds and chance of its own."""
    s = b.states[k]
    b.numbers[k] += b.n_tables[0]
    wipe(b.minds[k], b.mind_bytes[k])
    seed_from(s, b.root, b.numbers[k], 0)
    for seat in range(s.seats + 1):
        seed_from(b.minds[k][seat], b.root, b.numbers[k], seat + 1)
    start(s, b.log)
    b.lasts[k] = 0
    b.has_ended[k] = 0


def show(b: Batch, k: int) -> None:
    """What the seat that learns sees and may do."""
    s = b.states[k]
    look(s, b.seat[0], b.views[k], b.view_bytes[k])
    for action in range(len(b.legal)):
        b.masks[k][action] = 0
    if b.has_ended[k] == 0:
        for i in range(may(s, b.seat[0], b.legal)):
            b.masks[k][b.legal[i]] = 1


def step_all(b: Batch, actions: Any) -> None:
    """One decision at every table, and what follows until the seat that learns is asked anew, or the game is over.

    Where the game has ended, the next one begins instead. All of it is one loop that calls each rule once, as every
    call is a copy of the rules to compile.
    """
    for k in range(len(b.states)):
        s = b.states[k]
        minds = b.minds[k]
        seat = b.seat[0]
        actor = seat
        action = NOTHING
        is_asked = False
        b.gained[k] = 0
        if b.has_ended[k] == 1:
            begin(b, k)
            b.points[k] = score(s, b.seat[0])
        elif b.masks[k][actions[k]] == 1:
            action = actions[k]
        else:
            is_asked = True
        while not is_asked:
            if action != NOTHING:
                b.lasts[k] = seat
                act(s, actor, action, b.log)
            listen(minds, b.levels, s.seats, b.log)
            if is_over(s):
                b.has_ended[k] = 1
                standings(s, b.ranks[k])
                is_asked = True
            else:
                actor = next_actor(s, b.lasts[k], minds, b.medians)
                if actor == b.seat[0]:
                    is_asked = True
                else:
                    n = may(s, actor, b.legal)
                    seat = actor
                    if actor == CLOCK:
                        seat = s.seats
                        n = without(b.legal, n, b.leaves)
                    if b.levels[seat] == 0:
                        action = b.legal[below(minds[seat], n)]
                    else:
                        look(s, seat, b.bot_views[0], b.bot_view_bytes)
                        action = choose_for(b.levels[seat], b.bot_views[0], b.legal, n, minds[seat])
        points = score(s, b.seat[0])
        b.gained[k] = points - b.points[k]
        b.points[k] = points
        show(b, k)


def steps_of(game: Game, bind: Bind) -> Callable[[Batch, Any], None]:
    """`step_all` for one game."""
    names: dict[str, Any] = {name: getattr(game, name) for name in ASKED}
    empty = bind(choose_random)
    slots = {f"choose_{i}": empty for i in range(1, SLOTS + 1)}
    slots |= {f"choose_{i}": choose for i, choose in enumerate(game.bots.values(), 1)}
    names["races"] = bind(nobody_races) if game.real_time is None else game.real_time.races
    names["choose_for"] = bind(choose_for, **slots)
    names["wipe"] = bind(wipe) if bind is not bind_plain else wipe_plain
    for f in (seed_from, without, reaction, quickest, next_actor, look, listen, begin, show):
        names[f.__name__] = bind(f, **names)
    bound: Callable[[Batch, Any], None] = bind(step_all, **names)
    return bound


def batch_of(game: Game, n: int, options: dict[str, int], bots: Sequence[str], seat: int) -> Batch:
    """Tables that nothing has been dealt at."""
    states, views, bot_views = (
        records_of(schema, k) for schema, k in ((game.State, n), (game.View, n), (game.View, 1))
    )
    states["seats"] = len(bots)
    for name, value in options.items():
        states[name] = value
    minds = np.zeros((n, len(bots) + 1), dtype_of(game.Mind))
    size = game.moves.size
    return Batch(
        states=states,
        views=views,
        view_bytes=views.view(np.uint8).reshape(n, -1),
        minds=minds,
        mind_bytes=minds.view(np.uint8).reshape(n, -1),
        lasts=np.zeros(n, np.int64),
        numbers=np.arange(n),
        n_tables=np.array([n]),
        masks=np.zeros((n, size), np.int8),
        points=np.zeros(n, np.int64),
        gained=np.zeros(n, np.int64),
        has_ended=np.zeros(n, np.int8),
        ranks=np.zeros((n, game.seats.stop), np.int64),
        seat=np.array([seat]),
        bot_views=bot_views,
        bot_view_bytes=bot_views.view(np.uint8),
        levels=np.array(level_numbers(game, bots), np.int64),
        medians=np.array(median_times(game, bots), np.int64),
        leaves=np.array(leaving(game), np.int64),
        legal=np.zeros(size, np.int64),
        log=log_for(game, bots),
        root=np.zeros(4, np.int64),
    )


BY_TABLE = (
    "states", "views", "view_bytes", "minds", "mind_bytes", "lasts", "numbers", "masks", "points", "gained",
    "has_ended", "ranks",
)  # fmt: skip
SCRATCH = ("bot_views", "legal", "log")  # written on all the time, so each thread has its own


def parts_of(batch: Batch, threads: int) -> list[tuple[slice, Batch]]:
    """The same tables, in one run for each thread: the same memory, but for what is written on in between."""
    edges = [len(batch.states) * i // threads for i in range(threads + 1)]
    parts = []
    for first, end in pairwise(edges):
        own = {name: getattr(batch, name)[first:end] for name in BY_TABLE}
        own |= {name: getattr(batch, name).copy() for name in SCRATCH}
        own["bot_view_bytes"] = own["bot_views"].view(np.uint8)
        parts.append((slice(first, end), batch._replace(**own)))
    return parts


class Tables(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Tables with one learner each. The seats in order: `bots` are levels, `None` is the one that learns.

    An observation is a dictionary: "action_mask", and each field of the game's View under its name. With `copy=False`
    these arrays are the compiled rules' own memory: nothing is copied, and the next step writes into them.
    With `threads` so many cores share the tables; what happens at a table does not depend on them.

    A reward is the difference in the learner's points, turned so that more is better. An action that is not legal
    changes nothing and is asked anew. Autoreset is Gymnasium's "next step": after the end of a game the next `step`
    ignores the action and begins another game, with reward 0. "rank" is in the infos of ended games.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        bots: Sequence[str | None],
        options: Mapping[str, object] | None = None,
        copy: bool = True,
        threads: int = 1,
    ) -> None:
        rules = load(game)
        seats = checked_seats(rules, bots)
        if num_envs < 1:
            raise BadMessage("at least one table", num_envs, "num_envs")
        if not 1 <= threads <= num_envs:
            raise BadMessage(f"1 to {num_envs} threads for {num_envs} tables", threads, "threads")
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.sign = -1 if rules.fewest_wins else 1
        self.learner = list(bots).index(None)
        self.batch = batch_of(rules, num_envs, settle(rules.Options, options or {}), seats, self.learner)
        self.parts = parts_of(self.batch, threads)
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.step_all = compiled_steps(game)
        self.single_action_space = Discrete(rules.moves.size)
        self.action_space = MultiDiscrete([rules.moves.size] * num_envs)
        self.single_observation_space: Dict = space_of(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.observations = {name: self.batch.views[name] for name in self.batch.views.dtype.names}
        self.observations["action_mask"] = self.batch.masks

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal everywhere; `options` is Gymnasium's and says nothing here."""
        super().reset(seed=seed)
        self.batch.root[:] = self.np_random.integers(0, 2**32, 4)
        self.batch.numbers[:] = np.arange(self.num_envs) - self.num_envs
        self.batch.has_ended[:] = 1
        self.step_everywhere(np.zeros(self.num_envs, np.int64))
        return self.seen(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision at each table; BadMessage for what are no actions."""
        asked = np.asarray(actions)
        size = self.batch.masks.shape[1]
        if asked.shape != (self.num_envs,) or asked.dtype.kind not in "iu" or asked.min() < 0 or asked.max() >= size:
            raise BadMessage(f"an action from 0 to {size - 1} for each of {self.num_envs} tables", actions, "actions")
        self.step_everywhere(asked.astype(np.int64))
        has_ended = self.batch.has_ended == 1
        rewards = (self.sign * self.batch.gained).astype(np.float64)
        infos = {"rank": np.where(has_ended, self.batch.ranks[:, self.learner], 0), "_rank": has_ended.copy()}
        return self.seen(), rewards, has_ended, np.zeros(self.num_envs, np.bool_), infos

    def step_everywhere(self, actions: NDArray[np.int64]) -> None:
        """Each thread its run of tables, this one the first; no run holds the GIL."""
        (first, own), *others = self.parts
        waiting = []
        if self.pool is not None:
            waiting = [self.pool.submit(self.step_all, part, actions[run]) for run, part in others]
        self.step_all(own, actions[first])
        for each in waiting:
            each.result()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self.pool is not None:
            self.pool.shutdown()

    def seen(self) -> dict[str, Any]:
        """By field, what all learners see."""
        return {name: array.copy() if self.copy else array for name, array in self.observations.items()}


def checked_seats(game: Game, bots: Sequence[str | None]) -> list[str]:
    """A level for each seat; the learner's counts as random, who listens to nothing."""
    if len(bots) not in game.seats:
        raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} seats for {game.id}", len(bots), "bots")
    if list(bots).count(None) != 1:
        raise BadMessage("None for the one seat that learns", list(bots), "bots")
    for level in bots:
        if level is not None and level not in levels(game):
            raise BadMessage(f"a level among {', '.join(levels(game))}", level, "bots")
    return ["random" if level is None else level for level in bots]


def space_of(game: Game) -> Dict:
    """Of one learner's observations."""
    dtype = dtype_of(game.View)
    spaces: dict[str, Space[Any]] = {"action_mask": Box(0, 1, (game.moves.size,), np.int8)}
    for column in columns(game.View):
        kind = dtype[column.field]
        spaces[column.field] = Box(column.least, column.most, kind.shape, kind.base.type)
    return Dict(spaces)


@cache
def compiled_steps(game: str) -> Callable[[Batch, Any], None]:
    """`step_all`, compiled: the first time takes a while, and the code is kept."""
    rules = compiled(game)
    return steps_of(rules.game, rules.bind)
