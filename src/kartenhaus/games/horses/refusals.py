"""What may not be done, and why: a code for every refusal. Must agree with `rules.may`.

The last ones are those of words, which are no part of the state: see `telling`.
"""

from kartenhaus.kit import CLOCK

from .actions import (
    ACCUSE_0,
    AGREE,
    ASK_0,
    CALL_ALL,
    CALL_ONE,
    CATEGORY_0,
    CLOSE,
    DECLINE,
    DRAW,
    FALSE_GRAB,
    GO_ON,
    INSIST,
    KEEP,
    LAY_0,
    LEAVE,
    OBJECT,
    PASS_NAME,
    REMOVE_0,
    SLIP_0,
    STOP,
    TAKE_BACK,
    TELL_0,
    TURN_TARGET,
    VOTE_0,
    WANT,
    WAVE,
    WISH_0,
)
from .components import HORSESHOE, MOTIF
from .preparation import host, is_host_asked
from .rules import (
    FIRST_SHOE,
    N_SHOES,
    is_candidate,
    may_grab,
    may_judge,
    may_leave,
    may_snatch,
    slips_any,
    tells,
)
from .shout import is_loud
from .state import (
    ASKS,
    CATEGORIES,
    DRAWN,
    ENDING,
    EXTRA,
    LEAVER_REMOVE,
    MOST_EDITS,
    NAME,
    NEXT,
    NOT_READY,
    ON,
    OPENING,
    OVER,
    READING,
    SILENT,
    SLIP,
    SNATCH,
    STARTER,
    TARGET,
    TELLING,
    TOLD,
    TURN,
    UNASKED,
    VOTE,
    State,
)
from .turns import fits, is_real_time, may_draw, may_insist, may_keep, may_stop, piece, teller

REFUSALS = (
    "legal",
    "game_over",
    "not_for_seats",
    "not_agreed",
    "has_left",
    "no_such_player",
    "not_now",
    "not_your_turn",
    "tell_first",
    "not_in_hand",
    "wish_with_it",
    "pay_or_hazard",
    "wished_colour",
    "does_not_fit",
    "only_drawn_card",
    "must_lay",
    "nothing_drawn",
    "no_extra",
    "not_this_piece",
    "others_judge",
    "asked_too_often",
    "nothing_to_take_back",
    "caught",
    "not_asked",
    "own_sentence",
    "already_said",
    "others_decide",
    "nothing_to_grab",
    "own_horse",
    "locked_out",
    "lot_decides",
    "no_lot",
    "nothing_to_leave",
    "not_fastest",
    "keep_last_card",
    "no_shout",
    "cooling",
    "yourself",
    "no_target",
    "named_already",
    "voted_already",
    "not_proposed",
    "host_decides",
    "agreed_already",
    "enough_edits",
    "nothing_to_close",
    # of words
    "empty",
    "too_short",
    "too_long",
    "motif_missing",
    "name_missing",
    "name_empty",
    "name_too_short",
    "name_too_long",
    "name_not_letters",
    "name_too_many_words",
    "name_motif_word",
    "name_common_word",
    "name_player_name",
    "name_taken",
    "words_empty",
    "words_too_many",
    "words_not_a_word",
)
(
    LEGAL,
    GAME_OVER,
    NOT_FOR_SEATS,
    NOT_AGREED,
    HAS_LEFT,
    NO_SUCH_PLAYER,
    NOT_NOW,
    NOT_YOUR_TURN,
    TELL_FIRST,
    NOT_IN_HAND,
    WISH_WITH_IT,
    PAY_OR_HAZARD,
    WISHED_COLOUR,
    DOES_NOT_FIT,
    ONLY_DRAWN_CARD,
    MUST_LAY,
    NOTHING_DRAWN,
    NO_EXTRA,
    NOT_THIS_PIECE,
    OTHERS_JUDGE,
    ASKED_TOO_OFTEN,
    NOTHING_TO_TAKE_BACK,
    CAUGHT_BEFORE,
    NOT_ASKED,
    OWN_SENTENCE,
    ALREADY_SAID,
    OTHERS_DECIDE,
    NOTHING_TO_GRAB,
    OWN_HORSE,
    LOCKED_OUT_OF_IT,
    LOT_DECIDES,
    NO_LOT,
    NOTHING_TO_LEAVE,
    NOT_FASTEST,
    KEEP_LAST_CARD,
    NO_SHOUT,
    COOLING,
    YOURSELF,
    NO_TARGET,
    NAMED_ALREADY,
    VOTED_ALREADY,
    NOT_PROPOSED,
    HOST_DECIDES,
    AGREED_ALREADY,
    ENOUGH_EDITS,
    NOTHING_TO_CLOSE,
) = range(REFUSALS.index("empty"))


def why_not(s: State, actor: int, action: int) -> int:
    """The code in REFUSALS of the reason against an action; LEGAL if there is none. Must agree with `rules.may`."""
    if s.phase == OVER:
        return GAME_OVER
    if action >= CLOSE or actor == CLOCK:
        return why_not_clock(s, actor, action)
    if s.is_in[actor] == 0:
        return HAS_LEFT
    if action < DRAW:
        return why_not_lay(s, actor, action)
    if action <= STOP:
        return why_not_draw(s, actor, action)
    if action <= INSIST:
        return why_not_tell(s, actor, action)
    if action <= DECLINE:
        return why_not_snatch(s, actor, action)
    if action < TURN_TARGET:
        return why_not_shout(s, actor, action)
    if action == TURN_TARGET:
        return LEGAL if s.phase == TARGET and s.winner == actor else NO_TARGET
    return why_not_prepare(s, actor, action)


def why_not_clock(s: State, actor: int, action: int) -> int:
    """What the table does by itself, where that was agreed."""
    if actor != CLOCK or action < CLOSE:
        return NOT_FOR_SEATS
    if action == CLOSE:
        if s.phase == READING or (s.phase == SNATCH and is_real_time(s)):
            return LEGAL
        return NOTHING_TO_CLOSE
    if s.leaver != LEAVER_REMOVE:
        return NOT_AGREED
    return why_not_player(s, action - REMOVE_0)


def why_not_player(s: State, seat: int) -> int:
    """There must be such a seat, still taking part."""
    if seat >= s.seats or s.is_in[seat] == 0:
        return NO_SUCH_PLAYER
    return LEGAL


def why_not_turn(s: State, seat: int) -> int:
    """Something is to be laid, drawn or stopped now, and by this seat."""
    if s.phase not in (TURN, DRAWN, EXTRA):
        if s.phase in (OPENING, TELLING, ENDING):
            return TELL_FIRST
        return NOT_NOW
    if s.turn != seat:
        return NOT_YOUR_TURN
    return LEGAL


def why_not_lay(s: State, seat: int, action: int) -> int:
    """HM-16, HM-24, HM-38, HM-43 to HM-46."""
    code = why_not_turn(s, seat)
    if code != LEGAL:
        return code
    card = action - LAY_0
    if action >= WISH_0:
        card = FIRST_SHOE + (action - WISH_0) % N_SHOES
    place = 0
    while place < s.n_hand[seat] and s.hand[seat][place] != card:
        place += 1
    if place == s.n_hand[seat]:
        return NOT_IN_HAND
    if s.phase == DRAWN and place < s.n_hand[seat] - s.n_fresh:
        return ONLY_DRAWN_CARD
    if MOTIF[card] == HORSESHOE and action < WISH_0:
        return WISH_WITH_IT
    if fits(s, card):
        return LEGAL
    if s.bill > 0:
        return PAY_OR_HAZARD
    return WISHED_COLOUR if s.wish > 0 else DOES_NOT_FIT


def why_not_draw(s: State, seat: int, action: int) -> int:
    """HM-23 to HM-25, HM-40."""
    code = why_not_turn(s, seat)
    if code != LEGAL:
        return code
    if action == DRAW:
        if s.phase != TURN:
            return NOT_NOW
        return LEGAL if may_draw(s, seat) else MUST_LAY
    if action == KEEP:
        if s.phase != DRAWN:
            return NOTHING_DRAWN
        return LEGAL if may_keep(s, seat) else MUST_LAY
    if s.phase != EXTRA:
        return NO_EXTRA
    return LEGAL if may_stop(s, seat) else MUST_LAY


def why_not_tell(s: State, seat: int, action: int) -> int:
    """HM-19, S40, S41."""
    if action in (WAVE, OBJECT):
        if s.asked == 0:
            return NOT_ASKED
        if not may_judge(s, seat):
            return OWN_SENTENCE
        return ALREADY_SAID if action == OBJECT and s.answered[seat] != UNASKED else LEGAL
    if teller(s) != seat:
        return NOT_YOUR_TURN
    if action == TAKE_BACK:
        if s.phase != TELLING:
            return NOTHING_TO_TAKE_BACK
        return CAUGHT_BEFORE if s.lost_turn else LEGAL
    if action == INSIST:
        if s.asked == 0:
            return NOT_ASKED
        return LEGAL if may_insist(s) else OTHERS_DECIDE
    if action <= ASK_0:
        if action - TELL_0 != piece(s):
            return NOT_THIS_PIECE
        return LEGAL if tells(s) else OTHERS_JUDGE
    if action - ASK_0 != piece(s):
        return NOT_THIS_PIECE
    return LEGAL if s.n_asks < ASKS else ASKED_TOO_OFTEN


def why_not_snatch(s: State, seat: int, action: int) -> int:
    """HM-33 to HM-35, S24, S29."""
    if action <= FALSE_GRAB:
        return why_not_grab(s, seat)
    if action == WANT:
        if s.phase != SNATCH or is_real_time(s):
            return NO_LOT
        if seat == s.turn:
            return OWN_HORSE
        return LEGAL if may_snatch(s, seat) else ALREADY_SAID
    if action == LEAVE:
        return LEGAL if may_leave(s, seat) else NOTHING_TO_LEAVE
    if s.phase != SLIP or s.grabber != seat:
        return NOT_FASTEST
    if action == DECLINE:
        return LEGAL
    for i in range(s.n_hand[seat]):
        if s.hand[seat][i] == action - SLIP_0:
            return LEGAL if slips_any(s, seat) else KEEP_LAST_CARD
    return NOT_IN_HAND


def why_not_grab(s: State, seat: int) -> int:
    """HM-33, S24."""
    if may_grab(s, seat):
        return LEGAL
    if s.phase not in (READING, SNATCH):
        return NOTHING_TO_GRAB
    if not is_real_time(s):
        return LOT_DECIDES
    return OWN_HORSE if seat == s.turn else LOCKED_OUT_OF_IT


def why_not_shout(s: State, seat: int, action: int) -> int:
    """S43, S50."""
    if s.shout != ON:
        return NO_SHOUT
    if not is_loud(s):
        return NOT_NOW
    if s.cooling[seat]:
        return COOLING
    if action in (CALL_ONE, CALL_ALL):
        return LEGAL
    if action - ACCUSE_0 == seat:
        return YOURSELF
    return why_not_player(s, action - ACCUSE_0)


def why_not_prepare(s: State, seat: int, action: int) -> int:
    """HM-10, HM-13, HM-58, HM-63."""
    if action <= PASS_NAME:
        if s.phase != NAME:
            return NOT_NOW
        return LEGAL if s.named[seat] == SILENT else NAMED_ALREADY
    if action <= CATEGORY_0 + 1:
        return why_not_vote(s, seat, action - VOTE_0)
    if action <= AGREE:
        if s.phase != CATEGORIES:
            return NOT_NOW
        if action == AGREE:
            return LEGAL if s.agreed[seat] == NOT_READY else AGREED_ALREADY
        return LEGAL if s.n_edits < MOST_EDITS else ENOUGH_EDITS
    if s.phase != NEXT:
        return NOT_NOW
    if s.agreed[seat] != NOT_READY:
        return AGREED_ALREADY
    return NOT_AGREED if action > GO_ON and s.story != TOLD else LEGAL


def why_not_vote(s: State, seat: int, who: int) -> int:
    """S36, S39."""
    if s.phase not in (VOTE, STARTER):
        return NOT_NOW
    if s.phase == STARTER and is_host_asked(s):
        if seat != host(s):
            return HOST_DECIDES
    elif s.vote[seat] > 0:
        return VOTED_ALREADY
    if who >= s.seats:
        return NO_SUCH_PLAYER
    if is_candidate(s, who):
        return LEGAL
    return NOT_PROPOSED if s.phase == VOTE else NO_SUCH_PLAYER
