"""Many games at once: the same seed gives the same totals, however many workers share the work."""

from .arena import arena
from .batch import Batch
from .cluster import ClusterError, crew_at
from .folder import FolderError
from .replay import faults_of, is_replay, parse_replay
from .result import Estimate, Result
from .run import Progress, simulate

__all__ = [
    "Batch",
    "ClusterError",
    "Estimate",
    "FolderError",
    "Progress",
    "Result",
    "arena",
    "crew_at",
    "faults_of",
    "is_replay",
    "parse_replay",
    "simulate",
]
