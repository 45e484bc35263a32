"""Random numbers inside a record: the small fast counting generator sfc32 (Chris Doty-Humphrey, PractRand).

Written in 64-bit integers, so that plain Python and compiled code agree. Any record with a field `rng` of four
32-bit words will do: a state, a bot's mind.
"""

from collections.abc import Sequence
from typing import Protocol


class HasRng(Protocol):
    """A record with a field `rng`."""

    rng: list[int]  # four words of 32 bits


def next32(s: HasRng) -> int:
    """The next 32 random bits."""
    a = int(s.rng[0])
    b = int(s.rng[1])
    c = int(s.rng[2])
    d = int(s.rng[3])
    t = (a + b + d) & 0xFFFFFFFF
    s.rng[3] = (d + 1) & 0xFFFFFFFF
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & 0xFFFFFFFF
    s.rng[2] = (((c << 21) | (c >> 11)) + t) & 0xFFFFFFFF
    return t


def below(s: HasRng, n: int) -> int:
    """A random number from 0 to n - 1; its bias is below n / 2**32."""
    return (next32(s) * int(n)) >> 32


def reseed(s: HasRng, words: Sequence[int]) -> None:
    """Set the generator to four words that are random already (a hash, the operating system)."""
    for i in range(4):
        s.rng[i] = words[i]
