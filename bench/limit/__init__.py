"""One hand-written C program a game, and how its record, its table and its target look from Python."""
