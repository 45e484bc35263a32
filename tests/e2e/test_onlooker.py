"""Whoever looks on sees the table and no hand."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, House, person
from tests.e2e.table import Table


def assert_no_hand(one: Device) -> None:
    views = [frame["view"] for frame in one.frames if frame["type"] in {"view", "update"}]
    assert views, "expected views for the onlooker"
    for view in views:
        assert {card for hand in view["hand"] for card in hand} <= {0}
    expect(Table(one.page).hand).to_have_count(0)


def test_an_onlooker_sees_the_rows_and_no_hand(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), BOT, BOT, BOT)
    ana, onlooker = device(), device()
    ana.sit(seated)
    table = Table(ana.page)
    table.until("choose")
    onlooker.go(f"/t/{seated['code']}")
    expect(onlooker.text("join-running")).to_be_visible()
    onlooker.button("join-look").click()
    expect(onlooker.text("now-wait", name="Ana", more=0)).to_be_visible()
    looking = Table(onlooker.page)
    assert looking.look().rows == table.look().rows
    for turn in range(2, 5):
        table.do(table.until("choose"), pick=max)
        while (look := table.until("choose", "row")).moment == "row":
            table.do(look)
        expect(onlooker.text("deal-turn", deal=1, turn=turn)).to_be_visible()
        assert looking.until("wait").rows == look.rows
    assert_no_hand(onlooker)
    expect(onlooker.text("room-looking-on")).to_be_visible()
