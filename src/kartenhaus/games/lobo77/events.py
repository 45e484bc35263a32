"""What the players are told, each with the ledger rule that explains it."""

from collections.abc import Mapping

from kartenhaus.kit import Event, Events
from kartenhaus.kit.events import Life


def card_life(options: Mapping[str, str | int]) -> Life:
    """A card is covered by the next one and forgotten, unless the table looks back."""
    return "deal" if options["look_back"] == "on" and options["total_call"] != "hidden" else "turn"


EVENTS = Events(
    Event("dealt", ("seat", "deal"), "LB-26", "deal", begins="deal"),
    Event("starts", ("seat",), "LB-07", "deal"),
    Event("laid", ("seat", "card", "before", "total"), "LB-12", card_life, begins="turn"),
    Event("took_off", ("seat", "card", "before", "total"), "LB-20", card_life, begins="turn"),
    Event("kept", ("seat", "total"), "LB-22", card_life, begins="turn"),
    Event("put_down", ("seat", "card"), "LB-11", card_life, begins="turn"),
    Event("turned", ("seat",), "LB-24", card_life, begins="turn"),
    Event("doubled", ("seat",), "LB-31", card_life, begins="turn"),
    Event("called", ("seat", "total"), "LB-27", card_life),
    Event("miscalled", ("seat", "said", "total"), "LB-27", card_life),
    Event("fined", ("seat", "chips"), "LB-27", "game"),
    Event("doublet", ("seat", "total", "chips"), "LB-17", "game"),
    Event("doublet_unseen", ("seat", "chips"), "LB-17", "game"),
    Event("lost_round", ("seat", "total", "chips"), "LB-50", "game"),
    Event("ran_dry", ("seat", "chips"), "LB-15", "game"),
    Event("burdened", ("seat", "cards"), "LB-34", "turn"),
    Event("drew", ("seat",), "LB-13", "moment"),
    Event("forgot", ("seat", "cards"), "LB-15", "deal"),
    Event("reshuffled", (), "LB-14", "deal"),
    Event("swims", ("seat",), "LB-60", "game"),
    Event("left", ("seat",), "LB-70", "game"),
    Event("out", ("seat",), "LB-61", "game"),
    Event("won", ("seat", "chips"), "LB-71", "game"),
)
(
    DEALT,
    STARTS,
    LAID,
    TOOK_OFF,
    KEPT,
    PUT_DOWN,
    TURNED,
    DOUBLED,
    CALLED_TOTAL,
    MISCALLED,
    FINED,
    DOUBLET,
    DOUBLET_UNSEEN,
    LOST_ROUND,
    RAN_DRY,
    BURDENED,
    DREW,
    FORGOT,
    RESHUFFLED,
    SWIMS,
    LEFT,
    WENT_OUT,
    WON,
) = range(len(EVENTS.kinds))
