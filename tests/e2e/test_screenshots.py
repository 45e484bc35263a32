"""Pictures of all screens for people to look at, in build/screenshots."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import PICTURES, NewDevice
from tests.e2e.house import BOT, House, person
from tests.e2e.looks import at_rest
from tests.e2e.table import Table

PHONE, TABLET, DESK, TV = (360, 740), (820, 1180), (1440, 900), (1920, 1080)
LOOKS = {
    "de": [(PHONE, "light"), (PHONE, "dark"), (DESK, "dark"), (TV, "light")],
    "en": [(PHONE, "light"), (TABLET, "dark"), (DESK, "light")],
}


class Camera:
    """Takes each screen at several sizes, by day and by night."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language

    def take(self, what: str) -> None:
        for (width, height), scheme in LOOKS[self.language]:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            at_rest(self.page)
            picture = PICTURES / self.language / f"{what}-{width}x{height}-{scheme}.png"
            self.page.screenshot(path=picture)
            assert picture.stat().st_size > 5_000


@pytest.mark.parametrize("language", LOOKS)
def test_pictures_around_the_table(device: NewDevice, language: str) -> None:
    one = device(locale=language)
    camera = Camera(one.page, language)
    one.go()
    one.link("title").wait_for()
    camera.take("1-shelf")
    one.link("title").click()
    one.link("box-rules").wait_for()
    camera.take("2-box")
    one.link("box-rules").click()
    one.heading("help-title").wait_for()
    camera.take("3-rules")
    one.page.go_back()
    one.link("box-friends").click()
    one.heading("setup-title").wait_for()
    camera.take("4-set-up")
    one.open(one.button("setup-change", exact=True))
    camera.take("5-options")
    one.button("page-done").click()
    one.button("setup-invite").click()
    one.heading("lobby-title").wait_for()
    camera.take("6-lobby")


@pytest.mark.parametrize("language", LOOKS)
def test_pictures_of_a_game(device: NewDevice, house: House, language: str) -> None:
    one = device(locale=language)
    one.sit(house.open_room(person("Friederike"), BOT, BOT, BOT, BOT, end_mode="deals", deals=3))
    table, camera = Table(one.page, language), Camera(one.page, language)
    taken = set[str]()
    while (look := table.until()).moment != "over":
        scene = "in-the-thick" if look.moment == "choose" and len(look.hand) == 5 else look.moment
        if scene not in taken:
            camera.take(f"7-table-{scene}")
        taken.add(scene)
        table.do(look)
    camera.take("8-end")
    one.open(one.button("room-menu", exact=True))
    camera.take("9-menu")


def test_pictures_of_a_full_table_and_of_a_draft(device: NewDevice, house: House) -> None:
    crowded, drafting = device(locale="de"), device(locale="de")
    crowded.sit(house.open_room(person("Maximiliane"), *[BOT] * 9))
    Table(crowded.page, "de").until("choose")
    Camera(crowded.page, "de").take("7-table-of-ten")
    drafting.sit(house.open_room(person("Friederike"), BOT, BOT, BOT, BOT, variant="professional"))
    Table(drafting.page, "de").until("draft")
    Camera(drafting.page, "de").take("7-table-draft")
