"""`kartenhaus` as a user starts it, but its bots do not think."""

from functools import partial
from typing import Any

from kartenhaus.server import settings
from kartenhaus.terminal.main import main

quick: Any = partial(settings.Settings, pace=0.0)

if __name__ == "__main__":
    settings.Settings = quick  # type: ignore[misc]  # the command asks for it by name when it starts to serve
    main()
