"""Who may know what: `see` hands a view out, `imagine` makes up a state that fits it.

Nobody's view holds a slipped card, not even its owner's: that is for memory.
"""

from kartenhaus.kit import below

from .components import CARDS, N_TARGET, TARGET_0
from .preparation import n_unused, nth_unused
from .state import ASK_BITS, ASKS, HUSH, LEAST_HUSH, SEATS, Public, State, View


def see(s: State, viewer: int, v: View) -> None:
    """Fill a blank view with what this seat, or the ONLOOKER, may know."""
    copy_public(s, v)
    v.viewer = viewer
    if viewer >= 0:
        for i in range(s.n_hand[viewer]):
            v.hand[i] = s.hand[viewer][i]


def copy_public(s: Public, v: Public) -> None:
    """Everything that lies open on the table, and the agreed options."""
    copy_options(s, v)
    v.seats = s.seats
    v.phase = s.phase
    v.deal = s.deal
    v.turn = s.turn
    v.beginner = s.beginner
    v.direction = s.direction
    v.winner = s.winner
    v.named_by = s.named_by
    v.stock_name = s.stock_name
    v.n_edits = s.n_edits
    v.start_card = s.start_card
    v.used_starts = s.used_starts
    v.used_targets = s.used_targets
    v.shown_target = s.shown_target
    v.n_deck = s.n_deck
    v.n_slipped = s.n_slipped
    v.n_pile = s.n_pile
    v.top = s.top
    v.laid = s.laid
    v.laid_wish = s.laid_wish
    v.origin = s.origin
    v.demand_colour = s.demand_colour
    v.demand_motif = s.demand_motif
    v.wish = s.wish
    v.bill = s.bill
    v.n_fresh = s.n_fresh
    v.has_paid = s.has_paid
    v.lost_turn = s.lost_turn
    v.asked = s.asked
    v.n_asks = s.n_asks
    v.race = s.race
    v.grabber = s.grabber
    v.reward = s.reward
    v.has_fallen = s.has_fallen
    v.is_watched = s.is_watched
    for i in range(ASKS // ASK_BITS):
        v.waved[i] = s.waved[i]
    for seat in range(SEATS):
        v.is_in[seat] = s.is_in[seat]
        v.targets[seat] = s.targets[seat]
        v.named[seat] = s.named[seat]
        v.vote[seat] = s.vote[seat]
        v.agreed[seat] = s.agreed[seat]
        v.n_hand[seat] = s.n_hand[seat]
        v.answered[seat] = s.answered[seat]
        v.passed[seat] = s.passed[seat]
        v.due[seat] = s.due[seat]
        v.early[seat] = s.early[seat]
        v.watch[seat] = s.watch[seat]
        v.cooling[seat] = s.cooling[seat]
        v.n_fines[seat] = s.n_fines[seat]


def copy_options(s: Public, v: Public) -> None:
    """The agreed options. Field by field, as compiled code cannot look fields up by name."""
    v.shout = s.shout
    v.marathon = s.marathon
    v.storyteller = s.storyteller
    v.story = s.story
    v.telling = s.telling
    v.language = s.language
    v.story_check = s.story_check
    v.spelling = s.spelling
    v.mention = s.mention
    v.direction_sentence = s.direction_sentence
    v.agree_on = s.agree_on
    v.stable_category = s.stable_category
    v.starter_rule = s.starter_rule
    v.starter = s.starter
    v.next_starter = s.next_starter
    v.drawn_card = s.drawn_card
    v.voluntary_draw = s.voluntary_draw
    v.coach_extra = s.coach_extra
    v.direction_effect = s.direction_effect
    v.after_direction = s.after_direction
    v.two_player_direction = s.two_player_direction
    v.after_hazard = s.after_hazard
    v.hazard_answer = s.hazard_answer
    v.snatch_mode = s.snatch_mode
    v.false_grab = s.false_grab
    v.snatch_limit = s.snatch_limit
    v.two_player_snatch = s.two_player_snatch
    v.snatch_can_win = s.snatch_can_win
    v.shout_on_slip = s.shout_on_slip
    v.catch_window = s.catch_window
    v.false_call = s.false_call
    v.turn_timer = s.turn_timer
    v.on_timeout = s.on_timeout
    v.leaver = s.leaver


def imagine(v: View, s: State) -> None:
    """A random state that fits the view: the cards that the viewer does not know are dealt out anew."""
    copy_public(v, s)
    gather_unknown(v, s)
    for i in range(CARDS):
        s.pile[i] = 0
    deal_out(v, s, 0)
    choose_target(v, s)
    s.hush = LEAST_HUSH + below(s, HUSH)


def gather_unknown(v: View, s: State) -> None:
    """For now, every card that the viewer does not see lies in the draw pile."""
    for i in range(CARDS):
        s.deck[i] = 1
    for i in range(CARDS):
        if v.hand[i] > 0:
            s.deck[v.hand[i] - 1] = 0
    if v.top > 0:
        s.deck[v.top - 1] = 0
    if v.laid > 0:
        s.deck[v.laid - 1] = 0
    s.n_deck = 0
    for i in range(CARDS):
        if s.deck[i]:
            s.deck[i] = 0
            s.deck[s.n_deck] = i + 1
            s.n_deck += 1


def deal_out(v: View, s: State, n_known: int) -> None:
    """Hands, and the pile above so many cards that lie there; what is left is the draw pile."""
    for seat in range(SEATS):
        for i in range(CARDS):
            s.hand[seat][i] = 0
        for i in range(v.n_hand[seat]):
            if seat == v.viewer:
                s.hand[seat][i] = v.hand[i]
            else:
                s.hand[seat][i] = take_unknown(s)
    for i in range(n_known, v.n_pile - 1):
        s.pile[i] = take_unknown(s)
    if v.n_pile > 0:
        s.pile[v.n_pile - 1] = v.top


def choose_target(v: View, s: State) -> None:
    """The target card: the one that is shown, or else any that was not used."""
    s.target = v.shown_target
    if v.shown_target == 0:
        s.target = TARGET_0 + 1 + nth_unused(v.used_targets, below(s, n_unused(v.used_targets, N_TARGET)))


def take_unknown(s: State) -> int:
    """Any card that has no place yet."""
    place = below(s, s.n_deck)
    card = s.deck[place]
    s.n_deck -= 1
    s.deck[place] = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card
