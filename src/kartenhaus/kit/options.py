"""Options: how a table plays, declared once as a typed class, stored as ints, spoken as words.

class Options:
    limit: Annotated[int, Number(66, least=1, most=9999, group="game")]
    tie: Annotated[int, Choice("shared", "extra_deal", group="house")]
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_type_hints

import numpy as np

from .errors import BadMessage

Group = Literal["variant", "edition", "comfort", "house"]


class Choice:
    """One of some named values; stored as its place in the list. The first is the default unless said otherwise."""

    def __init__(self, *values: str, group: Group, default: str | None = None) -> None:
        self.values = values
        self.group: Group = group
        self.default = values[0] if default is None else default
        self.cell: tuple[Any, tuple[int, ...]] = (np.int8, ())

    def number(self, value: object, where: str) -> int:
        """The stored number of a value."""
        if not isinstance(value, str) or value not in self.values:
            raise BadMessage(f"one of {', '.join(self.values)}", value, where)
        return self.values.index(value)

    def value(self, number: int) -> str:
        """The value that a stored number stands for."""
        return self.values[number]


class Number:
    """A whole number within bounds."""

    def __init__(self, default: int, *, least: int, most: int, group: Group) -> None:
        self.default = default
        self.least = least
        self.most = most
        self.group: Group = group
        self.cell: tuple[Any, tuple[int, ...]] = (np.int32, ())

    def number(self, value: object, where: str) -> int:
        """The stored number of a value, which may be written as text."""
        if isinstance(value, str) and value.isascii() and value.isdigit():
            value = int(value) if len(value) < 10 else self.most + 1
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadMessage(f"a whole number from {self.least} to {self.most}", value, where)
        return value

    def value(self, number: int) -> int:
        """The value itself."""
        return number


@dataclass(frozen=True)
class Option:
    """An option with its name."""

    name: str
    kind: Choice | Number


def choices_of(schema: type) -> list[Option]:
    """The options that a class declares, in its order."""
    options = []
    for name, hint in get_type_hints(schema, include_extras=True).items():
        for kind in getattr(hint, "__metadata__", ()):
            if isinstance(kind, Choice | Number):
                options.append(Option(name, kind))
    return options


def settle(schema: type, wished: Mapping[str, object]) -> dict[str, int]:
    """All options as stored numbers, defaults filled in; BadMessage for an unknown name or value."""
    options = {option.name: option.kind for option in choices_of(schema)}
    for name in wished:
        if name not in options:
            raise BadMessage(f"an option among {', '.join(options)}", name, "options")
    return {name: kind.number(wished.get(name, kind.default), f"options.{name}") for name, kind in options.items()}


def named_options(schema: type, stored: object) -> dict[str, str | int]:
    """The options in a record as their values' names."""
    return {option.name: option.kind.value(getattr(stored, option.name)) for option in choices_of(schema)}
