"""Addresses: which are ours, which a guest needs, and a free port to listen on."""

import errno
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from .settings import Settings

LOOPBACK = {"localhost", "127.0.0.1", "::1"}
TRIES = 20  # ports after the wished one, before any free one will do


class CannotListen(OSError):
    """The server has no address; the text is one sentence for the person who started it."""


class PortTaken(CannotListen):
    """The very port that is needed is not free."""


def lan_address() -> str | None:
    """This machine's address in the home network; None without one. Sends nothing: a datagram socket only looks."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):  # addresses for examples
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return None


def split_host(host: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header; None if it is none."""
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not name or parts.path or parts.query or parts.fragment or "@" in host:
        return None
    return name, port


def in_url(address: str) -> str:
    """An address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address


@dataclass(frozen=True)
class Hosts:
    """The names under which this server may be addressed. Another name would be a trick: DNS rebinding."""

    names: frozenset[str]
    public: str | None = None  # name and port of the public address

    def knows(self, host: str, arrived_at: str | None) -> bool:
        """Whether a Host header names us; `arrived_at` is our own end of the connection."""
        split = split_host(host)
        return split is not None and (split[0] in self.names or split[0] == arrived_at)


def hosts(settings: Settings) -> Hosts:
    """Loopback, the home network if it is let in, and the public address if there is one."""
    names = set(LOOPBACK)
    if settings.lan:
        machine = socket.gethostname().lower()
        names |= {machine, machine.removesuffix(".local") + ".local"}
        names |= {address for address in [lan_address()] if address}
    elif settings.host not in {"0.0.0.0", "::"}:
        names.add(settings.host.lower())
    if settings.public_url:
        names.add(urlsplit(settings.public_url).hostname or "")
    return Hosts(frozenset(names), public_netloc(settings.public_url) if settings.public_url else None)


def public_netloc(url: str) -> str:
    """Name and port as a browser says them in Origin: without the port that the scheme implies."""
    parts = urlsplit(url.lower())
    implied = {"http": 80, "https": 443}[parts.scheme]
    return parts.netloc.removesuffix(f":{implied}")


def base_url(settings: Settings, scheme: str, host: str) -> str:
    """Where guests reach us: the public address, else the home network's, else what this device itself has used."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    split = split_host(host)
    if settings.lan and split is not None and split[0] in LOOPBACK:
        address = lan_address()
        if address is not None:
            host = in_url(address) + (f":{split[1]}" if split[1] else "")
    return f"{'https' if scheme in ('https', 'wss') else 'http'}://{host}"


def listener(host: str, port: int, is_exact: bool = False) -> socket.socket:
    """A socket bound to the wished port, the next free one after it, or else any; CannotListen if there is none.

    `is_exact`: to no other port, as a proxy would not find it.
    """
    others = [] if is_exact else [*range(port + 1, min(port + TRIES, 65535) + 1), 0]
    ports = [port, *others] if port else [0]
    for each in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM)
        try:
            # without it a server that has just ended would keep the port for a minute; on Windows it means sharing
            option: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
            bound.setsockopt(socket.SOL_SOCKET, option, 1)
            bound.bind((host, each))
            bound.listen(128)
            return bound
        except OSError as error:
            bound.close()
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise CannotListen(f"cannot listen on {host}: {error.strerror or error}") from error
    if is_exact:
        raise PortTaken(f"port {port} of {host} is taken, or kept for the system, and a proxy would look for no other")
    raise CannotListen(f"cannot listen on {host}: no port is free")
