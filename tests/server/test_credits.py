"""Credits come back with time."""

from kartenhaus.server import credits
from kartenhaus.server.credits import Purse, Purses


def test_a_full_purse_pays_for_a_burst_and_then_for_the_rate() -> None:
    purse = Purse(rate=2, most=3, left=3, at=0.0)
    assert [purse.spend(0.0) for _ in range(4)] == [True, True, True, False]
    assert [purse.spend(1.0) for _ in range(3)] == [True, True, False]


def test_a_purse_never_holds_more_than_its_most() -> None:
    purse = Purse(rate=2, most=3, left=0, at=0.0)
    assert [purse.spend(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    purse = Purse(rate=1, most=1, left=1, at=100.0)
    assert purse.spend(50.0)
    assert not purse.spend(50.0)


def test_each_address_has_its_own_purse() -> None:
    purses = Purses(rate=1, most=1)
    assert purses.spend("a", 0.0)
    assert not purses.spend("a", 0.0)
    assert purses.spend("b", 0.0)


def test_the_address_unused_for_longest_is_forgotten() -> None:
    purses = Purses(rate=0, most=1)
    for n in range(credits.PURSES + 1):
        assert purses.spend(str(n), 0.0)
    assert purses.spend("0", 0.0), "forgotten, so full again"
    assert not purses.spend(str(credits.PURSES), 0.0)
