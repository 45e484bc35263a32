"""The server in a process of its own, started, killed and started again as a user might."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds after which a test gives up, on the slowest machine
Json = dict[str, Any]


def script(name: str) -> str:
    """One of the functions that are run within the page."""
    return (Path(__file__).with_name("scripts") / f"{name}.js").read_text("utf-8")


class House:
    """A running server with a data file; it keeps its address when it is started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.said: list[str] = []  # warnings and mistakes, line by line
        self.start()
        self.port = int(self.url.rpartition(":")[2])

    def start(self) -> None:
        """Start it and wait for its address."""
        command = [sys.executable, "-m", "tests.e2e.launch", "--no-browser", "--port", str(self.port)]
        paths = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [*command, "--data", str(self.data)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1", "COLUMNS": "200", "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.url = self._address()
        self._listening = Thread(target=self._hear_out, daemon=True)
        self._listening.start()

    def _hear_out(self) -> None:
        """Read what it says later as well: a server whose words nobody takes stands still when the pipe is full."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line)

    def _address(self) -> str:
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
        raise AssertionError(f"expected the server to say its address, got: {said}")

    def kill(self) -> None:
        """Pull the plug."""
        self._process.kill()
        self._bury()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._process.send_signal(signal.SIGINT)
        self._bury()

    def _bury(self) -> None:
        self._process.wait(PATIENCE)
        self._listening.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def open_room(self, *seats: Json, game: str = "nimmt", start: bool = True, **options: str | int) -> Json:
        """A new room: its code, and the seats that the asking device holds."""
        wish = {"game": game, "seats": list(seats), "options": options, "start": start}
        answer = httpx.post(f"{self.url}/api/rooms", json=wish, timeout=PATIENCE, trust_env=False)
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def record(self, code: str) -> str:
        """The record of a finished game."""
        answer = httpx.get(f"{self.url}/api/rooms/{code}/record", timeout=PATIENCE, trust_env=False)
        assert answer.status_code == 200, answer.text
        return answer.text


def person(name: str) -> Json:
    """A seat of the opening device."""
    return {"kind": "here", "name": name}


OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "rule"}
