"""What the players are told, each with the ledger rule that explains it."""

from collections.abc import Mapping

from kartenhaus.kit import Event, Events
from kartenhaus.kit.events import Life


def turn_life(options: Mapping[str, str | int]) -> Life:
    """A turn is forgotten with the next one, as at the table, unless the table keeps the history."""
    return "game" if options["history"] == "full" else "turn"


def draft_life(options: Mapping[str, str | int]) -> Life:
    """Drafted cards are public for a moment only, unless the table remembers them."""
    return "deal" if options["draft_memory"] == "shown" else "moment"


EVENTS = Events(
    Event("dealt", ("deal",), "SN-05", "deal", begins="deal"),
    Event("draft_began", ("seat", "deal"), "SN-54", "deal", begins="deal"),
    Event("drafted", ("seat", "card"), "SN-55", draft_life),
    Event("rows_opened", (), "SN-07", "deal"),
    Event("chose", ("seat",), "SN-10", "moment"),
    Event("took_back", ("seat",), "SN-11", "moment"),
    Event("turned_up", ("turn",), "SN-11", turn_life, begins="turn"),
    Event("placed", ("seat", "card", "row"), "SN-17", turn_life),
    Event("sixth", ("seat", "card", "row", "heads"), "SN-20", turn_life),
    Event("too_low", ("seat", "card"), "SN-22", turn_life),
    Event("took_row", ("seat", "card", "row", "heads"), "SN-23", turn_life),
    Event("deal_ended", ("deal",), "SN-36", "deal"),
    Event("scored", ("seat", "heads", "total", "deal"), "SN-37", "game"),
    Event("limit_passed", ("seat", "total"), "SN-39", "game"),
    Event("extra_deal", (), "SN-41", "game"),
    Event("was_ready", ("seat",), "SN-38", "moment"),
    Event("cancelled", ("deal",), "SN-36", "game"),
    Event("won", ("seat", "total"), "SN-41", "game"),
)
(
    DEALT,
    DRAFT_BEGAN,
    DRAFTED,
    ROWS_OPENED,
    CHOSE,
    TOOK_BACK,
    TURNED_UP,
    PLACED,
    SIXTH,
    TOO_LOW,
    TOOK_ROW,
    DEAL_ENDED,
    SCORED,
    LIMIT_PASSED,
    EXTRA_DEAL_BEGAN,
    WAS_READY,
    CANCELLED,
    WON,
) = range(len(EVENTS.kinds))
