"""What the learned player weighs, and the rounds that it makes up."""

import pytest

from kartenhaus import kit
from kartenhaus.bots import new_mind
from kartenhaus.games.lobo77 import GAME, policy
from kartenhaus.games.lobo77.components import CARDS, COUNTS, KIND_OF, KINDS, LOWEST, TURN, X2
from kartenhaus.games.lobo77.events import DEALT, DOUBLED, KEPT, LAID, RESHUFFLED, TOOK_OFF, TURNED
from kartenhaus.games.lobo77.state import AUTO, IN, NOBODY, TOTAL_HIDDEN, State
from kartenhaus.kit.events import EVERYBODY
from tests.games.lobo77.positions import drawn, lay, legal_moves, view
from tests.games.thinking import Choice, choices, recalled, weighed


def cards_of(s: State, kind: int) -> int:
    """Cards of this kind, wherever they are."""
    held = sum(s.hand[seat][kind] for seat in range(s.seats))
    return int(s.deck[kind] + s.discard[kind] + s.aside[kind] + held)


def test_a_state_made_up_has_every_card_once_and_shows_its_player_the_same_hand() -> None:
    n = 0
    for choice in choices(GAME, 14, seed=1, steps=80):
        s = recalled(GAME, choice, n)
        n += 1
        for kind in range(1, KINDS + 1):
            is_out = kind == KIND_OF[76 - LOWEST] and s.card_76 != IN
            assert cards_of(s, kind) == (0 if is_out else COUNTS[kind])
        again = view(s, choice.seat)
        assert again.hand == choice.v.hand
        assert sum(s.n_hand) + s.n_deck + s.n_discard + s.n_aside in (CARDS, CARDS - 1)
        legal = [0] * GAME.moves.size
        assert sorted(legal[: GAME.may(s, choice.seat, legal)]) == sorted(choice.compared)
    assert n > 200


def test_features_do_not_depend_on_what_is_made_up() -> None:
    lines = set()
    for choice in choices(GAME, 14, seed=2, steps=80):
        first, second = (weighed(GAME, recalled(GAME, choice, seed), choice) for seed in (1, 2))
        assert first == second
        assert first[0] != NOBODY
        if choice.s.total_call != TOTAL_HIDDEN:
            assert weighed(GAME, choice.s, choice) == first
        lines.add(first[0])
    assert len(lines) > policy.LINES / 2


def test_cards_that_were_laid_are_remembered_until_the_pile_is_shuffled() -> None:
    mind = new_mind(GAME, [1, 2, 3, 4])
    told = [(LAID, 10), (LAID, 10), (TOOK_OFF, 10), (KEPT, 0), (TURNED, 0), (DOUBLED, 0)]
    for kind, value in told:
        GAME.notices(mind, 0, [kind, EVERYBODY, 1, value, 0, 0])
    seen = [kind for kind in range(KINDS + 1) for _ in range(mind.seen[kind])]
    assert seen == sorted([KIND_OF[10 - LOWEST]] * 2 + [KIND_OF[0], KIND_OF[-LOWEST], TURN, X2])
    for kind in (RESHUFFLED, DEALT):
        mind.seen[X2] = 1
        GAME.notices(mind, 0, [kind, EVERYBODY, 0, 0, 0, 0])
        assert not any(mind.seen)


def test_a_card_that_was_seen_is_in_nobodys_hand() -> None:
    s = drawn("total: 30; hands: 2 3 4 5 6 | 7 8 9 10 10; discard: -10 -10 -10 -10 5")
    mind = new_mind(GAME, [1, 2, 3, 4])
    choice = Choice(0, s, view(s, 0), [], [], mind)
    minus_ten = KIND_OF[-10 - LOWEST]
    assert max(recalled(GAME, choice, seed).hand[1][minus_ten] for seed in range(60)) > 0
    mind.seen[minus_ten] = 4
    for seed in range(60):
        made_up = recalled(GAME, choice, seed)
        assert made_up.discard[minus_ten] == 4 and made_up.hand[1][minus_ten] == 0


def test_nobody_forgets_to_draw_in_a_round_made_up() -> None:
    s = drawn("total: 10; hands: 2 3 4 5 6 | 7 8 9 10 10")
    lay(s, 0, 2)
    assert "draw" in legal_moves(s, 0)
    made_up = recalled(GAME, Choice(1, s, view(s, 1), [], [], new_mind(GAME, [1, 2, 3, 4])), 5)
    assert made_up.n_hand[0] == 5 and made_up.drawer == NOBODY and made_up.draw_mode == AUTO


def test_a_hidden_total_is_the_one_that_was_added_up() -> None:
    s = drawn("total: 60; hands: 2 3 | 4 5; options: total_call=hidden")
    mind = new_mind(GAME, [1, 2, 3, 4])
    mind.total = 60
    assert {recalled(GAME, Choice(0, s, view(s, 0), [], [], mind), seed).total for seed in range(9)} == {60}


def test_a_seat_is_worth_its_chips_and_its_place() -> None:
    s = drawn("hands: 2 | 3 | 4 |; chips: 3 1 0 0")
    assert [policy.value(s, seat) for seat in range(4)] == [4, 2, 1, 0]


@pytest.mark.parametrize(
    ("position", "card", "place"),
    [
        ("total: 70; hands: 8 2 | 4", 8, 0),  # 78
        ("total: 20; hands: 2 5 | 4", 2, 1),  # 22
        ("total: 20; hands: x2 5 | 4; chips: 3 0", "x2", 7),  # hits a swimmer
        ("total: 60; hands: 11 6 6 | 4; burden: 1", 11, 16),  # 71, and 6 more are too much
    ],
)
def test_features_of_drawn_cards(position: str, card: int | str, place: int) -> None:
    s = drawn(position)
    legal = [0] * GAME.moves.size
    n = GAME.may(s, 0, legal)
    out = [[0] * policy.FEATURES for _ in range(n)]
    GAME.features(s, 0, legal, n, out)
    has = {
        " ".join(str(word) for word in GAME.moves.named(action).values()): features[place] > 0
        for action, features in zip(legal[:n], out, strict=True)
    }
    wanted = card if isinstance(card, str) else f"lay {card}"
    assert has[wanted]
    assert not all(has.values()) or len(has) == 1


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match=r"policy.toml: expected 20 lines of 19 weights"):
        policy.weights_of({"weights": [[1, 2, 3]]})


def test_drawing_and_dealing_need_no_thought() -> None:
    s = drawn("hands: 2 3 4 5 6 | 3 4 5 6 7")
    lay(s, 0, 2)
    legal = [0] * GAME.moves.size
    n = GAME.may(s, 0, legal)
    assert policy.weighs(view(s, 0), legal, n, [0] * n) == 0
    n = GAME.may(s, 1, legal)
    assert policy.weighs(view(s, 1), legal, n, [0] * n) == n == 5
    assert kit.blank(GAME.State).phase == s.phase
