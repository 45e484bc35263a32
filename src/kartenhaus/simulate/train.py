"""Learn how to weigh a game's features: play with search, imitate what it found, search with what was learned, again.

`python -m kartenhaus.simulate.train nimmt` writes the weights that the package ships; nothing but NumPy is needed.
"""

import argparse
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kartenhaus.bots.desks import desk_for, loops_for
from kartenhaus.bots.players import NOTHING_TO_THINK, Budget, by_rule, laid_out, spend, worth, worth_comparing
from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import NOBODY, BadMessage, Game, settle

from .course import Course

SCALE = 65536  # of a weight: so many make one nat
UNIT = 64.0  # of a feature
SOFTNESS = 1.0  # points in which a choice may be worse and still be imitated 1/e times as often
STIFFNESS = 1e-3  # keeps weights small that no choice depends on
STEPS = 25

Choices = list[tuple[Any, Any]]  # features by candidate, and mean gains
Lines = dict[int, Choices]  # by line of weights


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    generations: int = 2
    decisions: int = 3000  # for each number of seats and generation
    playouts: int = 400  # for each decision
    softness: float = SOFTNESS
    seed: int = 1
    options: tuple[str, ...] = ()  # of the game, as name=value
    is_by_value: bool = False  # fit what choices are worth instead of which are taken: for many that are much alike
    is_addition: bool = False  # learn what nothing was learned of, and leave the rest as it is
    mixed_from: int = 0  # seats from which on it is learned among some who play by the rule of thumb; 0: never

    def command(self, game: Game, generation: int) -> str:
        """What to type for the weights of this generation."""
        said = (
            f"python -m kartenhaus.simulate.train {game.id} --generations {generation} --decisions {self.decisions}"
            f" --playouts {self.playouts} --softness {self.softness} --seed {self.seed}"
        )
        said += "".join(f" --option {each}" for each in self.options)
        said += f" --mixed-from {self.mixed_from}" if self.mixed_from else ""
        return said + " --by-value" * self.is_by_value + " --add" * self.is_addition


class Figures(NamedTuple):
    """How well the last generation chose with so many seats."""

    seats: int
    choices: int
    favourite_gained: float  # points a choice by which the search found the policy's favourite better than any other
    best_gained: float  # the same of the search's own choice, which is in luck where playouts are few


class Learned(NamedTuple):
    """What came of a generation."""

    weights: Any
    figures: list[Figures]


def watch(game: Game, seats: int, plan: Plan, seed: int, is_open: Any) -> Lines:
    """So many choices in deals that the search with the desk's weights plays against itself.

    Choices whose line is not open are made as the weights have it, and not watched. In mixed company any number of
    others play by the rule of thumb, deal by deal, and the search knows who does.
    """
    found: Lines = defaultdict(list)
    options = dict(each.split("=", 1) for each in plan.options)
    course = Course(game.id, settle(game.Options, options), seats, seed)
    rules = compiled(game.id).game
    desk = desk_for(game)
    is_mixed = 0 < plan.mixed_from <= seats
    chance = np.random.default_rng(seed)
    count = 0

    def choose(seat: int, view: Any, legal: list[int], mind: Any) -> int:
        nonlocal count
        compared = worth_comparing(game, view, legal)
        if not compared or desk.company[seat]:
            return by_rule(game, view, legal, mind, NOTHING_TO_THINK)
        laid_out(game, compared, mind)
        n = len(compared)
        seen = view
        if rules.recall is not None:
            seen = desk.states[0]
            rules.recall(view, desk.minds[0], seen)
        line = int(rules.features(seen, seat, desk.candidates, n, desk.features))
        if line == NOBODY or not is_open[line]:
            return compared[loops_for(game).liked_best(view, seat, n, desk)]
        features = desk.features[:n].astype(float)
        rounds = spend(game, view, seat, n, Budget(plan.playouts), True, desk)
        gains = worth(game, desk, n) / rounds
        found[line].append((features, gains))
        count += 1
        return compared[int(np.argmax(gains))]

    deal = 0
    while count < plan.decisions:
        if is_mixed:
            desk.company[:] = 0
            desk.company[chance.permutation(seats)[: chance.integers(seats)]] = 1
        course.play(deal, deal, choose)
        deal += 1
    desk.company[:] = 0
    return found


def fit(choices: Choices, softness: float) -> Any:
    """Weights of a softmax that imitates these choices: each as often as exp(gain / softness) says; Newton's method."""
    size = choices[0][0].shape[1]
    most = max(len(gains) for _, gains in choices)
    x = np.zeros((len(choices), most, size))
    p = np.zeros((len(choices), most))
    out = np.full((len(choices), most), -1e9)
    for i, (features, gains) in enumerate(choices):
        n = len(gains)
        x[i, :n] = features
        share = np.exp((gains - gains.max()) / softness)
        p[i, :n] = share / share.sum()
        out[i, :n] = 0
    x /= UNIT
    w = np.zeros(size)
    ridge = STIFFNESS * len(choices) * np.eye(size)
    for _ in range(STEPS):
        z = out + x @ w
        z -= z.max(axis=1, keepdims=True)
        q = np.exp(z)
        q /= q.sum(axis=1, keepdims=True)
        mean = np.einsum("ij,ijk->ik", q, x)
        slope = np.einsum("ij,ijk->k", p - q, x) - ridge @ w
        curve = np.einsum("ij,ijk,ijl->kl", q, x, x) - mean.T @ mean + ridge
        step = np.linalg.solve(curve, slope)
        w += step
        if np.abs(step).max() < 1e-6:
            break
    return np.round(w * SCALE / UNIT).astype(np.int64)


def fit_values(choices: Choices, softness: float) -> Any:
    """Weights that say, in units of the softness, how much better than the others of its choice each is: a regression.

    The noise of few playouts cancels out here, while it softens an imitation.
    """
    x = np.concatenate([features - features.mean(axis=0) for features, _ in choices]) / UNIT
    y = np.concatenate([gains - gains.mean() for _, gains in choices])
    w = np.linalg.solve(x.T @ x + STIFFNESS * len(x) * np.eye(x.shape[1]), x.T @ y)
    return np.round(w / softness * SCALE / UNIT).astype(np.int64)


def judged(seats: int, found: Lines, weights: Any) -> Figures:
    """What the weights' favourites are worth by what the search has found."""
    favourite, best = [], []
    for line, choices in found.items():
        for features, gains in choices:
            favourite.append(gains[int(np.argmax(features @ weights[line]))] - gains.mean())
            best.append(gains.max() - gains.mean())
    return Figures(seats, len(best), round(float(np.mean(favourite)), 3), round(float(np.mean(best)), 3))


def train(game: Game, plan: Plan) -> Iterator[Learned]:
    """What was learned after each generation; the first one searches with random playouts where nothing was known."""
    desk = desk_for(game)
    desk.weights[:] = np.array(game.weights) if plan.is_addition else 0
    is_open = ~desk.weights.any(axis=1)
    fit_line = fit_values if plan.is_by_value else fit
    for generation in range(plan.generations):
        weights = desk.weights.copy()
        figures = []
        gathered: Lines = defaultdict(list)  # some lines serve several numbers of seats
        for seats in game.seats:
            began = time.monotonic()
            found = watch(game, seats, plan, plan.seed + 100 * generation + seats, is_open)
            for line, choices in found.items():
                gathered[line] += choices
                if len(gathered[line]) >= 2 * weights.shape[1]:
                    weights[line] = fit_line(gathered[line], plan.softness)
            figures.append(judged(seats, found, weights))
            print(f"generation {generation + 1}, {seats} seats: {time.monotonic() - began:.0f} s", flush=True)
        desk.weights[:] = weights
        yield Learned(weights, figures)


def write(game: Game, file: Path, learned: Learned, command: str, before: str = "") -> None:
    """The weights with where they come from; `before` is the file that is added to, whose own lines stay."""
    old = tomllib.loads(before)
    kept = old.get("weights", [[]] * len(learned.weights))
    rows = [was if any(was) else row.tolist() for was, row in zip(kept, learned.weights, strict=True)]
    lines = "".join(f"  {row},\n" for row in rows)
    figures = "".join(
        "\n[[figures]]\n" + "".join(f"{name} = {value}\n" for name, value in each._asdict().items())
        for each in learned.figures
    )
    commands = f"{old['command']} && {command}" if before else command
    text = f'command = "{commands}"\nrules_version = {game.rules_version}\nweights = [\n{lines}]\n'
    file.write_text(text + figures_in(before) + figures, encoding="utf-8")


def figures_in(text: str) -> str:
    """The part of a file that tells how well was learned."""
    _, mark, rest = text.partition("\n[[figures]]\n")
    return mark + rest


def file_of(game: Game) -> Path:
    """Where a game's weights lie."""
    import kartenhaus.games

    return Path(str(kartenhaus.games.__file__)).parent / game.id / "learned" / "policy.toml"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m kartenhaus.simulate.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=3000, help="for each number of seats and generation")
    parser.add_argument("--playouts", type=int, default=400, help="for each decision")
    parser.add_argument("--softness", type=float, default=SOFTNESS, help="points")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="of the game, as variant=professional")
    parser.add_argument("--by-value", action="store_true", help="fit what choices are worth, not which are taken")
    parser.add_argument("--mixed-from", type=int, default=0, help="seats from which on some play by the rule of thumb")
    parser.add_argument("--add", action="store_true", help="learn only what nothing was learned of")
    parser.add_argument("--out", type=Path, help="a file for the weights; the package's own unless said")
    wish = parser.parse_args()
    plan = Plan(
        generations=wish.generations,
        decisions=wish.decisions,
        playouts=wish.playouts,
        softness=wish.softness,
        seed=wish.seed,
        options=tuple(wish.option),
        is_by_value=wish.by_value,
        is_addition=wish.add,
        mixed_from=wish.mixed_from,
    )
    try:
        game = load(wish.game)
        if not game.weights:
            raise BadMessage("a game that has features to learn of", wish.game, "game")
        check(game, plan)
    except BadMessage as error:
        parser.error(str(error))
    before = file_of(game).read_text(encoding="utf-8") if plan.is_addition else ""
    for generation, learned in enumerate(train(game, plan), 1):  # written after each; none depends on those that follow
        write(game, wish.out or file_of(game), learned, plan.command(game, generation), before)


def check(game: Game, plan: Plan) -> None:
    """BadMessage for what cannot be learned."""
    for each in plan.options:
        if "=" not in each:
            raise BadMessage("an option as name=value", each, "option")
    settle(game.Options, dict(each.split("=", 1) for each in plan.options))
    if plan.is_addition and all(any(line) for line in game.weights):
        raise BadMessage("a game of which something is still to be learned", game.id, "add")
    if plan.mixed_from and game.recall is not None:
        raise BadMessage("a game in which nobody has to remember", game.id, "mixed-from")
    if plan.mixed_from and plan.mixed_from not in game.seats:
        raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} seats", plan.mixed_from, "mixed-from")
    for name in ("generations", "decisions", "playouts", "softness"):
        if getattr(plan, name) <= 0:
            raise BadMessage("more than 0", getattr(plan, name), name)


if __name__ == "__main__":
    main()
