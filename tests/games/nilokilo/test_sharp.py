"""The stronger players of Nilo Kilo: when they throw a jester, and which one."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.mind import ON_HEAP, wipe_sheet
from kartenhaus.games.nilokilo.outlook import add_up
from kartenhaus.games.nilokilo.sharp import ALL, KEEN_MEMORY, MASTER_MEMORY, SHARP_MEMORY
from kartenhaus.games.nilokilo.state import GLUTTON, State
from kartenhaus.simulate.driver import bind_plain, loops_of
from kartenhaus.simulate.space import plain_space, tally_of
from tests.games.nilokilo.positions import KINDS, drawn, view
from tests.games.nilokilo.test_bots import Watched

BEFORE = "B1 C1 L1 S1 I1 B2 C2 L2 S2 I2"  # cards that came up, again and again until there are enough
LATE = "piles: | G G G; up: 48; last: 1"  # two more cards and the king


def told(s: State, heap: str) -> Watched:
    """Seat 0 at a drawn position: half of what came up before this heap went to seat 1, half to seat 0."""
    t = Watched(s)
    before, n = BEFORE.split(), s.n_up - s.n_heap
    for i in range(n):
        tell_card(t, "G" if i < s.pile[1][GLUTTON] else before[i % len(before)])
        if i + 1 in (n // 2, n):
            taker = int(i + 1 < n)
            t.tell("snatched", taker, 1, 0, taker + 1)
    for card in heap.split():
        tell_card(t, card)
    return t


def tell_card(t: Watched, card: str) -> None:
    """A card came up."""
    if card == "G":
        t.tell("glutton_up", 1)
    else:
        t.tell("card_up", 1, KINDS.index(card[0]), int(card[1]))


def chosen(t: Watched, level: str = "master", strength: int = 0) -> str:
    """What seat 0 does, with the jester that it throws."""
    legal = [0] * GAME.moves.size
    n = GAME.may(t.s, 0, legal)
    t.mind.strength = [strength] * len(t.mind.strength)
    move = GAME.moves.named(GAME.bots[level](view(t.s, 0), legal, n, t.mind))
    return " ".join(str(word) for word in move.values())


def test_who_alone_has_a_jester_waits_while_the_king_cannot_come() -> None:
    heap = "B3 C3 L2 S1"
    early = told(drawn(f"heap: {heap}; jesters: 1 0; up: 24; last: 1"), heap)
    assert chosen(early) == "leave", "nobody can take the heap away, and it grows"


def test_who_alone_has_a_jester_throws_it_before_the_king_comes() -> None:
    heap = "B3 C3 L2 S1 I3 B2 C2 L3"
    late = told(drawn(f"heap: {heap}; jesters: 1 0; {LATE}"), heap)
    assert chosen(late) == "snatch 3", "the next card is the king in one case of three"


def test_a_heap_of_gluttons_is_left_to_others() -> None:
    assert chosen(told(drawn("heap: G G B1; jesters: 2 2; up: 20; last: 1"), "G G B1")) == "leave"


@pytest.mark.parametrize(("heap", "thrown"), [("L3 L2 S3 S3 L3 I1", "1"), ("B3 B2 C3 C3 B3 I1", "2")])
def test_the_fex_that_likes_more_of_the_heap_is_thrown(heap: str, thrown: str) -> None:
    s = drawn(f"heap: {heap}; jesters: 3 3; {LATE}; options: fex=tricky")
    s.jester[0] = [1, 1, 0]  # the red ones that refuse biscuits and cake, and lollipops and candy
    assert chosen(told(s, heap)) == f"snatch {thrown}"


@pytest.mark.parametrize(
    ("level", "memory"), [("keen", KEEN_MEMORY), ("sharp", SHARP_MEMORY), ("master", MASTER_MEMORY)]
)
def test_who_judges_alike_forgets_by_its_own_memory(level: str, memory: int) -> None:
    heap = "B3 C3 L3 S3 I3 B3 C3 L3"
    t = told(drawn(f"heap: {heap}; jesters: 3 3; up: 40; last: 1"), heap)
    assert chosen(t, level, memory - 1).startswith("snatch")
    v = view(t.s, 0)
    add_up(v, t.mind, memory)
    assert sum(t.mind.sum[ON_HEAP]) == 24
    wipe_sheet(t.mind)
    t.mind.strength = [memory] * len(t.mind.strength)
    add_up(v, t.mind, memory)
    assert sum(t.mind.sum[ON_HEAP]) == 0
    assert t.mind.lent == 0


def test_a_better_level_forgets_less() -> None:
    assert KEEN_MEMORY < SHARP_MEMORY < MASTER_MEMORY == ALL


@pytest.mark.parametrize(("better", "worse"), [("master", "rule"), ("rule", "six_year_old")])
def test_who_judges_better_gets_more_coins_though_nobody_is_quicker(better: str, worse: str) -> None:
    space = plain_space(GAME, kit.settle(GAME.Options, {}), [better, worse], seed=2)
    space.medians[:] = [500, 500]
    tally = tally_of(2, GAME)
    loops_of(GAME, bind_plain)(space, 0, [0] * 4, tally, 2)
    assert tally.points[0] > 2 * tally.points[1]
