"""Who may know what: `see` hands a view out, `imagine` makes up a state that fits it.

Beneath the top card the heap is covered, and so are all piles, one's own too, until the scoring. Their heights are
told roughly, as one sees a pile of cards; no sum and no number of cards gives away what must be remembered.
"""

from kartenhaus.kit import below

from .components import COPIES, KIND_OF, N_KINDS, N_TYPES
from .scoring import n_gluttons, n_sweets
from .seating import fex_refuses, is_barred, is_open, is_unmarked_play, n_jesters, next_seat
from .state import (
    AT_SNATCH,
    FEX_OFF,
    FEX_STRICT,
    FEX_TRICKY,
    GLUTTON,
    GLUTTONS,
    HIDDEN,
    JESTERS,
    MOST_KINDS,
    MOST_TYPES,
    NOBODY,
    ON,
    SCOPE_OWN_THREE,
    SEATS,
    SORT,
    SORT_AUTO,
    SPREAD,
    STACK,
    TOP,
    Public,
    State,
    View,
)

LEAST = (0, 1, 5, 10, 17, 26)  # by height: at least so many cards
MOST = (0, 4, 9, 16, 25, 51)  # by height: at most so many
TRIES = 8  # for a card that may lie on a pile


def height(n: int) -> int:
    """How high so many cards look, from 0 for none to 5."""
    tall = 0
    while n > MOST[tall]:
        tall += 1
    return tall


def see(s: State, viewer: int, v: View) -> None:
    """Fill a blank view with what this seat, or the ONLOOKER, may know."""
    copy_public(s, v)
    v.viewer = viewer
    if is_unmarked_play(s):
        v.due = HIDDEN
        v.direction = 0
    v.heap_height = height(s.n_heap)
    v.stack_height = height(STACK + 1 - s.n_up)
    v.n_heap = HIDDEN
    if s.heap_view != TOP or is_open(s):
        v.n_heap = s.n_heap
    if s.heap_view == SPREAD or is_open(s):
        for i in range(s.n_heap):
            v.cards[i] = s.cards[i]
    if s.phase == SORT and viewer == s.snatcher:
        for card in range(MOST_TYPES + 2):
            v.sorting[card] = s.sorting[card]
    for seat in range(SEATS):
        v.gluttons[seat] = HIDDEN
        v.pile_height[seat] = height(n_taken(s, seat))
        if knows_pile(s, viewer, seat):
            see_pile(s, seat, v)
        if is_open(s) and seat < s.seats and s.is_out[seat] == 0:
            see_totals(s, seat, v)


def knows_pile(s: Public, viewer: int, seat: int) -> bool:
    """Piles lie open from the scoring on; before, peek_own lets everybody look through their own."""
    return is_open(s) or (s.peek_own == ON and viewer == seat)


def see_pile(s: State, seat: int, v: View) -> None:
    """All cards of a pile, and those that a Fex refused."""
    for card in range(MOST_TYPES + 2):
        v.pile[seat][card] = s.pile[seat][card]
    for card in range(MOST_TYPES + 1):
        v.refused[seat][card] = s.refused[seat][card]


def see_totals(s: State, seat: int, v: View) -> None:
    """Sweets by kind, and the gluttons that count."""
    for kind in range(1, N_KINDS[s.deck] + 1):
        v.total[seat][kind] = n_sweets(s, seat, kind)
    v.gluttons[seat] = n_gluttons(s, seat)


def n_taken(s: State, seat: int) -> int:
    """Cards in front of a seat."""
    n = int(s.pile[seat][GLUTTON])
    for card in range(1, N_TYPES[s.deck] + 1):
        n += s.pile[seat][card] + s.refused[seat][card]
    return n


def copy_public(s: Public, v: Public) -> None:
    """Everything that lies open on the table, and the agreed options."""
    copy_options(s, v)
    v.seats = s.seats
    v.phase = s.phase
    v.deal = s.deal
    v.starter = s.starter
    v.due = s.due
    v.direction = s.direction
    v.heap = s.heap
    v.top = s.top
    v.snatcher = s.snatcher
    v.thrown = s.thrown
    for card in range(MOST_TYPES + 1):
        v.aside[card] = s.aside[card]
        v.laid_out[card] = s.laid_out[card]
    for seat in range(SEATS):
        v.is_out[seat] = s.is_out[seat]
        v.colour[seat] = s.colour[seat]
        v.coins[seat] = s.coins[seat]
        v.looked[seat] = s.looked[seat]
        v.tried[seat] = s.tried[seat]
        v.pays[seat] = s.pays[seat]
        v.won_coin[seat] = s.won_coin[seat]
        for jester in range(JESTERS):
            v.jester[seat][jester] = s.jester[seat][jester]
        for kind in range(MOST_KINDS + 1):
            v.kept[seat][kind] = s.kept[seat][kind]


def copy_options(s: Public, v: Public) -> None:
    """The agreed options. Field by field, as compiled code cannot look fields up by name."""
    v.fex = s.fex
    v.glutton_variant = s.glutton_variant
    v.king_new_round = s.king_new_round
    v.king_spots = s.king_spots
    v.glutton_mistake = s.glutton_mistake
    v.after_snatch = s.after_snatch
    v.fex_sort = s.fex_sort
    v.deck = s.deck
    v.snatch_tie = s.snatch_tie
    v.late_jester = s.late_jester
    v.glutton_tie = s.glutton_tie
    v.next_starter = s.next_starter
    v.zero_cards = s.zero_cards
    v.fex_scope = s.fex_scope
    v.fex_sorting = s.fex_sorting
    v.two_player_glutton = s.two_player_glutton
    v.wrong_flip = s.wrong_flip
    v.penalty_source = s.penalty_source
    v.give_back = s.give_back
    v.shared_win = s.shared_win
    v.first_starter = s.first_starter
    v.heap_view = s.heap_view
    v.peek_own = s.peek_own
    v.turn_marker = s.turn_marker
    v.pace = s.pace
    v.window_ms = s.window_ms
    v.min_reveal_ms = s.min_reveal_ms
    v.flip_timeout_ms = s.flip_timeout_ms
    v.sort_pause_ms = s.sort_pause_ms
    v.hesitation_ms = s.hesitation_ms
    v.turn_timer = s.turn_timer
    v.on_timeout = s.on_timeout
    v.leaver = s.leaver


# Imagining


def imagine(v: View, s: State) -> None:
    """A random state that fits the view: the numbers of covered cards first, then which cards they are."""
    copy_public(v, s)
    s.beats = 0
    lay_what_is_known(v, s)
    if not is_open(v):
        deal_numbers(v, s)
        deal_cards(v, s)
    s.n_up = STACK - n_unknown(s)
    imagine_turn(v, s)


def lay_what_is_known(v: View, s: State) -> None:
    """Cards that the viewer sees are where they are; all others are in the stack for now."""
    for card in range(MOST_TYPES + 2):
        s.stack[card] = 0
        s.sorting[card] = v.sorting[card]
    for card in range(MOST_TYPES + 1):
        s.stack[card] = COPIES[v.deck][card]
    s.stack[GLUTTON] = GLUTTONS
    for seat in range(SEATS):
        for card in range(MOST_TYPES + 2):
            s.pile[seat][card] = v.pile[seat][card]
            s.stack[card] -= v.pile[seat][card]
        for card in range(MOST_TYPES + 1):
            s.refused[seat][card] = v.refused[seat][card]
            s.stack[card] -= v.refused[seat][card]
    for card in range(MOST_TYPES + 2):
        s.stack[card] -= v.sorting[card]
    for card in range(MOST_TYPES + 1):
        s.stack[card] -= v.aside[card]
    if lies_refused(v):
        for card in range(MOST_TYPES + 1):
            s.refused[v.snatcher][card] = v.laid_out[card]
            s.stack[card] -= v.laid_out[card]
    s.n_heap = 0
    for i in range(STACK):
        s.cards[i] = v.cards[i]
        if v.cards[i] > 0:
            s.stack[v.cards[i]] -= 1
            s.n_heap += 1
    if s.n_heap == 0 and 0 < v.top <= GLUTTON:
        s.stack[v.top] -= 1


def lies_refused(v: View) -> bool:
    """NK-55: what was sorted out just now is seen by all, although the snatcher's pile is not."""
    return v.fex == FEX_STRICT and v.snatcher != NOBODY and not knows_pile(v, v.viewer, v.snatcher)


def n_unknown(s: State) -> int:
    """Cards that lie in the stack now."""
    n = 0
    for card in range(1, MOST_TYPES + 2):
        n += s.stack[card]
    return n


def deal_numbers(v: View, s: State) -> None:
    """How many covered cards lie where, as far as heights allow. Place 0 of a pile, and of `sorting`, holds the number.

    All begin with the fewest that fit, and then get one more at a time until enough cards of the stack are used up.
    """
    known = STACK - n_unknown(s)
    least = known
    most = known
    if s.n_heap == 0 and v.top > 0:
        s.n_heap = least_heap(v)
        least += s.n_heap - 1
        most += most_heap(v) - 1
    gluttons = s.stack[GLUTTON]
    for seat in range(SEATS):
        if not knows_pile(v, v.viewer, seat):
            s.pile[seat][0] = max(LEAST[v.pile_height[seat]] - n_laid_out(v, seat), 0)
            least += s.pile[seat][0]
            if has_thrown(v, seat):
                most += most_of_pile(v, seat)
            else:
                more = min(gluttons, most_of_pile(v, seat))
                most += more
                gluttons -= more
    if is_sorting_unseen(v):
        most += n_unknown(s) - s.stack[GLUTTON]
    fewest = max(least, STACK + 1 - MOST[v.stack_height])
    greatest = min(most, STACK + 1 - LEAST[v.stack_height], STACK)
    wanted = fewest + below(s, max(greatest - fewest, 0) + 1)
    for _ in range(wanted - least):
        add_one(v, s)


def n_laid_out(v: View, seat: int) -> int:
    """Cards of this pile that lie open beside it."""
    n = 0
    if lies_refused(v) and seat == v.snatcher:
        for card in range(MOST_TYPES + 1):
            n += v.laid_out[card]
    return n


def most_of_pile(v: View, seat: int) -> int:
    """Covered cards on this pile at most."""
    return MOST[v.pile_height[seat]] - n_laid_out(v, seat)


def least_heap(v: View) -> int:
    """Cards of the heap at least."""
    if v.n_heap != HIDDEN:
        return v.n_heap
    return LEAST[v.heap_height]


def most_heap(v: View) -> int:
    """Cards of the heap at most."""
    if v.n_heap != HIDDEN:
        return v.n_heap
    return MOST[v.heap_height]


def has_thrown(v: View, seat: int) -> bool:
    """Something else than penalties may lie on this pile."""
    return n_jesters(v, seat) < JESTERS


def is_sorting_unseen(v: View) -> bool:
    """Somebody else sorts cards."""
    return v.phase == SORT and v.viewer != v.snatcher


def add_one(v: View, s: State) -> None:
    """One more covered card somewhere where there is room for it."""
    place = below(s, SEATS + 2)
    for _ in range(SEATS + 2):
        if has_room(v, s, place):
            if place < SEATS:
                s.pile[place][0] += 1
            elif place == SEATS:
                s.n_heap += 1
            else:
                s.sorting[0] += 1
            return
        place = (place + 1) % (SEATS + 2)


def has_room(v: View, s: State, place: int) -> bool:
    """A pile, the heap (SEATS) or the cards that are sorted (SEATS + 1) would still look as high."""
    if place == SEATS:
        return v.top > 0 and v.heap_view != SPREAD and s.n_heap < most_heap(v)
    if place > SEATS:
        return is_sorting_unseen(v) and s.sorting[0] < n_unknown(s) - s.stack[GLUTTON]
    if knows_pile(v, v.viewer, place) or s.pile[place][0] >= most_of_pile(v, place):
        return False
    return has_thrown(v, place) or n_penalties(v, s) < s.stack[GLUTTON]


def n_penalties(v: View, s: State) -> int:
    """Covered cards of seats that have thrown no jester: they can only be gluttons."""
    n = 0
    for seat in range(SEATS):
        if not has_thrown(v, seat):
            n += s.pile[seat][0]
    return n


def deal_cards(v: View, s: State) -> None:
    """Which cards they are: penalties and what is being sorted first, then piles, and the heap from the bottom."""
    for seat in range(SEATS):
        if not has_thrown(v, seat):
            s.pile[seat][GLUTTON] += s.pile[seat][0]
            s.stack[GLUTTON] -= s.pile[seat][0]
            s.pile[seat][0] = 0
    n = int(s.sorting[0])
    s.sorting[0] = 0
    for _ in range(n):
        s.sorting[draw_sweets(s)] += 1
    for seat in range(SEATS):
        for _ in range(s.pile[seat][0]):
            put_on_pile(v, s, seat)
        s.pile[seat][0] = 0
    if v.top > 0 and v.heap_view != SPREAD:
        for i in range(s.n_heap - 1):
            s.cards[i] = draw(s)
        s.cards[s.n_heap - 1] = v.top


def draw(s: State) -> int:
    """Any card that lies nowhere yet."""
    return take_nth(s, below(s, n_unknown(s)))


def draw_sweets(s: State) -> int:
    """Any sweets card that lies nowhere yet."""
    return take_nth(s, below(s, n_unknown(s) - s.stack[GLUTTON]))


def take_nth(s: State, left: int) -> int:
    """The card with so many before it; gluttons come last."""
    card = 1
    while left >= s.stack[card]:
        left -= s.stack[card]
        card += 1
    s.stack[card] -= 1
    return card


def put_on_pile(v: View, s: State, seat: int) -> None:
    """Any card, with Fex one that this seat may have taken with the Fex that it threw."""
    card = draw(s)
    for _ in range(TRIES):
        if keeps_no_refused(v) and is_surely_refused(v, seat, card):
            s.stack[card] += 1
            card = draw(s)
    if (
        not keeps_no_refused(v)
        and is_perhaps_refused(v, seat, card)
        and (is_surely_refused(v, seat, card) or below(s, 2) == 0)
    ):
        s.refused[seat][card] += 1
    else:
        s.pile[seat][card] += 1


def keeps_no_refused(v: View) -> bool:
    """Refused cards leave the round as soon as they are taken."""
    return v.fex == FEX_TRICKY and v.fex_sort == AT_SNATCH and v.fex_sorting == SORT_AUTO


def is_perhaps_refused(v: View, seat: int, card: int) -> bool:
    """Some Fex that this seat may have thrown refuses the card."""
    if v.fex == FEX_OFF or card == GLUTTON:
        return False
    for jester in range(JESTERS):
        is_counted = v.jester[seat][jester] == 0 or v.fex_scope == SCOPE_OWN_THREE
        if is_counted and fex_refuses(v, seat, jester, KIND_OF[v.deck][card]):
            return True
    return False


def is_surely_refused(v: View, seat: int, card: int) -> bool:
    """Every Fex that this seat has thrown refuses the card."""
    if v.fex == FEX_OFF or card == GLUTTON:
        return False
    for jester in range(JESTERS):
        if v.jester[seat][jester] == 0 and not fex_refuses(v, seat, jester, KIND_OF[v.deck][card]):
            return False
    return True


def imagine_turn(v: View, s: State) -> None:
    """Whose turn it is, as far as it is not marked, and what else is not told of gluttons."""
    if is_unmarked_play(v):
        s.direction = 1 - 2 * below(s, 2)
        s.due = below(s, v.seats)
        while v.is_out[s.due] or is_barred(v, s.due):
            s.due = (s.due + 1) % v.seats
    s.old_due = NOBODY
    if v.glutton_variant == ON and v.top == GLUTTON and not is_open(v):
        s.old_due = next_seat(s, s.due, s.direction)
    s.holder = NOBODY
    if v.top != GLUTTON and not is_open(v):
        for seat in range(SEATS):
            if s.pile[seat][GLUTTON] > 0:
                s.holder = seat
