"""Who wins races over unequal lines, when all are equally quick: the photo finish, over simulated networks.

Two people with the same reactions play many races, one of them over a line of 10 ms there and back, the other over the
line of the row. Whatever the line, each should win half of them. Beside the table's decision stand two simpler ones, on
the same claims: the first to arrive wins, and the page is believed whatever it says. Then a page that lies, and answers
pings late to look slow: what that gains, and what it can gain at most.

    python -m bench.fairness
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean

from kartenhaus.table.reactions import CAP, LAST, LONGEST_HOLD, Claim, placed
from tests.kit.network import Device, Line, Player, finish, race

RACES = 4000  # the error of a share is 0.8 %
USUAL = Line(0.010, 0.002)
DELAYS = (0, 10, 50, 100, 150, 200, 300, 400)  # milliseconds, there and back
MOST_EVEN = 200  # up to here the shares must be even
BAND = (45.0, 55.0)  # percent
KINDS: dict[str, Callable[[float], Line]] = {
    "calm": Line,
    "jitter": lambda delay: Line(delay, jitter=0.010),
    "down": lambda delay: Line(delay, jitter=0.005, share=0.9),
    "up": lambda delay: Line(delay, jitter=0.005, share=0.1),
    "loss": lambda delay: Line(delay, jitter=0.005, loss=0.02),
}
Winner = Callable[[Sequence[Claim], Random], int]


def main() -> int:
    """Print the tables; 1 if a share or a gain is out of its bounds."""
    missed = tell_shares()
    missed |= tell_gains()
    return int(missed)


# Shares


def tell_shares() -> bool:
    """What the player with the line of the row wins, in percent; whether a share is uneven that must not be."""
    print(f"races won in percent, against a line of 10 ms, {RACES} races each, all equally quick")
    waits, forgiven = 1000 * LONGEST_HOLD, 2000 * CAP
    print(
        f"ms is the delay there and back; nobody waits longer than {waits:.0f}, no more than {forgiven:.0f} is forgiven"
    )
    print("jitter: 10 ms on top each way; down, up: nine tenths of the delay one way; loss: 2 % of all messages")
    print(f"{'ms':>4} {''.join(f'{kind:>8}' for kind in KINDS)}   first come  word of the page   (calm)")
    missed = False
    for delay in DELAYS:
        shares = {kind: share(line(delay / 1000), by_the_table) for kind, line in KINDS.items()}
        simple = [share(Line(delay / 1000), decision) for decision in (by_arrival, by_word)]
        missed |= delay <= MOST_EVEN and not all(BAND[0] <= each <= BAND[1] for each in shares.values())
        cells = "".join(f"{each:8.1f}" for each in shares.values())
        print(f"{delay:4} {cells}   {simple[0]:10.1f}  {simple[1]:16.1f}")
    print(f"up to {MOST_EVEN} ms every share within {BAND[0]:.0f} and {BAND[1]:.0f} %: {'no' if missed else 'yes'}")
    return missed


def share(line: Line, winner: Winner) -> float:
    """Percent of the races that the player with this line wins."""
    chance = Random(1)
    devices = [Device(0, Player(line)), Device(1, Player(USUAL))]
    won = sum(winner([device.claim(0.0, chance) for device in devices], chance) == 0 for _ in range(RACES))
    return 100 * won / RACES


def by_the_table(claims: Sequence[Claim], chance: Random) -> int:
    """The photo finish."""
    return finish(claims, chance).order[0].claim.seat


def by_arrival(claims: Sequence[Claim], chance: Random) -> int:
    """First come, first served."""
    return min(claims, key=lambda claim: claim.arrival).seat


def by_word(claims: Sequence[Claim], chance: Random) -> int:
    """Whatever the pages say."""
    return min(claims, key=lambda claim: claim.reaction or 0.0).seat


# Gains


def tell_gains() -> bool:
    """What a page on a line of 10 ms gains that lies, in milliseconds; whether it is more than the cap."""
    print(
        f"\na page on a line of 10 ms that lies: milliseconds gained, the cap is {2000 * CAP:.0f}; races won in percent"
    )
    print(f"{'reaction':>8} {'pongs late by':>14} {'at first':>9} {'later on':>9} {'at most':>8} {'wins':>6}")
    missed = False
    for median in (0.350, 0.550):
        for late in (0.0, 0.150, 0.300, 1.0):
            liar = Player(USUAL, median=median, is_lying=True, holds_back=late)
            first, later = gains(liar, is_remembered=False), gains(liar, is_remembered=True)
            most = max(*first, *later)
            missed |= most > 2000 * CAP
            gained = f"{mean(first):9.0f} {mean(later):9.0f} {most:8.0f}"
            print(f"{1000 * median:8.0f} {1000 * late:14.0f} {gained} {wins(liar):6.1f}")
    print(f"no gain above the cap: {'no' if missed else 'yes'}")
    return missed


def gains(liar: Player, is_remembered: bool) -> list[float]:
    """How much quicker than it was each claim is taken for, in milliseconds; with the quota of the claims before."""
    chance, device = Random(2), Device(0, liar)
    found = []
    for _ in range(RACES):
        reaction = liar.reaction(chance)
        claim = device.claim(0.0, chance, reaction)
        found.append(1000 * (reaction - placed(claim, False).reaction))
        device.past = [*device.past[1 - LAST :], claim] if is_remembered else []
    return found


def wins(liar: Player) -> float:
    """Percent of the races that the liar wins against somebody honest who is as quick."""
    chance = Random(3)
    devices = [Device(0, liar), Device(1, Player(USUAL, median=liar.median))]
    return 100 * sum(race(devices, chance) == 0 for _ in range(RACES)) / RACES


if __name__ == "__main__":
    raise SystemExit(main())
