"""Reads what the stories are made of: one file of sentences and words for each language."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from .lists import Entry, entries, read, split

SLOT = re.compile(r"\{(\w+)\}")
CHOICE = re.compile(r"[\[<]([^\[\]<>|]*(?:\|[^\[\]<>|]*)+)[\]>]")


@dataclass(frozen=True)
class Figure:
    """A person or an animal of the story, in all forms that sentences need."""

    id: str
    gender: int  # which part of [..|..] goes with it
    forms: dict[str, str]  # who, whom, to, of
    known_by: tuple[Entry, ...]

    @property
    def kind(self) -> str:
        """The motif that it is one of, if any: `dog` for a bitch as well."""
        return self.id.partition("_")[0]


@dataclass(frozen=True)
class Place:
    """Where the story may be, and go."""

    id: str
    there: str
    into: str
    known_by: tuple[Entry, ...]


@dataclass(frozen=True)
class Thing:
    """What can be found and carried about."""

    id: str
    what: str
    obj: str
    new: str
    known_by: tuple[Entry, ...]


@dataclass(frozen=True)
class Quest:
    """What the horse wishes for, from the beginning to the end."""

    id: str
    want: str
    aim: str
    aim_obj: str
    clues: tuple[str, ...]
    found: tuple[str, ...]
    known_by: tuple[Entry, ...]


@dataclass(frozen=True)
class Material:
    """All of a language."""

    aloud: str
    then: tuple[str, ...]
    figures: dict[str, Figure]
    places: dict[str, Place]
    things: dict[str, Thing]
    quests: dict[str, Quest]
    sentences: dict[str, dict[str, tuple[str, ...]]]  # openings, leads, after, tails, cards, again, endings
    titles: dict[str, str]
    book: dict[str, str]
    names: tuple[str, ...]


KINDS = ("openings", "leads", "after", "tails", "cards", "again", "endings")
GENDERS = {"m": 0, "f": 1, "n": 2}


@cache
def material(language: str) -> Material:
    """What a language's stories are made of; KeyError for a language without."""
    read(language)  # names the languages there are, if this is none of them
    file = resources.files(__package__) / "material" / f"{language}.toml"
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    return Material(
        aloud=raw["aloud"],
        then=tuple(raw["then"]),
        figures={id: figure(id, row, raw["forms"]) for id, row in raw["figures"].items()},
        places={id: Place(id, row[0], row[1], known_by(row[2])) for id, row in raw["places"].items()},
        things={id: Thing(id, row[0], row[1], row[2], known_by(row[3])) for id, row in raw["things"].items()},
        quests={id: quest(id, row) for id, row in raw["quests"].items()},
        sentences={kind: {name: tuple(rows) for name, rows in raw[kind].items()} for kind in KINDS},
        titles=raw["titles"],
        book=raw["book"],
        names=split(raw["names"]["names"]),
    )


def figure(id: str, row: list[str], columns: list[str]) -> Figure:
    """A row of the figures: gender, the forms that the language tells apart, the words that tell of it."""
    gender, *written, words = row
    given = dict(zip(columns, written, strict=True))
    who = given["who"]
    forms = {"whom": who, "of": who, **given}
    forms.setdefault("to", forms["whom"])
    return Figure(id, GENDERS[gender], forms, known_by(words))


def quest(id: str, row: dict[str, Any]) -> Quest:
    """A wish."""
    aim, aim_obj = row["aim"]
    return Quest(id, row["want"], aim, aim_obj, tuple(row["clues"]), tuple(row["found"]), known_by(row["words"]))


def known_by(words: str) -> tuple[Entry, ...]:
    """Words by which a figure, a place or a thing is known in what others told."""
    return entries(split(words))


@cache
def slots(pattern: str) -> frozenset[str]:
    """The slots of a sentence."""
    return frozenset(SLOT.findall(pattern))


@cache
def has_choice(pattern: str, bracket: str) -> bool:
    """The sentence has a part that goes with a gender: "[" for {who}, "<" for {self}."""
    return any(match.group().startswith(bracket) for match in CHOICE.finditer(pattern))


@cache
def fixed_part(pattern: str) -> str:
    """The longest part of a sentence that is always the same: by it an earlier use is known."""
    return max(re.split(r"\{\w+\}|[\[<][^\]>]*[\]>]", pattern), key=len).strip()
