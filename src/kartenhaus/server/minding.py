"""Who acts for the seats that no person acts for: bots after a while of thinking, the clock for the hurried.

No I/O: the room's owner asks when something is due, has the choices made, and hands them in.
"""

from dataclasses import dataclass, field
from typing import Any

from kartenhaus.bots import Mind, choose, new_mind
from kartenhaus.bots.pace import thinking_time
from kartenhaus.kit import Game

from .rooms import Room
from .seating import usual_level

PATIENCE = 2.5  # seconds that bots leave a person to do what nobody waits for
AT_ONCE = 0.4  # seconds until a bot does it: a person who plays on quickly should not catch it out


@dataclass(frozen=True)
class Turn:
    """A choice to be made for a seat, from nothing but its view and its legal actions."""

    game: Game
    table: str
    seat: int
    decision: int
    is_bots: bool  # else a person's, whose time is up
    level: str
    view: Any
    legal: list[int]
    mind: Mind

    def choose(self) -> int:
        """The bot's action; may take a while."""
        return choose(self.game, self.level, self.view, self.legal, self.mind)


@dataclass
class Thought:
    """A bot is thinking."""

    table: str
    decision: int
    until: float
    mind: Mind


@dataclass
class Minding:
    """What is due in one room, and when. While no device is here, nothing is."""

    room: Room
    pace: float
    awake_since: float = 0.0  # timers that ran while the room was empty, or the server down, begin anew
    thoughts: dict[int, Thought] = field(default_factory=dict)

    def due(self, now: float) -> float | None:
        """When the room has to be looked at next."""
        if not self.room.is_running or self.room.is_stopped:
            return None
        times = [self._thought(seat, now).until for seat in self._bots()]
        times += [time for seat in range(len(self.room.seats)) if (time := self._absence(seat)) is not None]
        times += [time for seat in self._persons() if (time := self._deadline(seat)) is not None]
        times += [time for time in [self._closing()] if time is not None]
        return min(times, default=None)

    def turns(self, now: float) -> list[Turn]:
        """The choices that are due: of bots that have thought enough, and for persons whose time is up."""
        if not self.room.is_running or self.room.is_stopped:
            return []
        found = [self._turn(seat, level, self._thought(seat, now).mind) for seat, level in self._ripe(now)]
        for seat in self._persons():
            deadline = self._deadline(seat)
            if deadline is not None and deadline <= now:
                found.append(self._turn(seat, self._timeout_level(), self._new_mind(seat)))
        return found

    def is_current(self, turn: Turn) -> bool:
        """The seat still has to make this very choice, and still has nobody to make it."""
        table = self.room.table
        if table is None or table.id != turn.table or not self.room.is_running or self.room.is_stopped:
            return False
        is_bots = table.seats[turn.seat].kind == "bot"
        if turn.seat not in (*table.awaited(), *table.tempted()):
            return False
        return (table.decision(turn.seat), is_bots) == (turn.decision, turn.is_bots)

    def _ripe(self, now: float) -> list[tuple[int, str]]:
        assert self.room.table is not None
        seats = [seat for seat in self._bots() if self._thought(seat, now).until <= now]
        return [(seat, self.room.table.seats[seat].level or usual_level(self.room.game)) for seat in seats]

    def _bots(self) -> list[int]:
        """The bots that choose now: those whom nobody waits for before the others, or they would come too late."""
        table = self.room.table
        assert table is not None
        bots = {seat for seat, held in enumerate(table.seats) if held.kind == "bot"}
        return sorted(bots & set(table.tempted())) or sorted(bots & set(table.awaited()))

    def _persons(self) -> list[int]:
        assert self.room.table is not None
        return [seat for seat in self.room.table.awaited() if self.room.table.seats[seat].kind != "bot"]

    def _thought(self, seat: int, now: float) -> Thought:
        """The bot's thought about its present choice, which it begins if it has not."""
        table = self.room.table
        assert table is not None
        thought = self.thoughts.get(seat)
        if thought is None or thought.table != table.id or thought.decision != table.decision(seat):
            mind = self._new_mind(seat)
            time = self._time_for(seat, mind) * self.pace if self.pace else 0.0
            thought = self.thoughts[seat] = Thought(table.id, table.decision(seat), now + time, mind)
        return thought

    def _time_for(self, seat: int, mind: Mind) -> float:
        """Seconds that the bot thinks; longer while a person may still do something that its action would prevent.

        What its only action covers again stays to be seen as long as the option `reveal_seconds` says.
        """
        table = self.room.table
        assert table is not None
        if seat in table.tempted():
            return AT_ONCE
        n_legal = len(table.legal(seat))
        time = thinking_time(n_legal, mind)
        if n_legal == 1:
            time = max(time, table.options.get("reveal_seconds", 0))
        is_patient = any(table.seats[other].kind != "bot" for other in table.tempted())
        return max(time, PATIENCE) if is_patient else time

    def _new_mind(self, seat: int) -> Mind:
        assert self.room.table is not None
        return new_mind(self.room.table.words(f"bot {seat}"))

    def _turn(self, seat: int, level: str, mind: Mind) -> Turn:
        table = self.room.table
        assert table is not None
        decision, is_bots = table.decision(seat), table.seats[seat].kind == "bot"
        return Turn(self.room.game, table.id, seat, decision, is_bots, level, table.see(seat), table.legal(seat), mind)

    def _absence(self, seat: int) -> float | None:
        return None if self.room.is_stood_in(seat) else self.room.away_until(seat)

    def _deadline(self, seat: int) -> float | None:
        """When the person's turn timer runs out, if the table then does something about it."""
        table = self.room.table
        assert table is not None
        deadline = table.deadline(seat)
        if deadline is None or self.room.options.get("on_timeout") == "wait":
            return None
        return max(deadline, self.awake_since + table.options["turn_timer"])

    def _closing(self) -> float | None:
        assert self.room.table is not None
        return self.room.table.closing()

    def _timeout_level(self) -> str:
        return "random" if self.room.options.get("on_timeout") == "random" else usual_level(self.room.game)
