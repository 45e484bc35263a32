"""The evidence of a photo finish as the log keeps it, so that anybody can decide it again.

Each claim that was done carries all claims of its finish, and the place that it came in:

    {"place": 0, "claims": [{"seat": 1, "move": {"move": "ring"}, "race": 3, "device": 1, "shown": 0, …}, …]}

Times are whole microseconds, counted from the moment when the first device was shown what could be claimed. Devices are
numbered within one finish, 0 for bots: nothing tells which device it was. Since the decision is made on these very
numbers, it comes out the same wherever it is made again.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from math import isfinite

from kartenhaus.kit import BadMessage, Moves

from .faults import LARGEST, is_whole, shown
from .reactions import Claim, Link

MICRO = 1_000_000
WHERE = "entries.text"
TIMES = ("shown", "arrival", "rtt", "jitter", "quota")
FIELDS = {"seat", "move", "race", "device", "reaction", *TIMES}


def noted(claims: Sequence[Claim]) -> list[Claim]:
    """The claims as the log keeps them: in order of arrival, times counted from the first `shown`, devices numbered."""
    begin = min(claim.shown for claim in claims)
    numbers = {"": ""}
    found = []
    for claim in sorted(claims, key=lambda claim: (rounded(claim.arrival - begin), claim.seat, claim.action)):
        device = numbers.setdefault(claim.device, str(len(numbers)))
        found.append(
            replace(
                claim,
                arrival=rounded(claim.arrival - begin),
                shown=rounded(claim.shown - begin),
                reaction=None if claim.reaction is None else rounded(claim.reaction),
                link=Link(rounded(claim.link.rtt), rounded(claim.link.jitter), rounded(claim.link.quota)),
                device=device,
            )
        )
    return found


def rounded(seconds: float) -> float:
    """To whole microseconds, and none below 0; BadMessage if it is no time."""
    if not isfinite(seconds) or abs(seconds) * MICRO > LARGEST:
        raise BadMessage("seconds", shown(seconds), "claim")
    return micro(seconds) / MICRO


def micro(seconds: float) -> int:
    """Whole microseconds."""
    return max(0, round(seconds * MICRO))


def as_text(place: int, claims: Sequence[Claim], moves: Moves) -> str:
    """What the entry of the claim in this place keeps; `claims` as `noted` gives them."""
    return json.dumps({"place": place, "claims": [facts(claim, moves) for claim in claims]}, separators=(",", ":"))


def facts(claim: Claim, moves: Moves) -> dict[str, object]:
    """A claim as JSON has it."""
    return {
        "seat": claim.seat,
        "move": moves.named(claim.action),
        "race": claim.race,
        "device": int(claim.device or 0),
        "shown": micro(claim.shown),
        "arrival": micro(claim.arrival),
        "reaction": None if claim.reaction is None else micro(claim.reaction),
        "rtt": micro(claim.link.rtt),
        "jitter": micro(claim.link.jitter),
        "quota": micro(claim.link.quota),
    }


def from_text(text: str, moves: Moves) -> tuple[int, list[Claim]]:
    """The place and the claims that an entry's text tells of; BadMessage if it does not."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    is_evidence = isinstance(found, dict) and set(found) == {"place", "claims"} and isinstance(found["claims"], list)
    if not is_evidence or not found["claims"]:
        raise BadMessage("the evidence of a photo finish, as JSON", shown(text), WHERE)
    claims = [claim_from(each, moves) for each in found["claims"]]
    if not is_count(found["place"]) or found["place"] >= len(claims):
        raise BadMessage(f"a place from 0 to {len(claims) - 1}", shown(found["place"]), WHERE)
    return found["place"], claims


def claim_from(found: object, moves: Moves) -> Claim:
    """The claim that JSON describes."""
    if not isinstance(found, dict) or set(found) != FIELDS:
        raise BadMessage(f"a claim with {', '.join(sorted(FIELDS))}", shown(found), WHERE)
    for name in ("seat", "race", "device", *TIMES):
        if not is_count(found[name]):
            raise BadMessage("a whole number from 0", shown(found[name]), f"{WHERE}.{name}")
    if found["reaction"] is not None and not is_count(found["reaction"]):
        raise BadMessage("microseconds or nothing", shown(found["reaction"]), f"{WHERE}.reaction")
    shown_at, arrival, rtt, jitter, quota = (found[name] / MICRO for name in TIMES)
    return Claim(
        found["seat"],
        moves.number(found["move"]),
        found["race"],
        arrival,
        shown_at,
        None if found["reaction"] is None else found["reaction"] / MICRO,
        Link(rtt, jitter, quota),
        str(found["device"] or ""),
    )


def is_count(value: object) -> bool:
    """A whole number from 0 that JSON carries exactly."""
    return is_whole(value) and 0 <= int(str(value)) <= LARGEST
