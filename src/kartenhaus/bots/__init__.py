"""Players that choose from a view and their legal actions, and never see more.

Some remember: they notice what everybody is told, and forget it again.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from kartenhaus.kit import Game, Mind, Row, blank, reseed

from .desks import leaving
from .players import NOTHING_TO_THINK, Budget, Player, names, player, thinking

__all__ = [
    "NOTHING_TO_THINK",
    "Budget",
    "Mind",
    "Player",
    "choose",
    "leaving",
    "levels",
    "names",
    "new_mind",
    "notice_all",
    "player",
    "thinking",
]


def levels(game: Game) -> list[str]:
    """The levels that a game offers, weakest first."""
    return ["random", *game.bots]


def new_mind(game: Game, words: Sequence[int]) -> Any:
    """A mind of this game that remembers nothing; its chance starts from four random words."""
    mind = blank(game.Mind)
    reseed(mind, words)
    return mind


def notice_all(game: Game, mind: Any, seat: int, lines: Iterable[Row]) -> None:
    """The bot on this seat is told these events: lines of a log that are meant for everybody or for it alone."""
    for line in lines:
        game.notices(mind, seat, line)


def choose(game: Game, level: str, view: Any, legal: list[int], mind: Any, budget: Budget | None = None) -> int:
    """One of the legal actions (at least one); BadMessage for a level or a player's name that the game does not offer.

    `view` is a plain object of the game's View schema, `mind` one of its Mind; the chance is the mind's.
    """
    assert not hasattr(view, "rng"), "a bot gets a view, never a state"
    chosen = player(game, level)
    return chosen.think(game, view, legal, mind, budget or chosen.budget)
