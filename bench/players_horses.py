"""What the best player of Horses must be able to do: rounds that it wins against random play.

python -m bench.players_horses --rounds 500 --seed 1
"""

import argparse

from kartenhaus.games.horses import GAME
from kartenhaus.simulate.arena import arena

LEAST = 0.65  # of the rounds of two


def main() -> int:
    """Print the figure; 1 if it misses what it must be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="each from both seats")
    parser.add_argument("--seed", type=int, default=1)
    asked, _ = parser.parse_known_args()
    best = list(GAME.animals(2))[-1]
    won = arena(GAME.id, [best, "random"], asked.rounds, seats=2, seed=asked.seed, workers=1).points(0)
    print(
        f"horses, 2 seats, {asked.rounds} deals, seed {asked.seed}: {best} wins {won.mean:.1%} ± {won.margin:.1%}"
        " of the rounds against random play",
        flush=True,
    )
    return int(won.mean - won.margin < LEAST)


if __name__ == "__main__":
    raise SystemExit(main())
