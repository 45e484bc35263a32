"""Positions of Nilo Kilo drawn as text, and hands that play them.

    s = drawn("heap: B2 L3 G; jesters: 3 3 3 3; last: 1")
    assert snatch(s, 3) == ["snatched seat=3 jester=1 left=2 colour=4"]

Cards: kind (B biscuit, C cake, L lollipop, S candy, I ice cream) and sweets, or G for a glutton. Parts: `heap` from the
bottom; `jesters` in front of each seat, the last ones; `piles`, one a seat; `refused`, cards that a Fex refused;
`last`, who turned the last card; `way`, 1 or -1; `coins`; `up`, cards that came up in all, the missing ones lie aside;
`round`; `starter`; `options: fex=tricky`.
"""

from copy import deepcopy
from functools import partial
from typing import Any

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.actions import CLOSE, FLIP, GIVE_0, LEAVE, NEXT, SNATCH_0, SORT_OUT_0, SORTED, STARTS_0
from kartenhaus.games.nilokilo.components import COPIES, KIND_OF, N_TYPES, SWEETS_OF
from kartenhaus.games.nilokilo.seating import next_seat
from kartenhaus.games.nilokilo.state import GLUTTON, GLUTTONS, KING, NOBODY, PLAY, SORT, STACK, State, View
from kartenhaus.kit import CLOCK
from tests.kit import positions
from tests.kit.drawn import drawn as parts_of
from tests.kit.drawn import numbers
from tests.kit.tables import table_of

LOG_ROOM = 300
KINDS = "?BCLSI"
TRIES = 5000  # until chance turns up the card that a test wants


def table(seats: int, chance: int = 66, **options: Any) -> State:
    """A table that is ready to start."""
    s: State = table_of(GAME, seats, chance, **options)
    return s


def started(seats: int, chance: int = 66, **options: Any) -> State:
    """A table at which seat 0 begins the first round, unless the options say otherwise."""
    s = table(seats, chance, **options)
    GAME.start(s, kit.log_with_room(LOG_ROOM))
    if s.phase != PLAY:
        do(s, 0, STARTS_0)
    return s


def drawn(text: str) -> State:
    """A state in a round; every card of the game is somewhere."""
    parts = parts_of(text)
    options: dict[str, Any] = dict(word.split("=") for group in parts.pop("options", []) for word in group)
    left = numbers(parts.pop("jesters", [["3", "3", "3", "3"]]))[0]
    s = started(len(left), **options)
    for seat, n in enumerate(left):
        s.jester[seat] = [0] * (3 - n) + [1] * n
    for seat, cards in enumerate(parts.pop("piles", [])):
        for card in cards:
            take(s, s.pile[seat], card)
    for seat, cards in enumerate(parts.pop("refused", [])):
        for card in cards:
            take(s, s.refused[seat], card)
    lay_heap(s, parts.pop("heap", [[]])[0])
    s.direction = numbers(parts.pop("way", [["1"]]))[0][0]
    last = numbers(parts.pop("last", [["-1"]]))[0][0]
    s.due = 0 if last == NOBODY else next_seat(s, last, s.direction)
    for seat, n in enumerate(numbers(parts.pop("coins", [[]]))[0]):
        s.coins[seat] = n
    s.deal = numbers(parts.pop("round", [["1"]]))[0][0]
    s.starter = numbers(parts.pop("starter", [["0"]]))[0][0]
    use_up(s, numbers(parts.pop("up", [["0"]]))[0][0])
    assert not parts, f"expected parts that a position has, got {', '.join(parts)}"
    assert_conserved(s)
    return s


def number_of(s: State | View, text: str) -> int:
    """The number of a card: "B2"."""
    if text == "G":
        return GLUTTON
    kind, sweets = KINDS.index(text[0]), int(text[1:])
    deck = s.deck
    return next(n for n in range(1, N_TYPES[deck] + 1) if (KIND_OF[deck][n], SWEETS_OF[deck][n]) == (kind, sweets))


def text_of(s: State | View, card: int) -> str:
    """The other way round; "-" for none."""
    if card in (0, GLUTTON, KING):
        return {0: "-", GLUTTON: "G", KING: "K"}[card]
    return f"{KINDS[KIND_OF[s.deck][card]]}{SWEETS_OF[s.deck][card]}"


def take(s: State, place: list[int], text: str) -> None:
    """A card out of the stack to some place."""
    card = number_of(s, text)
    assert s.stack[card] > 0, f"expected a card that there is, got too many {text}"
    s.stack[card] -= 1
    s.n_up += 1
    place[card] += 1


def lay_heap(s: State, cards: list[str]) -> None:
    """The heap from the bottom."""
    somewhere = [0] * (GLUTTON + 1)
    for i, card in enumerate(cards):
        take(s, somewhere, card)
        s.cards[i] = number_of(s, card)
    s.n_heap = len(cards)
    s.top = s.cards[s.n_heap - 1] if cards else 0


def use_up(s: State, n: int) -> None:
    """So many cards have come up; sweets cards that nobody has are put aside."""
    card = N_TYPES[s.deck]
    while s.n_up < n:
        if s.stack[card]:
            s.stack[card] -= 1
            s.aside[card] += 1
            s.n_up += 1
        else:
            card -= 1


def assert_conserved(s: State) -> None:
    """All 50 cards are somewhere, once; nothing is negative."""
    for card in range(1, N_TYPES[s.deck] + 1):
        n = s.stack[card] + s.aside[card] + s.sorting[card] + s.cards.count(card)
        n += sum(s.pile[seat][card] + s.refused[seat][card] for seat in range(4))
        assert n == COPIES[s.deck][card]
    assert s.stack[GLUTTON] + s.cards.count(GLUTTON) + sum(pile[GLUTTON] for pile in s.pile) == GLUTTONS
    assert sum(s.stack) == STACK - s.n_up
    assert s.n_heap == sum(card > 0 for card in s.cards)
    if s.phase in (PLAY, SORT):
        assert s.top == (s.cards[s.n_heap - 1] if s.n_heap else 0)
        assert all(s.coins[seat] <= 3 + 50 for seat in range(4))


# Doing


told_by = partial(positions.told_by, GAME)
refused = partial(positions.refused, GAME)
legal_moves = partial(positions.legal_moves, GAME)


def do(s: State, actor: int, action: int) -> list[str]:
    """Let the actor do what is legal, and raise Refused for the rest; what was told, as text."""
    told = positions.do(GAME, s, actor, action)
    assert_conserved(s)
    return told


def turn(s: State, card: str, actor: int | None = None) -> list[str]:
    """The player whose turn it is (or another one) turns up exactly this card: G, K, or a sweets card."""
    who = s.due if actor is None else actor
    wanted = KING if card == "K" else number_of(s, card)
    for chance in range(1, TRIES):
        dream = deepcopy(s)
        kit.reseed(dream, [chance, 2, 3, 4])
        for _ in range(8):
            kit.next32(dream)
        rng = list(dream.rng)
        GAME.act(dream, who, FLIP, kit.log_with_room(LOG_ROOM))
        if dream.top == wanted:
            s.rng = rng
            return do(s, who, FLIP)
    raise AssertionError(f"expected that {card} can come up")


def flip(s: State, seat: int) -> list[str]:
    """The seat turns, or tries to turn, whatever comes."""
    return do(s, seat, FLIP)


def snatch(s: State, seat: int, jester: int | None = None) -> list[str]:
    """The seat throws this jester, from 0, or the first one."""
    first = next((j for j in range(3) if s.jester[seat][j]), 0)
    return do(s, seat, SNATCH_0 + (first if jester is None else jester))


def leave(s: State, seat: int) -> list[str]:
    """The seat lets it lie."""
    return do(s, seat, LEAVE)


def close(s: State) -> list[str]:
    """The table turns the next card."""
    return do(s, CLOCK, CLOSE)


def sort_out(s: State, seat: int, kind: str) -> list[str]:
    """The snatcher sorts a kind out."""
    return do(s, seat, SORT_OUT_0 + KINDS.index(kind))


def sort_end(s: State, seat: int) -> list[str]:
    """The snatcher has sorted all."""
    return do(s, seat, SORTED)


def give_back(s: State, seat: int, kind: str) -> list[str]:
    """The seat gives a kept card back."""
    return do(s, seat, GIVE_0 + KINDS.index(kind))


def see_all(s: State) -> list[str]:
    """Everybody has seen the scoring; what the last one's word brings."""
    told: list[str] = []
    for seat in range(s.seats):
        if not s.is_out[seat]:
            told = do(s, seat, NEXT)
    return told


def end_by_king(s: State) -> list[str]:
    """The king comes up now."""
    assert s.n_up >= 40
    return turn(s, "K")


# Looking


def heap(s: State | View) -> str:
    """The heap from the bottom."""
    return " ".join(text_of(s, card) for card in s.cards if card)


def pile(s: State, seat: int) -> str:
    """The cards that a seat has taken and that count."""
    return cards_text(s, s.pile[seat])


def cards_text(s: State, cards: list[int]) -> str:
    """Cards by their numbers: "B1 B1 G"."""
    return " ".join(text_of(s, card) for card in range(1, len(cards)) for _ in range(cards[card]))


def left(s: State) -> list[int]:
    """Jesters in front of everybody."""
    return [sum(s.jester[seat]) for seat in range(s.seats)]


def kept(s: State) -> list[int]:
    """How many cards everybody keeps."""
    return [sum(s.kept[seat]) for seat in range(s.seats)]


def awaited(s: State) -> list[int]:
    """For whom the game waits."""
    return [seat for seat in range(s.seats) if GAME.awaits(s, seat)]


def racing(s: State) -> list[int]:
    """Who may snatch and has not let it lie."""
    assert GAME.real_time is not None
    return [seat for seat in range(s.seats) if GAME.real_time.races(s, seat)]


def view(s: State, viewer: int) -> View:
    """What a viewer sees."""
    v: View = kit.blank(View)
    GAME.see(s, viewer, v)
    return v
