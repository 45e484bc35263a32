"""What is read aloud, word by word."""

from kartenhaus.table.aloud import next_word_at, words_by


def test_words_are_read_out_one_by_one_and_the_last_stands_before_the_table_closes() -> None:
    # three words, a third of a second each
    assert [words_by(3, 11.0, now) for now in (9.5, 10.0, 10.3, 10.34, 10.67, 10.99, 11.0, 12.0)] == [
        0, 1, 1, 2, 3, 3, 3, 3,
    ]  # fmt: skip


def test_where_the_table_never_closes_all_is_read_out() -> None:
    assert words_by(3, None, 0.0) == 3


def test_of_nothing_nothing_is_read() -> None:
    assert words_by(0, 10.0, 9.99) == 0


def test_each_word_comes_when_it_is_read_out() -> None:
    for n_read in range(3):
        at = next_word_at(3, n_read, 11.0)
        assert at is not None
        assert words_by(3, 11.0, at - 0.01) == n_read
        assert words_by(3, 11.0, at) == n_read + 1
    assert next_word_at(3, 3, 11.0) is None
    assert next_word_at(3, 0, None) is None
