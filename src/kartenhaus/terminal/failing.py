"""What ends a command with one sentence."""


class Failed(Exception):
    """The command cannot be done; the text says why."""
