"""A desk for each thread and game, on which compiled loops search."""

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from kartenhaus.kit import Choice, Game, choices_of, dtype_of, log_record, pack

from .playouts import Desk, Loops, loops_of

OWN = threading.local()
BINDING = threading.Lock()


def leaving(game: Game) -> list[int]:
    """By action: 1 if it is named after a way to leave (option `leaver`), which bots in bulk never do."""
    kinds = [option.kind for option in choices_of(game.Options) if option.name == "leaver"]
    ways = {way for kind in kinds if isinstance(kind, Choice) for way in kind.values}
    return [int(game.moves.named(action)["move"] in ways) for action in range(game.moves.size)]


def desk_for(game: Game) -> Desk:
    """This thread's desk."""
    desks: dict[str, Desk] = OWN.__dict__.setdefault("desks", {})
    if game.id not in desks:
        desks[game.id] = new_desk(game)
    return desks[game.id]


def new_desk(game: Game) -> Desk:
    """A desk with the shipped weights."""
    states = np.zeros(2, dtype_of(game.State))
    weights = np.array(game.weights or [[0]], np.int32)
    return Desk(
        states=states,
        words=states.view(np.uint32).reshape(2, -1),
        minds=np.zeros(1, dtype_of(game.Mind)),
        legal=np.zeros(game.moves.size, np.int64),
        leaves=np.array(leaving(game), np.int64),
        features=np.zeros((game.moves.size, weights.shape[1]), np.int32),
        weights=weights,
        log=log_record(0),
        company=np.zeros(max(game.seats), np.int64),
        views=np.zeros(1, dtype_of(game.View)),
        candidates=np.zeros(game.moves.size, np.int64),
        gains=np.zeros(game.moves.size, np.int64),
        squares=np.zeros(game.moves.size, np.int64),
    )


def loops_for(game: Game) -> Loops:
    """The compiled loops; two threads that ask at once get the same ones."""
    with BINDING:
        return compiled_loops(game.id)


@cache
def compiled_loops(game: str) -> Loops:
    """The loops of the game with this id, compiled at their first call."""
    from kartenhaus.compiled import compiled  # slow to import, and of use to those alone who search

    rules = compiled(game)
    return loops_of(rules.game, rules.bind)


def record_of(view: Any, game: Game) -> Any:
    """A view as a record: itself if it is one."""
    if isinstance(view, np.void):
        return view
    record = np.zeros(1, dtype_of(game.View))[0]
    pack(view, record)
    return record


def compiled_bot(game: str, level: str) -> Callable[[Any, Any, int, Any], int]:
    """A level of the game's own, compiled."""
    from kartenhaus.compiled import compiled

    return compiled(game).game.bots[level]
