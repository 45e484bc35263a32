"""axe finds nothing on any screen, by day and by night, on a phone and on a desk."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, OPEN, House, person
from tests.e2e.looks import at_rest, axe_faults
from tests.e2e.table import Table

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
    one.open(one.button("settings-title"))
    audit.look("settings")
    one.close_sheet()
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
    one.open(one.button("setup-change", exact=True))
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
            for where, opener in sheets.items():
                assert one.open(opener)
                audit.look(where)
                one.close_sheet()
        seen.add(look.moment)
        table.do(look)
    audit.look("end")
    assert audit.faults == []


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
        if one.open(opener):
            audit.look(where, PHONE)
            one.close_sheet()
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
    host.open(host.button("lobby-change-seat", number=2))
    sheet = Audit(host)
    sheet.look("seat")
    assert sheet.faults == []
