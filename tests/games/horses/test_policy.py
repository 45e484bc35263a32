"""What the learned player weighs, and the rounds that it makes up."""

import pytest

from kartenhaus.bots import new_mind
from kartenhaus.games.horses import GAME, policy
from kartenhaus.games.horses.actions import CALL_ONE, DECLINE, DRAW, LAY_0, SLIP_0
from kartenhaus.games.horses.bot import IN_PILE, SLIPPED_AWAY
from kartenhaus.games.horses.components import CARDS
from kartenhaus.games.horses.state import LOT, NO_SNATCH, OFF, QUICK, State
from kartenhaus.kit import NOBODY
from tests.games.horses.positions import GRAB, card, do, drawn, play, say_name, view
from tests.games.thinking import Choice, choices, recalled, weighed


def cards_of(s: State) -> list[int]:
    """Every card, wherever it is."""
    held = [s.hand[seat][i] for seat in range(s.seats) for i in range(s.n_hand[seat])]
    return sorted([*held, *s.deck[: s.n_deck], *s.pile[: s.n_pile]])


def test_a_state_made_up_has_every_card_once_and_asks_its_player_the_same() -> None:
    n = 0
    for choice in choices(GAME, 24, seed=1):
        s = recalled(GAME, choice, n)
        n += 1
        assert cards_of(s) == list(range(1, CARDS + 1))
        assert s.deck[s.n_deck :] == [0] * (CARDS - s.n_deck)
        assert (s.n_deck, s.n_pile, s.n_hand) == (choice.s.n_deck, choice.s.n_pile, choice.s.n_hand)
        assert view(s, choice.seat).hand == choice.v.hand
        legal = [0] * GAME.moves.size
        assert sorted(legal[: GAME.may(s, choice.seat, legal)]) == sorted(choice.compared)
        assert s.story == QUICK and s.shout == OFF and s.snatch_mode in (LOT, NO_SNATCH)
    assert n > 150


def test_features_do_not_depend_on_what_is_made_up() -> None:
    lines = set()
    for choice in choices(GAME, 24, seed=2):
        first = weighed(GAME, recalled(GAME, choice, 1), choice)
        assert weighed(GAME, recalled(GAME, choice, 2), choice) == first == weighed(GAME, choice.s, choice)
        assert first[0] != NOBODY
        lines.add(first[0])
    assert len(lines) > policy.LINES / 2


def test_a_card_that_was_seen_lies_in_the_pile_and_a_slipped_one_deepest() -> None:
    s = drawn("hands: R-dog B-dog | R-rider B-rider; pile: G-dog Y-dog; slipped: G-rider; top: R-stable")
    mind = new_mind(GAME, [1, 2, 3, 4])
    choice = Choice(0, s, view(s, 0), [], [], mind)
    assert len({recalled(GAME, choice, seed).deck[0] for seed in range(40)}) > 1
    mind.seen[card("G-dog")] = mind.seen[card("Y-dog")] = IN_PILE
    mind.seen[card("G-rider")] = SLIPPED_AWAY
    for seed in range(40):
        made_up = recalled(GAME, choice, seed)
        assert sorted(made_up.pile[:3]) == sorted(card(each) for each in ("G-dog", "Y-dog", "R-stable"))
        assert made_up.pile[2] == card("R-stable")
        assert made_up.deck[0] == card("G-rider")


def test_a_mind_that_came_late_is_no_trouble() -> None:
    s = drawn("hands: R-dog B-dog | R-rider B-rider; top: R-stable")
    mind = new_mind(GAME, [1, 2, 3, 4])
    for each in range(1, CARDS + 1):
        mind.seen[each] = IN_PILE
    assert cards_of(recalled(GAME, Choice(0, s, view(s, 0), [], [], mind), 1)) == list(range(1, CARDS + 1))


def feature(text: str, move: str, place: int) -> int:
    """A feature of a move on seat 0."""
    s = drawn(text)
    legal = [0] * GAME.moves.size
    n = GAME.may(s, 0, legal)
    out = [[0] * policy.FEATURES for _ in range(n)]
    GAME.features(s, 0, legal, n, out)
    moves = [" ".join(str(word) for word in GAME.moves.named(action).values()) for action in legal[:n]]
    return out[moves.index(move)][place]


@pytest.mark.parametrize(
    ("position", "move", "place", "units"),
    [
        ("hands: R-dog | R-rider; top: R-stable", f"lay {card('R-dog')}", 4, 64),  # the last card
        ("hands: R-dog R-rider B-rider | R-horse; top: R-stable", f"lay {card('R-dog')}", 6, 32),  # one of two fits
        ("hands: R-hazard B-dog | R-rider; top: R-stable", f"lay {card('R-hazard')}", 9, 64),  # and hits a low hand
        ("hands: B-hazard G-dog | R-rider; top: R-hazard; bill: 2", "draw", 1, 32),
        ("hands: R-coach R-dog | B-rider; top: R-stable", f"lay {card('R-coach')}", 12, 64),  # another one follows
        ("hands: R-coach B-dog | B-rider; top: R-stable", f"lay {card('R-coach')}", 13, 64),  # none does
    ],
)
def test_features_of_drawn_cards(position: str, move: str, place: int, units: int) -> None:
    assert feature(position, move, place) == units


def test_cards_are_compared_and_calls_and_figures_are_not() -> None:
    s = drawn("hands: R-horse B-dog | R-rider Y-blacksmith; top: R-stable")
    assert weighs(s, 0) == [LAY_0 + card("R-horse")]
    play(s, 0, "R-horse")
    say_name(s)
    assert weighs(s, 1) == []
    do(s, 1, GRAB)
    assert weighs(s, 1) == [SLIP_0 + card("R-rider"), SLIP_0 + card("Y-blacksmith"), DECLINE]
    s = drawn("hands: B-dog | R-rider; top: R-stable")
    assert weighs(s, 0) == [DRAW]


def test_a_call_that_may_be_owed_comes_before_thought() -> None:
    s = drawn("hands: R-dog R-coach | R-rider Y-dog; top: R-stable; options: shout=on")
    assert weighs(s, 0) == []
    do(s, 0, CALL_ONE)
    assert sorted(weighs(s, 0)) == sorted([LAY_0 + card("R-dog"), LAY_0 + card("R-coach")])


def weighs(s: State, seat: int) -> list[int]:
    """What this seat compares."""
    legal = [0] * GAME.moves.size
    n = GAME.may(s, seat, legal)
    out = [0] * n
    return out[: policy.weighs(view(s, seat), legal, n, out)]


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match=r"policy.toml: expected 24 lines of 20 weights"):
        policy.weights_of({"weights": [[1, 2, 3]]})
