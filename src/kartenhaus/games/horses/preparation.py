"""Before the first turn: the cards, the horse's name, the categories, and who begins."""

from kartenhaus.kit import Log, below, note

from .cards import shuffle_and_deal
from .components import COLOUR, MOTIF, N_START, N_TARGET, START_0, TARGET_0
from .events import (
    CHANGED_CATEGORY,
    DEALT,
    HORSE_NAMED,
    HORSE_NAMED_BY_LOT,
    LEFT_NAME,
    PROPOSED_NAME,
    SAID_YES,
    STARTS,
    VOTED,
    WANTS_NEW_NAME,
    WANTS_NEXT,
)
from .state import (
    AGREED,
    ASK_BITS,
    ASKS,
    BY_VOTE,
    BY_WINNER,
    CATEGORIES,
    CHOSEN,
    FREE_HANDS,
    NAME,
    NAMED,
    NO_CALL,
    NO_NAME,
    NOBODY,
    NOT_READY,
    ON,
    OPENING,
    PROPOSED,
    READY,
    SEATS,
    SILENT,
    START_RANDOM,
    STARTER,
    STOCK_NAMES,
    TOLD,
    UNASKED,
    VOTE,
    WANTS_NAME,
    Public,
    State,
)
from .turns import begin_turn, next_in

# A game, a round


def sit_down(s: State, log: Log) -> None:
    """HM-01: everybody sits down, and the first round is dealt."""
    for seat in range(SEATS):
        s.is_in[seat] = int(seat < s.seats)
        s.targets[seat] = 0
    for i in range(ASKS // ASK_BITS):
        s.waved[i] = 0
    s.n_asks = 0
    s.n_edits = 0
    s.used_starts = 0
    s.used_targets = 0
    s.deal = 0
    s.race = 0
    s.named_by = NOBODY
    s.stock_name = 0
    s.target = 0
    s.hush = 0
    s.beginner = NOBODY
    s.winner = NOBODY
    set_up(s, log)
    if s.story == TOLD:
        ask_for_name(s)
    else:
        name_by_lot(s, log)
        s.phase = AGREED


def set_up(s: State, log: Log) -> None:
    """HM-02 to HM-09, HM-12, S54: the cards of one round, clockwise."""
    s.deal += 1
    s.race += 1
    s.turn = NOBODY
    s.direction = 1
    clear_table(s)
    clear_calls(s)
    shuffle_and_deal(s)
    lay_out_start(s)
    lay_out_target(s)
    note(log, DEALT, s.deal, s.start_card, MOTIF[s.start_card], 0)


def clear_table(s: State) -> None:
    """Nothing is laid, owed or agreed yet."""
    s.top = 0
    s.laid = 0
    s.laid_wish = 0
    s.origin = 0
    s.bill = 0
    s.n_fresh = 0
    s.has_paid = 0
    s.lost_turn = 0
    s.asked = 0
    s.grabber = NOBODY
    s.reward = NOBODY
    for seat in range(SEATS):
        s.named[seat] = SILENT
        s.vote[seat] = 0
        s.agreed[seat] = NOT_READY
        s.answered[seat] = UNASKED
        s.passed[seat] = FREE_HANDS


def clear_calls(s: State) -> None:
    """Nobody owes a call."""
    s.has_fallen = 0
    s.is_watched = 0
    for seat in range(SEATS):
        s.due[seat] = NO_CALL
        s.early[seat] = NO_CALL
        s.watch[seat] = 0
        s.cooling[seat] = 0
        s.n_fines[seat] = 0


def lay_out_start(s: State) -> None:
    """HM-07, HM-09, S17, S55: one start card of those that are left; it is what the first card has to match."""
    i = nth_unused(s.used_starts, below(s, n_unused(s.used_starts, N_START)))
    s.used_starts |= 1 << i
    s.start_card = START_0 + 1 + i
    s.demand_colour = COLOUR[s.start_card]
    s.demand_motif = MOTIF[s.start_card]
    s.wish = 0


def lay_out_target(s: State) -> None:
    """HM-08, S55: one target card of those that nobody has seen, face down."""
    s.target = TARGET_0 + 1 + nth_unused(s.used_targets, below(s, n_unused(s.used_targets, N_TARGET)))
    s.shown_target = 0


def n_unused(used: int, n: int) -> int:
    """How many of n bits are not set."""
    left = 0
    for i in range(n):
        left += int((used >> i) & 1 == 0)
    return left


def nth_unused(used: int, nth: int) -> int:
    """The nth bit, from 0, that is not set."""
    i = 0
    while True:
        if (used >> i) & 1 == 0:
            if nth == 0:
                return i
            nth -= 1
        i += 1


# The horse's name


def ask_for_name(s: State) -> None:
    """HM-10, S36: everybody proposes one, or leaves it to the others."""
    s.phase = NAME
    for seat in range(SEATS):
        s.named[seat] = SILENT


def propose_name(s: State, seat: int, log: Log) -> None:
    """S36."""
    s.named[seat] = PROPOSED
    note(log, PROPOSED_NAME, seat, 0, 0, 0)
    count_names(s, log)


def leave_name(s: State, seat: int, log: Log) -> None:
    """S36: silence is allowed."""
    s.named[seat] = NO_NAME
    note(log, LEFT_NAME, seat, 0, 0, 0)
    count_names(s, log)


def count_names(s: State, log: Log) -> None:
    """S36: a single proposal is taken, of several one is voted for, and without any the lot decides."""
    n = 0
    proposer = NOBODY
    for seat in range(s.seats):
        if s.is_in[seat] and s.named[seat] == SILENT:
            return
        if s.named[seat] == PROPOSED:
            n += 1
            proposer = seat
    if n > 1:
        s.phase = VOTE
        forget_votes(s)
    elif n == 1:
        take_name(s, proposer, log)
    else:
        name_by_lot(s, log)
        s.phase = NAMED


def take_name(s: State, seat: int, log: Log) -> None:
    """HM-10: the horse is called as this seat has proposed."""
    s.named_by = seat
    note(log, HORSE_NAMED, seat, 0, 0, 0)
    s.phase = NAMED


def name_by_lot(s: State, log: Log) -> None:
    """A name from the stock of the table's language."""
    s.named_by = NOBODY
    s.stock_name = below(s, STOCK_NAMES)
    note(log, HORSE_NAMED_BY_LOT, s.stock_name, 0, 0, 0)


# Votes


def forget_votes(s: State) -> None:
    """Nobody has voted yet."""
    for seat in range(SEATS):
        s.vote[seat] = 0


def vote(s: State, seat: int, who: int, log: Log) -> None:
    """S36, HM-13: for a name, or for who begins."""
    s.vote[seat] = who + 1
    note(log, VOTED, seat, who + 1, 0, 0)
    if s.phase == STARTER and is_host_asked(s):
        choose(s, who)
    else:
        count_votes(s, log)


def count_votes(s: State, log: Log) -> None:
    """S36, S39: when all have voted, the most votes decide, and the lot among equals."""
    for seat in range(s.seats):
        if s.is_in[seat] and s.vote[seat] == 0:
            return
    who = elected(s)
    if s.phase == VOTE:
        take_name(s, who, log)
    else:
        choose(s, who)


def elected(s: State) -> int:
    """The seat with the most votes, by lot among equals."""
    most = 0
    n_equal = 0
    for seat in range(s.seats):
        n = n_votes(s, seat)
        if n > most:
            most = n
            n_equal = 0
        n_equal += int(n == most)
    nth = below(s, n_equal)
    for seat in range(s.seats):
        if n_votes(s, seat) == most:
            if nth == 0:
                return seat
            nth -= 1
    return 0


def n_votes(s: Public, who: int) -> int:
    """Votes of those who take part."""
    n = 0
    for seat in range(s.seats):
        n += int(s.is_in[seat] == 1 and s.vote[seat] == who + 1)
    return n


# What is related


def agree_on_categories(s: State) -> None:
    """HM-63: before the first round of a game in which related words will do."""
    if s.storyteller == ON and s.deal == 1:
        s.phase = CATEGORIES
    else:
        s.phase = AGREED


def change_category(s: State, seat: int, motif: int, log: Log) -> None:
    """HM-63: this seat changes one, and so all others have to agree again."""
    s.n_edits += 1
    for other in range(SEATS):
        s.agreed[other] = NOT_READY
    note(log, CHANGED_CATEGORY, seat, motif, 0, 0)
    agree(s, seat, log)


def agree(s: State, seat: int, log: Log) -> None:
    """HM-63."""
    s.agreed[seat] = READY
    note(log, SAID_YES, seat, 0, 0, 0)
    count_agreed(s)


def count_agreed(s: State) -> None:
    """HM-63: everybody has to agree."""
    if is_everybody_ready(s):
        s.phase = AGREED


def is_everybody_ready(s: Public) -> bool:
    """Everybody who takes part has answered."""
    for seat in range(s.seats):
        if s.is_in[seat] and s.agreed[seat] == NOT_READY:
            return False
    return True


# Who begins


def choose_beginner(s: State) -> None:
    """HM-13, S39, S53: as the table has agreed for the first round and for later ones."""
    if s.deal == 1 and s.starter == START_RANDOM:
        choose(s, any_seat(s))
    elif s.deal > 1 and s.next_starter == BY_WINNER and s.winner != NOBODY and s.is_in[s.winner]:
        choose(s, s.winner)
    elif s.deal > 1 and s.next_starter != BY_VOTE:
        choose(s, next_in(s, s.beginner, 1))
    else:
        s.phase = STARTER
        s.beginner = NOBODY
        forget_votes(s)


def choose(s: State, seat: int) -> None:
    """HM-13: this seat begins."""
    s.beginner = seat
    s.phase = CHOSEN


def any_seat(s: State) -> int:
    """One of those who take part, by lot."""
    return next_in(s, below(s, s.seats), 1)


def is_host_asked(s: Public) -> bool:
    """S39: the host says who begins the first round."""
    return s.deal == 1 and s.starter > 0


def host(s: Public) -> int:
    """The first seat that takes part."""
    seat = 0
    while s.is_in[seat] == 0:
        seat += 1
    return seat


def begin_story(s: State, log: Log) -> None:
    """HM-14, HM-15: the beginner opens the story, and has the first turn."""
    s.winner = NOBODY
    note(log, STARTS, s.beginner, 0, 0, 0)
    if s.story == TOLD:
        s.turn = s.beginner
        s.phase = OPENING
    else:
        begin_turn(s, s.beginner, log)


# The next round of a marathon


def be_ready(s: State, seat: int, answer: int, log: Log) -> None:
    """HM-58, S54: on to the next round, perhaps with another name for the horse."""
    s.agreed[seat] = answer
    if answer == WANTS_NAME:
        note(log, WANTS_NEW_NAME, seat, 0, 0, 0)
    else:
        note(log, WANTS_NEXT, seat, 0, 0, 0)
    count_ready(s, log)


def count_ready(s: State, log: Log) -> None:
    """S54: the horse keeps its name unless all want another."""
    if not is_everybody_ready(s):
        return
    is_renamed = s.story == TOLD
    for seat in range(s.seats):
        if s.is_in[seat] and s.agreed[seat] != WANTS_NAME:
            is_renamed = False
    set_up(s, log)
    if is_renamed:
        ask_for_name(s)
    else:
        s.phase = AGREED
