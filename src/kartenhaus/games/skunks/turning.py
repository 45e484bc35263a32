"""Stop or go: the chance to win by turning another card, by dynamic programming over all that can still come.

`weigh_going_on` knows nothing of skunks: it solves every game in which what was gained in a turn can be lost. The rest
of the file says what Flinke Stinker is in its terms. The cards that come are reckoned one by one: with each footprint
card that leaves the middle the pumas become more of what is left. What they show is taken to be as often what it was.
"""

from kartenhaus.kit import Row

from .memory import AHEAD, Mind
from .outlook import FINE, SURE, fill_turns, outlook
from .rules import is_full, is_stink, n_in, n_pumas, next_seat, tile_after
from .state import ALL_CARDS, PAST, SEATS, VALUES, View
from .view import n_unseen
from .weights import WHOLE


def weigh_going_on(gain: Row, loss: Row, going: Row, shares: Row, risks: Row, first: int, last: int) -> None:
    """Fill `going[t]` for totals t from first to last: what it is worth to turn a card now, and to choose well then.

    `gain[t]` is what it is worth to stop with t, known up to the highest card above the last total; less than nothing
    where one may not. `loss[t]` is what it is worth to lose t, up to the last. `shares[c]` says how often a good card
    shows c, `risks[k]` how often card k from now is a bad one, both in parts of WHOLE. After the last card of `risks`
    another one would be a bad one.
    """
    for total in range(first, last + len(shares)):
        going[total] = loss[min(total, last)]
    for k in range(len(risks) - 1, -1, -1):
        for total in range(first, last + 1):
            hoped = 0
            for card in range(1, len(shares)):
                hoped += int(shares[card]) * max(int(gain[total + card]), int(going[total + card]))
            going[total] = ((WHOLE - int(risks[k])) * (hoped // WHOLE) + int(risks[k]) * int(loss[total])) // WHOLE


def chance_of_turning(v: View, mind: Mind, known: int) -> int:
    """The chance to win by turning a card, in parts of SURE, if so many pumas are known and left alone.

    Leaves in `mind.gain` the chance after each run that is open or can come.
    """
    fill_turns(v, mind)
    fill_shares(v, mind)
    for k in range(AHEAD):
        mind.risks[k] = risk_after(v, known, k)
    total = int(v.total[v.active])
    last = max(PAST - 1 - int(v.position[v.active]), total)
    fill_chances(v, mind, known, last)
    weigh_going_on(mind.gain, mind.loss, mind.going, mind.shares, mind.risks, total, last)
    return int(mind.going[total])


def fill_shares(v: View, mind: Mind) -> None:
    """How often a footprint card that nobody has seen shows so many, in parts of WHOLE."""
    n = 0
    for value in range(1, VALUES + 1):
        n += n_unseen(v, value)
    left = WHOLE
    for value in range(1, VALUES):
        mind.shares[value] = n_unseen(v, value) * WHOLE // max(n, 1)
        left -= int(mind.shares[value])
    mind.shares[VALUES] = left


def risk_after(v: View, known: int, k: int) -> int:
    """That a card is a puma once k more footprint cards were turned, in parts of WHOLE.

    Where only pumas are left the used cards come back, and nothing is known any more.
    """
    left = int(v.n_down) - n_pumas(v) - k
    if left > 0:
        return (n_pumas(v) - known) * WHOLE // (n_pumas(v) - known + left)
    left += int(v.n_used)
    return n_pumas(v) * WHOLE // (n_pumas(v) + left) if left > 0 else WHOLE


def fill_chances(v: View, mind: Mind, known: int, last: int) -> None:
    """By total: the chance to win after stopping with it, and after losing it, for all that can come."""
    total = int(v.total[v.active])
    first = total if v.use_all_cards == ALL_CARDS else 1
    for steps in range(first, last + VALUES + 1):
        mind.gain[steps] = SURE if steps > last else -1
        mind.loss[steps] = 0
        for is_caught in range(2):
            tile = int(v.position[v.active]) if is_caught else tile_after(v, steps)
            if steps > last or (is_caught and steps < total):
                continue
            if tile == PAST:
                mind.gain[steps] = SURE
            elif is_caught or not (is_stink(v, tile) or is_full(v, tile)):
                share_out(v, mind, steps, is_caught)
                chance = outlook(v, mind, tile, risk_for_next(v, known, steps, is_caught))
                if is_caught:
                    mind.loss[steps] = chance
                else:
                    mind.gain[steps] = chance


def share_out(v: View, mind: Mind, steps: int, is_caught: int) -> None:
    """Whoever is caught gives all away; how the cards are spread does not matter yet, so they are shared evenly."""
    give_nothing(mind)
    if is_caught:
        cards = n_in_front(v) + cards_until(v, steps)
        give_evenly(v, mind, next_seat(v, v.active), steps, cards)


def give_nothing(mind: Mind) -> None:
    """Nobody gets anything."""
    for seat in range(SEATS):
        mind.given[seat] = 0


def give_evenly(v: View, mind: Mind, first: int, footprints: int, cards: int) -> None:
    """Add to `mind.given` what the others get of so many cards on average; this seat gets the first one."""
    others = n_in(v) - 1
    seat = first
    for order in range(others):
        if seat == v.active:
            seat = next_seat(v, seat)
        got = (cards - order + others - 1) // others
        mind.given[seat] += (2 * footprints * got + cards) // (2 * max(cards, 1))
        seat = next_seat(v, seat)


def n_in_front(v: View) -> int:
    """Cards in front of the active player."""
    n = 0
    for value in range(1, VALUES + 1):
        n += int(v.front[v.active][value])
    return n


def cards_until(v: View, steps: int) -> int:
    """About how many more cards lead to such a total: there are five footprints on two of them."""
    return max(2 * (steps - int(v.total[v.active])) + 3, 0) // 5


def risk_for_next(v: View, known: int, steps: int, is_caught: int) -> int:
    """The risk of the next player's first card, in steps of FINE, if the turn ends with this total."""
    turned = cards_until(v, steps)
    left = int(v.n_down) - n_pumas(v) - turned
    unknown = n_pumas(v) - min(known + is_caught, n_pumas(v))
    if left <= 0:
        left += int(v.n_used)
        unknown = n_pumas(v)
        if is_caught == 0:
            left += n_in_front(v) + turned
    return unknown * FINE // (unknown + left) if left > 0 else FINE
