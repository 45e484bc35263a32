"""Animals to play against: a picture to tap for each strength, and a pace beside it."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Json
from tests.e2e.house import OPEN, House, person
from tests.e2e.looks import at_rest, axe_faults, layout_faults
from tests.e2e.table import Table

PHONE = {"width": 360, "height": 740}
ANIMALS = ("mouse", "rabbit", "fox", "owl", "wolf")


def test_the_wolf_is_picked_by_a_tap_and_plays_a_deal(device: NewDevice) -> None:
    one = device(viewport=PHONE, has_touch=True, is_mobile=True)
    one.go("/#/nimmt/friends")
    one.heading("setup-title").wait_for()
    one.button("setup-remove", number=3).tap()
    one.choice("setup-kind", "setup-bot", number=2).tap()
    who = one.page.get_by_role("group", name=one.words.say("setup-level-of", number=2))
    expect(who.get_by_role("radio")).to_have_count(len(ANIMALS))
    expect(who.get_by_role("radio", name=one.words.say("level-rabbit"), exact=True)).to_be_checked()
    wolf = who.get_by_role("radio", name=one.words.say("level-wolf"), exact=True)
    wolf.tap()
    expect(wolf).to_be_checked()
    expect(wolf).to_have_accessible_description(one.words.say("plays-wolf"))
    at_rest(one.page)
    assert layout_faults(one.page) + axe_faults(one.page) == []

    one.button("setup-deal").tap()
    table = Table(one.page, press=Locator.tap)
    table.until("choose")
    told = next(frame for frame in one.frames if frame["type"] == "room")
    assert [(seat["kind"], seat["level"]) for seat in told["seats"]] == [("person", None), ("bot", "wolf")]
    assert told["seats"][1]["animal"] == "wolf"
    table.play_on("ready", "over")
    expect(one.page.get_by_role("table").get_by_role("row")).to_have_count(3)


def test_the_host_changes_who_a_bot_is_and_how_fast_it_plays(device: NewDevice, house: House) -> None:
    seats: list[Json] = [{"kind": "bot", "level": level} for level in ("fox", "fox")]
    one = device(viewport=PHONE)
    one.sit(house.open_room(person("Ana"), *seats, OPEN, start=False))
    one.heading("lobby-title").wait_for()

    def told() -> Json:
        """The second seat, as everybody sees it."""
        room: Json = [frame for frame in one.frames if frame["type"] == "room"][-1]
        seat: Json = room["seats"][1]
        return seat

    one.open(one.button("lobby-change-seat", number=2))
    fox = one.choice("setup-level", "level-fox")
    expect(fox).to_be_checked()
    fox.focus()
    one.page.keyboard.press("ArrowRight")
    one.hear(lambda: told()["level"] == "owl", "an owl")
    one.choice("tempo-title", "tempo-quick").check()
    one.hear(lambda: told()["tempo"] == "quick", "somebody quick")
    assert (told()["level"], told()["animal"]) == ("owl", "owl"), "a pace is no strength"
    one.choice("setup-level", "level-mouse").check()
    one.hear(lambda: told()["level"] == "mouse", "a mouse")
    assert told()["tempo"] == "quick"
    at_rest(one.page)
    assert layout_faults(one.page) + axe_faults(one.page) == []
    one.close_sheet()
    expect(one.page.get_by_text(one.words.say("level-mouse"))).to_be_visible()
