"""A game as values, with everything that chance decides in the open: where it stands, and what comes next.

The rules draw their chance from a generator. Here each draw has as many outcomes as the rules say, all equally likely,
and waits until it is said which. To this end an action is done on a copy of the state, and done anew with one outcome
more, until it needs no further one.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from itertools import chain
from types import FunctionType, SimpleNamespace
from typing import Any, NamedTuple

from kartenhaus.bots import leaving
from kartenhaus.compiled import rule_modules
from kartenhaus.games import load
from kartenhaus.kit import (
    CLOCK,
    NOBODY,
    ONLOOKER,
    BadMessage,
    Game,
    below,
    blank,
    choices_of,
    dtype_of,
    whisper,
)
from kartenhaus.kit.events import EVERYBODY

from .observations import columns
from .one_game import nobody_races

DRAW, FIRST, TABLE = range(3)  # what chance decides: a draw of the rules, who is quickest, what the CLOCK does
MOST_OUTCOMES = 256  # of a chance node; a draw with more becomes two of them or more
DRAWS_A_MOVE = 16  # chance nodes for each move that a game may have
DRAWS_AT_ONCE = 1000  # chance nodes within one action, as when a whole pack is shuffled
IMAGININGS = 50  # states made up until one has the same seat to decide
OWN = 1  # what a line of `recent` begins with: an action of one's own; or else 2 and more, the kinds of events
FACTS = 5  # numbers in such a line


class Undecided(Exception):
    """The rules need an outcome below n that is not there yet."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


def decided(s: Any, n: int) -> int:
    """Stands in for `below`: the next outcome that lies ready in `s.rng`; of many, first the part it is in."""
    if n <= 1:
        return 0
    if not s.rng:
        raise Undecided(n)
    part = int(s.rng.pop(0))
    sizes = parts(n)
    return part * sizes[0] + decided(s, sizes[part])


def parts(n: int) -> list[int]:
    """The sizes of at most MOST_OUTCOMES parts of n, all alike but for the last one."""
    size = -(-n // MOST_OUTCOMES)
    return [min(size, n - start) for start in range(0, n, size)]


def told_in_full(log: Any, to: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Stands in for `whisper`: any number of lines, none of them written beforehand."""
    log.line.append((kind, to, a, b, c, d))


@cache
def with_chance_in_the_open(id: str) -> tuple[Callable[[Any, Any], None], Callable[[Any, int, int, Any], None]]:
    """`start` and `act` of a game's rules, which raise Undecided where an outcome is missing."""
    game = load(id)
    copies: dict[FunctionType, FunctionType] = {}
    spaces = []
    for module in rule_modules(game):
        space = dict(vars(module))
        spaces.append(space)
        for f in vars(module).values():
            if isinstance(f, FunctionType) and f.__module__ == module.__name__:
                copies[f] = FunctionType(f.__code__, space, f.__name__, f.__defaults__)
    copies |= {plain(below): plain(decided), plain(whisper): plain(told_in_full)}
    for space in spaces:
        for name, value in space.items():
            if isinstance(value, FunctionType):
                space[name] = copies.get(value, value)
    return copies[plain(game.start)], copies[plain(game.act)]


def plain(f: Callable[..., Any]) -> FunctionType:
    """The function itself, not any other thing that can be called."""
    assert isinstance(f, FunctionType)
    return f


class Rules:
    """One game with its options and seats; all tables that agree on these share it."""

    def __init__(self, id: str, seats: int, options: tuple[tuple[str, int], ...], max_moves: int, recent: int) -> None:
        self.key = (id, seats, options, max_moves, recent)
        self.game = load(id)
        self.seats = range(seats)
        self.max_moves = max_moves
        self.recent = recent
        self.start, self.act = with_chance_in_the_open(id)
        self.races = nobody_races if self.game.real_time is None else self.game.real_time.races
        self.leaves = leaving(self.game)
        self.names = [column.name for column in columns(self.game.View)]
        self.fields = dtype_of(self.game.View).names or ()
        self.empty = (0,) * len(self.names)
        self.state = blank(self.game.State)  # before the first deal
        self.lists = lists_in(self.state)
        for name, value in (("seats", seats), *options):
            setattr(self.state, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, self.key

    @cached_property
    def first(self) -> "Moment":
        """Before anything is dealt."""
        past = Past(self, {viewer: Known("", (), self.empty) for viewer in range(ONLOOKER, len(self.seats))})
        return carried_out(Moment(self, None, NOBODY, (), (), DRAW, (NOBODY, 0), (), NOBODY, past, 0, 0))

    def legal(self, s: Any, actor: int) -> list[int]:
        """The actor's legal actions; those of the CLOCK without the ones that take a seat out of the game."""
        legal = [0] * self.game.moves.size
        found = legal[: self.game.may(s, actor, legal)]
        return found if actor != CLOCK else [action for action in found if not self.leaves[action]]

    def move(self, action: int) -> str:
        """An action's name and number, "choose 55"."""
        return " ".join(map(str, self.game.moves.named(action).values()))

    def event(self, line: tuple[int, ...]) -> str:
        """An event's name and facts, "took(1,0)"."""
        kind = self.game.events.kinds[line[0]]
        return f"{kind.name}({','.join(map(str, line[2 : 2 + len(kind.facts)]))})"


@cache
def rules_of(id: str, seats: int, options: tuple[tuple[str, int], ...], max_moves: int, recent: int) -> Rules:
    """The rules that all equal tables share."""
    return Rules(id, seats, options, max_moves, recent)


class Moment(NamedTuple):
    """Where a game stands. It is a value: whatever happens makes another one, so copies cost nothing."""

    rules: Rules
    state: Any  # never changed; None before the first deal
    actor: int  # the seat that decides, NOBODY when chance does or the game is over
    outcomes: tuple[int, ...]  # of the chance node; empty when a seat decides or the game is over
    weights: tuple[int, ...]  # of these outcomes
    kind: int  # what chance decides
    doing: tuple[int, int]  # actor and action that are not done yet as outcomes are missing; NOBODY's: the deal
    drawn: tuple[int, ...]  # outcomes of it so far
    last: int  # who acted last; the number of seats for the CLOCK
    past: "Past"
    n_moves: int  # decisions of seats
    n_draws: int  # of chance

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self


def after(m: Moment, outcome: int) -> Moment:
    """The next moment, when chance or the seat that decides has decided this."""
    if not m.outcomes:
        return carried_out(m._replace(n_moves=m.n_moves + 1, doing=(m.actor, outcome), drawn=()))
    m = m._replace(n_draws=m.n_draws + 1, outcomes=())
    if m.kind == FIRST:
        return m._replace(actor=outcome)
    if m.kind == TABLE:
        return carried_out(m._replace(doing=(CLOCK, outcome), drawn=()))
    return carried_out(m._replace(drawn=(*m.drawn, outcome)))


def carried_out(m: Moment) -> Moment:
    """What is being done is done, as far as its outcomes are there."""
    rules = m.rules
    s = copied(rules.state if m.state is None else m.state, rules.lists)
    s.rng = list(m.drawn)
    log = SimpleNamespace(room=1, n=0, line=[])
    actor, action = m.doing
    try:
        if m.state is None:
            rules.start(s, log)
        else:
            rules.act(s, actor, action, log)
    except Undecided as missing:
        return at_chance(m, range(len(parts(missing.n))), parts(missing.n), DRAW)
    past = Past(rules, {}, m.past, m.state, actor, action, tuple(log.line))
    last = {NOBODY: 0, CLOCK: len(rules.seats)}.get(actor, actor)
    return gone_on(m._replace(state=s, last=last, drawn=(), past=past))


def gone_on(m: Moment) -> Moment:
    """Whose turn it is to decide: a seat's, chance's, or nobody's as the game is over."""
    rules, s, game = m.rules, m.state, m.rules.game
    m = m._replace(actor=NOBODY, outcomes=())
    if game.is_over(s) or is_broken_off(m):
        return m
    racing = [seat for seat in rules.seats if rules.races(s, seat)]
    if len(racing) > 1:
        return at_chance(m, racing, [1] * len(racing), FIRST)
    if racing:
        return m._replace(actor=racing[0])
    if m.last < len(rules.seats) and game.tempts(s, m.last):
        return m._replace(actor=m.last)
    for step in rules.seats:
        seat = (m.last + step) % len(rules.seats)
        if game.awaits(s, seat):
            return m._replace(actor=seat)
    legal = rules.legal(s, CLOCK)
    assert legal, "somebody must race or be awaited until a game is over, or the CLOCK must be able to act"
    if len(legal) == 1:
        return carried_out(m._replace(doing=(CLOCK, legal[0]), drawn=()))
    return at_chance(m, legal, [1] * len(legal), TABLE)


def at_chance(m: Moment, outcomes: Sequence[int], weights: Sequence[int], kind: int) -> Moment:
    """Chance decides next."""
    return m._replace(actor=NOBODY, outcomes=tuple(outcomes), weights=tuple(weights), kind=kind)


def is_broken_off(m: Moment) -> bool:
    """There were as many decisions as there may be."""
    return m.n_moves >= m.rules.max_moves or m.n_draws >= DRAWS_A_MOVE * m.rules.max_moves + DRAWS_AT_ONCE


def is_legal(m: Moment, action: int) -> bool:
    """The seat whose turn it is may do this."""
    game = m.rules.game
    return m.actor != NOBODY and 0 <= action < game.moves.size and game.why_not(m.state, m.actor, action) == 0


def may_decide(rules: Rules, s: Any, seat: int) -> bool:
    """The game asks this seat, whomever else it asks."""
    return bool(rules.races(s, seat) or rules.game.awaits(s, seat) or rules.game.tempts(s, seat))


class Known(NamedTuple):
    """What one viewer remembers."""

    text: str  # all it has done, seen when it decided, and been told
    recent: tuple[tuple[int, ...], ...]  # the last lines of it as numbers
    seen: tuple[int, ...]  # its view when it decided last


class Past:
    """One thing that was done, and all that was before. It is put into words only when somebody asks for them."""

    def __init__(
        self,
        rules: Rules,
        known: dict[int, Known],
        before: "Past | None" = None,
        state: Any = None,
        actor: int = NOBODY,
        action: int = 0,
        lines: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.rules = rules
        self.known = known  # by viewer, as far as it was asked for; all of them where nothing is before
        self.before = before
        self.state = state  # in which it was done
        self.actor = actor
        self.action = action
        self.lines = lines  # what was told

    def __reduce__(self) -> tuple[Any, ...]:
        return Past, (self.rules, {viewer: known(self, viewer) for viewer in range(ONLOOKER, len(self.rules.seats))})


def known(past: Past, viewer: int) -> Known:
    """All that this viewer remembers."""
    steps = []
    at = past
    while viewer not in at.known:
        assert at.before is not None
        steps.append(at)
        at = at.before
    found = at.known[viewer]
    for step in reversed(steps):
        found = learned(found, step, viewer)
    past.known[viewer] = found
    return found


def learned(k: Known, step: Past, viewer: int) -> Known:
    """What the viewer remembers after one thing more: what it saw and did if it was its own, and what it was told."""
    rules = step.rules
    text, recent, seen = k
    if step.actor == viewer and step.state is not None:
        now = cells(rules, step.state, viewer)
        text += f"saw {differing(rules, seen, now)}\ndid {rules.move(step.action)}\n"
        recent, seen = (*recent, (OWN, step.action, 0, 0, 0)), now
    mine = [line for line in step.lines if line[1] in (EVERYBODY, viewer)]
    text += "".join(f"{rules.event(line)}\n" for line in mine)
    return Known(text, (*recent, *((OWN + 1 + line[0], *line[2:]) for line in mine))[-rules.recent :], seen)


def copied(record: Any, lists: Sequence[str]) -> Any:
    """A plain record that shares none of its lists with this one."""
    copy = SimpleNamespace(**vars(record))
    for name in lists:
        setattr(copy, name, copied_list(getattr(record, name)))
    return copy


def copied_list(value: list[Any]) -> list[Any]:
    """A list, or a list of lists."""
    return [copied_list(each) for each in value] if value and isinstance(value[0], list) else value[:]


def lists_in(record: Any) -> list[str]:
    """The names of the fields that are lists."""
    return [name for name, value in vars(record).items() if isinstance(value, list)]


def view(rules: Rules, s: Any, viewer: int) -> Any:
    """What this seat, or the ONLOOKER, may know; nothing before the first deal."""
    v = blank(rules.game.View)
    if s is None:
        for name in ("seats", *options_of(rules.game)):
            setattr(v, name, getattr(rules.state, name))
    else:
        rules.game.see(s, viewer, v)
    return v


def cells(rules: Rules, s: Any, viewer: int) -> tuple[int, ...]:
    """The view's numbers, one after another, as `flat` has them."""
    v = view(rules, s, viewer)
    return tuple(chain.from_iterable(numbers(getattr(v, name)) for name in rules.fields))


def numbers(value: Any) -> Any:
    """Those in a field, in their order."""
    if not isinstance(value, list):
        return (value,)
    return chain.from_iterable(map(numbers, value)) if value and isinstance(value[0], list) else value


def differing(rules: Rules, before: tuple[int, ...], now: tuple[int, ...]) -> str:
    """The cells that are not as before, "turn=3 row[0,1]=55"."""
    if before == now:
        return ""
    return " ".join(f"{rules.names[i]}={now[i]}" for i in range(len(now)) if now[i] != before[i])


def imagined(m: Moment, seat: int, chance: Callable[[], float]) -> Moment:
    """A random moment of which this seat knows just as much; the others remember what everybody was told, no more."""
    if m.state is None or m.outcomes or m.actor == NOBODY:
        raise BadMessage("a moment at which a seat decides", "chance or the end", "imagined")
    rules = m.rules
    v = view(rules, m.state, seat)
    words = [int(chance() * 2**32) for _ in range(4)]
    words[3] |= 1
    s = copied(rules.state, rules.lists)
    for _ in range(IMAGININGS):
        s.rng = words
        rules.game.imagine(v, s)
        words, s.rng = s.rng, []
        if may_decide(rules, s, m.actor):
            break
    else:
        raise BadMessage(f"that seat {m.actor} decides", f"none of {IMAGININGS} states", "imagined")
    everybody = known(m.past, ONLOOKER)
    memories = {other: everybody._replace(seen=rules.empty) for other in rules.seats} | {ONLOOKER: everybody}
    return m._replace(state=s, past=Past(rules, memories | {seat: known(m.past, seat)}))


def options_of(game: Game) -> list[str]:
    """Their names."""
    return [option.name for option in choices_of(game.Options)]
