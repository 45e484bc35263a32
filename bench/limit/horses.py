"""What horses.c leaves behind, field by field as in the game's own state."""

import numpy as np

SEATS = 4
TARGET = 0.4  # compiled / C
CARDS = 35

C_TABLE = np.dtype(
    [
        ("rng", np.uint32, 4),
        *((name, np.int32) for name in ("deal", "n_asks", "race", "used_starts", "used_targets")),
        ("waved", np.int32, 8),
        *((name, np.int8) for name in ("phase", "turn", "beginner", "direction", "winner")),
        *((name, np.int8) for name in ("named_by", "stock_name", "start_card", "shown_target")),
        *((name, np.int8) for name in ("n_deck", "n_slipped", "n_pile", "top", "laid", "laid_wish", "origin")),
        *((name, np.int8) for name in ("demand_colour", "demand_motif", "wish", "bill", "n_fresh", "has_paid")),
        *((name, np.int8) for name in ("asked", "grabber", "reward", "target")),
        *((name, np.int8, SEATS) for name in ("targets", "named", "vote", "n_hand", "answered", "passed")),
        ("hand", np.int8, (SEATS, CARDS)),
        ("deck", np.int8, CARDS),
        ("pile", np.int8, CARDS),
    ],
    align=True,
)
