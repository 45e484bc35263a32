"""Gymnasium's tables of 6 nimmt! at 4 seats: observed and masked steps a second, over one core and over two.

A step is one decision of the seat that learns: its observation and its mask of legal actions stand in NumPy arrays
afterwards, which are the rules' own memory, and the three others have acted in between. What the others decide is not
counted. Where they are bots by rule, each of them looks at a view of its own for each decision, which takes most of the
time; bots at random look at nothing. Games that have ended are dealt anew, within the time. The learner chooses between
the steps: not within the time first, then within it.

    python -m bench.vector
"""

import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from bench._rounds import Rates, rates
from bench.games import Figure, tell
from kartenhaus.games import ids, load
from kartenhaus.kit import dtype_of
from kartenhaus.research.gymnasium import Tables

GAME, SEATS, SEED = "nimmt", 4, 20
TABLES = 2048
WARM_UP = 150  # steps, so that tables are at different points of their games
STEPS = 60  # a round: several whole deals, as some steps are much shorter than others
ROUNDS = 40
TARGET = 5_000_000  # steps a second over two cores
MOST_BYTES = 1024  # of a state
KINDS = ("random", "rule")


class Stepped:
    """Some tables whose learners take the first action of their mask."""

    def __init__(self, kind: str, threads: int) -> None:
        self.tables = Tables(GAME, TABLES, [None] + [kind] * (SEATS - 1), copy=False, threads=threads)
        seen, _ = self.tables.reset(seed=SEED)
        self.mask = seen["action_mask"]
        self.each = np.arange(TABLES)
        self.spent = 0.0  # seconds within steps
        self.worked = 0.0  # and what processors have worked in them, those of all threads
        for _ in range(WARM_UP):
            self.step()

    def some_steps(self) -> int:
        """A round's."""
        return sum(self.step() for _ in range(STEPS))

    def step(self) -> int:
        """One step at each table; how many had somebody to decide."""
        actions = self.mask.argmax(axis=1)
        n = int((self.mask[self.each, actions] == 1).sum())
        began, worked = time.perf_counter(), time.process_time()
        self.tables.step(actions)
        self.worked += time.process_time() - worked
        self.spent += time.perf_counter() - began
        return n


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    print(f"  {GAME}, {SEATS} seats, {TABLES} tables; best and median of {ROUNDS} rounds that take turns")
    made = {(kind, threads): Stepped(kind, threads) for kind in KINDS for threads in (1, 2)}
    found: dict[tuple[str, int], dict[str, list[Rates]]] = {key: {what: [] for what in CLOCKS} for key in made}
    for _ in range(ROUNDS):
        for key, stepped in made.items():
            for what, clock in CLOCKS.items():
                found[key][what].append(rates({"": stepped.some_steps}, 1, partial(clock, stepped), least=0)[""])
    reached = [tell(figures(*key, {what: joined(each) for what, each in found[key].items()})) for key in made]
    for stepped in made.values():
        stepped.tables.close()
    print(f"\n  bytes of a state (at most {MOST_BYTES}), of a view, and of a mind")
    return 0 if tell([size_of(id) for id in ids()]) and all(reached) else 1


ALONE, WORKED, WHOLE = "of the clock, steps alone", "of processors' work, steps alone", "of the clock, with argmax"
CLOCKS: dict[str, Callable[[Stepped], float]] = {
    ALONE: lambda stepped: stepped.spent,
    WORKED: lambda stepped: stepped.worked,
    WHOLE: lambda stepped: time.perf_counter(),
}


def joined(several: list[Rates]) -> Rates:
    """One round after another."""
    return Rates(tuple(each for one in several for each in one.by_round))


def figures(kind: str, threads: int, found: dict[str, Rates]) -> list[Figure]:
    """Million steps in each kind of second."""
    cores = "one core" if threads == 1 else "two cores"
    return [one_figure(f"{kind} bots, {cores}, a second {what}", what, kind, threads, found[what]) for what in CLOCKS]


def one_figure(text: str, what: str, kind: str, threads: int, found: Rates) -> Figure:
    """The best round of one of them is what is asked for."""
    value = f"{found.best / 1e6:.2f} {found.middle / 1e6:.2f}"
    if (kind, threads, what) == ("random", 2, ALONE):
        return Figure(f"{text} (at least {TARGET / 1e6:.0f})", value, found.best >= TARGET)
    return Figure(text, value)


def size_of(id: str) -> Figure:
    """What a table takes in memory."""
    game = load(id)
    state, view, mind = (dtype_of(schema).itemsize for schema in (game.State, game.View, game.Mind))
    return Figure(f"{id}", f"{state} {view} {mind}", state <= MOST_BYTES)


if __name__ == "__main__":
    sys.exit(main())
