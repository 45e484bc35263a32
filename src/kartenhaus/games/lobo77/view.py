"""Who may know what: `see` hands a view out, `imagine` makes up a state that fits it."""

from kartenhaus.kit import below

from .components import COUNTS, KIND_OF, KINDS, LOWEST
from .rules import take_any, take_card
from .state import CALL, IN, LAY, LIMIT, ON, SEATS, TOTAL_HIDDEN, Public, State, View

DEEPEST = -20  # a hidden total is imagined between this and the last one that is no loss


def see(s: State, viewer: int, v: View) -> None:
    """Fill a blank view with what this seat, or the ONLOOKER, may know."""
    copy_public(s, v)
    v.viewer = viewer
    if not shows_total(s):
        v.total = 0
        v.before = 0
    if viewer >= 0:
        for kind in range(KINDS + 1):
            v.hand[kind] = s.hand[viewer][kind]
    if shows_discard(s):
        for kind in range(KINDS + 1):
            v.discard[kind] = s.discard[kind]
    elif s.last_lies:
        v.discard[s.last] = 1


def shows_total(s: Public) -> bool:
    """LB-27: the total is known to all; where it is hidden, only when the round has ended."""
    return s.total_call != TOTAL_HIDDEN or (s.phase != LAY and s.phase != CALL)


def shows_discard(s: Public) -> bool:
    """LB-08: older cards lie covered, unless the table looks back; that would give a hidden total away."""
    return s.look_back == ON and s.total_call != TOTAL_HIDDEN


def copy_public(s: Public, v: Public) -> None:
    """Everything that lies open on the table, and the agreed options."""
    copy_options(s, v)
    v.seats = s.seats
    v.phase = s.phase
    v.deal = s.deal
    v.turn = s.turn
    v.direction = s.direction
    v.total = s.total
    v.before = s.before
    v.due = s.due
    v.is_second = s.is_second
    v.on_x2 = s.on_x2
    v.burden = s.burden
    v.last = s.last
    v.last_lies = s.last_lies
    v.n_deck = s.n_deck
    v.n_discard = s.n_discard
    v.n_aside = s.n_aside
    v.drawer = s.drawer
    v.n_draws = s.n_draws
    v.dealer_seat = s.dealer_seat
    v.starter = s.starter
    for seat in range(SEATS):
        v.chips[seat] = s.chips[seat]
        v.out[seat] = s.out[seat]
        v.n_hand[seat] = s.n_hand[seat]
        v.full[seat] = s.full[seat]
        v.n_forgot[seat] = s.n_forgot[seat]


def copy_options(s: Public, v: Public) -> None:
    """The agreed options. Field by field, as compiled code cannot look fields up by name."""
    v.cost_77 = s.cost_77
    v.dealer = s.dealer
    v.forgot_hand = s.forgot_hand
    v.game_end = s.game_end
    v.card_76 = s.card_76
    v.swimming = s.swimming
    v.x2_as_second = s.x2_as_second
    v.x2_draw = s.x2_draw
    v.x2_check = s.x2_check
    v.doublet_trigger = s.doublet_trigger
    v.negative_doublets = s.negative_doublets
    v.draw_mode = s.draw_mode
    v.draw_window = s.draw_window
    v.forgot_again = s.forgot_again
    v.empty_hand = s.empty_hand
    v.total_call = s.total_call
    v.wrong_total = s.wrong_total
    v.reshuffle_top = s.reshuffle_top
    v.out_hand = s.out_hand
    v.look_back = s.look_back
    v.start_chips = s.start_chips
    v.hand_size = s.hand_size
    v.turn_timer = s.turn_timer
    v.on_timeout = s.on_timeout
    v.leaver = s.leaver


def imagine(v: View, s: State) -> None:
    """A random state that fits the view: the cards that the viewer does not know are dealt out anew."""
    copy_public(v, s)
    if not shows_total(v):
        s.total = DEEPEST + below(s, LIMIT - DEEPEST)
        s.before = s.total
    gather_unknown(v, s)
    for seat in range(v.seats):
        if seat != v.viewer:
            for _ in range(v.n_hand[seat]):
                take_card(s, seat)
        s.n_hand[seat] = v.n_hand[seat]
    lay_unknown(v, s)
    s.n_deck = v.n_deck


def gather_unknown(v: View, s: State) -> None:
    """What the viewer holds and what lies open is where it is; every other card is in the draw pile for now."""
    s.n_deck = 0
    for kind in range(KINDS + 1):
        for seat in range(SEATS):
            s.hand[seat][kind] = 0
        if v.viewer >= 0:
            s.hand[v.viewer][kind] = v.hand[kind]
        s.discard[kind] = v.discard[kind]
        s.aside[kind] = 0
        s.deck[kind] = COUNTS[kind] - v.hand[kind] - v.discard[kind]
        if v.card_76 != IN and kind == KIND_OF[76 - LOWEST]:
            s.deck[kind] = 0
        s.n_deck += s.deck[kind]


def lay_unknown(v: View, s: State) -> None:
    """Cards that lie covered in the discard pile or aside are any that are left."""
    known = 0
    for kind in range(KINDS + 1):
        known += v.discard[kind]
    for _ in range(known, v.n_discard):
        s.discard[take_any(s)] += 1
    for _ in range(v.n_aside):
        s.aside[take_any(s)] += 1
