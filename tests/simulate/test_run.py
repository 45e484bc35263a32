"""Simulations: reproducible, exact, and refused when they make no sense."""

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, replace
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus.kit import BadMessage
from kartenhaus.simulate import Progress, Result, simulate

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules

BOTS = ["rule", "random", "random", "random"]


class OneAtATime(Executor):
    """Plays as soon as it is asked, in the caller's thread."""

    def submit(self, play: Callable[..., Any], /, *what: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(play(*what, **named))
        return future


def test_workers_and_batches_do_not_change_the_result() -> None:
    one = simulate("nimmt", BOTS, 900, seed=11, workers=1)
    assert one == simulate("nimmt", BOTS, 900, seed=11, workers=2)
    assert one == simulate("nimmt", BOTS, 900, seed=11, workers=2, batch=1)
    assert one == simulate("nimmt", BOTS, 900, seed=11, workers=3, batch=77)


@settings(max_examples=30, deadline=None)
@given(
    deals=st.integers(1, 150),
    workers=st.integers(1, 5),
    batch=st.none() | st.integers(1, 200),
    crew=st.sampled_from([lambda: None, OneAtATime, lambda: ThreadPoolExecutor(3)]),
)
def test_the_same_seed_gives_the_same_games_whoever_plays_them(
    deals: int, workers: int, batch: int | None, crew: Callable[[], Executor | None]
) -> None:
    with crew() or nullcontext() as executor:
        found = simulate("nimmt", BOTS, deals, seed=11, workers=workers, batch=batch, executor=executor)
    assert found == simulate("nimmt", BOTS, deals, seed=11, workers=1, batch=1)


def test_other_processes_play_the_same_games() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert simulate("nimmt", BOTS, 900, seed=11, executor=pool, workers=1) == simulate("nimmt", BOTS, 900, seed=11)


def test_a_batch_out_of_its_place_is_not_counted() -> None:
    class Repeats(OneAtATime):
        def submit(self, play: Callable[..., Any], /, *what: Any, **named: Any) -> "Future[Any]":
            job, _, games = what
            return super().submit(play, job, 0, games)

    with pytest.raises(AssertionError, match="expected the batch from game 10 on, got 0"):
        simulate("nimmt", BOTS, 900, seed=11, batch=10, executor=Repeats())


def test_another_seed_gives_other_games() -> None:
    one, two = (simulate("nimmt", BOTS, 200, seed=seed) for seed in (1, 2))
    assert one.points != two.points


def test_without_a_seed_the_result_tells_which_one_it_had() -> None:
    found = simulate("nimmt", BOTS, 50)
    assert found == simulate("nimmt", BOTS, 50, seed=found.seed)


def test_whole_games_are_played_and_not_one_too_many() -> None:
    found = simulate("nimmt", BOTS, 500, seed=4, options={"end_mode": "deals", "deals": 7})
    assert found.games == 72
    assert found.deals == 72 * 7


def test_a_rule_of_thumb_beats_a_child_and_a_child_beats_chance() -> None:
    found = simulate("nimmt", ["random", "six_year_old", "rule", "random"], 4000, seed=1)
    chance, child, rule = (found.points_a_deal(found.seats_of(level)) for level in ("random", "six_year_old", "rule"))
    assert rule.mean + rule.margin < child.mean - child.margin
    assert child.mean + child.margin < chance.mean - chance.margin


def test_all_wins_are_shared_out() -> None:
    found = simulate("nimmt", BOTS, 500, seed=2)
    assert sum(found.wins) == found.games * found.whole
    assert sum(found.win_share([seat]).mean for seat in range(4)) == pytest.approx(1)


def test_progress_begins_before_anything_is_played_and_ends_with_all_of_it() -> None:
    seen: list[Progress] = []
    found = simulate("nimmt", BOTS, 300, seed=2, on_progress=seen.append)
    assert seen[0] == Progress(0, 0, 300)
    assert seen[-1] == Progress(found.games, found.deals, 300)
    assert [each.deals for each in seen] == sorted(each.deals for each in seen)


def test_a_stop_keeps_what_is_done() -> None:
    stop = threading.Event()

    def stop_soon(progress: Progress) -> None:
        if progress.deals:
            stop.set()

    found = simulate("nimmt", BOTS, 10**9, seed=2, workers=2, batch=5, on_progress=stop_soon, stop=stop)
    assert not found.is_complete
    assert 0 < found.games < 10**6
    again = simulate("nimmt", BOTS, found.deals, seed=2)
    assert replace(found, is_complete=True) == again


def test_a_stop_before_the_start_plays_nothing() -> None:
    stop = threading.Event()
    stop.set()
    found = simulate("nimmt", BOTS, 100, stop=stop)
    assert (found.games, found.deals) == (0, 0)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, "a game among"),
        ({"bots": ["random"]}, "2 to 10 bots"),
        ({"bots": ["random"] * 11}, "2 to 10 bots"),
        ({"bots": ["random", "god"]}, "a level among random"),
        ({"deals": 0}, "a number of deals"),
        ({"deals": -5}, "a number of deals"),
        ({"deals": 10**30}, "a number of deals"),
        ({"options": {"limt": 3}}, "an option among"),
        ({"options": {"limit": 0}}, "a whole number from 1"),
        ({"seed": -1}, "a seed from 0"),
        ({"seed": 2**64}, "a seed from 0 to 18446744073709551615"),
        ({"workers": 0}, "1 to 1024 workers"),
        ({"batch": 0}, "games in a batch"),
        ({"batch": 10**12}, "games in a batch"),
    ],
)
def test_nonsense_is_refused_by_name(change: dict[str, object], expected: str) -> None:
    asked: dict[str, object] = {"game": "nimmt", "bots": BOTS, "deals": 10} | change
    with pytest.raises(BadMessage, match=expected):
        simulate(**asked)  # type: ignore[arg-type]


def test_a_result_is_made_of_plain_numbers() -> None:
    found: Result = simulate("nimmt", BOTS, 20, seed=1)
    for value in asdict(found).values():
        assert isinstance(value, int | str | bool | list | tuple)
    assert all(type(points) is int for points in found.points)
