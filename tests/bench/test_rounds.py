"""Rates and ratios, by a clock that is handed in."""

from collections.abc import Iterator
from itertools import cycle

import pytest

from bench._rounds import Rates, rates, ratios


class Hands:
    """A clock that players push on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_everybody_plays_once_a_round_and_for_long_enough() -> None:
    hands = Hands()
    order = []

    def player(name: str, seconds: Iterator[float]) -> int:
        order.append(name)
        hands.now += next(seconds)
        return 6

    quick, slow = cycle([1.0]), cycle([2.0, 6.0])
    found = rates({"quick": lambda: player("quick", quick), "slow": lambda: player("slow", slow)}, 2, hands, least=2)
    assert order == ["quick", "quick", "slow"] * 2
    assert found == {"quick": Rates((6.0, 6.0)), "slow": Rates((3.0, 1.0))}


def test_the_best_and_the_middle_of_the_rounds() -> None:
    assert (Rates((3.0, 9.0, 4.0)).best, Rates((3.0, 9.0, 4.0)).middle) == (9.0, 4.0)


def test_a_ratio_is_one_of_the_same_round() -> None:
    assert ratios(Rates((10.0, 2.0)), Rates((5.0, 1.0))) == Rates((2.0, 2.0))
    with pytest.raises(ValueError, match="zip"):
        ratios(Rates((10.0,)), Rates((5.0, 1.0)))
