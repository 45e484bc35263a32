"""Reads chances.toml: how much each part of a skunk's strength counts, fitted by number of players."""

import math
import tomllib
from pathlib import Path
from typing import Any

from .components import PLAYERS

FILE = Path(__file__).with_name("chances.toml")
BITS = 10
WHOLE = 1 << BITS  # risks, shares, turns and weights are in parts of this
LONGEST = 20  # turns
GRAIN = 16  # steps of a turn in the table of strengths
PARTS = 6  # of a strength, of which the first, the turns, has two weights
Fitted = dict[str, Any]


def read(text: str, rules_version: int, name: str = FILE.name) -> Fitted:
    """What was fitted; ValueError where it has another shape, or was fitted to other rules."""
    fitted = tomllib.loads(text)
    found = fitted.get("fitted", {}).get("rules_version")
    if found != rules_version:
        raise ValueError(f"{name}: expected weights for version {rules_version} of the rules, got {found}")
    for players in PLAYERS:
        row = fitted.get("weights", {}).get(str(players))
        if not isinstance(row, list) or len(row) != PARTS + 1 or not all(type(number) is int for number in row):
            raise ValueError(f"{name}: weights.{players}: expected {PARTS + 1} whole numbers, got {row}")
    return fitted


def table(weights: dict[str, list[int]], part: int) -> tuple[int, ...]:
    """One weight by number of players; 0 where nobody plays."""
    return tuple(weights.get(str(players), [0] * (PARTS + 1))[part] for players in range(max(PLAYERS) + 1))


def strengths(of_logarithm: int, of_number: int) -> tuple[int, ...]:
    """By turns, in steps of a turn: what they make of a strength."""
    steps = range(LONGEST * GRAIN + 2)
    return tuple(round(of_logarithm * math.log2(max(i, 1) / GRAIN) + of_number * i / GRAIN) for i in steps)


RULES_VERSION = 1  # for which the file must have been fitted; a test holds it against the game's
FITTED = read(FILE.read_text(encoding="utf-8"), RULES_VERSION)
STRENGTH = tuple(
    strengths(*pair) for pair in zip(table(FITTED["weights"], 0), table(FITTED["weights"], 1), strict=True)
)
AWAITING, THERE_SOON, NEARLY_THERE, DANGER_SOON, DANGER_LATER = (
    table(FITTED["weights"], part) for part in range(2, PARTS + 1)
)
