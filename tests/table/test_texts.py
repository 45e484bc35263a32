"""Words that people type become one plain line, whatever was sent; nothing else happens to them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.kit import BadMessage
from kartenhaus.table.texts import LONGEST, clean


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  A   horse\tran. ", "A horse ran."),
        ("one\r\ntwo\u2028three\u2029four\u0085five", "one two three four five"),
        ("no\u00a0break\u3000wide", "no break wide"),
        ("bell\x00 \x1b[31mred\x07", "bell [31mred"),
        ("\u202eevil\u202c \u2066or\u2069 \u200fnot\u061c", "evil or not"),
        ("be\u200bll \ufeffso\u00adft", "bell soft"),
        ("\ud83d half", "half"),
        ("<b>bold</b> &amp; {x} $y %z", "<b>bold</b> &amp; {x} $y %z"),
        ("🐴 👩‍🚀 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️", "🐴 👩‍🚀 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️"),
        ("Pferd, cheval, caballo, ἵππος, 马", "Pferd, cheval, caballo, ἵππος, 马"),
        ("u\u0308ber", "über"),
        ("\u200b\n \u202e", ""),
        ("", ""),
    ],
)
def test_words_become_one_plain_line(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@given(st.text(max_size=300) | st.text("\u200b\u200d\u202e \n\u0308ua\u1100\u1161", max_size=60))
def test_a_clean_line_stays_as_it_is_and_holds_nothing_unseen(text: str) -> None:
    try:
        line = clean(text)
    except BadMessage:
        return
    assert clean(line) == line == line.strip()
    assert not any(letter in line for letter in "\n\r\t\x00\x1b\u200b\u200e\u200f\u202a\u202e\u2066\u2069\ufeff")


def test_four_hundred_characters_are_enough() -> None:
    assert clean("a" * LONGEST) == "a" * LONGEST
    assert clean("a" + "\u202e" * 10_000) == "a"
    with pytest.raises(BadMessage, match="at most 400 characters, got '10000 characters' at text"):
        clean("🐴" * 10_000)


@pytest.mark.parametrize("text", [None, 7, ["a"], b"a"])
def test_only_text_is_text(text: Any) -> None:
    with pytest.raises(BadMessage, match="expected a text"):
        clean(text)
