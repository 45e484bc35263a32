"""Action numbers and the moves that they stand for."""

from kartenhaus.kit import Move, Moves

from .state import JESTERS, MOST_KINDS, SEATS

MOVES = Moves(
    Move("flip"),  # turn up the top card of the stack (NK-10)
    Move("snatch", jester=range(1, JESTERS + 1)),  # throw this jester, or Fex, onto the heap (NK-16)
    Move("leave"),  # let the top card lie, or leave the flip to others; nobody is told
    Move("sort_out", sweet=range(1, MOST_KINDS + 1)),  # Fex refuses this kind: lay it aside (fex_sorting)
    Move("sorted"),  # nothing more to sort out
    Move("give_back", sweet=range(1, MOST_KINDS + 1)),  # of the kept cards, this one (NK-36)
    Move("next"),  # has seen the scoring
    Move("starts", who=range(1, SEATS + 1)),  # who begins (NK-08, NK-43)
    Move("close"),  # the CLOCK's: the next card comes by itself
    Move("empty", who=range(1, SEATS + 1)),  # the CLOCK's: this player has left, and the seat stays empty
    Move("stop", who=range(1, SEATS + 1)),  # the CLOCK's: this player has left, and the game ends
)
FLIP = MOVES.first("flip")
SNATCH_0 = MOVES.first("snatch")  # plus a jester counted from 0
LEAVE = MOVES.first("leave")
SORT_OUT_0 = MOVES.first("sort_out") - 1  # plus a kind
SORTED = MOVES.first("sorted")
GIVE_0 = MOVES.first("give_back") - 1  # plus a kind
NEXT = MOVES.first("next")
STARTS_0 = MOVES.first("starts")  # plus a seat counted from 0
CLOSE = MOVES.first("close")
EMPTY_0 = MOVES.first("empty")  # plus a seat counted from 0
STOP_0 = MOVES.first("stop")  # plus a seat counted from 0
