"""The lines of a table's log. They are the truth: the state is their fold."""

import json
from dataclasses import dataclass

from kartenhaus.kit import BadMessage

from .faults import shown
from .seats import Seat, seat_from

SEAT_CHANGE = -1  # stands where an action's number stands in the log, when only a seat changed hands
UNDO = -2  # stands there, when a seat took its last move back


@dataclass(frozen=True)
class Entry:
    """One line of the log: an action, or (SEAT_CHANGE) who sits on a seat from now on, or (UNDO) a move taken back.

    `text`: with an action, the words that were said; with a claim that a photo finish has placed, the evidence (see
    `evidence`); with a SEAT_CHANGE, the seat as JSON; with an UNDO, the sequence of the entry that counts no more.
    """

    sequence: int  # from 1; 0 is the deal
    actor: int  # a seat, or CLOCK
    action: int
    at: float  # seconds, of the clock that is handed in
    text: str = ""


def seat_change_from(text: str) -> tuple[int, Seat]:
    """The seat's number and the seat that an entry's text tells of; BadMessage if it does not."""
    try:
        i, facts = json.loads(text)
    except (ValueError, TypeError):
        raise BadMessage("a seat's number and the seat, as JSON", shown(text), "entries.text") from None
    return i, seat_from(facts, "entries.text")
