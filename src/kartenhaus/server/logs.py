"""What the server writes down: an event, and facts about it.

No line names a room's code, a token, a person or an address, nor the text of an error, since it may quote any of them.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

import msgspec

logger = logging.getLogger("kartenhaus")

Fact = str | int | float | bool | None


def tell(event: str, **facts: Fact) -> None:
    """Something has happened as it should."""
    logger.info(event, extra={"facts": facts})


def warn(event: str, **facts: Fact) -> None:
    """Something that the owner of the server should know."""
    logger.warning(event, extra={"facts": facts})


def fail(event: str, **facts: Fact) -> None:
    """Something cannot be done, and the facts say why."""
    logger.error(event, extra={"facts": facts})


def log_mistake(event: str, error: BaseException, **facts: Fact) -> None:
    """Where we went wrong, without the values in it: they might be secrets."""
    told = {"error": type(error).__name__, **facts, "trace": trace(error.__traceback__)}
    logger.error(event, extra={"facts": told})


def trace(frames: TracebackType | None) -> str:
    """The way to an error, without what it says."""
    return "".join(traceback.format_tb(frames))


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    """The event, and what is known of it. Of what a library says only the first line: the next ones quote values."""
    facts: dict[str, Fact] = getattr(record, "facts", {})
    if record.exc_info and record.exc_info[0] is not None:
        facts = facts | {"error": record.exc_info[0].__name__, "trace": trace(record.exc_info[2])}
    return {"event": "".join(record.getMessage().splitlines()[:1]), **facts}


class JsonLines(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": time, "level": record.levelname.lower(), "from": record.name, **facts_of(record)}
        return msgspec.json.encode(line).decode()


class Text(logging.Formatter):
    """An event as a line for people, and under it where it came from."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        event, way = facts.pop("event"), facts.pop("trace", "")
        told = ", ".join(f"{name}: {value}" for name, value in facts.items())
        line = f"{record.levelname.lower()}: {event}{f' ({told})' if told else ''}"
        return f"{line}\n{way}".rstrip()


def write_logs(form: str) -> None:
    """Write to standard error from now on: `json` all events, `text` what is more than usual."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Text())
    # libraries at their usual level would write down the addresses of sockets, and with them the codes of rooms
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    logger.setLevel(logging.INFO if form == "json" else logging.WARNING)
