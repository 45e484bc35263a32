"""What is written down, and what never is."""

import json
import logging

import pytest

from kartenhaus.server.logs import JsonLines, Text, log_mistake, tell, warn


def caught() -> ValueError:
    try:
        raise ValueError(f"the token is {617 * 2}")
    except ValueError as error:
        return error


def test_an_event_is_one_line_of_json(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "kartenhaus"):
        tell("a game has begun", game="nimmt", seats=3, is_new=True, none=None)
    (record,) = caplog.records
    line = JsonLines().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert found.pop("time").endswith("+00:00")
    assert found == {
        "level": "info",
        "from": "kartenhaus",
        "event": "a game has begun",
        "game": "nimmt",
        "seats": 3,
        "is_new": True,
        "none": None,
    }


def test_an_event_is_a_line_for_people(caplog: pytest.LogCaptureFixture) -> None:
    warn("the data is brought up to date", copy="k.before", schema="0002")
    (record,) = caplog.records
    assert Text().format(record) == "warning: the data is brought up to date (copy: k.before, schema: 0002)"


@pytest.mark.parametrize("form", [JsonLines(), Text()])
def test_a_mistake_tells_its_way_and_not_its_words(caplog: pytest.LogCaptureFixture, form: logging.Formatter) -> None:
    log_mistake("a table stands still", caught(), step=5)
    (record,) = caplog.records
    line = form.format(record)
    assert "ValueError" in line
    assert "in caught" in line
    assert "1234" not in line
    assert "\n" not in line or isinstance(form, Text)


@pytest.mark.parametrize("form", [JsonLines(), Text()])
def test_of_a_library_the_first_line_is_written_and_no_value(
    caplog: pytest.LogCaptureFixture, form: logging.Formatter
) -> None:
    error = caught()
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: %r", error, exc_info=error)
    (record,) = caplog.records
    line = form.format(record)
    assert "Task exception was never retrieved" in line
    assert "ValueError" in line
    assert "1234" not in line


def test_an_event_without_a_text_is_a_line_all_the_same() -> None:
    record = logging.LogRecord("other", logging.WARNING, "", 0, "", None, None)
    assert json.loads(JsonLines().format(record))["event"] == ""
    assert Text().format(record) == "warning:"
