"""One table from the first deal to the end, without I/O: moves and times are handed in, views and events come out.

The log of entries is the truth; the state is its fold. Nobody gets the state, only views of it.
"""

import json
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, Self

from kartenhaus.kit import (
    CLOCK,
    ONLOOKER,
    BadMessage,
    Game,
    Log,
    Refused,
    as_bytes,
    blank,
    choices_of,
    log_with_room,
    named_options,
    reseed,
)
from kartenhaus.kit.events import EVERYBODY, LIVES

from .chance import RULES, check_chance, commitment, words
from .faults import shown
from .seats import Seat, seat_facts, seat_from

LOG_ROOM = 512  # lines that one action may write; far more than any game needs
SEAT_CHANGE = -1  # stands where an action's number stands in the log, when only a seat changed hands
Named = dict[str, str | int]


@dataclass(frozen=True)
class Entry:
    """One line of the log: an action, or (SEAT_CHANGE) who sits on a seat from now on, as JSON in `text`."""

    sequence: int  # from 1; 0 is the deal
    actor: int  # a seat, or CLOCK
    action: int
    at: float  # seconds, of the clock that is handed in
    text: str = ""


@dataclass(frozen=True)
class Told:
    """An event, the step that it came from, and whom it was told: a seat or EVERYBODY."""

    step: int
    to: int
    event: Named


class Table:
    """One game being played. BadMessage for seats, options, secret or nonces that cannot be."""

    def __init__(
        self,
        game: Game,
        id: str,
        seats: Sequence[Seat],
        options: Mapping[str, int],
        secret: bytes,
        nonces: Sequence[bytes] = (),
        now: float = 0.0,
    ) -> None:
        check_seats(game, seats)
        check_options(game, options)
        check_chance(secret, nonces)
        self.game = game
        self.id = id
        self.started = now
        self.seats_at_start = tuple(seats)
        self.seats = list(seats)
        self.options = dict(options)
        self.named_options = named_options(game.Options, SimpleNamespace(**options))
        self.nonces = tuple(nonces)
        self.commitment = commitment(secret)
        self.entries: list[Entry] = []
        self._secret = secret
        self._told: list[Told] = []
        self._legal: list[list[int]] = [[] for _ in seats]
        self._decision = [0 for _ in seats]
        self._awaited: list[int] = []
        self._since = [now for _ in seats]
        self._deal()

    @classmethod
    def fold(
        cls,
        game: Game,
        id: str,
        seats: Sequence[Seat],
        options: Mapping[str, int],
        secret: bytes,
        nonces: Sequence[bytes],
        entries: Iterable[Entry],
        now: float = 0.0,
    ) -> Self:
        """The table that these entries lead to; `seats` and `now` are those of the start. BadMessage names a gap."""
        table = cls(game, id, seats, options, secret, nonces, now)
        for entry in entries:
            if entry.sequence != table.step + 1:
                raise BadMessage(f"entry {table.step + 1}", entry.sequence, "entries")
            if entry.action == SEAT_CHANGE:
                table.set_seat(*seat_change_from(entry.text), entry.at)
            else:
                table.act(entry.actor, entry.action, entry.at)
        return table

    def __repr__(self) -> str:
        return f"<Table {self.id!r}: {self.game.id}, {len(self.seats)} seats, step {self.step}>"

    # Looking

    @property
    def step(self) -> int:
        """How many entries led here."""
        return len(self.entries)

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return bool(self.game.is_over(self._state))

    @property
    def revealed_secret(self) -> str | None:
        """The secret in hex once the game is over, for everybody to check the commitment."""
        return self._secret.hex() if self.is_over else None

    def ranks(self) -> list[int]:
        """Each seat's rank, 1 for the winners."""
        out = [0] * len(self.seats)
        self.game.standings(self._state, out)
        return out

    def scores(self) -> list[int]:
        """Each seat's points in all finished deals."""
        return [int(self.game.score(self._state, seat)) for seat in range(len(self.seats))]

    def deals_done(self) -> int:
        """Finished deals."""
        return int(self.game.deals_done(self._state))

    def see(self, viewer: int) -> Any:
        """The game's plain View for a seat or the ONLOOKER."""
        self._check_viewer(viewer)
        view = blank(self.game.View)
        self.game.see(self._state, viewer, view)
        return view

    def view(self, viewer: int) -> dict[str, Any]:
        """The same as fields of numbers and lists that share nothing with the table."""
        return {name: fresh(value) for name, value in vars(self.see(viewer)).items()}

    def legal(self, actor: int) -> list[int]:
        """The numbers of the actions that a seat or the CLOCK may do now; an onlooker may do nothing."""
        if actor == CLOCK:
            return self._ask(CLOCK)
        self._check_viewer(actor)
        return [] if actor == ONLOOKER else list(self._legal[actor])

    def moves(self, actor: int) -> list[Named]:
        """The same as named moves."""
        return [self.game.moves.named(action) for action in self.legal(actor)]

    def awaited(self) -> list[int]:
        """The seats that the game waits for."""
        return list(self._awaited)

    def tempted(self) -> list[int]:
        """The seats that the game does not wait for, but that would do well to act before others go on."""
        return [seat for seat in range(len(self.seats)) if self.game.tempts(self._state, seat)]

    def decision(self, seat: int) -> int:
        """A number that goes up whenever what the seat may do changes, and when it has acted; 0 for an onlooker."""
        self._check_viewer(seat)
        return 0 if seat == ONLOOKER else self._decision[seat]

    def events(self, viewer: int, since: int) -> list[Named]:
        """What was told to this viewer after step `since`, in order; the deal at the start is step 0."""
        self._check_viewer(viewer)
        first = bisect_right(self._told, since, key=attrgetter("step"))
        return [dict(told.event) for told in self._told[first:] if is_for(told, viewer)]

    def recall(self, viewer: int) -> list[Named]:
        """What is still remembered of it: see `kit.events` on the lives of events."""
        self._check_viewer(viewer)
        remembered: list[Named] = []
        for told in self._told:
            if is_for(told, viewer):
                remembered = remember(remembered, told.event)
        return [dict(event) for event in remembered]

    def state_bytes(self) -> bytes:
        """The whole state, secrets included, to compare two tables: for tests and assertions alone."""
        return as_bytes(self._state, self.game.State)

    # Time

    def deadline(self, seat: int) -> float | None:
        """When the awaited seat's turn timer runs out; None if it is not awaited or nobody is hurried."""
        seconds = self.options.get("turn_timer", 0)
        return self._since[seat] + seconds if seconds > 0 and seat in self._awaited else None

    def hurried(self, now: float) -> list[int]:
        """The awaited seats whose turn timer has run out; what happens then is the option on_timeout."""
        deadlines = {seat: self.deadline(seat) for seat in self._awaited}
        return [seat for seat, deadline in deadlines.items() if deadline is not None and deadline <= now]

    def closing(self) -> float | None:
        """When the clock may close the time of who is tempted (option draw_window); None if it does not do that.

        Counted from what that seat has done last.
        """
        seconds, tempted = self.options.get("draw_window", 0), self.tempted()
        if seconds == 0 or not tempted:
            return None
        return max((entry.at for entry in self.entries if entry.actor in tempted), default=self.started) + seconds

    def words(self, stream: str) -> list[int]:
        """Four random words of another stream than the rules' own, for bots and ties at this step."""
        assert stream != RULES, "these words are the cards'"
        return words(self._secret, self.nonces, self.id, self.step, stream)

    # Doing

    def act(self, actor: int, action: int, now: float) -> None:
        """Do an action. Refused (with the game's code) or BadMessage leave everything as it was."""
        self._check_actor(actor)
        self._check_action(action)
        code = self.game.why_not(self._state, actor, action)
        assert (code == 0) == (action in self.legal(actor)), f"{self!r}: may and why_not disagree on {actor}, {action}"
        if code != 0:
            raise Refused(self.game.refusals[code])
        log = self._prepare(self.step + 1)
        self.game.act(self._state, actor, action, log)
        self.entries.append(Entry(self.step + 1, actor, action, now))
        self._tell(log)
        self._await(actor, now)

    def set_seat(self, i: int, seat: Seat, now: float | None = None) -> None:
        """From now on somebody else sits there. Logged, but no matter of the rules: no byte of the state changes."""
        self._check_seat(i)
        at = self._latest() if now is None else now
        self.entries.append(Entry(self.step + 1, CLOCK, SEAT_CHANGE, at, json.dumps([i, seat_facts(seat)])))
        self.seats[i] = seat
        self._since[i] = at

    # Inside

    def _deal(self) -> None:
        self._state = blank(self.game.State)
        self._state.seats = len(self.seats)
        for name, value in self.options.items():
            setattr(self._state, name, value)
        log = self._prepare(0)
        self.game.start(self._state, log)
        self._tell(log)
        self._await(CLOCK, self.started)

    def _prepare(self, sequence: int) -> Log:
        """Fresh chance and an empty log for this step."""
        reseed(self._state, words(self._secret, self.nonces, self.id, sequence))
        return log_with_room(LOG_ROOM)

    def _tell(self, log: Log) -> None:
        """Keep what the step has shown."""
        assert log.n < log.room, f"{self!r}: more events than the log has room for"
        for line in log.line[: log.n]:
            self._told.append(Told(self.step, line[1], self.game.events.named(line, self.named_options)))

    def _await(self, actor: int, now: float) -> None:
        """Note what each seat may do now, and since when the game waits for it.

        Who takes a choice back goes on with the time that was running: else two could keep the others waiting forever.
        """
        before = self._awaited
        self._awaited = [seat for seat in range(len(self.seats)) if self.game.awaits(self._state, seat)]
        for seat in range(len(self.seats)):
            legal = self._ask(seat)
            has_changed = legal != self._legal[seat] or seat == actor
            self._legal[seat] = legal
            if has_changed:
                self._decision[seat] += 1
            has_taken_back = seat == actor and seat not in before
            if seat in self._awaited and not has_taken_back and (has_changed or seat not in before):
                self._since[seat] = now

    def _ask(self, actor: int) -> list[int]:
        """The rules' answer to what the actor may do."""
        legal = [0] * self.game.moves.size
        n = self.game.may(self._state, actor, legal)
        return legal[:n]

    def _latest(self) -> float:
        """The time of the last entry."""
        return self.entries[-1].at if self.entries else self.started

    def _check_actor(self, actor: int) -> None:
        if actor != CLOCK:
            self._check_seat(actor)

    def _check_viewer(self, viewer: int) -> None:
        if viewer != ONLOOKER:
            self._check_seat(viewer)

    def _check_seat(self, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < len(self.seats):
            raise BadMessage(f"a seat from 0 to {len(self.seats) - 1}", shown(seat), "seat")

    def _check_action(self, action: int) -> None:
        if not is_whole(action) or not 0 <= action < self.game.moves.size:
            raise BadMessage(f"an action from 0 to {self.game.moves.size - 1}", shown(action), "action")


def is_whole(number: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(number, int) and not isinstance(number, bool)


def is_for(told: Told, viewer: int) -> bool:
    """This viewer was told."""
    return told.to in (EVERYBODY, viewer)


def remember(remembered: list[Named], event: Named) -> list[Named]:
    """What is remembered after one more event: what it begins ends what was as short-lived or shorter."""
    begins = event.get("begins")
    if begins is not None:
        remembered = [old for old in remembered if place(old["life"]) > place(begins)]
    return remembered if event["life"] == LIVES[0] else [*remembered, event]


def place(life: object) -> int:
    """Lives from short to long."""
    return [str(each) for each in LIVES].index(str(life))


def fresh(value: Any) -> Any:
    """A number, or a copy of a list of lists of them."""
    return [fresh(each) for each in value] if isinstance(value, list) else value


def seat_change_from(text: str) -> tuple[int, Seat]:
    """The seat's number and the seat that an entry's text tells of; BadMessage if it does not."""
    try:
        i, facts = json.loads(text)
    except (ValueError, TypeError):
        raise BadMessage("a seat's number and the seat, as JSON", shown(text), "entries.text") from None
    return i, seat_from(facts, "entries.text")


def check_seats(game: Game, seats: Sequence[Seat]) -> None:
    """BadMessage unless the game can be played by so many."""
    if len(seats) not in game.seats:
        raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} seats", len(seats), "seats")


def check_options(game: Game, options: Mapping[str, int]) -> None:
    """BadMessage unless each option of the game, and nothing else, has a stored value that it can have."""
    kinds = {option.name: option.kind for option in choices_of(game.Options)}
    if set(options) != set(kinds):
        raise BadMessage(f"the options {', '.join(kinds)}", sorted(options), "options")
    for name, kind in kinds.items():
        stored = options[name]
        try:
            is_right = is_whole(stored) and stored >= 0 and kind.number(kind.value(stored), name) == stored
        except (BadMessage, IndexError):
            is_right = False
        if not is_right:
            raise BadMessage("a value that the option can have", stored, f"options.{name}")
