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
    may_be_early = {claim.action for claim in claims if early_instead_of(game, claim.action) is not None}
    return Running(claims, decide(claims, favours, words, may_be_early))


def is_claim(game: Game, action: int) -> bool:
    """The action says "mine"."""
    return game.real_time is not None and game.moves.named(action)["move"] in game.real_time.claims


def is_placed(game: Game, action: int) -> bool:
    """The action is one that photo finishes do: what its entry keeps is evidence, and no words."""
    is_early = game.real_time is not None and game.moves.named(action)["move"] in game.real_time.false_starts.values()
    return is_claim(game, action) or is_early


def early_instead_of(game: Game, action: int) -> int | None:
    """What this claim becomes if it was pressed too early to be a reaction; None if the game knows no such thing."""
    assert game.real_time is not None
    name = game.real_time.false_starts.get(str(game.moves.named(action)["move"]))
    return None if name is None else game.moves.first(name)


def action_of(game: Game, placed: Placed) -> int:
    """What the claim does."""
    instead = early_instead_of(game, placed.claim.action) if placed.is_false_start else None
    return placed.claim.action if instead is None else instead


def event_of(finish: Finish, since: float) -> Named | None:
    """What everybody is told of it: how long each claim took, and how close it was; None if one seat was alone.

    A race may have begun long ago, as with the first card of a heap. People count from what was shown last, `since`
    seconds after it.
    """
    valid = [placed for placed in finish.order if not placed.is_false_start]
    if len({placed.claim.seat for placed in valid}) < 2:
        return None
    times = [milliseconds(max(0.0, placed.reaction - since)) for placed in valid]
    behind = next(i for i, placed in enumerate(valid) if placed.claim.seat != valid[0].claim.seat)
    return {
        "event": PHOTO_FINISH,
        "rule": PHOTO_FINISH,  # none of the game's: the table's own
        "life": "turn",
        "seat": valid[0].claim.seat,
        "claims": [
            {
                "seat": placed.claim.seat,
                "ms": ms,
                "uncertain_ms": milliseconds(placed.uncertainty),
            }
            for ms, placed in zip(times, valid, strict=True)
        ],
        "margin_ms": abs(times[behind] - times[0]),  # of the times as they are told: people subtract them
        "is_tie": int(bool(finish.ties)),  # words select by number
    }


def milliseconds(seconds: float) -> int:
    """Whole ones."""
    return round(seconds * 1000)
