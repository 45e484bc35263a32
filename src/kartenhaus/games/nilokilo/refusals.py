"""What may not be done, and why: a code for every refusal. Must agree with `rules.may`."""

from kartenhaus.kit import CLOCK

from .actions import CLOSE, EMPTY_0, FLIP, GIVE_0, LEAVE, NEXT, SNATCH_0, SORT_OUT_0, SORTED, STARTS_0, STOP_0
from .rules import may_leave, may_throw, n_sorting
from .scoring import must_choose_starter
from .seating import first_in, first_jester, is_barred, is_refused, n_jesters
from .state import (
    FEX_OFF,
    GIVE,
    LEAVER_EMPTY,
    LEAVER_STOP,
    ON,
    OVER,
    PLAY,
    SCORED,
    SORT,
    STARTER,
    WINDOWED,
    Public,
    State,
)

REFUSALS = (
    "legal",
    "game_over",
    "not_for_seats",
    "not_agreed",
    "has_left",
    "not_now",
    "not_your_turn",
    "cards_come_alone",
    "flipped_wrongly",
    "no_heap",
    "no_jester",
    "jester_gone",
    "first_jester_goes",
    "nothing_to_leave",
    "another_sorts",
    "fex_likes_it",
    "no_such_card",
    "need_not_give",
    "not_kept",
    "seen_already",
    "say_who_begins",
    "no_such_seat",
    "no_coin_won",
)
(
    LEGAL,
    GAME_OVER,
    NOT_FOR_SEATS,
    NOT_AGREED,
    HAS_LEFT,
    NOT_NOW,
    NOT_YOUR_TURN,
    CARDS_COME_ALONE,
    FLIPPED_WRONGLY,
    NO_HEAP,
    NO_JESTER,
    JESTER_GONE,
    FIRST_JESTER_GOES,
    NOTHING_TO_LEAVE,
    ANOTHER_SORTS,
    FEX_LIKES_IT,
    NO_SUCH_CARD,
    NEED_NOT_GIVE,
    NOT_KEPT,
    SEEN_ALREADY,
    SAY_WHO_BEGINS,
    NO_SUCH_SEAT,
    NO_COIN_WON,
) = range(len(REFUSALS))


def why_not(s: State, actor: int, action: int) -> int:
    """The code in REFUSALS of the reason against an action; LEGAL if there is none. Must agree with `may`."""
    if s.phase == OVER:
        return GAME_OVER
    if action >= CLOSE or actor == CLOCK:
        return why_not_clock(s, actor, action)
    if s.is_out[actor]:
        return HAS_LEFT
    if action <= LEAVE:
        return why_not_play(s, actor, action)
    if action <= SORTED:
        return why_not_sort(s, actor, action)
    if action < NEXT:
        return why_not_give(s, actor, action - GIVE_0)
    if action == NEXT:
        return why_not_next(s, actor)
    return why_not_start(s, actor, action - STARTS_0)


def why_not_clock(s: State, actor: int, action: int) -> int:
    """What the table alone does, partly only where that was agreed."""
    if actor != CLOCK or action < CLOSE:
        return NOT_FOR_SEATS
    if action == CLOSE:
        return LEGAL if s.phase == PLAY else NOT_NOW
    if action < STOP_0:
        return why_not_seat(s, action - EMPTY_0) if s.leaver == LEAVER_EMPTY else NOT_AGREED
    return why_not_seat(s, action - STOP_0) if s.leaver == LEAVER_STOP else NOT_AGREED


def why_not_seat(s: Public, seat: int) -> int:
    """There must be such a seat, still taking part."""
    if seat >= s.seats or s.is_out[seat]:
        return NO_SUCH_SEAT
    return LEGAL


def why_not_play(s: Public, seat: int, action: int) -> int:
    """NK-10 to NK-24, NK-59."""
    if s.phase != PLAY:
        return NOT_NOW
    if action == FLIP:
        return why_not_flip(s, seat)
    if action == LEAVE:
        return LEGAL if may_leave(s, seat) else NOTHING_TO_LEAVE
    return why_not_snatch(s, seat, action - SNATCH_0)


def why_not_flip(s: Public, seat: int) -> int:
    """NK-10, NK-59: on an unmarked table no refusal tells whose turn it is."""
    if s.pace == WINDOWED:
        return CARDS_COME_ALONE
    if s.glutton_variant == ON:
        return FLIPPED_WRONGLY if is_barred(s, seat) else LEGAL
    return LEGAL if seat == s.due else NOT_YOUR_TURN


def why_not_snatch(s: Public, seat: int, jester: int) -> int:
    """NK-15, NK-16, NK-19, NK-23."""
    if n_jesters(s, seat) == 0:
        return NO_JESTER
    if not may_throw(s, seat):
        return NO_HEAP
    if s.jester[seat][jester] == 0:
        return JESTER_GONE
    if s.fex == FEX_OFF and jester != first_jester(s, seat):
        return FIRST_JESTER_GOES
    return LEGAL


def why_not_sort(s: State, seat: int, action: int) -> int:
    """NK-50."""
    if s.phase != SORT:
        return NOT_NOW
    if seat != s.snatcher:
        return ANOTHER_SORTS
    if action == SORTED:
        return LEGAL
    kind = action - SORT_OUT_0
    if n_sorting(s, s.sorting, kind) == 0:
        return NO_SUCH_CARD
    return LEGAL if is_refused(s, seat, s.thrown - 1, kind) else FEX_LIKES_IT


def why_not_give(s: Public, seat: int, kind: int) -> int:
    """NK-36."""
    if s.phase != GIVE:
        return NOT_NOW
    if s.pays[seat] == 0:
        return NEED_NOT_GIVE
    return LEGAL if s.kept[seat][kind] else NOT_KEPT


def why_not_next(s: Public, seat: int) -> int:
    """Everybody says once that the scoring was seen; who chooses the starter says that instead."""
    if s.phase != SCORED:
        return NOT_NOW
    if s.looked[seat]:
        return SEEN_ALREADY
    return SAY_WHO_BEGINS if must_choose_starter(s) and seat == first_in(s) else LEGAL


def why_not_start(s: Public, actor: int, seat: int) -> int:
    """NK-08, NK-43."""
    if s.phase != STARTER and not (s.phase == SCORED and must_choose_starter(s)):
        return NOT_NOW
    if actor != first_in(s):
        return NOT_YOUR_TURN
    if s.phase == SCORED and s.looked[actor]:
        return SEEN_ALREADY
    if why_not_seat(s, seat):
        return NO_SUCH_SEAT
    return LEGAL if s.phase == STARTER or s.won_coin[seat] else NO_COIN_WON
