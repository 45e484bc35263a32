"""What a game says about time in which people act at any moment. The rules know no clock: they count in beats.

A *race* is something that whoever is first may take: a heap, a figure. A *claim* is a move that says "mine". Claims
are held for a moment, and the table's photo finish decides in which order they are done (see `table.reactions`). What a
claim does that comes second, the rules say.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .story import Spoken


def hides_nothing(s: Any) -> bool:
    """For games in which everybody may know when the clock acts."""
    return False


@dataclass(frozen=True)
class RealTime:
    """The functions work on plain objects and on NumPy records alike; `closes` is asked at tables alone."""

    claims: frozenset[str]  # names of the moves that are claims
    race: Callable[[Any], int]
    """race(s): the number of what can be claimed now, 0 for nothing. A number never comes back in a game."""
    races: Callable[[Any, int], bool]
    """races(s, seat): this seat may claim, or has something else to do at once, and has not said that it lets it pass.

    Nobody waits for it. Bots are asked in the order of their reaction times, and among their legal actions is always
    one that lets it pass. When nobody races any more, and nobody is awaited, the CLOCK acts.
    """
    favours: Callable[[Any, int], int]
    """favours(s, seat): in a tie the smaller number goes first; equal numbers are left to the table's chance."""
    beat: Callable[[Any], int]
    """beat(s): goes up whenever the clock begins to count anew, as when a card has been turned."""
    rests: Callable[[Any], int]
    """rests(s): milliseconds after the beat until moves other than claims are done; they wait, and are not lost."""
    closes: Callable[[Any, Sequence[Spoken]], int]
    """closes(s, spoken): milliseconds after the beat when the CLOCK does its move `close`; 0: never."""
    reactions: Mapping[str, int]
    """Level of bots, "random" too -> median milliseconds until it acts in a race. Animals may be named as well."""
    hides_close: Callable[[Any], bool] = hides_nothing
    """hides_close(s): nobody may know when the CLOCK closes, as it will then say what all are waiting for."""
    false_starts: Mapping[str, str] = field(default_factory=dict)
    """Claim -> the move that it becomes if it was pressed less than 100 ms after its race was painted."""
    waits: bool = True
    """Bots for whom the game waits leave those who race their time. Else they go on: their moves end no race."""
