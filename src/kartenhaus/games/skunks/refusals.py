"""What may not be done, and why: a code for every refusal. Must agree with `rules.may`."""

from kartenhaus.kit import CLOCK

from .actions import (
    BEGIN,
    COVER,
    GIVE_0,
    GIVE_FIRST_0,
    GO_ON,
    LAY_PATH,
    LIFT,
    REMOVE_0,
    RUN,
    SHORT_0,
    SKUNK_0,
    STARTS_0,
    TURN_0,
)
from .rules import (
    can_make,
    host,
    is_full,
    is_only_pumas,
    is_stink,
    is_taken,
    may_run,
    must_see,
    n_in,
    tile_after,
    total,
)
from .state import (
    EXACTLY_ONE,
    GIFTS_CHOICE,
    GIVE,
    LAY,
    LEAVER_REMOVE,
    NOBODY,
    OVER,
    PATH,
    SHOWN,
    SKUNKS,
    SOME_CARDS,
    STARTER,
    STINKS,
    TRACK,
    TURN,
    Public,
    State,
)
from .track import JUST_NOW, ONE_SINCE, since_stink, stinks_laid, ways_after

REFUSALS = (
    "legal",
    "game_over",
    "not_for_seats",
    "has_left",
    "not_now",
    "not_your_turn",
    "has_skunk",
    "skunk_taken",
    "track_full",
    "no_path_left",
    "no_stink_left",
    "stinks_touch",
    "too_far_apart",
    "no_legal_track",
    "no_tile_lies",
    "track_unfinished",
    "no_such_seat",
    "cover_first",
    "give_first",
    "no_card_there",
    "only_pumas_left",
    "must_run",
    "footprints_left",
    "turn_first",
    "on_stink",
    "tile_full",
    "all_cards_count",
    "no_such_sum",
    "no_puma_shown",
    "already_seen",
    "starts_left",
    "begin_where_first",
    "begun_already",
    "no_such_neighbour",
    "no_such_card",
)
(
    LEGAL,
    GAME_OVER,
    NOT_FOR_SEATS,
    HAS_LEFT,
    NOT_NOW,
    NOT_YOUR_TURN,
    HAS_SKUNK,
    SKUNK_TAKEN,
    TRACK_FULL,
    NO_PATH_LEFT,
    NO_STINK_LEFT,
    STINKS_TOUCH,
    TOO_FAR_APART,
    NO_LEGAL_TRACK,
    NO_TILE_LIES,
    TRACK_UNFINISHED,
    NO_SUCH_SEAT,
    COVER_FIRST,
    GIVE_FIRST,
    NO_CARD_THERE,
    ONLY_PUMAS,
    MUST_RUN,
    FOOTPRINTS_LEFT,
    TURN_FIRST,
    ON_STINK,
    TILE_FULL,
    ALL_CARDS_COUNT,
    NO_SUCH_SUM,
    NO_PUMA_SHOWN,
    ALREADY_SEEN,
    STARTS_LEFT,
    BEGIN_WHERE_FIRST,
    BEGUN_ALREADY,
    NO_SUCH_NEIGHBOUR,
    NO_SUCH_CARD,
) = range(len(REFUSALS))


def why_not(s: State, actor: int, action: int) -> int:
    """The code in REFUSALS of the reason against an action; LEGAL if there is none. Must agree with `may`."""
    if s.phase == OVER:
        return GAME_OVER
    if action >= REMOVE_0 or actor == CLOCK:
        return why_not_remove(s, actor, action)
    if s.is_in[actor] == 0:
        return HAS_LEFT
    if action <= TURN_0:
        return why_not_prepare(s, actor, action)
    if s.phase < TURN:
        return NOT_NOW
    if action == COVER:
        return why_not_cover(s, actor)
    if actor != s.active:
        return NOT_YOUR_TURN
    if s.phase == SHOWN:
        return COVER_FIRST
    if action > GIVE_FIRST_0:
        return why_not_give(s, action)
    if s.phase == GIVE:
        return GIVE_FIRST
    if action < RUN:
        return why_not_turn(s, action - TURN_0)
    if action == GO_ON:
        return why_not_go_on(s)
    return why_not_run(s, action)


def why_not_remove(s: State, actor: int, action: int) -> int:
    """Only the table takes a seat out, and only where the table agreed on it."""
    if actor != CLOCK or action < REMOVE_0 or s.leaver != LEAVER_REMOVE:
        return NOT_FOR_SEATS
    return why_not_seat(s, action - REMOVE_0)


def why_not_seat(s: Public, seat: int) -> int:
    """There must be such a seat, still taking part."""
    if seat >= s.seats or s.is_in[seat] == 0:
        return NO_SUCH_SEAT
    return LEGAL


def why_not_prepare(s: State, actor: int, action: int) -> int:
    """SK-15, SK-09, SK-17."""
    if action < LAY_PATH:
        return why_not_skunk(s, actor, action - SKUNK_0)
    if action >= STARTS_0:
        if s.phase != STARTER:
            return NOT_NOW
        if actor != host(s):
            return NOT_YOUR_TURN
        return why_not_seat(s, action - STARTS_0)
    if s.phase != LAY:
        return NOT_NOW
    if actor != host(s):
        return NOT_YOUR_TURN
    if action == LIFT:
        return NO_TILE_LIES if s.n_laid == 0 else LEGAL
    if action == BEGIN:
        return TRACK_UNFINISHED if s.n_laid < TRACK else LEGAL
    return why_not_tile(s, action - LAY_PATH)


def why_not_skunk(s: State, seat: int, colour: int) -> int:
    """SK-15."""
    if s.phase != SKUNKS:
        return NOT_NOW
    if s.skunk[seat] > 0:
        return HAS_SKUNK
    if is_taken(s, colour):
        return SKUNK_TAKEN
    return LEGAL


def why_not_tile(s: State, kind: int) -> int:
    """SK-10 to SK-13: the track must be able to become a legal one."""
    if ways_after(s, kind) > 0:
        return LEGAL
    if s.n_laid == TRACK:
        return TRACK_FULL
    stinks = stinks_laid(s)
    since = since_stink(s)
    if kind == PATH:
        if s.n_laid - stinks == TRACK - STINKS:
            return NO_PATH_LEFT
        return TOO_FAR_APART if since == ONE_SINCE and s.stink_spacing == EXACTLY_ONE else NO_LEGAL_TRACK
    if stinks == STINKS:
        return NO_STINK_LEFT
    return STINKS_TOUCH if since == JUST_NOW else NO_LEGAL_TRACK


def why_not_cover(s: State, seat: int) -> int:
    """SK-57."""
    if s.phase != SHOWN:
        return NO_PUMA_SHOWN
    if must_see(s, seat):
        return LEGAL
    return ALREADY_SEEN if s.has_seen[seat] else NOT_YOUR_TURN


def why_not_give(s: State, action: int) -> int:
    """SK-60 to SK-62."""
    if s.phase != GIVE:
        return NOT_NOW
    if action <= GIVE_0:
        if s.gift_start != GIFTS_CHOICE:
            return STARTS_LEFT
        if s.receiver != NOBODY:
            return BEGUN_ALREADY
        return NO_SUCH_NEIGHBOUR if action - GIVE_FIRST_0 >= n_in(s) else LEGAL
    if s.receiver == NOBODY:
        return BEGIN_WHERE_FIRST
    return NO_SUCH_CARD if s.front[s.active][action - GIVE_0] == 0 else LEGAL


def why_not_turn(s: State, place: int) -> int:
    """SK-19, SK-70."""
    if is_only_pumas(s):
        return MUST_RUN if s.n_used == 0 and may_run(s) else ONLY_PUMAS
    return NO_CARD_THERE if s.down[place] == 0 else LEGAL


def why_not_go_on(s: State) -> int:
    """SK-69, SK-74."""
    if not is_only_pumas(s):
        return FOOTPRINTS_LEFT
    return MUST_RUN if s.n_used == 0 and may_run(s) else LEGAL


def why_not_run(s: State, action: int) -> int:
    """SK-28 to SK-40, SK-72."""
    if s.n_turned == 0 or s.must_turn:
        return TURN_FIRST
    steps = total(s, s.active)
    if action > SHORT_0:
        if s.use_all_cards != SOME_CARDS:
            return ALL_CARDS_COUNT
        if action - SHORT_0 >= steps or not can_make(s, action - SHORT_0):
            return NO_SUCH_SUM
        steps = action - SHORT_0
    if is_stink(s, tile_after(s, steps)):
        return ON_STINK
    return TILE_FULL if is_full(s, tile_after(s, steps)) else LEGAL
