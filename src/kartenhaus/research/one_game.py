"""A game on plain objects that stops wherever a seat has to decide; order and chance are those of games in bulk."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartenhaus.games import load
from kartenhaus.kit import CLOCK, NOBODY, BadMessage, Game, below, blank, log_with_room, named_options, settle
from kartenhaus.kit.events import EVERYBODY
from kartenhaus.simulate.driver import bind_plain, next_actor, quickest, reaction, seed_from, wipe_plain, without
from kartenhaus.simulate.space import LOG_ROOM, plain_space, root_of

from .observations import flat, scaled

Told = dict[str, str | int]  # an event with its names


def nobody_races(s: Any, seat: int) -> bool:
    """For games in which nobody is ever in a hurry."""
    return False


def nothing_to_claim(s: Any) -> int:
    """For games without races."""
    return 0


def claims_of(game: Game) -> frozenset[str]:
    """The names of moves that say "mine"."""
    return frozenset() if game.real_time is None else game.real_time.claims


def settled_table(game: str, seats: int, options: Mapping[str, object] | None) -> tuple[Game, dict[str, int]]:
    """The game and all its options; BadMessage where there is no such table."""
    found = load(game)
    if seats not in found.seats:
        raise BadMessage(f"{found.seats[0]} to {found.seats[-1]} seats for {game}", seats, "seats")
    return found, settle(found.Options, options or {})


class Seen(NamedTuple):
    """What a seat sees."""

    numbers: NDArray[np.int32] | NDArray[np.float32]  # a row of them, see `observations`
    mask: NDArray[np.int8]  # by action: 1 = legal now


class Ears:
    """What each seat was told and has not heard yet."""

    def __init__(self, game: Game, options: Mapping[str, int], seats: int) -> None:
        self.events = game.events
        self.options = named_options(game.Options, SimpleNamespace(**options))
        self.told: list[list[Told]] = [[] for _ in range(seats)]

    def forget(self) -> None:
        """Nobody has been told anything."""
        for told in self.told:
            told.clear()

    def tell(self, lines: Iterable[list[int]]) -> None:
        """Everybody is told what is in these lines of a log, as far as it is meant for them."""
        for line in lines:
            event = self.events.named(line, self.options)
            for told in self.told if line[1] == EVERYBODY else [self.told[line[1]]]:
                told.append(event.copy())

    def hear(self, seat: int) -> list[Told]:
        """What this seat was told since it last heard."""
        told, self.told[seat] = self.told[seat], []
        return told


class OneGame:
    """One game after another at a table of this many seats, each with chance of its own from the seed.

    The CLOCK acts by itself when nobody else has to, and never takes a seat out of the game. Moves that need words are
    done without any.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None, seed: int = 0) -> None:
        self.game, settled = settled_table(game, seats, options)
        self.space = plain_space(self.game, settled, ["random"] * seats, seed)
        self.space = self.space._replace(log=log_with_room(LOG_ROOM))
        self.state = self.space.states[0]
        self.seats = range(seats)
        self.blank_view = blanks(self.game.View)
        self.claims = claims_of(self.game)
        self.races = nobody_races if self.game.real_time is None else self.game.real_time.races
        self.sign = -1 if self.game.fewest_wins else 1
        self.actor = NOBODY
        self.ears = Ears(self.game, settled, seats)

    def reseed(self, seed: int) -> None:
        """Later games get their chance from this seed."""
        self.space = self.space._replace(root=root_of(seed))

    def begin(self, number: int) -> None:
        """Deal the game with this number, and go on to the first decision."""
        wipe_plain(self.space.minds, [])
        for stream, record in enumerate([self.state, *self.space.minds]):
            seed_from(record, self.space.root, number, stream)
        self.ears.forget()
        self.game.start(self.state, self.space.log)
        self.hand_on()
        self.last = 0
        self.go_on()

    def go_on(self) -> None:
        """The CLOCK acts as long as nobody else has to; then `actor` is who does, or NOBODY when the game is over."""
        self.actor = NOBODY
        while self.actor == NOBODY and not self.is_over():
            actor = ordering(self.races, self.game.tempts, self.game.awaits)(
                self.state, self.last, self.space.minds, self.space.medians
            )
            if actor == CLOCK:
                self.let_the_clock_act()
            else:
                self.actor = actor

    def let_the_clock_act(self) -> None:
        """Any of its moves but those that take a seat out."""
        legal = self.space.legal
        n = without(legal, self.game.may(self.state, CLOCK, legal), self.space.leaves)
        assert n > 0, "somebody must race or be awaited until a game is over, or the CLOCK must be able to act"
        self.last = len(self.seats)  # where its chance is kept
        self.game.act(self.state, CLOCK, legal[below(self.space.minds[self.last], n)], self.space.log)
        self.hand_on()

    def decide(self, seat: int, action: int, goes_on: bool = True) -> str:
        """Do an action unless there is a reason against it; "legal" if there was none."""
        why = self.why_not(seat, action)
        if why == self.game.refusals[0]:
            self.act(seat, action)
            if goes_on:
                self.go_on()
        return why

    def act(self, seat: int, action: int) -> None:
        """Do a legal action; `go_on` when all is done that is to be done at once."""
        self.last = seat
        self.game.act(self.state, seat, action, self.space.log)
        self.hand_on()

    def hand_on(self) -> None:
        """Everybody is told what has happened."""
        log = self.space.log
        self.ears.tell(log.line[: log.n])
        log.n = 0

    def hear(self, seat: int) -> list[Told]:
        """What this seat was told since it last heard."""
        return self.ears.hear(seat)

    def is_over(self) -> bool:
        """The game has ended."""
        return self.game.is_over(self.state)

    def asked(self) -> list[int]:
        """The seats that decide at this moment: all who race, else who may still add something, else the awaited."""
        s = self.state
        if self.is_over():
            return []
        racing = [seat for seat in self.seats if self.races(s, seat)]
        if racing:
            return racing
        if self.last in self.seats and self.game.tempts(s, self.last):
            return [self.last]
        return [seat for seat in self.seats if self.game.awaits(s, seat)]

    def may_decide(self, seat: int) -> bool:
        """The game asks this seat, whomever else it asks."""
        s = self.state
        return self.races(s, seat) or self.game.awaits(s, seat) or self.game.tempts(s, seat)

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Seats that race in an order by chance, equal for all; else as they sit."""
        s, minds, medians = self.state, self.space.minds, self.space.medians
        times = {seat: reaction(medians[seat], minds[seat]) if self.races(s, seat) else 0 for seat in seats}
        return sorted(times, key=lambda seat: times[seat])

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions."""
        return list(self.space.legal[: self.game.may(self.state, seat, self.space.legal)])

    def why_not(self, seat: int, action: int) -> str:
        """The reason against an action, "legal" if there is none; BadMessage for a number that no action has."""
        if not 0 <= action < self.game.moves.size:
            self.game.moves.named(action)  # says what is wrong
        return self.game.refusals[self.game.why_not(self.state, seat, action)]

    def race(self) -> int:
        """The number of what can be claimed now."""
        return 0 if self.game.real_time is None else self.game.real_time.race(self.state)

    def is_claim(self, action: int) -> bool:
        """It says "mine"."""
        return self.game.moves.named(action)["move"] in self.claims

    def observe(self, seat: int, is_asked: bool, is_scaled: bool) -> Seen:
        """What the seat sees, as one row of numbers, and its legal actions if it is asked."""
        ints = flat(self.view(seat))
        mask = np.zeros(self.game.moves.size, np.int8)
        if is_asked:
            mask[self.legal(seat)] = 1
        return Seen(scaled(self.game.View, ints) if is_scaled else ints, mask)

    def view(self, viewer: int) -> Any:
        """What this seat, or the ONLOOKER, may know."""
        v = self.blank_view()
        self.game.see(self.state, viewer, v)
        return v

    def points(self) -> list[int]:
        """By seat, the points of all finished deals, turned so that more is better."""
        return [self.sign * int(self.game.score(self.state, seat)) for seat in self.seats]

    def ranks(self) -> list[int]:
        """By seat, 1 for the winners; only when the game is over."""
        ranks = [0] * self.game.seats.stop
        self.game.standings(self.state, ranks)
        return ranks[: len(self.seats)]


def blanks(schema: type) -> Callable[[], Any]:
    """As `blank`, and quicker where many are needed: nothing of the schema is looked up again."""
    first = vars(blank(schema))
    rows = [(name, value) for name, value in first.items() if isinstance(value, list) and isinstance(value[0], int)]
    grids = [(name, value) for name, value in first.items() if isinstance(value, list) and isinstance(value[0], list)]

    def another() -> Any:
        view = SimpleNamespace(**first)
        fields = vars(view)
        for name, row in rows:
            fields[name] = row[:]
        for name, grid in grids:
            fields[name] = [row[:] for row in grid]
        return view

    return another


@cache
def ordering(races: Any, tempts: Any, awaits: Any) -> Any:
    """`next_actor` of the games in bulk, for one game."""
    first = bind_plain(quickest, races=races)
    return bind_plain(next_actor, quickest=first, tempts=tempts, awaits=awaits)
