"""A phone, tablet or computer with the page on it, and everything that must not happen there."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
    expect,
)

from kartenhaus.words import GAMES, HERE, Words
from tests.e2e.house import PATIENCE, House, script

Json = dict[str, Any]
BRIEFLY = 4_000  # ms: until something has gone
PATIENTLY = 30_000  # ms: for what comes at once, on a machine that does ten other things
OTHERS_PLAY_ON = 120_000  # ms: for what comes when all others have had their turns
A_WHILE = 25  # looks, until a press that has asked for nothing is known to have been in vain
MOST_VAIN = 30  # presses in a row, after which something is in the way
TRIES = 10  # at a sheet
# without the page's worker: a test sees what the server says, and no device has to start one
USUAL: Json = {"locale": "en-GB", "reduced_motion": None, "service_workers": "block"}
# What a browser says of a dead server.
DOWN = r"ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)|WebSocket"


@cache
def message_ids() -> str:
    """A regular expression for the id of any message, as JSON; a page that lacks a message shows its id instead."""
    files = [*(HERE / "en").glob("*.ftl"), *GAMES.glob("*/words/en.ftl")]
    found = {id for file in files for id in re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text("utf-8"), re.M)}
    families = {id.partition("-")[0] for id in found}
    return json.dumps(rf"(?<![\w/-])(?:{'|'.join(sorted(families))})-[a-z0-9_]+(?:-[a-z0-9_]+)*(?![\w-])")


def is_pressed(press: Callable[..., None], target: Locator) -> bool:
    """Press it, unless it has gone before the finger is down: a table goes on while a test looks at it."""
    try:
        press(target, timeout=BRIEFLY)
    except TimeoutError:
        return False
    return True


class Device:
    """A browser context with one page. Whatever a person would call broken is kept in `problems`."""

    def __init__(self, browser: Browser, house: House, *, speed: float = 20, game: str = "nimmt", **looks: Any) -> None:
        self.house = house
        self.problems: list[str] = []
        self.frames: list[Json] = []  # from the server, over the socket
        self.n_asked = 0  # commands to the server
        self.n_vain = 0  # presses in a row that have asked for nothing
        self._forgiven: list[str] = []
        self.game = game
        self.words = Words(looks.get("locale", "en")[:2], game)
        self.context: BrowserContext = browser.new_context(**{**USUAL, **looks})
        self.context.expose_function("sawMessageId", lambda id: self.problems.append(f"the page shows {id!r}"))
        self.context.add_init_script(f"({script('watch')})({message_ids()})")
        self._keep("settings", {"speed": speed})
        self.page: Page = self.context.new_page()
        self._watch()

    def _keep(self, key: str, value: object) -> None:
        """Have something lie in the device's memory, as if kept on an earlier visit."""
        name, text = json.dumps(f"kartenhaus.{key}"), json.dumps(json.dumps(value))
        self.context.add_init_script(f"localStorage[{name}] ??= {text}")

    def _watch(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        self.page.on("requestfailed", self._miss)
        self.page.on("response", self._answer)
        self.page.on("request", self._ask)
        self.page.on("websocket", self._tap)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what is still under way when the next address is opened
            self.problems.append(f"failed: {request.url}: {request.failure}")

    def _answer(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"answer {response.status}: {response.url}")

    def _ask(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and f"{address.scheme}://{address.netloc}" != self.house.url:
            self.problems.append(f"left the house: {request.url}")

    def _tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", self._note_asked)

    def _note_asked(self, frame: str | bytes) -> None:
        self.n_asked += "id" in json.loads(frame)

    def forgive(self, pattern: str) -> None:
        """These problems are to be expected, also those that are heard of a moment later."""
        self._forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """What should not have happened."""
        return [each for each in self.problems if not any(re.search(pattern, each) for pattern in self._forgiven)]

    def hear(self, has_come: Callable[[], object], what: str) -> None:
        """Wait until the page has told something that is noted here."""
        for _ in range(PATIENCE * 50):
            if has_come():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"expected {what}, got nothing")

    def n_answers(self) -> int:
        """How many commands were answered."""
        return sum(frame["type"] in {"done", "refused", "bad"} for frame in self.frames)

    def ask(self, press: Callable[[], object], what: object) -> None:
        """Press something, and wait for the answer; what was pressed a moment too late asks for nothing."""
        answers, asked = self.n_answers(), self.n_asked
        press()
        for _ in range(A_WHILE):
            if self.n_asked > asked:
                break
            self.page.wait_for_timeout(20)
        else:
            self.n_vain += 1
            assert self.n_vain < MOST_VAIN, f"expected to be heard, got {MOST_VAIN} presses in vain, last {what}"
            return
        self.n_vain = 0
        self.hear(lambda: self.n_answers() > answers, f"an answer to {what}")

    def go(self, path: str = "/") -> None:
        """Open an address of the house."""
        self.page.goto(self.house.url + path)

    def button(self, id: str, *, exact: bool = False, **facts: str | int) -> Locator:
        """A button by the message on it."""
        return self.page.get_by_role("button", name=self.words.say(id, **facts), exact=exact)

    def link(self, id: str) -> Locator:
        """A link by the message on it."""
        return self.page.get_by_role("link", name=self.words.say(id))

    def heading(self, id: str, **facts: str | int) -> Locator:
        """A heading by its message."""
        return self.page.get_by_role("heading", name=self.words.say(id, **facts))

    def field(self, id: str, **facts: str | int) -> Locator:
        """A field to write in, by its label."""
        return self.page.get_by_label(self.words.say(id, **facts), exact=True)

    def text(self, id: str, **facts: str | int) -> Locator:
        """Whatever shows this message."""
        return self.page.get_by_text(self.words.say(id, **facts))

    def choice(self, title: str, value: str, **facts: str | int) -> Locator:
        """One of a few, by the message over them and its own."""
        group = self.page.get_by_role("group", name=self.words.say(title, **facts))
        return group.get_by_role("radio", name=self.words.say(value), exact=True)

    def open(self, opener: Locator, tap: Callable[..., None] = Locator.click) -> bool:
        """Open a sheet, if there is a button for it. What moves, or moved just now, opens nothing: then once more."""
        sheet, skip = self.page.get_by_role("dialog"), self.button("table-skip")
        for _ in range(TRIES):
            expect(skip).to_have_count(0)
            if not sheet.is_visible():
                # where "skip" stood while it was looked for, it may be in the next moment
                if opener.count() == 0 and skip.count() == 0 and opener.count() == 0:
                    return False
                is_pressed(tap, opener)
            try:
                sheet.wait_for(timeout=BRIEFLY)
            except TimeoutError:
                continue
            return True
        raise AssertionError(f"expected a sheet after {TRIES} presses of {opener}")

    def close_sheet(self) -> None:
        """Close the sheet that is open."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def sit(self, seated: Json, seats: slice = slice(None), *, game: str = "") -> None:
        """Take seats of a room that were given out to whoever opened it: all of them, or some."""
        held = seated["held"][seats]
        self._keep("rooms", [{"code": seated["code"], "game": game or self.game, "held": held, "at": 0}])
        self.go(f"/t/{seated['code']}")

    def close(self, picture: Path | None = None) -> None:
        """Put it away, with a last picture, and in words what it shows, if one is wanted."""
        if picture:
            try:
                picture.parent.mkdir(parents=True, exist_ok=True)
                self.page.screenshot(path=picture)
                print(picture.stem, self.page.locator("body").aria_snapshot(), sep="\n")  # all that a log can keep
            except Error as problem:
                self.problems.append(f"no picture: {problem}")
        self.context.close()
