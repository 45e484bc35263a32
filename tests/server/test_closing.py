"""Rooms that are left alone are closed, and open again from their record."""

import pytest

from kartenhaus.server.settings import Settings
from tests.server.driver import BOT, Json, Server, person, serving

DAY = 86400.0


@pytest.fixture
def now() -> list[float]:
    return [1e9]


def played(server: Server) -> Json:
    """A finished game."""
    room = server.opened(person("Ana"), BOT, options={"end_mode": "deals", "deals": 1})
    with server.device(room["code"], room["held"][0]["token"]) as ana:
        ana.settled()
        while not ana.room["is_over"]:
            ana.wait(lambda device: bool(device.views[0]["moves"]) or device.room["is_over"])
            if not ana.room["is_over"]:
                ana.move(0)
                ana.settled()
    return room


def record(server: Server, code: str) -> Json:
    found: Json = server.http.get(f"/api/rooms/{code}/record").json()
    return found


def later(server: Server, now: list[float], days: float, n_devices: int = 0) -> None:
    """So many days after all but some devices have gone the house is tidied."""
    while sum(len(party.devices) for party in server.house.parties.values()) > n_devices:
        server.http.get("/healthz")
    now[0] += days * DAY
    server.house.tidy()


def test_a_finished_room_is_closed_but_for_its_record(settings: Settings, now: list[float]) -> None:
    with serving(settings, clock=lambda: now[0], closes_after=30) as server:
        room = played(server)
        code, token = room["code"], room["held"][0]["token"]
        before = record(server, code)
        later(server, now, days=29)
        with server.device(code, token) as ana:
            ana.settled()
            assert ana.room["held"] == [0]
        later(server, now, days=2)
        known = {"tables": [{"code": code, "tokens": [token]}]}
        assert server.http.post("/api/tables", json=known).json()[0]["game"] == ""
        assert record(server, code) == before
        with server.device(code, token) as ana:
            ana.until(lambda message: message["type"] == "bad")  # the token counts no more
            ana.settled()
            assert (ana.room["is_over"], ana.room["held"]) == (True, [])
            assert (ana.room["seats"][0]["kind"], ana.room["seats"][0]["name"]) == ("open", "Ana")
        again = server.joined(code, "Ana")
        with server.device(code, again) as ana:
            ana.settled()
            assert ana.room["is_host"] is True
            assert ana.answer_to(type="start", fill=True)["type"] == "done"


def test_a_room_in_the_middle_of_a_game_comes_back_at_the_exact_moment(settings: Settings, now: list[float]) -> None:
    with serving(settings, clock=lambda: now[0], closes_after=30) as server:
        room = server.opened(person("Ana"), person("Ben"))
        tokens = [held["token"] for held in room["held"]]
        with server.device(room["code"], *tokens) as both:
            both.settled()
            both.move(0)
            both.settled()
            before = {seat: both.views[seat]["view"] for seat in (0, 1)}
        later(server, now, days=365)
        assert room["code"] not in server.house.parties
        with server.device(room["code"], *tokens) as both:
            both.settled()
            assert {seat: both.views[seat]["view"] for seat in (0, 1)} == before
            assert both.room["held"] == [0, 1]


def test_a_room_in_which_nothing_was_played_is_gone(settings: Settings, now: list[float]) -> None:
    with serving(settings, clock=lambda: now[0], closes_after=30) as server:
        code = server.opened(person("Ana"), BOT, start=False)["code"]
        later(server, now, days=31)
        assert server.http.get(f"/api/rooms/{code}").json()["code"] == "unknown_room"


def test_where_the_owner_wants_it_no_room_is_ever_closed(settings: Settings, now: list[float]) -> None:
    with serving(settings, clock=lambda: now[0], closes_after=0) as server:
        code = server.opened(person("Ana"), BOT, start=False)["code"]
        later(server, now, days=4000)
        assert server.http.get(f"/api/rooms/{code}").json()["code"] == code


def test_a_room_that_somebody_is_at_is_not_closed(settings: Settings, now: list[float]) -> None:
    with serving(settings, clock=lambda: now[0], closes_after=30) as server:
        room = server.opened(person("Ana"), BOT, start=False)
        with server.device(room["code"], room["held"][0]["token"]) as ana:
            ana.settled()
            later(server, now, days=31, n_devices=1)
            assert ana.answer_to(type="start", fill=True)["type"] == "done"


def test_the_code_of_a_closed_room_is_not_given_to_another(settings: Settings, now: list[float]) -> None:
    with serving(settings, clock=lambda: now[0], closes_after=30) as server:
        code = played(server)["code"]
        later(server, now, days=31)
        assert server.house.store.has(code)
        assert server.house.store.load(code, settings.draw, 60.0, now[0]) is None
