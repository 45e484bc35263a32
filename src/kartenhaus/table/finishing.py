"""What a photo finish is at a table: who decides about what, which action each claim is, and what everybody is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kartenhaus.kit import Game

from .reactions import Claim, Finish, Placed, decide
from .told import Named

PHOTO_FINISH = "photo_finish"  # the event, and the stream of chance for ties
TOO_LATE = "too_late"  # the refusal of a claim for something that is over, or that was lost


@dataclass
class Running:
    """A photo finish that is being done, claim by claim."""

    claims: list[Claim]  # as `evidence.noted` gives them
    finish: Finish
    place: int = 0  # the first one that has not had its turn
    is_told: bool = False


def decided(game: Game, s: Any, claims: list[Claim], words: Sequence[int]) -> Running:
    """The decision, by what the state, the committed chance and the noted claims say."""
    assert game.real_time is not None
    favours = {claim.seat: int(game.real_time.favours(s, claim.seat)) for claim in claims}
    return Running(claims, decide(claims, favours, words, game.real_time.false_start is not None))


def is_claim(game: Game, action: int) -> bool:
    """The action says "mine"."""
    return game.real_time is not None and game.moves.named(action)["move"] in game.real_time.claims


def is_placed(game: Game, action: int) -> bool:
    """The action is one that photo finishes do: what its entry keeps is evidence, and no words."""
    return is_claim(game, action) or action == false_start(game)


def false_start(game: Game) -> int | None:
    """What a claim becomes that was pressed too early to be a reaction, if the game knows that."""
    if game.real_time is None or game.real_time.false_start is None:
        return None
    return game.moves.first(game.real_time.false_start)


def action_of(game: Game, placed: Placed) -> int:
    """What the claim does."""
    instead = false_start(game) if placed.is_false_start else None
    return placed.claim.action if instead is None else instead


def event_of(finish: Finish, since: float) -> Named | None:
    """What everybody is told of it: how long each claim took, and how close it was; None if one seat was alone.

    A race may have begun long ago, as with the first card of a heap. People count from what was shown last, `since`
    seconds after it.
    """
    valid = [placed for placed in finish.order if not placed.is_false_start]
    if len({placed.claim.seat for placed in valid}) < 2:
        return None
    return {
        "event": PHOTO_FINISH,
        "rule": "",
        "life": "turn",
        "seat": valid[0].claim.seat,
        "claims": [
            {
                "seat": placed.claim.seat,
                "ms": milliseconds(max(0.0, placed.reaction - since)),
                "uncertain_ms": milliseconds(placed.uncertainty),
            }
            for placed in valid
        ],
        "margin_ms": milliseconds(finish.margin),
        "is_tie": int(bool(finish.ties)),  # words select by number
    }


def milliseconds(seconds: float) -> int:
    """Whole ones."""
    return round(seconds * 1000)
