"""Where cards go: hands, the draw pile with what was slipped beneath it, and the pile of laid cards.

Nobody knows the order of the draw pile, so it is decided when a card is drawn; only slipped cards keep their places.
"""

from kartenhaus.kit import Log, below, note, whisper

from .components import CARDS, COLOUR, MOTIF, N_HAND
from .events import GOT, RENEWED
from .state import DEALT, SEATS, State


def shuffle_and_deal(s: State) -> None:
    """HM-02 to HM-05: four of the 32 cards each; the direction cards come into the draw pile only then."""
    for i in range(CARDS):
        s.pile[i] = 0
    for seat in range(SEATS):
        for i in range(CARDS):
            s.hand[seat][i] = 0
    for i in range(CARDS):
        s.deck[i] = i + 1
    for i in range(N_HAND, CARDS):
        s.deck[i] = 0
    s.n_deck = N_HAND
    s.n_slipped = 0
    s.n_pile = 0
    for seat in range(SEATS):
        s.n_hand[seat] = 0
        if s.is_in[seat]:
            for i in range(DEALT):
                s.hand[seat][i] = take_from_deck(s)
            s.n_hand[seat] = DEALT
    for card in range(N_HAND + 1, CARDS + 1):
        s.deck[s.n_deck] = card
        s.n_deck += 1


def take_from_deck(s: State) -> int:
    """Any card of the draw pile that was not slipped there; then those, the first one first."""
    place = s.n_deck - 1
    if s.n_deck > s.n_slipped:
        place = s.n_slipped + below(s, s.n_deck - s.n_slipped)
    else:
        s.n_slipped -= 1
    card = s.deck[place]
    s.n_deck -= 1
    s.deck[place] = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


def put_in_hand(s: State, seat: int, card: int) -> None:
    """The card becomes the last one of this hand, but stands before those that were just drawn."""
    place = s.n_hand[seat]
    if seat == s.turn and s.n_fresh > 0:
        first_fresh = place - s.n_fresh
        s.hand[seat][place] = s.hand[seat][first_fresh]
        place = first_fresh
    s.hand[seat][place] = card
    s.n_hand[seat] += 1


def take_from_hand(s: State, seat: int, card: int) -> None:
    """The card leaves this hand; the last one takes its place."""
    place = 0
    while s.hand[seat][place] != card:
        place += 1
    s.n_hand[seat] -= 1
    s.hand[seat][place] = s.hand[seat][s.n_hand[seat]]
    s.hand[seat][s.n_hand[seat]] = 0


def slip_under(s: State, card: int) -> None:
    """HM-34, S28: the card becomes the lowest of the draw pile."""
    s.deck[s.n_deck] = s.deck[s.n_slipped]
    for place in range(s.n_slipped, 0, -1):
        s.deck[place] = s.deck[place - 1]
    s.deck[0] = card
    s.n_slipped += 1
    s.n_deck += 1


def lay_on_pile(s: State, card: int) -> None:
    """HM-18: one pile."""
    s.pile[s.n_pile] = card
    s.n_pile += 1
    s.top = card


def can_draw(s: State) -> bool:
    """Something lies in the draw pile or can be shuffled into it."""
    return s.n_deck > 0 or s.n_pile > 1


def draw_cards(s: State, seat: int, n: int, log: Log) -> int:
    """S20, S21: so many cards into this hand, fewer if there are none; how many they were."""
    drawn = 0
    while drawn < n and can_draw(s):
        if s.n_deck > 0:
            card = take_from_deck(s)
            put_in_hand(s, seat, card)
            whisper(log, seat, GOT, seat, card, MOTIF[card], COLOUR[card])
            drawn += 1
        if s.n_deck == 0:  # at once; or before the first card, if there was nothing to shuffle until now
            renew(s, log)
    return drawn


def renew(s: State, log: Log) -> None:
    """HM-27, HM-28, S18, S19: all laid cards but the last are the new draw pile, if there are any."""
    if s.n_pile <= 1:
        return
    for place in range(s.n_pile - 1):
        s.deck[place] = s.pile[place]
        s.pile[place] = 0
    s.n_deck = s.n_pile - 1
    s.pile[0] = s.top
    if s.n_deck > 0:
        s.pile[s.n_deck] = 0
    s.n_pile = 1
    note(log, RENEWED, s.n_deck, 0, 0, 0)
