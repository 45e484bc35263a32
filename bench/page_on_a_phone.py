"""How a cheap phone on a slow line gets on: the first load, and the longest task while somebody plays."""

import json
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

from .page import tell

SLOW_DOWN = 4  # times slower than this machine
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}  # 4G
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "service_workers": "block"}
LOAD = 2.0  # seconds until all boxes stand on the shelf
TASK = 50.0  # ms that the page may be deaf to a finger
VISITS = 5
TAPS = 3
SEEN = 2500  # ms in which all that a tap brings about has come to rest
GAMES: dict[str, dict[str, str]] = {
    "nimmt": {},
    "lobo77": {},
    "horses": {"story": "quick"},
    "skunks": {},
    "nilokilo": {},
}
SHELF = "() => document.querySelectorAll('.shelf svg').length >= 5 && performance.now() / 1000"
# What the page asks for now, whether it bears the mark itself or stands in what does.
DUE = "main :is(button[data-due], [data-due] button):not([aria-disabled=true], [aria-disabled=true] *, [disabled])"
TASKS = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask" });
"""


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    from playwright.sync_api import sync_playwright

    with house() as address, sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        load = min(first_load(browser, address) for _ in range(VISITS))
        missed = [tell("first load on a slow line, s", load, LOAD)]
        for game in GAMES:
            tasks = [longest_task(browser, address, game) for _ in range(VISITS)]
            missed.append(tell(f"longest task, {game}, ms (worst {max(tasks):.0f})", median(tasks), TASK))
        browser.close()
    return int(any(missed))


def first_load(browser: Any, address: str) -> float:
    """Seconds until the shelf stands."""
    with phone(browser) as (page, session):
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_LINE)
        page.goto(address, wait_until="commit")
        return float(page.wait_for_function(SHELF, polling=20).json_value())


def longest_task(browser: Any, address: str, game: str) -> float:
    """Milliseconds of the longest task while one taps what is due and the others answer; 0 if none was long."""
    with phone(browser) as (page, _):
        seated = table(address, game)
        page.add_init_script(f"localStorage['kartenhaus.rooms'] = {json.dumps(json.dumps([seated]))};{TASKS}")
        page.goto(f"{address}/t/{seated['code']}")
        page.locator(DUE).first.wait_for()
        page.wait_for_timeout(1500)  # what still arrives for the first time is no matter of the finger
        page.evaluate("() => { tasks.length = 0; }")
        for _ in range(TAPS):
            asking = page.locator("dialog[open] button")
            (asking.last if asking.count() else page.locator(DUE).first).tap()
            page.wait_for_timeout(SEEN)
        return float(page.evaluate("() => Math.max(0, ...tasks)"))


@contextmanager
def phone(browser: Any) -> Iterator[tuple[Any, Any]]:
    """A page on a machine so many times slower than this one, with its way to the browser's own settings."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    try:
        yield page, session
    finally:
        context.close()


def table(address: str, game: str) -> dict[str, Any]:
    """A table of four that has just been dealt, as a device remembers it."""
    seats = [{"kind": "here", "name": "Ana"}, *[{"kind": "bot", "level": "rule"}] * 3]
    wish = json.dumps({"game": game, "seats": seats, "options": GAMES[game], "start": True}).encode()
    asked = Request(f"{address}/api/rooms", wish, {"content-type": "application/json"})
    return {"game": game, "at": 0, **json.loads(urlopen(asked).read())}


@contextmanager
def house() -> Iterator[str]:
    """A server with an empty data file, by its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kartenhaus", "--no-browser", "--port", "0", "--data", f"{folder}/h.sqlite3"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1].rstrip("/")
            finally:
                server.send_signal(signal.SIGINT)


if __name__ == "__main__":
    sys.exit(main())
