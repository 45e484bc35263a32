"""Addresses that are ours, addresses for guests, and free ports."""

import socket

import pytest

from kartenhaus.server import network
from kartenhaus.server.network import CannotListen, PortTaken, base_url, hosts, in_url, listener, split_host
from kartenhaus.server.settings import Settings


@pytest.mark.parametrize(
    ("host", "split"),
    [
        ("localhost", ("localhost", None)),
        ("localhost:80", ("localhost", 80)),
        ("[::1]:80", ("::1", 80)),
        ("", None),
        ("a b", ("a b", None)),
        ("host:port", None),
        ("me@localhost", None),
        ("localhost/path", None),
        ("[::1", None),
    ],
)
def test_a_host_header_is_a_name_and_perhaps_a_port(host: str, split: tuple[str, int | None] | None) -> None:
    assert split_host(host) == split


@pytest.mark.parametrize("host", ["localhost:8844", "127.0.0.1:8844", "[::1]:8844", "localhost"])
def test_loopback_is_always_ours(host: str) -> None:
    assert hosts(Settings()).knows(host, None)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "192.0.2.7:8844", "", "a b"])
def test_another_name_is_not_ours(host: str) -> None:
    assert not hosts(Settings()).knows(host, "127.0.0.1")


def test_the_address_that_was_reached_is_ours() -> None:
    assert hosts(Settings(lan=True)).knows("192.0.2.7:8844", "192.0.2.7")


def test_the_public_name_is_ours() -> None:
    assert hosts(Settings(public_url="https://play.example")).knows("play.example", None)


@pytest.mark.parametrize(
    ("url", "netloc"),
    [
        ("https://Play.Example:443/", "play.example"),
        ("http://play.example:80", "play.example"),
        ("https://play.example:80", "play.example:80"),
        ("https://play.example:8443", "play.example:8443"),
    ],
)
def test_the_public_address_is_compared_as_browsers_say_it(url: str, netloc: str) -> None:
    assert hosts(Settings(public_url=url)).public == netloc


def test_in_the_home_network_the_machine_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic")
    assert hosts(Settings(lan=True)).knows("attic.local:8844", None)
    assert not hosts(Settings()).knows("attic.local:8844", None)


def test_guests_get_the_address_of_the_home_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "192.0.2.7")
    assert base_url(Settings(lan=True), "http", "localhost:8844") == "http://192.0.2.7:8844"
    assert base_url(Settings(lan=True), "ws", "192.0.2.7:8844") == "http://192.0.2.7:8844"
    assert base_url(Settings(), "http", "localhost:8844") == "http://localhost:8844"


def test_without_a_home_network_guests_get_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: None)
    assert base_url(Settings(lan=True), "http", "localhost:8844") == "http://localhost:8844"


def test_the_public_address_goes_before_all_others() -> None:
    assert base_url(Settings(public_url="https://play.example/"), "http", "localhost") == "https://play.example"


def test_an_address_of_the_longer_kind_stands_in_brackets() -> None:
    assert in_url("::1") == "[::1]"
    assert in_url("127.0.0.1") == "127.0.0.1"


def test_a_busy_port_gives_the_next_free_one() -> None:
    with listener("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listener("127.0.0.1", port) as second:
            assert second.getsockname()[1] != port


def test_a_port_that_has_to_be_the_very_one_is_taken_or_not() -> None:
    with listener("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port} of 127\\.0\\.0\\.1 is taken"):
            listener("127.0.0.1", port, is_exact=True)
    with listener("127.0.0.1", port, is_exact=True) as again:
        assert again.getsockname()[1] == port


def test_an_address_that_is_not_ours_cannot_be_listened_on() -> None:
    with pytest.raises(CannotListen, match=r"cannot listen on 192\.0\.2\.7: .+"):
        listener("192.0.2.7", 0)
