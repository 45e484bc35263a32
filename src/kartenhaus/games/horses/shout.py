"""Calling and catching: the shout variant (HM-52 to HM-57)."""

from kartenhaus.kit import Log, note

from .cards import draw_cards
from .events import (
    ACCUSED_WRONGLY,
    CALLED_ALL,
    CALLED_ONE,
    CALLED_WRONGLY,
    CAUGHT,
    FINED,
    WIN_UNDONE,
)
from .state import (
    CARD_DONE,
    COSTS_CARD,
    DRAWN,
    EXTRA,
    FIRST_WORD,
    MOST_FINES,
    NO_CALL,
    NOBODY,
    ON,
    OPENING,
    PAIR,
    SLIP,
    TARGET,
    TURN,
    Public,
    State,
)
from .turns import pass_turn


def is_loud(s: Public) -> bool:
    """Calls and accusations can be made."""
    return s.shout == ON and OPENING <= s.phase <= TARGET


def call(s: State, seat: int, what: int, log: Log) -> None:
    """HM-53, HM-54, S43: a call that is owed, or that is made together with laying; any other is wrong."""
    is_owed = s.due[seat] == what
    if is_owed:
        s.due[seat] = NO_CALL
    elif is_early(s, seat, what):
        s.early[seat] = what
    else:
        note(log, CALLED_WRONGLY, seat, 0, 0, 0)
        be_wrong(s, seat, log)
        return
    if what == FIRST_WORD:
        note(log, CALLED_ONE, seat, 0, 0, 0)
    else:
        note(log, CALLED_ALL, seat, 0, 0, 0)


def is_early(s: Public, seat: int, what: int) -> bool:
    """The seat is about to lay its last card but one, or its last."""
    if s.turn != seat or s.early[seat] == what or s.phase not in (TURN, DRAWN, EXTRA):
        return False
    return s.n_hand[seat] == 3 - what


def accuse(s: State, seat: int, who: int, log: Log) -> None:
    """HM-55, S50: somebody has noticed that a call is missing, or believes so."""
    s.watch[seat] = 0
    if s.due[who] == NO_CALL:
        note(log, ACCUSED_WRONGLY, seat, 0, 0, 0)
        be_wrong(s, seat, log)
    else:
        catch(s, who, log)


def be_wrong(s: State, seat: int, log: Log) -> None:
    """S50: silent until play goes on; it may cost a card, but never a win, and not without end."""
    s.cooling[seat] = 1
    if s.false_call == COSTS_CARD and s.n_fines[seat] < MOST_FINES and s.n_hand[seat] > 0:
        s.n_fines[seat] += 1
        if draw_cards(s, seat, 1, log) > 0:
            s.due[seat] = NO_CALL
        note(log, FINED, seat, 0, 0, 0)


def catch(s: State, who: int, log: Log) -> None:
    """HM-56, HM-57: one card is drawn, and then the next player has the turn."""
    was_pair = s.due[who] == PAIR
    s.due[who] = NO_CALL
    drawn = draw_cards(s, who, 1, log)
    note(log, CAUGHT, who, drawn, 0, 0)
    if was_pair:
        if drawn > 0:
            come_back(s, who, log)
    elif s.turn == who:
        lose_turn(s)


def lose_turn(s: State) -> None:
    """S47, S48: the extra is lost; a turn that has only begun goes on undisturbed."""
    if s.phase == EXTRA:
        pass_turn(s)
    elif s.phase not in (TURN, DRAWN):
        s.lost_turn = 1


def come_back(s: State, who: int, log: Log) -> None:
    """S44, S45: the card stays, the round goes on, and with one card in hand the first word is owed again."""
    s.due[who] = FIRST_WORD
    s.has_fallen = 1
    if s.turn == who:
        s.lost_turn = 1
    if s.phase != TARGET:
        return
    note(log, WIN_UNDONE, who, 0, 0, 0)
    s.winner = NOBODY
    if s.reward != NOBODY:  # S30
        s.grabber = s.reward
        s.reward = NOBODY
        s.phase = SLIP
    else:
        s.phase = CARD_DONE
