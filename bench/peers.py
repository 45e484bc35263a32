"""Random games against those of other houses: OpenSpiel, RLCard and PettingZoo, on one core, in one run.

What is compared with what stands with each line. A decision is an action that a player has chosen; what chance does in
between is done, and not counted. Everybody chooses at random among the legal actions.

    pip install "kartenhaus[peers]"
    python -m bench.peers
"""

import random
import sys
import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from statistics import mean
from typing import Any

import numpy as np

from bench._rounds import Play, Rates, rates, ratios
from bench.games import Figure, tell
from kartenhaus.games import load
from kartenhaus.kit import settle
from kartenhaus.simulate.batch import compiled_loops, whole_of
from kartenhaus.simulate.driver import bind_plain, loops_of
from kartenhaus.simulate.space import plain_space, record_space, tally_of

NEEDED = ("pyspiel", "rlcard", "pettingzoo", "gymnasium")
OURS = ("nimmt", "lobo77", "skunks", "nilokilo", "horses")
SEATS = 4
SEED = 20
ROUNDS = 12
GAMES = 64  # of Horses, played again and again; how many decisions they have is counted once, in plain rules
TABLES = 1024  # of Horses, stepped at once
SIMULATIONS = 500  # of a search
EIGHTS = f"crazy_eights(players={SEATS})"
CARDS = ("texas_holdem_v4", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
OTHERS = ("chess_v6", "go_v5", "connect_four_v3", "tictactoe_v3", "rps_v2")
STEPPED, PLAYOUTS, UNO, AEC = 20, 2, 200, 3  # how many times as fast we should be


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(f'  not run: {", ".join(missing)} not installed (pip install "kartenhaus[peers]")')
        return 0
    warnings.simplefilter("ignore")  # theirs, of their own ways
    print(f"  processor seconds on one core; best and median of {ROUNDS} rounds that take turns")
    reached = [against_open_spiel_and_rlcard(), against_pettingzoo()]
    return 0 if all(reached) else 1


# Decisions


def against_open_spiel_and_rlcard() -> bool:
    """Horses Mau Mau beside crazy eights and UNO, which are its kin."""
    compiled, plies = compiled_games("horses"), plies_of_a_search()
    found = rates(
        {
            f"Horses, whole games in the compiled rules, {SEATS} seats": compiled,
            f"Horses, {TABLES} tables stepped from Python, the learner's decisions alone": tables("horses"),
            "Horses, one table stepped from Python, plain rules": one_game("horses"),
            f"OpenSpiel {EIGHTS}, one table stepped from Python": open_spiel(),
            "OpenSpiel MCTSBot in C++, plies of its random playouts": searches(plies),
            "RLCard uno, one table stepped from Python": uno(),
        },
        ROUNDS,
    )
    print("\n  decisions a second")
    tell_rates(found)
    ours, at_once, one, eights, playouts, rlcards = found.values()
    print("\n  how many times as fast: of the best rates, and the median of the rounds, which counts")
    return tell(
        [
            times("compiled games / OpenSpiel stepped", ours, eights, STEPPED),
            times("tables stepped / OpenSpiel stepped", at_once, eights),
            times("one plain table stepped / OpenSpiel stepped", one, eights),
            times("compiled games / MCTSBot's playouts", ours, playouts, PLAYOUTS),
            times("compiled games / RLCard stepped", ours, rlcards, UNO),
            times("tables stepped / RLCard stepped", at_once, rlcards),
            times("one plain table stepped / RLCard stepped", one, rlcards),
        ]
    )


def compiled_games(id: str) -> Play:
    """What the simulator does, statistics included: the first GAMES games of the seed, and how many decisions."""
    game = load(id)
    space = record_space(game, settle(game.Options, {}), ["random"] * SEATS, SEED)
    loops, whole, deals = compiled_loops(id, False), whole_of(id), np.zeros(GAMES, np.int64)
    decisions, plain_deals = decisions_of(id, GAMES)

    def play() -> int:
        loops(space, 0, deals, tally_of(SEATS), whole)
        return decisions

    play()
    assert deals.tolist() == plain_deals, "compiled and plain rules must have played the same games"
    return play


def decisions_of(id: str, games: int) -> tuple[int, list[int]]:
    """How many actions of seats the first so many games of the seed have in the plain rules, and each game's deals."""
    game = load(id)
    n = 0

    def count(s: Any, actor: int, action: int, log: Any) -> None:
        nonlocal n
        n += actor >= 0
        game.act(s, actor, action, log)

    space = plain_space(game, settle(game.Options, {}), ["random"] * SEATS, SEED)
    play: Any = loops_of(replace(game, act=count), bind_plain)
    deals = [0] * games
    play(space, 0, deals, tally_of(SEATS), whole_of(id))
    return n, deals


def tables(id: str) -> Play:
    """Our Gymnasium environment: one decision at each table, observed and masked, and three random answers."""
    from kartenhaus.research.gymnasium import Tables

    stepped = Tables(id, TABLES, [None] + ["random"] * (SEATS - 1), copy=False)
    seen, _ = stepped.reset(seed=SEED)
    mask = seen["action_mask"]

    def play() -> int:
        stepped.step(mask.argmax(axis=1))
        return TABLES

    return play


def one_game(id: str) -> Play:
    """One game after another, the decision made outside, as with any other house."""
    from kartenhaus.research.one_game import OneGame

    table, chance = OneGame(id, SEATS, seed=SEED), random.Random(SEED)
    number = iter(range(sys.maxsize))

    def play() -> int:
        n = 0
        table.begin(next(number))
        while not table.is_over():
            table.act(table.actor, chance.choice(table.legal(table.actor)))
            table.go_on()
            n += 1
        return n

    return play


@cache
def eights() -> Any:
    """The game."""
    return import_module("pyspiel").load_game(EIGHTS)


def open_spiel() -> Play:
    """As its own examples do it: legal actions and chance outcomes are asked for, and one is applied."""
    chance = random.Random(SEED)
    return lambda: plies_from(eights().new_initial_state(), chance)[0]


def plies_from(state: Any, chance: random.Random) -> tuple[int, int]:
    """Play to the end at random: decisions, and draws of chance."""
    decisions = draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
            draws += 1
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions, draws


def first_decision() -> Any:
    """A state of crazy eights after a random deal."""
    state, chance = eights().new_initial_state(), random.Random(SEED)
    while state.is_chance_node():
        state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def plies_of_a_search() -> float:
    """Decisions from the root of a simulation to its end, on average: in the tree, and in the playout below it."""
    chance = random.Random(SEED)
    return mean(plies_from(first_decision().clone(), chance)[0] for _ in range(300))


def searches(plies: float) -> Play:
    """Its own Monte Carlo tree search with its own random rollouts: a playout for each simulation."""
    spiel = import_module("pyspiel")
    state = first_decision()
    seed = iter(range(1, sys.maxsize))

    def play() -> int:
        rollout = spiel.RandomRolloutEvaluator(1, next(seed))
        bot = spiel.MCTSBot(eights(), rollout, 2.0, SIMULATIONS, 1000, False, next(seed), False)
        return int(bot.mcts_search(state).explore_count * plies)

    return play


def uno() -> Play:
    """RLCard's environment as its own agents step it: its state, its legal actions, a step."""
    env, chance = import_module("rlcard").make("uno", config={"seed": SEED}), random.Random(SEED)

    def play() -> int:
        n = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            n += 1
        return n

    return play


# Steps of AEC environments


def against_pettingzoo() -> bool:
    """Each of our games against PettingZoo's own, all of them played by the same loop."""
    from kartenhaus.research.pettingzoo import env

    theirs = {name: made for name in (*CARDS, *OTHERS) if (made := classic(name)) is not None}
    skipped = [name for name in (*CARDS, *OTHERS) if name not in theirs]
    cards = [name for name in CARDS if name in theirs]
    if skipped:
        print(f"\n  not installed, so left out: {', '.join(skipped)}")
    if not cards:
        return True
    players = {name: aec_steps(made) for name, made in theirs.items()}
    players |= {name: aec_steps(env(name, seats=SEATS, is_compiled=True)) for name in OURS}
    players |= {f"{name}, plain rules": aec_steps(env(name, seats=SEATS, is_compiled=False)) for name in OURS}
    for play in players.values():
        play()  # what has to be compiled is compiled before
    found = rates(players, ROUNDS)
    print("\n  steps a second of AEC environments: last, a random action of the mask, step; resets included")
    tell_rates(found)
    peer = median_of([found[name] for name in cards])
    print(f"\n  how many times as many as the median of the card games ({', '.join(cards)})")
    plain = [times(f"{name}, plain rules", found[f"{name}, plain rules"], peer) for name in OURS]
    return tell([times(name, found[name], peer, AEC) for name in OURS] + plain)


def classic(name: str) -> Any:
    """PettingZoo's environment, or None where something that it needs is not installed."""
    try:
        return import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None


def aec_steps(env: Any, at_once: int = 50) -> Play:
    """So many steps at once; the game goes on the next time."""
    chance = random.Random(SEED)
    env.reset(seed=SEED)

    def play() -> int:
        n = 0
        while n < at_once:
            seen, _, is_over, is_broken_off, info = env.last()
            if is_over or is_broken_off:
                env.step(None)
                if not env.agents:
                    env.reset()
            else:
                env.step(chosen(env, seen, info, chance))
                n += 1
        return n

    return play


def chosen(env: Any, seen: Any, info: Any, chance: random.Random) -> Any:
    """A random action of the mask, wherever it lies; any action where there is none."""
    mask = seen.get("action_mask") if isinstance(seen, dict) else None
    mask = info.get("action_mask") if mask is None else mask
    return env.action_space(env.agent_selection).sample() if mask is None else int(chance.choice(np.flatnonzero(mask)))


def median_of(several: Sequence[Rates]) -> Rates:
    """Round by round."""
    return Rates(tuple(float(np.median(each)) for each in zip(*(one.by_round for one in several), strict=True)))


# Telling


def tell_rates(found: dict[str, Rates]) -> None:
    """Best and median of each."""
    for name, each in found.items():
        print(f"  {name:76}{each.best:>12,.0f}{each.middle:>12,.0f}", flush=True)


def times(what: str, ours: Rates, theirs: Rates, target: float | None = None) -> Figure:
    """The median of the rounds' ratios counts, and the best rates' ratio stands beside it."""
    middle = ratios(ours, theirs).middle
    goal = "" if target is None else f" (at least {target})"
    return Figure(
        f"{what}{goal}", f"{ours.best / theirs.best:.2f} {middle:.2f}", None if target is None else middle >= target
    )


if __name__ == "__main__":
    sys.exit(main())
