"""What there is to know about a table of Horses Mau Mau, and which part of it a viewer gets.

No word is kept here: names, sentences and categories stand with their moves in the table's log.
"""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Choice, Grid, Int8, Int32, Number, Row

from .components import CARDS

SEATS = 4
NOBODY = -1
DEALT = 4  # cards each (HM-03)
ASKS = 240  # sentences in a game that the list did not know and the others were asked about
ASK_BITS = 30  # of them in a number
MANY = 7  # whoever holds so many cards, and one that fits, lays it, also where drawing is free (S1)
MOST_EDITS = 16  # changes of the categories in a game
MOST_FINES = 3  # cards in a round that wrong calls and accusations can cost a seat (S50)
STOCK_NAMES = 60  # names to choose from by lot when nobody has one
LEAST_HUSH, HUSH = 1500, 2500  # milliseconds: a quick table's horse is let go after the one, and up to the other later

(
    NAME,  # everybody names the horse, or leaves it to the others (HM-10)
    VOTE,  # several names were proposed: everybody votes (S36)
    CATEGORIES,  # story-teller: everybody agrees on what is related (HM-63)
    STARTER,  # who begins: a vote, or the host says it (HM-13)
    OPENING,  # the beginner tells how the story starts (HM-14)
    TURN,  # lay or draw (HM-16, HM-23)
    DRAWN,  # lay a card just drawn, or keep it (HM-24)
    TELLING,  # a card lies provisionally, and its sentence is owed (HM-19)
    READING,  # a horse card's sentence is read to all; hands behind the back (HM-32)
    SNATCH,  # the name was said: grab (HM-33)
    SLIP,  # the fastest slips a card under the draw pile, or declines (HM-34)
    EXTRA,  # one more card after a coach, or stop (HM-40)
    TARGET,  # a hand is empty: its player turns the target card over (HM-50)
    ENDING,  # and tells the ending
    NEXT,  # marathon: everybody is ready for the next round (HM-58)
    OVER,
) = range(16)  # phases

# What follows by itself at the end of an action (see `rules.follow`); no state is left in these.
NAMED, AGREED, CHOSEN, CARD_DONE, TURN_DONE = range(OVER + 1, OVER + 6)

OFF, ON = range(2)  # of options that are usually off
TOLD, QUICK = range(2)
WRITTEN, ALOUD = range(2)
IMAGINATION, LAST_RIDDEN = range(2)
MAY, MUST = range(2)
TOGGLE, ANTICLOCKWISE_ONLY = range(2)
BY_NAME, REFER = range(2)
BY_CATEGORY, BY_TERM = range(2)
DWELLING, BUILDING = range(2)
START_VOTE, START_HOST, START_RANDOM = range(3)
DRAW_NEVER, DRAW_WILD_ONLY, DRAW_ALWAYS = range(3)
TURN_OVER, DRAWN_CARD_ONLY, FULL_TURN = range(3)
HAZARD_ONLY, WILDS_PASS_IT_ON = range(2)
LOOKS_THROUGH, ANYTHING = range(2)
NO_CHANGE, AGAIN = range(2)
OWES_MOTIF, FREE = range(2)
WORDS, TABLE, UNCHECKED = range(3)
REAL_TIME, LOT, NO_SNATCH = range(3)
LOCKED_OUT, IGNORED, DRAW_ONE = range(3)
PLAIN, NOT_WITH_TWO = range(2)
CAN_WIN, CANNOT_WIN = range(2)
NO_SHOUT_ON_SLIP, SHOUT_ON_SLIP = range(2)
COSTS_NOTHING, COSTS_CARD = range(2)
ROTATE, BY_WINNER, BY_VOTE = range(3)
EXACT, FORGIVING = range(2)
LEAVER_BOT, LEAVER_REMOVE = range(2)

SILENT, PROPOSED, NO_NAME = range(3)  # in `named`
NOT_READY, READY, WANTS_NAME = range(3)  # in `agreed`
FREE_HANDS, LETS_PASS, LOCKED, WANTS = range(4)  # in `passed`
UNASKED, ABSTAINS, OBJECTS = range(3)  # in `answered`
NO_CALL, FIRST_WORD, PAIR = range(3)  # in `due` and `early`


class Options:
    """What the players agree on before the game. The ledger's names, values and defaults."""

    shout: Annotated[int, Choice("off", "on", group="variant")]  # HM-52
    marathon: Annotated[int, Choice("off", "on", group="variant")]  # HM-58
    storyteller: Annotated[int, Choice("off", "on", group="variant")]  # HM-61
    story: Annotated[int, Choice("told", "quick", group="comfort")]  # quick: the cards alone, no sentences
    telling: Annotated[int, Choice("written", "aloud", group="comfort")]  # aloud: one says it, and the others judge
    language: Annotated[int, Choice("de", "en", "es", "fr", "it", "nl", "pt", group="house")]  # of story and calls, E10
    story_check: Annotated[int, Choice("words", "table", "off", group="house")]  # S40, S41
    spelling: Annotated[int, Choice("exact", "forgiving", group="comfort")]  # one wrong letter in long words
    mention: Annotated[int, Choice("name", "refer", group="edition")]  # E5
    direction_sentence: Annotated[int, Choice("motif", "free", group="house")]  # S11
    agree_on: Annotated[int, Choice("categories", "terms", group="edition")]  # E8
    stable_category: Annotated[int, Choice("dwelling", "building", group="edition")]  # E9
    starter_rule: Annotated[int, Choice("imagination", "last_ridden", group="edition")]  # E1: which question is asked
    starter: Annotated[int, Choice("vote", "host", "random", group="house")]  # S39
    next_starter: Annotated[int, Choice("rotate", "winner", "vote", group="house")]  # S53
    drawn_card: Annotated[int, Choice("may", "must", group="edition")]  # E2
    voluntary_draw: Annotated[int, Choice("never", "wild_only", "always", group="house", default="wild_only")]  # S1
    coach_extra: Annotated[int, Choice("may", "must", group="edition")]  # E3
    direction_effect: Annotated[int, Choice("toggle", "anticlockwise_only", group="edition")]  # E4
    after_direction: Annotated[int, Choice("looks_through", "anything", group="house")]  # S9
    two_player_direction: Annotated[int, Choice("none", "again", group="house")]  # S10
    after_hazard: Annotated[int, Choice("turn_over", "drawn_card_only", "full_turn", group="house")]  # S3
    hazard_answer: Annotated[int, Choice("hazard_only", "wilds_pass_it_on", group="house")]  # S4
    snatch_mode: Annotated[int, Choice("real_time", "lot", "off", group="comfort")]
    false_grab: Annotated[int, Choice("locked_out", "ignored", "draw_one", group="house")]  # S24
    snatch_limit: Annotated[int, Number(4, least=1, most=15, group="comfort")]  # seconds after the name (S25)
    two_player_snatch: Annotated[int, Choice("plain", "off", group="house")]  # S26
    snatch_can_win: Annotated[int, Choice("true", "false", group="house")]  # S29
    shout_on_slip: Annotated[int, Choice("false", "true", group="house")]  # S49
    catch_window: Annotated[int, Number(3, least=3, most=20, group="comfort")]  # seconds at least (S43)
    false_call: Annotated[int, Choice("none", "draw_one", group="house")]  # S50
    turn_timer: Annotated[int, Number(0, least=0, most=600, group="comfort")]  # seconds; 0: nobody is hurried
    on_timeout: Annotated[int, Choice("wait", "random", "lowest_risk", group="comfort")]
    leaver: Annotated[int, Choice("bot", "remove", group="house")]  # S59


class Public(Options):
    """What lies open on the table, for the players and for onlookers.

    Cards are numbered as in `components`: 1 to 35 are dealt, 36 to 40 are start cards, 41 to 45 target cards.
    """

    seats: Int8  # players at this table, 2 to 4
    phase: Int8  # one of the phases above
    deal: Int32  # this round, which is one story, from 1
    turn: Int8  # whose turn it is, in OPENING the beginner; NOBODY before
    beginner: Int8  # the seat that begins this round, or NOBODY while that is open
    direction: Int8  # 1 = clockwise, to the next seat; -1 = the other way
    is_in: Annotated[Row, Cells(np.int8, SEATS)]  # 1 = takes part
    targets: Annotated[Row, Cells(np.int8, SEATS)]  # target cards kept
    winner: Int8  # whose hand is empty in this round, or who has won the game; NOBODY

    named: Annotated[Row, Cells(np.int8, SEATS)]  # NAME: SILENT, PROPOSED or NO_NAME
    vote: Annotated[Row, Cells(np.int8, SEATS)]  # VOTE, STARTER: 1 + the seat voted for, 0 = not yet
    agreed: Annotated[Row, Cells(np.int8, SEATS)]  # CATEGORIES, NEXT: NOT_READY, READY or WANTS_NAME
    named_by: Int8  # the seat whose last proposal is the horse's name; NOBODY: a name from the stock
    stock_name: Int8  # that name's number, from 0
    n_edits: Int8  # changes of the categories so far

    start_card: Int8  # that this story began with
    used_starts: Int32  # start cards of this game's stories, as bits from 0
    used_targets: Int32  # target cards that were turned over, as bits from 0
    shown_target: Int8  # the target card once it is turned over; 0 = it lies face down
    n_hand: Annotated[Row, Cells(np.int8, SEATS)]  # cards in hand
    n_deck: Int8  # cards in the draw pile
    n_slipped: Int8  # of them, cards at the bottom that somebody slipped there, the last one deepest
    n_pile: Int8  # cards laid on the start card
    top: Int8  # the card laid last whose sentence was told; 0 = only the start card lies there
    laid: Int8  # TELLING: the card that lies provisionally; 0 = none
    laid_wish: Int8  # the colour wished with it; 0 = none
    origin: Int8  # TELLING: the phase in which it was laid
    demand_colour: Int8  # what the next card has to match: this colour …
    demand_motif: Int8  # … or this motif; both 0: anything fits
    wish: Int8  # a colour that was wished and is still due: only it, a horseshoe or a direction card; 0 = none
    bill: Int8  # cards that the next player has to draw after hazards
    n_fresh: Int8  # DRAWN: cards that the seat on turn has just drawn; they stand last in its hand
    has_paid: Int8  # 1 = a bill was paid in this turn
    lost_turn: Int8  # 1 = caught: the turn ends after this card, without an extra

    asked: Int8  # 1 = the teller asks the others to wave a sentence through
    answered: Annotated[Row, Cells(np.int8, SEATS)]  # UNASKED, ABSTAINS or OBJECTS
    n_asks: Int32  # sentences that were asked about, in the whole game
    waved: Annotated[Row, Cells(np.int32, ASKS // ASK_BITS)]  # which of them count, as bits from the first on

    race: Int32  # goes up whenever there is something new to be quick about
    passed: Annotated[Row, Cells(np.int8, SEATS)]  # READING, SNATCH: FREE_HANDS, LETS_PASS, LOCKED or WANTS
    grabber: Int8  # SLIP: the fastest; else NOBODY
    reward: Int8  # who grabbed when the teller's hand was empty (S30); NOBODY

    due: Annotated[Row, Cells(np.int8, SEATS)]  # shout: the call that is missing and can still be noticed
    early: Annotated[Row, Cells(np.int8, SEATS)]  # shout: a call made just before laying
    watch: Annotated[Row, Cells(np.int8, SEATS)]  # shout: 1 = may notice something, and has not let it pass
    cooling: Annotated[Row, Cells(np.int8, SEATS)]  # shout: 1 = was wrong; silent until the next turn
    n_fines: Annotated[Row, Cells(np.int8, SEATS)]  # shout: cards that wrong calls have cost in this round
    has_fallen: Int8  # shout: 1 = with this card somebody's hand fell to one card or none
    is_watched: Int8  # shout: 1 = and since then nobody else has acted


class State(Public):
    """Everything about one table."""

    rng: Annotated[Row, Cells(np.uint32, 4)]  # sfc32, see kit.chance
    hand: Annotated[Grid, Cells(np.int8, SEATS, CARDS)]  # by seat, the first n_hand cards
    deck: Annotated[Row, Cells(np.int8, CARDS)]  # slipped cards, the deepest first; then the others in no order
    pile: Annotated[Row, Cells(np.int8, CARDS)]  # the first n_pile cards in no order, but the top one last
    target: Int8  # the target card
    hush: Int32  # READING where no words are read: milliseconds until the figure may be grabbed


class View(Public):
    """What one viewer may know."""

    viewer: Int8  # a seat, or ONLOOKER
    hand: Annotated[Row, Cells(np.int8, CARDS)]  # the viewer's own; 0 = no card
