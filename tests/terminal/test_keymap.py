"""Which keys stand for which moves."""

import pytest

from kartenhaus.games import ids, load
from kartenhaus.kit import Game
from kartenhaus.terminal.keymap import ASKING, Keymap
from kartenhaus.words import LANGUAGES, Words

NAMES = ["Eva", "Ada", "Ben", "Cleo"]
REAL_TIME = [id for id in ids() if load(id).real_time is not None]


def keymap(game: str, language: str = "en") -> Keymap:
    return Keymap(load(game), Words(language, game), NAMES)


def moves(game: Game, *named: dict[str, str | int]) -> list[int]:
    return [game.moves.number(move) for move in named]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REAL_TIME)
def test_every_move_has_a_key_of_its_own_whatever_is_legal(game: str, language: str) -> None:
    keys = keymap(game, language)
    every = range(load(game).moves.size)
    for some in (every[::9], *(every[n : n + 24] for n in every[::24])):
        legal = list(some)
        found = keys.keys(legal)
        typed = [key.typed for key in found]
        assert len(set(typed)) == len(typed)
        assert sorted(key.action for key in found) == legal
        assert all(typed) and not set(ASKING) & set(typed)
        assert [keys.meant(key.typed, legal) for key in found] == [key.action for key in found]


def test_letters_are_the_first_ones_of_the_sentence_and_stay() -> None:
    game, keys = load("nilokilo"), keymap("nilokilo")
    flip, snatch, leave = moves(game, {"move": "flip"}, {"move": "snatch", "jester": 1}, {"move": "leave"})
    assert [key.typed for key in keys.keys([flip, snatch, leave])] == ["t", "s", "l"]
    assert [key.typed for key in keys.keys([leave])] == ["l"]


def test_numbers_are_typed_as_they_are() -> None:
    game, keys = load("horses"), keymap("horses")
    legal = moves(game, *({"move": "lay", "card": card} for card in (1, 12, 17)), {"move": "draw"})
    assert [key.typed for key in keys.keys(legal)] == ["d", "1", "12", "17"]
    assert keys.may_go_on("1", legal)
    assert not keys.may_go_on("12", legal)
    assert keys.may_go_on("2", legal), "27 might be meant, and is refused with its reason"
    assert not keys.may_go_on("x", legal)
    assert keys.told(legal) == [("d", legal[3:]), ("1 12 17", legal[:3])]
    assert keys.sentences(legal[:3]) == "Lay card …"


def test_a_number_that_several_kinds_share_takes_a_letter_more() -> None:
    game, keys = load("horses"), keymap("horses")
    wishes = [f"wish_{colour}" for colour in ("red", "yellow", "green", "blue")]
    shoes = list(game.components["horseshoes"])
    legal = moves(game, *({"move": wish, "card": shoe} for wish in wishes for shoe in shoes))
    assert [key.typed[-1] for key in keys.keys(legal) if key.typed.startswith(str(shoes[0]))] == ["e", "y", "g", "b"]


def test_the_space_bar_claims_only_what_is_clear() -> None:
    game, keys = load("nilokilo"), keymap("nilokilo")
    one, two = moves(game, {"move": "snatch", "jester": 1}, {"move": "snatch", "jester": 2})
    assert keys.claim([one]) == one
    assert keys.claim([one, two]) is None
    assert keys.claim(moves(game, {"move": "flip"})) is None
    horses = load("horses")
    assert keymap("horses").claim(moves(horses, {"move": "call_one"})) is None


def test_who_is_meant_is_said_by_name() -> None:
    game, keys = load("nilokilo"), keymap("nilokilo")
    assert keys.sentence(*moves(game, {"move": "starts", "who": 2})) == "Seat 2 begins (Ada)"
