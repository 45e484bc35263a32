"""The door: who may ask (Host and Origin, and for whom proxies ask), and what a browser may do with the answers."""

import ipaddress
from collections.abc import Sequence
from typing import Any, Generic, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .messages import Problem
from .network import Hosts
from .reading import shown

Headers = list[tuple[bytes, bytes]]
A = TypeVar("A", bound=ASGIApp)

POLICY_NAME = b"content-security-policy"
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # places and sizes that a board computes
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
FIXED: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(self), payment=(), usb=()"),
]


class Guard(Generic[A]):
    """Around the whole application, so that no answer leaves without its headers."""

    def __init__(self, app: A, hosts: Hosts, proxies: Sequence[str] = ()) -> None:
        self.app = app
        self.hosts = hosts
        self._inner: ASGIApp = with_forwarded(app, proxies) if proxies else app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on what may come in."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # it is one of ASGI's three
            await self.app(scope, receive, send)
            return
        host = header(scope, b"host")
        usual = [*FIXED, (POLICY_NAME, policy(host).encode("latin-1", "replace"))]

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                mine = list(message.get("headers", []))
                has_policy = any(name.lower() == POLICY_NAME for name, _ in mine)  # a page of its own kind
                message["headers"] = mine + [each for each in usual if not has_policy or each[0] != POLICY_NAME]
            await send(message)

        problem = self.objection(scope, host)
        if problem is None:
            await self._inner(scope, receive, send_with_headers)
        else:
            await refuse(scope, receive, send_with_headers, problem)

    def objection(self, scope: Scope, host: str) -> Problem | None:
        """What speaks against this request, if anything does."""
        server = scope.get("server")
        if not self.hosts.knows(host, server[0] if server else None):
            expected = f"one of {', '.join(sorted(self.hosts.names))}"
            return Problem("foreign_host", expected=expected, got=shown(host), where="Host")
        origin = header(scope, b"origin")
        may_change = scope.get("method") not in ("GET", "HEAD")  # a socket has none
        if may_change and origin and urlsplit(origin).netloc not in {host, self.hosts.public}:
            return Problem("foreign_origin", expected=f"a page from {host}", got=shown(origin), where="Origin")
        return None


def with_forwarded(app: ASGIApp, proxies: Sequence[str]) -> ASGIApp:
    """The application, told the address and the scheme that these proxies were asked with. Nobody else is believed."""
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    networks = [ipaddress.ip_network(each) for each in proxies]
    # a socket for both kinds of addresses shows the shorter ones within longer ones
    mapped = [f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in networks if each.version == 4]
    return cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), [*map(str, networks), *mapped]))


def header(scope: Scope, name: bytes) -> str:
    """A header's value; empty if it is not there, or there twice."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    return found[0].decode("latin-1").lower() if len(found) == 1 else ""


def policy(host: str) -> str:
    """What the page may load. Some browsers do not count a socket to where the page came from as 'self'."""
    connect = f"'self' ws://{host} wss://{host}"
    return "; ".join(f"{what} {whence}" for what, whence in {**POLICY, "connect-src": connect}.items())


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    """403, for a request as for a socket that wants to open."""
    content = msgspec.json.encode(problem)
    headers: Headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    if "method" in scope:
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})
        return
    await receive()
    await send({"type": "websocket.http.response.start", "status": 403, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": content, "more_body": False})
