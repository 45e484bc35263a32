"""Reports: what somebody who designs or studies a game asks, answered by many games, in charts and words."""

from .making import PACE, Report, check_pace, compare, report_on, with_rivals
from .saving import check_place
from .study import ReportError, Rows, Study, Wish, compared, play, read

__all__ = [
    "PACE",
    "Report",
    "ReportError",
    "Rows",
    "Study",
    "Wish",
    "check_pace",
    "check_place",
    "compare",
    "compared",
    "play",
    "read",
    "report_on",
    "with_rivals",
]
