"""Hints: what the rule of thumb would do in a person's place, and why, where the room allows it.

Made from the person's view, and from what was told to everybody or to this seat: as a bot's choice is.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kartenhaus.bots import choose, thinking
from kartenhaus.kit import Refused

from .messages import AskHint, Hint, HintsFor

if TYPE_CHECKING:
    from .minding import Minding, Turn
    from .rooms import Holders, Room

TRIES = 6  # bots make slips as people do, such as grabbing too early: nobody is advised to


def may_have_hints(room: "Room") -> bool:
    """People in this room may ask."""
    wanted: HintsFor = room.manners.hints
    if wanted == "alone":
        return sum(seat.kind == "person" for seat in room.seats) == 1 and all(
            seat.kind != "open" for seat in room.seats
        )
    return wanted == "on"


def check_hint(room: "Room", holders: "Holders", message: AskHint) -> None:
    """Refused unless this device may ask for this seat, and there is something to choose."""
    if room.table is None:
        raise Refused("not_started")
    if not 0 <= message.seat < len(room.playing) or room.playing[message.seat] not in holders:
        raise Refused("not_your_seat")
    if not may_have_hints(room):
        raise Refused("no_hints")
    if not room.table.legal(message.seat):
        raise Refused("no_hint_now")


@dataclass(frozen=True)
class Question:
    """A hint to be thought of: the choice, as a bot would have it, with some chances in case of slips."""

    turn: "Turn"
    chances: list[list[int]]

    def answer(self) -> Hint:
        """The hint; may take a while."""
        turn, game = self.turn, self.turn.game
        slips = set(game.real_time.false_starts.values()) if game.real_time is not None else set()
        action = turn.legal[0]
        mind = turn.mind
        for chance in self.chances:
            mind = thinking(turn.mind, chance)
            action = choose(game, turn.level, turn.view, turn.legal, mind)
            if game.moves.named(action)["move"] not in slips:
                break
        why = game.reason(turn.view, action, mind)
        assert why.code == "any" or why.code in game.reasons, f"{game.id} gives the reason {why.code}"
        facts = {name: int(value) for name, value in why.facts.items()}
        return Hint(turn.seat, turn.decision, game.moves.named(action), why.code, facts)


def question(minding: "Minding", seat: int) -> Question:
    """What has to be thought about."""
    turn, table = minding.in_place_of(seat), minding.room.table
    assert table is not None
    return Question(turn, [table.words(f"hint {n} {seat}") for n in range(TRIES)])
