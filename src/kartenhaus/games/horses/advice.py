"""Why the rule of thumb does what it does, in words that help a beginner; never more than the view shows."""

from typing import Any

from kartenhaus.kit import Reason

from .actions import (
    ACCUSE_0,
    CALL_ALL,
    CALL_ONE,
    DECLINE,
    DRAW,
    GRAB,
    INSIST,
    KEEP,
    LEAVE,
    SLIP_0,
    STOP,
    TAKE_BACK,
    TELL_0,
    TURN_TARGET,
    WANT,
)
from .bot import partners
from .components import COACH, DIRECTION, HAZARD, HORSE, HORSESHOE, MOTIF
from .foresight import card_of
from .state import View

CARDS = {HAZARD: "hazard", HORSE: "horse", COACH: "coach", DIRECTION: "direction", HORSESHOE: "wish"}
REASONS = (
    *CARDS.values(),
    *("card", "last_card", "draw", "pay", "keep", "stop", "tell", "grab", "slip", "decline"),
    *("call", "accuse", "target", "leave", "any"),
)
BY_ACTION = {
    KEEP: "keep",
    STOP: "stop",
    GRAB: "grab",
    WANT: "grab",
    DECLINE: "decline",
    CALL_ONE: "call",
    CALL_ALL: "call",
    TURN_TARGET: "target",
    LEAVE: "leave",
    INSIST: "tell",
}


def reason(v: View, action: int, mind: Any) -> Reason:
    """Why this action is the rule of thumb's."""
    if action < DRAW:
        return reason_for_card(v, card_of(action))
    if action == DRAW:
        return Reason("pay", {"cards": v.bill}) if v.bill > 0 else Reason("draw")
    if TELL_0 < action < TAKE_BACK:
        return Reason("tell")
    if SLIP_0 < action < DECLINE:
        return Reason("slip")
    if ACCUSE_0 <= action < TURN_TARGET:
        return Reason("accuse")
    return Reason(BY_ACTION.get(action, "any"))


def reason_for_card(v: View, card: int) -> Reason:
    """What the card does, or what it leaves in hand."""
    if v.n_hand[v.viewer] == 1:
        return Reason("last_card")
    if MOTIF[card] in CARDS:
        return Reason(CARDS[MOTIF[card]])
    return Reason("card", {"cards": partners(v, card)})


RULES = {  # the rule behind a refusal; the others say all there is to say themselves
    "game_over": "HM-51",
    "has_left": "HM-12",
    "not_your_turn": "HM-12",
    "tell_first": "HM-19",
    "not_in_hand": "HM-16",
    "wish_with_it": "HM-44",
    "pay_or_hazard": "HM-38",
    "wished_colour": "HM-44",
    "does_not_fit": "HM-16",
    "only_drawn_card": "HM-25",
    "must_lay": "HM-25",
    "nothing_drawn": "HM-25",
    "no_extra": "HM-40",
    "not_this_piece": "HM-19",
    "others_judge": "HM-20",
    "asked_too_often": "HM-20",
    "nothing_to_take_back": "HM-20",
    "caught": "HM-56",
    "own_sentence": "HM-20",
    "already_said": "HM-20",
    "others_decide": "HM-20",
    "nothing_to_grab": "HM-33",
    "own_horse": "HM-33",
    "locked_out": "HM-32",
    "not_fastest": "HM-34",
    "keep_last_card": "HM-49",
    "cooling": "HM-55",
    "yourself": "HM-55",
    "no_target": "HM-50",
    "named_already": "HM-10",
    "voted_already": "HM-13",
    "not_proposed": "HM-10",
    "host_decides": "HM-13",
    "agreed_already": "HM-63",
    "enough_edits": "HM-63",
    "motif_missing": "HM-20",
    "name_missing": "HM-33",
    "name_taken": "HM-10",
}
