"""The board in a terminal: everything that lies open, and nothing that the viewer may not know."""

import re

import pytest

from kartenhaus import kit
from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.state import CATEGORIES, OPENING
from kartenhaus.games.horses.terminal import board, story
from kartenhaus.kit import ONLOOKER
from kartenhaus.words import LANGUAGES, Words
from tests.games.horses.positions import card, do, drawn, lay, play, say_name, started, view
from tests.kit.driven import minds, plain, plain_mind
from tests.kit.tables import random_tables

assert GAME.story is not None
STORY = GAME.story
NAMES = ["Ada", "Ben", "\\[x]", "Dora"]


def shown(lines: list[str]) -> str:
    """Without styles."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", "\n".join(lines))


def text_of(s: object, viewer: int, language: str = "en") -> str:
    """A position, as it is shown."""
    v = view(s, viewer)  # type: ignore[arg-type]  # a state
    return shown(board(v, Words(language, "horses"), NAMES[: v.seats]))


def test_top_demand_direction_hands_and_what_to_do() -> None:
    s = drawn("hands: G-dog D1 R-rider | R-coach | Y-dog; top: R-stable")
    text = text_of(s, 0)
    assert "On top: ■ Stable  Fits: ■ red / Stable" in text
    assert "→ clockwise" in text
    assert re.search(r"Your hand:\n\s+27 ● Dog\n\s+29 ■ Rider\n\s+33 Direction", text)
    assert "2 Ben" in text and "1 card" in text
    assert text.endswith("Lay a card or draw")


def test_an_onlooker_sees_no_hand_and_for_whom_all_wait() -> None:
    text = text_of(drawn("hands: G-dog | R-coach; top: R-stable"), ONLOOKER)
    assert "Your hand" not in text
    assert text.endswith("Ada is next")


def test_a_bill_and_a_wish_are_shown() -> None:
    assert "To draw: 3 cards" in text_of(drawn("hands: G-dog | R-coach; top: R-hazard; bill: 3"), 0)
    s = drawn("hands: G-horseshoe G-dog | R-coach; top: R-stable")
    lay(s, 0, "G-horseshoe", "blue")
    assert "→ ● Horseshoe (◆ blue)" in text_of(s, 1)
    do(s, 0, GAME.moves.first("tell") - 1 + s.laid)
    assert "Wished: ◆ blue" in text_of(s, 1)


def test_what_is_owed_and_what_is_asked() -> None:
    s = drawn("hands: R-dog G-dog | R-coach; top: R-stable")
    lay(s, 0, "R-dog")
    assert text_of(s, 0).endswith("Tell how the story goes on: Dog")
    do(s, 0, GAME.moves.first("ask") - 1 + s.laid)
    assert text_of(s, 1).endswith("Does this sentence count?")


def test_the_figure_is_not_announced() -> None:
    s = drawn("hands: R-horse G-dog | R-coach; top: R-stable")
    play(s, 0, "R-horse")
    assert text_of(s, 1).endswith("Hands behind your backs, and listen")
    say_name(s)
    assert text_of(s, 1).endswith("Grab!")


def test_a_call_that_is_missing_is_not_shown() -> None:
    texts = []
    for is_called in (False, True):
        s = drawn("hands: R-dog G-dog | R-coach Y-dog; top: R-stable; options: shout=on")
        if is_called:
            do(s, 0, GAME.moves.first("call_one"))
        play(s, 0, "R-dog")
        texts.append(text_of(s, 1))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_random_games_can_be_drawn_in_every_language(language: str) -> None:
    played = plain(GAME)
    states = random_tables(GAME, 10, seed=LANGUAGES.index(language))
    legal, log = [0] * GAME.moves.size, kit.log_with_room(0)
    for state, mind in zip(states, minds(3, 10, GAME.Mind), strict=True):
        s, me = kit.unpack(state, GAME.State), plain_mind(mind)
        GAME.start(s, log)
        for n in range(150):
            if GAME.is_over(s):
                break
            text = text_of(s, n % (s.seats + 1) - 1, language)
            assert "{" not in text
            played.step(s, log, legal, me)
        assert text_of(s, 0, language)


def test_while_related_words_are_agreed_on_the_board_leaves_them_the_room() -> None:
    s = started(3, storyteller="on")
    s.phase = CATEGORIES
    text = text_of(s, 0)
    assert "Your hand" not in text and len(text.splitlines()) <= 4
    lines = [line for line in STORY.lines(view(s, 0), []) if line["line"] == "category"]
    drawn = story(lines, Words("de", "horses"), NAMES)
    assert len(drawn) == len(lines) and "~" not in "".join(drawn)
    s.phase, s.turn, s.start_card = OPENING, 0, card("R-dog")
    lines = [line for line in STORY.lines(view(s, 0), []) if line["line"] == "category"]
    assert len(story(lines, Words("de", "horses"), NAMES)) == 1, "expected the words for the piece that is owed alone"


def test_once_a_story_has_begun_only_the_words_that_are_owed_are_shown() -> None:
    s = drawn("hands: R-dog G-dog | R-coach; top: R-stable; options: storyteller=on language=en")
    lay(s, 0, "R-dog")
    title = {"line": "title", "text": "Luna"}
    for viewer, n in ((0, 1), (1, 0)):
        lines = [title, *(line for line in STORY.lines(view(s, viewer), []) if line["line"] == "category")]
        shown_words = story(lines, Words("en", "horses"), NAMES)[1:]
        assert len(shown_words) == n and all("Dog: cat" in line for line in shown_words)
