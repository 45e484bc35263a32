"""What speaks for a card: the features that the learned player weighs."""

from typing import Any

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.compiled import compiled
from kartenhaus.games.nimmt import GAME, policy
from kartenhaus.kit import NOBODY
from tests.kit.tables import random_tables

pytestmark = pytest.mark.timeout(600)  # on a cold cache the first of them compiles


def asked(game: Any, seed: int, n: int = 3) -> Any:
    """Choices in random games: seat, state, view, legal actions."""
    for record in random_tables(game, n, seed):
        s, log = kit.unpack(record, game.State), kit.log_with_room(0)
        game.start(s, log)
        legal = [0] * game.moves.size
        for _ in range(120):
            for seat in range(s.seats):
                if game.awaits(s, seat):
                    actions = legal[: game.may(s, seat, legal)]
                    v = kit.blank(game.View)
                    game.see(s, seat, v)
                    yield seat, s, v, actions
                    game.act(s, seat, actions[kit.below(s, len(actions))], log)


def test_features_say_the_same_of_state_view_and_compiled() -> None:
    fast = compiled("nimmt").game.features
    lines = set()
    for seat, s, v, legal in asked(GAME, seed=2):
        n = len(legal)
        mine, other = ([[0] * policy.FEATURES for _ in range(n)] for _ in range(2))
        line = GAME.features(s, seat, legal, n, mine)
        assert GAME.features(v, seat, legal, n, other) == line
        assert mine == other
        record = np.zeros(1, kit.dtype_of(GAME.View))[0]
        kit.pack(v, record)
        out = np.zeros((n, policy.FEATURES), np.int64)
        assert fast(record, seat, np.array(legal), n, out) == line
        assert out.tolist() == mine
        assert line == NOBODY or 0 <= line < policy.LINES
        lines.add(line)
    assert len(lines) > 8


def test_chances_are_binomial_and_add_up() -> None:
    assert policy.EXACTLY[3][0][0] == policy.UNIT
    assert policy.EXACTLY[2][1][32] == policy.UNIT // 2
    for others in range(10):
        for q in (0, 5, 32, 64):
            exactly = sum(policy.EXACTLY[others][k][q] for k in range(5))
            assert abs(exactly + policy.MORE[others][4][q] - policy.UNIT) <= 2


def test_a_shape_that_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match="expected 36 lines of 16 weights, got another shape; train anew"):
        policy.weights_of({"weights": [[1, 2, 3]]})


def test_the_shipped_weights_were_learned_with_these_rules() -> None:
    assert GAME.weights_version == GAME.rules_version
    assert any(any(line) for line in GAME.weights)
