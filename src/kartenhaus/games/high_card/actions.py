"""Action numbers and the moves that they stand for."""

from kartenhaus.kit import Move, Moves

from .components import CARDS

MOVES = Moves(
    Move("lay", card=range(1, CARDS + 1)),  # lay a hand card face down (HC-04)
)
LAY_0 = MOVES.first("lay") - 1  # plus a card's number
