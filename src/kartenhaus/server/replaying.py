"""A finished game, looked at again: what one viewer saw at each moment of its record.

The record is played again from the deal, so that what is shown is what the rules show. That takes up to seconds: it is
done beside the loop, once for each viewer, and kept packed for a while.
"""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from kartenhaus.games import load, offered
from kartenhaus.kit import ONLOOKER, BadMessage, Refused
from kartenhaus.table import UNDO, Table, parse
from kartenhaus.table.reading import Record
from kartenhaus.table.records import begin, commitment_problems, version_problems

from .messages import Animal, Fields, OpenedRecord, Replay, ReplayMoment, RoomFacts, SeatFacts
from .seating import animal_of, animal_of_place

OPEN = -2  # a viewer: an onlooker before whom all hands lie open
PER_PART = 64  # moments
PATIENCE = 20.0  # seconds that one record may take
KEPT_BYTES = 32 * 2**20  # of packed parts
MOST_AT_WORK = 8  # reels being made or waiting for it
MOST_FILES = 16  # opened records that are kept
FILE_BYTES = 2 * 2**20  # of an opened record; the longest games need less than half

IsLate = Callable[[], bool]
Make = Callable[[IsLate], "Reel"]

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Reel:
    """All moments of one viewer, in packed parts; `starts` tells with which step each part begins."""

    game: str
    steps: int
    starts: list[int]
    parts: list[bytes]  # a Replay each, gzip

    def part(self, step: int) -> bytes:
        """The part with the last moment up to a step; BadMessage if the record has no such step."""
        if not 0 <= step <= self.steps:
            raise BadMessage(f"a step from 0 to {self.steps}", step, "$.step")
        return self.parts[sum(start <= step for start in self.starts) - 1]

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(len(part) for part in self.parts)


class Projector:
    """Makes reels, one after another, and keeps those that were asked for last."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="replay")  # bots need not wait for it
        self._reels: OrderedDict[tuple[str, int], asyncio.Future[Reel]] = OrderedDict()
        self._files: OrderedDict[str, bytes] = OrderedDict()

    async def reel(self, key: str, viewer: int, prepare: Callable[[], Make]) -> Reel:
        """What this viewer saw; if it has to be made, `prepare` says how. Refused if too many wait; all else passes."""
        if (key, viewer) not in self._reels:
            self._begin(key, viewer, prepare())
        self._reels.move_to_end((key, viewer))
        reel = await asyncio.shield(self._reels[key, viewer])
        self._tidy()
        return reel

    async def open(self, text: bytes) -> OpenedRecord:
        """Take a saved record in, once it is checked from the seal to the result; Refused says what is wrong."""
        key = hashlib.sha256(text).hexdigest()
        reel = await self.reel(key, ONLOOKER, lambda: lambda is_late: checked_reel(text, is_late))
        self._files[key] = text
        self._files.move_to_end(key)
        if len(self._files) > MOST_FILES:
            self._files.popitem(last=False)
        return OpenedRecord(key, reel.game)

    def file(self, key: str) -> bytes:
        """An opened record; Refused if it has to be opened again."""
        if key not in self._files:
            raise Refused("record_forgotten")
        return self._files[key]

    def close(self) -> None:
        """Nobody looks any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self, key: str, viewer: int, make: Make) -> None:
        if sum(not reel.done() for reel in self._reels.values()) >= MOST_AT_WORK:
            raise Refused("slow_down")

        def work() -> Reel:
            until = self._clock() + PATIENCE
            return make(lambda: self._clock() > until)

        def forget_failed(done: "asyncio.Future[Reel]") -> None:
            if done.cancelled() or done.exception() is not None:
                self._reels.pop((key, viewer), None)

        self._reels[key, viewer] = asyncio.get_running_loop().run_in_executor(self._pool, work)
        self._reels[key, viewer].add_done_callback(forget_failed)

    def _tidy(self) -> None:
        """Let go of what nobody has asked for lately; the newest stays."""
        sizes = {key: reel.result().size for key, reel in self._reels.items() if reel.done()}
        excess = sum(sizes.values()) - KEPT_BYTES
        for key in list(sizes)[:-1]:
            if excess <= 0:
                return
            excess -= sizes[key]
            del self._reels[key]


# Playing again


def reel_of(found: Record, viewer: int, animals: list[Animal], code: str, is_late: IsLate) -> Reel:
    """What a viewer saw; BadMessage for another viewer or where a move cannot be, Refused if it takes too long."""
    table, steps = begin(found, load(found["game"]))
    if not OPEN <= viewer < len(table.seats):
        raise BadMessage(f"a seat from 0 to {len(table.seats) - 1}, {ONLOOKER} or {OPEN}", viewer, "$.viewer")
    return filmed(table, steps, viewer, animals, code, is_late)


def filmed(table: Table, steps: Iterator[int], viewer: int, animals: list[Animal], code: str, is_late: IsLate) -> Reel:
    """The reel of a table that is played by `steps` to its end."""
    starts: list[int] = []
    packed: list[bytes] = []
    part: list[bytes] = []
    n = 0

    def pack() -> None:
        packed.append(gzip.compress(b"[" + b",".join(part) + b"]", 1))
        part.clear()

    for moment in moments_of(table, steps, viewer, is_late):
        if len(part) == PER_PART:
            pack()
        if not part:
            starts.append(moment.step)
        part.append(encode(moment))
        n += 1
    pack()
    facts = room_facts(table, animals, code)
    parts = []
    for i, moments in enumerate(packed):
        written = cast("Any", msgspec.Raw(gzip.decompress(moments)))
        whole = Replay(facts, viewer, table.step, n, i * PER_PART, starts, written)
        parts.append(gzip.compress(encode(whole), 6))
    return Reel(table.game.id, table.step, starts, parts)


def moments_of(table: Table, steps: Iterator[int], viewer: int, is_late: IsLate) -> Iterator[ReplayMoment]:
    """The deal, and each step that showed this viewer something new; every part can be read without the others."""
    seen, said, n = b"", b"", 0
    while True:
        if is_late():
            raise Refused("slow_down")
        moment = moment_of(table, viewer)
        sees, says = encode([moment.view, moment.awaited, moment.reading, moment.own]), encode(moment.lines)
        if n == 0 or (sees, says) != (seen, said) or moment.events or moment.is_undone:
            if n % PER_PART == 0 or moment.is_undone:
                moment.log = table.recall(max(viewer, ONLOOKER))
            elif says == said:
                moment.lines = None
            yield moment
            seen, said, n = sees, says, n + 1
        if next(steps, None) is None:
            return


def moment_of(table: Table, wanted: int) -> ReplayMoment:
    """What a viewer sees now, and was told with the last step."""
    viewer = max(wanted, ONLOOKER)
    last = table.entries[-1] if table.entries else None
    view = vars(table.see(viewer))
    return ReplayMoment(
        step=table.step,
        view=view,
        awaited=table.awaited(),
        events=list(table.events(viewer, table.step - 1)),
        reading=table.reading(),
        race=table.race(),
        actor=last.actor if last is not None and last.actor >= 0 else None,
        is_undone=last is not None and last.action == UNDO,
        lines=list(table.lines(viewer)),
        own=[known_alone(table, seat, view) for seat in range(len(table.seats))] if wanted == OPEN else [],
    )


def known_alone(table: Table, seat: int, view: Fields) -> Fields:
    """What a seat sees otherwise than an onlooker."""
    return {name: value for name, value in vars(table.see(seat)).items() if name != "viewer" and value != view[name]}


def room_facts(table: Table, animals: list[Animal], code: str) -> RoomFacts:
    """The finished table as a room: who sat there last, with their pictures as far as they are known."""
    pictures = [animals[i] if i < len(animals) else animal_of_place(i) for i in range(len(table.seats))]
    pictures = [animal_of(seat.level) or picture for seat, picture in zip(table.seats, pictures, strict=True)]
    return RoomFacts(
        code=code,
        game=table.game.id,
        options=table.named_options,
        seats=[
            SeatFacts(seat.kind, seat.name, seat.level, True, None, pictures[i]) for i, seat in enumerate(table.seats)
        ],
        held=[],
        is_host=False,
        is_started=True,
        is_over=table.is_over,
        join_url="",
        table=table.id,
        commitment=table.commitment,
        secret=table.revealed_secret,
        ranks=table.ranks(),
    )


# A record that somebody brings


def checked_reel(text: bytes, is_late: IsLate) -> Reel:
    """The onlooker's reel of a record if all of it is true; Refused says where it is not."""
    try:
        found = parse(text, offered())
    except BadMessage as bad:
        raise Refused("record_unreadable", where=bad.where) from None
    game = load(found["game"])
    if version_problems(found, game):
        raise Refused("record_version")
    if commitment_problems(found):
        raise Refused("record_untrue", where="secret")
    try:
        table, steps = begin(found, game)
        reel = filmed(table, steps, ONLOOKER, [], "", is_late)
    except BadMessage as bad:
        raise Refused("record_untrue", where=bad.where) from None
    for where, is_true in (
        ("moves", table.is_over),
        ("ranks", table.ranks() == found["ranks"]),
        ("scores", table.scores() == found["scores"]),
    ):
        if not is_true:
            raise Refused("record_untrue", where=where)
    return reel
