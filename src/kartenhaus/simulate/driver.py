"""The loops that play games in bulk, through nothing but what a Game offers.

Restricted like the rules, so that they run plain and compiled alike. What they call of a game stands here as bare
names; `loops_of` binds them, with `Compiled.bind` or with `bind_plain`.
"""

from collections.abc import Callable, Sequence
from math import exp
from statistics import NormalDist
from types import FunctionType
from typing import Any, NamedTuple, Protocol

import numpy as np

from kartenhaus.bots import Mind, levels
from kartenhaus.bots.pace import SPREAD
from kartenhaus.kit import (
    CLOCK,
    NOBODY,
    Choice,
    Game,
    Log,
    RealTime,
    Row,
    below,
    blank,
    choices_of,
    dtype_of,
    log_record,
    log_with_room,
    next32,
    pack,
)
from kartenhaus.kit.events import EVERYBODY
from kartenhaus.kit.game import notices_nothing

SLOTS = 8  # levels beside random that a game may have; one for each `choose_…` below
WARM_UP = 15  # words to throw away after seeding, as sfc32's author does
LOG_ROOM = 512  # lines that one action may write, where bots listen
QUANTILES = 256
# How long a reaction takes, in thousandths of its median: equally likely values of a log-normal distribution.
SPREADS = tuple(round(1000 * exp(SPREAD * NormalDist().inv_cdf((i + 0.5) / QUANTILES))) for i in range(QUANTILES))
FINE = 1024  # parts of a thousandth of a reaction, so that hardly two are equal


def unbound(*arguments: Any) -> Any:
    """Stands for the functions of a game until `loops_of` binds them."""
    raise AssertionError("these loops play nothing until they are bound to a game")


start: Callable[[Any, Any], None] = unbound
awaits: Callable[[Any, int], bool] = unbound
tempts: Callable[[Any, int], bool] = unbound
may: Callable[[Any, int, Any], int] = unbound
act: Callable[[Any, int, int, Any], None] = unbound
see: Callable[[Any, int, Any], None] = unbound
is_over: Callable[[Any], bool] = unbound
standings: Callable[[Any, Any], None] = unbound
score: Callable[[Any, int], int] = unbound
deals_done: Callable[[Any], int] = unbound
notices: Callable[[Any, int, Any], None] = unbound
races: Callable[[Any, int], bool] = unbound
choose_1: Callable[[Any, Any, int, Any], int] = unbound
choose_2: Callable[[Any, Any, int, Any], int] = unbound
choose_3: Callable[[Any, Any, int, Any], int] = unbound
choose_4: Callable[[Any, Any, int, Any], int] = unbound
choose_5: Callable[[Any, Any, int, Any], int] = unbound
choose_6: Callable[[Any, Any, int, Any], int] = unbound
choose_7: Callable[[Any, Any, int, Any], int] = unbound
choose_8: Callable[[Any, Any, int, Any], int] = unbound


class Space(NamedTuple):
    """Where one worker plays: arrays of records, or lists of plain objects."""

    states: Any  # one; seats and options are set
    views: Any  # one
    view_bytes: Any  # the same memory; empty when plain
    minds: Any  # one a seat, and the CLOCK's chance
    mind_bytes: Any  # the same memory; empty when plain
    levels: Any  # by seat: 0 = random, else the place in `levels(game)`; the CLOCK is random
    medians: Any  # by seat, where people act at any moment: milliseconds until it acts in a race
    leaves: Any  # by action: 1 = the CLOCK's way to take a seat out of the game
    legal: Any  # room for all actions of the game
    log: Any  # without room where no bot listens
    before: Any  # by seat: the score when the last deal ended
    ranks: Any  # by seat, when the game is over
    root: Any  # four words that the seed has become


class Tally(NamedTuple):
    """Sums over games, whole numbers so that no order of adding them matters."""

    points: Any  # by seat: points in all deals
    point_products: Any  # by two seats: products of their points in the same deal
    wins: Any  # by seat: games won, in parts of `whole`
    win_products: Any  # by two seats: products of their wins in the same game


class HasRng(Protocol):
    """A record with a field `rng`."""

    rng: Row


def seed_from(r: HasRng, root: Row, game: int, stream: int) -> None:
    """Chance that depends on the seed, the number of the game and what it is for, and on nothing else."""
    r.rng[0] = root[0] ^ (game & 0xFFFFFFFF)
    r.rng[1] = root[1] ^ (game >> 32)
    r.rng[2] = root[2] ^ stream
    r.rng[3] = root[3]
    for _ in range(WARM_UP):
        next32(r)


def wipe(record: Any, cells: Row) -> None:
    """Make the record blank through the bytes that it lies in; plain objects need `wipe_plain` instead."""
    for i in range(len(cells)):
        cells[i] = 0


def choose_for(level: int, v: Any, legal: Row, n: int, mind: Mind) -> int:
    """One of the first n legal actions, as this level chooses. Random looks at no view."""
    if level == 1:
        return choose_1(v, legal, n, mind)
    if level == 2:
        return choose_2(v, legal, n, mind)
    if level == 3:
        return choose_3(v, legal, n, mind)
    if level == 4:
        return choose_4(v, legal, n, mind)
    if level == 5:
        return choose_5(v, legal, n, mind)
    if level == 6:
        return choose_6(v, legal, n, mind)
    if level == 7:
        return choose_7(v, legal, n, mind)
    if level == 8:
        return choose_8(v, legal, n, mind)
    return legal[below(mind, n)]


def choose_random(v: Any, legal: Row, n: int, mind: Mind) -> int:
    """Fills the slots that a game leaves empty."""
    return legal[below(mind, n)]


def begin_game(space: Space, game: int) -> None:
    """Deal, with fresh minds and the chance of this game."""
    s = space.states[0]
    wipe(space.minds, space.mind_bytes)
    seed_from(s, space.root, game, 0)
    for seat in range(s.seats):
        seed_from(space.minds[seat], space.root, game, seat + 1)
        space.before[seat] = 0
    start(s, space.log)
    listen(space.minds, space.levels, s.seats, space.log)


def listen(minds: Any, levels: Row, seats: int, log: Log) -> None:
    """Every bot notices what it is told, as far as anything is written down; then the log is empty."""
    for i in range(log.n):
        line = log.line[i]
        for seat in range(seats):
            if levels[seat] != 0 and (line[1] == EVERYBODY or line[1] == seat):
                notices(minds[seat], seat, line)
    log.n = 0


def look(s: Any, seat: int, v: Any, view_bytes: Row) -> None:
    """What a bot gets to see: a blank view, filled by the rules."""
    wipe(v, view_bytes)
    see(s, seat, v)


def count_deal(space: Space, tally: Tally) -> None:
    """Add what each seat has got in the deal that has just ended."""
    s = space.states[0]
    before = space.before
    for seat in range(s.seats):
        points = score(s, seat) - before[seat]
        before[seat] = points  # for the products below
        tally.points[seat] += points
    for a in range(s.seats):
        for b in range(s.seats):
            tally.point_products[a][b] += before[a] * before[b]
    for seat in range(s.seats):
        before[seat] = score(s, seat)


def count_game(space: Space, tally: Tally, whole: int) -> None:
    """Share one win among the seats of rank 1."""
    s = space.states[0]
    standings(s, space.ranks)
    winners = 0
    for seat in range(s.seats):
        if space.ranks[seat] == 1:
            winners += 1
    part = whole // winners
    for a in range(s.seats):
        if space.ranks[a] == 1:
            tally.wins[a] += part
            for b in range(s.seats):
                if space.ranks[b] == 1:
                    tally.win_products[a][b] += part * part


def play_game(space: Space, game: int, tally: Tally, whole: int) -> int:
    """Play one whole game and count it; return its deals.

    Every decision is made in this loop and its arrays have names of their own: handing `space` on for each decision,
    or asking `may` in another function than `act`, would take twice as long when compiled. Who has acted is asked
    again at once, before anybody else: for what it is tempted to do, and as it is often its turn still.
    """
    begin_game(space, game)
    s = space.states[0]
    v = space.views[0]
    view_bytes = space.view_bytes
    minds = space.minds
    levels = space.levels
    legal = space.legal
    log = space.log
    deals = 0
    while not is_over(s):
        for seat in range(s.seats):
            is_asked = awaits(s, seat)
            while is_asked:
                n = may(s, seat, legal)
                if levels[seat] == 0:
                    action = legal[below(minds[seat], n)]
                else:
                    look(s, seat, v, view_bytes)
                    action = choose_for(levels[seat], v, legal, n, minds[seat])
                act(s, seat, action, log)
                if log.n > 0:
                    listen(minds, levels, s.seats, log)
                if deals_done(s) != deals:
                    deals = deals_done(s)
                    count_deal(space, tally)
                is_asked = tempts(s, seat) or awaits(s, seat)
    count_game(space, tally, whole)
    return deals


def play_hurried_game(space: Space, game: int, tally: Tally, whole: int) -> int:
    """The same where people act at any moment: those who race first, then the awaited, and the CLOCK last."""
    begin_game(space, game)
    s = space.states[0]
    v = space.views[0]
    view_bytes = space.view_bytes
    minds = space.minds
    levels = space.levels
    medians = space.medians
    leaves = space.leaves
    legal = space.legal
    log = space.log
    seed_from(minds[s.seats], space.root, game, s.seats + 1)
    deals = 0
    seat = 0
    while not is_over(s):
        actor = next_actor(s, seat, minds, medians)
        n = may(s, actor, legal)
        if actor == CLOCK:
            seat = s.seats  # where its chance is kept
            n = without(legal, n, leaves)
        else:
            seat = actor
        assert n > 0, "somebody must race or be awaited until a game is over, or the CLOCK must be able to act"
        if levels[seat] == 0:
            action = legal[below(minds[seat], n)]
        else:
            look(s, seat, v, view_bytes)
            action = choose_for(levels[seat], v, legal, n, minds[seat])
        act(s, actor, action, log)
        listen(minds, levels, s.seats, log)
        if deals_done(s) != deals:
            deals = deals_done(s)
            count_deal(space, tally)
    count_game(space, tally, whole)
    return deals


def next_actor(s: Any, last: int, minds: Any, medians: Row) -> int:
    """Who acts now: the quickest in a race; else who is tempted or awaited, beginning with the last one; the CLOCK."""
    seat = quickest(s, minds, medians)
    if seat != NOBODY:
        return seat
    if last < s.seats and tempts(s, last):
        return last
    for step in range(s.seats):
        seat = (last + step) % int(s.seats)
        if awaits(s, seat):
            return seat
    return CLOCK


def quickest(s: Any, minds: Any, medians: Row) -> int:
    """The seat whose reaction, drawn anew, takes the least time among those who race; NOBODY if none does."""
    first = NOBODY
    least = 0
    for seat in range(s.seats):
        if races(s, seat):
            time = reaction(medians[seat], minds[seat])
            if first == NOBODY or time < least:
                first = seat
                least = time
    return first


def reaction(median: int, mind: Mind) -> int:
    """How long it takes until this mind acts, in parts of a millisecond."""
    return median * SPREADS[below(mind, QUANTILES)] * FINE + below(mind, FINE)


def without(legal: Row, n: int, leaves: Row) -> int:
    """Keep the first n actions that take nobody out of the game; how many they are."""
    kept = 0
    for i in range(n):
        legal[kept] = legal[i]
        kept += 1 - leaves[legal[i]]
    return kept


def play_games(space: Space, first: int, deals: Row, tally: Tally, whole: int) -> None:
    """Play as many games as `deals` has places, from number `first` on; write down how many deals each had."""
    for i in range(len(deals)):
        deals[i] = play_game(space, first + i, tally, whole)


ASKED = (
    "start", "awaits", "tempts", "may", "act", "see", "is_over", "standings", "score", "deals_done", "notices",
)  # fmt: skip


class Bind(Protocol):
    """Give a function of this file other globals: `Compiled.bind` or `bind_plain`."""

    def __call__(self, f: Callable[..., Any], **names: Any) -> Any: ...


def loops_of(game: Game, bind: Bind) -> Callable[[Space, int, Any, Tally, int], None]:
    """`play_games` for one game.

    All levels are bound at once, as the compiler's cache does not see which functions a name stands for.
    """
    assert len(game.bots) <= SLOTS, f"expected at most {SLOTS} levels, got {len(game.bots)}"
    chosen = {f"choose_{i}": choose for i, choose in enumerate(game.bots.values(), 1)}
    empty = bind(choose_random)
    slots = {f"choose_{i}": empty for i in range(1, SLOTS + 1)} | chosen
    names: dict[str, Any] = {name: getattr(game, name) for name in ASKED}
    names["wipe"] = bind(wipe) if bind is not bind_plain else wipe_plain
    names["seed_from"] = bind(seed_from)
    names["choose_for"] = bind(choose_for, **slots)
    for f in (look, listen, begin_game, count_deal, count_game):
        names[f.__name__] = bind(f, **names)
    names["play_game"] = bind(play_game, **names) if game.real_time is None else hurried(names, game.real_time, bind)
    bound: Callable[[Space, int, Any, Tally, int], None] = bind(play_games, **names)
    return bound


def hurried(names: dict[str, Any], real_time: RealTime, bind: Bind) -> Any:
    """`play_hurried_game` for one game."""
    names = names | {"races": real_time.races}
    for f in (without, reaction, quickest, next_actor):
        names[f.__name__] = bind(f, **names)
    return bind(play_hurried_game, **names)


def bind_plain(f: Callable[..., Any], **names: Any) -> Any:
    """Give a function other globals, and leave it plain."""
    assert isinstance(f, FunctionType)
    return FunctionType(f.__code__, f.__globals__ | names, f.__name__, f.__defaults__)


def wipe_plain(record: Any, cells: Row) -> None:
    """Make a plain record, or a list of them, blank."""
    for each in record if isinstance(record, list) else [record]:
        for name, value in vars(each).items():
            setattr(each, name, zeros_like(value))


def zeros_like(value: Any) -> Any:
    """0, or as many as there are."""
    return [zeros_like(each) for each in value] if isinstance(value, list) else 0


def root_of(seed: int) -> list[int]:
    """Four words from a seed of any size."""
    return [int(word) for word in np.random.SeedSequence(seed).generate_state(4)]


def level_numbers(game: Game, bots: Sequence[str]) -> list[int]:
    """By seat, the place of the bot's level in `levels(game)`; the last one is the CLOCK's."""
    return [levels(game).index(level) for level in (*bots, "random")]


def median_times(game: Game, bots: Sequence[str]) -> list[int]:
    """By seat, milliseconds until the bot acts in a race; 0 where there are none."""
    return [0 if game.real_time is None else game.real_time.reactions[level] for level in bots]


def leaving(game: Game) -> list[int]:
    """By action: 1 if it is named after a way to leave (option `leaver`), which bots in bulk never do."""
    kinds = [option.kind for option in choices_of(game.Options) if option.name == "leaver"]
    ways = {way for kind in kinds if isinstance(kind, Choice) for way in kind.values}
    return [int(game.moves.named(action)["move"] in ways) for action in range(game.moves.size)]


def room_for(game: Game, bots: Sequence[str]) -> int:
    """Lines of the log: none where nobody listens, as writing takes time."""
    listeners = [level for level in bots if level != "random"]
    return LOG_ROOM if remembers(game) and listeners else 0


def remembers(game: Game) -> bool:
    """Bots of this game notice something."""
    return game.notices is not notices_nothing


def log_for(game: Game, bots: Sequence[str]) -> np.void:
    """A log of one size for all tables of a game, so that its loops are compiled once."""
    log = log_record(LOG_ROOM if remembers(game) else 0)
    log["room"] = room_for(game, bots)
    return log


def records_of(schema: type[Any], n: int) -> Any:
    """Blank records."""
    return np.zeros(n, dtype_of(schema))


def record_space(game: Game, options: dict[str, int], bots: Sequence[str], seed: int) -> Space:
    """A space of records, for compiled loops."""
    states = records_of(game.State, 1)
    states["seats"] = len(bots)
    for name, value in options.items():
        states[name] = value
    views = records_of(game.View, 1)
    minds = records_of(game.Mind, len(bots) + 1)
    return Space(
        states=states,
        views=views,
        view_bytes=views.view(np.uint8),
        minds=minds,
        mind_bytes=minds.view(np.uint8),
        levels=np.array(level_numbers(game, bots), np.int64),
        medians=np.array(median_times(game, bots), np.int64),
        leaves=np.array(leaving(game), np.int64),
        legal=np.zeros(game.moves.size, np.int64),
        log=log_for(game, bots),
        before=np.zeros(len(bots), np.int64),
        ranks=np.zeros(game.seats.stop, np.int64),
        root=np.array(root_of(seed), np.int64),
    )


def plain_space(game: Game, options: dict[str, int], bots: Sequence[str], seed: int) -> Space:
    """A space of plain objects, for plain loops: the same games, slowly."""
    state = blank(game.State)
    for name, value in ({"seats": len(bots)} | options).items():
        setattr(state, name, value)
    return Space(
        states=[state],
        views=[blank(game.View)],
        view_bytes=[],
        minds=[blank(game.Mind) for _ in range(len(bots) + 1)],
        mind_bytes=[],
        levels=level_numbers(game, bots),
        medians=median_times(game, bots),
        leaves=leaving(game),
        legal=[0] * game.moves.size,
        log=log_with_room(room_for(game, bots)),
        before=[0] * len(bots),
        ranks=[0] * game.seats.stop,
        root=root_of(seed),
    )


def packed(state: Any, game: Game) -> np.void:
    """A plain state as a record, to compare its bytes."""
    record = records_of(game.State, 1)[0]
    pack(state, record)
    assert isinstance(record, np.void)
    return record


def tally_of(seats: int) -> Tally:
    """Nothing counted yet."""
    return Tally(
        points=np.zeros(seats, np.int64),
        point_products=np.zeros((seats, seats), np.int64),
        wins=np.zeros(seats, np.int64),
        win_products=np.zeros((seats, seats), np.int64),
    )
