"""From the shelf to the end of a deal without a mouse, and the focus is always somewhere to be seen."""

import re

from playwright.sync_api import Page

from tests.e2e.conftest import NewDevice
from tests.e2e.house import BOT, House, person, script
from tests.e2e.table import Look, Table

FAR = 60  # presses of Tab after which something is out of reach


def press_to(page: Page, label: str, key: str = "Tab") -> None:
    """Move the focus until it lies on what has this label; it must be marked there."""
    for _ in range(FAR):
        focus = page.evaluate(script("focus"))
        if focus and re.search(label, focus["label"]):
            assert focus["isMarked"], f"the focus on {focus['label']!r} is not marked"
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not reach {label!r}; the focus is on {page.evaluate(script('focus'))}")


def note_lost(page: Page, look: Look, lost: list[str]) -> None:
    """Once somebody has begun to play by keys, the focus must never fall back to the page's top."""
    if len(look.hand) < 10 and page.evaluate(script("focus")) is None:
        lost.append(f"{look.moment}, {len(look.hand)} cards in hand")


def play_deal(page: Page, table: Table, lost: list[str]) -> Look:
    """Play to the end of a deal by keys alone."""
    while (look := table.until()).moment not in {"ready", "over"}:
        note_lost(page, look, lost)
        if look.moment == "row":
            press_to(page, "^Take row")
            page.keyboard.press("Home")
            press_to(page, "^Take row 3", "ArrowDown")
            page.keyboard.press("Enter")
            table.until("choose", "ready", "over", "moving", "wait")
        else:
            press_to(page, r"^Card \d+,")
            press_to(page, f"^Card {look.hand[-1]},", "End")
            page.keyboard.press("Space")
            table.until_laid(look.hand[-1])
    note_lost(page, look, lost)
    return look


def test_a_deal_without_a_mouse(device: NewDevice) -> None:
    one = device()
    page, lost = one.page, list[str]()
    one.go()
    one.link("title").wait_for()
    press_to(page, "^6 nimmt!")
    page.keyboard.press("Enter")
    one.button("box-play").wait_for()
    press_to(page, "^Play now")
    page.keyboard.press("Enter")
    table = Table(page)
    play_deal(page, table, lost)
    press_to(page, "^(Next deal|Play again)")
    page.keyboard.press("Enter")
    table.until("choose")
    assert lost == []


def test_a_game_of_two_deals_and_the_next_one_without_a_mouse(device: NewDevice, house: House) -> None:
    one = device()
    page, lost = one.page, list[str]()
    one.sit(house.open_room(person("Ana"), BOT, end_mode="deals", deals=2))
    table = Table(page)
    assert play_deal(page, table, lost).moment == "ready"
    press_to(page, "^Next deal")
    page.keyboard.press("Enter")
    table.until("choose")
    assert play_deal(page, table, lost).moment == "over"
    press_to(page, "^Look at it again")
    press_to(page, "^Play again", "Shift+Tab")
    page.keyboard.press("Enter")
    table.until("choose")
    assert lost == []


def test_sheets_open_close_and_give_the_focus_back(device: NewDevice) -> None:
    one = device()
    page = one.page
    one.go()
    one.link("title").wait_for()
    press_to(page, "^Settings")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Settings").wait_for()
    press_to(page, "^English")
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Settings").wait_for(state="hidden")
    press_to(page, "^Settings", "Shift")
