"""A round from the first turn to the last card: laying, telling, special cards, the figure.

A card lies provisionally until its sentence is told, and does what it does only then. At a quick table nothing is told.
"""

from kartenhaus.kit import Log, below, note, whisper

from .cards import draw_cards, lay_on_pile, put_in_hand, slip_under, take_from_hand
from .components import COACH, COLOUR, DIRECTION, HAZARD, HORSE, HORSESHOE, MOTIF, TARGET_0
from .events import (
    ASKED,
    BILL_PASSED,
    BILL_ROSE,
    DECLINED,
    DREW,
    FIGURE_LIVE,
    GRABBED,
    GRABBED_EARLY,
    HAND_EMPTY,
    INSISTED,
    KEPT,
    KEPT_TARGET,
    LAID,
    NOBODY_GRABBED,
    OBJECTED,
    PAID,
    READS,
    SLIPPED,
    SLIPPED_CARD,
    STOPPED,
    TARGET_TURNED,
    TOLD_CARD,
    TOOK_BACK,
    TURN_BEGAN,
    TURNED_ROUND,
    WANTS_LOT,
    WAVED,
    WISHED,
    WON,
)
from .state import (
    ABSTAINS,
    AGAIN,
    ALOUD,
    ANTICLOCKWISE_ONLY,
    ANYTHING,
    ASK_BITS,
    CARD_DONE,
    DRAW_ALWAYS,
    DRAW_NEVER,
    DRAW_ONE,
    DRAWN,
    DRAWN_CARD_ONLY,
    ENDING,
    EXTRA,
    FIRST_WORD,
    FREE_HANDS,
    FULL_TURN,
    HUSH,
    IGNORED,
    LEAST_HUSH,
    LETS_PASS,
    LOCKED,
    LOT,
    MANY,
    MUST,
    NEXT,
    NO_CALL,
    NO_SNATCH,
    NOBODY,
    NOT_READY,
    NOT_WITH_TWO,
    OBJECTS,
    ON,
    OPENING,
    OVER,
    PAIR,
    QUICK,
    READING,
    SEATS,
    SHOUT_ON_SLIP,
    SLIP,
    SNATCH,
    TARGET,
    TELLING,
    TOLD,
    TURN,
    TURN_DONE,
    UNASKED,
    WANTS,
    WILDS_PASS_IT_ON,
    Public,
    State,
)

# Who comes next


def n_in(s: Public) -> int:
    """How many take part."""
    n = 0
    for seat in range(s.seats):
        n += s.is_in[seat]
    return n


def next_in(s: Public, seat: int, step: int) -> int:
    """The nearest seat in this direction that takes part."""
    other = seat
    while True:
        other += step
        if other == s.seats:
            other = 0
        elif other < 0:
            other = s.seats - 1
        if s.is_in[other]:
            return other


def begin_turn(s: State, seat: int, log: Log) -> None:
    """HM-12: this seat lays or draws."""
    s.turn = seat
    s.phase = TURN
    s.n_fresh = 0
    s.has_paid = 0
    s.lost_turn = 0
    s.grabber = NOBODY
    s.reward = NOBODY
    if s.shout == ON:
        for each in range(SEATS):
            s.early[each] = NO_CALL
            s.cooling[each] = 0
    note(log, TURN_BEGAN, seat, 0, 0, 0)


def pass_turn(s: State) -> None:
    """HM-26: the next one in the current direction, when this action is done."""
    s.phase = TURN_DONE


# What fits


def is_wild(motif: int) -> bool:
    """HM-43, HM-46: may be laid on any card."""
    return motif in (HORSESHOE, DIRECTION)


def fits(s: Public, card: int) -> bool:
    """HM-16, HM-38, HM-43 to HM-46: this card may be laid now."""
    motif = MOTIF[card]
    if s.bill > 0:
        return motif == HAZARD or (s.hazard_answer == WILDS_PASS_IT_ON and is_wild(motif))
    return matches(card, s.demand_colour, s.demand_motif) > 0


def matches(card: int, colour: int, motif: int) -> int:
    """HM-16, HM-43 to HM-46: 0 unless this card fits on this demand; a wish demands no motif, and no colour is any."""
    wild = int(MOTIF[card] == DIRECTION) | int(MOTIF[card] == HORSESHOE) | int(colour == 0)
    return wild | int(COLOUR[card] == colour) | int(MOTIF[card] == motif)


def has_match(s: State, seat: int) -> bool:
    """HM-17: some card in hand fits by colour or motif."""
    for i in range(s.n_hand[seat]):
        card = s.hand[seat][i]
        if not is_wild(MOTIF[card]) and fits(s, card):
            return True
    return False


def has_fitting(s: State, seat: int, first: int) -> bool:
    """Some card in hand fits, from this place on."""
    for i in range(first, s.n_hand[seat]):
        if fits(s, s.hand[seat][i]):
            return True
    return False


def may_draw(s: State, seat: int) -> bool:
    """HM-23, S1, S7, S22: to pay a bill always; else without a card that fits, as the table has agreed."""
    if s.bill > 0:
        return True
    if s.voluntary_draw == DRAW_ALWAYS:
        is_free = s.n_hand[seat] < MANY and (s.n_deck > 0 or s.n_pile > 1)
        return is_free or not has_fitting(s, seat, 0)
    if s.voluntary_draw == DRAW_NEVER:
        return not has_fitting(s, seat, 0)
    return not has_match(s, seat)


def may_keep(s: State, seat: int) -> bool:
    """HM-24, HM-25, E2: a drawn card that fits has to be laid where that was agreed."""
    if s.drawn_card != MUST or s.has_paid:
        return True
    return not has_fitting(s, seat, s.n_hand[seat] - s.n_fresh)


def may_stop(s: State, seat: int) -> bool:
    """HM-40, E3: an extra card that fits has to be laid where that was agreed."""
    return s.coach_extra != MUST or not has_fitting(s, seat, 0)


# Laying and drawing


def lay(s: State, seat: int, card: int, wish: int, log: Log) -> None:
    """HM-17, HM-19: a card lies, and its sentence is owed; at a quick table it counts at once."""
    take_from_hand(s, seat, card)
    s.laid = card
    s.laid_wish = wish
    s.origin = s.phase
    if s.phase == DRAWN:
        s.n_fresh -= 1
    note(log, LAID, seat, card, MOTIF[card], COLOUR[card])
    if wish > 0:
        note(log, WISHED, seat, wish, 0, 0)
    if s.shout == ON:
        end_watch(s, seat)
        owe_call(s, seat)
    s.phase = TELLING
    s.asked = 0


def take_back(s: State, seat: int, log: Log) -> None:
    """S40: the card goes back into the hand, and its player does something else."""
    note(log, TOOK_BACK, seat, s.laid, 0, 0)
    put_in_hand(s, seat, s.laid)
    s.laid = 0
    s.laid_wish = 0
    s.asked = 0
    s.phase = s.origin
    if s.phase == DRAWN:
        restore_fresh(s, seat)
    if s.shout == ON:
        s.due[seat] = NO_CALL
        s.has_fallen = 0


def restore_fresh(s: State, seat: int) -> None:
    """The card that was taken back stands last again, among those just drawn."""
    last = s.n_hand[seat] - 1
    place = last - s.n_fresh
    card = s.hand[seat][place]
    s.hand[seat][place] = s.hand[seat][last]
    s.hand[seat][last] = card
    s.n_fresh += 1


def draw(s: State, seat: int, log: Log) -> None:
    """HM-23, HM-37, HM-39: one card, or the bill."""
    if s.shout == ON:
        end_watch(s, seat)
        s.due[seat] = NO_CALL
    drawn = draw_cards(s, seat, max(s.bill, 1), log)
    if s.bill > 0:
        pay_bill(s, seat, drawn, log)
    else:
        note(log, DREW, seat, drawn, 0, 0)
        s.has_paid = 0
        offer_drawn(s, drawn)


def pay_bill(s: State, seat: int, drawn: int, log: Log) -> None:
    """HM-37, HM-39, S3: then the turn is over, unless the table has agreed on something else."""
    note(log, PAID, seat, drawn, s.bill, 0)
    s.bill = 0
    s.has_paid = 1
    if s.after_hazard == DRAWN_CARD_ONLY:
        offer_drawn(s, drawn)
    elif s.after_hazard != FULL_TURN:
        pass_turn(s)


def offer_drawn(s: State, drawn: int) -> None:
    """HM-24: what was drawn may be laid. Asked in any case: else the others would learn that it does not fit."""
    if drawn == 0:
        pass_turn(s)
        return
    s.n_fresh = drawn
    s.phase = DRAWN


def keep(s: State, seat: int, log: Log) -> None:
    """HM-25, HM-26."""
    note(log, KEPT, seat, 0, 0, 0)
    pass_turn(s)


def stop(s: State, seat: int, log: Log) -> None:
    """HM-40, S33: no extra card."""
    note(log, STOPPED, seat, 0, 0, 0)
    pass_turn(s)


# Telling


def teller(s: Public) -> int:
    """Who owes a piece of the story, or NOBODY."""
    if s.phase in (OPENING, TELLING):
        return s.turn
    if s.phase == ENDING:
        return s.winner
    return NOBODY


def piece(s: Public) -> int:
    """The card that is to be told of; 0 if none is."""
    if s.phase == OPENING:
        return int(s.start_card)
    if s.phase == TELLING:
        return int(s.laid)
    if s.phase == ENDING:
        return int(s.shown_target)
    return 0


def ask(s: State, seat: int, log: Log) -> None:
    """S41: the others judge the sentence."""
    note(log, ASKED, seat, piece(s), 0, 0)
    s.asked = 1
    s.n_asks += 1
    for other in range(SEATS):
        s.answered[other] = UNASKED


def wave(s: State, seat: int, log: Log) -> None:
    """S41: one other player is enough."""
    note(log, WAVED, seat, 0, 0, 0)
    count_asked(s)


def insist(s: State, seat: int, log: Log) -> None:
    """S41: where nobody else can judge, the teller's word counts."""
    note(log, INSISTED, seat, 0, 0, 0)
    count_asked(s)


def object_to(s: State, seat: int, log: Log) -> None:
    """S41: this player does not wave it through; another one may."""
    s.answered[seat] = OBJECTS
    note(log, OBJECTED, seat, 0, 0, 0)


def may_insist(s: Public) -> bool:
    """S41: all others have abstained."""
    if s.asked == 0:
        return False
    for other in range(s.seats):
        if s.is_in[other] and other != teller(s) and s.answered[other] != ABSTAINS:
            return False
    return True


def count_asked(s: State) -> None:
    """The sentence that was asked about counts."""
    k = s.n_asks - 1
    s.waved[k // ASK_BITS] |= 1 << (k % ASK_BITS)


def tell(s: State, log: Log) -> None:
    """HM-14, HM-19, HM-50: a piece of the story is told."""
    note(log, TOLD_CARD, teller(s), piece(s), 0, 0)
    s.asked = 0
    if s.phase == OPENING:
        begin_turn(s, s.turn, log)  # HM-15
    elif s.phase == ENDING:
        end_round(s, log)


# What cards do


def settle(s: State, log: Log) -> None:
    """HM-18, HM-30: the card counts and does what it does."""
    card = s.laid
    motif = MOTIF[card]
    s.laid = 0
    s.n_fresh = 0
    lay_on_pile(s, card)
    if motif == HORSESHOE:  # HM-44, S12
        s.wish = s.laid_wish
        s.demand_colour = s.laid_wish
        s.demand_motif = 0
    elif motif != DIRECTION:
        s.wish = 0
        s.demand_colour = COLOUR[card]
        s.demand_motif = motif
    elif s.after_direction == ANYTHING:  # S9
        s.wish = 0
        s.demand_colour = 0
        s.demand_motif = 0
    s.laid_wish = 0
    if motif == HAZARD:  # HM-37 to HM-39
        s.bill += 1
        note(log, BILL_ROSE, s.turn, s.bill, 0, 0)
    elif s.bill > 0:  # S4
        note(log, BILL_PASSED, s.turn, s.bill, 0, 0)
    if motif == DIRECTION:
        turn_round(s, log)
    if motif == HORSE and is_snatched(s):
        begin_reading(s, log)
    else:
        s.phase = CARD_DONE


def turn_round(s: State, log: Log) -> None:
    """HM-47, HM-48, E4."""
    s.direction = -s.direction
    if s.direction_effect == ANTICLOCKWISE_ONLY:
        s.direction = -1
    note(log, TURNED_ROUND, s.turn, s.direction, 0, 0)


def after_card(s: State, log: Log) -> None:
    """HM-26, HM-40, HM-49: an empty hand ends the round, a coach gives an extra, else the next one has the turn."""
    if s.shout == ON:
        begin_watch(s)
    if s.is_in[s.turn] == 0 or (s.lost_turn and s.n_hand[s.turn] > 0):  # S47
        pass_turn(s)
    elif s.n_hand[s.turn] == 0:
        empty_hand(s, s.turn, log)
    elif MOTIF[s.top] == COACH:
        s.phase = EXTRA
    elif MOTIF[s.top] == DIRECTION and s.two_player_direction == AGAIN and n_in(s) == 2:
        begin_turn(s, s.turn, log)  # S10
    else:
        pass_turn(s)


# The figure


def is_snatched(s: Public) -> bool:
    """S26: there is a figure to grab at this table."""
    return s.snatch_mode != NO_SNATCH and (s.two_player_snatch != NOT_WITH_TWO or n_in(s) > 2)


def is_real_time(s: Public) -> bool:
    """The fastest gets the figure."""
    return s.snatch_mode != LOT


def begin_reading(s: State, log: Log) -> None:
    """HM-32: hands behind the back while the sentence is read; where the lot decides, nobody needs to."""
    for seat in range(SEATS):
        s.passed[seat] = FREE_HANDS
    if not is_real_time(s):
        s.phase = SNATCH
        return
    s.race += 1
    s.phase = READING
    note(log, READS, s.turn, 0, 0, 0)
    if s.story == QUICK or s.telling == ALOUD:
        s.hush = LEAST_HUSH + below(s, HUSH)


def say_name(s: State, log: Log) -> None:
    """HM-33: the name is spoken."""
    s.race += 1
    s.phase = SNATCH
    note(log, FIGURE_LIVE, s.turn, 0, 0, 0)


def grab_early(s: State, seat: int, log: Log) -> None:
    """S24: out of this snatch; or a card is drawn as well; or nothing at all."""
    note(log, GRABBED_EARLY, seat, 0, 0, 0)
    if s.false_grab == IGNORED:
        return
    s.passed[seat] = LOCKED
    if s.false_grab == DRAW_ONE:
        draw_cards(s, seat, 1, log)
        if s.n_hand[seat] > 1:
            s.due[seat] = NO_CALL


def grab(s: State, seat: int, log: Log) -> None:
    """HM-34, S30: the fastest may slip a card; not while the teller's hand is empty, unless that is undone."""
    note(log, GRABBED, seat, 0, 0, 0)
    if s.is_in[s.turn] and s.n_hand[s.turn] == 0:
        s.reward = seat
        s.phase = CARD_DONE
    else:
        s.grabber = seat
        s.phase = SLIP


def lapse(s: State, log: Log) -> None:
    """S25: nobody has grabbed."""
    note(log, NOBODY_GRABBED, s.turn, 0, 0, 0)
    s.phase = CARD_DONE


def want(s: State, seat: int, log: Log) -> None:
    """snatch_mode = lot: this seat takes part in it."""
    s.passed[seat] = WANTS
    note(log, WANTS_LOT, seat, 0, 0, 0)
    draw_lot(s, log)


def draw_lot(s: State, log: Log) -> None:
    """When everybody but the teller has spoken, one of those who want gets the figure."""
    n = 0
    for seat in range(s.seats):
        if s.is_in[seat] and seat != s.turn:
            if s.passed[seat] == FREE_HANDS:
                return
            n += int(s.passed[seat] == WANTS)
    if n == 0:
        lapse(s, log)
        return
    nth = below(s, n)
    for seat in range(s.seats):
        if s.is_in[seat] and seat != s.turn and s.passed[seat] == WANTS:
            if nth == 0:
                grab(s, seat, log)
                return
            nth -= 1


def slip(s: State, seat: int, card: int, log: Log) -> None:
    """HM-34, S29: the card goes under the draw pile; with the last one its player wins."""
    take_from_hand(s, seat, card)
    slip_under(s, card)
    note(log, SLIPPED, seat, 0, 0, 0)
    whisper(log, seat, SLIPPED_CARD, seat, card, MOTIF[card], COLOUR[card])
    s.grabber = NOBODY
    if s.shout == ON:
        owe_after_slip(s, seat)
    if s.n_hand[seat] > 0:
        s.phase = CARD_DONE
        return
    if s.shout == ON:
        begin_watch(s)
    empty_hand(s, seat, log)


def decline(s: State, seat: int, log: Log) -> None:
    """HM-35."""
    note(log, DECLINED, seat, 0, 0, 0)
    s.grabber = NOBODY
    s.phase = CARD_DONE


def let_pass(s: State, seat: int, log: Log) -> None:
    """No figure, no opinion, nothing noticed: whatever this seat could have been quick about."""
    s.watch[seat] = 0
    if s.phase == SNATCH:
        if seat != s.turn and s.passed[seat] == FREE_HANDS:
            s.passed[seat] = LETS_PASS
            if not is_real_time(s):
                draw_lot(s, log)
    elif s.asked and seat != teller(s) and s.answered[seat] == UNASKED:
        s.answered[seat] = ABSTAINS


# Calls that are owed (the shout variant); see `shout` for calling


def owe_call(s: State, seat: int) -> None:
    """HM-53, HM-54, S45, S46: whoever has just laid owes a call, unless it was made together with laying."""
    owed = NO_CALL
    if s.n_hand[seat] == 1:
        owed = FIRST_WORD
    elif s.n_hand[seat] == 0:
        owed = PAIR
    if owed != NO_CALL:
        s.has_fallen = 1
    s.due[seat] = owed
    if s.early[seat] == owed:
        s.due[seat] = NO_CALL
    s.early[seat] = NO_CALL


def owe_after_slip(s: State, seat: int) -> None:
    """S49: with one card left the first word is owed; for the last one nothing, unless that was agreed."""
    s.due[seat] = NO_CALL
    if s.n_hand[seat] > 1:
        return
    s.has_fallen = 1
    if s.n_hand[seat] == 1:
        s.due[seat] = FIRST_WORD
    elif s.shout_on_slip == SHOUT_ON_SLIP:
        s.due[seat] = PAIR


def begin_watch(s: State) -> None:
    """S43: a hand has fallen to one card or none; from now on everybody may notice what is missing."""
    if s.has_fallen == 0:
        return
    s.has_fallen = 0
    s.is_watched = 1
    s.race += 1
    for seat in range(s.seats):
        s.watch[seat] = s.is_in[seat]


def end_watch(s: State, seat: int) -> None:
    """S43: this seat has acted, and what others have not called until now cannot be noticed any more."""
    s.is_watched = 0
    for other in range(s.seats):
        s.watch[other] = 0
        if other != seat:
            s.due[other] = NO_CALL


# The end of a round


def empty_hand(s: State, seat: int, log: Log) -> None:
    """HM-49: this seat has no card left."""
    s.winner = seat
    s.phase = TARGET
    note(log, HAND_EMPTY, seat, 0, 0, 0)


def turn_target(s: State, log: Log) -> None:
    """HM-50, S43: the target card is turned over; no call can be missed any more."""
    s.shown_target = s.target
    s.used_targets |= 1 << (s.target - TARGET_0 - 1)
    note(log, TARGET_TURNED, s.winner, s.target, MOTIF[s.target], 0)
    for seat in range(SEATS):
        s.due[seat] = NO_CALL
        s.watch[seat] = 0
    s.is_watched = 0
    if s.story == TOLD:
        s.phase = ENDING
        s.asked = 0
    else:
        end_round(s, log)


def end_round(s: State, log: Log) -> None:
    """HM-51, HM-59, HM-60: the winner; in a marathon whoever has two target cards."""
    s.targets[s.winner] += 1
    s.asked = 0
    if s.marathon != ON:
        end_game(s, s.winner, log)
        return
    note(log, KEPT_TARGET, s.winner, s.targets[s.winner], 0, 0)
    if s.targets[s.winner] >= 2:
        end_game(s, s.winner, log)
        return
    s.phase = NEXT
    s.turn = NOBODY
    for seat in range(SEATS):
        s.agreed[seat] = NOT_READY


def end_game(s: State, seat: int, log: Log) -> None:
    """HM-51: cheers for the winner."""
    s.phase = OVER
    s.turn = NOBODY
    s.winner = seat
    s.is_watched = 0
    note(log, WON, seat, 0, 0, 0)
