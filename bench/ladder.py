"""Whether each animal beats the one before it, with two at the table and with more.

    python -m bench.ladder skunks --seats 2 5 --deals 2000 --seed 11

Without a game all of them. A few deals leave it open, and only many decide; the exit code is 1 where an interval does
not leave out 0.
"""

import argparse

from kartenhaus.games import offered

from ._ladder import neighbours

DEALS = 200
SEATS = (2, 4)
SEED = 11


def main() -> int:
    """Print a line for each pair; 1 if a step of a ladder is not sure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help=", ".join(offered()))
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    games = asked.games or offered()
    found = [neighbours(game, seats, asked.deals, asked.seed) for game in games for seats in asked.seats]
    return int(not all(found))


if __name__ == "__main__":
    raise SystemExit(main())
