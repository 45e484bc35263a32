"""Searchers are made ready: their loops are compiled, or read from where compiled code is kept.

    python -m kartenhaus.bots.warming nimmt

does it in a process of its own that yields to all others, so that whoever serves people is not kept from it.
"""

import os
import sys
from typing import Any

from kartenhaus.games import load
from kartenhaus.kit import CLOCK, Game, Mind, below, blank, log_with_room, reseed, settle

from .desks import leaving
from .players import Budget, needs_compiler, player, stands_for, worth_comparing

WORDS = (1, 2, 3, 4)  # any chance will do
MOST_MOVES = 1000  # until somebody has a choice


def warm(game: Game) -> None:
    """Let each kind of searcher that plays as an animal choose once; BadMessage where one of them cannot play."""
    mind = blank(game.Mind)
    reseed(mind, WORDS)
    for name, seats in searchers(game).values():
        view, legal = first_choice(game, seats)
        player(game, name).think(game, view, legal, mind, Budget(2 * len(legal)))


def searchers(game: Game) -> dict[str, tuple[str, int]]:
    """One player of each kind that has to be compiled, and a number of seats at which it plays."""
    names = [
        (stands_for(game, animal, seats), seats)
        for seats in game.seats
        for animal in game.animals(seats)
        if needs_compiler(game, animal, seats)
    ]
    return {name.partition(":")[0]: (name, seats) for name, seats in reversed(names)}


def first_choice(game: Game, seats: int) -> tuple[Any, list[int]]:
    """What the first one sees who has something to search for in a usual game, and what it may do."""
    s, chance = blank(game.State), blank(Mind)
    for each in (s, chance):
        reseed(each, WORDS)
    s.seats = seats
    for name, number in settle(game.Options, {}).items():
        setattr(s, name, number)
    log, room, leaves = log_with_room(0), [0] * game.moves.size, leaving(game)
    game.start(s, log)
    for _ in range(MOST_MOVES):
        actor = who_acts(game, s)
        legal = room[: game.may(s, actor, room)]
        if len(legal) > 1 and actor != CLOCK:
            view = blank(game.View)
            game.see(s, actor, view)
            if len(worth_comparing(game, view, legal)) > 1:
                return view, legal
        staying = [action for action in legal if not leaves[action]]
        game.act(s, actor, staying[below(chance, len(staying))], log)
    raise AssertionError(f"expected a choice within {MOST_MOVES} moves of {game.id}")


def who_acts(game: Game, s: Any) -> int:
    """The first who races or is awaited; else the CLOCK."""
    races = game.awaits if game.real_time is None else game.real_time.races
    return next((seat for seat in range(s.seats) if races(s, seat) or game.awaits(s, seat)), CLOCK)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    warm(load(sys.argv[1]))
