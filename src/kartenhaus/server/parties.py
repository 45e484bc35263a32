"""A party: one room and the devices that are at it. Whatever happens is applied, then saved, then told."""

import asyncio
import logging
import traceback
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import msgspec

from kartenhaus.kit import BadMessage, Refused

from .messages import Bad, Done, Fields, HeldSeat, Join, RefusedCommand, Resync, ToPage, Update, Whole
from .minding import Minding, Turn
from .reading import shown
from .rooms import Command, Holders, Room
from .settings import Settings
from .store import Answer, Store

logger = logging.getLogger(__name__)
encode: Callable[[ToPage], bytes] = msgspec.json.Encoder().encode

UNTOLD = (-1, -1, False)
LAZY = 0.002  # seconds by which bots may act early, so that those whose time is close act together


class Device(Protocol):
    """What a party knows of a socket."""

    holders: Holders
    base_url: str
    viewers: list[int]  # that it is told about
    told: tuple[
        int, int, bool
    ]  # revision and glimpse of the room, and whether the game was over, when it was last told of the room

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits, never raises."""


@dataclass
class Seen:
    """What a viewer was told last. `version` counts on through all tables of a party."""

    version: int = 0
    body: bytes = b""
    step: int = -1  # of the table


class NotSaved(Exception):
    """The store has failed; the room is as it was saved last."""


class Party:
    """The one owner of a room. All methods but `_think` are synchronous, so that no command sees half of another."""

    def __init__(self, room: Room, store: Store, settings: Settings, pool: Executor) -> None:
        self.room = room
        self.store = store
        self.settings = settings
        self.pool = pool
        self.devices: list[Device] = []
        self.minding = Minding(room, settings.pace)
        self.empty_since = settings.clock()
        self._seen: dict[int, Seen] = {}
        self._table = ""  # that `_seen` is about
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    # Devices

    def arrive(self, device: Device) -> None:
        """A device is here: it is told everything."""
        now = self.settings.clock()
        if not self.devices:
            self.minding.awake_since = now
        self.devices.append(device)
        self._guarded(lambda: self.room.arrive(device.holders, now))
        self._tell(whole_for=device)

    def depart(self, device: Device) -> None:
        """A device has gone."""
        if device in self.devices:
            self.devices.remove(device)
            self.empty_since = self.settings.clock()
            self._guarded(lambda: self.room.depart(device.holders, self.empty_since))
            self._tell()

    def join(self, message: Join) -> HeldSeat:
        """Take an open seat; Refused, BadMessage or NotSaved change nothing."""
        found: list[HeldSeat] = []
        self._apply(lambda: found.append(self.room.join(message, self.settings.clock())))
        self._tell()
        return found[0]

    def open(self, start: bool) -> None:
        """Save the new room, and deal if that is wished; Refused or NotSaved if it cannot be."""
        self._apply(lambda: self.room.start(fill=False, now=self.settings.clock()) if start else None)

    # Commands

    def command(self, device: Device, message: Command) -> None:
        """Carry out a device's command and answer it; a repeated one gets the answer that it got before."""
        known = self.room.answers.find(device.holders, message.id)
        if known is not None:
            device.send(known)
            return
        answer = self._answer(device, message)
        self._tell(whole_for=device if isinstance(message, Resync) else None)
        device.send(answer)

    def _answer(self, device: Device, message: Command) -> bytes:
        # a question is answered anew when it is repeated
        holder = None if isinstance(message, Resync) else self.room.holder_for(device.holders, message)
        done = encode(Done(message.id))
        try:
            self._apply(
                lambda: self.room.command(device.holders, message, self.settings.clock()), holder, message.id, done
            )
        except BadMessage as bad:
            return encode(Bad(bad.expected, shown(bad.got), bad.where, message.id))
        except NotSaved:
            return encode(RefusedCommand(message.id, "not_saved"))
        except Refused as refused:
            answer = encode(RefusedCommand(message.id, refused.code, refused.facts))
            with suppress(NotSaved):
                self._keep(holder, message.id, answer)
            return answer
        return done

    def _apply(self, change: Callable[[], None], holder: str | None = None, id: str = "", answer: bytes = b"") -> None:
        """Make a change and save it with its answer. Refused and BadMessage pass; our own mistake stops the room."""
        try:
            change()
        except (Refused, BadMessage):
            raise
        except Exception as error:
            self._stop(error)
            raise Refused("table_stopped") from None
        self._keep(holder, id, answer)

    def _keep(self, holder: str | None, id: str, answer: bytes) -> None:
        """Save the room, and what a command was answered; if that fails, the room is as it was saved last."""
        if self.room.is_stopped:
            return
        kept = None
        if holder is not None:
            forgotten = self.room.answers.keep(holder, id, answer)
            kept = Answer(holder, id, answer, forgotten, self.room.answers.given)
        try:
            self.store.save(self.room, self.settings.clock(), kept)
        except Exception as error:
            log_mistake(f"room {self.room.code} could not be saved", error)
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
            device.viewers = []
            device.told = UNTOLD
        saved.away_since = {holder: at for holder, at in saved.away_since.items() if holder not in saved.present}
        self._seen.clear()

    def _guarded(self, change: Callable[[], None]) -> None:
        """A change that nobody waits for an answer to."""
        with suppress(Refused, NotSaved):
            self._apply(change)

    def _stop(self, error: Exception) -> None:
        """Our mistake: this room stands still, the others go on."""
        table = self.room.table
        self.room.is_stopped = True
        log_mistake(f"table {table.id if table else '-'} stands still at {table.step if table else 0}", error)

    # Telling

    def _tell(self, whole_for: Device | None = None) -> None:
        """Tell every device what is new to it, then look when something is due."""
        try:
            self._tell_all(whole_for)
            self._plan()
        except Exception as error:
            self._stop(error)

    def _tell_all(self, whole_for: Device | None) -> None:
        if whole_for is not None:
            whole_for.viewers, whole_for.told = [], UNTOLD
        self._begin_table()
        for device in self.devices:
            device.viewers = [viewer for viewer in device.viewers if viewer in self.room.viewers(device.holders)]
        # the room comes after the move that has ended the game, and before the view of a table that is new
        for viewer in sorted({viewer for device in self.devices for viewer in device.viewers}):
            self._tell_update(viewer)
        for device in list(self.devices):
            self._tell_room(device)
            self._tell_whole(device)

    def _begin_table(self) -> None:
        """At another table nobody has seen anything yet."""
        table = self.room.table
        if table is not None and table.id != self._table:
            self._table = table.id
            for seen in self._seen.values():
                seen.step, seen.body = -1, b""
            for device in self.devices:
                device.viewers = []

    def _tell_room(self, device: Device) -> None:
        room = self.room
        told = (room.revision, room.glimpse, room.table is not None and room.table.is_over)
        if device.told != told:
            device.told = told
            join_url = f"{device.base_url}/t/{room.code}"
            device.send(encode(room.facts(device.holders, join_url, self.settings.clock())))

    def _tell_update(self, viewer: int) -> None:
        """To a viewer something has changed for, and only then: that something happened may be a secret itself."""
        events = self._look(viewer)
        if events is None:
            return
        update = self._update(viewer)
        update.version = self._seen[viewer].version
        update.events = events
        frame = encode(update)
        for device in list(self.devices):
            if viewer in device.viewers:
                device.send(frame)

    def _tell_whole(self, device: Device) -> None:
        """To a device that is new to a viewer's place."""
        for viewer in self.room.viewers(device.holders):
            if viewer not in device.viewers:
                device.viewers.append(viewer)
                self._look(viewer)
                update, table = self._update(viewer), self.room.table
                assert table is not None
                whole = Whole(
                    viewer,
                    self._seen[viewer].version,
                    update.decision,
                    update.view,
                    update.moves,
                    update.awaited,
                    list(table.recall(viewer)),
                )
                device.send(encode(whole))

    def _look(self, viewer: int) -> list[Fields] | None:
        """The events that are new to a viewer; None if neither they nor the view have changed since the last look."""
        table = self.room.table
        assert table is not None
        seen = self._seen.setdefault(viewer, Seen())
        if seen.step == table.step:
            return None
        events = table.events(viewer, seen.step)
        body = encode(self._update(viewer))
        has_changed = bool(events) or body != seen.body
        seen.step, seen.body = table.step, body
        seen.version += has_changed
        return list(events) if has_changed else None

    def _update(self, viewer: int) -> Update:
        table = self.room.table
        assert table is not None
        # a view is made anew each time, so its lists may go out as they are
        view, moves = vars(table.see(viewer)), list(table.moves(viewer))
        return Update(viewer, 0, table.decision(viewer), view, moves, table.awaited(), [])

    # Minding

    def _plan(self) -> None:
        """Set the alarm for what is due next; none while nobody is here, or while bots are choosing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.devices or self._thinking is not None:
            return
        now = self.settings.clock()
        due = self.minding.due(now)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self._wake)

    def _wake(self) -> None:
        now = self.settings.clock()
        self._guarded(lambda: self.room.replace_absent(now))
        self._guarded(lambda: self.room.close_windows(now + LAZY))
        try:
            turns = self.minding.turns(now + LAZY)
        except Exception as error:
            self._stop(error)
            turns = []
        if turns:
            self._thinking = asyncio.get_running_loop().create_task(self._think(turns))
        self._tell()

    async def _think(self, turns: list[Turn]) -> None:
        """Have the choices made beside the loop, then play those that are still to be made."""
        try:
            actions = await asyncio.get_running_loop().run_in_executor(self.pool, choose_all, turns)
            self._guarded(lambda: self._play(turns, actions))
        except Exception as error:
            self._stop(error)
        finally:
            self._thinking = None
        self._tell()

    def _play(self, turns: list[Turn], actions: list[int]) -> None:
        for turn, action in zip(turns, actions, strict=True):
            if self.minding.is_current(turn):
                table = self.room.table
                assert table is not None
                assert action in turn.legal, f"a bot of level {turn.level} chose what it may not"
                table.act(turn.seat, action, self.settings.clock())

    def close(self) -> None:
        """Nothing is due any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()


def choose_all(turns: list[Turn]) -> list[int]:
    """One action for every turn."""
    return [turn.choose() for turn in turns]


def log_mistake(what: str, error: BaseException) -> None:
    """Where we went wrong, without the values in it: they might be secrets."""
    where = "".join(traceback.format_tb(error.__traceback__))
    logger.error("%s: %s\n%s", what, type(error).__name__, where)
