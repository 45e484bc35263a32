"""Learning how to weigh features."""

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kartenhaus.bots.desks import desk_for
from kartenhaus.games import load
from kartenhaus.games.nimmt.policy import DRAFTS, FEATURES, LINES, weights_of
from kartenhaus.simulate import train as training
from kartenhaus.simulate.train import SCALE, Figures, Learned, Plan, fit, fit_values, judged, train, write

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


def test_what_choices_are_worth_is_found_through_noise() -> None:
    chance = np.random.default_rng(2)
    true = np.array([0.3, -0.2, 0.0])
    choices = []
    for _ in range(400):
        features = np.round(chance.normal(size=(30, 3)) * 64)
        gains = 17 + features @ true / 64 + chance.normal(size=30) * 2  # far more noise than there is to learn
        choices.append((features, gains))
    assert np.abs(fit_values(choices, 1.0) * 64 / SCALE - true).max() < 0.06
    assert np.abs(fit_values(choices, 0.5) * 64 / SCALE - 2 * true).max() < 0.12
    assert np.abs(fit(choices, 1.0) * 64 / SCALE).sum() < 0.9 * np.abs(true).sum()  # noise softens an imitation


def test_a_favourite_gains_what_it_is_ahead_of_any_other() -> None:
    features = np.array([[64.0], [0.0], [32.0]])
    found = {0: [(features, np.array([1.0, 3.0, 2.0]))], 1: [(features, np.array([6.0, 0.0, 0.0]))]}
    weights = np.array([[5], [5]])
    assert judged(4, found, weights) == Figures(4, 2, (-1 + 4) / 2, (1 + 4) / 2)


def test_the_same_seed_learns_the_same_and_another_one_not(capsys: pytest.CaptureFixture[str]) -> None:
    game = load("nimmt")
    desk = desk_for(game)
    shipped = desk.weights.copy()
    try:
        plans = [Plan(generations=1, decisions=150, playouts=10, seed=seed) for seed in (1, 1, 2)]
        learned = [list(train(game, plan))[-1].weights for plan in plans]
    finally:
        desk.weights[:] = shipped
    assert np.array_equal(learned[0], learned[1])
    assert not np.array_equal(learned[0], learned[2])
    assert learned[0].shape == (LINES, FEATURES)
    assert "generation 1, 10 seats" in capsys.readouterr().out


def test_an_addition_learns_what_is_missing_and_leaves_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    game = load("nimmt")
    bare = replace(game, weights=tuple(line if i < DRAFTS else (0,) * FEATURES for i, line in enumerate(game.weights)))
    plan = Plan(1, 40, 50, options=("variant=professional",), is_by_value=True, is_addition=True)
    desk = desk_for(game)
    shipped = desk.weights.copy()
    try:
        learned = list(train(bare, plan))[-1]
    finally:
        desk.weights[:] = shipped
    assert np.array_equal(learned.weights[:DRAFTS], np.array(game.weights)[:DRAFTS])
    assert learned.weights[DRAFTS:].any()
    assert [each.seats for each in learned.figures] == list(game.seats)
    assert all(each.choices >= 40 for each in learned.figures)


def test_mixed_company_changes_what_is_learned_from_so_many_seats_on() -> None:
    game = load("nimmt")
    desk = desk_for(game)
    shipped = desk.weights.copy()
    try:
        plain, mixed = (
            list(train(game, Plan(1, 150, 10, mixed_from=seats)))[-1].weights[:DRAFTS].reshape(len(game.seats), -1)
            for seats in (0, 9)
        )
    finally:
        desk.weights[:] = shipped
    same = [bool((a == b).all()) for a, b in zip(plain, mixed, strict=True)]
    assert same == [seats < 9 for seats in game.seats]
    assert not desk.company.any(), "at the table nobody knows who plays by the rule of thumb"


def test_the_command_is_whole() -> None:
    plan = Plan(3, 20, 30, 0.5, 7, ("variant=professional", "limit=5"), is_by_value=True, is_addition=True)
    assert plan.command(load("nimmt"), 2) == (
        "python -m kartenhaus.simulate.train nimmt --generations 2 --decisions 20 --playouts 30 --softness 0.5 --seed 7"
        " --option variant=professional --option limit=5 --by-value --add"
    )
    assert Plan().command(load("nimmt"), 1).endswith("--seed 1")
    assert Plan(mixed_from=7).command(load("nimmt"), 1).endswith("--seed 1 --mixed-from 7")


def test_what_is_added_stands_behind_what_was_there(tmp_path: Path) -> None:
    game, file, weights = load("nimmt"), tmp_path / "policy.toml", np.zeros((LINES, FEATURES), int)
    write(game, file, Learned(weights, [Figures(2, 10, 0.5, 1.5)]), "first")
    write(game, file, Learned(weights, [Figures(3, 20, 0.25, 2.5)]), "second", file.read_text(encoding="utf-8"))
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    assert table["command"] == "first && second"
    assert [each["seats"] for each in table["figures"]] == [2, 3]
    assert table["figures"][1] == {"seats": 3, "choices": 20, "favourite_gained": 0.25, "best_gained": 2.5}


def test_what_is_written_can_be_read_and_says_where_it_comes_from(tmp_path: Path) -> None:
    file = tmp_path / "policy.toml"
    weights = np.arange(LINES * FEATURES).reshape(LINES, FEATURES)
    write(load("nimmt"), file, Learned(weights, []), "python -m something --seed 1")
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    assert weights_of(table) == tuple(tuple(line) for line in weights.tolist())
    assert table["command"] == "python -m something --seed 1"
    assert table["rules_version"] == load("nimmt").rules_version


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["high_card"], "expected a game that has features to learn of, got 'high_card'"),
        (["nimmt", "--option", "variant"], "expected an option as name=value, got 'variant'"),
        (["nimmt", "--option", "variant=expert"], "'expert'"),
        (["nimmt", "--add"], "expected a game of which something is still to be learned, got 'nimmt'"),
        (["nimmt", "--playouts", "0"], "expected more than 0, got 0"),
        (["nimmt", "--mixed-from", "11"], "expected 2 to 10 seats, got 11"),
        (["lobo77", "--mixed-from", "4"], "expected a game in which nobody has to remember, got 'lobo77'"),
    ],
)
def test_what_cannot_be_learned_gets_one_sentence(
    asked: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train", *asked])
    with pytest.raises(SystemExit):
        training.main()
    assert said in capsys.readouterr().err


def test_the_weights_of_a_game_lie_with_it() -> None:
    assert training.file_of(load("nimmt")).is_file()
