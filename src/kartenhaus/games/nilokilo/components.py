"""Reads components.toml: the sweets cards of both decks, what each Fex refuses, gluttons and coins."""

import re
import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("components.toml")
DECKS = ("five_kinds", "nine_kinds")
JESTERS = 3  # of a colour
SEATS = 4
LAST = 10  # cards at the bottom among which the king is hidden
MOST_KINDS, MOST_TYPES = 9, 45
Box = dict[str, Any]
Fault = tuple[str, str, str, str]  # table, key, what was expected, what stands there


def read(text: str, name: str = FILE.name) -> Box:
    """The box; ValueError names what is wrong, with its line."""
    box = tomllib.loads(text)
    for table, key, expected, got in faults(box):
        raise ValueError(f"{name}, line {line_of(text, table, key)}: {table}.{key}: expected {expected}, got {got}")
    return box


def faults(box: Box) -> list[Fault]:
    """What cannot be played with."""
    found = box_faults(box["box"])
    if not found:
        for deck in DECKS:
            found += [*card_faults(box, deck), *fex_faults(box, deck)]
    return found


def box_faults(content: Box) -> list[Fault]:
    """Kinds, colours, and the counts that the booklet gives."""
    found = []
    if not 2 <= len(set(content["kinds"])) == len(content["kinds"]) <= MOST_KINDS:
        found.append(("box", "kinds", f"2 to {MOST_KINDS} kinds, each once", f"{content['kinds']}"))
    if not len(set(content["colours"])) == len(content["colours"]) == SEATS:
        found.append(("box", "colours", f"{SEATS} colours", f"{content['colours']}"))
    for key, right in (("sweets_cards", MOST_TYPES), ("gluttons", 5)):
        if content[key] != right:
            found.append(("box", key, f"{right}", f"{content[key]!r}"))
    if not is_count(content["coins"]) or content["coins"] < 1:
        found.append(("box", "coins", "1 coin or more", f"{content['coins']!r}"))
    return found


def is_count(n: object) -> bool:
    """A number of things."""
    return isinstance(n, int) and not isinstance(n, bool) and n >= 0


def card_faults(box: Box, deck: str) -> list[Fault]:
    """45 cards of at least two kinds, one of which has unequal numbers; every card shows a sweet or more."""
    table, cards = f"{deck}.cards", box[deck]["cards"]
    found = []
    for kind, copies in cards.items():
        if kind not in box["box"]["kinds"]:
            found.append((table, kind, "a kind that the box names", kind))
        for sweets, n in copies.items():
            if not sweets.isdigit() or not 1 <= int(sweets) <= 99:
                found.append((table, kind, "1 sweet or more on a card", sweets))
            if not is_count(n):
                found.append((table, kind, "0 cards or more", f"{n!r}"))
    if found:
        return found
    kinds = [kind for kind, copies in cards.items() if sum(copies.values()) > 0]
    n = sum(sum(copies.values()) for copies in cards.values())
    last = list(cards)[-1] if cards else ""
    if n != box["box"]["sweets_cards"]:
        found.append((table, last, f"{box['box']['sweets_cards']} cards in all", f"{n}"))
    elif len(kinds) < 2:
        found.append((table, last, "two kinds or more", f"{len(kinds)}"))
    elif all(sum(n > 0 for n in copies.values()) <= 1 for copies in cards.values()):
        found.append((table, last, "a kind whose cards differ in their number of sweets", "none"))
    return found


def fex_faults(box: Box, deck: str) -> list[Fault]:
    """Three Fex of each colour; each refuses some kinds of the deck, but not all of them."""
    table, fex, kinds = f"{deck}.fex", box[deck]["fex"], set(box[deck]["cards"])
    found = [(table, colour, "a colour that the box names", colour) for colour in fex if colour not in colours(box)]
    for colour in colours(box):
        cards = fex.get(colour, [])
        if len(cards) != JESTERS:
            found.append((table, colour, f"{JESTERS} Fex", f"{len(cards)}"))
        for refused in cards:
            if not set(refused) <= kinds:
                found.append((table, colour, "kinds of this deck", f"{sorted(set(refused) - kinds)}"))
            elif not 0 < len(set(refused)) < len(kinds):
                found.append((table, colour, "a Fex that refuses some kinds, not all", f"{refused}"))
    return found


def colours(box: Box) -> list[str]:
    """The colours of the jesters."""
    return list(box["box"]["colours"])


def line_of(text: str, table: str, key: str) -> int:
    """The line, from 1, on which a key of a table is set; of its table if the key has none, 0 if neither has."""
    found, inside = 0, False
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\]]+)\]", line):
            inside = header[1].strip() == table
            found = number if inside else found
        elif inside and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return found


def types_of(box: Box, deck: str) -> list[tuple[int, int, int]]:
    """Kind (from 1), sweets and copies of each type of card, in the order of the kinds."""
    cards = box[deck]["cards"]
    return [
        (number, int(sweets), copies)
        for number, kind in enumerate(box["box"]["kinds"], 1)
        for sweets, copies in sorted(cards.get(kind, {}).items(), key=lambda pair: int(pair[0]))
        if copies > 0
    ]


def column(deck: int, place: int) -> tuple[int, ...]:
    """One fact of all types of a deck, from place 1; 0 for places that it does not need."""
    facts = [each[place] for each in _TYPES[deck]]
    return (0, *facts, *[0] * (MOST_TYPES - len(facts)))


def refused_by(deck: str, colour: str, jester: int) -> tuple[int, ...]:
    """By kind, from place 1: 1 = this Fex refuses it."""
    refused = BOX[deck]["fex"][colour][jester]
    names = BOX["box"]["kinds"]
    return (0, *(int(place < len(names) and names[place] in refused) for place in range(MOST_KINDS)))


BOX = read(FILE.read_text(encoding="utf-8"))
_TYPES = [types_of(BOX, deck) for deck in DECKS]

# By deck, then by type of card, from 1.
N_TYPES = tuple(len(types) for types in _TYPES)
KIND_OF = tuple(column(deck, 0) for deck in range(len(DECKS)))
SWEETS_OF = tuple(column(deck, 1) for deck in range(len(DECKS)))
COPIES = tuple(column(deck, 2) for deck in range(len(DECKS)))
N_KINDS = tuple(max(kind for kind, _, _ in types) for types in _TYPES)  # the highest kind that a deck has
HAS_KIND = tuple(
    tuple(int(any(kind == each for each, _, _ in types)) for kind in range(MOST_KINDS + 1)) for types in _TYPES
)
FIRST_TYPE = tuple(  # by deck, then by kind: the first type of this kind, or where it would be
    tuple(1 + sum(each < kind for each, _, _ in types) for kind in range(MOST_KINDS + 2)) for types in _TYPES
)
# By deck, then by colour (from 0) and card, then by kind.
REFUSES = tuple(
    tuple(refused_by(deck, colour, jester) for colour in colours(BOX) for jester in range(JESTERS)) for deck in DECKS
)
AVERAGE = tuple(  # by deck: sweets on a card, in tenths
    10 * sum(sweets * copies for _, sweets, copies in types) // sum(copies for _, _, copies in types)
    for types in _TYPES
)
CARDS: int = BOX["box"]["sweets_cards"]
GLUTTONS: int = BOX["box"]["gluttons"]
COINS: int = BOX["box"]["coins"]
ASSUMED = {table: content["why"] for table, content in BOX.items() if content.get("assumed")}
