"""One table's life: seats, log, chance, time, records. No network, no bots, no rules: a Game is handed in."""

from .chance import SECRET_LENGTH, commitment, words
from .entries import SEAT_CHANGE, UNDO, Entry
from .reactions import Claim, Finish, Link
from .reading import parse
from .records import record, replay, verify
from .seats import NAME_LENGTH, Seat
from .table import Table
from .telling import as_text
from .undo import check_undo, take_back

__all__ = [
    "NAME_LENGTH",
    "SEAT_CHANGE",
    "SECRET_LENGTH",
    "UNDO",
    "Claim",
    "Entry",
    "Finish",
    "Link",
    "Seat",
    "Table",
    "as_text",
    "check_undo",
    "commitment",
    "parse",
    "record",
    "replay",
    "take_back",
    "verify",
    "words",
]
