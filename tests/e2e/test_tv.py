"""A TV shows the table to all and nobody's hand, from the first guest to the next game, without a tap."""

import pytest
from playwright.sync_api import expect

from kartenhaus.games import offered
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, OPEN, House, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.table import Table

SOFA = {"viewport": {"width": 1920, "height": 1080}}


def assert_onlooker(tv: Device) -> None:
    """While cards are hidden it was sent what an onlooker may see, and no more: afterwards all may see everything."""
    is_over, views = False, []
    for frame in tv.frames:
        if frame["type"] == "room":
            is_over = frame["is_over"]
        if frame["type"] in {"view", "update"} and not is_over:
            views.append(frame)
    assert views, "expected views for the TV"
    assert {view["viewer"] for view in views} == {-1}
    assert not any(card for view in views for hand in view["view"]["hand"] for card in hand)
    assert not any(view["moves"] for view in views)
    assert all(frame["held"] == [] and not frame["is_host"] for frame in tv.frames if frame["type"] == "room")
    expect(Table(tv.page).hand).to_have_count(0)


def test_a_tv_follows_a_game_to_the_next_one_by_itself(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), OPEN, start=False, end_mode="deals", deals=1)
    code = seated["code"]
    phone, tv = device(), device(**SOFA)
    tv.go(f"/tv/{code}")
    expect(tv.heading("tv-join")).to_be_visible()
    expect(tv.page.get_by_alt_text(tv.words.say("lobby-qr"))).to_be_visible()
    expect(tv.page.get_by_text(code, exact=True)).to_be_visible()
    expect(tv.text("lobby-free")).to_be_visible()
    assert layout_faults(tv.page, is_table=True) == []

    phone.sit(seated)
    expect(tv.page.get_by_role("img", name=tv.words.say("lobby-here"))).to_be_visible()
    phone.button("lobby-start-fill").click()
    table, board = Table(phone.page), Table(tv.page)
    look = table.until("choose")
    expect(tv.text("now-wait", name="Ana", more=0)).to_be_visible()
    assert board.look().rows == look.rows
    at_rest(tv.page)
    assert layout_faults(tv.page, is_table=True) == []
    table.play_on("over")
    expect(tv.text("tv-over")).to_be_visible()
    expect(tv.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(board.button("table-rematch")).to_be_hidden()

    phone.button("table-rematch").click()
    look = table.until("choose")
    expect(tv.text("deal-turn", deal=1, turn=1)).to_be_visible()
    assert board.look().rows == look.rows
    assert_onlooker(tv)
    expect(tv.page.locator("main > [inert]")).to_have_count(1)
    expect(tv.page.locator("button:not([inert] *), a:not([inert] *)")).to_have_count(0)


def test_a_tv_sees_no_hand_even_in_the_browser_of_a_player(device: NewDevice, house: House) -> None:
    seated = house.open_room(person("Ana"), OPEN, start=False)
    ana = device()
    ana.sit(seated)
    ana.button("lobby-start-fill").click()
    Table(ana.page).until("choose")
    ana.go()
    ana.frames.clear()  # nothing more comes to the table that was left
    ana.go(f"/tv/{seated['code']}")
    expect(ana.text("deal-turn", deal=1, turn=1)).to_be_visible()
    assert_onlooker(ana)


@pytest.mark.parametrize("game", offered())
def test_a_tv_and_a_tablet_have_room_for_the_table(device: NewDevice, house: House, game: str) -> None:
    seats = [person("Friederike"), OPEN, BOT, BOT]
    code = house.open_room(*seats, game=game, start=False)["code"]
    dealt = house.open_room(*[seat for seat in seats if seat is not OPEN], game=game)["code"]
    tv = device(**SOFA, game=game, locale="de-DE")
    found = []
    for path, wait in ((code, tv.heading("tv-join")), (dealt, tv.page.get_by_role("main").locator(".plate").first)):
        tv.go(f"/tv/{path}")
        expect(wait).to_be_visible()
        for width, height, scheme in ((1920, 1080, "light"), (1180, 820, "dark"), (820, 1180, "light")):
            tv.page.set_viewport_size({"width": width, "height": height})
            tv.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            at_rest(tv.page)
            faults = layout_faults(tv.page, is_table=True) + axe_faults(tv.page)
            found += [f"{width} x {height}: {fault}" for fault in faults]
    assert found == []
