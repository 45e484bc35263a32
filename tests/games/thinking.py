"""Choices that players think about, from games of the strongest level of a game's own, plain."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kartenhaus import kit
from kartenhaus.bots import leaving, new_mind, notice_all
from kartenhaus.kit import CLOCK, Game
from kartenhaus.kit.events import EVERYBODY
from tests.kit.tables import LINES, random_tables


class Choice(NamedTuple):
    """Who chooses, from what, and remembers what; `compared` are the actions that are worth comparing."""

    seat: int
    s: Any
    v: Any
    legal: list[int]
    compared: list[int]
    mind: Any


def choices(game: Game, n: int, seed: int, steps: int = 300) -> Iterator[Choice]:
    """The choices of n games with any options, as far as there is something to compare."""
    level, leaves = list(game.bots)[-1], leaving(game)
    assert game.weighs is not None
    for record in random_tables(game, n, seed):
        s, log = kit.unpack(record, game.State), kit.log_with_room(LINES)
        minds = [new_mind(game, [1, 2, 3, seat]) for seat in range(s.seats)]
        legal = [0] * game.moves.size
        game.start(s, log)
        for _ in range(steps):
            if game.is_over(s):
                break
            for seat, mind in enumerate(minds):
                notice_all(game, mind, seat, [list(x) for x in log.line[: log.n] if x[1] in (EVERYBODY, seat)])
            log.n = 0
            seat = actor_of(game, s)
            actions = legal[: game.may(s, seat, legal)]
            if seat == CLOCK:
                game.act(s, CLOCK, next(action for action in actions if not leaves[action]), log)
                continue
            v = kit.blank(game.View)
            game.see(s, seat, v)
            room = [0] * len(actions)
            compared = room[: game.weighs(v, actions, len(actions), room)]
            if compared:
                yield Choice(seat, s, v, actions, compared, minds[seat])
            game.act(s, seat, game.bots[level](v, actions, len(actions), minds[seat]), log)


def actor_of(game: Game, s: Any) -> int:
    """One who is in a hurry, or else one who is awaited, or else the CLOCK."""
    time, seats = game.real_time, range(s.seats)
    hurried = [seat for seat in seats if game.tempts(s, seat) or (time is not None and time.races(s, seat))]
    return [*hurried, *(seat for seat in seats if game.awaits(s, seat)), CLOCK][0]


def recalled(game: Game, choice: Choice, seed: int) -> Any:
    """A state as this player makes it up."""
    s = kit.blank(game.State)
    kit.reseed(s, [seed, 2, 3, 4])
    assert game.recall is not None
    game.recall(choice.v, choice.mind, s)
    return s


def weighed(game: Game, s: Any, choice: Choice) -> tuple[int, list[list[int]]]:
    """The line of weights, and the features of what is compared, as a state says them."""
    n = len(choice.compared)
    out = [[99] * len(game.weights[0]) for _ in range(n)]
    return game.features(s, choice.seat, choice.compared, n, out), out
