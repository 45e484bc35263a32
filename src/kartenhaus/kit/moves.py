"""Moves: the named form of actions. Action 54 is {"move": "choose", "card": 55}, in the log, on screen, in research."""

from collections.abc import Mapping

from .errors import BadMessage


class Move:
    """A kind of move with at most one number to it, such as a card or a row."""

    def __init__(self, name: str, **field: range) -> None:
        assert len(field) <= 1, "a move has at most one field"
        self.name = name
        self.field = next(iter(field), None)
        self.numbers = next(iter(field.values()), range(1))

    def __len__(self) -> int:
        return len(self.numbers)


class Moves:
    """All moves of a game, numbered one after another from 0."""

    def __init__(self, *moves: Move) -> None:
        self._moves = {move.name: move for move in moves}
        self._first: dict[str, int] = {}
        size = 0
        for move in moves:
            self._first[move.name] = size
            size += len(move)
        self.size = size

    def first(self, name: str) -> int:
        """The action number of the first move of this name: the others follow it."""
        return self._first[name]

    def named(self, action: int) -> dict[str, str | int]:
        """The move that an action number stands for."""
        for name, first in self._first.items():
            move = self._moves[name]
            if first <= action < first + len(move):
                named: dict[str, str | int] = {"move": name}
                if move.field is not None:
                    named[move.field] = move.numbers[action - first]
                return named
        raise BadMessage(f"an action from 0 to {self.size - 1}", action)

    def number(self, named: object) -> int:
        """The action number of a named move; BadMessage says what was expected instead."""
        if not isinstance(named, Mapping):
            raise BadMessage("a move such as " + str(self.named(0)), named, "move")
        name = named.get("move")
        if not isinstance(name, str) or name not in self._moves:
            raise BadMessage(f"a move among {', '.join(self._moves)}", name, "move.move")
        move = self._moves[name]
        expected = {"move"} if move.field is None else {"move", move.field}
        if set(named) != expected:
            raise BadMessage(f"the fields {', '.join(sorted(expected))}", sorted(map(str, named)), "move")
        if move.field is None:
            return self._first[move.name]
        value = named[move.field]
        if isinstance(value, bool) or not isinstance(value, int) or value not in move.numbers:
            raise BadMessage(
                f"a whole number from {move.numbers[0]} to {move.numbers[-1]}", value, f"move.{move.field}"
            )
        return self._first[move.name] + move.numbers.index(value)
