"""What is left of a game that is over: the record, and the book of its story."""

import json
from pathlib import Path

from kartenhaus.kit import BadMessage, Game
from kartenhaus.table import Table, record
from kartenhaus.words import Words

from .drawing import TOLD
from .paper import paper
from .session import ME

HTML, PDF = ".html", ".pdf"


def check_writable(file: str) -> None:
    """OSError before the game begins rather than after it."""
    path = Path(file)
    is_new = not path.exists()
    with path.open("a", encoding="utf-8"):
        pass
    if is_new:
        path.unlink()


def check_story_file(file: str, game: Game) -> None:
    """BadMessage, or OSError, if no story of this game could be written there."""
    if game.story is None or game.story.book is None:
        raise BadMessage("a game that tells a story", game.id, "--story")
    if suffix(file) not in (HTML, PDF):
        raise BadMessage(f"a file that ends in {HTML} or {PDF}", file, "--story")
    check_writable(file)


def suffix(file: str) -> str:
    """How its name ends."""
    return Path(file).suffix.lower()


def write_record(table: Table, file: str, words: Words) -> None:
    """The finished game, for everybody to check."""
    Path(file).write_text(json.dumps(record(table), ensure_ascii=False, indent=1), encoding="utf-8")
    say(words.say("terminal-recorded", file=file, command=f"kartenhaus verify {file}"), "green")


def has_story(table: Table) -> bool:
    """Something was told that can be kept."""
    story = table.game.story
    return story is not None and story.book is not None and any(line["line"] == TOLD for line in table.lines(ME))


def offer_story(table: Table, words: Words) -> None:
    """Ask for a file to keep the story in, until there is one, or none is wanted."""
    while has_story(table):
        say(words.say("terminal-keep-story"), "bold")
        try:
            file = input("> ").strip()
        except EOFError:
            return
        if not file:
            return
        try:
            check_story_file(file, table.game)
            write_story(table, file, words)
        except (BadMessage, OSError, ValueError) as error:
            say(str(error), "yellow")
        else:
            return


def write_story(table: Table, file: str, words: Words) -> None:
    """The story as a page, or as a PDF; where no PDF can be made, as a page beside it."""
    story = table.game.story
    assert story is not None and story.book is not None
    page = story.book(table.see(ME), table.spoken, [seat.name for seat in table.seats])
    if suffix(file) == PDF:
        try:
            if story.pdf is None:
                raise RuntimeError(f"{table.game.id} makes none")
            Path(file).write_bytes(story.pdf(page))
        except RuntimeError as lacks:
            say(words.say("terminal-no-pdf", reason=str(lacks)), "yellow")
            file = str(Path(file).with_suffix(HTML))
    if suffix(file) != PDF:
        Path(file).write_text(page, encoding="utf-8")
    say(words.say("terminal-story", file=file), "green")


def say(sentence: str, style: str) -> None:
    """One sentence to the person."""
    paper().print(sentence, style=style, markup=False)
