"""What a person presses: single keys where there is a terminal, else whole lines, so that scripts can play as well."""

import codecs
import importlib.util
import os
import re
import select
import sys
import time
from collections import deque
from types import TracebackType
from typing import Any, Protocol, Self

from .paper import paper

PASTE_BEGINS, PASTE_ENDS = "\x1b[200~", "\x1b[201~"  # what terminals put around a paste when they are asked to
ASK_FOR_PASTES, NO_MORE = "\x1b[?2004h", "\x1b[?2004l"
SEQUENCE = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O.)")  # arrows and the like
REST_OF_SEQUENCE = 0.025  # seconds in which it comes
AT_ONCE = 1024  # bytes


class Presses(Protocol):
    """Where keys and lines come from, and the even clock by which they do. EOFError when nothing more can come."""

    is_by_line: bool  # whole lines; time passes only when it is told to

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def now(self) -> float:
        """Seconds since whenever."""

    def press(self, seconds: float | None) -> str | None:
        """The next key, or line; None if none comes within so many seconds."""

    def text(self, prompt: str) -> str:
        """A line of text, however long it takes."""

    def skip(self, seconds: float) -> None:
        """So much time passes, where it does not pass by itself."""


def presses() -> Presses:
    """Single keys if a person sits at a terminal that can give them, else lines."""
    is_terminal = sys.stdin.isatty() and paper().is_terminal and not paper().is_dumb_terminal
    if is_terminal and importlib.util.find_spec("termios") is not None:  # Windows has none
        return Keys(sys.stdin.fileno())
    return Lines()


class Lines:
    """Line by line; time stands still but when it is skipped."""

    is_by_line = True

    def __init__(self) -> None:
        self.time = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was changed."""

    def now(self) -> float:
        """Seconds skipped so far."""
        return self.time

    def press(self, seconds: float | None) -> str | None:
        """The next line, without blanks around it."""
        return input("> ").strip()

    def text(self, prompt: str) -> str:
        """The next line."""
        return input(prompt)

    def skip(self, seconds: float) -> None:
        """So much time passes."""
        self.time += seconds


class Keys:
    """Single keys of a terminal, without Enter. What is pasted between two questions is no key and is dropped."""

    is_by_line = False

    def __init__(self, file: int) -> None:
        self.file = file
        self.pressed: deque[str] = deque()
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.before: list[Any] | None = None  # the terminal's settings
        self.pasted = False  # the end of a paste is still to come

    def __enter__(self) -> Self:
        import termios

        self.before = termios.tcgetattr(self.file)
        self._single_keys()
        return self

    def __exit__(self, *_: object) -> None:
        self._whole_lines()

    def now(self) -> float:
        """Seconds of the machine's even clock."""
        return time.monotonic()

    def press(self, seconds: float | None) -> str | None:
        """The next key; None if none comes within so many seconds."""
        if not self.pressed and self._is_ready(seconds):
            self.pressed.extend(self._keys_in(self._read()))
        return self.pressed.popleft() if self.pressed else None

    def text(self, prompt: str) -> str:
        """A line of text; keys that were pressed before it was asked for do not count."""
        import termios

        self.pressed.clear()
        termios.tcflush(self.file, termios.TCIFLUSH)
        self._whole_lines()
        try:
            return input(prompt)
        finally:
            self._single_keys()

    def skip(self, seconds: float) -> None:
        """Time passes by itself."""

    def _single_keys(self) -> None:
        import tty

        tty.setcbreak(self.file)
        self._tell(ASK_FOR_PASTES)

    def _whole_lines(self) -> None:
        import termios

        if self.before is not None:
            self._tell(NO_MORE)
            termios.tcsetattr(self.file, termios.TCSADRAIN, self.before)

    def _tell(self, sequence: str) -> None:
        """Set the terminal; nothing of it is seen."""
        paper().file.write(sequence)
        paper().file.flush()

    def _is_ready(self, seconds: float | None) -> bool:
        return bool(select.select([self.file], [], [], seconds)[0])

    def _read(self) -> str:
        """What has come in; a sequence is waited for to its end."""
        text = self._some()
        while text.endswith("\x1b") and self._is_ready(REST_OF_SEQUENCE):
            text += self._some()
        return text

    def _some(self) -> str:
        read = os.read(self.file, AT_ONCE)
        if not read:
            raise EOFError
        return self.decoder.decode(read)

    def _keys_in(self, text: str) -> str:
        """Without pastes, and without the sequences of keys that say nothing here."""
        keys = ""
        while text:
            mark = PASTE_ENDS if self.pasted else PASTE_BEGINS
            before, found, text = text.partition(mark)
            keys += "" if self.pasted else before
            self.pasted = self.pasted != bool(found)
        return SEQUENCE.sub("", keys)
