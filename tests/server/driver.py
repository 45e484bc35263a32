"""A real server on the loopback interface in a thread, and devices that talk to it."""

import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from kartenhaus.server.app import create_app, uvicorn_config
from kartenhaus.server.house import House
from kartenhaus.server.logs import JsonLines, Text
from kartenhaus.server.settings import Settings

Json = dict[str, Any]
PATIENCE = 20  # seconds after which a test gives up


def page_in(folder: Path) -> Path:
    """A page of one script, for tests that do not look at it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><script type="module" src="/assets/page-1a2b.js"></script>')
    (folder / "assets" / "page-1a2b.js").write_text("export {};\n" + "// as long as a script\n" * 200)
    (folder / "manifest.json").write_text("{}")
    return folder


class Server:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        guard = create_app(settings)
        self.house: House = guard.app.state.house
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False)
        is_ready = threading.Event()

        class Announcing(uvicorn.Server):
            async def startup(self, sockets: Any = None) -> None:
                await super().startup(sockets)
                is_ready.set()

        self._server = Announcing(uvicorn_config(guard))
        self._thread = threading.Thread(target=self._server.run, args=([self.listener],), daemon=True)
        self._thread.start()
        assert is_ready.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not end"

    def opened(self, *seats: Json, game: str = "nimmt", start: bool = True, options: Json | None = None) -> Json:
        """A new room as the server answers it: code and held seats."""
        wish = {"game": game, "seats": list(seats), "options": options or {}, "start": start}
        answer = self.http.post("/api/rooms", json=wish)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    def joined(self, code: str, name: str) -> str:
        """The token of an open seat that somebody takes."""
        answer = self.http.post(f"/api/rooms/{code}/join", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["held"][0]["token"])

    def device(self, code: str, *tokens: str, hello: bool = True, **headers: str) -> "Device":
        """A device at the room."""
        return Device(f"ws://127.0.0.1:{self.port}/ws/{code}", list(tokens), hello, headers)


@contextmanager
def serving(settings: Settings, **changes: Any) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(replace(settings, **changes))
    try:
        yield server
    finally:
        server.stop()


class Device:
    """One socket, with what it was told."""

    def __init__(self, url: str, tokens: list[str], hello: bool, headers: dict[str, str]) -> None:
        self._stack = ExitStack()
        opened = connect(url, additional_headers=headers, max_size=None, proxy=None)
        self.connection: ClientConnection = self._stack.enter_context(opened)
        self.room: Json = {}
        self.views: dict[int, Json] = {}  # viewer -> Whole or Update
        self.frames: list[str] = []
        self.events: list[Json] = []
        self.reading: dict[int, list[str]] = {}  # viewer -> the words read out so far
        self.answers: dict[str | None, Json] = {}  # id of a command -> what came last
        self.commands = 0
        if hello:
            self.send({"type": "hello", "tokens": tokens})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self._stack.close()

    def send(self, message: object) -> None:
        """Anything at all."""
        if isinstance(message, bytes | str):
            self.connection.send(message)
        else:
            self.connection.send(json.dumps(message))

    def hear(self) -> Json:
        """The next frame, which is also kept."""
        frame = self.connection.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        match message["type"]:
            case "room":
                self.room = message
            case "view" | "update":
                self.keep(message)
            case "reading":
                self.reading[message["viewer"]] = message["words"]
            case "done" | "refused" | "bad":
                self.answers[message.get("id")] = message
            case "ping":
                self.send({"type": "pong", "nonce": message["nonce"]})
        return message

    def keep(self, message: Json) -> None:
        """A view follows the one before it without a gap."""
        viewer = message["viewer"]
        if message["type"] == "update":
            assert message["version"] == self.views[viewer]["version"] + 1, "a version is missing"
            self.events += message["events"]
        self.views[viewer] = message

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """Hear until this comes."""
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def wait(self, is_so: Callable[["Device"], bool]) -> None:
        """Hear until what this device knows is so, which it may be already."""
        while not is_so(self):
            self.hear()

    def answer_to(self, **command: Any) -> Json:
        """Give a command and hear until it is answered."""
        self.commands += 1
        command.setdefault("id", f"c{self.commands}")
        self.send(command)
        return self.until(lambda message: message.get("id") == command["id"] and "viewer" not in message)

    def ask(self, **command: Any) -> str:
        """Give a command and do not wait for the answer; its id."""
        self.commands += 1
        command.setdefault("id", f"c{self.commands}")
        self.send(command)
        return str(command["id"])

    def answer(self, id: str) -> Json:
        """The answer to this command, which may have been heard already."""
        self.wait(lambda device: id in device.answers)
        return self.answers.pop(id)

    def settled(self) -> Json:
        """Hear all that was caused before now: the answer to a question comes after it."""
        self.send('"anything there?"')
        return self.until(lambda message: message["type"] == "bad")

    def move(self, seat: int, move: Json | None = None) -> Json:
        """Do a move of a seat, the first that it may do unless said; hear the answer."""
        view = self.views[seat]
        chosen = view["moves"][0] if move is None else move
        return self.answer_to(type="act", seat=seat, decision=view["decision"], move=chosen)

    def play_on(self) -> None:
        """Seat 0 moves whenever it is awaited, until the game is over."""
        while not self.room["is_over"]:
            if 0 in self.views[0]["awaited"]:
                assert self.move(0)["type"] == "done"
            else:
                self.hear()


def written(records: Sequence[logging.LogRecord]) -> str:
    """What the log says, in both of its forms."""
    return "\n".join(form.format(record) for form in (JsonLines(), Text()) for record in records)


def person(name: str) -> Json:
    """A seat of the opening device."""
    return {"kind": "here", "name": name}


OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}
