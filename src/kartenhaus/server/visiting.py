"""Who may come into a room, who its host is, and who has to go."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from kartenhaus.kit import Refused

from .messages import Door, OpenTable, Remove, SeatGone

if TYPE_CHECKING:
    from .messages import Command
    from .parties import Party
    from .rooms import Holders, Room
    from .settings import Settings
    from .telling import Device

encode: Callable[[SeatGone], bytes] = msgspec.json.Encoder().encode


def check_allowed(door: Door, settings: "Settings") -> None:
    """Refused if the owner of the server wants no tables that everybody may join."""
    if door == "public" and not settings.public_tables:
        raise Refused("no_public_tables")


def check_door(room: "Room", holders: "Holders" = frozenset()) -> None:
    """Refused if nobody new may come, and this device is new."""
    if room.manners.door == "locked" and not any(room.is_known(holder) for holder in holders):
        raise Refused("room_locked")


def open_tables(parties: Iterable["Party"]) -> list[OpenTable]:
    """The tables that everybody may join: with a free seat, and somebody there."""
    found = []
    for room in (party.room for party in parties if party.devices):
        n_open = sum(seat.kind == "open" for seat in room.seats)
        if room.manners.door == "public" and n_open and not room.is_stopped:
            names = [seat.name for seat in room.seats if seat.kind == "person"]
            found.append(OpenTable(room.code, room.game.id, n_open, names, room.is_running))
    return found


def hand_over(room: "Room", seat: int) -> None:
    """The person on this seat is the host, and nobody else is."""
    room.hosts = {holder_on(room, seat)}


def check_removed(room: "Room", holders: "Holders", seat: int) -> None:
    """Refused unless a person of another device sits there."""
    if holder_on(room, seat) in holders:
        raise Refused("own_seat")


def holder_on(room: "Room", seat: int) -> str:
    """Who holds a seat; Refused if no person sits there."""
    holder = room.seats[seat].holder if 0 <= seat < len(room.seats) else None
    if holder is None:
        raise Refused("no_person")
    return holder


def removed_by(room: "Room", message: "Command") -> tuple[str, str] | None:
    """Who would have to go, and the name on their seat."""
    if not isinstance(message, Remove) or not 0 <= message.seat < len(room.seats):
        return None
    seat = room.seats[message.seat]
    return None if seat.holder is None else (seat.holder, seat.name)


def tell_removed(room: "Room", devices: Iterable["Device"], removed: tuple[str, str] | None) -> None:
    """Whose seat has gone hears of it."""
    if removed is None or any(seat.holder == removed[0] for seat in room.seats):
        return
    for device in devices:
        if removed[0] in device.holders:
            device.send(encode(SeatGone(removed[1], is_removed=True)))
