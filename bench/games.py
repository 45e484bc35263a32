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
from pathlib import Path
from typing import Any

import numpy as np

from kartenhaus.games import load
from kartenhaus.kit import settle
from kartenhaus.simulate import simulate
from kartenhaus.simulate.driver import (
    Space,
    bind_plain,
    loops_of,
    packed,
    plain_space,
    record_space,
    root_of,
    tally_of,
)
from kartenhaus.simulate.run import compiled_loops

LIMITS = Path(__file__).with_name("limit")
BUILT = Path("build/limit")
SEATS = 4
BOTS = ["random"] * SEATS
SEED = 20
WHOLE = 2520
ROUNDS = 80  # short ones: some of them are left alone by the rest of the machine
GAMES = 300  # a round; 3 when plain
CORE_ROUNDS = 12
COMPARED = 300  # games whose last states are compared

C_TABLE = np.dtype(
    [
        ("rng", np.uint32, 4),
        ("deal", np.int32),
        ("score", np.int32, SEATS),
        ("heads", np.int32, SEATS),
        ("turn", np.int8),
        ("row", np.int8, (4, 5)),
        ("length", np.int8, 4),
        ("hand", np.int8, (SEATS, 10)),
        ("n_hand", np.int8, SEATS),
        ("played", np.int8, (10, SEATS)),
        ("pile", np.int8, 105),
        ("taken_in", np.int8, 105),
        ("n_pile", np.int8, SEATS),
        ("deck", np.int8, 104),
    ],
    align=True,
)


@dataclass(frozen=True)
class Figure:
    """One line of the report."""

    what: str
    value: str
    is_reached: bool | None = None  # None: no target


class InC:
    """The C program as a library."""

    def __init__(self) -> None:
        BUILT.mkdir(parents=True, exist_ok=True)
        built = BUILT / "nimmt.so"
        flags = ["-O3", "-march=native", "-shared", "-fPIC", f"-DSEATS={SEATS}"]
        subprocess.run(["cc", *flags, "-o", str(built), str(LIMITS / "nimmt.c")], check=True)
        self.library = ctypes.CDLL(str(built.absolute()))
        assert self.library.table_size() == C_TABLE.itemsize, "the two sides must mean the same record"
        self.library.open_box()
        self.table = np.zeros(1, C_TABLE)
        self.root = np.array(root_of(SEED), np.int64)

    def play(self, first: int, deals: Any) -> None:
        """As `driver.play_games`."""
        self.library.play_games(
            ctypes.c_void_p(self.table.ctypes.data),
            ctypes.c_void_p(self.root.ctypes.data),
            ctypes.c_int64(first),
            ctypes.c_int64(len(deals)),
            ctypes.c_void_p(deals.ctypes.data),
        )


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    game = load("nimmt")
    options = settle(game.Options, {})
    space = record_space(game, options, BOTS, SEED)
    in_c = InC()
    check_results(space, in_c)
    plain = plain_space(game, options, BOTS, SEED)
    plain_play = loops_of(game, bind_plain)
    compare_plain(plain, plain_play, space)
    rates = best_rates(
        {
            "plain": (plain_of(plain, plain_play), GAMES // 100),
            "compiled": (lambda deals: play_compiled(space, 0, deals), GAMES),
            "C": (lambda deals: in_c.play(0, deals), GAMES),
        }
    )
    one, two = best_seconds([lambda: all_cores(1), lambda: all_cores(2)])
    figures = [
        Figure("plain, deals/s (at least 3,000)", f"{rates['plain']:,.0f}", rates["plain"] >= 3000),
        Figure("compiled through start, awaits, may, act, one core, deals/s", f"{rates['compiled']:,.0f}"),
        Figure("C for this one game, one core, deals/s", f"{rates['C']:,.0f}"),
        ratio("compiled / C (at least 0.6)", rates["compiled"] / rates["C"], 0.6),
        ratio("two cores / one core (at least 1.8)", one / two, 1.8),
        seconds("compiled rules ready, warm cache (under 1 s)", ready_seconds(), 1.0),
        seconds("import kartenhaus (under 0.15 s)", import_seconds(), 0.15),
    ]
    for figure in figures:
        mark = {None: " ", True: "✓", False: "✗"}[figure.is_reached]
        print(f"{mark} {figure.what:62}{figure.value:>12}")
    return 0 if all(figure.is_reached is not False for figure in figures) else 1


def check_results(space: Space, in_c: InC) -> None:
    """The same games must end in the same states, field by field."""
    mine, other = np.zeros(1, np.int64), np.zeros(1, np.int64)
    for game in range(COMPARED):
        play_compiled(space, game, mine)
        in_c.play(game, other)
        assert mine[0] == other[0], f"game {game}: {mine[0]} deals compiled, {other[0]} in C"
        for name in C_TABLE.names or ():
            left, right = space.states[name][0], in_c.table[name][0]
            same = left[tuple(slice(n) for n in right.shape)] if right.shape else left
            assert np.array_equal(same, right), f"game {game}: {name} is {same} compiled, {right} in C"
    print(f"  {COMPARED} games compared: compiled and C leave the same tables")


def compare_plain(plain: Space, play: Callable[..., None], space: Space) -> None:
    """And the plain rules must leave the same bytes."""
    deals = np.zeros(30, np.int64)
    play(plain, 0, deals, tally_of(SEATS), WHOLE)
    again = np.zeros(30, np.int64)
    play_compiled(space, 0, again)
    assert np.array_equal(deals, again)
    assert packed(plain.states[0], load("nimmt")).tobytes() == space.states[0].tobytes()
    print("  30 games compared: plain and compiled leave the same bytes")


def play_compiled(space: Space, first: int, deals: Any) -> None:
    """What the simulator does, statistics included."""
    compiled_loops("nimmt")(space, first, deals, tally_of(SEATS), WHOLE)


def plain_of(plain: Space, play: Callable[..., None]) -> Callable[[Any], None]:
    """The same loops, plain."""
    return lambda deals: play(plain, 0, deals, tally_of(SEATS), WHOLE)


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


def all_cores(workers: int) -> None:
    """A fixed piece of work for the simulator."""
    simulate("nimmt", BOTS, 200_000, seed=SEED, workers=workers)


def best_seconds(works: list[Callable[[], None]]) -> list[float]:
    """Seconds that each work takes, in rounds that take turns."""
    best = [float("inf")] * len(works)
    for _ in range(CORE_ROUNDS):
        for i, work in enumerate(works):
            began = time.perf_counter()
            work()
            best[i] = min(best[i], time.perf_counter() - began)
    return best


def ready_seconds() -> float:
    """From a new process's first import to the first simulated deal, all imports included."""
    return timed("from kartenhaus.simulate import simulate; simulate('nimmt', ['random'] * 4, 1, seed=1, workers=1)")


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


def ratio(what: str, value: float, target: float) -> Figure:
    """A ratio that should be at least so large."""
    return Figure(what, f"{value:.2f}", value >= target)


def seconds(what: str, value: float, target: float) -> Figure:
    """A time that should be shorter."""
    return Figure(what, f"{value:.3f} s", value < target)


if __name__ == "__main__":
    sys.exit(main())
