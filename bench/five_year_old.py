"""Whether a child of five can beat the bots at Nilo Kilo: a model of a child plays many games against each level.

Against levels in their order and with two and four at the table; the child sits everywhere in turn. What the model
takes for a child of five is drawn from what is published: children of five take nearly three times as long as adults to
see and to decide (R. Kail, Psychological Bulletin 109, 1991), and keep two or three things that they have just seen
(K. J. Riggs and others, Journal of Experimental Child Psychology 95, 2006). It counts the sweets of the cards that it
still remembers and snatches when it sees much, unless it sees a plate; now and then it snatches for no reason. It knows
nothing of majorities, of the jesters of others, or of the king.

Time goes on as at a table: bots take the times of `bots.pace`, and nobody waits for the child.

    python -m bench.five_year_old [games]
"""

import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from kartenhaus import kit
from kartenhaus.bots import choose, new_mind, notice_all, thinking
from kartenhaus.bots.pace import bots_that_choose, time_for
from kartenhaus.games import load
from kartenhaus.games.nilokilo.actions import FLIP, SNATCH_0
from kartenhaus.games.nilokilo.components import AVERAGE
from kartenhaus.games.nilokilo.seating import n_jesters, races
from kartenhaus.games.nilokilo.state import FIRST_RANDOM, PLAY
from kartenhaus.games.nilokilo.timing import rests
from kartenhaus.kit import Spoken

GAMES = 200  # of each row
ERROR = 3.5  # percent: of a share, at most, in so many games
SEATS = (2, 4)
LOG_ROOM = 512

REACTION = 1.4  # seconds, the median from seeing a card to pressing: 2.8 times what an adult takes
SPREAD = 0.25  # standard deviation of its logarithm: two thirds lie between 1.1 and 1.8 s
REMEMBERED = (2, 3)  # of the last cards, anew with each card that comes up
MUCH = 3  # times the sweets of an average card, on what it remembers
WHIM = 30  # one card in so many is snatched at for no reason

LEAST_SHARE = 50.0  # percent of the games of two that a child should win against the gentlest bots


@dataclass(frozen=True)
class Player:
    """Who sits on a seat."""

    kind: str
    level: str = ""


@dataclass
class Child:
    """What a child of five has in mind."""

    chance: Random
    much: float  # sweets
    heap: list[int] = field(default_factory=list)  # sweets of the cards that it saw come up, 0 = a plate
    presses_at: float = math.inf  # when its hand is at the heap

    def sees(self, sweets: int, at: float) -> None:
        """A card came up; what the hand is already on its way for is not thought over again."""
        self.heap.append(sweets)
        kept = self.heap[-self.chance.choice(REMEMBERED) :]
        is_much = sum(kept) >= self.much and 0 not in kept
        if is_much or self.chance.randrange(WHIM) == 0:
            self.presses_at = min(self.presses_at, at + self.reaction())

    def heap_is_gone(self) -> None:
        """Somebody has taken it, and the hand comes back."""
        self.heap.clear()
        self.presses_at = math.inf

    def reaction(self) -> float:
        """Seconds from seeing a card to pressing."""
        return REACTION * math.exp(self.chance.gauss(0, SPREAD))


class Round:
    """A table as the pace of bots knows it, with a clock."""

    def __init__(self, players: Sequence[Player], number: int, options: Mapping[str, str]) -> None:
        self.game = load("nilokilo")
        self.seats = players
        self.chance = Random(f"five {number}")
        self.spoken: Sequence[Spoken] = ()
        self.options = kit.settle(self.game.Options, dict(options))
        self.state: Any = kit.blank(self.game.State)
        self.state.seats = len(players)
        for name, value in self.options.items():
            setattr(self.state, name, value)
        self.state.first_starter = FIRST_RANDOM
        kit.reseed(self.state, self.four_words())
        self.log = kit.log_with_room(LOG_ROOM)
        self.minds = [new_mind(self.game, self.four_words()) for _ in players]
        self.child = Child(Random(f"child {number}"), MUCH * AVERAGE[self.options["deck"]] / 10)
        self.at = self.beat_at = self.flips_at = 0.0
        self.beat = -1
        self.due: dict[int, tuple[Any, float]] = {}  # by bot: what it thinks about, and until when

    def four_words(self) -> list[int]:
        """Chance for a mind or a deal."""
        return [self.chance.getrandbits(32) for _ in range(4)]

    def racing(self) -> Sequence[int]:
        """Who may still want the heap."""
        return [seat for seat in range(len(self.seats)) if races(self.state, seat)]

    def tempted(self) -> Sequence[int]:
        """Nobody is, in this game."""
        return ()

    def awaited(self) -> Sequence[int]:
        """Without whom it does not go on."""
        return [seat for seat in range(len(self.seats)) if self.game.awaits(self.state, seat)]

    def legal(self, actor: int) -> Sequence[int]:
        """What this seat may do."""
        actions = [0] * self.game.moves.size
        return actions[: self.game.may(self.state, actor, actions)]

    def needs_words(self, seat: int, action: int) -> bool:
        """Nothing is told in this game."""
        return False

    def play(self) -> list[float]:
        """The whole game; what each seat has won of it."""
        self.game.start(self.state, self.log)
        self.listen()
        while not self.game.is_over(self.state):
            self.at, seat, action = min(self.next_acts())
            if action is None:
                action = self.choice(seat)
            self.game.act(self.state, seat, action, self.log)
            self.due.pop(seat, None)
            self.listen()
        ranks = [0] * self.game.seats.stop
        self.game.standings(self.state, ranks)
        first = [rank == 1 for rank in ranks[: len(self.seats)]]
        return [is_first / sum(first) for is_first in first]

    def next_acts(self) -> Iterator[tuple[float, int, int | None]]:
        """When who does what, as far as it is known; a bot chooses when its time is over."""
        for seat in bots_that_choose(self):
            yield self.until(seat), seat, None
        for seat, player in enumerate(self.seats):
            if player.kind == "child":
                yield from self.childs_acts(seat)

    def until(self, seat: int) -> float:
        """When this bot has thought enough."""
        about = (self.state.beats, self.state.phase, self.state.looked[seat])
        known = self.due.get(seat)
        if known is None or known[0] != about:
            takes = time_for(self, seat, self.seats[seat].level, new_mind(self.game, self.four_words()))
            rested = 0.0 if seat in self.racing() else self.rested_at()
            known = self.due[seat] = about, max(self.at + takes, rested)
        return known[1]

    def rested_at(self) -> float:
        """From when on the next card may be turned."""
        return self.beat_at + rests(self.state) / 1000

    def choice(self, seat: int) -> int:
        """What this bot does."""
        view = kit.blank(self.game.View)
        self.game.see(self.state, seat, view)
        mind = thinking(self.minds[seat], self.four_words())
        return choose(self.game, self.seats[seat].level, view, list(self.legal(seat)), mind)

    def childs_acts(self, seat: int) -> Iterator[tuple[float, int, int | None]]:
        """Its hand on the heap; its card, which it turns when it has seen the last one."""
        s = self.state
        if s.phase != PLAY:
            for action in self.legal(seat)[:1]:
                yield self.at, seat, action
        else:
            if s.top > 0 and n_jesters(s, seat) > 0 and self.child.presses_at < math.inf:
                yield max(self.at, self.child.presses_at), seat, SNATCH_0 + 3 - n_jesters(s, seat)
            elif s.due == seat:
                yield max(self.at, self.flips_at, self.rested_at()), seat, FLIP

    def listen(self) -> None:
        """All notice what was told."""
        lines = [list(line) for line in self.log.line[: self.log.n]]
        self.log.n = 0
        if self.state.beats != self.beat:
            self.beat, self.beat_at = self.state.beats, self.at
            self.flips_at = self.at + self.child.reaction()
        for seat, player in enumerate(self.seats):
            if player.kind == "bot" and player.level != "random":
                notice_all(self.game, self.minds[seat], seat, lines)
        for line in lines:
            told = self.game.events.kinds[line[0]].name
            if told in ("card_up", "glutton_up"):
                self.child.sees(line[4] if told == "card_up" else 0, self.at)
            elif told in ("snatched", "round_began", "king_up"):
                self.child.heap_is_gone()


def share(level: str, seats: int, games: int, options: Mapping[str, str]) -> float:
    """Percent of the games that the child wins against bots of this level; a shared win counts in part."""
    won = 0.0
    for number in range(games):
        place = number % seats
        players = [Player("child") if seat == place else Player("bot", level) for seat in range(seats)]
        won += Round(players, number, options).play()[place]
    return 100 * won / games


def main() -> int:
    """Print the table; 1 if the gentlest level is too hard, or the levels are not in their order."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdigit() else GAMES
    print(f"games of Nilo Kilo that a child of five wins, in percent, {games} games each")
    print(f"{'bots':>14}" + "".join(f"{seats:>4} seats" for seats in SEATS))
    levels = list(load("nilokilo").bots)
    shares: dict[str, list[float]] = {}
    for level in levels:
        shares[level] = [share(level, seats, games, {}) for seats in SEATS]
        print(f"{level:>14}" + "".join(f"{each:10.1f}" for each in shares[level]), flush=True)
    print(f"{'an equal share':>14}" + "".join(f"{100 / seats:10.1f}" for seats in SEATS))
    is_beatable = shares[levels[0]][0] >= LEAST_SHARE and shares[levels[0]][1] > 100 / SEATS[1]
    by_level = [row[0] for row in shares.values()]  # of two: with four the bots hinder each other as well
    is_in_order = all(harder <= easier + ERROR for easier, harder in pairwise(by_level))
    print(f"a child can beat the gentlest: {'yes' if is_beatable else 'no'}")
    print(f"levels in their order: {'yes' if is_in_order else 'no'}")
    return int(not (is_beatable and is_in_order))


if __name__ == "__main__":
    raise SystemExit(main())
