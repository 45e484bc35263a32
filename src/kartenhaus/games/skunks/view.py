"""Who may know what: `see` hands a view out, `imagine` makes up a state that fits it.

All viewers know the same: what lies open. Faces of the middle are in no view, also not those of pumas that were shown.
"""

from kartenhaus.kit import below

from .rules import n_pumas, sort_front, tile_after, total
from .state import (
    CARDS,
    FOOTPRINTS,
    GAP,
    HIDDEN,
    NOBODY,
    ON,
    PILE_OPEN,
    PUMA,
    SEATS,
    TRACK,
    VALUES,
    Public,
    State,
    View,
)


def see(s: State, viewer: int, v: View) -> None:
    """Fill a blank view with what this seat, or the ONLOOKER, may know."""
    copy_public(s, v)
    v.viewer = viewer
    for value in range(VALUES + 1):
        v.used[value] = HIDDEN
        if s.pile_open == PILE_OPEN:
            v.used[value] = s.used[value]
    for seat in range(s.seats):
        v.total[seat] = total(s, seat)
    v.landing = HIDDEN
    if s.landing_preview == ON and s.active != NOBODY and v.total[s.active] > 0:
        v.landing = tile_after(s, total(s, s.active))


def copy_public(s: Public, v: Public) -> None:
    """Everything that lies open on the table, and the agreed options."""
    copy_options(s, v)
    v.seats = s.seats
    v.phase = s.phase
    v.turn = s.turn
    v.active = s.active
    v.n_laid = s.n_laid
    v.n_turned = s.n_turned
    v.must_turn = s.must_turn
    v.n_down = s.n_down
    v.n_used = s.n_used
    v.shown = s.shown
    v.receiver = s.receiver
    v.winner = s.winner
    for seat in range(SEATS):
        v.is_in[seat] = s.is_in[seat]
        v.skunk[seat] = s.skunk[seat]
        v.position[seat] = s.position[seat]
        v.has_seen[seat] = s.has_seen[seat]
        for value in range(VALUES + 1):
            v.front[seat][value] = s.front[seat][value]
    for tile in range(TRACK + 1):
        v.tile[tile] = s.tile[tile]
    for place in range(CARDS + 1):
        v.down[place] = s.down[place]
        v.mark[place] = s.mark[place]


def copy_options(s: Public, v: Public) -> None:
    """The agreed options. Field by field, as compiled code cannot look fields up by name."""
    v.stink_spacing = s.stink_spacing
    v.double_stink = s.double_stink
    v.track = s.track
    v.starter = s.starter
    v.retreat_to = s.retreat_to
    v.use_all_cards = s.use_all_cards
    v.gift_start = s.gift_start
    v.dry_middle = s.dry_middle
    v.pile_open = s.pile_open
    v.memory_aid = s.memory_aid
    v.landing_preview = s.landing_preview
    v.reveal_seconds = s.reveal_seconds
    v.wait_for_all = s.wait_for_all
    v.show_positions = s.show_positions
    v.turn_timer = s.turn_timer
    v.on_timeout = s.on_timeout
    v.leaver = s.leaver


# Imagining


def imagine(v: View, s: State) -> None:
    """A random state that fits the view: unseen cards are dealt out anew to the middle and the used pile."""
    copy_public(v, s)
    for value in range(VALUES + 1):
        s.used[value] = n_unseen(v, value)  # what the middle does not get is the used pile
        s.has_kind[value] = 0
    if v.active != NOBODY:
        sort_front(s)
    footprints = int(v.n_down) - n_pumas(v)
    pumas = n_pumas(v)
    for place in range(CARDS + 1):
        s.face[place] = GAP
        if is_known_puma(v, place):
            s.face[place] = PUMA
            pumas -= 1
    for place in range(1, CARDS + 1):
        if v.down[place] and not is_known_puma(v, place):
            if below(s, footprints + pumas) < pumas:
                s.face[place] = PUMA
                pumas -= 1
            else:
                s.face[place] = draw_unseen(v, s)
                footprints -= 1


def is_known_puma(v: View, place: int) -> bool:
    """A puma lies open here, or the table has marked one."""
    return place > 0 and (v.shown == place or v.mark[place] == 1)


def n_unseen(v: View, value: int) -> int:
    """Cards with so many footprints that lie in the middle or on the used pile."""
    n = FOOTPRINTS[v.seats][value]
    for seat in range(v.seats):
        n -= v.front[seat][value]
    return n


def draw_unseen(v: View, s: State) -> int:
    """The footprints of a random card that may lie in the middle."""
    n = 0
    for value in range(1, VALUES + 1):
        n += n_drawable(v, s, value)
    nth = below(s, n)
    drawn = 0
    for value in range(1, VALUES + 1):
        nth -= n_drawable(v, s, value)
        if nth < 0 and drawn == 0:
            drawn = value
    s.used[drawn] -= 1
    return drawn


def n_drawable(v: View, s: State, value: int) -> int:
    """Such cards that are still to be dealt to the middle, for all that the view knows."""
    if v.pile_open == PILE_OPEN:
        return s.used[value] - v.used[value]
    return s.used[value]
