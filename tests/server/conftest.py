"""Servers for the tests. Most share one, each with rooms of its own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenhaus.server.database import open_database
from kartenhaus.server.settings import Settings
from tests.server.driver import Server, page_in, serving

FAST = 1000.0  # frames a second, and rooms at once: tests play faster than people


@pytest.fixture(scope="session")
def empty_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data file with all relations and nothing in them: to make one takes longer than most tests."""
    path = tmp_path_factory.mktemp("data") / "empty.sqlite3"
    open_database(str(path)).dispose()
    return path


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return page_in(tmp_path_factory.mktemp("page") / "page")


@pytest.fixture
def settings(empty_data: Path, page: Path, tmp_path: Path) -> Settings:
    """A server of a test's own: bots do not think, nothing is shared."""
    data = tmp_path / "kartenhaus.sqlite3"
    shutil.copy(empty_data, data)
    return Settings(data=str(data), port=0, page=page, pace=0.0, frames=FAST)


@pytest.fixture(scope="module")
def server(empty_data: Path, page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("server") / "kartenhaus.sqlite3"
    shutil.copy(empty_data, data)
    with serving(Settings(data=str(data), port=0, page=page, pace=0.0, frames=FAST, openings=FAST)) as running:
        yield running
