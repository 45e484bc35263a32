"""What speaks for a card: the features that the learned player weighs."""

from typing import Any

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.compiled import compiled
from kartenhaus.games.nimmt import GAME, policy
from kartenhaus.games.nimmt.actions import DRAFT_0
from kartenhaus.kit import NOBODY
from tests.kit.tables import random_tables, table_of

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


def test_the_draft_knows_what_lies_beside_a_card_in_the_hand_and_on_the_table() -> None:
    s = table_of(GAME, 4, seed=1, variant="professional")
    GAME.start(s, kit.log_with_room(0))
    s.hand[2][:3], s.n_hand[2] = [10, 30, 31], 3
    cards = [1, 9, 12, 13, 44]
    out = [[0] * policy.FEATURES for _ in cards]
    line = GAME.features(s, 2, [DRAFT_0 + card for card in cards], len(cards), out)
    assert line == policy.DRAFTS + 2 * policy.PHASES + 1
    share = policy.UNIT // policy.FAR
    down, up, beside, above, below = ([row[k] for row in out] for k in (4, 5, 6, 8, 9))
    assert down == [share * gap for gap in (16, 16, 2, 3, 13)]
    assert up == [share * gap for gap in (9, 1, 16, 16, 16)]
    assert beside == [0, policy.UNIT, 0, 0, 0]
    assert above == [0, 0, 0, policy.UNIT, 0]
    assert below == [0, 0, policy.UNIT, 0, 0]
    assert out[4][0] == out[4][3] == out[4][11] == out[4][13] == out[0][10] == policy.UNIT  # the highest, of five heads


def test_each_part_of_a_draft_has_a_line_of_its_own() -> None:
    s = table_of(GAME, 10, seed=1, variant="professional")
    GAME.start(s, kit.log_with_room(0))
    lines = []
    for s.n_hand[3] in range(10):
        lines.append(GAME.features(s, 3, [DRAFT_0 + 1], 1, [[0] * policy.FEATURES]))
    assert lines == [60] * 3 + [61] * 3 + [62] * 4
    assert policy.LINES == 63


def test_a_shape_that_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match="expected 63 lines of 16 weights, got another shape; train anew"):
        policy.weights_of({"weights": [[1, 2, 3]]})


def test_the_shipped_weights_were_learned_with_these_rules() -> None:
    assert GAME.weights_version == GAME.rules_version
    assert any(any(line) for line in GAME.weights)
