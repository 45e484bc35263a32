"""Players that choose from a view and their legal actions, and never see more.

Some remember: they notice what everybody is told, and forget it again.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from kartenhaus.kit import Game, Mind, Row, blank, reseed

from .desks import leaving
from .players import ANIMALS, NOTHING_TO_THINK, Budget, Player, animals_of, names, needs_compiler, player, thinking

__all__ = [
    "ANIMALS",
    "NOTHING_TO_THINK",
    "Budget",
    "Mind",
    "Player",
    "choose",
    "is_level",
    "leaving",
    "levels",
    "names",
    "needs_compiler",
    "new_mind",
    "notice_all",
    "opponents",
    "player",
    "rule_of_thumb",
    "thinking",
    "usual_level",
]


def levels(game: Game) -> list[str]:
    """The game's own levels, weakest first: those that play in bulk too."""
    return ["random", *game.bots]


def opponents(game: Game) -> list[str]:
    """Who is offered for a seat, weakest first: the animals; where a game has none, its own levels."""
    return animals_of(game) or levels(game)


def rule_of_thumb(game: Game) -> str:
    """Who plays for people, and gives hints: always ready, as nothing has to be compiled."""
    return "rule" if "rule" in game.bots else levels(game)[-1]


def usual_level(game: Game) -> str:
    """Who sits down where nobody has chosen: a rabbit, or the rule of thumb itself."""
    return "rabbit" if "rabbit" in opponents(game) else rule_of_thumb(game)


def is_level(game: Game, level: str | None) -> bool:
    """A bot may sit down under this name: one that is offered, or, as before there were animals, the game's own."""
    return level in opponents(game) or level in levels(game)


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
