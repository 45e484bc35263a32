"""The generator gives the numbers of sfc32, plain and compiled."""

from typing import Any, cast

import numpy as np
import pytest

from kartenhaus.compiled import compiled
from kartenhaus.games import ids
from kartenhaus.kit import Mind, below, next32, reseed
from kartenhaus.kit.chance import HasRng
from tests.kit.driven import minds, plain_mind


def sfc32(words: list[int], n: int) -> list[int]:
    """Chris Doty-Humphrey's sfc32 as its author writes it, on 32-bit words that overflow by themselves."""
    state: list[Any] = [np.array([word], np.uint32) for word in words]
    a, b, c, counter = state
    one = np.uint32(1)
    numbers = []
    for _ in range(n):
        result = a + b + counter
        counter = counter + one
        a = b ^ (b >> 9)
        b = c + (c << 3)
        c = ((c << 21) | (c >> 11)) + result
        numbers.append(int(result[0]))
    return numbers


def mind(*words: int) -> Mind:
    """A mind with these words."""
    made = Mind()
    made.rng = [0, 0, 0, 0]
    reseed(made, words)
    return made


SEEDS = [[1, 2, 3, 4], [0, 0, 0, 1], [0xFFFFFFFF] * 4, [0x9E3779B9, 0x243F6A88, 0xB7E15162, 1]]


@pytest.mark.parametrize("words", SEEDS)
def test_the_numbers_are_those_of_sfc32(words: list[int]) -> None:
    me = mind(*words)
    assert [next32(me) for _ in range(2000)] == sfc32(words, 2000)


def test_known_numbers() -> None:
    me = mind(1, 2, 3, 4)
    # by hand: 1 + 2 + 4; then a = 2, b = 3 + 24, counter = 5
    assert [next32(me), next32(me)] == [7, 2 + 27 + 5]


@pytest.mark.timeout(600)  # compiles
@pytest.mark.parametrize("words", SEEDS)
def test_compiled_numbers_are_the_same(words: list[int]) -> None:
    quick = compiled(ids()[0])
    record, me = minds(1, 1)[0], mind(*words)
    record["rng"] = words
    drawn = quick.bind(draw, below=quick.bind(below))
    for n in (1, 2, 104, 2**31):
        assert [drawn(record, n) for _ in range(50)] == [below(me, n) for _ in range(50)]
    assert record["rng"].tolist() == me.rng


def draw(mind: HasRng, n: int) -> int:
    """One number, from wherever `below` comes."""
    return below(mind, n)


@pytest.mark.parametrize("n", [1, 2, 3, 10, 104])
def test_below_gives_every_number_about_equally_often(n: int) -> None:
    me = plain_mind(minds(7, 1)[0])
    counts = np.bincount([below(me, n) for _ in range(1000 * n)], minlength=n)
    assert len(counts) == n
    assert counts.min() > 1000 - 5 * 32 and counts.max() < 1000 + 5 * 32


def test_below_takes_small_numpy_numbers() -> None:
    one, other = mind(1, 2, 3, 4), mind(1, 2, 3, 4)
    for _ in range(20):
        next32(one), next32(other)
    assert below(one, cast(int, np.int8(100))) == below(other, 100)


def test_words_stay_within_32_bits() -> None:
    me = mind(*[0xFFFFFFFF] * 4)
    for _ in range(1000):
        assert 0 <= next32(me) < 2**32
        assert all(0 <= word < 2**32 for word in me.rng)
