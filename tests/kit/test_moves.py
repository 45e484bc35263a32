"""Moves: numbers inside, names outside, and a clear word about everything else."""

import pytest

from kartenhaus.kit import BadMessage, Move, Moves

MOVES = Moves(Move("lay", card=range(1, 105)), Move("pass"), Move("row", row=range(1, 5)))


def test_moves_are_numbered_one_after_another() -> None:
    assert MOVES.size == 104 + 1 + 4
    assert [MOVES.first(name) for name in ("lay", "pass", "row")] == [0, 104, 105]
    assert MOVES.named(54) == {"move": "lay", "card": 55}
    assert MOVES.named(104) == {"move": "pass"}
    assert MOVES.named(108) == {"move": "row", "row": 4}


def test_numbers_and_names_lead_to_each_other() -> None:
    assert [MOVES.number(MOVES.named(action)) for action in range(MOVES.size)] == list(range(MOVES.size))


@pytest.mark.parametrize("action", [-1, 109, 10**9])
def test_an_action_that_does_not_exist_has_no_name(action: int) -> None:
    with pytest.raises(BadMessage, match=f"expected an action from 0 to 108, got {action}"):
        MOVES.named(action)


@pytest.mark.parametrize(
    ("junk", "message"),
    [
        (None, "expected a move such as {'move': 'lay', 'card': 1}, got None at move"),
        ("lay", "expected a move such as {'move': 'lay', 'card': 1}, got 'lay' at move"),
        ({}, "expected a move among lay, pass, row, got None at move.move"),
        ({"move": "fly"}, "expected a move among lay, pass, row, got 'fly' at move.move"),
        ({"move": ["lay"]}, "expected a move among lay, pass, row, got ['lay'] at move.move"),
        ({"move": {"a": 1}}, "expected a move among lay, pass, row, got {'a': 1} at move.move"),
        ({"move": "lay"}, "expected the fields card, move, got ['move'] at move"),
        ({"move": "pass", "card": 1}, "expected the fields move, got ['card', 'move'] at move"),
        ({"move": "lay", "row": 1}, "expected the fields card, move, got ['move', 'row'] at move"),
        ({"move": "lay", "card": 0}, "expected a whole number from 1 to 104, got 0 at move.card"),
        ({"move": "lay", "card": 105}, "expected a whole number from 1 to 104, got 105 at move.card"),
        ({"move": "lay", "card": "5"}, "expected a whole number from 1 to 104, got '5' at move.card"),
        ({"move": "lay", "card": 5.0}, "expected a whole number from 1 to 104, got 5.0 at move.card"),
        ({"move": "lay", "card": True}, "expected a whole number from 1 to 104, got True at move.card"),
        ({"move": "lay", "card": None}, "expected a whole number from 1 to 104, got None at move.card"),
        ({"move": "lay", "card": [5]}, "expected a whole number from 1 to 104, got [5] at move.card"),
    ],
)
def test_junk_is_refused_with_what_was_expected(junk: object, message: str) -> None:
    with pytest.raises(BadMessage) as caught:
        MOVES.number(junk)
    assert str(caught.value) == message


def test_a_move_has_at_most_one_field() -> None:
    with pytest.raises(AssertionError):
        Move("lay", card=range(3), row=range(4))
