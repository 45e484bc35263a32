"""The lower end of the terminal, which is drawn again and again; what stays is written above it."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.live import Live
from rich.segment import Segment
from rich.text import Text

from .paper import paper


class Lowest:
    """Lines of text, of which the first ones are left out where the terminal is not high enough."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many rows as there is room for; one is left to the cursor."""
        rows = [row for line in self.lines for row in rows_of(line, console, options)]
        for row in rows[-(max(console.height, 2) - 1) :]:
            yield from row
            yield Segment.line()


def rows_of(line: Text, console: Console, options: ConsoleOptions) -> Iterator[list[Segment]]:
    """A line, broken where the terminal ends."""
    yield from console.render_lines(line, options.update(height=None), pad=False)


class Screen:
    """Draws lines in place, until they are to stay or to go."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.lines: Sequence[Text] = ()

    def draw(self, lines: Sequence[Text]) -> None:
        """These lines, in place of those that were drawn before."""
        self.lines = lines
        if self.live is None:
            self.live = Live(console=paper(), auto_refresh=False, transient=True)
            self.live.start()
        self.live.update(Lowest(lines), refresh=True)

    def clear(self) -> None:
        """Take away what was drawn."""
        if self.live is not None:
            self.live.stop()
            self.live = None

    def keep(self) -> None:
        """Leave it standing, and draw what comes below."""
        self.clear()
        for line in self.lines:
            paper().print(line)
        self.lines = ()
