"""The rules of High Card, in the order of its rule list.

Every function runs on plain objects and compiled alike: ints, loops and ifs alone.
"""

from kartenhaus.kit import Log, Row, below, note

from .actions import LAY_0
from .components import CARDS
from .events import DEALT, LAID, SCORED, SHOWED, TOOK, TURNED_UP, WON
from .state import HAND, LAY, NOBODY, ON, OVER, SEATS, Public, State

# Preparation


def start(s: State, log: Log) -> None:
    """Begin the game: nobody has a point yet, and the first deal is made."""
    for seat in range(SEATS):
        s.score[seat] = 0
    s.phase = LAY
    s.deal = 0
    deal(s, log)


def deal(s: State, log: Log) -> None:
    """HC-02, HC-03: all cards come together again; everybody gets three, the rest stays unseen."""
    s.deal += 1
    s.turn = 1
    for card in range(CARDS + 1):
        s.owner[card] = NOBODY
        s.shown_in[card] = 0
    for seat in range(SEATS):
        s.points[seat] = 0
        s.chosen[seat] = 0
    for seat in range(s.seats):
        for _ in range(HAND):
            s.owner[free_card(s)] = seat
    note(log, DEALT, s.deal, 0, 0, 0)


def free_card(s: State) -> int:
    """A random card that nobody has."""
    card = 1 + below(s, CARDS)
    while s.owner[card] != NOBODY:
        card = 1 + below(s, CARDS)
    return card


# A turn


def lay(s: State, seat: int, card: int, log: Log) -> None:
    """HC-04, HC-05: lay a card face down; when the last one has decided, all are turned up."""
    s.chosen[seat] = card
    note(log, LAID, seat, 0, 0, 0)
    for other in range(s.seats):
        if s.chosen[other] == 0:
            return
    turn_up(s, log)


def turn_up(s: State, log: Log) -> None:
    """HC-05, HC-07: all cards are shown at once; the winner takes as many points as the turn's number."""
    note(log, TURNED_UP, s.turn, 0, 0, 0)
    winner = winning_seat(s)
    for seat in range(s.seats):
        s.shown_in[s.chosen[seat]] = s.turn
        note(log, SHOWED, seat, s.chosen[seat], 0, 0)
    s.points[winner] += s.turn
    note(log, TOOK, winner, s.chosen[winner], s.turn, 0)
    for seat in range(s.seats):
        s.chosen[seat] = 0
    if s.turn < HAND:
        s.turn += 1
    else:
        end_deal(s, log)


def winning_seat(s: State) -> int:
    """HC-06: the seat whose card no other one beats."""
    best = 0
    for seat in range(1, s.seats):
        if s.chosen[seat] > s.chosen[best]:
            best = seat
    if s.one_beats_highest == ON and s.chosen[best] == CARDS:  # HC-08
        for seat in range(s.seats):
            if s.chosen[seat] == 1:
                return seat
    return best


# The end


def end_deal(s: State, log: Log) -> None:
    """HC-09, HC-10: the points are written down; the next deal follows, or the game is over."""
    for seat in range(s.seats):
        s.score[seat] += s.points[seat]
        note(log, SCORED, seat, s.points[seat], s.score[seat], s.deal)
    if s.deal < s.deals:
        deal(s, log)
    else:
        end_game(s, log)


def end_game(s: State, log: Log) -> None:
    """HC-11: whoever has the most points wins; several share."""
    s.phase = OVER
    for seat in range(s.seats):
        if n_better(s, seat) == 0:
            note(log, WON, seat, s.score[seat], 0, 0)


def n_better(s: Public, seat: int) -> int:
    """How many seats have more points than this one."""
    n = 0
    for other in range(s.seats):
        if s.score[other] > s.score[seat]:
            n += 1
    return n


def is_over(s: State) -> bool:
    """The game has ended."""
    return s.phase == OVER


def standings(s: State, out: Row) -> None:
    """HC-11: ranks by points, most first; equal points share a rank."""
    for seat in range(s.seats):
        out[seat] = n_better(s, seat) + 1


def score(s: State, seat: int) -> int:
    """Points in all finished deals."""
    return s.score[seat]


def deals_done(s: State) -> int:
    """Finished deals."""
    if s.phase == OVER:
        return s.deal
    return s.deal - 1


# What may be done, and what may not


def holds(s: State, actor: int, card: int) -> bool:
    """The card is in this seat's hand; a chosen one is until it is turned up. The CLOCK has none."""
    return s.owner[card] == actor and s.shown_in[card] == 0


def awaits(s: State, seat: int) -> bool:
    """The game goes on only when this seat has acted."""
    return s.phase == LAY and s.chosen[seat] == 0


def may(s: State, actor: int, legal: Row) -> int:
    """HC-04: any card in hand; while others still think, another one. Returns how many."""
    n = 0
    for card in range(1, CARDS + 1):
        if why_not(s, actor, LAY_0 + card) == LEGAL:
            legal[n] = LAY_0 + card
            n += 1
    return n


def act(s: State, actor: int, action: int, log: Log) -> None:
    """Do a legal action."""
    lay(s, actor, action - LAY_0, log)


REFUSALS = ("legal", "game_over", "not_in_hand", "same_card")
LEGAL, GAME_OVER, NOT_IN_HAND, SAME_CARD = range(len(REFUSALS))


def why_not(s: State, actor: int, action: int) -> int:
    """The code in REFUSALS of the reason against an action; LEGAL if there is none."""
    if s.phase == OVER:
        return GAME_OVER
    if not holds(s, actor, action - LAY_0):
        return NOT_IN_HAND
    if s.chosen[actor] == action - LAY_0:
        return SAME_CARD
    return LEGAL
