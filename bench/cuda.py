"""The same rules as a CUDA kernel: every table has a thread, which plays it at random, move after move.

First a sample is played by the plain rules, too: its tables must be the same in every byte. Then moves a second, and
how much of the card's memory bandwidth that would be if each move read and wrote the whole state and mind of its
table; the bandwidth is that of a copy on the card, measured in the same run.

    python -m bench.cuda [game…]
    NUMBA_ENABLE_CUDASIM=1 python -m bench.cuda     the sample alone, in Numba's simulator, without a card
"""

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import cuda as typed_cuda

from bench.games import Figure, tell
from kartenhaus.bots import leaving
from kartenhaus.compiled import Compiled
from kartenhaus.games import load
from kartenhaus.kit import CLOCK, Game, as_bytes, below, log_record, log_with_room, settle, unpack
from kartenhaus.simulate.driver import bind_plain, unbound, without
from kartenhaus.simulate.space import records_of

IS_SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")  # read by Numba at its import
cuda: Any = typed_cuda  # Numba's types leave out what its decorators make
GAMES = ("nimmt", "lobo77", "skunks", "nilokilo", "horses")
SEATS, SEED = 4, 20
THREADS = 128  # of a block
TABLES = 1 << 17
MOVES = 256  # of each table in one launch
LAUNCHES = 10
CHECKED_TABLES, CHECKED_MOVES = 64, 300
SIMULATED_TABLES, SIMULATED_MOVES = 4, 60  # the simulator is slow
COPIED = 1 << 28  # bytes

start: Callable[[Any, Any], None] = unbound
awaits: Callable[[Any, int], bool] = unbound
races: Callable[[Any, int], bool] = unbound
may: Callable[[Any, int, Any], int] = unbound
act: Callable[[Any, int, int, Any], None] = unbound
is_over: Callable[[Any], bool] = unbound


def nobody_races(s: Any, seat: int) -> bool:
    """For games in which nobody is ever in a hurry."""
    return False


def asked(s: Any, mind: Any) -> int:
    """Any seat that races or is awaited, or the CLOCK."""
    first = below(mind, s.seats)
    for step in range(s.seats):
        seat = (first + step) % int(s.seats)
        if races(s, seat) or awaits(s, seat):
            return seat
    return CLOCK


def play_moves(s: Any, mind: Any, legal: Any, log: Any, leaves: Any, moves: int) -> None:
    """So many random moves at one table; where a game is over, the next one begins."""
    for _ in range(moves):
        if is_over(s):
            start(s, log)
        actor = asked(s, mind)
        n = may(s, actor, legal)
        if actor == CLOCK:
            n = without(legal, n, leaves)
        act(s, actor, legal[below(mind, n)], log)


def player_of(game: Game, bind: Callable[..., Any]) -> Any:
    """`play_moves` for one game: plain, or for a kernel."""
    names: dict[str, Any] = {name: getattr(game, name) for name in ("start", "awaits", "may", "act", "is_over")}
    names["races"] = bind(nobody_races) if game.real_time is None else game.real_time.races
    names["without"] = bind(without)
    names["asked"] = bind(asked, **names)
    return bind(play_moves, **names)


@dataclass
class Tables:
    """Arrays of so many tables, which nothing has been dealt at but the chance; every table's chance is its own."""

    game: Game
    n: int

    def __post_init__(self) -> None:
        chance = np.random.default_rng(SEED)
        self.states = records_of(self.game.State, self.n)
        self.minds = records_of(self.game.Mind, self.n)
        for records in (self.states, self.minds):
            records["rng"] = chance.integers(1, 2**32, (self.n, 4), dtype=np.uint32)
        self.states["seats"] = SEATS
        for name, value in settle(self.game.Options, {}).items():
            self.states[name] = value
        self.legal = np.zeros((self.game.moves.size, self.n), np.int32)  # threads beside each other write side by side
        self.logs = np.array([deaf()] * self.n)
        self.leaves = np.array(leaving(self.game), np.int32)

    @property
    def bytes_each(self) -> int:
        """Of a table's state and mind."""
        return int(self.states.itemsize + self.minds.itemsize)


def deaf() -> np.void:
    """A log that nothing is written to."""
    log = log_record(1)
    log["room"] = 0
    return log


def kernel_of(game: Game) -> Any:
    """Starts a game at tables without one, then plays so many moves at each."""
    device = Compiled(game, "cuda")
    play, begin = player_of(device.game, device.bind), device.game.start

    def kernel(states, minds, legal, logs, leaves, moves, is_new):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            if is_new:
                begin(states[i], logs[i])
            play(states[i], minds[i], legal[:, i], logs[i], leaves, moves)

    return cuda.jit(kernel)


class OnTheCard:
    """Tables in the card's memory, and the kernel that plays there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.kernel = kernel_of(tables.game)
        hosts = (tables.states, tables.minds, tables.legal, tables.logs, tables.leaves)
        self.arrays = [cuda.to_device(host) for host in hosts]

    def play(self, moves: int, is_new: bool) -> float:
        """Seconds that it took; compiling, too, the first time."""
        began = time.perf_counter()
        threads = min(THREADS, self.tables.n)
        self.kernel[-(-self.tables.n // threads), threads](*self.arrays, moves, is_new)
        cuda.synchronize()
        return time.perf_counter() - began

    def states_and_minds(self, n: int) -> list[bytes]:
        """Of the first tables."""
        states, minds = (array.copy_to_host() for array in self.arrays[:2])
        game = self.tables.game
        return [bytes_of(states[i], game.State) + bytes_of(minds[i], game.Mind) for i in range(n)]


def bytes_of(record: Any, schema: type) -> bytes:
    """All fields; what lies between them is blank, as a copy of records says nothing of that."""
    return as_bytes(unpack(record, schema), schema)


def plain_states_and_minds(tables: Tables, n: int, moves: int) -> list[bytes]:
    """The same from the plain rules."""
    game = tables.game
    play = player_of(game, bind_plain)
    found = []
    for i in range(n):
        s, mind, log = unpack(tables.states[i], game.State), unpack(tables.minds[i], game.Mind), log_with_room(0)
        game.start(s, log)
        play(s, mind, [0] * game.moves.size, log, leaving(game), moves)
        found.append(as_bytes(s, game.State) + as_bytes(mind, game.Mind))
    return found


def differing(tables: Tables, card: OnTheCard, n: int, moves: int) -> list[int]:
    """Of the first n tables those whose bytes are others on the card than in the plain rules."""
    right = plain_states_and_minds(tables, n, moves)  # first, as the simulator plays in the very arrays it was given
    card.play(moves, is_new=True)
    return [i for i, found in enumerate(card.states_and_minds(n)) if found != right[i]]


# Telling


def main(games: Sequence[str] = GAMES) -> int:
    """Print the figures; 1 if a byte is wrong."""
    if IS_SIMULATED:
        print("  Numba's simulator: only whether the bytes are equal; no time that it takes says anything")
        found = [check(id, SIMULATED_TABLES, SIMULATED_TABLES, SIMULATED_MOVES)[1] for id in games]
        return int(not all(found))
    if not cuda.is_available():
        print("  not run: there is no card here that CUDA can use, so nothing is known about its speed")
        return 0
    bandwidth = copied_a_second()
    name = cuda.get_current_device().name
    name = name.decode() if isinstance(name, bytes) else name
    print(f"  {name}, copies {bandwidth / 1e9:,.0f} GB/s (read and write)")
    found = [bench_game(id, bandwidth) for id in games]
    return int(not all(found))


def check(id: str, tables: int, checked: int, moves: int) -> tuple[OnTheCard, bool]:
    """The tables on the card after so many moves, and whether a sample of them is as in the plain rules."""
    if IS_SIMULATED:
        quicken_the_simulator()
    made = Tables(load(id), tables)
    card = OnTheCard(made)
    wrong = differing(made, card, checked, moves)
    text = f"{checked} tables equal"
    if wrong:
        text = f"{len(wrong)} of {checked} tables differ, the first is {wrong[0]}"
    tell([Figure(f"{id}, {moves} moves each, card and plain rules", text, not wrong)])
    return card, not wrong


def bench_game(id: str, bandwidth: float) -> bool:
    """Print what there is to know of one game; False if a byte is wrong."""
    print(f"\n  {id}", flush=True)
    card, is_right = check(id, TABLES, CHECKED_TABLES, CHECKED_MOVES)
    seconds = min(card.play(MOVES, is_new=False) for _ in range(LAUNCHES))
    tell(figures(card.tables.bytes_each, TABLES * MOVES / seconds, bandwidth))
    return is_right


def figures(bytes_each: int, moves_a_second: float, bandwidth: float) -> list[Figure]:
    """Moves, and the bytes that they would move if each read and wrote its whole table."""
    moved = 2 * bytes_each * moves_a_second
    return [
        Figure(f"moves/s, {TABLES:,} tables, {MOVES} moves a launch", f"{moves_a_second:,.0f}"),
        Figure("bytes of a state and a mind", f"{bytes_each:,}"),
        Figure("if every move read and wrote them, GB/s", f"{moved / 1e9:,.1f}"),
        Figure("part of the bandwidth of a copy", f"{100 * moved / bandwidth:.1f} %"),
    ]


def copied_a_second() -> float:
    """Bytes read and written when the card copies its own memory."""
    one = cuda.device_array(COPIED, np.uint8)
    other = cuda.device_array(COPIED, np.uint8)
    seconds = []
    for _ in range(LAUNCHES):
        began = time.perf_counter()
        other.copy_to_device(one)
        cuda.synchronize()
        seconds.append(time.perf_counter() - began)
    return 2 * COPIED / min(seconds)


@cache
def names_in(kind: type) -> frozenset[str]:
    """What `dir` says of any array."""
    return frozenset(dir(kind))


def quicken_the_simulator() -> None:
    """It asks `dir` at every access to a field, which takes longer than all the rest."""
    from numba.cuda.simulator.cudadrv import devicearray

    setattr(devicearray, "dir", lambda array: names_in(array.__class__))  # noqa: B010


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or GAMES))
