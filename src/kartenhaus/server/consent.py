"""What happens only if all persons who are here agree: a pause, and a move that is taken back.

Who shares a device has agreed when it has been tapped there. Bots agree, and who is away is not asked.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from kartenhaus.kit import Refused
from kartenhaus.table import Table, check_undo, take_back

from . import messages
from .manners import Asked
from .messages import Consent, GoOn, Manners, Outcome, Propose, Said

if TYPE_CHECKING:
    from .rooms import Holders, Room
    from .telling import Device

encode: Callable[[Manners], bytes] = msgspec.json.Encoder().encode


def propose(room: "Room", holders: "Holders", message: Propose, now: float) -> None:
    """A person asks for something; it happens at once if there is nobody else to ask."""
    manners = room.manners
    if not room.is_running:
        raise Refused("not_started")
    check_not_paused(room)
    if manners.asked is not None:
        raise Refused("asked_already")
    if not manners.patience.spend(now):
        raise Refused("slow_down")
    assert room.table is not None
    if message.what == "undo":
        check_undo(room.table, message.seat)
    manners.n_asked += 1
    agreed = {seat.holder for seat in room.seats if seat.holder is not None} & holders
    manners.asked = Asked(manners.n_asked, message.what, message.seat, room.table.step, room.table.race(), agreed)
    room.glimpse += 1


def consent(room: "Room", holders: "Holders", message: Consent) -> None:
    """A person agrees, or would rather not; who has asked withdraws it."""
    asked = room.manners.asked
    if asked is None or asked.number != message.number or asked.is_agreed:
        raise Refused("asked_no_more")
    room.glimpse += 1
    if message.agrees:
        asked.agreed |= {seat.holder for seat in room.seats if seat.holder is not None} & holders
    else:
        is_own = room.seats[asked.seat].holder in holders
        conclude(room, "withdrawn" if is_own else "declined", message.seat)


def go_on(room: "Room", message: GoOn, now: float) -> None:
    """The pause is over; all timers begin anew."""
    manners = room.manners
    if not manners.is_paused:
        raise Refused("not_paused")
    manners.paused_by = None
    manners.went_on = room.company_since = now
    manners.anew += 1
    manners.said = Said((manners.said.number if manners.said else 0) + 1, "pause", "went_on", message.seat)


def check_not_paused(room: "Room") -> None:
    """Refused while the table stands still."""
    if room.manners.is_paused:
        raise Refused("paused")


def waits_for(room: "Room") -> list[int]:
    """The seats whose persons are here and have not agreed yet."""
    asked = room.manners.asked
    if asked is None or asked.is_agreed:
        return []
    return [
        i
        for i, seat in enumerate(room.seats)
        if seat.kind == "person" and seat.holder in room.present and seat.holder not in asked.agreed
    ]


def settle(room: "Room", now: float) -> None:
    """After every change: do what all have agreed to, and forget what has become pointless."""
    asked, table = room.manners.asked, room.table
    if not room.is_running and room.manners.is_paused:
        room.manners.paused_by = None
        room.revision += 1
    if asked is None or room.is_stopped:
        return
    has_gone = asked.seat >= len(room.seats) or room.seats[asked.seat].kind != "person"
    if table is None or table.is_over or has_gone or (asked.what == "undo" and table.step != asked.step):
        conclude(room, "lapsed", asked.seat)
    elif waits_for(room):
        return
    elif asked.what == "undo":
        take_back(table, asked.seat, now)
        room.manners.anew += 1
        conclude(room, "done", asked.seat)
    elif is_between_races(table, asked):
        room.manners.paused_by = room.seats[asked.seat].name
        room.manners.anew += 1
        room.revision += 1
        conclude(room, "done", asked.seat)
    elif not asked.is_agreed:
        asked.is_agreed = True
        room.glimpse += 1


def is_between_races(table: Table, asked: Asked) -> bool:
    """Nobody is in the middle of being quick, and nothing is being read out."""
    return (table.race() == 0 or table.race() != asked.race) and not table.reading()


def conclude(room: "Room", outcome: Outcome, seat: int) -> None:
    """What was asked for is settled; everybody is told how, and by whom."""
    manners = room.manners
    assert manners.asked is not None
    number = (manners.said.number if manners.said else 0) + 1
    manners.said = Said(number, manners.asked.what, outcome, seat)
    manners.asked = None
    room.glimpse += 1


def facts(room: "Room", holders: "Holders", has_letters: bool) -> Manners:
    """The room's manners as a device is told them, the clocks aside."""
    manners, asked = room.manners, None
    if manners.asked is not None:
        mine = manners.asked
        asked = messages.Asked(mine.number, mine.what, mine.seat, waits_for(room), mine.is_agreed)
    written = [i for i, seat in enumerate(room.seats) if seat.holder in holders and seat.holder in manners.reminders]
    return Manners(
        pace=manners.pace,
        paused_by=manners.paused_by,
        asked=asked,
        said=manners.said,
        clocks=[],
        has_letters=has_letters and manners.is_by_turn,
        letters=written,
        unconfirmed=[i for i in written if not manners.reminders[room.seats[i].holder or ""].is_confirmed],
    )


USUAL = Manners("live", None, None, None, [], False, [], [])


class TellingManners:
    """What each device was told of the room's manners last. Of a usual room nothing is told."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[Manners, list[float | None]]] = {}

    def tell(
        self,
        room: "Room",
        devices: list["Device"],
        deadlines: list[float | None],
        now: float,
        has_letters: bool,
        whole_for: "Device | None",
    ) -> None:
        """To every device what is new to it; that time goes by is no news."""
        hurried = deadlines if any(each is not None for each in deadlines) else []
        names = {device.name for device in devices}
        self._told = {name: told for name, told in self._told.items() if name in names}
        for device in devices:
            new = facts(room, device.holders, has_letters)
            told = None if device is whole_for else self._told.get(device.name)
            if told == (new, hurried) or (told is None and new == USUAL and not hurried):
                continue
            self._told[device.name] = (new, list(hurried))
            left = [None if each is None else round(max(0.0, each - now), 1) for each in hurried]
            device.send(encode(msgspec.structs.replace(new, clocks=left)))
