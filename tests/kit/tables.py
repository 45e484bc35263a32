"""Tables at random: every number of seats, every value of every option, games that are not too long."""

from typing import Any

import numpy as np

from kartenhaus import kit
from kartenhaus.kit import Choice, Game

Records = np.ndarray[Any, np.dtype[np.void]]
LINES = 1000  # of a log


def random_options(game: Game, chance: np.random.Generator) -> dict[str, int]:
    """Any value of each choice; numbers mostly near their least, as they tend to make games long."""
    wished: dict[str, object] = {}
    for name, kind in ((o.name, o.kind) for o in kit.choices_of(game.Options)):
        if isinstance(kind, Choice):
            wished[name] = str(chance.choice(kind.values))
        elif chance.random() < 0.95:
            wished[name] = int(chance.integers(kind.least, min(kind.least + 3, kind.most) + 1))
    return kit.settle(game.Options, wished)


def random_tables(game: Game, n: int, seed: int) -> Records:
    """So many states that are ready for `start`; the number of seats goes round."""
    chance = np.random.default_rng([seed, 0])
    states = np.zeros(n, kit.dtype_of(game.State))
    states["rng"] = chance.integers(1, 2**32, (n, 4), dtype=np.uint32)
    for i, state in enumerate(states):
        state["seats"] = game.seats[i % len(game.seats)]
        for name, value in random_options(game, chance).items():
            state[name] = value
    return states


def table_of(game: Game, seats: int, seed: int, **wished: object) -> Any:
    """One plain state that is ready for `start`."""
    s = kit.blank(game.State)
    s.seats = seats
    for name, value in kit.settle(game.Options, wished).items():
        setattr(s, name, value)
    kit.reseed(s, [int(word) for word in np.random.default_rng(seed).integers(1, 2**32, 4)])
    return s


def filled(record: np.void, byte: int) -> None:
    """Write the same byte into every field, as if the record had been used before."""
    assert record.dtype.names is not None
    for name in record.dtype.names:
        field = record.dtype[name]
        record[name] = np.frombuffer(bytes([byte]) * field.itemsize, field.base).reshape(field.shape)


def deaf_log() -> np.void:
    """A log for compiled rules that hears nothing; as long as others, as code is compiled for each length anew."""
    log = kit.log_record(LINES)
    log["room"] = 0
    return log
