"""Pings, and answers that nobody else can give."""

from kartenhaus.server.links import FIRST, QUICK, STEADY, UNANSWERED, Pings
from kartenhaus.table.reactions import LAST
from tests.server.test_rooms import Drawn


def sent(pings: Pings, now: float, drawn: Drawn) -> str:
    nonce = pings.new(drawn)
    pings.goes(nonce, now)
    return nonce


def test_the_way_is_as_long_as_the_answer_takes() -> None:
    pings, drawn = Pings(), Drawn()
    nonce = sent(pings, 10.0, drawn)
    assert pings.hear(nonce, 10.25)
    assert list(pings.trips) == [0.25]


def test_an_answer_counts_once_and_a_made_up_one_never() -> None:
    pings, drawn = Pings(), Drawn()
    nonce = sent(pings, 10.0, drawn)
    assert not pings.hear("made up", 10.1)
    assert pings.hear(nonce, 10.1)
    assert not pings.hear(nonce, 10.1)
    assert len(pings.trips) == 1
    assert not pings.are_out


def test_a_ping_that_has_not_left_yet_has_no_answer() -> None:
    pings = Pings()
    assert not pings.hear(pings.new(Drawn()), 0.0)


def test_only_the_last_answers_count() -> None:
    pings, drawn = Pings(), Drawn()
    for n in range(LAST + 3):
        pings.hear(sent(pings, 0.0, drawn), float(n))
    assert list(pings.trips) == [float(n) for n in range(3, LAST + 3)]


def test_who_never_answers_fills_no_memory() -> None:
    pings, drawn = Pings(), Drawn()
    first = sent(pings, 0.0, drawn)
    for _ in range(UNANSWERED):
        sent(pings, 0.0, drawn)
    assert not pings.hear(first, 1.0)


def test_the_first_pings_come_quickly_and_the_others_now_and_then() -> None:
    pings, drawn = Pings(), Drawn()
    pauses = []
    for _ in range(FIRST + 1):
        pings.new(drawn)
        pauses.append(pings.pause())
    assert pauses == [QUICK] * (FIRST - 1) + [STEADY] * 2
