"""Whose fault it was: the seat's (Refused) or the sender's (BadMessage). Our own mistakes are assertions."""


class Refused(Exception):
    """A seat asked for something that the rules or the table do not allow; nothing has changed.

    `code` names the reason; its sentence is the message `refusal-<code>` of the words.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class BadMessage(ValueError):
    """What was sent makes no sense; says what was expected, what came instead, and where."""

    def __init__(self, expected: str, got: object, where: str = "") -> None:
        self.expected = expected
        self.got = got
        self.where = where
        super().__init__(f"expected {expected}, got {got!r}" + (f" at {where}" if where else ""))
