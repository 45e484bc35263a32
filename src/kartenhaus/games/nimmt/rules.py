"""The rules of 6 nimmt!, in the booklet's order.

Every function runs on plain objects and compiled alike: ints, loops and ifs alone. Rows and turns are counted from 0
inside and from 1 in events and moves.
"""

from kartenhaus.kit import CLOCK, Log, Row, below, note

from .actions import CANCEL, CHOOSE_0, DRAFT_0, READY, ROW_0, TAKE_BACK
from .events import (
    CANCELLED,
    CHOSE,
    DEAL_ENDED,
    DEALT,
    DRAFT_BEGAN,
    DRAFTED,
    EXTRA_DEAL_BEGAN,
    LIMIT_PASSED,
    PLACED,
    ROWS_OPENED,
    SCORED,
    SIXTH,
    TOO_LOW,
    TOOK_BACK,
    TOOK_ROW,
    TURNED_UP,
    WAS_READY,
    WON,
)
from .state import (
    AT_LEAST,
    CARDS,
    CHEAPEST,
    CHOOSE,
    DEALS,
    DRAFT,
    EXTRA_DEAL,
    FIXED,
    FULL,
    HAND,
    HEADS,
    LAST_LOSER,
    LEAVER_CANCEL,
    LIMIT,
    NEVER,
    NOBODY,
    OVER,
    PLACE,
    PROFESSIONAL,
    ROWS,
    SCORE,
    SEATS,
    SELF_PLACE,
    SNAKE,
    Public,
    State,
)

# Preparation


def start(s: State, log: Log) -> None:
    """Begin the game: nobody has a head yet, and the first deal is made."""
    for seat in range(SEATS):
        s.score[seat] = 0
    s.deal = 0
    s.first = NOBODY
    begin_deal(s, log)


def begin_deal(s: State, log: Log) -> None:
    """SN-04, SN-38: all cards come together again, whatever happened before."""
    s.deal += 1
    s.turn = 1
    s.must_place = NOBODY
    s.drafter = NOBODY
    if s.variant == PROFESSIONAL:
        s.first = first_drafter(s)  # asked while the heads of the deal before still lie there
    clear_seats(s)
    clear_cards(s)
    if s.variant == PROFESSIONAL:
        begin_draft(s, log)
    else:
        deal_hands(s, log)


def clear_seats(s: State) -> None:
    """Nobody holds, has chosen or has taken anything."""
    for seat in range(SEATS):
        s.chosen[seat] = 0
        s.heads[seat] = 0
        s.n_pile[seat] = 0
        s.n_hand[seat] = 0
        s.is_ready[seat] = 0
        for i in range(HAND):
            s.hand[seat][i] = 0
            s.played[i][seat] = 0


def clear_cards(s: State) -> None:
    """No card lies anywhere; the deck is in order."""
    for r in range(ROWS):
        s.length[r] = 0
        for i in range(FULL):
            s.row[r][i] = 0
    for card in range(CARDS + 1):
        s.pile[card] = NOBODY
        s.taken_in[card] = 0
        s.display[card] = 0
    for i in range(CARDS):
        s.deck[i] = i + 1


def deal_hands(s: State, log: Log) -> None:
    """SN-05, SN-06, SN-07, SN-09: ten cards each, the next four open the rows, the rest stays away."""
    n = s.seats * HAND + ROWS
    for i in range(n):  # shuffle no more than is dealt
        j = i + below(s, CARDS - i)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card
    for i in range(s.seats * HAND):
        put_in_hand(s, i // HAND, s.deck[i])
    note(log, DEALT, s.deal, 0, 0, 0)
    for r in range(ROWS):
        s.row[r][0] = s.deck[s.seats * HAND + r]
        s.length[r] = 1
    note(log, ROWS_OPENED, 0, 0, 0, 0)
    s.phase = CHOOSE


def put_in_hand(s: State, seat: int, card: int) -> None:
    """SN-06: hands are kept in rising order."""
    i = s.n_hand[seat]
    while i > 0 and s.hand[seat][i - 1] > card:
        s.hand[seat][i] = s.hand[seat][i - 1]
        i -= 1
    s.hand[seat][i] = card
    s.n_hand[seat] += 1


def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of the hand and close the gap."""
    i = 0
    while s.hand[seat][i] != card:
        i += 1
    s.n_hand[seat] -= 1
    for k in range(i, s.n_hand[seat]):
        s.hand[seat][k] = s.hand[seat][k + 1]
    s.hand[seat][s.n_hand[seat]] = 0


def holds(s: State, seat: int, card: int) -> bool:
    """The card is in this seat's hand."""
    for i in range(s.n_hand[seat]):
        if s.hand[seat][i] == card:
            return True
    return False


# Professional variant: choosing the hands from the open cards


def cards_in_use(s: Public) -> int:
    """SN-51, SN-52: the lowest 10 cards a player and 4 more in the professional variant, else all."""
    if s.variant == PROFESSIONAL:
        return s.seats * HAND + ROWS
    return CARDS


def begin_draft(s: State, log: Log) -> None:
    """SN-54: all cards in use lie open and nobody has one."""
    for card in range(1, cards_in_use(s) + 1):
        s.display[card] = 1
    s.drafter = s.first
    s.phase = DRAFT
    note(log, DRAFT_BEGAN, s.drafter, s.deal, 0, 0)


def first_drafter(s: State) -> int:
    """By lot, then the seat to the left; or the one who lost the deal before; or always the first seat."""
    if s.first_drafter == FIXED:
        return 0
    if s.first == NOBODY:
        return below(s, s.seats)
    if s.first_drafter == LAST_LOSER:
        return last_loser(s)
    return (s.first + 1) % s.seats


def last_loser(s: State) -> int:
    """The seat with the most heads in the deal before; of several, the next to the left of who last began a draft."""
    loser = NOBODY
    most = -1
    for step in range(1, s.seats + 1):
        seat = (s.first + step) % s.seats
        if s.heads[seat] > most:
            most = s.heads[seat]
            loser = seat
    return loser


def draft(s: State, seat: int, card: int, log: Log) -> None:
    """SN-55, SN-56: take an open card; when everybody holds ten, the four that are left open the rows."""
    s.display[card] = 0
    put_in_hand(s, seat, card)
    note(log, DRAFTED, seat, card, 0, 0)
    picks = 0
    for other in range(s.seats):
        picks += s.n_hand[other]
    if picks < s.seats * HAND:
        s.drafter = drafter_of(s, picks)
        return
    s.drafter = NOBODY
    r = 0
    for left in range(1, cards_in_use(s) + 1):
        if s.display[left]:
            s.display[left] = 0
            s.row[r][0] = left
            s.length[r] = 1
            r += 1
    note(log, ROWS_OPENED, 0, 0, 0, 0)
    s.phase = CHOOSE


def drafter_of(s: State, pick: int) -> int:
    """Whose pick it is, counted from 0: lap after lap to the left, or there and back again."""
    place = pick % s.seats
    if s.draft_order == SNAKE and (pick // s.seats) % 2 == 1:
        place = s.seats - 1 - place
    return (s.first + place) % s.seats


# I. Playing the cards


def choose(s: State, seat: int, card: int, log: Log) -> None:
    """SN-10, SN-11: lay a card face down; the last one to decide has all of them turned up."""
    s.chosen[seat] = card
    note(log, CHOSE, seat, 0, 0, 0)
    for other in range(s.seats):
        if s.chosen[other] == 0:
            return
    turn_up(s, log)


def take_back(s: State, seat: int, log: Log) -> None:
    """Until the last one has decided, a card that lies face down may be taken up again."""
    s.chosen[seat] = 0
    note(log, TOOK_BACK, seat, 0, 0, 0)


def turn_up(s: State, log: Log) -> None:
    """SN-11: the chosen cards leave the hands and lie open, all at once."""
    for seat in range(s.seats):
        leave_hand(s, seat, s.chosen[seat])
        s.played[s.turn - 1][seat] = s.chosen[seat]
    note(log, TURNED_UP, s.turn, 0, 0, 0)
    s.phase = PLACE
    place_lowest_first(s, log)


def place_lowest_first(s: State, log: Log) -> None:
    """SN-12: place the chosen cards one after another; stop where a seat has to choose the row."""
    while True:
        seat = lowest_seat(s)
        if seat == NOBODY:
            end_turn(s, log)
            return
        card = s.chosen[seat]
        r = row_for(s, card)
        if r == NOBODY:
            note(log, TOO_LOW, seat, card, 0, 0)
            if s.auto_row != CHEAPEST:
                s.must_place = seat
                return
            take_row(s, seat, cheapest_row(s), log)
        elif s.self_place == SELF_PLACE:
            s.must_place = seat
            return
        else:
            add_to_row(s, seat, r, log)


def lowest_seat(s: State) -> int:
    """The seat whose card is placed next, or NOBODY."""
    low = CARDS + 1
    who = NOBODY
    for seat in range(s.seats):
        if 0 < s.chosen[seat] < low:
            low = s.chosen[seat]
            who = seat
    return who


# Where cards go


def row_for(s: Public, card: int) -> int:
    """SN-15, SN-16, SN-17: of the rows that end below the card the one that ends highest, or NOBODY (SN-22)."""
    best = NOBODY
    nearest = 0
    for r in range(ROWS):
        end = s.row[r][s.length[r] - 1]
        if nearest < end < card:
            nearest = end
            best = r
    return best


# II. Taking cards


def add_to_row(s: State, seat: int, r: int, log: Log) -> None:
    """SN-13, SN-18, SN-19, SN-20: the card joins its row, or as the sixth takes the row."""
    card = s.chosen[seat]
    if s.length[r] == FULL:
        heads = take(s, seat, r)
        note(log, SIXTH, seat, card, r + 1, heads)
        return
    s.row[r][s.length[r]] = card
    s.length[r] += 1
    s.chosen[seat] = 0
    note(log, PLACED, seat, card, r + 1, 0)


def take_row(s: State, seat: int, r: int, log: Log) -> None:
    """SN-23: the seat takes a row of its choice, however long it is."""
    card = s.chosen[seat]
    heads = take(s, seat, r)
    note(log, TOOK_ROW, seat, card, r + 1, heads)


def take(s: State, seat: int, r: int) -> int:
    """SN-21, SN-24, SN-27, SN-34: the row goes to the seat's pile, the seat's card begins it anew."""
    heads = 0
    for i in range(s.length[r]):
        card = s.row[r][i]
        heads += heads_on(s, card)
        s.pile[card] = seat
        s.taken_in[card] = s.turn
        s.row[r][i] = 0
    s.heads[seat] += heads
    s.n_pile[seat] += s.length[r]
    s.row[r][0] = s.chosen[seat]
    s.length[r] = 1
    s.chosen[seat] = 0
    return heads


def place_by_hand(s: State, seat: int, r: int, log: Log) -> None:
    """The seat that has to place its card names the row; then the others follow."""
    s.must_place = NOBODY
    if row_for(s, s.chosen[seat]) == NOBODY:
        take_row(s, seat, r, log)
    else:
        add_to_row(s, seat, r, log)
    place_lowest_first(s, log)


def row_heads(s: Public, r: int) -> int:
    """What taking this row costs."""
    heads = 0
    for i in range(FULL):  # a free place is no card and costs nothing; how many there are, nobody can foresee
        heads += heads_on(s, s.row[r][i])
    return heads


def cheapest_row(s: Public) -> int:
    """SN-26: the row with the fewest heads; the first of several."""
    best = 0
    for r in range(1, ROWS):
        if row_heads(s, r) < row_heads(s, best):
            best = r
    return best


# Heads


def heads_on(s: Public, card: int) -> int:
    """SN-28 to SN-33: the penalty points on a card."""
    return HEADS[s.heads_rule][card]


# The end


def end_turn(s: State, log: Log) -> None:
    """SN-14, SN-36: the next turn, or the end of the deal when the hands are empty."""
    if s.turn < HAND:
        s.turn += 1
        s.phase = CHOOSE
        return
    note(log, DEAL_ENDED, s.deal, 0, 0, 0)
    for seat in range(s.seats):  # SN-37
        s.score[seat] += s.heads[seat]
        note(log, SCORED, seat, s.heads[seat], s.score[seat], s.deal)
    s.phase = SCORE
    if is_end(s, log):
        end_game(s, log)


def is_end(s: State, log: Log) -> bool:
    """SN-39, SN-40, SN-43: asked after a whole deal alone."""
    ends = s.end_mode != LIMIT and s.deal >= s.deals
    if s.end_mode != DEALS:
        for seat in range(s.seats):
            if passes_limit(s, seat):
                ends = True
                note(log, LIMIT_PASSED, seat, s.score[seat], 0, 0)
    if ends and s.tie == EXTRA_DEAL and n_leaders(s) > 1:
        note(log, EXTRA_DEAL_BEGAN, 0, 0, 0, 0)
        return False
    return ends


def passes_limit(s: State, seat: int) -> bool:
    """SN-39: more than the limit; in other editions as much as the limit is enough."""
    if s.limit_compare == AT_LEAST:
        return s.score[seat] >= s.limit
    return s.score[seat] > s.limit


def n_leaders(s: State) -> int:
    """How many seats share the fewest heads."""
    n = 0
    for seat in range(s.seats):
        if n_better(s, seat) == 0:
            n += 1
    return n


def n_better(s: State, seat: int) -> int:
    """How many seats have fewer heads than this one."""
    n = 0
    for other in range(s.seats):
        if s.score[other] < s.score[seat]:
            n += 1
    return n


def end_game(s: State, log: Log) -> None:
    """SN-03, SN-41: whoever has the fewest heads wins; several share."""
    s.phase = OVER
    for seat in range(s.seats):
        if n_better(s, seat) == 0:
            note(log, WON, seat, s.score[seat], 0, 0)


def cancel_deal(s: State, log: Log) -> None:
    """Somebody has left and the table does not want a bot: this deal counts for nobody, the finished ones stand."""
    if s.phase != SCORE:
        note(log, CANCELLED, s.deal, 0, 0, 0)
        s.deal -= 1
        s.must_place = NOBODY
        s.drafter = NOBODY
        clear_seats(s)
        clear_cards(s)
    end_game(s, log)


def be_ready(s: State, seat: int, log: Log) -> None:
    """SN-38: the next deal follows when everybody has seen the result."""
    s.is_ready[seat] = 1
    note(log, WAS_READY, seat, 0, 0, 0)
    for other in range(s.seats):
        if s.is_ready[other] == 0:
            return
    begin_deal(s, log)


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.phase == OVER


def standings(s: State, out: Row) -> None:
    """SN-41: ranks by heads in all, fewest first; equal heads share a rank."""
    for seat in range(s.seats):
        out[seat] = n_better(s, seat) + 1


def score(s: State, seat: int) -> int:
    """Heads in all finished deals."""
    return s.score[seat]


def deals_done(s: State) -> int:
    """Finished deals."""
    if s.phase == SCORE or s.phase == OVER:
        return s.deal
    return s.deal - 1


# What may be done, and what may not


def awaits(s: State, seat: int) -> bool:
    """The game goes on only when this seat has acted."""
    if s.phase == CHOOSE:
        return s.chosen[seat] == 0
    if s.phase == PLACE:
        return s.must_place == seat
    if s.phase == SCORE:
        return s.is_ready[seat] == 0
    return s.phase == DRAFT and s.drafter == seat


def may(s: State, actor: int, legal: Row) -> int:
    """Write the numbers of the actor's legal actions, return how many."""
    if s.phase == CHOOSE and actor >= 0:
        return may_choose(s, actor, legal)
    n = 0
    if actor == CLOCK:
        if s.leaver == LEAVER_CANCEL and s.phase != OVER:
            legal[0] = CANCEL
            n = 1
    elif s.phase == PLACE:
        if s.must_place == actor:
            n = may_place(s, actor, legal)
    elif s.phase == SCORE:
        if s.is_ready[actor] == 0:
            legal[0] = READY
            n = 1
    elif s.phase == DRAFT and s.drafter == actor:
        for card in range(1, cards_in_use(s) + 1):
            if s.display[card]:
                legal[n] = DRAFT_0 + card
                n += 1
    return n


def may_choose(s: State, seat: int, legal: Row) -> int:
    """SN-10: any card in hand; while others still think, another one or none."""
    n = 0
    if s.chosen[seat] == 0:
        for i in range(s.n_hand[seat]):
            legal[i] = CHOOSE_0 + s.hand[seat][i]
        n = s.n_hand[seat]
    elif s.change_choice != NEVER:
        for i in range(s.n_hand[seat]):
            if s.hand[seat][i] != s.chosen[seat]:
                legal[n] = CHOOSE_0 + s.hand[seat][i]
                n += 1
        legal[n] = TAKE_BACK
        n += 1
    return n


def may_place(s: State, seat: int, legal: Row) -> int:
    """SN-15, SN-23: any row for a card that fits nowhere, else the one row that the rules name."""
    r = row_for(s, s.chosen[seat])
    if r != NOBODY:
        legal[0] = ROW_0 + r
        return 1
    for each in range(ROWS):
        legal[each] = ROW_0 + each
    return ROWS


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action."""
    if action < TAKE_BACK:
        choose(s, actor, action - CHOOSE_0, log)
    elif action == TAKE_BACK:
        take_back(s, actor, log)
    elif action <= DRAFT_0:
        place_by_hand(s, actor, action - ROW_0, log)
    elif action < READY:
        draft(s, actor, action - DRAFT_0, log)
    elif action == READY:
        be_ready(s, actor, log)
    else:
        cancel_deal(s, log)


REFUSALS = (
    "legal",
    "game_over",
    "not_now",
    "not_in_hand",
    "already_laid",
    "same_card",
    "nothing_to_take_back",
    "cards_turned_up",
    "placed_by_rule",
    "another_places",
    "row_ends_higher",
    "nearer_row",
    "not_your_pick",
    "not_on_display",
    "already_ready",
    "not_for_seats",
    "rows_later",
)
(
    LEGAL,
    GAME_OVER,
    NOT_NOW,
    NOT_IN_HAND,
    ALREADY_LAID,
    SAME_CARD,
    NOTHING_TO_TAKE_BACK,
    CARDS_TURNED_UP,
    PLACED_BY_RULE,
    ANOTHER_PLACES,
    ROW_ENDS_HIGHER,
    NEARER_ROW,
    NOT_YOUR_PICK,
    NOT_ON_DISPLAY,
    ALREADY_READY,
    NOT_FOR_SEATS,
    ROWS_LATER,
) = range(len(REFUSALS))


def why_not(s: State, actor: int, action: int) -> int:
    """The code in REFUSALS of the reason against an action; LEGAL if there is none. Must agree with `may`."""
    if s.phase == OVER:
        return GAME_OVER
    if action == CANCEL or actor == CLOCK:
        if actor == CLOCK and action == CANCEL and s.leaver == LEAVER_CANCEL:
            return LEGAL
        return NOT_FOR_SEATS
    if action < TAKE_BACK:
        return why_not_choose(s, actor, action - CHOOSE_0)
    if action == TAKE_BACK:
        return why_not_take_back(s, actor)
    if action <= DRAFT_0:
        return why_not_row(s, actor, action - ROW_0)
    if action < READY:
        return why_not_draft(s, actor, action - DRAFT_0)
    if s.phase != SCORE:
        return NOT_NOW
    if s.is_ready[actor]:
        return ALREADY_READY
    return LEGAL


def why_not_choose(s: State, seat: int, card: int) -> int:
    """SN-10, SN-11."""
    if s.phase == PLACE:
        return CARDS_TURNED_UP
    if s.phase != CHOOSE:
        return NOT_NOW
    if not holds(s, seat, card):
        return NOT_IN_HAND
    if s.chosen[seat] == 0:
        return LEGAL
    if s.change_choice == NEVER:
        return ALREADY_LAID
    if s.chosen[seat] == card:
        return SAME_CARD
    return LEGAL


def why_not_take_back(s: State, seat: int) -> int:
    """SN-11."""
    if s.phase == PLACE:
        return CARDS_TURNED_UP
    if s.phase != CHOOSE or s.chosen[seat] == 0:
        return NOTHING_TO_TAKE_BACK
    if s.change_choice == NEVER:
        return ALREADY_LAID
    return LEGAL


def why_not_row(s: State, seat: int, r: int) -> int:
    """SN-11, SN-15 to SN-17, SN-23."""
    if s.phase == CHOOSE:
        return ROWS_LATER
    if s.phase != PLACE:
        return NOT_NOW
    if s.must_place != seat:
        return PLACED_BY_RULE if s.self_place != SELF_PLACE else ANOTHER_PLACES
    right = row_for(s, s.chosen[seat])
    if right in (NOBODY, r):
        return LEGAL
    if s.row[r][s.length[r] - 1] > s.chosen[seat]:
        return ROW_ENDS_HIGHER
    return NEARER_ROW


def why_not_draft(s: State, seat: int, card: int) -> int:
    """SN-54, SN-55."""
    if s.phase != DRAFT:
        return NOT_NOW
    if s.drafter != seat:
        return NOT_YOUR_PICK
    if card > cards_in_use(s) or s.display[card] == 0:
        return NOT_ON_DISPLAY
    return LEGAL
