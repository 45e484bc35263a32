"""Sentences that are read to all, word by word, at a pace that everybody can follow."""

from math import ceil

WORDS_A_SECOND = 3.0
SLACK = 0.001  # seconds; the clock counts since 1970, and alarms are not exact


def words_by(n: int, closes_at: float | None, now: float) -> int:
    """How many of n words are read out by now, so that the last one stands alone for its time before the table closes.

    All of them, if it never closes.
    """
    if closes_at is None:
        return n
    return min(max(n + 1 - ceil((closes_at - now - SLACK) * WORDS_A_SECOND), 0), n)


def next_word_at(n: int, n_read: int, closes_at: float | None) -> float | None:
    """When the next of n words is to be read out, of which so many have been; None if there is none."""
    if closes_at is None or n_read >= n:
        return None
    return closes_at - (n - n_read) / WORDS_A_SECOND
