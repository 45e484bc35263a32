"""What the server counts and measures of itself, in the text format of Prometheus.

Labels are games, levels of bots and codes of refusals alone: no room, no name, no address.
"""

import ipaddress
from collections.abc import Callable
from contextlib import AbstractContextManager

from litestar.datastructures import Headers
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from kartenhaus import __version__

from .network import LOOPBACK, split_host

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SAVING = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)  # seconds
THINKING = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10)  # seconds
FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a count began tells nothing here


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = of = CollectorRegistry()
        self.rooms = Gauge("kartenhaus_rooms_open", "Rooms in memory.", registry=of)
        self.devices = Gauge("kartenhaus_devices_connected", "Devices at rooms.", registry=of)
        self._moves = Counter("kartenhaus_moves", "Moves done and saved.", ["game"], registry=of)
        self._refusals = Counter("kartenhaus_refusals", "Refusals told, by reason.", ["code"], registry=of)
        self._claims = Counter("kartenhaus_claims", "Claims compared with others' claims.", ["game"], registry=of)
        self._stops = Counter("kartenhaus_tables_stopped", "Tables that a mistake of ours has stopped.", registry=of)
        self._thinking = Histogram(
            "kartenhaus_bot_thinking_seconds",
            "Time to work out a bot's choice.",
            ["game", "level"],
            buckets=THINKING,
            registry=of,
        )
        self._saving = Histogram(
            "kartenhaus_store_save_seconds", "Time to save what is new in a room.", buckets=SAVING, registry=of
        )
        Gauge("kartenhaus_info", "Which Kartenhaus this is.", ["version"], registry=of).labels(__version__).set(1)
        ProcessCollector(registry=of)
        PlatformCollector(registry=of)

    def watch(self, rooms: Callable[[], int], devices: Callable[[], int]) -> None:
        """What is counted when it is asked for."""
        self.rooms.set_function(rooms)
        self.devices.set_function(devices)

    def move(self, game: str, n: int) -> None:
        """Moves are done and saved."""
        self._moves.labels(game).inc(n)

    def refuse(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code).inc()

    def claim(self, game: str) -> None:
        """A claim is held to be compared."""
        self._claims.labels(game).inc()

    def stop(self) -> None:
        """A table stands still."""
        self._stops.inc()

    def thinking(self, game: str, level: str) -> AbstractContextManager[object]:
        """Measures a choice."""
        return self._thinking.labels(game, level).time()

    def saving(self) -> AbstractContextManager[object]:
        """Measures a save."""
        return self._saving.time()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


def may_ask(address: str, headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether this address may see the metrics; where none are named, this machine itself.

    A proxy here that we do not know of would look like this machine, but for the headers that proxies set.
    """
    if allowed:
        return is_in(address, allowed)
    host = split_host(headers.get("host", ""))
    is_direct = host is not None and host[0] in LOOPBACK and not any(name in headers for name in FORWARDED)
    return is_direct and is_in(address, ("127.0.0.0/8", "::1"))


def is_in(address: str, networks: tuple[str, ...]) -> bool:
    """The address is one of these, or in one of these networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in ipaddress.ip_network(each) for each in networks)
