"""The players that do what makes their chance to win best. They weigh alike and differ in what they forget."""

from kartenhaus.kit import Row

from .actions import GIVE_0
from .bot import any_other, is_run, may_stop, steps_of, unknown_card
from .memory import MIDDLING, PERFECT, SHARP, Mind, n_remembered, wipe_sheet
from .outlook import fill_turns, outlook
from .rules import next_receiver
from .state import GIVE, NOBODY, TURN, View
from .turning import chance_of_turning, give_evenly, give_nothing, n_in_front, risk_for_next


def keen(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Weighs as the sharp player does, and forgets as the rule of thumb does."""
    return with_memory(v, legal, n, mind, MIDDLING)


def master(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Weighs as the sharp player does, and forgets no puma until cards are laid out anew."""
    return with_memory(v, legal, n, mind, PERFECT)


def with_memory(v: View, legal: Row, n: int, mind: Mind, memory: int) -> int:
    """What the sharp player would do with another memory. It is called and not copied: compiling it is dear."""
    mind.lent = memory + 1
    chosen = sharp(v, legal, n, mind)
    mind.lent = 0
    return chosen


def sharp(v: View, legal: Row, n: int, mind: Mind) -> int:
    """Stops when no further card promises a better chance to win."""
    memory = SHARP if mind.lent == 0 else int(mind.lent) - 1
    if v.phase == GIVE and v.receiver != NOBODY:
        given = gift(v, legal, n, mind, n_remembered(v, mind, memory))
        wipe_sheet(mind)
        return given
    if v.phase != TURN:
        return any_other(v, legal, n, mind)
    if may_stop(legal, n):
        going = chance_of_turning(v, mind, n_remembered(v, mind, memory))
        run = best_run(v, legal, n, mind)
        is_enough = mind.gain[steps_of(v, run)] >= going
        wipe_sheet(mind)
        if is_enough:
            return run
    return unknown_card(v, legal, n, mind, memory)


def best_run(v: View, legal: Row, n: int, mind: Mind) -> int:
    """The legal run after which the chance to win, as it was reckoned, is best."""
    best = NOBODY
    for i in range(n):
        if is_run(legal[i]) and (best == NOBODY or mind.gain[steps_of(v, legal[i])] > mind.gain[steps_of(v, best)]):
            best = int(legal[i])
    return best


def gift(v: View, legal: Row, n: int, mind: Mind, known: int) -> int:
    """The card after which the chance to win is best if all others are given out evenly; so many pumas are known."""
    fill_turns(v, mind)
    total = int(v.total[v.active])
    risk = risk_for_next(v, max(known - 1, 0), total, 1)  # this puma is among the remembered
    best = NOBODY
    most = -1
    for i in range(n):
        footprints = int(legal[i]) - GIVE_0
        give_nothing(mind)
        mind.given[v.receiver] = footprints
        give_evenly(v, mind, next_receiver(v, v.receiver), total - footprints, n_in_front(v) - 1)
        chance = outlook(v, mind, int(v.position[v.active]), risk)
        if chance > most:
            most = chance
            best = int(legal[i])
    return best
