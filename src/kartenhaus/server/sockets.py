"""One socket for each device: frames in, frames out, nothing of the game."""

import asyncio
import contextlib
import itertools
from collections import deque
from collections.abc import Callable

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from kartenhaus.kit import BadMessage, Refused

from . import visiting
from .credits import Purse
from .house import House
from .links import Pings
from .logs import log_mistake
from .messages import Bad, Hello, Ping, Pong, RefusedCommand, SeatGone
from .network import base_url
from .parties import Party
from .reading import id_in, read_frame, shown
from .rooms import Holders
from .seating import Draw, holder_of
from .telling import UNTOLD, encode

SOCKETS = 100  # of one address at the same time
QUEUE = 256  # frames that wait for a slow reader
QUEUE_BYTES = 1 << 20
HELLO_TIME = 20.0  # seconds until somebody has to have said it
PATIENCE = 200  # frames refused, less those heard, before a flooding device is shown out
PONG_MOST = 100  # characters of an answer to a ping
FRAME_MOST = 64 * 1024  # bytes; a longer frame ends the connection before we see it (1009)

# close codes: 4000 and more are for applications
OUR_MISTAKE, TRY_LATER, NO_HELLO, NO_ROOM, FLOODING = 1011, 1013, 4408, 4404, 4429


names = map(str, itertools.count(1))


class Socket:
    """A device at a party. `send` queues; a task of its own hands the frames on as fast as the device reads."""

    def __init__(self, socket: WebSocket[object, object, State], url: str, clock: Callable[[], float]) -> None:
        self.name = next(names)
        self.pings = Pings()
        self.holders: Holders = frozenset()
        self.base_url = url
        self.viewers: list[int] = []
        self.told = UNTOLD
        self._socket = socket
        self._clock = clock
        self._frames: deque[tuple[bytes, Callable[[], None] | None]] = deque()
        self._bytes = 0
        self._has_frames = asyncio.Event()
        self.is_dropped = False
        self.writing: asyncio.Task[None] | None = None

    def ping(self, draw: Draw) -> None:
        """Send a ping. Its time counts from where it leaves the queue: who reads slowly is not taken for far away."""
        nonce = self.pings.new(draw)
        self.send(encode(Ping(nonce)), lambda: self.pings.goes(nonce, self._clock()))

    def send(self, frame: bytes, on_way: Callable[[], None] | None = None) -> None:
        """Queue a frame; a device that does not read is dropped, so that the others need not wait."""
        if self.is_dropped:
            return
        self._frames.append((frame, on_way))
        self._bytes += len(frame)
        if len(self._frames) > QUEUE or self._bytes > QUEUE_BYTES:
            self.is_dropped = True
            self._frames.clear()
            if self.writing is not None:
                self.writing.cancel()
        self._has_frames.set()

    async def write(self) -> None:
        """Hand the frames on until the device is gone."""
        while True:
            await self._has_frames.wait()
            self._has_frames.clear()
            while self._frames:
                frame, on_way = self._frames.popleft()
                self._bytes -= len(frame)
                if on_way is not None:
                    on_way()
                try:
                    await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
                except RuntimeError:  # so Uvicorn says that it has closed the socket already
                    raise WebSocketDisconnect(detail="gone") from None

    async def read(self) -> str | None:
        """The next frame; None for a binary one. WebSocketDisconnect at the end."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return event.get("text")

    async def close(self, code: int, why: str) -> None:
        """Say goodbye, if anybody still listens."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._socket.close(code, why), 1)


@websocket("/ws/{code:str}")
async def at_table(socket: WebSocket[object, object, State]) -> None:
    """A device comes to a room, plays, and goes."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
    await socket.accept()
    url = base_url(house.settings, socket.scope["scheme"], socket.headers.get("host", ""))
    device = Socket(socket, url, house.settings.clock)
    house.sockets[address] += 1
    try:
        if house.sockets[address] > SOCKETS:
            raise Refused("slow_down")
        await visit(house, house.find(str(socket.path_params["code"]), address), device, address)
    except Refused as refused:
        house.metrics.refuse(refused.code)
        await socket.send_data(encode(RefusedCommand("", refused.code, refused.facts)))
        await device.close(NO_ROOM if refused.code == "unknown_room" else TRY_LATER, refused.code)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def visit(house: House, party: Party, device: Socket, address: str) -> None:
    """Read and write until either ends."""
    device.writing = asyncio.create_task(device.write())
    reading = asyncio.create_task(Visit(house, party, device, address).listen())
    done, rest = await asyncio.wait({device.writing, reading}, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    party.depart(device)
    await asyncio.gather(*rest, return_exceptions=True)
    if device.is_dropped:
        await device.close(TRY_LATER, "this device reads too slowly")
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
            log_mistake("a socket is closed", error, game=party.room.game.id)
            await device.close(OUR_MISTAKE, "our_mistake")


class Visit:
    """What a device says, from Hello to the end."""

    def __init__(self, house: House, party: Party, device: Socket, address: str) -> None:
        now, rate = house.settings.clock(), house.settings.frames
        self.house = house
        self.party = party
        self.device = device
        self.address = address
        self.purse = Purse(rate, rate * 3, rate * 3, now)
        self.refused = 0  # frames, less those that were heard since

    async def listen(self) -> None:
        """Read frames until the device goes or has to go."""
        try:
            await self._greet()
            while self.refused < PATIENCE:
                self._hear(await self.device.read())
            await self.device.close(FLOODING, "slow_down")
        except TimeoutError:
            await self.device.close(NO_HELLO, "hello was expected")

    async def _greet(self) -> None:
        """The first frame has to be Hello; what else comes is answered and changes nothing."""
        async with asyncio.timeout(HELLO_TIME):
            while self.device not in self.party.devices and self.refused < PATIENCE:
                self._hear(await self.device.read())

    def _hear(self, frame: str | None) -> None:
        if self._is_pong(frame):
            return
        if not self._may_speak():
            self.refused += 1
            self.house.metrics.refuse("slow_down")
            id = id_in(frame) if frame is not None else None
            self.device.send(encode(RefusedCommand(id or "", "slow_down")))
            return
        self.refused = max(0, self.refused - 1)
        try:
            self._understand(frame)
        except BadMessage as bad:
            id = id_in(frame) if frame is not None else None
            self.device.send(encode(Bad(bad.expected, shown(bad.got), bad.where, id)))

    def _is_pong(self, frame: str | None) -> bool:
        """It answers a ping. That costs nothing: there are no more such answers than pings."""
        if frame is None or len(frame) > PONG_MOST or not self.device.pings.are_out:
            return False
        try:
            message = read_frame(frame)
        except BadMessage:
            return False
        return isinstance(message, Pong) and self.device.pings.hear(message.nonce, self.house.settings.clock())

    def _may_speak(self) -> bool:
        now = self.house.settings.clock()
        return self.purse.spend(now) and self.house.frames.spend(self.address, now)

    def _understand(self, frame: str | None) -> None:
        if frame is None:
            raise BadMessage("a frame of text", "a binary one", "frame")
        message = read_frame(frame)
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Pong):
            return  # an answer to nothing, which is passed over
        elif self.device not in self.party.devices:
            raise BadMessage("hello first", str(message.__struct_config__.tag), "$.type")
        else:
            self.party.command(self.device, message)

    def _hello(self, hello: Hello) -> None:
        """Who comes again with other tokens has gone before. Tokens of no use are named by their place alone."""
        holders = [holder_of(token) for token in hello.tokens]
        known = frozenset(holder for holder in holders if self.party.room.is_known(holder))
        try:
            visiting.check_door(self.party.room, known)
        except Refused as refused:
            self.house.metrics.refuse(refused.code)
            self.device.send(encode(RefusedCommand("", refused.code)))
            return
        if self.device in self.party.devices:
            self.party.depart(self.device)
        self.device.holders, self.device.viewers, self.device.told = known, [], UNTOLD
        for i, holder in enumerate(holders):
            if holder not in known:
                bad = Bad("a token that this room has given out", "another one", f"$.tokens[{i}]")
                self.device.send(encode(bad))
        self.party.arrive(self.device)
        moved = self.party.room.tickets.moved
        for holder in holders:
            if holder not in known and holder in moved:
                self.device.send(encode(SeatGone(moved[holder])))
