"""The games of the house. Each is a folder here; a game exists because its folder does."""

from functools import cache
from importlib import import_module
from pathlib import Path

from kartenhaus.kit import BadMessage, Game


def ids() -> list[str]:
    """The ids of all games, the ones that are not offered included."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))


@cache
def load(id: str) -> Game:
    """The game with this id; BadMessage names the games there are."""
    if id not in ids():
        raise BadMessage(f"a game among {', '.join(offered())}", id, "game")
    game = import_module(f"{__name__}.{id}").GAME
    assert isinstance(game, Game)
    return game


def offered() -> list[str]:
    """The ids of the games that stand on the shelf."""
    return [id for id in ids() if load(id).offered]
