"""Positions of 6 nimmt! drawn as text, and hands that play them.

    s = drawn("rows: 12 | 37 | 43 | 58; hands: 14 21 | 15 26")
    told = lay(s, 14, 15)
    assert rows(s) == "12 14 15 | 37 | 43 | 58"

Parts: `rows`; `hands`, one a seat, or `seats: 3` for empty hands; `heads` and `score` by seat (taken in this deal, in
the finished ones); `piles`, one a seat; `options: limit=74 tie=extra_deal`; `deal`. The turn follows from the hands.
"""

from functools import partial

from kartenhaus import kit
from kartenhaus.games.nimmt import GAME
from kartenhaus.games.nimmt.actions import CANCEL, CHOOSE_0, DRAFT_0, READY, ROW_0, TAKE_BACK
from kartenhaus.games.nimmt.rules import clear_cards, clear_seats, heads_on, put_in_hand
from kartenhaus.games.nimmt.state import CHOOSE, HAND, NOBODY, State, View
from kartenhaus.kit import CLOCK
from tests.kit import positions
from tests.kit.drawn import drawn as parts_of
from tests.kit.drawn import numbers, text_of
from tests.kit.tables import table_of

__all__ = ["CANCEL", "CHOOSE_0", "CLOCK", "DRAFT_0", "READY", "ROW_0", "TAKE_BACK"]

LOG_ROOM = 200
OLDEST = 66  # any seat's chance to begin with


def drawn(text: str) -> State:
    """A state in which everybody is to choose a card."""
    parts = parts_of(text)
    options = dict(word.split("=") for group in parts.pop("options", []) for word in group)
    hands = numbers(parts.pop("hands", []))
    seats = len(hands) or int(parts.pop("seats")[0][0])
    s = table(seats, **options)
    clear_seats(s)
    clear_cards(s)
    s.phase = CHOOSE
    s.deal = int(parts.pop("deal", [["1"]])[0][0])
    s.first = s.must_place = s.drafter = NOBODY
    for r, row in enumerate(numbers(parts.pop("rows"))):
        s.length[r] = len(row)
        s.row[r] = row + [0] * (5 - len(row))
    for seat, hand in enumerate(hands):
        for card in hand:
            put_in_hand(s, seat, card)
    s.turn = min(HAND, HAND + 1 - max((len(hand) for hand in hands), default=0))
    for seat, pile in enumerate(numbers(parts.pop("piles", []))):
        for card in pile:
            s.pile[card] = seat
            s.taken_in[card] = 1
            s.n_pile[seat] += 1
            s.heads[seat] += heads_on(s, card)
    for name in ("heads", "score"):
        for seat, number in enumerate(numbers(parts.pop(name, [[]]))[0]):
            getattr(s, name)[seat] = number
    assert not parts, f"expected parts that a position has, got {', '.join(parts)}"
    return s


def table(seats: int, **options: object) -> State:
    """A table that is ready to start."""
    s = table_of(GAME, seats, OLDEST, **options)
    assert isinstance(s.rng, list)
    state: State = s
    return state


def started(seats: int, **options: object) -> State:
    """A table whose first deal is made."""
    s = table(seats, **options)
    GAME.start(s, kit.log_with_room(LOG_ROOM))
    return s


# Doing


do = partial(positions.do, GAME)
told_by = partial(positions.told_by, GAME)
refused = partial(positions.refused, GAME)
legal_moves = partial(positions.legal_moves, GAME)


def choose(s: State, seat: int, card: int) -> list[str]:
    """Lay a card face down."""
    return do(s, seat, CHOOSE_0 + card)


def lay(s: State, *cards: int) -> list[str]:
    """Seat by seat lays a card; what is told once the last one has decided."""
    for seat, card in enumerate(cards[:-1]):
        choose(s, seat, card)
    return choose(s, len(cards) - 1, cards[-1])[1:]


def take(s: State, seat: int, row: int) -> list[str]:
    """Name a row, counted from 1."""
    return do(s, seat, ROW_0 + row - 1)


def draft(s: State, seat: int, card: int) -> list[str]:
    """Take an open card."""
    return do(s, seat, DRAFT_0 + card)


def be_ready(s: State) -> list[str]:
    """Everybody has read the result."""
    return [line for seat in range(s.seats) for line in do(s, seat, READY)]


def play_turn(s: State) -> None:
    """Everybody lays the lowest card; whoever has to name a row names the first legal one."""
    turn, deal = s.turn, s.deal
    while s.turn == turn and s.deal == deal and s.phase <= 2:
        do_something(s)


def play_deal(s: State) -> None:
    """Draft and play to the end of the deal: always the first awaited seat, its first legal action."""
    while s.phase <= 2:
        do_something(s)


def do_something(s: State) -> list[str]:
    """The first seat that is awaited does the first thing that it may."""
    legal = [0] * GAME.moves.size
    seat = next(seat for seat in range(s.seats) if GAME.awaits(s, seat))
    assert GAME.may(s, seat, legal) > 0
    return do(s, seat, legal[0])


# Looking


def rows(s: State) -> str:
    """The four rows as text."""
    return text_of(s.row)


def hand(s: State | View, seat: int) -> list[int]:
    """The cards in a hand."""
    return s.hand[seat][: s.n_hand[seat]]


def heads(s: State) -> list[int]:
    """What everybody has taken in this deal."""
    return s.heads[: s.seats]


def scores(s: State) -> list[int]:
    """What everybody has in the finished deals."""
    return s.score[: s.seats]


def ranks(s: State) -> list[int]:
    """Everybody's rank."""
    out = [0] * max(GAME.seats)
    GAME.standings(s, out)
    return out[: s.seats]


def pile(s: State | View, seat: int) -> list[int]:
    """The cards that are known to lie in a seat's pile."""
    return [card for card, owner in enumerate(s.pile) if owner == seat]


def view(s: State, viewer: int) -> View:
    """What a viewer sees."""
    v: View = kit.blank(View)
    GAME.see(s, viewer, v)
    return v


def rest(s: State) -> list[int]:
    """The cards of the deck that were not dealt (base game)."""
    return sorted(s.deck[s.seats * HAND + 4 :])
