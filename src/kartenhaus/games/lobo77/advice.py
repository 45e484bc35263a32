"""Why the rule of thumb does what it does, in words that help a beginner; never more than the view shows."""

from kartenhaus.kit import Reason

from .actions import CALL_0, DEAL, DRAW
from .bot import THREATENING, Mind
from .components import VALUES
from .rules import is_doublet, kind_of
from .state import CALL, LAY, LEAST_CALL, LIMIT, View
from .view import shows_total

REASONS = ("draw", "call", "deal", "lost", "pay", "save", "pass_on", "high", "any")


def reason(v: View, action: int, mind: Mind) -> Reason:
    """Why this action is the rule of thumb's."""
    if action == DRAW:
        return Reason("draw")
    if v.phase == CALL:
        return Reason("call", {"total": action - CALL_0 + LEAST_CALL})
    if v.phase == LAY:
        return reason_for_card(v, kind_of(action), v.total if shows_total(v) else mind.total)
    return Reason("deal" if action == DEAL else "any")


def reason_for_card(v: View, kind: int, total: int) -> Reason:
    """What laying a card of this kind does to the sum."""
    after = total + VALUES[kind]
    facts = {"total": total, "after": after}
    if after >= LIMIT:
        return Reason("lost", facts)
    if is_doublet(v, after):
        return Reason("pay", facts)
    if VALUES[kind] > 0:
        return Reason("high", facts)
    return Reason("save" if total >= THREATENING else "pass_on", facts)


RULES = {  # the rule behind a refusal; the others say all there is to say themselves
    "game_over": "LB-71",
    "out_of_game": "LB-61",
    "not_your_turn": "LB-11",
    "deal_first": "LB-26",
    "call_first": "LB-27",
    "not_in_hand": "LB-11",
    "x2_on_x2": "LB-36",
    "x2_as_second": "LB-36",
    "nothing_to_draw": "LB-15",
    "nothing_to_call": "LB-27",
    "nothing_to_deal": "LB-50",
    "another_deals": "LB-26",
}
