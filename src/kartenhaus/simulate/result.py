"""What came out of a simulation, with 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Square = list[list[int]]

NORMAL_95 = 1.959963984540054  # 97.5 % quantile of the normal distribution


@dataclass(frozen=True)
class Estimate:
    """A mean and how far the true one may lie from it, with 95 % confidence; NaN where one sample says nothing."""

    mean: float
    margin: float


@dataclass(frozen=True)
class Result:
    """Exact sums over whole games, by seat."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: int
    games: int
    deals: int
    points: list[int]  # in all deals
    point_products: Square  # by two seats: products of their points in the same deal
    wins: list[int]  # in parts of `whole`
    win_products: Square  # by two seats: products of their wins in the same game
    whole: int  # one game won alone
    is_complete: bool  # False: stopped before all deals were played

    def points_a_deal(self, seats: Sequence[int]) -> Estimate:
        """Mean points of one of these seats in a deal."""
        return estimate(self.points, self.point_products, seats, self.deals, 1)

    def win_share(self, seats: Sequence[int]) -> Estimate:
        """The part of the games that one of these seats wins on average; a tie is shared equally."""
        return estimate(self.wins, self.win_products, seats, self.games, self.whole)

    def seats_of(self, level: str) -> list[int]:
        """Where the bots of this level sit."""
        return [seat for seat, bot in enumerate(self.bots) if bot == level]


def estimate(sums: Sequence[int], products: Square, seats: Sequence[int], n: int, whole: int) -> Estimate:
    """The mean over n samples of the average of some seats.

    Seats at one table depend on each other; the products between them make the interval right all the same.
    """
    if n == 0:
        return Estimate(math.nan, math.nan)
    unit = len(seats) * whole
    total = sum(sums[seat] for seat in seats)
    squares = sum(products[a][b] for a in seats for b in seats)
    mean = total / (n * unit)
    if n == 1:
        return Estimate(mean, math.nan)
    # whole numbers up to here: no digits are lost in the difference
    variance = (n * squares - total * total) / (n * (n - 1)) / unit**2
    return Estimate(mean, NORMAL_95 * math.sqrt(variance / n))
