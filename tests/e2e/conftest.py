"""One Chromium and one server for all tests of a worker; every device is watched until its test ends."""

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.device import PATIENTLY, Device
from tests.e2e.house import ROOT, House

PICTURES = ROOT / "build" / "screenshots"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NewDevice = Callable[..., Device]
failed_key = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            item.add_marker(pytest.mark.timeout(600))  # whole games, on a machine that others use too


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    failed_before = report.when != "setup" and item.stash.get(failed_key, False)
    item.stash[failed_key] = failed_before or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert path, f"expected one of {', '.join(CHROMIUM)} on PATH"
    expect.set_options(timeout=PATIENTLY)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "kartenhaus.sqlite3")
    yield house
    house.stop()


@pytest.fixture
def device(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[NewDevice]:
    """Makes devices; at the end none may have met a problem."""
    made: list[Device] = []

    def new(house: House = house, **looks: Any) -> Device:
        one = Device(browser, house, **looks)
        one.context.set_default_timeout(PATIENTLY)
        made.append(one)
        return one

    yield new
    has_failed = request.node.stash.get(failed_key, False)
    for i, one in enumerate(made):
        name = re.sub(r"\W+", "-", request.node.name)
        one.close(PICTURES / "failed" / f"{name}-{i}.png" if has_failed else None)
    if has_failed:
        print("the server said:\n", *house.said)
    problems = [problem for one in made for problem in one.unforgiven()]
    assert problems == []
