"""The story that was told at a table, as a page and as a PDF to keep."""

import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256

from kartenhaus.kit import ONLOOKER, Refused, Story
from kartenhaus.table import Table

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def book(table: Table) -> str:
    """The story so far as HTML, as everybody may know it; Refused where no story is told.

    While the clock has still to say something, the last words may be those that are being read out: they are left out.
    """
    story = story_of(table)
    spoken = table.spoken
    if table.may_close() and table.race() == 0:
        spoken = spoken[:-1]
    assert story.book is not None
    return story.book(table.see(ONLOOKER), spoken, [seat.name for seat in table.seats])


def printer(table: Table) -> Callable[[str], bytes]:
    """What makes a PDF of a book; it takes seconds."""
    story = story_of(table)
    if story.pdf is None:
        raise Refused("no_story")
    return story.pdf


def story_of(table: Table) -> Story:
    """The game's story; Refused if it tells none."""
    story = table.game.story
    if story is None or story.book is None:
        raise Refused("no_story")
    return story


def policy(html: str) -> str:
    """What a book may load: its own styles, as they stand in it, and nothing else."""
    styles = [f"'sha256-{b64encode(sha256(found.encode()).digest()).decode()}'" for found in STYLE.findall(html)]
    allowed = " ".join(styles) or "'none'"
    return f"default-src 'none'; style-src {allowed}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
