"""Language, edition and options out of what was typed."""

import pytest

from kartenhaus.games import load
from kartenhaus.kit import BadMessage
from kartenhaus.terminal.asking import language_called, language_of_system, options_called


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_DE.UTF-8", "de"),
        ("pt_BR", "pt"),
        ("IT", "it"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("ja_JP.UTF-8", "en"),
        ("nld", "en"),
    ],
)
def test_the_system_says_which_language(monkeypatch: pytest.MonkeyPatch, locale: str, language: str) -> None:
    monkeypatch.setenv("LANG", locale)
    assert language_of_system() == language


def test_lc_all_comes_before_lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert language_of_system() == "fr"


def test_a_language_that_is_named_is_meant() -> None:
    assert language_called("nl") == "nl"
    with pytest.raises(BadMessage, match="--lang"):
        language_called("NL")


def test_single_options_come_after_the_edition() -> None:
    game = load("nimmt")
    assert options_called(game, "category_5", [])["limit"] == 74
    assert options_called(game, "category_5", ["limit=30"])["limit"] == 30
    assert options_called(game, None, [" limit = 31 "])["limit"] == 31


def test_the_variant_is_an_option_like_others() -> None:
    game = load("nimmt")
    assert options_called(game, None, [], "professional") == options_called(game, None, ["variant=professional"])
