"""What lobo77.c leaves behind, field by field as in the game's own state."""

import numpy as np

SEATS = 4
TARGET = 0.5  # compiled / C
KINDS = 20

C_TABLE = np.dtype(
    [
        ("rng", np.uint32, 4),
        ("deal", np.int32),
        ("total", np.int32),
        ("before", np.int32),
        ("phase", np.int8),
        ("turn", np.int8),
        ("direction", np.int8),
        ("due", np.int8),
        ("is_second", np.int8),
        ("on_x2", np.int8),
        ("burden", np.int8),
        ("last", np.int8),
        ("last_lies", np.int8),
        ("n_deck", np.int8),
        ("n_discard", np.int8),
        ("n_aside", np.int8),
        ("drawer", np.int8),
        ("n_draws", np.int8),
        ("dealer_seat", np.int8),
        ("starter", np.int8),
        ("chips", np.int8, SEATS),
        ("out", np.int8, SEATS),
        ("n_hand", np.int8, SEATS),
        ("full", np.int8, SEATS),
        ("n_forgot", np.int8, SEATS),
        ("hand", np.int8, (SEATS, KINDS + 1)),
        ("deck", np.int8, KINDS + 1),
        ("discard", np.int8, KINDS + 1),
        ("aside", np.int8, KINDS + 1),
    ],
    align=True,
)
