"""Texts that are no records: what is wrong with them is named, and nothing else happens."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus.kit import BadMessage
from kartenhaus.table import parse, record, verify
from tests.table.playing import NIMMT, finished

FINISHED = record(finished())
TEXT = json.dumps(FINISHED)


def with_field(name: str, value: object) -> str:
    """The finished record's text with another value in one field."""
    return json.dumps({**FINISHED, name: value})


def test_text_and_bytes_can_be_read() -> None:
    assert parse(TEXT) == parse(TEXT.encode()) == parse(TEXT, ["nimmt"]) == FINISHED


@pytest.mark.parametrize("cut", [0, 1, 50, len(TEXT) // 2, len(TEXT) - 1])
def test_a_text_that_breaks_off_is_damaged(cut: int) -> None:
    with pytest.raises(BadMessage, match=r"expected a record in JSON, got .damaged text: .* at record"):
        parse(TEXT[:cut])


@pytest.mark.parametrize(
    "text",
    ["hello", "{'format': 1}", b"\xff\xfe\x00", b"\x00", "[" * 100_000, "1" * 5000, '{"started": NaN}', "-Infinity"],
)
def test_what_is_no_json_is_damaged(text: str | bytes) -> None:
    with pytest.raises(BadMessage, match="expected a record in JSON") as caught:
        parse(text)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("text", ["null", "7", "[]", '"record"', "true"])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(BadMessage, match=r"expected an object, got .* at record"):
        parse(text)


def test_a_text_that_is_far_too_long_is_not_even_read() -> None:
    with pytest.raises(BadMessage, match="a text of at most 8388608 characters, got 8388609 at record"):
        parse(" " * (8 * 2**20 + 1))


@pytest.mark.parametrize("format", [3, 99])
def test_a_newer_format_is_named_as_such(format: int) -> None:
    with pytest.raises(BadMessage, match=f"format 1 or 2, or a newer version of this program, got {format} at format"):
        parse(with_field("format", format))


@pytest.mark.parametrize("format", [0, -1, "1", 1.0, None, True])
def test_a_format_is_a_number_from_1(format: object) -> None:
    with pytest.raises(BadMessage, match="at format"):
        parse(with_field("format", format))


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadMessage, match="expected a game among high_card, nimmt, got 'chess' at game"):
        parse(with_field("game", "chess"), ["nimmt", "high_card"])


@pytest.mark.parametrize("name", sorted(FINISHED))
@pytest.mark.parametrize("value", [None, {}, "\ud800", -(10**40), [[[]]], 1e300, "x" * 100_000])
def test_each_field_has_its_type(name: str, value: object) -> None:
    if name == "options" and value == {}:
        return  # all options at their defaults
    with pytest.raises(BadMessage) as caught:
        parse(with_field(name, value))
    assert name in str(caught.value)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("name", sorted(FINISHED))
def test_no_field_may_be_missing(name: str) -> None:
    found = deepcopy(FINISHED)
    del found[name]
    with pytest.raises(BadMessage, match=f"at {name}"):
        parse(json.dumps(found))


def test_no_field_may_be_unknown() -> None:
    with pytest.raises(BadMessage, match="expected the fields of a record alone, got 'colour' at record"):
        parse(with_field("colour", "red"))


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("secret", "00" * 31, "secret"),
        ("secret", "zz" * 32, "secret"),
        ("secret", "AB" * 32, "secret"),
        ("commitment", "00" * 33, "commitment"),
        ("nonces", ["0"], "nonces"),
        ("nonces", ["00" * 65], "nonces"),
        ("nonces", [""] * 256, "nonces"),
        ("seats", [{"kind": "person", "name": "x" * 25, "level": None}], r"seats\[0\]\.name"),
        ("seats", [FINISHED["seats"][0]] * 17, "seats"),
        ("ranks", [1, 2], "ranks"),
        ("scores", [1, 2, 3, 4], "scores"),
        ("scores", [1, 2, 3.5], "scores"),
        ("table", "", "table"),
        ("table", "x" * 65, "table"),
        ("table", "line\nbreak", "table"),
        ("options", {"limit": [66]}, "options"),
        ("options", {"limit": True}, "options"),
        ("moves", [0], r"moves\[0\]"),
        ("moves", [[0, {"move": "ready"}]], r"moves\[0\]"),
        ("moves", [[0, {"move": "ready"}, -1]], r"moves\[0\]"),
        ("moves", [[0, {"move": "ready"}, 1.5]], r"moves\[0\]"),
        ("moves", [[0, "ready", 0]], r"moves\[0\]"),
        ("moves", [[0, {}, 0]], r"moves\[0\]"),
        ("moves", [[0, {"kind": "bot"}, 0]], r"moves\[0\]"),
        ("moves", [["0", {"move": "ready"}, 0]], r"moves\[0\]"),
        ("moves", [[]] * 100_001, "moves"),
    ],
)
def test_what_is_wrong_within_a_field_is_named_with_its_place(name: str, value: object, where: str) -> None:
    with pytest.raises(BadMessage, match=f"at {where}$"):
        parse(with_field(name, value))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place within a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


PLACES = places(FINISHED)[1:]


@settings(max_examples=150, deadline=None)
@given(path=st.sampled_from(PLACES), value=json_values)
def test_anything_anywhere_ends_in_a_clear_error_or_an_answer(path: tuple[Any, ...], value: Any) -> None:
    found = deepcopy(FINISHED)
    inner = found
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    wrong = []
    try:
        parse(json.dumps(found))
    except BadMessage as bad:
        wrong = [str(bad)]
    problems = verify(found, NIMMT)
    assert problems == wrong or not wrong
    assert all(problem.startswith("expected ") for problem in problems)
