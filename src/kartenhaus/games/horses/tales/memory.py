"""What a story told so far is about: who is in it, where it is, what was found, what the horse wishes for."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from .check import has_any, stands_at
from .lists import Entry, motif_words
from .material import Figure, Place, Quest, Thing, material
from .words import folds, is_last_part, tokens


class Telling(NamedTuple):
    """A part of the story: the motif of its card, and what was told."""

    motif: str
    text: str
    part: str = "card"  # opening, card, ending
    teller: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Memory:
    """The latest stands first, newcomers before all; but a story keeps its first wish."""

    figures: tuple[Figure, ...]
    newcomers: tuple[Figure, ...]  # those who came in with the last telling
    places: tuple[Place, ...]
    things: tuple[Thing, ...]
    quests: tuple[Quest, ...]
    named: frozenset[str]  # motifs that were named with their own words
    last: str  # the motif of the card before; "opening" right after the opening, "" before it
    told: str  # all of it


def remember(language: str, so_far: Sequence[Telling]) -> Memory:
    """What was told, by people and by bots alike."""
    all_of = material(language)
    latest = list(dict.fromkeys(id for telling in reversed(so_far) for id in mentioned(language, telling.text)))
    earlier = {id for telling in so_far[:-1] for id in mentioned(language, telling.text)}
    new = [id for id in mentioned(language, so_far[-1].text) if id not in earlier] if len(so_far) > 1 else []
    latest = [id for id in latest if id not in new]
    first = list(dict.fromkeys(id for telling in so_far for id in reversed(mentioned(language, telling.text))))
    return Memory(
        figures=tuple(all_of.figures[id] for id in [*new, *latest] if id in all_of.figures),
        newcomers=tuple(all_of.figures[id] for id in new if id in all_of.figures),
        places=tuple(all_of.places[id] for id in latest if id in all_of.places),
        things=tuple(all_of.things[id] for id in latest if id in all_of.things),
        quests=tuple(all_of.quests[id] for id in first if id in all_of.quests),
        named=frozenset(t.motif for t in so_far if t.motif and is_named_in(language, t.motif, t.text)),
        last=so_far[-1].motif if so_far and so_far[-1].part == "card" else "opening" if so_far else "",
        told="\n".join(telling.text for telling in so_far),
    )


@lru_cache(maxsize=4096)
def mentioned(language: str, text: str) -> tuple[str, ...]:
    """Ids of all figures, places, things and wishes that a text tells of, the one told of last first."""
    words = list(map(folds, tokens(text)))
    known, endings = all_known(language)
    found: dict[str, int] = {}
    for i, word in enumerate(words):
        for id, entry in chain.from_iterable(known.get(form, ()) for form in word):
            if stands_at(words, i, entry):
                found[id] = i
        for id, entry in endings:
            if is_last_part(word, entry.words[0]):
                found[id] = i
    return tuple(sorted(found, key=lambda id: -found[id]))


@cache
def all_known(language: str) -> tuple[dict[str, list[tuple[str, Entry]]], list[tuple[str, Entry]]]:
    """Everything that can be told of: by the first word by which it is known, and by the endings."""
    m = material(language)
    known = [
        (one.id, entry)
        for kind in (m.figures, m.places, m.things, m.quests)
        for one in kind.values()
        for entry in one.known_by
    ]
    by_first_word: dict[str, list[tuple[str, Entry]]] = {}
    for id, entry in known:
        for form in entry.words[0]:
            by_first_word.setdefault(form, []).append((id, entry))
    return by_first_word, [(id, entry) for id, entry in known if entry.is_ending]


@lru_cache(maxsize=4096)
def is_named_in(language: str, motif: str, text: str) -> bool:
    """The motif's own words stand in the text."""
    return has_any(language, motif_words(language, motif), text)
