"""Where searchers are made ready while others play: their loops are compiled by a process beside us, one at a time.

Until then, and where it fails, the rule of thumb plays in their place; nobody ever waits for the compiler.
"""

import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from kartenhaus.bots import needs_compiler, rule_of_thumb
from kartenhaus.bots.warming import warm
from kartenhaus.kit import Game

from .logs import log_mistake, tell

State = Literal["at work", "ready", "failed"]
# where there is no niceness; the process itself sees to it elsewhere
LOW = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class Workshop:
    """Knows of each game whether its searchers can play. All methods return at once, whoever calls them."""

    def __init__(self, make: Callable[[Game], None] | None = None) -> None:
        self._make = make or self._make_beside
        self._states: dict[str, State] = {}
        self._lock = threading.Lock()
        self._bench = ThreadPoolExecutor(1, thread_name_prefix="workshop")  # so one game after another
        self._worker: subprocess.Popen[str] | None = None
        self._is_closed = False

    def player(self, game: Game, level: str, seats: int) -> str:
        """Who plays just now for this level; a searcher that is not ready is begun with."""
        if not needs_compiler(game, level, seats):
            return level
        return level if self.state(game) == "ready" else rule_of_thumb(game)

    def state(self, game: Game) -> State:
        """How far the game's searchers are; the work is begun if it was not."""
        with self._lock:
            if game.id not in self._states:
                self._states[game.id] = "at work"
                if not self._is_closed:
                    self._bench.submit(self._work, game)
            return self._states[game.id]

    def look(self, game: Game, levels: Sequence[str | None]) -> None:
        """Begin with what bots of these levels, one for each seat, are going to need."""
        for level in levels:
            if level is not None:
                self.player(game, level, len(levels))

    def wait(self) -> None:
        """Until all that was begun is done; for those who measure."""
        self._bench.submit(int).result()

    def close(self) -> None:
        """The end of the evening: what is not ready will not be."""
        self._is_closed = True
        self._bench.shutdown(wait=False, cancel_futures=True)
        if self._worker is not None:
            self._worker.kill()

    def _work(self, game: Game) -> None:
        try:
            self._make(game)
        except Exception as error:
            self._states[game.id] = "failed"
            if not self._is_closed:
                log_mistake("searchers could not be compiled, and rules of thumb play for them", error, game=game.id)
            return
        self._states[game.id] = "ready"
        tell("searchers are ready", game=game.id)

    def _make_beside(self, game: Game) -> None:
        """Compile in another process, then read here what it has kept."""
        command = [sys.executable, "-m", "kartenhaus.bots.warming", game.id]
        self._worker = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            creationflags=LOW,
            start_new_session=True,  # Ctrl-C is meant for us, and we end it
        )
        if self._is_closed:
            self._worker.kill()
        _, said = self._worker.communicate()
        if self._worker.returncode:
            lines = said.strip().splitlines()
            raise RuntimeError(lines[-1] if lines else f"ended with {self._worker.returncode}")
        warm(game)
