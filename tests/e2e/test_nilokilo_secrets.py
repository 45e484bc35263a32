"""Nilo Kilo on one device: what only one may see comes under a cover, and everything else does not."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.house import House, person
from tests.e2e.looks import at_rest, layout_faults
from tests.e2e.test_nilokilo import PHONE, events_in, open_room, what_comes

CARDS = 4  # on the heap before it is taken


def test_who_sorts_or_looks_through_a_pile_does_so_alone(device: NewDevice, house: House) -> None:
    one = device(**PHONE, game="nilokilo")
    people = (person("Ana"), person("Ben"))
    one.sit(open_room(house, *people, fex="tricky", fex_sorting="by_hand", peek_own="on"))
    page = one.page
    due = page.locator(".place:has(.flip[aria-disabled=false])")
    choices, cover = page.locator(".choices button"), page.locator(".cover")

    def alone(press: Locator) -> None:
        """Somebody is to look alone, and says so."""
        press.tap()
        expect(cover).to_be_visible()
        expect(page.locator(".board")).to_have_count(0)
        one.button("cover-ready", name="Ben").tap()
        expect(cover).to_have_count(0)

    for _ in range(CARDS):
        expect(due).to_have_count(1)  # of two who sit here, one hears a moment later
        what_comes(one, due.locator(".flip").tap, "card_up", "glutton_up", "king_up")
    accepts = ".snatch[aria-disabled=false]"
    if (top := events_in(one, "card_up", "glutton_up", "king_up", viewer=0)[-1])["event"] == "card_up":
        kind = one.words.say("now-kind", sweet=top["sweet"])
        accepts += f":not([aria-label*='{kind}'])"  # or there might be nothing to look through
    page.get_by_role("group", name="Ben", exact=True).locator(accepts).first.tap()
    expect(choices).to_have_text([one.words.say("board-sort-alone", name="Ben")])
    at_rest(page)
    assert layout_faults(page, is_table=True) == []
    expect(one.button("move-sorted")).to_have_count(0)

    alone(choices)
    one.button("move-sorted").tap()
    expect(due).to_have_count(1)
    expect(cover).to_have_count(0)

    one.button("board-peek").tap()
    alone(page.get_by_role("dialog").get_by_role("button", name="Ben", exact=True))
    expect(page.get_by_role("dialog").locator(".cards > .card")).not_to_have_count(0)
    one.button("table-close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    due.locator(".flip").tap()
    expect(page.locator(".heap")).to_have_count(1)
    expect(cover).to_have_count(0)
