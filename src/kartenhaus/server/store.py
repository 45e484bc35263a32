"""The store: rooms, the tables played in them, and every entry of their logs."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from kartenhaus.games import load
from kartenhaus.kit import Game
from kartenhaus.table import SEAT_CHANGE, Entry, Seat, Table

from . import schema
from .database import open_database
from .logs import log_mistake, tell
from .manners import from_text, keep_pace, to_text
from .metrics import Metrics
from .rooms import Answers, Room
from .seating import Draw, RoomSeat, animal_of_place


@dataclass(frozen=True)
class Saved:
    """How far a room has been written."""

    revision: int = -1
    table: str = ""
    step: int = 0
    has_results: bool = False


@dataclass(frozen=True)
class Answer:
    """What a holder's command was answered, and the older one that is forgotten for it."""

    holder: str
    id: str
    answer: bytes
    forgotten: str | None
    number: int  # goes up from answer to answer


class Store:
    """The rooms on disk. Each method is one transaction; `database.DataError` if the data cannot be used."""

    def __init__(self, data: str) -> None:
        self.engine = open_database(data)
        self.metrics = Metrics()
        self._saved: dict[str, Saved] = {}

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def answers(self) -> bool:
        """The database can be read."""
        try:
            with self.engine.connect() as db:
                db.execute(select(schema.rooms.c.code).limit(1)).first()
        except SQLAlchemyError as error:
            log_mistake("the store does not answer", error)
            return False
        return True

    def has(self, code: str) -> bool:
        """There is a room with this code, or was one of which a record is left."""
        room, table = schema.rooms.c.code, schema.tables.c.room
        with self.engine.connect() as db:
            return any(db.execute(select(column).where(column == code)).first() is not None for column in (room, table))

    def save(self, room: Room, now: float, answers: Sequence[Answer] = ()) -> None:
        """Write what is new since the room was saved or loaded, and answers to commands. All of it, or nothing."""
        saved = self._saved.get(room.code, Saved())
        if not answers and saved == saved_now(room):
            return
        with self.metrics.saving(), self.engine.begin() as db:
            if room.revision != saved.revision:
                write_room(db, room, now, is_new=saved == Saved())
            if room.table is not None:
                write_table(db, room, room.table, saved)
            for answer in answers:
                write_answer(db, room.code, answer)
        self._saved[room.code] = saved_now(room)
        if room.table is not None:
            self._count(room.table, saved)

    def _count(self, table: Table, saved: Saved) -> None:
        """Count and tell what has been saved of a table."""
        is_new = table.id != saved.table
        new = table.entries[0 if is_new else saved.step :]
        self.metrics.move(table.game.id, sum(entry.action != SEAT_CHANGE for entry in new))
        if is_new:
            tell("a game has begun", game=table.game.id, table=table.id, seats=len(table.seats))
        if table.is_over and (is_new or not saved.has_results):
            tell("a game is over", game=table.game.id, table=table.id, steps=table.step)

    def load(self, code: str, draw: Draw, grace: float, now: float) -> Room | None:
        """The room as it was, its table folded from the log; None if there is no such room."""
        with self.engine.connect() as db:
            row = db.execute(select(schema.rooms).where(schema.rooms.c.code == code)).first()
            if row is None:
                return None
            game = load(row.game)
            room = Room(
                code, game, json.loads(row.options), read_seats(db, code), set(json.loads(row.hosts)), draw, grace
            )
            room.playing = json.loads(row.playing)
            room.manners = from_text(row.manners)
            room.answers = read_answers(db, code)
            if row.table_id is not None:
                room.table, room.secret = read_table(db, game, row.table_id)
                keep_pace(room.manners, room.table)
        room.away_since = dict.fromkeys(known_holders(room), now)
        self._saved[code] = saved_now(room)
        return room

    def add(self, room: Room, now: float) -> None:
        """Write a room that has none; the table in play is written already."""
        with self.engine.begin() as db:
            write_room(db, room, now, is_new=True)
        self._saved[room.code] = saved_now(room)

    def forget(self, code: str) -> None:
        """The room has left the memory."""
        self._saved.pop(code, None)


def known_holders(room: Room) -> set[str]:
    """Everybody who holds a seat or is a host."""
    return room.hosts | {seat.holder for seat in room.seats if seat.holder} | {each for each in room.playing if each}


def saved_now(room: Room) -> Saved:
    """All of the room is written."""
    table = room.table
    if table is None:
        return Saved(room.revision)
    return Saved(room.revision, table.id, table.step, table.is_over)


def as_json(value: object) -> str:
    """Compact JSON."""
    return json.dumps(value, separators=(",", ":"))


# Writing. Statements that every move needs are made once.

NEW_ENTRY = insert(schema.entries)
NEW_ANSWER = insert(schema.answers)
FORGET_ANSWER = delete(schema.answers).where(
    schema.answers.c.room == bindparam("of_room"),
    schema.answers.c.holder == bindparam("of_holder"),
    schema.answers.c.id == bindparam("of_id"),
)


def write_room(db: Connection, room: Room, now: float, is_new: bool) -> None:
    """The room and its seats."""
    row = {
        "game": room.game.id,
        "options": as_json(room.options),
        "hosts": as_json(sorted(room.hosts)),
        "table_id": room.table.id if room.table else None,
        "playing": as_json(room.playing),
        "changed": now,
        "manners": to_text(room.manners),
    }
    if is_new:
        db.execute(insert(schema.rooms), {"code": room.code, **row})
    else:
        db.execute(update(schema.rooms).where(schema.rooms.c.code == room.code), row)
        db.execute(delete(schema.seats).where(schema.seats.c.room == room.code))
    if room.seats:
        db.execute(insert(schema.seats), [seat_row(room.code, i, seat) for i, seat in enumerate(room.seats)])


def seat_row(code: str, i: int, seat: RoomSeat) -> dict[str, str | int | None]:
    """A seat as it is stored."""
    return {
        "room": code,
        "seat": i,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "holder": seat.holder,
        "animal": seat.animal,
        "is_resting": int(seat.is_resting),
        "tempo": seat.tempo,
    }


def write_table(db: Connection, room: Room, table: Table, saved: Saved) -> None:
    """What is new of the table in play."""
    is_new = saved.table != table.id
    if is_new:
        row = {
            "id": table.id,
            "room": room.code,
            "game": table.game.id,
            "rules_version": table.game.rules_version,
            "options": as_json(table.options),
            "seats": as_json([[seat.kind, seat.name, seat.level] for seat in table.seats_at_start]),
            "secret": room.secret,
            "started": table.started,
        }
        db.execute(insert(schema.tables), row)
    new = table.entries[0 if is_new else saved.step :]
    if new:
        db.execute(NEW_ENTRY, [entry_row(table.id, entry) for entry in new])
    if table.is_over and (is_new or not saved.has_results):
        db.execute(insert(schema.results), list(result_rows(table)))


def entry_row(table: str, entry: Entry) -> dict[str, str | int | float]:
    """An entry as it is stored."""
    return {
        "table_id": table,
        "sequence": entry.sequence,
        "actor": entry.actor,
        "action": entry.action,
        "at": entry.at,
        "text": entry.text,
    }


def result_rows(table: Table) -> Iterable[dict[str, str | int | None]]:
    """Who did how well."""
    for i, (seat, rank, score) in enumerate(zip(table.seats, table.ranks(), table.scores(), strict=True)):
        yield {"table_id": table.id, "seat": i, "name": seat.name, "level": seat.level, "rank": rank, "score": score}


def write_answer(db: Connection, code: str, answer: Answer) -> None:
    """The answer, in place of the oldest one."""
    if answer.forgotten is not None:
        db.execute(FORGET_ANSWER, {"of_room": code, "of_holder": answer.holder, "of_id": answer.forgotten})
    row = {"room": code, "holder": answer.holder, "id": answer.id, "number": answer.number, "answer": answer.answer}
    db.execute(NEW_ANSWER, row)


# Reading


def read_seats(db: Connection, code: str) -> list[RoomSeat]:
    """The seats of a room."""
    relation = schema.seats
    rows = db.execute(select(relation).where(relation.c.room == code).order_by(relation.c.seat))
    return [
        RoomSeat(
            row.kind,
            row.name,
            row.level,
            row.holder,
            row.animal or animal_of_place(row.seat),
            bool(row.is_resting),
            row.tempo,
        )
        for row in rows
    ]


def read_answers(db: Connection, code: str) -> Answers:
    """What the last commands were answered."""
    relation = schema.answers
    found = Answers()
    for row in db.execute(select(relation).where(relation.c.room == code).order_by(relation.c.number)):
        found.keep(row.holder, row.id, row.answer)
        found.given = row.number
    return found


def read_table(db: Connection, game: Game, id: str) -> tuple[Table, bytes]:
    """The table that its entries lead to, and its secret."""
    row = db.execute(select(schema.tables).where(schema.tables.c.id == id)).one()
    relation = schema.entries
    log = db.execute(select(relation).where(relation.c.table_id == id).order_by(relation.c.sequence))
    seats = [Seat(*facts) for facts in json.loads(row.seats)]
    table = Table.fold(
        game, id, seats, json.loads(row.options), row.secret, (), [entry_of(each) for each in log], now=row.started
    )
    return table, row.secret


def entry_of(row: Row[tuple[object, ...]]) -> Entry:
    """An entry of the log."""
    return Entry(row.sequence, row.actor, row.action, row.at, row.text)
