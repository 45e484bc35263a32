"""Simulations as the command line shows them."""

import shlex
import signal
from pathlib import Path

import pytest

from kartenhaus.simulate import Estimate, Progress
from kartenhaus.terminal import simulating
from kartenhaus.terminal.simulating import figure, spaced
from tests.terminal.conftest import Run

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules


def test_the_table_names_seats_bots_means_and_shares(kartenhaus: Run) -> None:
    said = kartenhaus("simulate", "nimmt", "--deals", "300", "--bots", "rule,random,random,random", "--seed", "7")
    assert said.code == 0
    assert "seed 7" in said.out
    assert said.out.count("Rule of thumb") == 2  # its seat, and the level
    assert said.out.count("Chance") == 4
    assert "3 ×" in said.out
    assert "±" in said.out and "%" in said.out


def test_the_same_seed_gives_the_same_table(kartenhaus: Run) -> None:
    command = ["simulate", "nimmt", "--deals", "200", "--seed", "7"]
    assert kartenhaus(*command, "--workers", "1").out == kartenhaus(*command, "--workers", "2").out


def test_one_level_may_sit_on_many_seats(kartenhaus: Run) -> None:
    said = kartenhaus("simulate", "nimmt", "--deals", "50", "--bots", "six_year_old", "--seats", "6")
    assert said.out.count("Six-year-old") == 6


def test_options_and_editions_are_played(kartenhaus: Run) -> None:
    options = ["-o", "end_mode=deals", "-o", "deals=5", "--edition", "english_2005"]
    assert "10 games, 50 deals" in kartenhaus("simulate", "nimmt", "--deals", "46", *options).out


def test_the_table_speaks_other_languages(kartenhaus: Run) -> None:
    assert "Gewonnene Spiele" in kartenhaus("simulate", "nimmt", "--deals", "50", "--lang", "de").out


def test_an_interrupt_keeps_what_is_done(kartenhaus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = simulating.show

    def press_ctrl_c(progress: object, task: object, now: Progress, words: object) -> None:
        shown(progress, task, now, words)  # type: ignore[arg-type]
        if now.deals:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(simulating, "show", press_ctrl_c)
    before = signal.getsignal(signal.SIGINT)
    said = kartenhaus("simulate", "nimmt", "--deals", "100000000", "--workers", "2")
    assert said.code == 0
    assert "Stopped early" in said.out
    assert "Chance" in said.out
    assert signal.getsignal(signal.SIGINT) is before


def interrupt_after_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C as soon as something is played."""
    shown = simulating.show

    def press(progress: object, task: object, now: Progress, words: object) -> None:
        shown(progress, task, now, words)  # type: ignore[arg-type]
        if now.deals:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(simulating, "show", press)


def test_after_an_interrupt_the_command_to_go_on_with_goes_on(
    kartenhaus: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = str(tmp_path / "my study")
    many = ["simulate", "nimmt", "--deals", "100000000", "-o", "limit=20", "--seed", "7", "--workers", "2"]
    with monkeypatch.context() as pressed:
        interrupt_after_some(pressed)
        stopped = kartenhaus(*many, "--out", out, "--records", "1")
    assert stopped.code == 0 and "Stopped early" in stopped.out
    (line,) = [line for line in stopped.out.splitlines() if line.startswith("Go on with: ")]
    asked = shlex.split(line.removeprefix("Go on with: "))
    asked[asked.index("100000000")] = "20000"
    resumed = kartenhaus(*asked[1:])
    assert resumed.code == 0 and out in resumed.out
    many[many.index("100000000")] = "20000"
    in_one = kartenhaus(*many)
    assert resumed.out.startswith(in_one.out.rstrip())
    assert kartenhaus("verify", f"{out}/replays/game-000000000000.json").code == 0


def test_without_a_folder_it_says_how_a_run_can_go_on(kartenhaus: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after_some(monkeypatch)
    assert "With --out FOLDER" in kartenhaus("simulate", "nimmt", "--deals", "100000000").out


def test_a_replay_is_checked_and_its_chance_is_called_what_it_is(kartenhaus: Run, tmp_path: Path) -> None:
    kartenhaus("simulate", "nimmt", "--deals", "20", "--seed", "7", "--out", str(tmp_path / "o"), "--records", "1")
    file = tmp_path / "o" / "replays" / "game-000000000000.json"
    assert "seed 7, which no seal had fixed" in " ".join(kartenhaus("verify", str(file)).out.split())
    file.write_bytes(file.read_bytes().replace(b'"seed": 7', b'"seed": 8'))
    said = kartenhaus("verify", str(file))
    assert said.code == 1 and "is not legal" in said.out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seed", "-1"], "expected a seed from 0 to"),
        (["--seed", str(2**64)], "expected a seed from 0 to"),
        (["--records", "5"], "expected a folder to write records to"),
        (["--records", "-5", "--out", "o"], "expected 0 to 1000 records"),
        (["--resume"], "expected the folder of the run to go on with"),
        (["--resume", "--out", "/nowhere"], "got /nowhere without run.json"),
        (["--out", "/proc/none/here"], "/proc/none/here: no such file or directory"),
        (["--out", "/"], "expected a new folder or an empty one, got / with files in it"),
        (["--dask", "moon://x"], "expected a Dask scheduler at moon://x, got none"),
        (["--dask", "local", "--workers", "0"], "expected 1 to 1024 workers"),
    ],
)
def test_bad_input_is_one_sentence(kartenhaus: Run, arguments: list[str], expected: str) -> None:
    said = kartenhaus("simulate", "nimmt", "--deals", "20", *arguments)
    assert said.code == 2
    assert expected in said.err
    assert said.err.startswith("kartenhaus: ") and said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("estimate", "said"), [(Estimate(5.5774, 0.0249), "5.58 ± 0.02"), (Estimate(3.0, float("nan")), "3.00")]
)
def test_figures_are_rounded(estimate: Estimate, said: str) -> None:
    assert figure(estimate, 1, 2) == said


def test_large_numbers_are_spaced() -> None:
    assert spaced(1234567) == "1\u202f234\u202f567"
