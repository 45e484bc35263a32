"""Dask as the one who plays: a cluster at an address, or one that is started on this machine for the run."""

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from .run import check_workers, cores

LOCAL = "local"
CONNECT_SECONDS = 10
# A terminal sends Ctrl-C to all processes that it has started, and only the first of them may stop for it.
DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"


class ClusterError(Exception):
    """There is no cluster to play on, or no longer; the text says why, and what would help."""


@dataclass(frozen=True)
class Crew:
    """An executor, and how many batches it plays at once."""

    executor: Executor
    workers: int


@contextmanager
def crew_at(address: str, workers: int | None = None) -> Iterator[Crew]:
    """The cluster at this address, such as tcp://10.0.0.7:8786, or "local": so many processes of this machine.

    A batch whose worker is lost is given to another one.
    """
    try:
        from distributed import KilledWorker
    except ImportError:
        raise ClusterError("clusters need Dask, which is not installed: pip install 'kartenhaus[dask]'") from None
    check_workers(workers)
    with client_at(address, workers or cores()) as client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ClusterError(f"expected workers at {address}, got a scheduler without any")
        try:
            yield Crew(client.get_executor(pure=False), threads)
        except (KilledWorker, CancelledError) as lost:
            raise ClusterError(f"the cluster at {address} has lost its work: {first_line(lost)}") from None


@contextmanager
def client_at(address: str, workers: int) -> Iterator[Any]:
    """A connection to the scheduler there, or to one of our own."""
    from distributed import Client, LocalCluster

    if address == LOCAL:
        try:
            own = LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                dashboard_address=None,
                silence_logs=logging.CRITICAL,  # a worker that is lost is replaced, and nobody need be told
                preload=[DEAF],
            )
        except RuntimeError as error:
            raise ClusterError(f"expected {workers} processes for a cluster, got none: {first_line(error)}") from None
        with own, Client(own) as client:
            yield client
        return
    try:
        client = Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise ClusterError(f"expected a Dask scheduler at {address}, got none: {first_line(error)}") from None
    with client:
        yield client


def first_line(error: BaseException) -> str:
    """What an error says, in one line."""
    return (str(error) or type(error).__name__).splitlines()[0]
