"""axe finds nothing on any screen, by day and by night, on a phone and on a desk."""

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import BRIEFLY, Device, is_pressed
from tests.e2e.house import BOT, OPEN, House, person
from tests.e2e.looks import at_rest, axe_faults
from tests.e2e.table import Table

TRIES = 10
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}


class Audit:
    """Asks axe about one screen after the other, and keeps what it says."""

    def __init__(self, one: Device) -> None:
        self.page: Page = one.page
        self.faults: list[str] = []

    def look(self, where: str, *sizes: dict[str, int]) -> None:
        for size in sizes or (PHONE, DESK):
            self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            for scheme in ("light", "dark"):
                self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                at_rest(self.page)
                self.faults += [f"{where}, {size['width']} px, {scheme}: {fault}" for fault in axe_faults(self.page)]


def test_around_the_table(device: NewDevice, house: House) -> None:
    one = device()
    page, audit = one.page, Audit(one)
    one.go()
    one.link("title").wait_for()
    audit.look("shelf")
    one.button("settings-title").click()
    audit.look("settings")
    page.keyboard.press("Escape")
    one.link("title").click()
    one.button("box-play").wait_for()
    audit.look("box")
    one.link("box-rules").click()
    one.heading("help-title").wait_for()
    audit.look("rules")
    page.go_back()
    one.link("box-friends").click()
    one.heading("setup-title").wait_for()
    audit.look("set-up")
    one.button("setup-change", exact=True).click()
    audit.look("options")
    one.button("page-done").click()
    one.button("setup-invite").click()
    one.heading("lobby-title").wait_for()
    audit.look("lobby")
    guest = device()
    guest.go(f"/t/{page.url.rpartition('/')[2]}")
    guest.field("join-name").wait_for()
    joining = Audit(guest)
    joining.look("joining")
    assert audit.faults + joining.faults == []


def test_at_the_table(device: NewDevice, house: House) -> None:
    one = device()
    one.sit(house.open_room(person("Ana"), BOT, BOT, BOT, end_mode="deals", deals=2))
    table, audit = Table(one.page), Audit(one)
    seen = set[str]()
    while (look := table.until()).moment != "over":
        if look.moment not in seen:
            audit.look(look.moment)
        if "choose" not in seen:
            pile = one.page.get_by_role("button", name="Ana")
            sheets = {"scores": one.button("table-scores"), "menu": one.button("room-menu"), "pile": pile}
            for where, sheet in sheets.items():
                sheet.click()
                audit.look(where)
                one.page.keyboard.press("Escape")
        seen.add(look.moment)
        table.do(look)
    audit.look("end")
    assert audit.faults == []


def opened(one: Device, opener: Locator) -> bool:
    """Open a sheet of the table, if there is a button for it; what still moves does not open anything."""
    sheet = one.page.get_by_role("dialog")
    for _ in range(TRIES):
        expect(one.button("table-skip")).to_have_count(0)
        if opener.count() == 0:
            return False
        try:
            if is_pressed(Locator.click, opener):
                sheet.wait_for(timeout=BRIEFLY)
                return True
        except Error:  # pressed a moment too soon
            continue
    raise AssertionError(f"expected a sheet after {TRIES} presses of {opener}")


@pytest.mark.parametrize("game", ["horses", "lobo77", "nilokilo", "skunks"])
def test_what_can_be_opened_at_a_table(device: NewDevice, house: House, game: str) -> None:
    one = device(game=game, viewport=PHONE)
    one.sit(house.open_room(person("Ana"), BOT, BOT, game=game))
    plate = one.page.locator("[data-spot=seat-0]")
    plate.wait_for()
    audit, seen = Audit(one), list[str]()
    sheets = {"seat": plate, "menu": one.button("room-menu", exact=True)}
    sheets |= {id: one.button(f"table-{id}", exact=True) for id in ("log", "scores")}
    for where, opener in sheets.items():
        if opened(one, opener):
            audit.look(where, PHONE)
            one.page.keyboard.press("Escape")
            expect(one.page.get_by_role("dialog")).to_have_count(0)
            seen.append(where)
    assert audit.faults == []
    assert seen[:3] == ["seat", "menu", "log"]


def test_the_draft_and_the_cover(device: NewDevice, house: House) -> None:
    drafting, covered = device(), device()
    drafting.sit(house.open_room(person("Ana"), BOT, BOT, variant="professional"))
    Table(drafting.page).until("draft")
    draft = Audit(drafting)
    draft.look("draft")
    covered.sit(house.open_room(person("Ana"), person("Ben"), BOT))
    covered.button("cover-ready", name="Ana").wait_for()
    cover = Audit(covered)
    cover.look("cover")
    assert draft.faults + cover.faults == []


def test_a_guest_who_comes_by_code(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), OPEN, start=False)
    host = device()
    host.sit(seated)
    host.button("lobby-change-seat", number=2).click()
    sheet = Audit(host)
    sheet.look("seat")
    assert sheet.faults == []
