"""Who may ask, and what comes with every answer."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.driver import BOT, Server, person


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/none", "/assets/none.js"])
def test_every_answer_has_the_headers_of_the_house(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "microphone=(self)" in headers["permissions-policy"], "stories can be dictated"
    assert "server" not in headers


def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    answer = server.http.get("/api/games", headers={"host": "evil.example"})
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_host"
    assert answer.json()["got"] == "evil.example"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
def test_another_page_may_not_open_rooms(server: Server, origin: str) -> None:
    wish = {"game": "nimmt", "seats": [person("Ann"), BOT]}
    before = len(server.house.parties)
    answer = server.http.post("/api/rooms", json=wish, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"
    assert (answer.json()["got"], answer.json()["where"]) == (origin, "Origin")
    assert len(server.house.parties) == before
    assert server.http.post("/api/rooms", json=wish, headers={"origin": server.url}).status_code == 201


def test_another_page_may_not_open_a_socket(server: Server) -> None:
    room = server.opened(person("Ann"), BOT)
    with pytest.raises(InvalidStatus) as refused:
        server.device(room["code"], origin="http://evil.example")
    assert refused.value.response.status_code == 403
    assert b"foreign_origin" in refused.value.response.body
    with server.device(room["code"], origin=server.url) as device:
        assert device.hear()["type"] == "room"


def test_other_pages_may_link_to_us(server: Server) -> None:
    assert server.http.get("/", headers={"origin": "http://evil.example"}).status_code == 200
