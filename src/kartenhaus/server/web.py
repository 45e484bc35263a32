"""What is asked and answered over HTTP: the page, the catalogue, rooms, joining, records."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException

from kartenhaus import bots
from kartenhaus.games import load, offered
from kartenhaus.kit import BadMessage, Choice, Game, Refused, choices_of
from kartenhaus.table import Table, records
from kartenhaus.words import LANGUAGES, title

from . import books, visiting
from .house import House, UnknownGame
from .logs import log_mistake
from .messages import (
    AskTables,
    GameFacts,
    Join,
    NewRoom,
    OpenTables,
    OptionFacts,
    Problem,
    RoomFacts,
    Seated,
    TableFacts,
    TakeSeat,
    Tour,
    TourAsk,
)
from .metrics import MEDIA_TYPE, may_ask
from .network import base_url
from .notices import answer_page, asking_page
from .page import Page
from .parties import NotSaved, Party
from .qr import qr_svg
from .reading import read, shown
from .seating import holder_of
from .tours import has_tour, tour

Asked = Request[Any, Any, State]

FRESH = {"cache-control": "no-store"}
FOREVER = "public, max-age=31536000, immutable"  # a file under /assets has a hash of its content in its name
TOPS = ("api", "assets", "t", "tv", "stop", "healthz", "metrics")  # how paths may begin
STATUS = {"unknown_room": 404, "slow_down": 429, "table_stopped": 500, "not_saved": 500}


# The page


@get(["/", "/t/{code:str}", "/tv/{code:str}"], sync_to_thread=False)
def index(request: Asked) -> Response[bytes]:
    """The page finds out by itself which room it is in."""
    return served(request, "index.html", "no-cache")


@get("/assets/{path:path}", sync_to_thread=False)
def asset(request: Asked) -> Response[bytes]:
    """Scripts, styles, pictures."""
    return served(request, f"assets/{part(request, 'path').lstrip('/')}", FOREVER)


@get("/{name:str}", sync_to_thread=False)
def top_file(request: Asked) -> Response[bytes]:
    """What browsers look for at the top, such as an icon."""
    return served(request, part(request, "name"), "no-cache")


def served(request: Asked, name: str, keep: str) -> Response[bytes]:
    """A file of the page, packed for who takes it so."""
    page: Page = request.app.state.page
    file = page.file(name)
    if file is None:
        raise NotFoundException
    content, headers = file.content, {"cache-control": keep, "vary": "accept-encoding"}
    if file.packed is not None and takes_gzip(request):
        content, headers["content-encoding"] = file.packed, "gzip"
    return Response(content, media_type=file.media_type, headers=headers)


def takes_gzip(request: Asked) -> bool:
    """The browser says so."""
    offers = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(offer.split(";")[0] == "gzip" and not offer.endswith(";q=0") for offer in offers)


# For whom keeps the server


@get("/healthz", sync_to_thread=False)
def healthz(request: Asked) -> Response[str]:
    """Whether people can play: the server answers, and so does the store."""
    is_well = house_of(request).store.answers()
    said = "ok\n" if is_well else "the store does not answer\n"
    return Response(said, status_code=200 if is_well else 503, media_type="text/plain", headers=FRESH)


@get("/metrics", sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    """What the server counts, for those who may know; for everybody else there is no such page."""
    house = house_of(request)
    if not may_ask(address(request), request.headers, house.settings.metrics_from):
        raise NotFoundException
    return Response(house.metrics.text(), media_type=MEDIA_TYPE, headers=FRESH)


# The catalogue


@get("/api/games", sync_to_thread=False)
def games() -> list[GameFacts]:
    """What stands on the shelf."""
    return [game_facts(load(id)) for id in offered()]


def game_facts(game: Game) -> GameFacts:
    """What shelf and set-up need to know."""
    return GameFacts(
        id=game.id,
        titles={language: title(language, game.id) for language in LANGUAGES},
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        age=game.age,
        minutes=game.minutes,
        options=[option_facts(option.name, option.kind) for option in choices_of(game.Options)],
        presets={name: dict(preset) for name, preset in game.presets.items()},
        bots=bots.opponents(game),
        fewest_wins=game.fewest_wins,
        components=dict(game.components),
        has_secrets=game.has_secrets,
        is_real_time=game.real_time is not None,
        has_story=game.story is not None,
        refusal_rules=dict(game.refusal_rules),
        has_tour=has_tour(game.id),
    )


def option_facts(name: str, kind: Any) -> OptionFacts:
    """An option with what it may be."""
    if isinstance(kind, Choice):
        return OptionFacts(name, kind.group, kind.default, values=list(kind.values))
    return OptionFacts(name, kind.group, kind.default, least=kind.least, most=kind.most)


@post("/api/tours/{game:str}", status_code=200)
async def take_tour(request: Asked) -> Tour:
    """The next scenes of a game's tour."""
    house, game = house_of(request), part(request, "game")
    ask = read(await request.body(), TourAsk)
    if game not in offered() or not has_tour(game):
        raise UnknownGame(game)
    if not house.tours.spend(address(request), house.settings.clock()):
        raise Refused("slow_down")
    return tour(game, ask.language, ask.done)


# Rooms


@post("/api/rooms", status_code=201)
async def open_room(request: Asked) -> Seated:
    """A new room."""
    house = house_of(request)
    new = read(await request.body(), NewRoom)
    if not house.openings.spend(address(request), house.settings.clock()):
        raise Refused("slow_down")
    return house.open(new)


@get("/api/public")
async def open_tables(request: Asked) -> OpenTables:
    """The tables that everybody may join."""
    house = house_of(request)
    is_allowed = house.settings.public_tables
    return OpenTables(is_allowed, visiting.open_tables(house.parties.values()) if is_allowed else [])


@get("/api/rooms/{code:str}")
async def room_facts(request: Asked) -> RoomFacts:
    """A room as somebody sees it who is not in it yet."""
    room = party_of(request).room
    visiting.check_door(room)
    return room.facts(frozenset(), join_url(request, room.code), house_of(request).settings.clock())


@post("/api/rooms/{code:str}/join", status_code=201)
async def join(request: Asked) -> Seated:
    """Take an open seat."""
    message = read(await request.body(), Join)
    party = party_of(request)
    return Seated(party.room.code, [party.join(message)])


@post("/api/rooms/{code:str}/take", status_code=201)
async def take_seat(request: Asked) -> Seated:
    """Take the seat of a ticket; who guesses tickets is slowed down as who guesses codes."""
    message = read(await request.body(), TakeSeat)
    party, house = party_of(request), house_of(request)
    try:
        return Seated(party.room.code, [party.take_over(message)])
    except Refused as refused:
        if refused.code == "ticket_unknown" and not house.guesses.spend(address(request), house.settings.clock()):
            raise Refused("slow_down") from None
        raise


@post("/api/tables", status_code=200)
async def tables(request: Asked) -> list[TableFacts]:
    """What is going on at the tables that a device has been at."""
    asked = read(await request.body(), AskTables)
    house = house_of(request)
    found = []
    for known in asked.tables:
        try:
            room = house.find(known.code, address(request), reopens=False).room
        except Refused as refused:
            if refused.code == "slow_down":
                raise
            found.append(TableFacts(known.code, ""))
            continue
        found.append(room.seen_from_afar(frozenset(holder_of(token) for token in known.tokens)))
    return found


@get("/stop/{code:str}/{key:str}")
async def ask_stop(request: Asked) -> Response[bytes]:
    """The page behind the link in a letter that stops more of them."""
    party_of(request)
    return plain(request, lambda language: asking_page(language, "letter-stop-title", "letter-stop-yes"))


@post("/stop/{code:str}/{key:str}", status_code=200)
async def stop_letters(request: Asked) -> Response[bytes]:
    """Write no more; also what mail programs do by themselves at a tap on "unsubscribe"."""
    party_of(request).stop_letters(part(request, "key"))
    return plain(request, lambda language: answer_page(language, "letter-stopped"))


@get("/confirm/{code:str}/{key:str}")
async def ask_confirm(request: Asked) -> Response[bytes]:
    """The page behind the link in the first letter, which asks whether more of them are wanted."""
    party_of(request)
    return plain(request, lambda language: asking_page(language, "letter-confirm-title", "letter-confirm-yes"))


@post("/confirm/{code:str}/{key:str}", status_code=200)
async def confirm_letters(request: Asked) -> Response[bytes]:
    """Write to this address."""
    is_known = party_of(request).confirm_letters(part(request, "key"))
    said = "letter-confirmed" if is_known else "letter-confirm-gone"
    return plain(request, lambda language: answer_page(language, said))


def plain(request: Asked, write: Callable[[str], str]) -> Response[bytes]:
    """A small page without scripts, in the language that the browser asks for."""
    offers = request.headers.get("accept-language", "").lower().replace(" ", "").split(",")
    language = next((offer[:2] for offer in offers if offer[:2] in LANGUAGES), "en")
    html = write(language)
    policy = books.policy(html).replace("form-action 'none'", "form-action 'self'")
    return Response(html.encode(), media_type="text/html", headers={**FRESH, "content-security-policy": policy})


@get("/api/rooms/{code:str}/qr.svg")
async def qr(request: Asked) -> Response[bytes]:
    """The address of the room for a camera."""
    room = party_of(request).room
    return picture(qr_svg(join_url(request, room.code), room.code))


@get("/api/rooms/{code:str}/tv.svg")
async def qr_of_tv(request: Asked) -> Response[bytes]:
    """The address of the board that all look at, for the camera of a tablet."""
    room = party_of(request).room
    return picture(qr_svg(join_url(request, room.code).replace("/t/", "/tv/"), room.code))


def picture(svg: bytes) -> Response[bytes]:
    """A drawing that is made anew each time."""
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/api/rooms/{code:str}/record")
async def record(request: Asked) -> Response[bytes]:
    """The whole game, once it is over."""
    room = party_of(request).room
    if room.table is None:
        raise Refused("not_started")
    return json(records.record(room.table), 200)


@get("/api/rooms/{code:str}/story.html")
async def story(request: Asked) -> Response[bytes]:
    """What was told, as a page."""
    table, _ = table_of(request)
    html = books.book(table)
    headers = {"cache-control": "no-store", "content-security-policy": books.policy(html)}
    return Response(html.encode(), media_type="text/html", headers=headers)


@get("/api/rooms/{code:str}/story.pdf")
async def story_pdf(request: Asked) -> Response[bytes]:
    """The same to print."""
    table, house = table_of(request)
    html, made_by = books.book(table), books.printer(table)
    if not house.books.spend(address(request), house.settings.clock()):
        raise Refused("slow_down")
    try:
        made = await asyncio.get_running_loop().run_in_executor(house.press, made_by, html)
    except RuntimeError as missing:
        log_mistake("a PDF could not be made", missing)
        raise Refused("no_pdf") from None
    name = f"{table.game.id}-{part(request, 'code')}.pdf"
    headers = {"cache-control": "no-store", "content-disposition": f'inline; filename="{name}"'}
    return Response(made, media_type="application/pdf", headers=headers)


def table_of(request: Asked) -> tuple[Table, House]:
    """The table in play, or played last."""
    room = party_of(request).room
    if room.table is None:
        raise Refused("not_started")
    return room.table, house_of(request)


def house_of(request: Asked) -> House:
    """The one house of this server."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def party_of(request: Asked) -> Party:
    """The party that the address names; Refused if there is none."""
    return house_of(request).find(part(request, "code"), address(request))


def part(request: Asked, name: str) -> str:
    """A part of the address."""
    return str(request.path_params[name])


def address(request: Asked) -> str:
    """From where somebody asks."""
    return request.client.host if request.client else ""


def join_url(request: Asked, code: str) -> str:
    """Where guests find the room."""
    base = base_url(house_of(request).settings, request.scope["scheme"], request.headers.get("host", ""))
    return f"{base}/t/{code}"


# Problems


def answer_problem(request: Asked, error: Exception) -> Response[bytes]:
    """Whatever went wrong, as a Problem; what was our mistake is written down, and never shown."""
    problem, status = problem_of(error)
    if status == 500 and not isinstance(error, Refused | NotSaved):
        part = request.scope["path"].split("/")[1]  # no more of it: the rest may be a room's code
        log_mistake("a request could not be answered", error, method=request.method, to=part if part in TOPS else "")
    elif isinstance(error, Refused | NotSaved):
        house_of(request).metrics.refuse(problem.code or "")
    return json(problem, status)


def problem_of(error: Exception) -> tuple[Problem, int]:
    """A Problem and its HTTP status."""
    match error:
        case Refused():
            return Problem(error.code, error.facts), STATUS.get(error.code, 409)
        case NotSaved():
            return Problem("not_saved"), 500
        case BadMessage():
            code = "unknown_game" if isinstance(error, UnknownGame) else "bad_message"
            return Problem(code, expected=error.expected, got=shown(error.got), where=error.where), 400
        case NotFoundException():
            return Problem("unknown_page", expected="an address of this server", got="another one"), 404
        case MethodNotAllowedException():
            return Problem("bad_message", expected="another method", where="method"), 405
        case HTTPException() if error.status_code == 413:
            return Problem("bad_message", expected="a shorter message", got="a longer one", where="message"), 413
        case HTTPException() if error.status_code < 500:
            return Problem("bad_message", expected="a request that HTTP allows"), error.status_code
    return Problem("our_mistake"), 500


def json(value: object, status: int) -> Response[bytes]:
    """An answer in JSON."""
    return Response(msgspec.json.encode(value), status_code=status, media_type="application/json")
