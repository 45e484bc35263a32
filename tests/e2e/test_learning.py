"""Learning a game: its tour, hints, and looking something up."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, House, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.table import Table

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RING = ".ring"


class Tour:
    """The tour as somebody sees it who takes it."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page: Page = device.page
        self.bubble = self.page.get_by_role("region", name=device.words.say("box-tour"))

    def begin(self, game: str) -> None:
        """From the box to the first sentence."""
        self.device.go(f"/#/{game}")
        self.device.link("box-tour").click()

    def says(self, step: str, **facts: str | int) -> None:
        """Wait for the sentence of a step."""
        expect(self.bubble.get_by_text(self.device.words.say(f"tour-{step}", **facts), exact=True)).to_be_visible()

    @property
    def next(self) -> Locator:
        return self.bubble.get_by_role("button", name=self.device.words.say("tour-next"), exact=True)

    @property
    def show(self) -> Locator:
        return self.bubble.get_by_role("button", name=self.device.words.say("tour-show"), exact=True)

    @property
    def play(self) -> Locator:
        return self.bubble.get_by_role("link", name=self.device.words.say("tour-play"))

    def waits(self) -> None:
        """Until the learner is to do something."""
        expect(self.page.locator(".bubble .button:not(.round):not([disabled])")).to_be_visible()


def test_on_a_phone_a_learner_taps_through_the_tour_and_a_wrong_try_is_for_later(device: NewDevice) -> None:
    one = device(**PHONE)
    tour, table = Tour(one), Table(one.page, press=Locator.tap)
    tour.begin("nimmt")
    tour.says("goal")
    tour.next.tap()
    tour.says("rows")
    tour.next.tap()
    tour.says("choose", card=25, below=24)
    expect(one.page.locator(RING)).to_have_count(1)
    at_rest(one.page)
    assert not layout_faults(one.page, is_table=True)
    assert not axe_faults(one.page)
    table.card(88).tap()
    expect(one.text("tour-later")).to_be_visible()
    tour.says("choose", card=25, below=24)
    table.card(25).tap()
    tour.says("placed", card=25, below=24)
    tour.next.tap()
    tour.says("full")
    tour.next.tap()
    tour.says("safe", card=12, below=9)
    table.card(12).tap()
    tour.says("sixth", name="Bruno", card=37, heads=8)
    tour.next.tap()
    tour.says("low", card=3)
    table.card(3).tap()
    tour.says("take", card=3, row=1)
    table.rows.nth(0).tap()
    tour.says("taken")
    tour.next.tap()
    tour.says("end")
    tour.play.tap()
    expect(one.button("box-play")).to_be_visible()


def test_the_tour_of_a_story_waits_for_the_learner_to_tell_and_to_grab(device: NewDevice) -> None:
    one = device(game="horses")
    tour, page = Tour(one), one.page
    tour.begin("horses")
    tour.says("goal")
    tour.next.click()
    tour.says("name")
    one.field("board-name-field").fill("Zottel")
    one.button("board-propose", exact=True).click()
    tour.says("opening")
    words = one.field("board-your-words")
    words.fill("It was a cold morning in May")
    one.button("board-tell", exact=True).click()
    expect(page.get_by_role("main").get_by_role("alert")).to_be_visible()
    words.fill("Once a dog woke up early")
    one.button("board-tell", exact=True).click()
    tour.says("match")
    hand = page.get_by_role("group", name=one.words.say("board-hand"))
    hand.get_by_role("button", name=re.compile("^Stable")).click()
    tour.says("sentence")
    words.fill("It ran into the stable and barked")
    one.button("board-tell", exact=True).click()
    tour.says("grab", name="Bruno")
    expect(page.get_by_text("Zottel", exact=True).first).to_be_visible()
    page.get_by_role("button", name=one.words.say("board-grab", horse="Zottel")).click()
    tour.says("slip")
    hand.get_by_role("button", name=re.compile("^Blacksmith")).click()
    tour.says("hazard", name="Carla")
    one.button("board-pay", cards=1).click()
    tour.says("special")
    tour.next.click()
    tour.says("end")


@pytest.mark.parametrize("game", ["lobo77", "skunks", "nilokilo"])
def test_whoever_is_shown_everything_gets_to_the_end_and_back_to_the_start(device: NewDevice, game: str) -> None:
    one = device(game=game, locale="de")
    tour = Tour(one)
    tour.begin(game)
    while not tour.play.is_visible():
        tour.waits()
        if tour.show.is_visible():
            expect(one.page.locator(RING).first).to_be_visible()
        said = tour.bubble.get_by_role("paragraph").inner_text()
        tour.show.or_(tour.next).click()
        expect(tour.bubble.get_by_role("paragraph")).not_to_have_text(said)
        tour.waits()
    one.button("tour-again").click()
    tour.says("goal")


def test_a_hint_is_asked_for_lit_and_played(device: NewDevice, house: House) -> None:
    one = device()
    one.sit(house.open_room(person("Ana"), BOT, BOT))
    table = Table(one.page)
    table.until("choose")
    one.button("hints-ask").click()
    hint = one.page.get_by_role("complementary", name=one.words.say("hints-title"))
    expect(hint).to_be_visible()
    at_rest(one.page)
    assert not axe_faults(one.page)
    ring = one.page.locator(RING)
    expect(ring).to_have_count(1)
    place = ring.bounding_box()
    assert place is not None
    before = table.look().hand
    one.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + 10)
    expect(ring).to_have_count(0)
    expect(hint).to_be_hidden()
    chosen = table.until("choose", "row", "ready").hand
    assert len(before) - len(chosen) == 1


def test_two_people_get_hints_when_the_host_wants_them(device: NewDevice, house: House) -> None:
    one = device()
    one.sit(house.open_room(person("Ana"), person("Bea"), BOT))
    one.button("cover-ready", name="Ana").click()
    Table(one.page).until("choose")
    expect(one.button("hints-ask")).to_have_count(0)
    one.button("room-menu", exact=True).click()
    one.choice("hints-title", "hints-on").check()
    one.button("page-close", exact=True).click()
    expect(one.button("hints-ask")).to_be_visible()


def test_a_greyed_thing_says_why_not_and_shows_its_rule(device: NewDevice, house: House) -> None:
    one = device(game="lobo77")
    one.sit(house.open_room(person("Ana"), BOT, BOT, game="lobo77"))
    one.button("move-draw").press("Enter")  # nobody can draw who has not laid a card
    said = one.words.say("refusal-nothing_to_draw")
    one.button("table-why-of", sentence=said).click()
    expect(one.page.get_by_role("dialog").get_by_text(one.words.say("why-lb-15"))).to_be_visible()


@pytest.mark.parametrize(
    ("query", "found", "missing"),
    [
        ("hornOCHSEN", "Karten und Hornochsen", "Vor dem ersten Zug"),
        ("Zuege offen", "Kleine Streitfragen", "Karten und Hornochsen"),
    ],
)
def test_the_rules_are_searched(device: NewDevice, query: str, found: str, missing: str) -> None:
    one = device(locale="de")
    one.go("/#/nimmt/rules")
    headings = one.page.get_by_role("heading", level=2)
    expect(headings.filter(has_text="Kleine Streitfragen")).to_be_visible()
    one.page.get_by_role("searchbox").fill(query)
    expect(headings.filter(has_text=found)).to_be_visible()
    expect(headings.filter(has_text=missing)).to_have_count(0)
    expect(one.page.locator("mark").first).to_be_visible()
    one.page.get_by_role("searchbox").fill("Giraffe")
    expect(headings).to_have_count(0)
    expect(one.text("help-found", n=0)).to_be_visible()
