"""What the players of Horses must be able to do: rounds that the best one wins against random play, and the ladder.

python -m bench.players_horses --rounds 500 --deals 500 --seed 1
"""

import argparse

from kartenhaus.games.horses import GAME
from kartenhaus.simulate.arena import arena

from ._ladder import neighbours

LEAST = 0.65  # of the rounds of two


def main() -> int:
    """Print the figures; 1 if one of them misses what it must be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="against random play, each from both seats")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked, _ = parser.parse_known_args()
    best = list(GAME.animals(2))[-1]
    won = arena(GAME.id, [best, "random"], asked.rounds, seats=2, seed=asked.seed, workers=1).points(0)
    print(
        f"horses, 2 seats, {asked.rounds} deals, seed {asked.seed}: {best} wins {won.mean:.1%} ± {won.margin:.1%}"
        " of the rounds against random play",
        flush=True,
    )
    ladders = [neighbours(GAME.id, seats, asked.deals, asked.seed) for seats in (2, 4)]
    return int(won.mean - won.margin < LEAST or not all(ladders))


if __name__ == "__main__":
    raise SystemExit(main())
