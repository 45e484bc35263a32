"""The look of reports: the page's paper and ink, and colours that also those tell apart who see few."""

from dataclasses import dataclass

FONT = "Nunito, ui-rounded, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"


@dataclass(frozen=True)
class Colour:
    """What it is for, and how it looks in the light and in the dark."""

    name: str
    light: str
    dark: str


PAPER = Colour("paper", "#fffdf9", "#2e2723")
WALL = Colour("wall", "#f4ece1", "#1f1a17")
EDGE = Colour("edge", "#dccfbd", "#4a4039")  # grids
INK = Colour("ink", "#2b211c", "#f3eae0")
SOFT = Colour("soft", "#645449", "#c5b6a8")  # axes, references
# Blue and orange differ for every kind of eyes, in lightness as well; shapes tell them apart once more.
SERIES = (
    Colour("first", "#1a5fb4", "#8ab8ff"),
    Colour("second", "#c25a00", "#f5a85c"),
    Colour("third", "#2c7a4b", "#8fd3a2"),
    Colour("fourth", "#7d3c98", "#d5a6ee"),
)
SHAPES = ("circle", "diamond", "square", "triangle-up")
ALL = (PAPER, WALL, EDGE, INK, SOFT, *SERIES)


def tokens(is_dark: bool) -> str:
    """The colours as custom properties."""
    return " ".join(f"--{each.name}: {each.dark if is_dark else each.light};" for each in ALL)


def rules() -> str:
    """Give the colours of pictures drawn for the light their tokens."""
    return "\n".join(
        f'figure svg [fill="{each.light}"] {{ fill: var(--{each.name}); }}\n'
        f'figure svg [stroke="{each.light}"] {{ stroke: var(--{each.name}); }}'
        for each in ALL
    )
