"""What the house says, in seven languages: Fluent files, the shared ones here and each game's in its own folder."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"  # read as files: importing a game would take longer than all its words
LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pt")
Fact = str | int | float


class Words:
    """The messages of one language, with those of a game if one is named; ValueError names an unknown one of either."""

    def __init__(self, language: str, game_id: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"expected a language among {', '.join(LANGUAGES)}, got {language!r}")
        if game_id is not None and game_id not in spoken_games():
            raise ValueError(f"expected a game among {', '.join(spoken_games())}, got {game_id!r}")
        self.language = language
        self.game_id = game_id

    def __contains__(self, id: str) -> bool:
        """There is such a message."""
        return bundle(self.language, self.game_id).has_message(id)

    def say(self, id: str, /, **facts: Fact) -> str:
        """The message with these facts in it; KeyError names an unknown message or the facts that are missing."""
        messages = bundle(self.language, self.game_id)
        if not messages.has_message(id):
            raise KeyError(f"expected a message of {self.game_id or 'the house'}, got {id!r}")
        pattern = messages.get_message(id).value
        if pattern is None:
            raise KeyError(f"expected a message that says something, got {id!r}")
        said, errors = messages.format_pattern(pattern, facts)
        if errors:
            got = ", ".join(sorted(facts)) or "none"
            raise KeyError(f"expected all facts of {id!r}, got {got}: {'; '.join(map(str, errors))}")
        return str(said)


@cache
def bundle(language: str, game_id: str | None) -> FluentBundle:
    """The parsed messages; Fluent itself is loaded with the first of them, as a start that says nothing needs none."""
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks protect right-to-left text, which none of the seven is; a terminal would show them.
    messages = FluentBundle([language], use_isolating=False)
    for file in files(language, game_id):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def files(language: str, game_id: str | None) -> Iterator[Path]:
    """The files of a language: the house's, then the game's."""
    yield from sorted((HERE / language).glob("*.ftl"))
    if game_id is not None:
        yield GAMES / game_id / "words" / f"{language}.ftl"
        if learn_file(language, game_id).exists():
            yield learn_file(language, game_id)


def learn_file(language: str, game_id: str) -> Path:
    """The words of a game's tour and hints; a game may have none."""
    return GAMES / game_id / "learn" / f"{language}.ftl"


@cache
def title(language: str, game_id: str) -> str:
    """What the game is called; found by its line, as a shelf asks all games in all languages and parsing takes long."""
    lines = (GAMES / game_id / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.removeprefix("title = ") for line in lines if line.startswith("title = "))


@cache
def spoken_games() -> list[str]:
    """The games that have words."""
    return sorted({file.parents[1].name for file in GAMES.glob("*/words/*.ftl")})
