"""Which action a person means by what was typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from kartenhaus.kit import Moves
from kartenhaus.words import Words

MOST_SHOWN = 12  # moves in one sentence
MOST_REPEATED = 60  # characters of what was typed


@dataclass(frozen=True)
class Guess:
    """The action that was meant; not always a legal one: the table says why not."""

    action: int


def guess(typed: str, moves: Moves, legal: Sequence[int], words: Words) -> Guess | str:
    """The action, or a sentence that says what could be typed instead. Nothing typed means the only move there is."""
    if not typed and len(legal) == 1:
        return Guess(legal[0])
    for candidates in (legal, akin(moves, legal)):
        found = [action for action in candidates if fits(typed, action, moves, words)] if typed else []
        if len(found) == 1:
            return Guess(found[0])
        if found:
            return words.say("terminal-unclear", typed=shortened(typed), moves=listed(found, moves, words))
    return words.say("terminal-unknown", typed=shortened(typed), moves=listed(legal, moves, words))


def shortened(typed: str) -> str:
    """As much of it as is worth repeating; Fluent takes no long texts."""
    return typed if len(typed) <= MOST_REPEATED else f"{typed[:MOST_REPEATED]}…"


def akin(moves: Moves, legal: Sequence[int]) -> list[int]:
    """All actions that are of the kind of a legal one, to refuse those with the game's own reason."""
    kinds = {moves.named(action)["move"] for action in legal}
    return [action for action in range(moves.size) if moves.named(action)["move"] in kinds]


def fits(typed: str, action: int, moves: Moves, words: Words) -> bool:
    """A number is the move's only field; anything else begins the move's name or sentence."""
    named = moves.named(action)
    kind = str(named.pop("move"))
    number = next(iter(named.values()), None)
    if is_number(typed):
        return number is not None and int(typed) == number
    said = plain(typed)
    sentence = plain(words.say(f"move-{kind}", **named))
    if said == sentence or said == plain(f"{kind} {'' if number is None else number}"):
        return True
    return number is None and (sentence.startswith(said) or kind.startswith(said))


def is_number(typed: str) -> bool:
    """A whole number, short enough to be one of a move's; it may be below 0."""
    digits = typed.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def plain(text: str) -> str:
    """Upper and lower case and spaces make no difference."""
    return " ".join(text.casefold().replace("_", " ").split())


def listed(actions: Sequence[int], moves: Moves, words: Words) -> str:
    """Some moves in words; equal kinds with a number as their numbers."""
    said = []
    for action in actions[:MOST_SHOWN]:
        named = moves.named(action)
        said.append(words.say(f"move-{named.pop('move')}", **named))
    return ", ".join(said) + (" …" if len(actions) > MOST_SHOWN else "")
