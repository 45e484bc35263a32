"""What all rules stand on: records, options, moves, events, chance, and the Game that ties one game together."""

from .advice import Reason
from .chance import below, next32, reseed
from .errors import BadMessage, Refused
from .events import Event, Events, Log, log_record, log_with_room, note, whisper
from .game import CLOCK, NOBODY, ONLOOKER, Game
from .mind import Mind
from .moves import Move, Moves
from .options import Choice, Number, choices_of, named_options, settle
from .real_time import RealTime
from .records import Cells, Grid, Int8, Int16, Int32, Row, UInt32, as_bytes, blank, dtype_of, pack, unpack
from .story import Spoken, Story

__all__ = [
    "CLOCK",
    "NOBODY",
    "ONLOOKER",
    "BadMessage",
    "Cells",
    "Choice",
    "Event",
    "Events",
    "Game",
    "Grid",
    "Int8",
    "Int16",
    "Int32",
    "Log",
    "Mind",
    "Move",
    "Moves",
    "Number",
    "RealTime",
    "Reason",
    "Refused",
    "Row",
    "Spoken",
    "Story",
    "UInt32",
    "as_bytes",
    "below",
    "blank",
    "choices_of",
    "dtype_of",
    "log_record",
    "log_with_room",
    "named_options",
    "next32",
    "note",
    "pack",
    "reseed",
    "settle",
    "unpack",
    "whisper",
]
