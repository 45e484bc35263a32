"""What happens to a party when somebody goes, and when we err."""

import time
from pathlib import Path

import pytest

from kartenhaus import bots
from kartenhaus.server.settings import Settings
from tests.server.driver import BOT, PATIENCE, Json, Server, person, serving, written


def is_view(message: Json) -> bool:
    return bool(message["type"] == "view")


def opened_for_two(server: Server, *more: Json, **options: str | int) -> tuple[str, list[str]]:
    room = server.opened(person("Ann"), person("Ben"), *more, options=options)
    return room["code"], [held["token"] for held in room["held"]]


def test_a_bot_plays_for_who_is_away_until_the_person_is_back(settings: Settings) -> None:
    with serving(settings, grace=0.05) as server:
        code, (ann_token, ben_token) = opened_for_two(server)
        with server.device(code, ann_token) as ann:
            with server.device(code, ben_token) as ben:
                ben.until(is_view)
                ann.until(lambda message: message["type"] == "room" and message["seats"][1]["is_here"])
            ann.wait(lambda device: not device.room["seats"][1]["is_here"])
            assert 0.0 <= ann.room["seats"][1]["away_until"] <= 0.1
            ann.wait(lambda device: 1 not in device.views[0]["awaited"])
            assert ann.room["seats"][1]["away_until"] == 0.0
            assert ann.room["seats"][1]["kind"] == "person"
            ann.move(0)
            with server.device(code, ben_token) as ben:
                ben.until(is_view)
                assert ben.room["held"] == [1]
                assert ben.room["seats"][1]["away_until"] is None
                ann.until(lambda message: message["type"] == "room" and message["seats"][1]["is_here"])


def test_a_turn_timer_plays_for_who_thinks_too_long(settings: Settings) -> None:
    now = [1e9]
    with serving(settings, clock=lambda: now[0]) as server:
        code, tokens = opened_for_two(server, turn_timer=30, on_timeout="random", auto_row="cheapest")
        with server.device(code, *tokens) as tablet:
            tablet.until(lambda message: is_view(message) and message["viewer"] == 1)
            now[0] += 31
            tablet.answer_to(type="resync")  # whatever happens next looks at the clock
            tablet.wait(lambda device: bool(device.views[0]["view"]["turn"] == 2))


def test_bots_play_among_themselves_while_somebody_looks_on(server: Server) -> None:
    room = server.opened(BOT, BOT, {"kind": "bot", "level": "six_year_old"}, options={"end_mode": "deals", "deals": 1})
    with server.device(room["code"]) as screen:
        screen.wait(lambda device: bool(device.room and device.room["is_over"]))
        assert 1 in screen.room["ranks"]


def test_bots_wait_where_nobody_looks_on(server: Server) -> None:
    room = server.opened(BOT, BOT)
    table = server.house.parties[room["code"]].room.table
    assert table is not None
    server.http.get(f"/api/rooms/{room['code']}")
    assert table.step == 0


class Stumble(Exception):
    """Our mistake."""


def stumble(*_: object, **__: object) -> None:
    raise Stumble("hand of Ben: " + "7" * 9)


def test_our_mistake_stops_one_table_and_no_other(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, tokens = opened_for_two(server)
    other_code, other_tokens = opened_for_two(server)
    with server.device(code, *tokens) as here, server.device(other_code, *other_tokens) as there:
        here.until(lambda message: is_view(message) and message["viewer"] == 1)
        there.until(lambda message: is_view(message) and message["viewer"] == 1)
        table = server.house.parties[code].room.table
        assert table is not None
        monkeypatch.setattr(table, "act", stumble)
        assert here.move(0)["code"] == "table_stopped"
        assert here.move(1)["code"] == "table_stopped"
        assert here.answer_to(type="start")["code"] == "table_stopped"
        assert there.move(0)["type"] == "done"
        assert server.http.post(f"/api/rooms/{code}/join", json={"name": "Cem"}).json()["code"] == "table_stopped"
    said = written(caplog.records)
    assert f'"event":"a table stands still","error":"Stumble","game":"nimmt","table":"{table.id}"' in said
    assert f"error: a table stands still (error: Stumble, game: nimmt, table: {table.id}, step: {table.step})" in said
    room = server.house.parties[code].room
    for secret in ("7" * 9, room.secret.hex(), code, tokens[0]):
        assert secret not in said


@pytest.mark.parametrize("answer", [-1, 10_000, None])
def test_a_bot_that_errs_stops_its_table_and_no_other(
    server: Server, monkeypatch: pytest.MonkeyPatch, answer: int | None
) -> None:
    def err(*_: object) -> int:
        if answer is None:
            raise Stumble
        return answer

    monkeypatch.setattr("kartenhaus.server.minding.choose", err)
    code, tokens = opened_for_two(server, BOT)
    with server.device(code, *tokens) as here:
        here.until(lambda message: is_view(message) and message["viewer"] == 1)
        deadline = time.monotonic() + PATIENCE
        while not server.house.parties[code].room.is_stopped and time.monotonic() < deadline:
            here.settled()
        assert here.move(0)["code"] == "table_stopped"
    monkeypatch.setattr("kartenhaus.server.minding.choose", bots.choose)
    code, tokens = opened_for_two(server, BOT)
    with server.device(code, *tokens) as there:
        there.wait(lambda device: 1 in device.views and 2 not in device.views[1]["awaited"])


def test_what_cannot_be_saved_has_not_happened(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, tokens = opened_for_two(server)
    with server.device(code, tokens[0]) as ann, server.device(code, tokens[1]) as ben:
        ann.until(is_view)
        ben.until(is_view)
        ben.settled()
        ann.settled()
        before = ann.views[0]["view"]
        with monkeypatch.context() as full_disk:
            full_disk.setattr(server.house.store, "save", stumble)
            assert ann.move(0)["code"] == "not_saved"
        assert "could not be saved" in caplog.text
        ben.settled()
        assert not any(ben.views[1]["view"]["has_chosen"]), "nobody was told"
        ann.settled()
        assert ann.views[0]["view"] == before
        assert ann.move(0)["type"] == "done"
        ben.until(lambda message: message["type"] == "update")
        assert ben.views[1]["view"]["has_chosen"][0] == 1


def test_codes_are_not_guessed_by_trying(settings: Settings) -> None:
    with serving(settings, clock=lambda: 1e9) as server:
        asked = [server.http.get("/api/rooms/ZZZZZ").json()["code"] for _ in range(70)]
        assert asked[0] == "unknown_room"
        assert asked[-1] == "slow_down"
        assert server.http.get("/api/games").status_code == 200


def test_one_address_cannot_fill_the_house(settings: Settings) -> None:
    with serving(settings, clock=lambda: 1e9) as server:
        new = {"game": "nimmt", "seats": [person("Ann"), BOT]}
        codes = [server.http.post("/api/rooms", json=new).status_code for _ in range(61)]
        assert codes == [201] * 60 + [429]
    assert Path(settings.data).exists()


def test_devices_that_come_and_go_leave_nothing_behind(server: Server) -> None:
    code, tokens = opened_for_two(server)
    party = server.house.parties[code]
    with server.device(code, tokens[0]) as ann:
        ann.until(is_view)
        for _ in range(5):
            with server.device(code, tokens[1]) as ben:
                ben.until(is_view)
        ann.until(lambda message: message["type"] == "room" and not message["seats"][1]["is_here"])
        ann.settled()
        (device,) = party.devices
        assert set(party.room.present) == set(device.holders)
