"""Two people on two devices and three bots play a whole game, and nobody learns more than they may."""

import json
import re

from playwright.sync_api import expect

from kartenhaus.games import load
from kartenhaus.table import records
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Json
from tests.e2e.house import House, script
from tests.e2e.table import Look, Table, take_rows_until

# Everything that is said, shown or kept in a page, apart from the drawing of pictures.
COUNTS = {"version", "decision", "score", "heads", "limit", "total"}  # fields whose numbers are never cards
UNIQUE = 70  # no number of heads, seats, turns or deals in these tests gets this high


def numbers_in(said: object) -> set[int]:
    """All numbers of a frame that might be cards."""
    if isinstance(said, dict):
        return set().union(*(numbers_in(value) for key, value in said.items() if key not in COUNTS))
    if isinstance(said, list):
        return set().union(*map(numbers_in, said))
    return {said} if isinstance(said, int) else set()


def views_in(frames: list[Json]) -> list[Json]:
    return [frame["view"] for frame in frames if frame["type"] in {"view", "update"}]


def highest_first(table: Table, look: Look) -> int:
    """Lay the highest card, one that no count can be mistaken for if there is one."""
    table.choose(max(look.hand))
    return max(look.hand)


def assert_unknown(other: Device, seat: int, hand: list[int], since: int) -> None:
    """Neither the page of another device nor what it was sent since then has a card of this hand."""
    for view in views_in(other.frames[since:]):
        assert not set(view["hand"][seat]) - {0}, "a frame has somebody else's hand"
        assert view["chosen"][seat] <= 0, "a frame has somebody else's choice"
    telling = {card for card in hand if card > UNIQUE}
    assert not telling & numbers_in(other.frames[since:]), "a frame names a hidden card"
    readable = other.page.evaluate(script("readable"))
    shown = {card for card in telling if re.search(rf"(?<![\d.]){card}(?![\d.%])", readable)}
    assert not shown, f"the other page shows {shown}"


def set_up(host: Device) -> str:
    """Open a table for two people and three bots over two deals; its code."""
    host.link("title").click()
    host.link("box-friends").click()
    host.field("setup-name-of", number=1).fill("Ana")
    for _ in range(2):
        host.button("setup-add").click()
    for number in (3, 4, 5):
        host.choice("setup-kind", "setup-bot", number=number).check()
    host.button("setup-change", exact=True).click()
    host.choice("option-end_mode", "option-end_mode-deals").check()
    host.field("option-deals").fill("2")
    host.button("page-done").click()
    host.button("setup-invite").click()
    host.heading("lobby-title").wait_for()
    return host.page.url.rpartition("/")[2]


def join(guest: Device, code: str) -> None:
    """Sit down at a table by its code, typed as people do."""
    guest.field("shelf-code").fill(code.lower())
    guest.button("shelf-join").click()
    guest.field("join-name").fill("Ben")
    guest.button("join-sit").click()


def play_turn(devices: list[Device], tables: list[Table]) -> None:
    """Both lay a card; what was laid first stays unknown to the other until both have laid."""
    looks = [table.until("choose") for table in tables]
    assert looks[0].rows == looks[1].rows
    since = [len(device.frames) for device in devices]
    first = highest_first(tables[0], looks[0])
    expect(devices[1].page.get_by_role("button", name=re.compile("^Ana, .*has laid a card"))).to_be_visible()
    assert_unknown(devices[1], 0, looks[0].hand, since[1])
    assert_unknown(devices[0], 1, looks[1].hand, since[0])
    highest_first(tables[1], looks[1])
    assert first in looks[0].hand


def test_two_people_and_three_bots_play_a_whole_game(device: NewDevice, house: House) -> None:
    devices = [device(), device()]
    ana, ben = (one.page for one in devices)
    for one in devices:
        one.go()
    code = set_up(devices[0])
    join(devices[1], code)
    expect(ana.get_by_text("Ben")).to_be_visible()
    devices[0].button("lobby-start").click()

    tables = [Table(ana), Table(ben)]
    deals = 1
    while (moment := take_rows_until(tables, "choose", "ready", "over")) != "over":
        assert tables[0].look().rows == tables[1].look().rows
        if moment == "choose":
            play_turn(devices, tables)
        else:
            deals += 1
            for table in tables:
                table.do(table.until("ready"))
    assert deals == 2

    record = json.loads(house.record(code))
    assert records.verify(record, load("nimmt")) == []
    names, scores = [seat["name"] for seat in record["seats"]], record["scores"]
    winners = [name for name, score in zip(names, scores, strict=True) if score == min(scores)]
    for page in (ana, ben):
        headline = page.get_by_role("main").get_by_role("heading").first
        for winner in winners:
            expect(headline).to_contain_text(winner)
        expect(headline).to_contain_text(f"{min(scores)} head")

    devices[0].button("table-rematch").click()
    looks = [table.until("choose") for table in tables]
    assert [len(look.hand) for look in looks] == [10, 10]
    assert looks[0].rows == looks[1].rows
    for one in devices:
        expect(one.text("deal-turn", deal=1, turn=1)).to_be_visible()
