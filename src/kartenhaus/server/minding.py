"""Who acts for the seats that no person acts for: bots after a while of thinking, the clock for the hurried.

No I/O: the room's owner asks when something is due, has the choices made, and hands them in.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kartenhaus.bots import choose, new_mind, notice_all, rule_of_thumb, thinking
from kartenhaus.bots.pace import bots_that_choose, time_for
from kartenhaus.kit import Game, Spoken
from kartenhaus.table import SEAT_CHANGE, words

from .metrics import Metrics
from .photo import Photo
from .rooms import Room
from .workshop import Workshop


class Choice(NamedTuple):
    """What a bot does, and what it says with it."""

    action: int
    text: str = ""


@dataclass(frozen=True)
class Turn:
    """A choice to be made for a seat, from nothing but its view, its legal actions and its own mind."""

    game: Game
    table: str
    seat: int
    decision: int
    race: int
    is_bots: bool  # else a person's, whose time is up
    level: str
    view: Any
    legal: list[int]
    need_words: frozenset[int]  # those of them that are nothing without words
    spoken: Sequence[Spoken]
    mind: Any
    began: float  # seconds: when there was something to choose
    takes: float  # seconds that a person would have taken

    def choose(self, player: str | None = None) -> Choice:
        """The bot's action, or that of another player in its place; may take a while."""
        action = choose(self.game, player or self.level, self.view, self.legal, self.mind)
        if action not in self.need_words:
            return Choice(action)
        assert self.game.story is not None
        return Choice(action, self.game.story.speak(self.view, self.spoken, action, self.mind))


def choose_all(turns: Sequence[Turn], workshop: Workshop, metrics: Metrics) -> list[Choice]:
    """One choice for every turn, by whoever can play just now."""
    choices = []
    for turn in turns:
        player = workshop.player(turn.game, turn.level, int(turn.view.seats))
        with metrics.thinking(turn.game.id, player):
            choices.append(turn.choose(player))
    return choices


@dataclass
class Thought:
    """A bot is thinking."""

    about: tuple[str, int, int]  # table, decision, race
    began: float
    takes: float  # seconds, at people's pace
    until: float


@dataclass
class Memory:
    """A bot's mind, and how far it was told what happened."""

    table: str  # and how often a move was taken back there
    mind: Any
    told: int = -1  # the last step; the deal is step 0


@dataclass
class Minding:
    """What is due in one room, and when. While no device is here, nothing is."""

    room: Room
    pace: float
    awake_since: float = 0.0  # timers that ran while the room was empty, or the server down, begin anew
    thoughts: dict[int, Thought] = field(default_factory=dict)
    memories: dict[int, Memory] = field(default_factory=dict)

    def due(self, now: float) -> float | None:
        """When the room has to be looked at next."""
        if not self.room.is_running or self.room.stands_still:
            return None
        times = [time for time in (self.bots_due(now), self.closes_at()) if time is not None]
        times += [time for seat in range(len(self.room.seats)) if (time := self._absence(seat)) is not None]
        times += [time for seat in self._persons() if (time := self._deadline(seat)) is not None]
        return min(times, default=None)

    def bots_due(self, now: float, photo: Photo | None = None) -> float | None:
        """When a bot acts next; while claims are held, those alone who race and have had no say yet."""
        if not self.room.is_running or self.room.stands_still:
            return None
        return min((self._thought(seat, now).until for seat in self._bots(photo)), default=None)

    def turns(self, now: float, photo: Photo | None = None) -> list[Turn]:
        """The choices that are due: of bots that have thought enough, and for persons whose time is up.

        While claims are held, of those alone who race and have had no say yet.
        """
        if not self.room.is_running or self.room.stands_still:
            return []
        ripe = [(seat, self._thought(seat, now)) for seat in self._bots(photo)]
        ripe = sorted((each for each in ripe if each[1].until <= now), key=lambda each: each[1].until)
        found = [self._turn(seat, self._level(seat), thought) for seat, thought in ripe]
        for seat in self._persons() if photo is None else ():
            deadline = self._deadline(seat)
            if deadline is not None and deadline <= now:
                thought = Thought(self._about(seat), deadline, 0.0, deadline)
                found.append(self._turn(seat, self._timeout_level(), thought))
        return found

    def is_current(self, turn: Turn) -> bool:
        """The seat still has to make this very choice, and still has nobody to make it."""
        table = self.room.table
        if table is None or table.id != turn.table or not self.room.is_running or self.room.stands_still:
            return False
        is_bots = table.seats[turn.seat].kind == "bot"
        if is_bots and self.room.manners.holds_bots:
            return False
        if turn.seat not in (*table.awaited(), *table.tempted(), *table.racing()):
            return False
        return (table.decision(turn.seat), table.race(), is_bots) == (turn.decision, turn.race, turn.is_bots)

    def closes_at(self) -> float | None:
        """When the table goes on by itself."""
        table = self.room.table
        closes_at = table.closes_at() if table is not None and not self.room.stands_still else None
        return None if closes_at is None else closes_at + self.lag()

    def lag(self) -> float:
        """Seconds that did not count for the clock, as nobody was here since the last move."""
        table = self.room.table
        assert table is not None
        moves = (entry.at for entry in reversed(table.entries) if entry.action != SEAT_CHANGE)
        return max(0.0, self._counts_from() - next(moves, table.started))

    def _counts_from(self) -> float:
        """Before this no timer counts: the room was empty, the server down, or the table paused."""
        return max(self.awake_since, self.room.manners.went_on)

    def deadlines(self) -> list[float | None]:
        """By seat: when the time to think is up; None for who is not hurried."""
        if not self.room.is_running or self.room.stands_still:
            return []
        persons = self._persons()
        return [self._deadline(seat) if seat in persons else None for seat in range(len(self.room.seats))]

    def _level(self, seat: int) -> str:
        assert self.room.table is not None
        return self.room.table.seats[seat].level or rule_of_thumb(self.room.game)

    def _bots(self, photo: Photo | None = None) -> list[int]:
        """The bots that choose now."""
        assert self.room.table is not None
        if self.room.manners.holds_bots:
            return []
        return bots_that_choose(self.room.table, None if photo is None else photo.seats())

    def _persons(self) -> list[int]:
        assert self.room.table is not None
        return [seat for seat in self.room.table.awaited() if self.room.table.seats[seat].kind != "bot"]

    def _about(self, seat: int) -> tuple[str, int, int]:
        table = self.room.table
        assert table is not None
        return table.id, table.decision(seat), table.race()

    def _thought(self, seat: int, now: float) -> Thought:
        """The bot's thought about its present choice, which it begins if it has not."""
        thought = self.thoughts.get(seat)
        if thought is None or thought.about != self._about(seat):
            takes = self._time_for(seat)
            until = max(now + takes * self.pace, self._rests_until(seat)) if self.pace else now
            thought = self.thoughts[seat] = Thought(self._about(seat), now, takes, until)
        return thought

    def _rests_until(self, seat: int) -> float:
        """Before this the seat's move would have to wait."""
        table = self.room.table
        assert table is not None
        return 0.0 if seat in table.racing() else table.rests_until() or 0.0

    def _time_for(self, seat: int) -> float:
        """Seconds that the bot thinks."""
        assert self.room.table is not None
        return time_for(self.room.table, seat, self._level(seat), self._chance(seat), self.room.seats[seat].tempo)

    def _chance(self, seat: int) -> Any:
        """A mind without memory, for the time that the bot takes."""
        assert self.room.table is not None
        return new_mind(self.room.game, self.room.table.words(f"pace {seat}"))

    def _course(self) -> str:
        """The course of the game that bots remember; when a move is taken back, they begin to remember anew."""
        assert self.room.table is not None
        return f"{self.room.table.id}/{self.room.table.n_undone}"

    def _memory(self, seat: int) -> Any:
        """The seat's mind, told all that has happened; of the whole game, if it begins in the middle."""
        table, game = self.room.table, self.room.game
        assert table is not None
        memory = self.memories.get(seat)
        if memory is None or memory.table != self._course():
            # chance of the deal, so that a room that comes back from the store remembers the same
            chance = words(self.room.secret, table.nonces, table.id, 0, f"memory {seat}")
            memory = self.memories[seat] = Memory(self._course(), new_mind(game, chance))
        notice_all(game, memory.mind, seat, table.told_lines(seat, memory.told))
        memory.told = table.step
        return memory.mind

    def in_place_of(self, seat: int) -> Turn:
        """A person's choice, as the rule of thumb would have it before it."""
        return self._turn(seat, rule_of_thumb(self.room.game), Thought(self._about(seat), 0.0, 0.0, 0.0))

    def _turn(self, seat: int, level: str, thought: Thought) -> Turn:
        table = self.room.table
        assert table is not None
        legal = table.legal(seat)
        return Turn(
            game=self.room.game,
            table=table.id,
            seat=seat,
            decision=table.decision(seat),
            race=table.race(),
            is_bots=table.seats[seat].kind == "bot",
            level=level,
            view=table.see(seat),
            legal=legal,
            need_words=frozenset(action for action in legal if table.needs_words(seat, action)),
            spoken=tuple(table.spoken),
            mind=thinking(self._memory(seat), table.words(f"bot {seat}")),
            began=thought.began,
            takes=thought.takes,
        )

    def _absence(self, seat: int) -> float | None:
        return None if self.room.is_stood_in(seat) else self.room.away_until(seat)

    def _deadline(self, seat: int) -> float | None:
        """When the person's turn timer runs out, if the table then does something about it."""
        table = self.room.table
        assert table is not None
        deadline = table.deadline(seat)
        if deadline is None or self.room.options.get("on_timeout") == "wait" or self.room.manners.is_by_turn:
            return None
        return max(deadline, self._counts_from() + table.options["turn_timer"])

    def _timeout_level(self) -> str:
        return "random" if self.room.options.get("on_timeout") == "random" else rule_of_thumb(self.room.game)
