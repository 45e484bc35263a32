"""What must be right before a table can be laid."""

from collections.abc import Mapping, Sequence

from kartenhaus.kit import BadMessage, Game, choices_of

from .faults import is_whole
from .seats import Seat


def check_seats(game: Game, seats: Sequence[Seat]) -> None:
    """BadMessage unless the game can be played by so many."""
    if len(seats) not in game.seats:
        raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} seats", len(seats), "seats")


def check_options(game: Game, options: Mapping[str, int]) -> None:
    """BadMessage unless each option of the game, and nothing else, has a stored value that it can have."""
    kinds = {option.name: option.kind for option in choices_of(game.Options)}
    if set(options) != set(kinds):
        raise BadMessage(f"the options {', '.join(kinds)}", sorted(options), "options")
    for name, kind in kinds.items():
        stored = options[name]
        try:
            is_right = is_whole(stored) and stored >= 0 and kind.number(kind.value(stored), name) == stored
        except (BadMessage, IndexError):
            is_right = False
        if not is_right:
            raise BadMessage("a value that the option can have", stored, f"options.{name}")
