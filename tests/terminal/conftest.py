"""A command line of one's own: own home, English, nothing of the developer's."""

import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from kartenhaus.terminal import main, paper


@dataclass(frozen=True)
class Said:
    """What a command has said, and its exit code."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of the user lie in the test's folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name in [name for name in os.environ if name.startswith("KARTENHAUS_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def kartenhaus(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process: kartenhaus("play", "nimmt", typed="1\\n")."""

    def run(*arguments: str, typed: str = "") -> Said:
        paper.paper.cache_clear()  # the console holds on to the stream that pytest has just replaced
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main.main(arguments)
        said = capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        return Said(code, said.out, said.err)

    return run
