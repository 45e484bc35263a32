"""The loops of search: imagine what the view leaves open, try every candidate on the same cards, play the deal out.

Restricted like the rules, as they are compiled; a game's functions are bound in place of the bare names.
"""

from collections.abc import Callable
from math import log
from typing import Any, NamedTuple

from kartenhaus.kit import CLOCK, NOBODY, Game, Row, below, next32

MOST_ACTIONS = 4000  # of one playout: a deal that goes on for longer is judged as it stands
FINE = 1024
# What is added to preferences so that the largest sum is chosen as often as a softmax says, in 1/65536 of a nat.
GUMBEL = tuple(round(-65536 * log(-log((i + 0.5) / FINE))) for i in range(FINE))


def unbound(*arguments: Any) -> Any:
    """Stands for the functions of a game until `loops_of` binds them."""
    raise AssertionError("these loops play nothing until they are bound to a game")


awaits: Callable[[Any, int], bool] = unbound
tempts: Callable[[Any, int], bool] = unbound
races: Callable[[Any, int], bool] = unbound
may: Callable[[Any, int, Any], int] = unbound
act: Callable[[Any, int, int, Any], None] = unbound
imagine: Callable[[Any, Any], None] = unbound
is_over: Callable[[Any], bool] = unbound
score: Callable[[Any, int], int] = unbound
deals_done: Callable[[Any], int] = unbound
features: Callable[[Any, int, Any, int, Any], int] = unbound
see: Callable[[Any, int, Any], None] = unbound
rule: Callable[[Any, Any, int, Any], int] = unbound
take: Callable[[Any, int, Any, int, Any], int] = unbound
recall: Callable[[Any, Any, Any], None] = unbound
make_up: Callable[[Any, Any, Any], None] = unbound
regarded: Callable[[Any, Any], Any] = unbound


class Desk(NamedTuple):
    """Where one thread searches: arrays of records and of numbers."""

    states: Any  # the imagined one, and the one that is played out
    words: Any  # the same memory, by state, to copy it
    minds: Any  # one: chance, and where the game recalls it what was told
    legal: Any  # room for all actions
    leaves: Any  # by action: 1 = the CLOCK's way to take a seat out of the game
    features: Any  # by action and feature
    weights: Any  # by line and feature
    log: Any  # without room
    company: Any  # by seat: 1 = plays by the rule of thumb in playouts, of which the views are
    views: Any  # one
    candidates: Any  # actions to try
    gains: Any  # by candidate: points from here to the deal's end, added up over all rounds
    squares: Any  # by candidate: of the same


def take_softly(s: Any, seat: int, legal: Row, n: int, desk: Desk) -> int:
    """One of the first n legal actions, as likely as its features make it; any, if nothing was learned."""
    if n == 1:
        return legal[0]
    line = features(s, seat, legal, n, desk.features)
    if line == NOBODY:
        return legal[below(s, n)]
    best = 0
    most = -(1 << 60)
    for i in range(n):
        liking = GUMBEL[below(s, FINE)]
        for k in range(desk.weights.shape[1]):
            liking += desk.weights[line, k] * desk.features[i, k]
        if liking > most:
            most = liking
            best = i
    return legal[best]


def take_in_company(s: Any, seat: int, legal: Row, n: int, desk: Desk) -> int:
    """The same, but for those who play by the rule of thumb."""
    if n == 1 or desk.company[seat] == 0:
        return take_softly(s, seat, legal, n, desk)
    see(s, seat, desk.views[0])
    return rule(desk.views[0], legal, n, s)


def play_on(s: Any, deal: int, is_learned: bool, desk: Desk) -> None:
    """Every seat plays until the deal ends; its chance is the state's."""
    legal = desk.legal
    left = MOST_ACTIONS
    while not is_over(s):
        for seat in range(s.seats):
            is_asked = awaits(s, seat)
            while is_asked:
                n = may(s, seat, legal)
                action = take(s, seat, legal, n, desk) if is_learned else legal[below(s, n)]
                act(s, seat, action, desk.log)
                left -= 1
                if left == 0 or deals_done(s) != deal:
                    return
                is_asked = tempts(s, seat) or awaits(s, seat)


def play_on_hurried(s: Any, deal: int, is_learned: bool, desk: Desk) -> None:
    """The same where people act at any moment: one who races, else who is awaited, and the CLOCK last."""
    legal = desk.legal
    last = 0
    for _ in range(MOST_ACTIONS):
        if is_over(s) or deals_done(s) != deal:
            return
        actor = someone(s, last)
        n = may(s, actor, legal)
        if actor == CLOCK:
            n = staying(legal, n, desk.leaves)
            action = legal[below(s, n)]
        elif is_learned:
            action = take(s, actor, legal, n, desk)
            last = actor
        else:
            action = legal[below(s, n)]
            last = actor
        act(s, actor, action, desk.log)


def someone(s: Any, last: int) -> int:
    """Who acts now: any of those who race; else who is tempted or awaited, beginning with the last one; the CLOCK."""
    racing = 0
    for seat in range(s.seats):
        racing += 1 if races(s, seat) else 0
    if racing > 0:
        k = below(s, racing)
        for seat in range(s.seats):
            if races(s, seat):
                if k == 0:
                    return seat
                k -= 1
    if tempts(s, last):
        return last
    for step in range(s.seats):
        seat = (last + step) % int(s.seats)
        if awaits(s, seat):
            return seat
    return CLOCK


def staying(legal: Row, n: int, leaves: Row) -> int:
    """Keep the first n actions that take nobody out of the game; how many they are."""
    kept = 0
    for i in range(n):
        legal[kept] = legal[i]
        kept += 1 - leaves[legal[i]]
    return kept


def make_up_freely(v: Any, s: Any, desk: Desk) -> None:
    """A random state that fits the view."""
    imagine(v, s)


def make_up_as_remembered(v: Any, s: Any, desk: Desk) -> None:
    """One that also fits what was told."""
    recall(v, desk.minds[0], s)


def regarded_as_seen(v: Any, desk: Desk) -> Any:
    """Features are read from the view itself."""
    return v


def regarded_as_remembered(v: Any, desk: Desk) -> Any:
    """Features are read from a state that fits it; they ask for nothing that this seat does not know."""
    s = desk.states[0]
    for i in range(4):
        s.rng[i] = next32(desk.minds[0])
    recall(v, desk.minds[0], s)
    return s


def try_all(v: Any, seat: int, n: int, rounds: int, is_learned: bool, desk: Desk) -> None:
    """Add the gains of the first n candidates, each played out once on the same cards with the same chance a round."""
    s = desk.states[0]
    played = desk.states[1]
    for _ in range(rounds):
        for i in range(4):
            s.rng[i] = next32(desk.minds[0])
        make_up(v, s, desk)
        deal = deals_done(s)
        before = score(s, seat)
        for i in range(n):
            for k in range(desk.words.shape[1]):
                desk.words[1, k] = desk.words[0, k]
            act(played, seat, desk.candidates[i], desk.log)
            if deals_done(played) == deal:
                play_on(played, deal, is_learned, desk)
            gain = score(played, seat) - before
            desk.gains[i] += gain
            desk.squares[i] += gain * gain


def liked_best(v: Any, seat: int, n: int, desk: Desk) -> int:
    """The place, among the first n candidates, of the one whose features weigh most; any, if nothing was learned.

    What each of them weighs is left in the place of its gains.
    """
    line = features(regarded(v, desk), seat, desk.candidates, n, desk.features)
    if line == NOBODY:
        return below(desk.minds[0], n)
    best = 0
    most = -(1 << 60)
    for i in range(n):
        liking = 0
        for k in range(desk.weights.shape[1]):
            liking += desk.weights[line, k] * desk.features[i, k]
        desk.gains[i] = liking
        if liking > most:
            most = liking
            best = i
    return best


ASKED = ("awaits", "tempts", "may", "act", "see", "imagine", "is_over", "score", "deals_done", "features")


class Loops(NamedTuple):
    """The loops of one game."""

    try_all: Callable[[Any, int, int, int, bool, Desk], None]
    liked_best: Callable[[Any, int, int, Desk], int]


def loops_of(game: Game, bind: Callable[..., Any]) -> Loops:
    """The loops for one game, bound with `Compiled.bind`."""
    names: dict[str, Any] = {name: getattr(game, name) for name in ASKED}
    names["score"] = game.value or game.score
    names["recall"] = game.recall
    names["make_up"] = bind(make_up_as_remembered if game.recall else make_up_freely, **names)
    names["regarded"] = bind(regarded_as_remembered if game.recall else regarded_as_seen, **names)
    names["take"] = names["take_softly"] = bind(take_softly, **names)
    if len(game.weights) > 0 and game.recall is None:  # who remembers could not be made up within a playout
        names["rule"] = list(game.bots.values())[-1]
        names["take"] = bind(take_in_company, **names)
    if game.real_time is None:
        names["play_on"] = bind(play_on, **names)
    else:
        names["races"] = game.real_time.races
        names["staying"] = bind(staying)
        names["someone"] = bind(someone, **names)
        names["play_on"] = bind(play_on_hurried, **names)
    return Loops(bind(try_all, **names), bind(liked_best, **names))
