"""The rules of Lobo 77, in the booklet's order.

Every function runs on plain objects and compiled alike: ints, loops and ifs alone. Clockwise is towards the next seat.
"""

from kartenhaus.kit import CLOCK, Log, Row, below, note

from .actions import CALL_0, CLOSE, DEAL, DRAW, FORGET, LAY_0, LAY_TURN, LAY_X2, OUT_0
from .components import COUNTS, KIND_OF, KINDS, LOWEST, TURN, VALUES, X2
from .events import (
    BURDENED,
    CALLED_TOTAL,
    DEALT,
    DOUBLED,
    DOUBLET,
    DOUBLET_UNSEEN,
    DREW,
    FINED,
    FORGOT,
    KEPT,
    LAID,
    LEFT,
    LOST_ROUND,
    MISCALLED,
    PUT_DOWN,
    RAN_DRY,
    RESHUFFLED,
    STARTS,
    SWIMS,
    TOOK_OFF,
    TURNED,
    WENT_OUT,
    WON,
)
from .state import (
    AFTER_EACH,
    AUTO,
    CALL,
    CHANGED,
    COST_ALL,
    COSTS_CHIP,
    DEAL_CARDS,
    FINAL,
    FORBIDDEN,
    IN,
    LAST_WITH_CHIPS,
    LAY,
    LEAST_CALL,
    LEAVER_OUT,
    LESS,
    LIMIT,
    LOSE_ROUND,
    MOST_CALL,
    NO_SWIMMING,
    NOBODY,
    ON,
    OVER,
    SEATS,
    STARTER,
    STAYS,
    THREE,
    TO_DISCARD,
    TOTAL_AUTO,
    TOTAL_HIDDEN,
    TOTAL_PLAYER,
    Public,
    State,
)

# Preparation


def start(s: State, log: Log) -> None:
    """LB-03, LB-04: a dealer is chosen by lot, everybody gets the chips, and the first round is dealt."""
    for seat in range(SEATS):
        s.chips[seat] = 0
        s.out[seat] = 0
    for seat in range(s.seats):
        s.chips[seat] = s.start_chips
    s.deal = 0
    s.dealer_seat = below(s, s.seats)
    s.turn = s.dealer_seat
    begin_deal(s, log)


def begin_deal(s: State, log: Log) -> None:
    """LB-07, LB-10, LB-52: all cards come together; the left neighbour of the dealer begins, clockwise, at 0."""
    s.deal += 1
    gather_cards(s)
    s.direction = 1
    s.total = 0
    s.before = 0
    s.burden = 0
    s.last = 0
    s.last_lies = 0
    s.starter = left_of(s, s.dealer_seat)
    note(log, DEALT, s.dealer_seat, s.deal, 0, 0)
    deal_hands(s)
    note(log, STARTS, s.starter, 0, 0, 0)
    s.phase = LAY
    begin_turn(s, s.starter, log)


def gather_cards(s: State) -> None:
    """LB-05, LB-06, LB-40: every card lies in the draw pile, and nobody has forgotten anything yet."""
    s.drawer = NOBODY
    s.n_draws = 0
    s.n_discard = 0
    s.n_aside = 0
    s.n_deck = 0
    for kind in range(KINDS + 1):
        s.deck[kind] = COUNTS[kind]
        s.discard[kind] = 0
        s.aside[kind] = 0
        for seat in range(SEATS):
            s.hand[seat][kind] = 0
    if s.card_76 != IN:
        s.deck[KIND_OF[76 - LOWEST]] = 0
    for kind in range(KINDS + 1):
        s.n_deck += s.deck[kind]
    for seat in range(SEATS):
        s.n_hand[seat] = 0
        s.n_forgot[seat] = 0
        s.full[seat] = 0


def deal_hands(s: State) -> None:
    """LB-26: five cards for everybody who is still in the game."""
    for seat in range(s.seats):
        if s.out[seat] == 0:
            s.full[seat] = s.hand_size
            for _ in range(s.hand_size):
                take_card(s, seat)


def take_card(s: State, seat: int) -> None:
    """A card of the draw pile into this hand."""
    s.hand[seat][take_any(s)] += 1
    s.n_hand[seat] += 1


def take_any(s: State) -> int:
    """Any card of the draw pile: nobody knows its order, so it is decided when a card is taken."""
    left = below(s, s.n_deck)
    kind = 0
    while left >= s.deck[kind]:
        left -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.n_deck -= 1
    return kind


# Who comes next


def next_living(s: Public, seat: int, step: int) -> int:
    """The nearest seat in this direction that is still in the game; the seat itself if it is the last one."""
    other = beside(s, seat, step)
    while s.out[other] > 0 and other != seat:
        other = beside(s, other, step)
    return other


def beside(s: Public, seat: int, step: int) -> int:
    """The seat on this side, 1 or -1, in the game or not."""
    other = seat + step
    if other == s.seats:
        return 0
    if other < 0:
        return s.seats - 1
    return other


def left_of(s: Public, seat: int) -> int:
    """LB-07: the next player to the left, which is clockwise."""
    return next_living(s, seat, 1)


def begin_turn(s: State, seat: int, log: Log) -> None:
    """LB-31, LB-34: this seat has to lay a card; two after an x2, or as many as it has."""
    s.turn = seat
    s.due = 1
    s.is_second = 0
    s.on_x2 = s.burden
    if s.burden:
        s.due = min(2, s.n_hand[seat])
        note(log, BURDENED, seat, s.due, 0, 0)
    s.burden = 0


# How to play


def lay(s: State, seat: int, kind: int, log: Log) -> None:
    """LB-08, LB-11: one card onto the discard pile; it closes the time to draw for whoever has laid before."""
    if close_window(s, log):
        return
    s.hand[seat][kind] -= 1
    s.n_hand[seat] -= 1
    s.discard[kind] += 1
    s.n_discard += 1
    s.last = kind
    s.last_lies = 1
    s.due -= 1
    s.on_x2 = 0
    if kind == TURN:  # LB-24
        s.direction = -s.direction
    if kind == X2:
        s.burden = 1
    if s.x2_check != FINAL or s.is_second == 0:
        s.before = s.total
    if s.total_call == TOTAL_PLAYER and is_judged(s):
        tell_card(s, seat, log)
        s.phase = CALL
        return
    s.total += VALUES[kind]  # LB-12, LB-20
    tell_card(s, seat, log)
    if is_judged(s):
        judge(s, seat, log)
    else:
        go_on(s, seat, log)


def is_judged(s: Public) -> bool:
    """Each card by itself, also of two; or, where the table has agreed so, the two of them together."""
    return s.x2_check != FINAL or s.due == 0


def tell_card(s: State, seat: int, log: Log) -> None:
    """LB-09, LB-20, LB-22, LB-27, LB-30: the card, and the sum if the table says it."""
    value = VALUES[s.last]
    if s.last == TURN:
        note(log, TURNED, seat, 0, 0, 0)
    elif s.last == X2:
        note(log, DOUBLED, seat, 0, 0, 0)
    elif s.total_call != TOTAL_AUTO:
        note(log, PUT_DOWN, seat, value, 0, 0)
    elif value > 0:
        note(log, LAID, seat, value, s.total - value, s.total)
    elif value < 0:
        note(log, TOOK_OFF, seat, -value, s.total - value, s.total)
    else:
        note(log, KEPT, seat, s.total, 0, 0)


def call(s: State, seat: int, said: int, log: Log) -> None:
    """LB-27: the player says the total; a wrong one is put right, and costs a chip if that was agreed."""
    s.total += VALUES[s.last]
    s.phase = LAY
    right = min(max(s.total, LEAST_CALL), MOST_CALL)
    if said == right:
        note(log, CALLED_TOTAL, seat, s.total, 0, 0)
    else:
        note(log, MISCALLED, seat, said, s.total, 0)
        if s.wrong_total == COSTS_CHIP:
            could_pay = pay(s, seat, 1)
            note(log, FINED, seat, s.chips[seat], 0, 0)
            settle_loss(s, seat, could_pay, log)
    if s.phase != OVER:
        judge(s, seat, log)


def judge(s: State, seat: int, log: Log) -> None:
    """LB-17, LB-50: 77 or more ends the round, a doublet costs a chip; who is out already can lose nothing more."""
    if s.total >= LIMIT:
        if s.out[seat] == 0:
            lose_round(s, seat, log)
        if s.phase != OVER:
            end_round(s)
        return
    if s.out[seat] == 0 and is_doublet(s, s.total) and (s.doublet_trigger != CHANGED or s.total != s.before):
        could_pay = pay(s, seat, 1)
        if s.total_call == TOTAL_HIDDEN:
            note(log, DOUBLET_UNSEEN, seat, s.chips[seat], 0, 0)
        else:
            note(log, DOUBLET, seat, s.total, s.chips[seat], 0)
        settle_loss(s, seat, could_pay, log)
    if s.phase != OVER:
        go_on(s, seat, log)


def go_on(s: State, seat: int, log: Log) -> None:
    """LB-13, LB-18, LB-31, LB-35: the second card if one is due, else drawing, and the next player in turn."""
    if s.due > 0 and s.out[seat] == 0:
        s.is_second = 1
        if s.x2_draw == AFTER_EACH:
            open_window(s, seat, log)
        return
    if s.out[seat] == 0:
        open_window(s, seat, log)
    begin_turn(s, next_living(s, seat, s.direction), log)


# Drawing


def open_window(s: State, seat: int, log: Log) -> None:
    """LB-13: whoever has laid may draw up to a full hand; the table does it if that was agreed."""
    n = s.full[seat] - s.n_hand[seat]
    if n <= 0:
        return
    if s.draw_mode == AUTO:
        for _ in range(n):
            draw(s, seat, log)
    else:
        s.drawer = seat
        s.n_draws = n


def draw(s: State, seat: int, log: Log) -> None:
    """LB-13, LB-14: one card from the draw pile; the discard pile is shuffled when that was the last one."""
    take_card(s, seat)
    note(log, DREW, seat, 0, 0, 0)
    if s.n_deck == 0:
        reshuffle(s, log)


def draw_by_hand(s: State, seat: int, log: Log) -> None:
    """LB-13: one of the cards that this seat may draw."""
    s.n_draws -= 1
    if s.n_draws == 0:
        s.drawer = NOBODY
    draw(s, seat, log)


def reshuffle(s: State, log: Log) -> None:
    """LB-14: the discard pile becomes the new draw pile, its top card too unless that was agreed otherwise."""
    for kind in range(1, KINDS + 1):
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.n_deck = s.n_discard
    s.n_discard = 0
    if s.reshuffle_top == STAYS and s.last_lies:
        s.deck[s.last] -= 1
        s.n_deck -= 1
        s.discard[s.last] = 1
        s.n_discard = 1
    else:
        s.last_lies = 0
    note(log, RESHUFFLED, 0, 0, 0, 0)


def close_window(s: State, log: Log) -> bool:
    """LB-15: cards that were not drawn by now are forgotten; True if that has ended the round."""
    if s.drawer == NOBODY:
        return False
    seat = s.drawer
    for _ in range(s.n_draws):
        forget_one(s, seat)
    s.drawer = NOBODY
    s.n_draws = 0
    note(log, FORGOT, seat, s.full[seat], 0, 0)
    if s.n_hand[seat] > 0:
        return False
    if s.empty_hand != LOSE_ROUND:
        draw(s, seat, log)  # the last card cannot be forgotten
        return False
    could_pay = pay(s, seat, 1)
    note(log, RAN_DRY, seat, s.chips[seat], 0, 0)
    settle_loss(s, seat, could_pay, log)
    if s.phase != OVER:
        end_round(s)
    return True


def forget_one(s: State, seat: int) -> None:
    """LB-15: to the end of the round the hand is one card smaller, or three cards in the English edition."""
    if s.n_forgot[seat] == 0 and s.forgot_hand == THREE:
        s.full[seat] = 3
    elif s.n_forgot[seat] == 0 or s.forgot_again == LESS:
        s.full[seat] = max(1, s.full[seat] - 1)
    s.n_forgot[seat] = min(s.n_forgot[seat] + 1, 99)


# Doublets


def is_doublet(s: Public, total: int) -> bool:
    """LB-16, LB-17: 11, 22, 33, 44, 55, 66; where the table has agreed so, -11 to -99 as well."""
    if total < 0:
        return s.negative_doublets == ON and total >= -99 and -total % 11 == 0
    return 0 < total < LIMIT and total % 11 == 0


# Chips, swimming, the end


def lose_round(s: State, seat: int, log: Log) -> None:
    """LB-50, LB-51: whoever calls 77 or more gives up one chip, or all of them in the English edition."""
    n = 1
    if s.cost_77 == COST_ALL:
        n = s.start_chips
    could_pay = pay(s, seat, n)
    note(log, LOST_ROUND, seat, s.total, s.chips[seat], 0)
    settle_loss(s, seat, could_pay, log)


def pay(s: State, seat: int, n: int) -> bool:
    """Up to n chips go back into the box; False if there was none to give."""
    if s.chips[seat] == 0:
        return False
    s.chips[seat] = max(0, s.chips[seat] - n)
    return True


def settle_loss(s: State, seat: int, could_pay: bool, log: Log) -> None:
    """LB-60, LB-61: without a chip one swims, who cannot pay is out."""
    if not could_pay or (s.chips[seat] == 0 and s.swimming == NO_SWIMMING):
        put_out(s, seat, log)
    elif s.chips[seat] == 0:
        note(log, SWIMS, seat, 0, 0, 0)
    if winner(s) != NOBODY:
        end_game(s, log)


def put_out(s: State, seat: int, log: Log) -> None:
    """LB-61: out of the game; the hand lies aside until the next deal, or under the discard pile."""
    s.out[seat] = 1 + n_out(s)
    s.chips[seat] = 0
    if s.drawer == seat:
        s.drawer = NOBODY
        s.n_draws = 0
    for kind in range(1, KINDS + 1):
        if s.out_hand == TO_DISCARD:
            s.discard[kind] += s.hand[seat][kind]
            s.n_discard += s.hand[seat][kind]
        else:
            s.aside[kind] += s.hand[seat][kind]
            s.n_aside += s.hand[seat][kind]
        s.hand[seat][kind] = 0
    s.n_hand[seat] = 0
    note(log, WENT_OUT, seat, 0, 0, 0)


def n_out(s: Public) -> int:
    """How many players are out."""
    n = 0
    for seat in range(s.seats):
        if s.out[seat] > 0:
            n += 1
    return n


def winner(s: Public) -> int:
    """LB-70, LB-71: the only player left, or the only one with chips where that was agreed; else NOBODY."""
    found = NOBODY
    n_left = 0
    with_chips = NOBODY
    n_chips = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            n_left += 1
            found = seat
            if s.chips[seat] > 0:
                n_chips += 1
                with_chips = seat
    if n_left == 1:
        return found
    if s.game_end == LAST_WITH_CHIPS and n_chips == 1:
        return with_chips
    return NOBODY


def end_round(s: State) -> None:
    """LB-50, LB-52, LB-53: nobody lays any more; the dealer deals next, or whoever has begun this round."""
    s.phase = DEAL_CARDS
    s.drawer = NOBODY
    s.n_draws = 0
    s.due = 0
    s.is_second = 0
    s.on_x2 = 0
    s.burden = 0
    if dealer_moves(s):
        s.dealer_seat = s.starter
    name_dealer(s)


def dealer_moves(s: Public) -> bool:
    """LB-53: whoever began the round deals the next one, so that both roles go round."""
    return s.dealer == STARTER


def name_dealer(s: State) -> None:
    """LB-53: a fixed dealer goes on when he is out, and the next player lends a hand; a changing one is replaced."""
    s.turn = s.dealer_seat
    if s.out[s.dealer_seat] > 0:
        s.turn = left_of(s, s.dealer_seat)
        if dealer_moves(s):
            s.dealer_seat = s.turn


def end_game(s: State, log: Log) -> None:
    """LB-70, LB-71: the last player wins."""
    s.phase = OVER
    s.drawer = NOBODY
    s.n_draws = 0
    s.turn = NOBODY
    who = winner(s)
    note(log, WON, who, s.chips[who], 0, 0)


def leave(s: State, seat: int, log: Log) -> None:
    """Somebody has gone for good and the table does not want a bot: the seat is out, and a burden on it lapses."""
    note(log, LEFT, seat, 0, 0, 0)
    put_out(s, seat, log)
    if winner(s) != NOBODY:
        end_game(s, log)
    elif s.phase == DEAL_CARDS:
        name_dealer(s)
    elif s.turn == seat:
        if s.phase == CALL:
            s.total += VALUES[s.last]
            s.phase = LAY
        if s.total >= LIMIT:
            end_round(s)
        else:
            begin_turn(s, next_living(s, seat, s.direction), log)


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.phase == OVER


def standings(s: State, out: Row) -> None:
    """LB-71: the winner first, then whoever was out later; swimmers that are left share the second place."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if score(s, other) > score(s, seat):
                out[seat] += 1


def score(s: State, seat: int) -> int:
    """How many others this seat has outlived."""
    if s.out[seat] > 0:
        return s.out[seat] - 1
    if s.phase == OVER and winner(s) == seat:
        return s.seats - 1
    return n_out(s)


def deals_done(s: State) -> int:
    """Finished rounds."""
    if s.phase >= DEAL_CARDS:
        return s.deal
    return s.deal - 1


# What may be done, and what may not


def awaits(s: State, seat: int) -> bool:
    """The game goes on only when this seat has laid, called or dealt."""
    return s.turn == seat


def tempts(s: State, seat: int) -> bool:
    """LB-13: this seat may draw, and nobody waits for it."""
    return s.drawer == seat


def has_only_x2(s: State, seat: int) -> bool:
    """The hand has x2 cards and no other."""
    return s.hand[seat][X2] == s.n_hand[seat]


def is_x2_barred(s: State, seat: int) -> bool:
    """LB-36: no x2 directly on an x2, nor as the second card if that was agreed; a hand of x2 alone may."""
    if has_only_x2(s, seat):
        return False
    return s.on_x2 == 1 or (s.is_second == 1 and s.x2_as_second == FORBIDDEN)


def action_of(kind: int) -> int:
    """The action that lays a card of this kind."""
    if kind == X2:
        return LAY_X2
    if kind == TURN:
        return LAY_TURN
    return LAY_0 + VALUES[kind] - LOWEST


LAYS = (0, *(action_of(kind) for kind in range(1, KINDS + 1)))  # by kind


def kind_of(action: int) -> int:
    """The kind that a laying action lays; 0 if there is no such card."""
    if action == LAY_X2:
        return X2
    if action == LAY_TURN:
        return TURN
    return KIND_OF[action - LAY_0]


def may(s: State, actor: int, legal: Row) -> int:
    """Write the numbers of the actor's legal actions, return how many."""
    if actor == CLOCK:
        return may_clock(s, legal)
    n = 0
    if s.turn == actor:
        if s.phase == LAY:
            n = may_lay(s, actor, legal)
        elif s.phase == CALL:
            for total in range(LEAST_CALL, MOST_CALL + 1):
                legal[n] = CALL_0 + total - LEAST_CALL
                n += 1
        else:
            legal[0] = DEAL
            n = 1
    if s.drawer == actor:
        legal[n] = DRAW
        legal[n + 1] = FORGET
        n += 2
    return n


def may_clock(s: State, legal: Row) -> int:
    """The time to draw may be measured, and a leaver may count as out."""
    n = 0
    if s.draw_window > 0 and s.drawer != NOBODY:
        legal[n] = CLOSE
        n += 1
    if s.leaver == LEAVER_OUT and s.phase != OVER:
        for seat in range(s.seats):
            if s.out[seat] == 0:
                legal[n] = OUT_0 + seat
                n += 1
    return n


def may_lay(s: State, seat: int, legal: Row) -> int:
    """LB-11, LB-36: any card in hand, also one that loses; sometimes no x2."""
    n = 0
    for kind in range(1, X2):
        legal[n] = LAYS[kind]  # written in any case: no processor can guess which cards are held
        n += int(s.hand[seat][kind] > 0)
    if s.hand[seat][X2] > 0 and not is_x2_barred(s, seat):
        legal[n] = LAY_X2
        n += 1
    if s.hand[seat][TURN] > 0:
        legal[n] = LAY_TURN
        n += 1
    return n


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action."""
    if action < DRAW:
        lay(s, actor, kind_of(action), log)
    elif action == DRAW:
        draw_by_hand(s, actor, log)
    elif action in (FORGET, CLOSE):
        close_window(s, log)
    elif action < DEAL:
        call(s, actor, action - CALL_0 + LEAST_CALL, log)
    elif action == DEAL:
        begin_deal(s, log)
    else:
        leave(s, action - OUT_0, log)


REFUSALS = (
    "legal",
    "game_over",
    "not_for_seats",
    "not_agreed",
    "out_of_game",
    "not_your_turn",
    "deal_first",
    "call_first",
    "not_in_hand",
    "x2_on_x2",
    "x2_as_second",
    "nothing_to_draw",
    "nothing_to_call",
    "nothing_to_deal",
    "another_deals",
)
(
    LEGAL,
    GAME_OVER,
    NOT_FOR_SEATS,
    NOT_AGREED,
    OUT_OF_GAME,
    NOT_YOUR_TURN,
    DEAL_FIRST,
    CALL_FIRST,
    NOT_IN_HAND,
    X2_ON_X2,
    X2_AS_SECOND,
    NOTHING_TO_DRAW,
    NOTHING_TO_CALL,
    NOTHING_TO_DEAL,
    ANOTHER_DEALS,
) = range(len(REFUSALS))


def why_not(s: State, actor: int, action: int) -> int:
    """The code in REFUSALS of the reason against an action; LEGAL if there is none. Must agree with `may`."""
    if s.phase == OVER:
        return GAME_OVER
    if action >= CLOSE or actor == CLOCK:
        return why_not_clock(s, actor, action)
    if s.out[actor] > 0:
        return OUT_OF_GAME
    if action < DRAW:
        return why_not_lay(s, actor, kind_of(action))
    if action in (DRAW, FORGET):
        if s.drawer == actor:
            return LEGAL
        return NOTHING_TO_DRAW
    if action < DEAL:
        if s.phase == CALL and s.turn == actor:
            return LEGAL
        return NOTHING_TO_CALL
    if s.phase != DEAL_CARDS:
        return NOTHING_TO_DEAL
    if s.turn != actor:
        return ANOTHER_DEALS
    return LEGAL


def why_not_clock(s: State, actor: int, action: int) -> int:
    """What the table does by itself, where that was agreed."""
    if actor != CLOCK or action < CLOSE:
        return NOT_FOR_SEATS
    if action == CLOSE:
        if s.draw_window == 0:
            return NOT_AGREED
        if s.drawer == NOBODY:
            return NOTHING_TO_DRAW
        return LEGAL
    if s.leaver != LEAVER_OUT:
        return NOT_AGREED
    seat = action - OUT_0
    if seat >= s.seats or s.out[seat] > 0:
        return OUT_OF_GAME
    return LEGAL


def why_not_lay(s: State, seat: int, kind: int) -> int:
    """LB-11, LB-36."""
    if s.phase == DEAL_CARDS:
        return DEAL_FIRST
    if s.turn != seat:
        return NOT_YOUR_TURN
    if s.phase == CALL:
        return CALL_FIRST
    if kind == 0 or s.hand[seat][kind] == 0:
        return NOT_IN_HAND
    if kind == X2 and is_x2_barred(s, seat):
        if s.on_x2 == 1:
            return X2_ON_X2
        return X2_AS_SECOND
    return LEGAL
