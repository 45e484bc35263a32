"""Words that people type or dictate: one plain line, whatever was sent. Markup and emoji stay what they are, text."""

from unicodedata import category, normalize

from kartenhaus.kit import BadMessage, Game

from .faults import shown
from .finishing import is_placed

LONGEST = 400  # characters
SPACES = {"Zs", "Zl", "Zp"}
UNSEEN = {"Cc", "Cs"}  # control characters, half characters
JOINERS = "\u200c\u200d"  # make one emoji out of several, and are written in some languages
TAGS = range(0xE0020, 0xE0080)  # the ends of some flags


def clean(text: object) -> str:
    """The text in one line, without what nobody sees or what turns the direction of writing; at most 400 characters.

    BadMessage if it is longer, or no text.
    """
    if not isinstance(text, str):
        raise BadMessage("a text", shown(text), "text")
    line = " ".join("".join(kept(letter) for letter in normalize("NFC", "".join(map(kept, text)))).split())
    if len(line) > LONGEST:
        raise BadMessage(f"a text of at most {LONGEST} characters", f"{len(line)} characters", "text")
    return line


def heard(game: Game, action: int, text: object) -> str:
    """What was said with an action, in one plain line; BadMessage where nothing can be said."""
    if text == "":
        return ""
    if game.story is None or is_placed(game, action):
        raise BadMessage("a move without words", shown(text), "text")
    return clean(text)


def kept(letter: str) -> str:
    """The character, a blank for what separates words, nothing for what is not seen."""
    kind = category(letter)
    if letter.isspace() or kind in SPACES:
        return " "
    is_unseen = kind in UNSEEN or (kind == "Cf" and letter not in JOINERS and ord(letter) not in TAGS)
    return "" if is_unseen else letter
