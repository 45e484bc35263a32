"""What the log keeps of a photo finish leads to the same decision, and tells no device's name."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.kit import BadMessage
from kartenhaus.table.evidence import as_text, from_text, noted
from kartenhaus.table.reactions import Claim, Link
from tests.table.bell import MOVES, RING

times = st.floats(0, 2, allow_nan=False)
claims = st.lists(
    st.builds(
        Claim,
        seat=st.integers(0, 4),
        action=st.integers(RING, RING + 1),
        race=st.integers(1, 99),
        arrival=times.map(lambda each: 1.7e9 + each),
        shown=times.map(lambda each: 1.7e9 - each),
        reaction=st.none() | times,
        link=st.builds(Link, times, times, times),
        device=st.sampled_from(["", "token-1", "token-2"]),
    ),
    min_size=1,
    max_size=5,
)
PRESS = Claim(1, RING, 3, 1000.4, 1000.0, 0.35, Link(0.04, 0.002), "secret token")


@given(claims=claims)
def test_evidence_read_again_is_the_evidence_that_was_decided_on(claims: list[Claim]) -> None:
    kept = noted(claims)
    assert from_text(as_text(0, kept, MOVES), MOVES) == (0, kept)
    assert noted(kept) == kept


def test_times_count_from_the_first_that_was_shown_and_devices_have_no_names() -> None:
    other = Claim(0, RING, 3, 1000.5, 1000.1, None, Link(0.01, 0.0), "another")
    bot = Claim(2, RING, 3, 1000.6, 1000.0, 0.6)
    kept = noted([bot, other, PRESS])
    assert [(claim.seat, claim.device, claim.shown, claim.arrival) for claim in kept] == [
        (1, "1", 0.0, 0.4),
        (0, "2", 0.1, 0.5),
        (2, "", 0.0, 0.6),
    ]
    assert "token" not in as_text(0, kept, MOVES)


def test_a_time_that_is_none_is_told() -> None:
    for bad in (float("nan"), float("inf")):
        with pytest.raises(BadMessage, match="expected seconds"):
            noted([Claim(0, RING, 1, 1.0, 0.0, bad)])


def text_with(change: Callable[[dict[str, Any]], object]) -> str:
    """Evidence in which something was changed."""
    found = json.loads(as_text(0, noted([PRESS]), MOVES))
    change(found)
    return json.dumps(found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("no json", "the evidence of a photo finish, as JSON"),
        ("[" * 5000, "the evidence of a photo finish, as JSON"),
        ("{}", "the evidence of a photo finish, as JSON"),
        (text_with(lambda found: found.update(claims=[])), "the evidence of a photo finish, as JSON"),
        (text_with(lambda found: found.update(place=1)), "a place from 0 to 0"),
        (text_with(lambda found: found["claims"].append(7)), "a claim with arrival"),
        (text_with(lambda found: found["claims"][0].pop("rtt")), "a claim with arrival"),
        (text_with(lambda found: found["claims"][0].update(seat=-1)), "a whole number from 0"),
        (text_with(lambda found: found["claims"][0].update(arrival=0.5)), "a whole number from 0"),
        (text_with(lambda found: found["claims"][0].update(rtt=True)), "a whole number from 0"),
        (text_with(lambda found: found["claims"][0].update(quota=10**30)), "a whole number from 0"),
        (text_with(lambda found: found["claims"][0].update(reaction="1")), "microseconds or nothing"),
        (text_with(lambda found: found["claims"][0].update(move={"move": "sing"})), "a move among"),
    ],
)
def test_damaged_evidence_is_told(text: str, expected: str) -> None:
    with pytest.raises(BadMessage, match=expected):
        from_text(text, MOVES)
