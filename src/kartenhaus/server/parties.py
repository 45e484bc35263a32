"""A party: one room and the devices that are at it. Whatever happens is applied, then saved, then told."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress

from kartenhaus.kit import BadMessage, Refused
from kartenhaus.table.reactions import LAST, Finish, hold, link_of
from kartenhaus.table.reactions import Claim as Press
from kartenhaus.table.reactions import Link as Way

from . import consent, hints, visiting
from .logs import log_mistake
from .messages import (
    Act,
    AskHint,
    Bad,
    ChangeGame,
    Claim,
    Command,
    Done,
    HeldSeat,
    Join,
    MoveSeat,
    RefusedCommand,
    Remind,
    Resync,
    SeatGone,
    SetDoor,
    SetSeat,
    TakeSeat,
)
from .minding import Choice, Minding, Turn, choose_all
from .notices import Post, Turns, confirm, forget_gone, remind, stop, to_ask
from .photo import Ask, Photo
from .reading import shown
from .reseating import take_over
from .rooms import Room
from .settings import Settings
from .store import Answer, Store
from .talk import TellingTalk
from .telling import Device, Shown, Telling, encode, seat_ticket
from .workshop import Workshop

LAZY = 0.002  # seconds by which bots may act early, so that those whose time is close act together
WAITING = 64  # commands that wait until it is decided who was first, or until a card has been seen

# under whose name an answer is remembered, to which command, and the answer
Given = tuple[str | None, str, bytes]


class NotSaved(Exception):
    """The store has failed; the room is as it was saved last."""


class Party:
    """The one owner of a room. All methods but `_think` are synchronous, so that no command sees half of another."""

    def __init__(
        self, room: Room, store: Store, settings: Settings, pool: Executor, post: Post, workshop: Workshop
    ) -> None:
        self.room = room
        self.store = store
        self.settings = settings
        self.pool = pool
        self.post = post
        self.workshop = workshop
        self.turns = Turns(room)
        self._manners = consent.TellingManners()
        self._talk = TellingTalk()
        self.devices: list[Device] = []
        self.minding = Minding(room, settings.pace)
        self.telling = Telling(settings.clock)
        self.empty_since = settings.clock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._advising: asyncio.Task[None] | None = None
        self._photo: Photo | None = None  # while claims are held
        self._waiting: list[Ask] = []  # in the order in which they came
        self._pinging: asyncio.TimerHandle | None = None
        self._past: dict[str, deque[Press]] = {}  # holder -> the last claims, which tell of the way as pings do

    # Devices

    def arrive(self, device: Device) -> None:
        """A device is here: it is told everything."""
        now = self.settings.clock()
        if not self.devices:
            self.minding.awake_since = now
        self.devices.append(device)
        self._guarded(lambda: self.room.arrive(device.holders, now))
        self._tell(whole_for=device)
        self._ping()

    def depart(self, device: Device) -> None:
        """A device has gone. What it has claimed is decided all the same."""
        if device in self.devices:
            self.devices.remove(device)
            self.empty_since = self.settings.clock()
            self._guarded(lambda: self.room.depart(device.holders, self.empty_since))
            self._tell()

    def join(self, message: Join) -> HeldSeat:
        """Take an open seat; Refused, BadMessage or NotSaved change nothing."""
        found: list[HeldSeat] = []
        self._apply(lambda: found.append(self.room.join(message, self.settings.clock())))
        self._keep()
        self._tell()
        return found[0]

    def take_over(self, message: TakeSeat) -> HeldSeat:
        """Take the seat of a ticket; the device that had it is told. Refused or NotSaved change nothing."""
        found: list[tuple[HeldSeat, str]] = []
        self._apply(lambda: found.append(take_over(self.room, message.ticket, self.settings.clock())))
        self._keep()
        held, before = found[0]
        self._tell()
        for device in list(self.devices):
            if before in device.holders:
                device.send(encode(SeatGone(self.room.seats[held.seat].name)))
        return held

    def open(self, start: bool) -> None:
        """Save the new room, and deal if that is wished; Refused or NotSaved if it cannot be."""
        if start:
            self._apply(lambda: self.room.start(fill=False, now=self.settings.clock()))
        self._keep()
        self._prepare()

    # Pings

    def _ping(self) -> None:
        """Ask all devices to answer at once, and again after a while; only where times of people are compared."""
        if self._pinging is not None:
            self._pinging.cancel()
            self._pinging = None
        if self.room.game.real_time is None or not self.devices or not self.room.is_running:
            return
        for device in self.devices:
            device.ping(self.settings.draw)
        pause = min(device.pings.pause() for device in self.devices)
        self._pinging = asyncio.get_running_loop().call_later(pause, self._ping)

    def _way(self, device: Device, holder: str | None) -> Way:
        """What is known of the way to a device."""
        return link_of(list(device.pings.trips), list(self._past.get(holder or "", ())))

    # Commands

    def command(self, device: Device, message: Command) -> None:
        """Carry out a device's command and answer it; a repeated one gets the answer that it got before."""
        known = self.room.answers.find(device.holders, message.id)
        if known is not None:
            device.send(known)
            return
        try:
            if self._is_again(device, message):
                return
            if self._must_wait(message):
                self._wait(device, message)
            else:
                self._carry_out(device, message)
        except Exception as error:
            self._stop(error)
            device.send(self._refusal(message.id, "table_stopped"))

    def _carry_out(self, device: Device, message: Command) -> None:
        if self._holds(device, message):
            self._plan()
            return
        was_running = self.room.is_running
        removed = visiting.removed_by(self.room, message)
        answer = self._answer(device, message)
        self._tell(whole_for=device if isinstance(message, Resync) else None)
        device.send(answer)
        visiting.tell_removed(self.room, self.devices, removed)
        if isinstance(message, SetSeat | ChangeGame):
            self._prepare()
        if self.room.is_running and not was_running:
            self._ping()

    def _answer(self, device: Device, message: Command) -> bytes:
        # a question is answered anew when it is repeated
        is_question = isinstance(message, Resync | MoveSeat | AskHint)
        holder = None if is_question else self.room.holder_for(device.holders, message)
        done = encode(Done(message.id))
        try:
            self._apply(lambda: self._do(device, message))
            self._keep((holder, message.id, done))
        except BadMessage as bad:
            return encode(Bad(bad.expected, shown(bad.got), bad.where, message.id))
        except NotSaved:
            return self._refusal(message.id, "not_saved")
        except Refused as refused:
            self.store.metrics.refuse(refused.code)
            answer = encode(RefusedCommand(message.id, refused.code, refused.facts))
            with suppress(NotSaved):
                self._keep((holder, message.id, answer))
            return answer
        return done

    def _do(self, device: Device, message: Command) -> None:
        now = self.settings.clock()
        if isinstance(message, SetDoor):
            visiting.check_allowed(message.door, self.settings)
        self.room.command(device.holders, message, now)
        if isinstance(message, Remind):
            self._remind(message, self.settings.public_url or device.base_url, now)
        if isinstance(message, MoveSeat):
            device.send(encode(seat_ticket(self.room, message.seat, device.base_url, now)))
        if isinstance(message, AskHint):
            self._advise(device, message.seat)

    def _apply(self, change: Callable[[], object]) -> None:
        """Make a change. Refused and BadMessage pass; our own mistake stops the room."""
        try:
            change()
            consent.settle(self.room, self.settings.clock())
            forget_gone(self.room)
        except (Refused, BadMessage):
            raise
        except Exception as error:
            self._stop(error)
            raise Refused("table_stopped") from None

    def _keep(self, *given: Given) -> None:
        """Save the room, and what commands were answered; if that fails, the room is as it was saved last."""
        if self.room.is_stopped:
            return
        kept = []
        for holder, id, answer in given:
            if holder is not None:
                forgotten = self.room.answers.keep(holder, id, answer)
                kept.append(Answer(holder, id, answer, forgotten, self.room.answers.given))
        try:
            self.store.save(self.room, self.settings.clock(), kept)
        except Exception as error:
            log_mistake("a room could not be saved", error, game=self.room.game.id)
            self._go_back()
            raise NotSaved from None

    def _go_back(self) -> None:
        """Take the room from the store again, as nobody has been told what could not be saved."""
        now = self.settings.clock()
        try:
            saved = self.store.load(self.room.code, self.settings.draw, self.settings.grace, now)
        except Exception as error:
            self._stop(error)
            return
        if saved is None:
            self.room.is_stopped = True
            return
        self.room = saved
        self.minding = Minding(saved, self.settings.pace, now)
        for device in self.devices:
            saved.present.update(device.holders)
        saved.away_since = {holder: at for holder, at in saved.away_since.items() if holder not in saved.present}
        self.telling.forget(self.devices)

    def _guarded(self, change: Callable[[], object]) -> None:
        """A change that nobody waits for an answer to."""
        with suppress(Refused, NotSaved):
            self._apply(change)
            self._keep()

    def _stop(self, error: Exception) -> None:
        """Our mistake: this room stands still, the others go on."""
        table = self.room.table
        self.room.is_stopped = True
        self.store.metrics.stop()
        step, id = (table.step, table.id) if table is not None else (0, None)
        log_mistake("a table stands still", error, game=self.room.game.id, table=id, step=step)

    # Commands that wait

    def _must_wait(self, message: Command) -> bool:
        """Nothing changes while claims are held; and no move, but a claim, is made before its time has come."""
        if isinstance(message, Resync | Claim) or self.room.is_stopped:
            return False
        if self._photo is not None:
            return True
        table = self.room.table
        if not isinstance(message, Act) or table is None or not self.room.is_running:
            return False
        rests_until = table.rests_until()
        return rests_until is not None and self.settings.clock() + LAZY < rests_until

    def _wait(self, device: Device, message: Command) -> None:
        if len(self._waiting) < WAITING:
            self._waiting.append(Ask(device, message))
            self._plan()
        else:
            device.send(self._refusal(message.id, "slow_down"))

    def _is_again(self, device: Device, message: Command) -> bool:
        """The command waits already, and is now answered to the device that it came from last."""
        asks = self._waiting + (self._photo.asks() if self._photo is not None else [])
        for ask in asks:
            if ask.is_again(device, message.id):
                ask.device = device
                return True
        return False

    def _catch_up(self) -> None:
        """Carry out what has waited, as long as it need not wait any more."""
        waiting, self._waiting = self._waiting, []
        for n, ask in enumerate(waiting):
            if self._must_wait(ask.message):
                self._waiting = waiting[n:] + self._waiting
                return
            self._carry_out(ask.device, ask.message)

    # Who was first

    def _holds(self, device: Device, message: Command) -> bool:
        """A claim that others may claim as well is held until it can be decided who was first."""
        action = self.room.contested(device.holders, message)
        if action is None:
            return False
        assert isinstance(message, Act | Claim)
        press = self._press(device, message, action)
        if press is None:
            device.send(self._refusal(message.id, "stale"))
            return True
        self._hold(press, Ask(device, message))
        holder = self.room.holder_for(device.holders, message)
        if holder is not None:
            self._past.setdefault(holder, deque(maxlen=LAST)).append(press)
        return True

    def _press(self, device: Device, message: Act | Claim, action: int) -> Press | None:
        """The claim with all that is known of its time; None if what it claims has not gone out to this seat yet.

        What the page reports counts only where it saw the race begin, as everybody's time does from there.
        """
        table, now = self.room.table, self.settings.clock()
        assert table is not None
        race, reaction = table.race(), None
        seen = self.telling.shown(race, message.seat)
        if isinstance(message, Claim) and message.race != race:  # pressed before it could be seen
            seen, reaction = seen or Shown(now, True), 0.0
        elif isinstance(message, Claim) and message.reaction is not None and seen is not None and seen.is_from_begin:
            reaction = message.reaction / 1000
        if seen is None:
            return None
        link = self._way(device, self.room.holder_for(device.holders, message))
        return Press(message.seat, action, race, now, seen.at, reaction, link, device.name)

    def _hold(self, press: Press, ask: Ask | None) -> None:
        """Wait for those who were quicker over a longer way; for nobody, if nobody is left who could claim."""
        table, now = self.room.table, self.settings.clock()
        assert table is not None
        if self._photo is None:
            ways = [self._way(device, None) for device in self.devices if self._may_claim(device)]
            is_among_bots = ask is None and not ways
            self._photo = Photo(press.race, now if is_among_bots else now + hold(ways, press))
        self._photo.add(press, ask)
        self.store.metrics.claim(self.room.game.id)
        if set(table.racing()) <= self._photo.seats():
            self._photo.until = now

    def _may_claim(self, device: Device) -> bool:
        table = self.room.table
        assert table is not None
        return any(seat in device.viewers for seat in table.racing())

    def _decide(self) -> None:
        """The moment is over: claims are done in the order in which they were made, and everybody hears of it."""
        photo, self._photo = self._photo, None
        assert photo is not None
        found: list[Finish] = []
        why = None
        try:
            self._apply(lambda: found.append(self._finish(photo)))
        except Refused as refused:
            why = refused.code
        codes = {(claim.seat, claim.action): code for finish in found for claim, code in finish.refused}
        answers = [
            (ask, self._answer_to(ask.message.id, why or codes.get((held.claim.seat, held.claim.action))))
            for held in photo.held
            for ask in held.asks
        ]
        try:
            self._keep(*[(self._holder(ask), ask.message.id, answer) for ask, answer in answers])
        except NotSaved:
            answers = [(ask, self._refusal(ask.message.id, "not_saved")) for ask, _ in answers]
        self._tell()
        for ask, answer in answers:
            ask.device.send(answer)

    def _answer_to(self, id: str, code: str | None) -> bytes:
        """Refused for this reason; done, if there is none."""
        return encode(Done(id)) if code is None else self._refusal(id, code)

    def _refusal(self, id: str, code: str) -> bytes:
        self.store.metrics.refuse(code)
        return encode(RefusedCommand(id, code))

    def _finish(self, photo: Photo) -> Finish:
        if self.room.is_stopped or self.room.table is None:
            raise Refused("table_stopped")
        return self.room.table.finish(photo.claims(), self.settings.clock())

    def _holder(self, ask: Ask) -> str | None:
        return self.room.holder_for(ask.device.holders, ask.message)

    # Telling

    def _tell(self, whole_for: Device | None = None) -> None:
        """Tell every device what is new to it, then look when something is due."""
        try:
            self.telling.tell(self.room, self.devices, self.minding.closes_at(), whole_for)
            now, deadlines = self.settings.clock(), self.minding.deadlines()
            self._manners.tell(self.room, self.devices, deadlines, now, self.post.has_letters, whole_for)
            self._talk.tell(self.room, self.devices, whole_for)
            for due in self.turns.look(self.room):
                self.post.tell(self.room, due, now)
            self._plan()
        except Exception as error:
            self._stop(error)

    def _remind(self, message: Remind, base_url: str, now: float) -> None:
        """Write to an address, once it has said yes to the one letter that asks for it; Refused changes nothing."""
        before = dict(self.room.manners.reminders)
        remind(self.room, message, base_url.rstrip("/"), self.post.has_letters)
        asked = to_ask(self.room, message.seat)
        if asked is None:
            return
        try:
            self.post.ask(self.room, asked, now)
        except Refused:
            self.room.manners.reminders = before
            raise

    def confirm_letters(self, key: str) -> bool:
        """Whoever was sent this key wants letters; whether there was anybody."""
        found: list[bool] = []
        self._apply(lambda: found.append(confirm(self.room, key)))
        self._keep()
        self._tell()
        return found[0]

    def stop_letters(self, key: str) -> bool:
        """Write no more to whom this key was sent; whether there was anybody."""
        found: list[bool] = []
        self._apply(lambda: found.append(stop(self.room, key)))
        self._keep()
        self._tell()
        return found[0]

    # Minding

    def goes_on(self) -> bool:
        """Go on with what is due, though nobody has come; whether there is anything."""
        self._plan()
        return self._timer is not None

    def _plan(self) -> None:
        """Set the alarm for what is due next; while nobody is here, only for what has been asked already."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = self.settings.clock()
        due = self._due(now)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self._wake)

    def _due(self, now: float) -> float | None:
        times: list[float | None] = []
        if self._photo is not None:
            times.append(self._photo.until)
        elif self._waiting:
            table = self.room.table
            times.append((table.rests_until() if table is not None and not self.room.is_stopped else None) or now)
        is_on = bool(self.devices) or self.room.manners.is_by_turn
        if is_on and not self.room.stands_still:
            closes_at = self.minding.closes_at()
            times.append(self.telling.next_word(self.room, closes_at))
            if self._photo is None:
                times.append(closes_at)  # bots that think keep no clock waiting
            if self._thinking is None:
                times.append(self.minding.due(now) if self._photo is None else self.minding.bots_due(now, self._photo))
        return min((time for time in times if time is not None), default=None)

    def _wake(self) -> None:
        """Do what is due."""
        try:
            now = self.settings.clock()
            if self._photo is not None and self._photo.until <= now + LAZY:
                self._decide()
            if self._photo is None:
                self._guarded(lambda: self.room.replace_absent(now))
                self._guarded(lambda: self._close(now))
                self._catch_up()
            if self._thinking is None and (self.devices or self.room.manners.is_by_turn):
                self._begin_to_think(now + LAZY)
        except Exception as error:
            self._stop(error)
        self._tell()

    def _close(self, now: float) -> None:
        """The clock goes on, if its time has come and somebody is here."""
        table = self.room.table
        if table is not None and self.devices:
            self.room.close_windows(now, self.minding.lag() - LAZY)

    def _begin_to_think(self, now: float) -> None:
        turns = self.minding.turns(now, self._photo)
        if turns:
            self._thinking = asyncio.get_running_loop().create_task(self._think(turns))

    async def _think(self, turns: list[Turn]) -> None:
        """Have the choices made beside the loop, then play those that are still to be made."""
        try:
            choices = await asyncio.get_running_loop().run_in_executor(
                self.pool, choose_all, turns, self.workshop, self.store.metrics
            )
            self._guarded(lambda: self._play(turns, choices))
        except Exception as error:
            self._stop(error)
        finally:
            self._thinking = None
        self._tell()

    def _prepare(self) -> None:
        """Have made ready what the bots around the table need, before it is their turn."""
        self.workshop.look(self.room.game, [seat.level for seat in self.room.seats])

    # Hints

    def _advise(self, device: Device, seat: int) -> None:
        """Begin to think of a hint; while one is thought of, no other is."""
        if self._advising is not None:
            raise Refused("slow_down")
        asked = hints.question(self.minding, seat)
        self._advising = asyncio.get_running_loop().create_task(self._hand_over(device, asked))

    async def _hand_over(self, device: Device, asked: hints.Question) -> None:
        """Have the hint made beside the loop; it goes to whoever asked, and to nobody else."""
        try:
            hint = await asyncio.get_running_loop().run_in_executor(self.pool, asked.answer)
            if device in self.devices:
                device.send(encode(hint))
        except Exception as error:
            log_mistake("a hint could not be made", error, game=self.room.game.id)
        finally:
            self._advising = None

    def _play(self, turns: list[Turn], choices: list[Choice]) -> None:
        for turn, (action, text) in zip(turns, choices, strict=True):
            table = self.room.table
            if table is None or not self.minding.is_current(turn):
                continue
            assert action in turn.legal, f"a bot of level {turn.level} chose what it may not"
            if turn.race and table.is_claim(action):
                # no page, no way: the server's clock is its own
                shown_at = min(self.telling.race_began, turn.began)
                press = Press(turn.seat, action, turn.race, turn.began + turn.takes, shown_at, reaction=None)
                self._hold(press, None)
            elif self._photo is not None:
                self._photo.let_pass.add(turn.seat)
            else:
                try:
                    table.act(turn.seat, action, self.settings.clock(), text)
                except (Refused, BadMessage) as error:
                    raise AssertionError(f"what a bot of level {turn.level} did or said was refused") from error

    def close(self) -> None:
        """Nothing is due any more."""
        for timer in (self._timer, self._pinging):
            if timer is not None:
                timer.cancel()
        for task in (self._thinking, self._advising):
            if task is not None:
                task.cancel()
