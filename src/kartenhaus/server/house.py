"""The house: all parties, found by their code."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from kartenhaus.games import load, offered
from kartenhaus.kit import BadMessage, Refused

from . import visiting
from .closing import purge, reopened
from .credits import Purses
from .logs import log_mistake, tell
from .messages import NewRoom, Seated
from .notices import Post
from .parties import Party
from .replaying import Projector
from .rooms import Room
from .seating import CODE_LENGTH, LETTERS, new_code
from .settings import Settings
from .store import Store
from .workshop import Workshop

DAY = 86400.0  # seconds


class House:
    """Rooms in memory and in the store. A room that nobody is at leaves the memory and comes back when asked for."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = store.metrics
        self.parties: dict[str, Party] = {}
        self.openings = Purses(rate=1, most=settings.openings)
        self.guesses = Purses(rate=1, most=60)  # codes without a room that an address may ask for
        self.frames = Purses(rate=settings.frames * 40, most=settings.frames * 120)  # of all devices of an address
        self.tours = Purses(rate=4, most=120)  # steps of tours
        self.books = Purses(rate=0.2, most=6)  # PDFs that an address may have made
        self.replays = Purses(rate=0.5, most=24)  # viewpoints of finished games that an address may have made
        self.projector = Projector(settings.clock)
        self.sockets: Counter[str] = Counter()  # open ones of each address
        # one thread is enough: what it does not get done while people look at their cards it would not with two
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self.workshop = Workshop()
        self.metrics.watch(
            rooms=lambda: len(self.parties), devices=lambda: sum(len(party.devices) for party in self.parties.values())
        )
        self.post = Post(settings)
        self.press = ThreadPoolExecutor(1, thread_name_prefix="press")  # so that bots need not wait for a PDF

    def open(self, new: NewRoom) -> Seated:
        """A new room; Refused or BadMessage if it cannot be."""
        if new.game not in offered():
            raise UnknownGame(new.game)
        visiting.check_allowed(new.door, self.settings)
        self.sweep()
        code = self._free_code()
        room, held = Room.opened(code, load(new.game), new, self.settings.draw, self.settings.grace)
        party = Party(room, self.store, self.settings, self.pool, self.post, self.workshop)
        party.open(new.start)
        self.parties[code] = party
        tell("a room is opened", game=new.game, seats=len(new.seats))
        return Seated(code, held)

    def find(self, code: str, address: str, reopens: bool = True) -> Party:
        """The party with this code; Refused if there is none, or if this address has guessed too often.

        A room that was closed is opened again from the record of its last game, unless somebody asks only in passing.
        """
        code = code.upper()
        party = self.parties.get(code)
        if party is None and is_code(code):
            party = self._load(code, reopens)
        if party is None:
            known = self.guesses.spend(address, self.settings.clock())
            raise Refused("unknown_room" if known else "slow_down")
        return party

    def wake(self, code: str) -> None:
        """Have a table by turn go on, as far as it can without company; one that cannot stays in the store."""
        if code in self.parties:
            return
        with suppress(Refused):
            party = self._load(code, reopens=False)
            if party is not None and not party.goes_on():
                self._forget(code)

    def sweep(self) -> None:
        """Let go of the rooms that nobody has been at for a while."""
        now = self.settings.clock()
        for code, party in list(self.parties.items()):
            if not party.devices and now - party.empty_since > self.settings.keep:
                self._forget(code)

    def tidy(self) -> None:
        """Let go of rooms, and close those where nothing has happened for days."""
        self.sweep()
        days, now = self.settings.closes_after, self.settings.clock()
        if days:
            closed = purge(self.store.engine, now - days * DAY, self.parties)
            if closed:
                tell("rooms are closed", rooms=closed)

    def close(self) -> None:
        """The end of the evening."""
        for code in list(self.parties):
            self._forget(code)
        self.workshop.close()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.press.shutdown(wait=False, cancel_futures=True)
        self.projector.close()
        self.post.close()
        self.store.close()

    def _load(self, code: str, reopens: bool) -> Party | None:
        try:
            now = self.settings.clock()
            room = self.store.load(code, self.settings.draw, self.settings.grace, now)
            if room is None and reopens:
                room = reopened(self.store, code, self.settings, now)
        except Exception as error:
            log_mistake("a room could not be taken from the store", error)
            raise Refused("table_stopped") from None
        if room is None:
            return None
        self.sweep()
        party = self.parties[code] = Party(room, self.store, self.settings, self.pool, self.post, self.workshop)
        return party

    def _forget(self, code: str) -> None:
        self.parties.pop(code).close()
        self.store.forget(code)

    def _free_code(self) -> str:
        while True:
            code = new_code(self.settings.draw)
            if code not in self.parties and not self.store.has(code):
                return code


class UnknownGame(BadMessage):
    """There is no such game, or not yet."""

    def __init__(self, got: str) -> None:
        super().__init__(f"a game among {', '.join(offered())}", got, "$.game")


def is_code(code: str) -> bool:
    """A room could have this code."""
    return len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)
