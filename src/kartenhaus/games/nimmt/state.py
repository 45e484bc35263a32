"""What there is to know about a table of 6 nimmt!, and which part of it a viewer gets."""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row

from .components import CARDS, HEADS

SEATS, ROWS, HAND, FULL = 10, 4, 10, 5
NOBODY = -1
HIDDEN = -1  # a number that this viewer may not know

DRAFT, CHOOSE, PLACE, SCORE, OVER = range(5)  # phases

BASE, PROFESSIONAL = range(2)
LIMIT, DEALS, FIRST_OF_BOTH = range(3)
MORE_THAN, AT_LEAST = range(2)
SHARED, EXTRA_DEAL = range(2)
OFF, CHEAPEST = range(2)
UNTIL_ALL, NEVER = range(2)
COUNTS_PUBLIC, ALL_OPEN, CLOSED = range(3)
LAST_TURN, FULL_HISTORY = range(2)
RANDOM_THEN_LEFT, LAST_LOSER, FIXED = range(3)
CLOCKWISE, SNAKE = range(2)
DRAFT_HIDDEN, DRAFT_SHOWN = range(2)
LEAVER_BOT, LEAVER_CANCEL, LEAVER_RANDOM = range(3)
NOT_SELF, SELF_PLACE = range(2)

__all__ = ["CARDS", "HEADS"]  # re-exported: the rules read all their constants here


class Options:
    """What the players agree on before the game. The ledger's names, values and defaults."""

    variant: Annotated[int, Choice("base", "professional", group="variant")]  # SN-50
    end_mode: Annotated[int, Choice("limit", "deals", "first_of_both", group="house")]  # SN-61
    limit: Annotated[int, Number(66, least=1, most=9999, group="house")]  # heads, SN-60
    deals: Annotated[int, Number(3, least=1, most=999, group="house")]  # SN-43
    limit_compare: Annotated[int, Choice("over", "reach", group="edition")]  # SN-39
    heads_rule: Annotated[int, Choice("printed", "italian_literal", group="edition")]  # SN-29
    symbol: Annotated[int, Choice("by_language", "donkey", "bull", group="edition")]  # pictures and words alone
    tie: Annotated[int, Choice("shared", "extra_deal", group="house")]  # SN-41
    auto_row: Annotated[int, Choice("off", "cheapest", group="comfort")]  # SN-26
    change_choice: Annotated[int, Choice("until_all", "never", group="house")]  # SN-11
    pile_view: Annotated[int, Choice("counts_public", "all_open", "closed", group="house")]  # SN-34
    history: Annotated[int, Choice("last_turn", "full", group="comfort")]
    first_drafter: Annotated[int, Choice("random_then_left", "last_loser", "fixed", group="house")]  # SN-55
    draft_order: Annotated[int, Choice("clockwise", "snake", group="edition")]  # SN-55
    draft_memory: Annotated[int, Choice("hidden", "shown", group="comfort")]  # SN-55
    self_place: Annotated[int, Choice("off", "on", group="comfort")]  # SN-15
    turn_timer: Annotated[int, Number(0, least=0, most=600, group="comfort")]  # seconds; 0: nobody is hurried
    on_timeout: Annotated[int, Choice("wait", "random", "lowest_risk", group="comfort")]
    leaver: Annotated[int, Choice("bot", "cancel_deal", "auto_random", group="house")]


class Public(Options):
    """What lies open on the table, for the players and for onlookers."""

    seats: Int8  # players at this table, 2 to 10
    phase: Int8  # DRAFT, CHOOSE, PLACE, SCORE or OVER
    deal: Int32  # this deal, from 1
    turn: Int8  # this turn, 1 to 10; in SCORE and OVER the last one played
    row: Annotated[Grid, Cells(np.int8, ROWS, FULL)]  # cards from first to last; 0 = free place
    length: Annotated[Row, Cells(np.int8, ROWS)]  # cards in each row
    must_place: Int8  # the seat that has to choose a row for its card (SN-23), or NOBODY
    score: Annotated[Row, Cells(np.int32, SEATS)]  # heads in all finished deals
    is_ready: Annotated[Row, Cells(np.int8, SEATS)]  # 1 = has seen the result and wants the next deal
    n_hand: Annotated[Row, Cells(np.int8, SEATS)]  # cards in hand, a chosen one included until it is turned up
    display: Annotated[Row, Cells(np.int8, CARDS + 1)]  # professional draft: 1 = this card can still be taken
    drafter: Int8  # professional draft: the seat that takes a card now, or NOBODY
    first: Int8  # professional draft: the seat that began it, or NOBODY


class State(Public):
    """Everything about one table."""

    rng: Annotated[Row, Cells(np.uint32, 4)]  # sfc32, see kit.chance
    hand: Annotated[Grid, Cells(np.int8, SEATS, HAND)]  # n_hand cards in rising order (SN-06), then 0
    chosen: Annotated[Row, Cells(np.int8, SEATS)]  # this turn's card, not yet placed; 0 = none
    played: Annotated[Grid, Cells(np.int8, HAND, SEATS)]  # by turn and seat, from the turning up on; 0 = not yet
    heads: Annotated[Row, Cells(np.int32, SEATS)]  # taken in this deal
    pile: Annotated[Row, Cells(np.int8, CARDS + 1)]  # card -> the seat that has taken it in this deal, or NOBODY
    taken_in: Annotated[Row, Cells(np.int8, CARDS + 1)]  # card -> the turn in which it was taken, or 0
    n_pile: Annotated[Row, Cells(np.int8, SEATS)]  # cards taken in this deal
    deck: Annotated[Row, Cells(np.int8, CARDS)]  # the shuffled cards; behind the dealt ones lies the rest (SN-09)


class View(Public):
    """What one viewer may know. Fields as in State, with HIDDEN, 0 or NOBODY where it may not be known."""

    viewer: Int8  # a seat, or ONLOOKER
    hand: Annotated[Grid, Cells(np.int8, SEATS, HAND)]  # the viewer's own; others' with draft_memory = shown
    chosen: Annotated[Row, Cells(np.int8, SEATS)]  # the viewer's own; everybody's once they are turned up
    has_chosen: Annotated[Row, Cells(np.int8, SEATS)]  # 1 = has laid a card face down
    played: Annotated[Grid, Cells(np.int8, HAND, SEATS)]  # the last turn turned up; all turns with history = full
    heads: Annotated[Row, Cells(np.int32, SEATS)]  # taken in this deal; HIDDEN with pile_view = closed
    pile: Annotated[Row, Cells(np.int8, CARDS + 1)]  # card -> the seat in whose pile it is known to lie, or NOBODY
    n_pile: Annotated[Row, Cells(np.int8, SEATS)]  # cards taken in this deal; HIDDEN with pile_view = closed
    row_heads: Annotated[Row, Cells(np.int32, ROWS)]  # what taking each row would cost
