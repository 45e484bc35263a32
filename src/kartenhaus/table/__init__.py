"""One table's life: seats, log, chance, time, records. No network, no bots, no rules: a Game is handed in."""

from .chance import SECRET_LENGTH, commitment, words
from .entries import SEAT_CHANGE, Entry
from .reactions import Claim, Finish, Link
from .reading import parse
from .records import record, replay, verify
from .seats import NAME_LENGTH, Seat
from .table import Table
from .telling import as_text

__all__ = [
    "NAME_LENGTH",
    "SEAT_CHANGE",
    "SECRET_LENGTH",
    "Claim",
    "Entry",
    "Finish",
    "Link",
    "Seat",
    "Table",
    "as_text",
    "commitment",
    "parse",
    "record",
    "replay",
    "verify",
    "words",
]
