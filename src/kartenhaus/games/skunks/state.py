"""What there is to know about a table of Flinke Stinker, and which part of it a viewer gets."""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row

from .components import CARDS, COLOURS, FOOTPRINTS, PUMAS, STINKS, TRACK

SEATS, VALUES = 5, 4  # players at most; footprints on a card at most
PUMA = VALUES + 1  # the face of a card that is no footprint card
GAP = 0  # a place from which a card was taken
NOBODY = -1
HIDDEN = -1  # a number that this viewer may not know
ROOM = 2  # skunks that may stand on a tile by moving there (SK-37)
UP_TO_CARDS = (1 << CARDS.bit_length()) - 1  # n & this is n, and the compiler sees that it is not negative
PAST = TRACK + 1  # the position of a skunk that has run past the last tile

SKUNKS, LAY, STARTER, TURN, SHOWN, GIVE, OVER = range(7)  # phases

PATH, STINK, NO_TILE = range(3)  # tiles

AT_LEAST_ONE, EXACTLY_ONE = range(2)
DOUBLE_ALLOWED, DOUBLE_ALWAYS, DOUBLE_NEVER = range(3)
TRACK_RANDOM, TRACK_CUSTOM = range(2)
BEFORE_STINK, AFTER_STINK = range(2)
ALL_CARDS, SOME_CARDS = range(2)
GIFTS_LEFT, GIFTS_CHOICE = range(2)
MIX_OWN_GO_ON, MIX_OWN_END_TURN, MIX_ALL_GO_ON = range(3)
START_RANDOM, START_PICK = range(2)
LEAVER_BOT, LEAVER_REMOVE = range(2)
PILE_CLOSED, PILE_OPEN = range(2)
NO_MARKS, MARKS = range(2)
ON, OFF = range(2)  # of options that are usually on
WAIT_OFF, WAIT_ON = range(2)  # of wait_for_all, which is usually off

__all__ = ["CARDS", "COLOURS", "FOOTPRINTS", "PUMAS", "STINKS", "TRACK"]  # re-exported: rules read constants here


class Options:
    """What the players agree on before the game. The ledger's names, values and defaults."""

    stink_spacing: Annotated[int, Choice("at_least_one", "exactly_one", group="edition")]  # SK-11
    double_stink: Annotated[int, Choice("allowed", "always", "never", group="house")]  # SK-12
    track: Annotated[int, Choice("random", "custom", group="house")]  # SK-09: by chance, or laid by the first seat
    starter: Annotated[int, Choice("random", "pick", group="house")]  # SK-17: nobody is asked for an age
    retreat_to: Annotated[int, Choice("before_stink", "after_stink", group="house")]  # SK-49
    use_all_cards: Annotated[int, Choice("true", "false", group="house")]  # SK-31
    gift_start: Annotated[int, Choice("left", "choice", group="house")]  # SK-60
    dry_middle: Annotated[int, Choice("mix_own_go_on", "mix_own_end_turn", "mix_all_go_on", group="house")]  # SK-70
    pile_open: Annotated[int, Choice("false", "true", group="house")]  # SK-43: may everybody look through it?
    memory_aid: Annotated[int, Choice("off", "marks", group="comfort")]  # SK-57; not the printed game
    landing_preview: Annotated[int, Choice("on", "off", group="comfort")]  # SK-36: where the total would end
    reveal_seconds: Annotated[int, Number(3, least=0, most=30, group="comfort")]  # SK-56, the board's: least time
    wait_for_all: Annotated[int, Choice("off", "on", group="comfort")]  # SK-56: everybody says that they have seen it
    show_positions: Annotated[int, Choice("off", "on", group="comfort")]  # SK-80: on the screen at the end
    turn_timer: Annotated[int, Number(0, least=0, most=600, group="comfort")]  # seconds; 0: nobody is hurried
    on_timeout: Annotated[int, Choice("wait", "random", "lowest_risk", group="comfort")]
    leaver: Annotated[int, Choice("bot", "remove", group="house")]


class Public(Options):
    """What lies open on the table, for the players and for onlookers."""

    seats: Int8  # players at this table, 2 to 5
    phase: Int8  # SKUNKS, LAY, STARTER, TURN, SHOWN, GIVE or OVER
    turn: Int32  # turns that have begun
    active: Int8  # the seat whose turn it is; before the first turn NOBODY
    is_in: Annotated[Row, Cells(np.int8, SEATS)]  # 1 = still takes part
    skunk: Annotated[Row, Cells(np.int8, SEATS)]  # colour from 1, as in components.toml; 0 = not yet chosen
    position: Annotated[Row, Cells(np.int8, SEATS)]  # 0 = Start, 1 to TRACK = on this tile, PAST = has won
    n_laid: Int8  # tiles that lie already, TRACK when the track is complete
    tile: Annotated[Row, Cells(np.int8, TRACK + 1)]  # from 1: PATH, STINK or NO_TILE; place 0 is unused
    front: Annotated[Grid, Cells(np.int8, SEATS, VALUES + 1)]  # open cards by seat and footprints; column 0 unused
    n_turned: Int8  # footprint cards that were turned up in this turn
    must_turn: Int8  # 1 = has said to go on (SK-72): a card must be turned before anything else
    down: Annotated[Row, Cells(np.int8, CARDS + 1)]  # by place in the middle, from 1: 1 = a card lies there
    n_down: Int8  # cards in the middle
    n_used: Int8  # cards of the used pile
    shown: Int8  # the place of the puma that lies open now, 0 if none does
    has_seen: Annotated[Row, Cells(np.int8, SEATS)]  # wait_for_all: 1 = has seen this puma
    receiver: Int8  # GIVE: the seat that gets the next card, NOBODY while the giver chooses where to begin
    mark: Annotated[Row, Cells(np.int8, CARDS + 1)]  # memory_aid: 1 = a puma was met here since the shuffle
    winner: Int8  # the seat that has won, or NOBODY


class State(Public):
    """Everything about one table."""

    rng: Annotated[Row, Cells(np.uint32, 4)]  # sfc32, see kit.chance
    has_kind: Annotated[Row, Cells(np.int8, VALUES + 1)]  # GIVE: 1 = the giver has such cards
    face: Annotated[Row, Cells(np.int8, CARDS + 1)]  # by place, from 1: footprints, PUMA or GAP
    used: Annotated[Row, Cells(np.int8, VALUES + 1)]  # the used pile by footprints; its order never matters


class View(Public):
    """What one viewer may know; all viewers know the same."""

    viewer: Int8  # a seat, or ONLOOKER
    used: Annotated[Row, Cells(np.int8, VALUES + 1)]  # with pile_open, else HIDDEN
    total: Annotated[Row, Cells(np.int8, SEATS)]  # footprints in front of each seat
    landing: Int8  # with landing_preview: the tile where the active seat's total ends, PAST for a win, else HIDDEN
