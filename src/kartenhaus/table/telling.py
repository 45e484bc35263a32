"""A record for people to read, in the language of whoever reads it."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

from kartenhaus.kit import CLOCK, NOBODY, ONLOOKER, Game, named_options, settle

from .entries import SEAT_CHANGE, UNDO, Entry, seat_change_from
from .faults import is_whole
from .finishing import PHOTO_FINISH
from .reading import Record
from .records import begin, milliseconds
from .seats import Seat
from .table import Table
from .told import Named

Say = Callable[..., str]  # say(id, **facts): the words of one language


def as_text(found: Record, game: Game, say: Say) -> str:
    """The game for people to read: seats, then a line for each move and, indented, each event that all could see.

    BadMessage where a move cannot be.
    """
    table, steps = begin(found, game)
    lines = [say("title"), *options_text(table, say), ""]
    lines += [f"{i + 1}  {seat.name}" for i, seat in enumerate(table.seats)]
    lines += ["", *events_text(table, -1, say)]
    for step in steps:
        lines += [move_text(table, table.entries[-1], say), *words_text(table), *events_text(table, step - 1, say)]
    return "\n".join(lines) + "\n"


def options_text(table: Table, say: Say) -> list[str]:
    """The options in which this table differs from the usual ones."""
    usual = named_options(table.game.Options, SimpleNamespace(**settle(table.game.Options, {})))
    return [
        f"{say(f'option-{name}')}: {value if is_whole(value) else say(f'option-{name}-{value}')}"
        for name, value in table.named_options.items()
        if value != usual[name]
    ]


def move_text(table: Table, entry: Entry, say: Say) -> str:
    """When, who and what."""
    when = clock_text(milliseconds(table, entry))
    if entry.action == SEAT_CHANGE:
        i, seat = seat_change_from(entry.text)
        return f"{when}  {i + 1} → {seat.name}"
    if entry.action == UNDO:
        return f"{when}  {say('event-undone', name=table.seats[entry.actor].name)}"
    named: Named = table.game.moves.named(entry.action)
    what = say(f"move-{named.pop('move')}", **named)
    return f"{when}  {what}" if entry.actor == CLOCK else f"{when}  {table.seats[entry.actor].name}: {what}"


def words_text(table: Table) -> list[str]:
    """What was said with the last move, if anything was."""
    spoken = table.spoken
    return [f"    – {spoken[-1].text}"] if spoken and spoken[-1].step == table.step else []


def clock_text(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def events_text(table: Table, since: int, say: Say) -> list[str]:
    """What everybody was told after a step."""
    return [f"    {event_text(event, table.seats, say)}" for event in table.events(ONLOOKER, since)]


def event_text(event: Named, seats: list[Seat], say: Say) -> str:
    """An event's sentence; where it has a seat, `name` says who sits there."""
    facts = {key: value for key, value in event.items() if key not in ("event", "rule", "life", "begins", "claims")}
    seat = cast(int, facts.get("seat", NOBODY))
    if seat != NOBODY:
        facts["name"] = seats[seat].name
    if event["event"] == PHOTO_FINISH:
        claims = [(seats[claim["seat"]].name, claim["ms"] / 1000) for claim in event["claims"]]
        times = ", ".join(say("photo-time", name=name, seconds=seconds) for name, seconds in claims)
        return say("event-photo_finish", times=times, margin=event["margin_ms"] / 1000, **facts)
    return say(f"event-{event['event']}", **facts)
