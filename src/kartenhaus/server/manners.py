"""How people deal with each other in a room: pace, pause, what somebody has asked for, letters, the door, talk."""

from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec

from kartenhaus.kit import Game, Refused
from kartenhaus.table import Table

from .credits import Purse
from .messages import Door, HintsFor, Language, Pace, Said, TalkBy, What

PACES: tuple[Pace, ...] = get_args(Pace)
RELAXED = 2.0  # times as long as at a live table do windows stay open


@dataclass
class Asked:
    """Somebody has asked for something that all who are here must agree to."""

    number: int
    what: What
    seat: int  # who asks
    step: int  # of the table when it was asked
    race: int
    agreed: set[str]  # holders
    is_agreed: bool = False  # by all: a pause that waits for the end of a race


class Reminder(msgspec.Struct):
    """Where a person is told that it is their turn, while they are not here."""

    address: str
    language: Language
    base_url: str  # where the person reached us
    key: str  # whoever has it may say yes to the letters or stop them, and nothing else
    is_confirmed: bool = False  # whoever reads the mail of this address has said yes; before, no letter tells of a turn


@dataclass
class Manners:
    """What is agreed on. Pace, pause, hints, door, talk and reminders are stored; the rest is over with the evening."""

    pace: Pace = "live"
    paused_by: str | None = None  # the name of who asked for the pause
    hints: HintsFor = "alone"
    door: Door = "link"
    talk: TalkBy = "phrases"
    reminders: dict[str, Reminder] = field(default_factory=dict)  # by holder
    asked: Asked | None = None
    said: Said | None = None  # what became of what was asked for last
    n_asked: int = 0
    anew: int = 0  # goes up whenever everybody has to be told everything anew
    went_on: float = 0.0  # seconds: when the last pause ended; timers begin anew there
    patience: Purse = field(default_factory=lambda: Purse(rate=0.2, most=5, left=5, at=0.0))  # for what is asked for

    @property
    def is_paused(self) -> bool:
        """The table stands still until somebody says that it goes on."""
        return self.paused_by is not None

    @property
    def holds_bots(self) -> bool:
        """Bots wait while somebody would like to take a move back: theirs would settle it."""
        return self.asked is not None and self.asked.what == "undo"

    @property
    def is_by_turn(self) -> bool:
        """People come when it is their turn; bots need nobody to look on."""
        return self.pace == "by_turn"


def check_pace(game: Game, pace: Pace) -> None:
    """Refused where people act at any moment, and nobody's turn can be waited for."""
    if pace == "by_turn" and game.real_time is not None:
        raise Refused("no_by_turn")


def keep_pace(manners: Manners, table: Table | None) -> None:
    """The table in play leaves its people the time that the room has agreed on."""
    if table is not None:
        table.leisure = {"live": 1.0, "relaxed": RELAXED, "by_turn": None}[manners.pace]


# As it is stored


class Stored(msgspec.Struct, omit_defaults=True):
    """What outlasts the evening."""

    pace: Pace = "live"
    paused_by: str | None = None
    reminders: dict[str, Reminder] = {}
    hints: HintsFor = "alone"
    door: Door = "link"
    talk: TalkBy = "phrases"


def to_text(manners: Manners) -> str:
    """As JSON."""
    stored = Stored(manners.pace, manners.paused_by, manners.reminders, manners.hints, manners.door, manners.talk)
    return msgspec.json.encode(stored).decode()


def from_text(text: Any) -> Manners:
    """The manners that JSON tells of; the usual ones if it is empty."""
    stored = msgspec.json.decode(text, type=Stored) if text else Stored()
    return Manners(
        pace=stored.pace,
        paused_by=stored.paused_by,
        hints=stored.hints,
        door=stored.door,
        talk=stored.talk,
        reminders=stored.reminders,
    )
