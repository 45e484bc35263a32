"""Fits the weights of the sharp player of Flinke Stinker to games that it plays with itself, and writes chances.toml.

    python scripts/fit_skunks.py --seed 7

A first round watches the rule of thumb, each further one the sharp player with the weights of the round before. At the
beginning of each turn it writes down what makes every seat strong; who wins is then the outcome of a multinomial
logit, whose weights are those under which the games as they went are most likely. Takes minutes, nearly all of them to
compile the rules anew for the new weights.
"""

import argparse
import subprocess
import sys
from typing import Any

import numpy as np

from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.games.skunks import outlook, turning, weights
from kartenhaus.games.skunks.components import PLAYERS
from kartenhaus.games.skunks.memory import SHARP, n_remembered
from kartenhaus.games.skunks.state import TURN
from kartenhaus.simulate import driver
from kartenhaus.simulate.space import record_space

SHARE_KEPT = 0.8  # of the turns; the others say how well the weights foretell
TURNS_A_GAME = 60  # more than most games have; what is longer is cut short
PER_BIT = weights.WHOLE / np.log(2)
fill, find = outlook.fill_turns, outlook.find_parts
risk_for_next = turning.risk_for_next
awaits = may = act = is_over = begin_game = look = listen = choose = driver.unbound


def watch(space: Any, games: int, parts: Any, winner: Any) -> int:
    """Play games; write what makes each seat strong at the beginning of each turn, by order of moving, and who wins."""
    s, v, legal = space.states[0], space.views[0], space.legal
    n = 0
    for game in range(games):
        begin_game(space, game)
        first = n
        turn = 0
        while not is_over(s):
            for seat in range(s.seats):
                while awaits(s, seat):
                    n_legal = may(s, seat, legal)
                    look(s, seat, v, space.view_bytes)
                    mind = space.minds[seat]
                    if s.phase == TURN and s.turn != turn and n < len(parts):
                        turn = s.turn
                        winner[n] = s.active
                        fill(v, mind)
                        soon = risk_for_next(v, n_remembered(v, mind, SHARP), v.total[seat], 0)
                        for other in range(s.seats):
                            mind.at[other] = v.position[other]
                            mind.front[other] = v.total[other]
                        for order in range(s.seats):
                            find(v, mind, (seat + order) % s.seats, order, soon)
                            for part in range(len(mind.parts)):
                                parts[n][order][part] = mind.parts[part]
                        n += 1
                    act(s, seat, choose(v, legal, n_legal, mind), space.log)
                    listen(space.minds, space.levels, s.seats, space.log)
        for i in range(first, n):
            winner[i] = (s.winner - winner[i]) % s.seats
    return n


def bound(level: str) -> Any:
    """`watch`, compiled, for games among bots of this level."""
    rules = compiled("skunks")
    names: dict[str, Any] = {name: getattr(rules.game, name) for name in driver.ASKED}
    for f in (driver.wipe, driver.seed_from, driver.forget, driver.note_events, driver.look, driver.listen):
        names[f.__name__] = rules.bind(f, **names)
    names["begin_game"] = rules.bind(driver.begin_game, **names)
    names["choose"] = rules.game.bots[level]
    return rules.bind(watch, **names)


def watched(level: str, players: int, games: int, seed: int) -> tuple[Any, Any]:
    """By turn: the parts of every seat's strength in order of moving, and which of them wins."""
    parts = np.zeros((games * TURNS_A_GAME, players, weights.PARTS), np.int64)
    winner = np.zeros(len(parts), np.int64)
    space = record_space(load("skunks"), {}, [level] * players, seed)
    n = bound(level)(space, games, parts, winner)
    return parts[:n], winner[:n]


def fitted(parts: Any, winner: Any) -> tuple[list[int], float]:
    """The weights in whole numbers, and the mean surprise (in nats) by turns that were not looked at."""
    x = np.concatenate([np.log(parts[..., :1] / weights.WHOLE), parts / weights.WHOLE], axis=-1)
    kept = int(SHARE_KEPT * len(x))
    found = np.zeros(x.shape[-1])
    for _ in range(20):  # Newton's method; the sum is concave
        chance, own = chances(x[:kept], found), x[np.arange(kept), winner[:kept]]
        mean = np.einsum("ns,nsk->nk", chance, x[:kept])
        slope = (own - mean).sum(0)
        bend = np.einsum("ns,nsk,nsl->kl", chance, x[:kept], x[:kept]) - mean.T @ mean
        found += np.linalg.solve(bend + np.eye(len(found)), slope)
    left = chances(x[kept:], found)
    surprise = -np.log(left[np.arange(len(left)), winner[kept:]]).mean()
    whole = [round(found[0] * weights.WHOLE), *(round(weight * PER_BIT) for weight in found[1:])]
    return whole, float(surprise)


def chances(x: Any, weight: Any) -> Any:
    """Of each seat to win, by turn."""
    strength = x @ weight
    part = np.exp(strength - strength.max(axis=1, keepdims=True))
    return part / part.sum(axis=1, keepdims=True)


def fit(level: str, args: argparse.Namespace) -> None:
    """One round: watch, fit, write."""
    rows, surprises = [], []
    for players in PLAYERS:
        found, surprise = fitted(*watched(level, players, args.games, args.seed))
        rows.append(f"{players} = {found}")
        surprises.append(round(surprise, 4))
        print(level, players, found, round(surprise, 4), flush=True)
    weights.FILE.write_text(
        "# What makes a skunk strong, by number of players. Written by the command below; do not edit by hand.\n\n"
        "[fitted]\n"
        f'command = "python scripts/fit_skunks.py --seed {args.seed} --games {args.games} --rounds {args.rounds}"\n'
        f"rules_version = {load('skunks').rules_version}\n"
        f"surprise = {surprises}  # nats a turn, by number of players, in games that were not looked at\n\n"
        "[weights]  # turns (their logarithm, their number), waiting, winning after waiting, winning, two dangers\n"
        + "\n".join(rows)
        + "\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n")[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--games", type=int, default=4000, help="a round, for each number of players")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--round", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.round:
        fit("rule" if args.round == 1 else "sharp", args)
        return
    for number in range(1, args.rounds + 1):  # each in a process of its own: weights are compiled in
        subprocess.run([sys.executable, __file__, *sys.argv[1:], "--round", str(number)], check=True)


if __name__ == "__main__":
    main()
