"""The table's start, as a user sees it."""

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
import segno

from kartenhaus.server.app import Ready
from kartenhaus.server.database import open_database
from kartenhaus.server.settings import Settings
from kartenhaus.terminal import paper, serving
from kartenhaus.words import Words

SCRIPT = """
import functools, pathlib, sys
from kartenhaus.server import settings
from kartenhaus.terminal import main
settings.Settings = functools.partial(settings.Settings, page=pathlib.Path(sys.argv[1]))
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


def ended(page: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A process that ends by itself."""
    command = [sys.executable, "-c", SCRIPT, str(page), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


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


def test_behind_a_proxy_no_other_port_will_do(page: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = ended(page, "serve", "--port", str(port), "--public-url", "https://play.example")
    assert done.returncode == 2
    assert done.stderr.startswith(f"kartenhaus: port {port} of 127.0.0.1 is taken")
    assert done.stderr.count("\n") == 1


def test_people_are_sent_to_the_public_address(page: Path) -> None:
    with started(page, "serve", "--port", "0", "--public-url", "https://play.example/") as (_, said):
        assert "The table stands at https://play.example/\n" in said


def test_a_settings_file_is_read_and_a_flag_goes_before_it(page: Path, tmp_path: Path) -> None:
    settings = tmp_path / "kartenhaus.toml"
    settings.write_text(f'data = "{tmp_path / "there.sqlite3"}"\nport = 1\npublic-url = "https://a.example"\n')
    with started(page, "serve", "--settings", str(settings), "--port", "0") as (_, said):
        assert "https://a.example/" in said
        assert (tmp_path / "there.sqlite3").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_a_log_in_json_is_every_event_and_nothing_else(page: Path, tmp_path: Path) -> None:
    """From the start to SIGTERM, which is no failure; with a game in between, of which no secret is told."""
    data = tmp_path / "tables.sqlite3"
    arguments = ["serve", "--port", "0", "--data", str(data), "--log-format", "json", "--no-browser"]
    command = [sys.executable, "-c", SCRIPT, str(page), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            begin = json.loads(process.stderr.readline())
            wish = {"game": "nimmt", "start": True, "seats": [{"kind": "here", "name": "Annabella"}, {"kind": "bot"}]}
            with httpx.Client(base_url=begin["url"], trust_env=False) as http:
                room = http.post("/api/rooms", json=wish).raise_for_status().json()
                assert http.get(f"/api/rooms/{room['code']}").status_code == 200
                assert http.get("/api/rooms/AAAAA").status_code == 404
            process.send_signal(signal.SIGTERM)
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()
    events = [json.loads(line) for line in err.splitlines()]
    assert begin["event"] == "the server listens"
    assert [each["event"] for each in events] == ["a game has begun", "a room is opened", "the server has ended"]
    assert {(each["level"], each["from"]) for each in events} == {("info", "kartenhaus")}
    assert (process.returncode, out) == (0, "")
    for secret in (room["code"], room["held"][0]["token"], "Annabella"):
        assert secret not in err


def test_in_json_even_the_reason_not_to_start_is_an_event(tmp_path: Path) -> None:
    done = ended(tmp_path, "serve", "--port", "0", "--log-format", "json")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    found = json.loads(line)
    assert (found["level"], found["event"]) == ("error", "the server cannot start")
    assert found["why"].startswith("the page is missing")


def test_data_of_a_newer_version_is_one_sentence_and_left_alone(page: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    open_database(str(data)).dispose()
    with closing(sqlite3.connect(data)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    before = data.read_bytes()
    done = ended(page, "--port", "0", "--data", str(data))
    assert done.returncode == 2
    assert f"{data} was written by a newer Kartenhaus (schema 9999" in done.stderr
    assert done.stderr.count("\n") == 1
    assert data.read_bytes() == before


def test_a_missing_page_is_one_sentence(tmp_path: Path) -> None:
    done = ended(tmp_path, "--port", "0")
    assert done.returncode == 2
    assert done.stderr.startswith("kartenhaus: the page is missing")
    assert done.stderr.count("\n") == 1


def test_a_damaged_data_file_is_named_and_left_alone(page: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    data.write_bytes(b"no database at all" * 100)
    done = ended(page, "--port", "0", "--data", str(data))
    assert done.returncode == 2
    assert str(data) in done.stderr and done.stderr.count("\n") == 1
    assert data.read_bytes() == b"no database at all" * 100


def test_the_home_network_gets_an_address_and_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    paper.paper.cache_clear()
    serving.welcome(Ready("http://127.0.0.1:5", "http://192.0.2.7:5", None), Settings(lan=True), Words("en"))
    said = capsys.readouterr().out
    assert "In your home network: http://192.0.2.7:5/" in said
    assert serving.qr_code("http://192.0.2.7:5/").splitlines()[3] in said


def test_without_a_home_network_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    paper.paper.cache_clear()
    serving.welcome(Ready("http://127.0.0.1:5", None, None), Settings(lan=True), Words("en"))
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
    serving.welcome(ready, Settings(), Words("en"))
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serving.open_browser(ready).join(5)
    assert opened == ["http://127.0.0.1:5/"]
    serving.welcome(ready, Settings(browser=False), Words("en"))
    assert len(opened) == 1
