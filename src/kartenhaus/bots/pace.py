"""How long a bot takes at the table, so that people can follow.

Response times of people are close to log-normal (R. D. Luce, Response Times, 1986) and grow with the logarithm of the
number of alternatives (Hick's law, 1952).
"""

import math

from kartenhaus.kit import below

from . import Mind

MEDIAN = 0.9  # seconds for two alternatives
PER_DOUBLING = 0.25  # seconds for each doubling of the alternatives
SPREAD = 0.35  # standard deviation of the logarithm


def thinking_time(n_legal: int, mind: Mind) -> float:
    """Seconds until a bot acts that has this many legal actions (at least one)."""
    median = MEDIAN + PER_DOUBLING * math.log2(max(n_legal, 2) / 2)
    return median * math.exp(SPREAD * normal(mind))


def normal(mind: Mind) -> float:
    """A number close to normally distributed: twelve uniform ones added up."""
    return sum(below(mind, 1 << 20) for _ in range(12)) / (1 << 20) - 6
