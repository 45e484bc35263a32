"""The same games as those of `one_game`, to the last event, compiled: for those who play many."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from kartenhaus.kit import CLOCK, NOBODY, unpack
from kartenhaus.simulate.driver import reaction
from kartenhaus.simulate.space import record_space, root_of

from .one_game import Ears, Seen, Told, claims_of, settled_table
from .turns import (
    ACTOR,
    AWAITED,
    LAST,
    LINES,
    NOTHING,
    OVER,
    RACE,
    RACING,
    TEMPTED,
    WHY,
    Turns,
    compiled_turns,
    desk_of,
    glass_of,
)

NO_FLOATS = np.zeros(0, np.float32)
NO_MASK = np.zeros(0, np.int8)


class QuickGame:
    """As `OneGame`, for what PettingZoo needs. The first game of its kind waits until the rules are compiled."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        turns: Turns | None = None,
    ) -> None:
        self.game, settled = settled_table(game, seats, options)
        space = record_space(self.game, settled, ["random"] * seats, seed)
        self.desk = desk_of(self.game, space)
        self.glass = glass_of(self.game, space.states)
        self.turns = compiled_turns(game) if turns is None else turns
        self.seats = range(seats)
        self.claims = claims_of(self.game)
        self.sign = -1 if self.game.fewest_wins else 1
        self.ears = Ears(self.game, settled, seats)
        self.lines = self.desk.logs["line"][0]
        self.minds = self.desk.minds.view(np.recarray)  # the same memory, whose fields have names outside, too
        self.now: list[int] = self.desk.facts.tolist()
        self.actor = NOBODY

    def reseed(self, seed: int) -> None:
        """Later games get their chance from this seed."""
        self.desk.root[:] = root_of(seed)

    def begin(self, number: int) -> None:
        """Deal the game with this number, and go on to the first decision."""
        self.ears.forget()
        self.turns.deal(self.desk, number)
        self.go_on()

    def go_on(self) -> None:
        """The CLOCK acts as long as nobody else has to; then `actor` is who does, or NOBODY when the game is over."""
        self.take_turn(NOBODY, NOTHING, True)

    def decide(self, seat: int, action: int, goes_on: bool = True) -> str:
        """Do an action unless there is a reason against it; "legal" if there was none."""
        if not 0 <= action < self.game.moves.size:
            self.game.moves.named(action)  # says what is wrong
        return self.game.refusals[self.take_turn(seat, action, goes_on)]

    def take_turn(self, seat: int, action: int, goes_on: bool) -> int:
        """One call; more of them only where the log has no room for all that the CLOCK does."""
        self.turns.turn(self.desk, seat, action, goes_on)
        self.now = self.desk.facts.tolist()
        if self.now[WHY] != 0:
            return self.now[WHY]
        self.ears.tell(self.lines[: self.now[LINES]].tolist())
        if goes_on and self.now[ACTOR] == CLOCK:
            return self.take_turn(NOBODY, NOTHING, True)
        self.actor = self.now[ACTOR]
        return 0

    def hear(self, seat: int) -> list[Told]:
        """What this seat was told since it last heard."""
        return self.ears.hear(seat)

    def is_over(self) -> bool:
        """The game has ended."""
        return self.now[OVER] == 1

    def asked(self) -> list[int]:
        """The seats that decide at this moment: all who race, else who may still add something, else the awaited."""
        if self.is_over():
            return []
        how = self.desk.asked.tolist()
        last = self.now[LAST]
        racing = [seat for seat in self.seats if how[seat] & RACING]
        if racing:
            return racing
        if last in self.seats and how[last] & TEMPTED:
            return [last]
        return [seat for seat in self.seats if how[seat] & AWAITED]

    def may_decide(self, seat: int) -> bool:
        """The game asks this seat, whomever else it asks."""
        return bool(self.desk.asked[seat])

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Seats that race in an order by chance, equal for all; else as they sit."""
        times = {seat: self.time_of(seat) if self.desk.asked[seat] & RACING else 0 for seat in seats}
        return sorted(times, key=lambda seat: times[seat])

    def time_of(self, seat: int) -> int:
        """A reaction, drawn anew."""
        return reaction(int(self.desk.medians[seat]), self.minds[seat])

    def race(self) -> int:
        """The number of what can be claimed now."""
        return self.now[RACE]

    def is_claim(self, action: int) -> bool:
        """It says "mine"."""
        return self.game.moves.named(action)["move"] in self.claims

    def observe(self, seat: int, is_asked: bool, is_scaled: bool) -> Seen:
        """What the seat sees, as one row of numbers, and its legal actions if it is asked."""
        mask = np.zeros(self.game.moves.size, np.int8)
        floats = np.empty(len(self.glass.ints), np.float32) if is_scaled else NO_FLOATS
        self.turns.observe(self.glass, seat, is_asked, floats, mask)
        return Seen(floats if is_scaled else self.glass.ints.copy(), mask)

    def view(self, viewer: int) -> Any:
        """What this seat, or the ONLOOKER, may know."""
        self.turns.observe(self.glass, viewer, False, NO_FLOATS, NO_MASK)
        return unpack(self.glass.views[0], self.game.View)

    def points(self) -> list[int]:
        """By seat, the points of all finished deals, turned so that more is better."""
        return [self.sign * points for points in self.desk.points[: len(self.seats)].tolist()]

    def ranks(self) -> list[int]:
        """By seat, 1 for the winners; only when the game is over."""
        ranks: list[int] = self.desk.ranks[: len(self.seats)].tolist()
        return ranks
