"""Codes, tokens, names, and who sits where before the table is laid."""

import base64
import hashlib
import itertools
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast, get_args

from kartenhaus.bots import ANIMALS as BY_LEVEL
from kartenhaus.bots import is_level, opponents, usual_level
from kartenhaus.bots.pace import Tempo
from kartenhaus.kit import BadMessage, Game, Refused
from kartenhaus.table import Seat

from .messages import Animal, SeatKind, SeatPlan, SetSeat

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, without those that are mistaken for one another: 0 O 1 I
CODE_LENGTH = 5
TOKEN_BYTES = 16
NAME_LENGTH = 24
JOINERS = "\u200c\u200d"  # between the letters of some scripts, and the parts of some pictures
# for whoever has given no name; short, and said alike in all our languages
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Felix", "Greta", "Hugo", "Iris", "Jonas", "Kira", "Leo")

ANIMALS: tuple[Animal, ...] = get_args(Animal)

Draw = Callable[[int], bytes]


def new_code(draw: Draw) -> str:
    """A room's code."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in draw(CODE_LENGTH))


def new_token(draw: Draw) -> str:
    """128 bits that prove who holds a seat."""
    return base64.urlsafe_b64encode(draw(TOKEN_BYTES)).rstrip(b"=").decode()


def holder_of(token: str) -> str:
    """What the house keeps of a token: its SHA-256. A device is known by it."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as text on one line; refused if nothing is left of it."""
    letters = unicodedata.normalize("NFC", name)
    one_line = " ".join("".join(" " if is_hidden(letter) else letter for letter in letters).split())
    if not one_line.strip(JOINERS) or len(one_line) > NAME_LENGTH:
        raise Refused("bad_name")
    return one_line


def is_hidden(letter: str) -> bool:
    """Breaks the line or turns its direction, and shows nothing."""
    return unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and letter not in JOINERS


@dataclass
class RoomSeat:
    """A seat of a room."""

    kind: SeatKind
    name: str
    level: str | None = None  # bots
    holder: str | None = None  # persons: the hash of the token that proves it
    animal: Animal = ANIMALS[0]  # the picture
    is_resting: bool = False  # persons: a bot plays for them, for a while
    tempo: Tempo = "usual"  # bots

    def given_to(
        self, kind: SeatKind, name: str = "", level: str | None = None, holder: str | None = None
    ) -> "RoomSeat":
        """The seat with somebody else on it; its picture stays, and among bots its tempo."""
        return RoomSeat(
            kind, name or self.name, level, holder, self.animal, tempo=self.tempo if kind == "bot" else "usual"
        )

    @property
    def picture(self) -> Animal:
        """What everybody sees: a bot that goes by the name of an animal looks like it."""
        return (self.kind == "bot" and animal_of(self.level)) or self.animal


def animal_of(level: str | None) -> Animal | None:
    """The animal by whose name a bot of this level goes."""
    return cast(Animal, level) if level in BY_LEVEL else None


def free_name(seats: list[RoomSeat]) -> str:
    """A name that nobody at the table has."""
    taken = {seat.name for seat in seats}
    names = itertools.chain(
        NAMES, (f"{NAMES[n % len(NAMES)]} {n // len(NAMES) + 1}" for n in itertools.count(len(NAMES)))
    )
    return next(name for name in names if name not in taken)


def animal_of_place(seat: int) -> Animal:
    """The picture of a seat that never got one."""
    return ANIMALS[seat % len(ANIMALS)]


def free_animal(seats: list[RoomSeat], wished: Animal | None = None) -> Animal:
    """The picture that is wished for, or the first, among those that nobody at the table has."""
    taken = {seat.animal for seat in seats}
    if wished is not None and wished not in taken:
        return wished
    taken |= {seat.picture for seat in seats}
    return next((animal for animal in ANIMALS if animal not in taken), animal_of_place(len(seats)))


def pick_animal(seats: list[RoomSeat], seat: int, animal: Animal) -> None:
    """The seat gets the picture, in exchange for its own; Refused if a person has it."""
    other = next((each for each in seats if each.animal == animal and each is not seats[seat]), None)
    if other is not None and other.kind == "person":
        raise Refused("animal_taken")
    if other is not None:
        other.animal = seats[seat].animal
    seats[seat].animal = animal


def check_bots_alone(wish: SeatPlan | SetSeat, where: str) -> None:
    """BadMessage where a person is to have a level or a tempo."""
    for name, value in (("level", wish.level), ("tempo", wish.tempo)):
        if value is not None and wish.kind != "bot":
            raise BadMessage(f"a {name} for bots alone", value, f"{where}.{name}")


def checked_level(game: Game, level: str | None) -> str:
    """Who may sit down, or the usual one; BadMessage for another."""
    if level is None:
        return usual_level(game)
    if not is_level(game, level):
        raise BadMessage(f"a level among {', '.join(opponents(game))}", level, "level")
    return level


def person(seat: RoomSeat) -> Seat:
    """The seat at the table, played by its person."""
    return Seat("person", seat.name)


def bot(seat: RoomSeat, level: str) -> Seat:
    """The seat at the table, played by a bot."""
    return Seat("bot", seat.name, level)
