"""Why the rule of thumb does what it does, in words that help a beginner; never more than the view and its memory."""

from kartenhaus.kit import Reason

from .actions import FLIP, GIVE_0, LEAVE, NEXT, SNATCH_0, SORT_OUT_0, SORTED
from .bot import RULE_MEMORY, plates_of, sweets_on_heap
from .mind import ON_HEAP, Mind
from .seating import n_jesters
from .state import View

REASONS = ("snatch", "glutton", "wait", "empty", "flip", "sort", "sorted", "give", "any")


def reason(v: View, action: int, mind: Mind) -> Reason:
    """Why this action is the rule of thumb's."""
    if SNATCH_0 <= action < LEAVE:
        return Reason("snatch", {"sweets": sweets_on_heap(v, mind, action - SNATCH_0, RULE_MEMORY)})
    if action == LEAVE:
        return reason_to_wait(v, mind)
    if action == FLIP:
        return Reason("flip")
    if SORT_OUT_0 < action <= SORTED:
        return Reason("sorted" if action == SORTED else "sort")
    return Reason("give" if GIVE_0 < action < NEXT else "any")


def reason_to_wait(v: View, mind: Mind) -> Reason:
    """Nothing lies there, gluttons lie there, or too little."""
    if v.top == 0 or n_jesters(v, v.viewer) == 0:
        return Reason("empty")
    if plates_of(v, mind, ON_HEAP, RULE_MEMORY) > 0:
        return Reason("glutton")
    return Reason("wait")


RULES = {  # the rule behind a refusal; the others say all there is to say themselves
    "game_over": "NK-44",
    "has_left": "NK-24",
    "not_your_turn": "NK-10",
    "flipped_wrongly": "NK-59",
    "no_heap": "NK-17",
    "no_jester": "NK-19",
    "jester_gone": "NK-19",
    "another_sorts": "NK-50",
    "fex_likes_it": "NK-49",
    "no_such_card": "NK-49",
    "need_not_give": "NK-36",
    "not_kept": "NK-36",
    "say_who_begins": "NK-43",
    "no_coin_won": "NK-43",
}
