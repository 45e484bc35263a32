"""The rule coverage fails a run for a gap and for an unknown id, and only where it should."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = """
import pytest

@pytest.mark.rule("XX-01")
def test_one(): pass

@pytest.mark.rule("XX-02", "XX-03")
def test_two(): pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game with three rules, each shown by a test."""
    folder = tmp_path / "tests" / "games" / "toy"
    folder.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path / "tests")
    (folder / "ledger.txt").write_text("XX-01\nXX-02\nXX-03\n")
    (folder / "test_toy.py").write_text(TESTS)
    (folder / "test_more.py").write_text("def test_three(): pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  rule(id): a rule\n  slow: slow\n")
    return tmp_path


def run(project: Path, *arguments: str) -> tuple[int, list[str]]:
    """Run pytest there: its exit code, and what it says about rules."""
    plugins = ["-p", "no:cacheprovider", *(["-p", "xdist"] if "-n" in arguments else [])]
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, *arguments],
        cwd=project,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.returncode, [line for line in asked.stdout.splitlines() if line.startswith("rules")]


def rewrite(project: Path, old: str, new: str) -> None:
    """Change the game's tests."""
    file = project / "tests" / "games" / "toy" / "test_toy.py"
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))


EVERYWHERE = pytest.mark.parametrize(
    "arguments", [(), ("tests/games/toy",), ("-n", "2")], ids=["everything", "folder", "two workers"]
)


@EVERYWHERE
def test_full_coverage_is_told(project: Path, arguments: tuple[str, ...]) -> None:
    assert run(project, *arguments) == (0, ["rules toy 3/3 covered"])


@EVERYWHERE
def test_a_gap_fails_the_run(project: Path, arguments: tuple[str, ...]) -> None:
    rewrite(project, '"XX-02", ', "")
    assert run(project, *arguments) == (1, ["rules toy 2/3 covered", "rules toy: no passing test shows XX-02"])


def test_an_unknown_id_fails_the_run(project: Path) -> None:
    rewrite(project, '"XX-01"', '"XX-01", "XX-99"')
    assert run(project) == (1, ["rules toy 3/3 covered", "rules: no list has XX-99"])


def test_a_test_that_fails_or_is_skipped_shows_nothing(project: Path) -> None:
    rewrite(project, "test_two(): pass", "test_two(): assert False")
    rewrite(project, '@pytest.mark.rule("XX-01")', '@pytest.mark.skip\n@pytest.mark.rule("XX-01")')
    assert run(project) == (1, ["rules toy 0/3 covered", "rules toy: no passing test shows XX-01, XX-02, XX-03"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("tests/games/toy/test_toy.py",),
        ("-k", "one", "-n", "2"),
        ("-m", "slow"),
        ("--collect-only",),
    ],
    ids=" ".join,
)
def test_a_part_of_the_tests_need_not_show_every_rule(project: Path, arguments: tuple[str, ...]) -> None:
    code, lines = run(project, *arguments)
    assert code in (0, 5)  # 5: no test was left
    assert not [line for line in lines if ":" in line]
