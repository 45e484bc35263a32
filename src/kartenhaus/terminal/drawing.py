"""What a person sees in the terminal. A game draws its board in its own folder, in `terminal.py`."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.markup import escape
from rich.table import Table as Sheet
from rich.text import Text

from kartenhaus.table import Table
from kartenhaus.table.table import Named
from kartenhaus.table.telling import event_text
from kartenhaus.words import Words

from .guessing import listed
from .paper import paper

Board = Callable[[Any, Words, Sequence[str]], list[str]]


def plain_board(view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """For games that draw none: every field that is not 0."""
    return [f"{name}: {value}" for name, value in vars(view).items() if value]


def board_of(game: str) -> Board:
    """The game's own drawing: board(view, words, names) gives lines of text with [style]…[/] in them."""
    module = f"kartenhaus.games.{game}.terminal"
    if find_spec(module) is None:
        return plain_board
    board: Board = import_module(module).board
    return board


class Drawing:
    """One viewer's terminal."""

    def __init__(self, table: Table, words: Words, viewer: int) -> None:
        self.table = table
        self.words = words
        self.viewer = viewer
        self.draw = board_of(table.game.id)
        self.last: list[Named] = []  # what was told last, for the reasons
        self.scores = [table.scores()]  # at the start, then after each deal

    def board(self) -> None:
        """The table as the viewer sees it."""
        names = [escape(seat.name) for seat in self.table.seats]
        paper().print()
        for line in self.draw(self.table.see(self.viewer), self.words, names):
            paper().print(Text.from_markup(line))

    def tell(self, events: Sequence[Named]) -> None:
        """Events as sentences; when points were counted, the score sheet."""
        worth_telling = [event for event in events if not only_says_who(event)]
        if worth_telling:
            self.last = worth_telling
            paper().print()
        for event in worth_telling:
            self.sentence(event)
        if self.note_scores():
            self.sheet()

    def note_scores(self) -> bool:
        """Write down the points of a deal that has just ended; False if none has."""
        if self.table.deals_done() < len(self.scores):
            return False
        self.scores.append(self.table.scores())
        return True

    def sentence(self, event: Named) -> None:
        """One event; the viewer's own name stands out."""
        text = Text(f"· {event_text(event, self.table.seats, self.words.say)}")
        text.highlight_words([self.table.seats[self.viewer].name], "bold")
        if event.get("seat") == self.viewer:
            text.stylize("bold", 0, 1)
        paper().print(text)

    def sheet(self) -> None:
        """Points by deal and seat."""
        sheet = Sheet(title=self.words.say("table-scores"), title_justify="left")
        sheet.add_column(self.words.say("table-deal"), justify="right")
        for seat in self.table.seats:
            sheet.add_column(Text(seat.name), justify="right")
        for deal in range(1, len(self.scores)):
            gained = [now - before for now, before in zip(self.scores[deal], self.scores[deal - 1], strict=True)]
            sheet.add_row(str(deal), *map(str, gained))
        sheet.add_section()
        sheet.add_row(self.words.say("table-total"), *map(str, self.scores[-1]), style="bold")
        paper().print()
        paper().print(sheet)

    def prompt(self) -> None:
        """What can be typed."""
        moves = self.table.moves(self.viewer)
        if len(moves) == 1:
            only = listed(self.table.legal(self.viewer), self.table.game.moves, self.words)
            paper().print(self.words.say("terminal-enter", move=only), style="bold")
        paper().print(self.words.say("terminal-keys"), style="dim")

    def help(self) -> None:
        """All moves, and the keys that are no moves."""
        legal = self.table.legal(self.viewer)
        paper().print(self.words.say("terminal-help-moves"), style="bold")
        paper().print(f"    {listed(legal, self.table.game.moves, self.words)}", markup=False)
        paper().print(self.words.say("terminal-help-keys"), markup=False)

    def why(self) -> None:
        """The rules behind what was told last, each once."""
        for rule in dict.fromkeys(str(event["rule"]) for event in self.last):
            paper().print(f"  {self.words.say(f'why-{rule.lower()}')}", markup=False)

    def result(self) -> None:
        """Who has come where."""
        sheet = Sheet(title=self.words.say("table-result"), title_justify="left", show_header=False)
        ranks, scores = self.table.ranks(), self.table.scores()
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            name = Text(self.table.seats[seat].name)
            style = "bold green" if ranks[seat] == 1 else None
            sheet.add_row(self.words.say("table-rank", rank=ranks[seat]), name, str(scores[seat]), style=style)
        paper().print()
        paper().print(sheet)


def only_says_who(event: Named) -> bool:
    """A moment that tells nothing but whose it was lets people see whom they wait for; here nobody waits for long."""
    return event["life"] == "moment" and set(event) == {"event", "rule", "life", "seat"}
