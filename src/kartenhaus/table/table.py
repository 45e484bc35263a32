"""One table from the first deal to the end, without I/O: moves and times are handed in, views and events come out.

The log of entries is the truth; the state is its fold. Nobody gets the state, only views of it.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
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
    Spoken,
    as_bytes,
    blank,
    log_with_room,
    named_options,
    reseed,
)
from kartenhaus.kit.events import EVERYBODY

from . import evidence, finishing
from .chance import RULES, check_chance, commitment, words
from .checks import check_options, check_seats
from .entries import SEAT_CHANGE, UNDO, Entry, seat_change_from
from .faults import is_whole, shown
from .finishing import PHOTO_FINISH, TOO_LATE, Running
from .reactions import Claim, Finish, Placed
from .seats import Seat, seat_facts
from .texts import heard
from .told import Named, Told, fresh, recalled, told_since
from .undo import Before, copied, take_back

LOG_ROOM = 512  # lines that one action may write; far more than any game needs


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
        self._spoken: list[Spoken] = []
        self._running: Running | None = None
        self._before: Before | None = None
        self.n_undone = 0  # moves taken back
        self.leisure: float | None = 1.0  # windows stay open so many times as long; None: until somebody acts
        self._legal: list[list[int]] = [[] for _ in seats]
        self._decision = [0 for _ in seats]
        self._awaited: list[int] = []
        self._since = [now for _ in seats]
        self._beat = 0
        self._beat_at = now
        self._race = 0
        self._race_at = now
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
            table.redo(entry)
        table.end_redo()
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
        return [fresh(told.event) for told in told_since(self._told, viewer, since)]

    def told_lines(self, viewer: int, since: int) -> list[list[int]]:
        """The same as the rules noted it, for the memory of bots: kind, to whom, four facts."""
        self._check_viewer(viewer)
        return [list(told.line) for told in told_since(self._told, viewer, since) if told.line]

    def recall(self, viewer: int) -> list[Named]:
        """What is still remembered of it: see `kit.events` on the lives of events."""
        self._check_viewer(viewer)
        return recalled(self._told, viewer)

    def state_bytes(self) -> bytes:
        """The whole state, secrets included, to compare two tables: for tests and assertions alone."""
        return as_bytes(self._state, self.game.State)

    # Words

    @property
    def spoken(self) -> list[Spoken]:
        """What was said with the moves so far."""
        return list(self._spoken)

    def needs_words(self, seat: int, action: int) -> bool:
        """This legal action of the seat is nothing without words."""
        story = self.game.story
        return story is not None and story.needs_words(self._state, seat, action)

    def lines(self, viewer: int) -> list[Named]:
        """The story so far, as this viewer may know it; none where moves need no words."""
        story = self.game.story
        return [] if story is None else [fresh(line) for line in story.lines(self.see(viewer), self.spoken)]

    def reading(self) -> list[str]:
        """The words that are being read to all just now, one after another; none if nothing is being read."""
        story = self.game.story
        return [] if story is None else list(story.reading(self._state, self.spoken) or ())

    # Races

    def race(self) -> int:
        """The number of what can be claimed now; 0 for nothing."""
        real_time = self.game.real_time
        return 0 if real_time is None or self.is_over else int(real_time.race(self._state))

    def is_claim(self, action: int) -> bool:
        """The action says "mine", and when several say so at once, it is decided who was first."""
        self._check_action(action)
        return finishing.is_claim(self.game, action)

    def racing(self) -> list[int]:
        """The seats that may claim, or have something else to do at once, and have not let it pass."""
        real_time = self.game.real_time
        if real_time is None or self.is_over:
            return []
        return [seat for seat in range(len(self.seats)) if real_time.races(self._state, seat)]

    # Time

    def deadline(self, seat: int) -> float | None:
        """When the awaited seat's turn timer runs out; None if it is not awaited or nobody is hurried."""
        seconds = self.options.get("turn_timer", 0)
        return self._since[seat] + seconds if seconds > 0 and seat in self._awaited else None

    def rests_until(self) -> float | None:
        """Until when moves other than claims wait, and are not lost; None if nobody has to wait."""
        real_time = self.game.real_time
        if real_time is None or self.is_over:
            return None
        rests = real_time.rests(self._state)
        return self._beat_at + rests / 1000 if rests > 0 else None

    def may_close(self) -> bool:
        """The clock has its move `close`."""
        return any(self.game.moves.named(action)["move"] == "close" for action in self._ask(CLOCK))

    def closes_at(self) -> float | None:
        """When the clock does its move `close`, as far as the table knows now; None if it does not do that by itself.

        So many milliseconds after the beat as the game says. At once if all have let pass what they could claim, and
        nothing is being read. In games without beats so many seconds after what a tempted seat has done last (option
        draw_window).
        """
        if self.game.real_time is None:
            return self._window_closes_at()
        if self.is_over or not self.may_close():
            return None
        after = self.game.real_time.closes(self._state, self.spoken)
        if after <= 0:
            return None
        has_been_let_pass = self.race() != 0 and not self.racing() and not self.awaited() and not self.reading()
        if has_been_let_pass:
            return max(self._latest(), self.rests_until() or self._latest())
        leisure = 1.0 if self.reading() else self.leisure or 1.0  # what is read out has its own pace
        return self._beat_at + after / 1000 * leisure

    def hides_close(self) -> bool:
        """Nobody may be told when that is."""
        return self.game.real_time is not None and bool(self.game.real_time.hides_close(self._state))

    def _window_closes_at(self) -> float | None:
        seconds, tempted = self.options.get("draw_window", 0), self.tempted()
        if seconds == 0 or not tempted or self.leisure is None:
            return None
        last = max((entry.at for entry in self.entries if entry.actor in tempted), default=self.started)
        return last + seconds * self.leisure

    def words(self, stream: str) -> list[int]:
        """Four random words of another stream than the rules' own, for bots and ties at this step."""
        assert stream != RULES, "these words are the cards'"
        return words(self._secret, self.nonces, self.id, self.step, stream)

    # Doing

    def act(self, actor: int, action: int, now: float, text: str = "") -> None:
        """Do an action, and say something with it where the game takes words; they may turn it into another action.

        Refused (with the game's code, or needs_words) or BadMessage leave everything as it was.
        """
        self._check_actor(actor)
        self._check_action(action)
        said = heard(self.game, action, text)
        self._check_legal(actor, action)
        story = self.game.story
        if story is not None and said:
            action = story.hear(self._state, self.spoken, actor, action, said)
            code = self.game.why_not(self._state, actor, action)
            assert code == 0, f"{self!r}: heard {action} of {actor}, which is not legal"
        elif story is not None and story.needs_words(self._state, actor, action):
            raise Refused("needs_words")
        self._do(actor, action, now, said)
        self._say(said)

    def check_claim(self, seat: int, action: int, race: int) -> None:
        """BadMessage unless this is a claim of some seat; Refused if it comes too late, or is not legal."""
        self._check_seat(seat)
        self._check_action(action)
        if not self.is_claim(action):
            raise BadMessage("a move that claims something", self.game.moves.named(action)["move"], "claim")
        if not is_whole(race):
            raise BadMessage("a race's number", shown(race), "claim")
        if race == 0 or race != self.race():
            raise Refused(TOO_LATE)
        self._check_legal(seat, action)

    def finish(self, claims: Sequence[Claim], now: float) -> Finish:
        """Decide in which order these claims count, and do them.

        `refused` in the answer tells which came to nothing, and why: a claim for something that is over, or that was
        lost, is too_late; so is the same claim of the same seat once more. A claim stands though its seat has changed
        hands meanwhile. BadMessage for what is no claim leaves everything as it was.
        """
        refused: list[tuple[Claim, str]] = []
        valid: dict[tuple[int, str], Claim] = {}
        for claim in sorted(claims, key=attrgetter("arrival", "seat", "action")):
            try:
                self.check_claim(claim.seat, claim.action, claim.race)
            except Refused as answer:
                refused.append((claim, answer.code))
                continue
            if self._key(claim) in valid:
                refused.append((claim, TOO_LATE))
            else:
                valid[self._key(claim)] = claim
        if not valid:
            return Finish((), (), 0.0, tuple(refused))
        self._running = running = self._decided(evidence.noted(list(valid.values())))
        for place, code in self._places(running):
            if code is None:
                self._do_place(running, place, now)
            else:
                refused.append((valid[self._key(running.finish.order[place].claim)], code))
        self._running = None
        order = tuple(replace(placed, claim=valid[self._key(placed.claim)]) for placed in running.finish.order)
        return replace(running.finish, order=order, refused=tuple(refused))

    def redo(self, entry: Entry) -> None:
        """Do what the next entry of a log tells. Refused or BadMessage if it cannot have been.

        A photo finish is decided again. Words are taken as they were heard then, whatever the game would hear now.
        """
        if entry.sequence != self.step + 1:
            raise BadMessage(f"entry {self.step + 1}", entry.sequence, "entries")
        if entry.action not in (SEAT_CHANGE, UNDO):
            self._check_actor(entry.actor)
            self._check_action(entry.action)
            if entry.text and finishing.is_placed(self.game, entry.action):
                self._redo_place(entry)
                return
        self.end_redo()
        if entry.action == SEAT_CHANGE:
            self.set_seat(*seat_change_from(entry.text), entry.at)
            return
        if entry.action == UNDO:
            if entry.text != str(self.step):
                raise BadMessage(f"entry {self.step} to be taken back", shown(entry.text), "entries.text")
            take_back(self, entry.actor, entry.at)
            return
        said = heard(self.game, entry.action, entry.text)
        if said != entry.text:
            raise BadMessage("words in one plain line", shown(entry.text), "entries.text")
        self._check_legal(entry.actor, entry.action)
        self._do(entry.actor, entry.action, entry.at, said)
        self._say(said)

    def end_redo(self) -> None:
        """The photo finish that was done last is complete; BadMessage if a claim is missing that would have counted."""
        running, self._running = self._running, None
        if running is None:
            return
        for place, code in self._places(running):
            if code is None:
                left = running.finish.order[place].claim
                raise BadMessage(f"the claim of seat {left.seat}, in place {place}", "nothing", "entries")

    def set_seat(self, i: int, seat: Seat, now: float | None = None) -> None:
        """From now on somebody else sits there. Logged, but no matter of the rules: no byte of the state changes."""
        self._check_seat(i)
        at = self._latest() if now is None else now
        self.entries.append(Entry(self.step + 1, CLOCK, SEAT_CHANGE, at, json.dumps([i, seat_facts(seat)])))
        self._before = None  # who sits down has seen what the move has led to
        self.seats[i] = seat
        self._since[i] = at

    # Inside

    def _check_legal(self, actor: int, action: int) -> None:
        code = self._code_against(actor, action)
        if code is not None:
            raise Refused(code)

    def _code_against(self, actor: int, action: int) -> str | None:
        """Why the rules do not allow it; None if they do."""
        code = self.game.why_not(self._state, actor, action)
        assert (code == 0) == (action in self.legal(actor)), f"{self!r}: may and why_not disagree on {actor}, {action}"
        return None if code == 0 else self.game.refusals[code]

    def _do(self, actor: int, action: int, now: float, text: str) -> None:
        """Do a legal action, and log it."""
        log = self._prepare(self.step + 1)
        if self.game.real_time is None:
            state = copied(self._state)
            self._before = Before(state, actor, action, len(self._told), len(self._spoken))
        self.game.act(self._state, actor, action, log)
        self.entries.append(Entry(self.step + 1, actor, action, now, text))
        self._tell(log)
        self._await(actor, now)
        self._note_beat(now)

    def _say(self, said: str) -> None:
        """Keep what was said with the last entry."""
        if said:
            last = self.entries[-1]
            self._spoken.append(Spoken(last.sequence, last.actor, last.action, said))

    def _note_beat(self, now: float) -> None:
        """The clock begins to count anew whenever the game's beat goes on, and when another race begins."""
        if self.game.real_time is None:
            return
        if self.race() != self._race:
            self._race, self._race_at = self.race(), now
        beat = int(self.game.real_time.beat(self._state))
        if beat != self._beat:
            self._beat, self._beat_at = beat, now

    # A photo finish

    def _decided(self, claims: list[Claim]) -> Running:
        return finishing.decided(self.game, self._state, claims, self.words(PHOTO_FINISH))

    def _places(self, running: Running) -> Iterator[tuple[int, str | None]]:
        """The places that are left, and why the claim there comes to nothing; None if it is to be done now."""
        while running.place < len(running.finish.order):
            place = running.place
            running.place += 1
            yield place, self._code_against_place(running.finish.order[place])

    def _code_against_place(self, placed: Placed) -> str | None:
        """A claim that has become illegal is too late if its race is over. It never claims another race's thing."""
        claim = placed.claim
        is_lost = self.race() != claim.race
        if self.is_over or (is_lost and self.race() != 0):
            return TOO_LATE
        code = self._code_against(claim.seat, finishing.action_of(self.game, placed))
        return TOO_LATE if code is not None and is_lost else code

    def _do_place(self, running: Running, place: int, now: float) -> None:
        """Do the claim in this place; with the first one that was no false start, tell how close it was."""
        placed = running.finish.order[place]
        text = evidence.as_text(place, running.claims, self.game.moves)
        event = finishing.event_of(running.finish, self._beat_at - self._race_at)
        self._do(placed.claim.seat, finishing.action_of(self.game, placed), now, text)
        if not running.is_told and not placed.is_false_start:
            running.is_told = True
            if event is not None:
                self._told.append(Told(self.step, EVERYBODY, event))

    def _redo_place(self, entry: Entry) -> None:
        """Do the next claim of a photo finish; BadMessage if another one would have been next by the evidence."""
        place, claims = evidence.from_text(entry.text, self.game.moves)
        running = self._running
        if running is None or running.claims != claims or place < running.place:
            self.end_redo()
            running = self._running = self._decided_again(claims)
        if evidence.as_text(place, claims, self.game.moves) != entry.text:
            raise BadMessage("evidence as this program writes it", shown(entry.text), "entries.text")
        for next_place, code in self._places(running):
            if code is not None:
                continue
            placed = running.finish.order[next_place]
            wanted = (next_place, placed.claim.seat, finishing.action_of(self.game, placed))
            if (place, entry.actor, entry.action) != wanted:
                was = f"seat {entry.actor} in place {place}"
                raise BadMessage(f"seat {placed.claim.seat} in place {next_place} by the evidence", was, "entries")
            self._do_place(running, next_place, entry.at)
            return
        raise BadMessage("no further claim by the evidence", f"seat {entry.actor} in place {place}", "entries")

    def _decided_again(self, claims: list[Claim]) -> Running:
        """The decision by evidence that was read; BadMessage if that cannot be evidence at this point."""
        for claim in claims:
            try:
                self.check_claim(claim.seat, claim.action, claim.race)
            except Refused as refused:
                raise BadMessage("claims that could be made", f"seat {claim.seat}: {refused.code}", "entries") from None
        if len({self._key(claim) for claim in claims}) < len(claims):
            raise BadMessage("each claim once", f"{len(claims)} claims", "entries")
        return self._decided(claims)

    def _key(self, claim: Claim) -> tuple[int, str]:
        """Who claims in which way; with the other hand it is the same claim."""
        return claim.seat, str(self.game.moves.named(claim.action)["move"])

    # Dealing and telling

    def _deal(self) -> None:
        self._state = blank(self.game.State)
        self._state.seats = len(self.seats)
        for name, value in self.options.items():
            setattr(self._state, name, value)
        log = self._prepare(0)
        self.game.start(self._state, log)
        self._tell(log)
        self._await(CLOCK, self.started)
        self._note_beat(self.started)

    def _prepare(self, sequence: int) -> Log:
        """Fresh chance and an empty log for this step."""
        reseed(self._state, words(self._secret, self.nonces, self.id, sequence))
        return log_with_room(LOG_ROOM)

    def _tell(self, log: Log) -> None:
        """Keep what the step has shown."""
        assert log.n < log.room, f"{self!r}: more events than the log has room for"
        for line in log.line[: log.n]:
            event = self.game.events.named(line, self.named_options)
            self._told.append(Told(self.step, line[1], event, tuple(int(each) for each in line)))

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
