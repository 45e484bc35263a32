"""Recorded games on the command line: checked, and told in words."""

from pathlib import Path

from kartenhaus.games import load, offered
from kartenhaus.kit import BadMessage
from kartenhaus.simulate import faults_of, is_replay, parse_replay
from kartenhaus.table import as_text, parse, verify
from kartenhaus.table.faults import shown
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
    """Say whether a record, or a simulated game, is true; the exit code tells the same."""
    content = Path(file).read_bytes()
    if is_replay(content):
        return verify_replay(file, content)
    found = read_record(file)
    problems = verify(found, load(found["game"]))
    return told(file, problems, f"the secret fits its seal, {len(found['moves'])} moves are legal, the result is right")


def verify_replay(file: str, content: bytes) -> int:
    """The same of a simulated game, whose chance nobody has sealed."""
    try:
        found = parse_replay(content)
        problems = faults_of(found)
    except BadMessage as bad:
        raise BadMessage(bad.expected, shown(bad.got), f"{bad.where} in {file}") from None
    right = f"{len(found['moves'])} moves are legal and the result is right; the chance is that of seed {found['seed']}"
    return told(file, problems, f"{right}, which no seal had fixed")


def told(file: str, problems: list[str], right: str) -> int:
    """Say what is wrong, or that all is right; the exit code."""
    for problem in problems:
        paper().print(f"[red]✗[/] {file}: ", end="")
        paper().print(problem, markup=False)
    if problems:
        return WRONG
    paper().print(f"[green]✓[/] {file}: {right}")
    return 0


def show_record(file: str, language: str | None) -> None:
    """Tell a recorded game move by move."""
    words = Words(language_called(language), None)
    found = read_record(file)
    words = Words(words.language, found["game"])
    paper().print(as_text(found, load(found["game"]), words.say), markup=False, end="")
