"""How long the strongest bots take to answer, at tables of every size, while twenty other tables of bots play.

All is in one process, on one core where the system lets us choose: the event loop, the store, and the one thread in
which bots think. An answer counts from the moment at which it is due to the moment at which all bots of the table that
were due have chosen, so the time in the queue behind the other tables is in it. At the other tables, four of each game,
sit rabbits, foxes, owls and wolves, at people's pace; at the table that is measured everybody is quick.

    python -m bench.thinking
    python -m bench.thinking nimmt lobo77
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from kartenhaus.bots import opponents
from kartenhaus.bots.warming import searchers, warm
from kartenhaus.games import load, offered
from kartenhaus.kit import Game
from kartenhaus.server.house import House
from kartenhaus.server.links import Pings
from kartenhaus.server.messages import NewRoom, SeatPlan, Start
from kartenhaus.server.parties import Party
from kartenhaus.server.rooms import Holders
from kartenhaus.server.seating import holder_of
from kartenhaus.server.settings import Settings
from kartenhaus.server.store import Store
from kartenhaus.server.telling import UNTOLD
from kartenhaus.server.workshop import Workshop

OTHERS = 4  # tables of each game
SEATS = 4
MEASURED = 8.0  # seconds for each number of players
TARGET = 1.0  # seconds
LOOK = 0.1  # seconds until a finished game is dealt anew


@dataclass
class Onlooker:
    """A device to which everything is told, so that the table goes on; it may deal."""

    holders: Holders
    base_url: str = ""
    viewers: list[int] = field(default_factory=list)
    told: tuple[int, int, bool] = UNTOLD
    name: str = ""
    pings: Pings = field(default_factory=Pings)

    def ping(self, draw: Callable[[int], bytes]) -> None:
        """Nobody here races."""

    def send(self, frame: bytes, on_way: Callable[[], None] | None = None) -> None:
        """Told, and forgotten."""
        if on_way is not None:
            on_way()


class Answer(NamedTuple):
    """Seconds."""

    waited: float  # by the table
    computed: float  # by the core: what is left is the queue, and what else this machine does


class Watched(ThreadPoolExecutor):
    """The bots' thread, with a note of how long each answer took, by table."""

    def __init__(self) -> None:
        super().__init__(1)
        self.took: dict[str, list[Answer]] = {}

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Take the time from here to the answer."""
        began = time.perf_counter()
        table = args[0][0].table  # of the first turn: all of one call are of one table

        def timed() -> Any:
            before = time.thread_time()
            given = fn(*args, **kwargs)
            answer = Answer(time.perf_counter() - began, time.thread_time() - before)
            self.took.setdefault(table, []).append(answer)
            return given

        return super().submit(timed)


@dataclass
class Evening:
    """The house, and who looks on at which table."""

    house: House
    pool: Watched
    parties: list[tuple[Party, Onlooker]] = field(default_factory=list)

    def open(self, game: Game, level: str, seats: int, is_quick: bool = False) -> Party:
        """A table of bots that plays until the evening ends."""
        plan = [SeatPlan("bot", level=level, tempo="quick" if is_quick else "usual") for _ in range(seats)]
        seated = self.house.open(NewRoom(game.id, plan, start=True))
        party = self.house.parties[seated.code]
        looks_on = Onlooker(frozenset({holder_of(seated.held[0].token)}))
        party.arrive(looks_on)
        self.parties.append((party, looks_on))
        return party

    async def go_on(self) -> None:
        """Whatever is over is dealt anew."""
        n = 0
        while True:
            for party, looks_on in self.parties:
                assert not party.room.is_stopped, f"a table of {party.room.game.id} stands still"
                if not party.room.is_running:
                    n += 1
                    party.command(looks_on, Start(str(n)))
            await asyncio.sleep(LOOK)

    async def answers(self, game: Game, level: str, seats: int) -> list[Answer]:
        """The answers of bots of this level, who sit at one more table for a while."""
        party = self.open(game, level, seats, is_quick=True)
        party.minding.pace = 0.3
        self.pool.took.clear()
        await asyncio.sleep(MEASURED)
        assert party.room.table is not None
        found = self.pool.took.get(party.room.table.id, [])
        at = self.parties.pop()
        party.depart(at[1])
        return found


async def measure(folder: Path, games: Sequence[Game]) -> bool:
    """Print the figures; whether no answer took too long."""
    (folder / "index.html").write_text("<!doctype html>")
    settings = Settings(data=str(folder / "bench.sqlite3"), page=folder, openings=1000.0)
    house = House(settings, Store(settings.data))
    pool = Watched()
    house.pool, house.workshop = pool, Workshop(warm)
    evening = Evening(house, pool)
    for game in map(load, offered()):
        began = time.perf_counter()
        house.workshop.look(game, [opponents(game)[-1], None])
        house.workshop.wait()
        if searchers(game):
            print(f"{game.id}: searchers {house.workshop.state(game)} after {time.perf_counter() - began:.1f} s")
    for game in map(load, offered()):
        for n in range(OTHERS):
            evening.open(game, opponents(game)[-1 - n % len(opponents(game))], min(SEATS, game.seats[-1]))
    is_met = True
    going = asyncio.create_task(evening.go_on())
    for game in games:
        for seats in game.seats:
            found = await evening.answers(game, opponents(game)[-1], seats)
            assert not going.done(), going.exception()
            is_met &= max((each.waited for each in found), default=0.0) <= TARGET
            said = [
                f"{name}: slowest {max(times) * 1000:.0f} ms, mean {mean(times) * 1000:.1f} ms"
                for name, times in zip(Answer._fields, zip(*found, strict=True), strict=False)
            ]
            print(
                f"{game.id}, {seats} players, {opponents(game)[-1]}, {len(found)} answers; {'; '.join(said)}",
                flush=True,
            )
    going.cancel()
    house.close()
    return is_met


def main() -> int:
    """1 if an answer took longer than a second."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    wished = [name for name in sys.argv[1:] if name in offered()]
    with tempfile.TemporaryDirectory() as folder:
        is_met = asyncio.run(measure(Path(folder), [load(name) for name in wished or offered()]))
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
