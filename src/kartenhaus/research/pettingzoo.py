"""PettingZoo: every game as an environment for several agents, one after another (AEC) or all at once (parallel).

Agents are called `seat_0`, `seat_1`, … and stay until the game is over. A reward is the difference in the seat's
points, of which a game counts some whenever a deal ends, turned so that more is better.
"""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from kartenhaus.kit import ONLOOKER, BadMessage

from .observations import columns
from .one_game import OneGame
from .text import board

if TYPE_CHECKING:
    from .quick_game import QuickGame

LAPSED = "too_late"  # what an action is called that another one has overtaken
MANY = 500_000  # steps in plain rules, about as long as it takes to compile them


class Table:
    """What both kinds of environments have in common: the game, its agents, what they see, how far it is."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None,
        max_cycles: int | None,
        is_scaled: bool,
        is_compiled: bool | None,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise BadMessage("at least one cycle", max_cycles, "max_cycles")
        self.seed = secrets.randbits(64)
        self.play: OneGame | QuickGame = OneGame(game, seats, options, self.seed)
        self.options = options
        self.names = [f"seat_{seat}" for seat in self.play.seats]
        self.nothing = dict.fromkeys(self.names, 0.0)
        self.is_scaled = is_scaled
        self.is_compiled = is_compiled  # None: once it is worth it
        self.number = 0  # of the next game
        self.n_steps = 0  # in all games
        size = self.play.game.moves.size
        self.actions = {name: Discrete(size) for name in self.names}
        self.observations = {name: self.space(size) for name in self.names}

    def space(self, size: int) -> Dict:
        """Of one agent's observations."""
        found = columns(self.play.game.View)
        low = np.array([each.least for each in found], np.int32)
        high = np.array([each.most for each in found], np.int32)
        box = Box(-1, 1, (len(found),), np.float32) if self.is_scaled else Box(low, high, dtype=np.int32)
        return Dict({"observation": box, "action_mask": Box(0, 1, (size,), np.int8)})

    def begin(self, seed: int | None) -> None:
        """The next game; with a seed the first one of that seed."""
        if seed is not None:
            self.seed, self.number = seed, 0
            self.play.reseed(seed)
        if isinstance(self.play, OneGame) and (self.is_compiled or self.seems_worth_it()):
            self.compile()
        self.play.begin(self.number)
        self.number += 1
        self.before = self.play.points()

    def seems_worth_it(self) -> bool:
        """Nobody has said whether to compile, and there were many steps."""
        return self.is_compiled is None and self.n_steps >= MANY

    def compile(self) -> None:
        """From now on the same games are played in compiled rules."""
        from .quick_game import QuickGame  # what it needs is slow to import, and of use to those alone who compile

        self.play = QuickGame(self.play.game.id, len(self.names), self.options, self.seed)

    def observe(self, seat: int, is_asked: bool) -> dict[str, Any]:
        """What the seat sees; its mask is empty unless it is asked."""
        seen = self.play.observe(seat, is_asked, self.is_scaled)
        return {"observation": seen.numbers, "action_mask": seen.mask}

    def rewards(self) -> dict[str, float]:
        """By agent, the points since the last time; asked once a step."""
        self.n_steps += 1
        points = self.play.points()
        if points == self.before:
            return self.nothing.copy()
        gained = [float(now - then) for now, then in zip(points, self.before, strict=True)]
        self.before = points
        return dict(zip(self.names, gained, strict=True))

    def render(self) -> str:
        """The table as an onlooker sees it."""
        return board(self.play.game, self.play.view(ONLOOKER), "en", self.names)


class Env(AECEnv[str, dict[str, Any], int]):
    """One agent after another: those whom the game awaits, as they sit; in a race, in an order by chance.

    An agent that is asked never sees what another one has chosen in secret, as its view does not hold it. An action
    that is not legal changes nothing; the agent is asked again, and `infos[agent]["refused"]` is the reason.

    `max_cycles`: decisions per seat, on average, after which the game is broken off; endless unless said.
    `is_compiled`: whether the rules run compiled; unless said, from the first deal after MANY steps on.
    `infos[agent]["told"]`: events since this agent acted last; at the end there is also its "rank".
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        is_scaled: bool = True,
        render_mode: str | None = None,
        is_compiled: bool | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, max_cycles, is_scaled, is_compiled)
        self.max_cycles = max_cycles
        self.metadata = metadata_of(self.table)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; `options` is PettingZoo's and says nothing here: a table's options are agreed when it is made."""
        self.table.begin(seed)
        self.n_steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask()

    def ask(self) -> None:
        """Select who decides next, and tell it what has happened."""
        play = self.table.play
        if play.is_over() or self.is_broken_off():
            self.end()
            return
        self.agent_selection = self.table.names[play.actor]
        self.infos[self.agent_selection] = {"told": play.hear(play.actor)}

    def is_broken_off(self) -> bool:
        """There were as many decisions as there may be."""
        return self.max_cycles is not None and self.n_steps >= self.max_cycles * len(self.possible_agents)

    def end(self) -> None:
        """The last thing that everybody learns."""
        play = self.table.play
        is_over = play.is_over()
        for seat, agent in enumerate(self.table.names):
            self.terminations[agent] = is_over
            self.truncations[agent] = not is_over
            self.infos[agent] = last_info(play, seat)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.table.names.index(agent)
        return self.table.observe(seat, seat == self.table.play.actor and not self.is_broken_off())

    def step(self, action: int | None) -> None:
        """Do what the selected agent has decided; None, and nothing else, once the game has ended for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.table.play
        seat = play.actor
        self._cumulative_rewards[agent] = 0.0
        self.n_steps += 1
        why = play.decide(seat, action_number(action, agent))
        self.rewards = self.table.rewards()
        self._accumulate_rewards()
        self.ask()
        if why != play.game.refusals[0]:
            self.infos[agent]["refused"] = why

    def render(self) -> str:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


class Parallel(ParallelEnv[str, dict[str, Any], int]):
    """All agents at once: an action counts for those who are asked at this moment, for others it is passed over.

    In a race claims are done before all else, one after another in an order by chance; what comes second, the rules
    say. An action that lets something pass lapses when that has gone. An action that is not legal changes nothing.
    Both are asked again, with the reason in `infos[agent]["refused"]`.

    `max_cycles`: steps after which the game is broken off; endless unless said.
    `is_compiled`: as for `Env`.
    `infos[agent]["told"]`: events of the last step; at the end there is also its "rank".
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        is_scaled: bool = True,
        render_mode: str | None = None,
        is_compiled: bool | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, max_cycles, is_scaled, is_compiled)
        self.max_cycles = max_cycles
        self.metadata = metadata_of(self.table)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Deal; `options` is PettingZoo's and says nothing here: a table's options are agreed when it is made."""
        self.table.begin(seed)
        self.n_steps = 0
        self.agents = list(self.possible_agents)
        play = self.table.play
        return self.views(play.asked()), {agent: {"told": play.hear(i)} for i, agent in enumerate(self.agents)}

    def views(self, asked: list[int]) -> dict[str, dict[str, Any]]:
        """By agent, what it sees."""
        return {agent: self.table.observe(seat, seat in asked) for seat, agent in enumerate(self.table.names)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Do what those who are asked have decided. Whoever is asked and says nothing is asked again."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        play, names = self.table.play, self.table.names
        wished = {i: action_number(actions[names[i]], names[i]) for i in play.asked() if names[i] in actions}
        refused = do_at_once(play, wished)
        play.go_on()
        self.n_steps += 1
        is_over = play.is_over()
        is_broken_off = not is_over and self.max_cycles is not None and self.n_steps >= self.max_cycles
        is_last = is_over or is_broken_off
        if is_last:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {
            name: last_info(play, i) if is_last else {"told": play.hear(i)} for i, name in enumerate(names)
        }
        for seat, why in refused.items():
            infos[names[seat]]["refused"] = why
        views = self.views([] if is_last else play.asked())
        return (
            views,
            self.table.rewards(),
            dict.fromkeys(names, is_over),
            dict.fromkeys(names, is_broken_off),
            infos,
        )

    def render(self) -> str:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


def do_at_once(play: "OneGame | QuickGame", wished: Mapping[int, int]) -> dict[int, str]:
    """Claims first, then the rest; by seat, why something was not done."""
    refused = {}
    race = play.race()
    for seat in sorted(play.in_order(wished), key=lambda seat: not play.is_claim(wished[seat])):
        action = wished[seat]
        if not play.is_claim(action) and (play.race() != race or not play.may_decide(seat)):
            refused[seat] = LAPSED
        elif (why := play.decide(seat, action, goes_on=False)) != play.game.refusals[0]:
            refused[seat] = why
    return refused


def last_info(play: "OneGame | QuickGame", seat: int) -> dict[str, Any]:
    """What a seat learns at the end."""
    return {"told": play.hear(seat)} | ({"rank": play.ranks()[seat]} if play.is_over() else {})


def action_number(action: object, agent: str) -> int:
    """A whole number; BadMessage for anything else."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise BadMessage("the number of an action", action, agent)
    return int(action)


def metadata_of(table: Table) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    game = table.play.game
    return {"name": f"{game.id}_v{game.rules_version}", "render_modes": ["ansi"], "is_parallelizable": True}


def checked_mode(render_mode: str | None) -> str | None:
    """Text is all that is drawn."""
    if render_mode not in (None, "ansi"):
        raise BadMessage("render_mode ansi or none", render_mode, "render_mode")
    return render_mode


def env(game: str, **how: Any) -> Env:
    """The game as an environment in which one agent acts after another; `how` as for `Env`."""
    return Env(game, **how)


def parallel_env(game: str, **how: Any) -> Parallel:
    """The game as an environment in which all agents act at once; `how` as for `Parallel`."""
    return Parallel(game, **how)
