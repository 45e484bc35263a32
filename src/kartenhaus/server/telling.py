"""What the viewers of one party were told last, and what is new to them. Frames are queued; nothing waits."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from kartenhaus.table.aloud import next_word_at, words_by

from .links import Pings
from .messages import Fields, Reading, SeatTicket, ToPage, Update, Whole
from .qr import qr_svg
from .rooms import Holders, Room
from .seating import Draw
from .tickets import GOOD_FOR

encode: Callable[[ToPage], bytes] = msgspec.json.Encoder().encode

UNTOLD = (-1, -1, False)


class Device(Protocol):
    """What a party knows of a socket."""

    holders: Holders
    base_url: str
    viewers: list[int]  # that it is told about
    told: tuple[
        int, int, bool
    ]  # revision and glimpse of the room, and whether the game was over, when it was last told of the room
    name: str  # tells it from the others
    pings: Pings

    def ping(self, draw: Draw) -> None:
        """Send one more ping."""

    def send(self, frame: bytes, on_way: Callable[[], None] | None = None) -> None:
        """Queue a frame; never waits, never raises. `on_way` is called when the frame is handed to the network."""


@dataclass
class Seen:
    """What a viewer was told last. `version` counts on through all tables of a party."""

    version: int = 0
    body: bytes = b""
    step: int = -1  # of the table


class Shown(NamedTuple):
    """From when a seat's time in a race counts, and whether its device saw the race begin."""

    at: float
    is_from_begin: bool


class Telling:
    """Everybody's latest view, and since when the present race could be seen.

    A race may be long, as when a heap grows. So all times count from its beginning: who comes in the middle has not
    been quick only because they saw it late.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen: dict[int, Seen] = {}
        self._table = ("", 0)  # that `_seen` is about, and how often all had to be told anew
        self._race = 0
        self.race_began = 0.0
        self._is_beginning = False  # what goes out now shows the race for the first time
        self._shown: dict[int, Shown] = {}  # viewer -> how the race first went out to a device of this viewer
        self._read: list[str] = []  # the words read out so far, as all were told

    def forget(self, devices: Iterable[Device]) -> None:
        """All that was told counts no more."""
        self._seen.clear()
        for device in devices:
            device.viewers, device.told = [], UNTOLD

    def shown(self, race: int, seat: int) -> Shown | None:
        """When the race went out to a device of this seat for the first time; None if it has not."""
        return self._shown.get(seat) if race == self._race else None

    def tell(self, room: Room, devices: list[Device], closes_at: float | None, whole_for: Device | None) -> None:
        """Every device hears what is new to it; `whole_for` hears everything."""
        if whole_for is not None:
            whole_for.viewers, whole_for.told = [], UNTOLD
        self._begin(room, devices)
        for device in devices:
            device.viewers = [viewer for viewer in device.viewers if viewer in room.viewers(device.holders)]
        # the room comes after the move that has ended the game, and before the view of a table that is new
        for viewer in sorted({viewer for device in devices for viewer in device.viewers}):
            self._tell_update(room, devices, viewer, closes_at)
        for device in list(devices):
            self._tell_room(room, device)
            self._tell_whole(room, device, closes_at)
        self._is_beginning = False
        self.read_on(room, devices, closes_at)

    def _begin(self, room: Room, devices: list[Device]) -> None:
        """At another table nobody has seen anything yet, nor of another race."""
        table = room.table
        if table is not None and (table.id, room.manners.anew) != self._table:
            self._table = (table.id, room.manners.anew)
            for seen in self._seen.values():
                seen.step, seen.body = -1, b""
            for device in devices:
                device.viewers = []
            self._race, self._shown = 0, {}
        race = table.race() if table is not None else 0
        if race != self._race:
            self._race, self._shown = race, {}
            self.race_began, self._is_beginning = self._clock(), True

    def _tell_room(self, room: Room, device: Device) -> None:
        told = (room.revision, room.glimpse, room.table is not None and room.table.is_over)
        if device.told != told:
            device.told = told
            device.send(encode(room.facts(device.holders, f"{device.base_url}/t/{room.code}", self._clock())))

    def _tell_update(self, room: Room, devices: list[Device], viewer: int, closes_at: float | None) -> None:
        """To a viewer something has changed for, and only then: that something happened may be a secret itself."""
        events = self._look(room, viewer, closes_at)
        if events is None:
            return
        update = self._update(room, viewer, self._left(room, closes_at))
        update.version = self._seen[viewer].version
        update.events = events
        frame = encode(update)
        for device in list(devices):
            if viewer in device.viewers:
                device.send(frame, self._notes(viewer))

    def _tell_whole(self, room: Room, device: Device, closes_at: float | None) -> None:
        """To a device that is new to a viewer's place."""
        for viewer in room.viewers(device.holders):
            if viewer not in device.viewers:
                device.viewers.append(viewer)
                self._look(room, viewer, closes_at)
                update, table = self._update(room, viewer, self._left(room, closes_at)), room.table
                assert table is not None
                whole = Whole(
                    viewer,
                    self._seen[viewer].version,
                    update.decision,
                    update.view,
                    update.moves,
                    update.awaited,
                    list(table.recall(viewer)),
                    update.race,
                    update.lines,
                    update.closes_in,
                )
                device.send(encode(whole), self._notes(viewer))
                if self._read:
                    device.send(encode(Reading(viewer, self._read)))

    def _look(self, room: Room, viewer: int, closes_at: float | None) -> list[Fields] | None:
        """The events that are new to a viewer; None if neither they nor the view have changed since the last look."""
        table = room.table
        assert table is not None
        seen = self._seen.setdefault(viewer, Seen())
        if seen.step == table.step:
            return None
        events = table.events(viewer, seen.step)
        body = encode(self._update(room, viewer, closes_at))
        has_changed = bool(events) or body != seen.body
        seen.step, seen.body = table.step, body
        seen.version += has_changed
        return list(events) if has_changed else None

    def _update(self, room: Room, viewer: int, closes_in: float | None) -> Update:
        table = room.table
        assert table is not None
        # a view is made anew each time, so its lists may go out as they are
        view, moves = vars(table.see(viewer)), list(table.moves(viewer))
        return Update(
            viewer=viewer,
            version=0,
            decision=table.decision(viewer),
            view=view,
            moves=moves,
            awaited=table.awaited(),
            events=[],
            race=table.race(),
            lines=table.lines(viewer),
            closes_in=closes_in,
        )

    def _left(self, room: Room, closes_at: float | None) -> float | None:
        is_secret = room.table is not None and room.table.hides_close()
        return None if closes_at is None or is_secret else round(max(0.0, closes_at - self._clock()), 3)

    def _notes(self, viewer: int) -> Callable[[], None] | None:
        """Notes, when a frame is on its way, that this viewer sees the present race; who comes back saw it before."""
        race, is_beginning = self._race, self._is_beginning
        if race == 0:
            return None

        def note() -> None:
            if race == self._race:
                at = self._clock() if is_beginning else self.race_began
                self._shown.setdefault(viewer, Shown(at, is_beginning))

        return note

    # Reading aloud

    def read_on(self, room: Room, devices: list[Device], closes_at: float | None) -> None:
        """All hear the words that are read out by now, if there are more of them."""
        words = room.table.reading() if room.table is not None else []
        read = words[: words_by(len(words), closes_at, self._clock())]
        if read == self._read:
            return
        self._read = read
        for viewer in sorted({viewer for device in devices for viewer in device.viewers}):
            frame = encode(Reading(viewer, read))
            for device in devices:
                if viewer in device.viewers:
                    device.send(frame)

    def next_word(self, room: Room, closes_at: float | None) -> float | None:
        """When the next word is to be read out; None if there is none."""
        words = room.table.reading() if room.table is not None else []
        return next_word_at(len(words), len(self._read), closes_at)


def seat_ticket(room: Room, seat: int, base_url: str, now: float) -> SeatTicket:
    """A new ticket for a seat. What stands behind the # of an address no server hears, and none writes down."""
    ticket = room.tickets.issue(room.seats[seat], room.draw, now)
    link = f"{base_url}/t/{room.code}#seat={ticket}"
    return SeatTicket(seat, ticket, link, qr_svg(link, room.code).decode(), GOOD_FOR)
