"""Reads components.toml: the cards with their motifs and colours, each as a number.

Hand cards are numbered from 1 by motif, then by colour; then come the direction cards, the start cards, the target
cards. Place 0 of every table is no card.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("components.toml")
SPECIAL = ("horse", "hazard", "coach", "horseshoe", "direction")
N_HAND, N_DIRECTION, N_START, N_TARGET, N_COLOURS = 32, 3, 5, 5, 4
Box = dict[str, Any]
Wrong = tuple[str, str, object]  # where, what was expected, what stands there


def read(text: str, name: str = FILE.name) -> Box:
    """The box; ValueError names the first entry that is wrong, with its line."""
    box = tomllib.loads(text)
    for where, expected, got in wrong_entries(box):
        raise ValueError(f"{name}, line {line_of(text, where)}: {where}: expected {expected}, got {got}")
    return box


def wrong_entries(box: Box) -> list[Wrong]:
    """Everything that cannot be so."""
    missing = [
        (table, "an entry of this name", "none")
        for table in ("colours", "special", "hand_cards", "direction_cards", "start_cards", "target_cards")
        if table not in box
    ]
    if missing:
        return [*missing]
    return [*wrong_colours(box), *wrong_hand_cards(box), *wrong_numbers(box), *wrong_start_cards(box)]


def wrong_colours(box: Box) -> list[Wrong]:
    """Four colours, and the five special motifs in the order that the rules know."""
    wrong: list[Wrong] = []
    if len(set(box["colours"])) != N_COLOURS or len(box["colours"]) != N_COLOURS:
        wrong.append(("colours", f"{N_COLOURS} different colours", box["colours"]))
    if tuple(box["special"]) != SPECIAL:
        wrong.append(("special", ", ".join(SPECIAL), ", ".join(map(str, box["special"]))))
    return wrong


def wrong_hand_cards(box: Box) -> list[Wrong]:
    """HM-02: 32 cards, each of a colour that there is, and every special motif among them."""
    wrong: list[Wrong] = []
    for motif, colours in box["hand_cards"].items():
        wrong += [
            (f"hand_cards.{motif}", f"one of {', '.join(box['colours'])}", colour)
            for colour in colours
            if colour not in box["colours"]
        ]
    for motif in SPECIAL[:-1]:
        if not box["hand_cards"].get(motif):
            wrong.append((f"hand_cards.{motif}", "at least one card", "none"))
    if SPECIAL[-1] in box["hand_cards"]:
        wrong.append((f"hand_cards.{SPECIAL[-1]}", "direction cards under direction_cards alone", "some"))
    total = sum(len(colours) for colours in box["hand_cards"].values())
    if total != N_HAND:
        wrong.append(("hand_cards", f"{N_HAND} cards in all", total))
    return wrong


def wrong_numbers(box: Box) -> list[Wrong]:
    """How many cards there are of the other kinds."""
    wrong: list[Wrong] = []
    if box["direction_cards"].get("total") != N_DIRECTION:
        wrong.append(("direction_cards.total", f"{N_DIRECTION}", box["direction_cards"].get("total")))
    if len(box["start_cards"]) != N_START:
        wrong.append(("start_cards", f"{N_START} cards", len(box["start_cards"])))
    if len(box["target_cards"]) != N_TARGET:
        wrong.append(("target_cards", f"{N_TARGET} cards", len(box["target_cards"])))
    return wrong


def wrong_start_cards(box: Box) -> list[Wrong]:
    """HM-16: some hand card must fit on each start card, by colour or by motif."""
    wrong: list[Wrong] = []
    for number, card in enumerate(box["start_cards"], 1):
        where = f"start_cards {number}"
        if card.get("colour") not in box["colours"]:
            wrong.append((where, f"a colour among {', '.join(box['colours'])}", card.get("colour")))
        elif not any(
            motif == card.get("motif") or card["colour"] in colours for motif, colours in box["hand_cards"].items()
        ):
            wrong.append((where, "a card on which some hand card fits", f"{card['colour']} {card.get('motif')}"))
    for number, card in enumerate(box["target_cards"], 1):
        if not isinstance(card.get("motif"), str):
            wrong.append((f"target_cards {number}", "a motif", card.get("motif")))
    return wrong


def line_of(text: str, where: str) -> int:
    """The line, from 1, that an entry such as "hand_cards.dog" or "start_cards 2" stands on; 0 if there is none."""
    table, _, key = where.partition(".")
    table, _, nth = table.partition(" ")
    found, inside, met = 0, False, 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[{1,2}([^\]]+)\]", line):
            inside = header[1].strip() == table
            met += inside
            if inside and (not nth or met == int(nth)):
                found = found if found and not nth else number
            continue
        wanted = key if inside else table
        if wanted and line.split("=")[0].strip() == wanted and (inside or not found):
            return number
    return found


BOX = read(FILE.read_text(encoding="utf-8"))
COLOURS: tuple[str, ...] = tuple(BOX["colours"])


def motif_names(box: Box) -> tuple[str, ...]:
    """Motifs by number, from 1: the special ones, the ordinary ones, then those of start and target cards alone."""
    names = [*SPECIAL, *box["hand_cards"]]
    names += [card["motif"] for card in (*box["start_cards"], *box["target_cards"])]
    return ("", *dict.fromkeys(names))


MOTIFS = motif_names(BOX)
N_HAND_MOTIFS = len({*SPECIAL, *BOX["hand_cards"]})  # motifs that can be in a hand: numbers 1 to this
N_MOTIFS = len(MOTIFS) - 1
HORSE, HAZARD, COACH, HORSESHOE, DIRECTION = range(1, 6)

_HAND = sorted(
    (MOTIFS.index(motif), COLOURS.index(colour) + 1)
    for motif, colours in BOX["hand_cards"].items()
    for colour in colours
)
_CARDS = [
    (0, 0),
    *_HAND,
    *[(DIRECTION, 0)] * N_DIRECTION,
    *[(MOTIFS.index(card["motif"]), COLOURS.index(card["colour"]) + 1) for card in BOX["start_cards"]],
    *[(MOTIFS.index(card["motif"]), 0) for card in BOX["target_cards"]],
]
CARDS = N_HAND + N_DIRECTION  # cards that are dealt and drawn: numbers 1 to 35
START_0 = CARDS  # plus 1 to 5
TARGET_0 = CARDS + N_START  # plus 1 to 5
PIECES = CARDS + N_START + N_TARGET  # cards that somebody tells of
MOTIF = tuple(motif for motif, _ in _CARDS)  # card -> motif
COLOUR = tuple(colour for _, colour in _CARDS)  # card -> colour from 1, 0 for none
HORSESHOES = range(
    1 + [motif for motif, _ in _HAND].index(HORSESHOE),
    1 + [motif for motif, _ in _HAND].index(HORSESHOE) + sum(motif == HORSESHOE for motif, _ in _HAND),
)
ASSUMED: dict[str, str] = BOX["assumed"]
