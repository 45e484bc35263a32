"""Why a bot's rule of thumb does something: for hints that people ask for."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """A code, worded as `hint-<code>` in the game's words to learn by, and the facts of that sentence."""

    code: str
    facts: Mapping[str, int] = field(default_factory=dict)
