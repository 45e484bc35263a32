"""The end of a round: counting, the penalty, coins, and who begins next. In the booklet's order."""

from kartenhaus.kit import Log, below, note

from .components import FIRST_TYPE, HAS_KIND, KIND_OF, N_KINDS, N_TYPES, SWEETS_OF
from .events import (
    COIN,
    COUNTED,
    FOUND,
    GAVE_BACK,
    HAS_GLUTTONS,
    HEAP_LOST,
    KEEPS,
    NO_COIN,
    NOBODY_HAS,
    NOTHING_TO_GIVE,
    STOPPED,
    WON,
)
from .seating import next_seat
from .state import (
    ALL_PAY,
    COIN_FOR_ALL,
    COINS_TO_WIN,
    FEX_STRICT,
    FEX_TRICKY,
    GIVE,
    GIVE_AUTO,
    GLUTTON,
    MOST_ROUNDS,
    NEXT_RANDOM,
    NOBODY,
    OVER,
    SCORED,
    SEATS,
    SHARE,
    TABLE_CHOOSES,
    Public,
    State,
)


def end_round(s: State, log: Log) -> None:
    """NK-27 to NK-36: what lies on the heap is lost, the sweets are counted kind by kind, then the gluttons."""
    s.due = NOBODY
    s.old_due = NOBODY
    for seat in range(SEATS):
        s.looked[seat] = 0
    if s.n_heap > 0:
        tell_lost_heap(s, log)
    if s.fex == FEX_TRICKY:
        find_refused(s, log)
    for kind in range(1, N_KINDS[s.deck] + 1):
        if HAS_KIND[s.deck][kind]:
            count_kind(s, kind, log)
    name_who_pays(s, log)
    s.phase = GIVE
    take_back_without_choice(s, log)


def tell_lost_heap(s: State, log: Log) -> None:
    """NK-27: nobody gets these cards; they are shown."""
    sweets = 0
    gluttons = 0
    for i in range(s.n_heap):
        if s.cards[i] == GLUTTON:
            gluttons += 1
        else:
            sweets += SWEETS_OF[s.deck][s.cards[i]]
    note(log, HEAP_LOST, s.n_heap, sweets, gluttons, 0)


def find_refused(s: State, log: Log) -> None:
    """NK-49: refused cards that still lie in a pile are found now; they do not count."""
    for seat in range(s.seats):
        for card in range(1, N_TYPES[s.deck] + 1):
            n = s.refused[seat][card]
            if n > 0:
                note(log, FOUND, seat, KIND_OF[s.deck][card], SWEETS_OF[s.deck][card], n)


# Sweets


def count_kind(s: State, kind: int, log: Log) -> None:
    """NK-29 to NK-35: whoever has the most sweets of a kind keeps one card of it; several if they are equal."""
    most = 0
    leaders = 0  # bit by seat: adding up is dear
    for seat in range(s.seats):
        if s.is_out[seat] == 0:
            n = n_sweets(s, seat, kind)
            if n > most:
                most = n
                leaders = 0
            if n > 0:
                leaders |= int(n == most) << seat
                note(log, COUNTED, seat, kind, n, 0)
    if most == 0:
        note(log, NOBODY_HAS, kind, 0, 0, 0)
        return
    for seat in range(s.seats):
        s.kept[seat][kind] = leaders >> seat & 1
        if s.kept[seat][kind]:
            note(log, KEEPS, seat, kind, most, 0)


def n_sweets(s: State, seat: int, kind: int) -> int:
    """NK-31: sweets, not cards."""
    n = 0
    for card in range(FIRST_TYPE[s.deck][kind], FIRST_TYPE[s.deck][kind + 1]):
        n += s.pile[seat][card] * SWEETS_OF[s.deck][card]
    return n


def n_kept(s: Public, seat: int) -> int:
    """Sweets cards that this seat has kept, one a kind."""
    n = 0
    for kind in range(1, N_KINDS[s.deck] + 1):
        n += s.kept[seat][kind]
    return n


# Gluttons


def n_gluttons(s: State, seat: int) -> int:
    """NK-36, NK-55, NK-56: gluttons, in the stricter variant with each card that a Fex refused."""
    return s.pile[seat][GLUTTON] + n_refused(s, seat)


def n_refused(s: State, seat: int) -> int:
    """NK-55: cards that count as gluttons, whatever number of sweets they show."""
    n = 0
    if s.fex == FEX_STRICT:
        for card in range(1, N_TYPES[s.deck] + 1):
            n += s.refused[seat][card]
    return n


def name_who_pays(s: State, log: Log) -> None:
    """NK-36, NK-37: whoever has the most gluttons, at least one, must give back a card, if there is one."""
    most = 0
    tied = 0
    for seat in range(s.seats):
        if s.is_out[seat] == 0:
            n = n_gluttons(s, seat)
            if n > 0:
                note(log, HAS_GLUTTONS, seat, n, n_refused(s, seat), 0)
            if n > most:
                most = n
                tied = 0
            if n == most:
                tied += 1
    if most == 0 or (tied > 1 and s.glutton_tie != ALL_PAY):
        return
    for seat in range(s.seats):
        if s.is_out[seat] == 0 and n_gluttons(s, seat) == most:
            if n_kept(s, seat) > 0:
                s.pays[seat] = 1
            else:
                note(log, NOTHING_TO_GIVE, seat, 0, 0, 0)


def take_back_without_choice(s: State, log: Log) -> None:
    """An only card goes back by itself, and any first one where that was agreed; coins follow when all have paid."""
    is_waiting = False
    for seat in range(s.seats):
        if s.pays[seat]:
            if n_kept(s, seat) == 1 or s.give_back == GIVE_AUTO:
                take_back(s, seat, first_kept(s, seat), log)
            else:
                is_waiting = True
    if not is_waiting:
        give_coins(s, log)


def first_kept(s: Public, seat: int) -> int:
    """The first kind of which this seat keeps a card; there must be one."""
    kind = 1
    while s.kept[seat][kind] == 0:
        kind += 1
    return kind


def take_back(s: State, seat: int, kind: int, log: Log) -> None:
    """NK-36: this kept card goes back."""
    s.kept[seat][kind] = 0
    s.pays[seat] = 0
    note(log, GAVE_BACK, seat, kind, n_kept(s, seat), 0)


# Coins


def give_coins(s: State, log: Log) -> None:
    """NK-38, NK-39: a coin for whoever has kept the most cards; for each of them if several have."""
    most = 0
    for seat in range(s.seats):
        if s.is_out[seat] == 0:
            most = max(most, n_kept(s, seat))
    if most == 0 and s.zero_cards != COIN_FOR_ALL:
        note(log, NO_COIN, 0, 0, 0, 0)
    else:
        for seat in range(s.seats):
            if s.is_out[seat] == 0 and n_kept(s, seat) == most:
                s.won_coin[seat] = 1
                s.coins[seat] += 1
                note(log, COIN, seat, most, s.coins[seat], s.deal)
    s.phase = SCORED
    if is_decided(s) or s.deal == MOST_ROUNDS:
        end_game(s, log)


def most_coins(s: Public) -> int:
    """The coins of whoever has the most."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.coins[seat])
    return most


def n_leaders(s: Public) -> int:
    """How many have the most coins."""
    n = 0
    for seat in range(s.seats):
        if s.coins[seat] == most_coins(s):
            n += 1
    return n


def is_decided(s: Public) -> bool:
    """NK-44: somebody has three coins; where the table plays on, somebody alone has the most."""
    return most_coins(s) >= COINS_TO_WIN and (s.shared_win == SHARE or n_leaders(s) == 1)


def end_game(s: State, log: Log) -> None:
    """NK-44: three coins win, also together; a game that goes on for too long is won by the most coins."""
    s.phase = OVER
    for seat in range(s.seats):
        if s.coins[seat] > 0 and s.coins[seat] == most_coins(s):
            note(log, WON, seat, s.coins[seat], 0, 0)


def stop_game(s: State, log: Log) -> None:
    """Somebody has left, and the others do not go on: it ends as it stands."""
    s.phase = OVER
    s.due = NOBODY
    s.old_due = NOBODY
    note(log, STOPPED, 0, 0, 0, 0)


# Who begins next


def n_coin_winners(s: Public) -> int:
    """How many got a coin for this round."""
    n = 0
    for seat in range(s.seats):
        n += s.won_coin[seat]
    return n


def must_choose_starter(s: Public) -> bool:
    """next_starter = table_chooses: several got a coin, and nobody has said yet which of them begins."""
    return s.next_starter == TABLE_CHOOSES and s.due == NOBODY and n_coin_winners(s) > 1


def next_starter_of(s: State) -> int:
    """NK-43: the one who got the coin; of several the first clockwise after the last starter, or as was agreed."""
    if s.due != NOBODY and s.is_out[s.due] == 0:
        return s.due
    n = n_coin_winners(s)
    seat = next_seat(s, s.starter, 1)
    if n == 0:
        if s.is_out[s.starter]:
            return seat
        return s.starter
    skip = 0
    if s.next_starter == NEXT_RANDOM:
        skip = below(s, n)
    while s.won_coin[seat] == 0 or skip > 0:
        skip -= s.won_coin[seat]
        seat = next_seat(s, seat, 1)
    return seat
