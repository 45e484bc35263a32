"""Where the device chooses the colours, what is chosen, awaited and asked for is still told apart."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.house import BOT, House, person
from tests.e2e.looks import at_rest
from tests.e2e.table import Table

DRAWN = """
(element) => {
  const { backgroundColor, borderColor, borderWidth, outlineStyle, outlineColor } = getComputedStyle(element);
  return [backgroundColor, borderColor, borderWidth, outlineStyle === "none" ? "" : outlineColor].join(" / ");
}
"""


def drawn(element: Locator) -> str:
    """All that can still differ where shades and shadows are gone, once it is drawn to the end."""
    at_rest(element.page)
    found: str = element.evaluate(DRAWN)
    return found


def test_a_choice_is_told_from_the_others(device: NewDevice) -> None:
    one = device(forced_colors="active")
    one.go()
    one.button("settings-title").click()
    options = [one.choice("settings-theme", f"settings-theme-{value}") for value in ("system", "dark")]
    chosen, other = (option.locator("xpath=ancestor::label") for option in options)
    expect(chosen).to_be_visible()
    assert drawn(chosen) != drawn(other)


def test_whose_turn_it_is_and_what_is_asked_for_are_told_by_lines(device: NewDevice, house: House) -> None:
    one = device(forced_colors="active")
    one.sit(house.open_room(person("Ana"), BOT, BOT, end_mode="deals", deals=9))
    table = Table(one.page)
    table.until("choose")
    plates = one.page.locator("[data-spot^=seat-]")
    expect(plates.nth(1)).to_have_accessible_name(re.compile("has laid a card"))  # until then it is awaited as well
    assert drawn(plates.nth(0)) != drawn(plates.nth(1))
    quiet = drawn(table.rows.first)
    table.play_on("row")
    assert drawn(table.rows.first) != quiet
