"""Many games at once: the same seed gives the same totals, however many workers share the work."""

from .result import Estimate, Result
from .run import Progress, simulate

__all__ = ["Estimate", "Progress", "Result", "simulate"]
