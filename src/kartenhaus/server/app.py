"""The server: put together, and run until it is told to end."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from litestar import Litestar

from kartenhaus import __version__

from . import replays, web
from .guard import Guard
from .house import House
from .logs import log_mistake, tell, write_logs
from .network import LOOPBACK, hosts, in_url, lan_address, listener
from .page import Page
from .reading import FRAME_LIMIT
from .settings import Settings, usual_data
from .sockets import FRAME_MOST, at_table
from .store import Store
from .waking import wake

if TYPE_CHECKING:
    import uvicorn


TIDY = 3600.0  # seconds


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
        tidying = asyncio.create_task(tidy(house))
        woken = asyncio.create_task(wake(house))
        yield
        woken.cancel()
        tidying.cancel()
        house.close()

    app = Litestar(
        route_handlers=[
            web.index,
            web.asset,
            web.top_file,
            web.healthz,
            web.metrics,
            web.games,
            web.take_tour,
            web.open_room,
            web.open_tables,
            web.room_facts,
            web.join,
            web.tables,
            web.ask_stop,
            web.stop_letters,
            web.ask_confirm,
            web.confirm_letters,
            web.take_seat,
            web.qr,
            web.qr_of_tv,
            web.record,
            replays.of_room,
            replays.open_record,
            replays.of_record,
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
    return Guard(app, hosts(settings), settings.trusted_proxy)


async def tidy(house: House) -> None:
    """Look now and then which rooms can be let go; a store in trouble is asked again later."""
    while True:
        try:
            house.tidy()
        except Exception as error:
            log_mistake("rooms could not be closed", error)
        await asyncio.sleep(TIDY)


def run(settings: Settings, on_ready: Callable[[Ready], None] = lambda ready: None) -> None:
    """Serve until Ctrl-C or SIGTERM; `on_ready` is called once, when the first request can come.

    DataError, NoPage or CannotListen say in one sentence why it cannot.
    """
    import uvicorn

    write_logs(settings.log_format)
    app = create_app(settings)
    host = "0.0.0.0" if settings.lan and settings.host in LOOPBACK else settings.host
    is_behind = bool(settings.public_url or settings.trusted_proxy)
    bound = listener(host, settings.port, is_exact=is_behind)
    ready = readiness(settings, host, bound.getsockname()[1])

    class Server(uvicorn.Server):
        async def startup(self, sockets: object = None) -> None:
            await super().startup(sockets=[bound])
            tell("the server listens", version=__version__, url=ready.url)
            on_ready(ready)

    # Uvicorn ends in peace, then raises the signal again: to be told to end is no failure
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        Server(uvicorn_config(app)).run()
    tell("the server has ended")


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
        proxy_headers=False,  # it would believe all of this machine; the guard knows better
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
