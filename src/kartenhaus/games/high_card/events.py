"""What the players are told, each with the ledger rule that explains it."""

from kartenhaus.kit import Event, Events

EVENTS = Events(
    Event("dealt", ("deal",), "HC-03", "turn"),
    Event("laid", ("seat",), "HC-04", "moment"),
    Event("turned_up", ("turn",), "HC-05", "turn", begins="turn"),
    Event("showed", ("seat", "card"), "HC-05", "turn"),
    Event("took", ("seat", "card", "points"), "HC-06", "turn"),
    Event("scored", ("seat", "points", "total", "deal"), "HC-09", "game"),
    Event("won", ("seat", "total"), "HC-11", "game"),
)
DEALT, LAID, TURNED_UP, SHOWED, TOOK, SCORED, WON = range(len(EVENTS.kinds))
