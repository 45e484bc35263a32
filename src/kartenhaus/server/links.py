"""How long the way to a device is: pings that only who hears them can answer."""

import base64
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from kartenhaus.table.reactions import LAST

from .seating import Draw

NONCE_BYTES = 9
UNANSWERED = 8  # pings on their way at most; older ones are given up
FIRST = 4  # pings in quick succession, until the way is known
QUICK, STEADY = 0.25, 2.0  # seconds between pings: until then, and afterwards


@dataclass
class Pings:
    """The pings to one device, and how long the last answers took."""

    trips: deque[float] = field(default_factory=lambda: deque(maxlen=LAST))  # seconds, there and back
    n_sent: int = 0
    _sent: OrderedDict[str, float] = field(default_factory=OrderedDict)  # nonce -> when

    def new(self, draw: Draw) -> str:
        """The nonce of one more ping."""
        self.n_sent += 1
        return base64.urlsafe_b64encode(draw(NONCE_BYTES)).decode()

    def goes(self, nonce: str, now: float) -> None:
        """The ping is on its way."""
        self._sent[nonce] = now
        if len(self._sent) > UNANSWERED:
            self._sent.popitem(last=False)

    def hear(self, nonce: str, now: float) -> bool:
        """Whether this answers a ping that is on its way; each of them is answered once."""
        sent = self._sent.pop(nonce, None)
        if sent is None:
            return False
        self.trips.append(max(0.0, now - sent))
        return True

    @property
    def are_out(self) -> bool:
        """There may be an answer yet."""
        return bool(self._sent)

    def pause(self) -> float:
        """Seconds until the next one."""
        return QUICK if self.n_sent < FIRST else STEADY
