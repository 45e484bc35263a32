"""Taking the last move back, as long as nobody has learned more by it than the move itself.

Whether somebody has is not asked of the rules, but tried out: for each viewer, states are made up that fit what it saw
before the move. If the same move shows it the same in all of them, it was shown nothing that it did not know before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from kartenhaus.kit import ONLOOKER, Game, Refused, blank, log_with_room, reseed
from kartenhaus.kit.events import EVERYBODY

from .entries import UNDO, Entry
from .told import Told

if TYPE_CHECKING:
    from .table import Table

LOG_ROOM = 512  # lines that one action may write; far more than any game needs
FITS = 16  # made-up states in which this move can be made, for each viewer
ENOUGH = 8  # fewer of them prove nothing, and the move stands
TRIES = 240  # made-up states; in most of them another hand may not make this move

NOTHING = "undo_nothing"  # there is no last move to take back
NOT_YOURS = "undo_not_yours"
REVEALED = "undo_revealed"
NOT_OFFERED = "undo_not_offered"


@dataclass(frozen=True)
class Before:
    """The table before its last move: a copy of the state, with the chance that the move could draw from."""

    state: Any
    actor: int
    action: int
    n_told: int
    n_spoken: int


def copied(state: Any) -> Any:
    """A state that shares no list with the one handed in."""
    return SimpleNamespace(**{name: copied_value(value) for name, value in vars(state).items()})


def copied_value(value: Any) -> Any:
    """The same number or list; lists of numbers are copied in one go, as this is done with every move."""
    if not isinstance(value, list):
        return value
    return [copied_value(each) for each in value] if value and isinstance(value[0], list) else value.copy()


def check_undo(table: Table, seat: int) -> None:
    """Refused unless the table's last entry is a move of this seat's that has shown nobody more than itself.

    Tries out up to some hundred made-up states for each viewer, which may take a tenth of a second.
    """
    was, now = takeable(table, seat), table._state
    if list(now.rng) != list(was.state.rng) or table.is_over:
        raise Refused(REVEALED)
    viewers = [seat, ONLOOKER, *(other for other in range(len(table.seats)) if other != seat)]
    if any(has_learned(table, was, viewer) for viewer in viewers):
        raise Refused(REVEALED)


def take_back(table: Table, seat: int, now: float) -> None:
    """Take the seat's last move back: all is as it was, and the time to think begins anew. Ask `check_undo` first.

    The log keeps both. The next move draws other chance than the one taken back, as it has another number.
    """
    was = takeable(table, seat)
    table.entries.append(Entry(table.step + 1, seat, UNDO, now, str(table.step)))
    table._state, table._before = was.state, None
    del table._told[was.n_told :], table._spoken[was.n_spoken :]
    table.n_undone += 1
    table._await(seat, now)
    table._since = [now for _ in table.seats]
    table._decision = [decision + 1 for decision in table._decision]  # so that no press counts that meant another view


def takeable(table: Table, seat: int) -> Before:
    """The table before its last move; Refused if there is none, or another seat's."""
    table._check_seat(seat)
    if table.game.real_time is not None:
        raise Refused(NOT_OFFERED)
    if table._before is None:
        raise Refused(NOTHING)
    if table._before.actor != seat:
        raise Refused(NOT_YOURS)
    return table._before


def has_learned(table: Table, was: Before, viewer: int) -> bool:
    """What the viewer sees after the move does not follow from what it saw before, and the move; or it is not sure."""
    game, told = table.game, lines_for(viewer, table._told[was.n_told :])
    knew, sees = seen(game, was.state, viewer), table.see(viewer)
    if not told and vars(knew) == vars(sees):
        return False
    log = log_with_room(LOG_ROOM)
    fits = 0
    for n in range(TRIES):
        state = blank(game.State)
        reseed(state, table.words(f"undo {n}"))
        game.imagine(knew, state)
        if game.why_not(state, was.actor, was.action) != 0:
            continue
        log.n = 0
        game.act(state, was.actor, was.action, log)
        lines = [tuple(line) for line in log.line[: log.n] if line[1] in (EVERYBODY, viewer)]
        if lines != told or vars(seen(game, state, viewer)) != vars(sees):
            return True
        fits += 1
        if fits == FITS:
            return False
    return fits < ENOUGH


def seen(game: Game, state: Any, viewer: int) -> Any:
    """The viewer's view of a state."""
    view = blank(game.View)
    game.see(state, viewer, view)
    return view


def lines_for(viewer: int, told: Sequence[Told]) -> list[tuple[int, ...]]:
    """What the rules told this viewer."""
    return [each.line for each in told if each.to in (EVERYBODY, viewer)]
