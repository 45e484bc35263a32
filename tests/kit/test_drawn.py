"""Positions as text."""

import pytest

from tests.kit.drawn import drawn, numbers, text_of


def test_parts_groups_and_words() -> None:
    parts = drawn("rows: 12 14 | 37 |  | 58; turn: 3; options: tie=shared limit=5")
    assert parts == {
        "rows": [["12", "14"], ["37"], [], ["58"]],
        "turn": [["3"]],
        "options": [["tie=shared", "limit=5"]],
    }
    assert numbers(parts["rows"]) == [[12, 14], [37], [], [58]]


def test_numbers_are_drawn_again() -> None:
    assert text_of([[12, 14, 0, 0], [37, 0]]) == "12 14 | 37"


@pytest.mark.parametrize("text", ["rows", "rows: 1; rows: 2", "rows: 1;"])
def test_a_part_without_a_name_or_twice_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="expected parts"):
        drawn(text)
