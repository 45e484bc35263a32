"""The table of 6 nimmt! as a person reads it off the page, and what can be done there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from kartenhaus.words import Words
from tests.e2e.device import OTHERS_PLAY_ON
from tests.e2e.house import script

READ = script("look")
LOOK = f"const look = ({READ})(words);"
WAIT = f"([words, moments]) => {{ {LOOK} return moments.includes(look.moment) && look; }}"
LAID = f"([words, card]) => {{ {LOOK} return card === look.chosen || !look.hand.includes(card); }}"
ANYTHING = ("choose", "row", "ready", "over")
MOST_LOOKS = 3000  # at all tables of a game, until all are where they ought to be


@dataclass(frozen=True)
class Look:
    """The table at one moment."""

    moment: str  # choose, row, ready, over, draft: what can be done; wait: nothing; moving: cards travel
    status: str
    rows: list[list[int]]
    hand: list[int]
    chosen: int  # the card that lies face down, or 0


class Table:
    """The table on one page."""

    def __init__(self, page: Page, language: str = "en", press: Callable[[Locator], None] = Locator.click) -> None:
        self.page = page
        self.press = press
        self.words = Words(language, "nimmt")
        said = {"rows": "rows-title", "hand": "hand-title", "skip": "table-skip", "again": "table-rematch"}
        said |= {"next": "table-next-deal", "choose": "now-choose", "draft": "now-draft"}
        self._said = {key: self.words.say(id) for key, id in said.items()}

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.words.say("hand-title"))

    @property
    def status(self) -> Locator:
        """The one sentence that says what is going on."""
        return self.page.get_by_role("main").get_by_role("status")

    @property
    def rows(self) -> Locator:
        return self.page.get_by_role("group", name=self.words.say("rows-title")).get_by_role("button")

    def card(self, card: int) -> Locator:
        """A card of the hand."""
        return self.hand.get_by_role("button").filter(has_text=str(card)).filter(has=self._number(card))

    def _number(self, card: int) -> Locator:
        return self.page.get_by_text(str(card), exact=True)

    def look(self) -> Look:
        """What is there now."""
        return Look(**self.page.evaluate(READ, self._said))

    def until(self, *moments: str) -> Look:
        """Wait for one of these moments, by default for any at which something can be done."""
        wanted: list[Any] = [self._said, moments or ANYTHING]
        found = self.page.wait_for_function(WAIT, arg=wanted, polling=30, timeout=OTHERS_PLAY_ON)
        return Look(**found.json_value())

    def choose(self, card: int) -> None:
        """Lay a card of the hand face down."""
        self.press(self.card(card))
        self.until_laid(card)

    def until_laid(self, card: int) -> None:
        """Wait until a card lies face down, or even in its row."""
        self.page.wait_for_function(LAID, arg=[self._said, card], polling=30)

    def take_row(self, row: int = 0) -> None:
        """Take a row, counted from 0."""
        self.press(self.rows.nth(row))
        self.until(*ANYTHING[:1], *ANYTHING[2:], "moving", "wait")

    def button(self, id: str) -> Locator:
        """A button by the message that is written on it."""
        return self.page.get_by_role("button", name=self.words.say(id), exact=True)

    def do(self, look: Look, pick: Callable[[list[int]], int] = min) -> None:
        """Whatever is due: a card of one's choice, the last row, the next deal."""
        match look.moment:
            case "choose":
                self.choose(pick(look.hand))
            case "row":
                self.take_row(3)
            case "ready":
                self.press(self.button("table-next-deal"))
                self.until(*ANYTHING[:2], "over", "moving", "wait")

    def play_on(self, *moments: str, pick: Callable[[list[int]], int] = min) -> Look:
        """Play until one of these moments."""
        while (look := self.until()).moment not in moments:
            assert look.moment != "over", f"expected one of {moments} before the game is over"
            self.do(look, pick)
        return look


def take_rows_until(tables: list[Table], *moments: str) -> str:
    """Take the rows that have to be taken until all see the same of these moments; which."""
    seen: set[str] = set()
    for _ in range(MOST_LOOKS):
        looks = [table.look() for table in tables]
        for table, look in zip(tables, looks, strict=True):
            if look.moment == "row":
                table.do(look)
        seen = {look.moment for look in looks}
        if len(seen) == 1 and seen <= set(moments):
            return seen.pop()
        tables[0].page.wait_for_timeout(20)
    raise AssertionError(f"expected all to come to one of {moments}, got {seen}")
