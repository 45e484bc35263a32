"""Who may know what: `see` hands a view out, `imagine` makes up a state that fits it."""

from kartenhaus.kit import below

from .components import CARDS
from .rules import free_card
from .state import HAND, LAY, NOBODY, SEATS, Public, State, View


def see(s: State, viewer: int, v: View) -> None:
    """Fill a blank view with what this seat, or the ONLOOKER, may know."""
    copy_public(s, v)
    v.viewer = viewer
    for card in range(CARDS + 1):
        v.owner[card] = NOBODY
        if s.owner[card] == viewer or s.shown_in[card] > 0:
            v.owner[card] = s.owner[card]
    for seat in range(s.seats):
        if s.chosen[seat] > 0:
            v.has_chosen[seat] = 1
            if seat == viewer:
                v.chosen[seat] = s.chosen[seat]


def copy_public(s: Public, v: Public) -> None:
    """Everything that lies open on the table, and the agreed options."""
    v.deals = s.deals
    v.one_beats_highest = s.one_beats_highest
    v.seats = s.seats
    v.phase = s.phase
    v.deal = s.deal
    v.turn = s.turn
    for card in range(CARDS + 1):
        v.shown_in[card] = s.shown_in[card]
    for seat in range(SEATS):
        v.points[seat] = s.points[seat]
        v.score[seat] = s.score[seat]


def imagine(v: View, s: State) -> None:
    """A random state that fits the view: the cards that the viewer does not know are dealt out anew."""
    copy_public(v, s)
    for card in range(CARDS + 1):
        s.owner[card] = v.owner[card]
    for seat in range(SEATS):
        s.chosen[seat] = v.chosen[seat]
    if v.phase != LAY:
        return
    for seat in range(v.seats):
        if seat != v.viewer:
            for _ in range(v.turn - 1, HAND):
                s.owner[free_card(s)] = seat
            if v.has_chosen[seat]:
                s.chosen[seat] = any_card_of(s, seat)


def any_card_of(s: State, seat: int) -> int:
    """A random card of those in this seat's hand."""
    card = 1 + below(s, CARDS)
    while s.owner[card] != seat or s.shown_in[card] > 0:
        card = 1 + below(s, CARDS)
    return card
