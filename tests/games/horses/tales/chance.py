"""Chance for bots that tell."""

from types import SimpleNamespace
from typing import Any

from kartenhaus.kit.chance import below


def mind(seed: int = 1) -> Any:
    """A bot's mind, by its seed."""
    made = SimpleNamespace(rng=[seed & 0xFFFFFFFF, 0x9E3779B9, 7, 1])
    for _ in range(12):
        below(made, 2)
    return made
