"""The sharp player: forgets little, and weighs each choice by its chance to win the game.

A skunk's strength grows by a fixed factor with each step and with a part of the footprints in front of it. The chance
to win is the own part of all strengths, once the danger of being overtaken before the next turn is taken into account,
and that somebody else wins before it. The weights are estimates; games among bots bear them out.
"""

from kartenhaus.kit import Row

from .actions import GIVE_0
from .bot import any_other, is_run, may_stop, steps_of, unknown_card
from .memory import SHARP, Mind, n_remembered
from .rules import is_full, is_only_pumas, is_stink, n_in, n_pumas, retreat, tile_after
from .state import FOOTPRINTS, GIVE, NOBODY, PAST, TURN, VALUES, View
from .view import n_unseen

WHOLE = 1000  # chances are in thousandths, those to win in thousandths of thousandths
MILLION = WHOLE * WHOLE
STEP = 1.12  # how much stronger a skunk is for each step
FARTHEST = PAST + sum(value * n for value, n in enumerate(FOOTPRINTS[5]))
STRENGTH = tuple(round(WHOLE * STEP**step) for step in range(FARTHEST + 1))
GIFTS = 2, 3  # what a footprint in front is worth, as a part of a step that is done
PUMA_RATE = 0.3  # of the cards that others turn
NEEDED = 40  # footprints
OVERTAKES = 600  # of those who can, in thousandths: others stop sooner
WINS = 850


def chances_to_get() -> tuple[int, ...]:
    """By footprints: the chance to turn so many before a puma comes, and at least one card."""
    chances = [1 - PUMA_RATE]
    for needed in range(1, NEEDED):
        after = [1.0 if needed <= value else chances[needed - value] for value in range(1, VALUES + 1)]
        chances.append((1 - PUMA_RATE) * sum(after) / VALUES)
    return tuple(round(WHOLE * chance) for chance in chances)


GETS = chances_to_get()


def sharp(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Stops when no further card promises a better chance to win."""
    if v.phase == GIVE and v.receiver != NOBODY:
        return gift(v, legal, n)
    if v.phase != TURN:
        return any_other(v, legal, n, mind)
    if may_stop(legal, n):
        run = best_run(v, legal, n)
        if chance_after(v, steps_of(v, run)) >= chance_of_turning(v, n_remembered(v, mind, SHARP)):
            return run
    return unknown_card(v, legal, n, mind, SHARP)


def best_run(v: View, legal: Row, n: int) -> int:
    """The legal run after which the chance to win is best."""
    best = NOBODY
    most = -1
    for i in range(n):
        if is_run(legal[i]):
            chance = chance_after(v, steps_of(v, legal[i]))
            if chance > most:
                most = chance
                best = int(legal[i])
    return best


def chance_of_turning(v: View, known: int) -> int:
    """The chance to win if the player turns a card now, and leaves so many pumas alone."""
    pumas = n_pumas(v) - known
    cards = int(v.n_down) - known
    if is_only_pumas(v):  # nothing is known of what comes back
        pumas = n_pumas(v)
        cards = int(v.n_down) + int(v.n_used)
    return chance_of_two_more(v, int(v.total[v.active]), pumas, cards)


def chance_after(v: View, steps: int) -> int:
    """The chance to win after a run of so many steps; -1 if it may not end there."""
    tile = tile_after(v, steps)
    if tile == PAST:
        return MILLION
    if is_stink(v, tile) or is_full(v, tile):
        return -1
    return outlook(v, tile, 0)


def outlook(v: View, tile: int, given: int) -> int:
    """The chance to win for the active player, who stands here from now on, if each other one is given footprints."""
    old = int(v.position[v.active])
    others = 0
    safe = WHOLE
    lasting = WHOLE
    for seat in range(v.seats):
        if v.is_in[seat] and seat != v.active:
            at = int(v.position[seat])
            if old < at < tile:
                at = retreat(v, at)
            gifts = int(v.total[seat]) + given
            others += strength(at, gifts)
            if at < tile:
                safe = safe * (MILLION - OVERTAKES * gets(tile + 1 - at - gifts)) // MILLION
            lasting = lasting * (MILLION - WINS * gets(PAST - at - gifts)) // MILLION
    mine = (strength(tile, 0) * safe + strength(retreat(v, tile), 0) * (WHOLE - safe)) // WHOLE
    return lasting * WHOLE * mine // (mine + others)


def strength(tile: int, gifts: int) -> int:
    """Of a skunk that stands here, with footprints in front of it."""
    return STRENGTH[tile + gifts * GIFTS[0] // GIFTS[1]]


def gets(needed: int) -> int:
    """The chance to turn so many footprints in one turn."""
    return GETS[min(max(needed, 0), NEEDED - 1)]


def chance_of_one_more(v: View, total: int, pumas: int, cards: int) -> int:
    """The chance to win if one more card is turned and the skunk then runs, or must go on in vain."""
    caught = outlook(v, int(v.position[v.active]), total // max(n_in(v) - 1, 1))
    if cards <= pumas:
        return caught
    hoped = 0
    unseen = 0
    for value in range(1, VALUES + 1):
        n = n_unseen(v, value)
        unseen += n
        hoped += n * max(chance_after(v, total + value), caught)
    return (hoped // max(unseen, 1) * (cards - pumas) + caught * pumas) // cards


def chance_of_two_more(v: View, total: int, pumas: int, cards: int) -> int:
    """The same if it then does the better of running and of turning yet another card."""
    caught = outlook(v, int(v.position[v.active]), total // max(n_in(v) - 1, 1))
    if cards <= pumas:
        return caught
    hoped = 0
    unseen = 0
    for value in range(1, VALUES + 1):
        n = n_unseen(v, value)
        unseen += n
        if n > 0:
            after = chance_of_one_more(v, total + value, pumas, cards - 1)
            hoped += n * max(chance_after(v, total + value), after)
    return (hoped // max(unseen, 1) * (cards - pumas) + caught * pumas) // cards


def gift(v: View, legal: Row, n: int) -> int:
    """The least to whoever is stronger than the others are on average, else the most."""
    least = VALUES + 1
    most = 0
    for i in range(n):
        least = min(least, legal[i] - GIVE_0)
        most = max(most, legal[i] - GIVE_0)
    others = 0
    for seat in range(v.seats):
        if v.is_in[seat] and seat != v.active:
            others += strength(int(v.position[seat]), int(v.total[seat]))
    his = strength(int(v.position[v.receiver]), int(v.total[v.receiver]))
    if his * (n_in(v) - 1) >= others:
        return GIVE_0 + least
    return GIVE_0 + most
