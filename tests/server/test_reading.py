"""What a device sends becomes a message, or a sentence that says what was expected, what came, and where."""

import pytest

from kartenhaus.kit import BadMessage
from kartenhaus.server.messages import Act, FromPage, NewRoom, Resync
from kartenhaus.server.reading import FRAME_LIMIT, id_in, read, read_frame, shown


def read_badly(frame: str) -> tuple[str, object, str]:
    with pytest.raises(BadMessage) as bad:
        read_frame(frame)
    return bad.value.expected, bad.value.got, bad.value.where


def test_a_frame_becomes_its_message() -> None:
    frame = '{"type":"act","id":"a","seat":1,"decision":2,"move":{"move":"ready"}}'
    message: FromPage = read_frame(frame)
    assert message == Act("a", 1, 2, {"move": "ready"})


@pytest.mark.parametrize(
    ("frame", "expected", "got", "where"),
    [
        ('{"type":"act","id":"a","seat":"two","decision":1,"move":{}}', "int", "two", "$.seat"),
        ('{"type":"act","id":"a","seat":1,"decision":true,"move":{}}', "int", "True", "$.decision"),
        ('{"type":"act","id":"a","seat":1,"decision":1}', "the field move", "none", "$"),
        ('{"type":"resync","id":"a","extra":1}', "only fields that this message has", "extra", "$"),
        ('{"type":"resync","id":""}', "str of length >= 1", "", "$.id"),
        ('{"type":"hello","tokens":[7]}', "str", "something else", "$.tokens[0]"),
        ('{"id":"a"}', "the field type", "none", "$"),
        ("[]", "object", "[]", "$"),
    ],
)
def test_a_wrong_field_is_named_with_what_it_should_be(frame: str, expected: str, got: str, where: str) -> None:
    assert read_badly(frame) == (expected, got, where)


def test_an_unknown_type_is_answered_with_the_types_there_are() -> None:
    expected, got, where = read_badly('{"type":"cheat","id":"a"}')
    assert expected.startswith("one of hello, act, claim, start,")
    assert (got, where) == ("cheat", "$.type")


@pytest.mark.parametrize("frame", ["", "{", "hello", '{"type":"hello"} again'])
def test_what_is_no_json_is_said_to_be_none(frame: str) -> None:
    expected, _, where = read_badly(frame)
    assert (expected, where) == ("JSON in UTF-8, not too deep", "message")


def test_a_frame_may_be_as_long_as_the_limit_and_no_longer() -> None:
    frame = '{"type":"resync","id":"a"}'
    assert read_frame(frame + " " * (FRAME_LIMIT - len(frame))) == Resync("a")
    assert read_badly(frame + " " * (FRAME_LIMIT - len(frame) + 1)) == (
        "at most 16384 bytes",
        "16385 bytes",
        "frame",
    )


def test_bytes_count_not_letters() -> None:
    assert read_badly('"' + "é" * (FRAME_LIMIT // 2) + '"')[0] == "at most 16384 bytes"


def test_the_id_of_a_bad_command_is_found_if_it_has_one() -> None:
    assert id_in('{"type":"act","id":"c7","seat":"x"}') == "c7"
    assert id_in('{"type":"act","id":7}') is None
    assert id_in("[1]") is None
    assert id_in("{") is None


def test_a_wrong_seat_is_found_deep_in_a_room() -> None:
    with pytest.raises(BadMessage) as bad:
        read('{"game":"nimmt","seats":[{"kind":"here"},{"kind":"throne"}]}', NewRoom)
    assert (bad.value.got, bad.value.where) == ("throne", "$.seats[1].kind")


def test_what_is_shown_of_a_value_is_short_and_on_one_line() -> None:
    assert shown("a\nb\u202ec") == "a?b?c"
    assert len(shown("x" * 1000)) == 80
    assert shown({"a": 1}) == "{'a': 1}"
