"""A real cluster of two processes plays what one process plays, also when it loses one of them."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

from kartenhaus.kit import BadMessage
from kartenhaus.simulate import ClusterError, Progress, crew_at, simulate
from kartenhaus.simulate.batch import Job
from kartenhaus.simulate.cluster import Crew

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules

BOTS = ["rule", "random", "random"]


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with crew_at("local", 2) as crew:
        yield crew


def client_of(crew: Crew) -> Client:
    """The connection behind an executor."""
    client: Client = crew.executor._client  # type: ignore[attr-defined]  # it has no public name
    return client


def test_a_cluster_plays_the_games_that_one_process_plays(crew: Crew, tmp_path: Path) -> None:
    more: dict[str, Any] = {"executor": crew.executor, "workers": crew.workers, "out": tmp_path / "o"}
    assert crew.workers == 2
    assert simulate("nimmt", BOTS, 3000, seed=9, **more) == simulate("nimmt", BOTS, 3000, seed=9)


def test_a_cluster_is_found_by_its_address(crew: Crew) -> None:
    address = client_of(crew).scheduler_info()["address"]
    with crew_at(address) as found:
        assert found.workers == 2
        result = simulate("nimmt", BOTS, 200, seed=9, executor=found.executor, workers=found.workers, batch=7)
    assert result == simulate("nimmt", BOTS, 200, seed=9)


def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(crew: Crew) -> None:
    client = client_of(crew)
    before = set(client.run(os.getpid).values())
    killed: list[int] = []

    def kill_one(now: Progress) -> None:
        if now.games >= 200 and not killed:
            killed.append(min(before))
            os.kill(killed[0], signal.SIGKILL)

    found = simulate("nimmt", BOTS, 4000, seed=9, executor=crew.executor, workers=2, batch=25, on_progress=kill_one)
    client.wait_for_workers(2)
    assert killed and killed[0] not in client.run(os.getpid).values()
    assert found == simulate("nimmt", BOTS, 4000, seed=9)


def test_a_worker_with_other_rules_is_named(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenhaus.simulate.run.Job", lambda game, version, *more: Job(game, version + 1, *more))
    with pytest.raises(BadMessage, match="workers with version 2 of the rules of nimmt, got 1"):
        simulate("nimmt", BOTS, 50, seed=9, executor=crew.executor)


@pytest.mark.parametrize(
    ("address", "expected"), [("tcp://127.0.0.1:1", "expected a Dask scheduler at"), ("moon://x", "unknown address")]
)
def test_where_no_cluster_is_one_sentence_says_so(address: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenhaus.simulate.cluster.CONNECT_SECONDS", 0.5)
    with pytest.raises(ClusterError, match=expected) as refused, crew_at(address):
        pass
    assert "\n" not in str(refused.value)


def test_absurd_numbers_of_workers_start_no_cluster() -> None:
    with pytest.raises(BadMessage, match="1 to 1024 workers"), crew_at("local", 0):
        pass
