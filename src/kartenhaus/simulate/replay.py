"""One game of a run, move by move.

Unlike a record it proves nothing about chance: the cards come from the run's seed, which whoever ran it has chosen.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from kartenhaus.games import load, offered
from kartenhaus.kit import CLOCK, BadMessage, Game, Log, choices_of, log_with_room, settle

from .batch import Job, whole_of
from .driver import bind_plain, loops_of, seed_from
from .space import plain_space, tally_of

KIND = "kartenhaus replay"
FORMAT = 1
Replay = dict[str, Any]


def replay_of(job: Job, number: int) -> Replay:
    """Play this game of the run again, plain, and write down what everybody does."""
    game = load(job.game)
    moves: list[list[object]] = []

    def act(s: Any, actor: int, action: int, log: Log) -> None:
        moves.append([actor, game.moves.named(action)])
        game.act(s, actor, action, log)

    space = plain_space(game, dict(job.options), job.bots, job.seed)
    loops_of(replace(game, act=act), bind_plain)(space, number, [0], tally_of(len(job.bots)), whole_of(job.game))
    numbers = dict(job.options)
    return {
        "kind": KIND,
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "options": {each.name: each.kind.value(numbers[each.name]) for each in choices_of(game.Options)},
        "bots": list(job.bots),
        "seed": job.seed,
        "number": number,
        "moves": moves,
        "points": list(space.before),
        "ranks": space.ranks[: len(job.bots)],
    }


def is_replay(text: bytes) -> bool:
    """This is meant as a replay, and not as a record."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("kind") == KIND


def parse_replay(text: bytes) -> Replay:
    """The replay that a text holds; BadMessage says what is wrong with its form."""
    found = json.loads(text)
    for name, kind, expected in FIELDS:
        if not isinstance(found.get(name), kind) or isinstance(found[name], bool):
            raise BadMessage(expected, found.get(name, "nothing"), name)
    if found["format"] != FORMAT:
        raise BadMessage(f"format {FORMAT}, or a newer version of this program", found["format"], "format")
    if found["game"] not in offered():
        raise BadMessage(f"a game among {', '.join(sorted(offered()))}", found["game"], "game")
    game = load(found["game"])
    if found["rules_version"] != game.rules_version:
        raise BadMessage(f"version {game.rules_version} of the rules", found["rules_version"], "rules_version")
    if len(found["bots"]) not in game.seats:
        raise BadMessage(f"{game.seats[0]} to {game.seats[-1]} bots", len(found["bots"]), "bots")
    if found["seed"] < 0 or found["number"] < 0:
        raise BadMessage("a seed and a number from 0", min(found["seed"], found["number"]), "seed")
    return cast(Replay, found)


FIELDS: tuple[tuple[str, type, str], ...] = (
    ("format", int, "a whole number"),
    ("game", str, "a game's id"),
    ("rules_version", int, "a whole number"),
    ("options", dict, "options and their values"),
    ("bots", list, "a level for each seat"),
    ("seed", int, "a whole number"),
    ("number", int, "a whole number"),
    ("moves", list, "a list of actors and moves"),
    ("points", list, "a whole number for each seat"),
    ("ranks", list, "a whole number for each seat"),
)


def faults_of(found: Mapping[str, Any]) -> list[str]:
    """What is wrong with the moves and with the result; BadMessage for a move that cannot be understood."""
    game = load(found["game"])
    seats = len(found["bots"])
    s, fault = play_again(found, game)
    if fault:
        return [fault]
    if not game.is_over(s):
        return ["the moves end before the game is over"]
    ranks = [0] * game.seats.stop
    game.standings(s, ranks)
    points = [game.score(s, seat) for seat in range(seats)]
    results = (("ranks", ranks[:seats]), ("points", points))
    return [
        f"{name}: {found[name]}, but these moves lead to {right}" for name, right in results if found[name] != right
    ]


def play_again(found: Mapping[str, Any], game: Game) -> tuple[Any, str]:
    """The state after all moves, or at the first one that is not legal, and what is wrong with that."""
    space = plain_space(game, settle(game.Options, found["options"]), ["random"] * len(found["bots"]), found["seed"])
    s = space.states[0]
    log = log_with_room(0)
    seed_from(s, space.root, found["number"], 0)
    game.start(s, log)
    for i, line in enumerate(found["moves"]):
        if not isinstance(line, list) or len(line) != 2 or not is_actor(line[0], s.seats):
            raise BadMessage("a seat, or the clock, and its move", line, f"moves[{i}]")
        actor, action = line[0], game.moves.number(line[1])
        if action not in space.legal[: game.may(s, actor, space.legal)]:
            return s, f"moves[{i}]: {line[1]} by {actor} is not legal"
        game.act(s, actor, action, log)
    return s, ""


def is_actor(value: object, seats: int) -> bool:
    """A seat, or the clock."""
    return type(value) is int and (value == CLOCK or 0 <= value < seats)
