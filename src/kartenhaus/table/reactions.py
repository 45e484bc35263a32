"""The photo finish: who was first, as a pure function of what was noted. No clock, no network: all times are handed in.

What is fair is to compare the times that people *took*, not the times at which their claims came in. The server is the
only clock that all share, and it sees the whole of

    elapsed = way to the page + painting + reaction + way back

The page reports the reaction, by its own even clock, from the painting to the press. What it says is believed as far
as the ways can explain the rest of the elapsed time: the *credit*, which is

- at most what pings say that both ways take (the least of the last times there and back, and the jitter above it), and
  three frames for the painting, which no ping waits for;
- never more than `CAP` for each way, whatever pings say: a page can delay its answers to look slow;
- never more than the *quota*, for which see `quota`.

So a reaction is the reported one, or `elapsed - credit` where the report would need more credit than there is. As long
as both ways lie within the credit, delay, jitter and asymmetry cancel out, and a page that lies gains no more than the
cap. (Both cannot be had without end: if *any* delay that all share were forgiven, a quick line could hide in it.)

A page that reports nothing gets no credit. A bot is a claim without a device, over a line that takes no time. A page
knows only to half a frame when its picture came up: two claims that are nearer than both halves are a tie. On one
device this fault is the same for all, so claims of one device compare by their own times exactly.

The order. "Clearly before" holds between claims of one device by their own times, between others if the first one's
latest possible time lies before the second one's earliest. "Tied" is not transitive (A with B, B with C, and yet A is
clearly before C), so no sorting by "nearly equal" is an order. But "clearly before" never runs in a circle, as whoever
is clearly before has the smaller time, and on a device times are kept in the order of the presses. So places are given
one by one: each goes, among those before whom nobody clearly is any more, to the one whom the game's own rule favours,
and between equals to chance, which the table was committed to. Nobody is ever placed before one who was clearly first.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace

from kartenhaus.kit import below, reseed

CAP = 0.150  # seconds of delay that are forgiven, for each way
PAINTING = 0.050  # seconds, three frames: from a message to its picture
HALF_A_FRAME = 0.008  # seconds: how exactly a page knows when its picture came up
FALSE_START = 0.100  # seconds: nobody reacts faster to what is seen
SHORTEST_HOLD, LONGEST_HOLD = 0.060, 0.250  # seconds
LAST = 8  # pings, and claims, that are looked back at


@dataclass(frozen=True)
class Link:
    """What is known of the way to a device and back, in seconds."""

    rtt: float  # there and back: the least of the last pings
    jitter: float  # nine in ten came within so much above it
    quota: float = 2 * CAP  # see `quota`


NO_WAY = Link(0.0, 0.0)  # to the table's own bots


@dataclass(frozen=True)
class Claim:
    """A press, as it was noted; times in seconds."""

    seat: int
    action: int
    race: int  # what it claims
    arrival: float  # by the server's clock
    shown: float  # by the server's clock: when what can be claimed was sent to this device
    reaction: float | None  # by the page's clock, from painting to press; None if the page does not say
    link: Link = NO_WAY
    device: str = ""  # none for bots


@dataclass(frozen=True)
class Placed:
    """A claim in its place: the reaction that it is taken for, give or take the uncertainty, in seconds."""

    claim: Claim
    reaction: float
    uncertainty: float
    is_false_start: bool


@dataclass(frozen=True)
class Finish:
    """All claims in their order, and how close it was. `refused` is for the table to fill in."""

    order: tuple[Placed, ...]
    ties: tuple[int, ...]  # the seats between which a tie for the first place was resolved; none if it was clear
    margin: float  # seconds between the first two, false starts left out; 0 if there are no two
    refused: tuple[tuple[Claim, str], ...] = ()  # claims that came to nothing, and the codes why


def decide(
    claims: Sequence[Claim], favours: Mapping[int, int], words: Sequence[int], may_be_early: Container[int] = ()
) -> Finish:
    """The claims in the order in which they count; the order in which they are handed in makes no difference.

    favours: seat -> a number, the smaller one goes first in a tie. words: four random words for ties between equals.
    may_be_early: the actions that the game knows false starts of; these come before all others, and are in no tie.
    """
    left = [placed(claim, claim.action in may_be_early) for claim in sorted(claims, key=by_arrival)]
    left = in_order_of_presses(left)
    lots = lots_for({claim.seat for claim in claims}, words)
    order: list[Placed] = []
    ties: tuple[int, ...] = ()
    while left:
        first = [one for one in left if not any(is_before(other, one) for other in left)]
        best = min(first, key=lambda one: (favours.get(one.claim.seat, 0), lots[one.claim.seat]))
        is_for_first = not best.is_false_start and all(one.is_false_start for one in order)
        if is_for_first and len({one.claim.seat for one in first}) > 1:
            ties = tuple(sorted({one.claim.seat for one in first}))
        order.append(best)
        left.remove(best)
    valid = [one.reaction for one in order if not one.is_false_start]
    return Finish(tuple(order), ties, abs(valid[1] - valid[0]) if len(valid) > 1 else 0.0)


def by_arrival(claim: Claim) -> tuple[float, int, int]:
    """An order that depends on nothing but the claims."""
    return claim.arrival, claim.seat, claim.action


def placed(claim: Claim, may_be_early: bool) -> Placed:
    """The claim with the reaction that it is taken for."""
    elapsed = elapsed_of(claim)
    reaction = elapsed - credit(claim)
    earliest = reaction if claim.reaction is None else min(reaction, claim.reaction)  # nobody lies to their own harm
    uncertainty = HALF_A_FRAME if claim.device else 0.0
    return Placed(claim, reaction, uncertainty, may_be_early and earliest < FALSE_START)


def elapsed_of(claim: Claim) -> float:
    """Seconds from sending to arrival."""
    return max(0.0, claim.arrival - claim.shown)


def credit(claim: Claim) -> float:
    """Seconds of the elapsed time that are taken for ways and painting."""
    if claim.reaction is None:
        return 0.0
    elapsed = elapsed_of(claim)
    return min(max(elapsed - claim.reaction, 0.0), most_credit(claim.link), elapsed)


def most_credit(link: Link) -> float:
    """Seconds that a report over this link may be believed for."""
    return max(0.0, min(link.rtt + link.jitter + PAINTING, 2 * CAP, link.quota))


def in_order_of_presses(all_placed: list[Placed]) -> list[Placed]:
    """On one device nobody is taken for quicker than who has pressed before; in doubt both count as the slower one."""
    slowest: dict[str, float] = {}
    kept = []
    for one in sorted(all_placed, key=lambda one: one.claim.reaction or 0.0):
        if one.claim.device and one.claim.reaction is not None:
            reaction = max(one.reaction, slowest.get(one.claim.device, 0.0))
            slowest[one.claim.device] = reaction
            kept.append(replace(one, reaction=reaction))
        else:
            kept.append(one)
    return kept


def is_before(one: Placed, other: Placed) -> bool:
    """Clearly: whatever the uncertainty. A false start is before all that are none."""
    if one.is_false_start != other.is_false_start:
        return one.is_false_start
    mine, others = one.claim, other.claim
    if mine.device and mine.device == others.device and mine.reaction is not None and others.reaction is not None:
        return mine.reaction < others.reaction
    return one.reaction + one.uncertainty < other.reaction - other.uncertainty


def lots_for(seats: set[int], words: Sequence[int]) -> dict[int, int]:
    """Each seat's lot, all different; the smallest wins."""
    chance = SimpleNamespace(rng=[0, 0, 0, 0])
    reseed(chance, list(words))
    lots = sorted(seats)
    for i in range(len(lots) - 1, 0, -1):
        j = below(chance, i + 1)
        lots[i], lots[j] = lots[j], lots[i]
    return {seat: lot for lot, seat in enumerate(lots)}


def hold(links: Sequence[Link], first: Claim | None = None) -> float:
    """Seconds for which the first claim is held, so that quicker ones can still come in over these slower links.

    links: of all who could still claim. A claim that was quicker than the first one comes in after it by no more than
    its own ways are longer; beyond `LONGEST_HOLD` nobody waits.
    """
    longest = max((most_credit(link) for link in links), default=0.0)
    return min(max(longest - (credit(first) if first else 0.0), SHORTEST_HOLD), LONGEST_HOLD)


def link_of(round_trips: Sequence[float], past: Sequence[Claim] = ()) -> Link:
    """What a device's last pings, in seconds, and claims say of the way to it; without pings nothing is forgiven."""
    last = sorted(round_trips[-LAST:])
    if not last:
        return NO_WAY
    ninth = last[min(len(last) - 1, (9 * len(last)) // 10)]
    return Link(last[0], ninth - last[0], quota(past))


def quota(past: Sequence[Claim]) -> float:
    """Seconds of credit that a device's last claims leave possible.

    The ways cannot have been longer than the elapsed time less the shortest reaction that people have. So a device that
    only looks slow, by answering pings late, gives itself away as soon as it is quick; a really slow one never is.
    """
    least = [
        elapsed_of(claim) - (FALSE_START if claim.reaction is None else max(0.0, min(claim.reaction, FALSE_START)))
        for claim in past[-LAST:]
    ]
    return max(0.0, min([2 * CAP, *least]))
