"""Every screen in every language on a phone: nothing in English, no message's id, nothing cut off."""

from typing import Any

import pytest

from kartenhaus.words import LANGUAGES, Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Json
from tests.e2e.house import BOT, OPEN, House, person
from tests.e2e.leftovers import is_english, leftovers
from tests.e2e.looks import at_rest, layout_faults

OFFERED = ("horses", "lobo77", "nilokilo", "nimmt", "skunks")
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def rooms(house: House) -> dict[str, Json]:
    """A table of each game that has just been dealt, one before the cards, one to come to, and one that is over."""
    opened = {game: house.open_room(person("Ana"), BOT, BOT, game=game) for game in OFFERED}
    opened["lobby"] = house.open_room(person("Ana"), OPEN, BOT, start=False)
    opened["door"] = house.open_room(person("Ana"), OPEN, BOT, start=False)
    opened["end"] = house.open_room(BOT, BOT, BOT, end_mode="deals", deals=1)
    return opened


class Walk:
    """Goes from screen to screen in one language, and keeps what is wrong on each."""

    def __init__(self, one: Device, language: str, rooms: dict[str, Json]) -> None:
        self.one, self.page, self.language, self.rooms = one, one.page, language, rooms
        self.faults: list[str] = []

    def speak(self, game: str) -> None:
        """From here on messages are this game's."""
        self.one.words = Words(self.language, game)

    def look(self, where: str, *, is_table: bool = False) -> None:
        """Note what is in English, and what is not on the screen as it should be."""
        at_rest(self.page)
        found = layout_faults(self.page, is_table=is_table)
        if self.language != "en":
            found += [f"in English: {text}" for text in leftovers(self.page, self.language)]
        self.faults += [f"{where}: {fault}" for fault in found]

    def hold(self) -> None:
        """Have the seats of the rooms, all but the one at whose door we stand."""
        held = [{"code": room["code"], "game": "nimmt", "held": room["held"], "at": 0}
                for name, room in self.rooms.items() if name != "door"]  # fmt: skip
        self.one._keep("rooms", held)

    def shelf(self) -> None:
        self.one.go()
        self.one.heading("shelf-title").wait_for()
        self.page.get_by_role("link", name=self.one.words.say("title"), exact=True).wait_for()
        self.look("shelf")
        self.one.open(self.one.button("settings-title"))
        self.look("settings")
        self.one.close_sheet()

    def box(self, game: str) -> None:
        self.speak(game)
        self.one.go(f"/#/{game}")
        self.one.button("box-play").wait_for()
        self.look(f"{game}, box")
        self.one.go(f"/#/{game}/rules")
        self.one.heading("help-title").wait_for()
        self.one.heading("rules-01-title").wait_for()
        self.look(f"{game}, rules")
        self.one.go(f"/#/{game}/friends")
        self.one.heading("setup-title").wait_for()
        self.look(f"{game}, set-up")
        self.one.open(self.one.button("setup-change", exact=True))
        self.look(f"{game}, options")
        self.one.close_sheet()

    def table(self, game: str) -> None:
        self.speak(game)
        self.one.go(f"/t/{self.rooms[game]['code']}")
        self.page.locator("[data-spot^=seat]").first.wait_for()
        self.look(f"{game}, table", is_table=True)
        self.one.open(self.one.button("room-menu", exact=True))
        self.look(f"{game}, menu")

    def doors(self) -> None:
        self.speak("nimmt")
        self.one.go(f"/t/{self.rooms['lobby']['code']}")
        self.one.heading("lobby-title").wait_for()
        self.look("lobby")
        self.one.go(f"/t/{self.rooms['door']['code']}")
        self.one.heading("join-title").wait_for()
        self.look("joining")
        self.one.go("/t/ZZZZZ")
        self.one.heading("join-unknown-title").wait_for()
        self.look("unknown room")
        self.one.forgive("404.*/ZZZZZ")
        self.one.go(f"/t/{self.rooms['end']['code']}")
        self.one.button("table-rematch").wait_for()
        self.look("end", is_table=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(device: NewDevice, rooms: dict[str, Json], language: str) -> None:
    looks: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "reduced_motion": "reduce"}
    walk = Walk(device(locale=language, **looks), language, rooms)
    walk.hold()
    walk.shelf()
    for game in OFFERED:
        walk.box(game)
        walk.table(game)
    walk.doors()
    assert walk.faults == []


@pytest.mark.parametrize(
    ("text", "is_left"),
    [
        ("What shall we play?", True),
        ("Was spielen wir?", False),
        ("Step 2 of 7", True),
        ("Schritt 2 von 7", False),
        ("Ana, not here", True),
        ("Bot", False),  # the same in both
    ],
)
def test_english_is_noticed_on_a_german_page(text: str, is_left: bool) -> None:
    assert is_english(text, "de") is is_left
