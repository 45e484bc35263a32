"""components.toml: what is in it, and that a wrong sum is named with its line."""

import pytest

from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.components import ASSUMED, BOX, FILE, read

TEXT = FILE.read_text(encoding="utf-8")


def line_with(text: str) -> int:
    """The number of the first line that begins with a text, from 1."""
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(text))


@pytest.mark.rule("SK-02", "SK-10", "SK-15")
def test_the_box() -> None:
    assert BOX["cards"]["footprints"] == {"1": 5, "2": 5, "3": 5, "4": 5}
    assert (BOX["cards"]["footprint_cards"], BOX["cards"]["pumas"]) == (20, 10)
    assert (BOX["tiles"]["path"], BOX["tiles"]["stink"], BOX["tiles"]["track"]) == (15, 7, 22)
    assert len(BOX["tiles"]["motifs"]) == 7
    assert len(BOX["skunks"]["colours"]) == 5


def test_what_is_assumed_is_marked_with_its_reason() -> None:
    assert set(ASSUMED) == {"cards", "tiles", "skunks"}
    assert all(why.endswith(".") for why in ASSUMED.values())
    assert GAME.components["assumed"] == ASSUMED


SPLIT = "footprints = { 1 = 5, 2 = 5, 3 = 5, 4 = 5 }"


@pytest.mark.parametrize(
    ("was", "wrong", "line", "fault"),
    [
        (SPLIT, SPLIT.replace("4 = 5", "4 = 6"), SPLIT, "cards.footprints: expected 20 cards in all, got 21"),
        (
            SPLIT,
            SPLIT.replace("4 = 5", "5 = 5"),
            SPLIT,
            "cards.footprints: expected cards with 1 to 4 footprints, got 5",
        ),
        (SPLIT, SPLIT.replace("4 = 5", "4 = -5"), SPLIT, "cards.footprints: expected 0 cards or more, got -5"),
        (
            "footprints = { 3 = 2, 4 = 2 }",
            "footprints = { 3 = 2, 4 = 6 }",
            "footprints = { 3 = 2, 4 = 2 }",
            "removed.2.footprints: expected at most 5 cards with 4, got 6",
        ),
        ("pumas = 2", "pumas = 10", "pumas = 2", "removed.2.pumas: expected fewer than 10, got 10"),
        ("pumas = 2", "pumas = -1", "pumas = 2", "removed.2.pumas: expected 0 pumas or more, got -1"),
        ("path = 15", "path = 16", "track = 22", "tiles.track: expected 23 tiles in all, got 22"),
        ('motifs = ["mud_hole", ', "motifs = [", "motifs = [", "tiles.motifs: expected 7 motifs, got 6"),
        ("pieces = 5", "pieces = 6", "colours = [", "skunks.colours: expected 6 colours, got 5"),
    ],
)
def test_a_wrong_sum_is_named_with_its_line(was: str, wrong: str, line: str, fault: str) -> None:
    assert was in TEXT
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the whole sentence is compared
        read(TEXT.replace(was, wrong, 1))
    assert str(caught.value) == f"components.toml, line {line_with(line)}: {fault}"


def test_nothing_left_to_play_with_is_named() -> None:
    text = TEXT.replace("footprints = { 3 = 1, 4 = 1 }", "footprints = { 1 = 5, 2 = 5, 3 = 5, 4 = 5 }")
    with pytest.raises(ValueError, match=r"removed\.4\.footprints: expected a footprint card to be left, got none"):
        read(text)


def test_another_split_with_right_sums_is_read() -> None:
    box = read(TEXT.replace(SPLIT, "footprints = { 1 = 4, 2 = 6, 3 = 6, 4 = 4 }"))
    assert box["cards"]["footprints"]["2"] == 6
