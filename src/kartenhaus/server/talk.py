"""What people say to each other in a room: phrases, and where its host allows it lines of their own.

It is kept in memory alone, and no game hears it.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from kartenhaus.kit import BadMessage, Refused

from .credits import Purse
from .messages import Say, Talk, Told
from .seating import is_hidden

if TYPE_CHECKING:
    from .rooms import Room
    from .telling import Device

MOST = 50  # lines that are remembered
AT_ONCE = 6  # lines of a seat
RATE = 0.5  # lines a second that come free again

encode: Callable[[Talk], bytes] = msgspec.json.Encoder().encode


@dataclass
class Lines:
    """The last that was said."""

    told: deque[Told] = field(default_factory=lambda: deque(maxlen=MOST))
    number: int = 0
    purses: dict[str, Purse] = field(default_factory=dict)  # by holder

    def since(self, number: int) -> list[Told]:
        """What was said after a line."""
        return [line for line in self.told if line.number > number]


def say(room: "Room", message: Say, now: float) -> None:
    """Add a line; Refused where it may not be said, or if there are too many."""
    if (message.phrase is None) == (message.text is None):
        raise BadMessage("a phrase or a text", "both or none", "$")
    if room.manners.talk == "off" or (message.text is not None and room.manners.talk != "chat"):
        raise Refused("no_talk")
    text = "" if message.text is None else clean_line(message.text)
    seat, lines = room.seats[message.seat], room.lines
    purse = lines.purses.setdefault(seat.holder or "", Purse(RATE, AT_ONCE, AT_ONCE, now))
    if not purse.spend(now):
        raise Refused("slow_down")
    lines.number = max(lines.number + 1, round(now * 1000))  # so that numbers go up over a restart as well
    lines.told.append(Told(lines.number, message.seat, seat.name, message.phrase, text))


def clean_line(text: str) -> str:
    """One line that turns no direction; Refused if nothing is left of it."""
    line = " ".join("".join(" " if is_hidden(letter) else letter for letter in text).split())
    if not line:
        raise Refused("no_words")
    return line


class TellingTalk:
    """Up to which line each device was told."""

    def __init__(self) -> None:
        self._told: dict[str, int] = {}

    def tell(self, room: "Room", devices: Iterable["Device"], whole_for: "Device | None") -> None:
        """To every device what is new to it."""
        before, self._told = self._told, {}
        for device in devices:
            told = before.get(device.name)
            self._told[device.name] = room.lines.number
            is_whole = told is None or device is whole_for
            lines = room.lines.since(0 if told is None or is_whole else told)
            if lines:
                device.send(encode(Talk(lines, is_whole)))
