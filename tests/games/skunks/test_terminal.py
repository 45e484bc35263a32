"""The board in a terminal: everything that lies open, and no face that lies hidden."""

import re

import pytest

from kartenhaus.bots import choose, new_mind
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.state import State
from kartenhaus.games.skunks.terminal import board
from kartenhaus.kit import ONLOOKER, settle
from kartenhaus.table import Seat, Table
from kartenhaus.words import LANGUAGES, Words
from tests.games.skunks.positions import cover, drawn, run, turn, view

NAMES = ["Ada", "Ben", "\\[x]"]


def text_of(s: State, viewer: int = 0, language: str = "en") -> str:
    """The board without its styles."""
    return plain(board(view(s, viewer), Words(language, "skunks"), NAMES[: s.seats]))


def plain(lines: list[str]) -> str:
    """Without styles."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", "\n".join(lines))


def test_the_track_shows_stink_tiles_and_skunks() -> None:
    lines = text_of(drawn("row: L; at: 0 4 4")).splitlines()
    assert lines[0] == "     ⌂     1     2   ~3~     4     5     6   ~7~     8     9  ~10~    11"
    assert lines[1] == "     1" + " " * 22 + "23"
    assert "~21~    22" in lines[2]


def test_the_middle_has_numbers_gaps_and_no_face() -> None:
    s = drawn("at: 0 0 0; middle: 4 p")
    turn(s, 1)
    text = text_of(s)
    assert "     ·     2     3     4     5\n     6" in text
    assert "In the middle: 25 cards, pumas among them: 9.  Used: 0." in text
    assert "PUMA" not in text


def test_an_open_puma_is_shown_and_then_forgotten() -> None:
    s = drawn("at: 0 0 0; middle: 4 p")
    before = text_of(s, ONLOOKER)
    turn(s, 2)
    assert "     1  PUMA     3" in text_of(s, ONLOOKER)
    cover(s)
    middle = slice(5, 11)
    assert text_of(s, ONLOOKER).splitlines()[middle] == before.splitlines()[middle]


def test_fronts_and_where_they_lead() -> None:
    text = text_of(drawn("at: 4 0 0; front: 3 | 1 2 | ; turned: 1"))
    assert "→ 1 ● Ada  green, tile 4  3 = 3 → tile 7 ~" in text
    assert "  2 ● Ben  orange, at Start  1 + 2 = 3" in text


def test_without_preview_nobody_is_told_where_a_run_ends() -> None:
    assert "→ tile" not in text_of(drawn("at: 4 0 0; front: 3 | | ; turned: 1; options: landing_preview=off"))


@pytest.mark.parametrize(("shown", "n_told"), [("on", 2), ("off", 1)])
def test_places_at_the_end(shown: str, n_told: int) -> None:
    s = drawn(f"at: 22 4 0; front: 1 | | ; turned: 1; options: show_positions={shown}")
    run(s)
    assert text_of(s).count("orange, tile 4") == n_told


def test_marks_say_that_this_is_not_the_printed_game() -> None:
    s = drawn("at: 0 0 0; middle: 4 p; options: memory_aid=marks")
    turn(s, 2)
    cover(s)
    assert "not the printed game" in text_of(s)
    assert "    !2" in text_of(s)


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ("at: 0 0 0", "Turn a card: type the number of its place"),
        ("at: 0 0 0; front: 4 | | ; turned: 1", "Run 4, or turn another card"),
        ("at: 0 0 0; front: 3 | | ; turned: 1", "You cannot stop with 3: turn another card"),
        ("at: 0 0 0; active: 1", "Waiting for Ben"),
    ],
)
def test_what_there_is_to_do(position: str, question: str) -> None:
    assert text_of(drawn(position)).splitlines()[-1] == question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"track": "custom", "starter": "pick", "gift_start": "choice"},
        {"use_all_cards": "false", "pile_open": "true", "wait_for_all": "on"},
        {"memory_aid": "marks", "show_positions": "on", "dry_middle": "mix_all_go_on"},
    ],
    ids=str,
)
def test_every_moment_of_a_game_can_be_drawn(language: str, options: dict[str, object]) -> None:
    seats = [Seat("person", name) for name in ("Ada", "Ben", "[x]")]
    table = Table(GAME, "t", seats, settle(GAME.Options, options), bytes(32))
    words, mind = Words(language, "skunks"), new_mind(GAME, [1, 2, 3, 4])
    while not table.is_over:
        assert plain(board(table.see(table.step % 4 - 1), words, NAMES))
        seat = table.awaited()[0]
        table.act(seat, choose(GAME, "rule", table.see(seat), table.legal(seat), mind), 0.0)
    assert plain(board(table.see(0), words, NAMES))
