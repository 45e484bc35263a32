"""The table's start, as a user sees it."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno

from kartenhaus.server.app import Ready
from kartenhaus.terminal import paper, serving
from kartenhaus.words import Words

SCRIPT = """
import functools, pathlib, sys
from kartenhaus.terminal import main, serving
serving.Settings = functools.partial(serving.Settings, page=pathlib.Path(sys.argv[1]))
main.main(sys.argv[2:])
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page of one line, so that no page needs to be built."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>a table</title>", encoding="utf-8")
    return folder


@contextmanager
def started(page: Path, *arguments: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The process, and all that it says until it listens."""
    command = [sys.executable, "-c", SCRIPT, str(page), *arguments, "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            said = ""
            for line in process.stdout:
                said += line
                if "Ctrl-C" in line:
                    break
            yield process, said
        finally:
            process.kill()


@pytest.mark.parametrize("command", [[], ["serve"]])
def test_the_table_says_where_it_is_and_goes_with_a_goodbye(page: Path, tmp_path: Path, command: list[str]) -> None:
    data = tmp_path / "tables.sqlite3"
    with started(page, *command, "--port", "0", "--data", str(data)) as (process, said):
        address = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=10) as answer:
            assert b"a table" in answer.read()
        assert data.exists()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert out.strip() == "The table is cleared away. Goodbye!"
    assert err == ""
    assert process.returncode == 0


def test_a_busy_port_is_named_and_the_next_free_one_used(page: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with started(page, "--port", str(port)) as (_, said):
            assert f"Port {port} is taken; the table uses " in said
            assert f"http://127.0.0.1:{port}/" not in said


def test_a_missing_page_is_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("kartenhaus: the page is missing")
    assert done.stderr.count("\n") == 1


def test_a_damaged_data_file_is_named_and_left_alone(page: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    data.write_bytes(b"no database at all" * 100)
    command = [sys.executable, "-c", SCRIPT, str(page), "--port", "0", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert str(data) in done.stderr and done.stderr.count("\n") == 1
    assert data.read_bytes() == b"no database at all" * 100


def test_the_home_network_gets_an_address_and_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    paper.paper.cache_clear()
    serving.welcome(Ready("http://127.0.0.1:5", "http://192.0.2.7:5", None), True, Words("en"), browser=False)
    said = capsys.readouterr().out
    assert "In your home network: http://192.0.2.7:5/" in said
    assert serving.qr_code("http://192.0.2.7:5/").splitlines()[3] in said


def test_without_a_home_network_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    paper.paper.cache_clear()
    serving.welcome(Ready("http://127.0.0.1:5", None, None), True, Words("en"), browser=False)
    assert "No home network was found" in capsys.readouterr().out


def test_the_code_shows_every_cell() -> None:
    dots = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}  # dark cells are left out
    lines = serving.qr_code("http://192.0.2.7:8844/").splitlines()
    rows = [[dots[mark][half] for mark in line] for line in lines for half in (0, 1)]
    cells = [[int(bool(cell)) for cell in row] for row in segno.make("http://192.0.2.7:8844/").matrix_iter(border=2)]
    assert rows[: len(cells)] == cells


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    ready = Ready("http://127.0.0.1:5", None, None)
    serving.welcome(ready, False, Words("en"), browser=True)
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serving.open_browser(ready).join(5)
    assert opened == ["http://127.0.0.1:5/"]
    serving.welcome(ready, False, Words("en"), browser=False)
    assert len(opened) == 1
