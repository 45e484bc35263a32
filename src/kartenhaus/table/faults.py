"""How an error shows what it got: short, whatever was sent."""

LENGTH = 40  # characters
LARGEST = 2**53  # what every reader of JSON gets exactly


def shown(value: object) -> object:
    """The value itself if it is short, else what kind of thing it is."""
    if isinstance(value, str):
        return value if len(value) <= LENGTH else value[:LENGTH] + "…"
    if isinstance(value, int):
        return value if abs(value) <= LARGEST else "a number that is too large"
    return value if value is None or isinstance(value, float) else f"a {type(value).__name__}"


def is_whole(number: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(number, int) and not isinstance(number, bool)
