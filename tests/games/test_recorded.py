"""Recorded games of every game, replayed: a change of the rules shows up as the step at which a game went another way.

After a change on purpose: `pytest tests/games/test_recorded.py --rewrite-recorded`, and read the difference.
"""

import json

import pytest

from kartenhaus.games import ids, load
from tests.kit.recorded import FOLDER, files_of, move_of, move_text, new_game, replayed, write

NEW = 3  # games that are made for a game without any


def recorded_games() -> list[str]:
    """Every recorded game by its place."""
    return [str(file.relative_to(FOLDER)) for id in ids() for file in files_of(id)]


@pytest.mark.parametrize("id", ids())
def test_every_game_has_recorded_games(id: str, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("rewrite_recorded") and not files_of(id):
        for number in range(NEW):
            write(FOLDER / id / "recorded" / f"random_{number + 1}.json", new_game(load(id), number))
    assert files_of(id), "expected recorded games; `pytest --rewrite-recorded` on this file makes some"


@pytest.mark.parametrize("place", recorded_games())
def test_a_recorded_game_happens_again(place: str, request: pytest.FixtureRequest) -> None:
    file = FOLDER / place
    recorded = json.loads(file.read_text(encoding="utf-8"))
    again = replayed(load(recorded["game"]), recorded)
    if request.config.getoption("rewrite_recorded"):
        write(file, again)
        return
    for n, (was, is_now) in enumerate(zip(recorded["steps"], again["steps"], strict=False)):
        assert is_now == was, f"step {n} was {was!r}, is {is_now!r}"
    assert again == recorded


@pytest.mark.parametrize("id", ids())
def test_moves_written_as_text_are_read_again(id: str) -> None:
    game = load(id)
    for actor in (0, 1, -2):
        for action in range(game.moves.size):
            assert move_of(game, move_text(game, actor, action)) == (actor, action)
