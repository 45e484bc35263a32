"""The server as it is started and ended."""

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from kartenhaus.server.app import Ready, create_app, readiness
from kartenhaus.server.database import DataError
from kartenhaus.server.network import listener
from kartenhaus.server.page import NoPage
from kartenhaus.server.settings import Settings
from tests.server.driver import PATIENCE, Server

RUN = """
import sys
from pathlib import Path
from kartenhaus.server.app import run
from kartenhaus.server.settings import Settings

def say(ready):
    print(ready.url, ready.busy_port, flush=True)

run(Settings(data=sys.argv[1], page=Path(sys.argv[2]), port=int(sys.argv[3])), say)
print("ended", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C goes to all of a console there")
def test_a_server_takes_the_next_port_says_when_it_is_ready_and_ends_cleanly(settings: Settings) -> None:
    with listener("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        command = [sys.executable, "-c", RUN, settings.data, str(settings.page), str(port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url, busy_port = server.stdout.readline().split()
            assert int(busy_port) == port
            assert url != f"http://127.0.0.1:{port}"
            assert httpx.get(f"{url}/", trust_env=False).status_code == 200
            server.send_signal(signal.SIGINT)
            out, err = server.communicate(timeout=PATIENCE)
    assert (server.returncode, out, err) == (0, "ended\n", "")


def test_without_a_page_there_is_no_server(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(NoPage):
        create_app(replace(settings, page=tmp_path))


def test_with_data_that_cannot_be_used_there_is_no_server(settings: Settings, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann, " * 100)
    with pytest.raises(DataError):
        create_app(replace(settings, data=str(letter)))
    assert letter.read_text() == "Dear Ann, " * 100


def test_the_home_network_gets_an_address_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenhaus.server.app.lan_address", lambda: "192.0.2.7")
    lan = Settings(lan=True, port=8844)
    assert readiness(lan, "0.0.0.0", 8845) == Ready("http://127.0.0.1:8845", "http://192.0.2.7:8845", 8844)
    assert readiness(Settings(port=8844), "127.0.0.1", 8844) == Ready("http://127.0.0.1:8844", None, None)


def test_a_proxy_in_front_may_say_either_name(settings: Settings) -> None:
    public = Server(replace(settings, public_url="https://play.example"))
    wish = {"game": "nimmt", "seats": []}
    try:
        for headers in (
            {"host": "play.example", "origin": "https://play.example"},
            {"origin": "https://play.example"},
        ):
            code = public.http.post("/api/rooms", json=wish, headers=headers).json()["code"]
            assert public.http.get(f"/api/rooms/{code}").json()["join_url"] == f"https://play.example/t/{code}"
    finally:
        public.stop()
