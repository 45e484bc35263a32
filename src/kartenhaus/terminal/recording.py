"""Recorded games on the command line: checked, and told in words."""

from pathlib import Path

from kartenhaus.games import load, offered
from kartenhaus.kit import BadMessage
from kartenhaus.table import as_text, parse, verify
from kartenhaus.table.reading import Record
from kartenhaus.words import Words

from .asking import language_called
from .paper import paper

WRONG = 1  # exit code: read, understood, and not true


def read_record(file: str) -> Record:
    """The record in a file; BadMessage names the file and what is wrong with it."""
    try:
        return parse(Path(file).read_bytes(), offered())
    except BadMessage as bad:
        raise BadMessage(bad.expected, bad.got, f"{bad.where} in {file}") from None


def verify_record(file: str) -> int:
    """Say whether a record is true; the exit code tells the same."""
    found = read_record(file)
    problems = verify(found, load(found["game"]))
    for problem in problems:
        paper().print(f"[red]✗[/] {file}: ", end="")
        paper().print(problem, markup=False)
    if problems:
        return WRONG
    paper().print(
        f"[green]✓[/] {file}: the secret fits its seal, {len(found['moves'])} moves are legal, the result is right"
    )
    return 0


def show_record(file: str, language: str | None) -> None:
    """Tell a recorded game move by move."""
    words = Words(language_called(language), None)
    found = read_record(file)
    words = Words(words.language, found["game"])
    paper().print(as_text(found, load(found["game"]), words.say), markup=False, end="")
