"""What the cards come from: known answers, worked out here a second time."""

import hashlib
import hmac

import pytest

from kartenhaus.kit import BadMessage
from kartenhaus.table import commitment, words
from kartenhaus.table.chance import check_chance, words_of

SECRET = bytes(range(32))


def by_hand(secret: bytes, nonces: list[bytes], table: str, sequence: int, stream: str) -> list[int]:
    """The published recipe, written down independently."""
    key = secret + len(nonces).to_bytes(1, "big")
    for nonce in nonces:
        key += len(nonce).to_bytes(1, "big") + nonce
    message = b"kartenhaus/1 " + stream.encode() + bytes(1) + table.encode() + sequence.to_bytes(8, "big")
    digest = hmac.new(key, message, hashlib.sha256).digest()
    return [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]


@pytest.mark.parametrize("nonces", [[], [b""], [b"a", b"bc"], [bytes(64)] * 10])
@pytest.mark.parametrize("table", ["7f3a", "Küche 🃏"])
@pytest.mark.parametrize("sequence", [0, 1, 2**40])
def test_words_follow_the_published_recipe(nonces: list[bytes], table: str, sequence: int) -> None:
    assert words(SECRET, nonces, table, sequence) == by_hand(SECRET, nonces, table, sequence, "rules")
    assert words(SECRET, nonces, table, sequence, "bot 3") == by_hand(SECRET, nonces, table, sequence, "bot 3")


def test_a_known_answer_stays_what_it_is_or_no_old_record_could_be_checked() -> None:
    assert words(SECRET, [b"nonce"], "table", 7) == [3901896651, 16933830, 1538387090, 2373887265]
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_step_table_secret_nonces_and_stream_each_make_other_words() -> None:
    variants = [words(SECRET, [], "table", sequence) for sequence in range(500)]
    variants += [words(SECRET, [], f"table {i}", 0) for i in range(100)]
    variants += [words(bytes([i]) * 32, [], "table", 0) for i in range(100)]
    nonces: list[list[bytes]] = [[b""], [b"", b""], [b"a"], [b"a", b""], [b"", b"a"], [b"ab"], [b"a", b"b"], [b"\0"]]
    variants += [words(SECRET, each, "table", 0) for each in nonces]
    variants += [words(SECRET, [], "table", 0, stream) for stream in ("bot 0", "bot 1", "ties")]
    assert len({tuple(each) for each in variants}) == len(variants)
    every_word = [word for each in variants for word in each]
    assert len(set(every_word)) > len(every_word) - 3  # that two of 2,900 are equal is a chance of 1 in 1,000


def test_words_are_32_bits_wide_and_never_all_zero() -> None:
    assert words_of(bytes(32)) == [0, 0, 0, 1]
    assert words_of(bytes(15) + b"\2" + bytes(16)) == [0, 0, 0, 2]
    assert words_of(b"\xff" * 32) == [2**32 - 1] * 4


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33), "0" * 32, None])
def test_a_secret_of_another_length_is_named_but_not_shown(secret: object) -> None:
    with pytest.raises(BadMessage, match="expected a secret of 32 bytes, got 'something else' at secret"):
        check_chance(secret, [])


@pytest.mark.parametrize("nonces", [[bytes(65)], ["text"], [b""] * 256])
def test_nonces_that_are_too_long_too_many_or_no_bytes_are_named(nonces: list[object]) -> None:
    with pytest.raises(BadMessage, match="at nonces"):
        check_chance(SECRET, nonces)
