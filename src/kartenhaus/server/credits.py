"""Credits: what is spent comes back with time, so that play at any human speed is never slowed and a flood is."""

from collections import OrderedDict
from dataclasses import dataclass

PURSES = 4096  # addresses that are remembered


@dataclass
class Purse:
    """Up to `most` credits, growing by `rate` a second."""

    rate: float
    most: float
    left: float
    at: float

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Take the cost, if it is there."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Purses:
    """A purse for every address; the ones unused for longest are forgotten, and forgotten purses are full."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def spend(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Take the cost from this address's purse, if it is there."""
        purse = self._purses.get(address)
        if purse is None:
            purse = self._purses[address] = Purse(self.rate, self.most, self.most, now)
            if len(self._purses) > PURSES:
                self._purses.popitem(last=False)
        self._purses.move_to_end(address)
        return purse.spend(now, cost)
