"""Reads components.toml: the cards by number of players, the tiles of the track, the skunks."""

import re
import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("components.toml")
VALUES = (1, 2, 3, 4)  # footprints on a card
PLAYERS = (2, 3, 4, 5)
Box = dict[str, Any]


def read(text: str, name: str = FILE.name) -> Box:
    """The box; ValueError names a sum that is wrong, with its line."""
    box = tomllib.loads(text)
    for table, key, expected, got in wrong_sums(box):
        raise ValueError(f"{name}, line {line_of(text, table, key)}: {table}.{key}: expected {expected}, got {got}")
    return box


def wrong_sums(box: Box) -> list[tuple[str, str, str, str]]:
    """What does not add up: table, key, what was expected, what stands there."""
    return [*wrong_cards(box["cards"]), *wrong_removals(box), *wrong_tiles(box["tiles"]), *wrong_skunks(box["skunks"])]


def wrong_cards(cards: Box) -> list[tuple[str, str, str, str]]:
    """SK-02: each number of footprints, and all of them together."""
    wrong = wrong_counts("cards", cards)
    total, found = cards["footprint_cards"], sum(cards["footprints"].values())
    if found != total:
        wrong.append(("cards", "footprints", f"{total} cards in all", f"{found}"))
    return wrong


def wrong_counts(table: str, cards: Box) -> list[tuple[str, str, str, str]]:
    """Cards that there are not, and fewer than none."""
    wrong = [
        (table, "footprints", "cards with 1 to 4 footprints", key) for key in cards["footprints"] if not is_value(key)
    ]
    wrong += [(table, "footprints", "0 cards or more", f"{n}") for n in cards["footprints"].values() if n < 0]
    if cards["pumas"] < 0:
        wrong.append((table, "pumas", "0 pumas or more", f"{cards['pumas']}"))
    return wrong


def is_value(key: str) -> bool:
    """There are cards with so many footprints."""
    return key in map(str, VALUES)


def wrong_removals(box: Box) -> list[tuple[str, str, str, str]]:
    """SK-03 to SK-06: nothing can be taken out that is not there, and both kinds must be left."""
    wrong = []
    for players in PLAYERS:
        table = f"removed.{players}"
        out = box["removed"][str(players)]
        wrong += wrong_counts(table, out)
        for key, n in out["footprints"].items():
            there = box["cards"]["footprints"].get(key, 0)
            if is_value(key) and n > there:
                wrong.append((table, "footprints", f"at most {there} cards with {key}", f"{n}"))
        if sum(out["footprints"].values()) >= box["cards"]["footprint_cards"]:
            wrong.append((table, "footprints", "a footprint card to be left", "none"))
        if out["pumas"] >= box["cards"]["pumas"]:
            wrong.append((table, "pumas", f"fewer than {box['cards']['pumas']}", f"{out['pumas']}"))
    return wrong


def wrong_tiles(tiles: Box) -> list[tuple[str, str, str, str]]:
    """SK-10: path and stink make the track; every stink tile has a motif."""
    wrong = []
    if tiles["path"] + tiles["stink"] != tiles["track"]:
        wrong.append(("tiles", "track", f"{tiles['path'] + tiles['stink']} tiles in all", f"{tiles['track']}"))
    if len(set(tiles["motifs"])) != tiles["stink"]:
        wrong.append(("tiles", "motifs", f"{tiles['stink']} motifs", f"{len(set(tiles['motifs']))}"))
    return wrong


def wrong_skunks(skunks: Box) -> list[tuple[str, str, str, str]]:
    """SK-15: one colour a piece."""
    if len(set(skunks["colours"])) != skunks["pieces"]:
        return [("skunks", "colours", f"{skunks['pieces']} colours", f"{len(set(skunks['colours']))}")]
    return []


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


BOX = read(FILE.read_text(encoding="utf-8"))
# By number of players, then by footprints; places that nobody needs are 0.
FOOTPRINTS = tuple(
    tuple(
        BOX["cards"]["footprints"].get(str(value), 0) - BOX["removed"][str(players)]["footprints"].get(str(value), 0)
        if players in PLAYERS and value in VALUES
        else 0
        for value in range(max(VALUES) + 1)
    )
    for players in range(max(PLAYERS) + 1)
)
PUMAS = tuple(
    BOX["cards"]["pumas"] - BOX["removed"][str(players)]["pumas"] if players in PLAYERS else 0
    for players in range(max(PLAYERS) + 1)
)
CARDS: int = BOX["cards"]["footprint_cards"] + BOX["cards"]["pumas"]
TRACK: int = BOX["tiles"]["track"]
STINKS: int = BOX["tiles"]["stink"]
COLOURS: int = BOX["skunks"]["pieces"]
ASSUMED = {table: content["why"] for table, content in BOX.items() if content.get("assumed")}
