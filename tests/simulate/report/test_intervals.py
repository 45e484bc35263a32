"""Intervals hold the truth as often as they say."""

import math
from collections.abc import Callable
from statistics import NormalDist

import numpy as np
import pytest

from kartenhaus.simulate.report.intervals import (
    Interval,
    mean_by_sums,
    mean_of,
    paired,
    share_of_clusters,
    wilson,
)

CHANCE = 2026  # always the same made-up samples


def covered(truth: float, make: Callable[[np.random.Generator], Interval], times: int = 2000) -> float:
    """How often the interval of a made-up sample holds the truth."""
    chance = np.random.default_rng(CHANCE)
    found = [make(chance) for _ in range(times)]
    return sum(each.low <= truth <= each.high for each in found) / times


def test_wilsons_ends_are_where_a_test_of_the_share_just_does_not_refuse() -> None:
    found = wilson(8, 10)
    z = NormalDist().inv_cdf(0.975)
    for end in (found.low, found.high):
        assert abs(0.8 - end) == pytest.approx(z * math.sqrt(end * (1 - end) / 10))
    assert found.mean == 0.8


def test_wilson_stays_between_nothing_and_all() -> None:
    assert wilson(0, 20).low == 0 < wilson(0, 20).high < 0.2
    assert wilson(20, 20).high == 1 > wilson(20, 20).low > 0.8
    assert math.isnan(wilson(0, 0).mean)


@pytest.mark.parametrize("share", [0.04, 0.25, 0.5, 0.9])
def test_wilsons_interval_holds_the_true_share_about_95_times_in_a_hundred(share: float) -> None:
    n = 60
    held = [found.low <= share <= found.high for found in (wilson(hits, n) for hits in range(n + 1))]
    chances = [math.comb(n, hits) * share**hits * (1 - share) ** (n - hits) for hits in range(n + 1)]
    assert 0.92 < sum(p for p, is_held in zip(chances, held, strict=True) if is_held) < 0.98


def test_the_interval_of_a_mean_holds_the_true_mean_of_a_skewed_sample() -> None:
    assert 0.935 < covered(3.0, lambda chance: mean_of(chance.exponential(3.0, 300))) < 0.965


def test_sums_give_the_same_interval_as_the_numbers_themselves() -> None:
    values = np.random.default_rng(CHANCE).integers(0, 50, 100)
    by_sums = mean_by_sums(100, int(values.sum()), int((values**2).sum()))
    found = mean_of(values)
    assert (by_sums.mean, by_sums.low, by_sums.high) == pytest.approx((found.mean, found.low, found.high))


def test_one_number_says_nothing_about_its_error() -> None:
    assert mean_of([4]).mean == 4 and math.isnan(mean_of([4]).low)
    assert math.isnan(mean_by_sums(1, 4, 16).low)


def test_pairs_hold_the_true_difference_and_are_narrower_than_two_samples() -> None:
    def pair(chance: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        shared = chance.normal(0, 10, 200)
        return shared + chance.normal(0, 1, 200), shared + chance.normal(0.3, 1, 200)

    assert 0.935 < covered(0.3, lambda chance: paired(*pair(chance))) < 0.965
    a, b = pair(np.random.default_rng(CHANCE))
    apart = math.hypot(*(mean_of(each).high - mean_of(each).mean for each in (a, b)))
    assert paired(a, b).high - paired(a, b).mean < apart / 5


def test_what_comes_in_clusters_is_counted_by_cluster() -> None:
    def sample(chance: np.random.Generator, by_cluster: bool) -> Interval:
        sizes = chance.integers(1, 9, 300)
        won = chance.random(300) < 0.25
        if not by_cluster:
            return wilson(int(sizes[won].sum()), int(sizes.sum()))
        squares = sizes**2
        return share_of_clusters(int(sizes.sum()), int(squares.sum()), int(sizes[won].sum()), int(squares[won].sum()))

    assert 0.93 < covered(0.25, lambda chance: sample(chance, True)) < 0.965
    assert covered(0.25, lambda chance: sample(chance, False)) < 0.75, "as if each were a game of its own"
