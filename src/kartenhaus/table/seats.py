"""Who sits on a seat: a person, a bot, or nobody yet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast, get_args
from unicodedata import category

from kartenhaus.kit import BadMessage

from .faults import shown

Kind = Literal["person", "open", "bot"]  # open: waits for a person
KINDS: tuple[Kind, ...] = get_args(Kind)
NAME_LENGTH = 24  # characters
LINE_BREAKERS = {"Cc", "Cs", "Zl", "Zp"}  # control characters, half characters, line and paragraph ends


@dataclass(frozen=True)
class Seat:
    """One seat as everybody sees it; BadMessage for a kind, name or level that cannot be."""

    kind: Kind
    name: str
    level: str | None = None  # bots alone

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadMessage(f"one of {', '.join(KINDS)}", shown(self.kind), "seat.kind")
        check_name(self.name, "seat.name", least=0 if self.kind == "open" else 1)
        if self.kind == "bot":
            check_name(self.level, "seat.level", least=1)
        elif self.level is not None:
            raise BadMessage("a level for bots alone", shown(self.level), "seat.level")


def check_name(name: object, where: str, least: int) -> None:
    """BadMessage unless this is one line of text, neither too short nor too long."""
    if not isinstance(name, str) or not least <= len(name) <= NAME_LENGTH:
        raise BadMessage(f"a text of {least} to {NAME_LENGTH} characters", shown(name), where)
    if any(category(letter) in LINE_BREAKERS for letter in name):
        raise BadMessage("a text without control characters", shown(name), where)


def seat_facts(seat: Seat) -> dict[str, str | None]:
    """A seat as JSON has it."""
    return {"kind": seat.kind, "name": seat.name, "level": seat.level}


def seat_from(facts: object, where: str) -> Seat:
    """The seat that JSON describes; BadMessage if it describes none."""
    if not isinstance(facts, Mapping) or set(facts) != {"kind", "name", "level"}:
        raise BadMessage("a seat with kind, name and level", shown(facts), where)
    try:
        return Seat(cast(Kind, facts["kind"]), cast(str, facts["name"]), cast("str | None", facts["level"]))
    except BadMessage as bad:
        raise BadMessage(bad.expected, bad.got, bad.where.replace("seat", where, 1)) from None
