"""Reading what a device sends: a message, or a sentence that says what was expected, what came, and where."""

import re
from typing import Any, TypeVar, get_args

import msgspec

from kartenhaus.kit import BadMessage

from .messages import CommandId, FromPage

T = TypeVar("T")

FRAME_LIMIT = 16 * 1024  # bytes
SHOWN = 80  # characters of what came

_from_page: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_sentence = re.compile(r"^(?P<what>.*?)(?: - at `(?P<where>[^`]+)`)?$", re.DOTALL)


def read(text: str | bytes, kind: type[T]) -> T:
    """A message of this kind; BadMessage if the text is none."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise bad(error, text) from None


def read_frame(frame: str) -> FromPage:
    """A message of the page; BadMessage if the frame holds none, or is too long."""
    size = len(frame.encode())
    if size > FRAME_LIMIT:
        raise BadMessage(f"at most {FRAME_LIMIT} bytes", f"{size} bytes", "frame")
    try:
        return _from_page.decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        raise bad(error, frame) from None


def id_in(frame: str) -> str | None:
    """The id of a command that could not be read otherwise."""
    found = raw(frame) if len(frame) <= FRAME_LIMIT else None
    try:
        return msgspec.convert(found.get("id"), CommandId) if isinstance(found, dict) else None
    except msgspec.ValidationError:
        return None


def bad(error: msgspec.DecodeError | RecursionError, text: str | bytes) -> BadMessage:
    """Our sentence for what the decoder found."""
    if not isinstance(error, msgspec.ValidationError):
        return BadMessage("JSON in UTF-8, not too deep", str(error), "message")
    match = _sentence.match(str(error))
    assert match is not None, "the expression fits any text"
    what, where = match["what"], match["where"] or "$"
    if field := re.search(r"missing required field `([^`]+)`", what):
        return BadMessage(f"the field {field[1]}", "none", where)
    if field := re.search(r"unknown field `([^`]+)`", what):
        return BadMessage("only fields that this message has", shown(field[1]), where)
    if where == "$.type":
        tags = [str(kind.__struct_config__.tag) for kind in get_args(FromPage)]
        return BadMessage(f"one of {', '.join(tags)}", shown(at(raw(text), where)), where)
    expected = re.sub(r", got .*$", "", what).removeprefix("Expected ").replace("`", "")
    if expected.startswith("Invalid "):
        expected = "a value that this field may have"
    return BadMessage(expected, shown(at(raw(text), where)), where)


def raw(text: str | bytes) -> Any:
    """The JSON as it is; None if it is none."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


def at(found: Any, where: str) -> Any:
    """What stands at a path such as $.seats[0].name; tokens are not looked up, since answers may be written down."""
    for name, index in re.findall(r"\.([^.\[]+)|\[(\d+)\]", where):
        if name == "tokens":
            return "something else"
        try:
            found = found[name] if name else found[int(index)]
        except (KeyError, IndexError, TypeError):
            return "something else"
    return found


def shown(value: object) -> str:
    """A value as it may stand in an answer: short, on one line."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
