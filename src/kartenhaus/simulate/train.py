"""Learn how to weigh a game's features: play with search, imitate what it found, search with what was learned, again.

`python -m kartenhaus.simulate.train nimmt` writes the weights that the package ships; nothing but NumPy is needed.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from kartenhaus.bots.desks import desk_for
from kartenhaus.bots.players import Budget, laid_out, spend, worth
from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import NOBODY, BadMessage, Game, settle

from .course import Course

SCALE = 65536  # of a weight: so many make one nat
SOFTNESS = 1.0  # points in which a choice may be worse and still be imitated 1/e times as often
STIFFNESS = 1e-3  # keeps weights small that no choice depends on
STEPS = 25

Lines = dict[int, list[tuple[Any, Any]]]  # line of weights -> choices: features by candidate, and mean gains


def watch(game: Game, seats: int, decisions: int, playouts: int, seed: int) -> Lines:
    """So many choices in deals that the search with the desk's weights plays against itself."""
    found: Lines = defaultdict(list)
    course = Course(game.id, settle(game.Options, {}), seats, seed)
    features_of = compiled(game.id).game.features
    desk = desk_for(game)
    count = 0

    def choose(seat: int, view: Any, legal: list[int], mind: Any) -> int:
        nonlocal count
        laid_out(game, legal, mind)
        n = len(legal)
        rounds = spend(game, view, seat, n, Budget(playouts), True, desk)
        gains = worth(game, desk, n) / rounds
        line = int(features_of(view, seat, desk.candidates, n, desk.features))
        if line != NOBODY:
            found[line].append((desk.features[:n].astype(float), gains))
            count += 1
        return legal[int(np.argmax(gains))]

    deal = 0
    while count < decisions:
        course.play(deal, deal, choose)
        deal += 1
    return found


def fit(choices: list[tuple[Any, Any]], softness: float) -> Any:
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
    unit = 64.0
    x /= unit
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
    return np.round(w * SCALE / unit).astype(np.int64)


def train(
    game: Game, generations: int, decisions: int, playouts: int, seed: int, softness: float = SOFTNESS
) -> Iterator[Any]:
    """The weights after each of so many generations; the first one searches with random playouts."""
    desk = desk_for(game)
    desk.weights[:] = 0
    for generation in range(generations):
        weights = desk.weights.copy()
        for seats in game.seats:
            began = time.monotonic()
            found = watch(game, seats, decisions, playouts, seed + 100 * generation + seats)
            for line, choices in found.items():
                if len(choices) >= 2 * weights.shape[1]:
                    weights[line] = fit(choices, softness)
            print(f"generation {generation + 1}, {seats} seats: {time.monotonic() - began:.0f} s", flush=True)
        desk.weights[:] = weights
        yield weights


def write(game: Game, file: Path, weights: Any, command: str) -> None:
    """The weights with where they come from."""
    lines = "".join(f"  {row.tolist()},\n" for row in weights)
    file.write_text(
        f'command = "{command}"\nrules_version = {game.rules_version}\nweights = [\n{lines}]\n', encoding="utf-8"
    )


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
    parser.add_argument("--out", type=Path, help="a file for the weights; the package's own unless said")
    wish = parser.parse_args()
    try:
        game = load(wish.game)
        if not game.weights:
            raise BadMessage("a game that has features to learn of", wish.game, "game")
    except BadMessage as error:
        parser.error(str(error))
    learned = train(game, wish.generations, wish.decisions, wish.playouts, wish.seed, wish.softness)
    for generation, weights in enumerate(learned, 1):  # written after each, as none depends on those that follow
        command = (
            f"python -m kartenhaus.simulate.train {game.id} --generations {generation} --decisions {wish.decisions}"
            f" --playouts {wish.playouts} --softness {wish.softness} --seed {wish.seed}"
        )
        write(game, wish.out or file_of(game), weights, command)


if __name__ == "__main__":
    main()
