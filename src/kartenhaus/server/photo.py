"""The moment between the first press and the decision: claims come together, and nobody is shown anything.

No I/O: the party says when the moment is over and has the table decide.
"""

from dataclasses import dataclass, field

from kartenhaus.table.reactions import Claim

from .messages import Command
from .telling import Device


@dataclass
class Ask:
    """A command that is answered later, and the device that wants the answer."""

    device: Device
    message: Command

    def is_again(self, device: Device, id: str) -> bool:
        """The same command comes again, from the same person."""
        return self.message.id == id and bool(self.device.holders & device.holders)


@dataclass
class Held:
    """A claim, and who is to hear what became of it; nobody for a bot's."""

    claim: Claim
    asks: list[Ask] = field(default_factory=list)


@dataclass
class Photo:
    """All claims for one race, until the moment is over."""

    race: int
    until: float
    held: list[Held] = field(default_factory=list)
    let_pass: set[int] = field(default_factory=set)  # bots that claim nothing here

    def add(self, claim: Claim, ask: Ask | None) -> None:
        """One more claim; a seat that claims the same twice has claimed it once."""
        asks = [ask] if ask is not None else []
        for held in self.held:
            if (held.claim.seat, held.claim.action) == (claim.seat, claim.action):
                held.asks += asks
                return
        self.held.append(Held(claim, asks))

    def seats(self) -> set[int]:
        """Those who have had their say."""
        return self.let_pass | {held.claim.seat for held in self.held}

    def asks(self) -> list[Ask]:
        """All that wait for the decision."""
        return [ask for held in self.held for ask in held.asks]

    def claims(self) -> list[Claim]:
        """In the order of their arrival."""
        return [held.claim for held in self.held]
