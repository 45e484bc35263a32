"""Players of Horses Mau Mau that choose from a view: a child of six, a rule of thumb, and one that remembers cards.

Plain functions like the rules, so that they run at the table and compiled alike. Calls are forgotten, omissions
overlooked and figures missed as often as people do it.
"""

from typing import Annotated

import numpy as np

from kartenhaus.kit import Cells, Mind, Row, below

from .actions import (
    ACCUSE_0,
    AGREE,
    CALL_ALL,
    CALL_ONE,
    DECLINE,
    DRAW,
    FALSE_GRAB,
    GO_ON,
    GRAB,
    INSIST,
    KEEP,
    LEAVE,
    NEW_NAME,
    PASS_NAME,
    SLIP_0,
    STOP,
    TAKE_BACK,
    TELL_0,
    TURN_TARGET,
    WANT,
)
from .components import CARDS, COACH, COLOUR, DIRECTION, HAZARD, HORSE, HORSESHOE, MOTIF
from .events import DEALT, LAID, RENEWED, SLIPPED_CARD, TOOK_BACK
from .foresight import LOW, card_of, wish_of, worth_by_counting, worth_without
from .state import (
    CATEGORIES,
    DRAWN,
    EXTRA,
    FIRST_WORD,
    FREE_HANDS,
    NAME,
    NEXT,
    NO_CALL,
    NOBODY,
    ON,
    PAIR,
    SLIP,
    SNATCH,
    STARTER,
    TARGET,
    TURN,
    VOTE,
    WANTS_NAME,
    View,
)
from .turns import is_wild, next_in

# In a hundred, by level: child, rule of thumb, sharp
FORGETS = (25, 12, 5)  # a call
NOTICES = (30, 55, 80)  # that a call is missing
TOO_EARLY = (6, 5, 3)  # grabs before the name
MISSES = (10, 7, 5)  # does not grab at all
CHILD, RULE, SHARP = range(3)

IN_PILE, SLIPPED_AWAY = 1, 2  # in `seen`


class BotMind(Mind):
    """What a bot remembers: cards that lie in the pile, and cards that it has slipped under the draw pile itself."""

    seen: Annotated[Row, Cells(np.int8, CARDS + 1)]  # by card: IN_PILE, SLIPPED_AWAY or 0


def notices(mind: BotMind, seat: int, line: Row) -> None:
    """Cards come and go; when the draw pile is renewed, all of them may come back."""
    kind = line[0]
    if kind == LAID:
        mind.seen[line[3]] = IN_PILE
    elif kind == TOOK_BACK:
        mind.seen[line[3]] = 0
    elif kind == SLIPPED_CARD:
        mind.seen[line[3]] = SLIPPED_AWAY
    elif kind in (DEALT, RENEWED):
        for card in range(CARDS + 1):
            mind.seen[card] = 0


def six_year_old(v: View, legal: Row, n: int, mind: BotMind) -> int:
    """Lays whatever fits, grabs late, forgets calls, and slips any card."""
    return choose(v, legal, n, mind, CHILD)


def rule_of_thumb(v: View, legal: Row, n: int, mind: BotMind) -> int:
    """Keeps what fits everywhere and what stops others, counts coaches, wishes the colour that it holds most."""
    return choose(v, legal, n, mind, RULE)


def sharp(v: View, legal: Row, n: int, mind: BotMind) -> int:
    """Works out what may be laid on each card and what fits after that, by the cards that it has seen."""
    return choose(v, legal, n, mind, SHARP)


def choose(v: View, legal: Row, n: int, mind: BotMind, level: int) -> int:
    """What there is to do, by what comes first."""
    if v.phase == SNATCH:
        return choose_grab(v, legal, n, mind, level)
    if offers(legal, n, LEAVE):
        return choose_notice(v, legal, n, mind, level)
    if v.phase in (TURN, DRAWN, EXTRA):
        return choose_in_turn(v, legal, n, mind, level)
    if v.phase == SLIP:
        return choose_slip(v, legal, n, mind, level)
    if v.phase == TARGET:
        return TURN_TARGET
    if v.phase in (NAME, VOTE, CATEGORIES, STARTER, NEXT):
        return choose_before(v, legal, n, mind)
    return choose_telling(legal, n)


def offers(legal: Row, n: int, action: int) -> bool:
    """The action is among the legal ones."""
    for i in range(n):
        if legal[i] == action:
            return True
    return False


def happens(mind: BotMind, percent: int) -> bool:
    """So many times in a hundred."""
    return below(mind, 100) >= 100 - percent


# Before the first turn, and telling


def choose_before(v: View, legal: Row, n: int, mind: BotMind) -> int:
    """Leaves names and categories to the people, and votes for anybody."""
    if v.phase == NAME:
        return PASS_NAME
    if v.phase == CATEGORIES:
        return AGREE
    if v.phase == NEXT:
        for seat in range(v.seats):
            if v.agreed[seat] == WANTS_NAME and offers(legal, n, NEW_NAME):
                return NEW_NAME
        return GO_ON
    return legal[below(mind, n)]


def choose_telling(legal: Row, n: int) -> int:
    """Tells; where the others judge, asks them, and insists when nobody has an opinion."""
    if offers(legal, n, INSIST):
        return INSIST
    for i in range(n):
        if TELL_0 < legal[i] < TAKE_BACK:
            return legal[i]  # a sentence that is told comes before one that is asked about
    return legal[0]


# The figure, and calls


def choose_grab(v: View, legal: Row, n: int, mind: BotMind, level: int) -> int:
    """Grabs, now and then too early or not at all."""
    if offers(legal, n, WANT):
        return WANT
    if offers(legal, n, GRAB) and v.passed[v.viewer] == FREE_HANDS:
        if happens(mind, TOO_EARLY[level]):
            return FALSE_GRAB
        if not happens(mind, MISSES[level]):
            return GRAB
    return LEAVE


def choose_notice(v: View, legal: Row, n: int, mind: BotMind, level: int) -> int:
    """Calls what it owes itself, notices what others owe, and has no opinion on sentences."""
    if v.due[v.viewer] != NO_CALL and not happens(mind, FORGETS[level]):
        call = CALL_ONE if v.due[v.viewer] == FIRST_WORD else CALL_ALL
        if offers(legal, n, call):
            return call
    for who in range(v.seats):
        is_owed = who != v.viewer and v.due[who] != NO_CALL and offers(legal, n, ACCUSE_0 + who)
        if is_owed and happens(mind, NOTICES[level]):
            return ACCUSE_0 + who
    return LEAVE


def call_with_it(v: View) -> int:
    """The call that belongs to the card to be laid, NO_CALL if there is none."""
    if v.shout != ON or v.early[v.viewer] != NO_CALL or v.cooling[v.viewer]:
        return NO_CALL
    if v.n_hand[v.viewer] == 2:
        return FIRST_WORD
    if v.n_hand[v.viewer] == 1:
        return PAIR
    return NO_CALL


# Laying


def choose_in_turn(v: View, legal: Row, n: int, mind: BotMind, level: int) -> int:
    """The card that is worth most; without one, whatever else there is."""
    best = any_lay(legal, n, mind) if level == CHILD else best_lay(v, legal, n, mind, level)
    if best == NOBODY:
        return no_lay(legal, n)
    call = call_with_it(v)
    if call != NO_CALL and not happens(mind, FORGETS[level]):
        return CALL_ONE if call == FIRST_WORD else CALL_ALL
    return best


def any_lay(legal: Row, n: int, mind: BotMind) -> int:
    """One of the cards that fit; now and then it overlooks them, where it may."""
    n_lays = 0
    while n_lays < n and legal[n_lays] < DRAW:
        n_lays += 1
    if n_lays == 0 or (happens(mind, 10) and has_other(legal, n)):
        return NOBODY
    return legal[below(mind, n_lays)]


def has_other(legal: Row, n: int) -> bool:
    """It may do without laying."""
    return offers(legal, n, DRAW) or offers(legal, n, KEEP) or offers(legal, n, STOP)


def no_lay(legal: Row, n: int) -> int:
    """Draw, keep or stop."""
    for i in range(n):
        if DRAW <= legal[i] <= STOP:
            return legal[i]
    return legal[0]


def best_lay(v: View, legal: Row, n: int, mind: BotMind, level: int) -> int:
    """The card, with its wish, that is worth most; NOBODY if none fits."""
    best = NOBODY
    most = -(1 << 30)
    for i in range(n):
        if legal[i] < DRAW:
            worth = worth_by_counting(v, legal[i], mind.seen) if level == SHARP else worth_of(v, legal[i])
            worth = worth * 8 + below(mind, 8)
            if worth > most:
                most = worth
                best = legal[i]
    return best


def worth_of(v: View, action: int) -> int:
    """What laying this is worth, by what it does to the next player and what it leaves in hand."""
    card = card_of(action)
    motif = MOTIF[card]
    worth = 0
    after = v.n_hand[next_in(v, v.viewer, v.direction)]
    if motif == HAZARD:
        worth = 30 if after <= LOW else 6
    elif motif == HORSE:
        worth = -12
    elif motif == COACH:
        worth = 10 + 15 * partners(v, card)
    elif motif == DIRECTION:
        worth = worth_of_turning(v, after)
    if motif == HORSESHOE:
        worth = 4 * held(v, wish_of(action)) - 15
    elif motif != DIRECTION:
        worth += 4 * partners(v, card)
    return worth


def worth_of_turning(v: View, after: int) -> int:
    """A direction card is kept until it takes the turn away from somebody who is nearly done."""
    other = v.n_hand[next_in(v, v.viewer, -v.direction)]
    if after <= LOW and other > after:
        return 25
    return -15


def partners(v: View, card: int) -> int:
    """Cards in hand that would fit on this one by colour or motif."""
    n = 0
    for i in range(v.n_hand[v.viewer]):
        other = v.hand[i]
        if other != card and not is_wild(MOTIF[other]):
            n += int(COLOUR[other] == COLOUR[card] or MOTIF[other] == MOTIF[card])
    return n


def held(v: View, colour: int) -> int:
    """Cards in hand of this colour that need it."""
    n = 0
    for i in range(v.n_hand[v.viewer]):
        n += int(COLOUR[v.hand[i]] == colour and not is_wild(MOTIF[v.hand[i]]))
    return n


# Slipping


def choose_slip(v: View, legal: Row, n: int, mind: BotMind, level: int) -> int:
    """The card that is hardest to lay; a child slips any."""
    n_cards = 0
    while n_cards < n and SLIP_0 < legal[n_cards] < DECLINE:
        n_cards += 1
    if n_cards == 0:
        return DECLINE
    if level == CHILD:
        return legal[below(mind, n_cards)]
    best = 0
    most = -(1 << 30)
    for i in range(n_cards):
        card = legal[i] - SLIP_0
        worth = worth_without(v, card, mind.seen) if level == SHARP else hardness(v, card)
        worth = worth * 8 + below(mind, 8)
        if worth > most:
            most = worth
            best = i
    return legal[best]


def hardness(v: View, card: int) -> int:
    """How hard this card is to lay later on."""
    motif = MOTIF[card]
    if is_wild(motif):
        return -50 if motif == HORSESHOE else -40
    worth = -4 * partners(v, card)
    if COLOUR[card] == v.demand_colour or motif == v.demand_motif:
        worth -= 3
    if motif == HORSE:
        worth += 12
    elif motif in (COACH, HAZARD):
        worth -= 8
    return worth


def animals(seats: int) -> dict[str, str]:
    """Who plays under the name of an animal."""
    return {"mouse": "six_year_old", "rabbit": "rule", "fox": "policy", "owl": "search:100", "wolf": "search:4000"}
