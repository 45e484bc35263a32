"""The strongest player's chance to win from a position: how many turns everybody still needs, and who is next.

A first table says how many turns a skunk needs from each tile, with each number of footprints in front of it, if it
turns cards as long as that helps (`fill_turns`). Strength follows from these turns, from the chance to win with the
next turn, from the danger to be overtaken, and from how soon the seat is to move; the chance to win is the own part of
all strengths. How much each part counts was fitted to games of the player with itself, see `weights`.
"""

from .memory import Mind
from .rules import is_stink, n_in, next_seat, retreat
from .state import FOOTPRINTS, PAST, TRACK, VALUES, View
from .weights import (
    AWAITING,
    BITS,
    DANGER_LATER,
    DANGER_SOON,
    GRAIN,
    LONGEST,
    NEARLY_THERE,
    STRENGTH,
    THERE_SOON,
    WHOLE,
)

SURE_BITS = 20
SURE = 1 << SURE_BITS  # chances to win are in parts of this
RISK = round(0.31 * WHOLE)  # of the cards that are turned later on, pumas that are known left alone
SET_BACK = round(0.15 * WHOLE)  # how often a skunk is overtaken before it moves on
OVERTAKES = round(0.7 * WHOLE)  # of those who can: others stop sooner
SWEEPS = 8
FINE = 32  # steps of a risk by which `GETS` is made
USUAL = round(RISK * FINE / WHOLE)
NEEDED = 48  # footprints
UNLIKELY = -(1 << 30)  # less than any strength
POWERS = tuple(round(SURE * 2 ** (-part / WHOLE)) for part in range(WHOLE))
TURNS, WAITS, WAITS_TO_WIN, WINS, FALLS_SOON, FALLS_LATER = range(6)  # parts of a strength


def chances_to_get(risk: float) -> tuple[int, ...]:
    """By footprints: the chance to turn so many before a puma comes, and at least one card."""
    chances = [1 - risk]
    for needed in range(1, NEEDED):
        after = [1.0 if needed <= value else chances[needed - value] for value in range(1, VALUES + 1)]
        chances.append((1 - risk) * sum(after) / VALUES)
    return tuple(round(WHOLE * chance) for chance in chances)


GETS = tuple(chances_to_get(step / FINE) for step in range(FINE + 1))


# Turns


def fill_turns(v: View, mind: Mind) -> None:
    """How many turns a skunk needs, by tile and by footprints in front of it, in parts of WHOLE."""
    for tile in range(PAST):
        for front in range(PAST - tile):
            mind.turns[tile][front] = WHOLE + (PAST - tile - front) * WHOLE * 2 // 5
    for _ in range(SWEEPS):
        for tile in range(TRACK, -1, -1):
            fill_turns_from(v, mind, tile)
    for tile in range(PAST):
        for front in range(PAST - tile, PAST + 1):  # more than is needed
            mind.turns[tile][front] = mind.turns[tile][PAST - tile - 1]


def fill_turns_from(v: View, mind: Mind, tile: int) -> None:
    """One sweep for a skunk that stands here: the most in front of it first, as further cards lead there."""
    n = 0
    for value in range(1, VALUES + 1):
        n += FOOTPRINTS[v.seats][value]
    for steps in range(1, PAST - tile):
        mind.gain[steps] = LONGEST * WHOLE if is_stink(v, tile + steps) else turns_after(v, mind, tile + steps)
    caught = int(mind.turns[tile][0])
    for front in range(PAST - tile - 1, -1, -1):
        after = 0
        for value in range(1, VALUES + 1):
            steps = front + value
            if tile + steps < PAST:
                best = min(int(mind.turns[tile][steps]) - WHOLE, int(mind.gain[steps]))
                after += FOOTPRINTS[v.seats][value] * best
        turns = WHOLE + ((WHOLE - RISK) * (after // n) + RISK * caught) // WHOLE
        mind.turns[tile][front] = min(turns, LONGEST * WHOLE - 1)


def turns_after(v: View, mind: Mind, tile: int) -> int:
    """Turns that are still needed by who stops here, and may be set back."""
    stays = int(mind.turns[tile][0])
    falls = int(mind.turns[retreat(v, tile)][0])
    return (stays * (WHOLE - SET_BACK) + falls * SET_BACK) // WHOLE


def turns_of(mind: Mind, tile: int, front: int) -> int:
    """Turns that a skunk needs from here, with so many footprints in front of it."""
    return int(mind.turns[tile][min(front, PAST)])


# The chance to win


def outlook(v: View, mind: Mind, tile: int, soon: int) -> int:
    """The active player's chance to win, in parts of SURE, once its turn is over and its skunk stands here.

    The others get `mind.given` footprints, by seat; `soon` is the risk of the next one's cards, in steps of FINE.
    """
    place_all(v, mind, tile)
    seat = int(v.active)
    most = UNLIKELY
    for order in range(n_in(v)):
        seat = next_seat(v, seat)
        find_parts(v, mind, seat, order, soon)
        mind.strength[seat] = strength(mind, n_in(v))
        most = max(most, int(mind.strength[seat]))
    mine = 0
    together = 0
    for _ in range(n_in(v)):
        seat = next_seat(v, seat)
        mine = power(most - int(mind.strength[seat]))  # in the end, that of the active player, who is last
        together += mine
    return mine * SURE // together


def place_all(v: View, mind: Mind, tile: int) -> None:
    """Where everybody stands then, and what lies in front of them."""
    old = int(v.position[v.active])
    for seat in range(v.seats):
        at = int(v.position[seat])
        if old < at < tile:
            at = retreat(v, at)
        mind.at[seat] = at
        mind.front[seat] = int(v.total[seat]) + int(mind.given[seat])
    mind.at[v.active] = tile
    mind.front[v.active] = 0


def find_parts(v: View, mind: Mind, seat: int, order: int, soon: int) -> None:
    """What makes this seat strong if so many others move before it, in parts of WHOLE."""
    n = n_in(v)
    tile = int(mind.at[seat])
    front = int(mind.front[seat])
    turns = turns_of(mind, tile, front)
    fall = turns_of(mind, retreat(v, tile), front) - turns
    safe_soon = WHOLE
    safe_later = WHOLE
    other = seat
    for step in range(1, n):
        other = next_seat(v, other)
        if mind.at[other] < tile:
            needed = tile + 1 - int(mind.at[other]) - int(mind.front[other])
            stays = WHOLE - OVERTAKES * gets(needed, soon if order + step == n else USUAL) // WHOLE
            if order + step >= n:
                safe_soon = safe_soon * stays // WHOLE
            else:
                safe_later = safe_later * stays // WHOLE
    wins = gets(PAST - tile - front, soon if order == 0 else USUAL)
    mind.parts[TURNS] = turns
    mind.parts[WAITS] = order * WHOLE // n
    mind.parts[WAITS_TO_WIN] = order * wins // n
    mind.parts[WINS] = wins
    mind.parts[FALLS_SOON] = (WHOLE - safe_soon) * fall // WHOLE
    mind.parts[FALLS_LATER] = (WHOLE - safe_later) * fall // WHOLE


def strength(mind: Mind, n: int) -> int:
    """The parts together among n players, as a power of two in parts of WHOLE."""
    others = (
        AWAITING[n] * int(mind.parts[WAITS])
        + THERE_SOON[n] * int(mind.parts[WAITS_TO_WIN])
        + NEARLY_THERE[n] * int(mind.parts[WINS])
        + DANGER_SOON[n] * int(mind.parts[FALLS_SOON])
        + DANGER_LATER[n] * int(mind.parts[FALLS_LATER])
    )
    step = int(mind.parts[TURNS]) * GRAIN // WHOLE
    past = int(mind.parts[TURNS]) * GRAIN - step * WHOLE
    return (STRENGTH[n][step] * (WHOLE - past) + STRENGTH[n][step + 1] * past + others) // WHOLE


def gets(needed: int, risk: int) -> int:
    """The chance to turn so many footprints in one turn, in parts of WHOLE; `risk` in steps of FINE."""
    return GETS[risk][min(max(needed, 0), NEEDED - 1)]


def power(less: int) -> int:
    """2 to the power of -less, which is in parts of WHOLE, in parts of SURE."""
    return POWERS[less & (WHOLE - 1)] >> min(less >> BITS, SURE_BITS + 1)
