"""Whole games of Flinke Stinker: against bots, in two browsers, on one device by two people, by keys alone."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kartenhaus import games
from kartenhaus.table import records
from kartenhaus.words import Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import OTHERS_PLAY_ON, Device, is_pressed
from tests.e2e.house import BOT, House, Json, person, script
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.test_keyboard import press_to

GAME = "skunks"
OFFERED = [id for id in games.offered() if id == GAME]
SCREENS: dict[str, Json] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
ENOUGH = 4  # footprints to run with
STEPS = 8000  # looks at a page after which a game should long be over
# What the person in front of the page can do now; "" while cards travel or somebody else is awaited.
MOMENT = """
(words) => {
  const main = document.querySelector("main");
  const buttons = [...(main?.querySelectorAll("button") ?? [])];
  const called = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const free = (name) => buttons.find((one) => one.getAttribute("aria-disabled") !== "true" && called(one) === name);
  if (free(words.skip)) return "";
  if (free(words.again)) return "over";
  if (free(words.cover) || free(words.seen)) return "cover";
  if (free(words.go_on)) return "go_on";
  const group = (name) => main?.querySelector(`[role=group][data-due][aria-label="${name}"]`);
  if (group(words.skunk)) return "skunk";
  if (main?.querySelector(".choose")) return ""; // there is no run yet
  if (main?.querySelector(".gifts[data-due]")) return "give";
  const run = main?.querySelector("button.run");
  const steps = Number(run?.textContent.match(/[0-9]+/)); // whoever runs with less gets nowhere
  const mayTurn = group(words.spread) && steps < words.enough;
  if (run && run.getAttribute("aria-disabled") === "false" && !mayTurn) return "run";
  return group(words.spread) ? "turn" : "";
}
"""


class Table:
    """The table of Flinke Stinker on one page."""

    def __init__(self, one: Device, press: Callable[..., None]) -> None:
        self.one = one
        self.page: Page = one.page
        self.press = press
        self._turned = 0
        self._lying = 0
        self._pumas = set[str]()  # places
        self.words = one.words = Words("en", GAME)
        ids = {"skip": "table-skip", "again": "table-rematch", "cover": "move-cover", "go_on": "move-go_on"}
        ids |= {"seen": "act-seen", "skunk": "now-skunk", "spread": "spread-title"}
        self._said: Json = {key: self.words.say(id) for key, id in ids.items()} | {"enough": ENOUGH}

    def until(self) -> str:
        """Wait for a moment at which something can be done."""
        found = self.page.wait_for_function(MOMENT, arg=self._said, polling=30, timeout=OTHERS_PLAY_ON)
        return str(found.json_value())

    def look(self) -> str:
        """What can be done at this very moment, "" for nothing."""
        return str(self.page.evaluate(MOMENT, self._said))

    @property
    def tiles(self) -> list[str]:
        """Every tile of the track with whoever stands there, as it is said."""
        return self.page.get_by_role("list", name=self.words.say("track-title")).locator("li").all_inner_texts()

    @property
    def cards(self) -> Locator:
        """The covered cards of the middle."""
        return self.page.get_by_role("group", name=self._said["spread"]).get_by_role("button")

    def _anywhere(self) -> Locator:
        """A covered card, each time another one; where a puma was met, the cards are left alone as long as they lie."""
        places: list[str] = self.cards.evaluate_all("(cards) => cards.map((card) => card.dataset.place)")
        if len(places) > self._lying:
            self._pumas.clear()  # all were laid anew
        self._lying = len(places)
        self._turned += 1
        unknown = [place for place in places if place not in self._pumas] or places
        return self.page.locator(f".spread [data-place='{unknown[self._turned * 37 % len(unknown)]}']")

    def _met(self) -> None:
        """Remember where a puma lies open."""
        self._pumas |= set(
            self.page.locator(".spread .open").evaluate_all("(all) => all.map((one) => one.dataset.place)")
        )

    def do(self, moment: str) -> None:
        """Whatever is due: run with enough footprints, else turn a card, each time somewhere else."""
        doing = {
            "skunk": self.page.get_by_role("group", name=self._said["skunk"]).locator("[aria-disabled=false]").first,
            "turn": self._anywhere() if moment == "turn" else self.cards,
            "cover": self.page.locator(".acts .main:not(.run)"),
            "go_on": self.page.get_by_role("button", name=self._said["go_on"]),
            "give": self.page.locator(".gifts").get_by_role("button").first,
            "run": self.page.locator("button.run"),
        }
        if moment == "cover":
            self._met()
        asked, due = self.one.n_asked, doing[moment]
        self.one.ask(lambda: is_pressed(self.press, due), moment)
        if moment == "cover" and self.one.n_asked > asked:  # who shares the device is asked as well
            expect(due).to_have_count(0)


def open_room(house: House, *seats: Json, **options: Any) -> Json:
    """A new room of Flinke Stinker."""
    return house.open_room(*seats, game=GAME, **options)


def play_on(tables: list[Table], *, until: str = "over") -> set[str]:
    """Everybody does what is due until a moment has come at every table; what there was to do."""
    seen, moments = set[str](), list[str]()
    for _ in range(STEPS):
        moments = [table.look() for table in tables]
        if set(moments) == {until}:
            return seen
        for table, moment in zip(tables, moments, strict=True):
            if moment and moment not in {until, "over"}:
                seen.add(moment)
                table.do(moment)
                break
        tables[0].page.wait_for_timeout(10)
    raise AssertionError(f"expected {until!r} at every table, got {moments}")


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_against_bots(device: NewDevice, house: House, screen: str, game: str) -> None:
    one = device(game=GAME, **SCREENS[screen])
    one.sit(open_room(house, person("Ana"), BOT, BOT, BOT, BOT))
    table = Table(one, Locator.tap if screen == "phone" else Locator.click)
    seen, faults = set[str](), list[str]()
    while (moment := table.until()) != "over" or "run" not in seen:
        if moment == "over":  # somebody has won before Ana could run
            table.press(one.button("table-rematch"))
            expect(one.button("table-rematch")).to_have_count(0)
            continue
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
def test_two_browsers_play_a_whole_game(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"))
    phone, desk = device(game=GAME, **SCREENS["phone"]), device(game=GAME, **SCREENS["desk"])
    phone.sit(seated, slice(0, 1))
    desk.sit(seated, slice(1, 2))
    tables = [Table(phone, Locator.tap), Table(desk, Locator.click)]
    assert {"skunk", "turn", "run"} <= play_on(tables)
    record = json.loads(house.record(seated["code"]))
    assert records.verify(record, games.load(GAME)) == []
    winner = next(seat["name"] for seat, rank in zip(record["seats"], record["ranks"], strict=True) if rank == 1)
    for table in tables:
        headline = table.page.get_by_role("main").get_by_role("heading", level=2).first
        expect(headline).to_have_text(table.words.say("end-won", name=winner))
        course = table.page.locator("figure svg[role=img]").get_attribute("aria-label")
        assert re.search(rf"{winner}: [\d, ]*23$|{winner}: [\d, ]*23;", course or ""), course
        assert not layout_faults(table.page, is_table=True)
        assert not axe_faults(table.page)
        table.press(table.one.button("table-look"))
        expect(table.page.get_by_role("list", name=table.words.say("track-title"))).to_be_visible()
    assert tables[0].tiles == tables[1].tiles


@pytest.mark.parametrize("game", OFFERED)
def test_two_people_share_a_device_without_any_cover(device: NewDevice, house: House, game: str) -> None:
    one = device(game=GAME, **SCREENS["phone"])
    one.sit(open_room(house, person("Ana"), person("Ben"), wait_for_all="on"))
    table = Table(one, Locator.tap)
    board = table.page.locator(".board.skunks").element_handle()
    # A cover would take the board's place, and somebody would have to lift it.
    seen = play_on([table])
    assert {"skunk", "turn", "run"} <= seen
    assert board.evaluate("(board) => board.isConnected"), "expected one board from the first turn to the last"
    for name in ("Ana", "Ben"):
        expect(one.button("cover-ready", name=name)).to_have_count(0)


def moved(table: Table, label: str, key: str, times: int = 0) -> None:
    """Go to something by keys alone, and press it."""
    press_to(table.page, label)
    for _ in range(times):
        table.page.keyboard.press("ArrowRight")
    table.one.ask(lambda: table.page.keyboard.press(key), f"{key} on {label}")


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_without_a_mouse(device: NewDevice, house: House, game: str) -> None:
    one = device(game=GAME, **SCREENS["desk"])
    one.sit(open_room(house, person("Ana"), BOT))
    table, lost = Table(one, Locator.click), list[str]()
    labels = {
        "skunk": "^(green|orange|yellow|red|blue)",
        "turn": "^Covered card",
        "cover": "^Cover the puma",
        "run": "^Run ",
    }
    labels |= {"give": "^Give Bot", "go_on": "^Go on turning"}
    n, seen = 0, set[str]()
    while (moment := table.until()) != "over" or "run" not in seen:
        n += 1
        if moment == "over":  # the bot has won before Ana could run
            press_to(one.page, "^Play again")
            one.page.keyboard.press("Enter")
            expect(one.button("table-rematch")).to_have_count(0)
            continue
        if moment in {"turn", "run"} & seen and one.page.evaluate(script("focus")) is None:
            lost.append(moment)
        seen.add(moment)
        if moment == "skunk":
            press_to(one.page, labels[moment])
            press_to(one.page, r"^\w+$", "ArrowRight")  # a colour without an owner
        moved(table, labels[moment], "Enter" if n % 2 else "Space", times=n * 3 % 7 if moment == "turn" else 0)
    assert {"skunk", "turn", "run"} <= seen
    assert lost == []
    press_to(one.page, "^Play again")
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("group", name=table.words.say("now-skunk"))).to_be_visible()


@pytest.mark.parametrize("game", OFFERED)
def test_everybody_is_asked_whether_they_have_seen_the_puma(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"), person("Cem"), wait_for_all="on", reveal_seconds=1)
    devices = [device(game=GAME, **SCREENS["phone"]) for _ in seated["held"]]
    for seat, one in enumerate(devices):
        one.sit(seated, slice(seat, seat + 1))
    tables = [Table(one, Locator.tap) for one in devices]
    play_on(tables, until="cover")
    plates = [table.page.get_by_role("group", name="Players").get_by_role("button") for table in tables]
    seen = re.compile("has seen the puma")
    tables[1].do("cover")
    for shown in plates:
        expect(shown.filter(has_text=seen)).to_have_count(1)
        expect(shown.filter(has_text=seen)).to_contain_text("Ben")
    assert all(any("Puma" in card for card in spread_of(table.page)) for table in tables)
    for table in (tables[0], tables[2]):
        table.do("cover")
    for table, shown in zip(tables, plates, strict=True):
        expect(shown.filter(has_text=seen)).to_have_count(0)
        expect(table.page.locator(".spread .open")).to_have_count(0)


@pytest.mark.parametrize("game", OFFERED)
def test_the_used_pile_is_open_to_all_where_that_is_agreed(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"), pile_open="true")
    ana, onlooker = device(game=GAME, **SCREENS["phone"]), device(game=GAME, **SCREENS["phone"])
    ana.sit(seated)
    onlooker.go(f"/t/{seated['code']}")
    onlooker.button("join-look").tap()
    table = Table(ana, Locator.tap)
    while (moment := table.until()) != "run":
        table.do(moment)
    table.do("run")
    table.until()
    for one in (ana, onlooker):
        one.page.get_by_role("button", name=re.compile("^Used: [1-9]")).tap()
        cards = one.page.get_by_role("dialog").get_by_role("img")
        expect(cards.first).to_have_accessible_name(re.compile("^Footprints: [1-4]$"))
        assert not layout_faults(one.page)


@pytest.mark.parametrize("game", OFFERED)
def test_the_race_goes_on_without_somebody_who_leaves(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"), BOT, leaver="remove")
    ana, ben = device(game=GAME, **SCREENS["phone"]), device(game=GAME, **SCREENS["desk"])
    ana.sit(seated, slice(0, 1))
    ben.sit(seated, slice(1, 2))
    tables = [Table(ana, Locator.tap), Table(ben, Locator.click)]
    for table in tables:
        assert table.until() == "skunk"
        table.do("skunk")
    ben.button("room-menu").click()
    ben.button("lobby-leave").click()
    ben.button("room-leave-yes").click()
    plate = ana.page.get_by_role("group", name="Players").get_by_role("button", name=re.compile("^Ben"))
    expect(plate).to_have_accessible_name(re.compile("has left"))
    play_on(tables[:1])
    assert "Ben" not in " ".join(tables[0].tiles)


@pytest.mark.parametrize("game", OFFERED)
def test_a_track_laid_by_hand(device: NewDevice, house: House, game: str) -> None:
    one = device(game=GAME, **SCREENS["phone"])
    one.sit(open_room(house, person("Ana"), BOT, track="custom", starter="pick"))
    table = Table(one, Locator.tap)
    assert table.until() == "skunk"
    table.do("skunk")
    path, stink = one.button("move-path"), one.button("move-stink")
    path.wait_for()
    for tile in range(1, 23):
        wanted = stink if tile % 3 == 0 and tile < 22 else path
        wanted.tap()
        expect(one.page.locator(".tile.path, .tile.stink")).to_have_count(tile)
        if tile == 2:
            assert not layout_faults(one.page, is_table=True)
            assert not axe_faults(one.page)
            one.button("move-lift").tap()
            expect(one.page.locator(".tile.path, .tile.stink")).to_have_count(1)
            path.tap()
            expect(one.page.locator(".tile.path, .tile.stink")).to_have_count(2)
    one.button("move-begin").tap()
    one.page.get_by_role("group", name=table.words.say("now-starter")).get_by_role("button", name="Ana").tap()
    assert table.until() == "turn"
    assert [i for i, tile in enumerate(table.tiles) if "stinks" in tile] == [3, 6, 9, 12, 15, 18, 21]


@pytest.mark.parametrize("game", OFFERED)
def test_a_covered_puma_leaves_no_trace_on_the_page(device: NewDevice, house: House, game: str) -> None:
    one = device(game=GAME)
    one.sit(open_room(house, person("Ana"), BOT))
    table = Table(one, Locator.click)
    while (moment := table.until()) != "cover":
        if moment == "over":  # somebody has won before Ana met a puma
            table.press(one.button("table-rematch"))
            expect(one.button("table-rematch")).to_have_count(0)
        else:
            table.do(moment)
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
    return re.sub(r"(data-place|data-spot|aria-label|--order)[=:] ?(\"[^\"]*\"|\d+)", "", card)
