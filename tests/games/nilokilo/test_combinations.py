"""Whole games at the table by bots of all levels: every two values of any two options meet in one of them."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from kartenhaus import kit
from kartenhaus.bots import choose, levels, new_mind, notice_all, thinking
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.state import COINS_TO_WIN
from kartenhaus.kit import CLOCK, ONLOOKER, Choice
from kartenhaus.table import Seat, Table
from kartenhaus.table.reactions import Claim, Link

Wish = dict[str, str | int]
SEATS = "seats"  # is varied like an option
# Numbers that change what happens, and not only when.
NUMBERS: dict[str, tuple[str | int, ...]] = {"hesitation_ms": (0, 3000), "flip_timeout_ms": (0, 20000)}
FACTORS: dict[str, tuple[str | int, ...]] = {
    SEATS: tuple(GAME.seats),
    **{option.name: option.kind.values for option in kit.choices_of(GAME.Options) if isinstance(option.kind, Choice)},
    **NUMBERS,
}
VARIANTS: list[Wish] = [
    {"fex": fex, "glutton_variant": glutton, "deck": deck, SEATS: seats}
    for fex, glutton, deck, seats in product(*(FACTORS[name] for name in ("fex", "glutton_variant", "deck", SEATS)))
]
LEAVES_AFTER = 60  # moves
SLOW_AFTER = 12  # of so many turned cards the table has to turn one
HERE = Link(0.0, 0.0)
MOST_STEPS = 20_000


def pairs_of(wish: Wish) -> Iterator[tuple[str, str | int, str, str | int]]:
    """Every two options of a combination with their values."""
    for one, other in combinations(FACTORS, 2):
        yield one, wish[one], other, wish[other]


@cache
def rows() -> tuple[Wish, ...]:
    """Few combinations with all pairs of values, each begun by a pair that is missing and filled up greedily."""
    missing = {
        (one, a, other, b) for one, other in combinations(FACTORS, 2) for a in FACTORS[one] for b in FACTORS[other]
    }
    found: list[Wish] = []
    while missing:
        one, a, other, b = min(missing, key=str)
        wish: Wish = {one: a, other: b}
        for name, values in FACTORS.items():
            if name not in wish:
                turn = len(found) % len(values)  # where nothing is missing any more, all have their turn
                in_turn = values[turn:] + values[:turn]
                wish[name] = max(in_turn, key=lambda value: gain(missing, wish, name, value))
        missing -= set(pairs_of(wish))
        found.append(wish)
    return tuple(found)


def gain(missing: set[tuple[str, str | int, str, str | int]], wish: Wish, name: str, value: str | int) -> int:
    """How many missing pairs this value makes with those that are chosen."""
    return sum((name, value, other, b) in missing or (other, b, name, value) in missing for other, b in wish.items())


class Game:
    """A table of bots of all levels, each with a memory of its own."""

    def __init__(self, wish: Wish, number: int) -> None:
        options = {name: value for name, value in wish.items() if name != SEATS}
        self.levels = [levels(GAME)[(number + seat) % len(levels(GAME))] for seat in range(int(wish[SEATS]))]
        seats = [Seat("bot", f"Bot {seat}", level) for seat, level in enumerate(self.levels)]
        secret = bytes([number % 256]) * 32
        self.table = Table(GAME, f"table {number}", seats, kit.settle(GAME.Options, options), secret)
        self.minds = [new_mind(GAME, [number + 1, seat + 1, 3, 4]) for seat in range(len(seats))]
        self.heard = [-1] * len(seats)
        self.told = set[str]()
        self.now = 0.0
        self.n_flips = 0
        self.has_left = False

    def play(self) -> None:
        """To the end."""
        for _ in range(MOST_STEPS):
            if self.table.is_over:
                return
            self.step()
        raise AssertionError(f"expected an end within {MOST_STEPS} steps")

    def step(self) -> None:
        """All who race choose at the same time, then one who is awaited; if nobody is, the table goes on."""
        before = self.table.step
        self.now += 10.0  # seconds, in which every rest is over
        claims = [self.claim(seat, action) for seat in self.table.racing() if (action := self.raced(seat)) is not None]
        if claims:
            self.table.finish(claims, self.now)
        for seat in self.table.awaited()[:1]:
            if self.is_slow():
                self.clock("close")
            else:
                self.table.act(seat, self.choice(seat, is_claiming=False), self.now)
        if not self.has_left and before > LEAVES_AFTER:
            self.leave()
        if self.table.step == before:
            self.clock("close")
        self.told |= {str(event["event"]) for event in self.table.events(ONLOOKER, before)}

    def is_slow(self) -> bool:
        """Now and then somebody takes too long to turn a card."""
        self.n_flips += 1
        return self.n_flips % SLOW_AFTER == 0 and self.table.closes_at() is not None

    def leave(self) -> None:
        """The first player goes away, where the table does not go on with a bot."""
        self.has_left = True
        if self.table.options["leaver"] > 0 and len(self.levels) > 2:
            self.clock(["", "empty", "stop"][self.table.options["leaver"]])

    def clock(self, move: str) -> None:
        """The table goes on by itself."""
        if not self.table.is_over:
            self.table.act(CLOCK, GAME.moves.first(move), self.now)

    def raced(self, seat: int) -> int | None:
        """What this bot claims; None if it has done something else at once."""
        action = self.choice(seat)
        if self.table.is_claim(action):
            return action
        self.table.act(seat, action, self.now)
        return None

    def claim(self, seat: int, action: int) -> Claim:
        """A claim without a line between, quicker or slower by the seat and the moment."""
        return Claim(
            seat, action, self.table.race(), self.now - (seat + self.table.step) % 5 / 10, self.now - 1, None, HERE
        )

    def choice(self, seat: int, *, is_claiming: bool = True) -> int:
        """What this bot chooses from its view and what it was told."""
        mind = self.minds[seat]
        notice_all(GAME, mind, seat, self.table.told_lines(seat, self.heard[seat]))
        self.heard[seat] = self.table.step
        legal = [action for action in self.table.legal(seat) if is_claiming or not self.table.is_claim(action)]
        chance = thinking(mind, [self.table.step + 1, seat + 1, 5, 6])
        return choose(GAME, self.levels[seat], self.table.see(seat), legal, chance)


@cache
def played(number: int) -> Game:
    """One of all these games."""
    game = Game([*rows(), *VARIANTS][number], number)
    game.play()
    return game


def test_every_two_values_of_any_two_options_meet() -> None:
    met = {pair for wish in rows() for pair in pairs_of(wish)}
    for one, other in combinations(FACTORS, 2):
        for a, b in product(FACTORS[one], FACTORS[other]):
            assert (one, a, other, b) in met


@pytest.mark.parametrize("number", range(len(rows()) + len(VARIANTS)))
def test_a_game_with_these_options_is_played_to_its_end(number: int) -> None:
    game = played(number)
    coins, ranks = game.table.scores(), game.table.ranks()
    assert [rank == 1 for rank in ranks] == [coin == max(coins) for coin in coins]
    assert max(coins) >= COINS_TO_WIN or "stopped" in game.told


def test_everything_that_can_happen_has_happened_in_one_of_them() -> None:
    told = set[str]().union(*(played(number).told for number in range(len(rows()) + len(VARIANTS))))
    assert {kind.name for kind in GAME.events.kinds} - told == set()
