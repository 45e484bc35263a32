"""Positions drawn as text: "rows: 12 | 37 | 43 | 58; hands: 14 21 | 15 26"."""


def drawn(text: str) -> dict[str, list[list[str]]]:
    """The parts of a drawing by name; each is a list, divided by |, of lists of words."""
    parts: dict[str, list[list[str]]] = {}
    for part in text.split(";"):
        name, colon, content = part.partition(":")
        if not colon or name.strip() in parts:
            raise ValueError(f"expected parts such as 'name: words | words', each once, got {part.strip()!r}")
        parts[name.strip()] = [group.split() for group in content.split("|")]
    return parts


def numbers(groups: list[list[str]]) -> list[list[int]]:
    """The words of a part as numbers."""
    return [[int(word) for word in group] for group in groups]


def text_of(groups: list[list[int]]) -> str:
    """Numbers drawn again as text, zeros (free places) left out."""
    return " | ".join(" ".join(str(n) for n in group if n != 0) for group in groups)
