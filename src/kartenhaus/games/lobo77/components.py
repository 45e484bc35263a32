"""Reads components.toml: which cards there are, and how many of each."""

import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("components.toml")
ACTIONS = ("x2", "turn")


def line_of(text: str, table: str, key: str) -> int:
    """The line, counted from 1, in which a key of a table stands; that of the table if it does not."""
    found, inside = 0, False
    for n, line in enumerate(text.splitlines(), 1):
        word = line.split("#")[0].split("=")[0].strip()
        if word.startswith("["):
            inside = word == f"[{table}]"
            found = n if inside else found
        elif inside and word == key:
            return n
    return found


def check(text: str, box: dict[str, Any]) -> None:
    """ValueError names the entry that is wrong, and its line."""
    for table in ("numbers", "actions"):
        for key, count in box[table].items():
            is_kind = key in ACTIONS if table == "actions" else key.removeprefix("-").isdigit()
            if not is_kind or isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 99:
                raise ValueError(f"line {line_of(text, table, key)}: expected 'kind = cards', got {key} = {count!r}")
    numbers = [(int(value), count) for value, count in box["numbers"].items()]
    sums = {
        "cards": sum(count for _, count in numbers) + sum(box["actions"].values()),
        "above": sum(value * count for value, count in numbers if value > 0),
        "below": sum(value * count for value, count in numbers if value < 0),
    }
    for key, total in sums.items():
        if total != box["check"][key]:
            line = line_of(text, "check", key)
            raise ValueError(f"line {line}: expected {box['check'][key]} as the sum '{key}', got {total}")


def read(text: str) -> dict[str, Any]:
    """What is in the box; ValueError names what is wrong, and the line."""
    box = tomllib.loads(text)
    check(text, box)
    return box


_BOX = read(FILE.read_text(encoding="utf-8"))
_NUMBERS = sorted((int(value), count) for value, count in _BOX["numbers"].items())

# Kinds of cards are numbered from 1, place 0 is no card: numbers from the lowest to the highest, then the actions.
N_NUMBERS = len(_NUMBERS)
KINDS = N_NUMBERS + len(ACTIONS)
X2, TURN = N_NUMBERS + 1, N_NUMBERS + 2
VALUES = (0, *(value for value, _ in _NUMBERS), 0, 0)  # kind -> what it adds
COUNTS = (0, *(count for _, count in _NUMBERS), *(_BOX["actions"][name] for name in ACTIONS))  # kind -> cards
LOWEST, HIGHEST = VALUES[1], VALUES[N_NUMBERS]
KIND_OF = tuple(  # value, counted from LOWEST -> kind, 0 if there is none
    VALUES.index(value, 1, N_NUMBERS + 1) if value in VALUES[1 : N_NUMBERS + 1] else 0
    for value in range(LOWEST, HIGHEST + 1)
)
CARDS: int = _BOX["check"]["cards"]
CHIPS: int = _BOX["chips"]["total"]
CHIPS_EACH: int = _BOX["chips"]["each"]
MINUTES: int = _BOX["time"]["minutes"]
