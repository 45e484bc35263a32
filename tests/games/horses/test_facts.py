"""What must hold in any game: no card lost or doubled, no secret told, and an end."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.games.horses import GAME
from kartenhaus.games.horses.components import CARDS
from kartenhaus.games.horses.state import NOBODY, OVER, TARGET, State
from kartenhaus.kit import CLOCK, ONLOOKER
from tests.games.horses.positions import told_by, view
from tests.kit.tables import random_options, table_of

SEATS = st.integers(2, 4)
CHANCE = st.integers(0, 2**32 - 1)
few = settings(max_examples=30, deadline=None)
MOST = 400  # steps that are looked at


def random_game(seats: int, chance: int) -> Iterator[tuple[State, list[str]]]:
    """A game with random options and moves, each kind of moves as likely as another."""
    pick = np.random.default_rng(chance)
    s = table_of(GAME, seats, chance)
    for name, value in random_options(GAME, pick).items():
        setattr(s, name, value)
    log = kit.log_with_room(100)
    GAME.start(s, log)
    yield s, told_by(log)
    legal = [0] * GAME.moves.size
    assert GAME.real_time is not None
    for _ in range(MOST):
        if GAME.is_over(s):
            return
        actors = [seat for seat in range(seats) if GAME.awaits(s, seat) or GAME.real_time.races(s, seat)] or [CLOCK]
        actor = int(pick.choice(actors))
        actions = legal[: GAME.may(s, actor, legal)]
        kinds = sorted({str(GAME.moves.named(action)["move"]) for action in actions})
        kind = pick.choice(kinds)
        action = int(pick.choice([action for action in actions if GAME.moves.named(action)["move"] == kind]))
        log = kit.log_with_room(100)
        GAME.act(s, actor, action, log)
        yield s, told_by(log)


@pytest.mark.rule("HM-02", "HM-03", "HM-27")
@few
@given(SEATS, CHANCE)
def test_every_card_is_in_one_place_and_the_counts_are_right(seats: int, chance: int) -> None:
    for s, _ in random_game(seats, chance):
        cards = [c for seat in range(4) for c in s.hand[seat][: s.n_hand[seat]]]
        cards += s.deck[: s.n_deck] + s.pile[: s.n_pile] + [s.laid] * (s.laid > 0)
        assert sorted(cards) == list(range(1, CARDS + 1))
        for row, n in ((s.deck, s.n_deck), (s.pile, s.n_pile), *zip(s.hand, s.n_hand, strict=True)):
            assert row[n:] == [0] * (CARDS - n)
        assert 0 <= s.n_slipped <= s.n_deck
        assert s.top == (s.pile[s.n_pile - 1] if s.n_pile else 0)


@few
@given(SEATS, CHANCE)
def test_nobody_waits_for_ever(seats: int, chance: int) -> None:
    legal = [0] * GAME.moves.size
    assert GAME.real_time is not None
    for s, _ in random_game(seats, chance):
        for seat in range(seats):
            races = GAME.real_time.races(s, seat)
            if GAME.awaits(s, seat) or races:
                actions = legal[: GAME.may(s, seat, legal)]
                assert actions
                assert not races or GAME.moves.first("leave") in actions, "a race can be let pass"
        if s.phase != OVER and not any(GAME.awaits(s, seat) for seat in range(seats)):
            assert GAME.may(s, CLOCK, legal) > 0


@few
@given(SEATS, CHANCE)
def test_a_race_number_never_comes_back(seats: int, chance: int) -> None:
    assert GAME.real_time is not None
    last = 0
    for s, _ in random_game(seats, chance):
        number = GAME.real_time.race(s)
        assert number == 0 or number >= last
        last = max(last, number)


@few
@given(SEATS, CHANCE)
def test_what_one_holds_drew_and_slipped_is_told_to_nobody_else(seats: int, chance: int) -> None:
    for s, _ in random_game(seats, chance):
        onlooker = view(s, ONLOOKER)
        assert onlooker.hand == [0] * CARDS
        assert not hasattr(onlooker, "deck")
        assert not hasattr(onlooker, "pile")
        assert not hasattr(onlooker, "hush")
        if s.phase <= TARGET:
            assert onlooker.shown_target == 0


@few
@given(SEATS, CHANCE)
def test_a_winner_has_no_card_or_is_the_last_one(seats: int, chance: int) -> None:
    for s, told in random_game(seats, chance):
        if s.phase == OVER:
            assert s.winner != NOBODY
            assert told[-1] == f"won {s.winner}"
            assert s.n_hand[s.winner] == 0 or sum(s.is_in) == 1
