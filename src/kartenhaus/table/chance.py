"""The table's chance: what cards come is fixed by a secret before the deal, shown as a hash, and proven afterwards.

Every step draws fresh words, so whoever works out the generator's state from the cards seen so far learns nothing
about the next ones:

    HMAC-SHA256(key, message), the first 16 bytes as four big-endian words, where
    key     = secret, number of nonces (1 byte), then for each nonce its length (1 byte) and itself
    message = "kartenhaus/1 " + stream, a zero byte, table id (UTF-8), sequence number (8 bytes, big-endian)

The stream of the rules is "rules". Bots and ties have their own, so that no bot can spend the cards' chance.
"""

import hashlib
import hmac
from collections.abc import Sequence
from struct import unpack_from

from kartenhaus.kit import BadMessage

SECRET_LENGTH = 32  # bytes, from the operating system
NONCE_LENGTH = 64  # bytes at most
RULES = "rules"


def commitment(secret: bytes) -> str:
    """What is shown before the deal: the secret's SHA-256 in hex."""
    return hashlib.sha256(secret).hexdigest()


def words(secret: bytes, nonces: Sequence[bytes], table_id: str, sequence: int, stream: str = RULES) -> list[int]:
    """Four random 32-bit words for one step of one table; never all zero."""
    message = f"kartenhaus/1 {stream}\0{table_id}".encode() + sequence.to_bytes(8, "big")
    return words_of(hmac.digest(key_of(secret, nonces), message, "sha256"))


def key_of(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """Secret and nonces in one, so that other nonces never give the same key."""
    return secret + bytes([len(nonces)]) + b"".join(bytes([len(nonce)]) + nonce for nonce in nonces)


def words_of(digest: bytes) -> list[int]:
    """The first 16 bytes as words; all zero would be a poor start for a generator."""
    found = list(unpack_from(">4I", digest))
    return found if any(found) else [0, 0, 0, 1]


def check_chance(secret: object, nonces: Sequence[object]) -> None:
    """BadMessage for a secret of another length, or a nonce that is too long; shows neither."""
    if not isinstance(secret, bytes) or len(secret) != SECRET_LENGTH:
        raise BadMessage(f"a secret of {SECRET_LENGTH} bytes", "something else", "secret")
    if len(nonces) > 255:
        raise BadMessage("at most 255 nonces", len(nonces), "nonces")
    for nonce in nonces:
        if not isinstance(nonce, bytes) or len(nonce) > NONCE_LENGTH:
            raise BadMessage(f"nonces of at most {NONCE_LENGTH} bytes", "something else", "nonces")
