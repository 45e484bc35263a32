"""What players were told: events with their names, whom they were for, and how long they are remembered."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from kartenhaus.kit.events import EVERYBODY, LIVES

Named = dict[str, Any]  # as JSON has it: texts and numbers, and what a photo finish lists


@dataclass(frozen=True)
class Told:
    """An event, the step that it came from, and whom it was told: a seat or EVERYBODY."""

    step: int
    to: int
    event: Named
    line: tuple[int, ...] = ()  # as the rules noted it; empty for what the table itself tells


def is_for(told: Told, viewer: int) -> bool:
    """This viewer was told."""
    return told.to in (EVERYBODY, viewer)


def told_since(all_told: Sequence[Told], viewer: int, since: int) -> list[Told]:
    """What this viewer was told after a step."""
    return [told for told in all_told[bisect_right(all_told, since, key=attrgetter("step")) :] if is_for(told, viewer)]


def recalled(all_told: Iterable[Told], viewer: int) -> list[Named]:
    """What this viewer still remembers of all that was told."""
    remembered: list[Named] = []
    for told in all_told:
        if is_for(told, viewer):
            remembered = remember(remembered, told.event)
    return [fresh(event) for event in remembered]


def remember(remembered: list[Named], event: Named) -> list[Named]:
    """What is remembered after one more event: what it begins ends what was as short-lived or shorter."""
    begins = event.get("begins")
    if begins is not None:
        remembered = [old for old in remembered if place(old["life"]) > place(begins)]
    return remembered if event["life"] == LIVES[0] else [*remembered, event]


def place(life: object) -> int:
    """Lives from short to long."""
    return [str(each) for each in LIVES].index(str(life))


def fresh(value: Any) -> Any:
    """The value, sharing no list and no dictionary with the one handed in."""
    if isinstance(value, list):
        return [fresh(each) for each in value]
    return {key: fresh(each) for key, each in value.items()} if isinstance(value, dict) else value
