"""A pause and a move taken back by consent, clocks at the seats, and the tables that wait for somebody."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, House, Json, person
from tests.e2e.looks import at_rest
from tests.e2e.table import Table, take_rows_until


def seat_of(seated: Json, seat: int) -> Json:
    """The room as the device knows it that holds this seat alone."""
    return seated | {"held": [held for held in seated["held"] if held["seat"] == seat]}


def two_phones(device: NewDevice, house: House) -> tuple[Device, Device]:
    """Ana and Ben at one table, each with a device, and the cards dealt."""
    seated = house.open_room(person("Ana"), person("Ben"))
    ana, ben = device(), device()
    for i, one in enumerate((ana, ben)):
        one.sit(seat_of(seated, i))
        Table(one.page).until("choose")
    return ana, ben


def menu(one: Device, id: str) -> None:
    """Choose something from the menu of the table."""
    one.open(one.button("room-menu"))
    one.button(id).click()


def group(one: Device, id: str, **facts: str) -> Locator:
    """What somebody asks for."""
    return one.page.get_by_role("group", name=one.words.say(id, **facts))


def test_two_phones_pause_together_and_go_on(device: NewDevice, house: House) -> None:
    ana, ben = two_phones(device, house)
    menu(ana, "room-pause")
    expect(ana.text("ask-waits", names="Ben")).to_be_visible()
    asked = group(ben, "ask-pause", name="Ana")
    hand = Table(ben.page).hand
    expect(asked).to_be_visible()
    at_rest(ben.page)
    assert not overlap(asked, hand), "the hand stays in sight"
    asked.get_by_role("button", name=ben.words.say("ask-yes")).press("Enter")
    for one in (ana, ben):
        expect(one.heading("pause-title")).to_be_visible()
        expect(one.text("pause-by", name="Ana")).to_be_visible()
    expect(ben.button("pause-end")).to_be_focused()
    assert hand.evaluate("hand => hand.closest('[inert]') !== null"), "out of reach, for screen readers too"
    ben.page.reload()
    ben.button("pause-end").click()
    for one in (ana, ben):
        expect(one.heading("pause-title")).to_have_count(0)
        Table(one.page).until("choose")


def overlap(one: Locator, other: Locator) -> bool:
    """One covers a part of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_a_move_is_taken_back_if_the_other_agrees(device: NewDevice, house: House) -> None:
    ana, ben = two_phones(device, house)
    table = Table(ana.page)
    pressed = table.hand.get_by_role("button", pressed=True)
    table.choose(table.look().hand[2])
    no, yes = ana.text("said-undo-declined", name="Ben"), ben.text("said-undo-done", name="Ana")
    for id, count, said in (("ask-no", 1, no), ("ask-yes", 0, yes)):
        menu(ana, "room-undo")
        group(ben, "ask-undo", name="Ana").get_by_role("button", name=ben.words.say(id)).click()
        expect(said).to_be_visible()  # at once: it does not stay for long
        expect(group(ben, "ask-undo", name="Ana")).to_have_count(0)
        expect(pressed).to_have_count(count)
    table.choose(table.look().hand[4])


def test_what_was_shown_is_not_taken_back(device: NewDevice, house: House) -> None:
    ana, ben = two_phones(device, house)
    tables = [Table(one.page) for one in (ana, ben)]
    for table in tables:
        table.choose(table.look().hand[9])
    take_rows_until(tables, "choose")
    menu(ben, "room-undo")
    expect(ben.text("refusal-undo_revealed")).to_be_visible()
    expect(group(ana, "ask-undo", name="Ben")).to_have_count(0)


def test_the_shelf_and_the_tab_tell_whose_turn_it_is(device: NewDevice, house: House) -> None:
    ana = device()
    ana.go("/#/nimmt/friends")
    ana.button("pace-change").click()
    ana.page.get_by_role("radio", name=ana.words.say("pace-by_turn")).check()
    ana.button("page-close").click()
    expect(ana.text("pace-by_turn")).to_be_visible()
    ana.field("setup-name-of", number=1).fill("Ana")
    ana.choice("setup-kind", "setup-here", number=2).check()
    ana.field("setup-name-of", number=2).fill("Ben")
    ana.choice("setup-kind", "setup-bot", number=3).check()
    ana.button("setup-deal").click()
    expect(ana.heading("cover-pass", name="Ana")).to_be_visible()
    icon = ana.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", re.compile("^data:"))
    ana.link("page-to-shelf").click()
    expect(ana.text("shelf-table-yours")).to_be_visible()
    expect(ana.page).to_have_title(ana.words.say("page-your-turn", title=ana.words.say("page-name")))
    expect(icon).to_have_attribute("href", re.compile("^data:"))
    ana.link("shelf-table-yours").click()
    expect(ana.heading("cover-pass", name="Ana")).to_be_visible()


def test_a_clock_runs_at_the_seat_and_stands_still_in_a_pause(device: NewDevice, house: House) -> None:
    ana = device()
    ana.sit(house.open_room(person("Ana"), BOT, turn_timer=600, on_timeout="random"))
    clock = ana.page.locator(".plate .clock")
    expect(clock).to_have_text(re.compile(r"^9:\d\d$"))  # it runs
    menu(ana, "room-pause")
    expect(ana.heading("pause-title")).to_be_visible()
    expect(clock).to_have_count(0)
    ana.button("pause-end").click()
    expect(clock).to_have_text(re.compile(r"^(10:00|9:5\d)$"))
