"""Players that choose from a view and their legal actions, and never see more."""

from typing import Any

from kartenhaus.kit import BadMessage, Game, Mind, below, blank, reseed

__all__ = ["Mind", "choose", "levels", "new_mind"]


def levels(game: Game) -> list[str]:
    """The levels that a game offers, weakest first."""
    return ["random", *game.bots]


def new_mind(words: list[int]) -> Mind:
    """A mind whose chance starts from four random words."""
    mind = blank(Mind)
    reseed(mind, words)
    return mind


def choose(game: Game, level: str, view: Any, legal: list[int], mind: Mind) -> int:
    """One of the legal actions (at least one); BadMessage for a level that the game does not offer.

    `view` is a plain object of the game's View schema.
    """
    assert not hasattr(view, "rng"), "a bot gets a view, never a state"
    if level == "random":
        return legal[below(mind, len(legal))]
    if level not in game.bots:
        raise BadMessage(f"a level among {', '.join(levels(game))}", level, "level")
    return game.bots[level](view, legal, len(legal), mind)
