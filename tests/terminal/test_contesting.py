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
    wish = Wish("nimmt", ["rule", "flat:9"], 50, 4, "category_5", ["deals=2"], 1, 2, "my folder", False)
    assert shlex.split(command(wish)) == [
        *("kartenhaus", "arena", "nimmt", "rule", "flat:9", "--deals", "50", "--option", "deals=2", "--seats", "4"),
        *("--edition", "category_5", "--workers", "2", "--out", "my folder", "--resume"),
    ]
