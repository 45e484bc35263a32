"""Reads the word lists: which words name a motif, and which name something related to it."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from .words import folds, tokens

LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pt")
MOTIFS = ("horse", "hazard", "coach", "horseshoe", "direction", "blacksmith", "stable", "dog", "rider")
TARGETS = ("trophy", "campfire", "pasture", "sunset", "foal")
Folds = tuple[str, ...]


class Entry(NamedTuple):
    """A word, or several that must stand side by side; `is_ending`: also as the last part of a longer word."""

    words: tuple[Folds, ...]
    is_ending: bool


def entry(written: str) -> Entry:
    """An entry as it stands in a list: `stable`, `~stall`, `horse box`."""
    return Entry(tuple(map(folds, tokens(written.removeprefix("~")))), written.startswith("~"))


def split(words: str) -> tuple[str, ...]:
    """The entries of a list, between its commas."""
    return tuple(filter(None, (" ".join(word.split()) for word in words.split(","))))


@cache
def entries(words: tuple[str, ...]) -> tuple[Entry, ...]:
    """Entries that are ready to be looked for."""
    return tuple(map(entry, words))


class Index(NamedTuple):
    """Entries, ready to be looked for in a text."""

    by_first_word: dict[str, tuple[Entry, ...]]
    endings: tuple[Entry, ...]
    words: tuple[Entry, ...]  # those of one word


@cache
def index(words: tuple[str, ...]) -> Index:
    """The entries of a list by the forms of their first words."""
    all_of = entries(words)
    by_first_word: dict[str, tuple[Entry, ...]] = {}
    for one in all_of:
        for form in one.words[0]:
            by_first_word[form] = (*by_first_word.get(form, ()), one)
    endings = tuple(one for one in all_of if one.is_ending)
    return Index(by_first_word, endings, tuple(one for one in all_of if len(one.words) == 1))


@cache
def read(language: str) -> dict[str, Any]:
    """The language's lists; KeyError for a language without."""
    if language not in LANGUAGES:
        raise KeyError(f"expected a language among {', '.join(LANGUAGES)}, got {language!r}")
    file = resources.files(__package__) / "lists" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def motif_words(language: str, motif: str) -> tuple[str, ...]:
    """The words that name a motif; KeyError for a motif that there is not."""
    return split(read(language)["motifs"][motif])


def never(language: str) -> tuple[Entry, ...]:
    """Words that only look like one of a motif's."""
    return entries(split(read(language)["never"]["words"]))


def common(language: str) -> frozenset[str]:
    """Folded words that are said all the time."""
    return frozenset(fold for word in split(read(language)["common"]["words"]) for fold in folds(word))


def related(language: str, motif: str, is_building: bool) -> dict[str, str] | None:
    """The name and the words of what may stand for a motif; None for the horse, which nothing may stand for."""
    lists: dict[str, dict[str, str]] = read(language)["related"]
    return lists["stable_building" if motif == "stable" and is_building else motif] if motif in lists else None


def shown(words: str) -> tuple[str, ...]:
    """The entries of a list as players see and change them: of `king/kings`, the first."""
    return tuple(word.partition("/")[0] for word in split(words))


@cache
def forms(language: str) -> dict[str, tuple[str, ...]]:
    """All forms of the words in the language's lists of what is related."""
    groups = (word.split("/") for one in read(language)["related"].values() for word in split(one["words"]))
    return {group[0].removeprefix("~"): tuple(group) for group in groups}


def with_forms(language: str, words: Iterable[str]) -> tuple[str, ...]:
    """The words, and what else they are when they are bent."""
    known = forms(language)
    return tuple(form for word in words for form in (word, *known.get(word.removeprefix("~"), ())))
