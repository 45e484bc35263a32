"""Keys as a terminal sends them, through a terminal of the test's own."""

import io
import os
import sys
import termios
from collections.abc import Iterator

import pytest

from kartenhaus.terminal import paper
from kartenhaus.terminal.presses import Keys, Lines, presses


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, int]]:
    """Its far end, where keys are pressed, and its near end."""
    paper.paper.cache_clear()
    far, near = os.openpty()
    yield far, near
    os.close(far)
    os.close(near)


def pressed(terminal: tuple[int, int], *sent: bytes) -> list[str]:
    """The keys that come out when this is sent."""
    far, near = terminal
    found = []
    with Keys(near) as keys:
        for some in sent:
            os.write(far, some)
            while (key := keys.press(0.0)) is not None:
                found.append(key)
    return found


def test_keys_come_one_by_one_without_enter(terminal: tuple[int, int]) -> None:
    assert pressed(terminal, b"ab 1\r") == ["a", "b", " ", "1", "\n"]
    assert pressed(terminal, "é😀".encode()) == ["é", "😀"]


def test_arrows_and_their_like_are_no_keys(terminal: tuple[int, int]) -> None:
    assert pressed(terminal, b"\x1b[A\x1b[1;5Cx\x1bOPy\x1b[3~") == ["x", "y"]
    assert pressed(terminal, b"\x1b") == ["\x1b"]


def test_a_paste_is_no_key(terminal: tuple[int, int]) -> None:
    long = b"q" * 1000
    assert pressed(terminal, b"a\x1b[200~quit" + long, long, b"q\x1b[201~b") == ["a", "b"]


def test_bytes_that_are_no_text_harm_nothing(terminal: tuple[int, int]) -> None:
    assert pressed(terminal, b"\xff\xfea")[-1] == "a"
    assert pressed(terminal, "é".encode()[:1], "é".encode()[1:]) == ["é"]


def test_nothing_pressed_is_nothing(terminal: tuple[int, int]) -> None:
    assert pressed(terminal) == []


def test_the_terminal_is_left_as_it_was(terminal: tuple[int, int]) -> None:
    before = termios.tcgetattr(terminal[1])
    with Keys(terminal[1]):
        assert termios.tcgetattr(terminal[1]) != before
    assert termios.tcgetattr(terminal[1]) == before


def test_a_line_is_read_as_lines_are(terminal: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("Once upon a time\n"))
    with Keys(terminal[1]) as keys:
        os.write(terminal[0], b"xyz")
        assert keys.text("> ") == "Once upon a time"
        assert keys.press(0.0) is None, "what was pressed before the question does not count"


def test_without_a_terminal_lines_are_read_and_time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(" s \n"))
    with presses() as lines:
        assert isinstance(lines, Lines)
        assert lines.press(0.0) == "s"
        assert lines.now() == 0.0
        lines.skip(1.5)
        assert lines.now() == 1.5
        with pytest.raises(EOFError):
            lines.press(None)
