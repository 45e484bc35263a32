"""What there is to know about a table of High Card, and which part of it a viewer gets."""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Choice, Int8, Number, Row

from .components import CARDS

SEATS, HAND = 4, 3
NOBODY = -1

LAY, OVER = range(2)  # phases

OFF, ON = range(2)


class Options:
    """What the players agree on before the game."""

    deals: Annotated[int, Number(3, least=1, most=20, group="house")]  # HC-10
    one_beats_highest: Annotated[int, Choice("off", "on", group="variant")]  # HC-08


class Public(Options):
    """What lies open on the table, for the players and for onlookers."""

    seats: Int8  # players at this table, 2 to 4
    phase: Int8  # LAY or OVER
    deal: Int8  # this deal, from 1
    turn: Int8  # this turn, 1 to 3
    shown_in: Annotated[Row, Cells(np.int8, CARDS + 1)]  # card -> the turn of this deal in which it was turned up, or 0
    points: Annotated[Row, Cells(np.int32, SEATS)]  # taken in this deal
    score: Annotated[Row, Cells(np.int32, SEATS)]  # points in all finished deals


class State(Public):
    """Everything about one table."""

    rng: Annotated[Row, Cells(np.uint32, 4)]  # sfc32, see kit.chance
    owner: Annotated[Row, Cells(np.int8, CARDS + 1)]  # card -> the seat that was dealt it, or NOBODY
    chosen: Annotated[Row, Cells(np.int8, SEATS)]  # the card that lies face down; 0 = none


class View(Public):
    """What one viewer may know. Fields as in State, with 0 or NOBODY where it may not be known."""

    viewer: Int8  # a seat, or ONLOOKER
    owner: Annotated[Row, Cells(np.int8, CARDS + 1)]  # of the viewer's cards and of all that were turned up
    chosen: Annotated[Row, Cells(np.int8, SEATS)]  # the viewer's own
    has_chosen: Annotated[Row, Cells(np.int8, SEATS)]  # 1 = has laid a card face down
