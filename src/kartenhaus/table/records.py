"""A finished game on paper: who sat there, what was done, and the secret with which anybody can deal it again.

What a record proves is that these cards were fixed before the deal and that these moves lead to this result. Names,
times and options without consequence are what the table says they were.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from kartenhaus.kit import CLOCK, BadMessage, Game, Refused, settle

from . import undo
from .chance import commitment
from .entries import SEAT_CHANGE, UNDO, Entry, seat_change_from
from .faults import shown
from .reading import FORMAT, FORMAT_WITH_UNDO, Record, checked
from .seats import seat_facts, seat_from
from .table import Table


def record(table: Table) -> Record:
    """The finished table as JSON has it; Refused("game_running") before the end, as it would show hidden cards."""
    secret = table.revealed_secret
    if secret is None:
        raise Refused("game_running")
    return {
        "format": FORMAT_WITH_UNDO if table.n_undone else FORMAT,  # so that older programs say that they are older
        "game": table.game.id,
        "rules_version": table.game.rules_version,
        "table": table.id,
        "options": dict(table.named_options),
        "seats": [seat_facts(seat) for seat in table.seats_at_start],
        "secret": secret,
        "nonces": [nonce.hex() for nonce in table.nonces],
        "commitment": table.commitment,
        "started": table.started,
        "moves": [line_of(table, entry) for entry in table.entries],
        "ranks": table.ranks(),
        "scores": table.scores(),
    }


def line_of(table: Table, entry: Entry) -> list[object]:
    """Who, what and when; what was said with it, or the evidence of a photo finish, if there is any."""
    line: list[object] = [entry.actor, move_of(table, entry), milliseconds(table, entry)]
    return [*line, entry.text] if entry.text and entry.action not in (SEAT_CHANGE, UNDO) else line


def move_of(table: Table, entry: Entry) -> Mapping[str, object]:
    """The named move, the seat that changed hands, or the number of the entry that was taken back."""
    if entry.action == UNDO:
        return {"undo": int(entry.text)}
    if entry.action != SEAT_CHANGE:
        return table.game.moves.named(entry.action)
    i, seat = seat_change_from(entry.text)
    return {"seat": i, **seat_facts(seat)}


def milliseconds(table: Table, entry: Entry) -> int:
    """Since the start; a clock that was put back counts as none."""
    return max(0, round((entry.at - table.started) * 1000))


# Playing again


def replay(found: Record, game: Game) -> Table:
    """The table at the record's end; BadMessage where a move cannot be."""
    table, steps = begin(found, game)
    for _ in steps:
        pass
    return table


def begin(found: Record, game: Game) -> tuple[Table, Iterator[int]]:
    """The table after the deal, and the steps that take it move by move to the record's end."""
    table = Table(
        game,
        found["table"],
        [seat_from(seat, f"seats[{i}]") for i, seat in enumerate(found["seats"])],
        settle(game.Options, found["options"]),
        bytes.fromhex(found["secret"]),
        [bytes.fromhex(nonce) for nonce in found["nonces"]],
        found["started"],
    )
    return table, steps_of(found, table)


def steps_of(found: Record, table: Table) -> Iterator[int]:
    """Do one move of the record each time; BadMessage where it cannot be."""
    for i, line in enumerate(found["moves"]):
        actor, move = line[:2]
        try:
            do(table, line, found["started"])
        except Refused as refused:
            what = " ".join(str(part) for part in move.values())
            raise BadMessage("a legal move", f"{what} by {actor}: {refused.code}", f"moves[{i}]") from None
        except BadMessage as bad:
            raise BadMessage(bad.expected, shown(bad.got), f"moves[{i}].{bad.where}") from None
        yield table.step
    try:
        table.end_redo()
    except BadMessage as bad:
        raise BadMessage(bad.expected, bad.got, f"moves[{len(found['moves'])}]") from None


def do(table: Table, line: Sequence[Any], started: float) -> None:
    """Do a move, take one back, or change a seat."""
    actor, move, ms = line[:3]
    text = line[3] if len(line) > 3 else ""
    at = started + ms / 1000
    if "move" in move:
        table.redo(Entry(table.step + 1, actor, table.game.moves.number(move), at, text))
        return
    if "undo" in move:
        take_back(table, actor, move["undo"], text, at)
        return
    if actor != CLOCK:
        raise BadMessage(f"the clock ({CLOCK}) as the one who changes seats", actor, "actor")
    if text:
        raise BadMessage("a change of seat without a text", shown(text), "text")
    table.end_redo()
    i = cast(int, move.get("seat"))  # the table checks it
    table.set_seat(i, seat_from({key: move[key] for key in move if key != "seat"}, "seat"), at)


def take_back(table: Table, actor: int, step: int, text: str, at: float) -> None:
    """Take the move before it back; Refused if it had shown somebody something."""
    if text:
        raise BadMessage("a move taken back without a text", shown(text), "text")
    if step != table.step:
        raise BadMessage(f"entry {table.step} to be taken back", shown(step), "undo")
    table.end_redo()
    undo.check_undo(table, actor)
    undo.take_back(table, actor, at)


# Checking


def verify(found: object, game: Game) -> list[str]:
    """What is wrong with a record, in sentences; none if the whole game could be dealt and played again."""
    try:
        checked(found)
        mine = cast(Record, found)
        if mine["game"] != game.id:
            raise BadMessage(game.id, mine["game"], "game")
    except BadMessage as bad:
        return [str(bad)]
    return commitment_problems(mine) + (version_problems(mine, game) or game_problems(mine, game))


def commitment_problems(found: Record) -> list[str]:
    """The secret must be the one that was promised before the deal."""
    return differences(commitment(bytes.fromhex(found["secret"])), found["commitment"], "commitment")


def version_problems(found: Record, game: Game) -> list[str]:
    """Under other rules the same moves may lead elsewhere."""
    return differences(game.rules_version, found["rules_version"], "rules_version")


def game_problems(found: Record, game: Game) -> list[str]:
    """Deal and play it again, and compare the result."""
    try:
        table = replay(found, game)
    except BadMessage as bad:
        return [str(bad)]
    if not table.is_over:
        return [str(BadMessage("moves to the end of the game", f"{len(found['moves'])} moves", "moves"))]
    return differences(table.ranks(), found["ranks"], "ranks") + differences(table.scores(), found["scores"], "scores")


def differences(right: object, got: object, where: str) -> list[str]:
    """One sentence if the two differ."""
    return [] if right == got else [str(BadMessage(str(right), got, where))]
