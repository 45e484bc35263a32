"""Simulations as the command line shows them."""

import signal

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


@pytest.mark.parametrize(
    ("estimate", "said"), [(Estimate(5.5774, 0.0249), "5.58 ± 0.02"), (Estimate(3.0, float("nan")), "3.00")]
)
def test_figures_are_rounded(estimate: Estimate, said: str) -> None:
    assert figure(estimate, 1, 2) == said


def test_large_numbers_are_spaced() -> None:
    assert spaced(1234567) == "1\u202f234\u202f567"
