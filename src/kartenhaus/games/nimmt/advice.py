"""Why the rule of thumb does what it does, in words that help a beginner; never more than the view shows."""

from typing import Any

from kartenhaus.kit import NOBODY, Reason

from .actions import CHOOSE_0, ROW_0, TAKE_BACK
from .bot import expected_cost, n_unseen_between
from .rules import row_for
from .state import CHOOSE, FULL, PLACE, View

REASONS = ("low", "next", "room", "risk", "cheapest", "place", "any")
WORTH_A_HEAD = 1000  # what `expected_cost` counts for a head


def reason(v: View, action: int, mind: Any) -> Reason:
    """Why this action is the rule of thumb's."""
    if v.phase == CHOOSE and CHOOSE_0 < action < TAKE_BACK:
        return reason_for_card(v, action - CHOOSE_0)
    if v.phase == PLACE:
        r = action - ROW_0
        is_free = row_for(v, v.chosen[v.viewer]) == NOBODY
        return Reason("cheapest" if is_free else "place", {"row": r + 1, "heads": v.row_heads[r]})
    return Reason("any")


def reason_for_card(v: View, card: int) -> Reason:
    """How safe the card is, and why."""
    r = row_for(v, card)
    if r == NOBODY:
        return Reason("low", {"card": card, "heads": min(v.row_heads)})
    last = v.row[r][v.length[r] - 1]
    free = FULL - v.length[r]
    facts = {"card": card, "row": r + 1, "last": last, "free": free}
    if free > 0 and n_unseen_between(v, last, card) == 0:
        return Reason("next", facts)
    if free > 0 and expected_cost(v, card) < WORTH_A_HEAD:
        return Reason("room", facts)
    return Reason("risk", facts)


RULES = {  # the rule behind a refusal; the others say all there is to say themselves
    "game_over": "SN-41",
    "not_in_hand": "SN-10",
    "already_laid": "SN-10",
    "same_card": "SN-11",
    "nothing_to_take_back": "SN-11",
    "cards_turned_up": "SN-11",
    "placed_by_rule": "SN-17",
    "another_places": "SN-23",
    "row_ends_higher": "SN-17",
    "nearer_row": "SN-17",
    "not_your_pick": "SN-55",
    "not_on_display": "SN-55",
    "already_ready": "SN-38",
    "rows_later": "SN-11",
}
