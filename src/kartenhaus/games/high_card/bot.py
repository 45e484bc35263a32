"""A player of High Card that chooses from a view. Plain functions like the rules."""

from kartenhaus.kit import Row, below
from kartenhaus.kit.chance import HasRng

from .state import View

SURPRISE = 8  # one card in eight is laid at random, or everybody would know what comes


def rule_of_thumb(v: View, legal: Row, n: int, mind: HasRng) -> int:
    """Lays its lowest card first, since later turns count more."""
    if below(mind, SURPRISE) == 0:
        return legal[below(mind, n)]
    return legal[0]
