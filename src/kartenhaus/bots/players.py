"""One way to be a player: a name says who chooses, and how much it may think.

random              any legal action
rule                a level of the game's own
policy              what was learned of the game, without looking ahead
hunch               the same with a wavering hand: of two choices that are close it may take either
whim                with a hand that wavers more
flat:3000           flat Monte Carlo with random playouts, so many a decision
search:1500         with playouts as learned (random where nothing was), of which the worse candidates get less
flat:50ms           as many playouts as fit into the time
owl                 an animal, as people meet it at the table: one of these players, by the number of seats
"""

import re
import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from kartenhaus.kit import BadMessage, Game, below, pack, reseed

from .desks import compiled_bot, desk_for, loops_for, record_of
from .playouts import FINE, GUMBEL, Desk

ANIMALS = ("mouse", "rabbit", "fox", "owl", "wolf")  # weakest first
MOST_PLAYOUTS = 10**7
MOST_MILLISECONDS = 60_000
BUDGET = re.compile(r"([0-9]{1,9})(ms)?")
NAT = 65536  # of what the learned weights add up to
STEADY = {"whim": 2, "hunch": 4}  # times as steady as in playouts
LEARNED = (*STEADY, "policy")
SHORTLIST = 10  # candidates that are tried where there are more
CHUNK = 0.002  # seconds between two looks at the clock, about


@dataclass(frozen=True)
class Budget:
    """How much a player may think about one choice: playouts or milliseconds, one of them not 0."""

    playouts: int = 0
    milliseconds: int = 0

    def __post_init__(self) -> None:
        if self.milliseconds == 0 and not 1 <= self.playouts <= MOST_PLAYOUTS:
            raise BadMessage(f"1 to {MOST_PLAYOUTS} playouts", self.playouts, "budget")
        if self.playouts == 0 and not 1 <= self.milliseconds <= MOST_MILLISECONDS:
            raise BadMessage(f"1 to {MOST_MILLISECONDS} ms", self.milliseconds, "budget")

    def part(self, n: int) -> "Budget":
        """One of n equal parts, and never nothing."""
        return Budget(*(max(1, each // n) if each else 0 for each in (self.playouts, self.milliseconds)))

    def without(self, part: "Budget") -> "Budget":
        """What is left, and never nothing."""
        pairs = ((self.playouts, part.playouts), (self.milliseconds, part.milliseconds))
        return Budget(*(max(1, mine - its) if mine else 0 for mine, its in pairs))


NOTHING_TO_THINK = Budget(1)
Think = Callable[[Game, Any, list[int], Any, Budget], int]


@dataclass(frozen=True)
class Player:
    """Who chooses: from a view, the legal actions and its own memory, never from a state."""

    name: str
    think: Think  # think(game, view, legal, mind, budget); the chance is the mind's
    budget: Budget = NOTHING_TO_THINK

    def choose(
        self, game: Game, view: Any, legal: list[int], memory: Any, rng: Sequence[int], budget: Budget | None = None
    ) -> int:
        """One of the legal actions (at least one). `rng`: four random words; the memory stays as it is."""
        assert not hasattr(view, "rng"), "a bot gets a view, never a state"
        return self.think(game, view, legal, thinking(memory, rng), budget or self.budget)


def thinking(mind: Any, words: Sequence[int]) -> Any:
    """A copy of the mind, with chance of its own for one choice.

    So the memory depends on nothing but what the bot was told, and can be rebuilt by telling it again.
    """
    copy = deepcopy(mind)
    reseed(copy, words)
    return copy


def player(game: Game, name: str) -> Player:
    """The player of this name; BadMessage where the game has none, or where it may not think at all."""
    if name in game.animals(game.seats[0]):
        return Player(name, animal(name))
    kind, colon, budget = name.partition(":")
    if kind in game.bots or kind in INSTANT:
        if colon:
            raise BadMessage(f"{kind} without a budget, as it does not search", name, "player")
        if kind in LEARNED and not game.weights:
            raise BadMessage(f"a player of {game.id} ({', '.join(names(game))})", name, "player")
        if kind in LEARNED:
            check_weights(game)
        return Player(name, INSTANT.get(kind) or level_of(game, kind))
    if kind not in SEARCHING:
        raise BadMessage(f"a player of {game.id} ({', '.join(names(game))})", name, "player")
    if kind == "search" and game.weights:
        check_weights(game)
    return Player(name, SEARCHING[kind], budget_of(budget, name))


def check_weights(game: Game) -> None:
    """BadMessage where they were learned with other rules than these."""
    if game.weights_version != game.rules_version:
        expected = f"weights learned with version {game.rules_version} of the rules of {game.id}"
        raise BadMessage(f"{expected} (python -m kartenhaus.simulate.train {game.id})", game.weights_version, "weights")


def animals_of(game: Game) -> list[str]:
    """The animals that play this game, weakest first."""
    known = {name for seats in game.seats for name in game.animals(seats)}
    return [name for name in ANIMALS if name in known]


def stands_for(game: Game, name: str, seats: int) -> str:
    """The player behind an animal's name at a table of so many; any other name as it is."""
    return game.animals(seats).get(name, name)


def needs_compiler(game: Game, name: str, seats: int) -> bool:
    """Nothing but compiled loops make this player quick enough."""
    return stands_for(game, name, seats) not in ("random", *game.bots)


def names(game: Game) -> list[str]:
    """How players of this game may be called; N stands for a budget."""
    learned = LEARNED if game.weights else ()
    return [
        *game.animals(game.seats[0]),
        "random",
        *game.bots,
        *learned,
        *(f"{kind}:N" for kind in SEARCHING),
        *(f"{kind}:Nms" for kind in SEARCHING),
    ]


def budget_of(text: str, name: str) -> Budget:
    """`3000` playouts or `50ms`; BadMessage for anything else, and for no time at all."""
    found = BUDGET.fullmatch(text)
    if found is None:
        raise BadMessage("playouts or milliseconds after the colon, as flat:3000 or flat:50ms", name, "player")
    n, is_time = int(found[1]), found[2] is not None
    most = MOST_MILLISECONDS if is_time else MOST_PLAYOUTS
    if not 1 <= n <= most:
        raise BadMessage(f"a budget from 1 to {most}{' ms' if is_time else ' playouts'}", name, "player")
    return Budget(milliseconds=n) if is_time else Budget(playouts=n)


def animal(name: str) -> Think:
    """Plays as the player who goes by this name with so many seats."""

    def think(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
        itself = player(game, stands_for(game, name, int(view.seats)))
        return itself.think(game, view, legal, mind, itself.budget if budget is NOTHING_TO_THINK else budget)

    return think


def level_of(game: Game, level: str) -> Think:
    """A level of the game's own; compiled where it is handed records."""

    def think(_: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
        if isinstance(view, np.void):
            return int(compiled_bot(game.id, level)(view, np.array(legal, np.int64), len(legal), mind))
        return game.bots[level](view, legal, len(legal), mind)

    return think


def any_legal(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
    """Whatever is legal."""
    return legal[below(mind, len(legal))]


def as_learned(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
    """What the learned weights like best."""
    compared = worth_comparing(game, view, legal)
    if len(compared) < 2:
        return compared[0] if compared else by_rule(game, view, legal, mind, budget)
    desk = laid_out(game, compared, mind)
    return compared[loops_for(game).liked_best(record_of(view, game), int(view.viewer), len(compared), desk)]


def wavering(steady: int) -> Think:
    """What the learned weights like, as often as a softmax of so many times their sums says."""

    def think(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
        compared = worth_comparing(game, view, legal)
        if len(compared) < 2:
            return compared[0] if compared else by_rule(game, view, legal, mind, budget)
        desk, n = laid_out(game, compared, mind), len(compared)
        loops_for(game).liked_best(record_of(view, game), int(view.viewer), n, desk)
        liking = [steady * int(desk.gains[i]) + GUMBEL[below(mind, FINE)] for i in range(n)]
        return compared[liking.index(max(liking))]

    return think


def flat(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
    """Flat Monte Carlo: as many random playouts for every candidate."""
    compared = worth_comparing(game, view, legal)
    if len(compared) < 2:
        return compared[0] if compared else by_rule(game, view, legal, mind, budget)
    desk = laid_out(game, compared, mind)
    seat, n, record = int(view.viewer), len(compared), record_of(view, game)
    spend(game, record, seat, n, budget, False, desk)
    return compared[best_of(game, desk, n)]


def search(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
    """Playouts as learned; after each of a few equal parts of the budget, the worse half of the candidates is left."""
    compared = worth_comparing(game, view, legal)
    if len(compared) < 2:
        return compared[0] if compared else by_rule(game, view, legal, mind, budget)
    desk = laid_out(game, compared, mind)
    seat, n, record = int(view.viewer), len(compared), record_of(view, game)
    trust = game.trust(int(view.seats))
    if trust:
        n, budget = shortlisted(game, record, seat, n, budget, trust, desk)
    while n > 1:
        part = budget.part((n - 1).bit_length())  # so many halvings are still to come
        spend(game, record, seat, n, part, True, desk)
        budget = budget.without(part)
        n = keep_better_half(game, desk, n)
    return int(desk.candidates[0])


def shortlisted(
    game: Game, record: Any, seat: int, n: int, budget: Budget, trust: int, desk: Desk
) -> tuple[int, Budget]:
    """What was learned counts like rounds that were played; of many candidates a few are left, and less to spend.

    Where there is much to choose from many such choices follow, and a playout takes longer by as much.
    """
    loops_for(game).liked_best(record, seat, n, desk)
    gains = desk.gains[:n] * trust // NAT
    desk.gains[:n] = -gains if game.fewest_wins else gains
    if n <= SHORTLIST:
        return n, budget
    arrange(game, desk, n)
    return SHORTLIST, budget.part(n // SHORTLIST)


def worth_comparing(game: Game, view: Any, legal: list[int]) -> list[int]:
    """The actions between which it pays to think; none where the game's rule of thumb knows what to do."""
    if game.weighs is None or len(legal) == 1:
        return legal
    compared = [0] * len(legal)
    return compared[: game.weighs(view, legal, len(legal), compared)]


def by_rule(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
    """As the strongest of the game's own levels."""
    return level_of(game, list(game.bots)[-1])(game, view, legal, mind, budget)


def laid_out(game: Game, legal: Sequence[int], mind: Any) -> Desk:
    """This thread's desk with the candidates on it, and the chance of this choice."""
    desk = desk_for(game)
    n = len(legal)
    desk.candidates[:n] = legal
    desk.gains[:n] = 0
    desk.squares[:n] = 0
    if game.recall is None:
        desk.minds["rng"][0] = mind.rng
    elif isinstance(mind, np.void):
        desk.minds[0] = mind
    else:
        pack(mind, desk.minds[0])
    return desk


def spend(game: Game, record: Any, seat: int, n: int, budget: Budget, is_learned: bool, desk: Desk) -> int:
    """Play the budget out on the first n candidates; how many rounds that made."""
    loops = loops_for(game)
    if budget.playouts:
        rounds = max(1, budget.playouts // n)
        loops.try_all(record, seat, n, rounds, is_learned, desk)
        return rounds
    until = time.perf_counter() + budget.milliseconds / 1000
    rounds = done = 1
    began = time.perf_counter()
    loops.try_all(record, seat, n, 1, is_learned, desk)
    while (now := time.perf_counter()) < until:
        each = max((now - began) / done, 1e-7)
        rounds = int(min(CHUNK, until - now) / each)
        if rounds < 1:
            break
        loops.try_all(record, seat, n, rounds, is_learned, desk)
        done += rounds
    return done


def worth(game: Game, desk: Desk, n: int) -> Any:
    """By candidate: its gains, so that more is better."""
    return -desk.gains[:n] if game.fewest_wins else desk.gains[:n]


def best_of(game: Game, desk: Desk, n: int) -> int:
    """The place of the best candidate; the first of several."""
    return int(np.argmax(worth(game, desk, n)))


def keep_better_half(game: Game, desk: Desk, n: int) -> int:
    """Move the better half of the candidates to the front, best first; how many they are."""
    arrange(game, desk, n)
    return (n + 1) // 2


def arrange(game: Game, desk: Desk, n: int) -> None:
    """Put the candidates in order, best first."""
    order = np.argsort(-worth(game, desk, n), kind="stable")
    for each in (desk.candidates, desk.gains, desk.squares):
        each[:n] = each[:n][order]


INSTANT: dict[str, Think] = {"random": any_legal, "policy": as_learned}
INSTANT |= {name: wavering(steady) for name, steady in STEADY.items()}
SEARCHING: dict[str, Think] = {"flat": flat, "search": search}
