"""Whatever is typed wrong gets a kind sentence that says what would be right."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.house import BOT, OPEN, House, person

LONG = "Maximiliane von und zu Kartenhausen"


def test_a_code_that_is_none(device: NewDevice) -> None:
    one = device()
    one.go()
    one.field("shelf-code").fill("K0")
    one.button("shelf-join").click()
    expect(one.page.get_by_role("alert")).to_have_text("A code has five letters and digits, such as K7QF3.")


def test_a_code_that_nobody_has(device: NewDevice) -> None:
    one = device()
    one.go()
    one.field("shelf-code").fill("ABCDE")
    one.button("shelf-join").click()
    expect(one.page.get_by_role("alert")).to_contain_text("There is no table with the code ABCDE.")
    one.forgive(r"404.*/api/rooms/ABCDE")  # a browser notes every answer of this kind


def test_addresses_that_lead_nowhere(device: NewDevice) -> None:
    one = device()
    one.go("/#/chess")
    expect(one.page.get_by_role("alert")).to_contain_text("This game is not on the shelf.")
    one.go("/t/not-a-code")
    expect(one.page.get_by_role("alert")).to_contain_text("There is no table with the code")
    one.forgive(r"40\d.*/api/rooms/")


def test_names_too_long_empty_or_twice_at_the_set_up(device: NewDevice) -> None:
    one = device()
    page = one.page
    one.go("/#/nimmt/friends")
    name = one.field("setup-name-of", number=1)
    for typed, said in ((LONG, "A name can have 24 letters at most."), ("  ", "A name needs at least one letter.")):
        name.fill(typed)
        one.button("setup-invite").click()
        expect(page.get_by_role("alert")).to_have_text(said)
    name.fill("Ana")
    one.choice("setup-kind", "setup-here", number=2).check()
    one.field("setup-name-of", number=2).fill(" Ana ")
    one.button("setup-invite").click()
    expect(page.get_by_role("alert")).to_have_text("Two people have this name. Give one of them another.")
    one.field("setup-name-of", number=2).fill("Ben")
    one.button("setup-invite").click()
    expect(one.heading("lobby-title")).to_be_visible()


def test_a_name_too_long_at_the_door(device: NewDevice, house: House) -> None:
    code = house.open_room(person("Ana"), OPEN, start=False)["code"]
    one = device()
    one.go(f"/t/{code}")
    one.field("join-name").fill(LONG)
    one.button("join-sit").click()
    expect(one.page.get_by_role("alert")).to_have_text("A name can have 24 letters at most.")
    one.field("join-name").fill("Ben")
    one.button("join-sit").click()
    expect(one.text("lobby-wait")).to_be_visible()


def test_the_last_seat_is_taken_by_somebody_quicker(device: NewDevice, house: House) -> None:
    code = house.open_room(person("Ana"), OPEN, BOT, start=False)["code"]
    quick, slow = device(), device()
    for one in (quick, slow):
        one.go(f"/t/{code}")
        one.field("join-name").fill("Ben")
    quick.button("join-sit").click()
    expect(slow.text("join-full")).to_be_visible()
    slow.button("join-look").click()
    expect(slow.text("lobby-looking-on")).to_be_visible()
