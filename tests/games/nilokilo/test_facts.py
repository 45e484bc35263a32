"""Facts that hold at every step of random games: all cards are somewhere, jesters only go, heights are rough."""

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.state import OVER, PLAY, SORT
from kartenhaus.games.nilokilo.view import LEAST, MOST, height
from kartenhaus.kit import ONLOOKER
from tests.games.nilokilo.positions import assert_conserved, drawn, kept, view
from tests.kit.driven import STUCK, minds, plain, plain_mind
from tests.kit.tables import random_tables


def test_all_cards_are_somewhere_and_rounds_are_bounded() -> None:
    play = plain(GAME)
    states = random_tables(GAME, 60, seed=3)
    legal, log = [0] * GAME.moves.size, kit.log_with_room(0)
    for i, mind in enumerate(minds(3, len(states), GAME.Mind)):
        s, me = kit.unpack(states[i], GAME.State), plain_mind(mind)
        GAME.start(s, log)
        while s.phase != OVER:
            before = (s.deal, s.n_up, [sum(row) for row in s.jester], s.beats)
            assert play.step(s, log, legal, me) != STUCK
            assert_conserved(s)
            assert s.beats >= before[3]
            if s.deal == before[0]:
                assert s.n_up >= before[1]
                assert all(sum(row) <= was for row, was in zip(s.jester, before[2], strict=True))
            if s.phase in (PLAY, SORT):
                assert kept(s) == [0] * s.seats
        assert 0 <= s.deal <= 50


@pytest.mark.parametrize("n", range(52))
def test_heights_are_rough(n: int) -> None:
    assert LEAST[height(n)] <= n <= MOST[height(n)]


def test_imagined_heaps_and_turns_differ() -> None:
    s = drawn("heap: B2 L3 C1 I2 G B1; jesters: 3 2 3; piles: | C2 | ; last: 1; options: glutton_variant=on")
    v = view(s, ONLOOKER)
    numbers, dues, beneath = set(), set(), set()
    for words in np.random.default_rng(1).integers(1, 2**32, (200, 4)):
        dream = kit.blank(GAME.State)
        kit.reseed(dream, [int(word) for word in words])
        GAME.imagine(v, dream)
        numbers.add(dream.n_heap)
        dues.add(dream.due)
        beneath.add(dream.cards[0])
    assert numbers == {5, 6, 7, 8, 9}
    assert dues == {0, 1, 2}
    assert len(beneath) > 10


def test_no_view_has_the_exact_number_of_cards() -> None:
    one, other = drawn("heap: B2 L3 C1; jesters: 3 3"), drawn("heap: I3 C1; jesters: 3 3")
    assert view(one, 0) == view(other, 0)
