"""What skunks.c leaves behind, field by field as in the game's own state."""

import numpy as np

SEATS = 4
TARGET = 0.5  # compiled / C

C_TABLE: np.dtype[np.void] = np.dtype(
    [
        ("rng", np.uint32, 4),
        ("turn", np.int32),
        ("active", np.int8),
        ("winner", np.int8),
        ("receiver", np.int8),
        ("n_turned", np.int8),
        ("must_turn", np.int8),
        ("n_down", np.int8),
        ("n_used", np.int8),
        ("n_laid", np.int8),
        ("shown", np.int8),
        ("skunk", np.int8, SEATS),
        ("position", np.int8, SEATS),
        ("tile", np.int8, 23),
        ("front", np.int8, (SEATS, 5)),
        ("down", np.int8, 31),
        ("face", np.int8, 31),
        ("used", np.int8, 5),
    ],
    align=True,
)
