"""A Game: everything the house needs to know about one game, as one frozen record."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .advice import Reason
from .events import Events
from .mind import Mind
from .moves import Moves
from .real_time import RealTime
from .story import Story

NOBODY = -1  # no seat
ONLOOKER = -1  # the viewer who sits nowhere
CLOCK = -2  # the actor who is no seat: the table itself


def notices_nothing(mind: Any, seat: int, line: Any) -> None:
    """For games in which everything that counts lies open in the view."""


def does_it_anyhow(v: Any, action: int, mind: Any) -> Reason:
    """For games that give no reasons."""
    return Reason("any")


def has_no_features(s: Any, seat: int, legal: Any, n: int, out: Any) -> int:
    """For games in which nothing was learned."""
    return NOBODY


def trusts_nothing(seats: int) -> int:
    """For games in which search believes its playouts alone."""
    return 0


def has_no_animals(seats: int) -> Mapping[str, str]:
    """For games whose bots go by their own names."""
    return {}


def tempts_nobody(s: Any, seat: int) -> bool:
    """For games in which nobody has anything to do that the others do not wait for."""
    return False


@dataclass(frozen=True)
class Game:
    """One game. Its functions work on plain objects and on NumPy records alike, and trust their callers.

    State, View, Options: schema classes (see `records`). State and View inherit Options and have `seats`; State has
    `rng`.
    """

    id: str
    rules_version: int
    seats: range
    State: type[Any]
    View: type[Any]
    Options: type[Any]
    presets: Mapping[str, Mapping[str, str | int]]  # edition -> the options in which it differs from the defaults
    moves: Moves
    events: Events
    refusals: tuple[str, ...]  # code -> name; code 0 is "legal"

    start: Callable[[Any, Any], None]
    """start(s, log): deal the first round. Seats, options and rng are in `s` already; every other field is set."""
    awaits: Callable[[Any, int], bool]
    """awaits(s, seat): the game goes on only when this seat has acted."""
    may: Callable[[Any, int, Any], int]
    """may(s, actor, legal): write the actor's legal actions into `legal`, return how many. Actors: seats and CLOCK."""
    act: Callable[[Any, int, int, Any], None]
    """act(s, actor, action, log): do a legal action."""
    why_not: Callable[[Any, int, int], int]
    """why_not(s, actor, action): the refusal's code; 0 if the action is legal."""
    see: Callable[[Any, int, Any], None]
    """see(s, viewer, v): fill a blank view with what a seat, or the ONLOOKER, may know."""
    imagine: Callable[[Any, Any], None]
    """imagine(v, s): a random state that fits the view; chance comes from `s.rng`. Nothing else in `s` is read."""
    is_over: Callable[[Any], bool]
    standings: Callable[[Any, Any], None]
    """standings(s, out): each seat's rank, 1 for the winners; equal seats share a rank."""
    score: Callable[[Any, int], int]
    """score(s, seat): the seat's points in all finished deals."""
    deals_done: Callable[[Any], int]
    """deals_done(s): finished deals."""

    bots: Mapping[str, Callable[[Any, Any, int, Any], int]]
    """level -> choose(v, legal, n, mind): one of the first n legal actions. `mind.rng` is the bot's own chance."""
    animals: Callable[[int], Mapping[str, str]] = has_no_animals
    """animals(seats): who plays under the name of an animal, weakest first; names as `bots.player` reads them."""
    Mind: type[Any] = Mind
    """What a bot keeps between its choices: `rng`, and what it remembers. Begins blank but for `rng`."""
    notices: Callable[[Any, int, Any], None] = notices_nothing
    """notices(mind, seat, line): the bot on this seat was told an event: kind, to whom, four facts (see `events`)."""
    refusal_rules: Mapping[str, str] = field(default_factory=dict)
    """Refusal -> the ledger rule behind it, with a sentence `why-<rule>`; not for those that say it all themselves."""
    reasons: tuple[str, ...] = ()  # for what the rule of thumb does, for hints
    reason: Callable[[Any, int, Any], Reason] = does_it_anyhow
    """reason(v, action, mind): why the rule of thumb does this; plain objects alone. `mind` is what it remembers."""
    real_time: RealTime | None = None  # for games in which people act at any moment
    story: Story | None = None  # for games in which moves need words
    components: Mapping[str, Any] = field(default_factory=dict)  # what is in the box, as the page needs it
    has_secrets: bool = True  # seats always have something to hide, as a hand: who share a device pass it on covered
    fewest_wins: bool = False
    age: int = 0  # years and up
    minutes: int = 0  # a usual game
    tempts: Callable[[Any, int], bool] = tempts_nobody
    """tempts(s, seat): this seat, not awaited, would do well to act before others go on. Bots are asked, nobody waits.

    Only who has acted last is tempted.
    """
    offered: bool = True  # stands on the shelf
    features: Callable[[Any, int, Any, int, Any], int] = has_no_features
    """features(s, seat, legal, n, out): what speaks for each of the first n legal actions, a line of `out` for each.

    Returns which line of `weights` tells how much each of them counts; NOBODY if nothing was learned of such a choice.
    `s` is a state or a view; of it only what this seat may know is read.
    """
    weights: tuple[tuple[int, ...], ...] = ()  # learned by `simulate.train`: 1/65536 of a nat for a feature's unit
    weights_version: int = 0  # the rules_version that they were learned with
    trust: Callable[[int], int] = trusts_nothing
    """trust(seats): points that a nat of what was learned counts for in search, added up over all of its rounds."""
    value: Callable[[Any, int], int] | None = None
    """value(s, seat): what playouts and the arena count, where finished deals seldom change the `score`."""
    recall: Callable[[Any, Any, Any], None] | None = None
    """recall(v, mind, s): as `imagine`, for playouts: a random state that also fits what this mind remembers.

    It may settle what good players do not think about, such as drawing in time. With it `features` get states alone.
    """
    weighs: Callable[[Any, Any, int, Any], int] | None = None
    """weighs(v, legal, n, out): write the actions that search compares, return how many; all of them unless said.

    Where it compares none, the strongest of `bots` decides. Always plain, also for records.
    """
