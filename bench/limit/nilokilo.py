"""What nilokilo.c leaves behind, field by field as in the game's own state."""

import numpy as np

SEATS = 4
TARGET = 0.4  # compiled / C

C_TABLE: np.dtype[np.void] = np.dtype(
    [
        ("rng", np.uint32, 4),
        ("deal", np.int32),
        ("heap", np.int32),
        ("beats", np.int32),
        ("starter", np.int8),
        ("due", np.int8),
        ("top", np.int8),
        ("snatcher", np.int8),
        ("thrown", np.int8),
        ("n_up", np.int8),
        ("n_heap", np.int8),
        ("holder", np.int8),
        ("coins", np.int8, SEATS),
        ("looked", np.int8, SEATS),
        ("pays", np.int8, SEATS),
        ("won_coin", np.int8, SEATS),
        ("jester", np.int8, (SEATS, 3)),
        ("cards", np.int8, 50),
        ("stack", np.int8, 47),
        ("pile", np.int8, (SEATS, 47)),
        ("kept", np.int8, (SEATS, 10)),
    ],
    align=True,
)
