"""The same rules on a GPU, as far as Numba's CUDA simulator shows it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kartenhaus.games import ids

ROOT = Path(__file__).parents[2]
GAMES = 30
pytestmark = pytest.mark.timeout(600)  # the simulator is slow, more so on a busy machine


@pytest.mark.parametrize("id", ids())
def test_games_in_the_cuda_simulator_are_equal_to_plain_ones(id: str) -> None:
    asked = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.cuda_games", id, str(GAMES)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (asked.returncode, asked.stdout.strip()) == (0, f"{GAMES} games equal"), asked.stdout + asked.stderr
