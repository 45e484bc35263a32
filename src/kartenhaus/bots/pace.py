"""Which bots choose now, and how long they take at the table, so that people can follow.

Response times of people are close to log-normal (R. D. Luce, Response Times, 1986) and grow with the logarithm of the
number of alternatives (Hick's law, 1952).
"""

import math
from collections.abc import Mapping, Sequence, Set
from typing import Any, Literal, Protocol

from kartenhaus.kit import Game, Spoken, below

from .players import stands_for

Tempo = Literal["unhurried", "usual", "quick"]

MEDIAN = 0.9  # seconds for two alternatives
PER_DOUBLING = 0.25  # seconds for each doubling of the alternatives
SPREAD = 0.35  # standard deviation of the logarithm
TELLING = 3.0  # seconds, the median, to think of a sentence
READ = 4  # words a second that the others read of the sentence before it
READ_MOST = 30  # words
TEMPOS: Mapping[Tempo, float] = {"unhurried": 1.7, "usual": 1.0, "quick": 0.6}  # times the usual time
PATIENCE = 2.5  # seconds that bots leave a person to do what nobody waits for
AT_ONCE = 0.4  # seconds until a bot does it: a person who plays on quickly should not catch it out


class Sitting(Protocol):
    """Who sits on a seat."""

    @property
    def kind(self) -> str: ...


class Table(Protocol):
    """What has to be known of a table: who is asked, and how many choices there are."""

    @property
    def game(self) -> Game: ...

    @property
    def seats(self) -> Sequence[Sitting]: ...

    @property
    def options(self) -> Mapping[str, int]: ...

    @property
    def spoken(self) -> Sequence[Spoken]: ...

    def racing(self) -> Sequence[int]: ...

    def tempted(self) -> Sequence[int]: ...

    def awaited(self) -> Sequence[int]: ...

    def legal(self, actor: int) -> Sequence[int]: ...

    def needs_words(self, seat: int, action: int) -> bool: ...


def bots_that_choose(table: Table, had_their_say: Set[int] | None = None) -> list[int]:
    """The seats of bots that choose now. While claims are held, those alone who race and have had no say yet.

    Those whom nobody waits for come before the others, or they would come too late; but where the game goes on beside a
    race, a slow one keeps nobody waiting.
    """
    bots = {seat for seat, held in enumerate(table.seats) if held.kind == "bot"}
    racing = bots & set(table.racing())
    if had_their_say is not None:
        return sorted(racing - had_their_say)
    awaited = bots & set(table.awaited())
    if racing and table.game.real_time is not None and not table.game.real_time.waits:
        return sorted(racing | awaited)
    return sorted(racing or bots & set(table.tempted()) or awaited)


def time_for(table: Table, seat: int, level: str, mind: Any, tempo: Tempo = "usual") -> float:
    """Seconds that a bot of this level and tempo takes for its present choice.

    Longer while a person may still do something that its action would prevent. What its only action covers again stays
    to be seen as long as the option `reveal_seconds` says.
    """
    if seat in table.racing():
        return reaction_time(table.game, level, len(table.seats), mind) * TEMPOS[tempo]
    if seat in table.tempted():
        return AT_ONCE
    legal = table.legal(seat)
    time = thinking_time(len(legal), mind) * TEMPOS[tempo]
    if len(legal) == 1:
        time = max(time, table.options.get("reveal_seconds", 0))
    if any(table.needs_words(seat, action) for action in legal):
        time = max(time + telling_time(mind), reading_time(table))
    is_patient = any(table.seats[other].kind != "bot" for other in table.tempted())
    return max(time, PATIENCE) if is_patient else time


def thinking_time(n_legal: int, mind: Any) -> float:
    """Seconds until a bot acts that has this many legal actions (at least one)."""
    median = MEDIAN + PER_DOUBLING * math.log2(max(n_legal, 2) / 2)
    return median * math.exp(SPREAD * normal(mind))


def reaction_time(game: Game, level: str, seats: int, mind: Any) -> float:
    """Seconds until a bot of this level acts in a race."""
    return median_reaction(game, level, seats) / 1000 * math.exp(SPREAD * normal(mind))


def median_reaction(game: Game, level: str, seats: int) -> int:
    """Milliseconds: as the game says of this level, or of who plays under its name; else as its strongest level."""
    assert game.real_time is not None
    reactions = game.real_time.reactions
    known = [name for name in (level, stands_for(game, level, seats), *reversed(list(game.bots))) if name in reactions]
    return reactions[known[0]]


def telling_time(mind: Any) -> float:
    """Seconds until a bot has thought of what it says."""
    return TELLING * math.exp(SPREAD * normal(mind))


def reading_time(table: Table) -> float:
    """Seconds that the others have for the piece that was told last."""
    return min(len(table.spoken[-1].text.split()), READ_MOST) / READ if table.spoken else 0.0


def normal(mind: Any) -> float:
    """A number close to normally distributed: twelve uniform ones added up."""
    return sum(below(mind, 1 << 20) for _ in range(12)) / (1 << 20) - 6
