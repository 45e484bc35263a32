"""How far the truth may lie from what was counted: 95 % intervals."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from kartenhaus.simulate.result import NORMAL_95


@dataclass(frozen=True)
class Interval:
    """A figure, and between which ones the true one lies with 95 % confidence; NaN where one sample says nothing."""

    mean: float
    low: float
    high: float


def around(mean: float, margin: float) -> Interval:
    """As far on both sides."""
    return Interval(mean, mean - margin, mean + margin)


def wilson(hits: float, n: float) -> Interval:
    """The share of hits among n independent trials: Wilson's interval, which never leaves 0 to 1."""
    if n == 0:
        return Interval(math.nan, math.nan, math.nan)
    share, z2 = hits / n, NORMAL_95**2
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    margin = NORMAL_95 * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return Interval(share, min(share, middle - margin), max(share, middle + margin))


def mean_of(values: Any) -> Interval:
    """The mean of independent values, by the normal distribution."""
    values = np.asarray(values, float)
    mean = float(values.mean())
    if len(values) < 2:
        return Interval(mean, math.nan, math.nan)
    return around(mean, NORMAL_95 * float(values.std(ddof=1)) / math.sqrt(len(values)))


def mean_by_sums(n: int, total: int, squares: int) -> Interval:
    """The same from the exact sums of n whole numbers and of their squares."""
    if n < 2:
        return Interval(total / n if n else math.nan, math.nan, math.nan)
    variance = (n * squares - total * total) / (n * (n - 1))
    return around(total / n, NORMAL_95 * math.sqrt(variance / n))


def paired(base: Any, other: Any) -> Interval:
    """The mean of what `other` has more than `base` in the same game."""
    return mean_of(np.asarray(other, float) - np.asarray(base, float))


def share_of_clusters(n: int, squares: int, hits: int, hit_squares: int) -> Interval:
    """The share of hits among n events that come in clusters, all of one hit or none.

    `squares` adds up the squares of the clusters' sizes, `hit_squares` those of the hit ones.
    """
    if n == 0:
        return Interval(math.nan, math.nan, math.nan)
    share = hits / n
    variance = ((1 - 2 * share) * hit_squares + share * share * squares) / n**2
    return around(share, NORMAL_95 * math.sqrt(max(variance, 0.0)))
