"""A simulated network: people who press at their devices, lines that take their time, and the table at the other end.

All times in seconds. Nothing here waits: a race is worked out from random numbers alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from kartenhaus.table.reactions import FALSE_START, LAST, Claim, Finish, decide, hold, link_of

FRAME = 1 / 60
RESENT = 0.2  # what is lost is sent again after so long, or twice the delay
RING = 0  # the action


@dataclass(frozen=True)
class Line:
    """The way to a device and back."""

    delay: float = 0.0  # there and back, at least
    jitter: float = 0.0  # on top, each way: so much on average, and sometimes much more
    share: float = 0.5  # of the delay that the way to the device takes
    loss: float = 0.0  # of all messages

    def there(self, chance: Random) -> float:
        """One way to the device."""
        return self._way(self.share, chance)

    def back(self, chance: Random) -> float:
        """One way to the server."""
        return self._way(1 - self.share, chance)

    def _way(self, share: float, chance: Random) -> float:
        time = self.delay * share + (chance.expovariate(1 / self.jitter) if self.jitter else 0.0)
        while chance.random() < self.loss:
            time += max(RESENT, 2 * self.delay)
        return time


@dataclass(frozen=True)
class Player:
    """Somebody with a device. Reactions are log-normal, as people's are."""

    line: Line = Line()
    median: float = 0.550  # of the reactions to a card
    spread: float = 0.25  # of their logarithm: two in three within a quarter of the median
    painting: tuple[float, float] = (0.25 * FRAME, 2.25 * FRAME)  # from a message to its picture
    is_silent: bool = False  # the page reports nothing
    is_lying: bool = False  # the page reports the shortest reaction that is no false start
    holds_back: float = 0.0  # how much later than it could the page answers pings

    def reaction(self, chance: Random) -> float:
        """From the picture to the press."""
        return self.median * chance.lognormvariate(0.0, self.spread)


@dataclass
class Device:
    """A player's device, and what the server knows of the way to it."""

    seat: int
    player: Player
    name: str = ""
    past: list[Claim] = field(default_factory=list)

    def claim(self, shown: float, chance: Random, reaction: float | None = None) -> Claim:
        """The press in a race that was sent out at `shown`."""
        player, line = self.player, self.player.line
        reaction = player.reaction(chance) if reaction is None else reaction
        painted = shown + line.there(chance) + chance.uniform(*player.painting)
        arrival = painted + reaction + line.back(chance)
        told = round(reaction + chance.uniform(-FRAME / 2, FRAME / 2), 3)  # pages count milliseconds, and know frames
        report = None if player.is_silent else FALSE_START if player.is_lying else max(told, 0.0)
        link = link_of([self.round_trip(chance) for _ in range(LAST)], self.past)
        return Claim(self.seat, RING, 1, arrival, shown, report, link, self.name or f"device {self.seat}")

    def round_trip(self, chance: Random) -> float:
        """What a ping measures."""
        return self.player.line.there(chance) + self.player.holds_back + self.player.line.back(chance)


def finish(claims: Sequence[Claim], chance: Random) -> Finish:
    """What the table makes of them: the first one is held, and what comes in until then is decided together."""
    first = min(claims, key=lambda claim: claim.arrival)
    until = first.arrival + hold([claim.link for claim in claims if claim is not first], first)
    words = [chance.getrandbits(32) for _ in range(4)]
    return decide([claim for claim in claims if claim.arrival <= until], {}, words)


def race(devices: Sequence[Device], chance: Random, shown: float = 0.0) -> int:
    """The seat that wins one race. The server remembers the claims, as far as they were in time."""
    claims = [device.claim(shown, chance) for device in devices]
    found = finish(claims, chance)
    for placed in found.order:
        device = next(device for device in devices if device.seat == placed.claim.seat)
        device.past = [*device.past[1 - LAST :], placed.claim]
    return found.order[0].claim.seat


def share_of_wins(players: Sequence[Player], races: int, seed: int) -> list[float]:
    """Which part of so many races each of them wins."""
    chance = Random(seed)
    devices = [Device(seat, player) for seat, player in enumerate(players)]
    won = [0] * len(players)
    for _ in range(races):
        won[race(devices, chance)] += 1
    return [each / races for each in won]
