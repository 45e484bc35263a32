"""A person at the keys, with a clock that goes on only while somebody waits."""

from collections.abc import Callable
from typing import Any, Self

from kartenhaus.games import load
from kartenhaus.kit import settle
from kartenhaus.table import Seat, Table
from kartenhaus.terminal.keeping import TABLE, Kept
from kartenhaus.terminal.real_time import RealTimeSession
from kartenhaus.words import Words

SECRET = bytes(range(32))


class Person:
    """Presses what `presses` gives for what lies on the table: seconds to wait, and a key; None waits for a change."""

    is_by_line = False

    def __init__(self, presses: Callable[[RealTimeSession], tuple[float, str] | None]) -> None:
        self.presses = presses
        self.writes: Callable[[RealTimeSession], str] = lambda session: ""
        self.time = 5.0
        self.session: RealTimeSession | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was changed."""

    def now(self) -> float:
        return self.time

    def press(self, seconds: float | None) -> str | None:
        assert self.session is not None
        pressed = self.presses(self.session)
        if pressed is None:
            assert seconds is not None, "the person waits, and nothing will happen"
            self.time += seconds
            return None
        after, key = pressed
        if seconds is not None and after > seconds:
            self.time += seconds
            return None
        self.time += after
        return key

    def text(self, prompt: str) -> str:
        assert self.session is not None
        self.time += 10.0
        return self.writes(self.session)

    def skip(self, seconds: float) -> None:
        """Time passes by itself."""


def table_of(game: str, bots: int = 2, secret: bytes = SECRET, **wished: Any) -> Table:
    """Eva and some bots, just dealt."""
    rules = load(game)
    level = list(rules.bots)[-1]
    seats = [Seat("person", "Eva"), *(Seat("bot", name, level) for name in ("Ada", "Ben", "Cleo")[:bots])]
    return Table(rules, TABLE, seats, settle(rules.Options, wished), secret, now=1000.0)


def session_of(table: Table, person: Person, language: str = "en") -> RealTimeSession:
    """The person sits down."""
    return sat_down(Kept(table, SECRET, []), person, language)


def sat_down(kept: Kept, person: Person, language: str = "en") -> RealTimeSession:
    """The person goes on with a game that was left."""
    session = RealTimeSession(kept, Words(language, kept.table.game.id), person)
    person.session = session
    session.catch_up()
    return session
