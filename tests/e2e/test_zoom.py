"""Everything stays in sight and in reach when a desk's page is shown, or its letters are, at twice the size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, House, person, script
from tests.e2e.looks import at_rest, layout_faults

OFFERED = ("horses", "lobo77", "nilokilo", "nimmt", "skunks")
DESK, TABLET = {"width": 1440, "height": 900}, {"width": 820, "height": 1180}
NUMERAL = 20  # px: the least height of type on a card, as on a small phone
TWICE = 32  # px: the browser's letters, 16 usually


def zoomed(device: NewDevice, game: str = "nimmt") -> Device:
    """A desk at 200 %: half the page fits, at two pixels each."""
    return device(game=game, locale="de", viewport={"width": 720, "height": 450}, device_scale_factor=2)


def large_letters(device: NewDevice, game: str = "nimmt") -> Device:
    """A desk whose person has set letters twice as large in the browser."""
    one = device(game=game, locale="de", viewport=DESK)
    one.context.new_cdp_session(one.page).send("Page.setFontSizes", {"fontSizes": {"standard": TWICE, "fixed": TWICE}})
    return one


def large_letters_on_a_tablet(device: NewDevice, game: str = "nimmt") -> Device:
    """The same on a tablet held upright."""
    one = large_letters(device, game)
    one.page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    return one


WAYS = [zoomed, large_letters, large_letters_on_a_tablet]
Way = Callable[..., Device]


def faults(page: Page, where: str, *, is_table: bool = False) -> list[str]:
    """What is outside, too small, cut off or below something else."""
    at_rest(page)
    found = layout_faults(page, is_table=is_table, numeral=NUMERAL) + page.evaluate(script("covered"))
    return [f"{where}: {fault}" for fault in found]


@pytest.mark.parametrize("way", WAYS)
def test_around_the_table(device: NewDevice, way: Way) -> None:
    one, found = way(device), list[str]()
    one.go()
    one.link("title").wait_for()
    found += faults(one.page, "shelf")
    one.link("title").click()
    one.button("box-play").wait_for()
    found += faults(one.page, "box")
    one.link("box-friends").click()
    one.heading("setup-title").wait_for()
    found += faults(one.page, "set-up")
    one.button("setup-change", exact=True).click()
    one.page.get_by_role("dialog").wait_for()
    found += faults(one.page, "options")
    one.button("page-done").click()
    one.button("setup-invite").click()
    one.heading("lobby-title").wait_for()
    found += faults(one.page, "lobby")
    assert found == []


@pytest.mark.parametrize("way", WAYS)
def test_at_each_table(device: NewDevice, house: House, way: Way) -> None:
    found: list[str] = []
    for game in OFFERED:
        one = way(device, game)
        one.sit(house.open_room(person("Ana"), BOT, BOT, BOT, game=game))
        one.page.locator("[data-spot^=seat]").first.wait_for()
        found += faults(one.page, f"{game}, table", is_table=True)
        found += [f"{game} was scrolled away: {what}" for what in one.page.evaluate(script("scrolled"))]
        one.button("room-menu", exact=True).click()
        one.page.get_by_role("dialog").wait_for()
        found += faults(one.page, f"{game}, menu")
    assert found == []


def test_what_the_focus_comes_to_does_not_hide_below_the_foot(device: NewDevice) -> None:
    one = zoomed(device)
    one.go("/#/nimmt/friends")
    one.heading("setup-title").wait_for()
    foot = one.button("setup-invite")
    for _ in range(25):
        one.page.keyboard.press("Tab")
        hidden = one.page.evaluate(
            """(foot) => {
              const at = document.activeElement;
              const edge = foot.parentElement.getBoundingClientRect().top;
              const box = (at.closest("label") ?? at).getBoundingClientRect();
              return !foot.parentElement.contains(at) && box.top > edge ? at.outerHTML : null;
            }""",
            foot.element_handle(),
        )
        assert hidden is None
