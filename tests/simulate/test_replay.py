"""One game of a run, move by move: it can be checked, and what is wrong with it is found."""

import json
import re
from typing import Any

import pytest

from kartenhaus.games import load
from kartenhaus.kit import BadMessage, settle
from kartenhaus.simulate.batch import Job
from kartenhaus.simulate.replay import faults_of, is_replay, parse_replay, replay_of


def job(game: str, level: str, seats: int) -> Job:
    """A run with seed 5."""
    rules = load(game)
    options = tuple(settle(rules.Options, {}).items())
    return Job(game, rules.rules_version, options, (level,) * seats, 5, True)


@pytest.fixture
def replay() -> dict[str, Any]:
    return replay_of(job("nimmt", "rule", 3), 4)


@pytest.mark.parametrize(("game", "level"), [("nimmt", "rule"), ("lobo77", "random"), ("skunks", "random")])
def test_the_moves_lead_to_the_result(game: str, level: str) -> None:
    text = json.dumps(replay_of(job(game, level, 3), 4)).encode()
    assert is_replay(text)
    assert faults_of(parse_replay(text)) == []


def test_a_record_is_no_replay() -> None:
    assert not any(map(is_replay, (b"", b"[]", b"{}", b'{"format": 1}', b"\xff", b"[" * 100_000)))


def change_points(replay: dict[str, Any]) -> None:
    replay["points"][0] += 1


def change_number(replay: dict[str, Any]) -> None:
    replay["number"] += 1


def forget_end(replay: dict[str, Any]) -> None:
    del replay["moves"][-1]


def play_twice(replay: dict[str, Any]) -> None:
    replay["moves"].append(replay["moves"][-1])


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (change_points, "points: .* but these moves lead to"),
        (change_number, "is not legal"),
        (forget_end, "end before the game is over"),
        (play_twice, "is not legal"),
    ],
)
def test_what_was_changed_is_found(replay: dict[str, Any], change: Any, expected: str) -> None:
    change(replay)
    (fault,) = faults_of(replay)
    assert re.search(expected, fault)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("format", 2, "format 1, or a newer version"),
        ("game", "chess", "a game among"),
        ("game", None, "a game's id"),
        ("rules_version", 99, "of the rules"),
        ("bots", ["rule"], "2 to 10 bots"),
        ("seed", -1, "from 0"),
        ("seed", True, "a whole number"),
        ("moves", {}, "a list of actors and moves"),
        ("moves", [[9, {"move": "choose", "card": 1}]], "a seat, or the clock"),
        ("moves", [[True, {"move": "choose", "card": 1}]], "a seat, or the clock"),
        ("moves", [[0, {"move": "fly"}]], "expected"),
        ("options", {"limit": 0}, "a whole number from 1"),
    ],
)
def test_nonsense_is_named(replay: dict[str, Any], name: str, value: object, expected: str) -> None:
    text = json.dumps(replay | {name: value}).encode()
    with pytest.raises(BadMessage, match=expected):
        faults_of(parse_replay(text))
