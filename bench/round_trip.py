"""How long a move takes on the loopback interface while a hundred tables are busy.

The server runs in a process of its own. At every table one person plays against three bots, all of them quicker than
people are. The reference is an echo: a bare socket of the same server, on the same loop, asked at the same moments.
What a move takes more than an echo is ours: reading, rules, the commit, the views.

    python -m bench.round_trip
"""

import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TABLES = 100
BOTS = 3
PAUSE = (0.6, 1.4)  # seconds that a person waits before a move
PACE = 0.6  # of people's thinking time, for bots
WARM_UP, MEASURED = 3.0, 12.0  # seconds
TARGET_P50, TARGET_P99 = 5.0, 30.0  # milliseconds


# Server


def serve(folder: Path) -> None:
    """The server, with an echo beside it; says its address when it is ready."""
    import uvicorn

    from kartenhaus.server.app import create_app, uvicorn_config
    from kartenhaus.server.network import listener
    from kartenhaus.server.settings import Settings

    (folder / "index.html").write_text("<!doctype html>")
    settings = Settings(data=str(folder / "bench.sqlite3"), page=folder, pace=PACE, frames=1000.0, openings=TABLES)
    config = uvicorn_config(create_app(settings))
    app: Any = config.app

    async def with_echo(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/echo":
            await echo(receive, send)
        else:
            await app(scope, receive, send)

    config.app = with_echo
    bound = listener("127.0.0.1", 0)
    print(bound.getsockname()[1], flush=True)
    uvicorn.Server(config).run(sockets=[bound])


async def echo(receive: Any, send: Any) -> None:
    """Send back whatever comes."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


# Players


class Told(msgspec.Struct):
    """Of what the server sends, the part that a player here looks at."""

    type: str
    id: str | None = None
    decision: int = 0
    moves: list[dict[str, Any]] = []


@dataclass
class Times:
    """Round trips in milliseconds."""

    moves: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    is_measured: bool = False


class Player:
    """One person at one table, with a second socket for the echo."""

    def __init__(self, table: ClientConnection, bare: ClientConnection, times: Times) -> None:
        self.table = table
        self.bare = bare
        self.times = times
        self.last = Told("")
        self.moves = 0

    async def play(self) -> None:
        """Move whenever there is a move, after a pause, and measure until the answer."""
        while True:
            while not self.last.moves:
                await self.hear()
            await self.pause()
            if self.last.moves:
                await self.compare()

    async def compare(self) -> None:
        """A move and an echo, in either order: the first of two pays for waking up."""
        if random.random() < 0.5:
            echo, (move, answer) = await self.ask_echo(), await self.move()
        else:
            (move, answer), echo = await self.move(), await self.ask_echo()
        if self.times.is_measured and answer == "done":
            self.times.moves.append(move)
            self.times.echoes.append(echo)

    async def hear(self) -> Told:
        """The next frame."""
        told = _told.decode(await self.table.recv())
        if told.type in {"view", "update"}:
            self.last = told
        return told

    async def pause(self) -> None:
        """Think, and listen meanwhile."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(random.uniform(*PAUSE)):
                while True:
                    await self.hear()

    async def ask_echo(self) -> float:
        """The milliseconds of an echo of a move's length."""
        text = json.dumps({"type": "echo", "padding": "x" * 80})
        began = time.perf_counter()
        await self.bare.send(text)
        await self.bare.recv()
        return (time.perf_counter() - began) * 1000

    async def move(self) -> tuple[float, str]:
        """The milliseconds from the press to the answer, with the new view before it; and what the answer was."""
        self.moves += 1
        id = str(self.moves)
        act = {"type": "act", "id": id, "seat": 0, "decision": self.last.decision, "move": self.last.moves[0]}
        frame = json.dumps(act)
        began = time.perf_counter()
        await self.table.send(frame)
        while (told := await self.hear()).id != id:
            pass
        return (time.perf_counter() - began) * 1000, told.type


_told = msgspec.json.Decoder(Told)


async def open_table(http: httpx.AsyncClient) -> tuple[str, str]:
    """A running game: its code and the person's token."""
    seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "level": "rule"} for _ in range(BOTS)]]
    game = {"game": "nimmt", "seats": seats, "options": {"end_mode": "deals", "deals": 999}, "start": True}
    answer = await http.post("/api/rooms", json=game)
    answer.raise_for_status()
    return answer.json()["code"], answer.json()["held"][0]["token"]


async def sit_down(port: int, code: str, token: str, times: Times) -> None:
    """Play at one table until cancelled."""
    at = f"ws://127.0.0.1:{port}"
    async with (
        connect(f"{at}/ws/{code}", compression=None, proxy=None) as table,
        connect(f"{at}/echo", compression=None, proxy=None) as bare,
    ):
        await table.send(json.dumps({"type": "hello", "tokens": [token]}))
        await Player(table, bare, times).play()


async def measure(port: int) -> Times:
    """All tables at once."""
    times = Times()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        tables = [await open_table(http) for _ in range(TABLES)]
    players = [asyncio.create_task(sit_down(port, code, token, times)) for code, token in tables]
    await asyncio.sleep(WARM_UP)
    times.is_measured = True
    await asyncio.wait(players, timeout=MEASURED, return_when=asyncio.FIRST_COMPLETED)
    times.is_measured = False
    for player in players:
        assert not player.done(), f"a player stopped: {player}"
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return times


# Figures


def percentile(values: list[float], percent: int) -> float:
    """The value below which this part of the values lies."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def report(times: Times) -> bool:
    """Print the figures; whether both targets are met."""
    print(f"{TABLES} tables with {BOTS} bots each: {len(times.moves) / MEASURED:.0f} moves of persons a second")
    is_met = True
    for percent, target in ((50, TARGET_P50), (99, TARGET_P99)):
        move, echo = percentile(times.moves, percent), percentile(times.echoes, percent)
        is_met &= move < target
        print(f"p{percent}: move {move:.2f} ms (target {target:.0f}), echo {echo:.2f} ms, ratio {move / echo:.1f}")
    return is_met


def main() -> None:
    """Start the server, play, print."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.round_trip", "--serve", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                times = asyncio.run(measure(int(server.stdout.readline())))
            finally:
                server.terminate()
    if not report(times):
        sys.exit("round_trip: a target was missed")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(Path(sys.argv[2]))
    else:
        main()
