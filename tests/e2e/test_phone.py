"""A phone held upright: everything is in reach, big enough, and on the screen."""

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import NewDevice
from tests.e2e.looks import at_rest, layout_faults
from tests.e2e.table import Table

NUMERAL = {360: 24, 320: 20}  # width: the least height of type on a card; below 360 px it may give way


def check(page: Page, where: str, faults: list[str], *, is_table: bool = False) -> None:
    """Note what is wrong with the screen as it is now."""
    at_rest(page)
    numeral = NUMERAL[page.evaluate("() => innerWidth")]
    faults += [f"{where}: {fault}" for fault in layout_faults(page, is_table=is_table, numeral=numeral)]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (320, 640)])
def test_a_whole_deal_by_touch(device: NewDevice, width: int, height: int) -> None:
    one = device(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page, faults = one.page, list[str]()
    one.go()
    one.link("title").wait_for()
    check(page, "shelf", faults)
    one.link("title").tap()
    one.button("box-play").wait_for()
    check(page, "box", faults)
    one.open(one.button("settings-title"), Locator.tap)
    check(page, "settings", faults)
    one.button("page-close").tap()
    one.link("box-rules").tap()
    one.heading("help-title").wait_for()
    check(page, "rules", faults)
    page.go_back()
    one.link("box-friends").tap()
    one.heading("setup-title").wait_for()
    check(page, "set-up", faults)
    one.open(one.button("setup-change", exact=True), Locator.tap)
    check(page, "options", faults)
    one.button("page-done").tap()
    one.button("setup-invite").tap()
    one.heading("lobby-title").wait_for()
    check(page, "lobby", faults)
    one.go("/#/nimmt")
    one.button("box-play").tap()
    table = Table(page, press=Locator.tap)
    seen = set[str]()
    while (look := table.until()).moment not in {"ready", "over"}:
        if look.moment not in seen or len(look.hand) == 5:
            check(page, look.moment, faults, is_table=True)
        seen.add(look.moment)
        table.do(look)
    check(page, "result", faults, is_table=True)
    assert faults == []


def test_ten_players_fit_on_a_phone(device: NewDevice) -> None:
    one = device(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    bots = [{"kind": "bot", "level": "random"} for _ in range(9)]
    one.sit(one.house.open_room({"kind": "here", "name": "Maximiliane"}, *bots))
    table, faults = Table(one.page, press=Locator.tap), list[str]()
    check(one.page, table.until("choose").moment, faults, is_table=True)
    table.do(table.until("choose"))
    check(one.page, table.until().moment, faults, is_table=True)
    check(one.page, table.play_on("ready", "over").moment, faults, is_table=True)
    assert faults == []
