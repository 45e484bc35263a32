"""What the players are told, each with the ledger rule that explains it.

Where a puma lies is told for a moment alone: no later view, no recall and no log has it. Runs are remembered for the
whole game, as they stood open on the track: the course of the game is drawn from them.
"""

from kartenhaus.kit import Event, Events

EVENTS = Events(
    Event("laid_out", ("cards", "pumas"), "SK-08", "deal", begins="deal"),
    Event("chose_skunk", ("seat", "tail"), "SK-15", "game"),
    Event("path_laid", ("tile",), "SK-11", "moment"),
    Event("stink_laid", ("tile",), "SK-11", "moment"),
    Event("lifted", ("tile",), "SK-11", "moment"),
    Event("track_lies", ("stinks",), "SK-10", "game"),
    Event("starts", ("seat",), "SK-17", "game"),
    Event("turn_began", ("seat",), "SK-18", "turn", begins="turn"),
    Event("took", ("seat", "footprints", "place", "total"), "SK-22", "turn"),
    Event("bad_stink", ("seat", "total", "tile"), "SK-36", "turn"),
    Event("bad_full", ("seat", "total", "tile"), "SK-38", "turn"),
    Event("only_pumas", ("pumas",), "SK-68", "turn"),
    Event("laid_anew", ("cards", "pumas"), "SK-70", "turn"),
    Event("front_mixed", ("seat", "cards"), "SK-74", "turn"),
    Event("puma_shown", ("seat", "place"), "SK-56", "moment"),
    Event("met_puma", ("seat",), "SK-58", "turn"),
    Event("saw", ("seat",), "SK-56", "moment"),
    Event("covered", ("seat",), "SK-57", "moment"),
    Event("given", ("seat", "footprints", "total"), "SK-60", "turn"),
    Event("ran", ("seat", "steps", "tile"), "SK-32", "game"),
    Event("ran_back", ("seat", "tile", "was"), "SK-49", "game"),
    Event("ran_home", ("seat", "was"), "SK-50", "game"),
    Event("put_away", ("seat", "cards"), "SK-43", "turn"),
    Event("left", ("seat",), "SK-18", "game"),
    Event("won", ("seat", "steps"), "SK-76", "game"),
    Event("nobody_won", (), "SK-76", "game"),
)
(
    LAID_OUT,
    CHOSE_SKUNK,
    PATH_LAID,
    STINK_LAID,
    LIFTED,
    TRACK_LIES,
    STARTS,
    TURN_BEGAN,
    TOOK,
    BAD_STINK,
    BAD_FULL,
    ONLY_PUMAS_LEFT,
    LAID_ANEW,
    FRONT_MIXED,
    PUMA_SHOWN,
    MET_PUMA,
    SAW,
    COVERED,
    GIVEN,
    RAN,
    RAN_BACK,
    RAN_HOME,
    PUT_AWAY,
    LEFT,
    WON,
    NOBODY_WON,
) = range(len(EVENTS.kinds))
