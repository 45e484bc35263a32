"""Players that choose from a view and their legal actions, and never see more.

Some remember: they notice what everybody is told, and forget it again.
"""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any

from kartenhaus.kit import BadMessage, Game, Mind, Row, below, blank, reseed

__all__ = ["Mind", "choose", "levels", "new_mind", "notice_all", "thinking"]


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


def thinking(mind: Any, words: Sequence[int]) -> Any:
    """A copy of the mind, with chance of its own for one choice.

    So the memory depends on nothing but what the bot was told, and can be rebuilt by telling it again.
    """
    copy = deepcopy(mind)
    reseed(copy, words)
    return copy


def choose(game: Game, level: str, view: Any, legal: list[int], mind: Any) -> int:
    """One of the legal actions (at least one); BadMessage for a level that the game does not offer.

    `view` is a plain object of the game's View schema, `mind` one of its Mind.
    """
    assert not hasattr(view, "rng"), "a bot gets a view, never a state"
    if level == "random":
        return legal[below(mind, len(legal))]
    if level not in game.bots:
        raise BadMessage(f"a level among {', '.join(levels(game))}", level, "level")
    return game.bots[level](view, legal, len(legal), mind)
