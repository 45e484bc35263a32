"""Positions of Lobo 77 drawn as text, and what can be done in them.

    s = drawn("total: 19; hands: 3 8 | 10 turn | x2 0")
    assert lay(s, 0, 3)[0] == "laid seat=0 card=3 before=19 total=22"

Parts: `hands`, one a seat, an empty one for a seat that is out; `total`; `turn` (a seat, 0 unless given); `chips` by
seat; `direction` (1 or -1); `discard` (the last one on top); `dealer` (a seat); `burden: 1` after an x2;
`options: swimming=off`. All other cards are in the draw pile.
"""

from functools import partial

from kartenhaus import kit
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.actions import CALL_0, CLOSE, DEAL, DRAW, FORGET, OUT_0
from kartenhaus.games.lobo77.components import COUNTS, KIND_OF, KINDS, LOWEST, TURN, VALUES, X2
from kartenhaus.games.lobo77.rules import action_of, begin_turn, gather_cards
from kartenhaus.games.lobo77.state import LAY, LEAST_CALL, State, View
from kartenhaus.kit import CLOCK
from tests.kit import positions
from tests.kit.drawn import drawn as parts_of
from tests.kit.drawn import numbers
from tests.kit.tables import table_of

__all__ = ["CALL_0", "CLOCK", "CLOSE", "COUNTS", "DEAL", "DRAW", "FORGET", "KINDS", "OUT_0", "VALUES"]

LOG_ROOM = 200
Card = int | str  # a number, "x2" or "turn"


def kind(card: Card) -> int:
    """The kind of a card."""
    if card in ("x2", "turn"):
        return X2 if card == "x2" else TURN
    return KIND_OF[int(card) - LOWEST]


def drawn(text: str) -> State:
    """A position in which a seat is to lay a card."""
    parts = parts_of(text)
    options = dict(word.split("=") for group in parts.pop("options", []) for word in group)
    hands = parts.pop("hands")
    s = started(len(hands), **options)
    gather_cards(s)
    for seat, hand in enumerate(hands):
        s.out[seat] = 0 if hand else 1 + max(s.out[:seat], default=0)
        s.chips[seat] = s.start_chips if hand else 0
        s.full[seat] = max(len(hand), s.hand_size)
        for card in hand:
            move(s, kind(card), s.hand[seat])
            s.n_hand[seat] += 1
    for card in parts.pop("discard", [[]])[0]:
        s.last, s.last_lies = kind(card), 1
        move(s, s.last, s.discard)
        s.n_discard += 1
    for seat, n in enumerate(numbers(parts.pop("chips", [[]]))[0]):
        s.chips[seat] = n
    s.total = one(parts, "total", 0)
    s.direction = one(parts, "direction", 1)
    s.dealer_seat = one(parts, "dealer", s.seats - 1)
    s.burden = one(parts, "burden", 0)
    s.phase = LAY
    s.starter = one(parts, "starter", 0)
    begin_turn(s, one(parts, "turn", 0), kit.log_with_room(LOG_ROOM))
    assert not parts, f"expected parts that a position has, got {', '.join(parts)}"
    return s


def one(parts: dict[str, list[list[str]]], name: str, default: int) -> int:
    """The one number of a part."""
    return int(parts.pop(name, [[str(default)]])[0][0])


def move(s: State, which: int, to: list[int]) -> None:
    """A card from the draw pile to somewhere else."""
    assert s.deck[which] > 0, f"expected a card of kind {which} in the draw pile"
    s.deck[which] -= 1
    s.n_deck -= 1
    to[which] += 1


def table(seats: int, **options: object) -> State:
    """A table that is ready to start."""
    s = table_of(GAME, seats, 77, **options)
    assert isinstance(s.rng, list)
    state: State = s
    return state


def started(seats: int, **options: object) -> State:
    """A table whose first round is dealt."""
    s = table(seats, **options)
    GAME.start(s, kit.log_with_room(LOG_ROOM))
    return s


# Doing


told_by = partial(positions.told_by, GAME)
refused = partial(positions.refused, GAME)
legal_moves = partial(positions.legal_moves, GAME)


def do(s: State, actor: int, action: int) -> list[str]:
    """Let the actor do what is legal, and raise Refused for the rest; what was told, as text."""
    told = positions.do(GAME, s, actor, action)
    assert_conserved(s)
    return told


def lay(s: State, seat: int, card: Card) -> list[str]:
    """Lay a card."""
    return do(s, seat, action_of(kind(card)))


def draw(s: State, seat: int) -> list[str]:
    """Take a card from the draw pile."""
    return do(s, seat, DRAW)


def call(s: State, seat: int, total: int) -> list[str]:
    """Say the total."""
    return do(s, seat, CALL_0 + total - LEAST_CALL)


def refused_card(s: State, seat: int, card: Card) -> str:
    """Why the seat may not lay this card."""
    return refused(s, seat, action_of(kind(card)))


# Looking


def hand(s: State, seat: int) -> list[Card]:
    """The cards in a hand, from the lowest number to the actions."""
    return [named(k) for k in range(1, KINDS + 1) for _ in range(s.hand[seat][k])]


def named(which: int) -> Card:
    """The card of a kind."""
    return {X2: "x2", TURN: "turn"}.get(which, VALUES[which])


def chips(s: State) -> list[int]:
    """Everybody's chips."""
    return s.chips[: s.seats]


def ranks(s: State) -> list[int]:
    """Everybody's rank."""
    out = [0] * max(GAME.seats)
    GAME.standings(s, out)
    return out[: s.seats]


def awaited(s: State) -> list[int]:
    """Whom the game waits for."""
    return [seat for seat in range(s.seats) if GAME.awaits(s, seat)]


def view(s: State, viewer: int) -> View:
    """What a viewer sees."""
    v: View = kit.blank(View)
    GAME.see(s, viewer, v)
    return v


def assert_conserved(s: State) -> None:
    """Every card of the box is somewhere once, counts fit, and chips only ever go back into the box."""
    in_box = list(COUNTS)
    if s.card_76:
        in_box[kind(76)] = 0
    places = [*s.hand, s.deck, s.discard, s.aside]
    assert [sum(place[k] for place in places) for k in range(KINDS + 1)] == in_box
    assert all(n >= 0 for place in places for n in place)
    assert s.n_hand == [sum(cards) for cards in s.hand]
    assert (s.n_deck, s.n_discard, s.n_aside) == (sum(s.deck), sum(s.discard), sum(s.aside))
    assert all(0 <= n <= s.start_chips for n in s.chips[: s.seats])
    assert all(s.n_hand[seat] == 0 == s.chips[seat] for seat in range(s.seats) if s.out[seat])
    assert s.n_deck > 0
