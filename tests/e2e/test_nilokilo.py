"""Whole games of Nilo Kilo: against bots, in two and in four browsers at once, on one device, by keys alone."""

import json
from collections.abc import Callable, Iterator
from functools import partial

import httpx
import pytest
from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from kartenhaus import games
from kartenhaus.table import records
from kartenhaus.words import Words
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.house import BOT, OPEN, PATIENCE, House, Json, person
from tests.e2e.line import SlowLine
from tests.e2e.looks import at_rest, axe_faults, layout_faults

OFFERED = [id for id in games.offered() if id == "nilokilo"]
PHONE: Json = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK: Json = {"viewport": {"width": 1440, "height": 900}}
# No test waits for a card to be seen well: that is for people.
QUICK: dict[str, str | int] = {"min_reveal_ms": 0, "sort_pause_ms": 0, "first_starter": "random"}
STEPS_OF_A_SCORING = 6  # five kinds and the gluttons; the coins come when nobody has to give a card back
NAMES = ("Ana", "Ben", "Cleo")
WAY = 0.075  # seconds, each way, that a slow line takes
STEPS = 3000  # after which a game should long be over
MOST_VAIN = 40  # presses in a row, after which something is in the way
VAINLY = 1_500  # ms: until somebody else was quicker
# What somebody in front of the page can do now, the most urgent first; "" while others are awaited.
MOMENT = """
(words) => {
  const main = document.querySelector("main");
  const seen = (selector) => [...(main?.querySelectorAll(selector) ?? [])].some((one) => one.checkVisibility());
  const called = (name) => [...(main?.querySelectorAll("button") ?? [])].some((one) => one.textContent.trim() === name);
  if (called(words.again)) return "over";
  if (seen(".choices button")) return "choose";
  if (seen(".scoring footer .main")) return "on";
  if (seen(".flip[aria-disabled=false]")) return "flip";
  return seen(".snatch[aria-disabled=false]") ? "snatch" : "";
}
"""


class Table:
    """The table of Nilo Kilo on one page."""

    def __init__(self, one: Device, press: Callable[[ElementHandle], None]) -> None:
        self.one = one
        self.page: Page = one.page
        self.press = press
        self.words = Words("en", "nilokilo")
        self.vain = 0  # presses in a row
        self._said = {"again": self.words.say("table-rematch")}

    def look(self) -> str:
        """What can be done now."""
        return str(self.page.evaluate(MOMENT, self._said))

    def until(self, *moments: str) -> str:
        """Wait until something can be done."""
        for _ in range(2 * STEPS):
            moment = self.look()
            if moment in moments or (not moments and moment):
                return moment
            self.page.wait_for_timeout(10)
        raise AssertionError(f"expected {moments or 'something to do'}, got nothing; {self.heap}")

    def until_over(self) -> Iterator[str]:
        """What can be done, one thing after another, until the game is over."""
        for _ in range(STEPS):
            if (moment := self.until()) == "over":
                return
            yield moment
        raise AssertionError(f"expected the game to end, got {self.look()!r}; {self.heap}")

    @property
    def heap(self) -> str:
        """What is said of the heap, if the page shows one."""
        heap = self.page.locator(".heap")
        return str(heap.get_attribute("aria-label")) if heap.count() else ""

    @property
    def may_snatch(self) -> bool:
        """Somebody here could snatch."""
        return self.page.locator(".snatch[aria-disabled=false]").count() > 0

    def surface(self, what: str, seat: str | None = None) -> Locator:
        """The surface to flip or to snatch, of somebody if several sit here."""
        place: Page | Locator = self.page.get_by_role("group", name=seat, exact=True) if seat else self.page
        return place.locator(f".{what}").first

    def do(self, moment: str) -> None:
        """Whatever is due: the next step, the first choice, a card, the first jester."""
        doing = {"on": ".scoring footer .main", "choose": ".choices button", "flip": ".flip[aria-disabled=false]"}
        doing["snatch"] = ".snatch[aria-disabled=false]"
        # An element, not a description: what somebody else was quicker with is pressed in vain, but not waited for.
        wanted = self.page.query_selector(doing[moment])
        if wanted:
            self._touch(wanted)

    def _touch(self, wanted: ElementHandle) -> None:
        try:
            self.press(wanted)
        except Error as problem:
            self.vain += 1
            if self.vain > MOST_VAIN or ("Timeout" not in str(problem) and "not attached" not in str(problem)):
                raise
        else:
            self.vain = 0


def open_room(house: House, *seats: Json, start: bool = True, **options: str | int) -> Json:
    """A new room of Nilo Kilo in which no time passes without need."""
    wish = {"game": "nilokilo", "seats": list(seats), "options": {**QUICK, **options}, "start": start}
    answer = httpx.post(f"{house.url}/api/rooms", json=wish, timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def join(house: House, code: str, name: str) -> Json:
    """An open seat of a room, for another device."""
    answer = httpx.post(f"{house.url}/api/rooms/{code}/join", json={"name": name}, timeout=PATIENCE, trust_env=False)
    assert answer.status_code in {200, 201}, answer.text
    seated: Json = answer.json()
    return seated


def clicked(wanted: ElementHandle) -> None:
    """A press that does not wait until something stands still."""
    wanted.click(timeout=VAINLY)


def tapped(wanted: ElementHandle) -> None:
    """The same with a finger."""
    wanted.tap(timeout=VAINLY)


def pressed(wanted: ElementHandle) -> None:
    """A press within the page, where four browsers share a machine: no mouse has to travel."""
    wanted.dispatch_event("pointerdown", {"button": 0})
    wanted.dispatch_event("click", {"detail": 1})


def events_in(one: Device, *kinds: str, viewer: int | None = None) -> list[Json]:
    """What a device was told, in order; of several who sit there, everybody or one."""
    updates = [frame for frame in one.frames if frame["type"] == "update" and viewer in {None, frame["viewer"]}]
    told = [event for frame in updates for event in frame["events"]]
    return [event for event in told if event["event"] in kinds]


@pytest.fixture
def slow_line(house: House) -> Iterator[SlowLine]:
    line = SlowLine(house, WAY)
    yield line
    line.close()


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize("fex", ["off", "tricky"])
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_against_bots(device: NewDevice, house: House, screen: Json, fex: str, game: str) -> None:
    one = device(**screen)
    one.sit(open_room(house, person("Ana"), BOT, BOT, fex=fex))
    table = Table(one, tapped if screen is PHONE else clicked)
    seen, faults, steps = set[str](), list[str](), 0
    for moment in table.until_over():
        if moment not in seen:
            at_rest(one.page)
            faults += [f"{moment}: {fault}" for fault in layout_faults(one.page, is_table=True)]
            faults += [f"{moment}: {fault}" for fault in axe_faults(one.page)]
        steps = max(steps, one.page.locator(".scoring .steps i").count())
        seen.add("counted out" if moment == "on" and events_in(one, "won") else moment)
        table.do(moment)
    at_rest(one.page)
    faults += [f"over: {fault}" for fault in layout_faults(one.page, is_table=True) + axe_faults(one.page)]
    assert faults == []
    assert {"on", "counted out"} <= seen
    assert steps >= STEPS_OF_A_SCORING
    assert events_in(one, "snatched")


def heap_told(one: Device, words: Words) -> str:
    """What has to be said of the heap that this device was told of last."""
    box = games.load("nilokilo").components
    top = [frame["view"]["top"] for frame in one.frames if "view" in frame][-1]
    if top == 0:
        return words.say("board-no-heap")
    if top == box["glutton"]:
        return words.say("board-heap", card=words.say("now-glutton"))
    card = words.say("now-card", sweet=box["kind_of"][0][top], sweets=box["sweets_of"][0][top])
    return words.say("board-heap", card=card)


def play_all(tables: list[Table]) -> None:
    """Everybody does what there is to do until the game is over for all; they snatch now and then, all at once."""
    for step in range(STEPS):
        first = step // 2 % len(tables)  # everybody presses first now and then, also who hears of things late
        order = tables[first:] + tables[:first]
        moments = [table.look() for table in order]
        if set(moments) == {"over"}:
            return
        is_greedy = step % 2 == 1
        for table, moment in zip(order, moments, strict=True):
            if moment == "flip" and is_greedy and table.may_snatch:
                table.do("snatch")
            elif moment in {"on", "choose", "flip"} or (moment == "snatch" and is_greedy):
                table.do(moment)
    raise AssertionError(f"expected the game to end, got {[table.look() for table in tables]}")


def assert_same_game(devices: list[Device], house: House, code: str) -> None:
    """All were told the same, and the record replays."""
    told = [events_in(one, "card_up", "snatched", "coin", "won") for one in devices]
    assert all(each == told[0] for each in told[1:])
    assert [event["event"] for event in told[0]].count("won") >= 1
    assert records.verify(json.loads(house.record(code)), games.load("nilokilo")) == []


@pytest.mark.parametrize("game", OFFERED)
def test_two_browsers_play_a_whole_game(device: NewDevice, house: House, game: str) -> None:
    devices = [device(), device(**PHONE)]
    opened = open_room(house, person("Ana"), OPEN, start=False)
    seated = join(house, opened["code"], "Ben")
    devices[0].sit(opened)
    devices[0].button("lobby-start").click()
    devices[1].sit(seated)
    tables = [Table(devices[0], clicked), Table(devices[1], tapped)]
    for table in tables:
        table.page.locator(".station").wait_for()
    play_all(tables)
    assert_same_game(devices, house, opened["code"])


@pytest.mark.parametrize("game", OFFERED)
def test_four_browsers_at_once_one_of_them_slow(device: NewDevice, house: House, game: str) -> None:
    devices = [device() for _ in range(4)]
    slow = devices[3].context.new_cdp_session(devices[3].page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    opened = open_room(house, person("Ana"), OPEN, OPEN, OPEN, start=False, give_back="auto")
    seats = [opened, *(join(house, opened["code"], name) for name in ("Ben", "Cleo", "Dan"))]
    devices[0].sit(opened)
    for one, seated in zip(devices[1:], seats[1:], strict=True):
        one.sit(seated)
    devices[0].button("lobby-start").click()
    tables = [Table(one, pressed) for one in devices]
    for table in tables:
        table.page.locator(".station").wait_for()
    play_all(tables)
    assert_same_game(devices, house, opened["code"])


@pytest.mark.parametrize("game", OFFERED)
def test_four_browsers_at_once_one_of_them_over_a_slow_line(
    slow_line: SlowLine, device: NewDevice, house: House, game: str
) -> None:
    devices = [device(), device(**PHONE), device(), device(house=slow_line)]
    opened = open_room(house, person("Ana"), OPEN, OPEN, OPEN, start=False, give_back="auto")
    seats = [opened, *(join(house, opened["code"], name) for name in ("Ben", "Cleo", "Dan"))]
    for one, seated in zip(devices, seats, strict=True):
        one.sit(seated)
    devices[0].button("lobby-start").click()
    tables = [Table(one, pressed) for one in devices]
    for table in tables:
        table.page.locator(".station").wait_for()
    play_all(tables)
    assert_same_game(devices, house, opened["code"])
    ways = ways_of(json.loads(house.record(opened["code"])))
    assert min(ways[3]) >= 2 * WAY, "expected the server to know how long the slow line is"
    assert min(min(ways[seat]) for seat in range(3) if ways[seat]) < 2 * WAY


def ways_of(record: Json) -> list[list[float]]:
    """By seat: how long the way there and back was, in seconds, each time that its claim was decided upon."""
    ways: list[list[float]] = [[], [], [], []]
    for text in (move[3] for move in record["moves"] if len(move) > 3):
        for claim in json.loads(text)["claims"]:
            ways[claim["seat"]].append(claim["rtt"] / 1e6)
    return ways


@pytest.mark.parametrize("game", OFFERED)
def test_two_at_one_device_play_with_a_third_at_another(device: NewDevice, house: House, game: str) -> None:
    tablet, phone = device(viewport={"width": 820, "height": 1180}, has_touch=True), device(**PHONE)
    opened = open_room(house, person("Ana"), person("Ben"), OPEN, start=False, give_back="auto")
    seated = join(house, opened["code"], "Cleo")
    tablet.sit(opened)
    phone.sit(seated)
    tablet.button("lobby-start").click()
    tables = [Table(tablet, tapped), Table(phone, tapped)]
    for table in tables:
        table.page.locator(".station").first.wait_for()
    assert tablet.page.locator(".station").count() == 2
    assert layout_faults(tablet.page, is_table=True) == []
    play_all(tables)
    for one, viewers in ((tablet, (0, 1)), (phone, (2,))):
        for viewer in viewers:
            told = events_in(one, "card_up", "snatched", "coin", "won", viewer=viewer)
            assert told == events_in(phone, "card_up", "snatched", "coin", "won")
    assert records.verify(json.loads(house.record(opened["code"])), games.load("nilokilo")) == []


@pytest.mark.parametrize("game", OFFERED)
def test_two_at_one_device_each_have_their_own_edge(device: NewDevice, house: House, game: str) -> None:
    one = device(**PHONE)
    one.sit(open_room(house, person("Ana"), person("Ben"), give_back="auto"))
    table = Table(one, tapped)
    one.page.locator(".station").first.wait_for()
    assert layout_faults(one.page, is_table=True) == []
    assert axe_faults(one.page) == []
    places = [one.page.get_by_role("group", name=name, exact=True).bounding_box() for name in ("Ana", "Ben")]
    middle = one.page.locator(".heap").bounding_box()
    assert places[0] and places[1] and middle
    assert places[1]["y"] < middle["y"] < places[0]["y"], "expected Ana below and Ben above the heap"
    table.until("flip")
    one.page.locator(".flip[aria-disabled=true]").dispatch_event("pointerdown", {"button": 0})
    expect(one.page.get_by_text(table.words.say("refusal-not_your_turn"))).to_be_visible()
    expect(one.page.locator(".toast .why")).to_have_count(0)  # it would lie over what Ben presses
    what_comes(one, lambda: table.do(table.until("flip")), "card_up", "glutton_up")
    what_comes(one, table.surface("snatch", "Ben").tap, "snatched")
    expect(one.page.locator(".none .jester")).to_be_visible()
    assert {event["seat"] for event in events_in(one, "snatched")} == {1}
    table.press = pressed
    for moment in table.until_over():
        table.do("snatch" if moment == "flip" and table.may_snatch else moment)


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_without_a_mouse(device: NewDevice, house: House, game: str) -> None:
    one = device()
    one.sit(open_room(house, person("Ana"), BOT))
    table, page = Table(one, clicked), one.page
    table.until()
    for moment in table.until_over():
        if moment in {"flip", "snatch"}:
            page.keyboard.press("1" if table.may_snatch else "Space")
        else:
            if moment == "choose":
                page.evaluate("() => document.querySelector('.choices button')?.focus()")
            page.keyboard.press("Enter")
    assert {event["seat"] for event in events_in(one, "snatched")} >= {0}


@pytest.mark.parametrize("game", OFFERED)
def test_an_onlooker_sees_the_heap_and_cannot_touch_it(device: NewDevice, house: House, game: str) -> None:
    seated = open_room(house, person("Ana"), person("Ben"))
    ana, onlooker = device(), device()
    ana.sit(seated)
    table = Table(ana, clicked)
    onlooker.go(f"/t/{seated['code']}")
    onlooker.button("join-look").click()
    expect(onlooker.page.locator(".heap")).to_be_visible()
    what_comes(ana, lambda: table.do(table.until("flip")), "card_up", "glutton_up")
    for one in (ana, onlooker):
        expect(one.page.locator(".heap .top")).to_be_visible()
    for one in (ana, onlooker):
        expect(one.page.locator(".heap")).to_have_attribute("aria-label", heap_told(onlooker, table.words))
    assert onlooker.page.locator("[data-surface]").count() == 0
    for frame in (frame for one in (ana, onlooker) for frame in one.frames if "view" in frame):
        assert not any(any(pile) for pile in frame["view"]["pile"]), "a frame has a pile"
        assert not any(frame["view"]["cards"]), "a frame has what lies beneath"


@pytest.mark.parametrize("game", OFFERED)
def test_a_reload_changes_nothing(device: NewDevice, house: House, game: str) -> None:
    one = device()
    one.sit(open_room(house, person("Ana"), person("Ben"), first_starter="random"))
    table = Table(one, clicked)
    for _ in range(3):
        expect(one.page.locator(".flip[aria-disabled=false]")).to_have_count(1)  # of two, one hears a moment later
        what_comes(one, partial(table.do, "flip"), "card_up", "glutton_up")
    before = heap_told(one, table.words)
    heap = one.page.locator(".heap")
    expect(heap).to_have_attribute("aria-label", before)
    one.page.reload()
    expect(heap).to_have_attribute("aria-label", before)


@pytest.mark.parametrize("game", OFFERED)
def test_nothing_tells_whose_turn_it_is_in_the_glutton_variant(device: NewDevice, house: House, game: str) -> None:
    one = device()
    one.sit(open_room(house, person("Ana"), BOT, BOT, glutton_variant="on"))
    table = Table(one, clicked)
    table.until("flip")
    assert one.page.locator(".plate.awaited, .station.turn").count() == 0
    views = [frame["view"] for frame in one.frames if "view" in frame]
    assert {view["due"] for view in views if view["phase"] == 1} == {-1}


@pytest.mark.parametrize("game", OFFERED)
def test_cards_come_by_themselves_and_can_be_let_lie(device: NewDevice, house: House, game: str) -> None:
    one = device(**PHONE)
    one.sit(open_room(house, person("Ana"), person("Ben"), pace="windowed", window_ms=20_000))
    page, leave = one.page, Words("en", "nilokilo").say("move-leave")
    expect(page.locator(".heap .top")).to_be_visible()
    expect(page.get_by_role("timer")).to_be_visible()
    assert layout_faults(page, is_table=True) == []

    def has_come(nth: int) -> bool:
        return len(events_in(one, "card_up", "glutton_up")) >= 2 * nth  # both are told

    for nth in range(2, 5):
        page.get_by_role("button", name=leave).tap()
        one.hear(partial(has_come, nth), "the next card, once all have let it lie")


def three_on_one(
    device: NewDevice, house: House, fex: str = "off", glutton_variant: str = "off"
) -> tuple[Device, Table]:
    """Ana, Ben and Cleo side by side at one screen; Ana begins."""
    one = device(**DESK)
    people = [person(name) for name in NAMES]
    one.sit(open_room(house, *people, first_starter="choose", fex=fex, glutton_variant=glutton_variant))
    table = Table(one, clicked)
    one.ask(lambda: table.do(table.until("choose")), "who begins")
    one.page.locator(".station").first.wait_for()
    return one, table


def what_comes(one: Device, act: Callable[[], None], *kinds: str) -> Json:
    """The first event of one of these kinds that something leads to."""
    told = len(events_in(one, *kinds, viewer=0))
    for _ in range(MOST_VAIN):
        one.ask(act, kinds)
        if len(found := events_in(one, *kinds, viewer=0)) > told:
            return found[told]
    raise AssertionError(f"expected one of {kinds}")


def turn(one: Device, table: Table, seat: int) -> Json:
    """Have somebody turn a card; what comes of it first."""
    flip = table.surface("flip", NAMES[seat])
    return what_comes(one, flip.click, "card_up", "glutton_up", "king_up", "wrong_flip")


@pytest.mark.parametrize("game", OFFERED)
def test_a_wrong_flip_after_a_glutton_costs_the_glutton(device: NewDevice, house: House, game: str) -> None:
    one, table = three_on_one(device, house, glutton_variant="on")
    seat = 0
    while turn(one, table, seat)["event"] != "glutton_up":
        seat = (seat + 1) % 3
    right, wrong = (seat - 1) % 3, (seat + 1) % 3
    mistake = turn(one, table, wrong)
    assert (mistake["event"], mistake["seat"]) == ("wrong_flip", wrong)
    (paid,) = events_in(one, "took_glutton", viewer=0)
    assert (paid["seat"], paid["from"]) == (wrong, 0)
    expect(table.surface("flip", NAMES[wrong])).to_have_attribute("aria-disabled", "true")
    expect(table.surface("flip", NAMES[right])).to_have_attribute("aria-disabled", "false")
    assert Words("en", "nilokilo").say("now-glutton") not in table.heap
    assert turn(one, table, right)["event"] in {"card_up", "glutton_up"}
    expect(table.surface("flip", NAMES[wrong])).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("game", OFFERED)
def test_what_fex_refuses_counts_as_gluttons_in_the_strict_game(device: NewDevice, house: House, game: str) -> None:
    one, table = three_on_one(device, house, fex="strict")
    assert one.page.locator(".snatch.fex").count() == 9
    out, turned = [0, 0, 0], 0
    while table.until() != "on":
        if turned < 5 or not table.may_snatch:
            expect(one.page.locator(".flip[aria-disabled=false]")).to_have_count(1)
            what_comes(one, partial(table.do, "flip"), "card_up", "glutton_up", "king_up")
            turned += 1
            continue
        before = len(events_in(one, "sorted_out", viewer=0))
        taken = what_comes(one, partial(table.do, "snatch"), "snatched")
        refused = sum(event["cards"] for event in events_in(one, "sorted_out", viewer=0)[before:])
        out[taken["seat"]] += refused
        if table.until("flip", "on") == "flip":
            expect(one.page.locator(".fresh > .card")).to_have_count(refused)
        turned = 0
    plates = [0, 0, 0]
    for event in events_in(one, "has_gluttons", viewer=0):
        plates[event["seat"]] += event["refused"]
    assert plates == out
    assert sum(out) > 0
