"""What there is to know about a table of Lobo 77, and which part of it a viewer gets."""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row

from .components import CHIPS_EACH, KINDS

SEATS = 8
NOBODY = -1
LIMIT = 77  # whoever reaches it loses the round
LEAST_CALL, MOST_CALL = -99, 152  # totals that can be called; no lower one is asked for

LAY, CALL, DEAL_CARDS, OVER = range(4)  # phases

COST_ONE, COST_ALL = range(2)
FIXED, STARTER = range(2)
ONE_LESS, THREE = range(2)
LAST_PLAYER, LAST_WITH_CHIPS = range(2)
IN, OUT = range(2)
SWIMMING, NO_SWIMMING = range(2)
ALLOWED, FORBIDDEN = range(2)
AFTER_BOTH, AFTER_EACH = range(2)
CALLED, CHANGED = range(2)
OFF, ON = range(2)
EACH, FINAL = range(2)
LESS, NO_EFFECT = range(2)
DRAW_ONE, LOSE_ROUND = range(2)
TOTAL_AUTO, TOTAL_PLAYER, TOTAL_HIDDEN = range(3)
CORRECTED, COSTS_CHIP = range(2)
SHUFFLED_IN, STAYS = range(2)
ASIDE, TO_DISCARD = range(2)
MANUAL, REMINDER, AUTO = range(3)
LEAVER_BOT, LEAVER_OUT = range(2)


class Options:
    """What the players agree on before the game. The ledger's names, values and defaults."""

    cost_77: Annotated[int, Choice("one", "all", group="edition")]  # LB-51
    dealer: Annotated[int, Choice("fixed", "starter", group="edition")]  # LB-53
    forgot_hand: Annotated[int, Choice("one_less", "three", group="edition")]  # LB-15
    game_end: Annotated[int, Choice("last_player", "last_with_chips", group="edition")]  # LB-70
    card_76: Annotated[int, Choice("in", "out", group="edition")]  # LB-40
    swimming: Annotated[int, Choice("on", "off", group="edition")]  # LB-60
    x2_as_second: Annotated[int, Choice("allowed", "forbidden", group="edition")]  # LB-36
    x2_draw: Annotated[int, Choice("after_both", "after_each", group="edition")]  # LB-35
    x2_check: Annotated[int, Choice("each", "final", group="house")]  # LB-34
    doublet_trigger: Annotated[int, Choice("called", "changed", group="house")]  # LB-17
    negative_doublets: Annotated[int, Choice("off", "on", group="house")]  # LB-17
    draw_mode: Annotated[int, Choice("manual", "reminder", "auto", group="comfort")]  # LB-13
    draw_window: Annotated[int, Number(0, least=0, most=60, group="house")]  # seconds; 0: until the next card is laid
    forgot_again: Annotated[int, Choice("less", "no_effect", group="house")]  # LB-15
    empty_hand: Annotated[int, Choice("draw_one", "lose_round", group="house")]  # LB-15
    total_call: Annotated[int, Choice("auto", "player", "hidden", group="house")]  # LB-27
    wrong_total: Annotated[int, Choice("corrected", "chip", group="house")]  # LB-27
    reshuffle_top: Annotated[int, Choice("in", "stays", group="house")]  # LB-14
    out_hand: Annotated[int, Choice("aside", "discard", group="house")]  # LB-61
    look_back: Annotated[int, Choice("off", "on", group="comfort")]  # LB-08
    start_chips: Annotated[int, Number(CHIPS_EACH, least=1, most=CHIPS_EACH, group="house")]  # LB-04
    hand_size: Annotated[int, Number(5, least=4, most=5, group="house")]  # LB-26
    turn_timer: Annotated[int, Number(0, least=0, most=600, group="comfort")]  # seconds; 0: nobody is hurried
    on_timeout: Annotated[int, Choice("wait", "random", "lowest_risk", group="comfort")]
    leaver: Annotated[int, Choice("bot", "out", group="house")]


class Public(Options):
    """What lies open on the table, for the players and for onlookers."""

    seats: Int8  # players at this table, 2 to 8
    phase: Int8  # LAY, CALL, DEAL_CARDS or OVER
    deal: Int32  # this round, from 1
    turn: Int8  # the seat that has to lay, call or deal; NOBODY when the game is over
    direction: Int8  # 1 = clockwise, to the next seat; -1 = the other way
    total: Int32  # the total called last; in a view 0 while it is hidden
    before: Int32  # the total before the card, or the pair of cards, that is judged next; hidden like the total
    due: Int8  # cards that the seat on turn has still to lay, 1 or 2
    is_second: Int8  # 1 = the seat on turn has laid the first of two cards
    on_x2: Int8  # 1 = the next card lies directly on a neighbour's x2 (LB-36)
    burden: Int8  # 1 = an x2 was laid in this turn: the next seat has to lay two cards
    last: Int8  # the kind of the card laid last in this round; 0 = none
    last_lies: Int8  # 1 = that card is on the discard pile, 0 = it was shuffled in
    n_deck: Int8  # cards in the draw pile
    n_discard: Int8  # cards in the discard pile
    n_aside: Int8  # cards of players who are out, until the next deal
    drawer: Int8  # the seat that may still draw while another is to lay, or NOBODY
    n_draws: Int8  # cards that it may draw
    dealer_seat: Int8  # the seat that deals
    starter: Int8  # the seat that began this round
    chips: Annotated[Row, Cells(np.int8, SEATS)]
    out: Annotated[Row, Cells(np.int8, SEATS)]  # 0 = in the game, 1 = was the first to be out, and so on
    n_hand: Annotated[Row, Cells(np.int8, SEATS)]  # cards in hand
    full: Annotated[Row, Cells(np.int8, SEATS)]  # cards up to which the seat may draw in this round (LB-15)
    n_forgot: Annotated[Row, Cells(np.int8, SEATS)]  # draws forgotten in this round


class State(Public):
    """Everything about one table. Cards of a kind are alike, so they are counted and the draw pile has no order."""

    rng: Annotated[Row, Cells(np.uint32, 4)]  # sfc32, see kit.chance
    hand: Annotated[Grid, Cells(np.int8, SEATS, KINDS + 1)]  # kind -> cards in this hand
    deck: Annotated[Row, Cells(np.int8, KINDS + 1)]  # kind -> cards in the draw pile
    discard: Annotated[Row, Cells(np.int8, KINDS + 1)]  # kind -> cards in the discard pile
    aside: Annotated[Row, Cells(np.int8, KINDS + 1)]  # kind -> cards of players who are out


class View(Public):
    """What one viewer may know. Fields as in State, with 0 where it may not be known."""

    viewer: Int8  # a seat, or ONLOOKER
    hand: Annotated[Row, Cells(np.int8, KINDS + 1)]  # the viewer's own
    discard: Annotated[Row, Cells(np.int8, KINDS + 1)]  # the top card alone; all of them with look_back = on
