"""What was fitted for the sharp player: of the right shape, and for the rules as they are."""

import pytest

from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.weights import FILE, RULES_VERSION, read, strengths

TEXT = FILE.read_text(encoding="utf-8")


def test_the_weights_were_fitted_to_the_rules_as_they_are() -> None:
    assert GAME.rules_version == RULES_VERSION, "fit them anew with scripts/fit_skunks.py, then raise RULES_VERSION"
    assert read(TEXT, GAME.rules_version)["fitted"]["command"].startswith("python scripts/fit_skunks.py --seed")


def test_weights_for_other_rules_are_refused() -> None:
    with pytest.raises(ValueError, match=r"chances\.toml: expected weights for version 2 of the rules, got 1"):
        read(TEXT, 2)


@pytest.mark.parametrize("row", ["[1, 2]", "[1, 2, 3, 4, 5, 6, 0.5]", "7"])
def test_weights_of_another_shape_are_refused(row: str) -> None:
    text = "\n".join(f"3 = {row}" if line.startswith("3 = ") else line for line in TEXT.splitlines())
    with pytest.raises(ValueError, match=r"weights\.3: expected 7 whole numbers, got"):
        read(text, RULES_VERSION)


def test_a_number_of_players_without_weights_is_refused() -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith("4 = "))
    with pytest.raises(ValueError, match=r"weights\.4"):
        read(text, RULES_VERSION)


def test_strength_falls_with_the_turns_that_are_needed() -> None:
    table = strengths(-1000, -200)
    assert table[16] == -200  # one turn: the logarithm is nothing
    assert table[32] == -1000 - 400
    assert list(table[1:]) == sorted(table[1:], reverse=True)
