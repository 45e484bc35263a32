"""Action numbers and the moves that they stand for."""

from kartenhaus.kit import Move, Moves

from .components import HIGHEST, LOWEST
from .state import LEAST_CALL, MOST_CALL, SEATS

MOVES = Moves(
    Move("lay", card=range(LOWEST, HIGHEST + 1)),  # lay a hand card with this number (LB-11)
    Move("x2"),  # lay an x2 (LB-30)
    Move("turn"),  # lay a change-direction card (LB-23)
    Move("draw"),  # take a card from the draw pile (LB-13)
    Move("forget"),  # leave it there, as if forgotten (LB-15)
    Move("call", total=range(LEAST_CALL, MOST_CALL + 1)),  # say the new total (LB-27)
    Move("deal"),  # the dealer's: the next round (LB-52)
    Move("close"),  # the CLOCK's: the time to draw is over
    Move("out", seat=range(1, SEATS + 1)),  # the CLOCK's: this player has left
)
LAY_0 = MOVES.first("lay")  # plus a value counted from LOWEST
LAY_X2 = MOVES.first("x2")
LAY_TURN = MOVES.first("turn")
DRAW = MOVES.first("draw")
FORGET = MOVES.first("forget")
CALL_0 = MOVES.first("call")  # plus a total counted from LEAST_CALL
DEAL = MOVES.first("deal")
CLOSE = MOVES.first("close")
OUT_0 = MOVES.first("out")  # plus a seat
