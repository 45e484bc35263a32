"""What follows from the rules, in any game: conservation, and the facts of the ledger."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.state import CALL, FINAL, LAY, OVER, State
from kartenhaus.kit import NOBODY
from tests.games.lobo77.positions import assert_conserved, awaited, view
from tests.kit.driven import minds, plain, plain_mind
from tests.kit.tables import random_tables

CHANCE = st.integers(0, 2**32 - 1)
few = settings(max_examples=60, deadline=None)


def assert_facts(s: State) -> None:
    """One seat is awaited until the end; a total that goes on is below 77; only who has laid may draw."""
    assert_conserved(s)
    assert len(awaited(s)) == (s.phase != OVER)
    if s.phase == LAY and not (s.x2_check == FINAL and s.is_second):
        assert s.total < 77
    if s.drawer != NOBODY:
        assert s.phase == LAY and s.n_hand[s.drawer] + s.n_draws == s.full[s.drawer] and not s.out[s.drawer]
    if s.phase == LAY:
        assert 1 <= s.due <= s.n_hand[s.turn] and not s.out[s.turn]
    if s.phase == CALL:
        assert s.drawer == NOBODY
    places = sorted(n for n in s.out[: s.seats] if n)
    assert places == list(range(1, len(places) + 1)), "one player is out at a time"


@given(CHANCE)
@few
def test_no_card_and_no_chip_gets_lost(chance: int) -> None:
    slow, legal, log = plain(GAME), [0] * GAME.moves.size, kit.log_with_room(0)
    s = kit.unpack(random_tables(GAME, 7, chance)[chance % 7], State)
    mind = plain_mind(minds(chance, 1)[0])
    GAME.start(s, log)
    while not GAME.is_over(s):
        assert_facts(s)
        before = list(s.chips)
        slow.step(s, log, legal, mind)
        assert sum(old != new for old, new in zip(before, s.chips, strict=True)) <= 1, "one player loses at a time"
        assert all(old >= new for old, new in zip(before, s.chips, strict=True))
    assert_facts(s)


@given(CHANCE, st.integers(-1, 7))
@few
def test_what_is_imagined_is_a_table_that_could_be(chance: int, viewer: int) -> None:
    slow, legal, log = plain(GAME), [0] * GAME.moves.size, kit.log_with_room(0)
    s = kit.unpack(random_tables(GAME, 7, chance)[chance % 7], State)
    GAME.start(s, log)
    slow.play(s, log, legal, plain_mind(minds(chance, 1)[0]), chance % 90)
    seen = view(s, min(viewer, s.seats - 1))
    dream = kit.blank(State)
    kit.reseed(dream, [chance, 1, 2, 3])
    GAME.imagine(seen, dream)
    assert_conserved(dream)
    assert_facts(dream)
    assert view(dream, seen.viewer) == seen


def test_drawing_takes_each_card_of_the_pile_alike() -> None:
    taken = [0] * 21
    for chance in range(600):
        s = kit.unpack(random_tables(GAME, 1, chance)[0], State)
        s.card_76 = 0
        GAME.start(s, kit.log_with_room(0))
        for seat in range(2):
            for kind, n in enumerate(s.hand[seat]):
                taken[kind] += n
    dealt = sum(taken)
    for kind in range(1, 21):
        expected = dealt * GAME.components["counts"][kind] / 56
        assert abs(taken[kind] - expected) < 6 * expected**0.5


@pytest.mark.parametrize("level", list(GAME.bots))
def test_bots_among_themselves_do_draw(level: str) -> None:
    """The simulator asks who is tempted before the game goes on."""
    from kartenhaus.simulate.driver import bind_plain, loops_of
    from kartenhaus.simulate.space import plain_space, tally_of

    space = plain_space(GAME, kit.settle(GAME.Options, {}), [level] * 4, seed=1)
    loops_of(GAME, bind_plain)(space, 0, [0] * 3, tally_of(4), 2520)
    s = space.states[0]
    assert GAME.is_over(s)
    assert max(s.n_forgot) <= (0 if level == "rule" else 9)
