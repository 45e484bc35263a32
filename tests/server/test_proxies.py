"""What a proxy may say of who asks, and that nobody else may say it."""

from collections.abc import Iterator
from typing import Any

import pytest

from kartenhaus.server.settings import Settings
from tests.server.driver import BOT, Device, Server, person, serving

HERE = "127.0.0.1"  # the tests' own address, that of the proxy as well
ELSEWHERE = "192.0.2.99"
WISH: dict[str, Any] = {"game": "nimmt", "seats": [person("Ann"), BOT]}


@pytest.fixture
def open_to_all(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server without a proxy, on a machine whose environment trusts everybody."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with serving(settings, openings=1, clock=lambda: 1e9) as server:
        yield server


def status(server: Server, **headers: str) -> int:
    """Whether somebody may open a room."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return server.http.post("/api/rooms", json=WISH, headers=named).status_code


def test_nobody_gets_credits_by_naming_other_addresses(open_to_all: Server) -> None:
    assert status(open_to_all) == 201
    assert status(open_to_all, x_forwarded_for="192.0.2.1") == 429
    assert status(open_to_all, forwarded="for=192.0.2.2") == 429
    assert status(open_to_all, x_real_ip="192.0.2.3") == 429


def test_who_is_not_the_named_proxy_gets_none_either(settings: Settings) -> None:
    with serving(settings, openings=1, clock=lambda: 1e9, trusted_proxy=(ELSEWHERE, "10.0.0.0/8")) as server:
        assert status(server, x_forwarded_for="192.0.2.1") == 201
        assert status(server, x_forwarded_for="192.0.2.2") == 429


@pytest.mark.parametrize("proxy", [HERE, "127.0.0.0/8"])
def test_behind_a_proxy_everybody_has_credits_of_their_own(settings: Settings, proxy: str) -> None:
    with serving(settings, openings=1, clock=lambda: 1e9, trusted_proxy=(proxy,)) as server:
        assert status(server, x_forwarded_for="192.0.2.1") == 201
        assert status(server, x_forwarded_for="192.0.2.1") == 429
        assert status(server, x_forwarded_for="192.0.2.2") == 201
        assert status(server, x_forwarded_for="2001:db8::1") == 201


def test_what_somebody_wrote_before_the_proxy_did_counts_nothing(settings: Settings) -> None:
    with serving(settings, openings=1, clock=lambda: 1e9, trusted_proxy=(HERE,)) as server:
        assert status(server, x_forwarded_for="192.0.2.1") == 201
        assert status(server, x_forwarded_for="198.51.100.7, 192.0.2.1") == 429
        assert status(server, x_forwarded_for=f"{HERE}, 192.0.2.1") == 429
        assert status(server, x_forwarded_for="rubbish, , 192.0.2.1") == 429


def test_two_proxies_in_a_row_are_both_passed_over(settings: Settings) -> None:
    with serving(settings, openings=1, clock=lambda: 1e9, trusted_proxy=(HERE, "10.0.0.0/8")) as server:
        assert status(server, x_forwarded_for="192.0.2.1, 10.1.2.3") == 201
        assert status(server, x_forwarded_for="192.0.2.1, 10.9.9.9") == 429
        assert status(server, x_forwarded_for="192.0.2.1") == 429


@pytest.mark.parametrize(("proxies", "counted"), [((), HERE), ((ELSEWHERE,), HERE), ((HERE,), "192.0.2.1")])
def test_sockets_are_counted_at_the_address_that_is_believed(
    settings: Settings, proxies: tuple[str, ...], counted: str
) -> None:
    with serving(settings, trusted_proxy=proxies) as server:
        room = server.opened(person("Ann"), BOT)
        forged = {"X-Forwarded-For": "192.0.2.1"}
        with Device(f"ws://127.0.0.1:{server.port}/ws/{room['code']}", [], False, forged):
            assert dict(server.house.sockets) == {counted: 1}


@pytest.mark.parametrize(("proxies", "scheme"), [((), "http"), ((ELSEWHERE,), "http"), ((HERE,), "https")])
def test_a_link_is_as_safe_as_the_way_to_the_proxy(settings: Settings, proxies: tuple[str, ...], scheme: str) -> None:
    with serving(settings, trusted_proxy=proxies) as server:
        room = server.opened(person("Ann"), BOT)
        secure = {"x-forwarded-proto": "https"}
        facts = server.http.get(f"/api/rooms/{room['code']}", headers=secure).json()
        assert facts["join_url"] == f"{scheme}://127.0.0.1:{server.port}/t/{room['code']}"
        with Device(f"ws://127.0.0.1:{server.port}/ws/{room['code']}", [], True, secure) as eye:
            assert eye.hear()["join_url"] == facts["join_url"]


def test_a_scheme_that_is_none_is_passed_over(settings: Settings) -> None:
    with serving(settings, trusted_proxy=(HERE,)) as server:
        code = server.opened(person("Ann"), BOT)["code"]
        facts = server.http.get(f"/api/rooms/{code}", headers={"x-forwarded-proto": "javascript"}).json()
        assert facts["join_url"].startswith("http://")
