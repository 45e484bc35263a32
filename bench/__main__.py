"""All benches, one after another; each is a file of this folder with a `main`."""

import sys
from importlib import import_module
from pathlib import Path


def main() -> int:
    """1 if one of them has missed a target."""
    missed = 0
    for file in sorted(Path(__file__).parent.glob("[!_]*.py")):
        print(f"\n{file.stem.replace('_', ' ')}", flush=True)
        missed |= import_module(f"bench.{file.stem}").main() or 0
    return missed


if __name__ == "__main__":
    sys.exit(main())
