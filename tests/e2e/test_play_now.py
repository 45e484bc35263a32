"""One tap from the box to a running table."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.table import Table


def test_one_tap_leads_to_a_whole_deal_against_bots(device: NewDevice) -> None:
    page = (one := device()).page
    one.go()
    one.link("title").click()
    one.button("box-play").click()
    table = Table(page)
    look = table.until("choose")
    assert len(look.hand) == 10
    assert [len(row) for row in look.rows] == [1, 1, 1, 1]
    players = page.get_by_role("group", name="Players").get_by_role("button")
    expect(players).to_have_count(4)
    expect(players.first).to_have_accessible_name(re.compile("^Guest, You, to play,"))
    table.play_on("ready", "over")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(5)
