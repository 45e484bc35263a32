"""Learns how the sharp player of Nilo Kilo judges a round, from rounds with itself, and writes heaps.toml.

    python scripts/fit_nilokilo.py --seed 7

For each deck and number of players a small neural network learns how many coins more than the others a seat gets on
average, from every heap that was taken or left. In one generation after the other all seats play as it judges, ever
less by chance; then it learns what came of it. Now and then the rule of thumb has a seat, and two rounds in five are
played with Fex. All play with a perfect memory. Takes minutes.
"""

import argparse
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.games.nilokilo import bot, mind, outlook, seating, weights
from kartenhaus.games.nilokilo.actions import LEAVE, SNATCH_0
from kartenhaus.games.nilokilo.components import DECKS, SEATS
from kartenhaus.games.nilokilo.mind import FACTS, OF_KIND, UNITS
from kartenhaus.games.nilokilo.state import FEX_OFF, FEX_STRICT, FEX_TRICKY, MOST_KINDS, PLAY
from kartenhaus.kit import CLOCK, NOBODY, below
from kartenhaus.simulate import driver
from kartenhaus.simulate.space import record_space

OPTIONS = 80  # choices to snatch or not in a round, at most, for each seat
FEX = (FEX_OFF, FEX_OFF, FEX_OFF, FEX_TRICKY, FEX_STRICT)
EVERY = 4  # in one round of so many a rule of thumb takes part
BATCH, PASSES = 256, 2
HOT, COOL = 0.12, 0.02  # coins by which a worse choice may seem better
FINE = 1 << 16
OF_KIND_SCALE = np.array([1 / 10, 1 / 10, 1 / 10, 1 / 18, 1 / 6, 1 / 2], np.float32)
FACT_SCALE = np.array([1 / 3, 1 / 6, 1 / 3, 1 / 50, 1 / 3, 1 / 3, 1 / 5, 1 / 20, 1 / 2, 1, 1], np.float32)
Net = dict[str, Any]
add_up, describe, hope = outlook.add_up, outlook.describe, outlook.hope
wipe_sheet, has_to_choose = mind.wipe_sheet, seating.races
turn_or_leave, choose_between, rule = bot.turn_or_leave, bot.choose_between, bot.rule_of_thumb
may = act = is_over = deals_done = score = begin_game = look = listen = next_actor = without = driver.unbound


def watch(
    space: Any, first: int, rounds: int, lines: Any, heat: float, kinds: Any, facts: Any, seats: Any, gains: Any
) -> int:
    """Play rounds; write what was known of each heap that was taken or left, and what came of it for this seat."""
    s, v, legal = space.states[0], space.views[0], space.legal
    n = 0
    for number in range(first, first + rounds):
        s.fex = FEX[number % len(FEX)]
        begin_game(space, number)
        rival = number // EVERY % s.seats if number % EVERY == 0 else NOBODY
        begun = n
        last = 0
        while not is_over(s) and deals_done(s) < 1:
            actor = next_actor(s, last, space.minds, space.medians)
            n_legal = may(s, actor, legal)
            if actor == CLOCK:
                n_legal = without(legal, n_legal, space.leaves)
                act(s, actor, legal[below(space.minds[s.seats], n_legal)], space.log)
            else:
                last = actor
                own = space.minds[actor]
                look(s, actor, v, space.view_bytes)
                if actor == rival:
                    action = rule(v, legal, n_legal, own)
                elif v.phase != PLAY:
                    action = choose_between(v, legal, n_legal, own, 0)
                elif not has_to_choose(v, actor):
                    action = turn_or_leave(v, legal, n_legal, own, 0, 0)
                else:
                    wipe_sheet(own)
                    add_up(v, own, 100)
                    most = -1e9
                    action = LEAVE
                    for i in range(n_legal):
                        if SNATCH_0 <= legal[i] <= LEAVE:
                            describe(v, own, 100, NOBODY if legal[i] == LEAVE else legal[i] - SNATCH_0)
                            chance = (below(own, FINE) + 0.5) / FINE
                            hoped = hope(v, own, lines, 0) / (1 << weights.BITS) - heat * math.log(-math.log(chance))
                            if hoped > most:
                                most = hoped
                                action = legal[i]
                    describe(v, own, 100, NOBODY if action == LEAVE else action - SNATCH_0)
                    if n < len(gains):
                        for kind in range(MOST_KINDS + 1):
                            for i in range(OF_KIND):
                                kinds[n][kind][i] = own.of_kind[kind][i]
                        for i in range(FACTS):
                            facts[n][i] = own.facts[i]
                        seats[n] = actor
                        n += 1
                act(s, actor, action, space.log)
            listen(space.minds, space.levels, s.seats, space.log)
        coins = 0
        for seat in range(s.seats):
            coins += score(s, seat)
        for i in range(begun, n):
            mine = score(s, seats[i])
            gains[i] = mine - (coins - mine) / (s.seats - 1)
    return n


def bound() -> Any:
    """`watch`, compiled."""
    rules = compiled("nilokilo")
    names: dict[str, Any] = {name: getattr(rules.game, name) for name in driver.ASKED}
    names["races"] = rules.game.real_time.races  # type: ignore[union-attr]
    for f in (driver.wipe, driver.seed_from, driver.forget, driver.note_events, driver.look, driver.listen):
        names[f.__name__] = rules.bind(f, **names)
    for later in (driver.begin_game, driver.without, driver.reaction, driver.quickest, driver.next_actor):
        names[later.__name__] = rules.bind(later, **names)
    return rules.bind(watch, **names)


# The network


def new_net(chance: np.random.Generator) -> Net:
    """Weights by name, small and random."""

    def some(size: tuple[int, ...], spread: float) -> Any:
        return chance.normal(0, spread, size).astype(np.float32)

    return {
        "kinds": some((OF_KIND, UNITS), 0.3),
        "facts": some((FACTS, UNITS), 0.3),
        "begin": np.zeros(UNITS, np.float32),
        "found": some((UNITS, UNITS), 0.15),
        "deep_facts": some((FACTS, UNITS), 0.3),
        "deep_begin": np.zeros(UNITS, np.float32),
        "out": some((UNITS,), 0.1),
        "out_begin": np.zeros(1, np.float32),
    }


def slope(net: Net, kinds: Any, facts: Any, gains: Any) -> Net:
    """How the mean square of what it errs by changes with each weight."""
    heard = kinds @ net["kinds"] + (facts @ net["facts"] + net["begin"])[:, None]
    heard *= heard > 0
    found = heard.sum(1)
    deep = found @ net["found"] + facts @ net["deep_facts"] + net["deep_begin"]
    deep *= deep > 0
    error = ((deep @ net["out"] + net["out_begin"][0] - gains) / len(gains)).astype(np.float32)
    of_deep = error[:, None] * net["out"] * (deep > 0)
    of_heard = (of_deep @ net["found"].T)[:, None] * (heard > 0)
    of_common = of_heard.sum(1)
    return {
        "kinds": kinds.reshape(-1, OF_KIND).T @ of_heard.reshape(-1, UNITS),
        "facts": facts.T @ of_common,
        "begin": of_common.sum(0),
        "found": found.T @ of_deep,
        "deep_facts": facts.T @ of_deep,
        "deep_begin": of_deep.sum(0),
        "out": deep.T @ error,
        "out_begin": error.sum(keepdims=True),
    }


def batches(chance: np.random.Generator, n: int) -> Iterator[Any]:
    """All samples PASSES times, in any order."""
    for _ in range(PASSES):
        order = chance.permutation(n)
        for i in range(0, n - BATCH + 1, BATCH):
            yield order[i : i + BATCH]


class Adam:
    """Steps down a slope (D. P. Kingma and J. Ba, Adam, 2015)."""

    def __init__(self, net: Net) -> None:
        self.mean = {name: np.zeros_like(each) for name, each in net.items()}
        self.square = {name: np.zeros_like(each) for name, each in net.items()}
        self.steps = 0

    def step(self, net: Net, slopes: Net, rate: float) -> None:
        """One step."""
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, each in slopes.items():
            self.mean[name] += 0.1 * (each - self.mean[name])
            self.square[name] += 0.001 * (each * each - self.square[name])
            net[name] -= np.float32(rate) * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


def in_whole_numbers(net: Net) -> list[int]:
    """The weights in the order in which `outlook` reads them."""
    kinds, facts = net["kinds"] * OF_KIND_SCALE[:, None], net["facts"] * FACT_SCALE[:, None]
    first = np.concatenate([net["begin"][None], kinds, facts]).T
    deep_facts = net["deep_facts"] * FACT_SCALE[:, None]
    second = np.concatenate([net["deep_begin"][None], net["found"], deep_facts, net["out"][None]]).T
    flat = np.concatenate([first.ravel(), second.ravel(), net["out_begin"]])
    return [round(float(each) * (1 << weights.BITS)) for each in flat]


def learned(play: Any, deck: int, seats: int, args: argparse.Namespace) -> list[int]:
    """The weights for one deck and number of players."""
    chance = np.random.default_rng([args.seed, deck, seats])
    space = record_space(load("nilokilo"), {**defaults(), "deck": deck}, ["rule"] * seats, args.seed)
    rounds = args.rounds // args.generations
    room = rounds * OPTIONS * seats
    kinds, facts = np.zeros((room, MOST_KINDS + 1, OF_KIND), np.int16), np.zeros((room, FACTS), np.int16)
    sat, gains = np.zeros(room, np.int8), np.zeros(room, np.float32)
    net = new_net(chance)
    adam = Adam(net)
    for generation in range(args.generations):
        left = 1 - generation / args.generations
        lines = np.array([in_whole_numbers(net)])
        heat = COOL + (HOT - COOL) * left
        n = play(space, generation * rounds, rounds, lines, heat, kinds, facts, sat, gains)
        n_kinds = 9 if deck else 5
        for some in batches(chance, n):
            x, y = kinds[some, 1 : n_kinds + 1] * OF_KIND_SCALE, facts[some] * FACT_SCALE
            adam.step(net, slope(net, x, y, gains[some]), 0.0003 + 0.002 * left)
        if generation % 10 == 9:
            print(DECKS[deck], seats, "generation", generation + 1, "samples", n, flush=True)
    return in_whole_numbers(net)


def defaults() -> dict[str, int]:
    """All options as they usually are."""
    from kartenhaus.kit import settle

    return settle(load("nilokilo").Options, {"first_starter": "random"})


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n")[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=60_000, help="for each deck and number of players")
    parser.add_argument("--generations", type=int, default=30)
    args = parser.parse_args()
    play = bound()
    text = (
        "# How the sharp player judges a round. Written by the command below; do not edit by hand.\n\n"
        "[learned]\n"
        f'command = "python scripts/fit_nilokilo.py --seed {args.seed} --rounds {args.rounds}'
        f' --generations {args.generations}"\n'
        f"rules_version = {load('nilokilo').rules_version}\n"
    )
    for deck, name in enumerate(DECKS):
        text += f"\n[{name}]\n"
        for seats in range(2, SEATS + 1):
            text += f"{seats} = {learned(play, deck, seats, args)}\n"
    weights.FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
