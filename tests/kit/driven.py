"""Random play that runs three ways from one text: plain, compiled, and in the CUDA simulator.

Functions from `fold` on read a game's functions (`may`, `act`, …) as globals; `driven` puts them in their place. Moves
that need words are done without any: the rules never see words.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from kartenhaus import kit
from kartenhaus.kit import CLOCK, ONLOOKER, Game, below

if TYPE_CHECKING:  # put in place by `driven`
    from kartenhaus.compiled import Compiled

    def act(s: Any, actor: int, action: int, log: Any) -> None: ...
    def awaits(s: Any, seat: int) -> bool: ...
    def imagine(v: Any, s: Any) -> None: ...
    def is_over(s: Any) -> bool: ...
    def may(s: Any, actor: int, legal: Any) -> int: ...
    def race(s: Any) -> int: ...
    def races(s: Any, seat: int) -> bool: ...
    def see(s: Any, viewer: int, v: Any) -> None: ...
    def start(s: Any, log: Any) -> None: ...
    def why_not(s: Any, actor: int, action: int) -> int: ...


STUCK = -1  # the game is not over, but nobody may act
MODULUS = 1_000_003
TABLE_ACTS = 200  # the table itself acts once in so many steps, if it may


def no_race(s: Any) -> int:
    """For games in which nobody is ever in a hurry."""
    return 0


def nobody_races(s: Any, seat: int) -> bool:
    """The same, by seat."""
    return False


def fold(total: int, value: int) -> int:
    """Add a number to a running checksum."""
    return (total * 31 + int(value) + 3) % MODULUS


def somebody(s: Any, legal: Any, mind: Any) -> int:
    """Mostly a seat that races or that the game awaits, now and then any seat or the table itself."""
    if below(mind, TABLE_ACTS) == 0 and may(s, CLOCK, legal) > 0:
        return CLOCK
    if below(mind, 4) == 0:
        seat = below(mind, s.seats)
        if may(s, seat, legal) > 0:
            return seat
    first = below(mind, s.seats)
    for step in range(s.seats):
        seat = (first + step) % int(s.seats)
        if awaits(s, seat) or races(s, seat):
            return seat
    return CLOCK


def chances(s: Any, legal: Any) -> int:
    """A checksum of who is awaited, who races for what, and of all that everybody may do."""
    total = fold(0, race(s))
    for place in range(ONLOOKER, s.seats):
        actor = place
        if place == ONLOOKER:
            actor = CLOCK
        else:
            total = fold(total, awaits(s, actor))
            total = fold(total, races(s, actor))
        n = may(s, actor, legal)
        total = fold(total, n)
        for i in range(n):
            total = fold(total, legal[i])
    return total


def reasons(s: Any, size: int) -> int:
    """A checksum of what stands against every action of everybody."""
    total = 0
    for actor in range(s.seats):
        for action in range(size):
            total = fold(total, why_not(s, actor, action))
    for action in range(size):
        total = fold(total, why_not(s, CLOCK, action))
    return total


def contradictions(s: Any, legal: Any, counts: Any, size: int) -> int:
    """For how many actions `may` and `why_not` disagree, or `may` names them twice."""
    wrong = 0
    for place in range(ONLOOKER, s.seats):
        actor = place
        if place == ONLOOKER:
            actor = CLOCK
        for action in range(size):
            counts[action] = 0
        for i in range(may(s, actor, legal)):
            counts[legal[i]] += 1
        for action in range(size):
            if (why_not(s, actor, action) == 0) != (counts[action] == 1) or counts[action] > 1:
                wrong += 1
    return wrong


def step(s: Any, log: Any, legal: Any, mind: Any) -> int:
    """Somebody does something at random; the action done, or STUCK."""
    actor = somebody(s, legal, mind)
    n = may(s, actor, legal)
    if n == 0:
        return STUCK
    action = int(legal[below(mind, n)])
    act(s, actor, action, log)
    return action


def play(s: Any, log: Any, legal: Any, mind: Any, steps: int) -> int:
    """Play on for some steps or to the end; how many steps were played, or STUCK."""
    done = 0
    while done < steps and not is_over(s):
        if step(s, log, legal, mind) == STUCK:
            return STUCK
        done += 1
    return done


def play_traced(s: Any, log: Any, legal: Any, mind: Any, trace: Any, size: int, every: int) -> int:
    """Play on while the trace has room: it gets what all may do, now and then why not the rest, and what was done."""
    done = 0
    while done < len(trace) and not is_over(s):
        total = chances(s, legal)
        if done % every == 0:
            total = fold(total, reasons(s, size))
        action = step(s, log, legal, mind)
        if action == STUCK:
            return STUCK
        trace[done] = fold(total, action)
        done += 1
    return done


def play_checked(s: Any, log: Any, legal: Any, mind: Any, counts: Any, size: int, steps: int) -> int:
    """Play on for some steps, comparing `may` and `why_not` at each: contradictions found, or STUCK."""
    wrong = 0
    done = 0
    while done < steps and not is_over(s):
        wrong += contradictions(s, legal, counts, size)
        if step(s, log, legal, mind) == STUCK:
            return STUCK
        done += 1
    return wrong


def same_chances(s: Any, other: Any, viewer: int, legal: Any) -> bool:
    """Everybody is awaited and races alike in both states, and the viewer may do the same."""
    if race(s) != race(other):
        return False
    for seat in range(s.seats):
        if awaits(s, seat) != awaits(other, seat) or races(s, seat) != races(other, seat):
            return False
    if viewer == ONLOOKER:
        return True
    n = may(s, viewer, legal)
    total = 0
    for i in range(n):
        total = fold(total, legal[i])
    if may(other, viewer, legal) != n:
        return False
    again = 0
    for i in range(n):
        again = fold(again, legal[i])
    return total == again


def look_round(s: Any, log: Any, legal: Any, mind: Any, views: Any, dreams: Any, again: Any) -> int:
    """Play on while there is room; at each step every viewer looks, dreams up a state and looks at that.

    Returns how many views there are; STUCK if nobody may act or a dream allows other moves than its original.
    """
    k = 0
    while k + s.seats < len(views) and not is_over(s):
        for viewer in range(ONLOOKER, s.seats):
            see(s, viewer, views[k])
            imagine(views[k], dreams[k])
            see(dreams[k], viewer, again[k])
            if not same_chances(s, dreams[k], viewer, legal):
                return STUCK
            k += 1
        if step(s, log, legal, mind) == STUCK:
            return STUCK
    return k


def play_all(states: Any, log: Any, legal: Any, mind: Any, n: int, steps: int) -> int:
    """Play each of the first n states to its end; how many did not come to one."""
    unfinished = 0
    for k in range(n):
        if play(states[k], log, legal, mind, steps) == STUCK or not is_over(states[k]):
            unfinished += 1
    return unfinished


DRIVERS = (
    fold,
    somebody,
    chances,
    reasons,
    contradictions,
    step,
    play,
    play_traced,
    play_checked,
    same_chances,
    look_round,
    play_all,
)
PLAYED = ("start", "awaits", "may", "act", "why_not", "see", "imagine", "is_over", "standings", "score", "deals_done")


def driven(game: Game, bind: Callable[..., Any], apart: Callable[[Any], Any] = lambda f: f) -> Any:
    """The drivers above, and the game's functions, as one namespace; drivers call the latter as `apart` makes them."""
    played = {name: getattr(game, name) for name in PLAYED}
    played["race"] = bind(no_race) if game.real_time is None else game.real_time.race
    played["races"] = bind(nobody_races) if game.real_time is None else game.real_time.races
    names = {name: apart(f) for name, f in played.items()}
    for f in DRIVERS:
        names[f.__name__] = bind(f, **names)
    return SimpleNamespace(**names | played)


def _plainly(f: FunctionType, **names: Any) -> FunctionType:
    return FunctionType(f.__code__, f.__globals__ | names, f.__name__, f.__defaults__)


def plain(game: Game) -> Any:
    """Driven by plain Python, on plain objects."""
    return driven(game, _plainly)


def fast(compiled: Compiled) -> Any:
    """Driven by compiled code, on records."""
    return driven(compiled.game, compiled.bind, _apart)


def _apart(f: Any) -> Any:
    """A compiled function that is called and not copied into its callers: each copy takes long to compile."""

    def one(a):  # type: ignore[no-untyped-def]
        return f(a)

    def two(a, b):  # type: ignore[no-untyped-def]
        return f(a, b)

    def three(a, b, c):  # type: ignore[no-untyped-def]
        return f(a, b, c)

    def four(a, b, c, d):  # type: ignore[no-untyped-def]
        return f(a, b, c, d)

    return numba.njit(nogil=True)((one, two, three, four)[f.py_func.__code__.co_argcount - 1])


def minds(seed: int, n: int, schema: type[Any] = kit.Mind) -> np.ndarray[Any, np.dtype[np.void]]:
    """So many minds, as records; of a game's schema they can be its bots'."""
    records = np.zeros(n, kit.dtype_of(schema))
    records["rng"] = np.random.default_rng([seed, 1]).integers(1, 2**32, (n, 4), dtype=np.uint32)
    return records


def plain_mind(record: np.void, schema: type[Any] = kit.Mind) -> Any:
    """The same mind as a plain object."""
    return kit.unpack(record, schema)
