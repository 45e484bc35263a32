"""A game that was left is kept in a file, one for each game, until it is played to its end."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from kartenhaus.kit import BadMessage, Game, Refused, settle
from kartenhaus.table import Entry, Table
from kartenhaus.table.seats import seat_facts, seat_from

FORMAT = 1
TABLE = "terminal"  # the id of every table that is played here


def file_of(game: Game) -> Path:
    """Where a game that was left is kept."""
    return user_data_path("kartenhaus") / "terminal" / f"{game.id}.json"


@dataclass(frozen=True)
class Kept:
    """A game as it began, and the entries since."""

    table: Table
    secret: bytes
    entries: list[Entry]


def keep(table: Table, secret: bytes) -> None:
    """Write everything down that leads to this table. It takes the place of a game that was left before."""
    file = file_of(table.game)
    file.parent.mkdir(parents=True, exist_ok=True)
    set_aside(file, table.game)
    fresh = file.with_suffix(".new")
    fresh.touch(mode=0o600)  # it holds the secret of the cards
    fresh.write_text(json.dumps(as_json(table, secret)), encoding="utf-8")
    fresh.replace(file)


def set_aside(file: Path, game: Game) -> None:
    """A file that this version cannot read is not overwritten: it gets another name."""
    try:
        if file.exists():
            kept_game(game)
    except BadMessage:
        n = 1
        while (other := file.with_name(f"{game.id}.unread-{n}.json")).exists():
            n += 1
        file.rename(other)


def forget(game: Game) -> None:
    """The game has been played to its end."""
    file_of(game).unlink(missing_ok=True)


def as_json(table: Table, secret: bytes) -> dict[str, object]:
    """How it began, and what has been done."""
    return {
        "format": FORMAT,
        "rules_version": table.game.rules_version,
        "seats": [seat_facts(seat) for seat in table.seats_at_start],
        "options": table.named_options,
        "secret": secret.hex(),
        "started": table.started,
        "actions": [line_of(entry) for entry in table.entries],
    }


def line_of(entry: Entry) -> list[object]:
    """Who, what and when; what was said with it, or the evidence of a photo finish, if there is any."""
    line: list[object] = [entry.actor, entry.action, entry.at]
    return [*line, entry.text] if entry.text else line


def kept_game(game: Game) -> Kept:
    """The game that was left; BadMessage if there is none or its file is damaged, which then stays as it is."""
    file = file_of(game)
    if not file.exists():
        raise BadMessage(f"a game of {game.id} that was left", "none", "--resume")
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        if (found["format"], found["rules_version"]) != (FORMAT, game.rules_version):
            raise BadMessage("a game left by this version", "one of another version", str(file))
        return kept_from(game, found)
    except BadMessage as bad:
        raise BadMessage(bad.expected, bad.got, str(file)) from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadMessage("a game that was left", f"a damaged file: {type(error).__name__} {error}", str(file)) from None


def kept_from(game: Game, found: dict[str, Any]) -> Kept:
    """The game that JSON describes; its actions are tried out on another table."""
    seats = [seat_from(seat, f"seats[{i}]") for i, seat in enumerate(found["seats"])]
    secret = bytes.fromhex(found["secret"])
    options = settle(game.Options, found["options"])
    entries = [entry_from(n + 1, *line) for n, line in enumerate(found["actions"])]
    try:
        Table.fold(game, TABLE, seats, options, secret, (), entries, now=found["started"])
    except Refused as refused:
        raise BadMessage("legal actions", refused.code) from None
    return Kept(Table(game, TABLE, seats, options, secret, now=found["started"]), secret, entries)


def entry_from(sequence: int, actor: int, action: int, at: Any, text: Any = "") -> Entry:
    """The entry that a line of the file tells of; TypeError if it is none."""
    if not isinstance(at, int | float) or not isinstance(text, str):
        raise TypeError(f"an entry of numbers and a text, not {type(at).__name__} and {type(text).__name__}")
    return Entry(sequence, actor, action, at, text)
