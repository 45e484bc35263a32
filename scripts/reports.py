"""Play and write the example reports of the documentation, docs/extra/reports, always the same: `make reports`."""

import sys
from pathlib import Path

from kartenhaus.games import offered
from kartenhaus.simulate.report import Report, compare, play, report_on, with_rivals

FOLDER = Path(__file__).parents[1] / "docs/extra/reports"
SEED = 2026
SEATS = 4
# Deals, and seconds a turn: about 20 000 games each, at the pace of a family that thinks a little.
EXAMPLES = {
    "nimmt": (80_000, 25.0),
    "lobo77": (220_000, 8.0),
    "skunks": (20_000, 12.0),
    "nilokilo": (90_000, 4.0),
    "horses": (20_000, 20.0),
}
COMPARED = {"nimmt-variant": ("nimmt", "variant", ["base", "professional"])}


def example(game: str, scale: float = 1.0) -> Report:
    """The report on a game; a smaller scale plays fewer games."""
    deals, pace = EXAMPLES[game]
    study = play(game, ["rule"] * SEATS, max(1, int(deals * scale)), seed=SEED)
    return report_on(with_rivals(study, deals=max(SEATS, int(8_000 * scale))), pace=pace)


def comparison(name: str) -> Report:
    """The report on what an option changes."""
    game, option, values = COMPARED[name]
    deals, pace = EXAMPLES[game]
    return compare(game, ["rule"] * SEATS, deals, option, values, seed=SEED, pace=pace)


def main(names: list[str]) -> None:
    """Write those that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or [*offered(), *COMPARED]:
        report = comparison(name) if name in COMPARED else example(name)
        report.save(FOLDER / f"{name}.html")
        print(f"{name}: {report.studies[0].games} games", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
