"""Tickets that carry a seat to another device: each is good once and for a short while, and is kept as a hash alone.

They live in memory: a ticket does not outlast the server, and no file ever holds one.
"""

from dataclasses import dataclass, field

from kartenhaus.kit import Refused

from .seating import LETTERS, Draw, RoomSeat, holder_of

LETTERS_LONG = 10  # 50 bits: whoever guesses may try a few dozen times before the ticket is too old
GOOD_FOR = 300.0  # seconds
MOST = 64  # of one room; the oldest are forgotten


@dataclass
class Ticket:
    """One ticket; it is worth nothing once somebody else has the seat."""

    seat: RoomSeat
    until: float
    is_used: bool = False


@dataclass
class Tickets:
    """The tickets of a room, by hash, and the seats that have gone to other devices."""

    issued: dict[str, Ticket] = field(default_factory=dict)
    moved: dict[str, str] = field(default_factory=dict)  # who held a seat before it was moved -> the seat's name

    def issue(self, seat: RoomSeat, draw: Draw, now: float) -> str:
        """A new ticket for a seat; the one before it counts no more."""
        for known in self.issued.values():
            if known.seat is seat:
                known.until = min(known.until, now)
        ticket = "".join(LETTERS[byte % len(LETTERS)] for byte in draw(LETTERS_LONG))
        self.issued[holder_of(ticket)] = Ticket(seat, now + GOOD_FOR)
        while len(self.issued) > MOST:
            del self.issued[next(iter(self.issued))]
        return ticket

    def find(self, ticket: str, now: float) -> Ticket:
        """The ticket, still good; Refused if there is none, or no more."""
        found = self.issued.get(holder_of(ticket.upper()))
        if found is None:
            raise Refused("ticket_unknown")
        if found.is_used:
            raise Refused("ticket_used")
        if found.until <= now:
            raise Refused("ticket_expired")
        return found
