"""Whether each animal of Flinke Stinker beats the one before it, with two at the table and with as many as can play.

    python -m bench.players_skunks --deals 2000 --seed 11

A few deals leave it open, and only many decide; the exit code is 1 where an interval does not leave out 0.
"""

import argparse
import sys

from ._ladder import neighbours

DEALS = 200
SEED = 11
SEATS = (2, 5)


def main() -> int:
    """Print a line for each pair; 1 if a step of the ladder is not sure."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    found = [neighbours("skunks", seats, args.deals, args.seed) for seats in args.seats]
    return int(not all(found))


if __name__ == "__main__":
    sys.exit(main())
