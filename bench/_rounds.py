"""Rates of several players, measured in rounds that take turns, so that ratios hold on a machine that is not still.

The clock is the processor's: seconds that this program has really run on one core, whoever else was running.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

Play = Callable[[], int]  # plays for a moment; how much of what is counted was done


@dataclass(frozen=True)
class Rates:
    """What one player has reached, a second, in each round."""

    by_round: tuple[float, ...]

    @property
    def best(self) -> float:
        return max(self.by_round)

    @property
    def middle(self) -> float:
        return median(self.by_round)


def rates(
    players: Mapping[str, Play], rounds: int, clock: Callable[[], float] = time.process_time, least: float = 0.2
) -> dict[str, Rates]:
    """By player; in each round everybody plays once, again and again for at least so many seconds."""
    found: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, play in players.items():
            began = clock()
            done = play()
            while (now := clock()) - began < least:
                done += play()
            found[name].append(done / (now - began))
    return {name: Rates(tuple(each)) for name, each in found.items()}


def ratios(ours: Rates, theirs: Rates) -> Rates:
    """Round by round, how many times as fast; the two of a round were measured one after the other."""
    return Rates(tuple(a / b for a, b in zip(ours.by_round, theirs.by_round, strict=True)))
