"""What is said about time: the race for a heap, who is favoured in a tie, and when the table acts by itself."""

from collections.abc import Sequence

from kartenhaus.kit import Spoken

from .rules import is_hesitation
from .state import AT_SNATCH, FEX_OFF, NOBODY, PLAY, SORT_AUTO, TIE_TURN_ORDER, WINDOWED, Public, State

# Median milliseconds until a bot acts. A child of five needs about one and a half seconds for a card that it waits for.
REACTIONS = {"random": 1200, "six_year_old": 2200, "rule": 900, "keen": 650, "sharp": 500, "master": 450}


def race(s: Public) -> int:
    """NK-15: the number of the heap that can be snatched; it stays while cards are added."""
    if s.phase == PLAY and s.top > 0:
        return s.heap
    return 0


def favours(s: Public, seat: int) -> int:
    """snatch_tie: of two at exactly the same time the first one clockwise from the player due to flip."""
    if s.snatch_tie == TIE_TURN_ORDER and s.due != NOBODY:
        return (seat - s.due) % s.seats
    return 0


def beat(s: State) -> int:
    """Time counts from a card that was turned up, a heap that was taken, a round that began."""
    return s.beats


def rests(s: Public) -> int:
    """NK-10, NK-50: every card can be seen well, and the others wait while cards are sorted out."""
    is_sorted_now = s.fex != FEX_OFF and s.fex_sort == AT_SNATCH and s.fex_sorting == SORT_AUTO
    if s.snatcher != NOBODY and is_sorted_now:
        return max(s.min_reveal_ms, s.sort_pause_ms)
    return s.min_reveal_ms


def closes(s: State, spoken: Sequence[Spoken]) -> int:
    """When the next card comes by itself; 0: never."""
    if s.phase != PLAY:
        return 0
    if s.pace == WINDOWED:
        return s.window_ms if s.top > 0 else rests(s) + 1
    return s.hesitation_ms if is_hesitation(s) else s.flip_timeout_ms
