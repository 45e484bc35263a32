"""The kernel of the benchmark in Numba's simulator, and what is said where there is no card."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench import cuda

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(300)
def test_the_kernel_leaves_the_bytes_of_the_plain_rules() -> None:
    asked = subprocess.run(
        [sys.executable, "-W", "error", "-m", "bench.cuda", "high_card"],
        cwd=ROOT,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (asked.returncode, "✓ high_card" in asked.stdout, "4 tables equal" in asked.stdout) == (0, True, True), (
        asked.stdout + asked.stderr
    )


def test_where_there_is_no_card_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cuda, "IS_SIMULATED", False)
    monkeypatch.setattr(cuda, "cuda", SimpleNamespace(is_available=lambda: False))
    assert cuda.main() == 0
    assert "no card here that CUDA can use" in capsys.readouterr().out


def test_bytes_are_read_and_written_at_every_move() -> None:
    values = [figure.value for figure in cuda.figures(bytes_each=100, moves_a_second=1e9, bandwidth=1e12)]
    assert values == ["1,000,000,000", "100", "200.0", "20.0 %"]
