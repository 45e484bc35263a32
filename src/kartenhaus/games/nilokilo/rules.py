"""The rules of Nilo Kilo, in the booklet's order; the end of a round is in `scoring`.

Every function runs on plain objects and compiled alike: ints, loops and ifs alone. Clockwise is towards the next seat.
"""

from kartenhaus.kit import CLOCK, Log, Row, below, note

from .actions import CLOSE, EMPTY_0, FLIP, GIVE_0, LEAVE, NEXT, SNATCH_0, SORT_OUT_0, SORTED, STARTS_0, STOP_0
from .components import COPIES, FIRST_TYPE, KIND_OF, LAST, N_TYPES, SWEETS_OF
from .events import (
    CARD_UP,
    FEX_PASSED,
    GLUTTON_UP,
    HESITATED,
    JESTERS_GONE,
    KING_UP,
    LATE,
    LEFT,
    REVERSED,
    ROUND_BEGAN,
    SNATCHED,
    SORTED_ALL,
    SORTED_OUT,
    TOOK_GLUTTON,
    WRONG_FLIP,
)
from .scoring import (
    end_round,
    must_choose_starter,
    next_starter_of,
    stop_game,
    take_back,
    take_back_without_choice,
)
from .seating import (
    first_in,
    first_jester,
    has_anybody_jesters,
    has_looked_at_all,
    is_marked,
    is_refused,
    may_still_flip,
    n_in,
    n_jesters,
    next_seat,
    races,
)
from .state import (
    AFTER_SNATCHER,
    ANY_ERROR,
    ANYWHERE,
    AT_SNATCH,
    FEX_OFF,
    FEX_TRICKY,
    FIRST_CHOOSE,
    FLIP_AGAIN,
    FREE,
    FROM_ANYWHERE,
    GIVE,
    GLUTTON,
    GLUTTONS,
    INNER_NINE,
    JESTERS,
    KING,
    LEAVER_EMPTY,
    LEAVER_STOP,
    LOOKED,
    MOST_KINDS,
    MOST_TYPES,
    NOBODY,
    ON,
    OVER,
    PLAY,
    SCORED,
    SEATS,
    SORT,
    SORT_BY_HAND,
    SPENT,
    STACK,
    STANDS,
    STARTER,
    TRIED_HEAP,
    TRIED_NOTHING,
    TRIED_SEAT_0,
    WAITS,
    WINDOWED,
    Public,
    State,
)

# Preparation


def start(s: State, log: Log) -> None:
    """NK-02, NK-07, NK-08: everybody has the jesters of one colour; who begins is said, or drawn."""
    for seat in range(SEATS):
        s.is_out[seat] = 0
        s.coins[seat] = 0
        s.colour[seat] = 0
        if seat < s.seats:
            s.colour[seat] = seat + 1
    s.deal = 0
    s.beats = 0
    s.heap = 1
    s.starter = NOBODY
    s.due = NOBODY
    s.direction = 1
    s.phase = STARTER
    clear_table(s)
    gather(s)
    if s.first_starter != FIRST_CHOOSE:
        begin_round(s, below(s, s.seats), log)


def clear_table(s: State) -> None:
    """No card lies anywhere yet."""
    s.snatcher = NOBODY
    s.thrown = 0
    s.n_heap = 0
    for i in range(STACK):
        s.cards[i] = 0
    for card in range(MOST_TYPES + 2):
        s.stack[card] = 0
        s.sorting[card] = 0
        for seat in range(SEATS):
            s.pile[seat][card] = 0
    for card in range(MOST_TYPES + 1):
        s.aside[card] = 0
        s.laid_out[card] = 0
        for seat in range(SEATS):
            s.refused[seat][card] = 0


def gather(s: State) -> None:
    """NK-03, NK-04, NK-40, NK-42: all cards are in the stack, all jesters of the players lie in front of them."""
    s.n_up = 0
    s.old_due = NOBODY
    s.holder = NOBODY
    clear_heap(s)
    forget_snatch(s)
    for card in range(1, N_TYPES[s.deck] + 1):
        s.stack[card] = COPIES[s.deck][card]
        s.aside[card] = 0
    s.stack[GLUTTON] = GLUTTONS
    for seat in range(SEATS):
        s.looked[seat] = 0
        s.tried[seat] = 0
        s.pays[seat] = 0
        s.won_coin[seat] = 0
        for jester in range(JESTERS):
            s.jester[seat][jester] = int(seat < s.seats and s.is_out[seat] == 0)
        for kind in range(MOST_KINDS + 1):
            s.kept[seat][kind] = 0
        clear_pile(s, seat)


def clear_heap(s: State) -> None:
    """No heap lies."""
    s.top = 0
    for i in range(s.n_heap):
        s.cards[i] = 0
    s.n_heap = 0


def clear_pile(s: State, seat: int) -> None:
    """Nothing was taken yet."""
    s.pile[seat][GLUTTON] = 0
    for card in range(1, N_TYPES[s.deck] + 1):
        s.pile[seat][card] = 0
        s.refused[seat][card] = 0


def forget_snatch(s: State) -> None:
    """Nobody has just taken a heap."""
    if s.snatcher != NOBODY and s.fex != FEX_OFF:
        for card in range(1, N_TYPES[s.deck] + 1):
            s.laid_out[card] = 0
    s.snatcher = NOBODY
    s.thrown = 0


def begin_round(s: State, seat: int, log: Log) -> None:
    """NK-09, NK-41 to NK-43: a new stack, play goes clockwise again, and this seat begins."""
    if s.deal > 0 and s.fex != FEX_OFF:
        pass_fex(s, log)
    gather(s)
    s.deal += 1
    s.beats += 1
    s.starter = seat
    s.due = seat
    s.direction = 1
    s.phase = PLAY
    note(log, ROUND_BEGAN, seat, s.deal, 0, 0)


def pass_fex(s: State, log: Log) -> None:
    """NK-53: each player hands the Fex on to the next one clockwise."""
    first = first_in(s)
    seat = first
    handed = s.colour[first]
    for _ in range(n_in(s)):
        seat = next_seat(s, seat, 1)
        own = s.colour[seat]
        s.colour[seat] = handed
        handed = own
        note(log, FEX_PASSED, seat, s.colour[seat], 0, 0)


# How to play


def flip(s: State, seat: int, log: Log) -> None:
    """NK-10, NK-59: the player whose turn it is turns a card up; anybody else makes a mistake."""
    if seat == s.due:
        turn_up(s, seat, log)
    else:
        flip_wrongly(s, seat, log)


def turn_up(s: State, seat: int, log: Log) -> None:
    """NK-10 to NK-12, NK-14: the top card of the stack onto the heap; the next player follows at once."""
    s.beats += 1
    s.old_due = NOBODY
    forget_snatch(s)
    for other in range(SEATS):
        s.looked[other] = 0
        s.tried[other] = 0
    if is_king_next(s):
        turn_up_king(s, seat, log)
        return
    card = take_any(s)
    s.cards[s.n_heap] = card
    s.n_heap += 1
    s.top = card
    if card == GLUTTON:
        s.holder = NOBODY
        note(log, GLUTTON_UP, seat, 0, 0, 0)
        if s.glutton_variant == ON:
            reverse(s, seat, log)
            return
    else:
        note(log, CARD_UP, seat, KIND_OF[s.deck][card], SWEETS_OF[s.deck][card], 0)
    s.due = next_seat(s, seat, s.direction)


def is_king_next(s: State) -> bool:
    """NK-05, NK-06, NK-41: the king is equally likely at each of his places that have not come up yet."""
    left = STACK - s.n_up  # other cards
    if s.deal > 1 and s.king_new_round == ANYWHERE:
        return below(s, left + 1) == 0
    if s.deal > 1 and s.king_spots == INNER_NINE:
        return left < LAST and below(s, left) == 0
    return left <= LAST and below(s, left + 1) == 0


def take_any(s: State) -> int:
    """Any card of the stack but the king: nobody knows the order, so it is decided when a card is taken."""
    left = below(s, STACK - s.n_up)
    s.n_up += 1
    for card in range(1, N_TYPES[s.deck] + 1):
        left -= s.stack[card]
        if left < 0:
            s.stack[card] -= 1
            return card
    s.stack[GLUTTON] -= 1
    return GLUTTON


def turn_up_king(s: State, seat: int, log: Log) -> None:
    """NK-26 to NK-28: the round is over; the heap and the rest of the stack are nobody's."""
    s.top = KING
    note(log, KING_UP, seat, 0, 0, 0)
    end_round(s, log)


def leave(s: State, seat: int) -> None:
    """NK-24: let the top card lie; a second time: leave the next flip to the others."""
    if races(s, seat):
        s.looked[seat] = LOOKED
    else:
        s.looked[seat] = WAITS


# Snatching


def snatch(s: State, seat: int, jester: int, log: Log) -> None:
    """NK-15 to NK-19: the thrown jester takes the whole heap, and is laid aside for this round."""
    s.jester[seat][jester] = 0
    if s.top == 0:
        note(log, LATE, seat, jester + 1, n_jesters(s, seat), 0)
    else:
        s.beats += 1
        s.heap += 1
        s.snatcher = seat
        s.thrown = jester + 1
        note(log, SNATCHED, seat, jester + 1, n_jesters(s, seat), s.colour[seat])
        set_next_flipper(s, seat)
        for other in range(SEATS):
            s.looked[other] = 0
        take_heap(s, seat)
        if s.fex != FEX_OFF:
            sort_heap(s, seat, jester, log)
    if s.phase == PLAY:
        end_round_without_jesters(s, log)


def set_next_flipper(s: State, seat: int) -> None:
    """NK-20: the next player clockwise goes on, seen from the last flip; or from the snatch where that was agreed."""
    if s.after_snatch == AFTER_SNATCHER:
        s.due = next_seat(s, seat, s.direction)
        if s.old_due != NOBODY:
            s.old_due = next_seat(s, seat, -s.direction)
        for other in range(SEATS):
            s.tried[other] = 0


def take_heap(s: State, seat: int) -> None:
    """NK-17, NK-18: all cards of the heap, gluttons included, onto the pile; with Fex they are sorted first."""
    for i in range(s.n_heap):
        card = s.cards[i]
        s.cards[i] = 0
        if card == GLUTTON:
            s.holder = seat
        if s.fex == FEX_OFF or card == GLUTTON:  # NK-52
            s.pile[seat][card] += 1
        else:
            s.sorting[card] += 1
    s.n_heap = 0
    s.top = 0


def end_round_without_jesters(s: State, log: Log) -> None:
    """NK-25: the round ends when the last jester has been played."""
    if not has_anybody_jesters(s):
        note(log, JESTERS_GONE, 0, 0, 0, 0)
        end_round(s, log)


# Fex


def sort_heap(s: State, seat: int, jester: int, log: Log) -> None:
    """NK-50: what Fex refuses is sorted out at once; by the player's own hand where that was agreed."""
    if s.fex_sort == AT_SNATCH and s.fex_sorting == SORT_BY_HAND and n_to_sort(s) > 0:
        s.phase = SORT
        return
    if s.fex_sort == AT_SNATCH:
        for card in range(1, N_TYPES[s.deck] + 1):
            if s.sorting[card] > 0 and is_refused(s, seat, jester, KIND_OF[s.deck][card]):
                lay_out(s, card, log)
    keep_the_rest(s)


def n_to_sort(s: State) -> int:
    """Sweets cards that the snatcher is still sorting."""
    n = 0
    for card in range(1, N_TYPES[s.deck] + 1):
        n += s.sorting[card]
    return n


def lay_out(s: State, card: int, log: Log) -> None:
    """NK-49, NK-55: refused cards leave the round, seen by all; in the stricter variant their taker has them."""
    n = s.sorting[card]
    s.sorting[card] = 0
    s.laid_out[card] = n
    if s.fex == FEX_TRICKY:
        s.aside[card] += n
    else:
        s.refused[s.snatcher][card] += n
    note(log, SORTED_OUT, s.snatcher, KIND_OF[s.deck][card], SWEETS_OF[s.deck][card], n)


def keep_the_rest(s: State) -> None:
    """NK-18: what was not sorted out lies on the pile; refused cards among it are found at the scoring."""
    for card in range(1, N_TYPES[s.deck] + 1):
        if is_refused(s, s.snatcher, s.thrown - 1, KIND_OF[s.deck][card]):
            s.refused[s.snatcher][card] += s.sorting[card]
        else:
            s.pile[s.snatcher][card] += s.sorting[card]
        s.sorting[card] = 0


def sort_out(s: State, kind: int, log: Log) -> None:
    """fex_sorting = by_hand: the snatcher lays the cards of one kind aside."""
    for card in range(FIRST_TYPE[s.deck][kind], FIRST_TYPE[s.deck][kind + 1]):
        if s.sorting[card] > 0:
            lay_out(s, card, log)


def n_sorting(s: Public, sorting: Row, kind: int) -> int:
    """Cards of this kind among those that are being sorted."""
    n = 0
    for card in range(FIRST_TYPE[s.deck][kind], FIRST_TYPE[s.deck][kind + 1]):
        n += sorting[card]
    return n


def finish_sorting(s: State, log: Log) -> None:
    """fex_sorting = by_hand: the snatcher has sorted, and the game goes on."""
    keep_the_rest(s)
    note(log, SORTED_ALL, s.snatcher, 0, 0, 0)
    s.phase = PLAY
    end_round_without_jesters(s, log)


# The glutton variant


def reverse(s: State, seat: int, log: Log) -> None:
    """NK-57, NK-58, NK-61: the neighbour on the other side is next, and the new direction stays."""
    s.old_due = next_seat(s, seat, s.direction)
    s.direction = -s.direction
    s.due = next_seat(s, seat, s.direction)
    if n_in(s) == 2 and s.two_player_glutton == FLIP_AGAIN:
        s.due = seat
    if is_marked(s):
        note(log, REVERSED, seat, s.direction, 0, 0)


def flip_wrongly(s: State, seat: int, log: Log) -> None:
    """NK-59: out of turn; the card goes back unseen, or stays where that was agreed, and a glutton may be due."""
    note(log, WRONG_FLIP, seat, 0, 0, 0)
    cost = TRIED_NOTHING
    if s.glutton_mistake == ANY_ERROR or seat == s.old_due:
        cost = take_glutton(s, seat, log)
    if s.wrong_flip == STANDS:
        turn_up(s, seat, log)
    s.tried[seat] = cost


def take_glutton(s: State, seat: int, log: Log) -> int:
    """NK-59: the latest glutton on the heap, or wherever it is by now if that was agreed; what it has cost."""
    place = s.n_heap - 1
    while place >= 0 and s.cards[place] != GLUTTON:
        place -= 1
    if place >= 0:
        take_from_heap(s, place)
        s.pile[seat][GLUTTON] += 1
        s.holder = seat
        note(log, TOOK_GLUTTON, seat, 0, 0, 0)
        return TRIED_HEAP
    if s.penalty_source != FROM_ANYWHERE or s.holder == seat:
        return TRIED_NOTHING
    return take_from_pile(s, seat, log)


def take_from_pile(s: State, seat: int, log: Log) -> int:
    """penalty_source = anywhere: from the pile on which the glutton seen last lies, if there was one."""
    holder = s.holder
    if holder == NOBODY:
        return TRIED_NOTHING
    s.pile[holder][GLUTTON] -= 1
    s.pile[seat][GLUTTON] += 1
    s.holder = seat
    note(log, TOOK_GLUTTON, seat, holder + 1, 0, 0)
    return TRIED_SEAT_0 + holder


def take_from_heap(s: State, place: int) -> None:
    """One card of the heap; those above it sink down."""
    s.n_heap -= 1
    for i in range(place, s.n_heap):
        s.cards[i] = s.cards[i + 1]
    s.cards[s.n_heap] = 0
    if s.n_heap > 0:
        s.top = s.cards[s.n_heap - 1]
    else:
        s.top = 0
        s.heap += 1


# The table itself


def close(s: State, log: Log) -> None:
    """Nobody has turned a card in time: the table does it, and being slow may be a mistake where that was agreed."""
    seat = s.due
    if is_hesitation(s):
        note(log, HESITATED, seat, 0, 0, 0)
        take_glutton(s, seat, log)
    turn_up(s, seat, log)


def is_hesitation(s: State) -> bool:
    """hesitation_ms: in the glutton variant, after the round's first glutton, slowness counts."""
    is_played = s.glutton_variant == ON and s.hesitation_ms > 0 and s.glutton_mistake == ANY_ERROR
    return is_played and s.pace == FREE and s.stack[GLUTTON] < GLUTTONS


def leave_seat(s: State, seat: int, log: Log) -> None:
    """leaver = empty: the jesters count as played, the turn is skipped, the coins and the pile are nobody's."""
    if s.phase == SORT and s.snatcher == seat:
        keep_the_rest(s)
        s.phase = PLAY
    s.is_out[seat] = 1
    s.coins[seat] = 0
    s.pays[seat] = 0
    s.won_coin[seat] = 0
    s.looked[seat] = 0
    s.tried[seat] = 0
    for jester in range(JESTERS):
        s.jester[seat][jester] = 0
    for kind in range(MOST_KINDS + 1):
        s.kept[seat][kind] = 0
    note(log, LEFT, seat, 0, 0, 0)
    if n_in(s) == 1:
        stop(s, log)
    else:
        go_on_without(s, seat, log)


def go_on_without(s: State, seat: int, log: Log) -> None:
    """Nobody waits for somebody who has left."""
    if s.phase == PLAY or s.phase == SORT:
        if s.due == seat:
            s.due = next_seat(s, seat, s.direction)
            for other in range(SEATS):
                s.tried[other] = 0
        if s.phase == PLAY:
            end_round_without_jesters(s, log)
    elif s.phase == GIVE:
        take_back_without_choice(s, log)
    elif s.phase == SCORED and has_looked_at_all(s):
        begin_round(s, next_starter_of(s), log)


def stop(s: State, log: Log) -> None:
    """leaver = stop, or only one player is left."""
    if s.phase == SORT:
        keep_the_rest(s)
    for seat in range(SEATS):
        s.pays[seat] = 0
    stop_game(s, log)


# After the scoring


def see_scoring(s: State, seat: int, log: Log) -> None:
    """When everybody has seen the scoring, the next round begins."""
    s.looked[seat] = LOOKED
    if has_looked_at_all(s):
        begin_round(s, next_starter_of(s), log)


def choose_starter(s: State, actor: int, seat: int, log: Log) -> None:
    """NK-08, NK-43: the table says who begins."""
    if s.phase == STARTER:
        begin_round(s, seat, log)
    else:
        s.due = seat
        see_scoring(s, actor, log)


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.phase == OVER


def standings(s: State, out: Row) -> None:
    """NK-44: the most coins win; equal coins share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.coins[other] > s.coins[seat]:
                out[seat] += 1


def score(s: State, seat: int) -> int:
    """Gold coins."""
    return s.coins[seat]


def deals_done(s: State) -> int:
    """Finished rounds."""
    if s.phase >= SCORED or s.deal == 0:
        return s.deal
    return s.deal - 1


# What may be done; what may not, and why, is in `refusals`


def awaits(s: Public, seat: int) -> bool:
    """The game goes on only when this seat has acted; on an unmarked table that is anybody who might be due."""
    if s.is_out[seat]:
        return False
    if s.phase == PLAY:
        if s.pace == WINDOWED:
            return False
        if is_marked(s):
            return seat == s.due
        return s.looked[seat] < WAITS and may_still_flip(s, seat)
    if s.phase == SCORED:
        return s.looked[seat] == 0
    if s.phase == STARTER:
        return seat == first_in(s)
    if s.phase == SORT:
        return seat == s.snatcher
    return s.phase == GIVE and s.pays[seat] == 1


def may_flip(s: Public, seat: int) -> bool:
    """NK-10, NK-59: whose turn it is; in the glutton variant anybody can, rightly or not."""
    if s.glutton_variant == ON:
        return may_still_flip(s, seat)
    return s.pace == FREE and seat == s.due


def may_throw(s: Public, seat: int) -> bool:
    """NK-15, NK-19: a heap lies; or it was just taken, and being late costs the jester."""
    if s.top > 0:
        return True
    return s.late_jester == SPENT and s.snatcher != NOBODY and s.snatcher != seat


def may_leave(s: Public, seat: int) -> bool:
    """The seat could snatch, or on an unmarked table flip, and has not said that it does not want to."""
    if races(s, seat):
        return True
    return not is_marked(s) and s.looked[seat] < WAITS and may_still_flip(s, seat)


def may(s: State, actor: int, legal: Row) -> int:
    """Write the numbers of the actor's legal actions, return how many."""
    if actor == CLOCK:
        return may_clock(s, legal)
    if s.is_out[actor]:
        return 0
    if s.phase == PLAY:
        return may_play(s, actor, legal)
    if not awaits(s, actor):
        return 0
    if s.phase == SORT:
        return may_sort(s, legal)
    if s.phase == GIVE:
        return may_give(s, actor, legal)
    if s.phase == SCORED and not (must_choose_starter(s) and actor == first_in(s)):
        legal[0] = NEXT
        return 1
    return may_start(s, legal)


def may_play(s: Public, seat: int, legal: Row) -> int:
    """Flip, snatch with one of the jesters, or let it lie. Without Fex all jesters are alike: the first one goes."""
    legal[0] = FLIP  # written in any case, as what is legal is hard to foresee
    n = int(may_flip(s, seat))
    if may_throw(s, seat):
        if s.fex == FEX_OFF:
            jester = first_jester(s, seat)
            legal[n] = SNATCH_0 + jester
            n += int(jester < JESTERS)
        else:
            for jester in range(JESTERS):
                legal[n] = SNATCH_0 + jester
                n += int(s.jester[seat][jester])
    legal[n] = LEAVE
    return n + int(may_leave(s, seat))


def may_sort(s: State, legal: Row) -> int:
    """NK-50: any refused kind that is among the cards, or to say that none is."""
    n = 0
    for kind in range(1, MOST_KINDS + 1):
        if n_sorting(s, s.sorting, kind) > 0 and is_refused(s, s.snatcher, s.thrown - 1, kind):
            legal[n] = SORT_OUT_0 + kind
            n += 1
    legal[n] = SORTED
    return n + 1


def may_give(s: Public, seat: int, legal: Row) -> int:
    """NK-36: any card that was kept."""
    n = 0
    for kind in range(1, MOST_KINDS + 1):
        legal[n] = GIVE_0 + kind
        n += int(s.kept[seat][kind])
    return n


def may_start(s: Public, legal: Row) -> int:
    """NK-08, NK-43: any player, later any who got a coin."""
    n = 0
    for seat in range(s.seats):
        if s.is_out[seat] == 0 and (s.phase == STARTER or s.won_coin[seat]):
            legal[n] = STARTS_0 + seat
            n += 1
    return n


def may_clock(s: State, legal: Row) -> int:
    """The next card may come by itself, and who leaves for good may be let go."""
    n = 0
    if s.phase == PLAY:
        legal[n] = CLOSE
        n += 1
    if s.phase != OVER and (s.leaver == LEAVER_EMPTY or s.leaver == LEAVER_STOP):
        for seat in range(s.seats):
            if s.is_out[seat] == 0:
                legal[n] = EMPTY_0 + seat
                if s.leaver == LEAVER_STOP:
                    legal[n] = STOP_0 + seat
                n += 1
    return n


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action."""
    if action == FLIP:
        flip(s, actor, log)
    elif action < LEAVE:
        snatch(s, actor, action - SNATCH_0, log)
    elif action == LEAVE:
        leave(s, actor)
    elif action < SORTED:
        sort_out(s, action - SORT_OUT_0, log)
    elif action == SORTED:
        finish_sorting(s, log)
    elif action < NEXT:
        take_back(s, actor, action - GIVE_0, log)
        take_back_without_choice(s, log)
    elif action == NEXT:
        see_scoring(s, actor, log)
    elif action < CLOSE:
        choose_starter(s, actor, action - STARTS_0, log)
    elif action == CLOSE:
        close(s, log)
    elif action < STOP_0:
        leave_seat(s, action - EMPTY_0, log)
    else:
        note(log, LEFT, action - STOP_0, 0, 0, 0)
        stop(s, log)
