"""The page's types of the messages are those of the server."""

import messages_ts


def test_the_types_of_the_page_are_made_from_the_messages_as_they_are() -> None:
    assert messages_ts.FILE.read_text(encoding="utf-8") == messages_ts.typescript(), (
        "web/src/lib/messages.ts is not up to date: run python scripts/messages_ts.py"
    )


def test_what_the_page_may_leave_out_is_optional_and_what_it_gets_is_not() -> None:
    made = messages_ts.typescript()
    assert "  options?: Record<string, string | number>;\n  start?: boolean;" in made  # NewRoom
    assert "  away_until: number | null;" in made  # SeatFacts
