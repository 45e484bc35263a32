"""Means and intervals, compared with what NumPy says about the single samples."""

import math

import numpy as np
import pytest

from kartenhaus.simulate import Result
from kartenhaus.simulate.result import NORMAL_95, estimate

SAMPLES = np.array([[3, 10, 0], [7, 1, 4], [20, 0, 0], [2, 9, 9], [0, 13, 5]])  # by deal and seat


def sums() -> tuple[list[int], list[list[int]]]:
    products = SAMPLES.T @ SAMPLES
    return SAMPLES.sum(axis=0).tolist(), products.tolist()


@pytest.mark.parametrize("seats", [[0], [1], [0, 2], [0, 1, 2]])
def test_the_interval_of_some_seats_is_that_of_their_average(seats: list[int]) -> None:
    points, products = sums()
    found = estimate(points, products, seats, len(SAMPLES), 1)
    averages = SAMPLES[:, seats].mean(axis=1)
    assert found.mean == pytest.approx(averages.mean())
    assert found.margin == pytest.approx(NORMAL_95 * averages.std(ddof=1) / math.sqrt(len(SAMPLES)))


def test_a_single_sample_has_no_interval_and_none_has_no_mean() -> None:
    assert math.isnan(estimate([5], [[25]], [0], 1, 1).margin)
    assert math.isnan(estimate([0], [[0]], [0], 0, 1).mean)


def test_what_never_varies_has_no_margin() -> None:
    assert estimate([40], [[400]], [0], 4, 1).margin == 0


def test_large_sums_lose_no_digits() -> None:
    n, mean = 10**12, 10**3
    found = estimate([n * mean], [[n * mean**2 + n]], [0], n, 1)
    assert found.margin == pytest.approx(NORMAL_95 / math.sqrt(n))


def test_a_win_alone_is_one_and_a_shared_one_its_part() -> None:
    found = Result(
        game="nimmt",
        bots=("rule", "random"),
        seed=0,
        games=2,
        deals=9,
        points=[0, 0],
        point_products=[[0, 0], [0, 0]],
        wins=[2520 + 1260, 1260],
        win_products=[[2520**2 + 1260**2, 1260**2], [1260**2, 1260**2]],
        whole=2520,
        is_complete=True,
    )
    assert found.win_share([0]).mean == 0.75
    assert found.win_share([1]).mean == 0.25
    assert found.win_share([0, 1]).mean == 0.5
    assert found.seats_of("random") == [1]
