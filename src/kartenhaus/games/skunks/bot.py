"""Players of Flinke Stinker that choose from a view and from what they remember: a child of six, a rule of thumb.

The stronger ones are in `sharp`. All of them see pumas as everybody does, and remember them as `memory` says. Plain
functions like the rules, so that they run at the table and compiled alike.
"""

from kartenhaus.kit import Row, below

from .actions import BEGIN, GIVE_0, GO_ON, LAY_PATH, LAY_STINK, LIFT, RUN, SHORT_0, TURN_0
from .memory import CHILD, MIDDLING, Mind, n_remembered, takes_for_puma
from .rules import is_full, is_only_pumas, is_stink, n_pumas, next_receiver, retreat, tile_after
from .state import GIVE, LAY, NOBODY, PAST, TURN, VALUES, View
from .view import n_unseen

ENOUGH = 6  # footprints with which a child of six usually runs
SLIP = 4  # one time in four it does the other thing
HASTE = 5  # one time in five it turns the first card that comes to hand
STEP = 1000  # what one step ahead is worth
WIN = 100 * STEP
SPRAYED = 500  # what a step back of somebody else is worth
GIFT = 400  # what a footprint costs that is given to others


def six_year_old(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Likes turning cards, runs with a handful of footprints, and gives away whatever comes to hand."""
    if v.phase == TURN and may_stop(legal, n):
        wants_to_run = v.total[v.active] >= ENOUGH
        if below(mind, SLIP) == 0:
            wants_to_run = not wants_to_run
        if wants_to_run:
            return longest_run(legal, n)
    if v.phase == TURN and below(mind, HASTE) > 0:
        return unknown_card(v, legal, n, mind, CHILD)
    return any_other(v, legal, n, mind)


def may_stop(legal: Row, n: int) -> bool:
    """Some run is among the legal actions."""
    for i in range(n):
        if is_run(legal[i]):
            return True
    return False


def is_run(action: int) -> bool:
    """The action moves the skunk."""
    return RUN <= action < GO_ON


def longest_run(legal: Row, n: int) -> int:
    """All cards if that is open, else as many steps as can be."""
    best = NOBODY
    for i in range(n):
        if legal[i] == RUN:
            return RUN
        if is_run(legal[i]):
            best = max(best, int(legal[i]))
    return best


def any_other(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Anything but a run, as far as there is anything else; a track that is begun is laid to its end."""
    if v.phase == LAY:
        return next_tile(legal, n, mind)
    others = 0
    for i in range(n):
        if not is_run(legal[i]):
            others += 1
    if others == 0:
        return longest_run(legal, n)
    nth = below(mind, others)
    for i in range(n):
        if not is_run(legal[i]):
            if nth == 0:
                return legal[i]
            nth -= 1
    return legal[0]


def unknown_card(v: View, legal: Row, n: int, mind: Mind, memory: int) -> int:
    """A card that is not taken for a puma; anything but a run where there is none, and no choice of cards."""
    chosen = NOBODY
    unknown = 0
    for i in range(n):
        if is_unknown(v, legal[i], mind, memory):
            unknown += 1
            if below(mind, unknown) == 0:  # so each of them is equally likely in the end
                chosen = int(legal[i])
    if unknown == 0:
        return any_other(v, legal, n, mind)
    return chosen


def is_unknown(v: View, action: int, mind: Mind, memory: int) -> bool:
    """The action turns a card that is not taken for a puma."""
    return TURN_0 < action < RUN and not takes_for_puma(v, mind, memory, action - TURN_0)


def next_tile(legal: Row, n: int, mind: Mind) -> int:
    """A tile that fits, a stink tile one time in three; never back."""
    may_path = False
    may_stink = False
    for i in range(n):
        if legal[i] == LAY_PATH:
            may_path = True
        elif legal[i] == LAY_STINK:
            may_stink = True
        elif legal[i] == BEGIN:
            return BEGIN
    if may_stink and (not may_path or below(mind, 3) == 0):
        return LAY_STINK
    return LAY_PATH if may_path else LIFT


def rule_of_thumb(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Weighs the best run against one more card: the odds of a puma, and of a tile where it may stop."""
    if v.phase == GIVE and v.receiver != NOBODY:
        return gift(v, legal, n)
    if v.phase != TURN:
        return any_other(v, legal, n, mind)
    if may_stop(legal, n):
        run = best_run(v, legal, n)
        if worth(v, steps_of(v, run)) >= worth_of_turning(v, n_remembered(v, mind, MIDDLING)):
            return run
    return unknown_card(v, legal, n, mind, MIDDLING)


def steps_of(v: View, run: int) -> int:
    """How far a run goes."""
    if run == RUN:
        return v.total[v.active]
    return run - SHORT_0


def best_run(v: View, legal: Row, n: int) -> int:
    """The legal run that is worth most."""
    best = NOBODY
    most = -WIN
    for i in range(n):
        if is_run(legal[i]) and worth(v, steps_of(v, legal[i])) > most:
            most = worth(v, steps_of(v, legal[i]))
            best = int(legal[i])
    return best


def worth(v: View, steps: int) -> int:
    """What a run is worth: steps ahead, others sent back, a win above all; one that ends badly is worth nothing yet."""
    tile = tile_after(v, steps)
    if tile == PAST:
        return WIN
    if is_stink(v, tile) or is_full(v, tile):
        return 0
    gain = STEP * (tile - int(v.position[v.active]))
    for seat in range(v.seats):
        if v.is_in[seat] and v.position[v.active] < v.position[seat] < tile:
            gain += SPRAYED * (int(v.position[seat]) - retreat(v, v.position[seat]))
    return gain


def worth_of_turning(v: View, known: int) -> int:
    """What one more card is worth on average, if the player stops after it and leaves so many pumas alone."""
    pumas = n_pumas(v) - known
    cards = int(v.n_down) - known
    if is_only_pumas(v):  # nothing is known of what comes back
        pumas = n_pumas(v)
        cards = int(v.n_down) + int(v.n_used)
    if cards <= pumas:
        return 0
    hoped = 0
    unseen = 0
    for value in range(1, VALUES + 1):
        n = n_unseen(v, value)
        unseen += n
        hoped += n * worth(v, v.total[v.active] + value)
    hoped = hoped // max(unseen, 1)
    feared = -GIFT * int(v.total[v.active])
    return (hoped * (cards - pumas) + feared * pumas) // cards


def gift(v: View, legal: Row, n: int) -> int:
    """The least to whoever is ahead of the one who gets the next card, else the most."""
    least = VALUES + 1
    most = 0
    for i in range(n):
        least = min(least, legal[i] - GIVE_0)
        most = max(most, legal[i] - GIVE_0)
    after = next_receiver(v, v.receiver)
    if v.position[v.receiver] >= v.position[after]:
        return GIVE_0 + least
    return GIVE_0 + most


def animals(seats: int) -> dict[str, str]:
    """Who plays under the name of an animal."""
    return {"mouse": "six_year_old", "rabbit": "rule", "fox": "keen", "owl": "sharp", "wolf": "master"}
