"""Random games in Numba's CUDA simulator against plain ones: `python -m tests.games.cuda_games nimmt 36`.

A program of its own, as Numba decides at its import whether it simulates (NUMBA_ENABLE_CUDASIM=1).
"""

import sys
from collections.abc import Hashable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda as typed_cuda
from numba.cuda.simulator.cudadrv import devicearray

from kartenhaus import kit
from kartenhaus.compiled import Compiled
from kartenhaus.games import load
from kartenhaus.kit import Game
from tests.kit.driven import driven, minds, plain, plain_mind
from tests.kit.tables import random_tables

cuda: Any = typed_cuda  # Numba's types leave out what its decorators make
STEPS = 20  # that are compared one by one
VIEWS = 16
LINES = 400  # of a log
MORE = 400  # steps after that: to the end, mostly


def a_game(run: Any, bots: Any, s: Any, log: Any, legal: Any, mind: Any, looks: Any, notes: Any) -> None:
    """Look round, let every bot choose, play step by step, play to the end; `notes` get what was chosen and traced."""
    views, dreams, again = looks
    trace, chosen, ranks = notes
    run.start(s, log)
    run.look_round(s, log, legal, mind, views, dreams, again)
    for k in range(len(bots)):
        n = run.may(s, 0, legal)
        if n > 0:
            chosen[k] = bots[k](views[1], legal, n, mind)
    run.play_traced(s, log, legal, mind, trace, len(legal), 10)
    run.play(s, log, legal, mind, MORE)
    run.standings(s, ranks)


@cache
def names_in(kind: Hashable) -> frozenset[str]:
    """What `dir` says of any array."""
    return frozenset(dir(kind))


def simulated(game: Game, n: int) -> dict[str, Any]:
    """So many games in a kernel, each with its thread."""
    device = Compiled(game, "cuda")
    run, bots = driven(device.game, device.bind), tuple(device.game.bots.values())
    arrays = {
        "states": random_tables(game, n, seed=5),
        "logs": np.array([kit.log_record(LINES)] * n),
        "legal": np.zeros((n, game.moves.size), np.int32),
        "minds": minds(5, n, game.Mind),
        "views": np.zeros((n, VIEWS), kit.dtype_of(game.View)),
        "dreams": np.zeros((n, VIEWS), kit.dtype_of(game.State)),
        "again": np.zeros((n, VIEWS), kit.dtype_of(game.View)),
        "trace": np.zeros((n, STEPS), np.int64),
        "chosen": np.zeros((n, len(bots)), np.int64),
        "ranks": np.zeros((n, max(game.seats)), np.int32),
    }
    arrays["dreams"]["rng"] = [1, 2, 3, 4]

    def kernel(s, log, legal, mind, views, dreams, again, trace, chosen, ranks):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        looks = (views[i], dreams[i], again[i])
        a_game(run, bots, s[i], log[i], legal[i], mind[i], looks, (trace[i], chosen[i], ranks[i]))

    # The simulator asks `dir` at every access to a field, which takes longer than all the rest.
    setattr(devicearray, "dir", lambda array: names_in(array.__class__))  # noqa: B010
    cuda.jit(kernel)[1, n](*arrays.values())  # one block: the simulator spins while it waits for a block
    return arrays


def differences(game: Game, n: int) -> list[str]:
    """In what the simulated games differ from plain ones."""
    found = simulated(game, n)
    run, bots = plain(game), tuple(game.bots.values())
    states = random_tables(game, n, seed=5)
    wrong = []
    for i, mind in enumerate(minds(5, n, game.Mind)):
        s, log, me = kit.unpack(states[i], game.State), kit.log_with_room(LINES), plain_mind(mind, game.Mind)
        views, again = ([kit.blank(game.View) for _ in range(VIEWS)] for _ in range(2))
        dreams = [kit.blank(game.State) for _ in range(VIEWS)]
        for dream in dreams:
            kit.reseed(dream, [1, 2, 3, 4])
        trace, chosen, ranks = [0] * STEPS, [0] * len(bots), [0] * max(game.seats)
        a_game(run, bots, s, log, [0] * game.moves.size, me, (views, dreams, again), (trace, chosen, ranks))
        same = {
            "states": found["states"][i].tobytes() == kit.as_bytes(s, game.State),
            "logs": found["logs"][i]["line"][: log.n].tolist() == log.line[: log.n] and found["logs"][i]["n"] == log.n,
            "minds": found["minds"][i].tobytes() == kit.as_bytes(me, game.Mind),
            "views": found["views"][i].tobytes() == b"".join(kit.as_bytes(view, game.View) for view in views),
            "dreams": found["dreams"][i].tobytes() == b"".join(kit.as_bytes(dream, game.State) for dream in dreams),
            "again": found["again"][i].tobytes() == b"".join(kit.as_bytes(view, game.View) for view in again),
            "trace": found["trace"][i].tolist() == trace,
            "chosen": found["chosen"][i].tolist() == chosen,
            "ranks": found["ranks"][i].tolist() == ranks,
        }
        wrong += [f"game {i}: {name}" for name, equal in same.items() if not equal]
    return wrong


if __name__ == "__main__":
    id, n_games = sys.argv[1], int(sys.argv[2])
    assert cuda.is_available(), "expected NUMBA_ENABLE_CUDASIM=1"
    found_wrong = differences(load(id), n_games)
    print(*found_wrong or [f"{n_games} games equal"], sep="\n")
    sys.exit(bool(found_wrong))
