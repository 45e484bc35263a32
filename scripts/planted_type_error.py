"""Make sure that the page's check finds a type error, in the shell and in a game's board alike.

A scratch project gets our own settings and nothing but two components with one error each, so the tree stays as it is.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from page import ROOT, bring_packages, npm

SETTINGS = ("package.json", "web/tsconfig.json", "web/tsconfig.node.json", "web/vite.config.ts")
PLANTED = '<script lang="ts">\n  const card: number = "fifty-five";\n</script>\n\n<p>{card}</p>\n'
PLACES = ("web/src/Planted.svelte", "src/kartenhaus/games/planted/web/Board.svelte")


def plant(scratch: Path) -> None:
    """Lay out the scratch project, with our node_modules."""
    for name in SETTINGS:
        (scratch / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, scratch / name)
    for place in PLACES:
        (scratch / place).parent.mkdir(parents=True, exist_ok=True)
        (scratch / place).write_text(PLANTED)
    (scratch / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)


def overlooked(scratch: Path) -> list[str]:
    """The planted components that `npm run check` does not complain about; all of them if it succeeds."""
    check = npm(scratch, "run", "check", overhear=True)
    if check.returncode == 0:
        return list(PLACES)
    return [place for place in PLACES if f"{place}:2:9\nError: Type 'string'" not in check.stdout]


def main() -> None:
    bring_packages(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder).resolve()
        plant(scratch)
        missed = overlooked(scratch)
    if missed:
        sys.exit(f"kartenhaus: expected the page's check to find the type error planted in {' and '.join(missed)}")
    print("the page's check finds a planted type error")


if __name__ == "__main__":
    main()
