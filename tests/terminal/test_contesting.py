"""The arena as the command line shows it."""

import shlex
from pathlib import Path

import pytest

from kartenhaus.terminal.contesting import Wish, command
from tests.terminal.conftest import Run

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules


def test_the_table_names_players_best_first(kartenhaus: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    asked = ["nimmt", "random", "rule", "--seed", "7", "--workers", "1", "--seats", "3", "--out", folder]
    said = kartenhaus("arena", *asked, "--deals", "20")
    assert said.code == 0
    assert "20 deals in 2 seatings, seed 7" in said.out
    assert said.out.index("rule") < said.out.index("random")
    assert "±" in said.out and " ms (" in said.out
    assert folder in said.out.replace("\n", "")
    assert "21 deals" in kartenhaus("arena", *asked, "--deals", "21", "--resume").out


def test_a_field_stands_below_the_players_and_a_chart_is_drawn(kartenhaus: Run, tmp_path: Path) -> None:
    pytest.importorskip("altair")
    file = tmp_path / "who.svg"
    asked = ["rule", "random", "--seats", "4", "--field", "random", "--seed", "7", "--workers", "1", "--deals", "40"]
    said = kartenhaus("arena", "nimmt", *asked, "--chart", str(file))
    assert said.code == 0
    assert "random on all other seats" in " ".join(said.out.replace("│", " ").split())
    drawn = file.read_text(encoding="utf-8")
    assert "<title" in drawn and "Who plays better?" in drawn and "rule is" in drawn and "random on all" not in drawn


@pytest.mark.parametrize(
    ("place", "said"), [("who.gif", "a file that ends in .svg or .png"), ("none/who.svg", "there is no folder")]
)
def test_a_chart_that_cannot_be_drawn_is_refused_before_anybody_plays(
    kartenhaus: Run, tmp_path: Path, place: str, said: str
) -> None:
    pytest.importorskip("altair")
    told = kartenhaus("arena", "nimmt", "rule", "random", "--deals", "2", "--chart", str(tmp_path / place))
    assert told.code != 0 and said in told.err
    assert "deals in" not in told.out


@pytest.mark.parametrize(
    ("players", "said"),
    [(["rule", "genius"], "a player of nimmt"), (["rule", "flat:0"], "a budget from 1"), (["rule"], "2 to 16 players")],
)
def test_bad_input_ends_in_one_sentence(kartenhaus: Run, players: list[str], said: str) -> None:
    told = kartenhaus("arena", "nimmt", *players)
    assert told.code == 2
    assert said in told.err
    assert "Traceback" not in told.err


def test_the_command_to_go_on_is_whole() -> None:
    asked = (["deals=2"], 1, 2, "my folder", False, "policy", "who.svg")
    wish = Wish("nimmt", ["rule", "flat:9"], 50, 4, "category_5", *asked)
    assert shlex.split(command(wish)) == [
        *("kartenhaus", "arena", "nimmt", "rule", "flat:9", "--deals", "50", "--option", "deals=2", "--seats", "4"),
        *("--field", "policy", "--edition", "category_5", "--workers", "2", "--chart", "who.svg"),
        *("--out", "my folder", "--resume"),
    ]
