"""Lobo 77 in the browser: whole games against bots and by keys alone, drawing and forgetting, sums said by hand."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kartenhaus import games
from kartenhaus.words import Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import OTHERS_PLAY_ON, Device, is_pressed
from tests.e2e.house import BOT, House, Json, person, script
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.test_keyboard import press_to

GAME = "lobo77"
# Each test runs as soon as the game stands on the shelf.
when_offered = pytest.mark.parametrize("game", [id for id in games.offered() if id == GAME])

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LOOK = """
(words) => {
  const labelled = (label) => document.querySelector(`main [aria-label="${label}"]`);
  const shows = (text) => [...document.querySelectorAll("main button")].some((one) => one.textContent.trim() === text);
  if (shows(words.again)) return "over";
  if (shows(words.deal)) return "deal";
  if (labelled(words.call)) return "call";
  if (labelled(words.hand)?.hasAttribute("data-due")) return "lay";
  return "";
}
"""


class Lobo:
    """The table of Lobo 77 on one device, as a person reads it off the page."""

    def __init__(self, one: Device, press: Callable[..., None] = Locator.click) -> None:
        self.one = one
        self.page: Page = one.page
        self.press = press
        self.words = one.words = Words("en", GAME)
        said = {"again": "table-rematch", "deal": "move-deal", "call": "now-call", "hand": "hand-title"}
        self._said = {key: self.words.say(id) for key, id in said.items()}

    @property
    def hand(self) -> Locator:
        """The cards of one's own hand."""
        return self.page.get_by_role("group", name=self.words.say("hand-title"), exact=True).get_by_role("button")

    @property
    def pile(self) -> Locator:
        """The draw pile."""
        return self.page.get_by_role("button", name=re.compile(f"^{self.words.say('move-draw')}"))

    def plate(self, name: str) -> Locator:
        """The plate of a player."""
        return self.page.get_by_role("group", name="Players").get_by_role("button", name=name)

    def until(self) -> str:
        """Wait for something to be done: lay, call, deal, or over; who is out waits while the others play on."""
        found = self.page.wait_for_function(LOOK, arg=self._said, polling=30, timeout=OTHERS_PLAY_ON)
        return str(found.json_value())

    def act(self, target: Locator) -> None:
        """Press something, if it has not gone by then, and wait for the table's answer."""
        self.one.ask(lambda: is_pressed(self.press, target), target)

    def strike(self, key: str) -> None:
        """Press a key on what has the focus, and wait for the table's answer."""
        self.one.ask(lambda: self.page.keyboard.press(key), key)

    def lay(self) -> None:
        """Lay a number, or whatever may be laid."""
        numbers = self.hand.filter(has_not_text="×2")
        self.act((numbers if numbers.count() else self.page.locator(".hand .lit")).first)

    def do(self, moment: str) -> None:
        """Whatever is due."""
        if moment == "lay":
            self.lay()
        elif moment == "deal":
            self.act(self.one.button("move-deal", exact=True))


def open_room(house: House, *seats: Json, **options: Any) -> Json:
    """A running table of Lobo 77."""
    return house.open_room(*seats, game=GAME, **options)


def sit(one: Device, seated: Json, seats: slice = slice(None)) -> None:
    """Take some of the seats that a room has given out."""
    one.sit(seated, seats, game=GAME)


@when_offered
@pytest.mark.parametrize(("looks", "press"), [(PHONE, Locator.tap), (DESK, Locator.click)], ids=["phone", "desk"])
def test_a_whole_game_from_the_shelf(
    device: NewDevice, game: str, looks: dict[str, Any], press: Callable[..., None]
) -> None:
    table = Lobo(one := device(**looks), press)
    one.go()
    press(one.link("title"))
    press(one.button("box-play"))
    faults, seen = list[str](), set[str]()
    while (moment := table.until()) != "over":
        if moment not in seen:
            at_rest(one.page)
            faults += [f"{moment}: {fault}" for fault in layout_faults(one.page, is_table=True)]
        seen.add(moment)
        table.do(moment)
    at_rest(one.page)
    faults += [f"over: {fault}" for fault in layout_faults(one.page, is_table=True) + axe_faults(one.page)]
    assert "lay" in seen
    assert faults == []
    winner = one.page.get_by_role("heading", level=2).first.inner_text()
    assert winner.endswith(table.words.say("event-won", name="").strip())


@when_offered
def test_drawing_is_an_act_of_its_own_and_can_be_forgotten(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"), start_chips=3)
    ana, ben = Lobo(device(**PHONE)), Lobo(device(**PHONE))
    sit(ana.one, seated, slice(0, 1))
    sit(ben.one, seated, slice(1, 2))
    ana.page.get_by_role("main").get_by_role("status").wait_for()
    ben.page.get_by_role("main").get_by_role("status").wait_for()
    now = ana.page.get_by_role("main").get_by_role("status")
    is_ana_first = now.inner_text() == ana.words.say("now-lay")
    first, second = (ana, ben) if is_ana_first else (ben, ana)
    assert first.until() == "lay"
    first.lay()
    expect(first.hand).to_have_count(4)
    first.act(first.pile)
    expect(first.hand).to_have_count(5)
    assert second.until() == "lay"
    second.lay()
    expect(second.hand).to_have_count(4)
    assert first.until() == "lay"
    first.lay()
    forgetful = "Ben" if is_ana_first else "Ana"
    sentence = first.words.say("event-forgot", name=forgetful, cards=4)
    expect(first.page.get_by_text(sentence, exact=True).first).to_be_visible()
    expect(first.plate(forgetful)).to_have_accessible_name(re.compile(r"4 cards$"))
    second.press(second.pile)
    refusal = second.words.say("refusal-nothing_to_draw")
    expect(second.page.get_by_text(refusal)).to_be_visible()
    expect(second.hand).to_have_count(4)


@when_offered
def test_a_sum_that_is_said_by_hand(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), BOT, total_call="player", draw_mode="auto")
    table = Lobo(device(**DESK))
    sit(table.one, seated)
    assert table.until() == "lay"
    table.lay()
    assert table.until() == "call"
    assert axe_faults(table.page) == []
    table.page.keyboard.type("99")
    table.act(table.one.button("move-call", total=99))
    expect(table.page.get_by_text(re.compile("^Ana says 99; ")).first).to_be_visible()


@when_offered
def test_an_onlooker_sees_the_sum_and_no_hand(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"))
    table = Lobo(device(**PHONE))
    table.one.go(f"/t/{seated['code']}")
    table.one.button("join-look").click()
    expect(table.page.get_by_text(table.words.say("total-title", total=0))).to_be_attached()
    expect(table.page.get_by_role("group", name=table.words.say("hand-title"), exact=True)).to_have_count(0)
    expect(table.pile).to_have_count(0)


@when_offered
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_eight_players_fit_on_a_phone(device: NewDevice, house: House, game: str, scheme: str) -> None:
    table = Lobo(device(**PHONE, color_scheme=scheme))
    sit(table.one, open_room(house, person("Maximiliane"), *[BOT] * 7))
    table.until()
    at_rest(table.page)
    assert layout_faults(table.page, is_table=True) == []
    assert axe_faults(table.page) == []


def wanted_card(page: Page, n: int) -> int:
    """One of the cards that may be laid now, each time another one; its place in the hand."""
    may: list[int] = page.locator(".hand [data-rove]").evaluate_all(
        "(cards) => cards.flatMap((card, i) => (card.classList.contains('lit') ? [i] : []))"
    )
    return may[n % len(may)]


@when_offered
def test_a_whole_game_without_a_mouse(device: NewDevice, house: House, game: str) -> None:
    table, lost = Lobo(device(**DESK)), list[str]()
    sit(table.one, open_room(house, person("Ana"), BOT, start_chips=1))
    keys, n = table.page.keyboard, 0
    while (moment := table.until()) != "over":
        n += 1
        if n > 1 and table.page.evaluate(script("focus")) is None:
            lost.append(moment)
        if moment == "deal":
            press_to(table.page, "^Deal the next round")
            table.strike("Enter")
            continue
        press_to(table.page, r"^(Card |×2|Change of direction)")
        keys.press("Home")
        for _ in range(wanted_card(table.page, n)):
            keys.press("ArrowRight")
        table.strike("Enter" if n % 2 else "Space")
        # Whether in time or too late, who has laid a card may reach for the pile.
        press_to(table.page, "Draw a card|^Play again|^Deal the next round")
        focus = table.page.evaluate(script("focus"))
        if focus and "Draw" in focus["label"]:
            keys.press("Space")
    assert lost == []
    press_to(table.page, "^Play again")
    keys.press("Enter")
    expect(table.hand).to_have_count(5)


@when_offered
def test_the_score_sheet_lies_open_during_play(device: NewDevice, house: House, game: str) -> None:
    table = Lobo(device(**PHONE), Locator.tap)
    sit(table.one, open_room(house, person("Maximiliane"), *[BOT] * 7))
    table.until()
    assert table.one.open(table.one.button("table-scores"), Locator.tap)
    sheet = table.page.get_by_role("dialog", name=table.words.say("table-scores"))
    expect(sheet.get_by_role("row")).to_have_count(9)
    assert layout_faults(table.page) == []


@when_offered
def test_a_table_agrees_in_one_tap_that_nobody_has_to_draw(device: NewDevice, house: House, game: str) -> None:
    seated = house.open_room(person("Ana"), person("Ben"), game=GAME, start=False)
    host, guest = device(game=GAME, **PHONE), device(game=GAME, **PHONE)
    host.sit(seated, slice(0, 1))
    guest.sit(seated, slice(1, 2))
    wish = host.page.get_by_role("switch", name=host.words.say("draw-for-all"))
    agreed = host.words.say(
        "options-is", option=host.words.say("option-draw_mode"), value=host.words.say("option-draw_mode-auto")
    )
    wish.tap()
    expect(wish).to_be_checked()
    expect(guest.page.get_by_text(agreed)).to_be_visible()
    assert layout_faults(host.page) == []
    assert axe_faults(host.page) == []
    wish.tap()
    expect(wish).not_to_be_checked()
    expect(guest.page.get_by_text(agreed)).to_have_count(0)
    wish.tap()
    expect(wish).to_be_checked()
    expect(guest.page.get_by_text(agreed)).to_be_visible()
    host.button("lobby-start").tap()
    ana, ben = Lobo(host, Locator.tap), Lobo(guest, Locator.tap)
    expect(ana.hand).to_have_count(5)
    expect(ben.hand).to_have_count(5)
    first = ana if host.page.get_by_role("main").get_by_role("status").inner_text() == ana.words.say("now-lay") else ben
    first.lay()
    expect(first.page.get_by_role("main").get_by_role("status")).not_to_have_text(first.words.say("now-lay"))
    expect(first.hand).to_have_count(5)
    expect(ana.pile).to_have_count(0)
