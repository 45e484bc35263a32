"""Recorded games: text files that say, step by step, what was done, told and seen.

tests/games/test_recorded.py replays them; with `--rewrite-recorded` it writes down what happens now, for a rule that
was changed on purpose.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from kartenhaus import kit
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage, Game, Mind
from tests.kit.driven import minds, plain, plain_mind
from tests.kit.tables import random_tables

FOLDER = Path(__file__).parents[1] / "games"
LINES = 1000


def files_of(id: str) -> list[Path]:
    """The recorded games of a game."""
    return sorted((FOLDER / id / "recorded").glob("*.json"))


def digest(game: Game, s: Any, viewer: int) -> str:
    """A short name for exactly what a viewer sees."""
    view = kit.blank(game.View)
    game.see(s, viewer, view)
    return hashlib.sha256(kit.as_bytes(view, game.View)).hexdigest()[:8]


def seen_by_all(game: Game, s: Any) -> str:
    """What everybody sees, the onlooker first."""
    return "   sees " + " ".join(digest(game, s, viewer) for viewer in range(ONLOOKER, s.seats))


def told(game: Game, log: Any) -> list[str]:
    """The events of a log as text."""
    lines = []
    for line in log.line[: log.n]:
        kind = game.events.kinds[line[0]]
        to = "" if line[1] == kit.events.EVERYBODY else f"to {line[1]}: "
        facts = [f"{name}={n}" for name, n in zip(kind.facts, line[2:], strict=False)]
        lines.append(" ".join(["   tells", f"{to}{kind.name}", *facts]))
    return lines


def move_text(game: Game, actor: int, action: int) -> str:
    """'seat 2: choose 55'."""
    who = "table" if actor == CLOCK else f"seat {actor}"
    return f"{who}: " + " ".join(str(word) for word in game.moves.named(action).values())


def move_of(game: Game, text: str) -> tuple[int, int]:
    """The actor and the action of such a text."""
    who, _, words = text.partition(": ")
    for action in range(game.moves.size):
        if move_text(game, 0, action) == f"seat 0: {words}":
            return (CLOCK if who == "table" else int(who.removeprefix("seat ")), action)
    raise BadMessage("a move", text, "moves")


def begun(game: Game, recorded: dict[str, Any]) -> Any:
    """The table of a recorded game, ready to start."""
    s = kit.blank(game.State)
    s.seats = recorded["seats"]
    for name, value in kit.settle(game.Options, recorded["options"]).items():
        setattr(s, name, value)
    kit.reseed(s, recorded["chance"])
    return s


def replayed(game: Game, recorded: dict[str, Any]) -> dict[str, Any]:
    """The same table and the same moves again: what is recorded if the rules have not changed."""
    s, log = begun(game, recorded), kit.log_with_room(LINES)
    game.start(s, log)
    steps = [*told(game, log), seen_by_all(game, s)]
    for text in recorded["steps"]:
        if text.startswith(" "):
            continue
        actor, action = move_of(game, text)
        assert game.why_not(s, actor, action) == 0, f"expected a legal move, got {text}"
        log.n = 0
        game.act(s, actor, action, log)
        steps += [text, *told(game, log), seen_by_all(game, s)]
    return recorded | {"rules_version": game.rules_version, "steps": steps} | result(game, s)


def result(game: Game, s: Any) -> dict[str, Any]:
    """Ranks and points at the end."""
    ranks = [0] * max(game.seats)
    game.standings(s, ranks)
    return {
        "is_over": bool(game.is_over(s)),
        "ranks": ranks[: s.seats],
        "scores": [game.score(s, seat) for seat in range(s.seats)],
    }


def new_game(game: Game, number: int) -> dict[str, Any]:
    """A game of random moves, to be recorded."""
    table = random_tables(game, len(game.seats), seed=number)[number % len(game.seats)]
    s = kit.unpack(table, game.State)
    recorded = {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": s.seats,
        "options": differing_options(game, s),
        "chance": list(s.rng),
        "steps": moves_at_random(game, s, plain_mind(minds(number, 1)[0])),
    }
    return replayed(game, recorded)


def differing_options(game: Game, s: Any) -> dict[str, str | int]:
    """The options of a table that are not the defaults."""
    defaults = {option.name: option.kind.default for option in kit.choices_of(game.Options)}
    return {name: value for name, value in kit.named_options(game.Options, s).items() if value != defaults[name]}


def moves_at_random(game: Game, s: Any, mind: Mind) -> list[str]:
    """Random moves to the end of a game, as text."""
    slow, legal, log = plain(game), [0] * game.moves.size, kit.log_with_room(0)
    game.start(s, log)
    moves = []
    while not game.is_over(s):
        actor = slow.somebody(s, legal, mind)
        action = legal[kit.below(mind, game.may(s, actor, legal))]
        moves.append(move_text(game, actor, action))
        game.act(s, actor, action, log)
    return moves


def write(file: Path, recorded: dict[str, Any]) -> None:
    """One line a step, so that people and diffs can read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    head = {name: value for name, value in recorded.items() if name != "steps"}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    steps = ",\n".join(f"    {json.dumps(step)}" for step in recorded["steps"])
    file.write_text("{\n" + "\n".join(lines) + '\n  "steps": [\n' + steps + "\n  ]\n}\n", encoding="utf-8")
