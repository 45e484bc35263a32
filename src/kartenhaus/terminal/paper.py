"""What is written on: the terminal, or whatever stands in its place."""

from functools import cache

from rich.console import Console

LONGEST_LINE = 100  # columns; longer lines of text are hard to read


@cache
def paper() -> Console:
    """The one console. Colours where there is a terminal that has them; emoji codes in names stay as they are."""
    console = Console(highlight=False, emoji=False)
    if console.width > LONGEST_LINE:
        console.width = LONGEST_LINE
    return console
