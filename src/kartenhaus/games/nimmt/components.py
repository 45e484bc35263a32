"""Reads components.toml: how many heads each card shows."""

import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("components.toml")


def heads_of(cards: int, table: dict[str, Any], where: str) -> tuple[int, ...]:
    """Heads by card number, place 0 unused; ValueError names a sum that is wrong."""
    heads = [0] + [table["rest"]] * cards
    for number, listed in table.items():
        if number.isdigit():
            for card in listed:
                if not 1 <= card <= cards:
                    raise ValueError(f"{where}.{number}: expected cards from 1 to {cards}, got {card}")
                heads[card] = int(number)
    if sum(heads) != table["total"]:
        raise ValueError(f"{where}: expected {table['total']} heads in all, got {sum(heads)}")
    return tuple(heads)


_BOX = tomllib.loads(FILE.read_text(encoding="utf-8"))
CARDS: int = _BOX["cards"]
HEADS = tuple(heads_of(CARDS, _BOX["heads"][name], f"heads.{name}") for name in ("printed", "italian_literal"))
