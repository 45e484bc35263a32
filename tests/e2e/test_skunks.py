"""Whole games of Flinke Stinker against bots, on a phone and on a desk, as soon as the game stands on the shelf."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page

from kartenhaus import games
from kartenhaus.words import Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, PATIENCE, House, Json, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults

OFFERED = [id for id in games.offered() if id == "skunks"]
SCREENS: dict[str, Json] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
# What the person in front of the page can do now; "" while cards travel or somebody else is awaited.
MOMENT = """
(words) => {
  const main = document.querySelector("main");
  const buttons = [...(main?.querySelectorAll("button") ?? [])];
  const called = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const free = (name) => buttons.find((one) => one.getAttribute("aria-disabled") !== "true" && called(one) === name);
  if (free(words.skip)) return "";
  if (free(words.again)) return "over";
  if (free(words.cover)) return "cover";
  if (free(words.go_on)) return "go_on";
  const group = (name) => main?.querySelector(`[role=group][data-due][aria-label="${name}"]`);
  if (group(words.skunk)) return "skunk";
  if (main?.querySelector(".gifts[data-due]")) return "give";
  const run = main?.querySelector("button.run");
  if (run && run.getAttribute("aria-disabled") === "false") return "run";
  return group(words.spread) ? "turn" : "";
}
"""


class Table:
    """The table of Flinke Stinker on one page."""

    def __init__(self, one: Device, press: Callable[[Locator], None]) -> None:
        self.one = one
        self.page: Page = one.page
        self.press = press
        self._turned = 0
        self.words = Words("en", "skunks")
        ids = {"skip": "table-skip", "again": "table-rematch", "cover": "move-cover", "go_on": "move-go_on"}
        ids |= {"skunk": "now-skunk", "spread": "spread-title"}
        self._said = {key: self.words.say(id) for key, id in ids.items()}

    def until(self) -> str:
        """Wait for a moment at which something can be done."""
        moment: Any = self.page.wait_for_function(MOMENT, arg=self._said, polling=30).json_value()
        return str(moment)

    @property
    def cards(self) -> Locator:
        """The covered cards of the middle."""
        return self.page.get_by_role("group", name=self._said["spread"]).get_by_role("button")

    def _anywhere(self) -> int:
        """A covered card that is not always the same: where a puma lies, it stays."""
        self._turned += 1
        return self._turned * 7 % self.cards.count()

    def do(self, moment: str) -> None:
        """Whatever is due: run whenever it is open, else turn a card, each time somewhere else."""
        doing = {
            "skunk": self.page.get_by_role("group", name=self._said["skunk"]).locator("[aria-disabled=false]").first,
            "turn": self.cards.nth(self._anywhere()) if moment == "turn" else self.cards,
            "cover": self.page.get_by_role("button", name=self._said["cover"]),
            "go_on": self.page.get_by_role("button", name=self._said["go_on"]),
            "give": self.page.locator(".gifts").get_by_role("button").first,
            "run": self.page.locator("button.run"),
        }
        told = len(self.one.frames)
        self.press(doing[moment])
        for _ in range(500):
            if len(self.one.frames) > told:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"expected the table to go on after {moment!r}, got no answer")


def open_room(house: House, *seats: Json, **options: str | int) -> Json:
    """A new room of Flinke Stinker."""
    wish = {"game": "skunks", "seats": list(seats), "options": options, "start": True}
    answer = httpx.post(f"{house.url}/api/rooms", json=wish, timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_against_bots(device: NewDevice, house: House, screen: str, game: str) -> None:
    one = device(**SCREENS[screen])
    one.sit(open_room(house, person("Ana"), BOT, BOT, BOT, BOT))
    table = Table(one, Locator.tap if screen == "phone" else Locator.click)
    seen, faults = set[str](), list[str]()
    while (moment := table.until()) != "over":
        if moment not in seen:
            at_rest(one.page)
            faults += [f"{moment}: {fault}" for fault in layout_faults(one.page, is_table=True)]
            faults += [f"{moment}: {fault}" for fault in axe_faults(one.page)]
        seen.add(moment)
        table.do(moment)
    at_rest(one.page)
    faults += [f"over: {fault}" for fault in layout_faults(one.page, is_table=True) + axe_faults(one.page)]
    assert faults == []
    assert {"skunk", "turn", "run"} <= seen


@pytest.mark.parametrize("game", OFFERED)
def test_a_covered_puma_leaves_no_trace_on_the_page(device: NewDevice, house: House, game: str) -> None:
    one = device()
    one.sit(open_room(house, person("Ana"), BOT))
    table = Table(one, Locator.click)
    while (moment := table.until()) not in {"cover", "over"}:
        table.do(moment)
    if moment == "over":
        pytest.fail("expected Ana to meet a puma in this game, got none")
    before = spread_of(one.page)
    open_card = next(i for i, card in enumerate(before) if "Puma" in card)
    table.do("cover")
    table.until()
    after = spread_of(one.page)
    alike = {strip_place(card) for card in after if "<button" in card}
    assert len(alike) <= 2, alike  # the one stop for Tab, and all others
    assert open_card == 0 or 'tabindex="0"' not in after[open_card]
    one.page.reload()
    table.until()
    assert not [card for card in spread_of(one.page) if "Puma" in card]


def spread_of(page: Page) -> list[str]:
    """Every place of the middle as the page has it."""
    found: list[str] = page.evaluate("() => [...document.querySelectorAll('.spread > *')].map((one) => one.outerHTML)")
    return found


def strip_place(card: str) -> str:
    """A card without what says where it lies."""
    return re.sub(r"(data-place|aria-label|--order)[=:] ?(\"[^\"]*\"|\d+)", "", card)
