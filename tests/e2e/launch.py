"""`kartenhaus` as a user starts it, but its bots do not think, and nobody at it is too quick."""

from functools import partial
from typing import Any

from kartenhaus.server import settings
from kartenhaus.terminal.main import main

# A test on a fast machine presses more often than people do, and all tests come from one address.
quick: Any = partial(settings.Settings, pace=0.0, frames=1_000.0, openings=1_000.0)

if __name__ == "__main__":
    settings.Settings = quick  # type: ignore[misc]  # the command asks for it by name when it starts to serve
    main()
