"""Language, night and calm can be changed in the middle of a game, and the game does not mind."""

import re

from playwright.sync_api import Page, expect

from kartenhaus.words import LANGUAGES, Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, House, person, script
from tests.e2e.table import Table

NAMES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}
NAMES |= {"nl": "Nederlands", "pt": "Português"}


def look_round(one: Device) -> None:
    """Open what can be opened at the table; what lacks its words is seen by the device."""
    for id in ("table-scores", "room-menu"):
        assert one.open(one.button(id, exact=True).first)
        one.close_sheet()


def speak(one: Device, language: str) -> None:
    """Change the language as a person does."""
    one.open(one.button("settings-title"))
    one.page.get_by_role("radio", name=NAMES[language], exact=True).check()
    expect(one.page.locator("html")).to_have_attribute("lang", language)
    one.close_sheet()
    one.words = Words(language, "nimmt")


def test_all_languages_in_the_middle_of_a_game(device: NewDevice, house: House) -> None:
    one = device()
    one.sit(house.open_room(person("Ana"), BOT, BOT))
    table = Table(one.page)
    for language in (*LANGUAGES, "en"):
        look = table.until("choose", "row")
        speak(one, language)
        table = Table(one.page, language)
        after = table.until(look.moment)
        assert (after.rows, after.hand) == (look.rows, look.hand)
        expect(one.page).to_have_title(re.compile(rf"{re.escape(one.words.say('title'))}$"))
        look_round(one)
        table.do(after, pick=max)


def test_every_screen_has_its_words_in_every_language(device: NewDevice) -> None:
    one = device()
    one.go()
    for language in LANGUAGES:
        one.link("title").wait_for()
        speak(one, language)
        one.link("title").click()
        one.link("box-rules").click()
        expect(one.heading("rules-12-title")).to_be_visible()
        one.page.go_back()
        one.link("box-friends").click()
        one.button("setup-change", exact=True).click()
        expect(one.text("option-leaver-help")).to_be_attached()
        one.button("page-done").click()
        one.link("page-back").click()
        one.link("page-to-shelf").click()


def ground(page: Page) -> int:
    """How light the page is, from 0 to 765."""
    colours = page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('color')")
    ink = [int(float(part)) for part in colours[colours.index("(") + 1 : -1].split(",")[:3]]
    return 765 - sum(ink)


def test_night_comes_by_the_system_and_by_choice(device: NewDevice) -> None:
    one = device(color_scheme="light")
    page = one.page
    one.go()
    one.link("title").wait_for()
    day = ground(page)
    page.emulate_media(color_scheme="dark")
    night = ground(page)
    assert night < 300 < 450 < day
    one.button("settings-title").click()
    one.choice("settings-theme", "settings-theme-light").check()
    assert ground(page) == day
    page.reload()
    one.link("title").wait_for()
    assert ground(page) == day


def test_nothing_travels_where_little_motion_is_wished(device: NewDevice, house: House) -> None:
    one = device(reduced_motion="reduce", speed=4)
    one.context.add_init_script(script("travels"))
    one.sit(house.open_room(person("Ana"), BOT, BOT))
    table = Table(one.page)
    for _ in range(3):
        table.do(table.until("choose", "row"))
    table.until("choose", "row")
    travels = one.page.evaluate("() => window.travels")
    assert travels["far"] == 0 < travels["all"]


def test_what_cannot_be_tapped_says_why(device: NewDevice, house: House) -> None:
    one = device()
    one.sit(house.open_room(person("Ana"), BOT, BOT))
    table = Table(one.page)
    table.until("choose")
    table.rows.first.click(force=True)
    expect(one.text("refusal-rows_later", game="nimmt")).to_be_visible()
