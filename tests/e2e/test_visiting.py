"""Guests: who may come, who is the host, who has to go, what people say, and tables for everybody."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, OPEN, House, Json, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.table import Table


def lobby_of(device: NewDevice, house: House) -> tuple[Device, Device, Json]:
    """Ana, who is the host, and Ben, in front of a table."""
    seated = house.open_room(person("Ana"), OPEN, start=False)
    ana, ben = device(), device()
    ana.sit(seated)
    ben.go(f"/t/{seated['code']}")
    ben.field("join-name").fill("Ben")
    ben.button("join-sit").click()
    expect(ben.heading("lobby-title")).to_be_visible()
    expect(ana.text("lobby-here")).to_be_visible()
    return ana, ben, seated


def test_the_host_hands_the_table_over_and_takes_it_no_more(device: NewDevice, house: House) -> None:
    ana, ben, _ = lobby_of(device, house)
    expect(ben.button("lobby-start")).to_have_count(0)
    ana.button("lobby-change-seat", number=2).click()
    ana.button("host-give", name="Ben").click()
    expect(ana.button("lobby-start")).to_have_count(0)
    expect(ana.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text(ana.words.say("lobby-host"))
    ben.button("lobby-start").click()
    for one in (ana, ben):
        Table(one.page).until("choose")


def test_a_table_shows_how_long_it_waits_for_who_is_away(device: NewDevice, house: House) -> None:
    ana, ben, _ = lobby_of(device, house)
    ana.button("lobby-start").click()
    Table(ben.page).until("choose")
    Table(ana.page).until("choose")
    address = ben.page.url.removeprefix(house.url)
    ben.go()
    note = ana.page.get_by_role("status").filter(has_text=ana.words.say("absent-soon", name="Ben"))
    expect(note).to_have_text(re.compile(r"\d:\d\d"))
    at_rest(ana.page)
    assert layout_faults(ana.page, is_table=True) == []
    ben.go(address)
    expect(note).to_have_count(0)


def test_who_is_removed_from_a_locked_table_stays_outside(device: NewDevice, house: House) -> None:
    ana, ben, seated = lobby_of(device, house)
    ana.choice("door-title", "door-locked").check()
    ana.button("lobby-change-seat", number=2).click()
    ana.button("host-remove", name="Ben").click()
    ana.button("host-remove-yes").click()
    expect(ben.heading("removed-title")).to_be_visible()
    ben.page.reload()
    expect(ben.heading("locked-title")).to_be_visible()
    stranger = device()
    stranger.go(f"/t/{seated['code']}")
    expect(stranger.heading("locked-title")).to_be_visible()
    assert axe_faults(stranger.page) == []
    ana.ask(ana.choice("door-title", "door-link").check, "the wish to open the door")
    stranger.button("page-try-again").click()
    expect(stranger.field("join-name")).to_be_visible()
    for one in (ben, stranger):
        one.forgive("answer 409")


def test_people_talk_in_phrases_and_lines_and_hear_whom_they_like(device: NewDevice, house: House) -> None:
    ana, ben, _ = lobby_of(device, house)
    ben.button("talk-title").click()
    ben.button("phrase-luck").click()
    expect(ana.page.get_by_role("status").get_by_text("Ben: Good luck!")).to_be_visible()
    expect(ben.field("talk-write")).to_have_count(0)
    ana.choice("talk-by-title", "talk-by-chat").check()
    ben.field("talk-write").fill("<img src=x onerror=alert(1)>")
    ben.button("talk-send").click()
    ana.button("talk-unread", n=2).click()
    said = ana.page.get_by_role("log")
    expect(said.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    assert axe_faults(ana.page) == []
    ana.button("talk-mute", name="Ben").click()
    expect(said.get_by_text("Good luck!")).to_have_count(0)
    ben.button("phrase-oops").click()
    expect(ben.page.get_by_role("log").get_by_text("Oops!")).to_be_visible()
    ana.button("phrase-hello").click()
    expect(said.get_by_role("listitem")).to_have_count(1)


def test_an_onlooker_looks_from_any_seat_when_the_game_is_over(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), BOT, end_mode="deals", deals=1)
    ana, onlooker = device(), device()
    ana.sit(seated)
    onlooker.go(f"/t/{seated['code']}")
    onlooker.button("join-look").click()
    expect(onlooker.text("room-looking-on")).to_be_visible()
    expect(onlooker.button("look-from")).to_have_count(0)
    Table(ana.page).play_on("over")
    onlooker.button("look-from").click()
    onlooker.page.get_by_role("dialog").get_by_role("button", name="Ana").click()
    onlooker.button("look-from").click()
    onlooker.button("look-onlooker").click()
    expect(onlooker.text("room-looking-on")).to_be_visible()
    ana.page.get_by_role("button", name=ana.words.say("table-rematch")).click()
    Table(ana.page).until("choose")
    expect(onlooker.button("look-from")).to_have_count(0)


@pytest.fixture
def public(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose owner lets people put tables on the shelf."""
    monkeypatch.setenv("KARTENHAUS_PUBLIC_TABLES", "true")
    house = House(tmp_path_factory.mktemp("public") / "kartenhaus.sqlite3")
    yield house
    house.stop()


def test_a_public_table_is_joined_from_the_shelf_in_one_tap(public: House, device: NewDevice) -> None:
    ana, ben = device(house=public), device(house=public)
    ana.go("/#/nimmt/friends")
    ana.choice("door-title", "door-public").check()
    ana.button("setup-invite").click()
    expect(ana.heading("lobby-title")).to_be_visible()
    ben.go()
    ben.page.evaluate("localStorage['kartenhaus.settings'] = JSON.stringify({ name: 'Ben' })")
    ben.page.reload()
    shelf = ben.page.get_by_role("region", name=ben.words.say("public-title"))
    expect(shelf).to_be_visible()
    assert axe_faults(ben.page) == []
    shelf.get_by_role("button").click()
    expect(ben.heading("lobby-title")).to_be_visible()
    expect(ana.text("lobby-here")).to_be_visible()
