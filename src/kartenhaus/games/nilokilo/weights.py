"""Reads heaps.toml: how the sharp player judges a round, learned for each deck and number of players."""

import tomllib
from pathlib import Path
from typing import Any

from .components import DECKS, SEATS
from .mind import FACTS, OF_KIND, UNITS

FILE = Path(__file__).with_name("heaps.toml")
BITS = 14  # weights, and what units find, are in parts of 1 << BITS
LINES = len(DECKS) * (SEATS - 1)
LENGTH = UNITS * (1 + OF_KIND + FACTS) + UNITS * (2 + UNITS + FACTS) + 1
Learned = dict[str, Any]


def read(text: str, rules_version: int, name: str = FILE.name) -> Learned:
    """What was learned; ValueError where it has another shape, or was learned with other rules."""
    learned = tomllib.loads(text)
    found = learned.get("learned", {}).get("rules_version")
    if found != rules_version:
        raise ValueError(f"{name}: expected weights for version {rules_version} of the rules, got {found}")
    for deck in DECKS:
        for seats in range(2, SEATS + 1):
            row = learned.get(deck, {}).get(str(seats))
            if not isinstance(row, list) or len(row) != LENGTH or not all(type(number) is int for number in row):
                size = f"{len(row)} entries" if isinstance(row, list) else f"{row}"
                raise ValueError(f"{name}: {deck}.{seats}: expected {LENGTH} whole numbers, got {size}")
    return learned


RULES_VERSION = 1  # with which the file must have been learned; a test holds it against the game's
LEARNED = read(FILE.read_text(encoding="utf-8"), RULES_VERSION)
WEIGHTS = tuple(tuple(LEARNED[deck][str(seats)]) for deck in DECKS for seats in range(2, SEATS + 1))
