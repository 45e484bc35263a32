"""Learning how to weigh features."""

from pathlib import Path

import numpy as np
import pytest

from kartenhaus.bots.desks import desk_for
from kartenhaus.games import load
from kartenhaus.games.nimmt.policy import FEATURES, LINES, weights_of
from kartenhaus.simulate import train as training
from kartenhaus.simulate.train import SCALE, fit, train, write

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules


def test_weights_that_made_the_choices_are_found_again() -> None:
    chance = np.random.default_rng(1)
    true = np.array([1.5, -0.75, 0.0])
    choices = []
    for _ in range(400):
        features = np.round(chance.normal(size=(6, 3)) * 64)
        choices.append((features, features @ true / 64))  # gains: softness 1 makes them the logarithms themselves
    found = fit(choices, 1.0) * 64 / SCALE
    assert np.abs(found - true).max() < 0.03


def test_the_same_seed_learns_the_same_and_another_one_not(capsys: pytest.CaptureFixture[str]) -> None:
    game = load("nimmt")
    desk = desk_for(game)
    shipped = desk.weights.copy()
    try:
        learned = [list(train(game, 1, 150, 10, seed))[-1] for seed in (1, 1, 2)]
    finally:
        desk.weights[:] = shipped
    assert np.array_equal(learned[0], learned[1])
    assert not np.array_equal(learned[0], learned[2])
    assert learned[0].shape == (LINES, FEATURES)
    assert "generation 1, 10 seats" in capsys.readouterr().out


def test_what_is_written_can_be_read_and_says_where_it_comes_from(tmp_path: Path) -> None:
    import tomllib

    file = tmp_path / "policy.toml"
    weights = np.arange(LINES * FEATURES).reshape(LINES, FEATURES)
    write(load("nimmt"), file, weights, "python -m something --seed 1")
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    assert weights_of(table) == tuple(tuple(line) for line in weights.tolist())
    assert table["command"] == "python -m something --seed 1"
    assert table["rules_version"] == load("nimmt").rules_version


def test_a_game_without_features_cannot_be_learned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train", "high_card"])
    with pytest.raises(SystemExit):
        training.main()
    assert "expected a game that has features to learn of, got 'high_card'" in capsys.readouterr().err


def test_the_weights_of_a_game_lie_with_it() -> None:
    assert training.file_of(load("nimmt")).is_file()
