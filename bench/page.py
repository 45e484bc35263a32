"""What a phone has to load, as sent (gzip), and how soon the server hands out the first page."""

import gzip
import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

PAGE = Path("src/kartenhaus/server/page")
FIRST_LOAD = 120  # KiB of JavaScript and CSS
PICTURES = 150  # KiB a game
START = 1.5  # seconds
STARTS = 5


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    manifest = json.loads((PAGE / "manifest.json").read_text())
    first = parts(manifest, ["index.html", *words(manifest)])
    boards = [key for key in manifest if key.endswith("/web/Board.svelte")]
    room = ["index.html", "src/screens/RoomScreen.svelte", *words(manifest)]
    table = max(sent(parts(manifest, [*room, board, *words(manifest, game_of(board))])) for board in boards)
    start = min(start_seconds() for _ in range(STARTS))
    missed = [
        tell("first load: shelf in one language, KiB", sent(first), FIRST_LOAD),
        tell("a dealt table as well, the largest, KiB", table, FIRST_LOAD),
        *(tell(f"pictures and code of {game_of(key)}, KiB", sent(parts(manifest, [key])), PICTURES) for key in boards),
        tell("warm start to the first page, s", start, START),
    ]
    return int(any(missed))


def words(manifest: dict[str, Any], game: str = "") -> list[str]:
    """The chunks of the German words, the longest, of the house or of a game."""
    ending = f"/games/{game}/words/de.ftl?raw" if game else ".ftl?raw"
    return [key for key in manifest if key.endswith(ending) and (game or "/words/de/" in key)]


def game_of(board: str) -> str:
    """The game whose board this chunk is."""
    return board.split("/")[-3]


def parts(manifest: dict[str, Any], keys: list[str]) -> set[str]:
    """The files of these chunks and of all that they import."""
    files: set[str] = set()
    for key in keys:
        chunk = manifest[key]
        files |= {chunk["file"], *chunk.get("css", [])} | parts(manifest, chunk.get("imports", []))
    return files


def sent(files: set[str]) -> float:
    """KiB that travel."""
    return sum(len(gzip.compress((PAGE / file).read_bytes())) for file in files) / 1024


def start_seconds() -> float:
    """From the command to the first page in hand."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [
            sys.executable,
            "-m",
            "kartenhaus",
            "--no-browser",
            "--port",
            "0",
            "--data",
            f"{folder}/house.sqlite3",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert urlopen(address).read()
            seconds = time.perf_counter() - began
            server.send_signal(signal.SIGINT)
    return seconds


def tell(what: str, value: float, most: float) -> bool:
    """Print a figure beside its limit and as a part of it; whether it is missed."""
    print(f"{'✗' if value > most else '✓'} {what:50}{value:8.2f} of {most:g} ({value / most:.2f})")
    return value > most


if __name__ == "__main__":
    sys.exit(main())
