"""The house: all parties, found by their code."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from kartenhaus.games import load, offered
from kartenhaus.kit import BadMessage, Refused

from .credits import Purses
from .messages import NewRoom, Seated
from .parties import Party, log_mistake
from .rooms import Room
from .seating import CODE_LENGTH, LETTERS, new_code
from .settings import Settings
from .store import Store


class House:
    """Rooms in memory and in the store. A room that nobody is at leaves the memory and comes back when asked for."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.parties: dict[str, Party] = {}
        self.openings = Purses(rate=1, most=settings.openings)
        self.guesses = Purses(rate=1, most=60)  # codes without a room that an address may ask for
        self.frames = Purses(rate=settings.frames * 40, most=settings.frames * 120)  # of all devices of an address
        self.books = Purses(rate=0.2, most=6)  # PDFs that an address may have made
        self.sockets: Counter[str] = Counter()  # open ones of each address
        # one thread is enough: what it does not get done while people look at their cards it would not with two
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self.press = ThreadPoolExecutor(1, thread_name_prefix="press")  # so that bots need not wait for a PDF

    def open(self, new: NewRoom) -> Seated:
        """A new room; Refused or BadMessage if it cannot be."""
        if new.game not in offered():
            raise UnknownGame(new.game)
        self.sweep()
        code = self._free_code()
        room, held = Room.opened(code, load(new.game), new, self.settings.draw, self.settings.grace)
        party = Party(room, self.store, self.settings, self.pool)
        party.open(new.start)
        self.parties[code] = party
        return Seated(code, held)

    def find(self, code: str, address: str) -> Party:
        """The party with this code; Refused if there is none, or if this address has guessed too often."""
        code = code.upper()
        party = self.parties.get(code)
        if party is None and is_code(code):
            party = self._load(code)
        if party is None:
            known = self.guesses.spend(address, self.settings.clock())
            raise Refused("unknown_room" if known else "slow_down")
        return party

    def sweep(self) -> None:
        """Let go of the rooms that nobody has been at for a while."""
        now = self.settings.clock()
        for code, party in list(self.parties.items()):
            if not party.devices and now - party.empty_since > self.settings.keep:
                self._forget(code)

    def close(self) -> None:
        """The end of the evening."""
        for code in list(self.parties):
            self._forget(code)
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.press.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    def _load(self, code: str) -> Party | None:
        try:
            room = self.store.load(code, self.settings.draw, self.settings.grace, self.settings.clock())
        except Exception as error:
            log_mistake(f"room {code} could not be taken from the store", error)
            raise Refused("table_stopped") from None
        if room is None:
            return None
        self.sweep()
        party = self.parties[code] = Party(room, self.store, self.settings, self.pool)
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
