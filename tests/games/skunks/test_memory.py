"""What bots of Flinke Stinker remember of pumas, and how they forget it."""

from typing import Any

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, new_mind, notice_all
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import TURN_0
from kartenhaus.games.skunks.events import EVENTS, LAID_ANEW, PUMA_SHOWN, TOOK
from kartenhaus.games.skunks.memory import (
    CHILD,
    COLUMNS,
    FADING,
    KEPT,
    MIDDLING,
    PERFECT,
    RETENTION,
    SHARP,
    SLIPPING,
    Mind,
    n_remembered,
    neighbour,
    place_of,
    takes_for_puma,
)
from kartenhaus.games.skunks.rules import n_pumas
from kartenhaus.games.skunks.state import CARDS, PUMA, State, View
from kartenhaus.kit.events import EVERYBODY
from tests.games.skunks.positions import cover, drawn, turn, view

MEMORIES = [CHILD, MIDDLING, SHARP, PERFECT]
MINDS = 3000
ALL_LIE = view(drawn("at: 0 0 0 0 0"), 0)


def words(n: int) -> list[int]:
    """Some chance for a mind, another one for each number."""
    return [int(word) for word in np.random.default_rng(n).integers(1, 2**32, 4)]


def mind_of(n: int = 1) -> Any:
    """A mind with some chance of its own."""
    return new_mind(GAME, words(n))


def puma_at(place: int) -> list[int]:
    """What everybody is told of a puma."""
    return [PUMA_SHOWN, EVERYBODY, 0, place, 0, 0]


def taken_from(place: int) -> list[int]:
    """What everybody is told of a footprint card."""
    return [TOOK, EVERYBODY, 0, 2, place, 2]


def after(n_cards: int, n: int) -> Mind:
    """A mind that has seen a puma at place 13, and so many other cards since."""
    mind: Mind = mind_of(n)
    notice_all(GAME, mind, 0, [puma_at(13), *[taken_from(30)] * n_cards])
    return mind


def clear_mind() -> Mind:
    """A mind that takes everything in as well as can be."""
    mind: Mind = mind_of()
    for place in range(CARDS + 1):
        mind.weakness[place], mind.slip[place] = 0, 0
    return mind


# Noticing


def test_everybody_notices_the_same_whatever_the_seat() -> None:
    lines = [puma_at(3), taken_from(4), puma_at(9)]
    minds = [mind_of() for _ in range(2)]
    for seat, mind in enumerate(minds):
        notice_all(GAME, mind, seat, lines)
    assert minds[0] == minds[1]
    assert [place for place in range(CARDS + 1) if minds[0].seen[place]] == [3, 9]


def test_all_that_is_noticed_was_told_to_everybody_at_the_table() -> None:
    s, mind, log = drawn("at: 0 0; middle: 1 p"), mind_of(), kit.log_with_room(50)
    for place in (1, 2):
        GAME.act(s, 0, TURN_0 + place, log)
    assert {line[1] for line in log.line[: log.n]} == {EVERYBODY}
    notice_all(GAME, mind, 1, log.line[: log.n])
    assert (mind.sights, mind.seen[2]) == (2, 2)


@pytest.mark.parametrize("kind", [kind for kind in range(len(EVENTS.kinds)) if kind not in (PUMA_SHOWN, TOOK)])
def test_nothing_else_that_is_told_teaches_where_pumas_lie(kind: int) -> None:
    mind = mind_of()
    notice_all(GAME, mind, 0, [[kind, EVERYBODY, 1, 2, 3, 4]])
    assert mind == mind_of()


def test_cards_that_are_laid_out_anew_make_all_memory_void() -> None:
    mind = after(5, n=1)
    chance = list(mind.rng)
    notice_all(GAME, mind, 0, [[LAID_ANEW, EVERYBODY, 24, 8, 0, 0]])
    mind.rng, fresh = [], mind_of()
    fresh.rng = []
    assert mind == fresh
    assert chance


def test_a_place_is_beside_those_that_lie_around_it() -> None:
    for place in range(1, CARDS + 1):
        row, column = divmod(place - 1, COLUMNS)
        for side in range(4):
            other_row, other_column = divmod(neighbour(place, side) - 1, COLUMNS)
            assert 1 <= neighbour(place, side) <= CARDS
            assert abs(row - other_row) + abs(column - other_column) == 1
    assert {neighbour(13, side) for side in range(4)} == {12, 14, 8, 18}


# Forgetting


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("n_cards", [0, 1, 8, 20])
def test_memories_fade_as_the_model_says(memory: int, n_cards: int) -> None:
    kept = sum(place_of(ALL_LIE, after(n_cards, n), memory, 13) > 0 for n in range(1, MINDS))
    expected = KEPT[memory] * (1 + n_cards) ** -FADING[memory]
    assert kept / MINDS == pytest.approx(expected, abs=0.03)  # four standard deviations


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("n_cards", [0, 8, 20])
def test_memories_slip_to_a_place_beside_as_the_model_says(memory: int, n_cards: int) -> None:
    places = [place_of(ALL_LIE, after(n_cards, n), memory, 13) for n in range(1, MINDS)]
    kept = [place for place in places if place]
    assert set(kept) <= {13, 12, 14, 8, 18}
    steady = (1 - SLIPPING[memory]) ** n_cards
    assert kept.count(13) / len(kept) == pytest.approx(steady, abs=4 / (2 * len(kept) ** 0.5))


def test_a_better_memory_keeps_more_at_any_time() -> None:
    for n_cards in (0, 3, 12, 40):
        kept = [
            sum(place_of(ALL_LIE, after(n_cards, n), memory, 13) == 13 for n in range(1, 300)) for memory in MEMORIES
        ]
        assert kept[0] < kept[1] < kept[2] < kept[3] == 299


@pytest.mark.parametrize(("level", "memory"), [("keen", MIDDLING), ("sharp", SHARP), ("master", PERFECT)])
def test_who_weighs_alike_forgets_by_its_own_memory(level: str, memory: int) -> None:
    s, mind = drawn("at: 0 0"), after(8, n=1)
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(s, 0, legal)]
    mind.beside[13] = 14
    mind.weakness[13] = RETENTION[memory][8] - 1
    others = [other for other in (MIDDLING, SHARP, PERFECT) if RETENTION[other][8] < RETENTION[memory][8]]
    assert place_of(view(s, 0), mind, memory, 13) > 0
    assert all(place_of(view(s, 0), mind, other, 13) == 0 for other in others)
    assert 13 not in turned_by(level, s, actions, mind)
    mind.weakness[13] = RETENTION[memory][8]
    assert 13 in turned_by(level, s, actions, mind)


def turned_by(level: str, s: State, actions: list[int], mind: Mind) -> set[int]:
    """The cards that a level turns first, over many chances."""
    found = set()
    mind.slip[13] = 0
    for n in range(1, 200):
        mind.rng = words(n)
        found.add(choose(GAME, level, view(s, 0), actions, mind) - TURN_0)
        assert mind.lent == 0
    return found


def test_a_new_look_makes_a_memory_fresh() -> None:
    mind = after(50, n=1)
    notice_all(GAME, mind, 0, [puma_at(13)])
    assert mind.seen[13] == mind.sights == 52


def test_a_memory_that_has_slipped_to_a_gap_finds_back() -> None:
    mind = clear_mind()
    mind.sights, mind.seen[13], mind.slip[13], mind.beside[13] = 40, 1, 999, 14
    v = view(drawn("at: 0 0 0 0 0"), 0)
    assert [place for place in range(1, CARDS + 1) if takes_for_puma(v, mind, SHARP, place)] == [14]
    v.down[14] = 0
    assert [place for place in range(1, CARDS + 1) if takes_for_puma(v, mind, SHARP, place)] == [13]


def test_nobody_remembers_more_pumas_than_there_are() -> None:
    mind = clear_mind()
    mind.sights = 1
    for place in range(1, CARDS + 1):
        mind.seen[place] = 1
    assert n_remembered(ALL_LIE, mind, SHARP) == n_pumas(ALL_LIE)


@pytest.mark.parametrize("memory", MEMORIES)
def test_what_the_table_marks_is_known_to_all_and_nothing_else(memory: int) -> None:
    s = drawn("at: 0 0; middle: 1 p 2 p; options: memory_aid=marks")
    mind = clear_mind()
    turn(s, 2)
    cover(s)
    notice_all(GAME, mind, 0, [puma_at(2), puma_at(9)])  # 9: a mix-up
    v: View = view(s, 1)
    assert [place for place in range(1, CARDS + 1) if takes_for_puma(v, mind, memory, place)] == [2]
    assert n_remembered(v, mind, memory) == 1


# Choosing


def turned(level: str, mind: Mind, text: str = "at: 0 0; middle: p p p p p p p p") -> set[int]:
    """The cards that a bot with this memory turns first, over many chances."""
    s = drawn(text)
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(s, 0, legal)]
    found = set()
    for n in range(1, 200):
        mind.rng = words(n)
        found.add(choose(GAME, level, view(s, 0), actions, mind) - TURN_0)
    return found


def knowing(*places: int) -> Mind:
    """A mind that has just seen pumas at these places, and holds them fast."""
    mind = clear_mind()
    mind.sights = len(places)
    for place in places:
        mind.seen[place] = mind.sights
    return mind


@pytest.mark.parametrize("level", ["rule", "sharp"])
def test_a_puma_that_is_remembered_is_left_alone(level: str) -> None:
    assert turned(level, knowing(1, 2, 3)) == set(range(4, 25))
    assert turned(level, knowing()) == set(range(1, 25))


def test_a_child_turns_pumas_that_it_knows_now_and_then() -> None:
    assert turned("six_year_old", knowing(1, 2, 3)) & {1, 2, 3}


@pytest.mark.parametrize("level", list(GAME.bots))
def test_who_takes_every_card_for_a_puma_turns_one_all_the_same(level: str) -> None:
    assert turned(level, knowing(*range(1, 25))) == set(range(1, 25))


@pytest.mark.parametrize("level", list(GAME.bots))
def test_a_bot_knows_no_face_that_was_not_shown(level: str) -> None:
    one, other = drawn("at: 0 0; middle: p 4"), drawn("at: 0 0; middle: 4 p")
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(one, 0, legal)]
    assert (one.face[1], other.face[1]) == (PUMA, 4)
    for n in range(1, 40):
        assert choose(GAME, level, view(one, 0), actions, mind_of(n)) == choose(
            GAME, level, view(other, 0), actions, mind_of(n)
        )
