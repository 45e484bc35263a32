"""How strong the players of 6 nimmt! are, and how long they think.

    python -m bench.players_nimmt --deals 2000 --seats 2 4 10 --seed 1

A target is missed only where the whole interval lies beyond it; a few deals leave it open. Times are the processor's,
on one core.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from kartenhaus.bots import player
from kartenhaus.games import load
from kartenhaus.kit import settle
from kartenhaus.simulate import arena
from kartenhaus.simulate.course import Course
from kartenhaus.simulate.result import Estimate

DEALS = 20
SEED = 1
MOST_MICROSECONDS = 20.0  # of the policy alone
MOST_MILLISECONDS = 10.0  # of a search
MOST_BEHIND = 1.5  # heads a deal by which the policy may be behind flat:1000
MOST_HEADS = 5.2  # a deal, of the searcher among three who play at random
WARM, TIMED = 2, 12  # deals


@dataclass(frozen=True)
class Line:
    """One line of the report."""

    what: str
    value: str
    is_reached: bool | None  # None: open

    def __str__(self) -> str:
        mark = {True: "✓", False: "✗", None: "?"}[self.is_reached]
        return f"{mark} {self.what:<58} {self.value}"


def below(found: Estimate, most: float) -> bool | None:
    """Whether it is surely less, surely not, or neither."""
    if found.mean + found.margin < most:
        return True
    return False if found.mean - found.margin > most else None


def told(found: Estimate) -> str:
    """Heads, with their interval."""
    return f"{found.mean:+.2f} ± {found.margin:.2f}"


class Stopwatch:
    """A player on all seats, whose choices are timed."""

    def __init__(self, name: str, seats: int) -> None:
        game = load("nimmt")
        self.course = Course("nimmt", settle(game.Options, {}), seats, SEED)
        self.player = player(game, name)
        self.by_deal: list[list[float]] = []  # seconds

    def choose(self, seat: int, view: Any, legal: list[int], mind: Any) -> int:
        began = time.thread_time()
        action = self.player.think(self.course.game, view, legal, mind, self.player.budget)
        self.by_deal[-1].append(time.thread_time() - began)
        return action

    def play(self, deals: int) -> list[list[float]]:
        """What each choice of so many deals took."""
        self.by_deal = []
        for deal in range(WARM + deals):
            self.by_deal.append([])
            self.course.play(deal, deal, self.choose)
        return self.by_deal[WARM:]


def times(seats: Sequence[int]) -> Iterator[Line]:
    """How long they think."""
    for n in seats:
        took = 1e6 * median(each for deal in Stopwatch("policy", n).play(TIMED) for each in deal)
        yield Line(f"policy, {n} seats: microseconds a choice", f"{took:.1f}", took <= MOST_MICROSECONDS)
    for n in seats:
        by_deal = Stopwatch("wolf", n).play(TIMED)
        mean = 1e3 * sum(map(sum, by_deal)) / sum(map(len, by_deal))
        longest = [1e3 * max(deal) for deal in by_deal]
        most = median(longest)
        said = f"mean {mean:.2f}, longest of a deal {most:.2f} (once {max(longest):.1f})"
        yield Line(f"wolf, {n} seats: milliseconds a choice", said, most <= MOST_MILLISECONDS)


def strengths(seats: Sequence[int], deals: int, seed: int) -> Iterator[Line]:
    """Who is better, and by how much."""
    asked: dict[str, Any] = {"seed": seed, "workers": 1}
    found = arena("nimmt", ["policy", "flat:1000"], deals, seats=4, **asked).difference(0, 1)
    yield Line("policy - flat:1000, 4 seats: heads a deal", told(found), below(found, MOST_BEHIND))
    rivals = ["wolf", "random", "random", "random"]
    points = arena("nimmt", rivals, deals, options={"auto_row": "cheapest"}, **asked).points(0)
    yield Line("wolf among three at random, cheapest row: heads a deal", told(points), below(points, MOST_HEADS))
    for n in seats:
        field = "policy" if n > 2 else None
        found = arena("nimmt", ["wolf", "flat:3000"], deals, seats=n, field=field, **asked).difference(0, 1)
        yield Line(f"wolf - flat:3000, {n} seats: heads a deal", told(found), below(found, 0.0))


def main(arguments: Sequence[str] = ()) -> int:
    """Print a line for each; 1 if one of them has missed its target."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seats", type=int, nargs="+", default=list(load("nimmt").seats))
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args(arguments)
    missed = False
    for lines in (times(asked.seats), strengths(asked.seats, asked.deals, asked.seed)):
        for line in lines:
            print(line, flush=True)
            missed |= line.is_reached is False
    return int(missed)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
