"""Who sits where, changed on the way: the order, the pictures, another game, a bot for a while, another device."""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from kartenhaus.bots import is_level, usual_level
from kartenhaus.games import load, offered
from kartenhaus.kit import BadMessage, Game, Refused

from .manners import check_pace
from .messages import HeldSeat
from .seating import RoomSeat, bot, free_animal, free_name, holder_of, new_token

if TYPE_CHECKING:
    from .rooms import Room

SHUFFLE_BYTES = 32


def arrange(room: "Room", order: list[int]) -> None:
    """The seats in this order, or in one that chance decides; a finished table stays as it was."""
    n = len(room.seats)
    if order and sorted(order) != list(range(n)):
        raise BadMessage(f"each seat from 0 to {n - 1} once", str(order), "$.order")
    if not order:
        order = list(range(n))
        Random(room.draw(SHUFFLE_BYTES)).shuffle(order)
    room.seats = [room.seats[i] for i in order]


def offered_game(id: str) -> Game:
    """A game that stands on the shelf; BadMessage for another."""
    if id not in offered():
        raise BadMessage(f"a game among {', '.join(offered())}", id, "$.game")
    return load(id)


def change_game(room: "Room", game: Game, options: dict[str, str | int]) -> None:
    """The same people before another game: everybody goes back to where the seats are set."""
    least, most = game.seats[0], game.seats[-1]
    if len(room.seats) > most:
        raise Refused("too_many_seats", least=least, most=most)
    check_pace(game, room.manners.pace)
    room.game, room.options = game, options
    if game.real_time is not None and room.manners.is_by_turn:
        room.manners.pace = "relaxed"
    for seat in room.seats:
        if seat.kind == "bot" and not is_level(game, seat.level):
            seat.level = usual_level(game)
    while len(room.seats) < least:
        room.seats.append(RoomSeat("open", free_name(room.seats), animal=free_animal(room.seats)))
    room.table, room.playing, room.secret = None, [], b""


def stand_in_now(room: "Room", seat: int, now: float) -> None:
    """A bot plays for a person who is away, before the grace time is over; it gets up when the person comes."""
    if not room.is_running:
        raise Refused("not_started")
    if room.seats[seat].kind != "person" or room.seats[seat].holder in room.present:
        raise Refused("not_your_seat")
    if room.waits_for_the_absent:
        raise Refused("no_stand_in")
    if not room.is_stood_in(seat):
        assert room.table is not None
        room.table.set_seat(seat, bot(room.seats[seat], room.stand_in()), now)


def take_over(room: "Room", ticket: str, now: float) -> tuple[HeldSeat, str]:
    """The seat of a ticket and its new token, and who held it before. Refused leaves everything as it was."""
    found = room.tickets.find(ticket, now)
    seat = next((i for i, each in enumerate(room.seats) if each is found.seat), None)
    if seat is None or found.seat.holder is None:
        raise Refused("ticket_expired")
    found.is_used = True
    old, token = found.seat.holder, new_token(room.draw)
    new = holder_of(token)
    _note_move(room, seat, old, new)
    room.seats[seat] = replace(found.seat, holder=new)
    if not any(each.holder == old for each in room.seats):
        room.hosts = {new if host == old else host for host in room.hosts}
        if old in room.manners.reminders:
            room.manners.reminders[new] = room.manners.reminders.pop(old)
    room.tickets.moved[old] = found.seat.name
    room.away_since[new] = now
    room.revision += 1
    return HeldSeat(seat, token), old


def _note_move(room: "Room", seat: int, old: str, new: str) -> None:
    """The table in play, or played last, knows the new device too."""
    places = [i for i, holder in enumerate(room.playing) if holder == old]
    if len(places) > 1:  # several persons on one device: the seat's own place, if it still is one of them
        places = [i for i in places if i == seat]
    for i in places:
        room.playing[i] = new
