"""How the stronger players judge a round: what they add up, and what they make of it."""

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.mind import FACTS, OF_KIND, UNITS, Mind, wipe_sheet
from kartenhaus.games.nilokilo.outlook import OF_DEEP, OF_UNIT, add_up, describe, hope, leads
from kartenhaus.games.nilokilo.state import NOBODY
from kartenhaus.games.nilokilo.weights import BITS, FILE, LENGTH, RULES_VERSION, WEIGHTS, read
from tests.games.nilokilo.positions import started, view
from tests.games.nilokilo.test_bots import Watched

ALL = 100
BISCUIT, CAKE, LOLLIPOP = 1, 2, 3
OWN, MOST, ON_THE_HEAP, LEFT, AHEAD, LEADS = range(OF_KIND)
TEXT = FILE.read_text(encoding="utf-8")


def told(jester: int, *cards: str, fex: str = "off", memory: int = ALL) -> Mind:
    """What seat 0 makes of three piles and a heap: its own cards, another's, a third one's, the heap."""
    t = Watched(started(3, fex=fex))
    for taker, group in enumerate(cards):
        t.turn(*group.split())
        if taker < 3:
            t.snatch(taker)
    wipe_sheet(t.mind)
    t.mind.strength = [50] * len(t.mind.strength)
    v = view(t.s, 0)
    add_up(v, t.mind, memory)
    describe(v, t.mind, memory, jester)
    return t.mind


# What is known


def test_each_kind_is_counted_where_it_lies() -> None:
    mind = told(NOBODY, "B3 C1", "B2 C2 G", "B1 B1", "B3 L2 G")
    assert list(mind.of_kind[BISCUIT]) == [3, 2, 3, 18 - 10, 1, 2]
    assert list(mind.of_kind[CAKE]) == [1, 2, 0, 15, -1, 0]
    assert list(mind.of_kind[LOLLIPOP]) == [0, 0, 2, 16, 0, 0]
    assert list(mind.facts) == [2, 4, 2, 10, 1, -1, 3, 3, 0, 0, 0]


def test_a_heap_that_is_taken_costs_a_jester_and_lies_in_front_of_its_taker() -> None:
    mind = told(1, "B3 C1", "B2 C2 G", "B1 B1", "B3 L2 G G")
    assert list(mind.of_kind[BISCUIT]) == [6, 2, 0, 18 - 10, 4, 2]
    assert list(mind.of_kind[LOLLIPOP]) == [2, 0, 0, 16, 2, 2]
    assert list(mind.facts) == [1, 4, 2, 11, 0, 1, 2, 0, 2, 0, 0]


def test_what_is_forgotten_is_not_counted() -> None:
    mind = told(NOBODY, "B3 C1", "B2 C2 G", "B1", "B3 L2 G", memory=50)  # each card is as strong as that
    assert [row[LEFT] for row in mind.of_kind[1:6]] == [18] * 5
    assert mind.facts[4] == 0 and mind.facts[6] == 5
    assert mind.facts[7] == 3, "how many cards lie there is to be seen"


def test_what_fex_refuses_is_taken_by_nobody_and_counts_as_gluttons_where_it_is_strict() -> None:
    tricky = told(0, "S1", "S1", "S1", "B3 B2 L3", fex="tricky")  # the first red one refuses biscuits and cake
    assert (tricky.of_kind[BISCUIT][OWN], tricky.of_kind[LOLLIPOP][OWN]) == (0, 3)
    assert tricky.facts[5] == 0 and list(tricky.facts[9:]) == [1, 0]
    strict = told(0, "S1", "S1", "S1", "B3 B2 L3", fex="strict")
    assert strict.facts[5] == 2 and list(strict.facts[9:]) == [0, 1]
    assert told(1, "S1", "S1", "S1", "B3 B2 L3", fex="strict").of_kind[BISCUIT][OWN] == 5


@pytest.mark.parametrize(("own", "most", "code"), [(0, 0, 0), (2, 3, 0), (3, 3, 1), (1, 0, 2), (4, 3, 2)])
def test_whoever_has_most_leads_and_nobody_leads_with_nothing(own: int, most: int, code: int) -> None:
    assert leads(own, most) == code


# What it makes of it


def by_floats(line: tuple[int, ...], kinds: list[list[int]], facts: list[int]) -> float:
    """The same network in another way: matrices of floats."""
    one = 1 << BITS
    first = np.array(line[: UNITS * OF_UNIT]).reshape(UNITS, OF_UNIT) / one
    second = np.array(line[UNITS * OF_UNIT : -1]).reshape(UNITS, OF_DEEP) / one
    common = first[:, 0] + first[:, 1 + OF_KIND :] @ facts
    found = sum(np.maximum(common + first[:, 1 : 1 + OF_KIND] @ np.array(kind), 0) for kind in kinds)
    deep = second[:, 0] + second[:, 1 : 1 + UNITS] @ found + second[:, 1 + UNITS : -1] @ facts
    return float(np.maximum(deep, 0) @ second[:, -1] + line[-1] / one)


@pytest.mark.parametrize("line", range(len(WEIGHTS)))
def test_whole_numbers_judge_as_a_network_of_floats_does(line: int) -> None:
    chance = np.random.default_rng(line)
    v, mind = view(started(2, deck="five_kinds" if line < 3 else "nine_kinds"), 0), kit.blank(Mind)
    n_kinds = 5 if line < 3 else 9
    for _ in range(20):
        for kind in range(1, n_kinds + 1):
            mind.of_kind[kind] = chance.integers(0, 12, OF_KIND).tolist()
        mind.facts = chance.integers(0, 5, FACTS).tolist()
        expected = by_floats(WEIGHTS[line], mind.of_kind[1 : n_kinds + 1], mind.facts)
        assert hope(v, mind, WEIGHTS, line) / (1 << BITS) == pytest.approx(expected, abs=0.01)


# The file


def test_the_weights_were_learned_with_the_rules_as_they_are() -> None:
    assert GAME.rules_version == RULES_VERSION, "learn them anew with scripts/fit_nilokilo.py, then raise RULES_VERSION"
    assert read(TEXT, GAME.rules_version)["learned"]["command"].startswith("python scripts/fit_nilokilo.py --seed")


def test_weights_for_other_rules_are_refused() -> None:
    with pytest.raises(ValueError, match=r"heaps\.toml: expected weights for version 2 of the rules, got 1"):
        read(TEXT, 2)


@pytest.mark.parametrize("row", ["[1, 2]", "[" + "0.5, " * LENGTH + "]", "7"])
def test_weights_of_another_shape_are_refused(row: str) -> None:
    text = "\n".join(f"3 = {row}" if line.startswith("3 = ") else line for line in TEXT.splitlines())
    with pytest.raises(ValueError, match=rf"five_kinds\.3: expected {LENGTH} whole numbers, got"):
        read(text, RULES_VERSION)
