"""OpenSpiel: every game under the name `kartenhaus_<id>`; importing this file registers them.

All that chance decides is a chance node. Who decide at the same time, or at any moment, are asked one after another.
"""

from collections.abc import Callable, Mapping
from math import copysign, log, log1p
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kartenhaus.games import ids, load
from kartenhaus.kit import NOBODY, ONLOOKER, BadMessage, Game, choices_of, settle

from .moment import (
    DRAWS_A_MOVE,
    DRAWS_AT_ONCE,
    FACTS,
    FIRST,
    MOST_OUTCOMES,
    TABLE,
    Moment,
    Rules,
    after,
    cells,
    differing,
    imagined,
    is_legal,
    known,
    options_of,
    rules_of,
)
from .observations import scaled

MOST = 1_000_000  # moves, lines
PARAMETERS = {"players": 2, "returns": "rank", "max_moves": 10_000, "recent": 32}


class Table(pyspiel.Game):
    """A game of the house as OpenSpiel wants it. Parameters: `PARAMETERS` and the game's options."""

    def __init__(self, id: str, game_type: Any, given: Mapping[str, Any] | None = None) -> None:
        game = load(id)
        parameters = checked(game, defaults(game) | dict(given or {}))
        seats, most = parameters["players"], parameters["max_moves"]
        agreed = {name: as_agreed(parameters[name]) for name in options_of(game)}
        stored = tuple(settle(game.Options, agreed).items())
        self.rules = rules_of(id, seats, stored, most, parameters["recent"])
        self.is_by_rank = parameters["returns"] == "rank"
        self.sign = -1 if game.fewest_wins else 1
        bound = 1.0 if self.is_by_rank else float(2**31)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.size,
            max_chance_outcomes=max(MOST_OUTCOMES, game.moves.size),
            num_players=seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if self.is_by_rank else None,
            max_game_length=most,
        )
        if not self.is_by_rank:
            game_type = type_of(game, pyspiel.GameType.Utility.GENERAL_SUM)
        super().__init__(game_type, info, {k: v for k, v in parameters.items() if v != defaults(game)[k]})

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> "Position":
        """Before anything is dealt."""
        return Position(self, self.rules.first)

    def max_chance_nodes_in_history(self) -> int:
        """A game with more of them is broken off."""
        return DRAWS_A_MOVE * self.rules.max_moves + 2 * DRAWS_AT_ONCE

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """By default what a seat sees, with perfect recall what it knows."""
        if params:
            raise BadMessage("no parameters of observers", params, "make_py_observer")
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def returns_of(self, m: Moment) -> list[float]:
        """By seat, for a game that is over or broken off."""
        game, seats = self.rules.game, self.rules.seats
        if not self.is_by_rank:
            return [float(self.sign * int(game.score(m.state, seat))) for seat in seats]
        if not game.is_over(m.state):
            return [0.0 for _ in seats]
        ranks = [0] * game.seats.stop
        game.standings(m.state, ranks)
        found = ranks[: len(seats)]
        return [sum((r > mine) - (r < mine) for r in found) / (len(found) - 1) for mine in found]


class Position(pyspiel.State):
    """A moment of a game, for OpenSpiel to go on from."""

    def __init__(self, game: Table, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        m = self.moment
        if m.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return m.actor if m.actor != NOBODY else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.moment.actor == NOBODY and not self.moment.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moment.rules.legal(self.moment.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome and its probability."""
        m = self.moment
        return [(outcome, weight / sum(m.weights)) for outcome, weight in zip(m.outcomes, m.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        m = self.moment
        if not (action in m.outcomes if m.outcomes else is_legal(m, action)):
            raise BadMessage("a legal action", action, "apply_action")
        self.moment = after(m, action)

    def _action_to_string(self, player: int, action: int) -> str:
        m = self.moment
        if player >= 0 or (m.outcomes and m.kind == TABLE):
            return m.rules.move(action)
        return f"seat {action} is quickest" if m.kind == FIRST else f"draw {action} of {len(m.outcomes)}"

    def returns(self) -> list[float]:
        """0 until the game is over."""
        game = self.get_game()
        return game.returns_of(self.moment) if self.is_terminal() else [0.0] * len(self.moment.rules.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """A random position of which this player knows just as much. Its history begins there."""
        return Position(self.get_game(), imagined(self.moment, player, sampler))

    def __str__(self) -> str:
        m = self.moment
        facts = {} if m.state is None else vars(m.state)
        table = [f"{name} {value}" for name, value in facts.items() if name != "rng"]
        return "\n".join([*table, f"actor {m.actor} of {len(m.rules.seats)}", f"doing {m.doing} {list(m.drawn)}"])


class Observer:
    """What a seat sees, or knows, as numbers and as text.

    Public is what an onlooker sees. Private is in what the seat itself sees something else: as numbers, the difference.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules = rules
        self.is_public = kind.public_info
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_recall = kind.perfect_recall
        is_of_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if is_of_all or not (self.is_public or (self.is_private and not self.has_recall)):
            raise BadMessage("what is public, or what one player sees or knows", str(kind), "make_py_observer")
        n = len(rules.names)
        size = n + (rules.recent * FACTS if self.has_recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[:n]}
        if self.has_recall:
            self.dict["recent"] = self.tensor[n:].reshape(rules.recent, FACTS)

    def whose(self, player: int) -> int:
        """The viewer."""
        return player if self.is_private else ONLOOKER

    def set_from(self, state: Position, player: int) -> None:
        """Write the tensor."""
        m, schema = state.moment, self.rules.game.View
        floats = scaled(schema, self.cells(m, self.whose(player)))
        self.dict["observation"][:] = floats if self.is_public else floats - scaled(schema, self.cells(m, ONLOOKER))
        if self.has_recall:
            lines = known(m.past, self.whose(player)).recent
            self.dict["recent"].fill(0)
            for place, line in enumerate(lines, len(self.dict["recent"]) - len(lines)):
                self.dict["recent"][place] = [squeezed(fact) for fact in line]

    def cells(self, m: Moment, viewer: int) -> NDArray[np.int32]:
        """The view as one row."""
        return np.array(cells(self.rules, m.state, viewer), np.int32)

    def string_from(self, state: Position, player: int) -> str:
        """The same as text; with perfect recall all that the seat has done, seen and been told."""
        m, rules = state.moment, self.rules
        now = cells(rules, m.state, self.whose(player))
        if not self.is_public:
            return differing(rules, cells(rules, m.state, ONLOOKER), now)
        if not self.has_recall:
            return differing(rules, rules.empty, now)
        k = known(m.past, self.whose(player))
        return f"{k.text}sees {differing(rules, k.seen, now)}"


def squeezed(fact: int) -> float:
    """A fact of any size between -1 and 1, as wide columns of an observation are."""
    return copysign(log1p(abs(fact)) / log(2**31), fact)


def defaults(game: Game) -> dict[str, Any]:
    """All parameters, and what they are unless said otherwise."""
    usual = {option.name: as_read(option.kind.default) for option in choices_of(game.Options)}
    assert not usual.keys() & PARAMETERS.keys(), "an option must not be called like a parameter"
    return PARAMETERS | {"players": max(2, game.seats[0])} | usual


def as_read(value: Any) -> Any:
    """What OpenSpiel makes of a value when it reads it."""
    return {"true": True, "false": False}.get(value, value)


def as_agreed(value: Any) -> Any:
    """The value of an option that was read as this."""
    return str(value).lower() if isinstance(value, bool) else value


def checked(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The same parameters; BadMessage if one is wrong that is no option. OpenSpiel has looked for unknown ones."""
    if given["players"] not in game.seats:
        raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} players", given["players"], f"kartenhaus_{game.id}")
    if given["returns"] not in ("rank", "points"):
        raise BadMessage("rank or points", given["returns"], "returns")
    for name in ("max_moves", "recent"):
        if not 1 <= given[name] <= MOST:
            raise BadMessage(f"a whole number from 1 to {MOST}", given[name], name)
    return dict(given)


def type_of(game: Game, utility: Any) -> Any:
    """What OpenSpiel wants to know before a game is loaded."""
    return pyspiel.GameType(
        short_name=f"kartenhaus_{game.id}",
        long_name=f"Kartenhaus {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(game),
    )


def register(id: str) -> None:
    """Let OpenSpiel know of the game."""
    game_type = type_of(load(id), pyspiel.GameType.Utility.ZERO_SUM)

    class ThisTable(Table):  # a class, as OpenSpiel lets go of a function only when Python has ended, and crashes
        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(id, game_type, given)

    pyspiel.register_game(game_type, ThisTable)


def loaded(name: str) -> Any:
    """OpenSpiel's `load_game`, from a place that has registered the games."""
    return pyspiel.load_game(name)


for each in ids():
    register(each)
