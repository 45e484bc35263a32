"""Any mix of seats at one table: they change places, devices and players, and the people stay together."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Json
from tests.e2e.house import BOT, OPEN, House, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.table import MOST_LOOKS, Table


def join(guest: Device, code: str, name: str) -> None:
    """Sit down at a table."""
    guest.go(f"/t/{code}")
    guest.field("join-name").fill(name)
    guest.button("join-sit").click()


def open_seat(one: Device, name: str) -> None:
    """The sheet of a seat, in the middle of a game."""
    one.button("room-menu", exact=True).click()
    one.button("lobby-seats", exact=True).click()
    one.page.get_by_role("dialog").get_by_role("button", name=name).click()


def reach_turn(turn: int, tables: list[Table]) -> None:
    """Take the rows that have to be taken until this turn of the first deal."""
    shown = tables[0].page.get_by_text(tables[0].words.say("deal-turn", deal=1, turn=turn))
    for _ in range(MOST_LOOKS):
        if shown.is_visible():
            return
        for table in tables:
            look = table.look()
            if look.moment == "row":
                table.do(look)
        tables[0].page.wait_for_timeout(20)
    raise AssertionError(f"expected turn {turn}, got {[table.look() for table in tables]}")


def seats_told(one: Device) -> list[Json]:
    """The seats as the device was told last."""
    seats: list[Json] = next(frame["seats"] for frame in reversed(one.frames) if frame["type"] == "room")
    return seats


def test_a_seat_goes_to_another_device_by_a_ticket_that_is_good_once(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), BOT, BOT)
    phone, tablet, late = device(), device(), device()
    phone.sit(seated)
    before = Table(phone.page).until("choose")
    open_seat(phone, "Ana")
    phone.button("seat-move").click()
    link = phone.page.get_by_role("dialog").get_by_text(f"{seated['code']}#seat=")
    ticket = link.inner_text().rpartition("=")[2]
    expect(phone.page.get_by_alt_text(phone.words.say("seat-move-qr"))).to_be_visible()

    tablet.go()
    tablet.field("shelf-code").fill(f"{seated['code']} {ticket[:5]} {ticket[5:]}".lower())
    tablet.button("shelf-join").click()
    table = Table(tablet.page)
    after = table.until("choose")
    assert (after.rows, after.hand) == (before.rows, before.hand)
    assert ticket not in tablet.page.url

    expect(phone.heading("seat-moved-title")).to_be_visible()
    expect(phone.text("seat-moved-text", name="Ana")).to_be_visible()
    phone.button("join-look").click()
    expect(phone.text("now-wait", name="Ana", more=0)).to_be_visible()
    expect(Table(phone.page).hand).to_have_count(0)
    table.do(after, pick=max)
    table.until("choose", "row")

    late.go(f"/t/{seated['code']}#seat={ticket}")
    expect(late.text("refusal-ticket_used")).to_be_visible()
    expect(late.text("join-running")).to_be_visible()
    late.forgive("409")


def test_the_seats_are_put_in_an_order_with_the_keyboard_or_by_chance(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), OPEN, BOT, BOT, BOT, start=False)
    ana, ben = device(), device()
    ana.sit(seated)
    join(ben, seated["code"], "Ben")
    rows = [one.page.get_by_role("main").get_by_role("listitem") for one in (ana, ben)]
    for shown in rows:
        expect(shown.nth(1)).to_contain_text("Ben")
    ana.button("lobby-down", number=1).focus()
    ana.page.keyboard.press("Enter")
    for shown in rows:
        expect(shown.nth(0)).to_contain_text("Ben")
        expect(shown.nth(1)).to_contain_text("Ana")
    expect(ben.button("lobby-shuffle")).to_have_count(0)

    ben.button("lobby-change-seat", number=1).click()
    ben.page.get_by_role("radio", name=ben.words.say("animal-koala")).check()
    ana.hear(lambda: any(seat["animal"] == "koala" for seat in seats_told(ana)), "Ben's koala")
    ben.close_sheet()
    before = [seat["name"] for seat in seats_told(ana)]
    for _ in range(20):
        ana.ask(ana.button("lobby-shuffle").click, "the wish to shuffle")
        if [seat["name"] for seat in seats_told(ana)] != before:
            break
    order = [seat["name"] for seat in seats_told(ana)]
    assert order != before and sorted(order) == sorted(before)
    for shown in rows:
        for i, name in enumerate(order):
            expect(shown.nth(i)).to_contain_text(name)
    assert seats_told(ben)[order.index("Ben")]["animal"] == "koala"


def test_a_bot_plays_for_a_person_and_the_person_plays_again(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), person("Ben"), BOT)
    ana, ben = device(), device()
    ana.sit(seated, slice(0, 1))
    ben.sit(seated, slice(1, 2))
    tables = [Table(one.page) for one in (ana, ben)]
    tables[1].until("choose")
    open_seat(ben, "Ben")
    ben.button("rest-start").click()
    expect(ben.text("rest-now", name="Ben")).to_be_visible()
    tables[0].do(tables[0].until("choose"), pick=max)
    reach_turn(2, tables)
    expect(ben.text("deal-turn", deal=1, turn=2)).to_be_visible()

    ben.button("rest-end").click()
    expect(ben.text("rest-now", name="Ben")).to_be_hidden()
    # the bot has laid a card already, and Ben may lay another one instead
    hand = tables[1].until("choose", "wait").hand
    chosen = tables[1].look().chosen
    tables[1].choose(next(card for card in hand if card != chosen))
    tables[0].do(tables[0].until("choose"), pick=max)
    reach_turn(3, tables)


def test_the_same_people_go_on_to_another_game_with_one_tap(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), OPEN, BOT, start=False)
    ana, ben = device(), device()
    ana.sit(seated)
    join(ben, seated["code"], "Ben")
    expect(ana.page.get_by_text("Ben", exact=True)).to_be_visible()
    bot = seats_told(ana)[2]["name"]
    ana.go()
    again = ana.page.get_by_role("link", name=ana.words.say("again-with", names=f"Ben and {bot}"))
    expect(again).to_be_visible()
    ana.go("/#/lobo77")
    again.click()
    for one in (ana, ben):
        expect(one.page.get_by_text("Lobo 77").first).to_be_visible()
        expect(one.page.get_by_role("main").get_by_role("listitem").nth(1)).to_contain_text("Ben")
    ana.button("lobby-start", exact=True).click()
    for one in (ana, ben):
        expect(one.page.get_by_role("heading", name="Lobo 77")).to_be_visible()
        expect(one.page.get_by_role("button", name="Ben").first).to_be_visible()
        hands = [frame for frame in one.frames if frame["type"] in {"view", "update"}]
        assert {view["viewer"] for view in hands} == {0 if one is ana else 1}


@pytest.mark.parametrize(("language", "scheme"), [("de", "light"), ("fr", "dark")])
def test_what_is_said_of_seats_fits_a_phone(device: NewDevice, house: House, language: str, scheme: str) -> None:
    seated = house.open_room(person("Friederike"), OPEN, BOT, start=False)
    one = device(locale=language, viewport={"width": 360, "height": 740}, color_scheme=scheme)
    one.sit(seated)
    found: list[str] = []

    def look(what: str) -> None:
        at_rest(one.page)
        found.extend(f"{what}: {fault}" for fault in layout_faults(one.page) + axe_faults(one.page))

    dialog = one.page.get_by_role("dialog")
    one.heading("lobby-title").wait_for()
    look("lobby")
    for button in ("tv-short", "lobby-game"):
        one.open(one.button(button))
        dialog.get_by_role("img").or_(dialog.get_by_role("listitem")).first.wait_for()
        look(button)
        one.close_sheet()
    one.button("lobby-change-seat", number=1).click()
    one.button("seat-move").wait_for()
    look("seat")
    one.button("seat-move").click()
    dialog.get_by_alt_text(one.words.say("seat-move-qr")).wait_for()
    look("seat-move")
    assert found == []
