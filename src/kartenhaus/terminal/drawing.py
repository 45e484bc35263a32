"""What a person sees in the terminal. A game draws its board in its own folder, in `terminal.py`."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.padding import Padding
from rich.table import Table as Sheet
from rich.text import Text

from kartenhaus.table import Table
from kartenhaus.table.telling import event_text
from kartenhaus.table.told import Named
from kartenhaus.words import Words

from .guessing import listed
from .paper import paper

Board = Callable[[Any, Words, Sequence[str]], list[str]]
Story = Callable[[Sequence[Named], Words, Sequence[str]], list[str]]
STAND_INS = str.maketrans("[\\", "\ue000\ue001")  # for players' brackets, and for what escapes them; nobody writes them
STOOD_IN_FOR = str.maketrans("\ue000\ue001", "[\\")
# Lines of a story: a piece that was told, one that the viewer could tell, and what stands for one that was said aloud.
TOLD, OFFER, ALOUD = "told", "offer", "aloud"


def plain_board(view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """For games that draw none: every field that is not 0."""
    return [f"{name}: {value}" for name, value in vars(view).items() if value]


def plain_story(lines: Sequence[Named], words: Words, names: Sequence[str]) -> list[str]:
    """For games that draw none: who says what."""
    return [f"{names[line['seat']]}: {line['text']}" if "seat" in line else str(line["text"]) for line in lines]


def board_of(game: str) -> Board:
    """The game's own drawing: board(view, words, names) gives lines of text with [style]…[/] in them."""
    board: Board = own_drawing(game, "board", plain_board)
    return board


def story_of(game: str) -> Story:
    """The same for what surrounds a story, pieces that were told excepted: story(lines, words, names)."""
    story: Story = own_drawing(game, "story", plain_story)
    return story


def own_drawing(game: str, name: str, instead: Any) -> Any:
    """A function of the game's own `terminal.py`."""
    module = f"kartenhaus.games.{game}.terminal"
    return instead if find_spec(module) is None else getattr(import_module(module), name, instead)


class Drawing:
    """One viewer's terminal."""

    def __init__(self, table: Table, words: Words, viewer: int) -> None:
        self.table = table
        self.words = words
        self.viewer = viewer
        self.draw = board_of(table.game.id)
        self.draw_story = story_of(table.game.id)
        self.pieces = 0  # of the story, that were told
        self.last: list[Named] = []  # what was told last, for the reasons
        self.scores = [table.scores()]  # at the start, then after each deal

    def board(self) -> None:
        """The table as the viewer sees it."""
        paper().print()
        for line in [*self.story_lines(), *self.board_lines()]:
            paper().print(line)

    def names(self) -> list[str]:
        """What players are called, as it may stand between styles."""
        return [escaped(seat.name) for seat in self.table.seats]

    def board_lines(self) -> list[Text]:
        """The same, line by line."""
        view = self.table.see(self.viewer)
        return [marked(line) for line in self.draw(view, self.words, self.names())]

    def story_lines(self) -> list[Text]:
        """What surrounds the story: a title, names, words that count, what the others are asked about."""
        lines = [line for line in self.table.lines(self.viewer) if line["line"] not in (TOLD, OFFER, ALOUD)]
        safe = [line | {"text": escaped(str(line["text"]))} for line in lines]
        return [marked(line) for line in self.draw_story(safe, self.words, self.names())]

    def offers(self) -> list[str]:
        """Pieces that the viewer could tell."""
        return [str(line["text"]) for line in self.table.lines(self.viewer) if line["line"] in (ALOUD, OFFER)]

    def tell_story(self) -> None:
        """The pieces of the story that are new."""
        told = [line for line in self.table.lines(self.viewer) if line["line"] == TOLD]
        for line in told[self.pieces :] if len(told) >= self.pieces else told:
            name = self.table.seats[line["seat"]].name
            text = Text(f"{name}: {line['text']}", style="italic")
            text.stylize("bold", 0, len(name) + 1)
            paper().print(Padding(text, (0, 0, 0, 2)))
        self.pieces = len(told)

    def tell(self, events: Sequence[Named]) -> None:
        """Events as sentences, and what is new of a story; when points were counted, the score sheet."""
        heard = [event for event in events if not only_says_who(event)]
        if heard:
            paper().print()
        self.tell_all(heard)
        self.sheet_if_counted()

    def tell_all(self, events: Sequence[Named]) -> None:
        """The same, whatever they say."""
        if events:
            self.last = list(events)
        for event in events:
            paper().print(self.sentence(event))
        self.tell_story()

    def sheet_if_counted(self) -> None:
        """The score sheet, when points were counted."""
        if self.note_scores():
            self.sheet()

    def print(self, line: Text) -> None:
        """A line that stays."""
        paper().print(line)

    def note_scores(self) -> bool:
        """Write down the points of a deal that has just ended; False if none has."""
        if self.table.deals_done() < len(self.scores):
            return False
        self.scores.append(self.table.scores())
        return True

    def sentence(self, event: Named) -> Text:
        """One event; the viewer's own name stands out."""
        text = Text(f"· {event_text(event, self.table.seats, self.words.say)}")
        text.highlight_words([self.table.seats[self.viewer].name], "bold")
        if event.get("seat") == self.viewer:
            text.stylize("bold", 0, 1)
        return text

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
        for rule in dict.fromkeys(str(event["rule"]) for event in self.last if event["rule"]):
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


def escaped(text: str) -> str:
    """The text as it may stand among [style] and [/]: its brackets are stood in for, so that no style comes of it."""
    return text.translate(STAND_INS)


def marked(line: str) -> Text:
    """A line with its styles, and the brackets of what players have written."""
    text = Text.from_markup(line, emoji=False)
    text.plain = text.plain.translate(STOOD_IN_FOR)  # as long as before, so the styles stay where they are
    return text


def only_says_who(event: Named) -> bool:
    """A moment that tells nothing but whose it was lets people see whom they wait for; here nobody waits for long."""
    return event["life"] == "moment" and set(event) == {"event", "rule", "life", "seat"}
