"""What is asked and answered over HTTP."""

from typing import Any

import pytest

from tests.server.driver import BOT, OPEN, Server, person, written


@pytest.mark.parametrize("path", ["/", "/t/ABCDE"])
def test_the_page_is_served_where_rooms_are(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "/assets/page-1a2b.js" in answer.text


def test_assets_are_kept_forever_and_packed_for_who_takes_it_so(server: Server) -> None:
    packed = server.http.get("/assets/page-1a2b.js", headers={"accept-encoding": "br, gzip;q=0.8"})
    plain = server.http.get("/assets/page-1a2b.js", headers={"accept-encoding": "identity, gzip;q=0"})
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


@pytest.mark.parametrize("path", ["/assets/none.js", "/none", "/api/none", "/api/rooms/ABCDE/none", "/manifest.json"])
def test_an_address_that_leads_nowhere_says_so(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_page"


def test_the_catalogue_tells_what_a_table_can_agree_on(server: Server) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    nimmt = games["nimmt"]
    assert (nimmt["least_seats"], nimmt["most_seats"]) == (2, 10)
    assert nimmt["bots"] == ["mouse", "rabbit", "fox", "owl", "wolf"]
    options = {option["name"]: option for option in nimmt["options"]}
    assert options["limit"] == {
        "name": "limit", "group": "house", "default": 66, "least": 1, "most": 9999,
    }  # fmt: skip
    assert options["variant"]["values"] == ["base", "professional"]
    assert (nimmt["has_secrets"], nimmt["is_real_time"], nimmt["has_story"]) == (True, False, False)
    assert not games["skunks"]["has_secrets"], "nobody has a hand there"


def test_who_opens_a_room_holds_the_seats_here_and_nobody_elses(server: Server) -> None:
    room = server.opened(person("Ann"), OPEN, person("Ben"), BOT, start=False)
    assert [held["seat"] for held in room["held"]] == [0, 2]
    assert len({held["token"] for held in room["held"]}) == 2
    facts = server.http.get(f"/api/rooms/{room['code']}").json()
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "open", "person", "bot"]
    assert facts["held"] == []
    assert not facts["is_host"]
    assert facts["join_url"] == f"{server.url}/t/{room['code']}"


def test_who_opens_a_room_without_sitting_down_gets_a_token_all_the_same(server: Server) -> None:
    room = server.opened(OPEN, OPEN, start=False)
    (held,) = room["held"]
    assert held["seat"] == -1
    with server.device(room["code"], held["token"]) as board:
        assert board.hear()["is_host"]
        assert board.room["held"] == []


def test_a_code_may_be_typed_in_small_letters(server: Server) -> None:
    code = server.opened(person("Ann"), BOT)["code"]
    assert server.http.get(f"/api/rooms/{code.lower()}").json()["code"] == code


NEW = {"game": "nimmt", "seats": [person("Ann"), BOT]}


@pytest.mark.parametrize(
    ("body", "code", "where"),
    [
        ({**NEW, "game": "poker"}, "unknown_game", "$.game"),
        ({**NEW, "game": 7}, "bad_message", "$.game"),
        ({**NEW, "seats": "two"}, "bad_message", "$.seats"),
        ({**NEW, "seats": [{"kind": "king"}]}, "bad_message", "$.seats[0].kind"),
        ({**NEW, "seats": [{"kind": "bot", "level": "god"}, BOT]}, "bad_message", "level"),
        ({**NEW, "seats": [{"kind": "bot", "level": "flat:100000"}, BOT]}, "bad_message", "level"),
        ({**NEW, "seats": [{"kind": "open", "tempo": "quick"}, BOT]}, "bad_message", "seats[0].tempo"),
        ({**NEW, "seats": [{"kind": "open", "level": "random"}, BOT]}, "bad_message", "seats[0].level"),
        ({**NEW, "seats": [person("x" * 25), BOT]}, "bad_message", "$.seats[0].name"),
        ({**NEW, "seats": [person(" \u202e "), BOT]}, "bad_name", ""),
        ({**NEW, "seats": [BOT] * 17}, "bad_message", "$.seats"),
        ({**NEW, "seats": [BOT] * 11}, "too_many_seats", ""),
        ({**NEW, "seats": [BOT], "start": True}, "too_few_seats", ""),
        ({**NEW, "seats": [BOT, OPEN], "start": True}, "open_seats", ""),
        ({**NEW, "options": {"limit": 0}}, "bad_message", "options.limit"),
        ({**NEW, "options": {"limit": "many"}}, "bad_message", "options.limit"),
        ({**NEW, "options": {"jokers": "on"}}, "bad_message", "options"),
        ({**NEW, "colour": "red"}, "bad_message", "$"),
        ({"seats": []}, "bad_message", "$"),
        ([], "bad_message", "$"),
    ],
)
def test_a_room_that_cannot_be_is_not_opened(server: Server, body: Any, code: str, where: str) -> None:
    before = len(server.house.parties)
    answer = server.http.post("/api/rooms", json=body)
    assert 400 <= answer.status_code < 500
    assert (answer.json()["code"], answer.json()["where"]) == (code, where)
    assert len(server.house.parties) == before


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"game=nimmt"])
def test_what_is_no_json_opens_no_room(server: Server, content: bytes) -> None:
    answer = server.http.post("/api/rooms", content=content)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"
    assert answer.json()["expected"]


def test_a_message_that_is_too_long_is_refused(server: Server) -> None:
    answer = server.http.post("/api/rooms", content=b" " * 20_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "bad_message"


def test_a_method_that_an_address_does_not_know_is_refused(server: Server) -> None:
    answer = server.http.put("/api/rooms", json=NEW)
    assert answer.status_code == 405
    assert answer.json()["code"] == "bad_message"


@pytest.mark.parametrize("path", ["", "/qr.svg", "/record"])
@pytest.mark.parametrize("code", ["ZZZZZ", "ABC", "AB0DE", "A" * 200])
def test_a_code_without_a_room_is_refused(server: Server, code: str, path: str) -> None:
    answer = server.http.get(f"/api/rooms/{code}{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_room"


def test_who_joins_gets_the_first_open_seat_or_the_one_that_was_wished(server: Server) -> None:
    code = server.opened(person("Ann"), OPEN, OPEN, OPEN, start=False)["code"]
    join = f"/api/rooms/{code}/join"
    assert server.http.post(join, json={"name": "Ben"}).json()["held"][0]["seat"] == 1
    assert server.http.post(join, json={"name": "Cem", "seat": 3}).json()["held"][0]["seat"] == 3
    assert server.http.post(join, json={"name": "Dee", "seat": 3}).json()["code"] == "seat_taken"
    assert server.http.post(join, json={"name": "Dee", "seat": 9}).json()["where"] == "$.seat"
    assert server.http.post(join, json={"name": "Dee"}).status_code == 201
    full = server.http.post(join, json={"name": "Eve"})
    assert (full.status_code, full.json()["code"]) == (409, "room_full")
    seats = server.http.get(f"/api/rooms/{code}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben", "Dee", "Cem"]


def test_the_square_for_cameras_is_a_picture(server: Server) -> None:
    code = server.opened(person("Ann"), OPEN, start=False)["code"]
    answer = server.http.get(f"/api/rooms/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "style=" not in answer.text


def test_there_is_no_record_while_the_game_goes_on(server: Server) -> None:
    waiting = server.opened(person("Ann"), OPEN, start=False)["code"]
    assert server.http.get(f"/api/rooms/{waiting}/record").json()["code"] == "not_started"
    running = server.opened(person("Ann"), BOT)["code"]
    answer = server.http.get(f"/api/rooms/{running}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "game_running")


def test_our_own_mistake_shows_nothing_of_itself(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError(f"the secret is {617 * 2}")

    code = server.opened(person("Ann"), OPEN, start=False)["code"]
    monkeypatch.setattr(server.house.parties[code].room, "facts", stumble)
    answer = server.http.get(f"/api/rooms/{code}")
    assert answer.status_code == 500
    assert answer.json() == {"code": "our_mistake", "facts": {}, "expected": "", "got": "", "where": ""}
    said = written(caplog.records)
    assert "RuntimeError" in said
    assert "1234" not in said
    assert code not in said
    assert server.http.get("/api/games").status_code == 200
