"""What a game says in which moves need words. Words are never part of the state: the table keeps them in its log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Spoken(NamedTuple):
    """What was said with a move that was done."""

    step: int  # the table's
    actor: int
    action: int
    text: str  # cleaned: one line, no control characters


@dataclass(frozen=True)
class Story:
    """Pure functions, for plain objects alone. The language is one of the game's options."""

    needs_words: Callable[[Any, int, int], bool]
    """needs_words(s, actor, action): this legal action is nothing without words."""
    hear: Callable[[Any, Sequence[Spoken], int, int, str], int]
    """hear(s, spoken, actor, action, text): the legal action that it amounts to when this is said with it.

    Refused, with a code of the game's `refusals` and facts for its sentence, when the words do not do.
    """
    speak: Callable[[Any, Sequence[Spoken], int, Any], str]
    """speak(v, spoken, action, mind): what a bot says with this action, from its view; chance comes from `mind.rng`."""
    reading: Callable[[Any, Sequence[Spoken]], Sequence[str] | None]
    """reading(s, spoken): the words that are being read to all just now, before the one that all are waiting for.

    None when nothing is being read. When all of them are read, the CLOCK's `close` says the word.
    """
    lines: Callable[[Any, Sequence[Spoken]], list[dict[str, Any]]]
    """lines(v, spoken): what was told so far, as this view's viewer may know it, each line as JSON has it.

    What is being read at this moment is in no line.
    """
    book: Callable[[Any, Sequence[Spoken], Sequence[str]], str] | None = None
    """book(v, spoken, names): the story that was told last as a page of HTML that can be kept, all words escaped."""
    pdf: Callable[[str], bytes] | None = None
    """pdf(book): the same as a PDF; RuntimeError says what this computer lacks. Takes seconds."""
