"""Bots in the terminal remember what they were told, also when a game was left in between."""

import json
from pathlib import Path

from tests.terminal.conftest import Run

PLACES = [*map(str, range(1, 31)), "run", ""]  # whatever cannot be done is answered with a sentence
FIRST, THEN = PLACES * 2, PLACES * 40


def moves_of(file: Path) -> list[list[object]]:
    """Who did what, without the times."""
    return [move[:2] for move in json.loads(file.read_text(encoding="utf-8"))["moves"]]


def test_bots_go_on_as_if_the_game_had_not_been_left(kartenhaus: Run, tmp_path: Path) -> None:
    begin = ("play", "skunks", "--seed", "3", "--name", "Eva", "--bots", "2")
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    said = kartenhaus(*begin, "--record", str(whole), typed="\n".join(FIRST + THEN) + "\n")
    assert said.code == 0 and "wins" in said.out
    kartenhaus(*begin, typed="\n".join([*FIRST, "q"]) + "\n")
    kartenhaus("play", "skunks", "--resume", "--record", str(parts), typed="\n".join(THEN) + "\n")
    assert moves_of(parts) == moves_of(whole)
