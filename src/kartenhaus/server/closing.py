"""Rooms that are left alone: they are closed after a while, and open again from the record of their last game.

A game in the middle is taken from nobody: of its room only the addresses of letters are forgotten.
"""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, exists, or_, select, update

from kartenhaus.games import load
from kartenhaus.kit import named_options

from . import schema
from .manners import from_text, to_text
from .rooms import Room
from .seating import RoomSeat, animal_of_place
from .store import Store, read_table

if TYPE_CHECKING:
    from .settings import Settings


def purge(engine: Engine, before: float, in_use: Iterable[str]) -> int:
    """Close the rooms where nothing has happened since `before` (seconds since 1970); how many they were."""
    rooms = schema.rooms
    with engine.begin() as db:
        is_alone = and_(is_left_alone(before), rooms.c.code.not_in(list(in_use)))
        for (code,) in db.execute(select(rooms.c.code).where(is_alone, ~HAS_FINISHED, rooms.c.table_id.is_not(None))):
            forget_addresses(db, code)
        closed = db.execute(select(rooms.c.code).where(is_alone, or_(rooms.c.table_id.is_(None), HAS_FINISHED)))
        codes = list(closed.scalars())
        for relation, code in ((schema.answers, "room"), (schema.seats, "room"), (schema.rooms, "code")):
            db.execute(delete(relation).where(relation.c[code].in_(codes)))
    return len(codes)


HAS_FINISHED = exists().where(schema.results.c.table_id == schema.rooms.c.table_id)  # the table of the room


def is_left_alone(before: float) -> ColumnElement[bool]:
    """Nobody has changed the room or moved at its table since."""
    rooms, entries = schema.rooms, schema.entries
    has_moved = exists().where(entries.c.table_id == rooms.c.table_id, entries.c.at >= before)
    return and_(rooms.c.changed < before, ~has_moved)


def is_finished(db: Connection, table: str) -> bool:
    """The game has a result."""
    return db.execute(select(schema.results.c.seat).where(schema.results.c.table_id == table)).first() is not None


def forget_addresses(db: Connection, code: str) -> None:
    """Nobody is written to any more."""
    rooms = schema.rooms
    manners = from_text(db.execute(select(rooms.c.manners).where(rooms.c.code == code)).scalar_one())
    if manners.reminders:
        manners.reminders = {}
        db.execute(update(rooms).where(rooms.c.code == code).values(manners=to_text(manners)))


def reopened(store: Store, code: str, settings: "Settings", now: float) -> Room | None:
    """A closed room with its last finished table, before which all seats of persons are free; None without a record."""
    tables = schema.tables
    with store.engine.connect() as db:
        of_room = select(tables.c.id, tables.c.game).where(tables.c.room == code).order_by(tables.c.started.desc())
        row = next((row for row in db.execute(of_room) if is_finished(db, row.id)), None)
        if row is None:
            return None
        game = load(row.game)
        table, secret = read_table(db, game, row.id)
    seats = [
        RoomSeat("bot" if seat.kind == "bot" else "open", seat.name, seat.level, animal=animal_of_place(i))
        for i, seat in enumerate(table.seats)
    ]
    options = named_options(game.Options, SimpleNamespace(**table.options))
    room = Room(code, game, options, seats, set(), settings.draw, settings.grace, table, secret)
    room.playing = [None] * len(seats)
    store.add(room, now)
    return room
