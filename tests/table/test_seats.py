"""Who may sit on a seat."""

import json
from typing import Any

import pytest

from kartenhaus.kit import BadMessage
from kartenhaus.table import Seat
from kartenhaus.table.seats import seat_facts, seat_from

EMPTY = {"kind": "open", "name": "", "level": None}


@pytest.mark.parametrize("name", ["A", "Zoë 🦊", "👩‍👩‍👧", "Ελένη", "李雷", "x" * 24, "O'Neil <b>"])
def test_people_may_have_any_name_of_one_to_24_characters(name: str) -> None:
    seat = Seat("person", name)
    assert seat_from(json.loads(json.dumps(seat_facts(seat))), "seat") == seat


def test_an_open_seat_needs_no_name() -> None:
    assert Seat("open", "").name == ""


@pytest.mark.parametrize("name", ["", "x" * 25, "two\nlines", "a\0b", "a\x1b[2J", "a\u2028b", "half \ud83d", None, 7])
def test_other_names_are_refused(name: Any) -> None:
    with pytest.raises(BadMessage, match=r"at seat\.name"):
        Seat("person", name)


@pytest.mark.parametrize("level", [None, "", 3, "x" * 25])
def test_a_bot_has_a_level(level: Any) -> None:
    with pytest.raises(BadMessage, match=r"at seat\.level"):
        Seat("bot", "Bot", level)


def test_a_person_has_no_level() -> None:
    with pytest.raises(BadMessage, match="a level for bots alone"):
        Seat("person", "Ana", "rule")


@pytest.mark.parametrize("kind", ["ghost", "", None, ["person"], "x" * 10_000])
def test_there_are_no_other_kinds_and_the_error_stays_short(kind: Any) -> None:
    with pytest.raises(BadMessage, match="expected one of person, open, bot") as caught:
        Seat(kind, "Ana")
    assert len(str(caught.value)) < 150


@pytest.mark.parametrize("facts", [None, [], {}, {"kind": "person"}, {**EMPTY, "x": 1}])
def test_json_that_is_no_seat_is_named_with_its_place(facts: object) -> None:
    with pytest.raises(BadMessage, match=r"a seat with kind, name and level.* at seats\[3\]"):
        seat_from(facts, "seats[3]")


def test_a_wrong_field_is_named_with_its_place() -> None:
    with pytest.raises(BadMessage, match=r"at seats\[3\]\.name"):
        seat_from({"kind": "person", "name": "", "level": None}, "seats[3]")
