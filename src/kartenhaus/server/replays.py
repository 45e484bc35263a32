"""Finished games over HTTP, to be looked at again: of a room, or of a record that somebody has saved."""

import gzip

from litestar import Response, post

from kartenhaus.games import offered
from kartenhaus.kit import Refused
from kartenhaus.table import parse, records

from . import visiting
from .messages import AskReplay, OpenedRecord
from .reading import read
from .replaying import FILE_BYTES, Make, reel_of
from .seating import holder_of
from .web import FRESH, Asked, address, house_of, part, party_of, takes_gzip


@post("/api/rooms/{code:str}/replay", status_code=200)
async def of_room(request: Asked) -> Response[bytes]:
    """A part of the room's finished game, for those who may come into the room."""
    ask = read(await request.body(), AskReplay)
    room = party_of(request).room
    visiting.check_door(room, frozenset(holder_of(token) for token in ask.tokens))
    table = room.table
    if table is None:
        raise Refused("not_started")
    if not table.is_over:  # before anything that was made is looked for
        raise Refused("game_running")

    def prepare() -> Make:
        spend(request)
        found, animals = records.record(table), [seat.animal for seat in room.seats]
        return lambda is_late: reel_of(found, ask.viewer, animals, room.code, is_late)

    reel = await house_of(request).projector.reel(table.id, ask.viewer, prepare)
    return packed(request, reel.part(ask.step))


@post("/api/replays", status_code=201, request_max_body_size=FILE_BYTES)
async def open_record(request: Asked) -> OpenedRecord:
    """Take a saved record in, to be looked at by its key."""
    text = await request.body()
    spend(request)
    return await house_of(request).projector.open(text)


@post("/api/replays/{key:str}", status_code=200)
async def of_record(request: Asked) -> Response[bytes]:
    """A part of the game of an opened record, for whoever has the record."""
    ask, key = read(await request.body(), AskReplay), part(request, "key")
    projector = house_of(request).projector
    text = projector.file(key)

    def prepare() -> Make:
        spend(request)
        return lambda is_late: reel_of(parse(text, offered()), ask.viewer, [], "", is_late)

    reel = await projector.reel(key, ask.viewer, prepare)
    return packed(request, reel.part(ask.step))


def spend(request: Asked) -> None:
    """Refused if this address has too many games played again."""
    house = house_of(request)
    if not house.replays.spend(address(request), house.settings.clock()):
        raise Refused("slow_down")


def packed(request: Asked, content: bytes) -> Response[bytes]:
    """JSON that is packed already."""
    if takes_gzip(request):
        return Response(content, media_type="application/json", headers={**FRESH, "content-encoding": "gzip"})
    return Response(gzip.decompress(content), media_type="application/json", headers=FRESH)
