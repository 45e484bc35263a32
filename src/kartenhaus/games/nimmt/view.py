"""Who may know what: `see` hands a view out, `imagine` makes up a state that fits it."""

from kartenhaus.kit import below

from .rules import cards_in_use, heads_on, put_in_hand, row_heads
from .state import (
    ALL_OPEN,
    CARDS,
    CHOOSE,
    CLOSED,
    DRAFT,
    DRAFT_SHOWN,
    FULL,
    FULL_HISTORY,
    HAND,
    HIDDEN,
    NOBODY,
    OVER,
    PLACE,
    PROFESSIONAL,
    ROWS,
    SCORE,
    SEATS,
    Public,
    State,
    View,
)


def see(s: State, viewer: int, v: View) -> None:
    """Fill a blank view with what this seat, or the ONLOOKER, may know."""
    copy_public(s, v)
    v.viewer = viewer
    for r in range(ROWS):
        v.row_heads[r] = row_heads(s, r)
    for seat in range(s.seats):
        see_hand(s, viewer, seat, v)
        see_choice(s, viewer, seat, v)
        see_counts(s, seat, v)
    see_played(s, v)
    see_piles(s, viewer, v)


def copy_public(s: Public, v: Public) -> None:
    """Everything that lies open on the table, and the agreed options."""
    copy_options(s, v)
    v.seats = s.seats
    v.phase = s.phase
    v.deal = s.deal
    v.turn = s.turn
    v.must_place = s.must_place
    v.drafter = s.drafter
    v.first = s.first
    for r in range(ROWS):
        v.length[r] = s.length[r]
        for i in range(FULL):
            v.row[r][i] = s.row[r][i]
    for seat in range(SEATS):
        v.score[seat] = s.score[seat]
        v.is_ready[seat] = s.is_ready[seat]
        v.n_hand[seat] = s.n_hand[seat]
    for card in range(CARDS + 1):
        v.display[card] = s.display[card]


def copy_options(s: Public, v: Public) -> None:
    """The agreed options. Field by field, as compiled code cannot look fields up by name."""
    v.variant = s.variant
    v.end_mode = s.end_mode
    v.limit = s.limit
    v.deals = s.deals
    v.limit_compare = s.limit_compare
    v.heads_rule = s.heads_rule
    v.symbol = s.symbol
    v.tie = s.tie
    v.auto_row = s.auto_row
    v.change_choice = s.change_choice
    v.pile_view = s.pile_view
    v.history = s.history
    v.first_drafter = s.first_drafter
    v.draft_order = s.draft_order
    v.draft_memory = s.draft_memory
    v.self_place = s.self_place
    v.turn_timer = s.turn_timer
    v.on_timeout = s.on_timeout
    v.leaver = s.leaver


def shows_hands(s: Public) -> bool:
    """Drafted hands stay known only where the table agreed on it; otherwise hands are closed (SN-06)."""
    return s.variant == PROFESSIONAL and s.draft_memory == DRAFT_SHOWN


def see_hand(s: State, viewer: int, seat: int, v: View) -> None:
    """SN-06: one's own hand, and others' if the table remembers the draft."""
    if viewer == seat or shows_hands(s):
        for i in range(HAND):
            v.hand[seat][i] = s.hand[seat][i]


def see_choice(s: State, viewer: int, seat: int, v: View) -> None:
    """SN-10, SN-11: that a card lies face down is seen by all; which, by its owner until all are turned up."""
    if s.chosen[seat] > 0:
        v.has_chosen[seat] = 1
        if viewer == seat or s.phase == PLACE:
            v.chosen[seat] = s.chosen[seat]


def counts_are_open(s: Public) -> bool:
    """Running heads are public, but in memory play only when the deal is counted (SN-37)."""
    return s.pile_view != CLOSED or s.phase == SCORE or s.phase == OVER


def see_counts(s: State, seat: int, v: View) -> None:
    """How much each seat has taken."""
    if counts_are_open(s):
        v.heads[seat] = s.heads[seat]
        v.n_pile[seat] = s.n_pile[seat]
    else:
        v.heads[seat] = HIDDEN
        v.n_pile[seat] = HIDDEN


def last_turn_up(s: Public) -> int:
    """The last turn whose cards were turned up; 0 if none was."""
    if s.phase == DRAFT:
        return 0
    if s.phase == CHOOSE:
        return s.turn - 1
    return s.turn


def see_played(s: State, v: View) -> None:
    """The cards of the last turn, or of all turns."""
    last = last_turn_up(s)
    first = last
    if s.history == FULL_HISTORY:
        first = 1
    for turn in range(max(first, 1), last + 1):
        for seat in range(s.seats):
            v.played[turn - 1][seat] = s.played[turn - 1][seat]


def see_piles(s: State, viewer: int, v: View) -> None:
    """Which cards are known to lie in whose pile: one's own (unless closed), and what was taken in view.

    One loop for each case, without branches: who has taken which card cannot be foreseen.
    """
    if s.pile_view == ALL_OPEN or s.history == FULL_HISTORY:
        for card in range(CARDS + 1):
            v.pile[card] = s.pile[card]
        return
    own = viewer
    if s.pile_view == CLOSED:
        own = NOBODY
    turn = last_turn_up(s)
    for card in range(CARDS + 1):
        seat = s.pile[card]
        is_known = (seat == own) | (s.taken_in[card] == turn)
        v.pile[card] = seat if is_known else NOBODY


# Imagining


def imagine(v: View, s: State) -> None:
    """A random state that fits the view: the cards that the viewer does not know are dealt out anew.

    `s.deck` is the scratch space: it holds the unknown cards in the order piles, hands, rest.
    """
    copy_public(v, s)
    clear_state(v, s)
    n = gather_unknown(v, s)
    shuffle_unknown(s, n)
    top = imagine_hands(v, s, imagine_piles(v, s, n))
    imagine_choices(v, s)
    imagine_rest(s, top, n)


def clear_state(v: View, s: State) -> None:
    """What the view does not know is empty; what it knows is copied."""
    for seat in range(SEATS):
        s.chosen[seat] = v.chosen[seat]
        s.heads[seat] = 0
        s.n_pile[seat] = 0
        s.n_hand[seat] = 0
        for i in range(HAND):
            s.hand[seat][i] = 0
            s.played[i][seat] = v.played[i][seat]
    for seat in range(v.seats):
        for i in range(HAND):
            if v.hand[seat][i] > 0:
                put_in_hand(s, seat, v.hand[seat][i])
    for card in range(CARDS + 1):
        s.pile[card] = NOBODY
        s.taken_in[card] = 0


def gather_unknown(v: View, s: State) -> int:
    """Write the cards whose place the view does not know into the deck, return how many."""
    for card in range(CARDS + 1):
        s.pile[card] = v.pile[card]
        s.taken_in[card] = v.display[card]  # used as a mark here: 1 = known
        if v.pile[card] != NOBODY:
            s.taken_in[card] = 1
    for seat in range(v.seats):
        for i in range(HAND):
            s.taken_in[v.hand[seat][i]] = 1
        s.taken_in[v.chosen[seat]] = 1
    for r in range(ROWS):
        for i in range(FULL):
            s.taken_in[v.row[r][i]] = 1
    n = 0
    for card in range(1, cards_in_use(s) + 1):
        if s.taken_in[card] == 0:
            s.deck[n] = card
            n += 1
    return n


def shuffle_unknown(s: State, n: int) -> None:
    """A random order of the first n cards of the deck."""
    for i in range(n - 1, 0, -1):
        swap(s, i, below(s, i + 1))


def swap(s: State, i: int, j: int) -> None:
    """Two cards of the deck change places."""
    card = s.deck[i]
    s.deck[i] = s.deck[j]
    s.deck[j] = card


def imagine_piles(v: View, s: State, n: int) -> int:
    """Lay the first unknown cards into piles as high and as costly as the view says; return how many were laid."""
    for card in range(CARDS + 1):
        seat = s.pile[card]
        s.taken_in[card] = 0
        if seat != NOBODY:
            s.taken_in[card] = last_turn_up(v)  # of the turns that give this view the latest
            s.n_pile[seat] += 1
            s.heads[seat] += heads_on(s, card)
    if counts_are_open(v):
        return imagine_counted_piles(v, s, n)
    return imagine_closed_piles(v, s)


def imagine_closed_piles(v: View, s: State) -> int:
    """Memory play: all that is known is how many cards were taken in all."""
    taken = n_placed(v)
    for r in range(ROWS):
        taken -= v.length[r]
    for seat in range(v.seats):
        taken -= s.n_pile[seat]
    for i in range(taken):
        lay_on_pile(v, s, s.deck[i], below(s, v.seats))
    return taken


def n_placed(v: View) -> int:
    """Cards that have been laid into rows in this deal, the opening ones included."""
    if v.phase == DRAFT:
        return 0
    n = ROWS + v.seats * last_turn_up(v)
    if v.phase == PLACE:
        for seat in range(v.seats):
            if v.chosen[seat] > 0:
                n -= 1
    return n


def lay_on_pile(v: View, s: State, card: int, seat: int) -> None:
    """The seat has taken this card at some time that the view does not show."""
    s.pile[card] = seat
    s.taken_in[card] = forgotten_turn(v)
    s.n_pile[seat] += 1
    s.heads[seat] += heads_on(s, card)


def forgotten_turn(v: View) -> int:
    """A turn before the last one: cards taken then are not shown. 0 if there was none."""
    return max(last_turn_up(v) - 1, 0)


def imagine_counted_piles(v: View, s: State, n: int) -> int:
    """Swap unknown cards until every pile has the heads that the view counts.

    Piled cards lie at the front of the deck. A random walk that now and then accepts a worse swap reaches a fitting
    state in the end, as there is one: the true state.
    """
    piled = 0
    for seat in range(v.seats):
        for _ in range(v.n_pile[seat] - s.n_pile[seat]):
            s.pile[s.deck[piled]] = seat
            s.heads[seat] += heads_on(s, s.deck[piled])
            piled += 1
        s.n_pile[seat] = v.n_pile[seat]
    wrong = 0
    for seat in range(v.seats):
        wrong += abs(s.heads[seat] - v.heads[seat])
    while wrong > 0:
        i = below(s, piled)
        if s.heads[s.pile[s.deck[i]]] != v.heads[s.pile[s.deck[i]]]:
            wrong += try_swap(v, s, i, below(s, n))
    for i in range(piled):
        s.taken_in[s.deck[i]] = forgotten_turn(v)
    return piled


def try_swap(v: View, s: State, i: int, j: int) -> int:
    """Swap two unknown cards unless that makes the heads worse (then 1 time in 32); return the change."""
    mine = s.deck[i]
    other = s.deck[j]
    a = s.pile[mine]
    b = s.pile[other]
    if a == b:
        return 0
    more = heads_on(s, other) - heads_on(s, mine)
    change = abs(s.heads[a] + more - v.heads[a]) - abs(s.heads[a] - v.heads[a])
    if b != NOBODY:
        change += abs(s.heads[b] - more - v.heads[b]) - abs(s.heads[b] - v.heads[b])
    if change > 0 and below(s, 32) > 0:
        return 0
    s.heads[a] += more
    if b != NOBODY:
        s.heads[b] -= more
    s.pile[mine] = b
    s.pile[other] = a
    swap(s, i, j)
    return change


def imagine_hands(v: View, s: State, top: int) -> int:
    """Deal unknown cards into the hands that are not known; return the next free place in the deck."""
    for seat in range(v.seats):
        if s.n_hand[seat] == 0:
            for _ in range(v.n_hand[seat]):
                put_in_hand(s, seat, s.deck[top])
                top += 1
    return top


def imagine_choices(v: View, s: State) -> None:
    """Who has laid a card face down has laid any of the hand."""
    if v.phase == CHOOSE:
        for seat in range(v.seats):
            if v.has_chosen[seat] and s.chosen[seat] == 0:
                s.chosen[seat] = s.hand[seat][below(s, s.n_hand[seat])]


def imagine_rest(s: State, top: int, n: int) -> None:
    """The unknown cards that nobody holds are the rest; it lies where `deal_hands` leaves it, at the deck's end."""
    rest = n - top
    for i in range(rest - 1, -1, -1):  # from behind, as old and new places overlap
        s.deck[CARDS - rest + i] = s.deck[top + i]
    for i in range(CARDS - rest):
        s.deck[i] = 0
