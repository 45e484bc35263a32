"""How fast games are played: plain, compiled, and by a C program that knows nothing but this one game.

Every figure is the best of several rounds that take turns, since other work on the machine only ever slows down. The
results are compared, too: a fast wrong answer is none.
"""

import ctypes
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from kartenhaus.games import load
from kartenhaus.kit import settle
from kartenhaus.simulate import simulate
from kartenhaus.simulate.batch import compiled_loops
from kartenhaus.simulate.driver import bind_plain, loops_of
from kartenhaus.simulate.space import packed, plain_space, record_space, root_of, tally_of

LIMITS = Path(__file__).with_name("limit")
BUILT = Path("build/limit")
SEED = 20
WHOLE = 2520
ROUNDS = 80  # short ones: some of them are left alone by the rest of the machine
GAMES = 300  # a round; 3 when plain
CORE_ROUNDS = 12
CORE_SECONDS = 0.4  # a round on one core, about
COMPARED = 300  # games whose last states are compared
PLAIN_DEALS = {"nimmt": 3000}  # a second, where there is a target


@dataclass(frozen=True)
class Figure:
    """One line of the report."""

    what: str
    value: str
    is_reached: bool | None = None  # None: no target


class InC:
    """The C program of one game as a library."""

    def __init__(self, id: str) -> None:
        limit: Any = import_module(f"bench.limit.{id}")
        self.seats: int = limit.SEATS
        self.target: float = limit.TARGET
        self.table = np.zeros(1, limit.C_TABLE)
        self.root = np.array(root_of(SEED), np.int64)
        BUILT.mkdir(parents=True, exist_ok=True)
        built = BUILT / f"{id}.so"
        flags = ["-O3", "-march=native", "-shared", "-fPIC", f"-DSEATS={self.seats}"]
        subprocess.run(["cc", *flags, "-o", str(built), str(LIMITS / f"{id}.c")], check=True)
        self.library = ctypes.CDLL(str(built.absolute()))
        assert self.library.table_size() == self.table.itemsize, "the two sides must mean the same record"
        self.library.open_box()

    def play(self, first: int, deals: Any) -> None:
        """As `driver.play_games`."""
        self.library.play_games(
            ctypes.c_void_p(self.table.ctypes.data),
            ctypes.c_void_p(self.root.ctypes.data),
            ctypes.c_int64(first),
            ctypes.c_int64(len(deals)),
            ctypes.c_void_p(deals.ctypes.data),
        )


class Bench:
    """One game, ready to be played in each of the three ways."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.game = load(id)
        self.in_c = InC(id)
        self.bots = ["random"] * self.in_c.seats
        options = settle(self.game.Options, {})
        self.space = record_space(self.game, options, self.bots, SEED)
        self.plain_space = plain_space(self.game, options, self.bots, SEED)
        self.plain_loops = loops_of(self.game, bind_plain)

    def play_compiled(self, first: int, deals: Any) -> None:
        """What the simulator does, statistics included."""
        compiled_loops(self.id, False)(self.space, first, deals, tally_of(self.in_c.seats), WHOLE)

    def play_plain(self, first: int, deals: Any) -> None:
        """The same loops, plain."""
        self.plain_loops(self.plain_space, first, deals, tally_of(self.in_c.seats), WHOLE)

    def check_results(self) -> None:
        """The same games must end in the same states, field by field."""
        mine, other = np.zeros(1, np.int64), np.zeros(1, np.int64)
        for game in range(COMPARED):
            self.play_compiled(game, mine)
            self.in_c.play(game, other)
            assert mine[0] == other[0], f"game {game}: {mine[0]} deals compiled, {other[0]} in C"
            for name in self.in_c.table.dtype.names or ():
                left, right = self.space.states[name][0], self.in_c.table[name][0]
                same = left[tuple(slice(n) for n in right.shape)] if right.shape else left
                assert np.array_equal(same, right), f"game {game}: {name} is {same} compiled, {right} in C"
        print(f"  {COMPARED} games compared: compiled and C leave the same tables")

    def compare_plain(self) -> None:
        """And the plain rules must leave the same bytes."""
        deals, again = np.zeros(30, np.int64), np.zeros(30, np.int64)
        self.play_plain(0, deals)
        self.play_compiled(0, again)
        assert np.array_equal(deals, again)
        assert packed(self.plain_space.states[0], self.game).tobytes() == self.space.states[0].tobytes()
        print("  30 games compared: plain and compiled leave the same bytes")

    def all_cores(self, deals: int, workers: int) -> None:
        """A piece of work for the simulator."""
        simulate(self.id, self.bots, deals, seed=SEED, workers=workers)

    def figures(self) -> list[Figure]:
        """What there is to report, once the results are known to be equal."""
        rates = best_rates(
            {
                "plain": (lambda deals: self.play_plain(0, deals), GAMES // 100),
                "compiled": (lambda deals: self.play_compiled(0, deals), GAMES),
                "C": (lambda deals: self.in_c.play(0, deals), GAMES),
            }
        )
        deals = round(rates["compiled"] * CORE_SECONDS)
        one, two = best_seconds([lambda: self.all_cores(deals, 1), lambda: self.all_cores(deals, 2)])
        target = self.in_c.target
        return [
            plain_rate(rates["plain"], PLAIN_DEALS.get(self.id)),
            Figure("compiled through start, awaits, may, act, one core, deals/s", f"{rates['compiled']:,.0f}"),
            Figure("C for this one game, one core, deals/s", f"{rates['C']:,.0f}"),
            ratio(f"compiled / C (at least {target})", rates["compiled"] / rates["C"], target),
            ratio("two cores / one core (at least 1.8)", one / two, 1.8),
            seconds("compiled rules ready, warm cache (under 1 s)", self.ready_seconds(), 1.0),
        ]

    def ready_seconds(self) -> float:
        """From a new process's first import to the first simulated deal, all imports included."""
        call = f"simulate({self.id!r}, {self.bots!r}, 1, seed=1, workers=1)"
        return timed(f"from kartenhaus.simulate import simulate; {call}")


def main() -> int:
    """Print the figures, a block a game; 1 if a target is missed."""
    reached = [bench_game(id) for id in ids()]
    print()
    reached.append(tell([seconds("import kartenhaus (under 0.15 s)", import_seconds(), 0.15)]))
    return 0 if all(reached) else 1


def ids() -> list[str]:
    """The games that have a C program."""
    return sorted(file.stem for file in LIMITS.glob("*.c") if file.with_suffix(".py").exists())


def bench_game(id: str) -> bool:
    """Print the block of one game; False if a target is missed."""
    print(f"\n  {id}", flush=True)
    bench = Bench(id)
    bench.check_results()
    bench.compare_plain()
    return tell(bench.figures())


def tell(figures: list[Figure]) -> bool:
    """Print the figures; False if a target is missed."""
    for figure in figures:
        mark = {None: " ", True: "✓", False: "✗"}[figure.is_reached]
        print(f"{mark} {figure.what:62}{figure.value:>12}", flush=True)
    return all(figure.is_reached is not False for figure in figures)


def best_rates(players: dict[str, tuple[Callable[[Any], None], int]]) -> dict[str, float]:
    """Deals a second of each, in rounds that take turns."""
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, (play, games) in players.items():
            deals = np.zeros(games, np.int64)
            began = time.perf_counter()
            play(deals)
            best[name] = max(best[name], deals.sum() / (time.perf_counter() - began))
    return best


def best_seconds(works: list[Callable[[], None]]) -> list[float]:
    """Seconds that each work takes, in rounds that take turns."""
    best = [float("inf")] * len(works)
    for _ in range(CORE_ROUNDS):
        for i, work in enumerate(works):
            began = time.perf_counter()
            work()
            best[i] = min(best[i], time.perf_counter() - began)
    return best


def import_seconds() -> float:
    """Of the package alone."""
    return timed("import kartenhaus")


def timed(statement: str) -> float:
    """Seconds that a statement takes in a new process, best of five."""
    script = f"import time; began = time.perf_counter(); {statement}; print(time.perf_counter() - began)"
    runs = [
        subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True) for _ in range(5)
    ]
    return min(float(run.stdout) for run in runs)


def plain_rate(value: float, target: int | None) -> Figure:
    """Deals a second, which should be at least so many if there is a target."""
    goal = "" if target is None else f" (at least {target:,})"
    return Figure(f"plain, deals/s{goal}", f"{value:,.0f}", None if target is None else value >= target)


def ratio(what: str, value: float, target: float) -> Figure:
    """A ratio that should be at least so large."""
    return Figure(what, f"{value:.2f}", value >= target)


def seconds(what: str, value: float, target: float) -> Figure:
    """A time that should be shorter."""
    return Figure(what, f"{value:.3f} s", value < target)


if __name__ == "__main__":
    sys.exit(main())
