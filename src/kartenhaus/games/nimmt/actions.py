"""Action numbers and the moves that they stand for."""

from kartenhaus.kit import Move, Moves

from .state import CARDS, ROWS

MOVES = Moves(
    Move("choose", card=range(1, CARDS + 1)),  # lay a hand card face down (SN-10)
    Move("take_back"),  # take it up again (SN-11)
    Move("row", row=range(1, ROWS + 1)),  # put one's card to this row (SN-23)
    Move("draft", card=range(1, CARDS + 1)),  # take an open card into the hand (SN-55)
    Move("ready"),  # the result is read: next deal (SN-38)
    Move("cancel"),  # the CLOCK's: break the deal off because somebody has left
)
CHOOSE_0 = MOVES.first("choose") - 1  # plus a card's number
TAKE_BACK = MOVES.first("take_back")
ROW_0 = MOVES.first("row")  # plus a row counted from 0
DRAFT_0 = MOVES.first("draft") - 1  # plus a card's number
READY = MOVES.first("ready")
CANCEL = MOVES.first("cancel")
