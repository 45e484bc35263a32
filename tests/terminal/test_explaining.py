"""The rules, options and editions in print."""

import pytest

from kartenhaus.games import load
from kartenhaus.kit import choices_of
from kartenhaus.words import LANGUAGES
from tests.terminal.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_options_and_editions_are_printed(kartenhaus: Run, language: str) -> None:
    said = kartenhaus("rules", "nimmt", "--lang", language)
    assert said.code == 0
    game = load("nimmt")
    for name in [*(option.name for option in choices_of(game.Options)), *game.presets]:
        assert name in said.out


def test_german_rules_are_german(kartenhaus: Run) -> None:
    out = kartenhaus("rules", "nimmt", "--lang", "de").out
    assert "Hornochsen" in out
    assert "(üblich)" in out


def test_names_that_are_typed_are_never_broken(kartenhaus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = kartenhaus("rules", "nimmt").out
    for option in choices_of(load("nimmt").Options):
        assert option.name in out
