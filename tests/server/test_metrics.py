"""What the server counts of itself, who may know it, and whether it is well."""

import re

import pytest
from litestar.datastructures import Headers
from sqlalchemy import create_engine

from kartenhaus.server.metrics import Metrics, may_ask
from kartenhaus.server.settings import Settings
from tests.server.driver import Json, Server, person, serving

HERE = "127.0.0.1"


def counts(server: Server) -> dict[str, float]:
    """All samples by name and labels."""
    answer = server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_game_is_counted_and_nobody_is_named(settings: Settings) -> None:
    with serving(settings) as server:
        seats = person("Annabella"), {"kind": "bot", "level": "rule", "name": "Benedetto"}
        room: Json = server.opened(*seats, options={"end_mode": "deals", "deals": 1})
        token = room["held"][0]["token"]
        with server.device(room["code"], token) as ann:
            ann.wait(lambda device: 0 in device.views)
            assert ann.answer_to(type="act", seat=0, decision=-1, move=ann.views[0]["moves"][0])["code"] == "stale"
            table = server.house.parties[room["code"]].room.table
            assert table is not None
            ann.play_on()
            found = counts(server)
            said = server.http.get("/metrics").text
        assert found["kartenhaus_rooms_open"] == 1
        assert found["kartenhaus_devices_connected"] == 1
        assert found['kartenhaus_moves_total{game="nimmt"}'] == table.step > 0
        assert found['kartenhaus_refusals_total{code="stale"}'] == 1
        assert found['kartenhaus_bot_thinking_seconds_count{game="nimmt",level="rule"}'] > 0
        assert found["kartenhaus_store_save_seconds_count"] > table.step / 2
        assert found["kartenhaus_tables_stopped_total"] == 0
        assert found["process_start_time_seconds"] > 0
        for secret in (room["code"], token, table.id, "Annabella", "Benedetto", HERE):
            assert secret not in said
    assert server.house.metrics.text().decode().count("kartenhaus_devices_connected 0.0") == 1


def test_a_stopped_table_is_counted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), person("Ben"))
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            ann.wait(lambda device: 0 in device.views)
            monkeypatch.setattr(server.house.parties[room["code"]].room.table, "act", lambda *_: 1 / 0)
            assert ann.move(0)["code"] == "table_stopped"
        assert counts(server)["kartenhaus_tables_stopped_total"] == 1


def test_a_seat_that_changes_is_no_move(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), person("Ben"), person("Cem"))
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            ann.wait(lambda device: 0 in device.views)
            assert ann.answer_to(type="rename", seat=0, name="Anna")["type"] == "done"
        table = server.house.parties[room["code"]].room.table
        assert table is not None and table.step > 0
        assert counts(server).get('kartenhaus_moves_total{game="nimmt"}', 0.0) == 0.0


def test_a_refusal_over_http_is_counted(server: Server) -> None:
    before = counts(server).get('kartenhaus_refusals_total{code="unknown_room"}', 0.0)
    assert server.http.get("/api/rooms/AAAAA").status_code == 404
    assert counts(server)['kartenhaus_refusals_total{code="unknown_room"}'] == before + 1


def test_two_servers_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.claim("nilokilo")
    assert b'kartenhaus_claims_total{game="nilokilo"} 1.0' in one.text()
    assert b'game="nilokilo"' not in other.text()


def test_labels_are_games_levels_and_codes_alone() -> None:
    metrics = Metrics()
    metrics.move("nimmt", 1)
    metrics.refuse("stale")
    with metrics.thinking("nimmt", "rule"), metrics.saving():
        pass
    ours = [line for line in metrics.text().decode().splitlines() if line.startswith("kartenhaus_")]
    labels = {name for line in ours for name in re.findall(r'(\w+)="', line)}
    assert labels == {"game", "code", "level", "le", "version"}


# Who may ask


@pytest.mark.parametrize(
    ("address", "headers", "allowed", "may"),
    [
        (HERE, {"host": "localhost:8844"}, (), True),
        ("::1", {"host": "[::1]:8844"}, (), True),
        ("::ffff:127.0.0.1", {"host": "127.0.0.1"}, (), True),
        ("192.0.2.1", {"host": "localhost:8844"}, (), False),
        ("", {"host": "localhost:8844"}, (), False),
        (HERE, {"host": "play.example"}, (), False),
        (HERE, {}, (), False),
        (HERE, {"host": "localhost", "x-forwarded-for": HERE}, (), False),
        (HERE, {"host": "localhost", "x-forwarded-proto": "https"}, (), False),
        (HERE, {"host": "localhost", "forwarded": f"for={HERE}"}, (), False),
        (HERE, {"host": "localhost", "via": "1.1 proxy"}, (), False),
        ("192.0.2.1", {"host": "play.example"}, ("192.0.2.0/24",), True),
        ("192.0.3.1", {"host": "play.example"}, ("192.0.2.0/24",), False),
        (HERE, {"host": "localhost"}, ("192.0.2.0/24",), False),
        ("2001:db8::1", {"host": "play.example"}, ("192.0.2.0/24", "::/0"), True),
        ("rubbish", {"host": "play.example"}, ("0.0.0.0/0",), False),
    ],
)
def test_who_may_see_the_metrics(address: str, headers: dict[str, str], allowed: tuple[str, ...], may: bool) -> None:
    assert may_ask(address, Headers(headers), allowed) is may


def test_for_who_may_not_there_is_no_such_page(settings: Settings) -> None:
    with serving(settings, metrics_from=("192.0.2.0/24",)) as server:
        answer = server.http.get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


def test_through_a_trusted_proxy_it_is_the_first_address_that_counts(settings: Settings) -> None:
    with serving(settings, metrics_from=("192.0.2.1",), trusted_proxy=(HERE,)) as server:
        assert server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 200
        assert server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1, 192.0.2.2"}).status_code == 404
        assert server.http.get("/metrics").status_code == 404


# Whether it is well


def test_the_server_is_well_while_its_store_answers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (server.http.get("/healthz").status_code, server.http.get("/healthz").text) == (200, "ok\n")
    with monkeypatch.context() as broken:
        broken.setattr(server.house.store, "engine", create_engine("sqlite:////nowhere/tables.sqlite3"))
        answer = server.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "the store does not answer\n")
    assert server.http.get("/healthz").status_code == 200


def test_another_name_is_not_told_how_the_server_is(server: Server) -> None:
    for path in ("/healthz", "/metrics"):
        assert server.http.get(path, headers={"host": "evil.example"}).status_code == 403
