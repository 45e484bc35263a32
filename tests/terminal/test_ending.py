"""The book of a story, and games played line by line."""

import json
from pathlib import Path

import pytest

from kartenhaus.games import load
from kartenhaus.table import Table, verify
from kartenhaus.terminal import ending, keeping
from kartenhaus.words import Words
from tests.terminal.conftest import Run
from tests.terminal.person import Person, session_of, table_of
from tests.terminal.test_real_time import sentence, teller


def told() -> Table:
    """A story that has begun."""
    table = table_of("horses", language="en", starter="host", bots=1)
    person = Person(teller)
    person.writes = sentence
    session = session_of(table, person)
    while not ending.has_story(table):
        session.go_on()
    return table


def test_the_story_is_written_as_a_page_with_all_words_escaped(tmp_path: Path) -> None:
    file = tmp_path / "story.HTML"
    ending.write_story(told(), str(file), Words("en", "horses"))
    page = file.read_text(encoding="utf-8")
    assert "[red]Hui[/]" in page and "Eva" in page


def test_where_no_pdf_can_be_made_the_page_is_written_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "weasyprint", None)
    ending.write_story(told(), str(tmp_path / "story.pdf"), Words("en", "horses"))
    assert (tmp_path / "story.html").exists() and not (tmp_path / "story.pdf").exists()
    assert "This computer cannot make a PDF" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "file", "expected"),
    [
        ("horses", "story.txt", "expected a file that ends in .html or .pdf, got 'story.txt' at --story"),
        ("nilokilo", "story.html", "expected a game that tells a story, got 'nilokilo' at --story"),
        ("horses", "/nowhere/story.pdf", "/nowhere/story.pdf: no such file or directory"),
    ],
)
def test_a_story_that_could_not_be_written_is_said_before_the_game(
    kartenhaus: Run, game: str, file: str, expected: str
) -> None:
    said = kartenhaus("play", game, "--story", file)
    assert said.code == 2
    assert expected in said.err


def test_trying_whether_a_file_can_be_written_leaves_none_behind(tmp_path: Path) -> None:
    ending.check_story_file(str(tmp_path / "story.html"), load("horses"))
    assert list(tmp_path.iterdir()) == []


def test_a_game_of_nilo_kilo_line_by_line_is_left_and_goes_on(kartenhaus: Run) -> None:
    start = ["play", "nilokilo", "--seed", "3", "--bots", "2"]
    said = kartenhaus(*start, typed="1\n\n.\nnonsense\n?\nw\ns\n[red]x[/]\n\nq\n")
    assert said.code == 0 and said.err == ""
    assert "“nonsense” is nothing that can be done now." in said.out
    assert "“[red]x[/]” is nothing that can be done now." in said.out
    assert ".  let time pass until something happens" in said.out
    on = kartenhaus("play", "nilokilo", "--resume", typed="\n" * 3000)
    assert "Welcome back" in on.out
    assert "Place 1" in on.out or "The game is kept" in on.out


def test_the_same_lines_give_the_same_game(kartenhaus: Run) -> None:
    typed = "1\n" + "\n.\n.\ns\n" * 40
    one = kartenhaus("play", "nilokilo", "--seed", "3", typed=typed).out
    keeping.forget(load("nilokilo"))
    two = kartenhaus("play", "nilokilo", "--seed", "3", typed=typed).out
    assert one == two
    assert "snatches the heap" in one


def test_a_story_line_by_line_and_its_book(kartenhaus: Run, tmp_path: Path) -> None:
    file, record = tmp_path / "story.html", tmp_path / "game.json"
    typed = "\nBlitz\n1\n" + "\n1\n" * 400 + "k\n" * 20
    said = kartenhaus(
        "play", "horses", "--seed", "4", "--bots", "1", "--lang", "de", "-o", "starter=random",
        "--story", str(file), "--record", str(record), typed=typed,
    )  # fmt: skip
    assert said.code == 0 and said.err == ""
    assert "Die Geschichte steht jetzt in" in " ".join(said.out.split()) or "Das Spiel ist aufgehoben" in said.out
    if file.exists():
        assert "Blitz" in file.read_text(encoding="utf-8")
        assert verify(json.loads(record.read_text(encoding="utf-8")), load("horses")) == []
