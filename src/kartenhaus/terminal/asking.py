"""What the command line asks for, made sense of. BadMessage says what would be right."""

import os
from collections.abc import Sequence

from kartenhaus.games import load
from kartenhaus.kit import BadMessage, Choice, Game, choices_of, settle
from kartenhaus.words import LANGUAGES

SAYS_LANGUAGE = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which POSIX heeds them
FALLBACK = "en"


def game_called(id: str) -> Game:
    """The game with this id."""
    return load(id)


def language_called(language: str | None) -> str:
    """The language that was asked for, or the system's, or English."""
    if language is None:
        return language_of_system()
    if language not in LANGUAGES:
        raise BadMessage(f"a language among {', '.join(LANGUAGES)}", language, "--lang")
    return language


def language_of_system() -> str:
    """The first locale that is set decides, whether we speak it or not."""
    locale = next((os.environ[name] for name in SAYS_LANGUAGE if os.environ.get(name)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES and not locale[2:3].isalpha() else FALLBACK


def options_called(
    game: Game, edition: str | None, pairs: Sequence[str], variant: str | None = None, language: str | None = None
) -> dict[str, int]:
    """All options of the game as stored numbers. Stories are told in this language, unless something else was said."""
    wished = options_named(game, edition, pairs, variant)
    if language is not None and edition is None and may_speak(game, language):
        wished = {"language": language} | wished
    return settle(game.Options, wished)


def may_speak(game: Game, language: str) -> bool:
    """The language is among the values of the game's option of that name."""
    kinds = [option.kind for option in choices_of(game.Options) if option.name == "language"]
    return any(isinstance(kind, Choice) and language in kind.values for kind in kinds)


def options_named(
    game: Game, edition: str | None, pairs: Sequence[str], variant: str | None = None
) -> dict[str, object]:
    """The options that differ from the defaults: the edition's, then those that were given one by one."""
    wished: dict[str, object] = {}
    if edition is not None:
        if edition not in game.presets:
            raise BadMessage(f"an edition among {', '.join(game.presets) or 'none'}", edition, "--edition")
        wished |= game.presets[edition]
    if variant is not None:
        wished["variant"] = variant
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadMessage("an option as NAME=VALUE", pair, "--option")
        wished[name.strip()] = value.strip()
    settle(game.Options, wished)
    return wished
