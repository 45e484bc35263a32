"""What the positions of every game need: do what is legal, and say as text what may be done and what was told."""

from typing import Any

from kartenhaus import kit
from kartenhaus.kit import Game, Log, Refused

LOG_ROOM = 256  # lines


def do(game: Game, s: Any, actor: int, action: int) -> list[str]:
    """Let the actor do what is legal, and raise Refused for the rest; what was told, as text."""
    refusal = refused(game, s, actor, action)
    if refusal:
        raise Refused(refusal)
    log = kit.log_with_room(LOG_ROOM)
    game.act(s, actor, action, log)
    return told_by(game, log)


def refused(game: Game, s: Any, actor: int, action: int) -> str:
    """Why the actor may not do this; "" if it is legal. Nothing changes."""
    before = kit.as_bytes(s, game.State)
    legal = [0] * game.moves.size
    code = game.why_not(s, actor, action)
    assert (code == 0) == (action in legal[: game.may(s, actor, legal)])
    assert kit.as_bytes(s, game.State) == before
    return game.refusals[code] if code else ""


def legal_moves(game: Game, s: Any, actor: int) -> list[str]:
    """What the actor may do, as text: "choose 14", "take_back"."""
    legal = [0] * game.moves.size
    named = [game.moves.named(action) for action in legal[: game.may(s, actor, legal)]]
    return [" ".join(str(word) for word in move.values()) for move in named]


def told_by(game: Game, log: Log) -> list[str]:
    """What a log tells, one text an event: its name and its facts."""
    told = []
    for line in log.line[: log.n]:
        kind = game.events.kinds[line[0]]
        told.append(" ".join([kind.name, *(f"{name}={n}" for name, n in zip(kind.facts, line[2:], strict=False))]))
    return told
