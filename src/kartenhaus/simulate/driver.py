"""The loops that play games in bulk, through nothing but what a Game offers.

Restricted like the rules, so that they run plain and compiled alike. What they call of a game stands here as bare
names; `loops_of` binds them, with `Compiled.bind` or with `bind_plain`.
"""

from collections.abc import Callable
from math import exp
from statistics import NormalDist
from types import FunctionType
from typing import Any, Protocol

from kartenhaus.bots import Mind
from kartenhaus.bots.pace import SPREAD
from kartenhaus.kit import CLOCK, NOBODY, Game, Log, RealTime, Row, below, next32
from kartenhaus.kit.events import EVERYBODY

from .space import Space, Tally, Watch

SLOTS = 8  # levels beside random that a game may have; one for each `choose_…` below
WARM_UP = 15  # words to throw away after seeding, as sfc32's author does
QUANTILES = 256
# How long a reaction takes, in thousandths of its median: equally likely values of a log-normal distribution.
SPREADS = tuple(round(1000 * exp(SPREAD * NormalDist().inv_cdf((i + 0.5) / QUANTILES))) for i in range(QUANTILES))
FINE = 1024  # parts of a thousandth of a reaction, so that hardly two are equal


def unbound(*arguments: Any) -> Any:
    """Stands for the functions of a game until `loops_of` binds them."""
    raise AssertionError("these loops play nothing until they are bound to a game")


# False where nobody wants to know what became of each game: merely to ask would cost a twenty-fifth of the time.
may_be_watched = True
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
    thinking = 0
    for seat in range(s.seats):
        thinking += space.levels[seat]
    if thinking > 0:  # random keeps nothing in mind
        wipe(space.minds, space.mind_bytes)
    seed_from(s, space.root, game, 0)
    for seat in range(s.seats):
        seed_from(space.minds[seat], space.root, game, seat + 1)
        space.before[seat] = 0
    start(s, space.log)
    if may_be_watched and len(space.sheet.points) > 0:
        forget(space.watch, s.seats)
        note_events(space.watch, space.log)
    listen(space.minds, space.levels, s.seats, space.log)


def listen(minds: Any, levels: Row, seats: int, log: Log) -> None:
    """Every bot notices what it is told, as far as anything is written down; then the log is empty."""
    for i in range(log.n):
        line = log.line[i]
        for seat in range(seats):
            if levels[seat] != 0 and (line[1] == EVERYBODY or line[1] == seat):
                notices(minds[seat], seat, line)
    log.n = 0


def forget(watch: Watch, seats: int) -> None:
    """Keep nothing in mind of the game before."""
    watch.n_turns[0] = 0
    watch.n_lead_changes[0] = 0
    watch.leader[0] = NOBODY
    for seat in range(seats):
        watch.times_last[seat] = 0


def note_events(watch: Watch, log: Log) -> None:
    """Keep in mind what has happened; what is whispered to several seats counts for each."""
    for i in range(log.n):
        kind = log.line[i][0]
        watch.seen[kind] += 1
        watch.n_turns[0] += watch.begins[kind]


def note_choice(watch: Watch, tally: Tally, seat: int, n: int, action: int) -> None:
    """Keep in mind what was chosen, and among how many."""
    tally.legal[n] += 1
    watch.acted[seat][action] += 1


def note_lead(space: Space) -> None:
    """Keep in mind who leads and who is last after a deal, unless it was the last one."""
    s = space.states[0]
    watch = space.watch
    if is_over(s):
        return
    standings(s, watch.ranks)
    leaders = 0
    leader = NOBODY
    worst = 1
    for seat in range(s.seats):
        if watch.ranks[seat] == 1:
            leaders += 1
            leader = seat
        if watch.ranks[seat] > worst:
            worst = watch.ranks[seat]
    note_leader(watch, leader, leaders)
    if worst > 1:
        for seat in range(s.seats):
            if watch.ranks[seat] == worst:
                watch.times_last[seat] += 1


def note_leader(watch: Watch, leader: int, leaders: int) -> None:
    """Another seat leads alone than the last one that did: the lead has changed."""
    if leaders == 1:
        if watch.leader[0] != NOBODY and watch.leader[0] != leader:
            watch.n_lead_changes[0] += 1
        watch.leader[0] = leader


def note_winner(space: Space) -> None:
    """Whoever wins alone leads."""
    winners = 0
    winner = NOBODY
    for seat in range(space.states[0].seats):
        if space.ranks[seat] == 1:
            winners += 1
            winner = seat
    note_leader(space.watch, winner, winners)


def count_watched(space: Space, tally: Tally) -> None:
    """Add what was kept in mind of the game that has just ended."""
    watch = space.watch
    for kind in range(len(watch.seen)):
        n = watch.seen[kind]
        if n > 0:
            tally.events[kind] += n
            tally.event_squares[kind] += n * n
            tally.event_games[kind] += 1
            watch.seen[kind] = 0
    for seat in range(space.states[0].seats):
        for action in range(len(tally.done)):
            n = watch.acted[seat][action]
            if n > 0:
                tally.done[action] += n
                tally.done_squares[action] += n * n
                if space.ranks[seat] == 1:
                    tally.first_done[action] += n
                    tally.first_done_squares[action] += n * n
                watch.acted[seat][action] = 0


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
    is_watched = may_be_watched and len(space.sheet.points) > 0
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
                if is_watched:
                    note_choice(space.watch, tally, seat, n, action)
                act(s, seat, action, log)
                if log.n > 0:
                    if is_watched:
                        note_events(space.watch, log)
                    listen(minds, levels, s.seats, log)
                if deals_done(s) != deals:
                    deals = deals_done(s)
                    count_deal(space, tally)
                    if is_watched:
                        note_lead(space)
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
    is_watched = may_be_watched and len(space.sheet.points) > 0
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
        if is_watched and seat < s.seats:
            note_choice(space.watch, tally, seat, n, action)
        act(s, actor, action, log)
        if is_watched:
            note_events(space.watch, log)
        listen(minds, levels, s.seats, log)
        if deals_done(s) != deals:
            deals = deals_done(s)
            count_deal(space, tally)
            if is_watched:
                note_lead(space)
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


def write_down(space: Space, i: int) -> None:
    """Line i of the sheet: what became of the game that has just ended."""
    sheet = space.sheet
    watch = space.watch
    note_winner(space)
    sheet.turns[i] = watch.n_turns[0]
    sheet.lead_changes[i] = watch.n_lead_changes[0]
    for seat in range(space.states[0].seats):
        sheet.points[i][seat] = space.before[seat]
        sheet.ranks[i][seat] = space.ranks[seat]
        sheet.times_last[i][seat] = watch.times_last[seat]


def play_games(space: Space, first: int, deals: Row, tally: Tally, whole: int) -> None:
    """Play as many games as `deals` has places, from number `first` on; write down how many deals each had."""
    for i in range(len(deals)):
        deals[i] = play_game(space, first + i, tally, whole)
        if may_be_watched and i < len(space.sheet.points):
            write_down(space, i)
            count_watched(space, tally)


ASKED = (
    "start", "awaits", "tempts", "may", "act", "see", "is_over", "standings", "score", "deals_done", "notices",
)  # fmt: skip


class Bind(Protocol):
    """Give a function of this file other globals: `Compiled.bind` or `bind_plain`."""

    def __call__(self, f: Callable[..., Any], is_copied: bool = True, **names: Any) -> Any: ...


def loops_of(game: Game, bind: Bind, may_be_watched: bool = True) -> Callable[[Space, int, Any, Tally, int], None]:
    """`play_games` for one game; without a line on the sheet unless it may be watched.

    All levels are bound at once, as the compiler's cache does not see which functions a name stands for.
    """
    assert len(game.bots) <= SLOTS, f"expected at most {SLOTS} levels, got {len(game.bots)}"
    chosen = {f"choose_{i}": choose for i, choose in enumerate(game.bots.values(), 1)}
    empty = bind(choose_random)
    slots = {f"choose_{i}": empty for i in range(1, SLOTS + 1)} | chosen
    names: dict[str, Any] = {name: getattr(game, name) for name in ASKED} | {"may_be_watched": may_be_watched}
    names["wipe"] = bind(wipe) if bind is not bind_plain else wipe_plain
    names["seed_from"] = bind(seed_from)
    names["choose_for"] = bind(choose_for, **slots)
    # Called and not copied: copies of what is seldom asked for cost those a fortieth of their time who do not ask.
    for note in (forget, note_choice, note_events, note_leader, note_lead, note_winner, count_watched):
        names[note.__name__] = bind(note, False, **names)
    for f in (look, listen, begin_game, count_deal, count_game, write_down):
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


def bind_plain(f: Callable[..., Any], is_copied: bool = True, **names: Any) -> Any:
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
