"""Who may come into a room, who is its host, and who has to go."""

from collections.abc import Iterator

import pytest

from kartenhaus.server.settings import Settings
from tests.server.driver import BOT, OPEN, Json, Server, person, serving


@pytest.fixture
def public(settings: Settings) -> Iterator[Server]:
    with serving(settings, public_tables=True) as server:
        yield server


def listed(server: Server) -> list[Json]:
    found: list[Json] = server.http.get("/api/public").json()["tables"]
    return found


def held(room: Json) -> list[str]:
    return [each["token"] for each in room["held"]]


# The shelf of everybody


def test_a_table_is_on_everybodys_shelf_only_if_its_host_says_so(public: Server) -> None:
    room = public.opened(person("Ana"), OPEN, BOT, start=False)
    with public.device(room["code"], *held(room)) as ana:
        ana.settled()
        assert ana.room["door"] == "link"
        assert listed(public) == []
        assert ana.answer_to(type="set_door", door="public")["type"] == "done"
        (table,) = listed(public)
        wanted = {"code": room["code"], "game": "nimmt", "n_open": 1, "names": ["Ana"], "is_started": False}
        assert table == wanted
        public.joined(room["code"], "Ben")
        assert listed(public) == []
    assert public.http.get("/api/public").json()["is_allowed"] is True


def test_nobody_finds_a_table_at_which_nobody_is(public: Server) -> None:
    wish = {"game": "nimmt", "seats": [person("Ana"), OPEN], "options": {}, "door": "public"}
    room = public.http.post("/api/rooms", json=wish).json()
    assert listed(public) == []
    with public.device(room["code"], *held(room)) as ana:
        ana.settled()
        assert [table["code"] for table in listed(public)] == [room["code"]]


def test_without_its_owners_word_no_table_is_public(server: Server) -> None:
    assert server.http.get("/api/public").json() == {"is_allowed": False, "tables": []}
    wish = {"game": "nimmt", "seats": [person("Ana"), OPEN], "door": "public"}
    assert server.http.post("/api/rooms", json=wish).json()["code"] == "no_public_tables"
    room = server.opened(person("Ana"), OPEN, start=False)
    with server.device(room["code"], *held(room)) as ana:
        ana.settled()
        assert ana.answer_to(type="set_door", door="public")["code"] == "no_public_tables"
        assert ana.room["door"] == "link"


# The lock


def test_behind_a_locked_door_nobody_new_joins_or_looks_on(server: Server) -> None:
    room = server.opened(person("Ana"), OPEN, BOT, start=False)
    code = room["code"]
    with server.device(code, *held(room)) as ana, server.device(code) as onlooker:
        ana.settled(), onlooker.settled()
        assert onlooker.answer_to(type="set_door", door="locked")["code"] == "not_host"
        assert ana.answer_to(type="set_door", door="locked")["type"] == "done"
        assert server.http.post(f"/api/rooms/{code}/join", json={"name": "Ben"}).json()["code"] == "room_locked"
        assert server.http.get(f"/api/rooms/{code}").json()["code"] == "room_locked"
        with server.device(code) as stranger:
            refused = stranger.until(lambda message: message["type"] == "refused")
            assert (refused["id"], refused["code"]) == ("", "room_locked")
            stranger.settled()
            assert stranger.room == {}
        with server.device(code, *held(room)) as again:
            again.settled()
            assert again.room["held"] == [0]
        assert ana.answer_to(type="set_door", door="link")["type"] == "done"
        server.joined(code, "Ben")


# The host


def test_the_host_names_another_person_who_is_it_then(server: Server) -> None:
    room = server.opened(person("Ana"), person("Ben"), BOT)
    ana_token, ben_token = held(room)
    with server.device(room["code"], ana_token) as ana, server.device(room["code"], ben_token) as ben:
        ana.settled(), ben.settled()
        # both were opened on one device, which is the host with either of its seats
        assert (ana.room["is_host"], ben.room["is_host"]) == (True, True)
        assert ana.answer_to(type="hand_over", seat=2)["code"] == "no_person"
        assert ana.answer_to(type="hand_over", seat=9)["code"] == "no_person"
        assert ana.answer_to(type="hand_over", seat=1)["type"] == "done"
        assert ana.room["is_host"] is False
        assert [seat["is_host"] for seat in ana.room["seats"]] == [False, True, False]
        ben.settled()
        assert ben.room["is_host"] is True
        assert ana.answer_to(type="hand_over", seat=0)["code"] == "not_host"


def test_the_new_host_is_still_it_after_a_restart(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ana"), person("Ben"), BOT)
        ana_token, ben_token = held(room)
        with server.device(room["code"], ana_token) as ana:
            ana.settled()
            ana.answer_to(type="hand_over", seat=1)
    with serving(settings) as server, server.device(room["code"], ben_token) as ben:
        ben.settled()
        assert [seat["is_host"] for seat in ben.room["seats"]] == [False, True, False]


def test_who_is_removed_hears_of_it_and_a_bot_plays_on(server: Server) -> None:
    room = server.opened(person("Ana"), OPEN, BOT, start=False)
    code = room["code"]
    ben_token = server.joined(code, "Ben")
    with server.device(code, *held(room)) as ana, server.device(code, ben_token) as ben:
        ana.settled(), ben.settled()
        assert ana.answer_to(type="start", fill=False)["type"] == "done"
        assert ben.answer_to(type="remove", seat=0)["code"] == "not_host"
        assert ana.answer_to(type="remove", seat=0)["code"] == "own_seat"
        assert ana.answer_to(type="remove", seat=1)["type"] == "done"
        assert ana.room["seats"][1]["kind"] == "bot"
        gone = ben.until(lambda message: message["type"] == "gone")
        assert (gone["name"], gone["is_removed"]) == ("Ben", True)
        ben.settled()
        assert ben.room["held"] == []
        assert ben.answer_to(type="leave", seat=1)["code"] == "not_your_seat"


# After the game


def test_an_onlooker_sees_every_hand_only_when_the_game_is_over(server: Server) -> None:
    room = server.opened(person("Ana"), BOT, options={"end_mode": "deals", "deals": 1})
    with server.device(room["code"], *held(room)) as ana, server.device(room["code"]) as onlooker:
        ana.settled(), onlooker.settled()
        while not ana.room["is_over"]:
            assert set(onlooker.views) <= {-1}
            ana.wait(lambda device: bool(device.views[0]["moves"]) or device.room["is_over"])
            if not ana.room["is_over"]:
                ana.move(0)
                onlooker.settled(), ana.settled()  # in this order: Ana knows of an end that the onlooker has heard of
        onlooker.settled()
        assert set(onlooker.views) == {-1, 0, 1}
        assert onlooker.move(0, {"move": "ready"})["code"] == "not_your_seat"
        assert ana.answer_to(type="start", fill=True)["type"] == "done"
        onlooker.views.clear()
        onlooker.settled()
        assert set(onlooker.views) == {-1}
