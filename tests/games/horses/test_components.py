"""components.toml: what is in it, and that a slip is named with its line."""

import pytest

from kartenhaus.games.horses import GAME, tales
from kartenhaus.games.horses.components import ASSUMED, BOX, CARDS, COLOUR, FILE, MOTIF, MOTIFS, PIECES, read
from kartenhaus.games.horses.telling import LANGUAGES

TEXT = FILE.read_text(encoding="utf-8")


@pytest.mark.rule("HM-02", "HM-05", "HM-06")
def test_the_box() -> None:
    assert sum(len(colours) for colours in BOX["hand_cards"].values()) == 32
    assert (CARDS, PIECES) == (35, 45)
    assert [MOTIFS[MOTIF[c]] for c in range(33, 36)] == ["direction"] * 3
    assert [COLOUR[c] for c in range(33, 36)] == [0, 0, 0]
    assert sorted((MOTIF[c], COLOUR[c]) for c in range(1, 33)) == [
        (m, c) for m in (1, 2, 3, 4, 6, 7, 8, 9) for c in (1, 2, 3, 4)
    ]


def test_what_is_assumed_is_marked_with_its_reason() -> None:
    assert set(ASSUMED) == {"hand_cards", "colours", "direction_cards", "start_cards", "target_cards"}
    assert all(why.endswith(".") for why in ASSUMED.values())
    assert GAME.components["assumed"] == ASSUMED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motif_has_its_sentences_in_every_language(language: str) -> None:
    known = {*tales.MOTIFS, *tales.TARGETS}
    assert set(MOTIFS[1:]) <= known
    for motif in MOTIFS[1:10]:
        text = tales.suggestions(language, motif, "Luna", [], _Chance())[0]
        assert tales.check(language, motif, "Luna", text).code == "ok", text


class _Chance:
    """The same chance each time."""

    def __init__(self) -> None:
        self.rng = [1, 2, 3, 4]


def line_of(text: str) -> int:
    """The number of the first line that begins with a text, from 1."""
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(text))


DOGS = 'dog = ["red", "yellow", "green", "blue"]'


@pytest.mark.parametrize(
    ("was", "wrong", "line", "fault"),
    [
        (DOGS, 'dog = ["red", "yellow", "green"]', "[hand_cards]", "hand_cards: expected 32 cards in all, got 31"),
        (
            DOGS,
            DOGS.replace("blue", "pink"),
            "dog",
            "hand_cards.dog: expected one of red, yellow, green, blue, got pink",
        ),
        ("total = 3", "total = 4", "total", "direction_cards.total: expected 3, got 4"),
        ('colours = ["red", "yellow", "green", "blue"]', 'colours = ["red", "red"]', "colours", "colours: expected 4"),
        ('"horse", "hazard", "coach"', '"hazard", "horse", "coach"', "special", "special: expected horse, hazard"),
        (
            'motif = "stable"\ncolour = "yellow"',
            'motif = "stable"\ncolour = "pink"',
            "",
            "start_cards 2: expected a colour",
        ),
        ('[[target_cards]]\nmotif = "foal"\n', "", "", "target_cards: expected 5 cards, got 4"),
    ],
)
def test_a_slip_is_named_with_its_line(was: str, wrong: str, line: str, fault: str) -> None:
    assert was in TEXT
    with pytest.raises(ValueError, match=r"^box\.toml, line \d+: ") as error:
        read(TEXT.replace(was, wrong, 1), "box.toml")
    assert fault in str(error.value)
    if line:
        assert f"line {line_of(line)}:" in str(error.value)


def test_a_start_card_on_which_nothing_fits_is_named() -> None:
    text = TEXT.replace('motif = "dog"\ncolour = "green"', 'motif = "castle"\ncolour = "green"')
    assert "castle" in read(text)["start_cards"][2]["motif"]
    red_only = TEXT.replace('["red", "yellow", "green", "blue"]', '["red", "yellow", "green", "red"]')
    with pytest.raises(ValueError, match=r"colours|hand card fits"):
        read(red_only)


def test_a_table_that_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="direction_cards: expected an entry of this name, got none"):
        read(TEXT.replace("[direction_cards]\ntotal = 3\n", ""))
