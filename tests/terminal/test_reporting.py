"""Reports as the command line makes them, and the sentences where it cannot."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Run

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules

SIMULATE = ["simulate", "nimmt", "--deals", "40", "--bots", "rule,random", "--seed", "3"]


def test_a_report_holds_the_command_that_makes_it_again(kartenhaus: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    said = kartenhaus(*SIMULATE, "--report", str(file), "--pace", "25", "-o", "limit=20")
    assert said.code == 0 and f"The report is written in {file}" in " ".join(said.out.split())
    html = file.read_text(encoding="utf-8")
    command = html.split("<code>")[1]
    asked = command.partition("</code>")[0].split()
    asked[asked.index("report.html")] = str(tmp_path / "again.html")
    assert kartenhaus(*asked[1:]).code == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == html


def test_a_report_of_a_folder_is_the_report_of_the_same_games(kartenhaus: Run, tmp_path: Path) -> None:
    for name, more in (("a", []), ("b", ["--out", str(tmp_path / "run")])):
        assert kartenhaus(*SIMULATE, "--report", str(tmp_path / f"{name}.html"), *more).code == 0
    assert (tmp_path / "a.html").read_bytes() == (tmp_path / "b.html").read_bytes()


def test_values_are_compared_side_by_side(kartenhaus: Run, tmp_path: Path) -> None:
    said = kartenhaus(*SIMULATE, "--compare", "variant=base,professional", "--report", str(tmp_path / "r.html"))
    assert said.code == 0
    assert "variant=base" in said.out and "variant=professional" in said.out
    assert "What does “Variant” change?" in (tmp_path / "r.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--compare", "variant=base,pro", "--report", "r.html"], "expected one of base, professional, got 'pro'"),
        (["--compare", "varient=a,b", "--report", "r.html"], "expected an option among variant"),
        (["--compare", "variant=base", "--report", "r.html"], "expected an option with two values or more"),
        (["--compare", "variant=base,professional"], "expected --report FILE or --charts FOLDER"),
        (["--pace", "5"], "expected --report FILE or --charts FOLDER"),
        (["--pace", "0", "--report", "r.html"], "expected a pace above 0"),
        (["--report", "/nowhere/r.html"], "there is no folder /nowhere"),
        (["--report", "."], "expected a file for the report, got the folder ."),
        (["--charts", "/proc/charts"], "/proc/charts: no such file or directory"),
        (["--compare", "variant=base,professional", "--report", "r.html", "--out", "o"], "expected --compare without"),
    ],
)
def test_what_cannot_be_reported_is_one_sentence_and_leaves_nothing(
    kartenhaus: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    said = kartenhaus(*SIMULATE, *arguments)
    assert said.code == 2 and said.out == ""
    assert said.err.startswith("kartenhaus: ") and said.err.count("\n") == 1
    assert expected in said.err
    assert sorted(tmp_path.iterdir()) == before
