"""One deal after another, of which every choice is handed out: for players who think, one decision at a time."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import CLOCK, NOBODY, Game, below

from . import driver
from .driver import forget, listen, look, next_actor, seed_from, unbound, wipe, without
from .space import LOG_ROOM, Space, record_space, remembers

WIDTH = 256  # more than there are seats: what `go_on` returns is the number of choices times this, plus the seat
THE_END = -1

start: Callable[[Any, Any], None] = unbound
awaits: Callable[[Any, int], bool] = unbound
tempts: Callable[[Any, int], bool] = unbound
may: Callable[[Any, int, Any], int] = unbound
act: Callable[[Any, int, int, Any], None] = unbound
is_over: Callable[[Any], bool] = unbound
deals_done: Callable[[Any], int] = unbound


def begin(space: Space, deal: int, chance: int) -> None:
    """Deal: the cards depend on the number of the deal, the chance of those who choose on another one."""
    s = space.states[0]
    wipe(space.minds, space.mind_bytes)
    seed_from(s, space.root, deal, 0)
    for seat in range(s.seats + 1):
        seed_from(space.minds[seat], space.root, chance, seat + 1)
    forget(space.watch, s.seats)
    start(s, space.log)
    listen(space.minds, space.levels, s.seats, space.log)


def do(space: Space, actor: int, action: int) -> None:
    """Act, and let everybody hear of it."""
    act(space.states[0], actor, action, space.log)
    listen(space.minds, space.levels, space.states[0].seats, space.log)


def go_on(space: Space, last: int, deals: int) -> int:
    """Play on while nobody has a choice; then the view is theirs. THE_END after so many deals."""
    s = space.states[0]
    while not is_over(s) and deals_done(s) < deals:
        actor = whose_turn(s, last)
        n = may(s, actor, space.legal)
        if n > 1:
            look(s, actor, space.views[0], space.view_bytes)
            return n * WIDTH + actor
        do(space, actor, space.legal[0])
    return THE_END


def whose_turn(s: Any, last: int) -> int:
    """Who is tempted or awaited, beginning with the last one."""
    if tempts(s, last):
        return last
    for step in range(s.seats):
        seat = (last + step) % int(s.seats)
        if awaits(s, seat):
            return seat
    return NOBODY


def go_on_hurried(space: Space, last: int, deals: int) -> int:
    """The same where people act at any moment."""
    s = space.states[0]
    while not is_over(s) and deals_done(s) < deals:
        actor = next_actor(s, last, space.minds, space.medians)
        n = may(s, actor, space.legal)
        if actor == CLOCK:
            n = without(space.legal, n, space.leaves)
            do(space, actor, space.legal[below(space.minds[s.seats], n)])
        elif n > 1:
            look(s, actor, space.views[0], space.view_bytes)
            return n * WIDTH + actor
        else:
            last = actor
            do(space, actor, space.legal[0])
    return THE_END


class Steps(NamedTuple):
    """The compiled steps of one game."""

    begin: Callable[[Space, int, int], None]
    go_on: Callable[[Space, int, int], int]
    do: Callable[[Space, int, int], None]


@cache
def steps_for(game: str) -> Steps:
    """The steps of the game with this id, compiled at their first call."""
    rules = compiled(game)
    bind, own = rules.bind, rules.game
    names: dict[str, Any] = {name: getattr(own, name) for name in driver.ASKED}
    for f in (wipe, seed_from, forget):
        names[f.__name__] = bind(f, **names)
    names["look"] = bind(look, **names)
    names["listen"] = bind(listen, **names)
    names["do"] = bind(do, **names)
    names["whose_turn"] = bind(whose_turn, **names)
    if own.real_time is None:
        return Steps(bind(begin, **names), bind(go_on, **names), names["do"])
    names["races"] = own.real_time.races
    names["without"] = bind(without)
    names["reaction"] = bind(driver.reaction)
    names["quickest"] = bind(driver.quickest, **names)
    names["next_actor"] = bind(next_actor, **names)
    return Steps(bind(begin, **names), bind(go_on_hurried, **names), names["do"])


class Course:
    """Deals of one game, each choice handed out to who sits there."""

    def __init__(self, game: str, options: Mapping[str, int], seats: int, seed: int) -> None:
        self.game: Game = load(game)
        self.space = record_space(self.game, dict(options), ["random"] * seats, seed)
        self.space.log["room"] = LOG_ROOM if remembers(self.game) else 0
        self.space.levels[:] = 1  # everybody listens
        if self.game.real_time is not None:
            self.space.medians[:] = list(self.game.real_time.reactions.values())[-1]
        self.steps = steps_for(game)
        self.seats = seats
        # the same memory, whose fields can be asked for by name outside of compiled code
        self.view = self.space.views.view(np.recarray)[0]
        self.minds = self.space.minds.view(np.recarray)

    def play(
        self, deal: int, chance: int, choose: Callable[[int, Any, list[int], Any], int], deals: int = 1
    ) -> list[int]:
        """Each seat's points; choose(seat, view, legal, mind) is asked for every choice."""
        steps, space = self.steps, self.space
        steps.begin(space, deal, chance)
        last = 0
        while (found := steps.go_on(space, last, deals)) != THE_END:
            n, last = divmod(found, WIDTH)
            legal = space.legal[:n].tolist()
            steps.do(space, last, choose(last, self.view, legal, self.minds[last]))
        state = space.states[0]
        rules = compiled(self.game.id).game
        worth = rules.value or rules.score
        return [int(worth(state, seat)) for seat in range(self.seats)]
