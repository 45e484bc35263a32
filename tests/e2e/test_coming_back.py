"""After a reload, a break of the line or of the server, or a nap of the phone, everybody is back at the same moment."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.cut import Cut
from tests.e2e.device import DOWN, Device
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
    waiting = ana.words.say("now-chosen", card=before.hand[4], name="Ben", more=0)
    expect(tables[0].status).to_have_text(waiting)  # for nobody else: the bot has laid a card as well
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
        table.do(table.play_on("choose"), pick=max)
    before = table.until("choose", "row")
    ana.page.wait_for_load_state("networkidle")  # all parts of the page are there
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
    ana.button("lobby-start", exact=True).click()
    tables = [Table(ana.page), Table(guest.page)]
    looks = [table.until("choose") for table in tables]
    for one in (ana, guest):
        one.page.wait_for_load_state("networkidle")
    shaky.kill()
    expect(ana.text("page-away")).to_be_visible()
    tables[0].press(tables[0].card(looks[0].hand[0]))
    shaky.start()
    expect(tables[0].hand.get_by_role("button", pressed=True)).to_have_count(1)
    assert tables[0].look().chosen == looks[0].hand[0]
    tables[1].do(tables[1].until("choose"))
    for one in (ana, guest):
        one.forgive(DOWN)


def test_moves_made_just_before_the_line_breaks_are_made_once(device: NewDevice, house: House) -> None:
    ana = device()
    cut = Cut(ana.page)
    seated = house.open_room(person("Ana"), BOT, BOT, end_mode="deals", deals=1)
    ana.sit(seated)
    table, chosen = Table(ana.page), []

    def pick(hand: list[int]) -> int:
        chosen.append(max(hand))
        return max(hand)

    table.do(table.until("choose"), pick=pick)
    cut.at_next_moves("after", "before", "after")
    for _ in range(3):
        table.do(table.until("choose", "row"), pick=pick)
    table.play_on("over", pick=pick)
    assert cut.n_cuts == 3
    moves = json.loads(house.record(seated["code"]))["moves"]
    laid = [move["card"] for actor, move, *_ in moves if actor == 0 and move.get("move") == "choose"]
    assert laid == chosen
    before = log_of(ana)
    ana.page.reload()
    table.until("over")
    assert log_of(ana) == before


def log_of(one: Device) -> list[str]:
    """What happened, as the sheet tells it."""
    one.open(one.button("room-menu"))
    one.button("room-log").click()
    lines = one.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    told = lines.all_inner_texts()
    one.close_sheet()
    return told


def test_a_page_that_was_hidden_shows_the_table_as_it_is_now(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), person("Ben"))
    ana, ben = device(), device()
    cut = Cut(ana.page)
    ana.sit(seated, slice(0, 1))
    ben.sit(seated, slice(1, 2))
    tables = [Table(one.page) for one in (ana, ben)]
    for table in tables:
        table.until("choose")
    tables[0].choose(tables[0].look().hand[0])
    ana.page.evaluate(LOOKED_AT, "hidden")
    cut.now()
    tables[1].do(tables[1].until("choose"))
    ana.page.evaluate(LOOKED_AT, "visible")
    for table in tables:
        expect(table.hand.get_by_role("button")).to_have_count(9)


LOOKED_AT = """
(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def test_an_old_page_fetches_the_new_one_and_is_back_at_the_same_moment(device: NewDevice, house: House) -> None:
    ana = device()
    cut = Cut(ana.page)
    ana.sit(house.open_room(person("Ana"), BOT, BOT))
    table = Table(ana.page)
    before = table.until("choose")
    ana.page.evaluate("window.isTheOldPage = true")
    newer = '<!doctype html><script type="module" src="/assets/page-newer.js"></script>'
    ana.page.route(f"{house.url}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    cut.now()
    ana.page.wait_for_function("() => !window.isTheOldPage")
    after = table.until("choose")
    assert (after.rows, after.hand) == (before.rows, before.hand)
    table.do(after)
