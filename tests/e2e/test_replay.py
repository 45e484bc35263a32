"""A finished game is looked at again: by who played, by who looked on, and from the file that was saved."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, House, person
from tests.e2e.looks import axe_faults
from tests.e2e.table import Table


def slider(one: Device) -> Locator:
    return one.page.get_by_role("slider", name=one.words.say("replay-slider"))


def at(one: Device, step: int, of: int) -> None:
    """The moment that is shown, as it is told to those who hear it."""
    says = one.words.say("replay-move", number=step, of=of)
    expect(slider(one)).to_have_attribute("aria-valuetext", re.compile(f"^{re.escape(says)}:"))


def test_a_finished_game_is_looked_at_again_from_every_side(device: NewDevice, house: House, tmp_path: Path) -> None:
    seated = house.open_room(person("Ana"), BOT, end_mode="deals", deals=1)
    ana, onlooker = device(), device()
    ana.sit(seated)
    table = Table(ana.page)
    dealt = table.until("choose").hand
    table.play_on("over")
    last = len(json.loads(house.record(seated["code"]))["moves"])

    ana.link("replay-look").click()
    at(ana, 0, last)
    assert table.look().hand == dealt, "Ana looks from her seat first"
    for key, step in (("ArrowRight", 1), ("End", last), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        ana.page.keyboard.press(key)
        at(ana, step, last)
    ana.button("look-onlooker").click()
    expect(table.hand).to_have_count(0)
    ana.page.get_by_role("main").get_by_role("button", name="Ana").click()
    expect(table.hand).to_have_count(1)
    assert table.look().hand == dealt, "tapped, the seat is looked from"
    assert axe_faults(ana.page) == []
    ana.button("replay-play", exact=True).click()
    at(ana, last, last)
    expect(ana.button("replay-play", exact=True)).to_be_visible()
    ana.page.go_back()
    expect(ana.button("table-rematch")).to_be_visible()

    onlooker.go(f"/t/{seated['code']}#replay")
    at(onlooker, 0, last)
    expect(Table(onlooker.page).hand).to_have_count(0)
    onlooker.button("replay-open").click()
    hands = onlooker.page.get_by_role("region", name=onlooker.words.say("replay-open"))
    expect(hands.get_by_role("listitem")).to_have_count(20)

    saved = tmp_path / "game.json"
    with ana.page.expect_download() as download:
        ana.link("room-record").click()
    download.value.save_as(saved)
    onlooker.go("/")
    onlooker.link("record-title").click()
    onlooker.page.get_by_label(onlooker.words.say("record-choose")).set_input_files(saved)
    at(onlooker, 0, last)
