"""The form of a record: what a text must hold to be one. Whether it is true is another matter (`records.verify`)."""

import json
import re
from collections.abc import Callable, Collection
from math import isfinite
from typing import Any, cast

from kartenhaus.kit import BadMessage

from .chance import NONCE_LENGTH, SECRET_LENGTH
from .faults import LARGEST, is_whole, shown
from .seats import seat_from

FORMAT = 1
FORMAT_WITH_UNDO = 2  # of a record in which a move was taken back
TEXT_LENGTH = 8 * 2**20  # characters; the longest games need a tenth
MOST_MOVES = 100_000
MOST_SEATS = 16
MOST_WORDS = 8192  # characters with one move: what is said, or the evidence of a photo finish
ID_LENGTH = 64  # characters
Record = dict[str, Any]


def parse(text: str | bytes, games: Collection[str] | None = None) -> Record:
    """The record that a text holds; BadMessage says what is wrong with its form.

    `games`: the ids of the games there are; None accepts any.
    """
    if len(text) > TEXT_LENGTH:
        raise BadMessage(f"a text of at most {TEXT_LENGTH} characters", len(text), "record")
    try:
        found = json.loads(text, parse_constant=no_number)
    except (ValueError, RecursionError) as error:
        raise BadMessage("a record in JSON", f"damaged text: {str(error)[:80]}", "record") from None
    checked(found)
    if games is not None and found["game"] not in games:
        raise BadMessage(f"a game among {', '.join(sorted(games))}", found["game"], "game")
    return cast(Record, found)


def no_number(name: str) -> float:
    """NaN and its like are no JSON."""
    raise ValueError(f"{name} is no number")


def checked(found: object) -> None:
    """BadMessage unless this has a record's form."""
    if not isinstance(found, dict):
        raise BadMessage("an object", shown(found), "record")
    check_format(found.get("format"))
    for name, is_right, expected in FIELDS:
        if name not in found:
            raise BadMessage(expected, "nothing", name)
        if not is_right(found[name]):
            raise BadMessage(expected, shown(found[name]), name)
    unknown = sorted(str(shown(name)) for name in set(found) - {"format", *(name for name, _, _ in FIELDS)})
    if unknown:
        raise BadMessage("the fields of a record alone", unknown[0], "record")
    for i, seat in enumerate(found["seats"]):
        seat_from(seat, f"seats[{i}]")
    for i, line in enumerate(found["moves"]):
        check_move(line, f"moves[{i}]")
    for name in ("ranks", "scores"):
        if len(found[name]) != len(found["seats"]):
            raise BadMessage(f"{len(found['seats'])} numbers, one a seat", len(found[name]), name)


def check_format(format: object) -> None:
    """BadMessage unless this program can read it; a newer one is named as such."""
    if not is_number(format) or cast(int, format) < 1:
        raise BadMessage(f"a record's format, {FORMAT} or {FORMAT_WITH_UNDO}", shown(format), "format")
    if cast(int, format) > FORMAT_WITH_UNDO:
        raise BadMessage(f"format {FORMAT} or {FORMAT_WITH_UNDO}, or a newer version of this program", format, "format")


def check_move(line: object, where: str) -> None:
    """BadMessage unless this is an actor, a move and a time, and perhaps a text."""
    if not isinstance(line, list) or len(line) not in (3, 4):
        raise BadMessage("an actor, a move and milliseconds", shown(line), where)
    actor, move, ms, text = line if len(line) == 4 else (*line, None)
    if not is_number(actor):
        raise BadMessage("an actor's number", shown(actor), where)
    if not isinstance(move, dict) or not {"move", "seat", "undo"} & set(move):
        raise BadMessage("a move, a change of seat, or a move taken back", shown(move), where)
    if not is_number(ms) or ms < 0:
        raise BadMessage("milliseconds from 0", shown(ms), where)
    if len(line) == 4 and (not isinstance(text, str) or not 0 < len(text) <= MOST_WORDS):
        raise BadMessage(f"a text of 1 to {MOST_WORDS} characters", shown(text), where)


def is_number(value: object) -> bool:
    """A whole number that JSON carries exactly."""
    return is_whole(value) and abs(cast(int, value)) <= LARGEST


def is_time(value: object) -> bool:
    """Seconds."""
    return is_number(value) or (isinstance(value, float) and isfinite(value) and abs(value) <= LARGEST)


def is_id(value: object) -> bool:
    """A short text that can be encoded."""
    return isinstance(value, str) and 0 < len(value) <= ID_LENGTH and value.isprintable()


def is_hex(value: object, least: int, most: int) -> bool:
    """So many bytes in small hexadecimal digits."""
    return (
        isinstance(value, str)
        and re.fullmatch("([0-9a-f]{2})*", value) is not None
        and least <= len(value) // 2 <= most
    )


def is_options(value: object) -> bool:
    """Names and values; the game knows which."""
    return isinstance(value, dict) and all(isinstance(each, str) or is_number(each) for each in value.values())


def are(is_right: Callable[[Any], bool], most: int) -> Callable[[object], bool]:
    """A list of at most so many of them."""
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(is_right, value))


FIELDS: tuple[tuple[str, Callable[[Any], bool], str], ...] = (
    ("game", is_id, "a game's id"),
    ("rules_version", is_number, "a whole number"),
    ("table", is_id, f"a table's id of 1 to {ID_LENGTH} characters"),
    ("options", is_options, "options and their values"),
    ("seats", are(lambda seat: isinstance(seat, dict), MOST_SEATS), f"a list of at most {MOST_SEATS} seats"),
    ("secret", lambda text: is_hex(text, SECRET_LENGTH, SECRET_LENGTH), f"{SECRET_LENGTH} bytes in hexadecimal"),
    (
        "nonces",
        are(lambda text: is_hex(text, 0, NONCE_LENGTH), 255),
        f"a list of texts of at most {NONCE_LENGTH} bytes in hexadecimal",
    ),
    ("commitment", lambda text: is_hex(text, 32, 32), "32 bytes in hexadecimal"),
    ("started", is_time, "seconds"),
    ("moves", are(lambda line: True, MOST_MOVES), f"a list of at most {MOST_MOVES} moves"),
    ("ranks", are(is_number, MOST_SEATS), "a list of whole numbers"),
    ("scores", are(is_number, MOST_SEATS), "a list of whole numbers"),
)
