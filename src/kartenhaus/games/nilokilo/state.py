"""What there is to know about a table of Nilo Kilo, and which part of it a viewer gets.

A card is a number: a type of sweets card from 1 (what it shows says `components`), GLUTTON, or KING.
"""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row

from .components import CARDS, GLUTTONS, JESTERS, MOST_KINDS, MOST_TYPES, SEATS

NOBODY = -1
HIDDEN = -1  # a number that this viewer may not know
GLUTTON = MOST_TYPES + 1
KING = MOST_TYPES + 2
STACK = CARDS + GLUTTONS  # cards of the stack, without the king
COINS_TO_WIN = 3
MOST_ROUNDS = 50  # a game that finds no winner ends here

STARTER, PLAY, SORT, GIVE, SCORED, OVER = range(6)  # phases

LOOKED, WAITS = 1, 2  # how far a seat has let the top card be
TRIED_NOTHING, TRIED_HEAP, TRIED_SEAT_0 = 1, 2, 3  # what a wrong flip has cost

FEX_OFF, FEX_TRICKY, FEX_STRICT = range(3)
OFF, ON = range(2)
BOTTOM_TEN, ANYWHERE = range(2)
ELEVEN, INNER_NINE = range(2)
ANY_ERROR, FORGOT_REVERSAL = range(2)
AFTER_FLIPPER, AFTER_SNATCHER = range(2)
AT_SNATCH, AT_SCORING = range(2)
SORT_AUTO, SORT_BY_HAND = range(2)
TIE_TURN_ORDER, TIE_RANDOM = range(2)
RETURNED, SPENT = range(2)
ALL_PAY, NOBODY_PAYS = range(2)
NEXT_CLOCKWISE, NEXT_RANDOM, TABLE_CHOOSES = range(3)
NO_COIN, COIN_FOR_ALL = range(2)
SCOPE_THROWN, SCOPE_OWN_THREE = range(2)
NO_EFFECT, FLIP_AGAIN = range(2)
VOID, STANDS = range(2)
FROM_HEAP, FROM_ANYWHERE = range(2)
GIVE_OWNER, GIVE_AUTO = range(2)
TOP, TOP_AND_COUNT, SPREAD = range(3)
SHARE, PLAY_ON = range(2)
FIRST_CHOOSE, FIRST_RANDOM = range(2)
FREE, WINDOWED = range(2)
LEAVER_BOT, LEAVER_EMPTY, LEAVER_STOP = range(3)


class Options:
    """What the players agree on before the game. The ledger's names, values and defaults."""

    fex: Annotated[int, Choice("off", "tricky", "strict", group="variant")]  # NK-45 to NK-56
    glutton_variant: Annotated[int, Choice("off", "on", group="variant")]  # NK-57 to NK-62
    king_new_round: Annotated[int, Choice("bottom_ten", "anywhere", group="edition")]  # NK-41
    king_spots: Annotated[int, Choice("eleven", "inner_nine", group="edition")]  # NK-41
    glutton_mistake: Annotated[int, Choice("any_error", "forgot_reversal", group="edition")]  # NK-59
    after_snatch: Annotated[int, Choice("after_last_flipper", "after_snatcher", group="edition")]  # NK-20
    fex_sort: Annotated[int, Choice("at_snatch", "at_scoring", group="edition")]  # NK-50
    deck: Annotated[int, Choice("five_kinds", "nine_kinds", group="house")]  # both are guesses
    snatch_tie: Annotated[int, Choice("turn_order", "random", group="house")]  # NK-16: at exactly the same time
    late_jester: Annotated[int, Choice("returned", "spent", group="house")]  # NK-19
    glutton_tie: Annotated[int, Choice("all_pay", "nobody", group="house")]  # NK-36
    next_starter: Annotated[int, Choice("clockwise", "random", "table_chooses", group="house")]  # NK-43
    zero_cards: Annotated[int, Choice("no_coin", "coin_for_all", group="house")]  # NK-38
    fex_scope: Annotated[int, Choice("thrown", "own_three", group="house")]  # NK-51
    fex_sorting: Annotated[int, Choice("auto", "by_hand", group="comfort")]  # NK-50
    two_player_glutton: Annotated[int, Choice("no_effect", "flip_again", group="house")]  # NK-58
    wrong_flip: Annotated[int, Choice("void", "stands", group="house")]  # NK-59
    penalty_source: Annotated[int, Choice("heap", "anywhere", group="house")]  # NK-59
    give_back: Annotated[int, Choice("owner", "auto", group="comfort")]  # NK-36: who picks the card
    shared_win: Annotated[int, Choice("share", "play_on", group="house")]  # NK-44
    first_starter: Annotated[int, Choice("choose", "random", group="house")]  # NK-08
    heap_view: Annotated[int, Choice("top", "top_and_count", "spread", group="comfort")]  # NK-13
    peek_own: Annotated[int, Choice("off", "on", group="comfort")]  # NK-18: may one look through one's own pile?
    turn_marker: Annotated[int, Choice("off", "on", group="comfort")]  # in the glutton variant; else always on
    pace: Annotated[int, Choice("free", "windowed", group="comfort")]  # windowed: cards turn themselves
    window_ms: Annotated[int, Number(4000, least=1000, most=20000, group="comfort")]  # windowed: for each card
    min_reveal_ms: Annotated[int, Number(700, least=0, most=5000, group="comfort")]  # NK-10: between two flips
    flip_timeout_ms: Annotated[int, Number(20000, least=0, most=120000, group="comfort")]  # 0: never
    sort_pause_ms: Annotated[int, Number(2500, least=0, most=10000, group="comfort")]  # NK-50
    hesitation_ms: Annotated[int, Number(0, least=0, most=20000, group="house")]  # NK-59; 0: being slow is no mistake
    turn_timer: Annotated[int, Number(0, least=0, most=600, group="comfort")]  # seconds; 0: nobody is hurried
    on_timeout: Annotated[int, Choice("wait", "random", "lowest_risk", group="comfort")]
    leaver: Annotated[int, Choice("bot", "empty", "stop", group="house")]


class Public(Options):
    """What lies open on the table, for the players and for onlookers."""

    seats: Int8  # players at this table, 2 to 4
    phase: Int8  # STARTER, PLAY, SORT, GIVE, SCORED or OVER
    deal: Int32  # this round, from 1; 0 before the first
    starter: Int8  # the seat that began this round; before the first one NOBODY
    due: Int8  # the seat whose turn it is to turn a card; in views of an unmarked table HIDDEN
    direction: Int8  # 1 = clockwise, to the next seat; -1 = the other way; 0 in views of an unmarked table
    is_out: Annotated[Row, Cells(np.int8, SEATS)]  # 1 = has left the game
    colour: Annotated[Row, Cells(np.int8, SEATS)]  # of the three jesters, or Fex, in front of the seat; from 1
    jester: Annotated[Grid, Cells(np.int8, SEATS, JESTERS)]  # 1 = lies in front, 0 = laid aside for this round
    coins: Annotated[Row, Cells(np.int8, SEATS)]
    heap: Int32  # the number of this heap in the game, from 1; the next heap's number while none lies
    top: Int8  # the card on top of the heap, KING at the end of a round; 0 = no heap lies
    looked: Annotated[Row, Cells(np.int8, SEATS)]  # LOOKED: lets the card lie; WAITS: nor is it its turn; SCORED: seen
    tried: Annotated[Row, Cells(np.int8, SEATS)]  # since the last card: 0, or what the wrong flip has cost (TRIED_…)
    snatcher: Int8  # the seat that has just taken a heap, until the next card; else NOBODY
    thrown: Int8  # and the jester that it threw, from 1; else 0
    aside: Annotated[Row, Cells(np.int8, MOST_TYPES + 1)]  # by type: cards that a Fex has sorted out (tricky)
    laid_out: Annotated[Row, Cells(np.int8, MOST_TYPES + 1)]  # by type: sorted out of the heap just taken
    kept: Annotated[Grid, Cells(np.int8, SEATS, MOST_KINDS + 1)]  # from the scoring on: 1 = keeps a card of this kind
    pays: Annotated[Row, Cells(np.int8, SEATS)]  # GIVE: 1 = has to give a kept card back
    won_coin: Annotated[Row, Cells(np.int8, SEATS)]  # SCORED and OVER: 1 = got a coin for this round


class State(Public):
    """Everything about one table. The stack has no order: which card is on top is decided when it is turned up."""

    rng: Annotated[Row, Cells(np.uint32, 4)]  # sfc32, see kit.chance
    beats: Int32  # cards turned up, heaps taken and rounds begun so far
    n_up: Int8  # cards turned up in this round, without the king
    n_heap: Int8  # cards of the heap
    cards: Annotated[Row, Cells(np.int8, STACK)]  # the heap from the bottom; 0 where no card lies
    stack: Annotated[Row, Cells(np.int8, MOST_TYPES + 2)]  # by card: those of the stack, without the king
    pile: Annotated[Grid, Cells(np.int8, SEATS, MOST_TYPES + 2)]  # by card: taken cards that count
    refused: Annotated[Grid, Cells(np.int8, SEATS, MOST_TYPES + 1)]  # by type: taken cards that a Fex refused
    sorting: Annotated[Row, Cells(np.int8, MOST_TYPES + 2)]  # SORT: cards that the snatcher is still sorting
    old_due: Int8  # since a glutton: whose turn it would have been without it; else NOBODY
    holder: Int8  # the seat that has the glutton last seen, NOBODY while it lies on the heap


class View(Public):
    """What one viewer may know. Hidden: 0, or HIDDEN where 0 has a meaning."""

    viewer: Int8  # a seat, or ONLOOKER
    heap_height: Int8  # roughly, see `height` in rules
    stack_height: Int8  # roughly
    pile_height: Annotated[Row, Cells(np.int8, SEATS)]  # roughly, with refused cards
    n_heap: Int8  # with heap_view = top_and_count or spread, and from the scoring on; else HIDDEN
    cards: Annotated[Row, Cells(np.int8, STACK)]  # the heap from the bottom, with heap_view = spread and at the end
    pile: Annotated[Grid, Cells(np.int8, SEATS, MOST_TYPES + 2)]  # from the scoring on; one's own with peek_own
    refused: Annotated[Grid, Cells(np.int8, SEATS, MOST_TYPES + 1)]  # the same
    sorting: Annotated[Row, Cells(np.int8, MOST_TYPES + 2)]  # SORT: the snatcher alone
    total: Annotated[Grid, Cells(np.int32, SEATS, MOST_KINDS + 1)]  # from the scoring on: sweets by kind
    gluttons: Annotated[Row, Cells(np.int8, SEATS)]  # from the scoring on: those that count, HIDDEN before


__all__ = ["CARDS", "GLUTTONS", "JESTERS", "MOST_KINDS", "MOST_TYPES", "SEATS"]  # re-exported: rules read them here
