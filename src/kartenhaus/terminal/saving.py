"""Backup and restore of the data, while the server runs or before it starts again."""

import os
from pathlib import Path

from kartenhaus.server.backup import Copied, backup, restore
from kartenhaus.server.database import DataError
from kartenhaus.server.settings import usual_data
from kartenhaus.server.sources import settings_from
from kartenhaus.words import Words

from .asking import language_of_system
from .failing import Failed
from .paper import paper


def back_up(to: str, settings: str | None, data: str | None) -> None:
    """Copy the data to a new file."""
    try:
        copied = backup(data_of(settings, data), Path(to))
    except DataError as error:
        raise Failed(str(error)) from None
    say("terminal-backed-up", copied)


def bring_back(source: str, settings: str | None, data: str | None) -> None:
    """Put a backup in the place of the data."""
    try:
        copied = restore(data_of(settings, data), Path(source))
    except DataError as error:
        raise Failed(str(error)) from None
    say("terminal-restored", copied)
    if copied.kept is not None:
        line = Words(language_of_system()).say("terminal-kept-copy", file=str(copied.kept))
        paper().print(line, markup=False, soft_wrap=True)


def data_of(settings: str | None, data: str | None) -> str:
    """The data that the server would use."""
    return settings_from({"settings": settings, "data": data}, os.environ).data or usual_data()


def say(id: str, copied: Copied) -> None:
    """What was copied, and where it is now."""
    line = Words(language_of_system()).say(id, file=str(copied.path), rooms=copied.n_rooms)
    paper().print(line, markup=False, soft_wrap=True)
