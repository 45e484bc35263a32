"""Takes a text apart into words, and compares words as the word check does: kindly."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

BESIDES = frozenset("\u00ad\u034f\u061c\u115f\u1160\u3164\ufeff\uffa0\ufff9\ufffa\ufffb")  # seen by nobody
HIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})  # Unicode's controls, marks of direction, no characters
MARKS_ON_A_LETTER = 2
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
WORD = re.compile(r"[^\W_]+")
FORGIVEN_FROM = 6  # letters: one of them may be wrong
BEFORE_AN_ENDING = 4  # letters before the last part of a longer word: `breiter` is no rider


def clean(text: str) -> str:
    """The text on one line, without what nobody sees and without piles of accents."""
    text = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        marks = marks + 1 if category.startswith("M") else 0
        if sign.isspace() or category in {"Zl", "Zp"}:
            kept.append(" ")
        elif category not in HIDDEN and sign not in BESIDES and marks <= MARKS_ON_A_LETTER:
            kept.append(sign)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def spoken_words(text: str) -> list[str]:
    """The text as it is read out, word by word."""
    return text.split()


def tokens(text: str) -> list[str]:
    """The words that are compared: cut at blanks, punctuation, hyphens and apostrophes."""
    return WORD.findall(unicodedata.normalize("NFC", text))


@lru_cache(maxsize=20_000)
def folds(word: str) -> tuple[str, ...]:
    """The forms in which a word is compared: as it is, without accents, with ae for ä."""
    plain = unicodedata.normalize("NFC", word.casefold())
    bare = "".join(sign for sign in unicodedata.normalize("NFD", plain) if unicodedata.category(sign) != "Mn")
    bare = bare.replace("œ", "oe").replace("æ", "ae")
    return tuple(dict.fromkeys((plain, bare, plain.translate(UMLAUTS))))


def is_same(word: Sequence[str], other: Sequence[str]) -> bool:
    """Two folded words are the same in one of their forms."""
    return any(form in other for form in word)


def is_last_part(word: Sequence[str], ending: Sequence[str]) -> bool:
    """A longer word ends with the other, with at least four letters before it."""
    return any(a.endswith(b) and len(a) - len(b) >= BEFORE_AN_ENDING for a in word for b in ending)


def is_nearly(word: Sequence[str], other: Sequence[str]) -> bool:
    """Two words of six letters or more of which one letter is wrong, missing, added or swapped; never the first."""
    return any(is_one_apart(a, b) for a in word for b in other)


def is_one_apart(a: str, b: str) -> bool:
    """One wrong letter lies between two long words."""
    if min(len(a), len(b)) < FORGIVEN_FROM or abs(len(a) - len(b)) > 1 or a[0] != b[0]:
        return False
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    left, right = a[start:], b[start:]
    wrong = left[1:] == right[1:] or left[1:] == right or left == right[1:]
    return wrong or (left[2:] == right[2:] and left[:2] == right[1::-1])
