"""What the best player of Lobo 77 must be able to do: chips that it loses in whole games against random play.

python -m bench.players_lobo77 --games 100 --seed 1
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

from kartenhaus.bots import player
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.components import CHIPS_EACH
from kartenhaus.kit import settle
from kartenhaus.simulate.arena import estimate
from kartenhaus.simulate.course import Course

SEATS = 4
WHOLE_GAME = 10_000  # rounds: more than a game has
MOST = 0.5  # of the chips that random play loses


def chips_lost(best: str, games: int, seed: int) -> tuple[Any, Any, int]:
    """By game: chips that the best player loses, and each of three random ones on average; how many games it wins."""
    course = Course(GAME.id, settle(GAME.Options, {}), SEATS, seed)
    lost, wins = np.zeros((games, 2)), 0
    for number in range(games):
        place = number % SEATS
        left = course.play(number, number, choices_of(best, place), WHOLE_GAME)
        chips = [CHIPS_EACH - max(each - 1, 0) for each in left]
        lost[number] = chips[place], (sum(chips) - chips[place]) / (SEATS - 1)
        wins += int(left[place] > 0)
    return estimate(lost[:, 0]), estimate(lost[:, 1]), wins


def choices_of(best: str, place: int) -> Callable[[int, Any, list[int], Any], int]:
    """The best player on one seat, random ones on the others."""
    sitting = [player(GAME, best if seat == place else "random") for seat in range(SEATS)]

    def choose(seat: int, view: Any, legal: list[int], mind: Any) -> int:
        return sitting[seat].think(GAME, view, legal, mind, sitting[seat].budget)

    return choose


def main() -> int:
    """Print the figures; 1 if they miss what they must be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked, _ = parser.parse_known_args()
    best = list(GAME.animals(SEATS))[-1]
    mine, theirs, wins = chips_lost(best, asked.games, asked.seed)
    print(
        f"lobo77, {SEATS} seats, {asked.games} games, seed {asked.seed}: {best} loses {mine.mean:.2f} ±"
        f" {mine.margin:.2f} chips a game, random play {theirs.mean:.2f} ± {theirs.margin:.2f}; {wins} games won",
        flush=True,
    )
    return int(mine.mean + mine.margin > MOST * theirs.mean)


if __name__ == "__main__":
    raise SystemExit(main())
