"""Action numbers and the moves that they stand for."""

from kartenhaus.kit import Move, Moves

from .state import CARDS, COLOURS, SEATS, TRACK, VALUES

MOVES = Moves(
    Move("skunk", tail=range(1, COLOURS + 1)),  # choose a skunk by the colour of its tail (SK-15)
    Move("path"),  # lay a path tile as the next one (SK-09)
    Move("stink"),  # lay a stink tile as the next one
    Move("lift"),  # take the last tile up again
    Move("begin"),  # the track lies: off we go
    Move("starts", who=range(1, SEATS + 1)),  # who has the first turn (SK-17); `seat` is the records' own
    Move("turn", place=range(1, CARDS + 1)),  # turn over the card at this place (SK-19)
    Move("run"),  # stop, and move by the whole total (SK-32)
    Move("short", steps=range(1, TRACK + 1)),  # stop, and move by some of the cards (use_all_cards = false)
    Move("go_on"),  # only pumas are left, and yet another card (SK-72)
    Move("cover"),  # the puma has been seen: lay it face down again (SK-57)
    Move("give_first", left=range(1, SEATS)),  # gifts begin with this neighbour, counted to the left (gift_start)
    Move("give", footprints=range(1, VALUES + 1)),  # give such a card to whoever is next (SK-62)
    Move("remove", who=range(1, SEATS + 1)),  # the CLOCK's: this seat has left, and no bot is wanted
)
SKUNK_0 = MOVES.first("skunk") - 1  # plus a colour from 1
LAY_PATH = MOVES.first("path")
LAY_STINK = MOVES.first("stink")
LIFT = MOVES.first("lift")
BEGIN = MOVES.first("begin")
STARTS_0 = MOVES.first("starts")  # plus a seat counted from 0
TURN_0 = MOVES.first("turn") - 1  # plus a place
RUN = MOVES.first("run")
SHORT_0 = MOVES.first("short") - 1  # plus steps
GO_ON = MOVES.first("go_on")
COVER = MOVES.first("cover")
GIVE_FIRST_0 = MOVES.first("give_first") - 1  # plus steps to the left
GIVE_0 = MOVES.first("give") - 1  # plus footprints
REMOVE_0 = MOVES.first("remove")  # plus a seat counted from 0
