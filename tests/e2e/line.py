"""A slow line to a house: whatever goes over it takes its time, each way, and comes out in order."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from tests.e2e.house import PATIENCE, House

CHUNK = 1 << 16


class SlowLine:
    """Another address of a house, behind a line on which each way takes so many seconds."""

    def __init__(self, house: House, delay: float) -> None:
        self.delay = delay
        self._port = urlsplit(house.url).port
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server: asyncio.Server = self._run(asyncio.start_server(self._join, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        """Cut it."""
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _end(self) -> None:
        self._server.close()
        ways = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await asyncio.sleep(0)  # the ends are let go in the loop's next round

    async def _join(self, device: asyncio.StreamReader, to_device: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            await asyncio.gather(self._carry(device, to_server), self._carry(server, to_device))
        finally:
            for end in (to_device, to_server):
                end.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        """One way, until one of the two hangs up."""
        loop = asyncio.get_running_loop()
        on_its_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(on_its_way, to))
        with suppress(ConnectionError):  # who hangs up without a word is gone as well
            while chunk := await source.read(CHUNK):
                on_its_way.put_nowait((loop.time() + self.delay, chunk))
        on_its_way.put_nowait((loop.time() + self.delay, b""))
        await arriving

    async def _arrive(self, on_its_way: asyncio.Queue[tuple[float, bytes]], to: asyncio.StreamWriter) -> None:
        while True:
            at, chunk = await on_its_way.get()
            await asyncio.sleep(at - asyncio.get_running_loop().time())
            if not chunk:
                return to.close()
            to.write(chunk)
