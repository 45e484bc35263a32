"""Whether each animal beats the one before it, and by how much."""

from itertools import pairwise

from kartenhaus.games import load
from kartenhaus.simulate.arena import arena


def neighbours(game: str, seats: int, deals: int, seed: int) -> bool:
    """Print a line for each pair; whether every interval leaves out 0, on the right side."""
    animals = list(load(game).animals(seats))
    sign = -1 if load(game).fewest_wins else 1
    is_ladder = True
    for weaker, stronger in pairwise(animals):
        table = arena(game, [stronger, weaker], deals, seats=seats, seed=seed, workers=1)
        gain = table.difference(0, 1)
        slowest = table.milliseconds(0)[1]
        print(
            f"{game}, {seats} seats: {stronger} has {gain.mean:+.3f} ± {gain.margin:.3f} a deal over {weaker},"
            f" {deals} deals, seed {seed}; {slowest:.0f} ms a choice at most",
            flush=True,
        )
        is_ladder = is_ladder and sign * gain.mean > gain.margin
    return is_ladder
