"""Many games at once: the same seed gives the same totals, however many workers share the work."""

from .cluster import ClusterError, crew_at
from .folder import FolderError
from .replay import faults_of, is_replay, parse_replay
from .result import Estimate, Result
from .run import Progress, simulate

__all__ = [
    "ClusterError",
    "Estimate",
    "FolderError",
    "Progress",
    "Result",
    "crew_at",
    "faults_of",
    "is_replay",
    "parse_replay",
    "simulate",
]
