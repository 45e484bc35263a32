"""A reload, or a server that is gone for a while, comes back to the same moment."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DOWN
from tests.e2e.house import BOT, OPEN, House, person
from tests.e2e.table import Table


def test_a_reload_comes_back_to_the_same_moment(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), person("Ben"), BOT, start=False)
    ana_only = seated | {"held": [held for held in seated["held"] if held["seat"] == 0]}
    ben_only = seated | {"held": [held for held in seated["held"] if held["seat"] == 1]}
    ana, ben = device(), device()
    ana.sit(ana_only)
    ana.button("lobby-start").click()
    ben.sit(ben_only)
    tables = [Table(ana.page), Table(ben.page)]
    before = tables[0].until("choose")
    tables[1].until("choose")
    tables[0].choose(before.hand[4])
    chosen = tables[0].look()
    ana.page.reload()
    expect(tables[0].hand.get_by_role("button", pressed=True)).to_have_count(1)
    after = tables[0].look()
    assert (after.rows, after.hand, after.chosen) == (before.rows, before.hand, before.hand[4])
    assert after.status == chosen.status
    tables[1].do(tables[1].until("choose"))
    expect(tables[0].status).not_to_have_text(chosen.status)


@pytest.fixture
def shaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the test's own, which may be killed."""
    shaky = House(tmp_path_factory.mktemp("shaky") / "kartenhaus.sqlite3")
    yield shaky
    shaky.stop()


def test_a_killed_server_comes_back_with_the_table_as_it_was(shaky: House, device: NewDevice) -> None:
    ana = device(house=shaky)
    ana.sit(shaky.open_room(person("Ana"), BOT, BOT))
    table = Table(ana.page)
    for _ in range(3):
        table.do(table.until("choose"), pick=max)
    before = table.until("choose", "row")
    shaky.kill()
    expect(ana.text("page-away")).to_be_visible()
    shaky.start()
    expect(ana.text("page-away")).to_be_hidden()
    after = table.until("choose", "row")
    assert (after.rows, after.hand) == (before.rows, before.hand)
    table.do(after)
    table.play_on("ready", "over")
    ana.forgive(DOWN)


def test_a_move_made_while_the_server_is_gone_is_made_when_it_is_back(shaky: House, device: NewDevice) -> None:
    ana = device(house=shaky)
    ana.sit(shaky.open_room(person("Ana"), OPEN, start=False))
    guest = device(house=shaky)
    guest.go(f"/t/{ana.page.url.rpartition('/')[2]}")
    guest.field("join-name").fill("Ben")
    guest.button("join-sit").click()
    ana.button("lobby-start").click()
    tables = [Table(ana.page), Table(guest.page)]
    looks = [table.until("choose") for table in tables]
    shaky.kill()
    expect(ana.text("page-away")).to_be_visible()
    tables[0].press(tables[0].card(looks[0].hand[0]))
    shaky.start()
    expect(tables[0].hand.get_by_role("button", pressed=True)).to_have_count(1)
    assert tables[0].look().chosen == looks[0].hand[0]
    tables[1].do(tables[1].until("choose"))
    for one in (ana, guest):
        one.forgive(DOWN)
