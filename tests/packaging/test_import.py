"""`import kartenhaus` is quick because it imports nothing."""

import subprocess
import sys
from importlib.metadata import version

import kartenhaus


def test_the_version_is_that_of_the_package() -> None:
    assert kartenhaus.__version__ == version("kartenhaus")


def test_importing_the_house_opens_no_room() -> None:
    code = "import sys; before = set(sys.modules); import kartenhaus; print(*sorted(set(sys.modules) - before))"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout.split() == ["kartenhaus"]
