"""The server: put together, and run until it is told to end."""

import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from litestar import Litestar

from . import web
from .guard import Guard
from .house import House
from .network import LOOPBACK, hosts, in_url, lan_address, listener
from .page import Page
from .reading import FRAME_LIMIT
from .settings import Settings, usual_data
from .sockets import FRAME_MOST, at_table
from .store import Store

if TYPE_CHECKING:
    import uvicorn


@dataclass(frozen=True)
class Ready:
    """The server listens."""

    url: str
    lan_url: str | None  # for the devices of the home network, where they are let in
    busy_port: int | None  # the port that was wished and taken


def create_app(settings: Settings) -> Guard[Litestar]:
    """The application. DataError or NoPage if it has no data to use or no page to show."""
    page = Page(settings.page)
    house = House(settings, Store(settings.data or usual_data()))

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        yield
        house.close()

    app = Litestar(
        route_handlers=[
            web.index,
            web.asset,
            web.top_file,
            web.games,
            web.open_room,
            web.room_facts,
            web.join,
            web.qr,
            web.record,
            web.story,
            web.story_pdf,
            at_table,
        ],
        exception_handlers={Exception: web.answer_problem},
        lifespan=[open_house],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=FRAME_LIMIT,
    )
    app.state.house = house
    app.state.page = page
    return Guard(app, hosts(settings))


def run(settings: Settings, on_ready: Callable[[Ready], None] = lambda ready: None) -> None:
    """Serve until Ctrl-C; `on_ready` is called once, when the first request can come.

    DataError, NoPage or CannotListen say in one sentence why it cannot.
    """
    import uvicorn

    app = create_app(settings)
    host = "0.0.0.0" if settings.lan and settings.host in LOOPBACK else settings.host
    bound = listener(host, settings.port)
    ready = readiness(settings, host, bound.getsockname()[1])

    class Server(uvicorn.Server):
        async def startup(self, sockets: object = None) -> None:
            await super().startup(sockets=[bound])
            on_ready(ready)

    with contextlib.suppress(KeyboardInterrupt):
        Server(uvicorn_config(app)).run()


def uvicorn_config(app: Guard[Litestar]) -> "uvicorn.Config":
    """How Uvicorn runs the application."""
    import uvicorn

    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=FRAME_MOST,
        ws_ping_interval=20,  # seconds: who does not answer as long again has gone
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,  # it would write down the codes of rooms
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def readiness(settings: Settings, host: str, port: int) -> Ready:
    """Under which addresses the server is reached."""
    shown = "127.0.0.1" if host in {"0.0.0.0", "::"} else host
    address = lan_address() if settings.lan else None
    return Ready(
        url=f"http://{in_url(shown)}:{port}",
        lan_url=f"http://{in_url(address)}:{port}" if address else None,
        busy_port=settings.port if settings.port not in {0, port} else None,
    )
