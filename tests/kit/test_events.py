"""Events: lines in a log with names outside; how long they are remembered."""

from collections.abc import Mapping

import numpy as np

from kartenhaus.kit import Event, Events, log_record, log_with_room, note, whisper
from kartenhaus.kit.events import EVERYBODY, Life


def remembered(options: Mapping[str, str | int]) -> Life:
    """A life that the table agrees on."""
    return "game" if options["history"] == "full" else "turn"


EVENTS = Events(
    Event("dealt", ("deal",), "XX-01", "deal", begins="deal"),
    Event("placed", ("seat", "card", "row"), "XX-02", remembered),
    Event("over", (), "XX-03", "game"),
)


def test_a_note_is_for_everybody_and_a_whisper_for_one() -> None:
    log = log_with_room(3)
    note(log, 1, 0, 55, 3, 0)
    whisper(log, 2, 0, 1, 0, 0, 0)
    assert log.n == 2
    assert log.line == [[1, EVERYBODY, 0, 55, 3, 0], [0, 2, 1, 0, 0, 0], [0] * 6]


def test_a_full_log_takes_no_more() -> None:
    log = log_with_room(1)
    note(log, 1, 1, 1, 1, 1)
    note(log, 2, 2, 2, 2, 2)
    assert log.n == 1 and log.line == [[1, EVERYBODY, 1, 1, 1, 1]]


def test_a_log_without_room_swallows_everything() -> None:
    log = log_with_room(0)
    note(log, 1, 1, 1, 1, 1)
    assert log.n == 0 and log.line == []


def test_a_record_for_compiled_rules_has_the_same_room() -> None:
    for room in (0, 1, 50):
        record = log_record(room)
        assert record["room"] == room and record["n"] == 0
        assert record["line"].shape == (max(room, 1), 6)
        assert record["line"].dtype == np.int32


def test_a_line_has_its_names() -> None:
    assert EVENTS.named([0, EVERYBODY, 7, 0, 0, 0], {}) == {
        "event": "dealt",
        "rule": "XX-01",
        "life": "deal",
        "deal": 7,
        "begins": "deal",
    }
    assert EVENTS.named([2, EVERYBODY, 0, 0, 0, 0], {}) == {"event": "over", "rule": "XX-03", "life": "game"}


def test_a_life_may_depend_on_the_options() -> None:
    line = [1, EVERYBODY, 2, 55, 3, 0]
    named = EVENTS.named(line, {"history": "full"})
    assert named == {"event": "placed", "rule": "XX-02", "life": "game", "seat": 2, "card": 55, "row": 3}
    assert EVENTS.named(line, {"history": "last_turn"})["life"] == "turn"
