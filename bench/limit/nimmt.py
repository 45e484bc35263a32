"""What nimmt.c leaves behind, field by field as in the game's own state."""

import numpy as np

SEATS = 4
TARGET = 0.6  # compiled / C

C_TABLE = np.dtype(
    [
        ("rng", np.uint32, 4),
        ("deal", np.int32),
        ("score", np.int32, SEATS),
        ("heads", np.int32, SEATS),
        ("turn", np.int8),
        ("row", np.int8, (4, 5)),
        ("length", np.int8, 4),
        ("hand", np.int8, (SEATS, 10)),
        ("n_hand", np.int8, SEATS),
        ("played", np.int8, (10, SEATS)),
        ("pile", np.int8, 105),
        ("taken_in", np.int8, 105),
        ("n_pile", np.int8, SEATS),
        ("deck", np.int8, 104),
    ],
    align=True,
)
